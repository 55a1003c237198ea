"""States that every table has: the end, the next game of a match, a seat that nobody has taken, a line that is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, played, sideways, violations

LOOKS = [(WIDE, "dark", "en"), (WIDE, "light", "fr"), (NARROW, "dark", "fr"), (NARROW, "light", "en")]


def at_the_end(house: House, game: str, look: tuple[tuple[int, int], str, str] = LOOKS[0], seed: int = 4) -> Page:
    """Ada has played a game to its end, and sees it."""
    save = played(game, "greedy", 9999, seed)
    made = house.resumed(save, ("Ada", "Inès")[: 2 if game == "keyforge" else 1])
    page = house.hold(house.person(*look), made, 0)
    page.goto(f"{house.address}/table/{made['table']}")
    expect(page.locator("dialog .fstats")).to_be_visible()
    return page


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", ["keyforge", "arkham"])
def test_the_end_shows_the_course_of_the_game_in_every_look(
    house: House, game: str, look: tuple[tuple[int, int], str, str]
) -> None:
    page = at_the_end(house, game, look)
    expect(page.locator("dialog polyline")).to_have_count(2)
    expect(page.locator("dialog .fstats dt")).to_have_count(3)
    expect(page.locator("dialog .fturn")).to_be_visible()
    assert page.locator("dialog svg[role=img]").get_attribute("aria-label")
    assert sideways(page) == 0
    assert violations(page) == []


def test_from_the_end_one_watches_the_turning_point(house: House) -> None:
    page = at_the_end(house, "keyforge")
    page.get_by_role("link", name="Watch it").click()
    expect(page.locator(".pos b")).not_to_have_text("0")


def test_from_the_end_one_plays_again_with_the_other_deck(house: House) -> None:
    page = at_the_end(house, "keyforge")
    deck = page.locator(".seat.you .deck")
    before = deck.inner_text()
    page.get_by_role("button", name="Again, swap decks").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(deck).not_to_have_text(before)


def test_from_the_end_a_key_leads_to_the_replay(house: House) -> None:
    page = at_the_end(house, "arkham", seed=2)
    page.keyboard.press("p")
    expect(page.locator(".time .slider")).to_be_visible()
