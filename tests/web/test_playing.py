"""What makes playing at both tables easy: the way of Tab, the screen that two people share, standing answers, moves that are shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.browsing import House, Json, legal

from tableforge import new

ADA: Json = {"kind": "here", "name": "Ada"}
BO: Json = {"kind": "here", "name": "Bo"}


def keyforge(house: House) -> Json:
    return house.table(seed=7)


def arkham(house: House) -> Json:
    return house.table("arkham", [ADA], 7, setup={"scenario": "the-gathering", "seats": 1})


def laid(house: House, position: Json) -> Json:
    """A table of KeyForge that stands at a position; Ada against a bot."""
    return house.resumed(new("keyforge", seed=1, position=position).save(), bot="random")


ZONE = """
() => {
  const at = document.activeElement
  const zones = ['.prompt', '.housepick', '.handzone .hand, .board .hand', '.line.you', '.map', '.piles', '.left', '.log', '.top']
  return zones.find(zone => at.closest(zone)) ?? ''
}
"""


def zones(page: Page, stops: int) -> list[str]:
    """Where the focus comes by as many Tabs, from the beginning of the page, each place once."""
    page.reload()
    expect(page.locator(".prompt .ask")).to_be_visible()
    out: list[str] = []
    for _ in range(stops):
        page.keyboard.press("Tab")
        zone: str = page.evaluate(ZONE)
        if zone and zone not in out:
            out.append(zone)
    return out


# ---------------------------------------------------------------- Tab
def test_tab_comes_to_the_question_first_then_to_hand_and_board_and_last_to_the_bar_in_keyforge(house: House) -> None:
    page = house.seat(house.person(), keyforge(house))
    page.keyboard.press("1")
    expect(page.locator(".housepick")).to_be_visible()
    assert zones(page, 4) == [".prompt", ".housepick", ".handzone .hand, .board .hand", ".piles"]
    page.locator(".pick").first.click()
    legal(page).first.click()
    page.keyboard.press("Enter")  # play it
    expect(page.locator(".line.you .card")).to_have_count(1)
    assert zones(page, 40) == [".prompt", ".handzone .hand, .board .hand", ".line.you", ".piles", ".log", ".top"]


def test_tab_comes_to_the_question_first_then_to_hand_and_board_and_last_to_the_bar_in_arkham(house: House) -> None:
    page = house.seat(house.person(), arkham(house))
    page.keyboard.press("e")
    expect(page.locator(".map .loc")).to_have_count(1)
    assert zones(page, 40) == [".prompt", ".handzone .hand, .board .hand", ".map", ".left", ".log", ".top"]


@pytest.mark.parametrize("lay", [keyforge, arkham])
def test_a_zone_is_one_stop_of_tab_and_arrows_go_about_in_it(house: House, lay: object) -> None:
    assert callable(lay)
    page = house.seat(house.person(), lay(house))
    cards = page.locator(".hand .inhand")
    expect(cards.nth(2)).to_be_visible()
    expect(page.locator(".hand .inhand[tabindex='0']")).to_have_count(1)
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    expect(cards.nth(1)).to_have_attribute("tabindex", "0")
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('.hand')")


# ---------------------------------------------------------------- two people at one screen
def test_the_hands_of_two_people_at_one_screen_are_covered_while_it_goes_from_one_to_the_other(house: House) -> None:
    page = house.seat(house.person(), house.table(seats=[ADA, BO], seed=7))
    veil = page.get_by_role("dialog", name="Hand the screen to Ada")
    expect(veil).to_be_visible()
    page.keyboard.press("Escape")  # nothing but the word of whoever is asked uncovers it
    expect(veil).to_be_visible()
    page.keyboard.press("Enter")
    expect(veil).to_have_count(0)
    ada = cards(page)
    page.keyboard.press("1")  # keep the hand: now Bo is asked
    expect(page.get_by_role("dialog", name="Hand the screen to Bo")).to_be_visible()
    assert cards(page) == ada  # what lies under the cover is not Bo's
    page.get_by_role("button", name="Back to Ada’s hand").click()
    expect(page.locator(".prompt .ask")).to_contain_text("Hand the screen to Bo")
    assert cards(page) == ada
    page.keyboard.press("Enter")
    page.get_by_role("button", name="I am Bo").click()
    expect(page.locator(".seat.you .who")).to_contain_text("Bo")
    assert cards(page) != ada


def test_one_person_who_plays_both_sides_is_never_covered_again(house: House) -> None:
    page = house.seat(house.person(), house.table(seats=[ADA, BO], seed=7))
    page.get_by_role("button", name="never cover").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".seat.you .who")).to_contain_text("Bo")
    expect(page.locator("dialog")).to_have_count(0)


def cards(page: Page) -> list[str]:
    """The names in the hand that is drawn, covered or not."""
    return page.locator(".hand .inhand .name").all_text_contents()


# ---------------------------------------------------------------- standing answers
IMPS: Json = {
    "players": [
        {"hand": ["gateway-to-dis"], "line": ["dust-imp", "bad-penny"], "deck": ["urchin"] * 10},
        {"line": ["dodger"], "deck": ["urchin"] * 10},
    ],
    "house": "dis",
}


def test_always_in_this_order_is_given_by_clicks_holds_and_is_ended(house: House) -> None:
    page = house.seat(house.person(), laid(house, IMPS))
    page.locator(".hand .is-legal").click()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .ask")).to_contain_text("Which ability is resolved next?")
    page.get_by_role("button", name="Always in one order").click()
    page.get_by_role("menuitem", name="Bad Penny").click()
    expect(page.locator(".prompt .ask")).to_contain_text("what do you do?")
    lines = page.locator(".log li").all_inner_texts()[-4:]
    penny, imp = ([name in line for line in lines].index(True) for name in ("Bad Penny", "Dust Imp"))
    assert penny < imp, lines
    order = page.locator(".prompt .standing")
    expect(order).to_contain_text("Always in this order: ")
    order.click()
    expect(order).to_have_count(0)


# ---------------------------------------------------------------- what others do
def bots_turn(house: House, reduced: bool) -> Page:
    """Ada has ended her first turn, and the bot plays."""
    page = house.seat(house.person(reduced=reduced), keyforge(house))
    page.keyboard.press("1")
    page.locator(".pick").first.click()
    expect(legal(page).first).to_be_visible()
    page.keyboard.press("e")
    return page


def test_the_moves_of_the_other_are_told_one_by_one_and_watched_again(house: House) -> None:
    page = bots_turn(house, reduced=False)
    moves = page.locator(".moves")
    expect(moves).to_contain_text("Your opponent")
    expect(page.locator(".housepick")).to_be_visible()
    expect(moves).to_have_count(0)
    page.keyboard.press("p")
    expect(moves).to_contain_text("Your opponent chooses house")
    expect(page.locator(".housepick")).to_have_count(0)
    page.keyboard.press("x")  # any key leads back to where the game stands
    expect(moves).to_have_count(0)
    expect(page.locator(".housepick")).to_be_visible()


def test_without_motion_nobody_waits_for_the_moves_of_the_other(house: House) -> None:
    page = bots_turn(house, reduced=True)
    page.evaluate("() => { window.told = 0; new MutationObserver(() => { window.told += document.querySelectorAll('.moves').length })"
                  ".observe(document.body, {childList: true, subtree: true}) }")  # fmt: skip
    expect(page.locator(".housepick")).to_be_visible()
    assert page.evaluate("window.told") == 0


GLIDES = """
() => {
  window.glides = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, how) {
    window.glides.push([this.dataset.key, Object.keys(frames[0])[0], how.duration])
    return animate.call(this, frames, how)
  }
}
"""


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "still"])
def test_a_card_glides_to_its_place_or_is_ringed_where_motion_is_not_wanted(house: House, reduced: bool) -> None:
    page = house.seat(house.person(reduced=reduced), keyforge(house))
    page.keyboard.press("1")
    page.locator(".pick").first.click()
    page.evaluate(GLIDES)
    legal(page).first.click()
    page.keyboard.press("Enter")
    expect(page.locator(".line.you .card")).to_have_count(1)
    glides = page.evaluate("window.glides")
    played = [(what, ms) for key, what, ms in glides if "@line:0" in key]
    assert played == ([("outline", 1000)] if reduced else [("translate", 200)])
    if reduced:
        assert {what for _, what, _ in glides} == {"outline"}
