"""A hero's turn: results are spent on actions and cards, in any order, until the hero ends it (179)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.app import coach
from tableforge.fateforge.battle import damage, interact, legal, moves, offer, scenes, weak
from tableforge.fateforge.definition import Term
from tableforge.fateforge.enemies import bosses, reactions
from tableforge.fateforge.names import (
    ANY,
    COLLECT,
    FOCUS,
    IGNORE_DIFFICULT,
    MOVE,
    ON_REACTIONS,
    ON_TURN,
    ON_TURN_END,
    ON_TURN_START,
    PAY_RESULT,
    PAYS,
    SHOOT,
    STRIKE,
)
from tableforge.fateforge.ops.fighting import attack, reveal
from tableforge.fateforge.ops.going import ONE_MOVE
from tableforge.fateforge.ops.helping import revive
from tableforge.fateforge.pieces import NONE, Hero
from tableforge.fateforge.state import LIES_OBJECTIVE, OBJECTIVE_DUTY, PORTAL_DUTY, Fate, FFrame, frame
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.core import Op, Program, steps

# ---- what a hero may do in its turn
T_END: Final = 0
T_MOVE: Final = 1
T_ENERGY_MOVE: Final = 2
T_PORTAL: Final = 3
T_ENERGY_PORTAL: Final = 4
T_STRIKE: Final = 5
T_SHOOT: Final = 6
T_FOCUS: Final = 7
T_WEAK: Final = 8
T_USE: Final = 9
T_TAKE: Final = 10
T_REVIVE: Final = 11
T_ALLY_RESULT: Final = 12
T_ALLY_SKILL: Final = 13
TURN_VERBS: Final = (
    "end-turn",
    "move",
    "energy-move",
    "portal",
    "energy-portal",
    "strike",
    "shoot",
    "focus",
    "weak-point",
    "use",
    "take",
    "revive",
    "ally-result",
    "ally-skill",
)
TURN_RULES: Final = (
    "FF.turn-ends",
    "FF.move",
    "FF.energy-move",
    "FF.portal-move",
    "FF.portal-move",
    "FF.strike",
    "FF.shoot",
    "FF.focus",
    "FF.weak-point",
    "FF.skill-cost-gain",
    "FF.objective-token",
    "FF.revive",
    "FF.ally-use",
    "FF.ally-use",
)


def one(symbol: int) -> tuple[Term, ...]:
    return (Term(1, symbol, PAYS[symbol], PAY_RESULT),)


def die_of_any_kind() -> Term:
    """One of a hero's own dice, whatever it shows (287)."""
    out = Term(1, ANY, ANY, PAY_RESULT)
    out.misses = True
    return out


ONE_STRIKE: Final = one(STRIKE)
ONE_SHOOT: Final = one(SHOOT)
ONE_FOCUS: Final = one(FOCUS)
TWO_MOVES: Final = (Term(2, MOVE, MOVE, PAY_RESULT),)
ANY_RESULT: Final = (Term(1, ANY, ANY, PAY_RESULT),)
ANY_DIE: Final = (die_of_any_kind(),)
FREE: Final[tuple[Term, ...]] = ()
# fountains: a token back in this box
F_HEALTH: Final = 0
F_ENERGY: Final = 1


class TurnOp(Op[Fate, FFrame]):
    pass


# ------------------------------------------------------------------ all turns of a round
class Turns(TurnOp):
    """The tiles from left to right: heroes, and in its slot the enemies' reactions (175, 187)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if not s.reacted and f.k == min(s.slot, len(s.order)):
            s.reacted = True
            f.pc -= 1
            s.call(frame(REACTIONS))
            return
        if f.k >= len(s.order):
            f.k = 0
            return
        p = s.order[f.k]
        f.k += 1
        f.pc -= 1
        if not s.heroes[p].down and not s.heroes[p].ended:
            s.turn = p
            s.call(frame(TURN, p, s.heroes[p].seat))


class Sentinels(TurnOp):
    """Just before reactions resolve, heroes may use what works then."""

    def run(self, s: Fate, f: FFrame) -> None:
        while f.k < len(s.heroes):
            p = f.k
            f.k += 1
            if not s.heroes[p].down and s.heroes[p].kit.at[ON_REACTIONS]:
                f.pc -= 1
                offer.at(s, p, ON_REACTIONS, -1)
                return
        f.k = 0


REACTIONS: Final = Program(
    "reactions",
    (
        Sentinels("FF.trigger-timing"),
        reactions.NameColours("FF.colour-draw"),
        reactions.React("FF.reactions"),
        bosses.BossActs("FF.reactions"),
    ),
)


# ------------------------------------------------------------------ one turn
class Begin(TurnOp):
    """A turn begins: results that others gave are there, a fountain heals, cards of this moment work."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.hero(f.src)
        h.results = tuple(sorted([*h.results, *h.grants]))
        h.grants = NONE
        h.moved = False
        h.attacked = False
        h.energy_moved = False
        h.ally_used = 0
        s.emit("FF.hero-turn", "turn", h.seat, (f.src,), len(h.results), data=h.results)
        if legal.focus_tax(h):
            plain = [r for r in h.results if codes.face_of(r) == FOCUS] or [
                r for r in h.results if codes.face_of(r) & FOCUS
            ]
            if plain:
                moves.pay(s, f.src, legal.Payment((plain[0],), 0, 0, 0))
                s.emit("FF.card-limits", "hushed", h.seat, (f.src,), 1)
        if s.order[:1] == (f.src,):
            coach.at(s, coach.TURN)
        offer.at(s, f.src, ON_TURN_START, -1)


class Fountain(TurnOp):
    """Who begins or ends a turn at a fountain without enemies may take cubes for health or energy (111)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if h.down or h.zone < 0 or not s.cubes[h.zone] or s.any_foe_in(h.zone):
            return
        if f.ans:
            a = s.ask(f, h.seat, "fountain", self.rule, ())
        else:
            options = []
            if h.hp < h.hp_max:
                options.append(F_HEALTH)
            if h.en < h.en_max:
                options.append(F_ENERGY)
            if not options:
                return
            a = s.ask(f, h.seat, "fountain", self.rule, (*options, DONE), s.cubes[h.zone], stop=DONE)
            if a == NOT_YET:
                return
        if a == DONE:
            return
        f.pc -= 1
        z = h.zone
        s.cubes = (*s.cubes[:z], s.cubes[z] - 1, *s.cubes[z + 1 :])
        if a == F_HEALTH:
            damage.heal(s, f.src, 1, self.rule)
        else:
            damage.energize(s, f.src, 1, self.rule)


class Act(TurnOp):
    """What the hero does next; the turn goes on until it is ended (179, 184)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if h.down:
            return
        if f.ans:
            a = s.ask(f, h.seat, "act", self.rule, ())
        else:
            a = s.ask(f, h.seat, "act", self.rule, options(s, f.src), always=True, stop=T_END)
            if a == NOT_YET:
                return
        verb, n = codes.verb_of(a), codes.target_of(a)
        if verb == T_END:
            return
        if self.does(s, f, verb, n):
            f.pc -= 1

    def does(self, s: Fate, f: FFrame, verb: int, n: int) -> bool:
        """Do it; False while something is still asked."""
        p = f.src
        h = s.heroes[p]
        if verb == T_USE:
            offer.use(s, p, s.pack.cards[n // offer.ALTS], n % offer.ALTS, -1)
            return True
        if verb == T_TAKE:
            take(s, p, n)
            return True
        if verb == T_ALLY_SKILL:
            return ally_skill(s, p, n)
        if verb == T_ALLY_RESULT:
            return self.paid(s, f, ANY_DIE) and ally_result(s, p, n)
        if verb == T_REVIVE:
            return self.paid(s, f, s.pack.app.revive_cost) and raise_up(s, p, n)
        if verb == T_WEAK:
            return self.paid(s, f, one(weak_icon(s, n))) and weak_point(s, p, n)
        cost = focus_price(s, n) if verb == T_FOCUS else price(s, h, verb)
        if not self.paid(s, f, cost):
            return False
        if verb == T_STRIKE or verb == T_SHOOT:
            attack(s, p, n, verb == T_SHOOT, 0, False)
        elif verb == T_FOCUS:
            interact.interact(s, p, n)
        else:
            self.goes(s, p, verb, n)
        return True

    def goes(self, s: Fate, p: int, verb: int, n: int) -> None:
        """A MOVE action, by a result or by energy, to a zone or through a portal."""
        if verb in (T_ENERGY_MOVE, T_ENERGY_PORTAL):
            s.hero(p).energy_moved = True
            damage.lose_energy(s, p, 1, "FF.energy-move")
        if verb in (T_MOVE, T_ENERGY_MOVE):
            moves.hero_goes(s, p, n, moves.BY_MOVE)
            return
        assert s.scene is not None
        portal = s.scene.map.portals[n]
        if not s.portals >> n & 1:
            s.portals |= 1 << n
            s.emit("FF.portal-revealed", "portal-known", s.heroes[p].seat, (p,), note=portal.id)
        moves.hero_goes(s, p, portal.b if s.heroes[p].zone == portal.a else portal.a, moves.BY_PORTAL)

    def paid(self, s: Fate, f: FFrame, cost: tuple[Term, ...]) -> bool:
        """Pay, the hero choosing where it can be paid in several ways; False while that is asked."""
        if not cost:
            return True
        ways = legal.payments(s, s.heroes[f.src], cost)
        n = moves.ask_payment(s, f, f.ctrl, "FF.cheapest-payment", cost, ways)
        if n == NOT_YET:
            return False
        moves.pay(s, f.src, ways[n])
        return True


def price(s: Fate, h: Hero, verb: int) -> tuple[Term, ...]:
    """The results that a use of the board costs; leaving difficult terrain costs a MOVE more (109)."""
    if verb == T_STRIKE:
        return ONE_STRIKE
    if verb == T_SHOOT:
        return ONE_SHOOT
    rough = board.rough(s, h.zone) and not h.kit.flags & IGNORE_DIFFICULT
    if verb in (T_MOVE, T_PORTAL):
        return TWO_MOVES if rough else ONE_MOVE
    return ONE_MOVE if rough else FREE


def focus_price(s: Fate, x: int) -> tuple[Term, ...]:
    """A FOCUS; any result for an objective that the story has made easy."""
    assert s.scene is not None
    if s.prepared and x // legal.THINGS == legal.I_OBJECTIVE:
        if scenes.any_focus(s, s.scene.objectives[x % legal.THINGS].id):
            return ANY_RESULT
    return ONE_FOCUS


def options(s: Fate, p: int) -> tuple[int, ...]:
    """Everything that a hero may do now in its turn; ending it comes last."""
    h = s.heroes[p]
    out: list[int] = []
    held = board.held(s, p, h.zone)
    faces = legal.uses(h)
    if not held:
        if faces & MOVE and legal.can_pay(s, h, price(s, h, T_MOVE)):
            out += [T_MOVE * codes.TARGET + z for z in s.ways.near[h.zone]]
            out += [T_PORTAL * codes.TARGET + k for k in portals(s, h)]
        if h.en and not h.energy_moved and legal.can_pay(s, h, price(s, h, T_ENERGY_MOVE)):
            out += [T_ENERGY_MOVE * codes.TARGET + z for z in s.ways.near[h.zone]]
            out += [T_ENERGY_PORTAL * codes.TARGET + k for k in portals(s, h)]
    if faces & PAYS[STRIKE]:
        out += [T_STRIKE * codes.TARGET + i for i in board.attackable(s, h.zone)]
    if faces & PAYS[SHOOT]:
        lo, hi = board.shot_range(h, 1, 1, True)
        out += [T_SHOOT * codes.TARGET + i for i in board.shot_targets(s, h.zone, lo, hi)]
    if faces or h.focus:
        for x in legal.interactions(s, p, h.zone):
            if legal.can_pay(s, h, focus_price(s, x)):
                out.append(T_FOCUS * codes.TARGET + x)
    for c in h.kit.at[ON_TURN]:
        if c.alts and legal.spent(s, h, c) == legal.CAN and legal.conditions(s, p, c.conds) == legal.CAN:
            for k, a in enumerate(c.alts):
                if legal.can_pay(s, h, a.cost) and legal.works(s, p, a, -1):
                    out.append(T_USE * codes.TARGET + c.index * offer.ALTS + k)
    for kind, z, n in s.lying:
        if kind == LIES_OBJECTIVE and z == h.zone and not board.defended(s, OBJECTIVE_DUTY, n, z):
            if T_TAKE * codes.TARGET + n not in out and may_carry(s, p, n):
                out.append(T_TAKE * codes.TARGET + n)
    _weak_points(s, h, faces, out)
    _fallen(s, p, out)
    _ally(s, p, out)
    out.append(T_END)
    return tuple(out)


def portals(s: Fate, h: Hero) -> list[int]:
    """The portals in a hero's zone that can be used: not sealed, not defended (113)."""
    assert s.scene is not None
    out: list[int] = []
    for k, x in enumerate(s.scene.map.portals):
        if h.zone in (x.a, x.b) and not s.sealed >> k & 1 and not board.defended(s, PORTAL_DUTY, k):
            out.append(k)
    return out


def may_carry(s: Fate, p: int, n: int) -> bool:
    """Whether a hero may take another token of an objective; some scenes set a limit."""
    assert s.scene is not None
    o = s.scene.objectives[n]
    if o.kind != COLLECT:
        return False
    return not (scenes.carry_rule(s, n) == "one" and n in s.heroes[p].carried)


def take(s: Fate, p: int, n: int) -> None:
    """A token of an objective goes to a hero's board; a hidden hero is seen (96)."""
    h = s.hero(p)
    k = s.lying.index((LIES_OBJECTIVE, h.zone, n))
    s.lying = s.lying[:k] + s.lying[k + 1 :]
    h.carried = (*h.carried, n)
    assert s.scene is not None
    s.emit(
        "FF.objective-token",
        "takes",
        h.seat,
        (p, codes.ZONE + h.zone),
        1,
        note=f"{s.scene.id}/{s.scene.objectives[n].id}",
    )
    reveal(s, p)


# ------------------------------------------------------------------ weak points, the fallen, allies
ICONS: Final = 16


def weak_icon(s: Fate, n: int) -> int:
    """The result that an icon of a weak point asks for."""
    d = s.foes[n // ICONS].d.boss
    assert d is not None
    return d.icons[n % ICONS]


def _weak_points(s: Fate, h: Hero, faces: int, out: list[int]) -> None:
    for k, e in enumerate(s.foes):
        d = e.d.boss
        if d is None or e.out or not d.lo <= s.ways.walk[h.zone][e.zone] <= d.hi:
            continue
        seen = 0
        for n, icon in enumerate(d.icons):
            if e.covered >> n & 1 or seen & icon:
                continue
            seen |= icon
            if legal.can_pay(s, h, one(icon)):
                out.append(T_WEAK * codes.TARGET + k * ICONS + n)


def weak_point(s: Fate, p: int, n: int) -> bool:
    weak.cover(s, codes.FOE + n // ICONS, n % ICONS, p)
    return True


def _fallen(s: Fate, p: int, out: list[int]) -> None:
    h = s.heroes[p]
    for q, x in enumerate(s.heroes):
        if not x.down or x.by_corruption or x.zone != h.zone:
            continue
        if legal.can_pay(s, h, s.pack.app.revive_cost):
            out.append(T_REVIVE * codes.TARGET + q)


def raise_up(s: Fate, p: int, q: int) -> bool:
    """Reviving costs two results, 1 damage and 1 energy; whoever has no energy left loses health instead (33, 233)."""
    revive(s, q, "FF.revive")
    damage.lose_energy(s, p, s.pack.app.revive_en, "FF.revive")
    damage.harm(s, p, s.pack.app.revive_hp, way=damage.BY_CARD)
    return True


def _ally(s: Fate, p: int, out: list[int]) -> None:
    """An ally in the zone: a result of its for any die of one's own, or a skill for one of its dice (287)."""
    ally = s.ally
    if ally is None or ally.out or s.heroes[ally.hero].zone != s.heroes[p].zone:
        return
    h = s.heroes[p]
    skills = [n for n, c in enumerate(ally.d.skills) if legal.works(s, p, c.alts[0], -1)] if ally.left else []
    for k, r in enumerate(ally.faces):
        if not ally.left >> k & 1:
            continue
        if h.results and not h.ally_used >> k & 1:
            out.append(T_ALLY_RESULT * codes.TARGET + k)
        if r in ally.faces[:k] and ally.left >> ally.faces.index(r) & 1:
            continue
        out += [T_ALLY_SKILL * codes.TARGET + n * 8 + k for n in skills]


def ally_result(s: Fate, p: int, k: int) -> bool:
    ally = s.ally
    assert ally is not None
    h = s.hero(p)
    h.ally_used |= 1 << k
    h.results = tuple(sorted([*h.results, codes.given(ally.faces[k])]))
    s.emit("FF.ally-use", "ally-result", h.seat, (p,), ally.faces[k], note=ally.d.id)
    return True


def ally_skill(s: Fate, p: int, n: int) -> bool:
    ally = s.ally
    assert ally is not None
    ally.left &= ~(1 << n % 8)
    c = ally.d.skills[n // 8]
    s.emit("FF.ally-use", "ally-skill", s.heroes[p].seat, (p, codes.CARD + c.index), note=ally.d.id)
    offer.use(s, p, c, 0, -1)
    return True


class Last(TurnOp):
    """Cards that work at the end of a turn."""

    def run(self, s: Fate, f: FFrame) -> None:
        if not s.heroes[f.src].down:
            offer.at(s, f.src, ON_TURN_END, -1)


class End(TurnOp):
    """Results that were not used are lost (183)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.hero(f.src)
        h.lay_aside(h.results)
        h.ended = True
        s.turn = -1
        s.emit(self.rule, "turn-ends", h.seat, (f.src,))


TURN: Final = steps(
    "turn",
    {
        "begin": Begin("FF.hero-turn"),
        "drink": Fountain("FF.fountain"),
        "act": Act("FF.hero-turn"),
        "last": Last("FF.trigger-timing"),
        "drink-again": Fountain("FF.fountain"),
        "end": End("FF.results-lost"),
    },
    last="end",
)
