"""Outside of combat food is eaten, remedies are taken and items change hands, whenever no test is on."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.doors.testing import Ruling, given, hero, told

SCENES = '[[scene]]\nid = "here"\nchoices = [{ id = "on", goto = "here" }]'


def story(**fields: Any) -> Ruling:
    return given(stories=told(SCENES), **fields)


def test_with_nothing_to_see_to_there_are_no_packs_to_open() -> None:
    """FF.item-trade"""
    story(food=0).asks("choice", options="on")
    story(food=3).asks("choice", options="on")  # nobody is hurt


def test_a_hero_eats_between_combats() -> None:
    """FF.food"""
    t = story(food=2, you=hero(health=3, energy=1)).group("packs", "eat:mercenary")
    t.then("you", health=4, energy=2).then("table", food=1).asks("choice", options="on packs")


def test_a_potion_is_drunk_by_whoever_needs_it() -> None:
    """FF.item-timing"""
    t = story(you=hero(items="healing-potion"), ally=hero(health=1)).group("packs", "drink:healing-potion")
    t.then("ally", health=5).then("you", items=[])


def test_what_is_for_rests_is_kept_for_rests() -> None:
    """FF.item-timing"""
    t = story(you=hero(items="white-salts", corruption="c-greed")).group("packs")
    assert t.options() == ["arrange:white-salts", "done"]


def test_an_item_of_the_bag_is_taken_and_one_is_handed_over() -> None:
    """FF.item-trade, FF.item-rearrange, FF.party-bag"""
    t = story(bag="scale-coat").group("packs", "arrange:scale-coat", "mercenary:clothing")
    t.then("you", items="scale-coat").then("table", bag=[])
    t.group("packs", "arrange:scale-coat", "shaman:clothing").then("you", items=[]).then("ally", items="scale-coat")


def test_any_seat_opens_the_packs_and_any_other_closes_them() -> None:
    """FF.group-choice"""
    t = story(food=1, you=hero(health=3))
    t.answer("packs", 1)
    t.answer("done", 0)
    t.then("you", health=3).asks("choice", options="on packs")
    t.answer("packs", 0)
    t.answer("eat:mercenary", 1)
    t.then("you", health=4).asks("choice")


def test_alone_it_is_the_same() -> None:
    """FF.solo"""
    t = story(seats=1, food=1, you=hero(health=3)).group("packs", "eat:mercenary")
    t.then("you", health=4).asks("choice")
