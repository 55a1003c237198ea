"""What the enemies do: reactions, their turns, the acts of a strip one by one, bosses and their weak points.

A strip is read from left to right; the first section with a valid hero at its distance counts, and all of it is done in order
(133).  In reactions another token of the colour steps in for one that cannot act; in enemy turns nobody does (193, 198).
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, coach, codes, damage, moves, scenes
from tableforge.fateforge.definition import EnemyAct, EnemyDef, Section
from tableforge.fateforge.map import FAR
from tableforge.fateforge.names import (
    BOSS,
    CHOICE,
    COLOURS,
    E_ARMOUR,
    E_BLAST,
    E_CALL,
    E_GOTO,
    E_MOVE,
    E_ORDER,
    E_PARRY,
    E_PULL,
    E_PUSH,
    E_SHOOT,
    E_STRIKE,
    E_STUN,
    E_SUMMON,
    E_SWEEP,
    FERVOUR,
    FIRST,
    LAST,
    LEADER,
    PURPLE,
    REPAIR,
)
from tableforge.fateforge.ops.acts import called
from tableforge.fateforge.pieces import NO_ONE, NONE, Foe
from tableforge.fateforge.state import APP_STREAM, D6_STREAM, DECK_STREAM, Fate, FFrame, frame
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op, Program

GOTO_ZONES: Final = 2  # a boss goes that far towards the first hero
TYPES: Final = 64  # in `Fate.named`: a type instead of a colour


class EnemyOp(Op[Fate, FFrame]):
    pass


# ------------------------------------------------------------------ whom, and which section
def matching(s: Fate, e: Foe, section: Section) -> list[int]:
    """The valid heroes at the distance of a section: any of them, unless only the nearest are to count (A21)."""
    if s.pack.app.nearest_only:
        found = board.valid(s, e)
        near = min([board.distance(s, e, p) for p in found], default=FAR)
        return [p for p in found if board.distance(s, e, p) == near and section.lo <= near <= section.hi]
    return [p for p in board.valid(s, e) if section.lo <= board.distance(s, e, p) <= section.hi]


def section_of(s: Fate, e: Foe) -> int:
    """The first section of a strip that has a valid hero at its distance, or -1 (197)."""
    for k, section in enumerate(e.d.strip):
        if matching(s, e, section):
            return k
    return NO_ONE


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


class ByTile:
    """Sorts heroes by their tiles."""

    def __init__(self, s: Fate) -> None:
        self.s = s

    def __call__(self, p: int) -> int:
        return board.place_in_order(self.s, p)


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


def nearest_zones(s: Fate, e: Foe, goals: tuple[int, ...]) -> list[int]:
    """The zones of the nearest of some heroes."""
    alive = [p for p in goals if not s.heroes[p].down and not s.heroes[p].hidden]
    near = min([board.distance(s, e, p) for p in alive], default=FAR)
    return [s.heroes[p].zone for p in alive if board.distance(s, e, p) == near]


def kept_out(s: Fate, e: Foe, z: int) -> bool:
    """Whether a zone is closed to enemies of this colour here (`bar` of a scene's preparation)."""
    return bool(s.prepared) and scenes.barred(s, e.d.colour, z)


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


def can_act(s: Fate, i: int, k: int) -> bool:
    """Whether an enemy can do anything of a section: it is not stunned, and at least one act is possible (193)."""
    e = s.enemy(i)
    if e.stunned:
        return False
    goals = tuple(matching(s, e, e.d.strip[k]))
    return any([possible(s, i, act, goals) for act in e.d.strip[k].acts])


def targets(s: Fate, i: int, act: EnemyAct) -> list[int]:
    """Whom an attack of an enemy can be aimed at now; one that names a colour is aimed at a minion of it instead (140, 141)."""
    e = s.enemy(i)
    return minions_in_reach(s, i, e.zone, act) if act.colours else in_reach(s, e, act)


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


# ------------------------------------------------------------------ activation
class Activate(EnemyOp):
    """One section of a strip, act by act; an act that has become impossible is skipped (`FF.impossible-act`).

    src  the enemy     n  the section     k  the next act     queue  the heroes at the section's distance when it began
    """

    def run(self, s: Fate, f: FFrame) -> None:
        e = s.enemy(f.src)
        acts = e.d.strip[f.n].acts
        if e.out or e.stunned or f.k >= len(acts):
            return
        if self.does(s, f, acts[f.k]):
            f.k += 1
            f.pc -= 1

    def does(self, s: Fate, f: FFrame, act: EnemyAct) -> bool:
        return do_act(self, s, f, act)


def do_act(op: Op[Fate, FFrame], s: Fate, f: FFrame, act: EnemyAct) -> bool:
    """Let an enemy do one act; False while somebody or chance is being asked."""
    e = s.enemy(f.src)
    verb = act.verb
    if verb == E_MOVE:
        return move(op, s, f, act)
    if verb in (E_STRIKE, E_SHOOT):
        return strike(op, s, f, act)
    if verb in (E_PUSH, E_PULL, E_STUN):
        return shove(op, s, f, act)
    if verb == E_PARRY:
        s.foe(f.src).parry += act.n
        s.emit("FF.enemy-actions", "foe-parries", -1, (f.src,), act.n)
    elif verb == E_CALL:
        called(op, s, f, e.zone, act.colours)
        return s.pending is None
    elif verb == E_ARMOUR:
        boss_armour(s, f.src, act.n)
    else:
        return boss_act(op, s, f, act)
    return True


def move(op: Op[Fate, FFrame], s: Fate, f: FFrame, act: EnemyAct) -> bool:
    """One zone along a shortest way; where several are as short, chance says which (206, 207)."""
    zones = () if f.struck else next_zones(s, s.enemy(f.src), act, f.queue)
    if not zones:
        return True
    z = s.drawn_from(f, D6_STREAM, "path", "FF.random-draw", zones)
    if z == NOT_YET:
        return False
    moves.foe_goes(s, f.src, z, "FF.enemy-path")
    return True


def aimed(op: Op[Fate, FFrame], s: Fate, f: FFrame, act: EnemyAct, found: list[int]) -> int:
    """Whom an act hits: as its modifier says, else as the players choose (202); NOT_YET while they are asked."""
    chosen = picked(s, found, act.whom)
    if len(chosen) == 1:
        return chosen[0]
    return s.ask_group(f, "whom", "FF.players-choose", tuple(chosen), f.src)


def strike(op: Op[Fate, FFrame], s: Fate, f: FFrame, act: EnemyAct) -> bool:
    """An enemy attacks a hero in reach, or all of them, or a minion."""
    e = s.enemy(f.src)
    found = targets(s, f.src, act)
    if not found:
        return True
    n = 1 + act.plus
    if act.verb == E_STRIKE and board.has(e, FERVOUR) and fervent(s, f.src, e.zone):
        n += 1
    rule = "FF.shoot" if act.verb == E_SHOOT else "FF.strike"
    kind = "foe-shoots" if act.verb == E_SHOOT else "foe-strikes"
    if act.colours:
        i = min(found, key=ByInitiative(s))
        s.emit("FF.target-minion", kind, -1, (f.src, i), n)
        damage.wound(s, i, n, False, NO_ONE, rule)
        return True
    if act.all:
        for p in reversed(found):
            s.emit(rule, kind, s.heroes[p].seat, (f.src, p), n)
            damage.harm(s, p, n, f.src, act.toxic)
        return True
    p = aimed(op, s, f, act, found)
    if p == NOT_YET:
        return False
    s.emit(rule, kind, s.heroes[p].seat, (f.src, p), n)
    damage.harm(s, p, n, f.src, act.toxic)
    return True


class ByInitiative:
    """Sorts enemies by their numbers, then by their type (`FF.same-initiative`)."""

    def __init__(self, s: Fate) -> None:
        self.s = s

    def __call__(self, i: int) -> tuple[int, str]:
        e = self.s.enemy(i)
        return (e.num, e.d.id)


def fervent(s: Fate, i: int, zone: int) -> bool:
    """Whether another of its kind is in the zone."""
    id = s.enemy(i).d.id
    return any([j != i and s.enemy(j).d.id == id for j in s.foes_in(zone)])


def shove(op: Op[Fate, FFrame], s: Fate, f: FFrame, act: EnemyAct) -> bool:
    """An enemy pushes a hero away, pulls one to it, or stuns one (165, 213, 214)."""
    e = s.enemy(f.src)
    found = in_reach(s, e, act)
    if act.verb == E_PULL:
        found = [p for p in found if s.heroes[p].zone != e.zone]
    if not found:
        return True
    p = aimed(op, s, f, act, found)
    if p == NOT_YET:
        return False
    if act.verb == E_PULL:
        s.emit("FF.pull", "foe-pulls", s.heroes[p].seat, (f.src, p))
        moves.hero_goes(s, p, e.zone, moves.BY_FORCE)
        return True
    if act.verb == E_STUN:
        if not s.heroes[p].stunned:
            s.hero(p).stunned = True
            s.emit("FF.stun-hero", "stunned", s.heroes[p].seat, (p,), 1, f.src)
        return True
    near = s.ways.near[s.heroes[p].zone]
    if not near:
        return True
    z = s.drawn_from(f, D6_STREAM, "push", "FF.random-draw", near)
    if z == NOT_YET:
        return False
    s.emit("FF.enemy-push", "foe-pushes", s.heroes[p].seat, (f.src, p))
    moves.hero_goes(s, p, z, moves.BY_FORCE)
    return True


ACTIVATION: Final = Program(moves.ACTIVATION, (Activate("FF.enemy-section"),))


def activate(s: Fate, i: int, k: int) -> None:
    """Let an enemy do the k-th section of its strip next."""
    e = s.enemy(i)
    f = frame(ACTIVATION, i)
    f.n = k
    f.queue = tuple(matching(s, e, e.d.strip[k]))
    s.emit("FF.enemy-section", "activates", -1, (i,), k)
    s.call(f)


# ------------------------------------------------------------------ reactions
def present(s: Fate) -> list[int]:
    """The colours of which a token is on the board."""
    return [c for c in range(len(COLOURS)) if any([not e.out and e.d.colour == c for e in s.foes])]


class NameColours(EnemyOp):
    """The application names two colours, those with more tokens rather, the same ones seldom again (187, `FF.colour-draw`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        app = s.pack.app
        pool = present(s)
        wanted = scenes.reacting(s, app.colours)
        if s.solo and s.round in app.solo_rounds and wanted:
            wanted += 1
        named: list[int] = []
        only = len([c for c in range(len(COLOURS)) if s.met[c]]) == 1
        if only and pool:
            types = sorted({e.d.index for e in s.foes if not e.out and e.d.colour == pool[0]})
            while types and len(named) < wanted:
                k = s.drawn_from(f, APP_STREAM, "reaction", "FF.one-colour", tuple([TYPES + t for t in types]))
                if k == NOT_YET:
                    return
                named.append(k)
                types.remove(k - TYPES)
        else:
            while pool and len(named) < wanted:
                weights = tuple(
                    [
                        max(1, app.base[min(5, s.met[c])] * app.streak[min(2, s.streak[c])] // 10)
                        for c in pool
                    ]
                )  # fmt: skip
                c = s.drawn_from(f, APP_STREAM, "reaction", self.rule, tuple(pool), weights)
                if c == NOT_YET:
                    return
                named.append(c)
                pool.remove(c)
            s.streak = tuple([s.streak[c] + 1 if c in named else 0 for c in range(len(COLOURS))])
        s.named = tuple(named)
        coach.at(s, coach.REACTING)
        s.emit("FF.reactions", "reactions", -1, (), len(named), note=",".join([called_for(s, c) for c in named]), data=s.named)


def called_for(s: Fate, c: int) -> str:
    """A colour, or a type of enemy, that reacts."""
    return s.pack.enemies[c - TYPES].id if c >= TYPES else COLOURS[c]


class React(EnemyOp):
    """Of each named colour one token acts: the leftmost section that anyone can use, there the lowest number (189, 190)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if f.k >= len(s.named):
            return
        c = s.named[f.k]
        f.k += 1
        f.pc -= 1
        i, k = reactor(s, c)
        if i >= 0:
            activate(s, i, k)
        else:
            s.emit("FF.nobody-in-reach", "idle", -1, (), c, note=called_for(s, c))


def reactor(s: Fate, c: int) -> tuple[int, int]:
    """Which token of a colour (or of a type) reacts, and with which section; (-1, -1) where none can."""
    tokens = [
        codes.FOE + k
        for k, e in enumerate(s.foes)
        if not e.out and (e.d.colour == c or (c >= TYPES and e.d.index == c - TYPES))
    ]
    tokens.sort(key=ByInitiative(s))
    for k in range(3):
        for i in tokens:
            e = s.enemy(i)
            if k < len(e.d.strip) and matching(s, e, e.d.strip[k]) and can_act(s, i, k):
                return i, k
    return NO_ONE, NO_ONE


# ------------------------------------------------------------------ enemy turns
class EnemyTurns(EnemyOp):
    """Every enemy in its turn: by colour, inside a colour by number; then the bosses (196).

    `queue` has who is still to act; each enemy comes twice: for its strip, and for what a leader does after it.
    """

    def run(self, s: Fate, f: FFrame) -> None:
        if f.k == 0:
            f.k = 1
            rows: list[int] = []
            for c in range(len(COLOURS)):
                tokens = [codes.FOE + k for k, e in enumerate(s.foes) if not e.out and e.d.colour == c]
                tokens.sort(key=ByInitiative(s))
                for i in tokens:
                    rows += [i * 2, i * 2 + 1] if s.enemy(i).abilities & (LEADER | REPAIR) else [i * 2]
            f.queue = tuple(rows)
            s.emit("FF.enemy-order", "enemy-turns", -1, ())
            coach.at(s, coach.ENEMY_TURNS)
        if not f.queue:
            f.k = 0
            return
        x = f.queue[0]
        i = x // 2
        e = s.enemy(i)
        if x % 2:
            if not after_strip(self, s, f, i):
                return
        elif not e.out and not e.stunned:
            k = section_of(s, e)
            if k >= 0 and can_act(s, i, k):
                f.queue = f.queue[1:]
                f.pc -= 1
                activate(s, i, k)
                return
        f.queue = f.queue[1:]
        f.pc -= 1


def after_strip(op: Op[Fate, FFrame], s: Fate, f: FFrame, i: int) -> bool:
    """What a leader does in its turn, whether it acted or not: it draws a minion closer, or repairs a golem (152)."""
    e = s.enemy(i)
    if e.out or e.stunned:
        return True
    if board.has(e, LEADER):
        called(op, s, f, e.zone, (e.d.leads,), "FF.leader")
        if s.pending is not None:
            return False
    if board.has(e, REPAIR):
        mend(s, i)
    return True


def mend(s: Fate, i: int) -> None:
    """The nearest other golem within one zone gets an armour cube, up to one more than is printed."""
    e = s.enemy(i)
    best = NO_ONE
    near = (FAR, FAR, "")
    for k, x in enumerate(s.foes):
        far = s.ways.walk[e.zone][x.zone]
        if not x.out and codes.FOE + k != i and board.faction(x) == e.d.faction and far <= 1 and x.arm <= x.d.arm:
            if (far, x.num, x.d.id) < near:
                best, near = codes.FOE + k, (far, x.num, x.d.id)
    if best >= 0:
        s.foe(best).arm += 1
        s.emit("FF.repair", "mends", -1, (i, best), 1)


# ------------------------------------------------------------------ bosses
class BossActs(EnemyOp):
    """A boss on the board turns over the next card of its deck and does what it says (187, 200)."""

    def run(self, s: Fate, f: FFrame) -> None:
        bosses = [codes.FOE + k for k, e in enumerate(s.foes) if not e.out and e.d.colour == BOSS]
        if f.way >= len(bosses):
            f.way = 0
            return
        i = bosses[f.way]
        e = s.enemy(i)
        deck, away = e.deck, e.discard
        if not deck:
            again = s.shuffled_from(f, DECK_STREAM, tuple(sorted(away)), "FF.boss-deck")
            if again is None:
                return
            deck, away = again, NONE
        f.way += 1
        f.pc -= 1
        k = deck[0]
        e = s.foe(i)
        e.deck = deck[1:]
        e.discard = (*away, k)
        d = e.d.boss
        assert d is not None
        s.emit("FF.boss-deck", "boss-card", -1, (i,), k, note=d.deck[k].id)
        g = frame(BOSS_CARD, i)
        g.n = k
        s.call(g)


class BossCard(EnemyOp):
    """The acts of a boss's card, in order; a card of which nothing is possible is spent all the same."""

    def run(self, s: Fate, f: FFrame) -> None:
        e = s.enemy(f.src)
        d = e.d.boss
        assert d is not None
        acts = d.deck[f.n].acts
        if e.out or f.k >= len(acts):
            return
        if do_act(self, s, f, acts[f.k]):
            f.k += 1
            f.pc -= 1


BOSS_CARD: Final = Program("boss-card", (BossCard("FF.boss-turn"),))


def boss_act(op: Op[Fate, FFrame], s: Fate, f: FFrame, act: EnemyAct) -> bool:
    """What only bosses do."""
    e = s.enemy(f.src)
    if act.verb == E_GOTO:
        return goto(op, s, f, act)
    if act.verb in (E_SWEEP, E_BLAST):
        lo, hi = (0, 0) if act.verb == E_SWEEP else (act.lo, act.hi)
        found = [
            p for p, h in enumerate(s.heroes) if not h.down and not h.hidden and lo <= s.ways.walk[e.zone][h.zone] <= hi
        ]
        rule = "FF.boss-sweep" if act.verb == E_SWEEP else "FF.boss-blast"
        for p in reversed(found):
            s.emit(rule, "foe-strikes", s.heroes[p].seat, (f.src, p), act.n)
            damage.harm(s, p, act.n, f.src, act.toxic)
        return True
    if act.verb == E_SUMMON:
        return summon(op, s, f, act)
    assert act.verb == E_ORDER, act.verb
    if not f.way:
        f.way = 1
        tokens = [codes.FOE + k for k, x in enumerate(s.foes) if not x.out and x.d.colour in act.colours]
        tokens.sort(key=ByInitiative(s))
        f.queue = tuple(tokens)
        s.emit("FF.boss-order", "orders", -1, (f.src,), act.colours[0])
    if not f.queue:
        f.way = 0
        return True
    i = f.queue[0]
    f.queue = f.queue[1:]
    f.pc -= 1
    x = s.enemy(i)
    k = section_of(s, x) if not x.out and not x.stunned else NO_ONE
    if k >= 0 and can_act(s, i, k):
        activate(s, i, k)
    return False


def goto(op: Op[Fate, FFrame], s: Fate, f: FFrame, act: EnemyAct) -> bool:
    """Up to two zones towards the first hero, one after the other."""
    e = s.enemy(f.src)
    if f.way >= GOTO_ZONES or f.struck:
        f.way = 0
        return True
    zones = next_zones(s, e, act, tuple(board.valid(s, e)))
    if not zones:
        f.way = 0
        return True
    z = s.drawn_from(f, D6_STREAM, "path", "FF.random-draw", zones)
    if z != NOT_YET:
        f.way += 1
        f.pc -= 1
        moves.foe_goes(s, f.src, z, "FF.enemy-path")
    return False


def summon(op: Op[Fate, FFrame], s: Fate, f: FFrame, act: EnemyAct) -> bool:
    """New tokens: in the boss's zone, or in one of the scene's edge zones that chance picks."""
    assert s.scene is not None
    d = s.pack.enemy(act.enemy)
    zones = s.scene.edge if act.where == "edge" and s.scene.edge else (s.enemy(f.src).zone,)
    z = s.drawn_from(f, APP_STREAM, "summon", "FF.boss-summon", zones)
    if z == NOT_YET:
        return False
    for _ in range(act.n):
        arrives(s, d, z, "FF.boss-summon")
    return True


def boss_armour(s: Fate, i: int, n: int) -> None:
    """Armour cubes, up to two more than it began with; none once its weak point has taken that away."""
    e = s.foe(i)
    n = min(n, e.most_arm + s.pack.app.boss_armour_over_start - e.arm)
    if n > 0 and not e.bare:
        e.arm += n
        s.emit("FF.boss-armour", "foe-armour", -1, (i,), n)


def arrives(s: Fate, d: EnemyDef, z: int, rule: str) -> int:
    """A token comes into play with the lowest free number; at most five of a type are there at once (`FF.token-cap`)."""
    taken = [e.num for e in s.foes if not e.out and e.d is d]
    if len(taken) >= s.pack.app.summon_cap:
        s.emit("FF.token-cap", "no-room", -1, (codes.ZONE + z,), 0, note=d.id)
        return NO_ONE
    num = next(n for n in range(1, s.pack.app.summon_cap + 1) if n not in taken)
    return place(s, d, num, z, rule)


def place(s: Fate, d: EnemyDef, num: int, z: int, rule: str) -> int:
    """A token on the board, with its armour: printed, of the scene's plating, of solo play."""
    assert s.scene is not None
    arm = d.arm
    if d.colour in (3, 4, PURPLE):
        arm += s.by_count(s.scene.plate)
    if s.solo and d.colour in s.pack.app.solo_armour:
        arm += 1
    e = Foe(d, num, z, arm, s.tag)
    s.foes.append(e)
    i = codes.FOE + len(s.foes) - 1
    if d.colour < BOSS:
        s.met = tuple([n + 1 if c == d.colour else n for c, n in enumerate(s.met)])
    s.emit(rule, "appears", -1, (i, codes.ZONE + z))
    s.unsettled = True
    return i
