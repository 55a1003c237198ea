"""Moments at which several seats have a say: a window that polls them in turn, and a proposal that may still change.

A window is a frame of its own, so a game only says which seats it polls, what each may do, and what comes of it.
"""

from __future__ import annotations

from tableforge.kernel.ask import NOT_YET, PASS
from tableforge.kernel.core import Frame, Op, Program, S
from tableforge.kernel.open import mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Window(Frame):
    """A poll under way: the seats in order, whose turn it is, and how many have passed in a row."""

    def __init__(self, prog: Program, src: int, ctrl: int, seats: tuple[int, ...]) -> None:
        super().__init__(prog, src, ctrl)
        self.seats = seats
        self.turn = 0
        self.passes = 0

    def clone(self) -> Window:
        t = Window(self.prog, self.src, self.ctrl, self.seats)
        self.copy_frame_into(t)
        t.turn = self.turn
        t.passes = self.passes
        return t

    def without(self, seat: int) -> None:
        """Whoever has left is polled no more, and whoever has passed since is not asked again for that."""
        super().without(seat)
        if seat not in self.seats:
            return
        k = self.seats.index(seat)
        n = len(self.seats)
        if (self.turn - 1 - k) % n < self.passes:
            self.passes -= 1  # it was one of those who had passed in a row
        if k < self.turn:
            self.turn -= 1
        self.seats = self.seats[:k] + self.seats[k + 1 :]
        if self.turn == n - 1:
            self.turn = 0

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.seats, self.turn, self.passes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Poll(Op[S, Window]):
    """Each seat in turn does something or passes; the window closes once all of them have passed in a row.

    A seat that can only pass is not asked, unless the game polls all seats alike (`State.polls_alike`): skipping it tells
    the others what it does not hold.
    """

    def __init__(self, rule: str, kind: str) -> None:
        super().__init__(rule)
        self.kind = kind

    def run(self, s: S, f: Window) -> None:
        """Ask the next seat that has a say, until all have passed one after the other."""
        if f.passes >= len(f.seats):
            return
        seat = f.seats[f.turn]
        a = PASS
        if self.polls(s, f, seat):
            options = (*self.options(s, f, seat), PASS)
            a = s.ask(f, seat, self.kind, self.rule, options, always=s.polls_alike, stop=PASS)
            if a == NOT_YET:
                return
        f.pc -= 1
        f.turn = (f.turn + 1) % len(f.seats)
        if a == PASS:
            f.passes += 1
        else:
            f.passes = 0
            self.take(s, f, seat, a)

    def polls(self, s: S, f: Window, seat: int) -> bool:
        """Whether the seat has a say at all, whatever it holds; `abandon` takes away that of one that leaves."""
        return True

    def options(self, s: S, f: Window, seat: int) -> tuple[int, ...]:
        """What the seat may do here, besides passing."""
        raise AssertionError(f"{type(self).__name__} offers nothing")

    def take(self, s: S, f: Window, seat: int, option: int) -> None:
        """Do what the seat chose; it may push frames, and the poll goes on when they are done."""
        raise AssertionError(f"{type(self).__name__} does nothing")
