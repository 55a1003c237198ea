"""What every action of a card has: what it may be aimed at, and what must still be possible after it.

An action in the middle of a chain offers only what leaves the rest of the chain possible (`rest`), so that nobody is led into a
use that cannot be finished (64).  The enemy that an action was about is `f.it`, for an action on the same one.
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board
from tableforge.fateforge.battle import legal
from tableforge.fateforge.definition import Act
from tableforge.fateforge.names import OTHER
from tableforge.fateforge.state import Fate, FFrame
from tableforge.kernel.core import Op

NOTHING_LEFT: Final = -2  # there is nothing to choose any more


class ActOp(Op[Fate, FFrame]):
    """One action; `rest` are those that must be possible after it."""

    def __init__(self, rule: str, act: Act, rest: tuple[Act, ...] = ()) -> None:
        super().__init__(rule)
        self.act = act
        self.rest = rest

    def options(self, s: Fate, f: FFrame) -> list[int]:
        p = f.src
        h = s.heroes[p]
        spare = legal.spare_moves(h, None)
        found = legal.choices(s, p, self.act, h.zone, f.it, spare)
        if self.rest:
            found = [
                x for x in found if legal.chain(s, p, self.rest, 0, *legal.after(s, self.act, x, h.zone, f.it, spare))
            ]
        return found

    def pick(self, s: Fate, f: FFrame, kind: str) -> int:
        """What the hero chooses among what is possible, NOT_YET, or NOTHING_LEFT."""
        if f.at < len(f.ans):
            return s.ask(f, f.ctrl, kind, self.rule, ())
        found = self.options(s, f)
        if not found:
            return NOTHING_LEFT
        return s.ask(f, f.ctrl, kind, self.rule, tuple(found))

    def targets(self, s: Fate, p: int) -> list[int]:
        """The heroes that an action for all of them is for."""
        act = self.act
        return [
            q
            for q in board.heroes_within(s, p, act.lo, act.hi, False)
            if not (q == p and act.flags & OTHER) and legal.helps(s, p, q, act)
        ]
