"""The preparation: dice are chosen and rolled behind each screen, all at once; then rerolls, triple, sprint; then the order.

Everybody prepares at the same time (163).  What somebody rolled is seen by nobody else before the action phase (162).
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.app import coach
from tableforge.fateforge.battle import damage, legal, moves, offer, scenes
from tableforge.fateforge.definition import Pack
from tableforge.fateforge.names import (
    DICE_LIMIT,
    IGNORE_DIFFICULT,
    NO_ENERGY_REROLL,
    NO_SPRINT,
    ON_PREP,
    ORDER_FIRST_ROUND1,
    SPRINT_COST_EN,
)
from tableforge.fateforge.ops.helping import own_eyes, reroll, reroll_choices
from tableforge.fateforge.pieces import NONE, Hero
from tableforge.fateforge.state import ACTION, ORDER, PREPARATION, Fate, FFrame
from tableforge.kernel.ask import NOT_YET, Part, option_in
from tableforge.kernel.core import Op

# ---- what a hero may do in the preparation
P_READY: Final = 0
P_REROLL: Final = 1
P_TRIPLE: Final = 2
P_SPRINT: Final = 3
P_CARD: Final = 4
PREP_VERBS: Final = ("ready", "reroll", "triple", "sprint", "use")
FACES: Final = 8  # faces of a die, at most


class PrepOp(Op[Fate, FFrame]):
    pass


# ------------------------------------------------------------------ dice
def limit(h: Hero) -> int:
    """How many dice a hero rolls: four, one less when stunned (37, 165)."""
    return DICE_LIMIT - 1 if h.stunned else DICE_LIMIT


def dice_choices(pool: tuple[int, ...], n: int) -> list[tuple[int, ...]]:
    """The different sets of n dice of a pool, as a hero would name them."""
    if len(pool) <= n:
        return [tuple(sorted(pool))]
    sets: set[tuple[int, ...]] = {()}
    for d in sorted(pool):
        sets |= {(*taken, d) for taken in sets if len(taken) < n}
    return sorted([taken for taken in sets if len(taken) == n])


class ChooseDice(PrepOp):
    """Every hero with more dice than it may roll chooses which; all seats at once (164)."""

    def run(self, s: Fate, f: FFrame) -> None:
        choosing = [p for p, h in enumerate(s.heroes) if not h.down and len(board.pool(s, h)) > limit(h)]
        got: dict[int, int] = {}
        for a in s.take_answers(f):
            o = option_in(a) if s.seats > 1 else a
            got[codes.hero_in(o)] = codes.option_in(o)
        left = [p for p in choosing if p not in got]
        if left:
            ask_heroes(s, f, "dice", self.rule, [(p, self.choices(s, p)) for p in left])
            return
        for p, h in enumerate(s.heroes):
            if h.down:
                continue
            sets = dice_choices(board.pool(s, h), limit(h))
            s.hero(p).chosen = sets[got.get(p, 0)]

    def choices(self, s: Fate, p: int) -> tuple[int, ...]:
        h = s.heroes[p]
        return tuple(range(len(dice_choices(board.pool(s, h), limit(h)))))


def ask_heroes(s: Fate, f: FFrame, kind: str, rule: str, asked: list[tuple[int, tuple[int, ...]]]) -> int:
    """Ask the seats of several heroes at once; the answer has the hero in it (`codes.hero_in`)."""
    options: dict[int, list[int]] = {}
    for p, row in asked:
        options.setdefault(s.heroes[p].seat, []).extend([codes.of_hero(p, o) for o in row])
    if s.seats == 1:
        return s.ask(f, 0, kind, rule, tuple(options[0]), always=True)
    a = s.ask_each(f, kind, rule, tuple([Part(seat, tuple(row)) for seat, row in options.items()]))
    return NOT_YET if a == NOT_YET else option_in(a)


class Roll(PrepOp):
    """Everybody rolls (163)."""

    def run(self, s: Fate, f: FFrame) -> None:
        rolled: list[tuple[int, ...]] = []
        for h in s.heroes:
            row: list[int] = []
            for die in () if h.down else h.chosen:
                side = s.chance(f, "die", self.rule, (0, 1, 2, 3, 4, 5))
                if side == NOT_YET:
                    return
                row.append(codes.result(die, s.pack.dice[die][side]))
            rolled.append(tuple(row))
        for p, row_ in enumerate(rolled):
            h = s.hero(p)
            h.results = row_
            if not h.down:
                if h.stunned:
                    h.stunned = False
                    s.emit("FF.stunned-hero", "shakes-off", h.seat, (p,))
                s.emit(self.rule, "rolls", h.seat, (p,), len(row_), seen_by=own_eyes(s, p), data=row_)
        coach.at(s, coach.ROLLED)


# ------------------------------------------------------------------ options
def misses(h: Hero) -> list[int]:
    """The dice of a hero that show a miss, as bits that stand for different choices of them."""
    return reroll_choices(h.results, len(h.results), only_misses=True)


def triples(pack: Pack, h: Hero) -> list[int]:
    """Which die of three that show exactly the same can be turned to which other face (168)."""
    if h.tripled or len(h.results) < 3:
        return []
    out: list[int] = []
    faces = [codes.face_of(r) for r in h.results]
    for k, r in enumerate(h.results):
        x = faces[k]
        if x == 0 or faces.count(x) < 3 or codes.die_of(r) >= len(pack.dice) or r in h.results[:k]:
            continue
        sides = pack.dice[codes.die_of(r)]
        for n, y in enumerate(sides):
            if y != x and y not in sides[:n]:
                out.append(k * FACES + n)
    return out


def may_sprint(s: Fate, p: int) -> str:
    """The rule by which a hero may not sprint, or CAN."""
    h = s.heroes[p]
    if h.sprinted:
        return "FF.sprint-once"
    if h.kit.flags & NO_SPRINT:
        return "FF.card-limits"
    if scenes.no_sprint(s, p):
        return "FF.carry-limit" if h.carried else "FF.scene-setup"
    if board.held(s, p, h.zone) or (board.rough(s, h.zone) and not h.kit.flags & IGNORE_DIFFICULT):
        return "FF.sprint-barred"
    if h.kit.flags & SPRINT_COST_EN and not h.en:
        return "FF.no-energy"
    return legal.CAN


def options(s: Fate, p: int) -> tuple[int, ...]:
    """What a hero may do now in its preparation; being ready comes last."""
    h = s.heroes[p]
    out: list[int] = []
    if h.en and not h.energy_rerolled and not h.kit.flags & NO_ENERGY_REROLL:
        out += [codes.option(P_REROLL, m) for m in misses(h)]
    out += [codes.option(P_TRIPLE, x) for x in triples(s.pack, h)]
    if may_sprint(s, p) == legal.CAN:
        out += [codes.option(P_SPRINT, z) for z in s.ways.near[h.zone]]
    for c in h.kit.at[ON_PREP]:
        if not offer.unasked(c):
            for k, a in enumerate(c.alts):
                if legal.may_use(s, p, c, a) == legal.CAN:
                    out.append(codes.option(P_CARD, c.index * offer.ALTS + k))
    out.append(codes.option(P_READY))
    return tuple(out)


class Prepare(PrepOp):
    """Rerolls, triples, sprints and cards of the preparation, everybody at once, until all are ready (166)."""

    def run(self, s: Fate, f: FFrame) -> None:
        waiting = [p for p, h in enumerate(s.heroes) if not h.ready and not h.down]
        if not waiting:
            coach.at(s, coach.PREPARED)
            return
        if f.ans:
            a = f.ans[0]
            f.at = 1
            a = option_in(a) if s.seats > 1 else a
        else:
            a = ask_heroes(s, f, "prepare", self.rule, [(p, options(s, p)) for p in waiting])
            if a == NOT_YET:
                return
        f.pc -= 1
        p, o = codes.hero_in(a), codes.option_in(a)
        verb, n = codes.verb_of(o), codes.target_of(o)
        h = s.heroes[p]
        if verb == P_REROLL:
            if not reroll(self, s, f, p, n):
                f.pc += 1
                return
            h = s.hero(p)
            h.en -= 1
            h.energy_rerolled = True
            s.emit("FF.energy-reroll", "spends-energy", h.seat, (p,), 1, data=(h.en,))
        elif verb == P_TRIPLE:
            self.turn_die(s, p, n // FACES, n % FACES)
        elif verb == P_SPRINT:
            h = s.hero(p)
            h.sprinted = True
            if h.kit.flags & SPRINT_COST_EN:
                damage.lose_energy(s, p, 1, "FF.card-limits")
            moves.hero_goes(s, p, n, moves.BY_SPRINT)
        elif verb == P_CARD:
            offer.use(s, p, s.pack.cards[n // offer.ALTS], n % offer.ALTS, -1)
        else:
            s.hero(p).ready = True
            s.emit("FF.ready", "ready", h.seat, (p,))
            offer_unasked(s, p)

    def turn_die(self, s: Fate, p: int, k: int, side: int) -> None:
        h = s.hero(p)
        die = codes.die_of(h.results[k])
        fresh = list(h.results)
        fresh[k] = codes.result(die, s.pack.dice[die][side])
        h.results = tuple(fresh)
        h.tripled = True
        s.emit("FF.triple", "turns-die", h.seat, (p,), 1, seen_by=own_eyes(s, p), data=h.results)


def offer_unasked(s: Fate, p: int) -> None:
    """What happens by itself at the end of a hero's preparation: Rampart, a far song."""
    for c in s.heroes[p].kit.at[ON_PREP]:
        if offer.unasked(c) and legal.may_use(s, p, c, c.alts[0]) == legal.CAN:
            offer.use(s, p, c, 0, -1)


# ------------------------------------------------------------------ order
class SetOrder(PrepOp):
    """The group puts the heroes' tiles in order, one after the other (174)."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.phase = ORDER
        rest = [p for p in s.standing() if p not in s.order]
        if s.round == 1:
            first = [p for p in rest if s.heroes[p].kit.flags & ORDER_FIRST_ROUND1]
            rest = first or rest
        if not rest:
            s.emit("FF.start-action", "order", -1, s.order, s.slot)
            s.phase = ACTION
            for p in s.order:
                h = s.hero(p)
                h.results = tuple(sorted(h.results))
                s.emit("FF.start-action", "shows", h.seat, (p,), len(h.results), data=h.results)
            return
        p = s.ask_group(f, "order", self.rule, tuple(rest))
        if p == NOT_YET:
            return
        s.order = (*s.order, p)
        f.pc -= 1


def fresh_round(s: Fate) -> None:
    """What a round begins with: nothing of the last one."""
    s.order = NONE
    s.reacted = False
    s.turn = -1
    s.named = NONE
    s.phase = PREPARATION
    for p, h in enumerate(s.heroes):
        x = s.hero(p)
        x.results = NONE
        x.gone = NONE
        x.chosen = NONE
        x.grants = NONE
        x.used = NONE
        x.rerolled = NONE
        x.ready = h.down
        x.sprinted = False
        x.energy_rerolled = False
        x.tripled = False
        x.moved = False
        x.attacked = False
        x.energy_moved = False
        x.ended = False
        x.struck_first = False
        x.feared = False
        x.ally_used = 0
