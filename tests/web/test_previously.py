"""The page that tells what happened so far, in a real browser: once for whoever comes back, and in the chronicle at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, sideways, violations
from web.test_chronicle import NAMES, saved

SHAPES = [(WIDE, "light", "en"), (NARROW, "dark", "fr")]
SAID = {
    "en": ("Act I, The Road and the Gate", "You chose: ", "With Varsha (Mercenary)", "Go on"),
    "fr": ("Acte I, La route et la porte", "Vous avez choisi : ", "Avec Varsha (Mercenaire)", "Continuer"),
}


def come_back(house: House, size: tuple[int, int], theme: str, lang: str) -> Page:
    """Somebody who sits down again in all seats of a campaign that stands at its first rest."""
    page = house.seat(house.person(size, theme, lang), house.resumed(saved("rest"), NAMES))
    page.locator(".veil .btn.main").click()
    return page


@pytest.mark.parametrize(("size", "theme", "lang"), SHAPES)
def test_whoever_comes_back_reads_what_happened_so_far_before_the_chronicle_goes_on(
    house: House, size: tuple[int, int], theme: str, lang: str
) -> None:
    act, chose, together, on = SAID[lang]
    page = come_back(house, size, theme, lang)
    told = page.locator("[data-page=past]")
    expect(told).to_contain_text(act)
    expect(told).to_contain_text(chose)
    expect(told).to_contain_text(together)
    assert sideways(page) <= 0 and violations(page) == []
    told.locator(".again summary").first.click()
    expect(told.locator(".again").first.locator("p").first).to_be_visible()
    page.get_by_role("button", name=on).click()
    expect(page.locator(".on-rest .places")).to_be_visible()
    page.reload()
    expect(page.locator(".fftale")).to_be_visible()
    expect(told).to_have_count(0)  # who has only reloaded the page has not been away


def test_the_chronicle_tells_it_at_any_time(house: House) -> None:
    page = come_back(house, WIDE, "light", "en")
    page.keyboard.press("Enter")
    page.keyboard.press("o")
    page.get_by_role("tab", name="Story so far").click()
    expect(page.get_by_role("tabpanel", name="Story so far")).to_contain_text("You chose: ")
    assert violations(page) == []
