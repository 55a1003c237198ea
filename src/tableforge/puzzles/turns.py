"""Every way to play a turn to its end, looked at one answer after the other.

The tree is walked level by level, so that the first way to an end is a shortest one.  Positions from which the same can follow
are looked at once (`mark`).  Nothing is left out: every option of every question is followed, also discards, and every order of
effects that happen at once.  Chance falls as the position's own generator lets it: whoever wants another world imagines one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Final

from tableforge.errors import StepBudget
from tableforge.kernel.core import State, reply

ROOT: Final = -1  # before the first answer
Marker = Callable[[State], Hashable | None]


@dataclass(slots=True)
class WalkedTurn:
    """What a walk found: the ends, and the way to each of them.

    ends     by the first answer, the ends behind it: each a position and its place in `ways`
    ways     for each position that was reached, the place of the one before it and the answer between
    looked   how many positions were reached by an answer
    whole    whether nothing was left out for want of a budget
    open     whether nothing that the seat cannot know was moved, and no chance fell, before the turn ended
    """

    ends: dict[int, list[tuple[State, int]]] = field(default_factory=dict)
    ways: list[tuple[int, int]] = field(default_factory=list)
    looked: int = 0
    whole: bool = True
    open: bool = True

    def way_to(self, place: int) -> list[int]:
        """The answers that lead to a place, as options."""
        out: list[int] = []
        while place != ROOT:
            place, answer = self.ways[place]
            out.append(answer)
        return out[::-1]


class TurnWalk:
    """A turn that is walked as far as somebody wants to know of it: behind one first answer after the other."""

    def __init__(
        self, here: State, is_end: Callable[[State], bool], mark: Marker, is_open: Callable[[State], bool], most: int
    ) -> None:
        """`is_end` says of a position that the turn is over there; `mark` is what tells it from others as far as the turn goes
        on, None where it is not compared; `is_open` whether it owes nothing to what is hidden.  After `most` positions the walk
        stops, and says so (`WalkedTurn.whole`).  `here` stays as it is.
        """
        self.start = here.clone()
        self.start.nature_asks = False
        self.start.tracing = False
        self.found = WalkedTurn()
        self._is_end, self._mark, self._is_open, self._most = is_end, mark, is_open, most

    def behind(self, option: int) -> list[tuple[State, int]]:
        """The ends behind one first answer."""
        if option not in self.found.ends and self.found.whole:
            self.found.ends[option] = walk_behind(
                self.found, self.start, option, self._is_end, self._mark, self._is_open, self._most
            )
        return self.found.ends.get(option, [])

    def turn(self) -> WalkedTurn:
        """All of it."""
        asked = self.start.pending
        assert asked is not None
        for option in asked.options:
            self.behind(option)
        return self.found


def walk_behind(
    found: WalkedTurn,
    start: State,
    first: int,
    is_end: Callable[[State], bool],
    mark: Marker,
    is_open: Callable[[State], bool],
    most: int,
) -> list[tuple[State, int]]:
    """All ends behind one first answer; what was looked at is counted in `found`."""
    ends: list[tuple[State, int]] = []
    seen: set[Hashable] = set()
    front: list[tuple[State, int, tuple[int, ...]]] = [(start, ROOT, (first,))]
    while front:
        following: list[tuple[State, int, tuple[int, ...]]] = []
        for p, place, options in front:
            for option in options:
                found.looked += 1
                if found.looked > most:
                    found.whole = False
                    return ends
                t = p.clone()
                try:
                    reply(t, option)
                except StepBudget:  # an effect without end is no way to play
                    continue
                m = mark(t)
                if m is not None:
                    if m in seen:
                        continue
                    seen.add(m)
                found.ways.append((place, option))
                if is_end(t):
                    ends.append((t, len(found.ways) - 1))
                    continue
                if found.open and not is_open(t):
                    found.open = False
                asked = t.pending
                assert asked is not None
                following.append((t, len(found.ways) - 1, asked.options))
        front = following
    return ends
