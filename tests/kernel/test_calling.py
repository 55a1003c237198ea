"""Frames call frames: who is told what came of it, places with names, and leaving in the middle."""

from __future__ import annotations

import pytest

from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import NO_PLACE, Frame, Op, Program, State, abandon, advance, reply, steps


class Page(Frame):
    """A frame with room for what came of the one it called."""

    def __init__(self, prog: Program, src: int, ctrl: int) -> None:
        super().__init__(prog, src, ctrl)
        self.result = 0

    def clone(self) -> Page:
        t = Page(self.prog, self.src, self.ctrl)
        self.copy_frame_into(t)
        t.result = self.result
        return t


class Call(Op[State, Page]):
    """Call a program for the frame's seat, or for another one."""

    def __init__(self, prog: Program, seat: int | None = None) -> None:
        super().__init__("R.call")
        self.prog = prog
        self.seat = seat

    def run(self, s: State, f: Page) -> None:
        s.call(Page(self.prog, f.src, f.ctrl if self.seat is None else self.seat))


class Ask(Op[State, Page]):
    def run(self, s: State, f: Page) -> None:
        a = s.ask(f, f.ctrl, "number", self.rule, (1, 2, 3))
        if a != NOT_YET:
            f.result = a


class Give(Op[State, Page]):
    """Hand the result to the caller."""

    def run(self, s: State, f: Page) -> None:
        caller = s.caller(f)
        assert isinstance(caller, Page)
        caller.result += f.result
        s.emit(self.rule, f.prog.name, f.ctrl, (), f.result)


REPORT = Program("tell", (Ask("R.ask"), Give("R.give")))
TWICE = Program("twice", (Call(REPORT), Call(REPORT), Give("R.give")))


def running(prog: Program, seat: int = 0) -> State:
    s = State(1)
    s.call(Page(Program("table", ()), -1, seat))
    s.call(Page(prog, -1, seat))
    advance(s)
    return s


def told(s: State) -> list[tuple[str, int]]:
    return [(e.kind, e.amount) for e in s.events]


def test_what_came_of_a_call_is_told_to_the_caller() -> None:
    s = running(TWICE)
    for a in (2, 3):
        reply(s, a)
    assert told(s) == [("tell", 2), ("tell", 3), ("twice", 5)]


def test_the_first_frame_has_no_caller() -> None:
    s = State(1)
    s.call(Page(REPORT, -1, 0))
    assert s.stack[0].caller == NO_PLACE


def test_a_copy_in_the_middle_of_a_call_tells_its_own_caller() -> None:
    s = running(TWICE)
    reply(s, 2)
    t = State(0)
    s.copy_kernel_into(t)
    reply(t, 3)
    reply(s, 1)
    assert told(t) == [("tell", 3), ("twice", 5)]
    assert told(s)[1:] == [("tell", 1), ("twice", 3)]


def test_a_program_of_named_steps_knows_their_places() -> None:
    prog = steps("turn", {"begin": Ask("R.ask"), "main": Ask("R.ask"), "end": Give("R.give")}, last="end")
    assert (prog.at("begin"), prog.at("main"), prog.last) == (0, 1, 2)
    assert REPORT.last == len(REPORT.ops), "nothing must be done when it is left"
    with pytest.raises(KeyError):
        prog.at("noon")


# A turn in which something is done that is done inside something else; each ends with a last part.
INNER = steps("inner", {"ask": Ask("R.ask"), "again": Ask("R.ask"), "close": Give("R.give")}, last="close")
OUTER = steps("outer", {"inner": Call(INNER), "ask": Ask("R.ask"), "close": Give("R.give")}, last="close")


def test_whoever_leaves_closes_what_is_under_way_in_order() -> None:
    s = running(OUTER)
    reply(s, 2)
    s.pending = None
    abandon(s, 0)
    advance(s)
    assert s.pending is None, "neither is asked any more"
    assert told(s) == [("inner", 2), ("outer", 2)]


def test_who_leaves_takes_nothing_of_the_others_along() -> None:
    s = running(
        steps("outer", {"inner": Call(INNER, seat=1), "ask": Ask("R.ask"), "close": Give("R.give")}, last="close")
    )
    reply(s, 1)
    abandon(s, 0)
    assert s.pending is not None and s.pending.seat == 1
    for a in (3,):
        reply(s, a)
    assert told(s) == [("inner", 3), ("outer", 3)], "seat 1 finished its own; seat 0 was asked no more"


def test_a_frame_that_has_come_to_its_last_part_stays_there() -> None:
    f = Page(INNER, -1, 0)
    f.pc, f.ans = INNER.last, (4,)
    f.finish()
    assert (f.pc, f.ans) == (INNER.last, (4,))
    f.pc = INNER.last + 1
    f.finish()
    assert f.pc == INNER.last + 1, "it does not begin its last part twice"
