"""What a game teaches, on its page in a real browser: begun by a button, read with the keyboard, a turn played again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, House, at_rest, played, violations

SAVE = played("keyforge", "random", 30, 7)


TOO_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll("body *")]
  .filter((e) => e.getBoundingClientRect().right > innerWidth).map((e) => `${e.tagName}.${e.className}`)"""


def fits(page: Page) -> None:
    at_rest(page)
    assert violations(page) == []
    assert page.evaluate(TOO_WIDE) == []


@pytest.mark.slow
def test_a_game_is_analysed_from_its_replay_read_and_a_turn_of_it_played_again(house: House) -> None:
    game = house.resumed(SAVE)
    page = house.hold(house.person(), game)
    page.goto(f"{house.address}/replay/{game['table']}#10")
    page.get_by_role("link", name="Analysis").click()
    page.wait_for_url(re.compile("/analysis/"))
    expect(page.get_by_role("status").first).to_contain_text("The game is played again")
    fits(page)
    page.keyboard.press("a")
    expect(page.locator(".course polyline")).to_be_visible()

    marks = page.locator(".list button")
    assert marks.count() >= 2, "somebody who plays by lot loses enough to be marked"
    expect(marks.first).to_have_attribute("aria-pressed", "true")
    first = page.locator("#mark-title").inner_text()
    assert re.search(r"Turn \d+, seat \d.*: (slip|mistake|blunder), [\d.]+ ± [\d.]+ points", first)
    page.locator("body").press("ArrowRight")
    expect(marks.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#mark-title")).not_to_have_text(first)
    page.locator("body").press("ArrowLeft")
    expect(page.locator("#mark-title")).to_have_text(first)
    expect(page.get_by_role("heading", name="Better line")).to_be_visible()
    fits(page)

    page.get_by_role("button", name="Play it again").click()
    again = page.get_by_role("region", name="Play it again")
    again.get_by_role("button", name="Hint").click()
    expect(again.locator(".hint")).to_have_count(1)
    again.get_by_label("Hidden cards and chance").select_option("others, 2")
    expect(again.locator(".ask")).to_be_visible()
    while not again.locator(".verdict").count():
        end = again.get_by_role("button", name="End the turn")
        (end if end.count() else again.locator(".options .btn").first).click()
        expect(again).to_have_attribute("aria-busy", "false")
    expect(again.locator(".verdict")).to_contain_text("the best that is known")
    fits(page)

    french = house.hold(house.person(NARROW, "light", "fr"), game)
    french.goto(f"{house.address}/analysis/{game['table']}")
    expect(french.locator("#mark-title")).to_contain_text(re.compile(r"Tour \d+, siège \d"))
    french.get_by_text("Tous les tours").click()
    fits(french)
    french.get_by_role("link", name="Voir dans la reprise").click()
    french.wait_for_url(re.compile("/replay/"))


def test_of_a_table_at_which_nobody_here_sits_nothing_is_told(house: House) -> None:
    game = house.resumed(SAVE)
    page = house.person()
    page.goto(f"{house.address}/analysis/{game['table']}")
    expect(page.get_by_text("This game cannot be analysed")).to_be_visible()
