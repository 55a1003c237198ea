"""Cards that come just before an "after": what has happened is answered when the effect is over, by whoever is there then."""

from __future__ import annotations

import pytest

import tableforge
from tableforge.arkham import board
from tableforge.arkham.cards import CARDS, definition
from tableforge.arkham.decks.deck import starters
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.arkham.state import Arkham
from tableforge.kernel.react import AFTER, AT

FILLER = "ancient-evils ancient-evils ancient-evils"
WINDOWS = pytest.mark.parametrize("windows", ["quick", "alike"])


def goes_on(t: Ruling, *wishes: str) -> Ruling:
    """Answers what is asked up to the next action: with what is wished for where it is on offer, else by passing."""
    while t.g.decision is not None and t.g.decision.kind != "act":
        wished = [x for x in wishes if t.may(x)]
        t.answers(wished[0] if wished else "pass")
    return t


@WINDOWS
def test_evidence_that_overpower_draws_answers_the_very_defeat_that_it_was_drawn_with(windows: str) -> None:
    """AH.effect-before-after: the ghoul falls, the card is drawn, and only then comes what is after the defeat."""
    t = given(
        you=seat("skids", resources=1, hand="overpower", deck="evidence guts", threat="ghoul-minion+damage:1"),
        locations="study+clues:2",
        chance=["0"],
        windows=windows,
    )
    t.you.fights("ghoul-minion")
    goes_on(t, "commit:overpower", "play:evidence")
    t.then("you", clues=1, resources=0).then("evidence", zone="discard").then("ghoul-minion", zone="encounter-discard")


@WINDOWS
def test_so_it_is_where_somebody_else_listens_to_defeats_all_along(windows: str) -> None:
    """AH.effect-before-after: Roland in another place makes no difference to what Skids draws."""
    t = given(
        you=seat("skids", resources=1, hand="overpower", deck="evidence guts", threat="ghoul-minion+damage:1"),
        ally=seat("roland", at="hallway"),
        locations="study+clues:2 hallway",
        chance=["0"],
        windows=windows,
    )
    t.you.fights("ghoul-minion")
    goes_on(t, "commit:overpower", "play:evidence").then("you", clues=1).then("ally", clues=0)


def test_a_card_that_comes_after_the_effect_is_over_is_too_late() -> None:
    """AH.after: Evidence! lies one card deeper, and the next draw brings it to a defeat that is past."""
    t = given(
        you=seat("skids", resources=1, hand="overpower", deck="guts evidence", threat="ghoul-minion+damage:1"),
        locations="study+clues:2",
        chance=["0"],
    )
    t.you.fights("ghoul-minion", "commit:overpower").asks("act").then("you", hand="guts", clues=0)
    t.you.draws().asks("act").may_not("play:evidence", "AH.fast-event-reaction")


@WINDOWS
def test_close_call_that_manual_dexterity_draws_answers_the_evasion(windows: str) -> None:
    """AH.effect-before-after."""
    t = given(
        you=seat("wendy", resources=2, hand="manual-dexterity", deck="close-call guts", threat="ghoul-minion"),
        encounter=FILLER,
        chance=["0"],
        windows=windows,
    )
    t.you.evades("ghoul-minion")
    goes_on(t, "commit:manual-dexterity", "play:close-call")
    t.then("ghoul-minion", zone="encounter-deck").then("you", resources=0).then("close-call", zone="discard")


@WINDOWS
def test_a_card_that_an_answer_to_a_failure_draws_answers_the_same_failure(windows: str) -> None:
    """AH.effect-before-after: the Rabbit's Foot draws Look what I found! after the very test that it looks back on."""
    t = given(
        you=seat("wendy", resources=3, play="rabbits-foot", deck="look-what-i-found guts"),
        locations="study+clues:3",
        chance=["-2"],
        windows=windows,
    )
    t.you.investigates()
    goes_on(t, "react:rabbits-foot", "play:look-what-i-found").then("you", clues=2, resources=1)


def test_psychosis_that_the_yellow_sign_brings_answers_the_horror_of_the_same_sign() -> None:
    """AH.effect-before-after: two horror, then the search; the direct damage comes when the revelation is over."""
    t = given(
        you=seat("roland", deck="psychosis guts knife"),
        encounter="the-yellow-sign",
        step="1.4",
        chance=["auto-fail"],
    )
    t.asks("act").then("psychosis", zone="threat").then("you", horror=2, damage=1)
    kinds = [e.kind for e in t.g.events]
    assert kinds.index("found") < kinds.index("place-damage")


def test_without_horror_the_psychosis_that_was_found_deals_nothing() -> None:
    """AH.nothing-dealt: the ward keeps the sign away, and nothing that it would have done is answered."""
    t = given(
        you=seat("agnes", hand="ward-of-protection", resources=1, deck="psychosis guts"),
        encounter="the-yellow-sign",
        step="1.4",
    )
    t.answers("play:ward-of-protection").asks("act").then("psychosis", zone="deck").then("you", horror=1, damage=0)


@WINDOWS
def test_what_set_up_lays_down_is_answered_by_nobody_who_comes_later_in_it(windows: str) -> None:
    """AH.setup-no-player-window: the trauma of step 2 is past when hands are drawn in step 8; only Agnes was there."""
    for who, heard in (("roland", 0), ("agnes", 2)):
        deck = starters()[who]
        seated = {"id": deck.investigator, "deck": [*deck.ids(), "paranoia"], "trauma": [2, 2]}
        g = tableforge.new("arkham", seed=5, windows=windows, investigators=[seated])
        assert g.decision is not None and g.decision.kind == "mulligan"
        assert isinstance(g.state, Arkham) and len(g.state.due) == heard
        while g.decision is not None and g.decision.kind == "mulligan":
            g.answer("done")
        assert g.state.due == () and [e.amount for e in g.events if e.kind == "place-horror"] == [2]


def test_whatever_a_card_answers_afterwards_is_remembered_until_then() -> None:
    """AH.after: the kinds of happening that are kept are just those that the cards, in play or in hand, look back on."""
    kinds = 0
    for id in CARDS:
        d = definition(id)
        for a in (*d.abilities, *[a for m in (*d.mods, *d.back_mods) for a in m.abilities]):
            if a.event is not None and a.timing in (AT, AFTER) and not a.periods:
                for kind in a.event.kinds():
                    kinds |= 1 << kind
    assert kinds == board.ANSWERED_AFTERWARDS


def questions_between_turns(hand: str) -> list[tuple[int, str]]:
    """Who is asked what after Roland has ended his turn, each passing, until Agnes may act."""
    t = given(you=seat("roland", hand="guts"), ally=seat("agnes", hand=hand), locations="study", windows="alike")
    t.answers("end-turn")
    asked = []
    while t.g.decision is not None and t.g.decision.kind != "act":
        asked.append((t.g.decision.seat, t.g.decision.kind))
        t.answers("pass")
    return asked


def test_dark_memory_in_a_hand_asks_nobody_anything_at_the_end_of_anothers_turn() -> None:
    """AH.forced-abilities: nothing is offered there, so being asked would only tell the others that it is in her hand."""
    assert questions_between_turns("dark-memory") == questions_between_turns("guts")
