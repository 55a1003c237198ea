"""The settings of a browser: kept, at once, on their page and over a table; the sounds that they let be made."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from web.browsing import NARROW, WIDE, House, at_rest, sideways, violations_in_both_themes

# Counts the notes that the page makes.
EARS = """() => {
  window.heard = 0
  const make = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () { window.heard++; return make.call(this) }
}"""
ROOT = "document.documentElement"


def choose(page: Page, group: str, name: str) -> None:
    page.locator("main, dialog").last.get_by_role("radiogroup", name=group).get_by_role(
        "radio", name=name, exact=True
    ).click()


def shown(page: Page, what: str) -> str | None:
    """What the root of the page says of a setting."""
    found: str | None = page.evaluate(f"{ROOT}.dataset.{what} ?? null")
    return found


def root_size(page: Page) -> float:
    return float(page.evaluate(f"parseFloat(getComputedStyle({ROOT}).fontSize)"))


def opened(house: House, page: Page) -> Locator:
    page.goto(f"{house.address}/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page.locator("main")


def test_what_is_chosen_holds_at_once_and_is_kept(house: House) -> None:
    page = house.person(reduced=False)
    opened(house, page)
    for group, name, what, value in (
        ("Colours", "Red and green", "palette", "red-green"),
        ("Contrast", "More", "contrast", "more"),
        ("Spacing", "Dense", "density", "dense"),
        ("Animation", "Slow", "animation", "slow"),
        ("Light or dark", "Light", "theme", "light"),
    ):
        choose(page, group, name)
        assert shown(page, what) == value
    choose(page, "Language", "FR")
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    assert [shown(page, what) for what in ("palette", "contrast", "density", "animation", "theme")] == [
        "red-green", "more", "dense", "slow", "light",
    ]  # fmt: skip
    page.get_by_role("button", name="Tout comme d’ordinaire").click()
    page.locator("dialog").get_by_role("button", name="Tout comme d’ordinaire").click()
    assert [shown(page, what) for what in ("palette", "contrast", "density", "animation")] == [None] * 4
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")  # the language is no matter of looks


def test_a_chosen_palette_changes_the_colours(house: House) -> None:
    page = house.person()
    opened(house, page)
    colour = f"getComputedStyle({ROOT}).getPropertyValue('--brobnar').trim()"
    before = page.evaluate(colour)
    choose(page, "Colours", "Blue and yellow")
    page.wait_for_function(f"() => {colour} !== {before!r}")


def test_with_larger_text_everything_grows_and_the_layout_is_that_of_a_smaller_window(house: House) -> None:
    page = house.person()
    opened(house, page)
    bar = page.locator("header.top")
    before, size = bar.bounding_box(), root_size(page)
    choose(page, "Text size", "XXL")
    after = bar.bounding_box()
    assert before is not None and after is not None
    assert root_size(page) > 1.35 * size and after["height"] > 1.3 * before["height"]
    made = house.table()
    page = house.seat(page, made, 0)
    expect(page.locator(".rail")).to_be_hidden()  # 960 px wide, as it were: the story is a drawer
    at_rest(page)
    assert sideways(page) == 0
    panels = [box for box in (panel.bounding_box() for panel in page.locator(".side").all()) if box]
    assert len(panels) == 2
    upper, lower = sorted(panels, key=lambda b: b["y"])
    assert upper["y"] + upper["height"] <= lower["y"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    choose(page, "Text size", "M")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".rail")).to_be_visible()


def test_who_wants_no_motion_has_none_whatever_is_chosen(house: House) -> None:
    page = house.person(reduced=True)
    opened(house, page)
    choose(page, "Animation", "Slow")
    assert shown(page, "animation") == "off"
    expect(page.locator("main")).to_contain_text("Your system asks for less motion")


def test_nothing_is_heard_until_the_volume_is_up(house: House) -> None:
    page = house.person()
    page.add_init_script(f"({EARS})()")
    opened(house, page)
    expect(page.get_by_role("button", name="my turn")).to_be_disabled()
    expect(page.get_by_role("checkbox", name="What others say", exact=True)).to_be_disabled()
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_have_attribute("aria-valuetext", "silent")
    volume.focus()
    page.keyboard.press("PageUp")
    expect(volume).not_to_have_attribute("aria-valuetext", "silent")
    page.evaluate("window.heard = 0")
    page.get_by_role("button", name="my turn").click()
    assert page.evaluate("window.heard") == 2
    volume.focus()
    page.keyboard.press("Home")
    expect(volume).to_have_attribute("aria-valuetext", "silent")
    expect(page.get_by_role("button", name="my turn")).to_be_disabled()


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_fits_any_screen_in_both_languages(house: House, size: tuple[int, int], lang: str) -> None:
    page = house.person(size, lang=lang)
    opened(house, page)
    for text in ("M", "XXL"):
        page.get_by_role("radio", name=text, exact=True).click()
        assert sideways(page) == 0
    assert violations_in_both_themes(page) == []
    choose(page, "Contraste" if lang == "fr" else "Contrast", "Renforcé" if lang == "fr" else "More")
    assert violations_in_both_themes(page) == []


def test_over_a_table_the_settings_are_the_same_and_close_again(house: House) -> None:
    page = house.seat(house.person(NARROW), house.table(), 0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    choose(page, "Spacing", "Roomy")
    assert shown(page, "density") == "roomy"
    assert violations_in_both_themes(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Settings")).to_have_count(0)
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
