"""Actions of cards on what lies around: FOCUS, snares, traps and terrain; and what goes into the bag."""

from __future__ import annotations

from tableforge.fateforge import codes
from tableforge.fateforge.battle import interact
from tableforge.fateforge.ops.act import ActOp
from tableforge.fateforge.state import LIES_SNARE, LIES_TRAP, Fate, FFrame


class Focus(ActOp):
    """A FOCUS action: something in the zone is seen to (45)."""

    def run(self, s: Fate, f: FFrame) -> None:
        x = self.pick(s, f, "interact")
        if x >= 0:
            interact.interact(s, f.src, x)


class Snare(ActOp):
    """A snare for whoever comes."""

    def run(self, s: Fate, f: FFrame) -> None:
        z = self.pick(s, f, "snare-in")
        if z >= 0:
            s.lying = (*s.lying, (LIES_SNARE, z, self.act.n))
            s.emit(self.rule, "snare", f.ctrl, (f.src, codes.ZONE + z), self.act.n)


class Disarm(ActOp):
    """A trap is gone."""

    def run(self, s: Fate, f: FFrame) -> None:
        z = self.pick(s, f, "disarm")
        if z >= 0:
            s.lying = tuple([x for x in s.lying if x != (LIES_TRAP, z, 0)])
            s.emit(self.rule, "disarms", f.ctrl, (f.src, codes.ZONE + z))


class Difficult(ActOp):
    """The zone becomes difficult terrain."""

    def run(self, s: Fate, f: FFrame) -> None:
        z = s.heroes[f.src].zone
        s.difficult |= 1 << z
        s.emit(self.rule, "difficult", f.ctrl, (f.src, codes.ZONE + z))


class Gem(ActOp):
    """Gold for the bag."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.gold += self.act.n
        s.emit(self.rule, "gold", f.ctrl, (f.src,), self.act.n)


class Food(ActOp):
    """Food for the bag."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.food += self.act.n
        s.emit(self.rule, "finds-food", f.ctrl, (f.src,), self.act.n)


class TraitPoint(ActOp):
    """Points towards a new trait (254)."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.trait_points += self.act.n
        s.emit(self.rule, "trait-points", f.ctrl, (f.src,), self.act.n)
