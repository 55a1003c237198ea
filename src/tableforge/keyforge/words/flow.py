"""Choices, conditions, repetition."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.keyforge import choices as ch
from tableforge.keyforge import effects as ef
from tableforge.keyforge.custom import CUSTOM
from tableforge.keyforge.questions import Amount, Cond, Number, Sel, Who, num
from tableforge.keyforge.state import SetNode
from tableforge.keyforge.words.effects import ForgeKey
from tableforge.keyforge.words.nouns import Domain, house, number, player
from tableforge.keyforge.words.targets import Effect, Out, Pick, What, lower_target


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
        for e in self.effects:
            e.lower(out)
        if self.otherwise:
            skip = ch.Jump("KF.as-much-as-possible")
            out.add(skip)
            unless.to = out.here()
            for e in self.otherwise:
                e.lower(out)
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
        may = ch.May(first.probe())
        out.add(may)
        forks.append(may)
        for e in self.effects:
            e.lower(out)
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
        for e in self.effects:
            e.lower(out)
        unless.to = out.here()


def if_you_do(*effects: Effect) -> IfYouDo:
    return IfYouDo(effects)


@dataclass(frozen=True)
class ChooseOne(Effect):
    a: tuple[Effect, ...]
    b: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        fork = ch.ChooseOne()
        out.add(fork)
        for e in self.a:
            e.lower(out)
        skip = ch.Jump("KF.may")
        out.add(skip)
        fork.to = out.here()
        for e in self.b:
            e.lower(out)
        skip.to = out.here()


def choose_one(a: Effect | tuple[Effect, ...], b: Effect | tuple[Effect, ...]) -> ChooseOne:
    return ChooseOne(a if isinstance(a, tuple) else (a,), b if isinstance(b, tuple) else (b,))


@dataclass(frozen=True)
class ForEach(Effect):
    """Once for each card of a set (it), each player (they), or so many times."""

    what: What | Amount | Who
    effects: tuple[Effect, ...]

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
        nxt = ch.LoopNext(players, lazy or isinstance(w, Amount))
        out.add(nxt)
        stop: ch.UnlessDone | None = None
        if isinstance(w, Pick):  # asked one at a time, each a card not picked before
            out.add(ch.Choose(w.sel, None if w.up_to else Number(1), Number(1), True, False, 0))
            stop = ch.UnlessDone()
            out.add(stop)
        for e in self.effects:
            e.lower(out)
        back = ch.Jump("KF.as-much-as-possible")
        back.to = start
        out.add(back)
        nxt.to = out.here()
        if stop is not None:
            stop.to = out.here()


def for_each(what: What | Amount | Who | int, *effects: Effect) -> ForEach:
    return ForEach(num(what) if isinstance(what, int) else what, effects)


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
        if self.name in CUSTOM:
            out.add(CUSTOM[self.name])


def custom(name: str, en: str, fr: str) -> Custom:
    return Custom(name, en, fr)
