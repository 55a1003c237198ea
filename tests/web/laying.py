"""Games of Fateforge laid open where a test wants them: a battle on its map, a campaign at any of its scenes."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from web.browsing import WIDE, House

from tableforge.fateforge.doors.testing import Ruling, given, hero

NAMES = ("Ada", "Inès", "Noor")


def battle(**fields: Any) -> Ruling:
    """Two heroes of one person in the mill's yard."""
    heroes = {"you": hero("mercenary", at="b", results="red:strike yellow:move"), "ally": hero("shaman", at="a")}
    return given(**{"map": "mill-ford", "seats": 1, "enemies": "recruit.1@b", **heroes, **fields})


def chapter(scene: str, **fields: Any) -> Ruling:
    """The campaign at a scene, with three heroes of as many people."""
    heroes = {"you": hero("mercenary"), "ally": hero("shaman"), "third": hero("thief")}
    return given(**{"tale": "ember-loan", "scene": scene, "seats": 3, "gold": 6, "food": 2, **heroes, **fields})


def sit(
    house: House,
    t: Ruling,
    size: tuple[int, int] = WIDE,
    theme: str = "light",
    lang: str = "en",
    reduced: bool = True,
    brief: bool = False,
) -> Page:
    """Somebody who sits in all seats of it, and has read the set-up of its combat (or, with `brief`, has not)."""
    page = house.seat(house.person(size, theme, lang, reduced), house.resumed(t.g.save(), NAMES[: t.g.seats]))
    if t.g.seats > 1 and not t.g.over:
        page.locator(".veil .btn.main").click()
        expect(page.locator(".veil")).to_have_count(0)
    past_the_past(page)
    return page if brief else to_the_map(page)


def past_the_past(page: Page) -> None:
    """Turn the page that tells what happened so far, where a chronicle that goes on begins with it."""
    expect(page.locator(".app")).to_be_visible()
    if page.locator("[data-page=past]").count():
        page.locator(".goon").click()
        expect(page.locator("[data-page=past]")).to_have_count(0)


def to_the_map(page: Page) -> Page:
    """Close the set-up page of a combat, where it lies open."""
    if page.locator(".tofight").count():
        page.locator(".tofight").click()
        expect(page.locator(".tofight")).to_have_count(0)
    return page
