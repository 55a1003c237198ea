"""Standing orders: answers that a seat gives in advance, so that it is not asked what it has decided already.

They are given from the seat's own question alone, so they know no more than the seat does, and they are answers like any
other: logged, saved, and taken back by undo.  A server must hold such an answer back as long as one that was thought
about, or the time it took would tell.

>>> import tableforge
>>> g = tableforge.new("keyforge", seed=7)
>>> orders = StandingOrders(g.decision.seat, [InThisOrder("mulligan", ("keep", "mulligan"))])
>>> orders.answer(g)
'keep'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tableforge.table.question import Choice, Question
from tableforge.table.sitting import Sitting


class Order:
    """One standing order."""

    def answer(self, q: Question) -> str | None:
        """The key that the seat would give; None where this order says nothing."""
        return None

    def stops(self, q: Question) -> bool:
        """Whether the seat wants to answer this question itself, whatever its other orders say."""
        return False

    def lapses(self, q: Question) -> bool:
        """Whether the order has done what it was given for, and is forgotten."""
        return False

    def is_overtaken(self, g: Sitting, seat: int) -> bool:
        """Whether what has happened since it was given has ended it."""
        return False


@dataclass(frozen=True, slots=True)
class PassWhenNothingElse(Order):
    """Pass where there is nothing else to do."""

    def answer(self, q: Question) -> str | None:
        return q.stop if q.stop and q.keys == (q.stop,) else None


@dataclass(frozen=True, slots=True)
class PassUntil(Order):
    """Pass wherever one may, until a question of one of these kinds is asked; those of one's own turn, for example."""

    kinds: tuple[str, ...]

    def answer(self, q: Question) -> str | None:
        return q.stop or None

    def lapses(self, q: Question) -> bool:
        return q.kind in self.kinds


@dataclass(frozen=True, slots=True)
class PassUntilSeen(Order):
    """Pass in every window until something happens that the game can name: a turn ends, an enemy comes, one's own test begins.

    What one is asked in one's own turn is not passed.
    """

    pause: str
    windows: tuple[str, ...]
    since: int  # how much had happened when it was given

    def answer(self, q: Question) -> str | None:
        return q.stop or None if q.kind in self.windows else None

    def is_overtaken(self, g: Sitting, seat: int) -> bool:
        return any([g.game.pauses_at(self.pause, e, seat) for e in g.events[self.since :]])


@dataclass(frozen=True, slots=True)
class InThisOrder(Order):
    """Where only things of this list are left to choose from, take the one that comes first in it.

    A thing is named by its key without the place, so that it is known wherever it lies: `dodger`, `reap:dodger`,
    `spangler-box:destroyed`.
    """

    kind: str
    things: tuple[str, ...]

    def answer(self, q: Question) -> str | None:
        names = [option_name(o) for o in q.options]
        if q.kind != self.kind or not all([name in self.things for name in names]):
            return None
        return q.keys[names.index(min(names, key=self.things.index))]


@dataclass(frozen=True, slots=True)
class StopAt(Order):
    """Ask me where this card asks, or can be chosen."""

    card: str

    def stops(self, q: Question) -> bool:
        return self.card in [card_name(q.source), *[card_name(o.card) for o in q.options]]


class StandingOrders:
    """The standing orders of one seat; the first that has an answer gives it."""

    def __init__(self, seat: int, orders: Iterable[Order] = ()) -> None:
        self.seat = seat
        self.orders = list(orders)

    def answer(self, g: Sitting) -> str | None:
        """What the orders answer to the question that the seat is asked now; None leaves it to the seat."""
        q = g.question(self.seat)
        if q is None:
            return None
        self.orders = [order for order in self.orders if not order.lapses(q) and not order.is_overtaken(g, self.seat)]
        if any([order.stops(q) for order in self.orders]):
            return None
        return next((key for order in self.orders if (key := order.answer(q)) is not None), None)


def apply_orders(g: Sitting, standing: Mapping[int, StandingOrders]) -> list[tuple[int, str]]:
    """Give all answers that standing orders give, until somebody must think; whose they were, and which."""
    given: list[tuple[int, str]] = []
    while True:
        for seat in list(g.asked):
            key = standing[seat].answer(g) if seat in standing else None
            if key is not None:
                g.answer(key, seat=seat)
                given.append((seat, key))
                break
        else:
            return given


def until_my_turn(g: Sitting) -> PassUntil:
    """Pass until a question of one's own turn is asked, as the game names them."""
    return PassUntil(tuple([kind.name for kind in g.game.kinds if kind.turn]))


def until_seen(g: Sitting, pause: str) -> PassUntilSeen:
    """Pass until something happens, as the game names it, from now on."""
    return PassUntilSeen(pause, tuple([kind.name for kind in g.game.kinds if kind.window]), len(g.events))


def in_this_order(q: Question, keys: Iterable[str]) -> InThisOrder:
    """Always choose in the order of these keys, where a question of this kind offers nothing but them."""
    by_key = {o.key: option_name(o) for o in q.options}
    return InThisOrder(q.kind, tuple([by_key[key] for key in keys]))


def option_name(o: Choice) -> str:
    """What an option is about, wherever it lies: its key without the place."""
    if not o.card:
        return o.key
    return ":".join([part for part in (o.verb, card_name(o.card), o.ability) if part])


def card_name(card: str) -> str:
    """A card's name, of its key."""
    return card.partition("@")[0]
