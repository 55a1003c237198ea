"""A game watched again in a real browser: the slider, a link to a moment, whose eyes, playing on."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, Json, played, sideways, violations, violations_in_both_themes

SAVE = played("keyforge", "random", 60, 7)


@pytest.fixture
def game(house: House) -> Json:
    return house.resumed(SAVE)


def watching(house: House, game: Json, at: int, size: tuple[int, int] = WIDE, theme: str = "dark") -> Page:
    page = house.hold(house.person(size, theme), game)
    page.goto(f"{house.address}/replay/{game['table']}#{at}")
    expect(page.locator(".time .pos b")).to_have_text(str(at))
    return page


def test_a_link_opens_a_game_at_a_moment_and_the_slider_goes_to_any_other(house: House, game: Json) -> None:
    page = watching(house, game, 30)
    expect(page.locator(".dlist [aria-current]")).to_contain_text("30")
    slider = page.get_by_role("slider", name="Decision")
    slider.fill("12")
    expect(page.locator(".time .pos b")).to_have_text("12")
    expect(page.locator(".dlist [aria-current]")).to_contain_text("12")
    slider.blur()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".time .pos b")).to_have_text("13")
    page.keyboard.press("Home")
    expect(page.locator(".time .pos b")).to_have_text("0")


def test_a_link_to_here_names_the_moment(house: House, game: Json) -> None:
    page = watching(house, game, 21)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link to here").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{house.address}/replay/{game['table']}#21"


def test_what_was_chosen_is_told_beside_what_could_have_been(house: House, game: Json) -> None:
    page = watching(house, game, 20)
    expect(page.locator(".alt li", has_text="played")).to_have_count(1)


def test_what_repeats_is_one_row(house: House, game: Json) -> None:
    page = watching(house, game, 30)
    rows = page.locator(".dlist li b").all_inner_texts()
    asks = page.locator(".dlist li").evaluate_all("all => all.map(li => li.querySelector('small')?.innerText ?? '')")
    assert all(a != b or (x and y and x != y) for a, b, x, y in zip(rows, rows[1:], asks, asks[1:]))


def test_the_picture_is_drawn_in_the_type_of_the_table(house: House, game: Json) -> None:
    page = house.hold(house.person(), game)
    page.add_init_script(
        """const set = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src').set
        Object.defineProperty(HTMLImageElement.prototype, 'src', {set(v) { window.drawn = v; set.call(this, v) }})"""
    )
    page.goto(f"{house.address}/replay/{game['table']}#30")
    expect(page.locator(".time .pos b")).to_have_text("30")
    with page.expect_download() as found:
        page.get_by_role("button", name="Picture").click()
    assert found.value.suggested_filename == "keyforge-30.png"
    root = page.evaluate("decodeURIComponent(window.drawn).slice(0, 2000)").partition("<foreignObject")[0]
    family = page.evaluate("getComputedStyle(document.body).fontFamily").replace('"', "'")
    size = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    assert f"font-size: {size}" in root and f"font-family: {family}" in root and 'data-theme="dark"' in root


def test_both_hands_or_one_are_shown(house: House, game: Json) -> None:
    page = watching(house, game, 20)
    expect(page.locator(".openhand li").first).to_be_visible()
    page.get_by_role("group", name="Whose eyes").get_by_role("button", name="Wick").click()
    expect(page.locator(".openhand")).to_have_count(0)


@pytest.mark.both
def test_from_any_moment_one_plays_on_for_practice(house: House, game: Json) -> None:
    page = watching(house, game, 25)
    story = page.locator(".alt li", has_text="played").inner_text()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".prompt .ask")).to_be_visible()
    assert game["table"] not in page.url and story
    expect(page.locator(".prompt.idle")).to_have_count(0)


def test_nobody_is_away_from_a_game_that_is_watched_again(house: House, game: Json) -> None:
    page = watching(house, game, 30)
    expect(page.locator(".seat.them .who")).to_contain_text("Wick")
    expect(page.locator(".seat .who").get_by_text("away")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["1440", "390"])
def test_a_replay_is_for_everybody(house: House, game: Json, size: tuple[int, int]) -> None:
    page = watching(house, game, 30, size)
    assert violations_in_both_themes(page) == []
    assert sideways(page) == 0


def test_what_a_player_noted_stands_beside_the_decision(house: House) -> None:
    """A save that a language model has left has its notes: each is shown where it was written."""
    notes = [{"answers": 12, "seat": 0, "text": "<b>reap</b> before I fight"}]
    game = house.resumed(json.dumps({**json.loads(SAVE), "notes": notes}))
    page = watching(house, game, 12)
    expect(page.get_by_role("region", name="Noted")).to_contain_text("<b>reap</b> before I fight")
    assert not violations(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".time .pos b")).to_have_text("13")
    expect(page.get_by_role("region", name="Noted")).to_have_count(0)
