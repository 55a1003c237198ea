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
class WordOp(Op[S, F]):
    """An op that a word of a card is lowered to; it can tell beforehand whether anything can come of it."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.acts = True  # on the cards picked before it; otherwise it only says which they are

    def candidates(self, s: S, f: F) -> list[int] | None:
        """The cards of which it picks some; None where it picks none."""
        return None

    def moot(self, s: S, f: F, ids: list[int]) -> bool:
        """Whether nothing comes of it, whichever of these cards are picked, as far as everybody can see."""
        return False

    def secret(self, s: S, f: F) -> bool:
        """Whether what it picks from hangs on cards that not everybody sees."""
        return False

    def idle(self, s: S, f: F) -> bool:
        """Whether nothing comes of it now, where it acts on no cards: the log then tells so."""
        return False


def moot(s: CardState, f: CardFrame, start: int, stop: int, ids: list[int], much: int) -> bool:
    """Whether nothing can come of the ops from `start` to `stop`, whichever of these cards is picked for them.

    Then nobody is asked which, or whether.  `much` is how much the effect before them did.
    """
    before, each = f.much, f.each
    f.much, f.each = much, NO_IDS
    nothing = comes_to_nothing(s, f, start, stop, ids)
    f.much, f.each = before, each
    return nothing


def comes_to_nothing(s: CardState, f: CardFrame, start: int, stop: int, ids: list[int]) -> bool:
    ops = f.prog.ops
    at, done = start, False
    while at < stop:
        op = ops[at]
        at += 1
        if isinstance(op, WordOp):  # nearly every one is
            found = op.candidates(s, f)
            if found is not None:
                ids, done = found, False
            elif not op.moot(s, f, ids):
                return False
            elif op.acts:
                done = True
                f.much = 0
        elif isinstance(op, (Jump, LoopNext)):
            at = op.to
        elif isinstance(op, UnlessDone):
            if done:  # what came to nothing was not done
                at = op.to
        elif isinstance(op, Unless):
            if not op.cond.by_much():
                return False
            if not op.cond.holds(s, f):
                at = op.to
        else:
            return False
    return True


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
    """ "You may": asked only where there is something to do it to, and something may come of it, as far as everybody can see.

    Where only whoever decides can know that there is nothing, the question is asked all the same; "no" is its one answer.
    """

    def __init__(self, rule: str, probe: SetNode | None) -> None:
        super().__init__(rule)
        self.probe = probe

    def run(self, s: CardState, f: CardFrame) -> None:
        secret = False
        options: tuple[int, ...] = (1, 0)
        if not f.ans and self.nothing(s, f):
            secret = self.probe is not None and self.probe.secret(s, f)
            if not secret:
                self.leave(f)
                return
            options = (0,)
        if s.ask(f, s.decider(f), "may", self.rule, options, idle=0, always=secret) == 0:
            s.declined(f)
            self.leave(f)

    def nothing(self, s: CardState, f: CardFrame) -> bool:
        """Whether there is nothing to do it to, or nothing can come of it."""
        return (self.probe is not None and not self.probe.ids(s, f)) or moot(s, f, f.pc, self.to, [], f.much)


class Branch(Op[CardState, CardFrame]):
    """ "Choose one": where each is a card from here or there, one of those that there are; unasked where none does anything."""

    def __init__(self, rule: str, sources: tuple[SetNode, ...]) -> None:
        super().__init__(rule)
        self.sources = sources
        self.to: tuple[int, ...] = ()
        self.end = -1

    def run(self, s: CardState, f: CardFrame) -> None:
        k = s.ask(f, s.decider(f), "choose-one", self.rule, f.ans or self.options(s, f), f.prog)
        if k != NOT_YET:
            f.pc = self.to[k]

    def options(self, s: CardState, f: CardFrame) -> tuple[int, ...]:
        """The parts that there are cards for; where all do nothing, one of them."""
        options = [k for k, source in enumerate(self.sources) if source.ids(s, f)]
        if not self.sources and not all([moot(s, f, at, self.end, [], f.much) for at in self.to]):
            options = list(range(len(self.to)))
        return tuple(options or [0])


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
        if self.rule and self.order_matters(s, f):
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

    def order_matters(self, s: CardState, f: CardFrame) -> bool:
        """Whether the cards left are put in order: those in play are.

        Cards that lie open elsewhere are if two of the rounds, as far as everybody can see, would pick from different cards.
        """
        if all([s.in_play(i) for i in f.loop]):
            return True
        op = f.prog.ops[f.pc]
        if not isinstance(op, WordOp) or not all([s.lies_open(i) for i in f.loop]):
            return False
        before = f.it
        picks: list[list[int]] = []
        for x in f.loop:
            f.it = (x,)
            found = op.candidates(s, f)
            if found and found not in picks:
                picks.append(found)
        f.it = before
        return len(picks) > 1


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
