"""Victory points: at each threshold the group takes one of two rewards, and what each of them is."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.fateforge.camp.rewards import REWARDS, TABLE
from tableforge.fateforge.doors.testing import Ruling, given, hero, told

SCENES = """
[[scene]]
id = "fight"
kind = "combat"
combat = "a1-culvert"
win = "on"
lose = "on"
[[scene]]
id = "on"
choices = [{ id = "again", goto = "fight" }, { id = "rest", goto = "rest" }]
[[scene]]
id = "rest"
kind = "rest"
time = 2
goto = "on"
"""


def won(points: int, *answers: str, **fields: Any) -> Ruling:
    """A combat has just been won, and brings the group to so many points."""
    t = given(**{"stories": told(SCENES), "seats": 1, "points": points - 1, "fought": "won", "gold": 0, **fields})
    return t.group(*answers)


def late(points: int, *answers: str, **fields: Any) -> Ruling:
    """At a later threshold; at those before, the first reward was taken."""
    t = won(points, **fields)
    for n, a, _ in TABLE:
        if n < points:
            t.asks("reward")
            t.group(REWARDS[a].replace(" ", "-"))
            while t.g.decision is not None and t.g.decision.kind in ("new-die", "new-skill"):
                t.group("done")
    return t.asks("reward").group(*answers)


@pytest.mark.parametrize(("at", "a", "b"), TABLE)
def test_two_rewards_are_offered_at_each_threshold(at: int, a: int, b: int) -> None:
    """FF.victory-reward, FF.victory-table"""
    late(at).asks("reward", rule="FF.victory-reward", options=" ".join([REWARDS[x].replace(" ", "-") for x in (a, b)]))


def test_between_the_thresholds_there_is_nothing_to_choose() -> None:
    """FF.victory-reward"""
    won(1).asks("choice").then("table", points=1)
    won(3, "gold-4").asks("choice")


def test_a_reward_is_taken_once() -> None:
    """FF.victory-reward"""
    before = won(2).s.gold
    t = won(2, "gold-4").then("table", scene="on", gold=before + 4)
    assert t.s.saga is not None and t.s.saga.rewards == (2,)
    t.asks("choice")


def test_one_of_two_items_of_the_first_rank_goes_to_the_bag() -> None:
    """FF.victory-table"""
    t = won(2, "item-1").asks("chest")
    shown = t.options()
    assert len(shown) == 2 and all(t.s.pack.items[x].tier == 1 for x in shown)
    t.group(shown[1]).then("table", bag=shown[1])


def test_each_hero_takes_a_die_of_a_colour_that_it_has() -> None:
    """FF.victory-table, FF.dice-pool"""
    t = late(4, "die-of-its-own").asks("new-die", "you")
    own = t.options()
    assert set(own[:-1]) == {"red", "yellow", "blue", "green"} & set(t.player("you")["dice"])
    before = len(t.player("you")["dice"])
    t.group(own[0]).asks("new-die").group("done")
    assert len(t.player("you")["dice"]) == before + 1


def test_each_hero_takes_a_skill_that_costs_four_at_most() -> None:
    """FF.victory-table"""
    t = late(4, "skill-4").asks("new-skill")
    skills = [t.s.pack.skills[x] for x in t.options() if x != "done"]
    assert skills and all(c.level == 1 and c.cost <= 4 and c.hero == "mercenary" for c in skills)
    gold = t.s.gold
    t.group(skills[0].id).then("you", skills=skills[0].id, active=skills[0].id).then("table", gold=gold)


def test_each_hero_has_one_more_health() -> None:
    """FF.victory-table, FF.maximum-changed"""
    t = late(7, "health-1", you=hero("mercenary", health=3))
    t.then("you", most_health=8, health=5).then("ally", most_health=7)


def test_each_hero_has_one_more_energy() -> None:
    """FF.victory-table"""
    late(7, "energy-1").then("you", most_energy=4, energy=4).then("ally", most_energy=5)


def test_each_hero_gets_level_two_of_a_skill_that_it_has() -> None:
    """FF.victory-table, FF.skill-upgrade"""
    t = late(10, "upgrade", you=hero("mercenary", skills="m-charge"))
    better = next(c.id for c in t.s.pack.skills.values() if c.up == "m-charge")
    t.asks("new-skill", options=f"{better} done").group(better).then("you", skills=better, active=better)


def test_twelve_gold() -> None:
    """FF.victory-table"""
    before = late(10).s.gold
    late(10, "gold-12").then("table", gold=before + 12)


def test_each_hero_takes_a_die_of_any_colour() -> None:
    """FF.victory-table"""
    t = late(13, "any-die").asks("new-die", options="red yellow blue green done")
    t.group("green", "red")
    assert "green" in t.player("you")["dice"]


def test_each_hero_is_rid_of_a_corruption_card_and_rests_are_longer() -> None:
    """FF.victory-table, FF.time-tokens"""
    t = late(13, "purify", you=hero("mercenary", corruption="c-greed c-whispers"))
    t.asks("purify").group("c-greed").then("you", corruption="c-whispers")
    t.group("rest").then("table", time=3)


def test_the_next_threshold_is_shown() -> None:
    """FF.victory-reward"""
    story = given(stories=told(SCENES), scene="on", points=5).sees("you")["story"]
    assert (story["points"], story["next_reward"]) == (5, 7)
