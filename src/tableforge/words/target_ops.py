"""Ops of targets: which cards are meant.  Each leaves the cards it found in the frame's "it", for the effect behind it to act on.

A game whose rulebook says more of how cards are chosen (what is out of reach, what stays the same card) has ops of its own and
names them in a `Choosing`.
"""

from __future__ import annotations

from tableforge.kernel.ask import DONE, NO_OPTION, NOT_YET
from tableforge.kernel.core import AnyOp
from tableforge.kernel.open import mypyc_attr
from tableforge.words.amounts import Amount
from tableforge.words.flow_ops import WordOp, moot
from tableforge.words.frame import CardFrame, CardState
from tableforge.words.node import SetNode


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCards(WordOp[CardState, CardFrame]):
    """Whoever decides picks cards of a set, one at a time: at least so many, at most so many, perhaps none picked before."""

    def __init__(
        self, rule: str, sel: SetNode, least: Amount | None, most: Amount | None, another: bool = False
    ) -> None:
        super().__init__(rule)
        self.sel = sel
        self.least = least
        self.most = most
        self.another = another

    def run(self, s: CardState, f: CardFrame) -> None:
        ids = [i for i in self.fitting(s, f) if not self.another or i not in f.picked]
        most = len(ids) if self.most is None else min(len(ids), self.most.value(s, f))
        least = 0 if self.least is None else min(len(ids), self.least.value(s, f))
        if least < most and not f.ans and moot(s, f, f.pc, len(f.prog.ops), ids, f.much):
            most = least
        told = s.take_answers(f)
        got = [k for k in told if k != DONE]
        enough = DONE in told
        if least == most == len(ids) and not s.forced_asks:
            got = ids
        while not enough and len(got) < most:
            rest = tuple([i for i in ids if i not in got])
            stop = DONE if len(got) >= least else NO_OPTION
            options = rest if stop == NO_OPTION else (*rest, DONE)
            k = s.ask(
                f,
                self.chooser(s, f),
                "target",
                self.rule,
                options,
                self.sel,
                least - len(got),
                most - len(got),
                stop=stop,
            )
            if k == NOT_YET:
                return
            enough = k == DONE
            if not enough:
                got.append(k)
        f.it = tuple(got)
        f.picked = f.picked + f.it
        f.full = len(got) >= max(1, least)

    def fitting(self, s: CardState, f: CardFrame) -> list[int]:
        """The cards of the set that may be picked."""
        return self.sel.ids(s, f)

    def chooser(self, s: CardState, f: CardFrame) -> int:
        """Who picks."""
        return s.decider(f)

    def candidates(self, s: CardState, f: CardFrame) -> list[int] | None:
        return self.sel.ids(s, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class Take(WordOp[CardState, CardFrame]):
    """Every card of a set; nobody is asked."""

    def __init__(self, rule: str, sel: SetNode) -> None:
        super().__init__(rule)
        self.sel = sel

    def run(self, s: CardState, f: CardFrame) -> None:
        f.it = tuple(self.sel.ids(s, f))
        f.full = bool(f.it)

    def candidates(self, s: CardState, f: CardFrame) -> list[int] | None:
        return self.sel.ids(s, f)


class TakeAllBut(WordOp[CardState, CardFrame]):
    """Every card of a set but those just picked."""

    def __init__(self, rule: str, sel: SetNode) -> None:
        super().__init__(rule)
        self.sel = sel

    def run(self, s: CardState, f: CardFrame) -> None:
        f.it = tuple([i for i in self.sel.ids(s, f) if i not in f.it])
        f.full = bool(f.it)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeRandom(WordOp[CardState, CardFrame]):
    """Nature picks so many cards of a set."""

    def __init__(self, rule: str, sel: SetNode, n: Amount) -> None:
        super().__init__(rule)
        self.sel = sel
        self.n = n

    def run(self, s: CardState, f: CardFrame) -> None:
        rest = self.sel.ids(s, f)
        got: list[int] = []
        while rest and len(got) < self.n.value(s, f):
            k = s.chance(f, "random", self.rule, tuple(rest))
            if k == NOT_YET:
                return
            got.append(k)
            rest = [i for i in rest if i != k]
        f.it = tuple(got)
        f.full = bool(got)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing:
    """The ops by which a game finds the cards that are meant, under the rule of choosing and that of chance."""

    def __init__(self, rule: str, by_chance: str) -> None:
        self.rule = rule
        self.by_chance = by_chance

    def pick(self, sel: SetNode, least: Amount | None, most: Amount | None, another: bool) -> AnyOp:
        return PickCards(self.rule, sel, least, most, another)

    def take(self, sel: SetNode) -> AnyOp:
        return Take(self.rule, sel)

    def all_but(self, sel: SetNode) -> AnyOp:
        return TakeAllBut(self.rule, sel)

    def at_random(self, sel: SetNode, n: Amount) -> AnyOp:
        return TakeRandom(self.by_chance, sel, n)
