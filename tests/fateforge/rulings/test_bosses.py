"""Bosses: lives, decks, weak points, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.fateforge.doors.testing import Ruling, given, hero

SCENES = {
    "captain-of-the-gate": "gatehouse-captain",
    "the-hollow-king": "barrow-king",
    "heart-of-cinders": "caldera-heart",
}


def facing(boss: str, card: str, at: str, you: str, enemies: str = "", **more: Any) -> Ruling:
    """The boss's turn with this card of its deck on top."""
    return given(
        scene=SCENES[boss],
        you=hero("mercenary", at=you),
        ally=hero("shaman", at=you),
        order="you ally",
        rounds=4,
        enemies=f"{boss}.1@{at}+deck:{card} {enemies}",
        step="boss-turn",
        **more,
    )


def fighting(boss: str, at: str, marks: str = "", enemies: str = "", **you: Any) -> Ruling:
    """A hero's turn beside a boss."""
    return given(
        scene=SCENES[boss],
        you=hero("mercenary", at=at, **you),
        ally=hero("shaman", at="a"),
        rounds=4,
        enemies=f"{boss}.1@{at}{marks} {enemies}",
    )


def test_a_boss_loses_a_life_when_its_cubes_reach_its_resistance_and_the_rest_of_the_attack_is_lost() -> None:
    """FF.boss-lives"""
    t = fighting("captain-of-the-gate", "f", "+armour:0+wounds:3", skills="m-heavy-blow", results="strike move")

    t.you.does("use:m-heavy-blow")

    t.then("captain-of-the-gate.1", lives=1, wounds=0)


def test_a_boss_without_lives_is_defeated_and_its_objective_met() -> None:
    """FF.boss-defeated, FF.objective-boss"""
    t = fighting("captain-of-the-gate", "f", "+armour:0+wounds:3+lives:1", results="strike")

    t.you.does("strike:captain-of-the-gate.1")

    t.then("captain-of-the-gate.1", out=True)
    assert t.s.units[0] == 1


def test_a_weak_point_is_covered_icon_by_icon_and_then_pays() -> None:
    """FF.weak-point, FF.weak-point-reward: the strap takes all armour for good."""
    t = fighting("captain-of-the-gate", "f", results="focus strike* move")

    t.you.does("weak-point:focus").you.does("weak-point:strike*").you.does("weak-point:move")

    t.then("captain-of-the-gate.1", armour=0, bare=True)


def test_the_weak_point_of_the_hollow_king_lowers_his_resistance_and_ends_the_fear() -> None:
    """FF.weak-point-reach: from one zone away, too."""
    t = given(
        scene="barrow-king",
        you=hero("mercenary", at="f", results="focus focus shoot* strike*"),
        ally=hero("shaman", at="a"),
        enemies="the-hollow-king.1@g restless.1@h restless.2@a",
        rounds=4,
    )

    for icon in ("focus", "focus", "shoot*", "strike*"):
        t.you.does(f"weak-point:{icon}")

    t.then("the-hollow-king.1", resistance=2).then("restless.1", out=True).then("restless.2", out=True)


def test_the_cracked_vein_costs_the_heart_a_life_and_its_armour() -> None:
    t = given(
        scene="caldera-heart",
        you=hero("mercenary", at="f", results="move focus strike* shoot*", parry=1, energy=1),
        ally=hero("shaman", at="a"),
        enemies="heart-of-cinders.1@f",
        rounds=4,
    )

    for icon in ("move", "focus", "strike*", "shoot*", "parry"):
        t.you.does(f"weak-point:{icon}")

    t.then("heart-of-cinders.1", lives=2, armour=0).then("you", energy=2, parry=0)


CAPTAIN = ["cg-sweep", "cg-thrust", "cg-volley", "cg-form", "cg-relief"]
KING = ["hk-reach", "hk-step", "hk-levy", "hk-wail"]
HEART = ["hc-lash", "hc-rain", "hc-breath", "hc-husk", "hc-crust"]


def test_the_captain_comes_up_to_two_zones_and_cuts_everybody_there() -> None:
    """FF.boss-goto, FF.boss-sweep"""
    t = facing("captain-of-the-gate", "cg-sweep", "f", "c")

    t.then("captain-of-the-gate.1", at="c").then("you", health=6).then("ally", health=5)


def test_the_captain_thrusts_at_the_first_hero_for_two() -> None:
    facing("captain-of-the-gate", "cg-thrust", "f", "c").then("you", health=5).then("ally", health=6)


def test_the_captain_orders_every_archer_to_shoot() -> None:
    """FF.boss-order"""
    t = facing("captain-of-the-gate", "cg-volley", "f", "c", "archer.1@b archer.2@d")
    t.group("mercenary", "shaman")

    t.then("you", health=6).then("ally", health=5)


def test_the_captain_closes_ranks() -> None:
    """FF.call, FF.boss-armour"""
    t = facing("captain-of-the-gate", "cg-form", "f", "a", "conscript.1@i")

    t.then("conscript.1", at="h").then("captain-of-the-gate.1", armour=2)


def test_the_captain_sends_for_the_relief() -> None:
    """FF.boss-summon: at an edge of the scene that chance picks."""
    t = facing("captain-of-the-gate", "cg-relief", "f", "f", chance="summon:b")

    t.then("conscript.1", at="b").then("you", health=6)


def test_the_hollow_king_pulls_the_last_hero_and_strikes_for_two() -> None:
    t = given(
        scene="barrow-king",
        you=hero("mercenary", at="a"),
        ally=hero("shaman", at="f"),
        order="you ally",
        rounds=4,
        enemies="the-hollow-king.1@g+deck:hk-reach",
        step="boss-turn",
        fear="f-breath",
    )

    t.then("ally", at="g", health=4)


def test_the_hollow_king_steps_up_strikes_and_stuns() -> None:
    facing("the-hollow-king", "hk-step", "g", "f", fear="f-breath f-leaden").then("you", health=6, stunned=True)


def test_the_hollow_king_levies_the_dead() -> None:
    t = facing("the-hollow-king", "hk-levy", "g", "g", chance="summon:b")

    t.then("restless.1", at="b").then("you", health=6)


def test_the_hollow_wail_reaches_his_zone_and_the_next() -> None:
    """FF.boss-blast"""
    facing("the-hollow-king", "hk-wail", "g", "f").then("you", health=6).then("ally", health=5)


def test_the_heart_lashes_rains_breathes_calls_and_cools() -> None:
    t = given(
        scene="caldera-heart",
        you=hero("mercenary", at="e"),
        ally=hero("shaman", at="a"),
        order="you ally",
        rounds=4,
        enemies="heart-of-cinders.1@f+deck:hc-lash",
        step="boss-turn",
        fear="f-breath",
    )
    t.then("you", at="f", health=5)

    facing("heart-of-cinders", "hc-rain", "f", "e").then("you", health=6).then("ally", health=5)
    facing("heart-of-cinders", "hc-breath", "f", "f").then("you", health=5).then("ally", health=4)
    facing("heart-of-cinders", "hc-husk", "f", "a", chance="summon:d summon:e").then("zealot.1", at="d").then(
        "zealot.2", at="e"
    )
    facing("heart-of-cinders", "hc-crust", "f", "a").then("heart-of-cinders.1", armour=3)


@pytest.mark.parametrize(
    ("boss", "deck"), [("captain-of-the-gate", CAPTAIN), ("the-hollow-king", KING), ("heart-of-cinders", HEART)]
)
def test_every_card_of_a_boss_has_its_ruling_here(boss: str, deck: list[str]) -> None:
    t = fighting(boss, "f")
    d = t.s.foes[0].d.boss

    assert d is not None and [c.id for c in d.deck] == deck


def test_a_card_that_can_do_nothing_is_spent_all_the_same() -> None:
    """FF.boss-kited"""
    t = facing("the-hollow-king", "hk-reach", "g", "a")

    t.then("you", health=7).then("ally", health=6)
    assert len(t.s.foes[0].discard) == 1


def test_a_boss_belongs_to_no_faction() -> None:
    """FF.boss: the ash mark, which makes the Ashbound look elsewhere, means nothing to the Heart of Cinders."""
    t = given(
        scene="caldera-heart",
        you=hero("mercenary", at="e", corruption="c-marked"),
        ally=hero("shaman", at="e"),
        order="you ally",
        rounds=4,
        enemies="heart-of-cinders.1@f+deck:hc-lash",
        step="boss-turn",
        fear="f-breath",
    )

    t.then("you", at="f", health=5).then("ally", health=6)
