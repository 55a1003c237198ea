"""Group S of the rules: destruction and leaving play (items 228 to 254)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

THREE = ["brobnar", "dis", "logos"]
EDITIONS = ["1.0", "1.1", "1.3"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def in_any_order(t: Ruling) -> Ruling:
    """Resolve the waiting abilities in the order they stand."""
    while t.g.decision is not None and t.g.decision.kind == "order":
        t.answers(0)
    return t


def keys(t: Ruling) -> list[str]:
    """The options of the pending question, in full."""
    assert t.g.decision is not None
    return [o.key for o in t.g.decision.options]


# ------------------------------------------------------------------ 228 to 230 destroyed, "Destroyed:"
def test_a_destroyed_card_goes_on_top_of_its_owners_discard_pile() -> None:
    """KF.destroyed: also when the opponent controls it; the piles keep what was below."""
    t = given(
        house="shadows",
        you=seat(hand="finishing-blow", line="troll", discard="punch"),
        foe=seat(line="krump+owner:you+damage:1 valdr", discard="anger"),
    )

    t.you.plays("finishing-blow")

    t.then("krump", zone="discard", owner="you").then("you", discard="finishing-blow krump punch").then(
        "foe", discard="anger"
    )
    t.because("KF.destroyed")


@every_edition
def test_a_destroyed_ability_resolves_just_before_its_card_leaves_play(edition: str) -> None:
    """KF.destroyed-label, KF.destroyed-label-1-1: the same moment under each book's own rule; Urchin has no such ability."""
    t = given(house="brobnar", edition=edition, you=seat(hand="punch"), foe=seat(amber=1, line="dust-imp urchin"))

    t.you.plays("punch", "dust-imp")

    t.then("foe", amber=3, line="urchin", discard="dust-imp")
    t.because(
        "KF.destroyed-label" if edition == "1.3" else "KF.destroyed-label-1-1", "KF.into-the-pool", "KF.destroyed"
    )


@every_edition
def test_while_its_destroyed_ability_resolves_the_card_is_still_in_play(edition: str) -> None:
    """KF.destroyed-label, KF.destroyed-label-1-1: Soulkeeper's bearer is itself in its line while the victim is chosen."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="punch", line="troll groggins"),
        foe=seat(line="urchin[soulkeeper] krump"),
    )

    t.you.plays("punch", "urchin").asks("target", seat="you", rule="KF.a-single-one", options="troll groggins")
    t.then("urchin", zone="line", upgrades="soulkeeper")
    t.answers("groggins")

    t.then("you", line="troll").then("foe", line="krump", discard="urchin soulkeeper")


# ------------------------------------------------------------------ 231 to 235 destroyed together
def test_all_cards_destroyed_by_one_event_are_one_set_and_still_in_play() -> None:
    """KF.simultaneous-the-set: while the first ability waits, both creatures stand in their lines with all that is on them."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", line="dust-imp+damage:1 troll"),
        foe=seat(amber=3, line="brend-the-fanatic[way-of-the-wolf]+amber:2"),
    )

    t.you.plays("gateway-to-dis").asks("order")

    t.then("dust-imp", zone="line", damage=1).then("troll", zone="line")
    t.then("brend-the-fanatic", zone="line", amber=2, upgrades="way-of-the-wolf").because("KF.simultaneous-the-set")
    assert keys(t) == ["dust-imp@line:0:destroyed", "brend-the-fanatic@foe-line:0:destroyed"]


@pytest.mark.parametrize(("first", "yours", "theirs"), [("brend-the-fanatic", 2, 2), ("dust-imp", 1, 3)])
def test_every_destroyed_ability_of_the_set_resolves_in_the_active_players_order(
    first: str, yours: int, theirs: int
) -> None:
    """KF.simultaneous-abilities: Brend first takes the 2 there are; Dust Imp first makes it 4, of which Brend takes 3."""
    t = given(
        house="dis", you=seat(amber=2, hand="gateway-to-dis", line="dust-imp"), foe=seat(line="brend-the-fanatic")
    )

    t.you.plays("gateway-to-dis").asks("order", seat="you", rule="KF.simultaneous-abilities").answers(
        next(k for k in keys(t) if k.startswith(first))
    )

    t.then("you", amber=yours, line="", chains=3).then("foe", amber=theirs, line="")


@pytest.mark.parametrize("first", [0, 1])
def test_both_abilities_of_one_card_resolve_though_the_first_has_moved_it(first: int) -> None:
    """KF.simultaneous-abilities: Bad Penny with Soulkeeper goes home and takes Troll along, whichever comes first."""
    t = given(
        house="brobnar", you=seat(hand="punch", line="troll krump"), foe=seat(line="bad-penny[soulkeeper] urchin")
    )

    t.you.plays("punch", "bad-penny").asks("order", options="bad-penny bad-penny").answers(first)

    t.then("foe", hand="bad-penny", discard="soulkeeper", line="urchin").then("you", line="krump")


def test_the_destroyed_leave_together_in_the_order_the_active_player_chooses() -> None:
    """KF.simultaneous-leaving: a deck has Z.Y.X. Researcher, so the order in the piles can matter; both piles are ordered."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", line="pit-demon shooler", deck="zyx-researcher"),
        foe=seat(line="troll krump", discard="anger"),
    )

    t.you.plays("gateway-to-dis")
    t.asks("pile-order", seat="you", rule="KF.simultaneous-leaving", options="pit-demon shooler").answers("shooler")
    t.asks("pile-order", seat="you", rule="KF.simultaneous-leaving", options="troll krump").answers("krump")

    t.then("foe", discard="troll krump anger").then("you", discard="gateway-to-dis pit-demon shooler")


@pytest.mark.parametrize("reader", ["hand", "deck", "archives", "discard", ""])
def test_whether_piles_are_ordered_is_known_to_both_wherever_the_card_is_that_reads_them(reader: str) -> None:
    """KF.simultaneous-leaving, KF.zone-deck: it goes by the lists of the decks, which lie open, and every view says so."""
    foe = {reader: "zyx-researcher"} if reader else {}
    t = given(house="dis", you=seat(hand="gateway-to-dis", line="pit-demon shooler"), foe=seat(**foe))

    assert {t.g.view(eyes)["ordered_piles"] for eyes in (0, 1, None)} == {bool(reader)}

    t.you.plays("gateway-to-dis").asks("pile-order" if reader else "act", seat="you")


def test_cards_that_fall_alone_or_among_copies_are_not_ordered() -> None:
    """KF.simultaneous-leaving: one card for one pile and two alike for the other lie as they would in any order."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", line="pit-demon", deck="zyx-researcher"),
        foe=seat(line="troll troll"),
    )

    t.you.plays("gateway-to-dis").asks("act")

    t.then("you", discard="gateway-to-dis pit-demon").then("foe", discard="troll troll")


def test_what_is_purged_instead_needs_no_order() -> None:
    """KF.simultaneous-leaving, KF.instead: with Annihilation Ritual nothing comes to a pile."""
    t = given(
        house="dis",
        you=seat(
            hand="gateway-to-dis", line="pit-demon shooler", artifacts="annihilation-ritual", deck="zyx-researcher"
        ),
    )

    t.you.plays("gateway-to-dis").asks("act")

    t.then("you", purged="pit-demon shooler")


def test_where_the_order_in_a_pile_cannot_matter_nobody_is_asked() -> None:
    """KF.simultaneous-leaving: without a card that reads the order the creatures leave at once."""
    t = given(house="dis", you=seat(hand="gateway-to-dis", line="pit-demon shooler"), foe=seat(line="troll krump"))

    t.you.plays("gateway-to-dis").asks("act")

    t.then("you", line="", discard=3).then("foe", line="", discard=2)


def test_other_abilities_of_the_dying_do_not_trigger() -> None:
    """KF.simultaneous-no-other-ability: Stealer of Souls and Valdr fall together: nobody is purged, nothing is gained."""
    t = given(house="dis", you=seat(line="stealer-of-souls pit-demon"), foe=seat(line="valdr troll"))

    t.you.fights("stealer-of-souls", "valdr")

    t.then("you", amber=0, discard="stealer-of-souls").then("foe", discard="valdr", purged="").then(
        "pit-demon", damage=0
    )


@pytest.mark.parametrize(("more", "amber", "purged"), [("", 0, ""), ("+power:1", 1, "valdr")])
def test_stealer_of_souls_takes_its_victim_only_if_it_lives(more: str, amber: int, purged: str) -> None:
    """KF.simultaneous-no-other-ability, KF.fight-end-constants: with one more power it survives Valdr's 6 and profits."""
    t = given(house="dis", you=seat(line=f"stealer-of-souls{more}"), foe=seat(line="valdr troll"))

    t.you.fights("stealer-of-souls", "valdr")

    t.then("you", amber=amber).then("foe", purged=purged, line="troll")


@every_edition
def test_the_survivors_that_watch_destruction_react_once_for_each(edition: str) -> None:
    """KF.simultaneous-the-survivors: Soul Snatcher pays each owner for each creature; Neffru, who died too, pays nobody."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="gateway-to-dis", line="pit-demon neffru", artifacts="soul-snatcher"),
        foe=seat(line="troll krump urchin"),
    )

    in_any_order(t.you.plays("gateway-to-dis"))

    t.then("you", amber=2, line="").then("foe", amber=3, line="").then("soul-snatcher", zone="artifacts")


def test_a_lasting_effect_watches_like_a_survivor() -> None:
    """KF.simultaneous-the-survivors: Loot the Bodies gains 1 for each enemy creature that Hebe destroys, none for a friend."""
    t = given(
        house="brobnar",
        you=seat(hand="loot-the-bodies hebe-the-huge", line="silvertooth"),
        foe=seat(line="urchin silvertooth troll"),
    )
    t.you.plays("loot-the-bodies")

    t.you.plays("hebe-the-huge", "left")

    t.then("foe", line="troll").then("you", line="hebe-the-huge", amber=2).then("troll", damage=2)


# ------------------------------------------------------------------ 236 to 238 instead, moved, healed
def test_what_is_replaced_was_not_a_destruction() -> None:
    """KF.instead: Armageddon Cloak keeps Pit Demon in play; Soul Snatcher pays for Troll alone."""
    t = given(
        house="dis",
        you=seat(hand="gateway-to-dis", line="pit-demon[armageddon-cloak]+damage:3", artifacts="soul-snatcher"),
        foe=seat(line="troll"),
    )

    t.you.plays("gateway-to-dis")

    t.then("pit-demon", zone="line", damage=0, upgrades="").then("armageddon-cloak", zone="discard")
    t.then("you", amber=0).then("foe", amber=1, line="").because("KF.instead")


@pytest.mark.parametrize(("name", "zone"), [("bad-penny", "hand"), ("dextre", "deck"), ("hexpion", "archives")])
def test_a_card_that_its_own_destroyed_ability_moves_goes_there(name: str, zone: str) -> None:
    """KF.moved-by-its-own-destroyed: hand, deck or archives instead of the discard pile; it was destroyed all the same."""
    t = given(
        house="brobnar", you=seat(hand="punch", artifacts="soul-snatcher"), foe=seat(line=f"{name} troll", deck="anger")
    )

    t.you.plays("punch", name)

    t.then(name, zone=zone, damage=0).then("foe", discard="", line="troll", amber=1).because(
        "KF.moved-by-its-own-destroyed"
    )


def test_healing_does_not_save_a_creature_of_the_set() -> None:
    """KF.healing-does-not-save: Duma dies with the lethally hurt Troll and heals it in vain; Krump, hurt but alive, is healed."""
    t = given(
        house="shadows",
        you=seat(hand="poison-wave"),
        foe=seat(line="duma-the-martyr+damage:1 troll+damage:6 krump+damage:1", deck="anger punch smith"),
    )

    t.you.plays("poison-wave")

    t.then("foe", line="krump", hand="anger punch", deck="smith").then("krump", damage=0).then("troll", zone="discard")


# ------------------------------------------------------------------ 239, 240 sacrifice
def test_a_sacrificed_card_is_discarded_and_counts_as_destroyed() -> None:
    """KF.sacrifice: Pawn Sacrifice on Dust Imp: its "Destroyed:" gains 2, Soul Snatcher pays 1, then 3 damage go out twice."""
    t = given(
        house="shadows",
        you=seat(hand="pawn-sacrifice", line="dust-imp", artifacts="soul-snatcher"),
        foe=seat(line="troll krump"),
    )

    t.you.plays("pawn-sacrifice")

    t.then("dust-imp", zone="discard").then("you", amber=4).then("troll", damage=3).then("krump", damage=3)
    t.because("KF.sacrifice", "KF.destroyed-label", "KF.destroyed")


@every_edition
def test_a_card_under_anothers_control_is_sacrificed_only_before_1_3(edition: str) -> None:
    """KF.only-own-control, KF.sacrifice-as-if-yours.

    Nexus uses an enemy Mighty Javelin as if it were yours: the 4 damage come in every edition.
    """
    t = given(
        house="shadows",
        edition=edition,
        you=seat(line="nexus"),
        foe=seat(line="troll urchin", artifacts="mighty-javelin cannon"),
    )

    t.you.reaps("nexus", "mighty-javelin", "troll")

    t.then("troll", damage=4).then("you", amber=1)
    t.then("foe", artifacts="mighty-javelin cannon" if edition == "1.3" else "cannon")
    t.because("KF.only-own-control" if edition == "1.3" else "KF.sacrifice-as-if-yours")


# ------------------------------------------------------------------ 241 to 246 what leaving play means
@pytest.mark.parametrize(
    ("house", "card", "answers", "zone"),
    [
        ("dis", "fear", ["magda-the-rat"], "hand"),
        ("untamed", "lost-in-the-woods", ["magda-the-rat", "troll@foe-line:1"], "deck"),
        ("brobnar", "punch", ["magda-the-rat"], "discard"),
        ("dis", "banish", ["magda-the-rat"], "archives"),
        ("sanctum", "the-harder-they-come", ["magda-the-rat"], "purged"),
    ],
)
def test_leaving_play_is_going_to_any_zone_out_of_play(house: str, card: str, answers: list[str], zone: str) -> None:
    """KF.leaving-play, KF.leaves-play: Magda's "Leaves Play:" gives 2 back whichever way she goes."""
    more = "+power:1" if card == "the-harder-they-come" else "+damage:1"
    t = given(house=house, you=seat(amber=0, hand=card), foe=seat(amber=4, line=f"magda-the-rat{more} troll valdr"))

    t.you.plays(card, *answers)

    bonus = {"lost-in-the-woods": 1, "punch": 1, "banish": 1}.get(card, 0)
    t.then("magda-the-rat", zone=zone, damage=0, power_counters=0).then("you", amber=2 + bonus).then("foe", amber=2)


def test_changing_control_or_position_is_not_leaving_play() -> None:
    """KF.leaving-play: Magda goes over to you, and moves to a flank: nothing is stolen, her damage stays."""
    t = given(
        house="mars",
        you=seat(hand="hypnobeam tyxl-beambuckler", line="troll"),
        foe=seat(amber=4, line="urchin magda-the-rat+damage:1"),
    )
    t.you.plays("hypnobeam", "magda-the-rat", "left")
    t.then("you", line="magda-the-rat troll").then("magda-the-rat", damage=1).then("foe", amber=4)

    t.you.plays("tyxl-beambuckler", "right", "magda-the-rat", "right")

    t.then("you", line="troll tyxl-beambuckler magda-the-rat", amber=0).then("magda-the-rat", damage=3).then(
        "foe", amber=4
    )


def test_all_tokens_but_aember_are_removed_from_a_card_that_leaves() -> None:
    """KF.leaving-tokens: damage, stun, power and doom counters; the neighbor keeps its own."""
    t = given(
        house="dis",
        you=seat(hand="fear"),
        foe=seat(line="troll+damage:3+stun+power:2+doom:1 krump+damage:3+stun+power:2+doom:1"),
    )

    t.you.plays("fear", "troll")

    t.then("troll", zone="hand", damage=0, stunned=False, power_counters=0, doom_counters=0, power=8)
    t.then("krump", damage=3, stunned=True, power_counters=2, doom_counters=1).nothing_else()


def test_upgrades_of_a_card_that_leaves_are_discarded() -> None:
    """KF.leaving-upgrades: each to its owner's pile, whoever played it; those of the next creature stay."""
    t = given(
        house="dis",
        you=seat(hand="fear"),
        foe=seat(line="troll[blood-of-titans,duskrunner+owner:you] krump[way-of-the-wolf]"),
    )

    t.you.plays("fear", "troll")

    t.then("blood-of-titans", zone="discard").then("duskrunner", zone="discard").then("you", discard="fear duskrunner")
    t.then("foe", discard="blood-of-titans", hand="troll").then("krump", upgrades="way-of-the-wolf").because(
        "KF.leaving-upgrades"
    )


def test_lasting_effects_on_a_card_end_when_it_leaves() -> None:
    """KF.leaving-lasting-effects: Hallowed Shield protects Silvertooth; back in play she is a new card and can be hurt."""
    t = given(
        house="sanctum",
        you=seat(artifacts="hallowed-shield cannon!sanctum", hand="nature-s-call!sanctum", line="silvertooth!sanctum"),
        foe=seat(line="krump"),
    )
    t.you.acts("hallowed-shield", "silvertooth")
    t.you.plays("nature-s-call", "silvertooth", "done").then("silvertooth", zone="hand")
    t.you.plays("silvertooth")

    t.you.acts("cannon", "silvertooth")

    t.then("silvertooth", zone="discard").then("krump", damage=0)


def test_a_card_that_comes_back_has_no_memory_of_attacks() -> None:
    """KF.leaving-lasting-effects: Culf was attacked this turn; purged and given back by Spangler Box it is elusive anew."""
    t = given(
        house="logos",
        you=seat(line="doc-bookton mother", artifacts="spangler-box", hand="poltergeist!logos"),
        foe=seat(line="culf-the-quiet+attacked:1 krump"),
    )
    t.you.acts("spangler-box", "culf-the-quiet").then("foe", artifacts="spangler-box", purged="culf-the-quiet")
    t.you.plays("poltergeist", "left").then("foe", line="culf-the-quiet krump", artifacts="")

    t.you.fights("doc-bookton", "culf-the-quiet")

    t.because("KF.elusive").then("culf-the-quiet", damage=0).then("doc-bookton", damage=0)


@pytest.mark.parametrize(
    ("house", "card", "zone"),
    [("dis", "fear", "hand"), ("brobnar", "punch", "discard"), ("sanctum", "the-harder-they-come", "purged")],
)
def test_aember_on_a_creature_goes_to_its_controllers_opponent(house: str, card: str, zone: str) -> None:
    """KF.leaving-aember-on-creature: whichever way it leaves, and wherever the æmber came from; Krump's stays on it."""
    t = given(house=house, you=seat(hand=card), foe=seat(amber=1, line="groke+amber:3+damage:2 krump+amber:2"))

    t.you.plays(card, "groke")

    t.then("groke", zone=zone, amber=0).then("you", amber=4 if card == "punch" else 3).then("foe", amber=1)
    t.then("krump", amber=2).because("KF.leaving-aember-on-creature")


def test_the_controller_and_not_the_owner_decides_whose_opponent_that_is() -> None:
    """KF.leaving-aember-on-creature: your Shaffles under the opponent's control holds 3: they are yours when it dies."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="shaffles+owner:you+amber:3 troll"))

    t.you.plays("punch", "shaffles")

    t.then("you", amber=4, discard="punch shaffles").then("foe", amber=0)


@pytest.mark.parametrize("artifact", ["pocket-universe", "safe-place"])
def test_aember_on_another_card_goes_back_to_the_supply(artifact: str) -> None:
    """KF.leaving-aember-elsewhere: 3 on an artifact that Grasping Vines returns: nobody gains them."""
    t = given(
        house="untamed", you=seat(hand="grasping-vines"), foe=seat(amber=1, artifacts=f"{artifact}+amber:3 cannon")
    )

    t.you.plays("grasping-vines", artifact, "done")

    t.then(artifact, zone="hand", amber=0).then("you", amber=1).then("foe", amber=1, artifacts="cannon")
    t.because("KF.leaving-aember-elsewhere")


# ------------------------------------------------------------------ 247 to 251 where it goes
def test_a_card_leaves_for_its_owners_zone_whatever_the_text_says() -> None:
    """KF.leaving-destination: Faygin returns an enemy Urchin "to your hand": it goes to the opponent's (FAQ 8)."""
    t = given(house="shadows", you=seat(line="faygin", discard="punch"), foe=seat(line="urchin troll"))

    t.you.reaps("faygin")

    t.then("foe", hand="urchin", line="troll").then("you", hand="", amber=1).because("KF.leaving-destination")


@pytest.mark.parametrize(("name", "zone"), [("bad-penny", "hand"), ("dextre", "deck")])
def test_a_card_under_foreign_control_goes_home_to_its_owner(name: str, zone: str) -> None:
    """KF.leaving-destination: the opponent's creature under your control, whose own text says "your"."""
    t = given(house="brobnar", you=seat(hand="punch", line=f"{name}+owner:foe troll"), foe=seat(line="krump"))

    t.you.plays("punch", name)

    t.then("foe", **{zone: name}).then("you", line="troll", discard="punch", hand="", deck="")


def test_an_effect_that_names_a_players_zone_is_obeyed() -> None:
    """KF.leaving-destination-stated: Uxlyx puts an enemy creature into your archives; it stays the opponent's card."""
    t = given(house="mars", you=seat(line="uxlyx-the-zookeeper"), foe=seat(line="troll krump", hand=""))

    t.you.reaps("uxlyx-the-zookeeper", "troll")

    t.then("you", archives="troll", amber=1).then("foe", line="krump", archives="", hand="")
    t.then("troll", zone="archives", owner="foe")
    t.because("KF.leaving-destination-stated")


@every_edition
@pytest.mark.parametrize(
    ("name", "zone"), [("bad-penny", "hand"), ("dextre+damage:1", "deck"), ("silvertooth", "purged")]
)
def test_a_card_gone_into_a_hidden_zone_is_out_of_reach(edition: str, name: str, zone: str) -> None:
    """KF.leaving-into-hidden-zone: Yxilo Bolter purges what it destroys, but not what is in hand or deck by then (FAQ 10)."""
    t = given(house="mars", edition=edition, you=seat(line="yxilo-bolter"), foe=seat(line=f"{name} troll"))
    name = name.partition("+")[0]

    t.you.reaps("yxilo-bolter", name)

    t.then(name, zone=zone).then("you", amber=1).then("troll", damage=0)


def test_a_card_in_the_discard_pile_can_still_be_followed() -> None:
    """KF.leaving-into-open-zone: Overlord Greking puts its victim into play; of Bad Penny it gets nothing."""
    t = given(
        house="dis",
        you=seat(line="overlord-greking troll"),
        foe=seat(line="bumpsy[way-of-the-wolf]+damage:2 krump", amber=2),
    )
    t.you.fights("overlord-greking", "bumpsy", "left")
    t.then("you", line="bumpsy overlord-greking troll").then("bumpsy", damage=0, ready=False, owner="foe", upgrades="")
    t.then("foe", amber=2, line="krump", discard="way-of-the-wolf")  # put into play, not played: nothing is lost

    t = given(house="dis", you=seat(line="overlord-greking troll"), foe=seat(line="bad-penny krump"))
    t.you.fights("overlord-greking", "bad-penny")
    t.then("you", line="overlord-greking troll").then("foe", hand="bad-penny")


def test_a_leaves_play_ability_resolves_before_the_card_leaves() -> None:
    """KF.leaves-play: a Magda under your control steals for the opponent before she goes to hand, and only once."""
    t = given(house="dis", you=seat(amber=5, hand="hysteria", line="magda-the-rat"), foe=seat(line="troll"))

    t.you.plays("hysteria")

    t.then("you", amber=3, hand="magda-the-rat").then("foe", amber=2, hand="troll").because(
        "KF.steal", "KF.leaving-destination"
    )


@every_edition
def test_a_card_with_a_leaves_play_ability_goes_by_the_same_rule_as_any_other(edition: str) -> None:
    """KF.leaves-play, KF.purge, KF.purge-face-down: Magda is purged like Troll; only her own ability comes before."""
    rule = "KF.purge" if edition == "1.3" else "KF.purge-face-down"
    for name in ("magda-the-rat", "troll"):
        t = given(
            house="sanctum",
            edition=edition,
            you=seat(hand="the-harder-they-come"),
            foe=seat(line=f"{name}[blood-of-titans] krump"),
        )

        t.you.plays("the-harder-they-come", name)

        t.then("foe", purged=name, line="krump").because("KF.leaving-upgrades", rule)


# ------------------------------------------------------------------ 252 to 254 purged
@every_edition
def test_purged_cards_lie_face_up_in_1_3_and_face_down_before(edition: str) -> None:
    """KF.purge, KF.purge-face-down, KF.purged-cards: out of the game with their owner; face down, neither player sees them."""
    t = given(house="shadows", edition=edition, you=seat(hand="oubliette"), foe=seat(line="silvertooth krump"))

    t.you.plays("oubliette")

    t.then("foe", purged="silvertooth", line="krump", discard="").then("you", purged="")
    t.because("KF.purge" if edition == "1.3" else "KF.purge-face-down")
    for eye in (0, 1, None):
        shown = t.g.view(eye)["players"][1]
        assert shown["purged_size"] == 1
        if edition == "1.3":
            assert [c["id"] for c in shown["purged"]] == ["silvertooth"]
        else:
            assert shown["purged"] is None


def test_purged_cards_take_no_further_part() -> None:
    """KF.purged-no-interaction: Regrowth and a reshuffle find only what is in the discard pile."""
    t = given(house="untamed", you=seat(hand="regrowth", purged="snufflegator", discard="dew-faerie dust-pixie"))
    t.you.plays("regrowth").asks("target", options="dew-faerie dust-pixie").answers("dew-faerie")
    t.then("you", hand="dew-faerie", purged="snufflegator")

    t.you.ends_turn()

    t.then("snufflegator", zone="purged").then("dust-pixie", zone="hand")


def test_only_the_card_that_purged_may_bring_back() -> None:
    """KF.purged-no-interaction, KF.spangler-box: the Box returns what it purged, and nothing that another card purged."""
    t = given(
        house="logos",
        you=seat(artifacts="spangler-box", line="troll", hand=6, houses=THREE),
        foe=seat(line="krump", purged="valdr", artifacts="gorm-of-omm", hand=6, houses=THREE),
    )
    t.you.acts("spangler-box", "krump").then("foe", purged="valdr krump", artifacts="gorm-of-omm spangler-box")
    t.you.ends_turn()
    t.foe.chooses_house("dis")

    t.foe.omnis("gorm-of-omm")

    t.then("foe", line="krump", purged="valdr").then("krump", ready=False)
