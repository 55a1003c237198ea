"""Puzzles in a real browser: the list, one solved, one missed, hints, the solution, French, keys, small screens."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, PATIENCE, House, at_rest, sideways, violations_in_both_themes

from tableforge import games
from tableforge.puzzles import Puzzle, shelf


def small(game: str) -> Puzzle:
    """The puzzle of a game that is looked through soonest."""
    return min(shelf.puzzles_of(game), key=lambda p: (p.counts.looked, p.id))


def puzzle(house: House, page: Page, p: Puzzle) -> Page:
    """Open a puzzle at its table."""
    page.goto(f"{house.address}/puzzles/{p.game}/{p.id}")
    expect(page.locator(".pzl").first).to_be_attached(timeout=PATIENCE)
    expect(page.locator(".prompt").first).to_be_attached(timeout=PATIENCE)
    return page


def take(page: Page, p: Puzzle, key: str) -> None:
    """Give an answer at the table that the page shows, as the page itself would, and wait until it is there."""
    page.evaluate(
        """async ([seat, key]) => {
            const table = sessionStorage.getItem("tableforge.puzzle");
            const kept = JSON.parse(localStorage.getItem("tableforge.seats"))[table];
            const headers = { Authorization: `Bearer ${kept.seats[seat]}`, "Content-Type": "application/json" };
            const there = (path) => new URL(path, location.origin);
            const door = globalThis.tableforge ?? globalThis; // of a site, or of a server
            const now = await (await door.fetch(there(`/api/tables/${table}/seat`), { headers })).json();
            const body = JSON.stringify({ seat, number: now.number, key });
            const answer = await door.fetch(there(`/api/tables/${table}/answer`), { method: "POST", headers, body });
            if (!answer.ok) throw new Error(await answer.text());
        }""",
        [p.seat, key],
    )


def solve(page: Page, p: Puzzle) -> None:
    for key in p.solution:
        take(page, p, key)


def test_the_bar_leads_to_the_puzzles_of_a_game_and_a_theme_leaves_fewer_of_them(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    page.get_by_role("link", name="Puzzles", exact=True).click()
    rows = page.locator(".puzzles .course li")
    expect(rows).to_have_count(len(shelf.puzzles_of("keyforge")), timeout=PATIENCE)
    theme = page.get_by_label("Theme")
    theme.select_option(index=1)
    assert 0 < rows.count() < len(shelf.puzzles_of("keyforge"))
    expect(page.get_by_role("link", name="Puzzle of the day")).to_be_visible()


@pytest.mark.both
def test_a_solved_puzzle_tells_its_solution_and_reason_and_is_kept_as_solved(house: House) -> None:
    p = small("keyforge")
    page = puzzle(house, house.person(), p)
    solve(page, p)
    expect(page.locator(".pzl .verdict").first).to_contain_text("Solved", timeout=PATIENCE)
    expect(page.locator(".pzl .solution li")).to_have_count(len(p.solution))
    expect(page.locator(".pzl .solution")).to_contain_text(str(p.counts.ends))
    page.get_by_role("link", name="All puzzles").first.click()
    expect(page.locator(".puzzles li.solved")).to_have_count(1)


def test_a_missed_puzzle_can_be_tried_again_and_comes_back_another_day(house: House) -> None:
    p = small("keyforge")
    page = puzzle(house, house.person(), p)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".pzl .verdict").first).to_contain_text("Hint: ")
    take(page, p, p.solution[0])
    take(page, p, "end-turn")
    expect(page.locator(".pzl .verdict").first).to_contain_text("Not this time", timeout=PATIENCE)
    page.get_by_role("button", name="Again from the start").click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    solve(page, p)
    expect(page.locator(".pzl .verdict").first).to_contain_text("Solved", timeout=PATIENCE)
    kept = page.evaluate("JSON.parse(localStorage.getItem('tableforge.puzzles'))")
    assert kept["missed"] == [f"{p.game}/{p.id}"] and kept["due"][f"{p.game}/{p.id}"]["solved"] == 0
    assert kept["solved"] == []  # the first attempt is the one that counts


def test_the_puzzle_of_the_day_goes_on_with_a_streak_and_what_was_missed_comes_back_first(house: House) -> None:
    day, missed = date(2026, 11, 18), shelf.puzzles_of("keyforge")[7]
    name, of_day = f"keyforge/{missed.id}", shelf.puzzle_of_day(day)
    due = {name: {"solved": 0, "on": day.isoformat()}}
    page = house.person()
    page.clock.set_fixed_time(datetime.combine(day, time(12)))
    before = {"solved": [], "missed": [name], "due": due, "days": [(day - timedelta(days=1)).isoformat()]}
    house.remember(page, {"tableforge.puzzles": before})
    page.goto(f"{house.address}/puzzles")
    expect(page.locator(".puzzles .ofday")).to_contain_text("Days in a row: 1")
    page.get_by_label("Show").select_option(label="To see again")
    expect(page.locator(".puzzles .course li")).to_have_count(1)
    course = page.locator(".puzzles .course").filter(has=page.locator("#puzzles-keyforge"))
    expect(course.get_by_role("link", name="Next puzzle")).to_have_attribute("href", re.compile(f"{re.escape(name)}$"))
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.locator(".prompt").first).to_be_attached()
    assert page.url.endswith(f"/puzzles/{of_day.game}/{of_day.id}")
    solve(page, of_day)
    expect(page.locator(".pzl .verdict").first).to_contain_text("Solved")
    page.get_by_role("link", name="All puzzles").first.click()
    page.goto(f"{house.address}/puzzles")
    expect(page.locator(".puzzles .ofday")).to_contain_text("Days in a row: 2")
    expect(page.get_by_role("link", name="Today’s puzzle is solved")).to_be_visible()


def test_an_arkham_puzzle_is_judged_by_its_chance_before_the_token_counts(house: House) -> None:
    p = small("arkham")
    page = puzzle(house, house.person(), p)
    solve(page, p)
    expect(page.locator(".pzl .verdict").first).to_contain_text("best chance", timeout=PATIENCE)


WITHOUT = """() => {
  const panel = document.querySelector(".pzl").getBoundingClientRect();
  return [...document.querySelectorAll(".pzl *")].map((e) => [e.className, e.getBoundingClientRect()])
    .filter(([, r]) => r.left < panel.left || r.right > panel.right + 1).map(([name]) => name);
}"""


@pytest.mark.parametrize("game", [name for name in games.names() if shelf.has_puzzles(name)])
def test_the_panel_of_a_puzzle_stays_beside_the_table_of_every_game(house: House, game: str) -> None:
    """The style of a game's table has no word for it."""
    page = puzzle(house, house.person(), small(game))
    at_rest(page)
    assert page.evaluate(WITHOUT) == []
    page.get_by_role("button", name="Give up").click()
    expect(page.locator(".pzl .solution li").first).to_be_visible()
    assert page.evaluate(WITHOUT) == []


def test_a_puzzle_is_given_up_by_the_keyboard_and_tells_its_solution_in_french(house: House) -> None:
    p = small("fateforge")
    page = puzzle(house, house.person(lang="fr"), p)
    button = page.get_by_role("button", name="Abandonner et montrer la solution")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pzl .solution li")).to_have_count(len(p.solution), timeout=PATIENCE)
    expect(page.locator(".pzl .solution")).to_contain_text("façons dont le tour peut finir")


def test_on_a_narrow_screen_list_and_puzzle_fit_and_the_panel_opens_as_a_dialog(house: House) -> None:
    page = house.person(NARROW, lang="fr")
    page.goto(f"{house.address}/puzzles/keyforge")
    expect(page.locator(".puzzles .course")).to_have_count(1, timeout=PATIENCE)
    assert sideways(page) <= 0
    row, words = page.locator(".puzzles .course li").first.bounding_box(), page.locator(".puzzles li b").first
    assert (
        row and words.evaluate("b => b.parentElement.offsetWidth") > row["width"] / 2
    )  # beside its dot, not in its place
    p = small("keyforge")
    page.goto(f"{house.address}/puzzles/{p.game}/{p.id}")
    strip = page.locator(".puzzlestrip")
    expect(strip).to_be_visible(timeout=PATIENCE)
    assert sideways(page) <= 0
    strip.get_by_role("button").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Indice")).to_be_visible()
    at_rest(page)
    assert violations_in_both_themes(page) == []


def test_nothing_on_the_pages_of_puzzles_keeps_anybody_out(house: House) -> None:
    page = house.person()
    page.goto(f"{house.address}/puzzles/keyforge")
    expect(page.locator(".puzzles .course")).to_have_count(1, timeout=PATIENCE)
    assert violations_in_both_themes(page) == []
    p = small("keyforge")
    puzzle(house, page, p)
    page.get_by_role("button", name="Give up").click()
    expect(page.locator(".pzl .solution li")).to_have_count(len(p.solution), timeout=PATIENCE)
    at_rest(page)
    assert violations_in_both_themes(page) == []
