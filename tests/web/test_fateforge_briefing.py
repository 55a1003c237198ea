"""The page before every combat in the browser: map, enemies, objectives, rules, what the story changed, and active skills."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.browsing import NARROW, WIDE, House, Json, sideways, violations
from web.laying import sit

from tableforge.fateforge.doors.testing import Ruling, given, hero

SIX = "m-heavy-blow m-shield-march m-charge m-brute m-whirl m-taunt"
ADA: Json = {"kind": "here", "name": "Ada"}


def toll() -> Ruling:
    """Two heroes of one person before the toll bar, in the campaign."""
    return given(tale="ember-loan", scene="a1-c2-fight-toll", seats=1, you=hero("mercenary"), ally=hero("shaman"))


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (WIDE, "fr"), (NARROW, "en"), (NARROW, "fr")])
def test_before_a_combat_its_set_up_is_read(house: House, size: tuple[int, int], lang: str) -> None:
    page = sit(house, toll(), size, lang=lang)
    page.locator(".goon").click()
    brief = page.locator(".brief")
    expect(brief.locator("h2")).to_have_text({"en": "The Toll Bar", "fr": "La barre du péage"}[lang])
    expect(brief.locator(".zmap .foetok")).not_to_have_count(0)
    expect(brief.locator(".bwords ol li")).to_have_count(2)
    expect(brief.locator(".terrain li")).not_to_have_count(0)
    archer = brief.locator(".bfoes .foe", has=page.locator("[data-f=blue]")).first
    expect(archer).to_contain_text({"en": "Archer", "fr": "Archer"}[lang])
    expect(archer.locator(".abil, .nextline")).not_to_have_count(0)
    assert sideways(page) <= 0
    assert violations(page) == []


# Whether the bar and the page's head are in sight, with nothing drawn over them, and how much of its room the map fills.
SIGHT = """
() => {
  const seen = [['.top .what'], ['.bhead h2', '.bhead .label', '.bhead .muted']].flat().map((path) => {
    const e = document.querySelector(path)
    const box = e.getBoundingClientRect()
    return e.contains(document.elementFromPoint(box.left + 4, box.top + box.height / 2))
  })
  return [seen, document.querySelector('.bmap .zmap').offsetWidth / document.querySelector('.bmap').offsetWidth]
}
"""


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_set_up_begins_below_the_bar_with_nothing_over_it_and_its_map_fills_its_room(
    house: House, size: tuple[int, int]
) -> None:
    page = sit(house, toll(), size, lang="fr", brief=True)
    page.locator(".goon").click()
    expect(page.locator(".brief .foe")).not_to_have_count(0)
    seen, filled = page.evaluate(SIGHT)
    assert all(seen) and filled > 0.95


def test_zones_have_the_letters_that_the_texts_of_the_game_call_them_by(house: House) -> None:
    """Rulebook p. 9: small letters for zones, as at the terminal and on paper; capitals are those of exits."""
    t = toll()
    page = sit(house, t, brief=True)
    page.locator(".goon").click()
    expect(page.locator(".brief .zletter")).to_have_text([z["id"] for z in t.sees("you")["zones"]])


def test_the_set_up_is_closed_once_and_can_be_read_again(house: House) -> None:
    made = house.table(
        "fateforge", [ADA], 3, setup={"scene": "ford-tutorial", "heroes": ["mercenary", "shaman"], "seats": 1}
    )
    page = house.seat(house.person(), made)
    expect(page.locator(".brief")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".brief")).to_have_count(0)
    page.reload()
    expect(page.locator(".hboard")).to_be_visible()
    expect(page.locator(".brief")).to_have_count(0)
    page.locator(".briefkey").click()
    expect(page.locator(".brief .foe")).not_to_have_count(0)
    page.locator(".tofight").click()
    expect(page.locator(".hboard")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_active_skills_are_changed_until_the_first_preparation(house: House, size: tuple[int, int]) -> None:
    """FF.skills-changed: a hero with seven skills says which six; none is passed over by accident."""
    mercenary = hero("mercenary", skills=SIX, inactive="m-shove")
    t = given(map="mill-ford", seats=1, you=mercenary, ally=hero("shaman"), step="set-up")
    page = sit(house, t, size, brief=True)
    row = page.locator(".srow").first
    expect(row.locator(".fskill.is-chosen")).to_have_count(6)
    row.locator("[data-key=m-charge]").click()
    expect(page.locator(".tofight")).to_have_attribute("aria-disabled", "true")
    page.locator(".tofight").click(force=True)
    expect(page.locator(".brief")).to_be_visible()
    row.locator("[data-key=m-shove]").click()
    expect(row.locator(".fskill.is-chosen")).to_have_count(6)
    page.locator(".tofight").click()
    expect(page.locator(".brief")).to_have_count(0)
    page.locator(".herotab").first.click()
    spent = page.locator(".hboard .fskill.is-spent .fhead")
    expect(spent).to_contain_text(["Charge"])
