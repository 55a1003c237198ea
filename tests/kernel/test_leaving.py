"""A seat leaves the game in mid-stack: its own ends in order, what others began goes on, and it is asked nothing more."""

from __future__ import annotations

import pytest
from kernel.climb import (
    ACTION,
    ANN,
    BEN,
    CAM,
    FLUTE,
    HOOK,
    HORN,
    SALVE,
    SLIP,
    THROW,
    Climb,
    answer,
    asked,
    begin,
    on_the_rope,
    story,
)

from tableforge.kernel.ask import NATURE, PASS
from tableforge.kernel.core import Program, abandon
from tableforge.kernel.window import Window


def two_tests_and_a_window() -> Climb:
    """Ann, who stands no butt, is tested within a test; Ben can hold a hook and Cam can throw a stone."""
    s = begin(on_the_rope(ben=[HOOK], cam=[THROW], strength=[1, 9, 9], stones=[SLIP]), ACTION, ANN)
    answer(s, PASS, PASS)  # the window of the first test
    answer(s, PASS)
    assert asked(s) == (CAM, "help", (THROW, PASS))
    assert [f.prog.name for f in s.stack] == ["round", "action", "test", "slipping", "test", "helping"]
    return s


def test_whoever_leaves_ends_all_it_has_begun_from_the_innermost_out() -> None:
    s = two_tests_and_a_window()

    answer(s, THROW)

    ends = ["cam throw ends", "ann test ends", "ann test ends", "ann action ends", "all round ends"]
    assert story(s) == ["ann pays", "ann test", "ann test", "cam throws", "ann butted", "ann falls", *ends]
    assert s.bag == [0, 1, 2, SLIP], "the stone of the first test is back"
    assert s.pending is None and s.script == ()


def test_a_copy_made_within_two_tests_leaves_them_by_itself() -> None:
    s = two_tests_and_a_window()
    t = s.clone()
    assert t.dump() == s.dump()
    answer(t, THROW)
    assert (t.fallen, s.fallen) == ((ANN,), ())

    answer(s, THROW)

    assert s.dump() == t.dump()


def test_a_step_that_another_has_begun_goes_on_without_the_seat_that_left() -> None:
    """In Ben's test Cam's stone brings a goat on Ben; at Ann's horn the next one butts Cam, who falls in its own throw."""
    horn = HORN * 10
    s = begin(on_the_rope(ann=[horn, HOOK], ben=[HOOK], cam=[THROW], strength=[9, 9, 1], stones=[0]), ACTION, BEN)
    answer(s, PASS, THROW)
    assert asked(s) == (ANN, "react", (horn, PASS))

    answer(s, horn)

    assert story(s)[2:] == ["cam throws", "ben butted", "ann horn", "cam butted", "cam falls", "cam throw ends"]
    assert asked(s) == (ANN, "help", (HOOK, PASS)), "Ben's window goes on with Ann, behind Cam"
    answer(s, HOOK)
    assert asked(s) == (BEN, "help", (HOOK, PASS)), "and then Ben, who had passed"
    answer(s, HOOK)
    assert story(s)[-4:] == ["ben test ends", "ben climbs", "ben action ends", "all round ends"]


def test_reactions_of_whoever_left_vanish_and_those_of_others_stay() -> None:
    """Ann falls by the butt: her flute and her salve are gone; Ben's horn is blown all the same."""
    horn = HORN * 10
    s = begin(on_the_rope(ann=[FLUTE * 10, SALVE * 10], ben=[horn], goats=[1, 0, 0], strength=[1, 9, 9]), ACTION, ANN)

    assert story(s) == ["ann pays", "ann butted", "ann falls"]
    assert asked(s) == (BEN, "react", (horn, PASS))
    answer(s, horn)
    assert story(s)[3:] == ["ben horn", "ben butted", "ann action ends", "all round ends"]


def test_one_who_stays_on_the_rope_reacts_with_the_same_tools() -> None:
    """The same butt with one strength more: first the flute, then the salve, which must be used."""
    s = begin(on_the_rope(ann=[FLUTE * 10, SALVE * 10], goats=[1, 0, 0], strength=[2, 9, 9], stones=[0]), ACTION, ANN)
    assert asked(s) == (ANN, "react", (FLUTE * 10, PASS))

    answer(s, FLUTE * 10)

    assert story(s)[1:5] == ["ann butted", "ann flute", "ann salve", "ann rests"]


def test_the_game_ends_at_once_when_the_last_one_falls() -> None:
    """In the middle of her action: nothing is left to end it for."""
    s = on_the_rope(goats=[1, 0, 0], strength=[1, 9, 9])
    s.fallen = (BEN, CAM)

    begin(s, ACTION, ANN)

    assert s.over and story(s) == ["ann pays", "ann butted", "ann falls"]


# ------------------------------------------------------------------ polls that a seat leaves
@pytest.mark.parametrize(
    ("turn", "passes", "leaves", "then"),
    [
        (0, 0, BEN, ((ANN, CAM), 0, 0)),
        (1, 1, ANN, ((BEN, CAM), 0, 0)),  # it had passed: nobody has, of those who stay
        (2, 1, ANN, ((BEN, CAM), 1, 1)),  # Ben has passed, and is not asked again
        (0, 2, CAM, ((ANN, BEN), 0, 1)),
        (2, 2, CAM, ((ANN, BEN), 0, 2)),  # the one it waited for: the window closes
        (2, 0, CAM, ((ANN, BEN), 0, 0)),  # the round goes on with the first
    ],
)
def test_a_poll_goes_on_as_if_the_seat_had_never_been_in_it(
    turn: int, passes: int, leaves: int, then: tuple[tuple[int, ...], int, int]
) -> None:
    w = Window(Program("nothing", ()), -1, NATURE, (ANN, BEN, CAM))
    w.turn, w.passes = turn, passes

    w.without(leaves)

    assert (w.seats, w.turn, w.passes) == then


def test_a_poll_that_all_have_left_is_over() -> None:
    s = on_the_rope()
    w = Window(Program("nothing", ()), -1, NATURE, (BEN,))
    s.call(w)
    abandon(s, BEN)
    assert (w.seats, w.turn, w.passes) == ((), 0, 0)
