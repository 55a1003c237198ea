"""Rests, the party's bag, and Battle mode from the first rest to the medal."""

from __future__ import annotations

from typing import Any

import pytest

import tableforge
from tableforge.fateforge import cards
from tableforge.fateforge.doors.testing import Ruling, given, hero
from tableforge.fateforge.game import GAME
from tableforge.table.sitting import Sitting

QUEST = "missing-caravan"


def rest(**more: Any) -> Ruling:
    """A rest of a quest: the Mercenary and the Shaman alone at one table."""
    fields: dict[str, Any] = {
        "quest": QUEST,
        "seats": 1,
        "step": "rest",
        "time": 2,
        "you": hero("mercenary"),
        "ally": hero("shaman"),
    }
    return given(**{**fields, **more})


def buys(t: Ruling) -> list[str]:
    return [x for x in t.options() if x.startswith("buy:")]


# ---------------------------------------------------------------- time and places
def test_a_rest_gives_time_and_what_is_left_of_it_is_lost() -> None:
    """FF.time-tokens, FF.rest-time"""
    t = rest(time=2).then("table", time=2, phase="rest").because("FF.time-tokens")
    t.answers("done")
    assert t.s.time == 0


def test_a_visit_costs_time_once_and_opens_what_the_place_offers() -> None:
    """FF.rest-place, FF.time-spent"""
    t = rest(time=1, gold=3, you=hero("mercenary", health=3))
    assert not [x for x in t.options() if x.startswith("heal")]
    t.answers("visit:camp-healer").then("table", time=0, visited="camp-healer")
    assert "heal:mercenary" in t.options()
    t.may_not("visit:camp-trainer", "FF.time-spent")


def test_looking_at_a_shop_is_free_and_buying_costs_its_time_once() -> None:
    """FF.shop, FF.item-price"""
    t = rest(time=1, gold=20)
    smith = next(row for row in t.sees("you")["rest"]["places"] if row["id"] == "camp-smith")
    assert len(smith["stock"]) == 5
    first, second = smith["stock"][0], smith["stock"][1]
    price = cards.pack().items[first].price
    t.answers(f"buy:{first}", "bag").then("table", time=0, gold=20 - price, visited="camp-smith", bag=first)
    assert f"buy:{second}" in t.options()
    assert all(x.removeprefix("buy:") in smith["stock"] for x in buys(t))


def test_without_time_nothing_is_bought() -> None:
    """FF.shop"""
    assert buys(rest(time=0, gold=20)) == []


def test_a_shop_has_five_items_of_its_kind_and_one_can_be_consumed_if_there_are_such() -> None:
    """FF.shop-stock: none of a higher tier than the quest's."""
    pack = cards.pack()
    for seed in range(8):
        t = rest(seed=seed)
        for camp, row in zip(pack.camps, t.s.stock):
            items = [pack.cards[i] for i in row]
            if camp.stock:
                kinds = [c for c in pack.items.values() if c.shop == camp.stock and 0 < c.tier <= 1]
                assert len(items) == min(5, len(kinds)) and all(c in kinds for c in items)
                assert any(c.uses == 2 for c in items) or not any(c.uses == 2 for c in kinds)


def test_a_trainer_shows_each_hero_four_skills_it_does_not_own() -> None:
    """FF.trainer-stock"""
    t = rest(you=hero("mercenary", skills="m-charge"))
    pack = t.s.pack
    shown = [pack.cards[i] for i in t.s.stock[1]]
    assert [len([c for c in shown if c.hero == x]) for x in ("mercenary", "shaman")] == [4, 4]
    assert all(c.level == 1 and c.id != "m-charge" for c in shown)


# ---------------------------------------------------------------- healing, food, skills
def test_a_gold_heals_two_shared_as_the_group_likes() -> None:
    """FF.heal-price, FF.no-free-health, FF.gold-shared"""
    t = rest(gold=1, you=hero("mercenary", health=3), ally=hero("shaman", health=3))
    t.answers("visit:camp-healer", "heal:mercenary", "heal:shaman")
    t.then("you", health=4).then("ally", health=4).then("table", gold=0)
    assert not [x for x in t.options() if x.startswith("heal")]


def test_food_costs_a_gold_and_gives_one_of_each_outside_combat() -> None:
    """FF.food"""
    t = rest(gold=1, you=hero("mercenary", health=3, energy=1))
    t.answers("visit:camp-healer", "buy-food").then("table", gold=0, food=1)
    t.answers("eat:mercenary").then("you", health=4, energy=2).then("table", food=0)


def test_in_combat_nobody_eats_and_nothing_of_the_bag_is_used() -> None:
    """FF.bag-after-combat"""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", health=1),
        ally=hero("shaman", at="a"),
        food=3,
        bag="healing-potion",
    )
    assert not [x for x in t.options() if x.startswith(("eat", "use"))]


def test_a_skill_is_bought_for_its_price_where_skills_are_taught() -> None:
    """FF.skill-price"""
    t = rest(gold=6)
    skill = t.s.pack.cards[t.s.stock[1][0]]
    t.may_not(f"learn:{skill.id}")
    t.answers("visit:camp-trainer", f"learn:{skill.id}").then("table", gold=6 - skill.cost)
    t.then("you" if skill.hero == "mercenary" else "ally", skills=skill.id, active=skill.id)


def test_level_two_is_sold_to_who_owns_level_one_and_takes_its_place() -> None:
    """FF.skill-upgrade"""
    t = rest(gold=9, you=hero("mercenary", skills="m-charge m-brute"))
    t.answers("visit:camp-trainer")
    assert "learn:m-charge-2" in t.options() and "learn:m-whirl-2" not in t.options()
    t.answers("learn:m-charge-2").then("you", skills="m-charge-2 m-brute", active="m-charge-2 m-brute").then(
        "table", gold=4
    )
    t.because("FF.skill-upgrade")


# ---------------------------------------------------------------- items
def test_outside_combat_items_go_from_hero_to_hero_slot_to_slot_and_to_the_bag() -> None:
    """FF.item-trade, FF.item-rearrange, FF.party-bag"""
    t = rest(you=hero("mercenary", items="hill-sword"), bag="buckler")
    t.answers("arrange:hill-sword", "shaman:main").then("ally", slots={"main": "hill-sword"}).then("you", items="")
    t.answers("arrange:hill-sword", "shaman:backpack-3").then("ally", slots={"backpack-3": "hill-sword"})
    t.answers("arrange:buckler", "mercenary:secondary").then("you", slots={"secondary": "buckler"}).then(
        "table", bag=""
    )
    t.answers("arrange:buckler", "bag").then("table", bag="buckler")


def test_handing_over_does_not_bring_armour_back_but_the_end_of_the_rest_does_and_all_energy_too() -> None:
    """FF.armour-refill, FF.rest-end"""
    t = rest(you=hero("mercenary", energy=0, health=3, items="scale-coat+cubes:0"))
    t.answers("arrange:scale-coat", "shaman:clothing").then("scale-coat", cubes=0)
    t.answers("done").then("scale-coat", cubes=2).then("you", energy=3, health=3).because("FF.rest-end")


def test_an_item_found_in_combat_is_free() -> None:
    """FF.item-price"""
    t = given(
        scene="alleys-gang",
        you=hero("mercenary", at="g", results="focus"),
        ally=hero("shaman", at="a"),
        tokens="C1@g",
        gold=0,
        chance="chest:hill-sword chest:buckler",
    )
    t.you.does("focus:C1", "hill-sword", "mercenary:main").then("table", gold=0).then(
        "you", slots={"main": "hill-sword"}
    )


def test_several_people_rest_at_once_and_each_says_when_it_is_done() -> None:
    """FF.gold-shared: any seat spends."""
    t = rest(seats=2, gold=2, you=hero("mercenary", health=3))
    assert set(t.g.asked) == {0, 1}
    t.answer("visit:camp-healer", 1)
    t.answer("heal:mercenary", 1)
    t.then("you", health=4).then("table", gold=1)
    t.answer("done", 0)
    assert set(t.g.asked) == {1}


# ---------------------------------------------------------------- battle mode
def test_a_quest_begins_with_gold_two_skills_and_a_rest_where_everything_is_open() -> None:
    """FF.battle-start, FF.battle-gold, FF.battle-mode"""
    g = tableforge.new("fateforge", quest=QUEST, heroes=["mercenary", "shaman"], seats=2)
    v = g.game.shown.view(g.state, 0)
    assert (v["phase"], v["gold"], v["rest"]["free"]) == ("rest", 16, True)
    assert all(x["visited"] for x in v["rest"]["places"])
    assert [len(h["skills"]) for h in v["heroes"]] == [2, 2]


def combat(step: str = "leave", **more: Any) -> Ruling:
    """The last round of the first combat of the quest."""
    fields: dict[str, Any] = {
        "quest": QUEST,
        "leg": 2,
        "scene": "ford-ambush",
        "tokens": "",
        "objectives": "O2:2",
        "round": 3,
        "step": step,
        "seats": 1,
        "you": hero("mercenary", at="f", carried="O1"),
        "ally": hero("shaman", at="f", carried="O1"),
    }
    return given(**{**fields, **more})


def test_after_a_won_combat_the_quest_pays_and_the_next_rest_follows() -> None:
    """FF.battle-pay"""
    combat().then("table", gold=6, phase="rest", leg=3, over=False).because(
        "FF.outcome", "FF.recovery", "FF.battle-pay"
    )


def test_a_lost_combat_loses_the_quest_and_nobody_recovers() -> None:
    """FF.battle-lost, FF.battle-recovery"""
    t = combat(you=hero("mercenary", at="f", health=3), extra_rounds=1)
    t.then("table", over=True, won=False, rank=None).then("you", health=3).because("FF.outcome", "FF.battle-lost")


def test_a_total_knock_out_loses_the_quest() -> None:
    """FF.battle-lost, FF.battle-won"""
    t = combat(
        "enemies",
        you=hero("mercenary", at="b", health=1),
        ally=hero("shaman", at="c", down=True),
        enemies="recruit.1@b",
    )
    t.then("table", over=True, won=False).because("FF.all-knocked-out", "FF.battle-lost")


def test_only_after_a_won_combat_heroes_recover_and_the_fallen_get_up() -> None:
    """FF.battle-recovery"""
    t = combat(
        you=hero("mercenary", at="f", health=3, carried="O1 O1"),
        ally=hero("shaman", at="c", down=True),
        corruption="c-greed",
    )
    t.then("you", health=4).then("ally", health=2, energy=2, corruption="c-greed")


def test_the_whole_quest_has_one_extra_round() -> None:
    """FF.battle-extra-round"""
    lacking = {"you": hero("mercenary", at="f"), "ally": hero("shaman", at="f")}
    combat("next", **lacking).asks("extra-round")
    combat("next", **lacking, extra_rounds=1).then("table", over=True, won=False)


@pytest.mark.parametrize(
    ("changes", "marks"),
    [
        ({}, 4),
        ({"fallen": 1}, 2),
        ({"extra": 1}, 3),
        ({"tokens": "food@b"}, 3),
        ({"fallen": 2, "extra": 1, "tokens": "food@b"}, 0),
    ],
)
def test_marks_are_for_nobody_knocked_out_no_extra_round_and_all_loot(changes: dict[str, Any], marks: int) -> None:
    """FF.marks, FF.battle-rewards: what lies on the board must be collected there."""
    combat(**changes).then("table", marks=marks, marks_most=4)


@pytest.mark.parametrize(("marks", "rank"), [(8, "gold"), (7, "silver"), (4, "silver"), (3, "copper")])
def test_the_rank_follows_from_the_share_of_marks(marks: int, rank: str) -> None:
    """FF.ranks, FF.battle-won: of 14 marks 12 are 80 per cent, 8 are 55; the last combat brings 4, nobody's health any."""
    t = combat(
        scene="marsh-crossing",
        leg=6,
        round=4,
        objectives="",
        marks=marks,
        marks_most=8,
        you=hero("mercenary", at="e", health=1, carried="O1"),
        ally=hero("shaman", at="d", health=1),
    )
    t.then("table", over=True, won=True, marks=marks + 4, marks_most=14, rank=rank)


def test_two_marks_at_most_come_from_heroes_with_half_their_health() -> None:
    """FF.marks"""
    last: dict[str, Any] = {"scene": "marsh-crossing", "leg": 6, "round": 4, "objectives": ""}
    whole = combat(**last, you=hero("mercenary", at="e", carried="O1"), ally=hero("shaman", at="d", health=2))
    whole.then("table", marks=6, marks_most=6)  # recovery brings the Shaman to half


def test_a_scene_of_its_own_pays_its_gold_and_half_of_it_after_a_failure() -> None:
    """FF.combat-gold"""
    pack = cards.pack()
    scene = next(x for x in pack.scenes.values() if x.gold[0] and not x.boss)
    t = given(scene=scene.id, tokens="", step="judge", round=9)
    t.then("table", gold=scene.gold[0] // 2, won=False)


# ---------------------------------------------------------------- which quest
def battle(**more: Any) -> Sitting:
    """Battle mode without a quest that was named."""
    return Sitting(GAME, GAME.setup(**{"heroes": ["mercenary", "shaman"], "seats": 1, **more}), 4)


def chosen(id: str) -> Sitting:
    g = battle()
    g.answer("done")
    g.answer(id)
    return g


def test_the_group_rests_first_and_then_chooses_one_of_the_quests() -> None:
    """FF.battle-start (p. 24): each shows how hard and how long it is, and its combats and rests."""
    g = battle()
    assert (
        g.decision is not None and g.decision.kind == "rest" and g.view(0)["rest"]["free"] and g.view(0)["quest"] == ""
    )
    assert g.view(0)["gold"] == 16  # as much as the poorest quest gives
    g.answer("done")
    d = g.decision
    assert d is not None and d.kind == "which-quest" and d.rule == "FF.battle-start"
    assert [o.key for o in d.options] == ["missing-caravan", "bells-below", "cinder-road"]
    said = "Bells Below: medium, about 2.5 hours, 3 combats, 3 rests, 14 gold for each hero to begin with"
    assert GAME.speech.label(g.state, d.raw, 1, "en") == said
    assert GAME.speech.label(g.state, d.raw, 1, "fr").startswith(
        "Des cloches sous la ville\u00a0: moyenne, environ 2,5 heures, 3 combats"
    )


def test_a_quest_that_gives_no_more_sets_out_at_once() -> None:
    """FF.battle-start"""
    g = chosen("missing-caravan")
    assert g.view(0)["quest"] == "missing-caravan" and g.view(0)["scene"] == "ford-ambush" and g.view(0)["gold"] == 16


def test_what_a_quest_gives_more_is_spent_before_the_group_sets_out() -> None:
    """FF.battle-start: the camp is open again, with goods of the quest's rank."""
    g = chosen("cinder-road")
    assert g.decision is not None and g.decision.kind == "rest" and g.view(0)["rest"]["free"]
    assert g.view(0)["gold"] == 32
    g.answer("done")
    assert g.view(0)["scene"] == "gate-yard-break" and g.view(0)["leg"] == 2


def test_a_quest_that_was_named_beforehand_has_all_its_gold_at_the_first_rest() -> None:
    """FF.battle-start"""
    g = battle(quest="cinder-road")
    assert g.view(0)["gold"] == 32 and g.view(0)["quest"] == "cinder-road"
    g.answer("done")
    assert g.view(0)["scene"] == "gate-yard-break"
