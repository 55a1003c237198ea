"""Choices, conditions, repetition (the shared words of flow under the names that Arkham Horror's authors use); what is
cancelled or happens instead; an act or agenda that advances, a resolution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tableforge.arkham.ops import choose as choose_ops
from tableforge.arkham.ops import flow as ops
from tableforge.arkham.ops.choose import CHOOSING
from tableforge.arkham.ops.custom import CUSTOM
from tableforge.arkham.words.targets import Pick
from tableforge.words import flow
from tableforge.words.flow_ops import Jump
from tableforge.words.lower import Effect, Idiom, Out
from tableforge.words.node import SetNode

if_, may, then, for_each = flow.if_, flow.may, flow.if_you_do, flow.for_each


@dataclass(frozen=True)
class ChooseOne(Effect):
    """One of several effects, chosen; with `must`, one that changes something."""

    branches: tuple[tuple[Effect, ...], ...]
    must: bool = False
    by: SetNode | None = None

    def lower(self, out: Out) -> None:
        choose = ops.Choose(self.must, self.by)
        out.add(choose)
        starts: list[int] = []
        skips: list[Jump] = []
        for effects in self.branches:
            starts.append(out.here())
            out.say(*effects)
            skips.append(Jump())
            out.add(skips[-1])
        choose.to = tuple(starts)
        choose.end = out.here()
        for skip in skips:
            skip.to = out.here()


def choose_one(*branches: Effect | tuple[Effect, ...], must: bool = False, by: SetNode | None = None) -> ChooseOne:
    return ChooseOne(tuple([b if isinstance(b, tuple) else (b,) for b in branches]), must, by)


@dataclass(frozen=True)
class ChooseCard(Effect):
    """Choose a card for the words that follow: it is "that"."""

    what: Pick

    def lower(self, out: Out) -> None:
        self.what.lower_as(
            choose_ops.ChooseCard(out.idiom.choosing.rule, self.what.sel, self.what.n, self.what.by), out
        )


def choose(what: Pick) -> ChooseCard:
    return ChooseCard(what)


@dataclass(frozen=True)
class OrElse(Effect):
    """An effect, and another one where the first is impossible."""

    effect: Effect
    otherwise: Effect

    def lower(self, out: Out) -> None:
        out.say(self.effect)
        skip = ops.IfNotDone("AH.resolve-every-part")
        out.add(skip)
        out.say(self.otherwise)
        skip.to = out.here()


def or_else(effect: Effect, otherwise: Effect) -> OrElse:
    """Do this; if you cannot, do that instead."""
    return OrElse(effect, otherwise)


@dataclass(frozen=True)
class DoneBy(Effect):
    """Another investigator does this, and is "you" in it."""

    who: SetNode
    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        out.add(ops.TurnOver(self.who))
        out.say(*self.effects)


def done_by(who: SetNode, *effects: Effect) -> DoneBy:
    return DoneBy(who, effects)


@dataclass(frozen=True)
class Cancel(Effect):
    """What is about to happen is cancelled."""

    def lower(self, out: Out) -> None:
        out.add(ops.Cancel(False))


def cancel() -> Cancel:
    return Cancel()


@dataclass(frozen=True)
class InsteadOf(Effect):
    """Something else happens in place of what would."""

    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        out.add(ops.Cancel(True))
        out.say(*self.effects)


def instead(*effects: Effect) -> InsteadOf:
    return InsteadOf(effects)


@dataclass(frozen=True)
class AdvanceThis(Effect):
    """This act or agenda advances."""

    def lower(self, out: Out) -> None:
        out.add(ops.Advance())


@dataclass(frozen=True)
class Resolution(Effect):
    """The scenario ends with a resolution."""

    id: str

    def lower(self, out: Out) -> None:
        out.add(ops.Resolve(self.id))


def resolution(id: str) -> Resolution:
    return Resolution(id)


IDIOM: Final = Idiom(
    may="AH.may",
    if_done="AH.then",
    choose_one="AH.free-choice",
    any_order="AH.lead-investigator-decides",
    repeat="AH.resolve-every-part",
    repeat_once="AH.resolve-every-part",
    choosing=CHOOSING,
    custom=CUSTOM,
)
