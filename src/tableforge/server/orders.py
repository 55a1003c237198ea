"""The standing orders of a seat at a table on the wire: which there are, how they are given, called and forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tableforge.kernel.game import Game
from tableforge.server import messages as m
from tableforge.server import refusals
from tableforge.server.refusals import Refusal
from tableforge.table.sitting import Sitting
from tableforge.table.standing import (
    Order,
    PassUntilSeen,
    PassWhenNothingElse,
    StandingOrders,
    in_this_order,
    until_my_turn,
    until_seen,
)
from tableforge.tongue.text import Text, in_every

MY_TURN: Final = "my-turn"
NOTHING_ELSE: Final = "nothing-else"
MOST: Final = 20


def list_offers(game: Game) -> Iterator[tuple[str, Text]]:
    """Yield the words until which one may pass in a game, each with its text."""
    yield NOTHING_ELSE, refusals.NOTHING_ELSE
    if any([kind.window for kind in game.kinds]):  # without windows there is next to nothing to pass before one's turn
        yield MY_TURN, refusals.MY_TURN
        for pause in game.pauses:
            yield pause.name, pause.about


class SeatOrders:
    """The standing orders of one seat, by the id under which each can be removed."""

    def __init__(self, seat: int) -> None:
        self.standing = StandingOrders(seat)
        self.names: dict[Order, tuple[str, Text]] = {}
        self.given = 0

    def change(self, g: Sitting, q: m.OrderRequest) -> None:
        """Give an order, or remove one, as a request says.

        Raises Refusal where it does neither, or does not fit.
        """
        if [bool(q.until), bool(q.always), bool(q.forget)].count(True) != 1:
            raise Refusal(refusals.ONE_ORDER.fill(), "bad-request")
        if q.forget:
            self.forget(q.forget)
        elif q.until:
            self.pass_until(g, q.until)
        else:
            self.always_take(g, q.always)

    def pass_until(self, g: Sitting, word: str) -> None:
        """Pass until something happens.

        Raises Refusal where the game has no such word.
        """
        texts = dict(list_offers(g.game))
        if word not in texts:
            raise Refusal(refusals.NO_UNTIL.fill(name=word), "bad-request")
        order: Order = PassWhenNothingElse()
        if word == MY_TURN:
            order = until_my_turn(g)
        elif word != NOTHING_ELSE:
            order = until_seen(g, word)
        self.add(order, texts[word])

    def always_take(self, g: Sitting, keys: list[str]) -> None:
        """Always take the options of this kind of question in this order.

        Raises Refusal where the keys are no options now.
        """
        q = g.question(self.standing.seat)
        if q is None:
            raise Refusal(refusals.NOT_ASKED.fill(seat=self.standing.seat), "not-asked")
        for key in keys:
            if key not in q.keys:
                raise Refusal(refusals.NOT_OFFERED.fill(key=key), "illegal")

        def names(lang: str) -> str:
            asked = g.question(self.standing.seat, lang)
            labels = {o.key: o.label for o in asked.options} if asked is not None else {}
            return ", ".join([labels[key] for key in keys])

        self.add(in_this_order(q, keys), refusals.ALWAYS.fill(names=in_every(names)))

    def add(self, order: Order, text: Text) -> None:
        """Add an order with its text; the oldest goes where there are too many."""
        if order in self.standing.orders:
            return
        self.given += 1
        self.standing.orders = [*self.standing.orders[-MOST + 1 :], order]
        self.names[order] = f"{self.given}", text

    def forget(self, name: str) -> None:
        """Remove the order of this id.

        Raises Refusal where there is none.
        """
        for order in self.standing.orders:
            if self.names[order][0] == name:
                self.standing.orders.remove(order)
                return
        raise Refusal(refusals.NO_ORDER.fill(name=name), "bad-request")

    def drop_after_undo(self, g: Sitting, wanted: bool) -> None:
        """Remove orders that may have been given after the position that was returned to."""
        orders = [o for o in self.standing.orders if not isinstance(o, PassUntilSeen) or o.since <= len(g.events)]
        q = g.question(self.standing.seat) if wanted else None
        self.standing.orders = [o for o in orders if q is None or o.answer(q) is None]

    def answer(self, g: Sitting) -> str | None:
        """Return the key that the orders answer now; None leaves it to the person."""
        return self.standing.answer(g) if self.standing.orders else None

    def list_active(self, lang: str) -> list[m.ActiveOrder]:
        """Return the orders that hold, in a language."""
        return [m.ActiveOrder(name, text.text(lang)) for name, text in [self.names[o] for o in self.standing.orders]]
