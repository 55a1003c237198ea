"""A campaign of Fateforge in a real browser: told, tested, rested and walked through, by clicks and by keys, alone and together."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.browsing import (
    MOMENT,
    NARROW,
    PATIENCE,
    WIDE,
    House,
    Json,
    mine,
    settled,
    sideways,
    violations_in_both_themes,
)
from web.laying import chapter, past_the_past
from web.test_fateforge_table import CLICK

from tableforge import new

HEROES = ["mercenary", "shaman", "thief"]
NAMES = ("Ada", "Inès", "Noor")
# One step of a campaign: turn a page, take a test that is thought over, choose, or do something in a combat.
STEP = (
    """chance => {
  const on = document.querySelector('.goon, .tofight, .btn.roll')
  if (on) { on.click(); return 'on' }
  const open = [...document.querySelectorAll('.scene .choice:not([aria-disabled=true])')]
  if (open.length) { const one = open[Math.floor(chance * open.length)]; one.click(); return one.dataset.key }
  return ("""
    + CLICK.strip()
    + """)(chance)
}"""
)
STEP_BEFORE_A_REST = f"chance => document.querySelector('.on-rest') ? '' : ({STEP})(chance)"


@cache
def saved(where: str, seed: int = 1) -> str:
    """A campaign that chance has played up to a place, as a save; at the fire nothing has gone wrong yet."""
    if where == "fire":
        return chapter("a1-c1-fire", cards=["tally-stock", "selmets-satchel"], regard={"selmet": 1}).g.save()
    reached: dict[str, Callable[[Any, Json], bool]] = {
        "rest": lambda d, s: d.kind == "rest",
        "city": lambda d, s: d.kind == "direction",
        "over": lambda d, s: False,
    }
    g = new("fateforge", seed=seed, tale="ember-loan", heroes=HEROES, seats=3)
    chance = random.Random(seed)
    while not g.over:
        d = g.decision
        assert d is not None
        if reached[where](d, g.view(None)["story"]):
            break
        g.answer(chance.choice(list(d.options)).key, seat=d.seat)
    return g.save()


def at(house: House, where: str, size: tuple[int, int] = WIDE, theme: str = "light", lang: str = "en") -> Page:
    """Somebody who sits in all seats of a campaign, at a place of it."""
    page = house.seat(house.person(size, theme, lang), house.resumed(saved(where), NAMES))
    expect(page.locator(".fftale")).to_be_visible()
    if page.locator(".veil .btn.main").count():
        page.locator(".veil .btn.main").click()
    past_the_past(page)
    return page


def told(page: Page, text: str) -> None:
    expect(page.locator(".fftale")).to_contain_text(text)


# ---------------------------------------------------------------- together
def test_two_people_in_two_browsers_come_to_the_first_rest(house: House) -> None:
    made = house.table(
        "fateforge",
        [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Inès"}],
        3,
        setup={"tale": "ember-loan", "heroes": ["mercenary", "shaman"], "seats": 2},
    )
    pages = [house.seat(house.person(), made, 0), house.seat(house.person(theme="light", lang="fr"), made, 1)]
    told(pages[0], "The oldest oak in Ündsenoin")
    told(pages[1], "Le plus vieux chêne d’Ündsenoin")
    chance = random.Random(5)
    for _ in range(PATIENCE // MOMENT):
        if all([page.locator(".on-rest").count() for page in pages]):
            break
        for page in [x for x in pages if mine(x)]:
            page.evaluate(STEP_BEFORE_A_REST, chance.random())  # which the step of the other one may have begun
            settled(page)
        pages[0].wait_for_timeout(MOMENT)
    for page, name in zip(pages, ("Done with this rest", "Inès")):
        expect(page.locator(".on-rest .places .place[data-key=patient-heron]")).to_be_visible()
        expect(page.locator(".fftale")).to_contain_text(name)
    pages[0].keyboard.press("e")
    expect(pages[1].locator(".ends2 .isdone")).to_contain_text("Ada")


# ---------------------------------------------------------------- a scene
def test_a_test_shows_who_could_take_it_before_it_binds(house: House) -> None:
    page = at(house, "fire")
    page.keyboard.press("2")  # “Trade. Acorns.”
    expect(page.locator(".testpanel .cand")).to_have_count(3)
    expect(page.locator(".testpanel .cand.is-chosen")).to_contain_text("Tamsil")
    page.locator(".cand", has_text="Varsha").click()
    expect(page.locator(".prompt .roll")).to_contain_text("Varsha")
    expect(page.locator(".prompt .leads")).to_contain_text("67")
    page.keyboard.press("Escape")
    expect(page.locator(".testpanel")).to_have_count(0)
    expect(page.locator(".choice.is-chosen")).to_have_count(0)
    expect(page.locator(".scene")).to_have_attribute("data-scene", "a1-c1-fire")


def test_a_test_that_was_taken_is_shown_with_its_dice(house: House) -> None:
    page = at(house, "fire")
    page.keyboard.press("2")
    page.locator(".cand", has_text="Varsha").click()  # who has not the trait, and so no reroll
    page.keyboard.press("Enter")
    expect(page.locator(".taken")).to_contain_text("Varsha")
    expect(page.locator(".taken .tdie")).to_have_count(1)


def test_what_is_chosen_can_be_taken_back(house: House) -> None:
    page = at(house, "fire")
    page.keyboard.press("1")
    expect(page.locator(".scene")).not_to_have_attribute("data-scene", "a1-c1-fire")
    page.keyboard.press("u")
    expect(page.locator(".scene")).to_have_attribute("data-scene", "a1-c1-fire")


def test_the_chronicle_is_opened_page_by_page_and_gives_the_focus_back(house: House) -> None:
    page = at(house, "fire")
    page.keyboard.press("o")
    book = page.get_by_role("dialog", name="The chronicle")
    expect(book).to_contain_text("Selmet Oury")
    for tab, text in (
        ("Story cards", "The stock of the tally"),
        ("Heroes", "Varsha, who keeps accounts"),
        ("Places", "No places"),
        ("Side quests", "No side quest"),
        ("Rules", ""),
        ("Victory", "Victory points"),
    ):
        book.get_by_role("tab", name=tab).click()
        expect(book.get_by_role("tabpanel")).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


# ---------------------------------------------------------------- a rest
def test_healing_is_hatched_before_it_is_paid(house: House) -> None:
    page = at(house, "rest")
    page.locator(".place[data-key=patient-heron]").click()
    page.locator(".ktag .btn").click()
    expect(page.locator(".place[data-key=patient-heron] .pc.done")).to_have_count(1)
    hurt = page.locator(".heal li", has=page.locator(".stp .btn:last-child:not([aria-disabled=true])")).first
    before = int(hurt.locator(".boxes b").inner_text())
    gold = page.locator(".pbag").inner_text()
    hurt.locator(".stp .btn").last.click()
    expect(hurt.locator(".boxes i.new")).to_have_count(1)
    expect(page.locator(".pbag")).to_have_text(gold, use_inner_text=True)
    page.keyboard.press("Enter")
    expect(page.locator(".heal .boxes i.new")).to_have_count(0)
    expect(page.locator(".heal .boxes b").get_by_text(str(before + 1), exact=True).first).to_be_visible()
    expect(page.locator(".pbag")).not_to_have_text(gold, use_inner_text=True)


def test_something_is_bought_and_somebody_carries_it(house: House) -> None:
    page = at(house, "rest")
    page.locator(".place[data-key=menders-forge]").click()
    page.keyboard.press("1")
    expect(page.locator(".good.is-chosen")).to_have_count(1)
    page.locator(".fitb").first.click()
    expect(page.locator(".place[data-key=menders-forge] .pc.done")).to_have_count(1)


# ---------------------------------------------------------------- a city
def test_easafir_is_walked_by_arrow_keys_and_the_figure_goes_along(house: House) -> None:
    page = at(house, "city")
    expect(page.locator(".pn1")).to_have_count(34)
    expect(page.locator(".gatem")).to_have_count(3)
    steps = page.locator(".feet .on").count()
    legal = page.locator(".dir.is-legal").first
    side = (legal.get_attribute("data-key") or "")[1:]
    page.locator(".pn1", has_text="Eel Lane").click()
    expect(page.locator(".trail .now")).to_contain_text("Eel Lane?")
    page.keyboard.press({"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}[side])
    expect(page.locator(".on-city .feet .on, .on-story .scene")).not_to_have_count(steps)


# ---------------------------------------------------------------- languages, sizes, readers
@pytest.mark.parametrize("where", ["fire", "rest", "city", "over"])
def test_french_on_a_small_screen(house: House, where: str) -> None:
    page = at(house, where, NARROW, lang="fr")
    told(
        page,
        {"fire": "Votre feu de camp", "rest": "Le Héron patient", "city": "Halle aux Requêtes", "over": "Acte III"}[
            where
        ],
    )
    assert sideways(page) <= 0


@pytest.mark.parametrize("size", [WIDE, NARROW, (1024, 768)])
@pytest.mark.parametrize("where", ["fire", "rest", "city", "over"])
def test_axe_finds_nothing(house: House, where: str, size: tuple[int, int]) -> None:
    page = at(house, where, size)
    assert violations_in_both_themes(page) == []
    if where == "fire":
        page.keyboard.press("2")
        assert violations_in_both_themes(page) == []
        page.keyboard.press("Escape")
        page.keyboard.press("o")
        expect(page.get_by_role("dialog", name="The chronicle")).to_be_visible()
        assert violations_in_both_themes(page) == []
    if where == "rest":
        for place in ("patient-heron", "menders-forge", "drill-field"):
            page.locator(f".place[data-key={place}]").click()
            assert violations_in_both_themes(page) == []


def test_a_campaign_is_begun_from_the_lobby_with_the_heroes_own_stories(house: House) -> None:
    page = house.person()
    page.goto(house.address + "/")
    page.get_by_role("radio", name="Fateforge").click()
    page.locator(".ways").get_by_text("Chronicle", exact=True).click()
    expect(page.locator(".heropicks")).to_contain_text("Varsha, who keeps accounts")
    page.locator(".start").click()
    told(page, "The oldest oak in Ündsenoin")
