"""May this be done, and by which rule not: payments, cards, and whether a whole chain of actions is possible."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.definition import Act, Alt, Card, Cond, Term
from tableforge.fateforge.map import FAR
from tableforge.fateforge.names import (
    ALL,
    ANY,
    AT_WILL,
    CANNOT_GUARD_OTHERS,
    CANNOT_HIDE,
    DO_CLEANSE,
    DO_DISARM,
    DO_ENERGIZE,
    DO_ESCORT,
    DO_FOCUS,
    DO_GRANT,
    DO_GUARD,
    DO_HEAL,
    DO_HIDE,
    DO_HIT,
    DO_LEAP,
    DO_MARK,
    DO_MOVE,
    DO_PARRY,
    DO_PULL,
    DO_PURIFY,
    DO_PUSH,
    DO_REPAIR,
    DO_REROLL,
    DO_REVIVE,
    DO_SHOOT,
    DO_SNARE,
    DO_STANCE,
    DO_STRIKE,
    DO_STRIP,
    DO_STUN,
    FOCUS,
    FOCUS_COST,
    IF_HP_LEAST,
    IF_HP_MOST,
    IF_NO_FOE,
    IF_NO_SPRINT,
    IF_NOT_ATTACKED,
    IF_STANCE,
    IF_STEALTH,
    IF_THREE_MISSES,
    IGNORE_DIFFICULT,
    ITEM,
    MOVE,
    NO_GRANT,
    NO_GUARD_FROM_OTHERS,
    NO_PARRY_GAIN,
    OTHER,
    PARRY,
    PASSIVE,
    PAY_ENERGY,
    PAY_HEALTH,
    PAY_RESULT,
    SAME,
    SELF,
    SHOOT_STAR,
    SINGLE,
    STRIKE_STAR,
    WEAPON_SPECIAL,
)
from tableforge.fateforge.pieces import NONE, Hero
from tableforge.fateforge.state import (
    DOOR_DUTY,
    LIES_CHEST,
    LIES_POINT,
    LIES_SNARE,
    LIES_TRAP,
    OBJECTIVE_DUTY,
    PREPARATION,
    Fate,
)
from tableforge.kernel.open import mypyc_attr

CAN: Final = ""  # no rule forbids it
# how dear a token is beside faces (`price_of`)
PARRY_PRICE: Final = 2
FOCUS_PRICE: Final = 3


# ------------------------------------------------------------------ payments
@mypyc_attr(acyclic=True)
class Payment:
    """One way of paying a cost: the results that are spent, and the tokens."""

    def __init__(self, results: tuple[int, ...], parry: int, focus: int, price: int) -> None:
        self.results = results
        self.parry = parry
        self.focus = focus
        self.price = price


def price_of(x: int) -> int:
    """How dear a face is: a miss before plain before star before slash (`FF.cheapest-payment`)."""
    if not x:
        return 1
    if x & (x - 1):
        return 4
    return 3 if x & (STRIKE_STAR | SHOOT_STAR) else 2


def slots(cost: tuple[Term, ...]) -> list[Term]:
    """The results that a cost takes, one by one, the choosiest first."""
    out: list[Term] = []
    for t in cost:
        if t.kind == PAY_RESULT:
            out += [t] * t.n
    if len(out) > 1:
        out.sort(key=_choosiness)
    return out


def _choosiness(t: Term) -> int:
    n = 0
    x = t.accepts
    while x:
        n += x & 1
        x >>= 1
    return n


def payments(s: Fate, h: Hero, cost: tuple[Term, ...]) -> list[Payment]:
    """Every way of paying a cost, the cheapest first; none where it cannot be paid."""
    en = hp = 0
    for t in cost:
        if t.kind == PAY_ENERGY:
            en += t.n
        elif t.kind == PAY_HEALTH:
            hp += t.n
    if en > h.en or (hp and hp >= h.hp):  # health may not be paid down to nothing (`FF.health-cost`)
        return []
    out: list[Payment] = []
    asked = slots(cost)
    if len(asked) == 1:
        _pay_one(h, asked[0], out)
    else:
        _pay(h, asked, 0, list(h.results), [], 0, 0, 0, out, set())
    if len(out) > 1:
        out.sort(key=_by_price)
    return out


def by_tokens(cost: tuple[Term, ...]) -> bool:
    """Whether a cost takes energy and health alone, which everybody sees."""
    for t in cost:
        if t.kind != PAY_ENERGY and t.kind != PAY_HEALTH:
            return False
    return True


def _by_price(x: Payment) -> tuple[int, tuple[int, ...]]:
    return (x.price, x.results)


def _pay_one(h: Hero, t: Term, out: list[Payment]) -> None:
    """The ways of paying a single result: each face once, or a token."""
    tried: list[int] = []  # faces: which die shows one does not matter
    for r in h.results:
        x = board.face(h, r)
        if (x & t.accepts or (t.misses and not x)) and codes.face_of(r) not in tried:
            tried.append(codes.face_of(r))
            out.append(Payment((r,), 0, 0, price_of(x)))
    if t.symbols != ANY and t.tokens:
        if t.symbols & PARRY and h.parry:
            out.append(Payment(NONE, 1, 0, PARRY_PRICE))
        if t.symbols & FOCUS and h.focus:
            out.append(Payment(NONE, 0, 1, FOCUS_PRICE))


def _pay(
    h: Hero,
    asked: list[Term],
    k: int,
    left: list[int],
    spent: list[int],
    parry: int,
    focus: int,
    price: int,
    out: list[Payment],
    seen: set[tuple[tuple[int, ...], int, int]],
) -> None:
    if k == len(asked):
        results = tuple(sorted(spent))
        if (results, parry, focus) not in seen:
            seen.add((results, parry, focus))
            out.append(Payment(results, parry, focus, price))
        return
    t = asked[k]
    tried: list[int] = []  # faces: which die shows one does not matter
    for j, r in enumerate(left):
        if codes.face_of(r) in tried:
            continue
        x = board.face(h, r)
        if x & t.accepts or (t.misses and not x):
            tried.append(codes.face_of(r))
            rest = left[:j] + left[j + 1 :]
            _pay(h, asked, k + 1, rest, [*spent, r], parry, focus, price + price_of(x), out, seen)
    if t.symbols != ANY and t.tokens:
        if t.symbols & PARRY and parry < h.parry:
            _pay(h, asked, k + 1, left, spent, parry + 1, focus, price + PARRY_PRICE, out, seen)
        if t.symbols & FOCUS and focus < h.focus:
            _pay(h, asked, k + 1, left, spent, parry, focus + 1, price + FOCUS_PRICE, out, seen)


def uses(h: Hero) -> int:
    """Everything that the results of a hero may be used as."""
    x = 0
    for r in h.results:
        x |= codes.face_of(r)
    return board.face(h, x)


def can_pay(s: Fate, h: Hero, cost: tuple[Term, ...]) -> bool:
    """Whether a cost can be paid at all."""
    n = 0
    for t in cost:
        if t.kind == PAY_ENERGY:
            if h.en < t.n:
                return False
        elif t.kind == PAY_HEALTH:
            if h.hp <= t.n:
                return False
        else:
            n += t.n
    if n == 0:
        return True
    if n > len(h.results) + h.parry + h.focus:
        return False
    if n == 1:
        for t in cost:
            if t.kind == PAY_RESULT:
                if t.misses and h.results:
                    return True
                if uses(h) & t.accepts:
                    return True
                if t.symbols == ANY or not t.tokens:
                    return False
                return (t.symbols & PARRY != 0 and h.parry > 0) or (t.symbols & FOCUS != 0 and h.focus > 0)
    return _matches(h, slots(cost), 0, list(h.results), h.parry, h.focus)


def _matches(h: Hero, asked: list[Term], k: int, left: list[int], parry: int, focus: int) -> bool:
    if k == len(asked):
        return True
    t = asked[k]
    tried: list[int] = []
    for j, r in enumerate(left):
        if r not in tried and board.face(h, r) & t.accepts:
            tried.append(r)
            if _matches(h, asked, k + 1, left[:j] + left[j + 1 :], parry, focus):
                return True
    if t.symbols == ANY or not t.tokens:
        return False
    if t.symbols & PARRY and parry and _matches(h, asked, k + 1, left, parry - 1, focus):
        return True
    return t.symbols & FOCUS != 0 and focus > 0 and _matches(h, asked, k + 1, left, parry, focus - 1)


# ------------------------------------------------------------------ cards
def conditions(s: Fate, p: int, conds: tuple[Cond, ...]) -> str:
    """The rule by which a card's conditions do not hold, or CAN."""
    h = s.heroes[p]
    for c in conds:
        k = c.kind
        if k == IF_STEALTH:
            ok = h.hidden
        elif k == IF_STANCE:
            ok = h.stance == c.n
        elif k == IF_NO_FOE:
            ok = not s.any_foe_in(h.zone)
        elif k == IF_NOT_ATTACKED:
            ok = not h.attacked
        elif k == IF_NO_SPRINT:
            ok = not h.sprinted
        elif k == IF_HP_MOST:
            ok = h.hp <= c.n
        elif k == IF_HP_LEAST:
            ok = h.hp >= c.n
        else:
            assert k == IF_THREE_MISSES
            ok = sum([1 for r in h.results if codes.face_of(r) == 0]) >= 3
        if not ok:
            return "FF.card-condition"
    return CAN


def spent(s: Fate, h: Hero, c: Card) -> str:
    """The rule by which a card has been used up for now, or CAN."""
    if c.kind == WEAPON_SPECIAL:
        return CAN  # as often as the die shows it (86)
    if c.freq != PASSIVE and c.index in h.used:
        return "FF.weapon-effect" if c.kind == ITEM else "FF.recurrent"
    if c.freq == SINGLE and c.index in h.spent:
        return "FF.single"
    return CAN


def may_use(s: Fate, p: int, c: Card, a: Alt, it: int = -1) -> str:
    """The rule by which a hero may not use a card in this way now, or CAN."""
    h = s.heroes[p]
    why = spent(s, h, c) or conditions(s, p, c.conds)
    if why:
        return why
    if not can_pay(s, h, a.cost):
        return "FF.skill-cost-gain"
    return CAN if works(s, p, a, it) else "FF.ordered-actions"


def works(s: Fate, p: int, a: Alt, it: int) -> bool:
    """Whether something would come of a use: every group of arrows is possible as a whole, and of the rest at least a part."""
    some = False
    h = s.heroes[p]
    spare = spare_moves(h, a)
    for g in a.gains:
        if g.acts:
            if g.ordered or len(g.acts) == 1:
                if not chain(s, p, g.acts, 0, h.zone, it, spare):
                    return False
                some = True
            elif any([bool(choices(s, p, x, h.zone, it, spare)) for x in g.acts]):
                some = True
        elif g.tokens:
            some = some or h.focus < drum(h)
        elif g.results == PARRY:
            some = some or can_gain_parry(h)
        else:
            some = True
    return some


def drum(h: Hero) -> int:
    """How many Focus tokens a drum holds (21)."""
    return max(2, h.kit.mods.drum_max)


def can_gain_parry(h: Hero) -> bool:
    if h.kit.flags & NO_PARRY_GAIN:
        return False
    return not h.kit.mods.parry_max or h.parry < h.kit.mods.parry_max


def spare_moves(h: Hero, a: Alt | None) -> int:
    """Results that could pay for leaving difficult terrain, besides those that a card takes (109)."""
    n = 0
    for r in h.results:
        if board.face(h, r) & MOVE:
            n += 1
    if a is not None:
        for t in a.cost:
            if t.kind == PAY_RESULT and t.accepts == MOVE:
                n -= t.n
    return n


# ------------------------------------------------------------------ actions
def leaves(s: Fate, p: int, zone: int, spare: int) -> bool:
    """Whether a hero could leave a zone by a MOVE action."""
    if board.held(s, p, zone):
        return False
    if board.rough(s, zone) and not s.heroes[p].kit.flags & IGNORE_DIFFICULT:
        return spare > 0
    return True


def chain(s: Fate, p: int, acts: tuple[Act, ...], k: int, zone: int, it: int, spare: int) -> bool:
    """Whether all actions from the k-th on can be done, one after the other, by a hero who would then stand in `zone`."""
    if k == len(acts):
        return True
    act = acts[k]
    if k == len(acts) - 1:  # any choice will do: nothing comes after it, and the rest of a move may be left out
        return act.flags & AT_WILL != 0 or len(choices(s, p, act, zone, it, spare)) > 0
    if act.flags & AT_WILL and chain(s, p, acts, k + 1, zone, it, spare):
        return True
    if act.verb == DO_MOVE and act.n > 1:
        acts = (further(act), *acts[k + 1 :])
        k = -1
    for x in choices(s, p, act, zone, it, spare):
        then, about, left = after(s, act, x, zone, it, spare)
        if chain(s, p, acts, k + 1, then, about, left):
            return True
    return False


def further(act: Act) -> Act:
    """What is left of a move of several zones after its first: each of them may be left out."""
    return Act(DO_MOVE, act.n - 1, flags=act.flags | AT_WILL)


def after(s: Fate, act: Act, x: int, zone: int, it: int, spare: int) -> tuple[int, int, int]:
    """Where a hero would stand and whom the next action would be about, once this choice is made."""
    if act.verb == DO_MOVE:
        return x, it, spare - (1 if board.rough(s, zone) else 0)
    if act.verb == DO_LEAP:
        return x, it, spare
    if act.flags & ALL or not codes.is_foe(x):
        return zone, it, spare
    return zone, x, spare


def choices(s: Fate, p: int, act: Act, zone: int, it: int, spare: int) -> list[int]:
    """What an action can be done to: enemies, heroes (as handles), zones; [0] where there is nothing to choose."""
    h = s.heroes[p]
    verb = act.verb
    if verb == DO_MOVE:
        return list(s.ways.near[zone]) if leaves(s, p, zone, spare) else []
    if verb == DO_LEAP:
        row = s.ways.walk[zone]
        return [z for z in range(s.ways.n) if 0 < row[z] <= act.n]
    if act.flags & SAME:
        return _same(s, act, zone, it)
    if verb == DO_STRIKE:
        found = board.strike_targets(s, zone, act.lo, act.hi)
        return zones_of(s, found) if act.flags & ALL else found
    if verb == DO_SHOOT:
        lo, hi = board.shot_range(h, act.lo, act.hi, act.lo == 1 and act.hi == 1)
        found = board.shot_targets(s, zone, lo, hi)
        return zones_of(s, found) if act.flags & ALL else found
    if verb in (DO_STUN, DO_PUSH, DO_PULL, DO_MARK, DO_STRIP):
        if act.flags & SELF:
            return [0]
        found = [
            i
            for z in board.zones_within(s, zone, act.lo, act.hi, False)
            for i in board.aimable(s, z)
            if suits(s, i, verb)
        ]
        return zones_of(s, found) if act.flags & ALL else found
    if verb == DO_HIT:
        return [it] if codes.is_foe(it) and not s.enemy(it).out else []
    if verb in (DO_GUARD, DO_HEAL, DO_ENERGIZE, DO_CLEANSE, DO_GRANT, DO_ESCORT, DO_HIDE, DO_REROLL, DO_REPAIR):
        return _heroes(s, p, act, zone)
    if verb == DO_REVIVE:
        row = s.ways.walk[zone]
        return [q for q, x in enumerate(s.heroes) if x.down and not x.by_corruption and act.lo <= row[x.zone] <= act.hi]
    if verb == DO_SNARE:
        taken = [at for kind, at, _ in s.lying if kind == LIES_SNARE]
        return [z for z in board.zones_within(s, zone, act.lo, act.hi, False) if z not in taken]
    if verb == DO_DISARM:
        return [z for z in board.zones_within(s, zone, act.lo, act.hi, False) if (LIES_TRAP, z, 0) in s.lying]
    if verb == DO_FOCUS:
        return interactions(s, p, zone)
    if verb == DO_STANCE:
        return [k for k in range(len(h.d.stances)) if k != h.stance]
    if verb == DO_PARRY:
        return [0] if can_gain_parry(h) else []
    if verb == DO_PURIFY:
        return [0] if h.corruption else []
    return [0]


def _same(s: Fate, act: Act, zone: int, it: int) -> list[int]:
    """The target of the action before, if it suits this one; the range of the first action is what counts."""
    if not codes.is_foe(it):
        return []
    if s.enemy(it).out:
        return [it]  # it is skipped then
    if act.verb in (DO_STRIKE, DO_SHOOT):
        return [it]
    return [it] if suits(s, it, act.verb) else []


def suits(s: Fate, i: int, verb: int) -> bool:
    """Whether an action of this kind does anything to an enemy."""
    e = s.enemy(i)
    if verb == DO_STUN:
        return board.minion(e) and not e.stunned
    if verb == DO_PUSH:
        return board.movable(e) and bool(s.ways.near[e.zone])
    if verb == DO_PULL:
        return board.movable(e)
    if verb == DO_MARK:
        return not board.boss(e) and not e.marked
    if verb == DO_STRIP:
        return e.arm > 0
    return True


def zones_of(s: Fate, found: list[int]) -> list[int]:
    """The zones of these enemies, as handles."""
    out: list[int] = []
    for i in found:
        z = codes.ZONE + s.enemy(i).zone
        if z not in out:
            out.append(z)
    return out


def _heroes(s: Fate, p: int, act: Act, zone: int) -> list[int]:
    """The heroes for whom an action does something; [0] where it is for all of them, or for oneself."""
    row = s.ways.walk[zone]
    out: list[int] = []
    for q, x in enumerate(s.heroes):
        if x.down or x.zone < 0 or (q == p and act.flags & OTHER) or (q != p and act.flags & SELF):
            continue
        far = 0 if q == p else row[x.zone]
        if far >= FAR and act.hi < FAR:
            continue
        if act.lo <= far <= act.hi and helps(s, p, q, act):
            out.append(q)
    if act.flags & ALL:
        return [0] if out else []
    return out


def helps(s: Fate, p: int, q: int, act: Act) -> bool:
    """Whether an action of hero p does anything for hero q."""
    x = s.heroes[q]
    verb = act.verb
    if verb == DO_GUARD:
        if q != p and (s.heroes[p].kit.flags & CANNOT_GUARD_OTHERS or x.kit.flags & NO_GUARD_FROM_OTHERS):
            return False
        return can_gain_parry(x)
    if verb == DO_HEAL:
        return x.hp < x.hp_max and act.n + x.kit.mods.heal > 0
    if verb == DO_ENERGIZE:
        return x.en < x.en_max
    if verb == DO_CLEANSE:
        return x.toxic > 0
    if verb == DO_GRANT:
        return not x.ended and q != p and not x.kit.flags & NO_GRANT
    if verb == DO_ESCORT:
        return q != p and bool(s.ways.near[x.zone])
    if verb == DO_HIDE:
        return not x.hidden and not x.kit.flags & CANNOT_HIDE
    if verb == DO_REROLL:
        return s.phase == PREPARATION and len(x.results) > 0
    if verb == DO_REPAIR:
        return any([s.gear[i].cubes < s.gear[i].d.armour for i in board.worn(s, x)])
    return True


# ------------------------------------------------------------------ what a FOCUS action reaches
# an interaction: a kind of thing, and its number
I_CHEST: Final = 0
I_POINT: Final = 1
I_DOOR: Final = 2
I_OBJECTIVE: Final = 3
THINGS: Final = 64


def interactions(s: Fate, p: int, zone: int) -> list[int]:
    """What a FOCUS action in a zone can be used for: chests, exploration tokens, doors, objectives (45, 106, 116, 117)."""
    out: list[int] = []
    scene = s.scene
    assert scene is not None
    for kind, at, n in s.lying:
        if at == zone:
            if kind == LIES_CHEST:
                out.append(I_CHEST * THINGS + n)
            elif kind == LIES_POINT:
                out.append(I_POINT * THINGS + n)
    for k, door in enumerate(scene.doors):
        if zone in (door.a, door.b) and (door.a, door.b) in s.paths and not board.defended(s, DOOR_DUTY, k):
            out.append(I_DOOR * THINGS + k)
    for k, o in enumerate(scene.objectives):
        if o.kind == 2 and zone in o.at and not done_at(s, k, zone) and not board.defended(s, OBJECTIVE_DUTY, k, zone):
            out.append(I_OBJECTIVE * THINGS + k)
    return out


def done_at(s: Fate, k: int, zone: int) -> bool:
    """Whether an objective of interaction has been seen to in a zone."""
    return (DONE_MARK, zone, k) in s.lying


DONE_MARK: Final = 8  # among what lies: an objective of interaction that has been seen to here


def focus_tax(h: Hero) -> bool:
    """Whether the first FOCUS of a turn is lost."""
    return h.kit.flags & FOCUS_COST != 0
