"""A game that brings nothing into the browser has a table there all the same: it is drawn from its scene.

The game is that of docs/add-a-game.md, built from the page; the toy, with its map, its hands and questions to several
seats at once, is another; and every game of ours is opened at that table, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from harness.page_game import lay_page_game, lay_toy
from playwright.sync_api import Browser, Page, expect
from web.browsing import (
    LOOK,
    NARROW,
    WIDE,
    Hands,
    House,
    Json,
    ask,
    at_rest,
    legal,
    played,
    settled,
    sideways,
    until_asked,
    violations,
)

from tableforge import games

SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
EVERY = pytest.mark.parametrize("game", games.names())
LAID: dict[str, tuple[Json, int]] = {  # with what is set, and how many answers lead to where much lies on the table
    "keyforge": ({}, 31),
    "arkham": ({"investigators": ["roland", "daisy"]}, 12),
    "fateforge": ({"heroes": ["mercenary", "shaman"], "seats": 2}, 24),
}


@pytest.fixture(scope="module")
def _any_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("guests")
    lay_page_game(folder)
    lay_toy(folder)
    found = House(browser, tmp_path_factory.mktemp("house"), games=folder)
    found.open()
    yield found
    found.close()


@pytest.fixture
def house(_any_house: House) -> Iterator[House]:
    """A server that knows the page's game, and its pages."""
    yield _any_house
    _any_house.tidy()


def two(house: House, page: Page, pebbles: int = 12) -> Page:
    """Both seats of a game of pebbles at one screen."""
    seats = [{"kind": "here", "name": name} for name in ("Ada", "Wick")]
    return house.seat(page, house.table("pebbles", seats, setup={"pebbles": pebbles}))


def left(page: Page) -> str:
    return page.locator(".number[data-key=left] .value").inner_text().strip()


# ---------------------------------------------------------------- the page's game
@SIZES
def test_it_is_set_up_in_the_lobby_and_played_to_its_end_by_clicks(house: House, size: tuple[int, int]) -> None:
    page = house.person(size)
    page.goto(house.address)
    page.locator(".game[data-game=pebbles]").click()
    expect(page.locator(".setup h2")).to_contain_text("Pebbles")
    page.locator(".start").click()
    expect(page.locator(".prompt .ask")).to_contain_text("How many pebbles do you take?")
    assert left(page) == "12" and violations(page) == [] and sideways(page) == 0
    Hands(page, seed=3).play()
    expect(page.locator("dialog h2")).to_contain_text(re.compile("has won|have won"))
    assert violations(page) == []


def test_it_is_played_to_its_end_by_keys(house: House) -> None:
    page = two(house, house.person())
    Hands(page, seed=4, keys=True).play()
    expect(page.locator("dialog h2")).to_contain_text("won")


def test_what_is_no_answer_says_why_by_its_rule(house: House) -> None:
    page = two(house, house.person())
    page.locator(".number[data-key=left]").click()
    why = page.get_by_role("dialog", name="Why not")
    expect(why).to_contain_text("On your turn you take one, two or three pebbles.")
    expect(why).to_contain_text("Taking pebbles")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_an_answer_is_foreseen_told_and_taken_back(house: House) -> None:
    page = two(house, house.person())
    page.locator("[data-key='take:3']").hover()
    expect(page.locator(".prompt .leads")).to_contain_text("seat 0 takes 3")
    page.locator("[data-key='take:3']").click()
    expect(page.locator(".number[data-key=left] .value")).to_have_text("9")
    expect(page.locator(".log li")).to_have_text([re.compile("seat 0 takes 3")])
    settled(page)
    page.keyboard.press("u")
    expect(page.locator(".number[data-key=left] .value")).to_have_text("12")
    expect(page.locator(".log li")).to_have_count(0)


def test_it_speaks_french(house: House) -> None:
    page = two(house, house.person(lang="fr"))
    assert ask(page).startswith("Combien de galets prenez-vous")
    page.locator("[data-key='take:2']").click()
    expect(page.locator(".log li")).to_contain_text("le siège 0 prend 2")
    settled(page)
    page.locator(".number[data-key=left]").click()
    expect(page.get_by_role("dialog", name="Pourquoi non")).to_contain_text("vous prenez un, deux ou trois galets")


def test_it_is_watched_again(house: House) -> None:
    page = two(house, house.person(), pebbles=4)
    table = page.url.rpartition("/")[2]
    for key in ("take:3", "take:1"):
        page.locator(f"[data-key='{key}']").click()
        settled(page)
    expect(page.locator("dialog")).to_be_visible()
    page.goto(f"{house.address}/replay/{table}#1")
    expect(page.locator(".number[data-key=left] .value")).to_have_text("1")
    assert violations(page) == []


NUMBERS = """
() => {
  window.counted = []
  const note = (changes) => changes.forEach(c => c.addedNodes.forEach(n => {
    if (n.className?.includes?.('tally')) window.counted.push(n.innerText)
  }))
  new MutationObserver(note).observe(document.querySelector('.motionstage'), {childList: true})
}
"""


def test_what_changes_is_counted_where_it_stands_though_the_game_says_nothing_of_it(house: House) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Wick"}]
    page = house.seat(house.person(reduced=False), house.table("pebbles", seats, setup={"pebbles": 12}))
    page.wait_for_selector(".motionstage", state="attached")
    page.evaluate(NUMBERS)
    page.locator("[data-key='take:3']").click()
    page.wait_for_function("() => window.counted.includes('−3')")


# ---------------------------------------------------------------- a game with a map, hands and questions to all at once
@SIZES
def test_a_game_with_a_map_and_hands_is_played_to_its_end(house: House, size: tuple[int, int]) -> None:
    page = house.person(size, lang="fr")
    others = [{"kind": "bot", "bot": "random", "name": name} for name in ("Wick", "Cleo")]
    house.seat(page, house.table("lamplighters", [{"kind": "here", "name": "Ada"}, *others], setup={"seats": 3}))
    expect(page.locator(".scenetable .prompt .ask")).to_be_visible()
    Hands(page, seed=5).play()
    assert violations(page) == [] and sideways(page) == 0


# ---------------------------------------------------------------- our games, at the table of any game
@SIZES
@EVERY
def test_every_game_is_played_at_the_table_of_any_game(house: House, game: str, size: tuple[int, int]) -> None:
    settings, answers = LAID.get(game, ({}, 12))
    page = house.person(size)
    made = house.resumed(played(game, "random", answers, 7, **settings), bot="random")
    house.hold(page, made, 0)
    page.goto(f"{house.address}/table/{made['table']}?table=scene")
    expect(page.locator(".scenetable .prompt .ask")).to_be_visible()
    hands = Hands(page, seed=1)
    glowed = False
    for _ in range(6):
        until_asked(page)
        if page.locator("dialog").count():
            page.locator("dialog header button").click()
            continue
        glowed = glowed or legal(page).count() > 0
        hands.turn(page.evaluate(LOOK))
    assert glowed and hands.answers >= 4
    at_rest(page)
    assert violations(page) == [] and sideways(page) == 0


@EVERY
def test_a_thing_that_does_not_glow_says_why_not(house: House, game: str) -> None:
    settings, answers = LAID.get(game, ({}, 12))
    page = house.person()
    made = house.resumed(played(game, "random", answers, 7, **settings))
    house.hold(page, made, 0)
    page.goto(f"{house.address}/table/{made['table']}?table=scene")
    until_asked(page)
    page.locator(".scenetable :is(.held, .slab, .tile):not(.is-legal)").first.click()
    why = page.get_by_role("dialog", name="Why not")
    expect(why.locator("p").first).not_to_have_text("")
    expect(why.locator(".rule")).to_be_visible()
