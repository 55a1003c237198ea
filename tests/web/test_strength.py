"""How strong a deck is, on its page in a real browser: begun by a button, watched, stopped, and kept with the deck."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, House, at_rest, violations

SENTENCE = re.compile(r"^Miss “Onyx” Censorius.*: \d+ % ± \d+ of [\d,]+ games against keyforge-1 \(random\)")


def fits(page: Page) -> None:
    at_rest(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_a_deck_is_measured_on_its_page_stopped_and_kept(house: House) -> None:
    page = house.person()
    page.goto(f"{house.address}/decks/keyforge/starter:onyx")
    panel = page.get_by_role("region", name="How strong is it?")
    button = panel.get_by_role("button")
    panel.get_by_label("How sure").select_option("± 0.5 points, about 38,416 games")
    button.focus()
    page.keyboard.press("Enter")
    bar = panel.get_by_role("progressbar", name="Measuring")
    expect(panel.locator(".line")).to_have_text(
        re.compile(r"^[\d,]+ of about 38,416 games · \d+ % ± (?!50)[\d.]+ · .+ left$")  # the first round is whole
    )
    expect(bar).to_have_attribute("aria-valuetext", re.compile("of about 38,416 games"))
    fits(page)

    other = house.person()
    other.goto(f"{house.address}/decks/arkham/starter:roland")
    expect(other.get_by_role("region", name="How strong is it?")).to_contain_text("Another deck is being measured here")

    expect(button).to_have_text("Stop")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.get_by_role("status").locator(".sentence")).to_have_text(SENTENCE)
    expect(bar).to_have_count(0)
    expect(button).to_have_text("Measure again")
    expect(button).to_be_focused()
    panel.get_by_text("Against each deck of the field").click()
    expect(panel.locator(".matchups tbody tr")).to_have_count(24)
    expect(panel.locator(".deeds tbody tr").first).to_contain_text(re.compile("better|worse|alike"))
    fits(page)

    french = house.person(NARROW, "light", "fr")
    french.goto(f"{house.address}/decks/keyforge/starter:onyx")
    told = french.get_by_role("region", name="Quelle est sa force ?")
    expect(told.locator(".sentence")).to_contain_text("parties contre keyforge-1 (random)")
    told.get_by_text("Contre chaque deck du champ").click()
    fits(french)
    told.locator(".matchups tbody a").first.click()
    french.wait_for_url(re.compile("/decks/keyforge/forged:"))
    expect(told).to_contain_text("Des bots jouent des parties avec ce deck")


@pytest.mark.slow
def test_a_deck_of_arkham_is_tried_by_the_scout_on_its_page(house: House) -> None:
    page = house.person(NARROW)
    page.goto(f"{house.address}/decks/arkham/starter:roland")
    panel = page.get_by_role("region", name="How strong is it?")
    panel.get_by_role("button", name="Measure it").click()
    expect(panel.locator(".sentence")).to_contain_text("played alone by scout, 1 games each")
    expect(panel.locator("details summary")).to_have_text(["The Gathering", "The Midnight Masks", "The Devourer Below"])
    expect(panel.locator("thead").first).to_contain_text("Expert")
    expect(panel.locator("tbody tr").first).to_contain_text("Won, %")
    expect(panel).to_contain_text("says nothing of what a person can")
    fits(page)


@pytest.mark.slow
def test_a_deck_is_measured_beside_another_and_what_is_found_stays_with_it(house: House) -> None:
    page = house.person()
    page.goto(f"{house.address}/decks/keyforge/starter:argus")
    panel = page.get_by_role("region", name="Beside another deck")
    panel.get_by_label("The other deck").select_option("starter:onyx")
    expect(panel.get_by_label("Question").locator("option")).to_have_text([re.compile("stronger"), re.compile("even")])
    button = panel.get_by_role("button")
    button.focus()
    page.keyboard.press("Enter")
    sentence = panel.locator(".sentence")
    expect(sentence).to_have_text(
        re.compile(r"^Radiant Argus the Supreme wins \d+ % ± [\d.]+ of \d+ games against Miss")
    )
    expect(panel).to_contain_text("a difference of")
    expect(button).to_be_focused()
    fits(page)

    panel.get_by_label("Question").select_option(index=1)
    button.click()
    expect(panel.locator(".line")).to_have_text(re.compile(r"^[\d,]+ of about [\d,]+ games"))
    expect(button).to_have_text("Stop")
    button.click()
    expect(sentence).to_have_count(2)
    fits(page)

    french = house.person(NARROW, "light", "fr")
    french.goto(f"{house.address}/decks/keyforge/starter:argus")
    told = french.get_by_role("region", name="À côté d’un autre deck")
    expect(told.get_by_label("L’autre deck")).to_have_value("starter:onyx")
    expect(told.locator(".sentence").first).to_contain_text("parties contre")
    fits(french)
