"""Clicks on a hand card of KeyForge: what a double-click means, and what no second click may do."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from web.browsing import NARROW, WIDE, House

from tableforge.keyforge.doors.testing import given, seat

# A click of which a test says whether it comes at once after the first one or long after it, whatever the clock says.
SECOND = """(button, soon) => {
  const click = new MouseEvent('click', {bubbles: true, cancelable: true, detail: 2})
  Object.defineProperty(click, 'timeStamp', {value: performance.now() + (soon ? -1e6 : 1e6)})
  button.dispatchEvent(click)
}"""


def sit(house: House, hand: str, size: tuple[int, int] = WIDE) -> Page:
    """Ada in her turn of Brobnar, with these cards in hand."""
    t = given(house="brobnar", you=seat(hand=hand), foe=seat(line="urchin"))
    page = house.seat(house.person(size), house.resumed(t.g.save(), bot="random"))
    expect(page.locator(".hand .inhand.is-legal").first).to_be_visible()
    return page


def inhand(page: Page, card: str) -> Locator:
    return page.locator(f".hand .inhand[data-key^='{card}@']")


def test_a_double_click_on_a_hand_card_plays_it(house: House) -> None:
    for size in (WIDE, NARROW):
        page = sit(house, "ganger-chieftain headhunter", size)
        inhand(page, "headhunter").dblclick()
        expect(page.locator(".line.you .card")).to_have_count(1)
        expect(page.locator(".hand .inhand")).to_have_count(1)
        expect(page.locator("[data-pile=you-discard] b")).to_have_text("0")


def test_the_menu_of_a_hand_card_opens_with_play_under_the_pointer(house: House) -> None:
    for size in (WIDE, NARROW):
        page = sit(house, "ganger-chieftain headhunter", size)
        box = inhand(page, "ganger-chieftain").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
        page.mouse.click(x, y)
        expect(page.locator(".verbs")).to_be_visible()
        under = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-key]').dataset.key", [x, y])
        assert under.startswith("play:ganger-chieftain@")


def test_a_second_click_at_once_never_discards_and_a_later_one_does(house: House) -> None:
    page = sit(house, "ganger-chieftain headhunter")
    inhand(page, "headhunter").click()
    discard = page.locator(".verbs [data-key^='discard:']")
    discard.evaluate(SECOND, True)
    expect(discard).to_be_visible()
    expect(page.locator("[data-pile=you-discard] b")).to_have_text("0")
    discard.evaluate(SECOND, False)
    expect(page.locator("[data-pile=you-discard] b")).to_have_text("1")


def test_a_card_that_can_only_be_discarded_is_not_discarded_by_a_click_on_it(house: House) -> None:
    t = given(house="brobnar", you=seat(hand="blood-of-titans"))
    page = house.seat(house.person(), house.resumed(t.g.save(), bot="random"))
    card = inhand(page, "blood-of-titans")
    card.dblclick()
    menu = page.locator(".verbs [role=menuitem]")
    expect(menu).to_have_count(1)
    expect(page.locator("[data-pile=you-discard] b")).to_have_text("0")
    menu.click()
    expect(page.locator("[data-pile=you-discard] b")).to_have_text("1")


def test_a_double_click_on_an_answer_answers_one_question(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=7))
    keep = page.locator(".prompt [data-key=keep]")
    keep.dblclick()
    expect(page.locator(".prompt .ask")).to_contain_text("active house")
    expect(page.locator(".mid .house")).to_have_count(0)
