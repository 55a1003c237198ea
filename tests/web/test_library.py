"""The library in a real browser: cards are searched, rules laid side by side, decks opened; all are links to each other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, at_rest, violations_in_both_themes

PAGES = (
    "/decks/keyforge",
    "/decks/keyforge/starter:onyx",
    "/decks/arkham/starter:roland",
    "/cards/keyforge/urchin",
    "/cards/arkham",
    "/rules/keyforge#KF.first-turn-effects-may-change",
    "/rules/arkham",
)


def book(house: House, page: Page, path: str) -> Page:
    page.goto(house.address + path)
    expect(page.locator(".library main")).to_be_visible()
    return page


def test_a_search_begins_with_a_slash_and_counts_as_one_types(house: House) -> None:
    page = book(house, house.person(), "/cards/keyforge")
    expect(page.locator(".found")).to_have_text("574 of 574 cards")
    page.keyboard.press("/")
    page.keyboard.type("urchin")
    expect(page.locator(".pickcard").first).to_contain_text("Urchin")
    expect(page.locator(".found")).not_to_have_text("574 of 574 cards")


def test_accents_and_ligatures_need_not_be_typed(house: House) -> None:
    page = book(house, house.person(lang="fr"), "/cards/keyforge")
    page.keyboard.press("/")
    page.keyboard.type("ecrazzz")
    expect(page.locator(".nothing")).to_be_visible()
    page.get_by_role("searchbox").fill("ekrazzz")
    expect(page.locator(".pickcard")).to_have_count(1)


def test_filters_tell_how_many_cards_they_would_leave(house: House) -> None:
    page = book(house, house.person(), "/cards/keyforge")
    page.locator(".tog", has_text="Elusive").click()
    logos = page.locator(".tog[data-f=logos]")
    left = int(logos.locator("small").inner_text())
    logos.click()
    expect(page.locator(".found")).to_have_text(f"{left} of 574 cards")
    page.get_by_role("button", name=re.compile("^Power 2:")).click()
    page.get_by_role("button", name=re.compile("^Power 3:")).click()
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".found")).to_have_text("574 of 574 cards")


@pytest.mark.both
def test_a_card_leads_to_its_rules_and_a_rule_to_its_cards(house: House) -> None:
    page = book(house, house.person(), "/cards/keyforge/champion-anaphiel")
    one = page.locator(".one")
    expect(one).to_contain_text("Rulings")
    one.locator("a.rule", has_text="Taunt").first.click()
    page.wait_for_url(re.compile("/rules/keyforge#KF.taunt"))
    expect(page.locator(".ropen")).to_contain_text("Taunt")
    expect(page.locator(".cites:visible .rulings")).to_contain_text("taunt")
    page.locator(".cites:visible .clist a", has_text="Champion Anaphiel").click()
    page.wait_for_url(re.compile("/cards/keyforge/champion-anaphiel"))


def test_editions_that_differ_lie_side_by_side(house: House) -> None:
    page = book(house, house.person(), "/rules/keyforge#KF.first-turn-effects-may-change")
    expect(page.locator(".sbs section")).to_have_count(2)
    expect(page.locator(".sbs .yours")).to_contain_text("1.3")
    page.get_by_role("radiogroup", name="Your game plays by").get_by_role("radio", name="1.0").click()
    expect(page.locator(".sbs .yours")).to_contain_text("1.0 and 1.1")


def test_a_deck_is_drawn_card_by_card(house: House) -> None:
    page = book(house, house.person(), "/decks/keyforge/starter:onyx")
    expect(page.locator(".hrow")).to_have_count(3)
    expect(page.locator(".curve span")).to_have_count(9)
    page.locator(".dt button", has_text="Urchin").click()
    expect(page.get_by_role("dialog", name="Urchin")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".deckpick").first).to_contain_text("Onyx")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["1440", "390"])
def test_the_library_is_for_everybody(house: House, path: str, size: tuple[int, int], lang: str) -> None:
    page = book(house, house.person(size, lang=lang), path)
    at_rest(page)
    assert violations_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
