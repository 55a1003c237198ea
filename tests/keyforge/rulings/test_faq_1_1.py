"""The eight questions of the FAQ in the French rulebook 1.1, in its order; each test is the question in our words."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

LOGOS_FIRST = ["logos", "brobnar", "dis"]


def under_1_1(house: str, you: dict[str, Any], foe: dict[str, Any] | None = None, **more: Any) -> Ruling:
    return given(house=house, edition="1.1", you=you, foe=foe, **more)


# ------------------------------------------------------------------ 1
@pytest.mark.parametrize(("mine", "theirs", "steals"), [(0, 14, 7), (0, 13, 7), (0, 2, 1), (0, 1, 1), (3, 3, 0)])
def test_1_how_often_does_bait_and_switch_steal_from_14_with_0(mine: int, theirs: int, steals: int) -> None:
    """KF.bait-and-switch-1-1, KF.repeat: as long as the opponent has more: seven times, to 7 against 7."""
    t = under_1_1("shadows", seat(amber=mine, hand="bait-and-switch"), seat(amber=theirs))
    t.you.plays("bait-and-switch").then("you", amber=mine + steals).then("foe", amber=theirs - steals)
    assert t.happened().count("steal") == steals


def test_1_note_the_repeats_do_not_count_for_the_rule_of_six() -> None:
    """KF.repeats-and-rule-of-six: after seven steals Bait and Switch has been played once."""
    t = under_1_1("shadows", seat(hand="bait-and-switch bait-and-switch"), seat(amber=14))
    t.you.plays("bait-and-switch")
    assert t.s.titles == {"bait-and-switch": 1}
    assert t.may("play:bait-and-switch")


# ------------------------------------------------------------------ 2
def test_2_does_phase_shift_let_me_play_another_card_in_the_first_turn() -> None:
    """KF.first-turn-effects-may-not-change: no; card effects do not modify the first-turn rule."""
    t = under_1_1("logos", seat(hand="phase-shift troll dextre", houses=LOGOS_FIRST), turn=1, first="you")
    t.you.plays("phase-shift")
    t.may_not("play:troll", "KF.first-turn-effects-may-not-change").may_not("play:dextre", "KF.first-turn-limit")
    t.asks("act", options="end-turn")


# ------------------------------------------------------------------ 3
def test_3_does_wild_wormhole_resolve_in_the_first_turn() -> None:
    """KF.first-turn-other-zones: yes; the limit speaks of cards from hand."""
    t = under_1_1("logos", seat(hand="wild-wormhole dextre", deck="troll", houses=LOGOS_FIRST), turn=1, first="you")
    t.you.plays("wild-wormhole").then("you", line="troll", amber=1)
    t.may_not("play:dextre", "KF.first-turn-limit")


# ------------------------------------------------------------------ 4 and 5
def test_4_do_i_shed_a_chain_with_2_chains_and_7_cards_in_hand() -> None:
    """KF.chains-no-draw-due: no."""
    t = under_1_1("brobnar", seat(chains=2, hand=7, deck=5), seat(chains=3, hand=6))
    t.you.ends_turn().then("you", chains=2, hand=7, deck=5).then("foe", chains=3)


def test_5_do_i_shed_a_chain_with_2_chains_and_5_cards_in_hand() -> None:
    """KF.chains-draw-prevented: yes, one; the card that was due is not drawn."""
    t = under_1_1("brobnar", seat(chains=2, hand=5, deck=5), seat(chains=3, hand=6))
    t.you.ends_turn().then("you", chains=1, hand=5, deck=5).then("foe", chains=3)


# ------------------------------------------------------------------ 6
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_6_who_decides_about_my_biomatrix_backup_in_the_opponents_turn(answer: str) -> None:
    """KF.biomatrix-backup-1-1, KF.all-decisions: the opponent, being active; it goes to its owner's archives or dies."""
    t = given(
        house="brobnar",
        edition="1.1",
        active="foe",
        you=seat(line="umbra[biomatrix-backup] dodger"),
        foe=seat(line="troll"),
    )
    t.foe.fights("troll", "umbra").asks("may", seat="foe", rule="KF.may")
    t.answers(answer)
    t.then(
        "you",
        line="dodger",
        archives="umbra" if answer == "yes" else "",
        discard=2 if answer == "no" else "biomatrix-backup",
    )


# ------------------------------------------------------------------ 7
def test_7_what_may_i_choose_when_pitlord_demands_dis_and_restringuntus_forbids_it() -> None:
    """KF.cannot-against-must-no-house: nothing; the turn has no active house."""
    t = under_1_1(
        "dis",
        seat(hand="restringuntus", houses=["dis", "mars", "shadows"]),
        seat(line="pitlord troll", hand="punch", deck=9, houses=["dis", "brobnar", "untamed"]),
    )
    t.you.plays("restringuntus", "dis")
    t.you.ends_turn().asks("act", seat="foe").because("KF.cannot-against-must-no-house")
    assert t.g.view(1)["house"] is None
    for act in ("reap:pitlord", "reap:troll", "play:punch"):
        t.may_not(act, "KF.no-house-consequences")


# ------------------------------------------------------------------ 8
def test_8_in_what_order_do_library_access_and_wild_wormhole_resolve() -> None:
    """KF.play-triggers-before-play: bonus, draw, play the top card, its bonus, draw, its own play ability."""
    t = under_1_1(
        "logos", seat(hand="library-access wild-wormhole", deck="troll fuzzy-gruen bumpsy krump"), seat(amber=0)
    )
    t.you.plays("library-access").then("library-access", zone="discard")
    t.you.plays("wild-wormhole")
    assert t.happened() == ["play", "gain", "draw", "play", "gain", "enter", "draw", "gain", "discard"]
    t.then("you", amber=3, hand="troll bumpsy", deck="krump", line="fuzzy-gruen").then("foe", amber=1)
