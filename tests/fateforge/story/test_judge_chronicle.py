"""A judge's rulings on the chronicle, written from the rulebook before the engine was read: corners where rules meet."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fateforge.saves.walking import begun, setup_of, walk

from tableforge.errors import BadContent
from tableforge.fateforge.camp.rewards import TABLE
from tableforge.fateforge.doors.testing import Ruling, given, hero, told
from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import changes, chronicle
from tableforge.fateforge.tale.definition import COMBAT
from tableforge.kernel.core import reply

WORLD = """
rules = ["chests", "traps", "upgradable-skills"]
counters = ["clauses"]
[[reputation]]
id = "militia"
[[reputation]]
id = "orsa"
kind = "person"
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
"""
    return given(**{"stories": told(scenes, top=WORLD), "seats": 1, **fields})


def trying(
    more: str = "", test: str = 'trait = "lore", difficulty = "medium"', choice: str = "", **fields: Any
) -> Ruling:
    """A choice with a test: passed it leads to `next`, failed to `else`."""
    fail = f'{{ goto = "else", effects = [{more}] }}'
    return scene(f'{{ id = "try", test = {{ {test} }}, {choice} pass = {{ goto = "next" }}, fail = {fail} }}', **fields)


# ---------------------------------------------------------------- tests and knock-outs (235, 237, 243, 250–254)
def test_the_price_of_trying_is_paid_by_who_tries() -> None:
    """FF.test, FF.flags: a price for the tester is one hero's, whoever is picked, before the dice."""
    t = trying(choice='effects = [{ hp = -1, who = "tester" }],', chance="test:success test:success")
    t.group("try", "shaman").then("ally", health=5).then("you", health=7).then("table", scene="next")


def test_whom_the_price_of_trying_fells_has_failed_without_a_roll() -> None:
    """FF.story-knock-out, FF.test"""
    t = trying(choice='effects = [{ hp = -1, who = "tester" }],', ally=hero("shaman", health=1), corruption="c-greed")
    t.group("try", "shaman").then("table", scene="else", trait_points=0).then("ally", corruption="c-greed", health=2)
    assert "test-passed" not in t.happened() and "test-failed" not in t.happened()


def test_in_a_test_of_all_everybody_pays_the_price_of_a_tester() -> None:
    """FF.test"""
    t = trying(
        choice='effects = [{ en = -1, who = "tester" }],',
        test='trait = "lore", difficulty = "easy", who = "all"',
        chance="test:success test:success",
    )
    t.group("try").then("you", energy=2).then("ally", energy=3).then("table", scene="next")


def test_the_price_that_fells_everybody_fails_the_test() -> None:
    """FF.story-knock-out: nobody is left to be picked, nobody rolls, and the story goes on."""
    t = trying(choice='effects = [{ hp = -9, who = "all" }],', corruption="c-greed c-twitch").group("try")
    t.then("table", scene="else").then("you", health=2, down=False).then("ally", health=2, down=False)
    assert "test-failed" not in t.happened()


def test_a_test_of_all_with_one_of_them_down_is_failed_whatever_the_others_roll() -> None:
    """FF.story-knock-out, FF.trait-points"""
    t = trying(
        test='trait = "lore", difficulty = "medium", who = "all"',
        choice='effects = [{ hp = -9, who = "mercenary" }],',
        chance="test:success test:success",
        corruption="c-greed",
    )
    t.group("try").then("table", scene="else", trait_points=0)


def test_whispers_make_an_easy_test_harder_but_worth_no_points() -> None:
    """FF.whispers, FF.trait-points: points go by the difficulty, not by the dice."""
    t = trying(
        test='trait = "lore", difficulty = "easy"',
        chance="test:success test:success",
        you=hero("mercenary", corruption="c-whispers"),
    )
    t.group("try", "mercenary").then("table", scene="next", trait_points=0)


def test_a_failed_hard_test_brings_no_points_and_hurts_the_tester_alone() -> None:
    """FF.trait-points, FF.flags"""
    t = trying(
        '{ hp = -2, who = "tester" }',
        'trait = "lore", difficulty = "hard"',
        chance="test:success test:success test:fail",
    )
    t.group("try", "shaman").then("ally", health=4).then("you", health=7).then("table", trait_points=0, scene="else")


def test_whom_the_failure_fells_lies_down_in_the_scene_that_ends_and_gets_up_in_the_next() -> None:
    """FF.story-recovery"""
    t = trying('{ hp = -9, who = "tester" }', chance="test:fail test:fail", corruption="c-greed")
    t.group("try", "shaman").then("ally", down=False, health=2, corruption="c-greed").because("FF.story-recovery")


def test_two_who_fall_draw_a_card_each_but_whom_corruption_felled_draws_none() -> None:
    """FF.story-recovery, FF.corruption-knock-out"""
    fell = (
        '{ id = "go", effects = [{ corruption = 1, who = "shaman" }, { hp = -9, who = "mercenary" }], goto = "next" }'
    )
    t = scene(fell, ally=hero("shaman", health=2), corruption="c-embers c-greed c-twitch").group("go")
    t.then("you", health=2, corruption="c-greed").then("ally", health=2, corruption=[])


def test_who_falls_before_a_combat_begins_it_with_two_health_and_a_card() -> None:
    """FF.story-recovery"""
    scenes = """
[[scene]]
id = "here"
choices = [{ id = "charge", effects = [{ hp = -9, who = "mercenary" }], goto = "fight" }]
[[scene]]
id = "fight"
kind = "combat"
combat = "a1-culvert"
win = "here"
lose = "here"
"""
    t = given(stories=told(scenes), seats=1, corruption="c-greed").group("charge")
    t.then("you", down=False, health=2, corruption="c-greed")
    assert t.s.scene is not None


def test_a_fallen_hero_eats_itself_up_on_the_map() -> None:
    """FF.food, FF.story-knock-out: an exploration is a story, too."""
    city = 'id = "c"\n[[place]]\nid = "a"\nexits = { e = "b" }\n[[place]]\nid = "b"\nexits = { w = "a" }'
    scenes = """
[[scene]]
id = "walk"
kind = "exploration"
on_enter = [{ hp = -9, who = "mercenary" }]
map = "c"
start = "a"
budget = 2
goals = [{ place = "b", goto = "there" }]
late = "there"
[[scene]]
id = "there"
choices = [{ id = "on", goto = "there" }]
"""
    t = given(stories=told(scenes, city=city), seats=1, food=1).then("you", down=True)
    t.group("packs", "eat:mercenary", "e").then("you", down=False, health=1, corruption=[]).then(
        "table", scene="there", food=0
    )


# ---------------------------------------------------------------- thresholds and bounds (249, 256)
@pytest.mark.parametrize(("n", "there"), [(1, False), (2, True), (3, True), (4, False)])
def test_a_range_of_regard_includes_both_its_ends(n: int, there: bool) -> None:
    """FF.reputation"""
    t = scene(
        '{ id = "ask", when = { rep = "militia", min = 2, max = 3 }, goto = "next" }, { id = "go", goto = "next" }',
        regard={"militia": n},
    )
    assert ("ask" in t.options()) == there


def test_regard_that_was_cut_off_at_the_bound_is_not_remembered() -> None:
    """FF.reputation: five and three more and one less is four."""
    both = '{ id = "go", effects = [{ rep = "orsa", by = 3 }, { rep = "orsa", by = -1 }], goto = "next" }'
    scene(both, regard={"orsa": 4}).group("go").then("table", regard={"orsa": 4})


def test_a_mark_that_all_can_see_closes_a_choice_and_losing_it_opens_it_again() -> None:
    """FF.reputation, FF.purify"""
    ask = '{ id = "ask", when = { rep = "orsa", min = 1 }, goto = "next" }'
    rid = '{ id = "rid", effects = [{ corruption = -1, who = "mercenary" }], goto = "here" }'
    t = scene(f"{ask}, {rid}", regard={"orsa": 1}, you=hero("mercenary", corruption="c-marked"))
    assert t.options() == ["rid"]
    t.group("rid")
    assert "ask" in t.options()


def test_gold_that_a_choice_wants_is_enough_when_it_is_exactly_there() -> None:
    """FF.gold-shared"""
    pay = '{ id = "pay", when = { gold = 2 }, effects = [{ gold = -2 }], goto = "next" }, { id = "go", goto = "next" }'
    assert "pay" not in scene(pay, gold=1).options()
    scene(pay, gold=2).group("pay").then("table", gold=0)


# ---------------------------------------------------------------- rests, shops, side quests (260–270)
PLACES = """
[[place]]
id = "inn"
offers = ["heal", "food"]
name = { en = "Inn", fr = "Auberge" }
[[place]]
id = "forge"
kind = "shop"
stock = "smithy"
name = { en = "Forge", fr = "Forge" }
[[place]]
id = "hedge"
kind = "shop"
time = 2
stock = "grove"
name = { en = "Hedge", fr = "Haie" }
"""
RESTS = """
[[scene]]
id = "rest"
kind = "rest"
time = 2
places = ["inn", "forge", "hedge"]
quests = ["errand"]
goto = "morning"
[[scene]]
id = "morning"
choices = [{ id = "again", goto = "rest" }, { id = "offer", effects = [{ quest = "errand" }], goto = "rest" }]
[[scene]]
id = "door"
choices = [{ id = "fight", goto = "brawl" }, { id = "fall", effects = [{ hp = -9, who = "mercenary" }], goto = "@rest" }, { id = "home", goto = "rest" }, { id = "win", effects = [{ end_quest = "errand", result = "won" }], goto = "@rest" }]
[[scene]]
id = "brawl"
kind = "combat"
combat = "a1-toll-bar"
win = { goto = "@rest", effects = [{ end_quest = "errand", result = "won" }] }
lose = { goto = "@rest", effects = [{ end_quest = "errand", result = "lost" }] }
[[quest]]
id = "errand"
time = 1
expires_after = 2
start = "door"
"""  # noqa: E501


def rest(**fields: Any) -> Ruling:
    stories = told(RESTS, PLACES, top=WORLD)
    return given(**{"stories": stories, "seats": 1, "places": "inn forge hedge", "gold": 40, **fields})


def buys(t: Ruling, shop: str) -> list[str]:
    return [x for x in t.options() if x.startswith("buy:") and t.s.pack.items[x.removeprefix("buy:")].shop == shop]


def test_time_spent_at_one_shop_is_gone_for_a_dearer_one() -> None:
    """FF.shop, FF.time-spent: its stock is still there to be looked at."""
    t = rest()
    assert buys(t, "smithy") and buys(t, "grove")
    t.group(buys(t, "smithy")[0], "bag").then("table", time=1)
    assert buys(t, "smithy") and not buys(t, "grove")
    assert len(next(x for x in t.sees("you")["rest"]["places"] if x["id"] == "hedge")["stock"]) == 5


def test_food_is_bought_for_gold_eaten_at_the_table_and_never_more_than_helps() -> None:
    """FF.food: energy alone is reason enough; with full boxes nobody eats."""
    t = rest(food=2, you=hero("mercenary", energy=2), ally=hero("shaman"))
    assert [x for x in t.options() if x.startswith("eat")] == ["eat:mercenary"]
    t.group("eat:mercenary").then("you", energy=3, health=7).then("table", food=1)
    assert not [x for x in t.options() if x.startswith("eat")]


def test_a_quest_in_its_last_rest_can_be_begun_and_does_not_expire_while_the_group_is_away() -> None:
    """FF.side-quest"""
    t = rest(quests={"errand": "open:1"}).group("side-quest:errand", "win").then("table", scene="rest", time=1)
    t.group("done").then("table", quests={"errand": "won"})


def test_a_quest_that_was_begun_and_not_ended_is_left_and_not_expired() -> None:
    """FF.side-quest"""
    t = rest(quests={"errand": "open:1"}).group("side-quest:errand", "fall", "done")
    t.then("table", quests={"errand": "left"})
    assert "quest-expires" not in t.happened()


def test_a_quest_that_is_offered_again_after_it_expired_stays_gone() -> None:
    """FF.side-quest"""
    t = rest(quests={"errand": "open:1"}).group("done").then("table", quests={"errand": "expired"})
    t.group("offer").then("table", quests={"errand": "expired"})
    assert not [x for x in t.options() if x.startswith("side-quest")]


def test_who_falls_in_a_side_quest_is_back_at_the_rest_with_two_health_and_can_be_healed_there() -> None:
    """FF.story-recovery, FF.heal-price"""
    t = rest(quests={"errand": "open"}, corruption="c-greed").group("visit:inn", "side-quest:errand", "fall")
    t.then("you", health=2, corruption="c-greed").then("table", time=0, visited="inn")
    t.group("heal:mercenary").then("you", health=3)


def test_a_side_quest_won_from_a_point_below_a_reward_brings_none() -> None:
    """FF.victory-point, FF.victory-reward"""
    t = given(
        stories=told(RESTS, PLACES, top=WORLD),
        seats=1,
        scene="brawl",
        side="errand",
        quests={"errand": "left"},
        points=TABLE[0][0] - 1,
        fought="won",
    )
    t.asks("rest").then("table", points=TABLE[0][0] - 1, quests={"errand": "won"}, scene="rest", side=None)


def test_a_rest_that_a_side_quest_comes_to_by_its_name_begins_anew_and_the_quest_is_over() -> None:
    """FF.side-quest, FF.time-tokens"""
    t = rest(quests={"errand": "open"}).group("side-quest:errand", "home").asks("rest")
    t.then("table", time=2, side=None, quests={"errand": "left"})
    t.group("done").then("table", scene="morning")


# ---------------------------------------------------------------- exploration (257)
def test_an_exploration_that_was_left_for_good_begins_anew_when_the_story_comes_back() -> None:
    """FF.exploration: an encounter leads away; later the same walk has all its steps again, and its beginning."""
    city = 'id = "c"\n[[place]]\nid = "a"\nexits = { e = "b" }\n[[place]]\nid = "b"\nexits = { w = "a", e = "d" }\n'
    city += '[[place]]\nid = "d"\nexits = { w = "b" }'
    scenes = """
[[scene]]
id = "walk"
kind = "exploration"
on_enter = [{ count = "clauses", by = 1 }]
map = "c"
start = "a"
budget = 3
goals = [{ place = "d", goto = "jail" }]
late = "jail"
encounters = [{ place = "b", scene = "guard" }]
[[scene]]
id = "guard"
kind = "encounter"
choices = [{ id = "arrested", goto = "jail" }, { id = "pass", goto = "@explore" }]
[[scene]]
id = "jail"
choices = [{ id = "out", goto = "walk" }]
"""
    t = given(stories=told(scenes, city=city, top=WORLD), seats=1).group("e", "arrested").then("table", scene="jail")
    t.group("out").then("table", scene="walk", spot="a", steps=3, counts={"clauses": 2})
    away = given(stories=told(scenes, city=city, top=WORLD), seats=1).group("e", "pass")
    away.then("table", scene="walk", spot="b", steps=2, counts={"clauses": 1})


# ---------------------------------------------------------------- acts, heroes, players (276–278)
def started(setup: dict[str, Any]) -> Fate:
    return begun(GAME.setup(**json.loads(json.dumps(setup))), 5)


def standing(**fields: Any) -> tuple[dict[str, Any], Fate]:
    """A campaign of three heroes and two people at its first scene, changed by hand; its act has just begun."""
    setup = GAME.setup(tale="ember-loan", heroes=["mercenary", "shaman", "lord"], seats=2)
    s = begun(setup, 1)
    for name, value in fields.items():
        setattr(s.hero(0), name, value)
    return setup, s


def test_an_exchange_is_no_way_to_get_up() -> None:
    """FF.hero-swap, FF.story-recovery: who comes for a fallen hero lies down, too, and pays for it at the scene's end."""
    setup, s = standing(hp=0, down=True)
    t = started(changes.swap_hero(s, setup, "mercenary", "thief"))
    assert (t.heroes[0].hp, t.heroes[0].down) == (0, True)
    while t.heroes[0].down and t.pending is not None:
        reply(t, t.pending.options[0])
    assert t.heroes[0].hp == 2 and len([e for e in t.events if e.kind == "corruption"]) == 1


def test_who_lacks_more_than_the_newcomer_has_leaves_it_one_health() -> None:
    """FF.swap-terms: an exchange fells nobody."""
    setup, s = standing(hp=1)
    t = started(changes.swap_hero(s, setup, "mercenary", "thief"))
    assert t.heroes[0].hp_max < s.heroes[0].hp_max and (t.heroes[0].hp, t.heroes[0].down) == (1, False)


def test_a_restarted_act_keeps_trait_cards_that_were_gained_in_it_and_gives_no_points_back_for_them() -> None:
    """FF.restart-keeps: Corruption cards are returned, trait cards are kept."""
    setup, s = standing(traits=("resilience", "lore"))
    s.trait_points = 1
    t = started(changes.restart_act(s, setup, setup["heroes"], 2))
    assert t.heroes[0].traits == ("resilience", "lore") and t.trait_points == 0
    u = started(changes.restart_act(s, setup, ["thief", "shaman"], 1))
    assert u.heroes[0].traits == (u.heroes[0].d.trait, "lore")


def test_a_story_that_ends_its_last_act_once_more_stays_in_it() -> None:
    """FF.three-acts: there is no fourth."""
    scenes = """
[[scene]]
id = "end"
kind = "act-end"
next = "on"
[[scene]]
id = "on"
choices = [{ id = "again", goto = "end" }]
"""
    t = given(stories=told(scenes), seats=1).then("table", act=1, scene="on")
    t.group("again").then("table", act=2).group("again").then("table", act=2, scene="on")


# ---------------------------------------------------------------- stories that lead nowhere
NOWHERE = [
    ('{ id = "ask", when = { gold = 5 }, goto = "next" }', "stuck in 'next'"),
    ('{ id = "ask", goto = "@rest" }', "nothing to go back to"),
    ('{ id = "ask", goto = "@explore" }', "nothing to go back to"),
    ('{ id = "ask", effects = [{ item = "hill-swords" }], goto = "next" }', "there is no item 'hill-swords'"),
    ('{ id = "ask", goto = "next" }, { id = "ask", goto = "here" }', "stands twice"),
]


@pytest.mark.parametrize(("choices", "says"), NOWHERE, ids=[says for _, says in NOWHERE])
def test_a_story_that_cannot_go_on_says_where_and_nothing_is_lost(choices: str, says: str) -> None:
    """FF.flags"""
    scenes = f"""
[[scene]]
id = "here"
choices = [{{ id = "go", goto = "next" }}]
[[scene]]
id = "next"
choices = [{choices}]
"""
    with pytest.raises(BadContent, match=says) as refused:
        t = given(stories=told(scenes), seats=1, gold=4)
        before = t.g.digest()
        t.g.answer("go")
    assert refused.value.text("fr") != refused.value.text("en")
    if "stuck" in says:
        assert t.g.digest() == before and t.g.decision is not None and t.g.answers == []


# ---------------------------------------------------------------- whole campaigns
@pytest.mark.parametrize("seed", [0, 8])
def test_wherever_a_campaign_stands_its_figures_are_within_bounds(seed: int) -> None:
    """FF.reputation, FF.time-tokens, FF.act-progress, FF.victory-point, FF.one-of-each, FF.unlock-twice"""
    s = begun(setup_of(seed), seed)
    told_ = chronicle.tale(s)
    main = {x.combat for x in told_.scenes.values() if x.kind == COMBAT}
    act, part = 0, 0
    for _ in walk(s, seed):
        x = chronicle.saga(s)
        assert all([told_.range[0] <= n <= told_.range[1] for n in x.regard])
        assert s.time >= 0 and s.gold >= 0 and s.food >= 0 and s.trait_points >= 0
        assert all([0 <= h.hp <= h.hp_max and 0 <= h.en <= h.en_max and len(h.traits) <= 3 for h in s.heroes])
        owned = [s.gear[i].d.id for i in [*s.bag, *[i for h in s.heroes for i in h.board if i >= 0]]]
        assert len(owned) == len(set(owned))
        assert x.points <= len(x.won) and set(x.won) <= main
        assert (x.act, x.part) >= (act, part) and x.part < len(told_.acts[x.act].bar)
        act, part = x.act, x.part
    unlocked = [e.note for e in s.events if e.kind == "unlocks"]
    assert unlocked and len(unlocked) == len(set(unlocked))
