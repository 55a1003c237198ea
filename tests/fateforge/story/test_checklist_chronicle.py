"""The checklist's chronicle, item by item, where no other ruling would have noticed that a rule is broken."""

from __future__ import annotations

from typing import Any

import pytest
from fateforge.saves.walking import begun
from fateforge.worlds import PLACES, WORLD

from tableforge.fateforge import cards
from tableforge.fateforge.app import coach
from tableforge.fateforge.battle import scenes
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.doors.testing import Ruling, given, hero, told
from tableforge.fateforge.game import GAME
from tableforge.fateforge.pieces import BOARD_SLOTS
from tableforge.fateforge.state import ENEMIES
from tableforge.fateforge.tale import chronicle, hearsay
from tableforge.fateforge.tale.definition import COMBAT
from tableforge.fateforge.voice import languages
from tableforge.tongue.text import LANGUAGES


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
    given(stories=bars, seats=1, scene="fight", fought="O1 O2").then(
        "table", scene="nearly", points=0, fights_lost="a1-culvert"
    )


def test_whichever_combat_comes_first_in_our_campaign_has_its_coach() -> None:
    """FF.tutorial"""
    ours, pack = tale(), cards.pack()
    first = [x for x in hearsay.ahead(ours, ours.start, (COMBAT,)) if x.kind == COMBAT]
    assert first and all([coach.TUTORIAL in scenes.fought(pack, x.combat).special for x in first])
    t = given(tale="ember-loan", scene=first[0].id, seats=1).plays_on(until="prepare")
    assert "coach" in t.happened()


def test_what_was_told_before_a_choice_has_been_read() -> None:
    """FF.three-scenes: a page begins with what the choice has led to."""
    t = scene('{ id = "go", goto = "next" }')
    assert chronicle.saga(t.s).told == ("here",)
    assert chronicle.saga(t.group("go").s).told == ("next",)


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
    scenes = (
        WALK.replace('goto = "before" }', 'goto = "rest" }')
        + """
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
    )
    t = given(stories=told(scenes, city=CITY), seats=1).group(
        "laundry", "e", "arrested", "side-quest:errand", "home", "done"
    )
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
    t.group("e", "home").then("table", scene="rest", time=1, side=None, spot=None, quests={"errand": "won"}).asks(
        "rest"
    )
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


@pytest.mark.parametrize(
    "effect", ['{ hp = -1, who = "one" }', '{ en = -1, who = "one" }', '{ corruption = 1, who = "one" }']
)
def test_whoever_lies_down_is_not_the_one_who_is_picked(effect: str) -> None:
    """FF.story-knock-out, FF.group-choice"""
    t = scene(
        f'{{ id = "go", effects = [{FELLED}, {effect}], goto = "next" }}',
        third=hero("lord"),
        seats=3,
        corruption="c-doubt",
    ).group("go")
    t.asks("about-whom", options="shaman lord")


def test_a_story_heals_one_who_lies_down_but_not_whom_corruption_has_felled() -> None:
    """FF.story-knock-out, FF.corruption-knock-out"""
    heal = '{ hp = 1, who = "one" }'
    scene(f'{{ id = "go", effects = [{FELLED}, {heal}], goto = "next" }}', ally=hero(health=5)).group("go").asks(
        "about-whom"
    )
    t = scene(
        f'{{ id = "go", effects = [{{ corruption = 1, who = "mercenary" }}, {heal}], goto = "next" }}',
        you=hero("mercenary", health=2),
        ally=hero("shaman", health=4),
        corruption="c-embers",
    )
    t.group("go").then("ally", health=5).then("you", health=2)  # she gets up at the end, and was not asked about


def lore(who: str, energy: int, **fields: Any) -> Ruling:
    """An easy test of lore that costs somebody an energy; both heroes have the trait."""
    costs = (
        f'{{ id = "try", test = {{ trait = "lore", difficulty = "easy" }}, effects = [{{ en = -1, who = "{who}" }}], '
    )
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
def test_the_chance_before_a_hero_is_picked_counts_what_has_been_paid_once(
    who: str, energy: int, rerolls: bool
) -> None:
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
    )
    t.group("try").then("table", scene="else").then("you", health=6).then("ally", health=5)


def test_who_is_rid_of_two_corruption_cards_is_rid_of_two_or_of_the_one_it_has() -> None:
    """FF.purify"""
    rid = '{ id = "go", effects = [{ corruption = -2, who = "all" }], goto = "next" }'
    t = scene(rid, you=hero(corruption="c-greed c-doubt c-twitch"), ally=hero(corruption="c-brittle")).group("go")
    t.group("c-doubt", "c-greed").then("you", corruption="c-twitch").then("ally", corruption=[]).asks("choice")


# ---------------------------------------------------------------- rests (260, 268, 269)
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
    t = rest(stories=told(RESTS, credit, top=WORLD), you=hero("mercenary", health=1)).group(
        "visit:inn", "service:on-credit"
    )
    assert "service:on-credit" not in t.options()
    assert "service:on-credit" in t.group("done", "again", "visit:inn").options()


def test_a_shop_that_teaches_takes_its_time_for_a_lesson_too() -> None:
    """FF.shop, FF.skill-price: looking is free, and the first purchase is not."""
    hall = '[[place]]\nid = "inn"\nkind = "shop"\nstock = "smithy"\ntime = 2\nskills = ["all"]\nname = { en = "H", fr = "H" }'
    t = rest(stories=told(RESTS.replace(', "yard"', ""), hall, top=WORLD), places="inn", gold=40).then(
        "table", time=3, visited=[]
    )
    lessons = [x for x in t.options() if x.startswith("learn:")]
    t.group(lessons[0]).then("table", time=1, visited="inn").group(lessons[1]).then("table", time=1)


def test_a_side_quest_that_nobody_has_heard_of_does_not_end() -> None:
    """FF.side-quest"""
    ends = '{ id = "go", effects = [{ end_quest = "errand", result = "won" }], goto = "next" }'
    t = scene(ends).group("go").then("table", quests={})
    assert "quest-ends" not in t.happened()
    assert (
        "quest-ends"
        in scene(ends, quests={"errand": "left"}).group("go").then("table", quests={"errand": "won"}).happened()
    )


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
    t = rest(
        stories=stories, places="forge", gold=40, you=hero("mercenary", items=full[0]), ally=hero("lord", items=full[1])
    )
    item = next(x for x in t.options() if x.startswith("buy:")).removeprefix("buy:")
    t.group(f"buy:{item}").asks("rest").then("table", bag=item)


def test_a_reward_of_a_skill_offers_none_that_the_hero_has_or_has_improved() -> None:
    """FF.victory-table"""
    fight = '[[scene]]\nid = "f"\nkind = "combat"\ncombat = "a1-culvert"\nwin = "f"\nlose = "f"'
    pack = rest().s.pack
    cheap = [c for c in pack.skills.values() if c.hero == "mercenary" and c.level == 1 and c.cost <= 4]
    improved = next(c for c in cheap if c.better)
    owned = next(c for c in cheap if c is not improved)
    better = pack.cards[improved.better[0]].id
    t = given(
        stories=told(fight),
        seats=1,
        points=3,
        fought="won",
        you=hero("mercenary", skills=f"{owned.id} {better}"),
    ).group("gold-4", "skill-4")
    t.asks("new-skill", "you")
    assert {*t.options()} == {"done", *[c.id for c in cheap if c not in (owned, improved)]}


# ---------------------------------------------------------------- what comes with combats (12, 18, 291, 294)
def test_a_hero_who_has_drawn_a_fear_card_may_draw_another_in_the_next_round() -> None:
    """FF.fear-once"""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", feared=True),
        ally=hero("shaman", at="f"),
        enemies="wight.1@c",
        step="upkeep",
        rounds=3,
    )
    t.plays_on(until="prepare").then("you", feared=False)


def test_when_a_scene_ends_every_fear_card_is_in_the_deck_and_none_beside_it() -> None:
    """FF.fear-once"""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="f"),
        enemies="wight.1@c",
        fear="f-wound",
        step="enemies",
        rounds=1,
    )
    t.plays_on(until="nothing").because("FF.fear", "FF.singles-back")
    assert len(set(t.s.fear_deck)) == len(t.s.pack.fear) and t.s.fear_discard == ()


def test_alone_nobody_is_hushed_while_the_enemies_act() -> None:
    """FF.hardcore-quiet, FF.solo"""
    for seats in (1, 2):
        here: dict[str, Any] = {"you": hero("mercenary", at="b"), "ally": hero("shaman", at="a")}
        s = given(map="mill-ford", hardcore=True, seats=seats, **here).s.clone()
        s.phase, s.turn = ENEMIES, -1
        assert GAME.shown.view(s, 0)["quiet"] == (seats > 1)


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
            rules = GAME.shown.scene({**GAME.shown.view(t.s, seat), "decision": None}, {"content": ""}, lang).zone(
                "rules"
            )
            assert rules is not None and {*wanted} <= {x.name for x in rules.things}
