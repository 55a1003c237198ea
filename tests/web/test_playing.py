"""What makes playing at both tables easy: the way of Tab, the screen that two people share, standing answers, moves that are shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.browsing import House, Json, legal

ADA: Json = {"kind": "here", "name": "Ada"}
BO: Json = {"kind": "here", "name": "Bo"}


def keyforge(house: House) -> Json:
    return house.table(seed=7)


def arkham(house: House) -> Json:
    return house.table("arkham", [ADA], 7, setup={"scenario": "the-gathering", "seats": 1})


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
