"""Standing orders give ordinary answers from the seat's own question, and leave to the seat what it wants to decide."""

from __future__ import annotations

import pytest

import tableforge
from tableforge.keyforge.doors.testing import given, seat
from tableforge.table.question import Choice, Question
from tableforge.table.sitting import Sitting
from tableforge.table.standing import (
    InThisOrder,
    PassUntil,
    PassWhenNothingElse,
    StandingOrders,
    StopAt,
    apply_orders,
    in_this_order,
    until_my_turn,
)

ROPES = range(100)


def lamps(seed: int = 1) -> Sitting:
    """A game of three in which all are prepared, and seat 0 is to act."""
    g = tableforge.new("lamplighters", seed=seed, seats=3)
    while g.decision.kind == "prepare":
        g.answer("ready", seat=g.decision.seat)
    return g


def ropes(g: Sitting, p: int) -> list[str]:
    return [key for key in g.view(p)["players"][p]["hand"] if key.startswith("rope")]


# ---------------------------------------------------------------- windows
def test_a_seat_that_can_only_pass_passes_by_itself_and_the_others_are_asked(lamplighters: str) -> None:
    g = next(x for x in map(lamps, ROPES) if ropes(x, 1) and not ropes(x, 2) and not ropes(x, 0))
    standing = {p: StandingOrders(p, [PassWhenNothingElse()]) for p in range(3)}
    g.answer("light")
    given_ = apply_orders(g, standing)
    assert given_[0] == (0, "pass") and list(g.asked) == [1]
    g.answer("pass")
    assert (2, "pass") in apply_orders(g, standing) and g.decision.kind == "omen"


def test_what_an_order_answers_is_logged_saved_and_taken_back_like_any_answer(lamplighters: str) -> None:
    g = next(x for x in map(lamps, ROPES) if not ropes(x, 0))
    g.answer("light")
    before, answers = g.digest(), len(g.answers)
    n = len(apply_orders(g, {0: StandingOrders(0, [PassWhenNothingElse()])}))
    assert n and len(g.answers) == answers + n and tableforge.load(g.save()).digest() == g.digest()
    for _ in range(n):
        g.undo()
    assert g.digest() == before


def test_until_my_turn_passes_every_window_and_is_then_forgotten(lamplighters: str) -> None:
    g = next(x for x in map(lamps, ROPES) if ropes(x, 1))
    orders = StandingOrders(1, [until_my_turn(g)])
    while g.decision.seat != 1 or g.decision.kind != "act":
        if apply_orders(g, {1: orders}):
            continue
        keys = [o.key for o in g.decision.options]
        g.answer("light" if "light" in keys else keys[-1])
    assert orders.answer(g) is None and orders.orders == [], "its turn has come: the order has done its work"
    assert ropes(g, 1), "the rope was kept, though a window offered to give it"


def test_until_my_turn_answers_nothing_where_nobody_may_pass() -> None:
    t = given(house="brobnar", you=seat(hand="punch", line="headhunter"), foe=seat(line="urchin troll"))
    t.g.answer("play:punch@hand:0")
    assert StandingOrders(0, [until_my_turn(t.g)]).answer(t.g) is None and t.g.question(0).kind == "target"


# ---------------------------------------------------------------- order
@pytest.mark.parametrize("wanted", [("b", "a"), ("a", "b")])
def test_an_order_once_said_is_kept_wherever_the_things_lie(wanted: tuple[str, str]) -> None:
    def asked(*keys: str) -> Question:
        cards = [key.rpartition(":") for key in keys]
        options = [
            Choice(key, key, "KF.simultaneous-abilities", card, "", ability)
            for key, (card, _, ability) in zip(keys, cards)
        ]
        return Question(0, 0, "order", "?", "KF.simultaneous-abilities", tuple(options))

    q = asked("a@line:0:destroyed", "b@line:1:destroyed")
    keys = {"a": q.keys[0], "b": q.keys[1]}
    order = in_this_order(q, [keys[name] for name in wanted])
    again = asked("b@line:4:destroyed", "a@discard:7:destroyed")
    assert order.answer(again) == next(k for k in again.keys if k.startswith(wanted[0]))
    assert order.answer(asked("a@line:0:destroyed", "c@line:1:destroyed")) is None, "something new must be decided"
    assert order.answer(Question(0, 0, "target", "?", "KF.simultaneous-abilities", q.options)) is None


def test_the_order_of_abilities_is_answered_in_a_game() -> None:
    """KF.simultaneous-abilities: the active player has said once in which order."""
    t = given(house="dis", you=seat(line="shaffles dextre", hand="gateway-to-dis"), foe=seat(line="duma-the-martyr"))
    t.you.plays("gateway-to-dis")
    assert t.g.decision.kind == "order"
    keys = [o.key for o in t.g.decision.options][::-1]
    asked = t.g.question(0)
    assert asked is not None
    standing = {0: StandingOrders(0, [in_this_order(asked, keys)])}
    assert apply_orders(t.g, standing)[0] == (0, keys[0])


# ---------------------------------------------------------------- stopping
def test_stop_at_a_card_leaves_its_questions_to_the_seat() -> None:
    t = given(house="brobnar", you=seat(hand="punch", line="headhunter"), foe=seat(line="urchin troll"))
    t.g.answer("play:punch@hand:0")
    orders = [InThisOrder("target", ("urchin", "troll", "headhunter"))]
    assert StandingOrders(0, orders).answer(t.g) == "urchin@foe-line:0"
    for card in ("punch", "troll"):
        assert StandingOrders(0, [*orders, StopAt(card)]).answer(t.g) is None
    assert StandingOrders(0, [*orders, StopAt("dodger")]).answer(t.g) == "urchin@foe-line:0"


def test_orders_of_a_seat_that_is_not_asked_do_nothing() -> None:
    g = tableforge.new("keyforge", seed=7)
    other = 1 - g.decision.seat
    assert StandingOrders(other, [PassUntil(())]).answer(g) is None
    assert apply_orders(g, {other: StandingOrders(other, [PassWhenNothingElse()])}) == [] and not g.answers
