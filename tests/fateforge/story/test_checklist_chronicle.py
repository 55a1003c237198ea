"""The checklist's chronicle, item by item, where no other ruling would have noticed that a rule is broken."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fateforge.saves.walking import begun

from tableforge.errors import BadSetup
from tableforge.fateforge import changes, chronicle, coach, hearsay, memoir, scenes, setup
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.game import GAME
from tableforge.fateforge.names import CHARGED, DICE
from tableforge.fateforge.pieces import BOARD_SLOTS
from tableforge.fateforge.state import ENEMIES, Fate
from tableforge.fateforge.tale import COMBAT
from tableforge.fateforge.voice import languages
from tableforge.kernel.core import reply
from tableforge.testing.fateforge import Ruling, given, hero, told
from tableforge.tongue.both import LANGUAGES

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


# ---------------------------------------------------------------- acts, chapters, combats (2–8, 12, 224)
# chapter one, a rest, chapter two, a rest; in the second act a scene of no chapter comes first
BARS = """
id = "bars"
start = "one"
heroes = ["mercenary", "shaman", "lord"]
chapter = [{ id = "c1" }, { id = "c2" }, { id = "c3" }]
[[act]]
id = "a1"
bar = ["c1", "rest", "c2", "rest"]
files = ["a1.toml"]
[[act]]
id = "a2"
bar = ["c3", "rest"]
files = ["a2.toml"]
"""
FIRST_ACT = """
scene = [
    { id = "one", kind = "story", chapter = "c1", choices = [{ id = "on", goto = "fight" }] },
    { id = "fight", kind = "combat", chapter = "c1", combat = "a1-culvert", win = "r1", lose = "must-win",
        partial = [{ met = ["O1", "O2"], goto = "nearly" }, { met = ["O1"], goto = "branch" }] },
    { id = "must-win", kind = "combat", chapter = "c1", combat = "a1-toll-bar", win = "r1", lose = "must-win" },
    { id = "branch", kind = "story", chapter = "c2", choices = [{ id = "on", goto = "r2" }] },
    { id = "nearly", kind = "story", chapter = "c2", choices = [{ id = "on", goto = "r2" }] },
    { id = "r1", kind = "rest", goto = "two" },
    { id = "two", kind = "story", chapter = "c2", choices = [{ id = "on", goto = "r2" }] },
    { id = "r2", kind = "rest", goto = "curtain" },
    { id = "curtain", kind = "act-end", chapter = "c2", next = "prologue" },
]
"""
SECOND_ACT = """
scene = [
    { id = "prologue", kind = "story", choices = [{ id = "on", goto = "r3" }] },
    { id = "r3", kind = "rest", goto = "three" },
    { id = "three", kind = "story", chapter = "c3", choices = [{ id = "on", goto = "three" }] },
]
"""


@pytest.fixture(scope="module")
def bars(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("bars")
    for name, text in (("campaign.toml", BARS), ("a1.toml", FIRST_ACT), ("a2.toml", SECOND_ACT)):
        (folder / name).write_text(text.replace("\n        partial", " partial"), encoding="utf-8")
    return str(folder)


def bar(t: Ruling) -> str:
    """The bar of the act, one letter for each part: done, here, ahead."""
    return "".join([row["state"][0] for row in t.sees("you")["story"]["bar"]])


def test_the_bar_goes_on_with_each_chapter_and_each_rest_and_begins_anew_with_an_act(bars: str) -> None:
    """FF.act-progress, FF.rest-placement, FF.three-acts"""
    t = given(stories=bars, seats=1)
    assert bar(t) == "haaa"
    t = given(stories=bars, seats=1, scene="fight", fought="won").then("table", scene="r1")
    assert bar(t) == "dhaa"
    assert bar(t.group("done")) == "ddha"
    assert bar(t.group("on")) == "dddh"
    t.group("done").then("table", scene="prologue", act=1)
    assert bar(t) == "ha"
    assert bar(t.group("on")) == "dh"


def test_a_lost_combat_may_ask_for_another_that_must_be_won_before_the_chapter_is_over(bars: str) -> None:
    """FF.chapter-lost, FF.failure-goes-on: the story says which; nothing is asked between the two."""
    t = given(stories=bars, seats=1, scene="fight", fought="lost").then("table", scene="must-win", over=False, points=0)
    assert t.s.scene is not None and "a1-toll-bar" in (t.s.scene.id, t.s.scene.story)
    t = given(stories=bars, seats=1, scene="must-win", fought="lost").then("table", scene="must-win", over=False)
    assert t.s.scene is not None and bar(t) == "haaa"
    given(stories=bars, seats=1, scene="must-win", fought="won").then("table", scene="r1", points=1)


def test_a_lost_combat_may_lead_to_the_next_chapter_on_another_branch(bars: str) -> None:
    """FF.chapter-lost, FF.outcome: of several ways of a part the first that fits, though others fit too."""
    t = given(stories=bars, seats=1, scene="fight", fought="O1").then("table", scene="branch", points=0)
    assert bar(t) == "ddha"
    given(stories=bars, seats=1, scene="fight", fought="O1 O2").then("table", scene="nearly", points=0, fights_lost="a1-culvert")


def test_whichever_combat_comes_first_in_our_campaign_has_its_coach() -> None:
    """FF.tutorial"""
    ours, pack = tale(), begun(camp()).pack
    first = [x for x in hearsay.ahead(ours, ours.start, (COMBAT,)) if x.kind == COMBAT]
    assert first and all([coach.TUTORIAL in scenes.fought(pack, x.combat).special for x in first])
    t = given(tale="ember-loan", scene=first[0].id, seats=1).plays_on(until="prepare")
    assert "coach" in t.happened()


def test_what_was_told_before_a_choice_has_been_read() -> None:
    """FF.three-scenes: a page begins with what the choice has led to."""
    t = scene('{ id = "go", goto = "next" }')
    assert chronicle.saga(t.s).told == ("here",)
    assert chronicle.saga(t.group("go").s).told == ("next",)


# ---------------------------------------------------------------- rules (14–16)
def test_whoever_has_finished_the_story_knows_every_rule_and_is_told_none() -> None:
    """FF.all-rules-unlocked, FF.unlock-twice"""
    s = begun(camp(all_rules=True))
    assert chronicle.saga(s).rules == set(chronicle.tale(s).rules)
    answered(s, "learn")
    assert not [e for e in s.events if e.kind == "unlocks"]
    assert chronicle.saga(begun(camp())).rules == set()


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


def test_who_leaves_a_side_quest_for_good_is_in_the_main_story_again() -> None:
    """FF.side-quest, FF.victory-point: a way that leads no more to the rest; what is won there counts."""
    scenes = """
[[scene]]
id = "rest"
kind = "rest"
on_enter = [{ quest = "errand" }]
quests = ["errand"]
goto = "road"
[[scene]]
id = "door"
choices = [{ id = "in", goto = "hall" }, { id = "flee", goto = "road" }]
[[scene]]
id = "hall"
choices = [{ id = "home", goto = "@rest" }]
[[scene]]
id = "road"
choices = [{ id = "on", goto = "road" }]
[[quest]]
id = "errand"
start = "door"
"""
    t = given(stories=told(scenes), seats=1).group("side-quest:errand", "in").then("table", side="errand", time=2)
    t.group("home").then("table", scene="rest", side=None, time=2)
    t = given(stories=told(scenes), seats=1).group("side-quest:errand", "flee")
    t.then("table", scene="road", side=None, time=0, quests={"errand": "left"})


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


FELLED = '{ hp = -9, who = "mercenary" }'


@pytest.mark.parametrize(("effect", "who"), [("en = -1", "all"), ("en = -1", "mercenary"), ("corruption = 1", "all")])
def test_what_befalls_the_heroes_in_a_story_passes_over_who_lies_down(effect: str, who: str) -> None:
    """FF.story-knock-out"""
    both = f'{FELLED}, {{ {effect}, who = "{who}" }}'
    t = scene(f'{{ id = "go", effects = [{both}], goto = "next" }}', corruption="c-doubt c-greed").group("go")
    fell = "c-greed" if "corruption" in effect else "c-doubt"  # which is for having fallen, at the end of the scene
    t.then("you", energy=3, corruption=fell)
    assert t.happened().count("corruption") == (2 if "corruption" in effect else 1)


@pytest.mark.parametrize("effect", ['{ hp = -1, who = "one" }', '{ en = -1, who = "one" }', '{ corruption = 1, who = "one" }'])
def test_whoever_lies_down_is_not_the_one_who_is_picked(effect: str) -> None:
    """FF.story-knock-out, FF.group-choice"""
    t = scene(
        f'{{ id = "go", effects = [{FELLED}, {effect}], goto = "next" }}', third=hero("lord"), seats=3, corruption="c-doubt",
    ).group("go")  # fmt: skip
    t.asks("about-whom", options="shaman lord")


def test_a_story_heals_one_who_lies_down_but_not_whom_corruption_has_felled() -> None:
    """FF.story-knock-out, FF.corruption-knock-out"""
    heal = '{ hp = 1, who = "one" }'
    scene(f'{{ id = "go", effects = [{FELLED}, {heal}], goto = "next" }}', ally=hero(health=5)).group("go").asks("about-whom")
    t = scene(
        f'{{ id = "go", effects = [{{ corruption = 1, who = "mercenary" }}, {heal}], goto = "next" }}',
        you=hero("mercenary", health=2), ally=hero("shaman", health=4), corruption="c-embers",
    )  # fmt: skip
    t.group("go").then("ally", health=5).then("you", health=2)  # she gets up at the end, and was not asked about


def lore(who: str, energy: int, **fields: Any) -> Ruling:
    """An easy test of lore that costs somebody an energy; both heroes have the trait."""
    costs = f'{{ id = "try", test = {{ trait = "lore", difficulty = "easy" }}, effects = [{{ en = -1, who = "{who}" }}], '
    team = {"you": hero("mercenary", traits="lore", energy=energy), "ally": hero("shaman", traits="lore")}
    return scene(costs + 'pass = { goto = "next" }, fail = { goto = "else" } }', **team, **fields)


def odds(t: Ruling) -> tuple[int, bool]:
    """How likely the Mercenary is said to pass, and whether a reroll is counted in."""
    row = t.sees("you")["story"]["choices"][0]["trial"]
    return row["chances"]["mercenary"], "mercenary" in row["rerolls"]


@pytest.mark.parametrize("who", ["all", "tester", "mercenary"])
def test_the_chance_before_a_choice_counts_no_reroll_for_which_trying_leaves_no_energy(who: str) -> None:
    """FF.test, FF.test-reroll"""
    assert odds(lore(who, 1)) == (83, False)
    assert odds(lore(who, 2)) == (97, True)
    assert odds(lore("shaman", 1)) == (97, True)


@pytest.mark.parametrize("who", ["all", "tester"])
@pytest.mark.parametrize(("energy", "rerolls"), [(1, False), (2, True)])
def test_the_chance_before_a_hero_is_picked_counts_what_has_been_paid_once(who: str, energy: int, rerolls: bool) -> None:
    """FF.test, FF.test-reroll: and it is as it was said."""
    t = lore(who, energy, chance="test:fail").group("try")
    assert odds(t) == ((97, True) if rerolls else (83, False))
    t.group("mercenary")
    assert ("yes" in t.options()) == rerolls


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


def test_without_gold_and_food_a_rest_feeds_nobody_and_costs_nobody_anything() -> None:
    """FF.food, FF.no-free-health, FF.rest-end: going hungry is allowed."""
    t = rest(gold=0, food=0, you=hero("mercenary", health=2, energy=0)).group("visit:inn")
    assert not [x for x in t.options() if x.startswith(("eat", "buy-food", "heal"))]
    t.group("done").then("you", health=2, energy=3).then("table", food=0, gold=0)


def test_half_of_what_a_gold_heals_is_lost_with_the_rest() -> None:
    """FF.heal-price, FF.time-tokens"""
    t = rest(gold=1, you=hero("mercenary", health=5)).group("visit:inn", "heal:mercenary").then("table", gold=0)
    assert "heal:mercenary" in t.options()
    t.group("done", "again", "visit:inn").then("you", health=6)
    assert not [x for x in t.options() if x.startswith("heal")]


def test_a_place_that_was_closed_is_not_listed_at_the_next_rest() -> None:
    """FF.places-kept"""
    t = rest().group("visit:inn", "done", "close")
    assert [row["id"] for row in t.sees("you")["rest"]["places"]] == ["yard"]


def test_a_service_that_is_had_once_at_a_rest_is_had_again_at_the_next() -> None:
    """FF.rest-place"""
    credit = PLACES.replace('offers = ["heal", "food"]', 'special = [{ id = "on-credit", en = "s", fr = "s" }]')
    t = rest(stories=told(RESTS, credit, top=WORLD), you=hero("mercenary", health=1)).group("visit:inn", "service:on-credit")
    assert "service:on-credit" not in t.options()
    assert "service:on-credit" in t.group("done", "again", "visit:inn").options()


def test_a_shop_that_teaches_takes_its_time_for_a_lesson_too() -> None:
    """FF.shop, FF.skill-price: looking is free, and the first purchase is not."""
    hall = '[[place]]\nid = "inn"\nkind = "shop"\nstock = "smithy"\ntime = 2\nskills = ["all"]\nname = { en = "H", fr = "H" }'
    t = rest(stories=told(RESTS.replace(', "yard"', ""), hall, top=WORLD), places="inn", gold=40).then("table", time=3, visited=[])
    lessons = [x for x in t.options() if x.startswith("learn:")]
    t.group(lessons[0]).then("table", time=1, visited="inn").group(lessons[1]).then("table", time=1)


def test_a_side_quest_that_nobody_has_heard_of_does_not_end() -> None:
    """FF.side-quest"""
    ends = '{ id = "go", effects = [{ end_quest = "errand", result = "won" }], goto = "next" }'
    t = scene(ends).group("go").then("table", quests={})
    assert "quest-ends" not in t.happened()
    assert "quest-ends" in scene(ends, quests={"errand": "left"}).group("go").then("table", quests={"errand": "won"}).happened()


def test_a_side_quest_is_begun_only_where_a_rest_lists_it() -> None:
    """FF.side-quest: it waits elsewhere, however much time there is."""
    elsewhere = RESTS.replace('quests = ["errand"]\n', "")
    t = rest(stories=told(elsewhere, PLACES, top=WORLD), quests={"errand": "open"}).then("table", time=3)
    assert not [x for x in t.options() if x.startswith("side-quest")]
    assert "side-quest:errand" in rest(quests={"errand": "open"}).options()


def test_what_nobody_can_carry_is_bought_into_the_bag() -> None:
    """FF.party-bag, FF.item-slot: with both boards full nobody is asked where to put it."""
    shop = PLACES + '[[place]]\nid = "forge"\nkind = "shop"\nstock = "smithy"\nname = { en = "F", fr = "F" }'
    stories = told(RESTS.replace('"yard"]', '"yard", "forge"]'), shop, top=WORLD)
    others = [c for c in rest().s.pack.items.values() if c.shop != "smithy" and not c.only]
    fit = {slot: [c.id for c in others if c.slot == slot] for slot in set(BOARD_SLOTS)}
    full = [" ".join([fit[slot].pop() for slot in BOARD_SLOTS]) for _ in range(2)]
    t = rest(stories=stories, places="forge", gold=40, you=hero("mercenary", items=full[0]), ally=hero("lord", items=full[1]))
    item = next(x for x in t.options() if x.startswith("buy:")).removeprefix("buy:")
    t.group(f"buy:{item}").asks("rest").then("table", bag=item)


# ---------------------------------------------------------------- acts begun again, heroes exchanged, other players (276–278)
CAMP = """
[[scene]]
id = "camp"
choices = [
    { id = "learn", effects = [{ rule = "traps" }, { rule = "upgradable-skills" }], goto = "camp" },
    { id = "rest", goto = "rest" },
]
[[scene]]
id = "rest"
kind = "rest"
on_enter = [{ place = "inn" }, { place = "yard" }, { quest = "errand" }]
places = ["inn", "yard"]
quests = ["errand"]
goto = "camp"
[[scene]]
id = "door"
choices = [{ id = "back", goto = "@rest" }]
[[quest]]
id = "errand"
start = "door"
"""


def camp(*heroes: str, **options: Any) -> dict[str, Any]:
    """A campaign that begins in a camp, from which one rests."""
    team = list(heroes or ("mercenary", "shaman"))
    return GAME.setup(**{"stories": told(CAMP, PLACES, top=WORLD), "heroes": team, "seats": len(team), **options})


def started(new: dict[str, Any]) -> Fate:
    return begun(GAME.setup(**json.loads(json.dumps(new))), 5)


def answered(s: Fate, *keys: str) -> Fate:
    """Whoever can answers with these keys, one after the other."""
    for key in keys:
        d = s.pending
        assert d is not None
        for o in d.options:
            own = d.of(d.seat_of(o))
            if own is not None and GAME.key(s, own, d.option_of(o)) == key:
                reply(s, o)
                break
        else:
            raise AssertionError(f"nobody can answer {key}")
    return s


def taught(s: Fate, id: str) -> list[str]:
    """The skills of a hero that the yard shows."""
    return [s.pack.cards[i].id for i in s.stock[s.open.index("yard")] if s.pack.cards[i].hero == id]


def test_a_trainer_shows_a_newcomer_four_skills_at_once() -> None:
    """FF.trainer-stock, FF.hero-swap: others are shown what they were, and nobody what is the other's."""
    old = camp()
    s = answered(begun(old), "rest")
    t = started(changes.swap_hero(s, old, "mercenary", "thief"))
    assert len(taught(t, "thief")) == len(set(taught(t, "thief"))) == 4 and not taught(t, "mercenary")
    assert taught(t, "shaman") == taught(s, "shaman")
    t.gold = 9
    skill = t.pack.skills[taught(t, "thief")[0]]
    assert skill.index in t.heroes[0].skills or answered(t, "visit:yard", f"learn:{skill.id}").heroes[0].skills[-1] == skill.index


def test_a_newcomer_on_a_side_quest_finds_the_trainer_ready_at_the_rest_that_waits() -> None:
    """FF.trainer-stock, FF.side-quest"""
    old = camp()
    s = answered(begun(old), "rest", "side-quest:errand")
    t = answered(started(changes.swap_hero(s, old, "shaman", "lord")), "back")
    assert chronicle.saga(t).at == "rest" and len(taught(t, "lord")) == 4


def test_where_nobody_rests_a_newcomer_is_shown_nothing_and_what_it_took_is_not_shown_later() -> None:
    """FF.trainer-stock"""
    old = camp()
    s = begun(old)
    bought = min([c for c in s.pack.skills.values() if c.hero == "mercenary" and c.level == 1], key=lambda c: c.cost)
    s.hero(0).skills = (*s.heroes[0].skills, bought.index)
    t = started(changes.swap_hero(s, old, "mercenary", "thief"))
    assert t.stock == () and t.pending is not None and t.pending.kind == "new-skill"
    reply(t, t.pending.options[0])
    took = t.pack.cards[t.heroes[0].skills[-1]].id
    assert took not in taught(answered(t, "rest"), "thief")
    later = started(changes.swap_hero(answered(begun(old), "rest", "done", "done"), old, "mercenary", "thief"))
    assert later.stock == ()  # the rest is over


def test_what_only_the_leaver_can_use_leaves_the_bag_too_and_comes_back_with_it_once() -> None:
    """FF.swap-terms, FF.one-of-each"""
    old = camp()
    s = answered(begun(old), "packs", "arrange:shamanic-drum", "bag")
    assert [s.gear[i].d.id for i in s.bag] == ["shamanic-drum"]
    new = GAME.setup(**changes.swap_hero(s, old, "shaman", "lord"))
    t = started(new)
    assert t.bag == ()
    u = started(changes.swap_hero(t, new, "lord", "shaman"))
    assert [u.gear[i].d.id for i in u.heroes[1].board if i >= 0] == ["shamanic-drum"] and u.bag == ()
    assert not isinstance(setup.census(u), str)


def test_a_rule_that_was_unlocked_stays_so_when_the_act_is_begun_again_and_is_not_told_a_second_time() -> None:
    """FF.unlocked-rule, FF.unlock-twice, FF.restart-act: its box is ticked."""
    old = camp()
    s = answered(begun(old), "learn")
    assert [e.note for e in s.events if e.kind == "unlocks"] == ["traps", "upgradable-skills"]
    t = answered(started(changes.restart_act(s, old, old["heroes"], 2)), "done", "done")
    assert chronicle.saga(t).rules == {"traps", "upgradable-skills"}
    answered(t, "learn")
    assert not [e for e in t.events if e.kind == "unlocks"]


@pytest.mark.parametrize("known", [False, True])
def test_an_act_that_is_begun_again_sells_the_skills_that_were_for_sale_when_it_began(known: bool) -> None:
    """FF.restart-keeps, FF.skill-upgrade: better ones only where that rule was known by then."""
    old = camp(all_rules=known)
    s = answered(begun(old), "learn")
    t = started(changes.restart_act(s, old, old["heroes"], 2))
    first = min([c for c in t.pack.skills.values() if c.better and c.hero == "mercenary" and c.level == 1], key=lambda c: c.cost)
    t.gold = 40
    answered(t, first.id)
    d = t.pending
    assert d is not None and d.kind == "rebuy"
    offered = {d.option_of(o) for o in d.options}
    assert (first.better[0] in offered) == known


def test_traits_of_those_who_left_go_to_newcomers_each_card_to_one_of_them_and_none_twice() -> None:
    """FF.restart-keeps: what a newcomer has already, the next one may have."""
    old = camp("mercenary", "shaman", "lord", "sylvan-guard")
    s = begun(old)
    s.hero(0).traits = ("resilience", "guile", "lore")
    s.hero(1).traits = ("insight", "lore", "might")
    t = started(changes.restart_act(s, old, ["thief", "lord", "sylvan-guard"], 3))
    assert t.heroes[0].traits == ("guile", "lore", "might")
    u = started(changes.restart_act(s, old, ["thief", "sylvan-guard"], 2))
    assert u.heroes[0].traits == ("guile", "lore", "might") and u.heroes[1].traits == ("perception",)


def test_an_act_is_begun_again_with_whom_came_in_the_middle_of_it_or_with_whom_had_left() -> None:
    """FF.restart-act, FF.hero-swap"""
    old = camp()
    new = GAME.setup(**changes.swap_hero(begun(old), old, "mercenary", "thief"))
    s = started(new)
    for heroes in (["thief", "shaman"], ["mercenary", "shaman"], ["lord", "thief", "mercenary"]):
        t = answered(started(changes.restart_act(s, new, heroes, 2)), "done", "done")
        assert [h.d.id for h in t.heroes] == heroes and chronicle.saga(t).at == "camp"
        assert not isinstance(setup.census(t), str)


def test_other_players_take_their_seats_between_two_scenes_and_alone_one_plays_by_the_solo_rules() -> None:
    """FF.players, FF.solo: two heroes for one person, three for no fewer than two, and nobody without a hero."""
    old = camp()
    s = begun(old)
    assert not s.solo
    new = GAME.setup(**changes.seat_players(s, old, 1))
    t = started(new)
    assert t.solo and [h.seat for h in t.heroes] == [0, 0]
    assert not started(changes.seat_players(t, new, 2)).solo
    with pytest.raises(BadSetup):
        changes.seat_players(s, old, 3)
    three = camp("mercenary", "shaman", "lord", seats=2)
    with pytest.raises(BadSetup):
        changes.seat_players(begun(three), three, 1)
    assert [h.seat for h in started(changes.seat_players(begun(three), three, 3)).heroes] == [0, 1, 2]


def test_a_change_of_players_at_a_rest_asks_each_of_them_again() -> None:
    """FF.rest-end, FF.players: nobody is done who has just sat down."""
    old = camp("mercenary", "shaman", "lord", seats=2)
    s = answered(begun(old), "rest", "visit:inn", "done")
    assert len(s.resting) == 1
    t = started(changes.seat_players(s, old, 3))
    assert t.resting == (0, 1, 2) and t.time == s.time == 2 and t.stock == s.stock
    answered(t, "done", "done", "done")
    assert chronicle.saga(t).at == "camp"


def remembered(s: Fate, hero: dict[str, Any] | None = None, **fields: Any) -> Fate:
    """How the chronicle stood when its act began was this, for its first hero and for the group."""
    x = chronicle.saga(s)
    began = json.loads(x.began)
    began["heroes"][0].update(hero or {})
    x.began = memoir.text({**began, **fields})
    return s


def again(s: Fate, old: dict[str, Any], *heroes: str) -> Fate:
    team = list(heroes) or old["heroes"]
    return started(changes.restart_act(s, old, team, len(team)))


def test_an_act_that_is_begun_again_has_the_food_of_then_and_no_points_for_traits_that_are_kept() -> None:
    """FF.restart-keeps, FF.trait-points"""
    old = camp()
    s = remembered(begun(old), food=2, trait_points=4)
    s.food, s.trait_points = 5, 1  # three of them have bought a trait
    t = again(s, old)
    assert (t.food, t.trait_points) == (2, 1)
    s.trait_points = 6  # won in the act that is begun again
    assert again(s, old).trait_points == 4


def test_dice_and_boxes_that_victories_had_given_before_the_act_are_there_again_for_newcomers_too() -> None:
    """FF.act-snapshot, FF.victory-table: a newcomer has as many dice, of its own colours, and boxes that have grown as much."""
    old = camp()
    s = begun(old)
    m, d = s.heroes[0], s.pack.hero("thief")
    remembered(s, {"dice": ["red", "green"], "hp_max": m.hp_max + 1, "hp": m.hp_max + 1, "en_max": m.en_max + 1})
    t = again(s, old)
    assert [DICE[x] for x in t.heroes[0].more_dice] == ["red", "green"]
    assert (t.heroes[0].hp_max, t.heroes[0].en_max) == (m.hp_max + 1, m.en_max + 1)
    u = again(s, old, "thief", "shaman")
    assert len(u.heroes[0].more_dice) == 2 and set(u.heroes[0].more_dice) <= set(d.dice)
    assert (u.heroes[0].hp_max, u.heroes[0].en_max) == (d.hp + 1, d.energy + 1)
    assert (u.heroes[0].hp, u.heroes[0].en) == (d.hp + 1, d.energy + 1)


def test_a_newcomer_has_as_many_dice_and_as_much_more_in_its_boxes_as_whom_it_replaces() -> None:
    """FF.swap-terms, FF.victory-table"""
    old = camp()
    s = begun(old)
    h = s.hero(0)
    h.more_dice, h.hp_max, h.en_max = (DICE.index("red"),), h.hp_max + 1, h.en_max + 1
    d = s.pack.hero("thief")
    t = started(changes.swap_hero(s, old, "mercenary", "thief"))
    assert len(t.heroes[0].more_dice) == 1 and t.heroes[0].more_dice[0] in d.dice
    assert (t.heroes[0].hp_max, t.heroes[0].en_max) == (d.hp + 1, d.energy + 1)
    assert (t.heroes[0].hp, t.heroes[0].en) == (d.hp, d.energy)  # one of each was lacking


def test_armour_is_whole_and_uses_are_as_they_were_when_an_act_is_begun_again() -> None:
    """FF.restart-keeps, FF.armour"""
    old = camp()
    s = begun(old)
    coat = s.pack.items["scale-coat"]
    charged = next(c for c in s.pack.items.values() if c.uses == CHARGED and not c.only)
    gear = [*json.loads(chronicle.saga(s).began)["gear"], [coat.id, 0, 0], [charged.id, 0, 1]]
    t = again(remembered(s, gear=gear, bag=[len(gear) - 2, len(gear) - 1]), old)
    kept = {t.gear[i].d.id: t.gear[i] for i in t.bag}
    assert (kept[coat.id].cubes, kept[charged.id].left) == (coat.armour, 1)


def test_chance_is_where_it_was_when_the_act_began() -> None:
    """FF.act-snapshot, FF.streams: whoever begins again draws again what was drawn."""
    old = camp()
    s = answered(begun(old), "rest")
    began = json.loads(chronicle.saga(s).began)
    assert memoir.taken(s, memoir.RESTING)["chance"] != began["chance"]
    assert changes.restart_act(s, old, old["heroes"], 2)["memoir"]["chance"] == began["chance"]
    t = answered(again(s, old), "done", "done", "rest")
    assert t.stock == s.stock


def test_what_a_service_has_left_on_a_hero_goes_with_its_place_in_the_group() -> None:
    """FF.rest-place, FF.hero-swap, FF.restart-act"""
    old = camp()
    s = begun(old)
    chronicle.saga(s).lasting = ("mask", "measured:mercenary", "tired:shaman")
    t = started(changes.swap_hero(s, old, "mercenary", "thief"))
    assert chronicle.saga(t).lasting == ("mask", "measured:thief", "tired:shaman")
    began = json.loads(chronicle.saga(s).began)
    began["saga"]["lasting"] = ["mask", "measured:mercenary", "tired:shaman"]
    chronicle.saga(s).began = memoir.text(began)
    assert chronicle.saga(again(s, old, "thief", "shaman")).lasting == ("mask", "tired:shaman")


def test_a_reward_of_a_skill_offers_none_that_the_hero_has_or_has_improved() -> None:
    """FF.victory-table"""
    fight = '[[scene]]\nid = "f"\nkind = "combat"\ncombat = "a1-culvert"\nwin = "f"\nlose = "f"'
    pack = rest().s.pack
    cheap = [c for c in pack.skills.values() if c.hero == "mercenary" and c.level == 1 and c.cost <= 4]
    improved = next(c for c in cheap if c.better)
    owned = next(c for c in cheap if c is not improved)
    better = pack.cards[improved.better[0]].id
    t = given(
        stories=told(fight), seats=1, points=3, fought="won", you=hero("mercenary", skills=f"{owned.id} {better}"),
    ).group("gold-4", "skill-4")  # fmt: skip
    t.asks("new-skill", "you")
    assert {*t.options()} == {"done", *[c.id for c in cheap if c not in (owned, improved)]}


@pytest.mark.parametrize(
    ("bought", "takes", "dearest"),
    [("m-brute", ["t-knives"], 4), ("m-beheading", ["t-fingers"], 5), ("m-brute m-ram", ["t-ambush"], 5),
     ("m-brute m-ram", ["t-dodge", "t-lucky"], 5), ("m-taunt-2", ["t-smoke"], 5)],
)  # fmt: skip
def test_a_newcomer_takes_as_many_skills_and_pays_in_all_one_more_than_the_other_had(
    bought: str, takes: list[str], dearest: int
) -> None:
    """FF.swap-terms: a better skill counts as its first and one more; what is left over buys nothing else."""
    old = camp()
    s = begun(old)
    s.hero(0).skills = (*s.heroes[0].skills, *[s.pack.skills[id].index for id in bought.split()])
    t = started(changes.swap_hero(s, old, "mercenary", "thief"))
    gold, d = t.gold, t.pending
    assert d is not None and d.kind == "new-skill"
    offered = [t.pack.cards[o] for o in d.options[:-1]]
    assert max([c.cost for c in offered]) == dearest and {c.level for c in offered} == {1}
    answered(t, *takes)
    assert t.pending is not None and t.pending.kind == "choice" and t.gold == gold
    assert [t.pack.cards[i].id for i in t.heroes[0].skills[2:]] == takes


# ---------------------------------------------------------------- what comes with combats (12, 18, 291, 294)
def test_a_hero_who_has_drawn_a_fear_card_may_draw_another_in_the_next_round() -> None:
    """FF.fear-once"""
    t = given(
        map="mill-ford", you=hero("mercenary", at="b", feared=True), ally=hero("shaman", at="f"), enemies="wight.1@c",
        step="upkeep", rounds=3,
    )  # fmt: skip
    t.plays_on(until="prepare").then("you", feared=False)


def test_when_a_scene_ends_every_fear_card_is_in_the_deck_and_none_beside_it() -> None:
    """FF.fear-once"""
    t = given(
        map="mill-ford", you=hero("mercenary", at="b"), ally=hero("shaman", at="f"), enemies="wight.1@c", fear="f-wound",
        step="enemies", rounds=1,
    )  # fmt: skip
    t.plays_on(until="nothing").because("FF.fear", "FF.singles-back")
    assert len(set(t.s.fear_deck)) == len(t.s.pack.fear) and t.s.fear_discard == ()


def test_alone_nobody_is_hushed_while_the_enemies_act() -> None:
    """FF.hardcore-quiet, FF.solo"""
    for seats in (1, 2):
        here: dict[str, Any] = {"you": hero("mercenary", at="b"), "ally": hero("shaman", at="a")}
        s = given(map="mill-ford", hardcore=True, seats=seats, **here).s.clone()
        s.phase, s.turn = ENEMIES, -1
        assert GAME.view(s, 0)["quiet"] == (seats > 1)


def test_the_coach_does_not_say_what_somebody_has_been_taught() -> None:
    """FF.tutorial-steps"""
    for taught_ in ((), ("zones",)):
        s = begun(GAME.setup(scene="ford-tutorial", seats=1, taught=list(taught_)))
        said = [e.note for e in s.events if e.kind == "coach"]
        assert "objective" in said and ("zones" in said) == (not taught_)


def test_the_special_rules_of_a_combat_stand_beside_it_at_any_time() -> None:
    """FF.scene-rules: in both languages, whoever looks and whatever is asked."""
    pack = rest().s.pack
    d = next(x for x in pack.scenes.values() if languages.scenes("en").special_text(pack, x, 2))
    t = given(scene=d.id, you=hero("mercenary", results="move"), ally=hero("shaman"))
    for lang in LANGUAGES:
        wanted = languages.scenes(lang).special_text(pack, d, 2)
        for seat in (0, 1, None):
            rules = GAME.scene({**GAME.view(t.s, seat), "decision": None}, {"content": ""}, lang).zone("rules")
            assert rules is not None and {*wanted} <= {x.name for x in rules.things}
