"""The exact chance to reach a goal: every answer is looked at, and everything that may fall, each by its weight.

Nature is asked in place of being played (`State.nature_asks`), so a position's chance is the best of what may be answered, or the
weighted mean of what may fall.  No token is drawn and nothing is estimated: the chances are fractions.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Final

from tableforge.errors import StepBudget
from tableforge.kernel.ask import NATURE, RawDecision
from tableforge.kernel.chance import SHUFFLE
from tableforge.kernel.core import State, reply
from tableforge.puzzles import PuzzleOdds

NEVER: Final = Fraction(0)
SURE: Final = Fraction(1)
MOST: Final = 15_000  # positions
DEEPEST: Final = 120  # answers one after the other: more are an ability that may be used over and over


class TooMany(Exception):
    """More positions would have to be looked at than there is a budget for, or something is dealt that cannot be counted out."""


class Chances:
    """The chances of one goal in one turn, each position looked at once."""

    def __init__(self, source: PuzzleOdds, goal: str, start: State, seat: int, most: int = MOST) -> None:
        """`start` is a position in which nature is asked (`ask_nature`); after `most` positions nothing more is said."""
        self.source, self.goal, self.start, self.seat = source, goal, start, seat
        self.most = most
        self.looked = 0
        self._known: dict[Hashable, Fraction] = {}
        self._open: dict[Hashable, int] = {}  # the positions on the way to the one that is looked at
        self._round = 0  # the first of them that was met again

    def of(self, s: State) -> Fraction:
        """The chance in a position.  Raises TooMany where it cannot be told."""
        if self.source.is_reached(self.goal, self.start, s, self.seat):
            return SURE
        d = s.pending
        if d is None or self.source.is_end(self.start, s):
            return NEVER
        m = self.source.mark(self.start, s)
        if m in self._known:
            return self._known[m]
        if m in self._open:  # a free ability has led back here: going round again adds nothing
            self._round = min(self._round, self._open[m])
            return NEVER
        place = len(self._open)
        if place >= DEEPEST:
            raise TooMany
        self._open[m] = place
        before, self._round = self._round, place
        try:
            found = self._falling(s, d, place) if d.seat == NATURE else self._choosing(s, d)
        finally:
            del self._open[m]
            back, self._round = self._round, min(before, self._round)
        if back >= place:  # else it counts on a position that is still being looked at
            self._known[m] = found
        return found

    def _choosing(self, s: State, d: RawDecision) -> Fraction:
        """The best of what may be answered."""
        found = NEVER
        for option in d.options:
            found = max(found, self.after(s, option))
            if found == SURE:
                break
        return found

    def _falling(self, s: State, d: RawDecision, place: int) -> Fraction:
        """The mean of what may fall.  Raises TooMany where something that falls leads back."""
        if d.kind == SHUFFLE:  # in how many orders a deck may lie, nobody counts out
            raise TooMany
        found = NEVER
        weights = d.weights or (1,) * len(d.options)
        for option, weight in zip(d.options, weights, strict=True):
            found += Fraction(weight, sum(weights)) * self.after(s, option)
        if self._round < place:
            raise TooMany
        return found

    def after(self, s: State, option: int) -> Fraction:
        """The chance once an option was taken; what ends the turn leaves the goal as it is."""
        if self.source.ends_turn(s, option):
            return NEVER
        t = self._reply(s, option)
        if self.source.is_end(self.start, t):
            return self.of(t)
        dealt = self.source.deals(s, t, self.seat)
        if dealt is None:
            return self.of(t)
        total = sum([weight for weight, _ in dealt])
        return sum([Fraction(weight, total) * self.of(self._reply(t, option)) for weight, t in dealt], NEVER)

    def falls(self, s: State, option: int) -> bool:
        """Whether chance falls with this answer: a token is drawn, a card is dealt."""
        t = self._reply(s, option)
        if self.source.is_end(self.start, t):
            return False
        return (t.pending is not None and t.pending.seat == NATURE) or self.source.deals(s, t, self.seat) is not None

    def _reply(self, s: State, option: int) -> State:
        self.looked += 1
        if self.looked > self.most:
            raise TooMany
        t = s.clone()
        try:
            reply(t, option)
        except StepBudget:  # an effect without end: nothing is said of it
            raise TooMany from None
        return t

    def plans(self) -> list[tuple[tuple[int, ...], Fraction]]:
        """Every plan until chance falls, or the turn or the goal is over, with its chance; the shortest first."""
        out: list[tuple[tuple[int, ...], Fraction]] = []
        front: list[tuple[State, tuple[int, ...]]] = [(self.start, ())]
        seen: set[Hashable] = set()
        while front:
            following = []
            for s, way in front:
                d = s.pending
                assert d is not None
                for option in d.options:
                    if self.source.ends_turn(s, option) or self.falls(s, option):
                        out.append(((*way, option), self.after(s, option)))
                        continue
                    t = self._reply(s, option)
                    if self.source.is_end(self.start, t) or self.source.is_reached(self.goal, self.start, t, self.seat):
                        out.append(((*way, option), self.of(t)))
                        continue
                    m = self.source.mark(self.start, t)
                    if m is None or m not in seen:
                        seen.add(m)
                        following.append((t, (*way, option)))
            front = following
        return out


def ask_nature(s: State) -> State:
    """A copy of a position in which nature is asked and nothing is told."""
    t = s.clone()
    t.nature_asks = True
    t.tracing = False
    return t
