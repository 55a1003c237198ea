"""Rests of a campaign: time, places that have been found and are open, what they sell and teach, traits for points."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero, told
from tableforge.kernel.ask import NO_OPTION

WORLD = '[[reputation]]\nid = "militia"'
PLACES = """
[[place]]
id = "inn"
offers = ["heal", "food"]
name = { en = "Inn", fr = "Auberge" }
[[place]]
id = "bath"
time = 2
name = { en = "Bath", fr = "Bains" }
[[place]]
id = "forge"
kind = "shop"
stock = "smithy"
discount = { when = { rep = "militia", min = 2 }, by = 1 }
name = { en = "Forge", fr = "Forge" }
[[place]]
id = "yard"
when = { flag = "welcome" }
skills = ["mercenary"]
name = { en = "Yard", fr = "Cour" }
[[place]]
id = "root"
skills = ["all"]
name = { en = "Root", fr = "Racine" }
"""
SCENES = """
[[scene]]
id = "rest"
kind = "rest"
on_enter = [{ set = "slept" }]
time = 2
time_mods = [{ when = { flag = "late" }, by = -1 }, { when = { flag = "chased" }, by = -5 }, { when = { flag = "early" }, by = 1 }]
places = ["inn", "bath", "forge", "yard", "root"]
goto = "morning"
[[scene]]
id = "morning"
choices = [{ id = "again", goto = "rest" }]
"""
ALL = "inn bath forge yard root"


def rest(**fields: Any) -> Ruling:
    """One person at a rest with two heroes, unless more is said; every place has been found."""
    return given(**{"stories": told(SCENES, PLACES, top=WORLD), "seats": 1, "places": ALL, **fields})


def listed(t: Ruling) -> list[str]:
    return [row["id"] for row in t.sees("you")["rest"]["places"]]


# ---------------------------------------------------------------- time
def test_the_scene_says_how_much_time_there_is() -> None:
    """FF.time-tokens"""
    rest().then("table", time=2, phase="rest", flags="slept").because("FF.three-scenes", "FF.time-tokens")


def test_what_was_done_before_makes_time_longer_or_shorter_but_never_less_than_none() -> None:
    """FF.time-tokens"""
    rest(flags="late").then("table", time=1)
    rest(flags="early late").then("table", time=2)
    rest(flags="chased").then("table", time=0)


def test_time_that_is_left_is_lost_and_the_next_rest_has_its_own() -> None:
    """FF.time-tokens"""
    t = rest().group("visit:inn").then("table", time=1).group("done").then("table", scene="morning", time=0)
    t.group("again").then("table", time=2)


def test_a_place_takes_its_time_once() -> None:
    """FF.time-spent"""
    t = rest().group("visit:bath").then("table", time=0, visited="bath")
    t.may_not("visit:inn", "FF.time-spent").may_not("visit:bath")


def test_a_rest_ends_for_each_seat_and_then_for_all() -> None:
    """FF.rest-end"""
    t = rest(seats=2, you=hero(energy=0), ally=hero(energy=0))
    t.answer("done", 0)
    t.then("table", scene="rest").then("you", energy=0)
    t.answer("done", 1)
    t.then("table", scene="morning").then("you", energy=3).then("ally", energy=4).because("FF.rest-end")


def test_armour_comes_back_at_the_end_and_health_does_not() -> None:
    """FF.rest-end, FF.no-free-health"""
    t = rest(you=hero(health=2, items="scale-coat+cubes:0")).group("done").then("you", health=2)
    t.then("scale-coat", cubes=t.s.pack.items["scale-coat"].armour)


# ---------------------------------------------------------------- places
def test_a_place_is_listed_if_it_has_been_found() -> None:
    """FF.rest-place"""
    assert listed(rest(places="inn bath")) == ["inn", "bath"]


def test_a_place_that_has_been_found_is_listed_when_it_is_open() -> None:
    """FF.rest-place"""
    assert "yard" not in listed(rest())
    assert "yard" in listed(rest(flags="welcome"))


def test_a_place_stays_for_later_rests() -> None:
    """FF.places-kept"""
    t = rest(places="inn").group("visit:inn", "done", "again")
    assert listed(t) == ["inn"]
    t.then("table", visited=[])


def test_a_place_that_is_not_of_this_rest_is_not_there() -> None:
    """FF.rest-place"""
    scenes = SCENES.replace('places = ["inn", "bath", "forge", "yard", "root"]', 'places = ["bath"]')
    assert listed(rest(stories=told(scenes, PLACES, top=WORLD))) == ["bath"]


def test_healing_and_food_are_sold_where_the_place_has_them() -> None:
    """FF.heal-price, FF.food"""
    t = rest(gold=2, food=0, you=hero("mercenary", health=3))
    assert not [x for x in t.options() if x.startswith(("heal", "buy-food"))]
    t.group("visit:inn", "heal:mercenary", "heal:mercenary", "buy-food")
    t.then("you", health=5).then("table", gold=0, food=1)


# ---------------------------------------------------------------- shops and trainers
def first_for_sale(t: Ruling) -> str:
    return next(x for x in t.options() if x.startswith("buy:"))


def test_a_shop_is_looked_at_for_nothing_and_the_first_purchase_takes_its_time() -> None:
    """FF.shop"""
    t = rest(gold=40)
    assert "visit:forge" not in t.options()
    t.group(first_for_sale(t), "bag").then("table", time=1, visited="forge")
    t.group(first_for_sale(t), "bag").then("table", time=1)


def test_a_keeper_who_likes_the_group_sells_for_less() -> None:
    """FF.item-price"""
    dear, cheap = rest(gold=40), rest(gold=40, regard={"militia": 2})
    for t, off in ((dear, 0), (cheap, 1)):
        row = next(x for x in t.sees("you")["rest"]["places"] if x["id"] == "forge")
        assert row["prices"] == [max(0, t.s.pack.items[id].price - off) for id in row["stock"]]
    key = first_for_sale(cheap)
    price = cheap.s.pack.items[key.removeprefix("buy:")].price
    cheap.group(key, "bag").then("table", gold=40 - price + 1)


def test_shops_sell_what_the_act_is_ready_for() -> None:
    """FF.shop-stock"""
    for act in (0, 1, 2):
        t = rest(act=act)
        assert max(c.tier for i in t.s.stock[2] if (c := t.s.pack.cards[i])) <= act + 1


def taught(t: Ruling, place: str) -> set[str]:
    row = next(x for x in t.sees("you")["rest"]["places"] if x["id"] == place)
    return {t.s.pack.skills[id].hero for id in row["stock"]}


def test_a_trainer_teaches_its_heroes_or_everybody() -> None:
    """FF.trainer-stock"""
    t = rest(flags="welcome")
    assert taught(t, "yard") == {"mercenary"}
    assert taught(t, "root") == {"mercenary", "shaman"}


def test_level_two_is_taught_once_the_rule_is_unlocked() -> None:
    """FF.skill-upgrade, FF.unlocked-rule"""
    top = WORLD.replace("[[rep", 'rules = ["upgradable-skills"]\n[[rep', 1)
    fields: dict[str, Any] = {
        "stories": told(SCENES, PLACES, top=top),
        "gold": 40,
        "you": hero("mercenary", skills="m-charge"),
    }
    better = next(c.id for c in rest().s.pack.skills.values() if c.up == "m-charge")
    assert f"learn:{better}" not in rest(**fields).group("visit:root").options()
    t = rest(**fields, unlocked="upgradable-skills").group("visit:root", f"learn:{better}")
    t.then("you", skills=better).because("FF.skill-upgrade")


# ---------------------------------------------------------------- keys
def test_every_option_of_a_rest_is_found_by_its_key_and_nothing_by_another() -> None:
    """FF.rest-place: the way to an option by its key is a short one, and leads where the long one does."""
    t = rest(
        gold=40, food=2, bag="hill-sword hill-sword buckler", you=hero("mercenary", health=3, items="healing-potion")
    )
    t.group("visit:inn")
    game, s, d = t.g.game, t.s, t.s.pending
    assert d is not None
    keys = [game.options.key(s, d, o) for o in d.options]
    assert {"arrange:hill-sword.2", "drink:healing-potion", "heal:mercenary", "done"} <= set(keys)
    assert [game.options.option(s, d, key) for key in keys] == list(d.options)
    for key in (
        "arrange:hill-sword",
        "arrange:hill-sword.3",
        "arrange:",
        "arrange",
        "buy:x",
        "done:x",
        "health:mercenary:3",
        "",
    ):
        assert game.options.option(s, d, key) == NO_OPTION


# ---------------------------------------------------------------- traits
def test_three_points_are_a_trait_for_a_hero_with_fewer_than_three() -> None:
    """FF.trait-price"""
    t = rest(trait_points=4, ally=hero("shaman", traits="insight lore might")).group("new-trait:mercenary:lore")
    t.then("you", traits="resilience lore").then("table", trait_points=1, time=2).because("FF.trait-price")
    full = rest(trait_points=3, ally=hero("shaman", traits="insight lore might"))
    assert not [x for x in full.options() if x.startswith("new-trait:shaman")]
    assert not [x for x in full.options() if x == "new-trait:mercenary:resilience"]


def test_two_points_are_not_enough() -> None:
    """FF.trait-price"""
    assert not [x for x in rest(trait_points=2).options() if x.startswith("new-trait")]


# ---------------------------------------------------------------- the fallen
def test_whom_a_reading_fells_at_a_rest_is_out_until_it_ends() -> None:
    """FF.corruption-knock-out"""
    kilns = (
        PLACES
        + '[[place]]\nid = "kilns"\nname = { en = "K", fr = "K" }\nspecial = [{ id = "reading", en = "r", fr = "r" }]'
    )
    scenes = SCENES.replace('"root"]', '"root", "kilns"]')
    t = rest(
        stories=told(scenes, kilns, top=WORLD),
        places="kilns inn",
        food=1,
        gold=1,
        corruption="c-embers",
        you=hero("mercenary", health=2),
    )
    t.group("visit:kilns", "service:reading", "mercenary").then("you", down=True)
    t.group("visit:inn")
    assert not [x for x in t.options() if x in ("eat:mercenary", "heal:mercenary")]
    t.group("done").then("you", down=False, health=2, corruption=[])
