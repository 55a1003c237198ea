"""Several browsers at one table, and one browser whose line or server fails it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from web.browsing import NARROW, House, Json, ask, legal

TWO: list[Json] = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]


def two_at_a_table(house: House, **wanted: Any) -> tuple[Page, Page]:
    """Ada and Bo, each in a browser of their own, at a game in which Ada has chosen a house and Bo waits."""
    made = house.table(seats=TWO, seed=7, **wanted)
    ada, bo = house.seat(house.person(), made, 0), house.seat(house.person(), made, 1)
    for page in (ada, bo):
        keep_the_hand(page)
    expect(ada.locator(".housepick")).to_be_visible()
    ada.locator(".pick").first.click()
    expect(legal(ada).first).to_be_visible()
    return ada, bo


def hand(page: Page) -> Locator:
    return page.locator(".hand .inhand")


def keep_the_hand(page: Page) -> None:
    page.locator(".prompt .do .btn").first.click()
    expect(page.locator(".prompt .do .btn")).to_have_count(0)


def discard(page: Page) -> None:
    """Discard the first card that may be: it can be taken back, for it shows nothing that was hidden from the other."""
    before = hand(page).count()
    page.locator(".hand .is-legal").first.click()
    page.locator(".verbs [role=menuitem]", has_text="Discard").click()
    expect(hand(page)).to_have_count(before - 1)


def test_with_others_an_answer_is_taken_back_once_they_allow_it(house: House) -> None:
    ada, bo = two_at_a_table(house)
    before = hand(ada).count()
    discard(ada)
    ada.keyboard.press("u")
    expect(ada.locator(".prompt .ask")).to_contain_text("You have asked to take back")
    expect(bo.locator(".prompt .ask")).to_contain_text("Ada asks to take back")
    bo.get_by_role("button", name="Allow", exact=True).click()
    expect(hand(ada)).to_have_count(before)


def test_with_others_an_answer_stands_once_they_refuse(house: House) -> None:
    ada, bo = two_at_a_table(house)
    before = hand(ada).count()
    discard(ada)
    ada.get_by_role("button", name="Undo").click()
    expect(bo.locator(".prompt.askundo .leads")).to_contain_text("Your opponent discards")
    bo.keyboard.press("Escape")
    expect(ada.get_by_role("alert")).to_contain_text("Bo")
    expect(ada.locator(".prompt.askundo")).to_have_count(0)
    expect(hand(ada)).to_have_count(before - 1)


def test_a_copy_of_a_running_game_of_two_is_refused_with_its_reason(house: House) -> None:
    for lang, reason in (("en", "only for a game that is over"), ("fr", "seulement pour une partie finie")):
        made = house.table(seats=TWO, seed=7)
        ada = house.seat(house.person(lang=lang), made, 0)
        house.seat(house.person(), made, 1)
        ada.get_by_role("button", name="Menu").click()
        ada.locator("dialog .btn", has_text="cop").click()
        expect(ada.locator("dialog [role=alert]")).to_contain_text(reason)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_menu_of_a_table_fits_a_small_screen_with_its_refusal(house: House, lang: str) -> None:
    made = house.table(seats=TWO, seed=7)
    ada = house.seat(house.person(NARROW, lang=lang), made, 0)
    ada.get_by_role("button", name="Menu").click()
    ada.locator("dialog .btn", has_text="cop").click()
    expect(ada.locator("dialog [role=alert]")).to_be_visible()
    assert ada.locator("dialog").evaluate("e => e.scrollWidth <= e.clientWidth")


def test_what_one_says_the_other_reads(house: House) -> None:
    ada, bo = two_at_a_table(house)
    for page in (ada, bo):
        page.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Your move, <b>Bo</b>")
    ada.keyboard.press("Enter")
    expect(bo.locator(".chat li")).to_have_text("Ada Your move, <b>Bo</b>")


def words_sent(sent: Any) -> Iterator[str]:
    """Every text in a message, but for those of deck lists: anybody may read these, and they say nothing of where a card is."""
    if isinstance(sent, str):
        yield sent
    elif isinstance(sent, list):
        for part in sent:
            yield from words_sent(part)
    elif isinstance(sent, dict) and not str(sent.get("key", "")).endswith("@list"):
        for part in sent.values():
            yield from words_sent(part)


def test_a_spectator_sees_the_table_and_no_hand(house: House) -> None:
    made = house.table(seats=TWO, seed=7)
    ada = house.seat(house.person(), made, 0)
    keep_the_hand(ada)
    watcher = house.hold(house.person(), made, watch=True)
    heard: list[str] = []
    watcher.on("websocket", lambda s: s.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.goto(f"{house.address}/table/{made['table']}")
    expect(watcher.locator(".prompt.idle .ask")).to_be_visible()
    expect(watcher.locator(".line.you")).to_be_attached()
    expect(watcher.locator(".hand li")).to_have_count(0)
    cards = [
        str(key).split("@")[0]
        for key in ada.locator(".hand [data-key]").evaluate_all("all => all.map(e => e.dataset.key)")
    ]
    told = [word for frame in heard for word in words_sent(json.loads(frame))]
    assert cards and not {*cards} & {*told}
    assert any('"table"' in frame for frame in heard)


def test_a_lost_line_comes_back_in_the_middle_of_a_choice(house: House) -> None:
    page = house.person()
    lines = []
    page.route_web_socket("**/ws/**", lambda line: (lines.append(line), line.connect_to_server()))
    house.seat(page, house.table(seed=7))
    page.keyboard.press("1")
    expect(page.locator(".housepick")).to_be_visible()
    page.locator(".pick").first.click()
    legal(page).first.click()
    expect(page.locator(".verbs")).to_be_visible()
    before, held = ask(page), hand(page).count()
    page.context.set_offline(True)
    lines[-1].close()
    expect(page.locator(".prompt.lost .ask")).to_contain_text("Connection lost")
    page.context.set_offline(False)
    expect(page.locator(".prompt.lost")).to_have_count(0)
    assert ask(page) == before
    assert hand(page).count() == held
    page.locator(".verbs [role=menuitem]").first.click()
    expect(hand(page)).to_have_count(held - 1)


def test_a_killed_server_takes_nothing_with_it(own_house: House) -> None:
    page = own_house.seat(own_house.person(), own_house.table(seed=7))
    page.keyboard.press("1")
    page.locator(".pick[data-key=brobnar]").click()
    expect(legal(page).first).to_be_visible()
    before, held = ask(page), hand(page).count()
    own_house.kill()
    expect(page.locator(".prompt.lost .ask")).to_contain_text("Connection lost")
    own_house.open()
    expect(page.locator(".prompt.lost")).to_have_count(0)
    assert ask(page) == before
    assert hand(page).count() == held
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text("Turn 2")
