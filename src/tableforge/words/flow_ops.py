"""Ops of flow: whether, which, how often.

They read and write the pronouns of a frame and know no game's rule but by its id.  Those that only lead to others obey none.
"""

from __future__ import annotations

from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op
from tableforge.kernel.open import mypyc_attr
from tableforge.words.amounts import Amount, Cond
from tableforge.words.frame import NO_CARD, NO_IDS, CardFrame, CardState
from tableforge.words.generic import F, S
from tableforge.words.node import SeatsNode, SetNode


@mypyc_attr(allow_interpreted_subclasses=True)
class Fork(Op[S, F]):
    """An op that may jump; `to` is set once the program is laid out."""

    def __init__(self, rule: str = "") -> None:
        super().__init__(rule)
        self.to = -1

    def leave(self, f: F) -> None:
        """Go past what was not done: nothing was done this way, to nobody."""
        f.full = False
        f.it = NO_IDS
        f.way = NO_IDS
        f.pc = self.to


class Jump(Fork[CardState, CardFrame]):
    """Go on elsewhere."""

    def run(self, s: CardState, f: CardFrame) -> None:
        f.pc = self.to


class Unless(Fork[CardState, CardFrame]):
    """Go on only if a condition holds."""

    def __init__(self, cond: Cond) -> None:
        super().__init__()
        self.cond = cond

    def run(self, s: CardState, f: CardFrame) -> None:
        if not self.cond.holds(s, f):
            f.full = False
            f.pc = self.to


class UnlessDone(Fork[CardState, CardFrame]):
    """ "If you do": go on only if the last effect happened completely."""

    def run(self, s: CardState, f: CardFrame) -> None:
        if not f.full:
            f.pc = self.to


class Offer(Fork[CardState, CardFrame]):
    """ "You may": asked only where there is something to do it to."""

    def __init__(self, rule: str, probe: SetNode | None) -> None:
        super().__init__(rule)
        self.probe = probe

    def run(self, s: CardState, f: CardFrame) -> None:
        if (self.probe is not None and not self.probe.ids(s, f)) or s.ask(f, s.decider(f), "may", self.rule, (1, 0), idle=0) == 0:
            self.leave(f)


class Branch(Op[CardState, CardFrame]):
    """ "Choose one": where each is a card from here or there, one of those that there are."""

    def __init__(self, rule: str, sources: tuple[SetNode, ...]) -> None:
        super().__init__(rule)
        self.sources = sources
        self.to: tuple[int, ...] = ()

    def run(self, s: CardState, f: CardFrame) -> None:
        options = [k for k, source in enumerate(self.sources) if source.ids(s, f)]
        if not self.sources:
            options = list(range(len(self.to)))
        k = s.ask(f, s.decider(f), "choose-one", self.rule, tuple(options or [0]), f.prog)
        if k != NOT_YET:
            f.pc = self.to[k]


class LoopStart(Op[CardState, CardFrame]):
    """ "For each": the cards, the players or the number are fixed here."""

    def __init__(self, over: SetNode | None, players: SeatsNode | None, times: Amount | None) -> None:
        super().__init__("")
        self.over = over
        self.players = players
        self.times = times

    def run(self, s: CardState, f: CardFrame) -> None:
        if self.over is not None:
            f.loop = tuple(self.over.ids(s, f))
        elif self.players is not None:
            f.loop = self.players.seats(s, f)
        else:
            assert self.times is not None
            f.loop = (NO_CARD,) * self.times.value(s, f)
        f.looping = True
        f.way = NO_IDS


class LoopNext(Fork[CardState, CardFrame]):
    """The next round, or out of the loop; with a rule, whoever decides says by it which card is next."""

    def __init__(self, start: LoopStart, rule: str = "") -> None:
        super().__init__(rule)
        self.cards = start.over is not None
        self.players = start.players is not None

    def run(self, s: CardState, f: CardFrame) -> None:
        if not f.loop:
            f.looping = False
            f.pc = self.to
            return
        k = 0
        if self.rule and all([s.in_play(i) for i in f.loop]):  # one that has left needs no place in the order
            x = s.ask(f, s.decider(f), "each-order", self.rule, f.loop)
            if x == NOT_YET:
                return
            k = f.loop.index(x)
        x = f.loop[k]
        f.loop = f.loop[:k] + f.loop[k + 1 :]
        if self.players:
            f.who = x
        elif self.cards:
            f.it = (x,)


class Repeat(Fork[CardState, CardFrame]):
    """ "Repeat": from the start of the effect, while a condition holds and the card has not left.

    A repetition that nobody may decline and that has changed nothing would change nothing for ever: there it ends.
    """

    def __init__(self, rule: str, cond: Cond, optional: bool, once: bool) -> None:
        super().__init__(rule)
        self.cond = cond
        self.optional = optional
        self.once = once

    def run(self, s: CardState, f: CardFrame) -> None:
        if (self.once and f.repeated) or not s.still_there(f) or not self.cond.holds(s, f):
            return
        if self.optional:
            a = s.ask(f, s.decider(f), "repeat", self.rule, (1, 0), idle=0)
            if a == NOT_YET or a == 0:
                return
        elif not self.once:
            now = s.standing()
            if f.repeated and f.stood == now:
                return
            f.stood = now
        s.emit(self.rule, "repeat", f.ctrl, (f.src,), 0, f.src)
        f.repeated += 1
        f.picked = NO_IDS
        f.pc = self.to
