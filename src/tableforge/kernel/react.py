"""What is in force and who listens: facts, constant effects as rows of an index, effects that last, timing points.

A game says which kinds of constant effect and of fact it has, and what its modifiers look like.  The index answers the two
questions that are asked all the time, "does anything of this kind apply?" and "is anybody interested in this fact?", before a
fact is made or a word is read: nearly always the answer is no.

There are two ways to let abilities react.  A game whose abilities may step in before a thing happens, change it or cancel it,
gives each occurrence its timing points (`Timing`).  A game that only looks back collects what heard of a fact, and resolves
that in some order: such abilities are due from then on, whatever becomes of the cards they are on, and several facts of one
moment are answered together, so it reads `Index.listeners` itself.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import F, Op, Program, S
from tableforge.kernel.open import mypyc_attr
from tableforge.kernel.window import Poll, Window

# The points of time around a thing that happens, in order: it would happen, it happens, it has just happened, it is past.
WOULD: Final = 0
WHEN: Final = 1
AT: Final = 2
AFTER: Final = 3
TIMINGS: Final = 4

M = TypeVar("M")  # a game's modifiers: constant effects and reactions, lowered
R = TypeVar("R", bound="Row[Any, Any]")  # a game's rows


@mypyc_attr(acyclic=True, free_list_len=1)
class Fact:
    """One thing that happened, as reactions and tallies see it.

    kind    what happened, a number of the game's     seat   whose doing or whose loss it was
    card    the card it happened to                   other  the other card in it, if there is one
    amount  how much, or which number of something    at     the game's clock when it happened, or -1
    """

    def __init__(self, kind: int, seat: int, card: int, other: int, amount: int, at: int = -1) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.other = other
        self.amount = amount
        self.at = at

    def clone(self) -> Fact:
        """Return a copy that an ability may change."""
        return Fact(self.kind, self.seat, self.card, self.other, self.amount, self.at)

    def dump(self) -> tuple[int, ...]:
        """The fact as plain data, for digests."""
        return (self.kind, self.seat, self.card, self.other, self.amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Generic[M, F]):
    """One constant effect or reaction in force: the modifier, the frame its words are read in, and a number of its own.

    Where a row reacts at timing points (`Timing`), its number is the option by which it is chosen, and lies below PASS.
    """

    def __init__(self, mod: M, ctx: F, key: int) -> None:
        self.mod = mod
        self.ctx = ctx
        self.key = key


@mypyc_attr(allow_interpreted_subclasses=True)
class Index(Generic[R]):
    """The constant effects and reactions in force, by their kind and by the kind of fact they are about.

    It is built when the board has changed shape, never changed afterwards, and shared by clones.  `watched` and `bans` have
    a bit for every kind of fact that something listens to or forbids; `by_turn` says that the index also depends on whose
    turn it is, so that a new turn needs a new one.
    """

    def __init__(self, kinds: int) -> None:
        self.nobody: list[R] = []
        self.rows: list[list[R]] = [
            self.nobody
        ] * kinds  # one empty list stands for all kinds that nothing in force has
        self.heard: dict[int, list[R]] = {}
        self.banned: dict[int, list[R]] = {}
        self.watched = 0
        self.bans = 0
        self.by_turn = False

    def add(self, kind: int, row: R) -> None:
        """File a row under its kind."""
        if self.rows[kind]:
            self.rows[kind].append(row)
        else:
            self.rows[kind] = [row]

    def listen(self, timing: int, fact: int, row: R) -> None:
        """Let a row hear of a kind of fact, at one of its timings."""
        key = fact * TIMINGS + timing
        found = self.heard.get(key)
        if found is None:
            self.heard[key] = [row]
        else:
            found.append(row)
        self.watched |= 1 << fact

    def forbid(self, fact: int, row: R) -> None:
        """Let a row forbid a kind of fact."""
        self.banned.setdefault(fact, []).append(row)
        self.bans |= 1 << fact

    def listeners(self, timing: int, fact: int) -> list[R]:
        """Who hears of a kind of fact at a timing."""
        return self.heard.get(fact * TIMINGS + timing, self.nobody)

    def forbidders(self, fact: int) -> list[R]:
        """What forbids a kind of fact."""
        return self.banned.get(fact, self.nobody)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Generic[M, F]):
    """An effect that outlives its ability: the modifier, the frame that made it, and when it ends.

    `expiry` is a number of the game's ("this turn", "until your next turn"), counted from a seat and a turn.
    """

    def __init__(self, key: int, mod: M, ctx: F, expiry: int, seat: int, turn: int) -> None:
        self.key = key
        self.mod = mod
        self.ctx = ctx
        self.expiry = expiry
        self.seat = seat
        self.turn = turn


# ------------------------------------------------------------------ timing points
@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Moment(Window):
    """Something that is about to happen, with whoever reacts to it.

    Until it has happened an ability may change its `fact`, put another one in its place, or cancel it.  `reacted` holds the
    keys of the rows that have reacted: each does so once to one occurrence.
    """

    def __init__(self, prog: Program, src: int, ctrl: int, seats: tuple[int, ...], fact: Fact) -> None:
        super().__init__(prog, src, ctrl, seats)
        self.fact = fact
        self.cancelled = False
        self.happened = False
        self.reacted: tuple[int, ...] = ()

    def clone(self) -> Moment:
        t = Moment(self.prog, self.src, self.ctrl, self.seats, self.fact.clone())
        self.copy_frame_into(t)
        t.turn = self.turn
        t.passes = self.passes
        t.cancelled = self.cancelled
        t.happened = self.happened
        t.reacted = self.reacted
        return t

    def finish(self) -> None:
        """What has not happened yet does not happen; to what has happened the others react."""
        if not self.happened:
            self.cancelled = True

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.fact.dump(), self.cancelled, self.happened, self.reacted)


@mypyc_attr(allow_interpreted_subclasses=True)
class Timing(Generic[S, R]):
    """Who reacts at the timing points of what happens in a game; `Forced` and `Offered` are the ops of one such point.

    A game inherits from it, fills in what is left open, and makes programs of those ops, as many as it has timing points.
    Forced abilities come before offered ones.  Forced ones are put in order by the lead; offers go round the seats until all
    have passed in a row.  What an ability brings about happens at once, with timing points of its own: last in, first out.
    """

    def due(self, s: S, m: Moment, timing: int, forced: bool) -> list[R]:
        """The abilities that may still react to this occurrence now, forced or offered ones."""
        raise AssertionError("a game says which abilities react")

    def react(self, s: S, m: Moment, row: R) -> None:
        """Note in `m.reacted` that an ability has reacted, and run it now; the moment that it reacts to is its caller."""
        raise AssertionError("a game says how an ability runs")

    def lead(self, s: S) -> int:
        """The seat that puts forced abilities in order."""
        raise AssertionError("a game says who leads")

    def polls(self, s: S, m: Moment, timing: int, seat: int) -> bool:
        """Whether the seat is offered anything at this point, whatever it holds."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Forced(Op[S, Moment], Generic[S, R]):
    """Forced abilities at one timing point: all that fit, one after the other, as the lead puts them in order."""

    def __init__(self, rule: str, timing: int, how: Timing[S, R]) -> None:
        super().__init__(rule)
        self.timing = timing
        self.how = how

    def run(self, s: S, m: Moment) -> None:
        """Resolve what must react to the moment, in the order that the lead chooses, until nothing is due."""
        rows = [] if m.cancelled else self.how.due(s, m, self.timing, True)
        if not rows:
            m.turn = m.passes = 0  # the offers that follow go round from the beginning
            return
        k = s.ask(m, self.how.lead(s), "order", self.rule, tuple([row.key for row in rows]))
        if k == NOT_YET:
            return
        m.pc -= 1
        for row in rows:
            if row.key == k:
                self.how.react(s, m, row)


@mypyc_attr(allow_interpreted_subclasses=True)
class Offered(Poll[S], Generic[S, R]):
    """Offers at one timing point: each seat in turn takes one of its own or passes, until all have passed in a row."""

    def __init__(self, rule: str, timing: int, how: Timing[S, R]) -> None:
        super().__init__(rule, "react")
        self.timing = timing
        self.how = how

    def run(self, s: S, f: Window) -> None:
        """Ask one seat after the other, as long as the moment is not cancelled."""
        assert isinstance(f, Moment)
        if not f.cancelled:
            super().run(s, f)

    def polls(self, s: S, f: Window, seat: int) -> bool:
        assert isinstance(f, Moment)
        return self.how.polls(s, f, self.timing, seat)

    def options(self, s: S, f: Window, seat: int) -> tuple[int, ...]:
        assert isinstance(f, Moment)
        return tuple([row.key for row in self.how.due(s, f, self.timing, False) if row.ctx.ctrl == seat])

    def take(self, s: S, f: Window, seat: int, option: int) -> None:
        assert isinstance(f, Moment)
        for row in self.how.due(s, f, self.timing, False):
            if row.key == option and row.ctx.ctrl == seat:
                self.how.react(s, f, row)
                return
