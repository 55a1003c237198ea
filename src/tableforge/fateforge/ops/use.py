"""Using a card: it is paid for, then it gives results, tokens and actions, one after the other."""

from __future__ import annotations

from tableforge.fateforge import codes
from tableforge.fateforge.battle import damage, items, legal, moves
from tableforge.fateforge.definition import Alt
from tableforge.fateforge.names import (
    CORRUPTION,
    FEAR,
    ITEM,
    LASTING,
    PASSIVE,
    PAY_ENERGY,
    PAY_HEALTH,
    SINGLE,
    TRAP,
    WEAPON_SPECIAL,
)
from tableforge.fateforge.state import Fate, FFrame
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.core import Op, Program


class UseOp(Op[Fate, FFrame]):
    pass


class Pay(UseOp):
    """The cost of a card is paid; where it can be paid in several ways, the hero chooses (59, 66)."""

    def __init__(self, rule: str, alt: Alt) -> None:
        super().__init__(rule)
        self.alt = alt

    def run(self, s: Fate, f: FFrame) -> None:
        alt = self.alt
        c = s.pack.cards[f.card]
        h = s.heroes[f.src]
        if alt.cost:
            ways = legal.payments(s, h, alt.cost)
            n = moves.ask_payment(s, f, f.ctrl, "FF.cheapest-payment", alt.cost, ways)
            if n == NOT_YET:
                return
            if ways[n].results:
                f.paid = codes.face_of(ways[n].results[0])
            moves.pay(s, f.src, ways[n])
        h = s.hero(f.src)
        if c.kind not in (CORRUPTION, FEAR, TRAP, WEAPON_SPECIAL):
            if c.freq != PASSIVE:
                h.used = (*h.used, c.index)
            if c.freq == SINGLE:
                h.spent = (*h.spent, c.index)
        s.emit(self.rule, "uses", f.ctrl, (f.src, codes.CARD + f.card))
        for t in alt.cost:
            if t.kind == PAY_ENERGY:
                damage.lose_energy(s, f.src, t.n, "FF.token-cost")
            elif t.kind == PAY_HEALTH:
                damage.lose_health(s, f.src, t.n, False, "FF.health-cost")
        if c.kind == ITEM and c.uses != LASTING:
            items.use_up(s, f.src, c)


class GainResults(UseOp):
    """Results to be used like rolled ones, in this turn (60, 182)."""

    def __init__(self, rule: str, face: int, n: int) -> None:
        super().__init__(rule)
        self.face = face
        self.n = n

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.hero(f.src)
        if h.down:
            return
        h.results = tuple(sorted([*h.results, *[codes.given(self.face)] * self.n]))
        s.emit(self.rule, "gains", h.seat, (f.src,), self.n, data=(self.face,))


class GainParry(UseOp):
    """A gained PARRY becomes a token at once (104)."""

    def __init__(self, rule: str, n: int) -> None:
        super().__init__(rule)
        self.n = n

    def run(self, s: Fate, f: FFrame) -> None:
        if not s.heroes[f.src].down:
            damage.gain_parry(s, f.src, self.n, self.rule)


class GainTokens(UseOp):
    """Focus tokens on the drum, as many as it holds (21)."""

    def __init__(self, rule: str, n: int) -> None:
        super().__init__(rule)
        self.n = n

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.hero(f.src)
        n = min(self.n, legal.drum(h) - h.focus)
        if n > 0:
            h.focus += n
            s.emit(self.rule, "drums", h.seat, (f.src,), n, data=(h.focus,))


class AnyOrder(UseOp):
    """Actions in any order, each of them or not (65)."""

    def __init__(self, rule: str, alt: Alt, group: int, parts: tuple[Program, ...]) -> None:
        super().__init__(rule)
        self.acts = alt.gains[group].acts
        self.parts = parts

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        if h.down:
            return
        if f.ans:
            a = s.ask(f, f.ctrl, "which-act", self.rule, ())
        else:
            spare = legal.spare_moves(h, None)
            left = [
                k
                for k, act in enumerate(self.acts)
                if k not in f.queue and legal.choices(s, f.src, act, h.zone, f.it, spare)
            ]
            if not left:
                f.queue = ()
                return
            a = s.ask(f, f.ctrl, "which-act", self.rule, (*left, DONE), stop=DONE)
            if a == NOT_YET:
                return
        if a == DONE:
            f.queue = ()
            return
        f.pc -= 1
        f.queue = (*f.queue, a)
        g = FFrame(self.parts[a], f.src, f.ctrl)
        g.card = f.card
        g.it = f.it
        g.paid = f.paid
        s.call(g)
