"""Æmber: gained, lost, stolen, captured, moved, paid."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.keyforge import ops
from tableforge.keyforge.questions import Amount, And, Number, Sel, Who, num
from tableforge.keyforge.words.nouns import (
    AMBER,
    Domain,
    damaged,
    its_controller,
    its_opponent,
    its_owner,
    opponent,
    supply,
    this,
    with_amber,
    you,
)
from tableforge.keyforge.words.targets import What, lower_amount, lower_target
from tableforge.words.lower import Effect, Out
from tableforge.words.node import SetNode


@dataclass(frozen=True)
class GainAmber(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        fixed = self.who in (you, opponent, its_owner, its_controller, its_opponent)
        out.add(ops.Gain(self.n, self.who, isinstance(self.n, Number) and fixed))


def gain(n: Amount | int, who: Who = you) -> GainAmber:
    return GainAmber(num(n), who)


@dataclass(frozen=True)
class LoseAmber(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ops.Lose(self.n, self.who))


def lose(n: Amount | int, who: Who = you) -> LoseAmber:
    return LoseAmber(num(n), who)


@dataclass(frozen=True)
class StealAmber(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ops.Steal(self.n, self.who))


def steal(n: Amount | int, who: Who = you) -> StealAmber:
    return StealAmber(num(n), who)


@dataclass(frozen=True)
class CaptureAmber(Effect):
    n: Amount
    by: What
    frm: Who | None

    def lower(self, out: Out) -> None:
        n = lower_amount(self.n, self.by, out)
        out.add(ops.Capture(n, self.frm))


def capture(n: Amount | int, by: What = this, frm: Who | None = None) -> CaptureAmber:
    return CaptureAmber(num(n), by, frm)


@dataclass(frozen=True)
class MoveAmber(Effect):
    """Æmber between a pool or the supply and a card, either way."""

    n: Amount
    frm: What | Who
    to: What | Who

    def lower(self, out: Out) -> None:
        if isinstance(self.frm, Who):
            assert not isinstance(self.to, Who)
            lower_target(self.to, out)
            out.add(ops.PlaceAmber(self.n, None if self.frm == supply else self.frm))
        else:
            assert isinstance(self.to, Who)
            lower_target(self.frm, out)
            out.add(ops.TakeAmber(self.n, None if self.to == supply else self.to))


def move_amber(n: Amount | int, frm: What | Who, to: What | Who) -> MoveAmber:
    return MoveAmber(num(n), frm, to)


@dataclass(frozen=True)
class PayAmber(Effect):
    n: Amount
    frm: Who
    to: Who

    def lower(self, out: Out) -> None:
        out.add(ops.Pay(self.n, self.frm, self.to))


def pay(n: Amount | int, frm: Who, to: Who) -> PayAmber:
    return PayAmber(num(n), frm, to)


@dataclass(frozen=True)
class RedistributeTokens(Effect):
    what: Domain
    among: Sel

    def lower(self, out: Out) -> None:
        out.add(ops.Redistribute(self.what == AMBER, self.among))

    def probe(self) -> SetNode | None:
        return And(self.among, with_amber if self.what == AMBER else damaged)


def redistribute(what: Domain, among: Sel) -> RedistributeTokens:
    return RedistributeTokens(what, among)
