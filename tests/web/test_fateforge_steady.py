"""What stays where it is at a table of Fateforge: menus beside their zone, the map under the pointer, a page that was turned."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, ask, sideways
from web.laying import battle, sit, to_the_map

from tableforge.fateforge.doors.testing import Ruling, given, hero


def box(page: Page, what: str) -> dict[str, float]:
    found = page.locator(what).bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def apart(a: dict[str, float], b: dict[str, float]) -> tuple[float, float]:
    """How many pixels lie between two boxes, across and down."""
    across = max(a["x"] - b["x"] - b["width"], b["x"] - a["x"] - a["width"], 0)
    down = max(a["y"] - b["y"] - b["height"], b["y"] - a["y"] - a["height"], 0)
    return across, down


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_menu_of_a_zone_opens_beside_it(house: House, size: tuple[int, int]) -> None:
    """What glows on the map is listed for a thumb, too; on a wide screen that list is hidden, and nothing opens beside it."""
    page = sit(house, battle(), size)
    page.locator(".zcell[data-key=d]").evaluate("e => e.click()")
    expect(page.locator(".verbs [role=menuitem]")).to_have_count(2)
    seen = ".zcell[data-key=d]" if size == WIDE else ".aims [data-key=d]"
    menu, zone = box(page, ".verbs"), box(page, seen)
    assert max(apart(menu, zone)) <= 12, (menu, zone)


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_menu_of_a_zone_that_is_clicked_opens_at_the_pointer_and_covers_no_bar(
    house: House, size: tuple[int, int]
) -> None:
    """A zone may reach over the whole height of the map: beside it would be far from where it was clicked."""
    t = given(tale="ember-loan", scene="a1-c2-fight-toll", seats=1, you=hero("mercenary"), ally=hero("shaman"))
    page = sit(house, t, size, lang="fr", brief=True)
    page.locator(".goon").click()
    to_the_map(page)
    zone = box(page, ".zcell[data-key=a]")
    x, y = zone["x"] + zone["width"] / 5, zone["y"] + zone["height"] * 0.6
    page.mouse.click(x, y)
    expect(page.locator(".verbs [role=menuitem]")).to_have_count(2)
    menu, bar = box(page, ".verbs"), box(page, ".top")
    assert max(apart(menu, {"x": x, "y": y, "width": 0, "height": 0})) <= 12, (menu, x, y)
    assert menu["y"] >= bar["y"] + bar["height"]
    expect(page.locator(".prompt .leads b")).to_have_text(
        re.compile(r"\u00a0:\s*$")
    )  # in French, before what would come of it


def test_the_large_card_goes_with_its_thing(house: House) -> None:
    """A pointer that rests where something lay never tells that it has left it."""
    page = sit(house, battle(), (1200, 900), lang="fr")  # where there is no room for its strip beside the map
    foe = page.locator(".foetok[data-key='recruit.1']")
    foe.hover()
    expect(page.locator(".largecard")).to_be_visible()
    page.keyboard.press(foe.locator(".mark.key").inner_text())  # it is struck, and falls
    expect(foe).to_have_count(0)
    expect(page.locator(".largecard")).to_have_count(0)


def paying() -> Ruling:
    """A skill with many ways to pay for it."""
    results = "red:strike red:strike yellow:move red:strike/move melee:special"
    return battle(
        you=hero("mercenary", at="b", skills=["m-heavy-blow"], results=results), enemies="recruit.1@b recruit.2@b"
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_map_never_slides_away_whatever_is_asked(house: House, lang: str) -> None:
    page = sit(house, paying(), lang=lang)
    before = box(page, ".zmap")
    page.locator(".foetok[data-key='recruit.1']").hover()  # what it would do is told
    expect(page.locator(".prompt .leads")).not_to_be_empty()
    assert box(page, ".zmap") == before
    page.locator(".fskill[data-key=m-heavy-blow]").click()
    expect(page.locator(".payments .btn")).to_have_count(6)
    assert box(page, ".zmap") == before
    page.locator(".payments .btn").first.click()
    expect(page.locator(".payments")).to_have_count(0)
    assert box(page, ".zmap") == before


def test_each_payment_has_one_key(house: House) -> None:
    page = sit(house, paying())
    page.locator(".fskill[data-key=m-heavy-blow]").click()
    keys = page.locator(".payments .kbd")
    expect(keys).to_have_text(list("123456"))
    expect(page.locator(".diebtn .mark.key")).to_have_count(0)
    asked = ask(page)
    page.keyboard.press("6")
    expect(page.locator(".prompt .ask")).not_to_have_text(asked)
    expect(page.locator(".tray .die.used")).to_have_count(2)


def test_payments_fit_on_a_small_screen(house: House) -> None:
    page = sit(house, paying(), NARROW, lang="fr")
    page.locator(".fskill[data-key=m-heavy-blow]").click()
    expect(page.locator(".payments .btn")).to_have_count(6)
    assert sideways(page) <= 0


def test_undo_in_a_combat_does_not_open_its_first_page_again(house: House) -> None:
    """Not even back to the very first question: it was read."""
    heroes: dict[str, Any] = {"you": hero("mercenary"), "ally": hero("shaman")}
    page = sit(house, given(tale="ember-loan", scene="a1-c2-fight-toll", seats=1, **heroes))
    page.locator(".goon").click()
    page.locator(".tofight").click()
    undo = page.locator(".top .btn", has_text="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    for _ in range(2):
        page.locator(".prompt .do .btn[data-key$='/ready']").first.click()
        expect(undo).to_have_attribute("aria-disabled", "false")
        page.keyboard.press("u")
        expect(undo).to_have_attribute("aria-disabled", "true")
        expect(page.locator(".goon")).to_have_count(0)
