"""Rulings of Lamplighters: the same given, when, then, because, nothing else as for any game, with three seats."""

from __future__ import annotations

from typing import Any

import pytest
from toy.testing import given

from tableforge import testing
from tableforge.errors import BadSetup, IllegalAnswer

pytestmark = pytest.mark.usefixtures("lamplighters")


def test_a_seat_walks_along_a_path_and_the_next_one_acts() -> None:
    """LL.walk: from the quay to the mill; nobody else moves."""
    t = given(ann={"at": "quay"}, ben={"at": "tower"}, cam={"at": "marsh"})
    t.asks("act", "ann", options="walk:mill walk:bridge light rest")

    t.seated("ann").walks("mill")

    t.then("ann", at="mill").because("LL.walk").nothing_else()
    t.asks("act", "ben").may_not("walk:marsh", "LL.walk")


def test_each_seat_may_help_with_a_rope() -> None:
    """LL.help: two ropes and a die of 3 light a lamp of 4 with the token 1; Cam's cloak is no rope."""
    t = given(
        active="cam",
        chance=[1],
        ann={"hand": "rope bell"},
        ben={"hand": "rope"},
        cam={"at": "tower", "hand": "cloak", "die": 3},
    )

    t.seated("cam").lights("pass").asks("help", "ann", options="rope pass")
    t.answers("rope").asks("help", "ben").answers("rope")
    t.answers("pass", "pass", "pass").asks("omen", "cam", options="spend save").answers("spend")

    t.then("table", lit=["tower"]).then("ann.hand", id="bell").then("ben", hand=0).then("cam", die=0)
    t.then("rope", zone="discard", holder=None).because("LL.help", "LL.omen", "LL.test", "LL.act")


def test_a_cloak_goes_instead_of_a_wound() -> None:
    """LL.cloak: the lamp of 4 is missed by a 0; Ben's own cloak stays on."""
    t = given(
        ann={"at": "tower", "hand": "cloak"},
        ben={"worn": "cloak"},
        cam={},
        deck=4,
    )
    t.seated("ann").wears("cloak").then("ann", worn="cloak").nothing_else()
    t.seated("ben").rests()
    t.seated("cam").rests()
    t.answers("pass", "pass", "pass")
    assert t.table()["fog"] == 1

    twin = given(chance=[0], ann={"at": "tower", "worn": "cloak"}, ben={"worn": "cloak"}, cam={})
    twin.seated("ann").lights("pass", "pass", "pass")
    twin.then("ann", wounds=0, worn=0).then("ben", worn="cloak").because("LL.test", "LL.cloak")


def test_all_seats_prepare_at_once_in_any_order() -> None:
    """LL.prepare: all three are asked; who sees a one may roll it again."""
    t = given(step="prepare", chance=[3], ann={"die": 2}, ben={"die": 1}, cam={"die": 3})
    t.asks("prepare", "ann").asks("prepare", "ben").asks("prepare", "cam")
    assert t.may("reroll", 1) and not t.may("reroll", 0)

    t.answer("ready", 2)
    t.answer("reroll", 1)

    t.then("ben", die=3, ready=False).then("cam", ready=True)
    with pytest.raises(IllegalAnswer):
        t.answer("ready", 2)
    t.answer("ready", 1)
    t.answer("ready", 0)
    t.asks("act", "ann")


def test_a_position_is_changed_by_hand() -> None:
    t = given(ann={"hand": "rope"}, ben={}, cam={"at": "mill"}, deck="bell")

    t.set("ann", wounds=2, at="marsh").set("rope", zone="worn", of="cam").set(fog=5).set("bell", zone="discard")

    t.then("ann", wounds=2, at="marsh").then("cam", worn="rope", at="mill").then("table", fog=5, discard="bell", deck=0)
    t.g.undo()
    t.then("table", deck="bell")
    t.seated("ann").lights()
    with pytest.raises(BadSetup, match="an effect or the set-up is under way"):
        t.set(fog=1)


def test_an_answer_is_tried_and_nothing_kept() -> None:
    t = given(ann={"at": "quay"}, ben={}, cam={})

    t.peek("walk:mill").then("ann", at="mill").asks("act", "ben")

    t.then("ann", at="quay").asks("act", "ann")


def test_a_card_keeps_its_number_through_every_move() -> None:
    t = given(ann={"hand": "rope cloak"}, ben={}, cam={}, deck="rope")
    number = t.ids("ann.hand[1]")[0]

    t.seated("ann").wears("cloak")

    assert t.ids(f"#{number}") == t.ids("ann.worn") == [number]
    t.then(f"#{number}", zone="worn", holder="ann")


def test_what_is_forced_is_asked_where_it_is_told_to() -> None:
    t = given(forced="asks", step="prepare", ann={"die": 2}, ben={"die": 2})
    t.answer("ready", 1)
    t.asks("prepare", "ann")


def test_every_game_is_laid_out_by_its_name() -> None:
    t = testing.given("lamplighters", ann={"at": "mill"}, dee={"wounds": 2})
    assert t.g.seats == 4 and t.player("dee")["wounds"] == 2 and t.player(0)["at"] == "mill"
    assert testing.given("keyforge", house="dis", you={"amber": 2}).player("you")["amber"] == 2


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"ann": {"at": "moon"}}, "there is no place 'moon'"),
        ({"ann": {"hand": "lamp"}}, "there is no card 'lamp'"),
        ({"ann": {"hand": "rope+wet"}}, "a card has no 'wet'"),
        ({"ann": {"wounds": 4}}, "wounds is a whole number from 0 to 3"),
        ({"ann": 3}, "a player is a dict"),
        ({"eve": {}}, "a position has no 'eve'"),
        ({"lit": "bridge"}, "lamps burn where they stand"),
        ({"active": "cam"}, "active is a seat: 'ann' or 0, 'ben' or 1"),
        ({"step": "lunch"}, "there is no step 'lunch'"),
        ({"chance": "1"}, "chance is a list of numbers"),
    ],
)
def test_a_position_that_no_game_could_have_is_refused(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        given(**fields)


def test_chance_that_was_told_and_never_drawn_has_proved_nothing() -> None:
    t = given(chance=[3], ann={"at": "quay"}, ben={}).seated("ann").walks("mill").then("ann", at="mill")
    with pytest.raises(AssertionError, match="never asked for what the ruling says last: 3"):
        t.nothing_else()
    t.seated("ben").lights("pass", "pass")
    t.chance_is_spent()
