"""The checklist's chronicle, item by item, where no other ruling would have noticed that a rule is broken."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fateforge.saves.walking import begun

from tableforge.fateforge import changes, chronicle, setup
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.kernel.core import reply
from tableforge.testing.fateforge import Ruling, given, hero, told

WORLD = """
rules = ["chests", "traps", "upgradable-skills"]
counters = ["clauses"]
[[reputation]]
id = "militia"
[[card]]
id = "map"
n = 7
"""


def scene(choices: str, **fields: Any) -> Ruling:
    """A scene with these choices; each may lead on to `next`, where nothing happens, or to `else`."""
    scenes = f"""
[[scene]]
id = "here"
choices = [{choices}]
[[scene]]
id = "next"
choices = [{{ id = "on", goto = "next" }}]
[[scene]]
id = "else"
choices = [{{ id = "on", goto = "next" }}]
[[quest]]
id = "errand"
start = "next"
"""
    return given(**{"stories": told(scenes, top=WORLD), "seats": 1, **fields})


# ---------------------------------------------------------------- exploration (257, 258)
CITY = 'id = "c"\n[[place]]\nid = "a"\nexits = { e = "b" }\n[[place]]\nid = "b"\nexits = { w = "a", e = "d" }\n'
CITY += '[[place]]\nid = "d"\nexits = { w = "b" }'
WALK = """
[[scene]]
id = "before"
choices = [{ id = "laundry", effects = [{ steps = 2 }], goto = "walk" }, { id = "late", effects = [{ steps = -1 }], goto = "walk" }]
[[scene]]
id = "walk"
kind = "exploration"
map = "c"
start = "a"
budget = 3
goals = [{ place = "d", goto = "there" }]
late = "there"
encounters = [{ place = "b", scene = "guard" }]
[[scene]]
id = "guard"
kind = "encounter"
choices = [{ id = "arrested", goto = "before" }, { id = "pass", goto = "@explore" }]
[[scene]]
id = "there"
choices = [{ id = "again", goto = "walk" }]
"""


def walk(*answers: str, **fields: Any) -> Ruling:
    return given(stories=told(WALK, city=CITY), seats=1, **fields).group(*answers)


def test_steps_that_are_won_or_lost_before_an_exploration_are_those_of_the_next_one() -> None:
    """FF.exploration: a scene that leads to the map makes the way longer or shorter."""
    walk("laundry").then("table", spot="a", steps=5)
    walk("late").then("table", spot="a", steps=2)


def test_steps_that_are_left_are_lost_with_the_exploration() -> None:
    """FF.exploration: the next one has its own number, whether the first was ended or left for good."""
    walk("laundry", "e", "pass", "e").then("table", scene="there").group("again").then("table", spot="a", steps=3)
    walk("laundry", "e", "arrested", "laundry").then("table", spot="a", steps=5)


def test_a_rest_on_the_way_with_a_side_quest_leads_back_to_the_map_and_its_steps() -> None:
    """FF.exploration, FF.side-quest"""
    scenes = WALK.replace('goto = "before" }', 'goto = "rest" }') + """
[[scene]]
id = "rest"
kind = "rest"
on_enter = [{ quest = "errand" }]
quests = ["errand"]
goto = "gate"
[[scene]]
id = "gate"
choices = [{ id = "on", goto = "@explore" }]
[[scene]]
id = "door"
choices = [{ id = "home", goto = "@rest" }]
[[quest]]
id = "errand"
start = "door"
"""
    t = given(stories=told(scenes, city=CITY), seats=1).group("laundry", "e", "arrested", "side-quest:errand", "home", "done")
    t.then("table", scene="gate").group("on").then("table", scene="walk", spot="b", steps=4)


def test_our_own_story_keeps_its_word_about_steps_before_a_walk() -> None:
    """FF.exploration: whom the laundry has told of a way goes further."""
    budget = tale().scenes["a2-c2-explore"].budget
    here: dict[str, Any] = {"tale": "ember-loan", "scene": "a2-c2-selmet", "seats": 1, "flags": "laundry-gossip"}
    given(**here).group("map").then("table", spot="bell-foundry", steps=budget)
    given(**here).group("laundry").then("table", spot="bell-foundry", steps=budget + 2)


def test_an_exploration_in_a_side_quest_leads_back_to_the_rest() -> None:
    """FF.exploration-where, FF.side-quest"""
    scenes = """
[[scene]]
id = "rest"
kind = "rest"
time = 2
quests = ["errand"]
goto = "morning"
[[scene]]
id = "morning"
choices = [{ id = "again", goto = "rest" }]
[[quest]]
id = "errand"
start = "walk"
[[scene]]
id = "walk"
kind = "exploration"
map = "c"
start = "a"
budget = 3
goals = [{ place = "d", goto = "found" }]
late = "found"
encounters = [{ place = "b", scene = "guard" }]
[[scene]]
id = "guard"
kind = "encounter"
choices = [{ id = "pass", goto = "@explore" }]
[[scene]]
id = "found"
choices = [{ id = "home", effects = [{ end_quest = "errand", result = "won" }], goto = "@rest" }]
"""
    t = given(stories=told(scenes, city=CITY), seats=1, quests={"errand": "open"}).group("side-quest:errand")
    t.then("table", scene="walk", side="errand", spot="a").group("e", "pass").then("table", spot="b", side="errand")
    t.group("e", "home").then("table", scene="rest", time=1, side=None, spot=None, quests={"errand": "won"}).asks("rest")
    t.group("done").then("table", scene="morning")


# ---------------------------------------------------------------- knock-outs in a story (235, 236)
def test_whom_the_beginning_of_a_combat_scene_fells_draws_a_card_and_fights_with_two_health() -> None:
    """FF.story-recovery: what is told before a combat is a story, and ends where the combat begins."""
    scenes = """
[[scene]]
id = "fight"
kind = "combat"
on_enter = [{ hp = -9, who = "mercenary" }]
combat = "a1-culvert"
win = "fight"
lose = "fight"
"""
    t = given(stories=told(scenes), seats=1, corruption="c-greed")
    t.then("you", down=False, health=2, corruption="c-greed").then("ally", health=6, corruption=[])
    t.because("FF.story-recovery")
    assert t.s.scene is not None


def test_in_a_test_of_all_what_the_tester_suffers_everybody_suffers() -> None:
    """FF.test: whoever took it."""
    t = scene(
        '{ id = "try", test = { trait = "lore", difficulty = "easy", who = "all" }, pass = { goto = "next" },'
        ' fail = { goto = "else", effects = [{ hp = -1, who = "tester" }] } }',
        chance="test:success test:fail",
    )  # fmt: skip
    t.group("try").then("table", scene="else").then("you", health=6).then("ally", health=5)


def test_who_is_rid_of_two_corruption_cards_is_rid_of_two_or_of_the_one_it_has() -> None:
    """FF.purify"""
    rid = '{ id = "go", effects = [{ corruption = -2, who = "all" }], goto = "next" }'
    t = scene(rid, you=hero(corruption="c-greed c-doubt c-twitch"), ally=hero(corruption="c-brittle")).group("go")
    t.group("c-doubt", "c-greed").then("you", corruption="c-twitch").then("ally", corruption=[]).asks("choice")


# ---------------------------------------------------------------- rests (260, 268, 269)
PLACES = """
[[place]]
id = "inn"
offers = ["heal", "food"]
name = { en = "Inn", fr = "Auberge" }
[[place]]
id = "yard"
skills = ["all"]
name = { en = "Yard", fr = "Cour" }
"""
RESTS = """
[[scene]]
id = "rest"
kind = "rest"
places = ["inn", "yard"]
quests = ["errand"]
goto = "morning"
[[scene]]
id = "morning"
choices = [{ id = "again", goto = "rest" }, { id = "close", effects = [{ close_place = "inn" }], goto = "rest" }]
[[scene]]
id = "door"
choices = [{ id = "back", goto = "@rest" }]
[[quest]]
id = "errand"
start = "door"
"""


def rest(**fields: Any) -> Ruling:
    return given(**{"stories": told(RESTS, PLACES, top=WORLD), "seats": 1, "places": "inn yard", **fields})


def test_a_rest_that_says_nothing_of_time_has_three() -> None:
    """FF.rest-time"""
    rest().then("table", time=3)


def test_a_gold_heals_closed_wounds_by_one() -> None:
    """FF.heal-price, FF.card-limits: each time one less is regained; nobody pays for nothing."""
    t = rest(gold=1, you=hero("mercenary", health=3, corruption="c-scorn"), ally=hero("shaman", health=3))
    t.group("visit:inn", "heal:mercenary").then("you", health=4).then("table", gold=0)
    assert not [x for x in t.options() if x.startswith("heal")]
    t = rest(gold=1, you=hero("mercenary", health=3, corruption="c-scorn"), ally=hero("shaman", health=5))
    t.group("visit:inn", "heal:shaman").then("ally", health=6).then("table", gold=0)
    assert not [x for x in t.options() if x.startswith("heal")]  # one point is left, and she needs two


def test_closed_wounds_are_not_fed() -> None:
    """FF.food, FF.card-limits: energy is a reason to eat, health that does not come is none."""
    t = rest(food=1, you=hero("mercenary", health=3, corruption="c-scorn"))
    assert not [x for x in t.options() if x.startswith("eat")]
    t = rest(food=1, you=hero("mercenary", health=3, energy=1, corruption="c-scorn")).group("eat:mercenary")
    t.then("you", health=3, energy=2).then("table", food=0)
