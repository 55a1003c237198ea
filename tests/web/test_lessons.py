"""The guided first games in a real browser: lists, a lesson of each game with a wrong move first, keys, French, small screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from web.browsing import NARROW, PATIENCE, WIDE, House, at_rest, violations_in_both_themes


def lesson(house: House, page: Page, game: str, name: str) -> Page:
    """Begin a lesson: the coach points at its first step."""
    page.goto(f"{house.address}/learn/{game}/{name}")
    expect(coach(page)).to_be_visible(timeout=PATIENCE)
    return page


def coach(page: Page) -> Locator:
    return page.locator(".coach")


def steps_done(page: Page) -> Locator:
    return page.locator(".lsn .goal li.done")


def thing(page: Page, key: str) -> Locator:
    return page.locator(f'[data-key="{key}"]').first


def test_both_lists_of_lessons_are_opened_and_lead_to_their_first(house: House) -> None:
    page = house.person()
    page.goto(f"{house.address}/learn")
    expect(page.locator(".course")).to_have_count(3, timeout=PATIENCE)
    expect(page.locator(".course li")).to_have_count(35)
    page.goto(f"{house.address}/learn/keyforge")
    expect(page.locator(".course li")).to_have_count(10)
    page.get_by_role("link", name="Begin").click()
    expect(coach(page)).to_contain_text("End your turn")
    expect(page.locator(".lsn .goal")).to_contain_text("Forge your first key")


def test_the_lobby_leads_to_the_lessons(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.locator(".course").first).to_be_visible()


def test_in_keyforge_a_wrong_move_is_answered_by_its_reason_and_the_right_ones_reach_the_goal(house: House) -> None:
    page = lesson(house, house.person(), "keyforge", "reaping")
    expect(coach(page)).to_contain_text("Reap with Headhunter")
    thing(page, "valdr@line:2").click()
    page.get_by_role("menuitem", name="Fight").click()
    expect(page.locator(".coach.no")).to_contain_text("You need æmber")
    expect(steps_done(page)).to_have_count(0)
    expect(page.locator(".seat.you .pool .big")).to_have_text("4")
    thing(page, "charette@line:3").click()  # not legal at all: the rules say why
    why = page.get_by_role("dialog", name="Why not")
    expect(why).to_contain_text("house")
    why.get_by_role("button", name="Close").click()
    for n, key in enumerate(("headhunter@line:1", "valdr@line:2"), 1):
        thing(page, key).click()
        page.get_by_role("menuitem", name="Reap").click()
        expect(steps_done(page)).to_have_count(n)
    expect(page.locator(".coach.end")).to_contain_text("Well done")
    page.get_by_role("link", name="Next lesson").first.click()
    expect(coach(page)).to_contain_text("Fight with Valdr")
    expect(page.locator(".dots .done")).to_have_count(1)


def test_in_arkham_a_wrong_move_is_answered_by_its_reason_and_the_right_ones_reach_the_goal(house: House) -> None:
    page = lesson(house, house.person(), "arkham", "committing")
    thing(page, "hallway").click()
    expect(page.locator(".coach.no")).to_contain_text("this clue lies here")
    thing(page, "cellar").click()
    expect(coach(page)).to_contain_text("Commit Perception")
    thing(page, "pass").click()
    expect(page.locator(".coach.no")).to_contain_text("Three against four")
    thing(page, "perception@hand").click()
    expect(page.locator(".coach.end")).to_contain_text("Well done")
    page.get_by_role("button", name="Again from the start").click()
    expect(coach(page)).to_contain_text("Investigate the Cellar")


def test_the_last_lesson_ends_the_game_and_leads_to_a_whole_one(house: House) -> None:
    page = lesson(house, house.person(), "keyforge", "winning")
    thing(page, "headhunter@line:0").click()
    page.get_by_role("menuitem", name="Reap").click()
    expect(steps_done(page)).to_have_count(1)
    page.locator(".turnend .btn").click()
    expect(page.locator(".coach.end")).to_contain_text("You have won")
    expect(page.get_by_role("link", name="Play a whole game")).to_be_focused()
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.both
def test_a_lesson_is_done_by_the_keyboard_alone(house: House) -> None:
    page = lesson(house, house.person(), "keyforge", "reaping")
    for n, badge in enumerate(("s", "d"), 1):
        page.keyboard.press(badge)
        expect(page.locator(".verbs")).to_be_visible()
        page.keyboard.press("r")
        expect(steps_done(page)).to_have_count(n)
    expect(page.locator(".coach.end")).to_be_visible()
    page.keyboard.press("Enter")
    expect(coach(page)).to_contain_text("Fight with Valdr")


def test_lessons_speak_french(house: House) -> None:
    page = lesson(house, house.person(lang="fr"), "keyforge", "reaping")
    expect(coach(page)).to_contain_text("Moissonnez avec Chasseur de Têtes")
    thing(page, "valdr@line:2").click()
    page.locator(".verbs button").nth(1).click()
    expect(page.locator(".coach.no")).to_contain_text("Pas cette fois")
    expect(page.locator(".coach.no")).to_contain_text("moissonnez")


@pytest.mark.parametrize(("game", "name"), [("keyforge", "reaping"), ("arkham", "fighting")])
def test_on_a_narrow_screen_the_coach_leaves_what_is_wanted_in_sight(house: House, game: str, name: str) -> None:
    page = lesson(house, house.person(NARROW), game, name)
    at_rest(page)
    wanted = thing(page, "headhunter@line:1" if game == "keyforge" else "machete@roland-banks").bounding_box()
    over = coach(page).bounding_box()
    assert wanted is not None and over is not None
    assert wanted["y"] + 20 >= over["y"] + over["height"] or wanted["y"] + wanted["height"] <= over["y"]
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]
    expect(page.locator(".goalstrip")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_nothing_serious_is_found_by_axe(house: House, size: tuple[int, int]) -> None:
    page = house.person(size)
    page.goto(f"{house.address}/learn")
    expect(page.locator(".course")).to_have_count(3, timeout=PATIENCE)
    assert violations_in_both_themes(page) == []
    lesson(house, page, "keyforge", "reaping")
    assert violations_in_both_themes(page) == []
    thing(page, "valdr@line:2").click()
    page.locator(".verbs button").nth(1).click()
    expect(page.locator(".coach.no")).to_be_visible()
    assert violations_in_both_themes(page) == []
    lesson(house, page, "arkham", "fighting")
    assert violations_in_both_themes(page) == []


def test_in_fateforge_a_strip_is_read_and_fear_is_met(house: House) -> None:
    page = lesson(house, house.person(), "fateforge", "strip")
    expect(coach(page)).to_contain_text("There is nothing at 0")
    for zone, said in (("a", "comes one zone closer and shoots"), ("c", "")):
        page.locator(f"[data-key='{zone}']:visible").first.click()
        page.get_by_role("menuitem", name="Move").first.click()
        if said:
            expect(page.locator(".coach.no")).to_contain_text(said)
    expect(steps_done(page)).to_have_count(1)
    page.locator(".prompt .do .btn[data-key='end-turn']").click()
    expect(page.locator(".coach.end")).to_contain_text("Well done")
    assert violations_in_both_themes(page) == []


def test_in_fateforge_a_rest_and_a_test_are_learnt_on_their_own_pages(house: House) -> None:
    page = lesson(house, house.person(), "fateforge", "test")
    page.keyboard.press("1")  # “Show it”
    expect(page.locator(".coach.no")).to_contain_text("Nothing is rolled for that")
    page.keyboard.press("2")
    page.get_by_role("button", name="Tamsil rolls").click()
    expect(steps_done(page)).to_have_count(2)
    page.locator(".prompt .btn[data-key=yes]").click()
    expect(page.locator(".coach.end")).to_contain_text("the story goes on")
    lesson(house, page, "fateforge", "rest")
    page.keyboard.press("e")
    expect(page.locator(".coach.no")).to_contain_text("The time that you do not use is lost")
    thing(page, "camp-healer").click()
    thing(page, "visit:camp-healer").click()
    expect(steps_done(page)).to_have_count(1)
    page.get_by_role("button", name="Heal Varsha more").click()
    page.get_by_role("button", name="Heal Varsha more").click()
    page.locator(".prompt .btn.main").click()
    expect(page.locator(".coach.end")).to_contain_text("Well done")
