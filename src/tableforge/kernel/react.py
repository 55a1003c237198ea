"""What is in force and who listens: facts, the constant effects on the table as rows of an index, effects that last.

A game says which kinds of constant effect and of fact it has, and what its modifiers look like.  The index answers the two
questions that are asked all the time, "does anything of this kind apply?" and "is anybody interested in this fact?", before a
fact is made or a word is read: nearly always the answer is no.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from tableforge.kernel.core import F
from tableforge.kernel.open import mypyc_attr

WOULD: Final = 0
WHEN: Final = 1
AT: Final = 2
AFTER: Final = 3
TIMINGS: Final = 4

M = TypeVar("M")  # a game's modifiers: constant effects and reactions, lowered
R = TypeVar("R")  # a game's rows


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

    def dump(self) -> tuple[int, ...]:
        return (self.kind, self.seat, self.card, self.other, self.amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Generic[M, F]):
    """One constant effect or reaction in force: the modifier, the frame its words are read in, and a number of its own."""

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
        self.rows: list[list[R]] = [[]] * kinds  # one empty list stands for all kinds that nothing in force has
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
        self.heard.setdefault(fact * TIMINGS + timing, []).append(row)
        self.watched |= 1 << fact

    def forbid(self, fact: int, row: R) -> None:
        """Let a row forbid a kind of fact."""
        self.banned.setdefault(fact, []).append(row)
        self.bans |= 1 << fact

    def listeners(self, timing: int, fact: int) -> list[R]:
        """Who hears of a kind of fact at a timing."""
        found = self.heard.get(fact * TIMINGS + timing)
        return [] if found is None else found

    def forbidders(self, fact: int) -> list[R]:
        """What forbids a kind of fact."""
        found = self.banned.get(fact)
        return [] if found is None else found


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
