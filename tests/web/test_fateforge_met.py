"""Fateforge in the browser between combats: the section of enemies met, and the quest that Battle mode asks for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.browsing import NARROW, WIDE, House, Json, sideways, violations
from web.laying import battle, chapter, sit

ADA: Json = {"kind": "here", "name": "Ada"}


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (NARROW, "fr")])
def test_the_chronicle_has_the_cards_of_all_enemies_met(house: House, size: tuple[int, int], lang: str) -> None:
    """FF.enemies-met: each with its colour, figures, abilities and strip, in the order in which they were met."""
    t = chapter("a1-c2-road", won="a1-ford-of-smoke")
    page = sit(house, t, size, lang=lang)
    page.keyboard.press("o")
    page.get_by_role("tab", name={"en": "Enemies met", "fr": "Ennemis rencontrés"}[lang]).click()
    cards = page.locator(".book .met .foe")
    met = t.sees("you")["enemies_met"]
    expect(cards).to_have_count(len(met))
    assert [card.get_attribute("data-foe") for card in cards.all()] == met
    dog = page.locator(".met .foe[data-foe=watchdog]")
    expect(dog.locator("header b")).to_have_text({"en": "Watchdog", "fr": "Chien de garde"}[lang])
    expect(dog.locator(".tok .shape")).to_be_visible()
    expect(dog.locator(".stat")).not_to_have_count(0)
    expect(dog.locator(".fstrip .sect")).not_to_have_count(0)
    expect(dog.locator(".nextline").first).to_contain_text({"en": "nearest hero", "fr": "héros le plus proche"}[lang])
    assert sideways(page) <= 0
    assert violations(page) == []


def test_who_has_met_nobody_reads_so(house: House) -> None:
    page = sit(house, chapter("a1-c2-road"))
    expect(page.locator(".metkey")).to_have_count(0)
    page.keyboard.press("o")
    page.get_by_role("tab", name="Enemies met").click()
    expect(page.locator(".book .leaf")).to_contain_text("You have met no enemies yet.")


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (NARROW, "fr")])
def test_after_the_first_rest_of_battle_mode_a_quest_is_chosen_by_what_its_card_shows(
    house: House, size: tuple[int, int], lang: str
) -> None:
    made = house.table("fateforge", [ADA], 3, setup={"quest": "", "heroes": ["mercenary", "shaman"], "seats": 1})
    page = house.seat(house.person(size, "light", lang), made)
    page.locator(".prompt .btn[data-key=done]").click()
    bells = page.locator(".choice[data-key=bells-below]")
    expect(bells).to_contain_text({"en": "Bells Below", "fr": "Des cloches sous la ville"}[lang])
    expect(bells.locator(".sub")).to_contain_text(
        {"en": "Medium, about 2.5 hours", "fr": "Moyenne, environ 2,5 heures"}[lang]
    )
    assert sideways(page) <= 0
    assert violations(page) == []
    bells.click()
    expect(page.locator(".choice")).to_have_count(0)


def test_the_beast_master_has_the_abilities_in_play_beside_the_table(house: House) -> None:
    page = sit(house, battle(seats=2, beast_master=1, enemies="bruiser.1@b assassin.1@c cinder-wolf.1@c"))
    expect(page.locator(".minding")).to_contain_text("Frightening")
