"""Moving: a hero leaves a zone and enters another, an enemy does; what each of it brings about.

A hero who sprints out of a zone with enemies suffers 1 damage (171); whoever leaves may be pursued (150); who enters may
meet a trap (119) and fear (290).
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import damage, draw, legal, offer
from tableforge.fateforge.battle.legal import Payment
from tableforge.fateforge.definition import Term
from tableforge.fateforge.names import FLYING, FRIGHTENING, ON_TRAP, PURSUIT, SPRINT_SAFE
from tableforge.fateforge.pieces import NO_ONE
from tableforge.fateforge.state import LIES_SNARE, LIES_TRAP, Fate, FFrame, frame
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op, steps

# ---- how a hero moves
BY_MOVE: Final = 0
BY_SPRINT: Final = 1
BY_LEAP: Final = 2
BY_PORTAL: Final = 3
BY_ESCORT: Final = 4
BY_FORCE: Final = 5
WAYS_OF: Final = ("moves", "sprints", "leaps", "portal", "escorted", "forced")
RULES_OF: Final = ("FF.move", "FF.sprint", "FF.leap", "FF.portal-move", "FF.escort", "FF.forced-move")

# ---- what is done about a trap: it springs, it is avoided for its price, or a card deals with it
SPRING: Final = 0
AVOID: Final = 1
BY_CARD: Final = 2


class MoveOp(Op[Fate, FFrame]):
    pass


class Toll(MoveOp):
    """Sprinting out of a zone with an enemy in it costs 1 damage (171)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if f.way == BY_SPRINT and not h.kit.flags & SPRINT_SAFE and s.any_foe_in(h.zone):
            damage.harm(s, f.src, 1, way=damage.BY_SPRINT)


class Go(MoveOp):
    """The hero changes zones; one enemy of each pursuing type that it leaves follows (150)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if h.down:
            f.finish()
            return
        left = h.zone
        before = s.whence(f.src)
        h = s.hero(f.src)
        h.zone = f.it
        if f.way in (BY_MOVE, BY_PORTAL):
            h.moved = True
        s.emit(RULES_OF[f.way], WAYS_OF[f.way], h.seat, (f.src, codes.ZONE + f.it), 1, frm=before)
        s.unsettled = True
        if f.way != BY_LEAP and f.it in s.ways.near[left]:
            f.queue = self.pursuers(s, left)

    def pursuers(self, s: Fate, z: int) -> tuple[int, ...]:
        """Of each pursuing type in a zone, the free token that acts first."""
        best: dict[str, int] = {}
        for i in s.foes_in(z):
            e = s.enemy(i)
            if board.has(e, PURSUIT) and not board.rooted(e):
                k = best.get(e.d.id, NO_ONE)
                if k < 0 or e.num < s.enemy(k).num:
                    best[e.d.id] = i
        return tuple(best.values())


class Pursue(MoveOp):
    """Those who pursue enter the zone, one after the other."""

    def run(self, s: Fate, f: FFrame) -> None:
        if f.queue:
            i = f.queue[0]
            f.queue = f.queue[1:]
            f.pc -= 1
            if not s.enemy(i).out:
                foe_goes(s, i, f.it, self.rule)


class Traps(MoveOp):
    """On entering a zone with a trap: spend a result to get by, let it spring, or use a card (119)."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if h.down or f.way == BY_LEAP or h.zone != f.it or (LIES_TRAP, f.it, 0) not in s.lying:
            return
        if f.way == BY_FORCE and not s.pack.app.forced_traps:
            return
        a = NOT_YET
        cost = s.pack.app.trap_avoid
        if f.ans:
            a = s.ask(f, h.seat, "trap", self.rule, ())
        else:
            options = [codes.option(SPRING)]
            if legal.can_pay(s, h, cost):
                options.append(codes.option(AVOID))
            for c in h.kit.at[ON_TRAP]:
                if legal.may_use(s, f.src, c, c.alts[0]) == legal.CAN:
                    options.append(codes.option(BY_CARD, c.index))
            a = s.ask(f, h.seat, "trap", self.rule, tuple(options), f.it, always=board.screens_up(s))
            if a == NOT_YET:
                return
        verb = codes.verb_of(a)
        if verb == SPRING:
            s.lying = tuple([x for x in s.lying if x != (LIES_TRAP, f.it, 0)])
            draw.trap(s, f.src)
            return
        if verb == BY_CARD:
            offer.use(s, f.src, s.pack.cards[codes.target_of(a)], 0, codes.ZONE + f.it)
            return
        ways = legal.payments(s, h, cost)
        n = ask_payment(s, f, h.seat, "FF.cheapest-payment", cost, ways)
        if n == NOT_YET:
            return
        pay(s, f.src, ways[n])
        s.emit(self.rule, "avoids-trap", h.seat, (f.src, codes.ZONE + f.it))


class Fears(MoveOp):
    """On entering a zone with a Frightening enemy a hero draws a Fear card (290)."""

    def run(self, s: Fate, f: FFrame) -> None:
        if f.way == BY_FORCE and not s.pack.app.forced_fear:
            return
        if s.heroes[f.src].zone == f.it and draw.afraid(s, f.src):
            draw.fear(s, f.src)


HERO_MOVES: Final = steps(
    "hero-moves",
    {
        "toll": Toll("FF.sprint-damage"),
        "go": Go("FF.move"),
        "pursue": Pursue("FF.pursuit"),
        "trap": Traps("FF.trap"),
        "fear": Fears("FF.fear"),
    },
)


def hero_goes(s: Fate, p: int, zone: int, way: int) -> None:
    """Let a hero move to a zone next."""
    f = frame(HERO_MOVES, p, s.heroes[p].seat)
    f.it = zone
    f.way = way
    s.call(f)


def ask_payment(s: Fate, f: FFrame, seat: int, rule: str, cost: tuple[Term, ...], ways: list[Payment]) -> int:
    """Which way of paying a hero takes, or NOT_YET.

    Behind the screens it is asked also where there is one way: to be spared the question would tell of the dice (162).
    """
    return s.ask(
        f, seat, "pay", rule, tuple(range(len(ways))), cost, always=board.screens_up(s) and not legal.by_tokens(cost)
    )


def pay(s: Fate, p: int, x: legal.Payment) -> None:
    """Results and tokens are spent."""
    h = s.hero(p)
    if x.results:
        h.lay_aside(x.results)
    h.parry -= x.parry
    h.focus -= x.focus


# ------------------------------------------------------------------ enemies
class FoeGoes(MoveOp):
    """An enemy changes zones."""

    def run(self, s: Fate, f: FFrame) -> None:
        if s.enemy(f.src).out:
            f.finish()
            return
        before = s.whence(f.src)
        s.foe(f.src).zone = f.it
        s.emit(RULES[f.way], "foe-moves", -1, (f.src, codes.ZONE + f.it), 1, frm=before, how=TOLD[f.way])
        s.unsettled = True


class Snared(MoveOp):
    """The first enemy that enters a zone with a snare is hurt by it, and stops; one that flies is not."""

    def run(self, s: Fate, f: FFrame) -> None:
        e = s.enemy(f.src)
        n = board.snared(s, f.it)
        if not n or e.abilities & FLYING:
            return
        s.lying = tuple([x for x in s.lying if x != (LIES_SNARE, f.it, n)])
        s.emit(self.rule, "snared", -1, (f.src, codes.ZONE + f.it), n)
        stop_moving(s, f.src)
        damage.wound(s, f.src, n, False, NO_ONE, self.rule)


class Frightens(MoveOp):
    """A Frightening enemy that enters a zone: every hero there draws a Fear card (290)."""

    def run(self, s: Fate, f: FFrame) -> None:
        e = s.enemy(f.src)
        if e.out or not board.has(e, FRIGHTENING):
            return
        for p, h in enumerate(s.heroes):
            if h.zone == e.zone and draw.afraid(s, p):
                f.pc -= 1
                draw.fear(s, p)
                return


FOE_MOVES: Final = steps(
    "foe-moves",
    {"go": FoeGoes("FF.enemy-path"), "snare": Snared("FF.snare"), "fear": Frightens("FF.fear")},
)
RULES: Final = ("FF.enemy-path", "FF.pursuit", "FF.push", "FF.pull", "FF.call", "FF.leader", "FF.waves")
TOLD: Final = ("from", "pursuit", "push", "pull", "call", "call", "from")  # how it is told of each


def foe_goes(s: Fate, i: int, zone: int, rule: str) -> None:
    """Let an enemy move to a zone next."""
    f = frame(FOE_MOVES, i)
    f.it = zone
    f.way = RULES.index(rule)
    s.call(f)


ACTIVATION: Final = "activation"


def stop_moving(s: Fate, i: int) -> None:
    """An enemy in the middle of its strip does not move on."""
    for f in s.stack:
        if f.prog.name == ACTIVATION and f.src == i and isinstance(f, FFrame):
            f.struck = 1
