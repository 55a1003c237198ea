"""The words of flow: conditions, offers, choices, repetition.

The classes have neutral names; each game gives its authors the names that its cards use, for what is `when` in one is `if_`
in another.
"""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.kernel.core import AnyOp
from tableforge.words.amounts import Amount, Cond, Number
from tableforge.words.flow_ops import Branch, Jump, LoopNext, LoopStart, Repeat, Unless, UnlessDone
from tableforge.words.lower import Effect, Out, Target
from tableforge.words.node import SeatsNode, SetNode


@dataclass(frozen=True)
class If(Effect):
    """Only where a condition holds; otherwise perhaps something else."""

    cond: Cond
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def lower(self, out: Out) -> None:
        unless = Unless(self.cond)
        out.add(unless)
        out.say(*self.effects)
        if self.otherwise:
            skip = Jump()
            out.add(skip)
            unless.to = out.here()
            out.say(*self.otherwise)
            skip.to = out.here()
        else:
            unless.to = out.here()


def if_(cond: Cond, *effects: Effect, otherwise: Effect | tuple[Effect, ...] = ()) -> If:
    return If(cond, effects, otherwise if isinstance(otherwise, tuple) else (otherwise,))


@dataclass(frozen=True)
class May(Effect):
    """Effects that whoever decides may do or leave; all of them hang on the first."""

    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        first, rest = self.effects[0], self.effects[1:]
        forks = first.offer(out)
        out.say_by(first, first.lower_agreed)
        out.say(*rest)
        for fork in forks:
            fork.to = out.here()


def may(*effects: Effect) -> May:
    return May(effects)


@dataclass(frozen=True)
class IfDone(Effect):
    """Only if the effect before it happened completely."""

    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        unless = UnlessDone(out.idiom.if_done)
        out.add(unless)
        out.say(*self.effects)
        unless.to = out.here()


def if_you_do(*effects: Effect) -> IfDone:
    return IfDone(effects)


@dataclass(frozen=True)
class ChooseOne(Effect):
    """One of several effects, chosen."""

    branches: tuple[tuple[Effect, ...], ...]

    def lower(self, out: Out) -> None:
        sources = [b[0].source() for b in self.branches if len(b) == 1]
        found = tuple([x for x in sources if x is not None])
        branch = Branch(out.idiom.choose_one, found if len(found) == len(self.branches) else ())
        out.add(branch)
        starts: list[int] = []
        skips: list[Jump] = []
        for effects in self.branches:
            starts.append(out.here())
            out.say(*effects)
            if len(starts) < len(self.branches):
                skips.append(Jump())
                out.add(skips[-1])
        branch.to = tuple(starts)
        branch.end = out.here()
        for skip in skips:
            skip.to = out.here()


def choose_one(*branches: Effect | tuple[Effect, ...]) -> ChooseOne:
    return ChooseOne(tuple([b if isinstance(b, tuple) else (b,) for b in branches]))


@dataclass(frozen=True)
class ForEach(Effect):
    """Once for each card of a set (it), each player (they), each card asked for, or so many times.

    `any_order`: the rounds differ and may take from each other, so whoever decides orders the cards.
    """

    what: SetNode | SeatsNode | Amount | Target
    effects: tuple[Effect, ...]
    any_order: bool = False

    def lower(self, out: Out) -> None:
        w = self.what
        if out.looping:
            raise TypeError(f"{out.lowering.id}: a loop inside a loop; a frame keeps the rounds of one only")
        if isinstance(w, SetNode):
            start = LoopStart(w, None, None)
        elif isinstance(w, SeatsNode):
            start = LoopStart(None, w, None)
        else:
            times = w.rounds() if isinstance(w, Target) else w
            if times is None:
                raise TypeError(
                    f"{out.lowering.id}: a loop asks for cards one at a time and must know how many; got {w!r}"
                )
            start = LoopStart(None, None, times)
        out.add(start)
        again = out.here()
        leave = LoopNext(start, out.idiom.any_order if self.any_order else "")
        out.add(leave)
        stop = w.lower_round(out) if isinstance(w, Target) else None
        out.looping = True
        out.say(*self.effects)
        out.looping = False
        once = self.at_the_end(out)
        back = Jump()
        back.to = again
        out.add(back)
        leave.to = out.here()
        for op in once:
            out.add(op)
        if stop is not None:
            stop.to = out.here()

    def at_the_end(self, out: Out) -> list[AnyOp]:
        """The ops to run once for all rounds together; a game takes them out of the round that was just lowered."""
        return []


def for_each(what: SetNode | SeatsNode | Amount | Target | int, *effects: Effect, any_order: bool = False) -> ForEach:
    return ForEach(Number(what) if isinstance(what, int) else what, effects, any_order)


@dataclass(frozen=True)
class RepeatIf(Effect):
    """The whole effect again, while a condition holds."""

    cond: Cond
    optional: bool = False
    once: bool = False

    def lower(self, out: Out) -> None:
        rule = out.idiom.repeat_once if self.once else out.idiom.repeat
        again = Repeat(rule, self.cond, self.optional, self.once)
        again.to = 0
        out.add(again)


def repeat_if(cond: Cond, optional: bool = False, once: bool = False) -> RepeatIf:
    return RepeatIf(cond, optional, once)
