"""Logos in Call of the Archons: actions and upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_bouncing_deathquark_repeats_as_long_as_the_player_likes() -> None:
    """KF.repeat: a pair each time; the player may stop."""
    t = given(
        house="logos",
        you=seat(hand="bouncing-deathquark", line="troll batdrone valdr"),
        foe=seat(line="dodger urchin bumpsy"),
    )
    t.you.plays("bouncing-deathquark", "dodger", "troll", "yes", "urchin", "batdrone", "no")
    t.then("you", line="valdr").then("foe", line="bumpsy").because("KF.repeat")
    t.then("you.discard", zone="discard").then("foe.discard", zone="discard").nothing_else()


def test_bouncing_deathquark_does_what_it_can_but_repeats_only_in_full() -> None:
    """KF.as-much-as-possible: with no friend the enemy still dies, once."""
    t = given(house="logos", you=seat(hand="bouncing-deathquark"), foe=seat(line="dodger urchin"))
    t.you.plays("bouncing-deathquark", "dodger")
    t.then("dodger", zone="discard").nothing_else()


def test_bouncing_deathquark_is_not_offered_again_when_one_side_is_empty() -> None:
    """KF.repeat."""
    t = given(house="logos", you=seat(hand="bouncing-deathquark", line="troll"), foe=seat(line="dodger urchin"))
    t.you.plays("bouncing-deathquark", "dodger")
    t.then("dodger", zone="discard").then("troll", zone="discard").nothing_else()


@pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (1, 1), (3, 2)])
def test_dimension_door_turns_reaping_into_stealing(theirs: int, stolen: int) -> None:
    """KF.instead, KF.aember-too-little: nothing comes from the supply, even when there is nothing to steal."""
    t = given(house="logos", you=seat(hand="dimension-door", line="mother batdrone"), foe=seat(amber=theirs))
    t.you.plays("dimension-door")
    t.you.reaps("mother")
    t.you.reaps("batdrone")
    t.then("you", amber=stolen).then("foe", amber=theirs - stolen)


def test_dimension_door_ends_with_the_turn_and_is_for_its_player_only() -> None:
    """KF.for-the-rest-of-the-turn."""
    t = given(
        house="logos",
        you=seat(hand="dimension-door", deck=8),
        foe=seat(line="mother", deck=8, houses=["logos", "dis", "mars"]),
    )
    t.you.plays("dimension-door")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    t.foe.reaps("mother")
    t.then("foe", amber=1).nothing_else()


def test_dimension_door_leaves_other_gains_alone() -> None:
    """KF.instead: the bonus of a card is no æmber gained by reaping; what cannot be stolen is not gained either."""
    t = given(
        house="logos", you=seat(hand="dimension-door labwork", line="mother"), foe=seat(amber=3, line="the-vaultkeeper")
    )
    t.you.plays("dimension-door")
    t.you.plays("labwork")
    t.then("you", amber=1).nothing_else()
    t.you.reaps("mother")
    t.because("KF.cannot-beats-must-and-may").nothing_else()


@pytest.mark.parametrize(("mine", "mine_after", "theirs", "theirs_after"), [(0, 0, 1, 1), (5, 3, 6, 3), (7, 4, 2, 1)])
def test_effervescent_principle_halves_both_pools_and_chains_its_player(
    mine: int, mine_after: int, theirs: int, theirs_after: int
) -> None:
    """KF.rounding: the loss is rounded down."""
    t = given(house="logos", you=seat(hand="effervescent-principle", amber=mine), foe=seat(amber=theirs))
    t.you.plays("effervescent-principle")
    t.then("you", amber=mine_after, chains=1).then("foe", amber=theirs_after).nothing_else()


def test_foggify_forbids_fighting_but_not_reaping_next_turn() -> None:
    """KF.next-turn-effects."""
    t = given(
        house="logos",
        you=seat(hand="foggify", line="mother", deck=8),
        foe=seat(line="troll", deck=8, houses=["brobnar", "dis", "mars"]),
    )
    t.you.plays("foggify")
    t.then("you", amber=1).nothing_else()
    assert t.may("fight:mother")
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")
    t.may_not("fight:troll", "KF.cannot-beats-must-and-may")
    assert t.may("reap:troll")


def test_foggify_also_stops_a_fight_by_a_card() -> None:
    """KF.cannot-beats-must-and-may: the creature is readied, no more."""
    t = given(
        house="logos",
        you=seat(hand="foggify", line="mother", deck=8),
        foe=seat(line="troll", artifacts="gauntlet-of-command", deck=8, houses=["brobnar", "dis", "mars"]),
    )
    t.you.plays("foggify")
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")
    t.foe.reaps("troll")
    t.foe.acts("gauntlet-of-command")
    t.then("troll", ready=True).nothing_else()


@pytest.mark.parametrize("where", ["deck", "discard"])
def test_help_from_future_self_finds_timetraveller_and_shuffles_the_pile_in(where: str) -> None:
    """KF.search, KF.action-in-between: the card itself is not in the pile yet."""
    zones = {"deck": "troll", "discard": "valdr"}
    zones[where] += " timetraveller"
    t = given(house="logos", you=seat(hand="help-from-future-self", **zones))
    t.you.plays("help-from-future-self", "timetraveller")
    t.then("you", hand="timetraveller", deck=2, discard="help-from-future-self", amber=1).because(
        "KF.search", "KF.shuffle-after-search"
    )


def test_help_from_future_self_may_find_nothing_and_shuffles_all_the_same() -> None:
    """KF.shuffle-after-search: the deck was searched, so it is shuffled though the pile is empty."""
    t = given(house="logos", you=seat(hand="help-from-future-self", deck="troll valdr timetraveller"))
    t.you.plays("help-from-future-self", "done")
    t.then("you", hand="", deck=3, amber=1).because("KF.shuffle-after-search").nothing_else()


@pytest.mark.parametrize(("amber", "handed"), [(8, 2), (6, 0), (5, 0)])
def test_interdimensional_graft_takes_what_is_left_after_forging(amber: int, handed: int) -> None:
    """KF.pay, KF.after-forging: only if a key is forged."""
    t = given(house="logos", you=seat(hand="interdimensional-graft", deck=8), foe=seat(amber=amber, deck=8))
    t.you.plays("interdimensional-graft")
    t.you.ends_turn()
    t.then("you", amber=1 + handed).then("foe", keys=int(amber >= 6), amber=0 if amber >= 6 else amber)


def test_interdimensional_graft_takes_everything_after_a_key_that_cost_nothing() -> None:
    """KF.forge-at-no-cost, KF.after-forging: [REDACTED] forges in step 2."""
    t = given(
        house="logos",
        you=seat(hand="interdimensional-graft", deck=8),
        foe=seat(amber=4, artifacts=["[redacted]+amber:3"], deck=8, houses=["logos", "dis", "mars"]),
    )
    t.you.plays("interdimensional-graft")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    t.then("foe", keys=1, amber=0).then("you", amber=5).because("KF.forge-at-no-cost", "KF.pay")


def test_interdimensional_graft_is_spent_after_the_next_turn() -> None:
    """KF.next-turn-effects: a key forged a turn later costs no more than usual."""
    three = ["logos", "dis", "mars"]
    t = given(
        house="logos",
        you=seat(hand="interdimensional-graft", deck=12, houses=three),
        foe=seat(amber=5, line="mother troll", deck=12, houses=three),
    )
    t.you.plays("interdimensional-graft")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    t.foe.reaps("mother")
    t.foe.ends_turn()
    t.you.chooses_house("logos")
    t.you.ends_turn()
    t.then("foe", keys=1, amber=0).then("you", amber=1)


def test_interdimensional_graft_watches_keys_forged_by_cards_too() -> None:
    """KF.forging-by-card: what Key Charge leaves over is handed over."""
    t = given(
        house="logos",
        you=seat(hand="interdimensional-graft", deck=8),
        foe=seat(amber=5, hand="key-charge dust-pixie dust-pixie", deck=8, houses=["untamed", "sanctum", "mars"]),
    )
    t.you.plays("interdimensional-graft")
    t.you.ends_turn()
    t.foe.chooses_house("untamed")
    t.foe.plays("dust-pixie")
    t.foe.plays("dust-pixie", "left")
    t.foe.plays("key-charge", "yes")
    t.then("foe", amber=0, keys=1).then("you", amber=3).nothing_else()


def test_knowledge_is_power_archives_a_card() -> None:
    """KF.may: the first of the two."""
    t = given(house="logos", you=seat(hand="knowledge-is-power troll", archives="valdr"))
    t.you.plays("knowledge-is-power", "first")
    t.then("you", archives="valdr troll", amber=0).then("troll", zone="archives").nothing_else()


@pytest.mark.parametrize(("archives", "gained"), [("", 0), ("troll", 1), ("troll valdr mother", 3)])
def test_knowledge_is_power_gains_one_for_each_archived_card(archives: str, gained: int) -> None:
    """KF.may: the second of the two, also for nothing."""
    t = given(house="logos", you=seat(hand="knowledge-is-power dodger", archives=archives))
    t.you.plays("knowledge-is-power", "second")
    t.then("you", amber=gained, hand="dodger").nothing_else()


def test_labwork_archives_a_card_from_hand() -> None:
    """KF.into-the-archives: of any house; with an empty hand there is only the bonus."""
    t = given(house="logos", you=seat(hand="labwork troll mother"))
    t.you.plays("labwork", "troll")
    t.then("you", hand="mother", archives="troll", amber=1).then("troll", zone="archives").nothing_else()
    t = given(house="logos", you=seat(hand="labwork", deck=3))
    t.you.plays("labwork")
    t.then("you", amber=1, archives="").nothing_else()


def test_library_access_draws_for_each_other_card_before_its_play_ability() -> None:
    """KF.play-triggers-before-play, KF.erratum-library-access: purged at once, works on."""
    t = given(house="logos", you=seat(hand="library-access library-access timetraveller", deck=9))
    t.you.plays("library-access")
    t.then("you", hand=2, purged="library-access").because("KF.purge")
    t.you.plays("library-access")
    t.then("you", hand=2, purged=2)
    t.you.plays("timetraveller")
    t.then("you", hand=5, amber=1, deck=4)


def test_library_access_went_to_the_discard_pile_before_the_erratum() -> None:
    """KF.erratum-library-access."""
    t = given(edition="1.1", house="logos", you=seat(hand="library-access labwork", deck=4))
    t.you.plays("library-access")
    t.then("you", discard="library-access", purged="", hand="labwork").nothing_else()
    t.you.plays("labwork")
    t.then("you", archives="dust-pixie", amber=1, hand="", deck=3)


def test_library_access_counts_a_card_played_by_a_card_and_not_the_opponents() -> None:
    """KF.played-from-elsewhere, KF.for-the-rest-of-the-turn."""
    three = ["logos", "dis", "mars"]
    t = given(
        house="logos",
        you=seat(hand="library-access wild-wormhole", deck="dextre troll valdr mother dodger urchin", houses=three),
        foe=seat(hand="labwork", deck=6, houses=three),
    )
    t.you.plays("library-access")
    t.you.plays("wild-wormhole")
    t.then("you", line="troll", hand="dextre valdr")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    t.foe.plays("labwork")
    t.then("you", hand=6).then("foe", hand=0, archives=0)


@pytest.mark.parametrize(("mine", "theirs", "stolen"), [(0, 2, 1), (1, 2, 0), (2, 2, 0), (0, 1, 0)])
def test_neuro_syphon_needs_an_opponent_who_has_more(mine: int, theirs: int, stolen: int) -> None:
    """KF.aember-bonus-first: the bonus counts; equal is not more."""
    t = given(house="logos", you=seat(hand="neuro-syphon", amber=mine, deck="troll valdr"), foe=seat(amber=theirs))
    t.you.plays("neuro-syphon")
    t.then("you", amber=mine + 1 + stolen, hand=stolen).then("foe", amber=theirs - stolen)


def test_neuro_syphon_draws_even_where_nothing_can_be_stolen() -> None:
    """KF.as-much-as-possible: the drawing hangs on the condition, not on the theft."""
    t = given(house="logos", you=seat(hand="neuro-syphon", deck="troll"), foe=seat(amber=3, line="the-vaultkeeper"))
    t.you.plays("neuro-syphon")
    t.then("you", amber=1, hand="troll").then("foe", amber=3).then("troll", zone="hand").nothing_else()


def test_phase_shift_lets_one_card_of_another_house_be_played() -> None:
    """KF.off-house: played, not discarded, not used; Logos cards do not spend it."""
    t = given(house="logos", you=seat(hand="phase-shift labwork punch smaaash", line="troll"), foe=seat(line="valdr"))
    t.may_not("play:punch", "KF.off-house")
    t.you.plays("phase-shift")
    t.you.plays("labwork", "smaaash")
    t.may_not("discard:punch", "KF.discard-house-limit").may_not("reap:troll", "KF.off-house")
    t.you.plays("punch", "valdr")
    t.then("valdr", damage=3).then("you", amber=2).nothing_else()


def test_two_phase_shifts_add_up_and_a_third_card_is_refused() -> None:
    """KF.extra-permissions-add-up."""
    t = given(house="logos", you=seat(hand="phase-shift phase-shift punch punch punch"), foe=seat(line="kelifi-dragon"))
    t.you.plays("phase-shift")
    t.you.plays("phase-shift")
    t.you.plays("punch")
    t.you.plays("punch")
    t.may_not("play:punch@hand:0", "KF.off-house").then("kelifi-dragon", damage=6)


@pytest.mark.parametrize(("edition", "more"), [("1.3", True), ("1.1", False)])
def test_phase_shift_in_the_first_turn(edition: str, more: bool) -> None:
    """KF.first-turn-effects-may-change, KF.first-turn-effects-may-not-change."""
    t = given(
        edition=edition, turn=1, first="you", house="logos", you=seat(hand="phase-shift punch labwork"), foe=seat()
    )
    t.you.plays("phase-shift")
    assert t.may("play:punch") is more
    t.may_not("play:labwork", "KF.first-turn-limit")


def test_phase_shift_as_a_maverick_of_dis_still_means_cards_that_are_not_logos() -> None:
    """KF.maverick: Dis cards are played by right and do not spend it; Logos stays shut."""
    t = given(
        house="dis",
        you=seat(hand="phase-shift!dis hand-of-dis punch smaaash labwork"),
        foe=seat(line="troll valdr dodger"),
    )
    t.you.plays("phase-shift")
    t.may_not("play:labwork", "KF.off-house")
    t.you.plays("hand-of-dis")
    t.you.plays("punch", "troll")
    t.then("troll", damage=3)
    t.may_not("play:smaaash", "KF.off-house")


def test_positron_bolt_runs_down_the_line() -> None:
    """KF.several-sentences, KF.neighbors: three, two, one; the fourth and the other line are spared."""
    t = given(house="logos", you=seat(hand="positron-bolt", line="mother"), foe=seat(line="troll valdr dodger bumpsy"))
    t.you.plays("positron-bolt", "troll")
    t.then("troll", damage=3).then("valdr", damage=2).then("dodger", damage=1).then("you", amber=1).nothing_else()


def test_positron_bolt_finds_the_neighbors_of_what_it_kills() -> None:
    """KF.neighbors-of-a-departed-creature."""
    t = given(house="logos", you=seat(hand="positron-bolt"), foe=seat(line="urchin silvertooth dodger troll"))
    t.you.plays("positron-bolt", "urchin")
    t.then("urchin", zone="discard").then("silvertooth", zone="discard").then("dodger", damage=1).then(
        "you", amber=1
    ).nothing_else()


@pytest.mark.parametrize("line", ["troll", "troll valdr"])
def test_positron_bolt_stops_at_the_end_of_a_short_line(line: str) -> None:
    """KF.as-much-as-possible: it does not come back to where it began."""
    t = given(house="logos", you=seat(hand="positron-bolt"), foe=seat(line=line))
    t.you.plays("positron-bolt", "troll") if " " in line else t.you.plays("positron-bolt")
    t.then("troll", damage=3).then("you", amber=1)
    if " " in line:
        t.then("valdr", damage=2)
    t.nothing_else()


def test_positron_bolt_from_a_tunneled_creature_takes_one_side() -> None:
    """KF.positron-bolt-tunneled: the middle creature counts as flank, its place and neighbors stay."""
    t = given(
        house="logos",
        you=seat(hand="positron-bolt", artifacts="spectral-tunneler"),
        foe=seat(line="bumpsy dodger troll valdr headhunter"),
    )
    t.you.acts("spectral-tunneler", "troll")
    t.you.plays("positron-bolt", "troll", "valdr")
    t.then("troll", damage=3).then("valdr", damage=2).then("headhunter", damage=1).then("you", amber=1).nothing_else()


@pytest.mark.parametrize("beside", ["dodger", "silvertooth"])
def test_positron_bolt_never_leaps_over_a_tunneled_creature_that_it_killed(beside: str) -> None:
    """KF.neighbors-of-a-departed-creature: the far side of the second creature is empty, though the line has closed."""
    t = given(
        house="logos",
        you=seat(hand="positron-bolt", artifacts="spectral-tunneler"),
        foe=seat(line=f"{beside} urchin valdr headhunter"),
    )
    t.you.acts("spectral-tunneler", "urchin")
    t.you.plays("positron-bolt", "urchin")
    assert t.g.decision.text("fr").endswith("choisissez une voisine de cette créature qui subira les dégâts.")
    t.answers(beside)
    t.then("urchin", zone="discard").then("valdr", damage=0).then("headhunter", damage=0)


@pytest.mark.parametrize(
    ("line", "first", "hurt"),
    [
        ("troll urchin valdr krump", "troll", {"troll": 3, "valdr": 1, "krump": 0}),
        ("krump valdr urchin troll", "troll", {"troll": 3, "valdr": 1, "krump": 0}),
        ("urchin troll valdr krump", "urchin", {"troll": 2, "valdr": 1, "krump": 0}),
        ("krump valdr umbra urchin", "urchin", {"valdr": 1, "krump": 0}),
    ],
)
def test_positron_bolt_finds_the_other_neighbor_where_the_second_creature_stood(
    line: str, first: str, hurt: dict[str, Any]
) -> None:
    """KF.neighbors-of-a-departed-creature: the 2 damage kill Urchin, and the line closes before the 1 is dealt: the
    other neighbor is the one that it had on the far side, from either flank, and also where the first creature has
    died, or both."""
    t = given(house="logos", you=seat(hand="positron-bolt"), foe=seat(line=line))

    t.you.plays("positron-bolt", first)

    for name, damage in hurt.items():
        t.then(name, damage=damage, zone="line")
    t.then("urchin", zone="discard")


def test_random_access_archives_takes_the_top_card() -> None:
    """KF.only-a-draw-reshuffles: an empty deck gives nothing."""
    t = given(house="logos", you=seat(hand="random-access-archives", deck="troll valdr"))
    t.you.plays("random-access-archives")
    t.then("you", archives="troll", deck="valdr", amber=1).then("troll", zone="archives").nothing_else()
    t = given(house="logos", you=seat(hand="random-access-archives", discard="troll"))
    t.you.plays("random-access-archives")
    t.then("you", archives="", amber=1).nothing_else()


def test_remote_access_uses_an_enemy_artifact_as_if_it_were_yours() -> None:
    """KF.as-if-it-were-yours: your creature captures from them; the artifact exhausts and stays theirs."""
    t = given(
        house="logos",
        you=seat(hand="remote-access", line="mother", artifacts="cannon"),
        foe=seat(amber=2, artifacts="skeleton-key", line="troll"),
    )
    t.you.plays("remote-access")
    t.then("mother", amber=1).then("foe", amber=1).then("you", amber=1).then(
        "skeleton-key", ready=False, controller="foe"
    ).nothing_else()


@pytest.mark.parametrize(("edition", "stays"), [("1.3", True), ("1.1", False)])
def test_remote_access_sacrifices_what_it_uses_only_in_the_older_books(edition: str, stays: bool) -> None:
    """KF.only-own-control: the rest of the ability resolves either way, against its controller."""
    t = given(
        edition=edition, house="logos", you=seat(hand="remote-access"), foe=seat(amber=3, artifacts="screechbomb")
    )
    t.you.plays("remote-access")
    t.then("screechbomb", zone="artifacts" if stays else "discard", ready=False).then("foe", amber=1).then(
        "you", amber=1
    ).nothing_else()


def test_remote_access_may_choose_an_exhausted_artifact_for_nothing() -> None:
    """KF.use-requirements-stay."""
    t = given(house="logos", you=seat(hand="remote-access"), foe=seat(amber=2, artifacts="screechbomb+exhausted"))
    t.you.plays("remote-access")
    t.then("you", amber=1).because("KF.use-requirements-stay").nothing_else()


def test_reverse_time_swaps_deck_and_pile() -> None:
    """KF.swapping-zones, KF.action-in-between: the card itself then lies on the new pile."""
    t = given(house="logos", you=seat(hand="reverse-time", deck="troll valdr", discard="mother dodger bumpsy"))
    t.you.plays("reverse-time")
    t.then("you", deck=3, discard="reverse-time troll valdr", amber=1).then("mother", zone="deck").because(
        "KF.swapping-zones", "KF.shuffle-after-search"
    )


def test_reverse_time_with_an_empty_pile_leaves_no_deck() -> None:
    """KF.swapping-zones: the next draw reshuffles."""
    t = given(
        house="logos", you=seat(hand="reverse-time library-of-babble", deck="troll", artifacts="library-of-babble")
    )
    t.you.plays("reverse-time")
    t.then("you", deck="", discard="reverse-time troll")
    t.you.acts("library-of-babble")
    t.then("you", hand=2, deck=1, discard="").because("KF.empty-deck")


def test_scrambler_storm_forbids_actions_next_turn_only() -> None:
    """KF.next-turn-effects: other types may be played; its own player is not bound."""
    three = ["logos", "dis", "mars"]
    t = given(
        house="logos",
        you=seat(hand="scrambler-storm labwork", deck=9, houses=three),
        foe=seat(hand="labwork mother", deck=9, houses=three),
    )
    t.you.plays("scrambler-storm")
    assert t.may("play:labwork")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    t.may_not("play:labwork", "KF.play-restrictions")
    assert t.may("play:mother") and t.may("discard:labwork")
    t.foe.ends_turn()
    t.you.chooses_house("logos")
    t.you.ends_turn()
    t.foe.chooses_house("logos")
    assert t.may("play:labwork")


def test_sloppy_labwork_archives_one_and_discards_another() -> None:
    """KF.printed-order."""
    t = given(house="logos", you=seat(hand="sloppy-labwork troll mother valdr"))
    t.you.plays("sloppy-labwork", "troll", "valdr")
    t.then("you", archives="troll", hand="mother", discard="sloppy-labwork valdr", amber=1)


def test_sloppy_labwork_says_what_each_card_is_chosen_for() -> None:
    """KF.printed-order: two questions about the same hand."""
    t = given(house="logos", you=seat(hand="sloppy-labwork troll mother valdr"))
    t.you.plays("sloppy-labwork")
    assert t.g.decision.text("en") == "Sloppy Labwork: choose a card in your hand to archive."
    t.answers("troll")
    assert t.g.decision.text("fr").endswith("choisissez une carte de votre main à défausser.")


def test_sloppy_labwork_with_one_card_only_archives() -> None:
    """KF.as-much-as-possible."""
    t = given(house="logos", you=seat(hand="sloppy-labwork troll"))
    t.you.plays("sloppy-labwork")
    t.then("troll", zone="archives").then("you", amber=1).nothing_else()


def test_twin_bolt_emission_hits_two_different_creatures() -> None:
    """KF.one-effect-many-creatures: on either side, both at once."""
    t = given(
        house="logos", you=seat(hand="twin-bolt-emission", line="silvertooth mother"), foe=seat(line="troll dodger")
    )
    t.you.plays("twin-bolt-emission", "silvertooth", "troll")
    t.then("silvertooth", zone="discard").then("troll", damage=2).then("you", amber=1).nothing_else()


def test_twin_bolt_emission_hits_a_lone_creature_once() -> None:
    """KF.as-much-as-possible."""
    t = given(house="logos", you=seat(hand="twin-bolt-emission"), foe=seat(line="troll"))
    t.you.plays("twin-bolt-emission")
    t.then("troll", damage=2).then("you", amber=1).nothing_else()


def test_wild_wormhole_plays_the_top_card_in_full() -> None:
    """KF.played-from-elsewhere, KF.house-of-cards-played-by-an-effect: bonus and Play ability, whatever the house."""
    t = given(house="logos", you=seat(hand="wild-wormhole", deck="urchin troll", line="mother"), foe=seat(amber=2))
    t.you.plays("wild-wormhole", "left")
    t.then("you", line="urchin mother", amber=2, deck="troll").then("foe", amber=1).then(
        "urchin", ready=False, zone="line"
    ).nothing_else()


@pytest.mark.parametrize(("amber", "played"), [(5, False), (6, True)])
def test_wild_wormhole_puts_back_what_cannot_be_played(amber: int, played: bool) -> None:
    """KF.a-card-that-cannot-be-played: only the pool counts, the bonus included."""
    t = given(
        house="logos",
        you=seat(hand="wild-wormhole", deck="kelifi-dragon troll", amber=amber, artifacts="pocket-universe+amber:2"),
    )
    t.you.plays("wild-wormhole")
    t.then("you", amber=amber + 1).then("kelifi-dragon", zone="line" if played else "deck")
    assert t.player("you")["deck"][0] == ("troll" if played else "kelifi-dragon")


@pytest.mark.parametrize("top", ["", "swindle", "experimental-therapy"])
def test_wild_wormhole_finds_nothing_to_play(top: str) -> None:
    """KF.only-a-draw-reshuffles, KF.alpha, KF.upgrade-no-host: an empty deck, an alpha card, an upgrade without creatures."""
    t = given(house="logos", you=seat(hand="wild-wormhole", deck=top, discard="troll"), foe=seat(amber=3))
    t.you.plays("wild-wormhole")
    t.then("you", amber=1, deck=top).nothing_else()


# ------------------------------------------------------------------ upgrades
def test_experimental_therapy_stuns_exhausts_and_joins_all_houses() -> None:
    """KF.several-houses-at-once."""
    t = given(house="logos", you=seat(hand="experimental-therapy", line="troll mother"))
    t.you.plays("experimental-therapy", "troll")
    houses = ["brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed"]
    t.then("troll", stunned=True, ready=False, houses=houses, upgrades="experimental-therapy").nothing_else()


def test_experimental_therapy_lets_its_creature_be_used_in_any_turn() -> None:
    """KF.off-house: while it is attached; a foreign house becomes eligible."""
    t = given(step="house", you=seat(line="troll[experimental-therapy] valdr", houses=["brobnar", "logos", "mars"]))
    t.you.chooses_house("dis")
    assert t.may("reap:troll")
    t.may_not("reap:valdr", "KF.off-house")


def test_rocket_boots_ready_their_creature_after_its_first_use() -> None:
    """KF.use-again: the second use does not."""
    t = given(house="logos", you=seat(line="mother[rocket-boots] batdrone"))
    t.you.reaps("mother")
    t.then("mother", ready=True).then("you", amber=1).nothing_else()
    t.you.reaps("mother")
    t.then("mother", ready=False).then("you", amber=2).nothing_else()


def test_rocket_boots_work_after_a_fight_but_not_after_losing_a_stun_first() -> None:
    """KF.several-labels, KF.stun-next-use: removing the stun was the first use."""
    t = given(house="logos", you=seat(line="mother[rocket-boots]"), foe=seat(line="dust-pixie"))
    t.you.fights("mother")
    t.then("mother", ready=True, damage=1).then("dust-pixie", zone="discard").nothing_else()
    t = given(house="logos", you=seat(line="mother[rocket-boots]+stun"))
    t.you.unstuns("mother")
    t.then("mother", stunned=False, ready=False).nothing_else()


def test_rocket_boots_are_played_onto_an_exhausted_creature_without_readying_it() -> None:
    """KF.upgrade-granted-abilities: nothing happens until it is used."""
    t = given(house="logos", you=seat(hand="rocket-boots", line="mother+exhausted"))
    t.you.plays("rocket-boots")
    t.then("mother", ready=False, upgrades="rocket-boots").nothing_else()


def test_transposition_sandals_swap_and_free_the_other_creature() -> None:
    """KF.swapping-creatures, KF.you-may-use-this-turn: only the one swapped with."""
    t = given(house="logos", you=seat(line="mother[transposition-sandals] troll valdr"))
    t.you.acts("mother", "valdr")
    t.then("you", line="valdr troll mother").because("KF.swapping-creatures").nothing_else()
    t.may_not("reap:troll", "KF.off-house")
    t.you.reaps("valdr")
    t.then("you", amber=1).nothing_else()


def test_transposition_sandals_do_nothing_for_a_lone_creature() -> None:
    """KF.as-much-as-possible: its only neighbor may be an enemy across the table."""
    t = given(house="logos", you=seat(line="mother[transposition-sandals]"), foe=seat(line="troll"))
    t.you.acts("mother")
    t.nothing_else()
