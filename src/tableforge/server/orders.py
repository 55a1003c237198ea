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
    Standing,
    in_this_order,
    until_my_turn,
    until_seen,
)
from tableforge.tongue.both import Both, in_every

MY_TURN: Final = "my-turn"
NOTHING_ELSE: Final = "nothing-else"
MOST: Final = 20


def offers(game: Game) -> Iterator[tuple[str, Both]]:
    """The words until which one may pass in a game, and what they say."""
    yield NOTHING_ELSE, refusals.NOTHING_ELSE
    if any([kind.window for kind in game.kinds]):  # else there is next to nothing to pass before one's turn
        yield MY_TURN, refusals.MY_TURN
        for pause in game.pauses:
            yield pause.name, pause.about


class Orders:
    """What one seat has ordered, each under a name by which it can be forgotten."""

    def __init__(self, seat: int) -> None:
        self.standing = Standing(seat)
        self.names: dict[Order, tuple[str, Both]] = {}
        self.given = 0

    def obey(self, g: Sitting, q: m.Order) -> None:
        """Give an order, or forget one."""
        if [bool(q.until), bool(q.always), bool(q.forget)].count(True) != 1:
            raise Refusal(refusals.ONE_ORDER.fill(), "bad-request")
        if q.forget:
            self.forget(q.forget)
        elif q.until:
            self.until(g, q.until)
        else:
            self.always(g, q.always)

    def until(self, g: Sitting, word: str) -> None:
        """Pass until something happens."""
        texts = dict(offers(g.game))
        if word not in texts:
            raise Refusal(refusals.NO_UNTIL.fill(name=word), "bad-request")
        order: Order = PassWhenNothingElse()
        if word == MY_TURN:
            order = until_my_turn(g)
        elif word != NOTHING_ELSE:
            order = until_seen(g, word)
        self.add(order, texts[word])

    def always(self, g: Sitting, keys: list[str]) -> None:
        """Take the options of this kind of question always in this order."""
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

    def add(self, order: Order, text: Both) -> None:
        if order in self.standing.orders:
            return
        self.given += 1
        self.standing.orders = [*self.standing.orders[-MOST + 1 :], order]
        self.names[order] = f"{self.given}", text

    def forget(self, name: str) -> None:
        for order in self.standing.orders:
            if self.names[order][0] == name:
                self.standing.orders.remove(order)
                return
        raise Refusal(refusals.NO_ORDER.fill(name=name), "bad-request")

    def taken_back(self, g: Sitting, wanted: bool) -> None:
        """The game was taken back: an order that waits for something may have been given after that.

        Whoever wanted it back wants to think, so no order of theirs answers at once what they are asked again.
        """
        orders = [o for o in self.standing.orders if not isinstance(o, PassUntilSeen) or o.since <= len(g.events)]
        q = g.question(self.standing.seat) if wanted else None
        self.standing.orders = [o for o in orders if q is None or o.answer(q) is None]

    def answer(self, g: Sitting) -> str | None:
        """What the orders answer now; None leaves it to whoever sits there."""
        return self.standing.answer(g) if self.standing.orders else None

    def told(self, lang: str) -> list[m.Standing]:
        """The orders that hold."""
        return [m.Standing(name, text.text(lang)) for name, text in [self.names[o] for o in self.standing.orders]]
