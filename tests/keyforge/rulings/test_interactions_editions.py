"""Play by the older books: what two rows of their comparison do to one another, edition by edition, and what each is quoted for."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tableforge
from tableforge.keyforge import sheet
from tableforge.keyforge.cards import titles
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.game import RULES

EDITIONS = ["1.0", "1.1", "1.3"]
OLDER = ["1.0", "1.1"]
THREE = ["brobnar", "dis", "logos"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)
before_1_3 = pytest.mark.parametrize("edition", OLDER)


def on_the_left(t: Ruling) -> Ruling:
    """Answer every question about a flank."""
    while t.g.decision is not None and t.g.decision.kind == "flank":
        t.answers("left")
    return t


def only_what_holds(t: Ruling, edition: str) -> None:
    """Every event cites a rule of this edition."""
    assert {e.rule for e in t.g.events if edition not in RULES[e.rule].editions} == set()


# ------------------------------------------------------------------ rows 1 and 2: the first turn
def first_turn(house: str, edition: str, foe: dict[str, Any] | None = None, **you: Any) -> Ruling:
    """Step 3 of the first turn of the game; you are the first player."""
    return given(house=house, turn=1, first="you", edition=edition, you=seat(**you), foe=foe)


@pytest.mark.parametrize(("edition", "more"), [("1.0", False), ("1.1", False), ("1.3", True)])
@pytest.mark.parametrize(
    ("hand", "house", "pile"),
    [("phase-shift", "logos", ""), ("helper-bot", "logos", ""), ("mimicry", "untamed", "phase-shift")],
)
def test_a_permission_gives_a_second_card_in_1_3_alone(
    edition: str, more: bool, hand: str, house: str, pile: str
) -> None:
    """KF.first-turn-effects-may-change, KF.first-turn-effects-may-not-change: also where Mimicry is the Phase Shift."""
    t = first_turn(house, edition, hand=f"{hand} troll", houses=[house, "brobnar", "dis"], foe=seat(discard=pile))
    t.you.plays(hand)
    assert t.may("play:troll") is more
    if not more:
        t.may_not("play:troll", "KF.first-turn-effects-may-not-change")


@pytest.mark.parametrize(("edition", "more"), [("1.0", False), ("1.1", False), ("1.3", True)])
def test_a_permission_may_be_the_one_card_in_every_edition(edition: str, more: bool) -> None:
    """KF.first-turn-limit: the Witch lets a card of another house be the one card; beyond it she helps in 1.3 alone."""
    you: dict[str, Any] = {
        "hand": "dextre dust-pixie",
        "line": "witch-of-the-wilds",
        "houses": ["logos", "untamed", "dis"],
    }
    t = first_turn("logos", edition, **you)
    assert t.may("play:dust-pixie")
    t.you.plays("dust-pixie", "left")
    if not more:
        t.may_not("play:dextre", "KF.first-turn-limit")

    t = first_turn("logos", edition, **you)
    t.you.plays("dextre", "left")
    assert t.may("play:dust-pixie") is more


@pytest.mark.parametrize(("edition", "hand"), [("1.0", 2), ("1.1", 2), ("1.3", 1)])
def test_a_card_from_the_deck_orders_a_discard_in_1_3_alone(edition: str, hand: int) -> None:
    """KF.first-turn-other-zones, KF.first-turn-discards-by-effect: Wild Wormhole plays Yurk; the hand stays before 1.3."""
    t = first_turn("logos", edition, hand="wild-wormhole troll bumpsy", deck="yurk punch")
    t.you.plays("wild-wormhole", "troll").then("you", line="yurk", hand=hand)


@pytest.mark.parametrize(("edition", "amber"), [("1.0", 0), ("1.1", 0), ("1.3", 1)])
def test_a_discard_that_does_not_happen_pays_for_nothing(edition: str, amber: int) -> None:
    """KF.first-turn-discards-by-effect, KF.if-you-do-in-order-to: Feeding Pit after the one card."""
    t = first_turn("mars", edition, hand="soft-landing troll bumpsy", artifacts="feeding-pit")
    t.you.plays("soft-landing")
    had = t.player("you")["amber"]
    t.you.acts("feeding-pit", "troll").then("you", amber=had + amber)


@pytest.mark.parametrize(("edition", "more"), [("1.0", False), ("1.1", False), ("1.3", True)])
def test_before_1_3_a_discard_by_an_effect_is_the_one_card(edition: str, more: bool) -> None:
    """KF.first-turn-shared, KF.first-turn-effects-may-not-change: Feeding Pit first; no second card leaves the hand."""
    t = first_turn("mars", edition, hand="soft-landing troll bumpsy", artifacts="feeding-pit")
    t.you.acts("feeding-pit", "troll").then("troll", zone="discard")
    assert t.may("play:soft-landing") is more
    if not more:
        t.may_not("play:soft-landing", "KF.first-turn-limit").may_not("discard:soft-landing", "KF.first-turn-limit")


# ------------------------------------------------------------------ rows 3 to 5: must, cannot and no house
def forbidden(edition: str, *cards: str, **foe: Any) -> Ruling:
    """You forbid Dis, then play the other cards; the opponent's turn begins."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand=["restringuntus", *[c.split(">")[0] for c in cards]], houses=["dis", "shadows", "mars"], deck=9),
        foe=seat(**{"hand": "punch", "deck": 9, "houses": THREE, **foe}),
    )
    t.you.plays("restringuntus", "dis")
    for c in cards:
        t.you.plays(*c.split(">"))
    return t.you.ends_turn()


@before_1_3
def test_without_a_house_the_archives_are_taken_and_an_omni_of_a_creature_works(edition: str) -> None:
    """KF.cannot-against-must-no-house, KF.archives-without-house, KF.creature-three-uses, KF.no-house-consequences."""
    t = forbidden(edition, line="pitlord deipno-spymaster troll", archives="dextre")
    t.asks("archives", seat="foe", rule="KF.archives-without-house").answers("yes").then("foe", hand="punch dextre")
    for key in ("play:punch", "discard:punch", "reap:troll", "reap:pitlord", "reap:deipno-spymaster"):
        t.may_not(key, "KF.no-house-consequences")
    t.foe.omnis("deipno-spymaster", "troll").because("KF.creature-three-uses")
    t.asks("act", options="reap:troll fight:troll end-turn")


@every_edition
def test_of_two_demands_the_one_that_is_not_forbidden_holds(edition: str) -> None:
    """KF.must-choose-house: Pitlord demands Dis, which is forbidden, Control the Weak Logos: no edition is at a loss."""
    t = forbidden(edition, "control-the-weak>logos", line="pitlord")
    t.because("KF.must-choose-house").then("table", house="logos", active="foe")


@pytest.mark.parametrize(("edition", "options"), [("1.0", None), ("1.1", None), ("1.3", "brobnar logos sanctum")])
def test_a_house_that_only_a_taken_pitlord_makes_eligible_is_demanded_too(edition: str, options: str | None) -> None:
    """KF.house-of-a-controlled-card, KF.cannot-against-must-no-house, KF.cannot-beats-must-house."""
    t = forbidden(edition, line="pitlord+owner:you", houses=["brobnar", "logos", "sanctum"])
    if options is None:
        t.because("KF.cannot-against-must-no-house").then("table", house=None)
    else:
        t.asks("house", rule="KF.cannot-beats-must-house", options=options)


@pytest.mark.parametrize(("edition", "amber"), [("1.0", 0), ("1.1", 0), ("1.3", 2)])
def test_without_a_house_nothing_has_been_chosen(edition: str, amber: int) -> None:
    """KF.no-house-consequences: Jehu waits for Sanctum, which only 1.3 lets the player choose against Tezmal and Pitlord."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(line="tezmal", deck=9, houses=["dis", "shadows", "mars"]),
        foe=seat(line="pitlord jehu-the-bureaucrat", hand=6, deck=9, houses=["dis", "logos", "sanctum"]),
    )
    t.you.reaps("tezmal", "dis")
    t.you.ends_turn(*["sanctum"] if edition == "1.3" else []).then("foe", amber=amber)


# ------------------------------------------------------------------ row 11: control before 1.3
@pytest.mark.parametrize(
    ("edition", "yours", "theirs"),
    [("1.0", "", "sneklifter krump"), ("1.1", "", "sneklifter krump"), ("1.3", "krump sneklifter", "")],
)
def test_a_harland_under_a_stolen_masterplan_serves_whoever_the_book_says(
    edition: str, yours: str, theirs: str
) -> None:
    """KF.controller-before-1-3, KF.controller-of-a-played-card: before 1.3 it goes home and takes the thief."""
    t = given(
        house="shadows",
        edition=edition,
        you=seat(hand="sneklifter", deck=9, houses=["shadows", "dis", "logos"]),
        foe=seat(artifacts="masterplan/harland-mindlock", line="krump", hand=6, deck=9, houses=THREE),
    )
    t.you.plays("sneklifter")
    t.you.ends_turn("brobnar")
    t.foe.ends_turn("shadows")
    on_the_left(t.you.omnis("masterplan"))
    have = {p: [c for c in t.player(p)["line"] if c != "harland-mindlock"] for p in ("you", "foe")}
    assert (sorted(have["you"]), sorted(have["foe"])) == (sorted(yours.split()), sorted(theirs.split()))
    t.then("harland-mindlock", controller="you" if edition == "1.3" else "foe", owner="foe").then(
        "masterplan", zone="discard"
    )
    only_what_holds(t, edition)


@pytest.mark.parametrize(("edition", "controller", "amber"), [("1.0", "foe", 0), ("1.1", "foe", 0), ("1.3", "you", 2)])
def test_the_play_ability_serves_the_controller_and_the_bonus_the_active_player(
    edition: str, controller: str, amber: int
) -> None:
    """KF.controller-before-1-3, KF.aember-bonus-first: the card under a Masterplan that Nexus uses: Urchin steals for its owner."""
    t = given(
        house="shadows",
        edition=edition,
        you=seat(line="nexus"),
        foe=seat(artifacts="masterplan/urchin", line="krump", amber=3),
    )
    on_the_left(t.you.reaps("nexus")).then("urchin", controller=controller)
    t.then("you", amber=amber).then("foe", amber=2 if edition == "1.3" else 4)


@every_edition
def test_as_if_it_were_yours_is_yours_in_every_edition(edition: str) -> None:
    """KF.card-overrides: Murkens plays the opponent's Harland for you, whatever the book says of owners."""
    t = given(
        house="shadows", edition=edition, you=seat(hand="murkens"), foe=seat(deck="harland-mindlock", line="krump")
    )
    on_the_left(t.you.plays("murkens")).then("harland-mindlock", controller="you").then("krump", controller="you")
    only_what_holds(t, edition)


@pytest.mark.parametrize(("edition", "controller"), [("1.0", "foe"), ("1.1", "foe"), ("1.3", "you")])
def test_what_lay_under_a_dying_captive_goes_by_the_book(edition: str, controller: str) -> None:
    """KF.controller-before-1-3, KF.destroyed-label-1-1: Jargogle, held by Harland, dies in your turn with the opponent's Urchin."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="gateway-to-dis harland-mindlock!dis"),
        foe=seat(line="jargogle/urchin"),
    )
    t.you.plays("harland-mindlock", "left")
    on_the_left(t.you.plays("gateway-to-dis")).then("urchin", controller=controller, zone="line")
    only_what_holds(t, edition)


@every_edition
def test_a_foreign_card_in_archives_goes_home_in_every_edition(edition: str) -> None:
    """KF.foreign-cards-in-archives: Murkens draws the Krump that Uxlyx took: to hand, not into play."""
    t = given(
        house="mars",
        edition=edition,
        you=seat(line="uxlyx-the-zookeeper", deck=9, houses=["mars", "dis", "logos"]),
        foe=seat(line="krump", hand="murkens", houses=["shadows", "dis", "brobnar"]),
    )
    t.you.reaps("uxlyx-the-zookeeper")
    t.you.ends_turn("shadows")
    t.foe.plays("murkens", *["first"] if t.player("you")["deck"] else []).then("krump", zone="hand", owner="foe")


# ------------------------------------------------------------------ row 14: æmber on cards and what a key costs
@pytest.mark.parametrize(
    ("you", "foe", "asked"),
    [
        ({"amber": 6}, {"line": "grabber-jammer"}, True),  # 7: the pool is one short
        ({"amber": 7}, {"line": "grabber-jammer"}, False),
        ({"amber": 5, "line": "titan-mechanic"}, {}, False),  # 5: the pool is enough
        ({"amber": 4, "line": "titan-mechanic"}, {}, True),
        ({"amber": 5, "keys": 2}, {}, True),
    ],
)
@every_edition
def test_the_current_cost_decides_whether_the_pool_alone_is_enough(
    edition: str, you: dict[str, Any], foe: dict[str, Any], asked: bool
) -> None:
    """KF.aember-on-cards-may-pay, KF.aember-on-cards-pays, KF.key-current-cost: asked before 1.3 where the card must help."""
    t = given(
        step="forge",
        edition=edition,
        foe=seat(**foe),
        you=seat(**{**you, "hand": 6, "artifacts": "pocket-universe+amber:1", "houses": THREE}),
    )
    if asked and edition != "1.3":
        t.asks("forge", rule="KF.aember-on-cards-may-pay", options="yes no").answers("no")
        t.then("you", keys=you.get("keys", 0), amber=you["amber"]).then("pocket-universe", amber=1).asks("house")
    elif not asked:
        t.asks("pay-from", rule="KF.mixed-payment", options="0 1")
    else:
        t.then("you", keys=you.get("keys", 0) + 1, amber=0)


@pytest.mark.parametrize(
    ("yours", "theirs", "rule"), [("the-sting", "", "KF.skipped-step"), ("", "bronze-key-imp", "KF.cannot-forge")]
)
@every_edition
def test_nobody_is_asked_to_pay_for_a_key_that_cannot_be_forged(
    edition: str, yours: str, theirs: str, rule: str
) -> None:
    """KF.skipped-step, KF.cannot-forge before KF.aember-on-cards-may-pay."""
    t = given(
        step="forge",
        edition=edition,
        foe=seat(line=theirs),
        you=seat(amber=4, hand=6, artifacts=f"safe-place+amber:2 {yours}", houses=THREE),
    )
    t.because(rule).asks("house").then("you", keys=0, amber=4)


@every_edition
def test_who_agrees_to_forge_is_asked_once(edition: str) -> None:
    """KF.may, KF.aember-on-cards-may-pay: Key Charge asks whether; Pocket Universe then just pays."""
    t = given(
        house="untamed", edition=edition, you=seat(amber=6, hand="key-charge", artifacts="pocket-universe+amber:1")
    )
    t.you.plays("key-charge").asks("may").answers("yes").asks("act").then("you", keys=1, amber=0)
    only_what_holds(t, edition)


@every_edition
def test_the_sting_gets_what_cards_paid_too(edition: str) -> None:
    """KF.aember-on-cards-may-pay: the whole cost is spent, wherever it lay."""
    t = given(
        step="forge",
        edition=edition,
        you=seat(amber=4, hand=6, artifacts="safe-place+amber:2", houses=THREE),
        foe=seat(artifacts="the-sting"),
    )
    t.answers(*["yes"] if edition != "1.3" else []).then("you", keys=1, amber=0).then("foe", amber=6)


# ------------------------------------------------------------------ rows 6 to 10: cards with errata, copied and taken
@pytest.mark.parametrize(("edition", "steals"), [("1.0", 3), ("1.1", 3), ("1.3", 2)])
def test_mimicry_copies_bait_and_switch_as_the_edition_has_it(edition: str, steals: int) -> None:
    """KF.bait-and-switch-1-1, KF.erratum-bait-and-switch, KF.copy-counts-as-copied."""
    t = given(house="untamed", edition=edition, you=seat(hand="mimicry"), foe=seat(amber=5, discard="bait-and-switch"))
    t.you.plays("mimicry").then("you", amber=steals)
    t.because("KF.repeat" if edition != "1.3" else "KF.repeat-the-preceding")


@pytest.mark.parametrize(("edition", "zone"), [("1.0", "discard"), ("1.1", "discard"), ("1.3", "purged")])
def test_a_library_access_that_the_opponent_plays_goes_where_the_edition_says(edition: str, zone: str) -> None:
    """KF.library-access-1-1, KF.erratum-library-access: Murkens plays it; its owner's pile, and one draw for a further card."""
    t = given(
        house="shadows", edition=edition, you=seat(hand="murkens urchin", deck="troll"), foe=seat(deck="library-access")
    )
    t.you.plays("murkens").then("library-access", zone=zone, owner="foe")
    on_the_left(t.you.plays("urchin")).then("you", hand="troll")


@pytest.mark.parametrize(
    ("edition", "options"), [("1.0", "drummernaut troll"), ("1.1", "drummernaut troll"), ("1.3", None)]
)
def test_replicator_triggers_the_drummernaut_of_the_edition(edition: str, options: str | None) -> None:
    """KF.drummernaut-1-1, KF.erratum-drummernaut, KF.triggering-without-use."""
    t = given(house="logos", edition=edition, you=seat(line="replicator drummernaut troll"), foe=seat(line="krump"))
    t.you.reaps("replicator", "drummernaut")
    if options is not None:
        t.asks("target", options=options).answers("drummernaut").then("drummernaut", zone="hand").then(
            "troll", zone="line"
        )
    else:
        t.then("troll", zone="hand").then("drummernaut", zone="line")


@pytest.mark.parametrize(("edition", "zone"), [("1.0", "hand"), ("1.1", "hand"), ("1.3", "line")])
def test_a_lone_drummernaut_returns_itself_before_1_3_and_goes_to_its_owner(edition: str, zone: str) -> None:
    """KF.drummernaut-1-1, KF.leaving-destination: taken by you, it returns to the opponent's hand."""
    t = given(house="brobnar", edition=edition, you=seat(line="drummernaut+owner:foe"), foe=seat(hand=0))
    t.you.reaps("drummernaut").then("drummernaut", zone=zone, owner="foe")


@pytest.mark.parametrize("answer", ["yes", "no"])
@every_edition
def test_the_active_player_decides_about_a_backup_that_another_card_waits_for(edition: str, answer: str) -> None:
    """KF.biomatrix-backup-1-1, KF.leaving-into-hidden-zone: saved in the archives, Urchin escapes Yxilo Bolter's purge."""
    t = given(
        house="mars", edition=edition, you=seat(line="yxilo-bolter"), foe=seat(line="urchin[biomatrix-backup] krump")
    )
    t.you.reaps("yxilo-bolter", "urchin")
    if edition != "1.3":
        t.asks("may", seat="you").answers(answer)
    t.then("urchin", zone="purged" if edition != "1.3" and answer == "no" else "archives")
    only_what_holds(t, edition)


@pytest.mark.parametrize(("edition", "zone"), [("1.0", "purged"), ("1.1", "purged"), ("1.3", "archives")])
def test_a_backup_that_is_declined_leaves_the_creature_to_the_ritual(edition: str, zone: str) -> None:
    """KF.biomatrix-backup-1-1, KF.instead: Annihilation Ritual takes what goes from play to the discard pile."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="punch"),
        foe=seat(line="urchin[biomatrix-backup]", artifacts="annihilation-ritual"),
    )
    t.you.plays("punch", *["no"] if edition != "1.3" else []).then("urchin", zone=zone)


@pytest.mark.parametrize(
    ("upgrades", "first"), [("biomatrix-backup,biomatrix-backup", ""), ("biomatrix-backup", "destroyed")]
)
@before_1_3
def test_of_a_creature_that_has_gone_no_backup_is_offered(edition: str, upgrades: str, first: str) -> None:
    """KF.may, KF.leaving-into-hidden-zone: what can do nothing any more is not asked about."""
    name = "bad-penny" if first else "urchin"
    t = given(house="brobnar", edition=edition, you=seat(hand="punch"), foe=seat(line=f"{name}[{upgrades}]"))
    t.you.plays("punch", f"{name}@foe-line:0:destroyed" if first else "yes")
    t.asks("act").then(name, zone="hand" if first else "archives")


@pytest.mark.parametrize(("edition", "zone"), [("1.0", "hand"), ("1.1", "hand"), ("1.3", "archives")])
def test_a_backup_declined_first_leaves_the_penny_its_own_way(edition: str, zone: str) -> None:
    """KF.biomatrix-backup-1-1, KF.simultaneous-abilities: the backup comes first, and before 1.3 it may be declined."""
    t = given(house="brobnar", edition=edition, you=seat(hand="punch"), foe=seat(line="bad-penny[biomatrix-backup]"))
    t.you.plays("punch", "bad-penny@foe-line:0:gains.destroyed", *["no"] if edition != "1.3" else [])
    t.then("bad-penny", zone=zone)


# ------------------------------------------------------------------ row 12: "Omni:" of a creature
@every_edition
def test_a_stunned_creature_with_an_omni_loses_its_stun_off_house(edition: str) -> None:
    """KF.creature-three-uses, KF.creature-omni, KF.stun-next-use: triggering it is a use in every edition."""
    t = given(house="dis", edition=edition, you=seat(line="deipno-spymaster+stun"), foe=seat(line="krump"))
    t.may_not("omni:deipno-spymaster", "KF.stun-next-use").may_not("reap:deipno-spymaster")
    t.you.unstuns("deipno-spymaster").then("deipno-spymaster", stunned=False, ready=False)


@pytest.mark.parametrize(
    ("edition", "rule"),
    [("1.0", "KF.creature-three-uses"), ("1.1", "KF.creature-three-uses"), ("1.3", "KF.creature-omni")],
)
def test_a_taken_creature_is_used_for_its_omni_and_exhausts(edition: str, rule: str) -> None:
    """KF.creature-three-uses, KF.creature-omni: its controller triggers it; a creature without one is refused by the same rule."""
    t = given(
        house="brobnar", edition=edition, you=seat(line="deipno-spymaster+owner:foe dextre"), foe=seat(line="krump")
    )
    t.may_not("omni:dextre", rule)
    t.you.omnis("deipno-spymaster", "dextre").because(rule).then("deipno-spymaster", ready=False)
    assert t.may("reap:dextre")


# ------------------------------------------------------------------ row 26: sacrificing what is used as if it were yours
@pytest.mark.parametrize("by", ["nexus", "remote-access", "poltergeist"])
@pytest.mark.parametrize(
    ("edition", "rule"),
    [("1.0", "KF.sacrifice-as-if-yours"), ("1.1", "KF.sacrifice-as-if-yours"), ("1.3", "KF.only-own-control")],
)
def test_a_sacrifice_in_its_own_text_is_made_before_1_3(by: str, edition: str, rule: str) -> None:
    """KF.sacrifice-as-if-yours, KF.only-own-control: The rest of Gorm of Omm resolves; before 1.3 it is gone by then."""
    house = {"nexus": "shadows", "remote-access": "logos", "poltergeist": "dis"}[by]
    you = {"line": "nexus"} if by == "nexus" else {"hand": by}
    t = given(house=house, edition=edition, you=seat(artifacts="cannon", **you), foe=seat(artifacts="gorm-of-omm"))
    _ = t.you.reaps(by) if by == "nexus" else t.you.plays(by, *["gorm-of-omm"] if by == "poltergeist" else [])
    t.because(rule)
    if edition == "1.3":
        t.asks("target", options="cannon gorm-of-omm").answers("cannon")
    t.then("cannon", zone="discard")
    t.then("gorm-of-omm", zone="artifacts" if edition == "1.3" and by != "poltergeist" else "discard", owner="foe")


@pytest.mark.parametrize(("edition", "zone"), [("1.0", "discard"), ("1.1", "discard"), ("1.3", "artifacts")])
def test_the_sting_used_as_if_yours_is_got_rid_of_before_1_3(edition: str, zone: str) -> None:
    """KF.sacrifice-as-if-yours, KF.only-own-control."""
    t = given(house="logos", edition=edition, you=seat(hand="remote-access"), foe=seat(artifacts="the-sting"))
    t.you.plays("remote-access").then("the-sting", zone=zone)


@every_edition
def test_a_sacrificed_creature_is_destroyed_in_every_edition(edition: str) -> None:
    """KF.sacrifice, KF.biomatrix-backup-1-1: its "Destroyed:" abilities resolve, and the sacrifice was made all the same."""
    t = given(
        house="shadows",
        edition=edition,
        you=seat(hand="pawn-sacrifice", line="dust-imp[biomatrix-backup]"),
        foe=seat(line="krump bumpsy"),
    )
    t.you.plays("pawn-sacrifice", "dust-imp@line:0:destroyed", *["yes"] if edition != "1.3" else [])
    t.then("dust-imp", zone="archives").then("you", amber=3).then("krump", damage=3).then("bumpsy", damage=3)


# ------------------------------------------------------------------ row 25: purged cards, who sees them
@pytest.mark.parametrize(("edition", "shown"), [("1.0", False), ("1.1", False), ("1.3", True)])
def test_purged_cards_are_shown_to_both_players_and_spectators_or_to_nobody(edition: str, shown: bool) -> None:
    """KF.purge, KF.purge-face-down, KF.purged-cards: how many there are is always open."""
    t = given(house="dis", edition=edition, you=seat(hand="creeping-oblivion"), foe=seat(discard="krump dextre"))
    t.you.plays("creeping-oblivion", "krump", "dextre")
    for eyes in (0, 1, None):
        theirs = t.g.view(eyes)["players"][1]
        assert theirs["purged_size"] == 2
        assert (theirs["purged"] is not None) is shown
        assert not shown or [c["id"] for c in theirs["purged"]] == ["krump", "dextre"]
    only_what_holds(t, edition)


@pytest.mark.parametrize(("card", "house"), [("destructive-analysis", "mars"), ("yzphyz-knowdrone", "mars")])
@pytest.mark.parametrize(("edition", "told"), [("1.0", False), ("1.1", False), ("1.3", True)])
def test_what_goes_face_down_from_the_archives_is_not_named_to_the_opponent(
    card: str, house: str, edition: str, told: bool
) -> None:
    """KF.purge-face-down, KF.zone-archives: nobody but its owner has seen it; in 1.3 it lies face up."""
    t = given(house=house, edition=edition, you=seat(hand=card, archives="dextre bumpsy"), foe=seat(line="krump troll"))
    t.you.plays(
        card, *["krump", "yes", "dextre", "done"] if card == "destructive-analysis" else ["yes", "dextre", "krump"]
    )
    line = next(e for e in t.g.log if e.rule.startswith("KF.purge"))
    assert "Dextre" in line.text("en", 0)
    assert [("Dextre" in line.text(lang, eyes)) for lang in ("en", "fr") for eyes in (1, None)] == [told] * 4


@every_edition
def test_spangler_box_gives_back_what_lies_face_down(edition: str) -> None:
    """KF.spangler-box, KF.purge-face-down: in every edition its owner's side."""
    t = given(
        house="logos",
        edition=edition,
        you=seat(artifacts="spangler-box", hand="poltergeist!logos"),
        foe=seat(line="bumpsy"),
    )
    t.you.acts("spangler-box").then("bumpsy", zone="purged")
    t.you.plays("poltergeist").then("foe", line="bumpsy").then("spangler-box", zone="discard")
    only_what_holds(t, edition)


# ------------------------------------------------------------------ rows 31, 32 and 36
@pytest.mark.parametrize(
    ("edition", "rule"),
    [
        ("1.0", "KF.only-a-draw-reshuffles"),
        ("1.1", "KF.only-a-draw-reshuffles-1-1"),
        ("1.3", "KF.only-a-draw-reshuffles"),
    ],
)
def test_a_deck_that_is_dug_through_is_not_reshuffled_in_any_edition(edition: str, rule: str) -> None:
    """KF.only-a-draw-reshuffles, KF.only-a-draw-reshuffles-1-1: Sound the Horns empties it, Wild Wormhole finds nothing."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="sound-the-horns wild-wormhole!brobnar", deck="dextre", discard="mother"),
    )
    t.you.plays("sound-the-horns").because(rule).then("you", deck="")
    t.you.plays("wild-wormhole").then("you", deck="", line="")


@pytest.mark.parametrize(
    ("edition", "rule"),
    [
        ("1.0", "KF.shuffle-after-any-search"),
        ("1.1", "KF.shuffle-after-any-search"),
        ("1.3", "KF.shuffle-after-search"),
    ],
)
def test_a_search_that_finds_nothing_shuffles_under_the_rule_of_its_edition(edition: str, rule: str) -> None:
    """KF.shuffle-after-any-search, KF.shuffle-after-search: Bear Flute looks through the whole deck."""
    t = given(house="untamed", edition=edition, you=seat(artifacts="bear-flute", deck="troll dextre", discard="krump"))
    t.you.acts("bear-flute", "done").because(rule).then("you", discard="krump", hand="")


@pytest.mark.parametrize(
    ("edition", "rule"), [("1.0", "KF.rule-of-six-1-0"), ("1.1", "KF.rule-of-six"), ("1.3", "KF.rule-of-six")]
)
def test_plays_from_the_deck_count_for_the_rule_of_six_in_every_edition(edition: str, rule: str) -> None:
    """KF.rule-of-six, KF.rule-of-six-1-0: a Wild Wormhole that plays five more."""
    t = given(house="logos", edition=edition, you=seat(hand="wild-wormhole wild-wormhole", deck=["wild-wormhole"] * 7))
    t.you.plays("wild-wormhole").then("you", amber=6, deck=2).may_not("play:wild-wormhole", rule)


# ------------------------------------------------------------------ saves, and what a card's sheet quotes
@every_edition
def test_a_save_is_gone_on_with_by_its_own_book(edition: str) -> None:
    """KF.bait-and-switch-1-1, KF.erratum-bait-and-switch: the edition is part of the set-up."""
    t = given(house="shadows", edition=edition, you=seat(hand="bait-and-switch", purged="troll"), foe=seat(amber=14))
    g = tableforge.load(t.g.save())
    g.answer("play:bait-and-switch@hand:0")
    assert g.view(0)["edition"] == edition
    assert g.view(0)["players"][0]["amber"] == (2 if edition == "1.3" else 7)
    assert (g.view(1)["players"][0]["purged"] is None) is (edition != "1.3")


def test_a_save_told_to_be_of_another_book_is_refused() -> None:
    """KF.golden-rule: seven steals do not replay by the book that knows two."""
    t = given(house="shadows", edition="1.1", you=seat(hand="bait-and-switch"), foe=seat(amber=14))
    t.you.plays("bait-and-switch")
    save = json.loads(t.g.save())
    save["setup"]["edition"] = "1.3"
    with pytest.raises(tableforge.errors.BadSave):
        tableforge.load(json.dumps(save))


@every_edition
def test_the_sheet_of_every_card_quotes_rules_of_its_edition_alone(edition: str) -> None:
    """KF.purge-face-down, KF.shuffle-after-any-search, KF.aember-on-cards-may-pay, KF.only-a-draw-reshuffles-1-1."""
    wrong = {
        (id, r)
        for id in sorted(set(titles().values()))
        for r in sheet.rules_of(id, edition)
        if r in RULES and edition not in RULES[r].editions
    }
    assert wrong == set()


@every_edition
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_sheet_of_a_card_with_errata_has_the_words_of_its_edition(edition: str, lang: str) -> None:
    """KF.erratum-library-access, KF.library-access-1-1: and so have the three others."""
    for id in ("library-access", "bait-and-switch", "biomatrix-backup", "drummernaut"):
        said = [sheet.card_text(id, lang, e) for e in EDITIONS]
        assert said[0] == said[1] != said[2]
    assert ("urge" in sheet.card_text("library-access", lang, edition)) is (edition == "1.3")
