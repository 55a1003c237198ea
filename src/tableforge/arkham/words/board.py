"""Who goes where: investigators and enemies that move, spawn, attack or break off; actions, and resigning."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.arkham.ops import board as ops
from tableforge.arkham.questions.sets import you
from tableforge.arkham.words.targets import What, lower_target, probe_of
from tableforge.words.amounts import Number
from tableforge.words.lower import Effect, Out
from tableforge.words.node import SetNode


@dataclass(frozen=True)
class MoveTo(Effect):
    """An investigator moves to a location."""

    to: What
    who: SetNode | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.to, out)
        out.add(ops.MoveTo(self.who))

    def probe(self) -> SetNode | None:
        return probe_of(self.to)


def move_to(to: What, who: SetNode | None = None) -> MoveTo:
    return MoveTo(to, who)


@dataclass(frozen=True)
class PlaceInvestigators(Effect):
    """Investigators are put at a location, without moving."""

    who: What
    at: SetNode

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(ops.PlaceInvestigators(self.at))


def place_investigators(who: What, at: SetNode) -> PlaceInvestigators:
    return PlaceInvestigators(who, at)


@dataclass(frozen=True)
class MoveTowards(Effect):
    """Enemies move 1 location towards a place."""

    what: What
    to: SetNode

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.MoveTowards(self.to))


def move_towards(what: What, to: SetNode) -> MoveTowards:
    return MoveTowards(what, to)


@dataclass(frozen=True)
class Disengage(Effect):
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.Disengage())

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def disengage(what: What) -> Disengage:
    return Disengage(what)


@dataclass(frozen=True)
class AutoEvade(Effect):
    """You evade enemies automatically."""

    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.AutoEvade())


def auto_evade(what: What) -> AutoEvade:
    return AutoEvade(what)


@dataclass(frozen=True)
class SpawnEnemies(Effect):
    """Enemies spawn at a location."""

    what: What
    at: SetNode

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.Spawn(self.at))


def spawn_at(what: What, at: SetNode) -> SpawnEnemies:
    return SpawnEnemies(what, at)


@dataclass(frozen=True)
class SpawnHereInstead(Effect):
    """The enemy that is about to spawn does so at this location."""

    def lower(self, out: Out) -> None:
        out.add(ops.SpawnHere())


def spawn_here_instead() -> SpawnHereInstead:
    return SpawnHereInstead()


@dataclass(frozen=True)
class ChangeAttack(Effect):
    """The attack deals more, or no damage."""

    more_damage: int = 0
    more_horror: int = 0
    no_damage: bool = False

    def lower(self, out: Out) -> None:
        out.add(ops.ChangeAttack(self.more_damage, self.more_horror, self.no_damage))


def attack_deals_more(damage: int, horror: int) -> ChangeAttack:
    return ChangeAttack(damage, horror)


def attack_deals_no_damage() -> ChangeAttack:
    return ChangeAttack(no_damage=True)


@dataclass(frozen=True)
class MoreActions(Effect):
    """Investigators may take so many more actions this turn."""

    n: int
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(ops.MoreActions(Number(self.n)))


def more_actions(n: int, who: What = you) -> MoreActions:
    return MoreActions(n, who)


@dataclass(frozen=True)
class LoseActions(Effect):
    n: int
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(ops.LoseActions(self.n))


def lose_actions(n: int, who: What = you) -> LoseActions:
    return LoseActions(n, who)


@dataclass(frozen=True)
class Resign(Effect):
    def lower(self, out: Out) -> None:
        out.add(ops.Resign())
