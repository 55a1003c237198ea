"""What a position of a combat promises the group, as if the turn under way ended here: which way to search, and where to stop.

The unit is about half a result of a die.  What is still to be done counts most, then how far everybody is from it, the damage
that the enemies' strips announce, health and energy, what lies about, and in the last round the way out.
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board
from tableforge.fateforge.battle import leaving, legal, objectives
from tableforge.fateforge.definition import EnemyAct, EnemyDef, Objective, SceneDef
from tableforge.fateforge.map import FAR, NO_WAYS, Ways
from tableforge.fateforge.names import (
    BEAT_BOSS,
    COLLECT,
    DEFEAT,
    DO_GUARD,
    DO_HIDE,
    E_MOVE,
    E_PULL,
    E_PUSH,
    E_SHOOT,
    E_STRIKE,
    E_STUN,
    FRIGHTENING,
    HOLD,
    INTERACT,
    LAST,
    LEADER,
    ON_TURN_END,
    RITE,
    SPARE,
    WARD,
)
from tableforge.fateforge.pieces import Foe, Hero
from tableforge.fateforge.state import (
    LIES_CHEST,
    LIES_FOOD,
    LIES_GEM,
    LIES_OBJECTIVE,
    LIES_POINT,
    OBJECTIVE_DUTY,
    Fate,
)

WON: Final = 1000.0
UNIT: Final = 14.0  # one unit of an objective that is still missing
BONUS: Final = 0.3  # how much less one counts that need not be met
LOST: Final = 40.0  # an objective that cannot be met any more
HASTE: Final = 1.6  # a zone between a hero and what is to be done there
LAST_HASTE: Final = 2.5  # … in the last round
DOWN: Final = 22.0  # a hero who lies down
HEALTH: Final = 1.25
ENERGY: Final = 0.75
LAST_ENERGY: Final = 0.2  # energy comes back before the next scene
FALLS: Final = 7.0  # a hero whom the enemies are likely to knock out
HURT: Final = 1.15
DENT: Final = 0.35  # a cube of armour that is likely to go
REACT: Final = 1.15  # enemies react besides, some of them
DOOR: Final = 2.2  # a closed door on the way, in zones
ROUGH: Final = 0.8
LOOT: Final = 1.3
KEPT: Final = 1.2  # an item
CHEST: Final = 1.6
FEWEST: Final = 3  # rounds for which an enemy is feared at most


class Judge:
    """Judges positions of one scene for the hero who plays; keeps what does not change from one position to the next."""

    def __init__(self, s: Fate, me: int) -> None:
        self.me = me
        self.threats = [threat(d) for d in s.pack.enemies]
        self.ways: Ways = NO_WAYS
        self.difficult = -1
        self.far: list[list[float]] = []
        # of the position that is being judged
        self.left = 1
        self.haste = HASTE
        self.standing: list[int] = []
        self.still_to_play = False

    def worth(self, s: Fate) -> float:
        """How good a position is for the group."""
        if s.over:
            return WON if s.won else -WON
        scene = s.scene
        if scene is None:
            return 0.0
        if s.ways is not self.ways or s.difficult != self.difficult:
            self.far = distances(s, scene)
            self.ways = s.ways
            self.difficult = s.difficult
        self.left = s.rounds - s.round + 1
        self.haste = HASTE if self.left > 1 else LAST_HASTE
        self.standing = []
        self.still_to_play = False
        for p, h in enumerate(s.heroes):
            if not h.down and h.zone >= 0:
                self.standing.append(p)
                if not h.ended and p != s.turn:
                    self.still_to_play = True
        v = 0.0
        for k, o in enumerate(scene.objectives):
            cost = self.objective(s, k, o)
            v -= cost * BONUS if o.bonus else cost
        v += self.heroes(s)
        v += self.enemies(s)
        v += self.lying(s)
        if self.left <= 1:
            v -= self.leaving(s, scene)
        return v

    # -------------------------------------------------------------- objectives
    def near(self, z: int, s: Fate) -> float:
        """How far the nearest hero is from a zone, and a little how far the one who plays is."""
        best = 12.0
        for p in self.standing:
            d = self.far[s.heroes[p].zone][z] + (0.0 if p == self.me else 0.3)
            if d < best:
                best = d
        mine = self.far[s.heroes[self.me].zone][z] if self.me in self.standing else best
        return 0.8 * best + 0.25 * mine

    def objective(self, s: Fate, k: int, o: Objective) -> float:
        """What is still missing of an objective, and what stands in its way."""
        need = s.by_count(o.need)
        if o.kind == COLLECT or o.kind == INTERACT:
            missing = need - objectives.units(s, k, o)
            if missing <= 0:
                return 0.0
            costs: list[float] = []
            if o.kind == COLLECT:
                for kind, z, n in s.lying:
                    if kind == LIES_OBJECTIVE and n == k:
                        costs.append(self.errand(s, k, z))
            else:
                for z in o.at:
                    if not legal.done_at(s, k, z):
                        costs.append(self.errand(s, k, z))
            return UNIT * missing + first_of(costs, missing)
        if o.kind == DEFEAT:
            missing = need - s.units[k]
            if missing <= 0:
                return 0.0
            costs = [self.quarry(s, e) for e in s.foes if not e.out and e.d.id == o.enemy]
            return UNIT * missing + first_of(costs, missing)
        if o.kind == HOLD:
            costs = [self.hold(s, z) for z in o.at]
            missing = min(need, len(o.at))
            return UNIT * missing + first_of(costs, missing)
        if o.kind == BEAT_BOSS:
            return self.boss(s) if s.units[k] < need else 0.0
        if o.kind == WARD:
            return self.ward(s, k, o)
        if o.kind == SPARE:
            return LOST if s.units[k] else 0.0
        return LOST if s.units[k] > s.by_count(o.most) else 3.0 * s.units[k]

    def errand(self, s: Fate, k: int, z: int) -> float:
        """The way to a token or a thing to be seen to, and who defends it."""
        cost = self.haste * self.near(z, s)
        for e in s.foes:
            if not e.out and e.zone == z and e.defends >= 0 and s.duties[e.defends] == (OBJECTIVE_DUTY, k):
                cost += 2.0 + 0.7 * e.arm - (0.8 if self.still_to_play else 0.1) * e.wounds
        return cost

    def quarry(self, s: Fate, e: Foe) -> float:
        """The way to an enemy that must be defeated, and what it can stand."""
        cost = self.haste * 0.9 * self.near(e.zone, s) + e.arm
        cost -= (0.9 if self.still_to_play else 0.1) * e.wounds
        return cost + 1.5 if e.guardian >= 0 else cost

    def hold(self, s: Fate, z: int) -> float:
        """The way to a zone that must be held in the end, and who is in it."""
        far = self.near(z, s)
        there = any([s.heroes[p].zone == z for p in self.standing])
        cost = self.haste * 0.9 * far
        foes = 0
        for e in s.foes:
            if not e.out and e.zone == z:
                foes += 1
                cost += 1.2 + 0.5 * e.arm
        if self.left <= 1 and (foes or not there):
            return cost + 3.0
        if not foes and there:
            return -UNIT if self.left <= 1 else -6.0
        return cost

    def ward(self, s: Fate, k: int, o: Objective) -> float:
        """Enemies in a zone that must be kept free of them."""
        most = s.by_count(o.most)
        if s.units[k] > most:
            return LOST
        cost = 0.0
        inside = False
        for e in s.foes:
            if e.out:
                continue
            d = FAR
            for z in o.at:
                d = min(d, s.ways.walk[e.zone][z])
            if d == 0:
                inside = True
                cost += 2.0
            elif d == 1:
                cost += 0.4
        if inside:
            cost += 3.0 + (8.0 if s.units[k] >= most else 0.0)
        return cost

    def boss(self, s: Fate) -> float:
        """What a boss can still stand."""
        cost = 0.0
        for e in s.foes:
            d = e.d.boss
            if d is None or e.out:
                continue
            cost += 10.0 * e.lives + e.arm - (1.0 if self.still_to_play else 0.15) * e.wounds
            cost += self.haste * 0.9 * self.near(e.zone, s)
            for n in range(len(d.icons)):
                if not e.covered >> n & 1:
                    cost += 1.4
        return cost

    # -------------------------------------------------------------- heroes and enemies
    def heroes(self, s: Fate) -> float:
        """What the heroes have left."""
        v = 0.15 * s.gold + 0.5 * s.food + 0.5 * KEPT * len(s.bag)
        energy = LAST_ENERGY if self.left <= 1 else ENERGY
        for h in s.heroes:
            v -= 2.5 * len(h.corruption) + 0.5 * len(h.fears)
            if h.down:
                v -= DOWN
                continue
            v += HEALTH * h.hp + energy * h.en + 0.55 * h.focus + 1.5 * len(h.grants)
            if h.hp <= 2:
                v -= 2.0
            if h.stunned:
                v -= 1.5
            v -= (0.8 if self.left > 1 else 0.3) * len(h.spent)
            for i in h.board:
                if i >= 0:
                    v += KEPT + 0.9 * s.gear[i].left + 0.3 * s.gear[i].cubes
            if h.zone >= 0 and s.cubes[h.zone] and not s.any_foe_in(h.zone):
                v += float(min(s.cubes[h.zone], h.hp_max - h.hp))
        return v

    def enemies(self, s: Fate) -> float:
        """How dangerous the enemies are at all, and what they will do to whom in this round, read from their strips."""
        v = 0.0
        rounds = float(min(self.left, FEWEST))
        coming = [0.0] * len(s.heroes)
        seen: list[int] = []
        parry = [0] * len(s.heroes)
        for p in self.standing:
            h = s.heroes[p]
            parry[p] = h.parry
            hidden = h.hidden
            if p == s.turn:
                for c in h.kit.at[ON_TURN_END]:
                    if c.alts and not c.alts[0].cost and legal.conditions(s, p, c.conds) == legal.CAN:
                        for g in c.alts[0].gains:
                            for a in g.acts:
                                if a.verb == DO_HIDE:
                                    hidden = True
                                elif a.verb == DO_GUARD:
                                    parry[p] += a.n
            if not hidden:
                seen.append(p)
            else:
                v += 0.6
        for e in s.foes:
            if e.out:
                continue
            v -= 0.35 + 0.45 * self.threats[e.d.index] * rounds + 0.25 * e.arm
            if self.still_to_play:
                v += 0.3 * e.wounds
            if not e.stunned and seen:
                self.strip(s, e, seen, coming)
        for p in self.standing:
            h = s.heroes[p]
            x = coming[p] * REACT
            if not h.ended and p != s.turn:
                x *= 0.7
            x = max(0.0, x - parry[p])
            armour = 0
            for i in h.board:
                if i >= 0:
                    armour += s.gear[i].cubes
            y = max(0.0, x - armour)
            v -= DENT * (x - y) + HURT * y
            if y >= h.hp:
                v -= FALLS
            elif y >= h.hp - 1:
                v -= 2.0
            v += 0.12 * min(parry[p], 3)
        return v

    def strip(self, s: Fate, e: Foe, seen: list[int], coming: list[float]) -> None:
        """Add the damage of the section that an enemy will do in its turn, to the hero whom it will aim at."""
        if e.d.boss is not None:
            for p in seen:
                if s.ways.walk[e.zone][s.heroes[p].zone] <= 1:
                    coming[p] += 1.0
            return
        walk = s.ways.fly[e.zone] if board.flies(e) else s.ways.walk[e.zone]
        near = min([walk[s.heroes[p].zone] for p in seen], default=FAR) if s.pack.app.nearest_only else FAR
        for section in e.d.strip:
            found = [p for p in seen if section.lo <= walk[s.heroes[p].zone] <= min(section.hi, near)]
            if not found:
                continue
            p = aimed_at(s, section.acts, found, coming)
            far = walk[s.heroes[p].zone]
            rooted = board.rooted(e)
            for a in section.acts:
                if a.verb == E_MOVE:
                    if not rooted and far:
                        far -= 1
                elif a.verb == E_STRIKE:
                    if far <= a.reach and not a.colours:
                        coming[p] += 1 + a.plus
                elif a.verb == E_SHOOT:
                    if 1 <= far <= 1 + a.reach:
                        coming[p] += 1 + a.plus
                elif a.verb == E_PULL:
                    if far <= 1 + a.reach:
                        far = 0
                elif a.verb == E_PUSH:
                    if far <= a.reach:
                        far += 1
                elif a.verb == E_STUN and far <= a.reach:
                    coming[p] += 0.7
            return

    # -------------------------------------------------------------- what lies about, and the way out
    def lying(self, s: Fate) -> float:
        """Loot that nobody has taken, chests and other things that nobody has opened."""
        v = 0.0
        for kind, z, _ in s.lying:
            if kind == LIES_GEM or kind == LIES_FOOD:
                v -= LOOT + 0.1 * min(4.0, self.near(z, s))
            elif kind == LIES_CHEST:
                v -= CHEST + 0.1 * min(4.0, self.near(z, s))
            elif kind == LIES_POINT:
                v -= 0.5
        return v

    def leaving(self, s: Fate, scene: SceneDef) -> float:
        """The damage of the way out, for those who have played."""
        if not self.standing:
            return 0.0
        best = 1e9
        for k, (_, z) in enumerate(scene.exits):
            if board.exit_defended(s, k):
                continue
            cost = 0.0
            for p in self.standing:
                h = s.heroes[p]
                n = leaving.exit_damage(s, h.zone, z)
                x = 1.1 * min(n, 5) + (6.0 if n >= h.hp else 0.0)
                cost += x if h.ended or p == s.turn else 0.4 * x
            if cost < best:
                best = cost
        return best if best < 1e9 else 20.0


def first_of(costs: list[float], n: int) -> float:
    """The n least of some costs, together."""
    if len(costs) > n:
        costs.sort()
        costs = costs[:n]
    t = 0.0
    for x in costs:
        t += x
    return t


def aimed_at(s: Fate, acts: tuple[EnemyAct, ...], found: list[int], coming: list[float]) -> int:
    """Whom a section will be aimed at: who taunts, the first, the last, or whom the group would choose."""
    if len(found) == 1:
        return found[0]
    for p in found:
        if s.heroes[p].taunting:
            return p
    whom = 0
    for a in acts:
        if a.whom:
            whom = a.whom
    best = found[0]
    for p in found[1:]:
        if whom == 0:
            if s.heroes[p].hp - coming[p] > s.heroes[best].hp - coming[best]:
                best = p
        elif (board.place_in_order(s, p) > board.place_in_order(s, best)) == (whom == LAST):
            best = p
    return best


def threat(d: EnemyDef) -> float:
    """The damage that an enemy may do in a round, and what else makes it dangerous."""
    most = 0.0
    for section in d.strip:
        n = 0.0
        for a in section.acts:
            if a.verb == E_STRIKE or a.verb == E_SHOOT:
                n += 1.0 + a.plus
            elif a.verb == E_STUN:
                n += 0.8
            elif a.verb == E_PULL or a.verb == E_PUSH:
                n += 0.3
        most = max(most, n)
    if d.boss is not None:
        most += 2.0
    if d.abilities & (LEADER | FRIGHTENING):
        most += 0.4
    return most + 1.0 if d.abilities & RITE else most


def distances(s: Fate, scene: SceneDef) -> list[list[float]]:
    """How far it is from zone to zone in moves: difficult terrain and closed doors cost more, portals are a way."""
    n = s.ways.n
    rows: list[list[float]] = []
    for a in range(n):
        row = [12.0] * n
        row[a] = 0.0
        step = 1.0 + ROUGH if board.rough(s, a) else 1.0
        for z in s.ways.near[a]:
            row[z] = step
        rows.append(row)
    for k, door in enumerate(scene.doors):
        if not s.doors >> k & 1:
            rows[door.a][door.b] = min(rows[door.a][door.b], 1.0 + DOOR)
            rows[door.b][door.a] = min(rows[door.b][door.a], 1.0 + DOOR)
    for k, portal in enumerate(scene.map.portals):
        if s.portals >> k & 1 and not s.sealed >> k & 1:
            rows[portal.a][portal.b] = min(rows[portal.a][portal.b], 1.0)
            rows[portal.b][portal.a] = min(rows[portal.b][portal.a], 1.0)
    for y in range(n):
        middle = rows[y]
        for a in range(n):
            row = rows[a]
            first = row[y]
            for z in range(n):
                if first + middle[z] < row[z]:
                    row[z] = first + middle[z]
    return rows


def sturdy(s: Fate, h: Hero) -> float:
    """How much a hero can take: health, Parry, armour."""
    armour = 0
    for i in h.board:
        if i >= 0:
            armour += s.gear[i].cubes
    return h.hp + 1.0 * h.parry + 0.6 * armour
