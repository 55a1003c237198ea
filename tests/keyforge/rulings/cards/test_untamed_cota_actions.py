"""Untamed in Call of the Archons: actions, artifacts and upgrades."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_bear_flute_heals_a_bear_in_play() -> None:
    """KF.fully-heal: any Ancient Bear, then nothing is searched."""
    t = given(
        house="untamed", you=seat(artifacts="bear-flute", deck="ancient-bear"), foe=seat(line="ancient-bear+damage:3")
    )
    t.you.acts("bear-flute")
    t.then("foe.line[0]", damage=0).nothing_else()


def test_bear_flute_fetches_every_bear_when_none_is_in_play() -> None:
    """KF.search, KF.if-you-do-in-order-to: then the discard pile is shuffled into the deck."""
    t = given(
        house="untamed", you=seat(artifacts="bear-flute", deck="ancient-bear punch", discard="ancient-bear troll")
    )
    t.you.acts("bear-flute", "ancient-bear", "ancient-bear", "done")
    t.then("you", hand="ancient-bear ancient-bear", discard="", deck=2)


def test_bear_flute_may_fail_to_find() -> None:
    """KF.search: without a bear the discard pile stays."""
    t = given(house="untamed", you=seat(artifacts="bear-flute", deck="punch", discard="troll"))
    t.you.acts("bear-flute", "done")
    t.nothing_else()


def test_cooperative_hunting_divides_one_for_each_friend() -> None:
    """KF.one-effect-many-creatures."""
    t = given(house="untamed", you=seat(hand="cooperative-hunting", line="troll valdr"), foe=seat(line="urchin dodger"))
    t.you.plays("cooperative-hunting", "urchin", "dodger")
    t.then("urchin", zone="discard").then("dodger", damage=1).nothing_else()


def test_curiosity_kills_scientists() -> None:
    """KF.traits."""
    t = given(house="untamed", you=seat(hand="curiosity", line="doc-bookton"), foe=seat(line="dr-escotera troll"))
    t.you.plays("curiosity")
    t.then("doc-bookton", zone="discard").then("dr-escotera", zone="discard").then("you", amber=1).nothing_else()


def test_fertility_chant_pays_four_and_gives_two() -> None:
    """KF.aember-bonus-first."""
    t = given(house="untamed", you=seat(hand="fertility-chant"))
    t.you.plays("fertility-chant")
    t.then("you", amber=4).then("foe", amber=2).nothing_else()


def test_fogbank_forbids_fights_in_the_opponents_next_turn() -> None:
    """KF.next-turn-effects: reaping is free; the turn after, fights are, too."""
    t = given(house="untamed", you=seat(hand="fogbank", line="troll", deck=20), foe=seat(line="valdr", deck=20))
    t.you.plays("fogbank")
    t.you.ends_turn("brobnar")
    t.may_not("fight:valdr", "KF.cannot-beats-must-and-may")
    assert t.may("reap:valdr")
    t.foe.ends_turn("brobnar")
    assert t.may("fight:troll")
    t.you.ends_turn("brobnar")
    assert t.may("fight:valdr")


def test_full_moon_pays_for_each_creature_played() -> None:
    """KF.action-lasting-part."""
    t = given(house="untamed", you=seat(hand="full-moon dust-pixie snufflegator regrowth"))
    t.you.plays("full-moon")
    t.you.plays("snufflegator")
    t.then("you", amber=1).nothing_else()
    t.you.plays("regrowth")
    t.then("you", amber=2).nothing_else()


def test_full_moon_sets_with_the_turn() -> None:
    """KF.for-the-rest-of-the-turn: two shine twice; the opponent's creatures and the turns after are not paid for."""
    t = given(house="untamed", you=seat(hand="full-moon full-moon dust-pixie snufflegator"), foe=seat(hand="troll"))
    t.you.plays("full-moon")
    t.you.plays("full-moon")
    t.you.plays("dust-pixie").then("you", amber=4)
    t.you.ends_turn("brobnar")
    t.foe.plays("troll").nothing_else()
    t.foe.ends_turn("untamed")
    t.you.plays("snufflegator", "left").nothing_else()


def test_grasping_vines_return_up_to_three_artifacts() -> None:
    """KF.leaving-destination: of either player."""
    t = given(
        house="untamed",
        you=seat(hand="grasping-vines", artifacts="cannon"),
        foe=seat(artifacts="library-of-babble seeker-needle"),
    )
    t.you.plays("grasping-vines", "library-of-babble", "cannon", "done")
    t.then("library-of-babble", zone="hand").then("cannon", zone="hand").then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("pool", "keys", "left"), [(0, 0, 0), (6, 0, 5), (7, 1, 0)])
def test_key_charge_costs_one_and_then_the_current_cost(pool: int, keys: int, left: int) -> None:
    """KF.if-you-do-in-order-to, KF.forging-by-card."""
    t = given(house="untamed", you=seat(hand="key-charge", amber=pool))
    t.you.plays("key-charge", *(["yes"] if keys else []))
    t.then("you", keys=keys, amber=left).nothing_else()


def test_key_charge_may_be_declined() -> None:
    """KF.may."""
    t = given(house="untamed", you=seat(hand="key-charge", amber=9))
    t.you.plays("key-charge", "no")
    t.then("you", amber=8).nothing_else()


@pytest.mark.parametrize(("n", "stolen"), [(2, 0), (3, 2)])
def test_lifeweb_punishes_three_creatures_played_last_turn(n: int, stolen: int) -> None:
    """KF.steal: it looks back at the opponent's previous turn."""
    t = given(
        house="brobnar",
        active="foe",
        you=seat(hand="lifeweb", deck=9, houses=["untamed", "dis", "mars"]),
        foe=seat(hand=["troll", "valdr", "bumpsy"][:n], amber=5, deck=9),
    )
    for k, card in enumerate(["troll", "valdr", "bumpsy"][:n]):
        t.foe.plays(card, *(["left"] if k else []))
    before = t.player("foe")["amber"]
    t.foe.ends_turn("untamed")
    t.you.plays("lifeweb")
    t.then("foe", amber=before - stolen).then("you", amber=1 + stolen)


def test_lost_in_the_woods_shuffles_two_of_each_side_away() -> None:
    """KF.as-much-as-possible: as many as there are; into their owners' decks."""
    t = given(house="untamed", you=seat(hand="lost-in-the-woods", line="troll valdr bumpsy"), foe=seat(line="dodger"))
    t.you.plays("lost-in-the-woods", "troll", "bumpsy")
    t.then("you", line="valdr", deck=2, amber=1).then("foe", line="", deck="dodger")


def test_mimicry_copies_an_action_of_the_opponents_discard_pile() -> None:
    """KF.copy-counts-as-copied: with its bonus; the copied card stays where it is."""
    t = given(house="untamed", you=seat(hand="mimicry", line="urchin"), foe=seat(discard="punch troll", line="valdr"))
    t.you.plays("mimicry", "valdr")
    t.then("valdr", damage=3).then("you", amber=1).then("mimicry", zone="discard").then(
        "punch", zone="discard"
    ).nothing_else()


def test_mimicry_with_nothing_to_copy_does_nothing() -> None:
    """KF.playing-for-nothing."""
    t = given(house="untamed", you=seat(hand="mimicry", discard="punch"), foe=seat(discard="troll"))
    t.you.plays("mimicry")
    t.nothing_else()


def test_mimicry_cannot_lose_itself_in_another_mimicry() -> None:
    """KF.copy-counts-as-copied: a copy of it would only ask again; it stays one play of one card."""
    t = given(house="untamed", you=seat(hand="mimicry mimicry"), foe=seat(discard="mimicry fertility-chant"))
    t.you.plays("mimicry")
    t.then("you", amber=4).then("foe", amber=2)
    t = given(house="untamed", you=seat(hand="mimicry mimicry"), foe=seat(discard="mimicry"))
    t.you.plays("mimicry").nothing_else()
    assert t.s.titles == {"mimicry": 1}
    assert t.may("play:mimicry")


def test_natures_call_returns_up_to_three_creatures() -> None:
    """KF.leaving-destination."""
    t = given(house="untamed", you=seat(hand="nature-s-call", line="troll"), foe=seat(line="valdr dodger"))
    t.you.plays("nature-s-call", "valdr", "done")
    t.then("valdr", zone="hand").then("you", amber=1).nothing_else()


def test_nepenthe_seed_gives_a_card_back() -> None:
    """KF.artifact-omni."""
    t = given(house="dis", you=seat(artifacts="nepenthe-seed", discard="punch"))
    t.you.omnis("nepenthe-seed", "punch")
    t.then("punch", zone="hand").then("nepenthe-seed", zone="discard").nothing_else()


def test_nepenthe_seed_may_give_itself_back() -> None:
    """KF.printed-order: it is sacrificed first, so it lies in the pile."""
    t = given(house="dis", you=seat(artifacts="nepenthe-seed", discard="punch"))
    t.you.omnis("nepenthe-seed").asks("target", options="nepenthe-seed punch").answers("nepenthe-seed")
    t.then("nepenthe-seed", zone="hand").nothing_else()


def test_nocturnal_maneuver_exhausts_up_to_three() -> None:
    """KF.two-states."""
    t = given(house="untamed", you=seat(hand="nocturnal-maneuver", line="troll"), foe=seat(line="valdr dodger"))
    t.you.plays("nocturnal-maneuver", "valdr", "dodger", "done")
    t.then("valdr", ready=False).then("dodger", ready=False).then("you", amber=1).nothing_else()


def test_perilous_wild_kills_the_elusive() -> None:
    """KF.elusive."""
    t = given(house="untamed", you=seat(hand="perilous-wild", line="urchin"), foe=seat(line="noddy-the-thief troll"))
    t.you.plays("perilous-wild")
    t.then("urchin", zone="discard").then("noddy-the-thief", zone="discard").then("you", amber=1).nothing_else()


def test_regrowth_returns_a_creature() -> None:
    """KF.leaving-destination: creatures only."""
    t = given(house="untamed", you=seat(hand="regrowth", discard="punch troll"))
    t.you.plays("regrowth")
    t.then("troll", zone="hand").then("you", amber=1).nothing_else()


@pytest.mark.parametrize(("pool", "stolen"), [(5, 0), (6, 1)])
def test_ritual_of_balance_robs_the_rich(pool: int, stolen: int) -> None:
    """KF.steal."""
    t = given(house="untamed", you=seat(artifacts="ritual-of-balance"), foe=seat(amber=pool))
    t.you.acts("ritual-of-balance")
    t.then("you", amber=stolen).then("foe", amber=pool - stolen).nothing_else()


def test_ritual_of_the_hunt_lets_untamed_creatures_be_used() -> None:
    """KF.you-may-use-this-turn."""
    t = given(house="dis", you=seat(artifacts="ritual-of-the-hunt", line="snufflegator troll"))
    t.you.omnis("ritual-of-the-hunt")
    t.may_not("reap:troll", "KF.off-house")
    t.you.reaps("snufflegator")
    t.then("you", amber=1).nothing_else()


def test_save_the_pack_destroys_the_damaged() -> None:
    """KF.damaged, KF.chains-gaining."""
    t = given(
        house="untamed",
        you=seat(hand="save-the-pack", line="troll+damage:1 valdr"),
        foe=seat(line="dodger+damage:1 urchin"),
    )
    t.you.plays("save-the-pack")
    t.then("troll", zone="discard", damage=0).then("dodger", zone="discard", damage=0).then(
        "you", chains=1
    ).nothing_else()


def test_scout_sends_two_skirmishers_into_fights() -> None:
    """KF.fight-with, KF.gained-and-lost-keywords: one at a time; an exhausted one cannot."""
    t = given(house="untamed", you=seat(hand="scout", line="troll valdr bumpsy"), foe=seat(line="dodger headhunter"))
    t.you.plays("scout", "troll", "valdr", "dodger")
    t.then("dodger", zone="discard").then("headhunter", zone="discard").then("troll", keywords="skirmish", ready=False)
    t.then("valdr", keywords="skirmish", ready=False).then("you", amber=1).nothing_else()


def test_scout_teaches_whom_it_cannot_send() -> None:
    """KF.use-requirements-stay, KF.stun-use-by-card: the exhausted stays, the stunned only wakes; both skirmish this turn."""
    t = given(house="untamed", you=seat(hand="scout", line="valdr+exhausted bumpsy+stun"), foe=seat(line="dodger"))
    t.you.plays("scout", "bumpsy", "valdr")
    t.then("bumpsy", ready=False, stunned=False, keywords="skirmish").then("valdr", keywords="skirmish")
    t.then("you", amber=1).nothing_else()
    t.you.ends_turn()
    t.then("valdr", keywords="").then("bumpsy", keywords="")


@pytest.mark.parametrize(("uses", "stolen"), [(2, 0), (3, 2)])
def test_stampede_wants_three_creatures_used(uses: int, stolen: int) -> None:
    """KF.what-counts-as-use."""
    t = given(
        house="untamed", you=seat(hand="stampede", line="snufflegator snufflegator dust-pixie"), foe=seat(amber=5)
    )
    for i in range(uses):
        t.you.reaps(f"you.line[{i}]")
    t.you.plays("stampede")
    t.then("you", amber=uses + 1 + stolen).then("foe", amber=5 - stolen).nothing_else()


def test_stampede_counts_the_fallen_and_the_woken_but_no_artifact() -> None:
    """KF.what-counts-as-use: to shake off a stun is a use, too."""
    t = given(
        house="untamed",
        you=seat(hand="stampede", line="snufflegator dust-pixie+stun niffle-ape", artifacts="world-tree"),
        foe=seat(amber=5, line="troll"),
    )
    t.you.acts("world-tree")
    t.you.unstuns("dust-pixie")
    t.you.fights("niffle-ape").then("niffle-ape", zone="discard")
    before = t.g.clone()
    t.you.plays("stampede").then("you", amber=1).then("foe", amber=5)
    t.g = before
    t.you.reaps("snufflegator")
    t.you.plays("stampede").then("you", amber=4).then("foe", amber=3)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_common_cold_may_kill_mars(answer: str) -> None:
    """KF.may."""
    t = given(house="untamed", you=seat(hand="the-common-cold", line="troll"), foe=seat(line="grommid"))
    t.you.plays("the-common-cold", answer)
    t.then("troll", damage=1).then("grommid", zone="discard" if answer == "yes" else "line").then("you", amber=1)


def test_troop_call_gathers_the_niffles() -> None:
    """KF.leaving-destination: from play and from the discard pile."""
    t = given(
        house="untamed",
        you=seat(hand="troop-call", line="niffle-ape troll", discard="niffle-queen punch"),
        foe=seat(line="niffle-ape"),
    )
    t.you.plays("troop-call")
    t.then("you", line="troll", discard="troop-call punch", amber=1).then("foe", line="niffle-ape")
    assert sorted(t.player("you")["hand"]) == ["niffle-ape", "niffle-queen"]


def test_troop_call_sends_a_borrowed_niffle_to_its_owner() -> None:
    """KF.leaving-destination, KF.leaving-aember-on-creature."""
    t = given(house="untamed", you=seat(hand="troop-call", line="niffle-ape+owner:foe+amber:1"))
    t.you.plays("troop-call")
    t.then("foe", hand="niffle-ape", amber=1).then("you", hand="", line="", amber=1)


@pytest.mark.parametrize(
    ("damage", "answer", "gain"), [(4, "3", 1), (3, "3", 1), (4, "2", 0), (2, "2", 0), (4, "0", 0)]
)
def test_vigor_pays_for_three_healed(damage: int, answer: str, gain: int) -> None:
    """KF.heal: up to three."""
    t = given(house="untamed", you=seat(hand="vigor", line=f"troll+damage:{damage}"))
    t.you.plays("vigor", answer)
    t.then("troll", damage=damage - int(answer)).then("you", amber=1 + gain).nothing_else()


@pytest.mark.parametrize(("card", "keyword"), [("way-of-the-bear", "assault"), ("way-of-the-wolf", "skirmish")])
def test_the_ways_teach_a_keyword(card: str, keyword: str) -> None:
    """KF.gained-and-lost-keywords."""
    t = given(house="untamed", you=seat(hand=card, line="troll"))
    t.you.plays(card)
    t.then("troll", keywords=keyword, upgrades=card).then("you", amber=1).nothing_else()


def test_way_of_the_bear_strikes_before_the_fight() -> None:
    """KF.assault-x, KF.assault-adds-up: two instances make one sum."""
    t = given(house="brobnar", you=seat(line="valdr[way-of-the-bear,way-of-the-bear]"), foe=seat(line="charette"))
    t.you.fights("valdr")
    t.then("charette", zone="discard").then("valdr", damage=0).because("KF.assault-x", "KF.fight-broken-off")


def test_word_of_returning_hurts_and_takes_what_each_enemy_holds() -> None:
    """KF.return-aember: each by its own æmber."""
    t = given(
        house="untamed",
        you=seat(hand="word-of-returning", line="charette+amber:1"),
        foe=seat(line="troll+amber:2 valdr dodger+amber:1"),
    )
    t.you.plays("word-of-returning")
    t.then("troll", damage=2, amber=0).then("dodger", damage=1, amber=0).then("you", amber=4).nothing_else()


def test_word_of_returning_takes_from_the_fallen_and_the_armored_alike() -> None:
    """KF.leaving-aember-on-creature, KF.prevented-is-not-dealt: either way all of it comes to the pool, and only once."""
    t = given(house="untamed", you=seat(hand="word-of-returning"), foe=seat(line="urchin+amber:3 sequis+amber:1"))
    t.you.plays("word-of-returning")
    t.then("foe", line="sequis", amber=0).then("sequis", damage=0, amber=0).then("you", amber=5)


def test_world_tree_puts_a_creature_back_on_top() -> None:
    """KF.leaving-destination."""
    t = given(house="untamed", you=seat(artifacts="world-tree", discard="punch troll", deck="valdr"))
    t.you.acts("world-tree")
    t.then("you", deck="troll valdr", discard="punch")
