"""Exploration: clues, ways out by the compass, gates and regions, steps, and what is met on the way."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero, told

# well - square - tower        the gate between square and tower needs a flag; the wharf lies in another region
#          |
#        wharf
CITY = """
id = "city"
gates = [{ between = ["square", "tower"], flag = "pass" }]
[[place]]
id = "well"
region = "old"
clue = { en = "Water.", fr = "De l’eau." }
exits = { e = "square" }
[[place]]
id = "square"
region = "old"
exits = { w = "well", e = "tower", s = "wharf" }
[[place]]
id = "tower"
region = "old"
exits = { w = "square" }
[[place]]
id = "wharf"
region = "river"
exits = { n = "square" }
"""
SCENES = """
[[scene]]
id = "walk"
kind = "exploration"
map = "city"
region = "old"
start = "well"
budget = 3
goals = [{ place = "tower", goto = "there" }]
late = "dusk"
encounters = [{ place = "square", scene = "beggar" }, { place = "well", scene = "frog", when = { flag = "wet" } }]
[[scene]]
id = "beggar"
kind = "encounter"
choices = [{ id = "nod", goto = "@explore" }, { id = "show", effects = [{ set = "pass" }], goto = "@explore" }, { id = "flee", effects = [{ steps = -9 }], goto = "@explore" }]
[[scene]]
id = "frog"
kind = "encounter"
choices = [{ id = "kiss", goto = "@explore" }]
[[scene]]
id = "there"
choices = [{ id = "again", goto = "walk" }]
[[scene]]
id = "dusk"
choices = [{ id = "again", goto = "walk" }]
"""  # noqa: E501


def walk(**fields: Any) -> Ruling:
    return given(stories=told(SCENES, city=CITY), **fields)


def test_the_group_stands_somewhere_and_chooses_a_direction() -> None:
    """FF.exploration"""
    t = walk().then("table", spot="well", steps=3, phase="exploration").because("FF.exploration")
    t.asks("direction", rule="FF.exploration", options="e")


def test_a_step_is_taken_and_the_place_is_told() -> None:
    """FF.exploration"""
    t = walk().group("e", "nod").then("table", spot="square", steps=2)
    assert t.sees("you")["story"]["exploration"]["path"] == ["well", "square"]


def test_a_gate_needs_its_flag_and_a_place_outside_the_region_is_not_offered() -> None:
    """FF.exploration"""
    t = walk().group("e", "nod").asks("direction", options="w")
    exits = t.sees("you")["story"]["exploration"]["exits"]
    assert [(row["side"], row["open"]) for row in exits] == [("e", False), ("s", False), ("w", True)]
    walk().group("e", "show").asks("direction", options="e w")


def test_an_encounter_is_met_once_and_leads_back_to_the_map() -> None:
    """FF.exploration, FF.exploration-where"""
    t = walk().group("e").then("table", scene="beggar").group("nod", "w", "e")
    t.then("table", scene="dusk")
    t = walk(flags="pass").group("e", "nod", "w").then("table", scene="walk", spot="well")


def test_an_encounter_can_wait_for_its_condition() -> None:
    """FF.exploration"""
    walk(flags="wet").then("table", scene="frog").group("kiss").then("table", scene="walk", spot="well", steps=3)


def test_who_arrives_at_a_goal_has_done_it_even_with_the_last_step() -> None:
    """FF.exploration"""
    walk().group("e", "show", "e").then("table", scene="there", spot=None)
    walk(spot="square", steps=1, flags="pass", seen="beggar").group("nod", "e").then("table", scene="there")


def test_without_steps_it_is_late() -> None:
    """FF.exploration"""
    walk(spot="square", steps=1).group("nod", "w").then("table", scene="dusk", spot=None)
    walk().group("e", "flee").then("table", scene="dusk")


def test_an_exploration_that_is_begun_again_begins_anew() -> None:
    """FF.exploration"""
    t = walk().group("e", "flee", "again").then("table", spot="well", steps=3)
    t.group("e").then("table", scene="walk", spot="square")  # the beggar has been met


def test_packs_can_be_opened_on_the_way() -> None:
    """FF.food"""
    t = walk(food=1, you=hero(health=3))
    t.asks("direction", options="e packs").group("packs", "eat:mercenary")
    t.then("you", health=4).then("table", spot="well", steps=3).asks("direction")


def test_the_city_is_walked_in_the_main_story_and_in_side_quests() -> None:
    """FF.exploration-where"""
    scenes = given(tale="ember-loan").s.tale
    assert scenes is not None
    walks = [x for x in scenes.scenes.values() if x.map]
    assert [x for x in walks if x.id.startswith("a")] and all(x.goals and x.late for x in walks)


# ---------------------------------------------------------------- places that are come to again, and goals that ask
ASKING = SCENES.replace(
    'goals = [{ place = "tower", goto = "there" }]',
    'goals = [{ place = "tower", goto = "there", yes = { en = "In." }, no = { en = "On." }, ask = [{ when = { flag = "wet" }, '
    'text = { en = "Dripping?" } }, { text = { en = "Already?" } }] }]',
)
TWICE = CITY.replace(
    'clue = { en = "Water.", fr = "De l’eau." }',
    'clue = { en = "Water." }\n'
    'again = [{ when = { flag = "wet" }, text = { en = "Your water." } }, { text = { en = "The same." } }]',
)


def asked(**fields: Any) -> Ruling:
    return given(**{"stories": told(ASKING, city=TWICE), "seats": 1, "flags": "pass", **fields})


def test_a_goal_that_asks_ends_the_walk_only_if_the_group_goes_in() -> None:
    """FF.exploration: not yet costs nothing, and it is asked at each arrival."""
    t = asked().group("e", "nod", "e").asks("go-in", rule="FF.exploration", options="yes no")
    assert t.sees("you")["story"]["exploration"]["asked"] == 1
    t.group("no").then("table", scene="walk", spot="tower", steps=1).asks("direction", options="w")
    asked().group("e", "nod", "e", "yes").then("table", scene="there")


def test_a_goal_does_not_ask_who_has_no_step_left() -> None:
    """FF.exploration: there is nowhere else to go to."""
    near = told(ASKING.replace("budget = 3", "budget = 2"), city=TWICE)
    asked(stories=near).group("e", "nod", "e").then("table", scene="there")


def test_it_is_asked_in_the_words_that_fit() -> None:
    """FF.flags"""
    t = asked(flags="pass wet").group("kiss", "e", "nod", "e")
    assert t.sees("you")["story"]["exploration"]["asked"] == 0


def test_a_place_that_is_come_to_again_is_told_in_other_words() -> None:
    """FF.exploration: in the same walk, by what holds then."""
    for flags, seen in (("pass", "told/well/1"), ("pass wet", "told/well/0")):
        t = asked(flags=flags)
        t.group(*(["kiss"] if "wet" in flags else []), "e", "nod", "w")
        assert [e.note for e in t.events() if e.kind == "arrives"][-1] == seen
        assert t.sees("you")["story"]["exploration"]["again"] == int(seen[-1])
