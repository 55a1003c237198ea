"""An enemy acts: all of a section is done in order, act by act, as are the acts of a boss's card (133, 202–214)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import damage, moves
from tableforge.fateforge.definition import EnemyAct
from tableforge.fateforge.enemies.strips import (
    ByInitiative,
    can_act,
    fervent,
    in_reach,
    matching,
    next_zones,
    picked,
    section_of,
    targets,
)
from tableforge.fateforge.enemies.tokens import arrives
from tableforge.fateforge.names import (
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
)
from tableforge.fateforge.ops.going import called
from tableforge.fateforge.pieces import NO_ONE
from tableforge.fateforge.state import APP_STREAM, D6_STREAM, Fate, FFrame, frame
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op, Program

GOTO_ZONES: Final = 2  # a boss goes that far towards the first hero


class Activate(Op[Fate, FFrame]):
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


ACTIVATION: Final = Program(moves.ACTIVATION, (Activate("FF.enemy-section"),))


def activate(s: Fate, i: int, k: int) -> None:
    """Let an enemy do the k-th section of its strip next."""
    e = s.enemy(i)
    f = frame(ACTIVATION, i)
    f.n = k
    f.queue = tuple(matching(s, e, e.d.strip[k]))
    s.emit("FF.enemy-section", "activates", -1, (i,), k)
    s.call(f)


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


# ------------------------------------------------------------------ what every enemy can do
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
        s.emit("FF.target-minion", kind, -1, (f.src, i), n, how="foe")
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


# ------------------------------------------------------------------ what only bosses do
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
