"""Fateforge in a real browser: a whole scene by clicks, dice behind two screens, a purchase, why not, French, small screens."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from web.browsing import (
    NARROW,
    WIDE,
    House,
    Json,
    ask,
    settled,
    sideways,
    until_asked,
    violations,
    violations_in_both_themes,
)
from web.laying import battle, chapter, sit, to_the_map

from tableforge.fateforge.doors.testing import Ruling, given, hero

ADA: Json = {"kind": "here", "name": "Ada"}
INES: Json = {"kind": "here", "name": "Inès"}
FORD: Json = {"scene": "ford-tutorial", "heroes": ["mercenary", "shaman"]}
# What can be answered: where it is clicked. A zone is clicked where nothing stands in it.
CLICK = """
chance => {
  const menu = [...document.querySelectorAll('.verbs [role=menuitem]')]
  const things = [...document.querySelectorAll(
    '.zcell.is-legal, .foetok.is-legal, .heropawn.is-legal, .thing.is-legal, .fskill.is-legal, .gslab.is-legal, .parry.is-legal')]
  const acts = [...document.querySelectorAll('.trayacts .btn.main, .prompt .do .btn[data-key]')]
  const all = menu.length ? menu : [...things, ...acts]
  if (!all.length) return ''
  const one = all[Math.floor(chance * all.length)]
  const key = one.dataset.key
  one.click()
  return key
}
"""


def alone(house: House, seed: int = 3, **more: str) -> Json:
    return house.table("fateforge", [ADA], seed, setup={**FORD, "seats": 1, **more})


def together(house: House, seed: int = 3) -> Json:
    return house.table("fateforge", [ADA, INES], seed, setup={**FORD, "seats": 2})


def untutored(page: Page) -> None:
    """Skip what the coach of a first battle has to say: it lies over a part of the table."""
    page.locator(".tutor").wait_for()
    page.locator(".tutor button").last.click()
    expect(page.locator(".tutor")).to_have_count(0)


def prepared(page: Page) -> None:
    """Go on to the preparation: whatever comes before it is answered plainly."""
    for _ in range(20):
        if page.locator(".prompt .do .btn[data-key$='/ready']").count():
            untutored(page)
            return
        page.evaluate(CLICK, 0.99)
        settled(page)
    raise AssertionError(f"no preparation: {ask(page)}")


def test_a_whole_scene_is_played_by_clicks(house: House) -> None:
    page = house.seat(house.person(), alone(house))
    chance = random.Random(5)
    for _ in range(600):
        if page.locator("dialog").count():
            break
        until_asked(page).evaluate(CLICK, chance.random())
        settled(page)
    expect(page.locator("dialog")).to_contain_text("The scene is")


def test_two_people_prepare_behind_their_own_screens(house: House) -> None:
    made = together(house)
    ada, ines = house.seat(house.person(), made, 0), house.seat(house.person(theme="light"), made, 1)
    to_the_map(ines)
    prepared(ada)
    for page in (ada, ines):
        expect(page.locator(".hboard .dice .die")).to_have_count(4)
        expect(page.locator(".hboard .dice .die.hidden")).to_have_count(0)
        expect(page.locator(".order .mdice .die.hidden")).to_have_count(4)  # the other's
    ada.locator(".herotab").nth(1).click()
    expect(ada.locator(".hboard .dice .die.hidden")).to_have_count(4)


def test_dice_that_were_used_are_seen_in_the_tray_and_after_a_reload(house: House) -> None:
    page = sit(house, battle())
    expect(page.locator(".tray .die")).to_have_count(2)
    page.locator(".foetok.is-legal").click()
    expect(page.locator(".tray .die.used")).to_have_count(1)
    page.reload()
    expect(page.locator(".tray .die.used")).to_have_count(1)
    expect(page.locator(".tray .die:not(.used)")).to_have_count(1)


def over(page: Page, key: str) -> None:
    """Put the pointer on a zone, where its name lies."""
    at = page.locator("li", has=page.locator(f".zcell[data-key={key}]")).locator(".zname").bounding_box()
    assert at is not None
    page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)


def test_an_enemy_that_is_looked_at_shows_what_it_would_do_and_to_whom(house: House) -> None:
    page = sit(house, battle(enemies="recruit.1@b watchdog.1@c"))
    page.locator(".foetok[data-key='watchdog.1']").hover()
    expect(page.locator(".foe.looked")).to_contain_text("Watchdog")
    expect(page.locator(".heropawn.is-aimed")).to_contain_text("Varsha")
    expect(page.locator(".aimlines .aim.move")).to_have_count(1)
    page.locator(".top h1").hover()
    expect(page.locator(".foe.looked, .is-aimed, .aim")).to_have_count(0)


def test_a_zone_that_is_looked_at_tells_what_heroes_would_suffer_there(house: House) -> None:
    page = sit(house, battle(you=hero("mercenary", at="b", results="strike"), enemies="recruit.1@b recruit.2@b"))
    over(page, "b")
    expect(page.locator(".prompt .leads")).to_have_text(
        "The ford: If each enemy acted now: 2 damage here, from Recruit 1 and Recruit 2."
    )


def test_a_move_that_is_thought_of_tells_what_the_enemies_would_do_then(house: House) -> None:
    page = sit(house, battle(you=hero("mercenary", at="b", energy=0, results="move"), enemies="recruit.1@b"), lang="fr")
    over(page, "c")
    expect(page.locator(".prompt .leads")).to_contain_text(
        "Si chaque ennemi agissait alors, personne ne serait touché."
    )


def struck() -> Ruling:
    """The last turn of a round, after which two archers and a watchdog fall upon the Mercenary."""
    return battle(
        you=hero("mercenary", at="b", results="miss"),
        ally=hero("shaman", at="f", ended=True),
        enemies="archer.1@c watchdog.1@c archer.2@c",
    )


def test_what_the_enemies_have_done_is_told_one_by_one_and_stands_beside_the_table(house: House) -> None:
    """Whoever acts and whoever is hit are ringed, an arrow leads from one to the other; any key ends it, it can be seen again."""
    page = sit(house, struck(), reduced=False)
    page.keyboard.press("e")
    expect(page.locator(".moves")).to_be_visible()
    expect(page.locator(".foetok.is-told")).not_to_have_count(0)
    expect(page.locator(".aimlines .aim.hit")).not_to_have_count(0)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("x")
    expect(page.locator(".moves")).to_have_count(0)
    expect(page.locator(".didlast li")).to_have_count(3)
    page.keyboard.press("p")
    expect(page.locator(".moves")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".moves")).to_have_count(0)


def test_without_motion_nothing_is_told_by_the_clock(house: House) -> None:
    page = sit(house, struck())
    page.keyboard.press("e")
    expect(page.locator(".didlast li")).to_have_count(3)
    expect(page.locator(".moves")).to_have_count(0)


def test_a_click_on_a_zone_far_away_says_why_not(house: House) -> None:
    page = house.seat(house.person(), alone(house))
    prepared(page)
    name = page.locator(".zname", has_text="Far road").bounding_box()
    assert name is not None
    page.mouse.click(name["x"] + name["width"] / 2, name["y"] + name["height"] / 2)  # the name lies over its zone
    expect(page.get_by_role("dialog", name="Why not")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Why not")).to_have_count(0)


def test_in_the_preparation_whatever_is_clicked_says_why_not_by_the_rule_of_its_own(house: House) -> None:
    page = house.seat(house.person(), alone(house))
    prepared(page)
    reason = page.get_by_role("dialog", name="Why not")
    page.locator(".diebtn:not(.is-legal)").first.click()
    expect(reason).to_contain_text("reroll as many of its Misses")
    for thing in (".foetok", ".thing.chest, .thing.goal"):
        page.keyboard.press("Escape")
        named = page.locator(thing).first
        named.click()
        expect(reason).to_contain_text("Energy reroll, triple and Sprint")
        expect(reason).not_to_contain_text(re.compile(r"@|\w\.\d|'[A-Z]\d'"))  # names, no keys


def test_an_exit_is_chosen_with_what_the_way_there_costs_each_hero(house: House) -> None:
    t = given(
        scene="market-night",
        seats=1,
        step="leave",
        round=4,
        rounds=4,
        extra=1,
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="c"),
        enemies="recruit.1@b",
    )
    page = sit(house, t, NARROW, lang="fr")
    expect(page.locator(".choices .fskill")).to_have_text(
        [re.compile(r"Sortie A.*Varsha \(Mercenaire\) 1"), re.compile(r"Sortie B.*Varsha \(Mercenaire\) 1")]
    )
    assert sideways(page) <= 0
    page.locator(".choices .fskill").first.click()
    expect(page.locator("dialog")).to_contain_text("La scène est")


def test_the_chronicle_and_the_sheets_are_open_in_a_battle_too(house: House) -> None:
    page = sit(house, chapter("a1-c2-fight-toll", cards=["tally-stock"]))
    page.locator(".goon").click()
    page.locator(".tofight").click()
    page.locator(".bookkey").click()
    book = page.get_by_role("dialog", name="The chronicle")
    expect(book.locator(".sheet h3")).to_contain_text("Varsha")
    book.get_by_role("tab", name="Reputation").click()
    expect(book).to_contain_text("The Militia of Easafir")
    assert violations(page) == []


@pytest.mark.both
def test_something_is_bought_at_a_rest(house: House) -> None:
    made = house.table(
        "fateforge", [ADA], 3, setup={"quest": "missing-caravan", "heroes": ["mercenary", "shaman"], "seats": 1}
    )
    page = house.seat(house.person(), made)
    places = page.locator(".places .place[data-key]")
    expect(places).not_to_have_count(0)
    for k in range(places.count()):
        places.nth(k).click()
        if page.locator(".good.is-legal").count():
            break
    before = page.locator(".pbag").inner_text()
    page.locator(".good.is-legal").first.click()
    page.locator(".fitb").first.click()
    expect(page.locator(".pbag")).not_to_have_text(before)


def test_french_on_a_small_screen(house: House) -> None:
    page = house.seat(house.person(NARROW, lang="fr"), alone(house))
    prepared(page)
    expect(page.locator(".top .what")).to_contain_text("Le gué")
    expect(page.locator(".zmap")).to_contain_text("Cour du moulin")
    assert sideways(page) <= 0


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_axe_finds_nothing(house: House, size: tuple[int, int]) -> None:
    page = house.seat(house.person(size), alone(house))
    prepared(page)
    assert violations_in_both_themes(page) == []
