"""How things are written in keys: `archer.2`, `leather-armour.2`, `strike/move`."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.battle import legal
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import RESULTS
from tableforge.fateforge.pieces import BOARD_SLOTS, Foe
from tableforge.fateforge.state import Fate

MISSED: Final = "miss"
SLOT_KEYS: Final = ("main", "secondary", "clothing", "backpack-2", "backpack-3", "backpack-4")
assert len(SLOT_KEYS) == len(BOARD_SLOTS)


def face(x: int) -> str:
    """A face by its results: `strike/move`, `miss`."""
    return "/".join([name for k, name in enumerate(RESULTS) if x >> k & 1]) or MISSED


def result(r: int) -> str:
    return face(codes.face_of(r))


def foe(e: Foe) -> str:
    return f"{e.d.id}.{e.num}"


def zone(s: Fate, z: int) -> str:
    assert s.scene is not None
    return s.scene.map.letters[z]


def thing(s: Fate, i: int) -> str:
    """A hero, an enemy, a zone, a card or an item by its key."""
    if i < codes.FOE:
        return s.heroes[i].d.id
    if i < codes.ZONE:
        return foe(s.enemy(i))
    if i < codes.CARD:
        return zone(s, i - codes.ZONE)
    if i < codes.GEAR:
        return s.pack.cards[i - codes.CARD].id
    return gear(s, i - codes.GEAR)


def gear(s: Fate, i: int) -> str:
    """An item; the second of a kind has its number."""
    d = s.gear[i].d
    alike = [k for k, g in enumerate(s.gear) if g.d is d]
    return d.id if len(alike) == 1 else f"{d.id}.{alike.index(i) + 1}"


def way(c: Card, k: int) -> str:
    """A card, and which of its ways where it has several."""
    return c.id if len(c.alts) == 1 else f"{c.id}#{k + 1}"


def interaction(s: Fate, x: int) -> str:
    """What a FOCUS action is used for."""
    assert s.scene is not None
    kind, n = x // legal.THINGS, x % legal.THINGS
    if kind == legal.I_CHEST:
        return s.scene.tokens[n].id or "chest"
    if kind == legal.I_POINT:
        return s.scene.points[n].id
    if kind == legal.I_DOOR:
        return s.scene.doors[n].id
    return s.scene.objectives[n].id


def dice(s: Fate, p: int, mask: int) -> str:
    """Dice by their places behind the screen, from 1."""
    return ",".join([str(k + 1) for k in range(len(s.heroes[p].results)) if mask >> k & 1])


def slot(s: Fate, p: int, k: int) -> str:
    """A slot of a hero's board."""
    return f"{s.heroes[p].d.id}:{SLOT_KEYS[k]}"
