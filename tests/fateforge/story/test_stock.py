"""There is one card of each item: what the group has, or has used up for good, is offered nowhere again."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.fateforge.doors.testing import Ruling, given, hero, told

PLACES = """
[[place]]
id = "forge"
kind = "shop"
stock = "smithy"
name = { en = "Forge", fr = "Forge" }
[[place]]
id = "arcade"
kind = "shop"
stock = "smithy"
name = { en = "Arcade", fr = "Arcade" }
[[place]]
id = "hedge"
kind = "shop"
stock = "grove"
name = { en = "Hedge", fr = "Haie" }
[[place]]
id = "sign"
kind = "shop"
stock = "shadow-market"
name = { en = "Sign", fr = "Enseigne" }
[[place]]
id = "yard"
skills = ["all"]
name = { en = "Yard", fr = "Cour" }
[[place]]
id = "canteen"
skills = ["mercenary"]
name = { en = "Canteen", fr = "Cantine" }
"""
SCENES = """
[[scene]]
id = "rest"
kind = "rest"
on_enter = [{ lose_item = "caltrops" }]
time = 1
places = ["forge", "arcade", "hedge", "sign", "yard", "canteen"]
quests = ["errand"]
goto = "morning"
[[scene]]
id = "morning"
choices = [{ id = "again", goto = "rest" }]
[[scene]]
id = "cellar"
choices = [{ id = "take", effects = [{ item = "hill-sword" }], goto = "@rest" }]
[[quest]]
id = "errand"
start = "cellar"
"""
SEEDS = range(12)


def rest(places: str = "forge", **fields: Any) -> Ruling:
    """One person at a rest with two heroes, the Mercenary and the Shaman, unless more is said."""
    return given(**{"stories": told(SCENES, PLACES), "seats": 1, "places": places, "gold": 40, **fields})


def shown(t: Ruling, place: str) -> list[str]:
    return next(list(row["stock"]) for row in t.sees("you")["rest"]["places"] if row["id"] == place)


# ---------------------------------------------------------------- shops
def test_a_shop_does_not_show_what_somebody_wears_or_what_lies_in_the_bag() -> None:
    """FF.one-of-each, FF.shop-stock"""
    seen: set[str] = set()
    for seed in SEEDS:
        t = rest(
            seed=seed, bag="buckler", you=hero("mercenary", items="hill-sword"), ally=hero("shaman", items="scale-coat")
        )
        assert len(shown(t, "forge")) == 5
        seen.update(shown(t, "forge"))
    smithy = {c.id for c in t.s.pack.items.values() if c.shop == "smithy" and c.tier == 1}
    assert seen == smithy - {"buckler", "hill-sword", "scale-coat"}


def test_what_was_bought_is_shown_at_no_later_rest() -> None:
    """FF.one-of-each"""
    t = rest(chance="stock:hill-sword stock:buckler stock:scale-coat stock:whetstone stock:great-axe")
    t.group("buy:hill-sword", "bag")
    assert "hill-sword" not in shown(t, "forge")
    for _ in SEEDS:
        t.group("done", "again")
        assert "hill-sword" not in shown(t, "forge")


def test_a_discarded_item_is_never_shown_again_and_a_consumed_one_is() -> None:
    """FF.one-of-each, FF.card-states, FF.charged"""
    t = rest("hedge sign", bag="caltrops", you=hero("mercenary", health=1, items="healing-potion"))
    assert t.s.bag == () and "healing-potion" not in shown(t, "hedge")
    t.group("drink:healing-potion")
    seen: set[str] = set()
    for _ in SEEDS:
        t.group("done", "again")
        seen.update(shown(t, "hedge") + shown(t, "sign"))
    assert "caltrops" not in seen and "healing-potion" in seen


def test_two_shops_of_a_kind_show_nothing_twice() -> None:
    """FF.one-of-each"""
    for seed in SEEDS:
        t = rest("forge arcade", seed=seed)
        assert not set(shown(t, "forge")) & set(shown(t, "arcade"))


def test_a_shop_of_which_everything_was_bought_has_less_to_show() -> None:
    """FF.one-of-each, FF.shop-stock"""
    smithy = [c.id for c in rest().s.pack.items.values() if c.shop == "smithy" and c.tier == 1]
    t = rest(bag=" ".join(smithy[2:]))
    assert set(shown(t, "forge")) == set(smithy[:2])


def test_what_is_found_on_a_side_quest_goes_from_the_shelf() -> None:
    """FF.one-of-each, FF.side-quest"""
    t = rest(
        quests={"errand": "open"},
        chance="stock:hill-sword stock:buckler stock:scale-coat stock:whetstone stock:great-axe",
    )
    assert "buy:hill-sword" in t.options()
    t.group("side-quest:errand", "take").then("table", scene="rest", bag="hill-sword")
    assert "hill-sword" not in shown(t, "forge") and "buckler" in shown(t, "forge")


def test_beside_a_real_board_remedies_are_always_sold() -> None:
    """FF.one-of-each, FF.companion: what was drunk there, nobody tells the application."""
    remedies = ("healing-herbs", "healing-potion", "antidote")
    t = rest("hedge", bag=" ".join(remedies))
    assert not set(shown(t, "hedge")) & set(remedies)
    t.s.app_only = True
    t.group("done", "again")
    assert set(shown(t, "hedge")) & set(remedies)


# ---------------------------------------------------------------- trainers
def test_a_skill_that_two_places_teach_is_learned_at_the_one_that_was_visited() -> None:
    """FF.time-spent, FF.skill-price"""
    t = rest("yard canteen", seed=3)
    both = min(set(shown(t, "yard")) & set(shown(t, "canteen")))
    t.group("visit:canteen", f"learn:{both}").then("table", time=0, visited="canteen")
    assert both not in shown(t, "yard")


@pytest.mark.parametrize("place", ["yard", "canteen"])
def test_a_better_skill_is_learned_where_the_group_is(place: str) -> None:
    """FF.time-spent, FF.skill-upgrade"""
    t = given(
        stories=told(SCENES, PLACES, top='rules = ["upgradable-skills"]'),
        seats=1,
        places="yard canteen",
        gold=40,
        unlocked="upgradable-skills",
        you=hero("mercenary", skills="m-charge"),
    )
    better = next(c.id for c in t.s.pack.skills.values() if c.up == "m-charge")
    t.group(f"visit:{place}", f"learn:{better}").then("table", time=0, visited=place).then("you", skills=better)


# ---------------------------------------------------------------- chests, rewards, exploration, story
def ranked(tier: int, *without: str) -> str:
    """All lasting items of a rank in a bag, but for these."""
    pack = rest().s.pack
    return " ".join([c.id for c in pack.items.values() if c.tier == tier and not c.only and c.id not in without])


def test_a_chest_holds_nothing_that_the_group_has() -> None:
    """FF.one-of-each, FF.chest-offer"""
    here: dict[str, Any] = {"scene": "alleys-gang", "ally": hero("shaman", at="a"), "tokens": "C1@g"}
    t = given(**here, you=hero("mercenary", at="g", results="focus"), bag=ranked(1, "whetstone", "buckler"))
    t.you.does("focus:C1")
    assert sorted(t.options()) == ["buckler", "gold", "whetstone"]
    t = given(**here, you=hero("mercenary", at="g", results="focus"), bag=ranked(1))
    t.you.does("focus:C1").then("table", gold=3)


def test_an_item_that_lies_hidden_on_the_board_is_one_that_the_group_has_not() -> None:
    """FF.one-of-each, FF.exploration-outcome"""
    here: dict[str, Any] = {"scene": "market-night", "ally": hero("shaman", at="a"), "tokens": "X1@g"}
    t = given(**here, you=hero("mercenary", at="g", results="focus"), bag=ranked(1, "whetstone"))
    t.you.does("focus:X1", "bag")
    assert [t.s.gear[i].d.id for i in t.s.bag][-1] == "whetstone"
    t = given(**here, you=hero("mercenary", at="g", results="focus"), bag=ranked(1))
    t.you.does("focus:X1").then("table", gold=3).because("FF.one-of-each")


FIGHT = """
[[scene]]
id = "fight"
kind = "combat"
combat = "a1-culvert"
win = "on"
lose = "on"
[[scene]]
id = "on"
choices = [{ id = "again", goto = "fight" }]
"""


def test_a_reward_is_an_item_that_the_group_has_not() -> None:
    """FF.one-of-each, FF.victory-table"""
    won: dict[str, Any] = {"stories": told(FIGHT), "seats": 1, "points": 1, "fought": "won"}
    t = given(**won, bag=ranked(1, "whetstone", "buckler")).group("item-1")
    assert sorted(t.options()) == ["buckler", "whetstone"]
    t = given(**won, bag=ranked(1))
    gold = t.s.gold
    t.group("item-1").asks("choice").then("table", gold=gold + 3)


GIFT = """
[[scene]]
id = "gift"
choices = [{ id = "take", effects = [{ item = "lucky-coin" }], goto = "gift" }]
"""


def test_an_item_of_the_story_that_the_group_has_is_worth_its_price() -> None:
    """FF.one-of-each, FF.item-price"""
    t = given(stories=told(GIFT), gold=1).group("take").then("table", gold=1, bag="lucky-coin")
    t.group("take").then("table", gold=1 + t.s.pack.items["lucky-coin"].price, bag="lucky-coin").because(
        "FF.one-of-each"
    )
