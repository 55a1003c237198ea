"""Which cards are meant: quantifiers over sets, and the program that their words are lowered into."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.kernel.core import Program
from tableforge.keyforge.ops import choose as ch
from tableforge.keyforge.questions import (
    ADiscardPile,
    Amount,
    And,
    InPlay,
    Number,
    Or,
    Ref,
    Sel,
    UnderCard,
    Who,
    Zone,
    num,
)
from tableforge.keyforge.state import KOp, SetNode


class Out:
    """A program under construction."""

    def __init__(self, lowering: Lowering) -> None:
        self.ops: list[KOp] = []
        self.lowering = lowering
        self.word: Effect | None = None

    def say(self, *words: Effect) -> None:
        """Lower words, one after the other; each op remembers the innermost word it came from."""
        outer = self.word
        for word in words:
            self.word = word
            word.lower(self)
        self.word = outer

    def add(self, op: KOp) -> None:
        if op.said is None:
            op.said = self.word
        self.ops.append(op)

    def here(self) -> int:
        return len(self.ops)


class Lowering:
    """Names the programs of one card while they are made."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.made: dict[str, int] = {}

    def program(
        self, label: str, effects: tuple[Effect, ...], first: KOp | None = None, last: KOp | None = None
    ) -> Program:
        """The effects as a program; `first` and `last` belong to the moment, not to the words."""
        n = self.made[label] = self.made.get(label, 0) + 1
        out = Out(self)
        if first is not None:
            out.add(first)
        out.say(*effects)
        if last is not None:
            out.add(last)
        return Program(f"{self.id}#{label}{'' if n == 1 else n}", tuple(out.ops))


@dataclass(frozen=True)
class Target:
    """Which cards of a set are meant."""

    def lower(self, out: Out) -> None:
        raise AssertionError(self)

    def probe(self) -> SetNode | None:
        """The set that must not be empty for there to be a target."""
        return None


def uses_one_pile(x: object) -> bool:
    if isinstance(x, (And, Or)):
        return uses_one_pile(x.a) or uses_one_pile(x.b)
    return isinstance(x, ADiscardPile)


@dataclass(frozen=True)
class Pick(Target):
    """n cards of a set, chosen: exactly n, up to n, or any number."""

    sel: SetNode
    n: Amount | None
    up_to: bool = False
    another: bool = False
    total_power: int = 0

    def lower(self, out: Out) -> None:
        least = None if self.up_to or self.n is None else self.n
        out.add(ch.Choose(self.sel, least, self.n, self.another, uses_one_pile(self.sel), self.total_power))

    def probe(self) -> SetNode | None:
        return self.sel


@dataclass(frozen=True)
class Each(Target):
    """Every card of a set, as one batch; `but` spares some."""

    sel: SetNode
    but: Target | None = None

    def lower(self, out: Out) -> None:
        if self.but is None:
            out.add(ch.Take(self.sel))
        else:
            self.but.lower(out)
            out.add(ch.TakeAllBut(self.sel))

    def probe(self) -> SetNode | None:
        return self.sel


@dataclass(frozen=True)
class Both(Target):
    """Several targets at once."""

    targets: tuple[Target | Sel, ...]

    def lower(self, out: Out) -> None:
        for k, t in enumerate(self.targets):
            lower_target(t, out)
            out.add(ch.Gather(k == 0, k == len(self.targets) - 1))


@dataclass(frozen=True)
class Top(Target):
    """The top n cards of a deck or pile."""

    zone: Zone
    n: int = 1

    def lower(self, out: Out) -> None:
        out.add(ch.TakeTop(self.zone.who, self.zone.zone, Number(self.n)))


@dataclass(frozen=True)
class Random(Target):
    """n cards of a set, by chance."""

    n: int
    sel: SetNode

    def lower(self, out: Out) -> None:
        out.add(ch.TakeRandom(self.sel, Number(self.n)))


@dataclass(frozen=True)
class Archived(Target):
    """An archived card, whosever it is."""

    def lower(self, out: Out) -> None:
        out.add(ch.ChooseArchived(ARCHIVES))

    def probe(self) -> SetNode | None:
        return ARCHIVES


ARCHIVES = Who("any_player").archives
archived_card = Archived()
What = Target | Sel


def lower_target(t: What, out: Out) -> None:
    if isinstance(t, Target):
        t.lower(out)
    elif isinstance(t, Ref) and t.name == "opposing":  # known after it has left, but touched only in play
        out.add(ch.Take(And(t, InPlay())))
    elif not (isinstance(t, Ref) and t.name in ("it", "them")):
        out.add(ch.Take(t))


def a(sel: SetNode) -> Pick:
    """One card of the set, chosen."""
    return Pick(sel, Number(1))


def another(sel: SetNode) -> Pick:
    """One card of the set that was not picked before."""
    return Pick(sel, Number(1), another=True)


def pick(n: Amount | int, sel: SetNode) -> Pick:
    """n cards of the set, as many as there are."""
    return Pick(sel, num(n))


def up_to(n: Amount | int, sel: SetNode) -> Pick:
    return Pick(sel, num(n), up_to=True)


def any_number(sel: SetNode, total_power: int = 0) -> Pick:
    return Pick(sel, None, up_to=True, total_power=total_power)


def each(sel: SetNode, but: Target | None = None) -> Each:
    return Each(sel, but)


def both(*targets: What) -> Both:
    return Both(targets)


def top(zone: Zone, n: int = 1) -> Top:
    return Top(zone, n)


def random(n: int, sel: SetNode) -> Random:
    return Random(n, sel)


def probe_of(what: What) -> SetNode | None:
    if isinstance(what, Target):
        return what.probe()
    return what if isinstance(what, (UnderCard, Ref)) else None


@dataclass(frozen=True)
class Effect:
    """Something a card does."""

    def lower(self, out: Out) -> None:
        raise AssertionError(self)

    def probe(self) -> SetNode | None:
        """The set that must not be empty for the effect to do anything; None where that cannot be told."""
        return None
