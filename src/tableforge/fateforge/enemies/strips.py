"""How a strip is read: the section that counts, whom its acts can reach, where its moves can go (133, 197–206).

A strip is read from left to right; the first section with the nearest valid hero at its distance counts (or with any valid
hero, `readings.nearest_only`).
"""

from __future__ import annotations

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import scenes
from tableforge.fateforge.definition import EnemyAct, Section
from tableforge.fateforge.map import FAR
from tableforge.fateforge.names import CHOICE, E_MOVE, E_PULL, E_PUSH, E_SHOOT, E_STRIKE, E_STUN, FIRST, LAST
from tableforge.fateforge.pieces import NO_ONE, NONE, Foe
from tableforge.fateforge.state import Fate


def matching(s: Fate, e: Foe, section: Section) -> list[int]:
    """The valid heroes at the distance of a section: the nearest alone, unless any of them are to count (132, A21)."""
    found = board.valid(s, e)
    if s.pack.app.nearest_only:
        near = nearest(s, e, found)
        return [p for p in found if board.distance(s, e, p) == near] if section.lo <= near <= section.hi else []
    return [p for p in found if section.lo <= board.distance(s, e, p) <= section.hi]


def nearest(s: Fate, e: Foe, heroes: list[int]) -> int:
    """How far the nearest of some heroes is."""
    near = FAR
    for p in heroes:
        d = board.distance(s, e, p)
        if d < near:
            near = d
    return near


def section_of(s: Fate, e: Foe) -> int:
    """The first section of a strip that has a valid hero at its distance, or -1 (197)."""
    found = board.valid(s, e)
    if not found:
        return NO_ONE
    far = [nearest(s, e, found)] if s.pack.app.nearest_only else [board.distance(s, e, p) for p in found]
    for k, section in enumerate(e.d.strip):
        for d in far:
            if section.lo <= d <= section.hi:
                return k
    return NO_ONE


def can_act(s: Fate, i: int, k: int) -> bool:
    """Whether an enemy can do anything of a section: it is not stunned, and at least one act is possible (193)."""
    e = s.enemy(i)
    if e.stunned:
        return False
    goals = tuple(matching(s, e, e.d.strip[k]))
    for act in e.d.strip[k].acts:
        if possible(s, i, act, goals):
            return True
    return False


def possible(s: Fate, i: int, act: EnemyAct, goals: tuple[int, ...]) -> bool:
    """Whether an enemy could do this act now."""
    e = s.enemy(i)
    if act.verb == E_MOVE:
        return bool(next_zones(s, e, act, goals))
    if act.verb in (E_STRIKE, E_SHOOT, E_PUSH, E_STUN):
        return bool(targets(s, i, act))
    if act.verb == E_PULL:
        return any([s.heroes[p].zone != e.zone for p in in_reach(s, e, act)])
    return True


# ------------------------------------------------------------------ whom it can reach
def targets(s: Fate, i: int, act: EnemyAct) -> list[int]:
    """Whom an attack of an enemy can be aimed at now; one that names a colour is aimed at a minion of it instead (140, 141)."""
    e = s.enemy(i)
    return minions_in_reach(s, i, e.zone, act) if act.colours else in_reach(s, e, act)


def in_reach(s: Fate, e: Foe, act: EnemyAct) -> list[int]:
    """The valid heroes that an attack, a push, a pull or a stun of an enemy can reach from where it stands."""
    out: list[int] = []
    for p in board.valid(s, e):
        z = s.heroes[p].zone
        if act.verb == E_SHOOT:
            if 1 <= s.ways.shot[e.zone][z] <= 1 + (0 if scenes.short_sighted(s, e.d.colour) else act.reach):
                out.append(p)
        elif act.verb == E_PULL:
            if s.ways.walk[e.zone][z] <= 1 + act.reach:
                out.append(p)
        elif s.ways.walk[e.zone][z] <= act.reach:
            out.append(p)
    return out


def minions_in_reach(s: Fate, i: int, zone: int, act: EnemyAct) -> list[int]:
    """The minions that an enemy in a zone can attack instead of a hero: of the first colour of which there are any."""
    for c in act.colours:
        found = [
            codes.FOE + k
            for k, x in enumerate(s.foes)
            if not x.out and codes.FOE + k != i and x.d.colour == c and s.ways.walk[zone][x.zone] <= act.reach
        ]
        if found:
            return found
    return []


def fervent(s: Fate, i: int, zone: int) -> bool:
    """Whether another of its kind is in the zone."""
    id = s.enemy(i).d.id
    return any([j != i and s.enemy(j).d.id == id for j in s.foes_in(zone)])


def picked(s: Fate, found: list[int], whom: int) -> list[int]:
    """Whom an act is aimed at among those it can reach: who taunts before all, else the first or the last, else all (202, 203)."""
    taunting = [p for p in found if s.heroes[p].taunting and not s.heroes[p].hidden]
    if taunting:
        found = taunting
    if len(found) < 2:
        return found
    if whom == CHOICE:
        return found
    ordered = sorted(found, key=ByTile(s))
    return [ordered[-1] if whom == LAST else ordered[0]]


# ------------------------------------------------------------------ where it can go
def next_zones(s: Fate, e: Foe, act: EnemyAct, goals: tuple[int, ...]) -> tuple[int, ...]:
    """Where a move can go: the next zones of the shortest open ways."""
    if board.rooted(e):
        return NONE
    if act.whom == CHOICE and not act.exit and s.pack.app.lots_between_heroes:
        ends = nearest_zones(s, e, goals)
    else:
        ends = [approach(s, e, act, goals)]
    out: list[int] = []
    for z in ends:
        if z >= 0:
            out += [y for y in s.ways.next_to(e.zone, z, board.flies(e)) if y not in out and not kept_out(s, e, y)]
    return tuple(out)


def approach(s: Fate, e: Foe, act: EnemyAct, goals: tuple[int, ...]) -> int:
    """The zone that a move goes towards: an exit, or that of the hero it is after; -1 where there is none (204, A31)."""
    assert s.scene is not None
    if act.exit:
        return next(z for letter, z in s.scene.exits if letter == act.exit)
    alive = [p for p in goals if not s.heroes[p].down and not s.heroes[p].hidden]
    if act.whom == CHOICE and alive:
        near = min([board.distance(s, e, p) for p in alive])
        alive = [p for p in alive if board.distance(s, e, p) == near]
    chosen = picked(s, alive, LAST if act.whom == LAST else FIRST)
    return s.heroes[chosen[0]].zone if chosen else NO_ONE


def nearest_zones(s: Fate, e: Foe, goals: tuple[int, ...]) -> list[int]:
    """The zones of the nearest of some heroes."""
    alive = [p for p in goals if not s.heroes[p].down and not s.heroes[p].hidden]
    near = min([board.distance(s, e, p) for p in alive], default=FAR)
    return [s.heroes[p].zone for p in alive if board.distance(s, e, p) == near]


def kept_out(s: Fate, e: Foe, z: int) -> bool:
    """Whether a zone is closed to enemies of this colour here (`bar` of a scene's preparation)."""
    return bool(s.prepared) and scenes.barred(s, e.d.colour, z)


# ------------------------------------------------------------------ in which order
class ByTile:
    """Sorts heroes by their tiles."""

    def __init__(self, s: Fate) -> None:
        self.s = s

    def __call__(self, p: int) -> int:
        return board.place_in_order(self.s, p)


class ByInitiative:
    """Sorts enemies by their numbers, then by their type (`FF.same-initiative`)."""

    def __init__(self, s: Fate) -> None:
        self.s = s

    def __call__(self, i: int) -> tuple[int, str]:
        e = self.s.enemy(i)
        return (e.num, e.d.id)
