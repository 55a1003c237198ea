"""Cards that work at a moment: who may use which, and what is done without asking because nobody would decline."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.battle import legal
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import (
    CORRUPTION,
    DO_GEM,
    DO_HIDE,
    DO_HIT,
    DO_LOSE_EN,
    DO_LOSE_HP,
    DO_PARRY,
    FEAR,
    SELF,
    SINGLE,
)
from tableforge.fateforge.state import Fate, FFrame, frame
from tableforge.kernel.ask import DONE, NOT_YET
from tableforge.kernel.core import Op, Program

ALTS: Final = 8  # ways of using one card, at most
UNASKED: Final = (DO_PARRY, DO_HIT, DO_GEM, DO_LOSE_EN, DO_LOSE_HP)  # acts that leave nothing to choose


def use(s: Fate, p: int, c: Card, k: int, it: int) -> None:
    """Let a hero use a card next, in its k-th way."""
    prog = c.alts[k].prog
    assert prog is not None, c.id
    f = frame(prog, p, s.heroes[p].seat)
    f.card = c.index
    f.it = it
    s.call(f)


def at(s: Fate, p: int, moment: int, it: int) -> None:
    """Offer a hero what works at this moment, if there is anything."""
    if s.heroes[p].kit.at[moment]:
        f = frame(OFFER, p, s.heroes[p].seat)
        f.way = moment
        f.it = it
        s.call(f)


def unasked(c: Card) -> bool:
    """Whether a card is used without asking: it costs nothing, is not used up, and leaves nothing to choose; or it is a burden."""
    if c.kind in (CORRUPTION, FEAR):
        return True
    if len(c.alts) != 1 or c.alts[0].cost or c.freq == SINGLE:
        return False
    for g in c.alts[0].gains:
        for a in g.acts:
            if a.verb not in UNASKED and not (a.verb == DO_HIDE and a.flags & SELF):
                return False
    return True


def options(s: Fate, p: int, moment: int, it: int, done: tuple[int, ...]) -> list[int]:
    """The cards of a hero that can be used at this moment, each with its way; `done` have been used or declined."""
    out: list[int] = []
    for c in s.heroes[p].kit.at[moment]:
        if c.index in done:
            continue
        for k, a in enumerate(c.alts):
            if legal.may_use(s, p, c, a, it) == legal.CAN:
                out.append(c.index * ALTS + k)
    return out


def card_in(s: Fate, o: int) -> Card:
    return s.pack.cards[o // ALTS]


class Offer(Op[Fate, FFrame]):
    """A hero uses cards that work now, one after the other, or none; a passive one once for each event."""

    def run(self, s: Fate, f: FFrame) -> None:
        h = s.heroes[f.src]
        a = NOT_YET
        if f.ans:
            a = s.ask(f, h.seat, "use-now", self.rule, ())
        else:
            found = options(s, f.src, f.way, f.it, f.queue)
            if not found:
                return
            for o in found:
                if unasked(card_in(s, o)):
                    a = o
            if a == NOT_YET:
                a = s.ask(f, h.seat, "use-now", self.rule, (*found, DONE), f.it, stop=DONE)
                if a == NOT_YET:
                    return
        if a == DONE:
            return
        f.pc -= 1
        f.queue = (*f.queue, a // ALTS)
        use(s, f.src, card_in(s, a), a % ALTS, f.it)


OFFER: Final = Program("offer", (Offer("FF.trigger-timing"),))


def handle(c: Card) -> int:
    return codes.CARD + c.index
