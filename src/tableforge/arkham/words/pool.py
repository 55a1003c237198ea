"""Tokens of the pool: clues, doom, resources and uses that are placed, gained, spent, moved, discovered."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.arkham import names
from tableforge.arkham.ops import costs
from tableforge.arkham.ops import tokens as ops
from tableforge.arkham.questions.sets import this, you
from tableforge.arkham.state import Cost
from tableforge.arkham.words.common import Payable
from tableforge.arkham.words.nouns import agenda, your_location
from tableforge.arkham.words.targets import What, lower_target, probe_of
from tableforge.words.amounts import Amount, num
from tableforge.words.lower import Effect, Out
from tableforge.words.node import SetNode


@dataclass(frozen=True)
class PlaceTokens(Effect):
    """Tokens from the pool on cards; `can_advance`: doom that may make the agenda advance at once."""

    kind: int
    n: Amount
    on: What
    can_advance: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.on, out)
        out.add(ops.Place(self.kind, self.n, self.can_advance))

    def probe(self) -> SetNode | None:
        return probe_of(self.on)


def place(kind: int, n: Amount | int, on: What = agenda, can_advance: bool = False) -> PlaceTokens:
    return PlaceTokens(kind, num(n), on, can_advance)


@dataclass(frozen=True)
class GainTokens(Effect):
    """Investigators gain resources, or clues from the pool."""

    kind: int
    n: Amount
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(ops.Gain(self.kind, self.n))


def gain(kind: int, n: Amount | int, who: What = you) -> GainTokens:
    return GainTokens(kind, num(n), who)


@dataclass(frozen=True)
class LoseTokens(Effect):
    """Tokens go from a card to the pool."""

    kind: int
    n: Amount
    frm: What

    def lower(self, out: Out) -> None:
        lower_target(self.frm, out)
        out.add(ops.LoseTokens(self.kind, self.n))


def discard_tokens(kind: int, n: Amount | int, frm: What) -> LoseTokens:
    return LoseTokens(kind, num(n), frm)


@dataclass(frozen=True)
class MoveTokens(Effect):
    """Tokens from one card to another, where they may be of another kind."""

    kind: int
    n: Amount
    frm: SetNode
    to: SetNode
    becomes: int

    def lower(self, out: Out) -> None:
        out.add(ops.MoveTokens(self.kind, self.n, self.frm, self.to, self.becomes))


def move_tokens(kind: int, n: Amount | int, frm: SetNode, to: SetNode, as_: int = -1) -> MoveTokens:
    return MoveTokens(kind, num(n), frm, to, kind if as_ < 0 else as_)


@dataclass(frozen=True)
class Spend(Payable):
    """Spend resources, clues or uses; clues perhaps as a group."""

    kind: int
    n: Amount
    group: SetNode | None = None

    def cost(self) -> Cost:
        if self.group is not None:
            return costs.PayAsGroup(self.n, self.group)
        return costs.PayTokens(self.kind, self.n, you if self.kind in (names.RESOURCE, names.CLUE) else this)

    def lower(self, out: Out) -> None:
        if self.group is not None:
            out.add(costs.PayAsGroup(self.n, self.group))
        else:
            lower_target(you, out)
            out.add(ops.SpendClues(self.n))


def spend(kind: int, n: Amount | int, group: SetNode | None = None) -> Spend:
    return Spend(kind, num(n), group)


@dataclass(frozen=True)
class DiscoverClues(Effect):
    """You discover clues, at your location unless another is named."""

    n: Amount
    at: What

    def lower(self, out: Out) -> None:
        lower_target(self.at, out)
        out.add(ops.Discover(self.n))


def discover(n: Amount | int, at: What = your_location) -> DiscoverClues:
    return DiscoverClues(num(n), at)
