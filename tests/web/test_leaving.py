"""Two people at a table with a clock: giving up, a draw, a lost line, somebody who has left and comes back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, Json, sideways, violations_in_both_themes

TWO: list[Json] = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
GAME: Json = {"kind": "game", "seconds": 600, "increment": 5}


def two_at_a_table(house: House, **wanted: Any) -> tuple[Json, Page, Page]:
    """Ada, who is asked first, and Bo, each in a browser of their own."""
    made = house.table(seats=TWO, seed=7, **wanted)
    pages = [house.seat(house.person(), made, seat) for seat in (0, 1)]
    return made, pages[0], pages[1]


def asked_first(ada: Page, bo: Page) -> tuple[Page, Page]:
    """Whoever is asked, and whoever waits."""
    return (ada, bo) if ada.locator(".prompt:not(.idle)").count() else (bo, ada)


def from_the_menu(page: Page, what: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog .btn", has_text=what).click()


@pytest.mark.parametrize(("lang", "menu", "give_up"), [("en", "Menu", "Give up"), ("fr", "Menu", "Abandonner")])
def test_who_gives_up_is_asked_first_and_both_read_that_it_is_a_rule_of_the_table(
    house: House, lang: str, menu: str, give_up: str
) -> None:
    made = house.table(seats=TWO, seed=7)
    ada = house.seat(house.person(lang=lang), made, 0)
    bo = house.seat(house.person(size=NARROW), made, 1)
    ada.get_by_role("button", name=menu).click()
    ada.locator("dialog .btn", has_text=give_up).click()
    expect(ada.locator("dialog")).to_contain_text("rulebook" if lang == "en" else "livret")
    ada.locator("dialog .btn").last.click()  # leave it
    expect(ada.locator("dialog")).to_have_count(0)
    ada.get_by_role("button", name=menu).click()
    ada.locator("dialog .btn", has_text=give_up).click()
    ada.locator("dialog .btn.danger").click()
    told = "Ada gives up: Bo has won" if lang == "en" else "Ada abandonne : Bo a gagné"
    expect(ada.locator(".fin .house")).to_contain_text(told)
    expect(bo.locator(".fin h2")).to_have_text("You have won")
    expect(bo.locator(".fin .house")).to_contain_text("a rule of this table, not of the rulebook")
    assert sideways(bo) <= 0
    assert violations_in_both_themes(bo) == []


def test_a_draw_is_offered_refused_taken_back_and_agreed(house: House) -> None:
    _, ada, bo = two_at_a_table(house)
    from_the_menu(ada, "Offer a draw")
    ada.locator("dialog .btn.danger").click()
    question = bo.locator(".company section", has_text="Ada offers a draw.")
    expect(question).to_be_visible()
    assert violations_in_both_themes(bo) == []
    question.get_by_role("button", name="Refuse").click()
    expect(ada.get_by_role("alert")).to_contain_text("Bo does not agree.")
    from_the_menu(bo, "Offer a draw")
    bo.locator("dialog .btn.danger").click()
    expect(ada.locator(".company")).to_contain_text("Bo offers a draw.")
    bo.get_by_role("button", name="Take it back").click()
    expect(ada.locator(".company")).to_have_count(0)
    from_the_menu(bo, "Offer a draw")
    bo.locator("dialog .btn.danger").click()
    ada.reload()  # what waits is told to whoever comes back
    ada.get_by_role("button", name="Agree").click()
    for page in (ada, bo):
        expect(page.locator(".fin h2")).to_have_text("A draw")
        expect(page.locator(".fin .house")).to_contain_text("Both agree on a draw")


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_clocks_are_shown_and_who_is_out_of_time_has_lost(house: House, size: tuple[int, int]) -> None:
    made = house.table(seats=TWO, seed=7, clock=GAME)
    ada, bo = (house.seat(house.person(size=size), made, seat) for seat in (0, 1))
    late, other = asked_first(ada, bo)
    running = late.locator(".clocks .runs")
    expect(running).to_have_count(1)
    expect(running.get_by_role("timer")).to_have_attribute("aria-label", re.compile("^(Ada|Bo): .* left, running$"))
    assert sideways(late) <= 0
    assert violations_in_both_themes(late) == []
    house.move_clocks(580)
    late.reload()
    expect(late.locator(".clocks .runs.low")).to_be_visible()
    house.move_clocks(60)
    expect(late.locator(".fin h2")).to_contain_text("has won")
    expect(late.locator(".fin .house")).to_contain_text("is out of time")
    expect(other.locator(".fin h2")).to_have_text("You have won")


def test_who_waits_for_somebody_who_has_left_claims_the_game(house: House) -> None:
    _, ada, bo = two_at_a_table(house, clock=GAME)
    gone, waits = asked_first(ada, bo)
    gone.close()
    expect(waits.locator(".company")).to_contain_text("has lost the line. In ")
    expect(waits.locator(".clocks .runs.stands")).to_be_visible()
    house.move_clocks(61)
    waits.reload()
    expect(waits.locator(".company")).to_contain_text("Claim the game, let a bot play until they are back, or wait.")
    assert violations_in_both_themes(waits) == []
    waits.get_by_role("button", name="Claim the game").click()
    waits.locator("dialog .btn.danger").click()
    expect(waits.locator(".fin h2")).to_have_text("You have won")
    expect(waits.locator(".fin .house")).to_contain_text("has left the table")


def test_who_asks_for_another_game_is_told_that_the_other_has_not_come_and_no_clock_runs(house: House) -> None:
    _, ada, bo = two_at_a_table(house, clock=GAME)
    from_the_menu(ada, "Give up")
    ada.locator("dialog .btn.danger").click()
    ada.locator(".fin").get_by_role("button", name="Again", exact=False).first.click()
    told = ada.locator(".company", has_text="Bo has not come to this table yet.")
    expect(told).to_be_visible()
    expect(ada.locator(".clocks .runs")).to_have_count(0)
    assert violations_in_both_themes(ada) == []
    bo.get_by_role("link", name="The others play on").click()
    expect(bo.locator(".prompt .ask")).to_be_visible()
    expect(told).to_have_count(0)
    expect(ada.locator(".clocks .runs")).to_have_count(1)


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_name_as_long_as_may_be_covers_and_moves_nothing(house: House, size: tuple[int, int]) -> None:
    names = ["Bérénice de la Très-Longue-Vallée-du-Nor", "W" * 40]
    made = house.table(seats=[{"kind": "here", "name": name} for name in names], seed=7, clock=GAME)
    pages = [house.seat(house.person(size=size), made, seat) for seat in (0, 1)]
    for page in pages:  # one is asked, the other reads whose turn it is
        menu = page.get_by_role("button", name="Menu").bounding_box()
        assert menu is not None and menu["x"] + menu["width"] <= size[0]
        upper, lower = [page.locator(f".seat.{which}").bounding_box() for which in ("them", "you")]
        assert upper is not None and lower is not None and upper["y"] + upper["height"] <= lower["y"] + 1
        own = page.locator(".seat.them").evaluate("e => e.scrollHeight - e.clientHeight")
        assert own <= 1, "all of it is seen"
        assert sideways(page) <= 0


def test_a_bot_plays_until_who_has_left_takes_the_seat_again(house: House) -> None:
    made, ada, bo = two_at_a_table(house, clock=GAME)
    gone, waits = asked_first(ada, bo)
    seat = 0 if gone is ada else 1
    gone.close()
    expect(waits.locator(".company")).to_be_visible()
    house.move_clocks(61)
    waits.reload()
    waits.get_by_role("button", name="Call a bot").click()
    expect(waits.locator(".company")).to_have_count(0)
    expect(waits.locator(".prompt:not(.idle)")).to_be_visible()
    back = house.seat(house.person(lang="fr", size=NARROW), made, seat)
    expect(back.locator(".company")).to_contain_text("Un bot joue pour vous")
    assert sideways(back) <= 0
    back.get_by_role("button", name="Reprendre mon siège").click()
    expect(back.locator(".company")).to_have_count(0)
    expect(waits.locator(".company")).to_have_count(0)


def test_a_game_over_three_days_goes_on_after_the_server_was_away(house: House) -> None:
    _made, ada, bo = two_at_a_table(house, clock={"kind": "days", "days": 3})
    first, second = asked_first(ada, bo)
    expect(first.locator(".clocks .runs")).to_contain_text("2 d 23 h")
    house.move_clocks(2 * 86400)
    first.locator(".prompt .do .btn").first.click()
    expect(second.locator(".prompt:not(.idle)")).to_be_visible()
    house.kill()
    house.move_clocks(9 * 86400)  # nobody's days
    house.open()
    expect(second.locator(".app.lost")).to_have_count(0)
    second.locator(".prompt .do .btn").first.click()
    expect(first.locator(".app.lost")).to_have_count(0)
    expect(first.locator(".clocks")).to_be_visible()
    expect(first.locator(".fin")).to_have_count(0)


def test_a_clock_is_chosen_in_the_lobby_and_told_in_the_menu(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    page.get_by_role("radio", name="In earnest").click()
    page.get_by_role("combobox", name="Clock", exact=True).select_option("game-900-10")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".clocks")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog")).to_contain_text("Clock: 15 min a game, and 10 s more a move")
