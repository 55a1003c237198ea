"""Standing orders: pass until something happens; the answers are ordinary ones."""

from __future__ import annotations

import tableforge
from tableforge.arkham.game import GAME
from tableforge.kernel.event import Event
from tableforge.table.sitting import Sitting
from tableforge.table.standing import StandingOrders, apply_orders, until_seen

OFFERED = {"turn-end", "enemy", "my-test"}


def table() -> Sitting:
    g = tableforge.new("arkham", seed=2, investigators=["roland", "daisy"], windows="alike")
    while g.decision is not None and g.decision.kind != "act":
        g.answer(g.decision.options[-1].key)
    return g


def kinds(events: list[Event]) -> list[str]:
    return [e.kind for e in events]


def test_the_game_names_what_one_may_pass_until() -> None:
    assert {p.name for p in GAME.pauses} == OFFERED
    assert all(p.about.text("fr") != p.about.text("en") for p in GAME.pauses)


def test_pass_until_the_turn_ends_answers_windows_and_leaves_the_own_turn_alone() -> None:
    """AH.player-windows: every window is passed, the turn itself is not."""
    g = table()
    assert g.decision is not None
    mine, other = g.decision.seat, 1 - g.decision.seat
    orders = {p: StandingOrders(p, [until_seen(g, "turn-end")]) for p in (mine, other)}
    since = len(g.answers)
    g.answer("resource")
    given = apply_orders(g, orders)
    assert given and {key for _, key in given} == {"pass"}
    assert g.answers[since:] == ["resource", *[key for _, key in given]]
    assert g.decision is not None and g.decision.kind == "act" and g.decision.seat == mine
    g.answer("end-turn")
    apply_orders(g, orders)
    assert "turn-ends" in kinds(g.events) and not orders[other].orders


def test_pass_until_my_test_stops_at_a_test_of_ones_own_only() -> None:
    """AH.commit: cards for another's test are passed over, those for one's own are asked for."""
    g = table()
    assert g.decision is not None
    mine, other = g.decision.seat, 1 - g.decision.seat
    orders = {p: StandingOrders(p, [until_seen(g, "my-test")]) for p in (mine, other)}
    place = next(o.key for o in g.decision.options if o.key.startswith("investigate:"))
    g.answer(place)
    apply_orders(g, orders)
    assert not orders[mine].orders
    assert g.decision is not None and g.decision.seat == mine
    assert orders[other].orders


def test_an_order_is_taken_back_with_the_answers_it_gave() -> None:
    """What orders answer is logged and undone like any other answer."""
    g = table()
    before = g.digest()
    n = len(g.answers)
    g.answer("resource")
    apply_orders(g, {p: StandingOrders(p, [until_seen(g, "turn-end")]) for p in (0, 1)})
    while len(g.answers) > n:
        g.undo()
    assert g.digest() == before
