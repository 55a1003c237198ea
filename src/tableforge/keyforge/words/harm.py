"""Damage, healing, status cards and counters."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.keyforge import ops
from tableforge.keyforge.questions import Amount, Ref, num
from tableforge.keyforge.words.nouns import POWER, Domain
from tableforge.keyforge.words.targets import Pick, What, lower_amount, lower_target, probe_of
from tableforge.words.lower import Effect, Out
from tableforge.words.node import SetNode


@dataclass(frozen=True)
class DealDamage(Effect):
    n: Amount
    to: What
    splash: int
    ignoring_armor: bool
    by: Ref | None = None

    def lower(self, out: Out) -> None:
        n = lower_amount(self.n, self.to, out)
        out.add(ops.Deal(n, self.splash, self.ignoring_armor, self.by))

    def probe(self) -> SetNode | None:
        return probe_of(self.to)


def deal(n: Amount | int, to: What, splash: int = 0, ignoring_armor: bool = False, by: Ref | None = None) -> DealDamage:
    return DealDamage(num(n), to, splash, ignoring_armor, by)


@dataclass(frozen=True)
class DivideDamage(Effect):
    n: Amount
    among: Pick

    def lower(self, out: Out) -> None:
        out.add(ops.Divide(self.n, self.among.sel))


def divide(n: Amount | int, among: Pick) -> DivideDamage:
    return DivideDamage(num(n), among)


@dataclass(frozen=True)
class HealDamage(Effect):
    """Heal so much, or fully (n is None)."""

    n: Amount | None
    who: What
    up_to: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(ops.Heal(self.n, self.up_to))

    def probe(self) -> SetNode | None:
        return probe_of(self.who)


def heal(n: Amount | int, who: What, up_to: bool = False) -> HealDamage:
    return HealDamage(num(n), who, up_to)


def fully_heal(who: What) -> HealDamage:
    return HealDamage(None, who)


@dataclass(frozen=True)
class ChangeStatus(Effect):
    """ready, exhaust, stun, unstun."""

    status: str
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.SetStatus(self.status))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def ready(what: What) -> ChangeStatus:
    return ChangeStatus("ready", what)


def exhaust(what: What) -> ChangeStatus:
    return ChangeStatus("exhaust", what)


def stun(what: What) -> ChangeStatus:
    return ChangeStatus("stun", what)


def unstun(what: What) -> ChangeStatus:
    return ChangeStatus("unstun", what)


@dataclass(frozen=True)
class PlaceCounters(Effect):
    n: Amount
    on: What
    kind: Domain
    remove: bool = False

    def lower(self, out: Out) -> None:
        n = lower_amount(self.n, self.on, out)
        out.add(ops.Counters(n, self.kind.name, -1 if self.remove else 1))


def add_counters(n: Amount | int, on: What, kind: Domain = POWER) -> PlaceCounters:
    return PlaceCounters(num(n), on, kind)


def remove_counters(n: Amount | int, frm: What, kind: Domain = POWER) -> PlaceCounters:
    return PlaceCounters(num(n), frm, kind, True)
