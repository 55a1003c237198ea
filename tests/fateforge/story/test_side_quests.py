"""Side quests: offered, begun at a rest for time, led back to it, and gone when they have waited too long."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.doors.testing import Ruling, given, told

SCENES = """
[[scene]]
id = "rest"
kind = "rest"
time = 3
places = ["inn"]
quests = ["errand", "long"]
goto = "morning"
[[scene]]
id = "morning"
choices = [{ id = "again", goto = "rest" }, { id = "else", goto = "other" }]
[[scene]]
id = "other"
kind = "rest"
time = 1
goto = "morning"
[[scene]]
id = "door"
choices = [{ id = "knock", goto = "brawl" }, { id = "pay", effects = [{ end_quest = "errand" }, { gold = 5 }], goto = "@rest" }, { id = "leave", goto = "@rest" }]
[[scene]]
id = "brawl"
kind = "combat"
combat = "a1-toll-bar"
win = { goto = "@rest", effects = [{ end_quest = "errand", result = "won" }] }
lose = { goto = "@rest", effects = [{ end_quest = "errand", result = "lost" }] }
[[quest]]
id = "errand"
threat = 3
time = 2
expires_after = 2
start = "door"
[[quest]]
id = "long"
time = 1
start = "door"
"""  # noqa: E501
PLACES = '[[place]]\nid = "inn"\nname = { en = "Inn", fr = "Auberge" }'
OPEN = {"errand": "open"}


def rest(**fields: Any) -> Ruling:
    return given(**{"stories": told(SCENES, PLACES), "seats": 1, "places": "inn", "quests": OPEN, **fields})


def begun(t: Ruling) -> list[str]:
    return [x for x in t.options() if x.startswith("side-quest:")]


# ---------------------------------------------------------------- beginning
def test_a_quest_that_is_open_can_be_begun_at_a_rest_that_has_it() -> None:
    """FF.side-quest"""
    assert begun(rest()) == ["side-quest:errand"]
    assert begun(rest(quests={})) == []
    assert begun(rest(scene="other")) == []


def test_its_threat_and_time_are_shown() -> None:
    """FF.side-quest"""
    row = rest(quests={"errand": "open:1"}).sees("you")["story"]["quests"][0]
    assert row == {
        "id": "errand",
        "state": "open",
        "rests": 1,
        "expires": 2,
        "threat": 3,
        "time": 2,
        "here": True,
    }


def test_a_quest_takes_its_time() -> None:
    """FF.time-spent"""
    rest().group("side-quest:errand").then("table", time=1, side="errand", scene="door").because("FF.side-quest")
    rest().group("visit:inn", "side-quest:errand").then("table", time=0)


def test_without_enough_time_a_quest_cannot_be_begun() -> None:
    """FF.time-spent"""
    t = rest(quests={"errand": "open", "long": "open"}).group("side-quest:long", "leave")
    assert begun(t) == ["side-quest:errand"]
    t.group("visit:inn")
    assert begun(t) == []


# ---------------------------------------------------------------- back
def test_after_a_quest_the_rest_goes_on_where_it_was_left() -> None:
    """FF.side-quest: places that were visited stay so, and the rest is not told again."""
    t = rest(gold=0).group("visit:inn", "side-quest:errand", "pay")
    t.then("table", scene="rest", time=0, visited="inn", gold=5, quests={"errand": "won"}, side=None, phase="rest")
    t.group("done").then("table", scene="morning").because("FF.rest-end")


def test_a_quest_that_was_begun_and_left_is_not_offered_again() -> None:
    """FF.side-quest"""
    t = rest().group("side-quest:errand", "leave").then("table", quests={"errand": "left"}, scene="rest", time=1)
    assert begun(t) == []


def test_a_combat_won_in_a_side_quest_gives_no_victory_point() -> None:
    """FF.side-quest-points"""
    t = rest(scene="brawl", side="errand", quests={"errand": "left"}, fought="won")
    t.then("table", points=0, quests={"errand": "won"}, scene="rest", fights_won="a1-toll-bar", side=None)
    assert "victory-point" not in t.happened()


def test_a_combat_lost_in_a_side_quest_leads_back_too() -> None:
    """FF.failure-goes-on"""
    t = rest(scene="brawl", side="errand", quests={"errand": "left"}, fought="lost")
    t.then("table", quests={"errand": "lost"}, scene="rest", fights_lost="a1-toll-bar").asks("rest")


# ---------------------------------------------------------------- waiting
def test_a_quest_that_waits_too_long_is_gone() -> None:
    """FF.side-quest: it counts rests that have ended since it was offered."""
    t = rest().group("done").then("table", quests={"errand": "open"}).group("again", "done")
    t.then("table", quests={"errand": "expired"}).because("FF.side-quest")
    assert begun(t.group("again")) == []


def test_a_rest_that_does_not_have_the_quest_counts_too() -> None:
    """FF.side-quest"""
    rest(scene="other").group("done", "else", "done").then("table", quests={"errand": "expired"})


def test_a_quest_without_a_limit_waits_for_ever() -> None:
    """FF.side-quest"""
    t = rest(quests={"long": "open"})
    for _ in range(4):
        t.group("done", "again")
    assert begun(t) == ["side-quest:long"]


def test_our_side_quests_threaten_by_one_to_four_and_wait_for_a_few_rests() -> None:
    """FF.side-quest"""
    for quest in tale().quests.values():
        assert 1 <= quest.threat <= 4 and quest.expires in (1, 2, 3), quest.id
