"""Group F of the rules: the first player's first turn (items 78 to 86)."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.keyforge.doors.testing import Ruling, given, seat

EDITIONS = ["1.0", "1.1", "1.3"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)
before_1_3 = pytest.mark.parametrize("edition", ["1.0", "1.1"])


def first_turn(
    house: str, edition: str = "1.3", turn: int = 1, first: str = "you", foe: dict[str, Any] | None = None, **you: Any
) -> Ruling:
    """Step 3 of the first turn of the game; you are the first player."""
    return given(house=house, turn=turn, first=first, edition=edition, you=seat(**you), foe=foe)


# ------------------------------------------------------------------ 78 to 80 the limit
@every_edition
def test_in_the_first_turn_one_card_from_hand_may_be_played(edition: str) -> None:
    """KF.first-turn-limit: the second is refused, to be played and to be discarded."""
    t = first_turn("shadows", edition, hand="urchin dodger umbra")
    t.you.plays("urchin")
    t.may_not("play:dodger", "KF.first-turn-limit").may_not("discard:dodger", "KF.first-turn-limit")
    t.asks("act", options="end-turn")


@every_edition
def test_playing_and_discarding_draw_on_one_allowance(edition: str) -> None:
    """KF.first-turn-shared: whoever has discarded a card cannot play one any more."""
    t = first_turn("shadows", edition, hand="urchin dodger umbra")
    assert t.may("play:urchin") and t.may("discard:urchin")
    t.you.discards("urchin")
    t.may_not("play:dodger", "KF.first-turn-limit").may_not("discard:dodger", "KF.first-turn-limit")


def test_using_cards_is_not_limited() -> None:
    """KF.first-turn-use-is-free: Silvertooth enters ready and reaps at once; the artifact is used besides."""
    t = first_turn("shadows", hand="silvertooth urchin", artifacts="skeleton-key", foe=seat(amber=2))
    t.you.plays("silvertooth")
    t.you.reaps("silvertooth").then("you", amber=1)
    t.you.acts("skeleton-key").then("silvertooth", amber=1).then("foe", amber=1)
    t.may_not("play:urchin", "KF.first-turn-limit")


# ------------------------------------------------------------------ 81 to 83 other zones and card effects
@every_edition
def test_a_card_played_from_the_deck_does_not_count(edition: str) -> None:
    """KF.first-turn-other-zones: Wild Wormhole resolves under the first-turn rule, in every edition."""
    t = first_turn("logos", edition, hand="wild-wormhole dextre", deck="troll bumpsy")
    t.you.plays("wild-wormhole")
    t.then("you", line="troll", deck="bumpsy", hand="dextre", amber=1)
    t.may_not("play:dextre", "KF.first-turn-limit")


def test_in_1_3_phase_shift_gives_one_more_card_within_its_own_limits() -> None:
    """KF.first-turn-effects-may-change: one non-Logos card; no Logos card, no second one, and no discard."""
    t = first_turn("logos", hand="phase-shift troll bumpsy dextre", houses=["logos", "brobnar", "dis"])
    t.you.plays("phase-shift")
    assert t.may("play:troll") and t.may("play:bumpsy")
    t.may_not("play:dextre", "KF.first-turn-limit").may_not("discard:dextre", "KF.first-turn-limit")
    t.may_not("discard:troll", "KF.discard-house-limit")
    t.you.plays("troll").then("you", line="troll", hand="bumpsy dextre")
    t.may_not("play:bumpsy", "KF.off-house").may_not("play:dextre", "KF.first-turn-limit")


def test_in_1_3_helper_bot_does_the_same() -> None:
    """KF.first-turn-effects-may-change: it says the same as Phase Shift."""
    t = first_turn("logos", hand="helper-bot troll dextre", houses=["logos", "brobnar", "dis"])
    t.you.plays("helper-bot")
    assert t.may("play:troll")
    t.may_not("play:dextre", "KF.first-turn-limit")


@before_1_3
def test_before_1_3_no_card_effect_gives_a_second_card_from_hand(edition: str) -> None:
    """KF.first-turn-effects-may-not-change: Phase Shift was the one card."""
    t = first_turn("logos", edition, hand="phase-shift troll dextre", houses=["logos", "brobnar", "dis"])
    t.you.plays("phase-shift")
    t.may_not("play:troll", "KF.first-turn-effects-may-not-change").may_not("play:dextre", "KF.first-turn-limit")
    t.asks("act", options="end-turn")


# ------------------------------------------------------------------ 84 only that turn
@pytest.mark.parametrize(("turn", "first"), [(2, "foe"), (3, "you")])
def test_the_second_players_first_turn_and_all_later_turns_are_free(turn: int, first: str) -> None:
    """KF.first-turn-only-that-turn: turn 2 is the other player's first, turn 3 the first player's second."""
    t = first_turn("shadows", turn=turn, first=first, hand="urchin dodger umbra")
    t.you.plays("urchin")
    assert t.may("play:dodger") and t.may("discard:dodger")
    t.you.discards("dodger")
    assert t.may("play:umbra")


# ------------------------------------------------------------------ 85 and 86 other ways out of the hand
@every_edition
def test_archiving_a_hand_card_is_not_limited(edition: str) -> None:
    """KF.first-turn-other-hand-moves: Labwork is the one card; the archived one is neither played nor discarded."""
    t = first_turn("logos", edition, hand="labwork dextre mother")
    t.you.plays("labwork", "dextre")
    t.then("you", archives="dextre", hand="mother", amber=1)
    t.may_not("play:mother", "KF.first-turn-limit")


def test_putting_a_hand_card_into_play_is_not_limited() -> None:
    """KF.first-turn-other-hand-moves: Swap Widget puts a creature into play before and after the one card was played."""
    t = first_turn("mars", hand="soft-landing tunk grabber-jammer", line="mindwarper", artifacts="swap-widget")
    t.you.plays("soft-landing")
    t.you.acts("swap-widget", "tunk")
    t.then("you", line="tunk", hand="grabber-jammer mindwarper").then("tunk", ready=True)
    t.may_not("play:grabber-jammer", "KF.first-turn-limit")


def test_in_1_3_a_discard_ordered_by_an_effect_happens() -> None:
    """KF.first-turn-discards-by-effect: Sloppy Labwork archives one card and discards another."""
    t = first_turn("logos", hand="sloppy-labwork dextre mother doc-bookton")
    t.you.plays("sloppy-labwork", "dextre", "mother")
    t.then("you", archives="dextre", discard="sloppy-labwork mother", hand="doc-bookton", amber=1)


@before_1_3
def test_before_1_3_a_discard_ordered_by_an_effect_does_not_happen(edition: str) -> None:
    """KF.first-turn-discards-by-effect: the rest of Sloppy Labwork resolves; the card stays in hand."""
    t = first_turn("logos", edition, hand="sloppy-labwork dextre mother doc-bookton")
    t.you.plays("sloppy-labwork", "dextre", "mother")
    t.then("you", archives="dextre", discard="sloppy-labwork", hand="mother doc-bookton", amber=1)
    t.because("KF.into-the-archives", "KF.first-turn-discards-by-effect")


@every_edition
def test_the_opponents_hand_is_not_protected_by_the_first_turn_rule(edition: str) -> None:
    """KF.first-turn-discards-by-effect: Mind Barb takes a card of the opponent, who has no first turn now."""
    t = first_turn("dis", edition, hand="mind-barb yurk", foe=seat(hand="dodger"))
    t.you.plays("mind-barb")
    t.then("foe", hand="", discard="dodger").then("you", hand="yurk", amber=1)


@every_edition
def test_in_later_turns_discards_by_effects_are_free(edition: str) -> None:
    """KF.first-turn-discards-by-effect: Sloppy Labwork in turn 3."""
    t = first_turn("logos", edition, turn=3, hand="sloppy-labwork dextre mother doc-bookton")
    t.you.plays("sloppy-labwork", "dextre", "mother")
    t.then("you", archives="dextre", discard="sloppy-labwork mother", hand="doc-bookton")
