"""What is printed on cards, for whoever plans with them: a view names a card by its id, an option by its key."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from tableforge.arkham.cards import definition
from tableforge.arkham.definition import Ability, Mod
from tableforge.arkham.names import A_FIGHT, COMBAT, GET, HIT, USE_SKILL
from tableforge.arkham.ops.test import Attempt
from tableforge.words.amounts import Number


def id_of(key: str) -> str:
    """The card that a key points at: 'play:machete@hand' is about 'machete'."""
    return key.rpartition(":")[2].partition("@")[0].partition("#")[0].partition(".")[0]


@cache
def abilities(id: str, verb: str) -> tuple[Ability, ...]:
    """The abilities of a card that a verb is about."""
    d = definition(id)
    if verb == "play":
        return () if d.play is None else (d.play,)
    return d.frees if verb == "use" else d.actions


def ability(key: str) -> Ability | None:
    """The ability that a key means."""
    verb = key.partition(":")[0]
    found = abilities(id_of(key), verb)
    n = int(key.partition("#")[2] or 1)
    return found[n - 1] if n <= len(found) else None


def is_weapon(id: str) -> bool:
    """Whether a card is for fighting with."""
    return any([a.designator == A_FIGHT for a in definition(id).actions])


def mods(a: Ability) -> list[Mod]:
    """What an ability does to the test that it begins."""
    return [m for op in a.prog.ops if isinstance(op, Attempt) for m in op.mods]


def bonus(a: Ability, kind: int, what: int = -1) -> int:
    """What an ability adds to its own test, as far as it is a plain number."""
    plain = [(m.n.n, m.guard) for m in mods(a) if m.kind == kind and what in (-1, m.what) and isinstance(m.n, Number)]
    return sum([n for n, guard in plain if guard is None]) + min(
        [n for n, guard in plain if guard is not None], default=0
    )


def skill_for(a: Ability, usual: int) -> int:
    """The skill that an ability tests."""
    return next((m.what for m in mods(a) if m.kind == USE_SKILL), usual)


class Blow(NamedTuple):
    """An attack as it is printed: the skill that it tests, what it adds to it, the damage that it deals."""

    skill: int
    plus: int
    damage: int


FIST: Final = Blow(COMBAT, 0, 1)  # an attack with nothing


def blow(a: Ability) -> Blow:
    """The attack that an ability is."""
    skill = skill_for(a, COMBAT)
    return Blow(skill, bonus(a, GET, skill), 1 + bonus(a, HIT))


@cache
def blows(id: str) -> tuple[Blow, ...]:
    """The attacks that a card in play offers."""
    return tuple([blow(a) for a in definition(id).actions if a.designator == A_FIGHT])
