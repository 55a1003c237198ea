"""KeyForge in a real browser: a whole game by clicks, a game by keys, why not, undo, both languages, small screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.browsing import NARROW, WIDE, Hands, House, ask, legal, mine, sideways, violations

from tableforge.testing.keyforge import given, seat


@pytest.mark.slow
def test_a_whole_game_against_a_bot_is_played_by_clicks_alone(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=3))
    Hands(page, seed=3).play()
    expect(page.locator("dialog h2")).to_contain_text("forged the third key")


@pytest.mark.slow
def test_a_whole_game_against_a_bot_is_played_by_keys_alone(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=5))
    Hands(page, seed=5, keys=True).play()
    expect(page.locator("dialog h2")).to_contain_text("forged the third key")


def test_a_turn_is_played_by_the_keyboard_alone(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=7))
    page.keyboard.press("1")  # keep the hand
    expect(page.locator(".housepick")).to_be_visible()
    page.keyboard.press("1")  # the first house
    expect(legal(page).first).to_be_visible()
    page.keyboard.press(legal(page).first.locator(".mark.key").inner_text())
    expect(page.locator(".verbs")).to_be_visible()
    page.keyboard.press("Enter")  # play it
    expect(page.locator(".line.you .card")).to_have_count(1)
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text("Turn 2")


def test_the_house_is_chosen_in_the_prompt_while_its_cards_light_up_and_what_it_could_do_is_said(house: House) -> None:
    you = seat(houses=["brobnar", "dis", "shadows"], hand="punch fear", line="headhunter troll+stun dodger")
    t = given(step="house", you=you, foe=seat(line="urchin"))
    for lang, told in (
        ("en", "Play: Punch. Reap: Headhunter."),
        ("fr", "Jouer : Mandale. Récolter : Chasseur de Têtes."),
    ):
        page = house.seat(house.person(lang=lang), house.resumed(t.g.save(), bot="random"))
        expect(page.locator(".prompt .housepick .pick")).to_have_count(3)
        prompt, line = page.locator(".prompt").bounding_box(), page.locator(".line.you").bounding_box()
        assert prompt and line and line["y"] + line["height"] <= prompt["y"]
        page.locator(".pick[data-key=brobnar]").hover()
        expect(page.locator(".prompt .leads")).to_contain_text(told)
        expect(page.locator(".is-lit")).to_have_count(3)
        for lit in page.locator(".is-lit").all():
            assert lit.get_attribute("data-f") == "brobnar"
        page.locator(".pick[data-key=dis]").hover()
        expect(page.locator(".is-lit")).to_have_count(1)


def test_a_finger_looks_at_a_house_before_it_takes_it(house: House) -> None:
    page = house.seat(house.person(NARROW), house.table(seed=7))
    page.locator(".prompt [data-key=keep]").click()
    pick = page.locator(".pick[data-key=brobnar]")
    touch = "e => e.dispatchEvent(new PointerEvent('click', {bubbles: true, pointerType: 'touch', detail: 1}))"
    pick.evaluate(touch)
    expect(page.locator(".is-lit").first).to_be_visible()
    pick.evaluate(touch)
    expect(page.locator(".mid .house")).to_contain_text("Brobnar")


def test_a_click_on_what_is_not_legal_says_why_not_with_the_rule(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=7))
    page.keyboard.press("1")
    page.locator(".pick[data-key=brobnar]").click()
    page.locator(".hand .inhand[data-f=dis]").first.click()
    why = page.get_by_role("dialog", name="Why not")
    expect(why).to_contain_text("house")
    why.locator(".rule").click()
    expect(page.locator("dialog")).to_contain_text("KF.")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_alone_an_answer_is_taken_back(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=7, setup={}))
    page.keyboard.press("1")
    expect(page.locator(".housepick")).to_be_visible()
    before = ask(page)
    page.locator(".pick[data-key=brobnar]").click()
    expect(page.locator(".mid .house")).to_contain_text("Brobnar")
    page.keyboard.press("u")
    expect(page.locator(".housepick")).to_be_visible()
    assert ask(page) == before


def test_taking_back_means_ones_own_answer_whatever_the_bot_has_answered_since(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=7, practice=True))
    page.keyboard.press("1")
    page.locator(".pick[data-key=brobnar]").click()
    expect(legal(page).first).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text("Turn 3")
    expect(page.locator(".housepick")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".log")).not_to_contain_text("Turn 2")
    expect(legal(page).first).to_be_visible()


def test_the_table_speaks_french(house: House) -> None:
    page = house.seat(house.person(lang="fr"), house.table(seed=7))
    expect(page.locator(".steps")).to_contain_text("Jouer, utiliser, défausser")
    page.keyboard.press("1")
    expect(page.locator(".prompt .ask")).to_contain_text("Maison")
    assert page.evaluate("document.documentElement.lang") == "fr"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_nothing_serious_is_found_by_axe(house: House, size: tuple[int, int], theme: str) -> None:
    page = house.seat(house.person(size, theme), house.table(seed=7))
    assert violations(page) == []
    page.keyboard.press("1")
    expect(page.locator(".housepick")).to_be_visible()
    assert violations(page) == []
    page.locator(".pick").first.click()
    expect(legal(page).first).to_be_visible()
    assert violations(page) == []


def test_a_narrow_screen_shows_everything_without_scrolling_sideways(house: House) -> None:
    page = house.seat(house.person(NARROW), house.table(seed=7))
    page.locator(".prompt .btn").first.click()
    page.locator(".pick").first.click()
    assert sideways(page) == 0
    assert mine(page)
