"""Standing orders at the table: which a person may give, which are given, and how they are called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tableforge.cli.table.texts import say
from tableforge.kernel.scene import Thing
from tableforge.table.standing import (
    InThisOrder,
    Order,
    PassUntil,
    PassUntilSeen,
    PassWhenNothingElse,
    StopAt,
    in_this_order,
    until_my_turn,
    until_seen,
)

if TYPE_CHECKING:
    from tableforge.cli.table.session import Session


@dataclass(frozen=True, slots=True)
class OrderOption:
    """A standing order that can be given or removed."""

    order: Order
    label: str
    given: bool


def list_orders(session: Session, thing: Thing | None = None) -> list[OrderOption]:
    """Return the orders that are given and those that could be; one of them is about the thing that is looked at."""
    standing = session.my_orders
    if standing is None:
        return []
    game, q = session.sitting.game, session.my_question
    found: list[Order] = [PassWhenNothingElse()]
    if any([kind.window for kind in game.kinds]):  # without windows there is next to nothing to pass before one's turn
        until = until_my_turn(session.sitting)
        if q is None or not until.lapses(q):  # else it would be forgotten as soon as it is given
            found.append(until)
        given = [order.pause for order in standing.orders if isinstance(order, PassUntilSeen)]
        found += [until_seen(session.sitting, pause.name) for pause in game.pauses if pause.name not in given]
    if q is not None and any([kind.name == q.kind and kind.ordering for kind in game.kinds]):
        always = in_this_order(q, [o.key for o in session.list_answers()])
        session.order_names[always] = ", ".join([o.label for o in session.list_answers()])
        found.append(always)
    if thing is not None and thing.id:
        found.append(StopAt(thing.id))
    every = list(dict.fromkeys([*standing.orders, *found]))
    return [OrderOption(order, order_label(session, order), order in standing.orders) for order in every]


def order_label(session: Session, order: Order) -> str:
    """Return an order in words."""
    if isinstance(order, PassUntil):
        return say(session.lang, "order-until")
    if isinstance(order, PassUntilSeen):
        return next(p.about.text(session.lang) for p in session.sitting.game.pauses if p.name == order.pause)
    if isinstance(order, InThisOrder):
        return say(session.lang, "order-always", names=session.order_names.get(order, ", ".join(order.things)))
    if isinstance(order, StopAt):
        names = {t.id: t.name for zone in session.scene().zones for thing in zone.things for t in thing.all()}
        return say(session.lang, "order-stop", name=names.get(order.card, order.card))
    return say(session.lang, "order-pass")


def toggle_order(session: Session, order: Order) -> None:
    """Give an order, or remove it."""
    standing = session.my_orders
    assert standing is not None
    if order in standing.orders:
        standing.orders.remove(order)
    else:
        standing.orders.append(order)
    session.by_hand = -1  # whoever has just changed the orders wants them followed, also after an undo
