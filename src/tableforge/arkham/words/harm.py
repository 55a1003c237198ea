"""Damage and horror, healing, trauma, defeat, experience that is lost."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.arkham import names
from tableforge.arkham.ops import costs
from tableforge.arkham.ops import harm as ops
from tableforge.arkham.questions.sets import you
from tableforge.arkham.state import Cost
from tableforge.arkham.words.common import Payable
from tableforge.arkham.words.targets import What, lower_target, probe_of
from tableforge.words.amounts import Amount, num
from tableforge.words.lower import Effect, Out
from tableforge.words.node import SetNode


@dataclass(frozen=True)
class DealHarm(Payable):
    """Damage, horror or both to cards; `direct` harm cannot be assigned to assets."""

    kinds: tuple[int, ...]
    n: Amount
    to: What
    direct: bool = False

    def cost(self) -> Cost:
        assert isinstance(self.to, SetNode) and len(self.kinds) == 1
        return costs.PayHarm(self.kinds[0], self.n, self.to)

    def lower(self, out: Out) -> None:
        lower_target(self.to, out)
        out.add(ops.Deal(self.kinds, self.n, self.direct))

    def probe(self) -> SetNode | None:
        return probe_of(self.to)


def deal(kind: int, n: Amount | int, to: What) -> DealHarm:
    return DealHarm((kind,), num(n), to)


def take(kind: int, n: Amount | int, who: What = you, direct: bool = False) -> DealHarm:
    """Investigators take damage or horror."""
    return DealHarm((kind,), num(n), who, direct)


def take_both(n: Amount | int, who: What = you) -> DealHarm:
    """As much damage as horror, in one packet."""
    return DealHarm((names.DAMAGE, names.HORROR), num(n), who)


@dataclass(frozen=True)
class HealHarm(Effect):
    """Damage or horror is healed."""

    kind: int
    n: Amount
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(ops.Heal(self.kind, self.n))

    def probe(self) -> SetNode | None:
        return probe_of(self.who)


def heal(kind: int, n: Amount | int, who: What = you) -> HealHarm:
    return HealHarm(kind, num(n), who)


@dataclass(frozen=True)
class SufferTrauma(Effect):
    """Physical or mental trauma."""

    kind: int
    n: int
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(ops.Trauma(self.kind, self.n))


def trauma(kind: int, n: int, who: What = you) -> SufferTrauma:
    return SufferTrauma(kind, n, who)


@dataclass(frozen=True)
class DefeatCards(Effect):
    """Investigators or enemies are defeated."""

    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(ops.Defeat())


def defeat(who: What) -> DefeatCards:
    return DefeatCards(who)


@dataclass(frozen=True)
class LoseExperience(Effect):
    """You earn less experience for this scenario."""

    n: int

    def lower(self, out: Out) -> None:
        lower_target(you, out)
        out.add(ops.LoseExperience(self.n))


def lose_experience(n: int) -> LoseExperience:
    return LoseExperience(n)
