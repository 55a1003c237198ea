"""Knocked out in a story: out of tests, healed by others, and back at the end of the scene."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero, told

SCENES = """
[[scene]]
id = "here"
on_enter = [{ hp = -9, who = "mercenary" }]
choices = [{ id = "wait", goto = "next" }, { id = "pray", effects = [{ hp = 2, who = "all" }], goto = "next" }]
[[scene]]
id = "next"
choices = [{ id = "on", goto = "next" }]
[[scene]]
id = "read"
on_enter = [{ corruption = 1, who = "mercenary" }]
choices = [{ id = "wait", goto = "next" }]
"""


def fallen(**fields: Any) -> Ruling:
    """A story in which the Mercenary is knocked out as the scene begins."""
    return given(stories=told(SCENES), **fields)


def test_a_hero_without_health_lies_down_until_the_scene_ends() -> None:
    """FF.knocked-out, FF.story-knock-out"""
    fallen().then("you", down=True, health=0).because("FF.knocked-out")


def test_a_last_order_is_given_in_a_combat_and_not_in_a_story() -> None:
    """FF.story-knock-out: skills are for combats."""
    fell = told(SCENES.replace('who = "mercenary"', 'who = "lord"'))
    t = given(stories=fell, you=hero("lord", skills="l-last-order"), ally=hero("shaman"))
    t.then("you", down=True).asks("choice")


def test_who_still_lies_down_when_the_scene_ends_draws_corruption_then_recovers_two() -> None:
    """FF.story-recovery"""
    t = fallen(corruption="c-greed").group("wait")
    t.then("you", down=False, health=2, corruption="c-greed").because("FF.corruption", "FF.story-recovery")


def test_what_the_card_costs_comes_before_the_two_health() -> None:
    """FF.story-recovery: Embers take two health that are not there; then two come back."""
    t = fallen(corruption="c-embers").group("wait").then("you", down=False, health=2, corruption=[])
    assert t.happened().count("knocked-out") == 1


def test_whom_corruption_itself_has_felled_draws_no_more_of_it() -> None:
    """FF.corruption-knock-out"""
    t = fallen(scene="read", you=hero("mercenary", health=2), corruption="c-embers c-greed")
    t.then("you", down=True, health=0)
    t.group("wait").then("you", down=False, health=2, corruption=[])


def test_whom_corruption_has_felled_is_out_until_the_scene_ends() -> None:
    """FF.corruption-knock-out: no food and no remedy helps."""
    t = fallen(
        scene="read",
        you=hero("mercenary", health=2),
        ally=hero("shaman", items="healing-potion"),
        food=2,
        corruption="c-embers",
    )
    t.group("packs")
    assert [x for x in t.options() if x.startswith(("eat", "drink"))] == []


def test_others_heal_a_fallen_hero_with_food() -> None:
    """FF.story-knock-out, FF.food"""
    t = fallen(food=1).group("packs", "eat:mercenary")
    t.then("you", down=False, health=1).then("table", food=0).because("FF.food", "FF.story-knock-out")
    t.group("wait").then("you", corruption=[], health=1)


def test_others_heal_a_fallen_hero_with_a_potion() -> None:
    """FF.story-knock-out, FF.item-timing"""
    t = fallen(ally=hero("shaman", items="healing-potion"), you=hero("mercenary"))
    t.group("packs", "drink:healing-potion").then("you", down=False, health=4).then("ally", items=[])


def test_the_story_heals_the_fallen_too() -> None:
    """FF.story-knock-out"""
    fallen().group("pray").then("you", down=False, health=2, corruption=[])


def test_mezzers_measure_helps_up_in_a_story_too() -> None:
    """FF.rest-place, FF.story-recovery"""
    fallen(corruption="c-greed", lasting="measured:mercenary").group("wait").then("you", health=3).then(
        "table", lasting=[]
    )


def test_who_was_healed_takes_tests_again() -> None:
    """FF.story-knock-out"""
    scenes = """
[[scene]]
id = "here"
on_enter = [{ hp = -9, who = "mercenary" }]
[[scene.choices]]
id = "try"
test = { trait = "lore", difficulty = "easy" }
pass = { goto = "here" }
fail = { goto = "here" }
"""
    given(stories=told(scenes), food=1).group("try").asks("tester", options="shaman")
    given(stories=told(scenes), food=1).group("packs", "eat:mercenary", "try").asks(
        "tester", options="mercenary shaman"
    )
