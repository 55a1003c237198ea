"""Choices, conditions, repetition: the shared words of flow under the names that KeyForge's authors use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tableforge.kernel.core import AnyOp
from tableforge.keyforge import ops
from tableforge.keyforge.ops.custom import CUSTOM
from tableforge.keyforge.questions import Sel, Who
from tableforge.keyforge.words.nouns import Domain, house, number, player
from tableforge.keyforge.words.targets import What, lower_target
from tableforge.words import flow, target_ops
from tableforge.words.amounts import Amount, Number
from tableforge.words.lower import Effect, Idiom, Out, Target
from tableforge.words.node import SetNode

when, may, if_you_do = flow.if_, flow.may, flow.if_you_do
choose_one, repeat_if = flow.choose_one, flow.repeat_if


@dataclass(frozen=True)
class Choose(Effect):
    """Name a card, a house, a number or a player for the words that follow."""

    what: What | Domain
    of: Who | None = None

    def lower(self, out: Out) -> None:
        if self.what == house:
            out.add(ops.ChooseHouseNamed(self.of))
        elif self.what == number:
            out.add(ops.ChooseNumber("KF.choosing-objects"))
        elif self.what == player:
            out.add(ops.ChoosePlayer("KF.choosing-objects"))
        else:
            assert not isinstance(self.what, Domain)
            lower_target(self.what, out)
            out.add(ops.Keep(True))


def choose(what: What | Domain, of: Who | None = None) -> Choose:
    return Choose(what, of)


@dataclass(frozen=True)
class ForEach(flow.ForEach):
    """Once for each; what is picked for each player to be destroyed is destroyed as one set."""

    def at_the_end(self, out: Out) -> list[AnyOp]:
        last = out.ops[-1]
        if not (isinstance(self.what, Who) and isinstance(last, ops.Destroy) and not last.sacrifice):
            return []
        out.ops.pop()
        out.add(ops.Gather(False, False))
        return [ops.Gather(False, True), last]


def for_each(what: Target | Sel | Amount | Who | int, *effects: Effect, any_order: bool = False) -> ForEach:
    return ForEach(Number(what) if isinstance(what, int) else what, effects, any_order)


class Choosing(target_ops.Choosing):
    """Cards are chosen within the reach of abilities, and stay what they are (`ops/choose.py`)."""

    def pick(self, sel: SetNode, least: Amount | None, most: Amount | None, another: bool) -> AnyOp:
        return ops.PickCards(sel, least, most, another, False, 0)

    def take(self, sel: SetNode) -> AnyOp:
        return ops.Take(sel)

    def all_but(self, sel: SetNode) -> AnyOp:
        return ops.TakeAllBut(sel)

    def at_random(self, sel: SetNode, n: Amount) -> AnyOp:
        return ops.TakeRandom(sel, n)


IDIOM: Final = Idiom(
    may="KF.may",
    if_done="KF.if-you-do-in-order-to",
    choose_one="KF.all-decisions",
    any_order="KF.all-decisions",
    repeat="KF.repeat",
    repeat_once="KF.repeat-the-preceding",
    choosing=Choosing("KF.choosing-objects", "KF.random-choices"),
    custom=CUSTOM,
)
