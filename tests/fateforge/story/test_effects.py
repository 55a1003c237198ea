"""What a scene can do to the group: every word of an effect, in the order in which they stand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero, told
from tableforge.fateforge.tale.definition import EFFECTS

WORLD = """
counters = ["clauses"]
rules = ["chests", "traps"]
[[reputation]]
id = "militia"
[[card]]
id = "map"
n = 7
"""
PLACES = """
[[place]]
id = "inn"
name = { en = "Inn", fr = "Auberge" }
"""


def after(effects: str, *answers: str, **fields: Any) -> Ruling:
    """Something is chosen, and has these effects; then a scene follows in which nothing happens."""
    scenes = f"""
[[scene]]
id = "here"
choices = [{{ id = "do", effects = [{effects}], goto = "next" }}]
[[scene]]
id = "next"
choices = [{{ id = "on", goto = "next" }}]
[[quest]]
id = "errand"
threat = 2
start = "next"
"""
    t = given(stories=told(scenes, PLACES, top=WORLD), **fields)
    t.mark()
    return t.group("do", *answers)


# ---------------------------------------------------------------- what is remembered
def test_a_flag_is_set_and_cleared() -> None:
    """FF.flags"""
    after('{ set = "b" }, { clear = "a" }', flags="a c").then("table", flags="b c", scene="next")


def test_who_did_it_is_remembered_with_what_it_did() -> None:
    """FF.flags: within one list the volunteer is one and the same hero, also one who falls by it."""
    t = after('{ corruption = 1, who = "one" }, { mark = "signatory", who = "one" }', "shaman", corruption="c-greed")
    t.then("table", flags="signatory-shaman")
    after('{ mark = "signatory", who = "mercenary" }').then("table", flags="signatory-mercenary")


def test_a_counter_goes_up_and_down() -> None:
    """FF.flags"""
    t = after('{ count = "clauses", by = 2 }, { count = "clauses", by = -1 }', counts={"clauses": 3})
    t.then("table", counts={"clauses": 4})


def test_regard_moves_and_is_told_by_its_direction() -> None:
    """FF.reputation"""
    t = after('{ rep = "militia", by = 2 }', regard={"militia": -1}).because("FF.reputation")
    t.then("table", regard={"militia": 1})
    assert t.sees("you")["story"]["regard"] == [{"id": "militia", "person": False, "n": 1, "turn": 1}]


def test_regard_goes_no_further_than_five_either_way_and_nothing_is_told_there() -> None:
    """FF.reputation"""
    after('{ rep = "militia", by = 3 }', regard={"militia": 4}).then("table", regard={"militia": 5})
    after('{ rep = "militia", by = -3 }', regard={"militia": -4}).then("table", regard={"militia": -5})
    assert "regard" not in after('{ rep = "militia", by = 1 }', regard={"militia": 5}).happened()


def test_an_ash_mark_costs_one_regard_with_all_as_long_as_it_is_borne() -> None:
    """FF.reputation: what is remembered stays, what is thought is less."""
    t = after('{ set = "x" }', regard={"militia": 3}, you=hero(corruption="c-marked"))
    t.then("table", regard={"militia": 3})
    assert t.sees("you")["story"]["regard"][0]["n"] == 2


# ---------------------------------------------------------------- what the group has
def test_gold_and_food_come_and_go_but_never_below_none() -> None:
    """FF.gold-shared, FF.food"""
    after("{ gold = 3 }, { food = 1 }", gold=1, food=1).then("table", gold=4, food=2)
    after("{ gold = -3 }, { food = -2 }", gold=2, food=1).then("table", gold=0, food=0)


def test_an_item_of_the_story_is_free_and_lies_in_the_bag() -> None:
    """FF.item-price, FF.party-bag"""
    after('{ item = "healing-potion" }', gold=0).then("table", bag="healing-potion", gold=0)


def test_an_item_is_lost_from_the_bag_or_off_a_board_and_once() -> None:
    """FF.card-states"""
    t = after('{ lose_item = "healing-potion" }', bag="healing-potion", you=hero(items="healing-potion"))
    assert (len(t.s.bag), [i for i in t.s.heroes[0].board if i >= 0]) == (0, [0])
    t = after('{ lose_item = "scale-coat" }', you=hero(items="scale-coat"))
    t.then("you", items=[]).because("FF.card-states")
    after('{ lose_item = "scale-coat" }', bag="healing-potion").then("table", bag="healing-potion")


def test_a_story_card_joins_the_deck_once_and_leaves_it() -> None:
    """FF.story-deck"""
    t = after('{ card = "map" }').then("table", cards="map").because("FF.story-deck")
    assert next(e for e in t.events() if e.kind == "story-card").amount == 7
    assert "story-card" not in after('{ card = "map" }', cards="map").then("table", cards="map").happened()
    after('{ uncard = "map" }', cards="map").then("table", cards=[])


def test_an_ally_joins_once() -> None:
    """FF.ally"""
    after('{ ally = "tinker" }').then("table", allies="tinker").because("FF.ally")
    assert "ally-joins" not in after('{ ally = "tinker" }', allies="tinker").then("table", allies="tinker").happened()


def test_a_rule_is_unlocked_and_told_once() -> None:
    """FF.unlocked-rule, FF.unlock-twice"""
    after('{ rule = "traps" }').then("table", unlocked="traps").because("FF.unlocked-rule")
    assert "unlocks" not in after('{ rule = "traps" }', unlocked="traps").then("table", unlocked="traps").happened()


def test_a_place_is_found_and_closed_again() -> None:
    """FF.rest-place, FF.places-kept"""
    after('{ place = "inn" }').then("table", places="inn").because("FF.rest-place")
    after('{ close_place = "inn" }', places="inn").then("table", places=[])


def test_a_side_quest_is_offered_once_with_its_threat_and_ended() -> None:
    """FF.side-quest"""
    t = after('{ quest = "errand" }').then("table", quests={"errand": "open"}).because("FF.side-quest")
    assert next(e for e in t.events() if e.kind == "quest-offered").amount == 2
    after('{ quest = "errand" }', quests={"errand": "lost"}).then("table", quests={"errand": "lost"})
    after('{ end_quest = "errand", result = "lost" }', quests={"errand": "left"}).then(
        "table", quests={"errand": "lost"}
    )
    after('{ end_quest = "errand" }', quests={"errand": "left"}).then("table", quests={"errand": "won"})


def test_trait_points_are_the_groups() -> None:
    """FF.trait-points"""
    after("{ trait_points = 2 }", trait_points=1).then("table", trait_points=3)


# ---------------------------------------------------------------- heroes
def test_health_and_energy_are_taken_from_all_who_stand() -> None:
    """FF.energy-loss"""
    t = after('{ hp = -2, who = "all" }, { en = -1, who = "all" }', you=hero("mercenary"), ally=hero("shaman"))
    t.then("you", health=5, energy=2).then("ally", health=4, energy=3)


def test_energy_that_is_not_there_is_paid_in_health() -> None:
    """FF.energy-loss"""
    after('{ en = -2, who = "all" }', you=hero(energy=1, health=5)).then("you", energy=0, health=4)


def test_health_and_energy_come_back_up_to_the_most() -> None:
    """FF.heal"""
    t = after('{ hp = 3, who = "all" }, { en = 1, who = "all" }', you=hero(health=3, energy=0), ally=hero(health=5))
    t.then("you", health=6, energy=1).then("ally", health=6)


def test_a_hero_who_is_named_is_meant_if_it_is_there() -> None:
    """FF.flags"""
    t = after('{ hp = -1, who = "shaman" }, { hp = -1, who = "thief" }', ally=hero("shaman", health=4))
    t.then("ally", health=3).then("you", health=7)


def test_the_group_says_about_whom_it_is() -> None:
    """FF.group-choice"""
    scenes = '{ hp = -1, who = "one" }'
    t = after(scenes, you=hero(health=4), ally=hero(health=4))
    t.asks("about-whom", options="mercenary shaman")
    t.group("shaman").then("ally", health=3).then("you", health=4)


def test_whoever_was_chosen_is_meant_again_in_the_same_breath() -> None:
    """FF.group-choice: one hero pays and gains, not two."""
    t = after('{ hp = -1, who = "one" }, { en = 1, who = "one" }', "shaman", ally=hero(health=4, energy=1))
    t.then("ally", health=3, energy=2).asks("choice")


def test_somebody_volunteers_for_a_hero_of_their_own() -> None:
    """FF.flags"""
    t = after('{ hp = -1, who = "volunteer" }', you=hero(health=4), ally=hero(health=4)).asks("volunteer")
    assert t.options("you") == ["mercenary", "done"] and t.options("ally") == ["shaman", "done"]
    t.answer("shaman", 1)
    t.then("ally", health=3).then("you", health=4)


def test_where_nobody_volunteers_the_application_draws() -> None:
    """FF.random-draw"""
    t = after('{ hp = -1, who = "volunteer" }', you=hero(health=4), ally=hero(health=4), chance="volunteer:you")
    t.answer("done", 0)
    t.answer("done", 1)
    t.then("you", health=3).then("ally", health=4).chance_is_spent()


def test_alone_the_one_player_says_who_volunteers() -> None:
    """FF.solo"""
    t = after('{ hp = -1, who = "volunteer" }', seats=1, ally=hero(health=4)).asks("about-whom")
    t.group("shaman").then("ally", health=3)


def test_the_story_hands_out_corruption_even_to_who_has_four() -> None:
    """FF.corruption-own"""
    four = "c-whispers c-brittle c-twitch c-greed"
    t = after('{ corruption = 1, who = "mercenary" }', you=hero("mercenary", corruption=four), corruption="c-doubt")
    t.then("you", corruption=f"{four} c-doubt").then("ally", corruption=[])


def test_corruption_that_goes_is_of_the_heros_own_choosing() -> None:
    """FF.purify"""
    t = after('{ corruption = -1, who = "all" }', you=hero(corruption="c-whispers c-greed"))
    t.asks("purify", "you", options="c-whispers c-greed")
    t.group("c-whispers").then("you", corruption="c-greed").then("table", graveyard="c-whispers")


def test_only_who_has_corruption_can_be_rid_of_it() -> None:
    """FF.purify"""
    t = after('{ corruption = -1, who = "one" }', ally=hero(corruption="c-greed"))
    t.then("ally", corruption=[]).asks("choice")


def test_effects_happen_in_their_order() -> None:
    """FF.flags: the gold is spent before it comes."""
    after("{ gold = -3 }, { gold = 1 }", gold=2).then("table", gold=1)


# ---------------------------------------------------------------- in an exploration
CITY = """
id = "city"
[[place]]
id = "gate"
exits = { e = "square" }
[[place]]
id = "square"
exits = { w = "gate" }
"""


def test_steps_are_won_and_lost_on_the_map() -> None:
    """FF.exploration"""
    scenes = """
[[scene]]
id = "walk"
kind = "exploration"
map = "city"
start = "gate"
budget = 3
goals = [{ place = "square", goto = "end" }]
late = "end"
encounters = [{ place = "gate", scene = "guide" }]
[[scene]]
id = "guide"
kind = "encounter"
choices = [{ id = "ask", effects = [{ steps = 2 }], goto = "@explore" }]
[[scene]]
id = "end"
choices = [{ id = "on", goto = "end" }]
"""
    t = given(stories=told(scenes, city=CITY))
    t.group("ask").then("table", steps=5, spot="gate", scene="walk").asks("direction")


def test_every_word_of_an_effect_happens_here() -> None:
    words = set(re.findall(r"\{ (\w+) = ", Path(__file__).read_text(encoding="utf-8")))
    assert set(EFFECTS) <= words
