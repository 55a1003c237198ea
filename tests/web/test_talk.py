"""Talk at a table in the browser: signs of what is new, ready phrases, whom one does not hear, spectators apart."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from web.browsing import NARROW, House, Json, played, sideways, violations_in_both_themes

TWO: list[Json] = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
MARKUP = "<img src=x onerror=alert(1)><b>bold</b>"


def chat(page: Page) -> Locator:
    page.get_by_role("tab", name="Chat").or_(page.get_by_role("tab", name="Discussion")).click()
    return page.locator(".chat")


def write(page: Page, text: str) -> None:
    page.locator(".chat form input").fill(text)
    page.keyboard.press("Enter")


def test_who_looks_elsewhere_sees_that_somebody_spoke_and_reads_it_once(house: House) -> None:
    made = house.table(seats=TWO)
    ada, bo = house.seat(house.person(), made, 0), house.seat(house.person(), made, 1)
    chat(ada)
    write(ada, MARKUP)
    write(ada, "my turn takes a while")
    expect(bo.locator("[role=tab] .unread")).to_have_text("2")
    expect(bo.locator("[role=status]", has_text="2 new in the chat")).to_have_count(1)
    bo.wait_for_function("() => document.title.startsWith('(2)')")
    expect(ada.locator(".unread")).to_have_count(0)  # one's own words are no news
    said = chat(bo).locator(".said li")
    expect(said.first).to_contain_text(MARKUP)
    expect(said).to_have_count(2)
    assert said.locator("img, b b").count() == 0
    expect(bo.locator(".unread")).to_have_count(0)
    bo.wait_for_function("() => !document.title.startsWith('(')")
    bo.reload()
    expect(bo.locator(".prompt .ask")).to_be_visible()
    expect(bo.locator(".unread")).to_have_count(0)
    assert violations_in_both_themes(ada) == []


def test_a_ready_phrase_is_read_in_each_language_and_in_another_once_it_is_chosen(house: House) -> None:
    made = house.table(seats=TWO)
    ada, bo = house.seat(house.person(), made, 0), house.seat(house.person(lang="fr"), made, 1)
    chat(ada).get_by_role("button", name="Set phrases").click()
    assert violations_in_both_themes(ada) == []
    ada.get_by_role("button", name="Well played!").click()
    expect(chat(bo).locator(".said li")).to_contain_text("Bien joué")
    expect(ada.locator(".said li")).to_contain_text("Well played!")
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("button", name="EN", exact=True).click()
    bo.keyboard.press("Escape")
    expect(chat(bo).locator(".said li")).to_contain_text("Well played!")


def test_who_is_muted_is_not_read_and_makes_no_sign_until_heard_again(house: House) -> None:
    made = house.table(seats=TWO)
    ada, bo = house.seat(house.person(), made, 0), house.seat(house.person(), made, 1)
    chat(ada)
    write(ada, "one")
    expect(chat(bo).locator(".said li")).to_contain_text("one")
    bo.get_by_role("button", name="Whom I hear").click()
    bo.get_by_role("button", name="Mute Ada").click()
    expect(bo.locator(".chat")).to_contain_text("You do not hear Ada.")
    expect(bo.locator(".said")).not_to_contain_text("one")
    bo.get_by_role("tab", name="Story").click()
    write(ada, "two")
    expect(ada.locator(".said li").last).to_contain_text("two")
    expect(bo.locator(".unread")).to_have_count(0)
    assert violations_in_both_themes(bo) == []
    chat(bo).get_by_role("button", name="Whom I hear").click()
    bo.get_by_role("button", name="Hear Ada again").click()
    expect(bo.locator(".said li")).to_have_count(2)


def test_spectators_talk_apart_and_players_see_no_sign_of_it(house: House) -> None:
    made = house.table(seats=TWO)
    ada = house.seat(house.person(), made, 0)
    zoe, max = [house.hold(house.person(), made, watch=True) for _ in range(2)]
    for page in (zoe, max):
        page.goto(f"{house.address}/table/{made['table']}")
        expect(chat(page)).to_contain_text("Players read this once the game is over.")
    write(zoe, "Ada should keep it")
    expect(max.locator(".said li")).to_contain_text("Spectator")
    expect(max.locator(".said li")).to_contain_text("Ada should keep it")
    chat(ada)
    write(ada, "hm")
    max.get_by_role("radio", name="Players").click()
    expect(max.locator(".said li")).to_contain_text("hm")
    expect(max.locator(".chat form")).to_have_count(0)  # it is the players' talk
    expect(ada.locator(".said li")).to_have_count(1)
    expect(ada.get_by_role("radio", name="Spectators")).to_have_count(0)
    assert violations_in_both_themes(max) == []


def test_who_has_turned_talk_off_sees_none_and_no_sign_of_it(house: House) -> None:
    made = house.table(seats=TWO)
    ada, bo = house.seat(house.person(), made, 0), house.person()
    house.remember(bo, {"tableforge.settings": {"lang": "en", "talk": False}})
    house.seat(bo, made, 1)
    chat(ada)
    write(ada, "hello?")
    expect(ada.locator(".said li")).to_have_count(1)
    expect(bo.get_by_role("tab", name="Story")).to_be_visible()
    expect(bo.get_by_role("tab", name="Chat")).to_have_count(0)
    expect(bo.locator(".unread")).to_have_count(0)


def test_a_table_laid_without_talk_has_no_place_for_it(house: House) -> None:
    page = house.seat(house.person(), house.table(seats=TWO, talk=False), 0)
    expect(page.get_by_role("tab", name="Story")).to_be_visible()
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)


def test_once_the_game_is_over_players_read_what_spectators_said(house: House) -> None:
    save = played("keyforge", "random", 10**6, 5)
    made = house.resumed(save)
    zoe, ada = house.hold(house.person(), made, watch=True), house.hold(house.person(), made, 0)
    for page in (zoe, ada):
        page.goto(f"{house.address}/table/{made['table']}")
        page.get_by_role("button", name="Look at the table").click()
    chat(zoe)
    write(zoe, "what a game")
    expect(zoe.locator(".said li")).to_contain_text("what a game")
    expect(ada.locator(".unread")).to_have_count(0)  # nobody has asked for it here
    chat(ada).get_by_role("radio", name="Spectators").click()
    expect(ada.locator(".said li")).to_contain_text("what a game")
    expect(ada.locator(".chat form")).to_have_count(0)
    ada.get_by_role("tab", name="Story").click()
    write(zoe, "well played both")
    expect(ada.locator("[role=tab] .unread")).to_have_text("1")


def test_a_table_is_laid_without_talk_in_the_lobby(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    expect(page.get_by_role("radiogroup", name="Talk")).to_have_count(0)  # against a bot
    page.locator(".seatrow").nth(1).get_by_role("radio").last.click()  # by invitation
    page.get_by_role("radiogroup", name="Talk").get_by_role("radio", name="no").click()
    with page.expect_request(re.compile(r"/api/tables\?")) as asked:
        page.get_by_role("button", name="Start the game").click()
    assert asked.value.post_data_json["talk"] is False


def test_on_a_small_screen_the_sign_leads_to_what_was_said(house: House) -> None:
    made = house.table(seats=TWO)
    ada, bo = house.seat(house.person(), made, 0), house.seat(house.person(NARROW), made, 1)
    chat(ada)
    write(ada, "hello")
    bo.get_by_role("button", name="Story, 1 new in the chat").click()
    expect(bo.locator(".said li")).to_contain_text("hello")
    expect(bo.locator(".unread")).to_have_count(0)
    bo.get_by_role("button", name="Set phrases").click()
    assert sideways(bo) == 0
    assert violations_in_both_themes(bo) == []
