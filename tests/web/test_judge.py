"""The judge in a real browser: a link is opened, tried by keyboard, laid out anew, passed on; hostile ones are refused."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, at_rest, played, violations_in_both_themes

from tableforge.judge.link import read_link, write_link
from tableforge.judge.posed import pose_fields
from tableforge.judge.ruling_text import read_text

ACCESS = write_link(read_text('keyforge given(house="logos", you=seat(hand="library-access", deck="troll krump"))'))


def judging(house: House, size: tuple[int, int] = WIDE, lang: str = "en", link: str = ACCESS) -> Page:
    page = house.person(size, lang=lang)
    page.goto(f"{house.address}/judge#{link}")
    expect(page.locator(".trials")).to_be_visible()
    return page


@pytest.mark.both
def test_a_link_is_tried_by_keyboard_and_the_editions_part(house: House) -> None:
    page = judging(house)
    play = page.get_by_role("button", name="Play Library Access")
    play.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".trials section")).to_have_count(3)
    expect(page.locator(".trials section").first).to_contain_text("purge")
    assert read_link(page.url).answers == ("play:library-access@hand:0",)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".trials section")).to_have_count(1)


def test_a_position_is_laid_out_by_hand(house: House) -> None:
    page = judging(house)
    page.get_by_label("Into").select_option("foe line")
    page.get_by_label("Search a card").fill("dodger")
    page.get_by_role("button", name="Add Dodger").click()
    expect(page.locator(".standing")).to_contain_text("Dodger")
    page.get_by_label("Æmber").first.fill("5")
    page.get_by_label("Æmber").first.press("Tab")
    expect(page.locator(".standing .figures").first).to_contain_text("5")
    position = read_link(page.url).position
    assert position["foe"]["line"] == ["dodger"] and position["you"]["amber"] == 5


def test_a_card_is_dropped_into_a_zone_and_tokens_are_set_on_it(house: House) -> None:
    page = judging(house)
    page.get_by_label("Search a card").fill("troll")
    line = page.get_by_role("group", name="Second player: Battleline")
    page.get_by_label("Into").select_option("foe line")
    page.get_by_role("button", name="Add Troll").drag_to(line)
    expect(line.get_by_text("Troll")).to_be_visible()
    line.get_by_label("What lies on Troll").click()
    line.get_by_label("Damage").fill("2")
    line.get_by_label("Damage").press("Tab")
    expect(page.locator(".standing")).to_contain_text("2")
    page.wait_for_url(lambda url: read_link(url).position.get("foe", {}).get("line", ["troll"]) != ["troll"])
    box = line.locator("li > span").first.bounding_box()
    assert box is not None and box["height"] < 60, "a card in the form is a line of text, and no face"
    (troll,) = read_link(page.url).position["foe"]["line"]
    assert troll in ({"id": "troll", "damage": 2}, "troll+damage:2")


def test_what_was_tried_is_saved_as_a_proof(house: House) -> None:
    page = judging(house)
    page.get_by_role("button", name="Play Library Access").click()
    expect(page.locator(".trials section")).to_have_count(3)
    save = page.get_by_role("button", name="Save as a proof")
    expect(save).to_be_disabled()
    page.get_by_label("The sentence that it proves").fill("Library Access purges itself")
    with page.expect_download() as got:
        save.click()
    assert got.value.suggested_filename == "test_library_access_purges_itself.py"
    text = got.value.path().read_text("utf-8")
    assert (
        "def test_library_access_purges_itself" in text
        and "given(" in text
        and "assert" not in text.partition("def ")[0]
    )


@pytest.mark.parametrize(("game", "bot"), [("arkham", "scout"), ("fateforge", "easy")])
def test_a_game_for_one_leads_to_the_judge(house: House, game: str, bot: str) -> None:
    made = house.resumed(played(game, bot, 30, 7), ("Ada",))
    page = house.hold(house.person(), made)
    page.goto(f"{house.address}/replay/{made['table']}#28")
    page.get_by_role("button", name="As a position").click()
    expect(page.locator(".judge .trials")).to_be_visible()
    assert read_link(page.url).game == game


def test_a_damaged_link_is_refused_in_the_language_of_the_page(house: House) -> None:
    page = house.person(lang="fr")
    page.goto(f"{house.address}/judge#{ACCESS[:40]}")
    expect(page.get_by_role("alert")).to_contain_text("lien")


def test_a_text_is_opened_in_place_of_the_position_and_a_wrong_one_is_refused(house: House) -> None:
    page = judging(house)
    text = page.get_by_label("The position as a text")
    expect(text).to_have_value(re.compile("library-access"))
    text.fill('keyforge given(house="brobnar", you=seat(hand="punch"), foe=seat(line="urchin")) when("play:punch")')
    page.get_by_role("button", name="Open it").click()
    expect(page.locator(".trials section").first).to_contain_text("Punch")
    assert read_link(page.url).answers == ("play:punch",)
    text.fill("keyforge given(house=open('x'))")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_what_a_hostile_link_names_is_shown_as_letters_and_never_run(house: House) -> None:
    named = "<img src=x onerror=window.struck=1>"
    page = house.person()
    page.goto(f"{house.address}/judge#{write_link(pose_fields('keyforge', {'you': {'hand': [named]}}))}")
    expect(page.get_by_role("alert")).to_contain_text(named)
    assert page.locator("[role=alert] img").count() == 0 and page.evaluate("window.struck") is None


def test_a_rule_of_the_library_leads_to_the_positions_of_its_rulings(house: House) -> None:
    page = house.person()
    page.goto(f"{house.address}/rules/keyforge#KF.damage-tokens")
    page.locator(".cites:visible .rulings a").first.click()
    expect(page.locator(".judge .trials")).to_be_visible()
    assert read_link(page.url).game == "keyforge"


def test_a_replay_leads_to_the_judge(house: House) -> None:
    game = house.resumed(played("keyforge", "random", 40, 7))
    page = house.hold(house.person(), game)
    page.goto(f"{house.address}/replay/{game['table']}#30")
    page.get_by_role("button", name="As a position").click()
    expect(page.locator(".judge .trials")).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (NARROW, "fr")], ids=["1440", "390"])
def test_the_judge_is_for_everybody(house: House, size: tuple[int, int], lang: str) -> None:
    page = judging(house, size, lang)
    at_rest(page)
    assert violations_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
