"""Joint questions in the middle of things: a part for each seat inside a call, then all of it as one batch."""

from __future__ import annotations

from itertools import permutations

import pytest
from kernel.climb import (
    ANN,
    AVALANCHE,
    BEN,
    CAM,
    HANG_ON,
    LET_GO,
    Call,
    Climb,
    Gain,
    Tell,
    Try,
    answer,
    begin,
    on_the_rope,
    story,
)

from tableforge.kernel.ask import SEVERAL, joint_answer
from tableforge.kernel.core import steps

# A climber on a ledge: an avalanche comes down before the test.
LEDGE = steps(
    "ledge",
    {"avalanche": Call(AVALANCHE), "effect": Try("C.climb"), "gain": Gain("C.climb"), "end": Tell("C.end")},
    last="end",
)


def on_a_ledge(strength: tuple[int, int, int] = (9, 9, 9)) -> Climb:
    return begin(on_the_rope(strength=list(strength), stones=[2]), LEDGE, BEN)


def parts(s: Climb) -> dict[int, tuple[int, ...]]:
    d = s.pending
    assert d is not None
    return {p.seat: p.options for p in d.parts}


def test_each_seat_has_its_own_part_inside_a_call() -> None:
    s = on_a_ledge()
    assert [f.prog.name for f in s.stack] == ["round", "ledge", "avalanche"]
    assert s.pending is not None and s.pending.seat == SEVERAL
    assert parts(s) == dict.fromkeys((ANN, BEN, CAM), (HANG_ON, LET_GO))

    answer(s, joint_answer(CAM, LET_GO))

    assert list(parts(s)) == [ANN, BEN] and s.strength == [9, 9, 9], "nothing has happened yet"


@pytest.mark.parametrize("order", [*permutations((ANN, BEN, CAM))])
def test_the_order_of_the_answers_does_not_matter(order: tuple[int, ...]) -> None:
    s = on_a_ledge()
    for p in order:
        answer(s, joint_answer(p, LET_GO if p == CAM else HANG_ON))

    assert story(s)[:4] == ["ann hung on", "ben hung on", "cam let go", "ben avalanche ends"]
    assert s.strength == [8, 8, 7] and story(s)[-3:] == ["ben climbs", "ben ledge ends", "all round ends"]


def test_what_all_have_said_is_done_together_and_checked_once() -> None:
    """Ann and Ben both fall; Ben's step ends, and with it nothing of Cam's."""
    s = on_a_ledge(strength=(1, 2, 9))
    answer(s, joint_answer(BEN, LET_GO), joint_answer(ANN, HANG_ON), joint_answer(CAM, HANG_ON))

    told = ["ann hung on", "ben let go", "cam hung on", "ann falls", "ben falls"]
    assert story(s) == [*told, "ben avalanche ends", "ben ledge ends", "all round ends"]
    assert s.lead == CAM


def test_the_last_one_left_is_asked_in_the_same_way() -> None:
    s = on_the_rope()
    s.fallen, s.lead = (ANN, CAM), BEN
    begin(s, AVALANCHE, BEN)

    assert parts(s) == {BEN: (HANG_ON, LET_GO)}
    answer(s, joint_answer(BEN, HANG_ON))
    assert s.strength[BEN] == 8


def test_a_copy_made_between_two_answers_plays_on_by_itself() -> None:
    s = answer(on_a_ledge(), joint_answer(BEN, LET_GO))
    t = s.clone()
    answer(t, joint_answer(ANN, LET_GO), joint_answer(CAM, LET_GO))
    answer(s, joint_answer(CAM, HANG_ON), joint_answer(ANN, HANG_ON))
    assert (s.strength, t.strength) == ([8, 7, 8], [7, 7, 7])
