"""Choices, conditions, repetition."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.keyforge import ops as ef
from tableforge.keyforge.ops import choose as ch
from tableforge.keyforge.ops.custom import CUSTOM
from tableforge.keyforge.questions import Amount, Cond, Number, Sel, Who, num
from tableforge.keyforge.state import SetNode
from tableforge.keyforge.words.effects import DestroyCards, ForgeKey, MoveCards, PlayCard
from tableforge.keyforge.words.nouns import Domain, house, number, player
from tableforge.keyforge.words.targets import Effect, Out, Pick, Random, Top, What, lower_target


@dataclass(frozen=True)
class Choose(Effect):
    """Name a card, a house, a number or a player for the words that follow."""

    what: What | Domain
    of: Who | None = None

    def lower(self, out: Out) -> None:
        if self.what == house:
            out.add(ch.ChooseHouseNamed(self.of))
        elif self.what == number:
            out.add(ch.ChooseNumber("KF.choosing-objects"))
        elif self.what == player:
            out.add(ch.ChoosePlayer("KF.choosing-objects"))
        else:
            assert not isinstance(self.what, Domain)
            lower_target(self.what, out)
            out.add(ch.Keep(True))


def choose(what: What | Domain, of: Who | None = None) -> Choose:
    return Choose(what, of)


@dataclass(frozen=True)
class When(Effect):
    cond: Cond
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def lower(self, out: Out) -> None:
        unless = ch.Unless(self.cond)
        out.add(unless)
        out.say(*self.effects)
        if self.otherwise:
            skip = ch.Jump("KF.as-much-as-possible")
            out.add(skip)
            unless.to = out.here()
            out.say(*self.otherwise)
            skip.to = out.here()
        else:
            unless.to = out.here()


def when(cond: Cond, *effects: Effect, otherwise: Effect | tuple[Effect, ...] = ()) -> When:
    return When(cond, effects, otherwise if isinstance(otherwise, tuple) else (otherwise,))


@dataclass(frozen=True)
class May(Effect):
    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        forks: list[ch.Fork | ef.UnlessForgeable] = []
        first = self.effects[0]
        if isinstance(first, ForgeKey):
            guard = ef.UnlessForgeable(first.extra, first.who)
            out.add(guard)
            forks.append(guard)
        what = first.what if isinstance(first, DestroyCards) else None
        may = ch.May(first.probe(), what.total_power if isinstance(what, Pick) else 0)
        out.add(may)
        forks.append(may)
        rest = self.effects
        if isinstance(first, ForgeKey):  # who has just agreed is not asked again
            forge = ef.Forge(first.extra, first.who, True)
            forge.said = first
            out.add(forge)
            rest = self.effects[1:]
        out.say(*rest)
        for f in forks:
            f.to = out.here()


def may(*effects: Effect) -> May:
    return May(effects)


@dataclass(frozen=True)
class IfYouDo(Effect):
    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        unless = ch.UnlessDone()
        out.add(unless)
        out.say(*self.effects)
        unless.to = out.here()


def if_you_do(*effects: Effect) -> IfYouDo:
    return IfYouDo(effects)


@dataclass(frozen=True)
class ChooseOne(Effect):
    a: tuple[Effect, ...]
    b: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        fork = ch.ChooseOne(taken_from(self.a), taken_from(self.b))
        out.add(fork)
        out.say(*self.a)
        skip = ch.Jump("KF.may")
        out.add(skip)
        fork.to = out.here()
        out.say(*self.b)
        skip.to = out.here()


def taken_from(branch: tuple[Effect, ...]) -> SetNode | None:
    """The cards of which an effect takes the top one or a random one."""
    e = branch[0]
    if len(branch) > 1 or not isinstance(e, (MoveCards, PlayCard)):
        return None
    return e.what.zone if isinstance(e.what, Top) else e.what.sel if isinstance(e.what, Random) else None


def choose_one(a: Effect | tuple[Effect, ...], b: Effect | tuple[Effect, ...]) -> ChooseOne:
    return ChooseOne(a if isinstance(a, tuple) else (a,), b if isinstance(b, tuple) else (b,))


@dataclass(frozen=True)
class ForEach(Effect):
    """Once for each card of a set (it), each player (they), or so many times.

    `any_order`: the rounds differ and may take from each other, so the active player orders the cards.
    """

    what: What | Amount | Who
    effects: tuple[Effect, ...]
    any_order: bool = False

    def lower(self, out: Out) -> None:
        w = self.what
        players = isinstance(w, Who)
        lazy = isinstance(w, Pick)
        if isinstance(w, Pick):
            out.add(ch.LoopStart(None, w.n, None, False))
        elif isinstance(w, Who):
            out.add(ch.LoopStart(None, None, w, False))
        elif isinstance(w, Amount):
            out.add(ch.LoopStart(None, w, None, False))
        else:
            assert isinstance(w, Sel)
            out.add(ch.LoopStart(w, None, None, False))
        start = out.here()
        nxt = ch.LoopNext(players, lazy or isinstance(w, Amount), self.any_order)
        out.add(nxt)
        stop: ch.UnlessDone | None = None
        if isinstance(w, Pick):  # asked one at a time, each a card not picked before
            out.add(ch.Choose(w.sel, None if w.up_to else Number(1), Number(1), True, False, 0))
            stop = ch.UnlessDone()
            out.add(stop)
        out.say(*self.effects)
        last = out.ops[-1]
        batch = players and isinstance(last, ef.Destroy) and not last.sacrifice
        if batch:  # picked for each player, then destroyed as one set
            out.ops.pop()
            out.add(ch.Gather(False, False))
        back = ch.Jump("KF.as-much-as-possible")
        back.to = start
        out.add(back)
        nxt.to = out.here()
        if batch:
            out.add(ch.Gather(False, True))
            out.add(last)
        if stop is not None:
            stop.to = out.here()


def for_each(what: What | Amount | Who | int, *effects: Effect, any_order: bool = False) -> ForEach:
    return ForEach(num(what) if isinstance(what, int) else what, effects, any_order)


@dataclass(frozen=True)
class RepeatIf(Effect):
    cond: Cond
    optional: bool = False
    once: bool = False

    def lower(self, out: Out) -> None:
        op = ch.Repeat(self.cond, self.optional, self.once)
        op.to = 0
        out.add(op)


def repeat_if(cond: SetNode, optional: bool = False, once: bool = False) -> RepeatIf:
    assert isinstance(cond, Cond)
    return RepeatIf(cond, optional, once)


@dataclass(frozen=True)
class Custom(Effect):
    """What no word can say: a named op, and its sentence in both languages."""

    name: str
    en: str
    fr: str

    def lower(self, out: Out) -> None:
        if self.name not in CUSTOM:
            raise ValueError(f"there is no custom op {self.name!r}; ops/custom.py has {', '.join(CUSTOM)}")
        kind, rule = CUSTOM[self.name]
        out.add(kind(rule))


def custom(name: str, en: str, fr: str) -> Custom:
    return Custom(name, en, fr)
