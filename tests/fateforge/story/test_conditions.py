"""What a story can ask before it offers something: every word of a condition, when it holds and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.fateforge.doors.testing import given, hero, told
from tableforge.fateforge.tale.definition import CONDITIONS

WORLD = """
counters = ["clauses"]
[[reputation]]
id = "militia"
[[card]]
id = "map"
n = 1
"""
LORD = {"you": hero("lord"), "ally": hero("shaman")}
# a condition, a position in which it holds, and one in which it does not
ASKED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ('hero = "lord"', LORD, {}),
    ('flag = "x"', {"flags": "x"}, {"flags": "y"}),
    ('rep = "militia", min = 2', {"regard": {"militia": 2}}, {"regard": {"militia": 1}}),
    ('rep = "militia", max = -2', {"regard": {"militia": -2}}, {"regard": {"militia": -1}}),
    ('rep = "militia", min = 0, max = 1', {"regard": {"militia": 1}}, {"regard": {"militia": 2}}),
    ('card = "map"', {"cards": "map"}, {}),
    ('item = "healing-potion"', {"bag": "healing-potion"}, {}),
    ('item = "healing-potion"', {"you": hero(items="healing-potion")}, {"bag": "healing-herbs"}),
    ("gold = 2", {"gold": 2}, {"gold": 1}),
    ("food = 1", {"food": 1}, {"food": 0}),
    ('trait = "insight"', {}, {"you": hero("lord"), "ally": hero("thief")}),
    ('trait = "lore"', {"you": hero(traits="lore")}, {}),
    ('count = "clauses", min = 6', {"counts": {"clauses": 6}}, {"counts": {"clauses": 5}}),
    ('count = "clauses", max = 0', {}, {"counts": {"clauses": 1}}),
    ('won = "a1-culvert"', {"won": "a1-culvert"}, {"lost": "a1-culvert"}),
    ('lost = "a1-culvert"', {"lost": "a1-culvert"}, {"won": "a1-culvert"}),
    ('quest = "errand", state = "won"', {"quests": {"errand": "won"}}, {"quests": {"errand": "open"}}),
    ('quest = "errand", state = "open"', {"quests": {"errand": "open"}}, {}),
    ("corruption = 1", {"ally": hero(corruption="c-whispers")}, {}),
    ("corruption = 2", {"you": hero(corruption="c-whispers c-brittle")}, {"ally": hero(corruption="c-whispers")}),
    ('visited = "other"', {"seen": "other"}, {}),
    ("beaten = 1", {"lost": "a1-culvert"}, {"lost": "a1-culvert", "won": "a1-toll-bar"}),
    ('not = { flag = "x" }', {}, {"flags": "x"}),
    ('all = [{ flag = "x" }, { gold = 1 }]', {"flags": "x", "gold": 1}, {"flags": "x"}),
    ('any = [{ flag = "x" }, { gold = 1 }]', {"gold": 1}, {}),
]


def offered(when: str, fields: dict[str, Any]) -> bool:
    scenes = f"""
[[scene]]
id = "here"
choices = [{{ id = "open", when = {{ {when} }}, goto = "other" }}, {{ id = "leave", goto = "other" }}]
[[scene]]
id = "other"
choices = [{{ id = "back", goto = "here" }}]
[[quest]]
id = "errand"
start = "other"
"""
    t = given(stories=told(scenes, top=WORLD), scene="here", **fields)
    return "open" in t.options()


@pytest.mark.parametrize(("when", "so", "not_so"), ASKED, ids=[f"{k}: {row[0]}" for k, row in enumerate(ASKED)])
def test_a_choice_is_offered_when_its_condition_holds(when: str, so: dict[str, Any], not_so: dict[str, Any]) -> None:
    """FF.flags: choices and outcomes are kept, and what comes later depends on them."""
    assert offered(when, so)
    assert not offered(when, not_so)


def test_every_word_of_a_condition_is_asked_here() -> None:
    assert {when.split()[0] for when, _, _ in ASKED} == set(CONDITIONS)


def test_a_trait_that_an_item_gives_counts_as_long_as_it_is_worn() -> None:
    """FF.flags"""
    item = next(c for c in given(map="mill-ford").s.pack.items.values() if c.mods is not None and c.mods.traits)
    assert item.mods is not None
    when = f'trait = "{item.mods.traits[0]}"'
    assert offered(when, {"you": hero("lord", items=item.id), "ally": hero("thief")})
    assert not offered(when, {"you": hero("lord"), "ally": hero("thief"), "bag": item.id})


# ---------------------------------------------------------------- what the group is shown of it
def choice(t_choices: list[dict[str, Any]], id: str) -> dict[str, Any] | None:
    return next((c for c in t_choices if c["id"] == id), None)


def shown(when: str, **fields: Any) -> dict[str, Any] | None:
    scenes = f"""
[[scene]]
id = "here"
choices = [{{ id = "open", when = {{ {when} }}, goto = "here" }}, {{ id = "leave", goto = "here" }}]
"""
    t = given(stories=told(scenes, top=WORLD), **fields)
    return choice(t.sees("you")["story"]["choices"], "open")


@pytest.mark.parametrize("when", ["gold = 2", "food = 3", 'rep = "militia", min = 1'])
def test_a_choice_that_wants_gold_food_or_regard_is_shown_with_what_it_wants(when: str) -> None:
    """FF.reputation, FF.gold-shared"""
    row = shown(when, gold=1)
    assert row is not None and not row["open"] and len(row["needs"]) == 1


@pytest.mark.parametrize(
    "when", ['flag = "x"', 'hero = "thief"', 'card = "map"', 'all = [{ gold = 5 }, { flag = "x" }]']
)
def test_a_choice_that_wants_what_nobody_can_know_of_is_not_shown(when: str) -> None:
    """FF.flags"""
    assert shown(when, gold=1) is None
