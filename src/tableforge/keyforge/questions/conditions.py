"""What holds or does not."""

from __future__ import annotations

from tableforge.keyforge.questions.amounts import Amount
from tableforge.keyforge.questions.sets import And, HouseIs, Sel
from tableforge.keyforge.state import CondNode, KeyForge, KFrame, SetNode


class Cond(CondNode):
    """Something that holds or does not."""

    def __and__(self, other: SetNode) -> SetNode:
        return AllOf(self, other) if isinstance(other, CondNode) else And(self, other)

    def __invert__(self) -> Cond:
        return NotSo(self)


class Compare(Cond):
    def __init__(self, a: Amount, op: str, b: Amount) -> None:
        self.a = a
        self.op = op
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.op, self.b)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        x = self.a.value(s, f)
        y = self.b.value(s, f)
        op = self.op
        if op == "<":
            return x < y
        if op == "<=":
            return x <= y
        if op == ">":
            return x > y
        if op == ">=":
            return x >= y
        return x == y


class AllOf(Cond):
    def __init__(self, a: CondNode, b: CondNode) -> None:
        self.a = a
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.b)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        return self.a.holds(s, f) and self.b.holds(s, f)


class NotSo(Cond):
    def __init__(self, a: CondNode) -> None:
        self.a = a

    def parts(self) -> tuple[object, ...]:
        return (self.a,)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        if isinstance(self.a, ThisDestroysIt) and not f.it:
            return False  # nobody was dealt damage, so there is no "it" that survives
        return not self.a.holds(s, f)


class Is(Cond):
    """A card belongs to a set; `is_(active_house, UNTAMED)` compares houses."""

    def __init__(self, what: SetNode, sel: SetNode) -> None:
        self.what = what
        self.sel = sel

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.sel)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        if isinstance(self.what, HouseIs) and isinstance(self.sel, HouseIs):
            return self.what.mask(s, f) & self.sel.mask(s, f) != 0
        ids = self.what.ids(s, f)
        return bool(ids) and all([self.sel.match(s, f, i) for i in ids])


class Exists(Cond):
    """There is a card in the set, or there is none."""

    def __init__(self, of: SetNode, none: bool = False) -> None:
        self.of = of
        self.none = none

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.none)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        return (not self.of.ids(s, f)) is self.none


class Attacking(Cond):
    """A card is attacking, or attacking a card of a set."""

    def __init__(self, who: Sel, what: SetNode | None = None) -> None:
        self.who = who
        self.what = what

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.what)

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        ids = self.who.gen(s, f)
        for g in reversed(s.stack):
            if g.prog.name == "fight":
                assert isinstance(g, KFrame)
                if g.src in ids:
                    return self.what is None or (g.opp >= 0 and self.what.match(s, f, g.opp))
        return False


class YourTurn(Cond):
    def holds(self, s: KeyForge, f: KFrame) -> bool:
        return s.active == f.ctrl


class ThisDestroysIt(Cond):
    """The damage just dealt destroyed the creature it was dealt to."""

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        return any([i in f.dead for i in f.it])
