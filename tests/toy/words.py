"""The toy's vocabulary: a few nouns and effects of its own, and the shared words of flow under names of its own.

It proves that the shared words carry another game than KeyForge: seats that co-operate in place of two opponents, whoever
plays a card makes its choices, and a condition is `if_`.
"""

from __future__ import annotations

from dataclasses import dataclass

from toy.game import Lamps, LFrame, LOp, put

from tableforge.words import flow
from tableforge.words.amounts import Amount, Count, Number, ThatMuch, num
from tableforge.words.lower import Effect, Idiom, Out, Target
from tableforge.words.node import SeatsNode, SetNode
from tableforge.words.sets import BY_ZONE, Sel
from tableforge.words.target_ops import Choosing
from tableforge.words.targets import Pick

if_, may, if_you_do = flow.if_, flow.may, flow.if_you_do
choose_one, for_each, repeat_if = flow.choose_one, flow.for_each, flow.repeat_if
IDIOM = Idiom(
    may="LL.may",
    if_done="LL.text",
    choose_one="LL.may",
    any_order="LL.may",
    repeat="LL.text",
    repeat_once="LL.text",
    choosing=Choosing("LL.may", "LL.may"),
)


# ------------------------------------------------------------------ nouns
class Fog(Amount[Lamps, LFrame]):
    """How far the fog has risen."""

    def value(self, s: Lamps, f: LFrame) -> int:
        return s.fog

    def least(self) -> int:
        return 0


class Burning(Sel[Lamps, LFrame]):
    """The lamps that burn, by the places they stand at."""

    def rank(self) -> int:
        return BY_ZONE

    def gen(self, s: Lamps, f: LFrame) -> list[int]:
        return list(s.lit)

    def match(self, s: Lamps, f: LFrame, c: int) -> bool:
        return c in s.lit


class Hand(Sel[Lamps, LFrame]):
    """The cards in your hand."""

    def rank(self) -> int:
        return BY_ZONE

    def gen(self, s: Lamps, f: LFrame) -> list[int]:
        return list(s.hands[f.ctrl])

    def match(self, s: Lamps, f: LFrame, c: int) -> bool:
        return c in s.hands[f.ctrl]


class Who(SeatsNode[Lamps, LFrame]):
    """You, everyone who is not out, or the player of the loop."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def seats(self, s: Lamps, f: LFrame) -> tuple[int, ...]:
        if self.name == "you":
            return (f.ctrl,)
        if self.name == "they":
            return (f.who,)
        return tuple([p for p in range(s.seats) if s.up(p)])


fog, burning, hand, that_much = Fog(), Burning(), Hand(), ThatMuch()
you, they, everyone = Who("you"), Who("they"), Who("everyone")


def count(of: SetNode) -> Count:
    return Count(of)


# ------------------------------------------------------------------ targets
def a_card_of(sel: SetNode) -> Pick:
    return Pick(sel, Number(1))


# ------------------------------------------------------------------ effects
@dataclass(frozen=True)
class Draw(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(DrawCards("LL.play", self.n, self.who))


def draw(n: Amount | int, who: Who = you) -> Draw:
    return Draw(num(n), who)


class DrawCards(LOp):
    def __init__(self, rule: str, n: Amount, who: Who) -> None:
        super().__init__(rule)
        self.n = n
        self.who = who

    def run(self, s: Lamps, f: LFrame) -> None:
        for p in self.who.seats(s, f):
            n = self.n.value(s, f)
            f.full = len(s.deck) >= n
            s.deal(p, n, self.rule)


@dataclass(frozen=True)
class Heal(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(HealWounds("LL.wound", self.n, self.who))


def heal(n: Amount | int, who: Who = you) -> Heal:
    return Heal(num(n), who)


class HealWounds(LOp):
    def __init__(self, rule: str, n: Amount, who: Who) -> None:
        super().__init__(rule)
        self.n = n
        self.who = who

    def run(self, s: Lamps, f: LFrame) -> None:
        for p in self.who.seats(s, f):
            n = min(self.n.value(s, f), s.wounds[p])
            f.full = n > 0
            f.much = n
            if n:
                s.wounds = put(s.wounds, p, s.wounds[p] - n)
                s.emit(self.rule, "heal", p, (), n)


@dataclass(frozen=True)
class Sink(Effect):
    """The fog sinks, at most to the ground."""

    n: Amount

    def lower(self, out: Out) -> None:
        out.add(SinkFog("LL.fog", self.n))


def sink(n: Amount | int) -> Sink:
    return Sink(num(n))


class SinkFog(LOp):
    def __init__(self, rule: str, n: Amount) -> None:
        super().__init__(rule)
        self.n = n

    def run(self, s: Lamps, f: LFrame) -> None:
        f.much = min(self.n.value(s, f), s.fog)
        f.full = f.much > 0
        s.fog -= f.much
        s.emit(self.rule, "sink", f.ctrl, (), f.much)


@dataclass(frozen=True)
class Discard(Effect):
    what: Target

    def lower(self, out: Out) -> None:
        self.what.lower(out)
        out.add(DiscardIt("LL.play"))

    def probe(self) -> SetNode | None:
        return self.what.probe()


def discard(what: Target) -> Discard:
    return Discard(what)


class DiscardIt(LOp):
    def run(self, s: Lamps, f: LFrame) -> None:
        f.full = bool(f.it)
        f.way = f.it
        for c in f.it:
            s.drop(f.ctrl, c)
            s.emit(self.rule, "discard", f.ctrl, (c,))
