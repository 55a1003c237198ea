"""Tokens of enemies come into play, with their numbers and their armour."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.definition import EnemyDef
from tableforge.fateforge.names import BOSS, BROWN, GREEN, PURPLE
from tableforge.fateforge.pieces import NO_ONE, Foe
from tableforge.fateforge.state import Fate


def arrives(s: Fate, d: EnemyDef, z: int, rule: str) -> int:
    """A token comes into play with the lowest free number; at most five of a type are there at once (`FF.token-cap`)."""
    taken = [e.num for e in s.foes if not e.out and e.d is d]
    if len(taken) >= s.pack.app.summon_cap and s.app_only:  # some of them must have been defeated: nobody has to say so
        k = next(k for k, e in enumerate(s.foes) if not e.out and e.d is d)
        taken.remove(s.foes[k].num)
        s.foe(codes.FOE + k).out = True
    if len(taken) >= s.pack.app.summon_cap:
        s.emit("FF.token-cap", "no-room", -1, (codes.ZONE + z,), 0, note=d.id)
        return NO_ONE
    num = next(n for n in range(1, s.pack.app.summon_cap + 1) if n not in taken)
    return place(s, d, num, z, rule)


def armour(s: Fate, d: EnemyDef) -> int:
    """The armour that a token of a type begins with: printed, of the scene's plating, of solo play."""
    assert s.scene is not None
    arm = d.arm
    if d.colour in (GREEN, BROWN, PURPLE):
        arm += s.by_count(s.scene.plate)
    if s.solo and d.colour in s.pack.app.solo_armour:
        arm += 1
    return arm


# how a token comes that was not there at the beginning
COMES: Final = {"FF.waves": "arrives", "FF.boss-summon": "summoned"}


def place(s: Fate, d: EnemyDef, num: int, z: int, rule: str) -> int:
    """A token on the board, with its armour."""
    e = Foe(d, num, z, armour(s, d), s.tag)
    s.foes.append(e)
    i = codes.FOE + len(s.foes) - 1
    if d.colour < BOSS:
        s.met = tuple([n + 1 if c == d.colour else n for c, n in enumerate(s.met)])
    s.emit(rule, "appears", -1, (i, codes.ZONE + z), how=COMES.get(rule, ""))
    s.unsettled = True
    return i
