"""What holds or does not."""

from __future__ import annotations

from tableforge.keyforge.frames import FightFrame
from tableforge.keyforge.questions.sets import HouseIs, Sel
from tableforge.keyforge.state import KeyForge, KFrame
from tableforge.words import amounts
from tableforge.words.amounts import Cond
from tableforge.words.node import SetNode


class Is(amounts.Is[KeyForge, KFrame]):
    """A card belongs to a set; `is_(active_house, UNTAMED)` compares houses."""

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        if isinstance(self.what, HouseIs) and isinstance(self.sel, HouseIs):
            return self.what.mask(s, f) & self.sel.mask(s, f) != 0
        return super().holds(s, f)


class Attacking(Cond[KeyForge, KFrame]):
    """A card is attacking, or attacking a card of a set."""

    def __init__(self, who: Sel, what: SetNode | None = None) -> None:
        self.who = who
        self.what = what

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.what)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        ids = self.who.gen(s, f)
        for g in reversed(s.stack):
            if isinstance(g, FightFrame) and g.src in ids:
                return self.what is None or (g.opp >= 0 and self.what.match(s, f, g.opp))
        return False


class YourTurn(Cond[KeyForge, KFrame]):
    def holds(self, s: KeyForge, f: KFrame) -> bool:
        return s.active == f.ctrl


class ThisDestroysIt(Cond[KeyForge, KFrame]):
    """The damage just dealt destroyed the creature it was dealt to."""

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        return any([i in f.dead for i in f.it])

    def fails(self, s: KeyForge, f: KFrame) -> bool:
        return bool(f.it) and not self.holds(s, f)  # where nobody was dealt damage there is no "it" that survives
