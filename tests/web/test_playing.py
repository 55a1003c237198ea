"""What makes playing easy at both tables: the way of Tab, a screen that two people share, standing answers, moves that are told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, Json, at_rest, legal, read_on, violations

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
    assert zones(page, 5) == [".prompt", ".handzone .hand, .board .hand", ".piles"]
    page.locator(".pick").first.click()
    legal(page).first.click()
    page.keyboard.press("Enter")  # play it
    expect(page.locator(".line.you .card")).to_have_count(1)
    assert zones(page, 40) == [".prompt", ".handzone .hand, .board .hand", ".line.you", ".piles", ".log", ".top"]


def test_tab_comes_to_the_question_first_then_to_hand_and_board_and_last_to_the_bar_in_arkham(house: House) -> None:
    page = house.seat(house.person(), arkham(house))
    page.keyboard.press("e")
    read_on(page)
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
    assert violations(page) == []
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
    assert violations(page) == []
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
def bots_turn(house: House, reduced: bool, size: tuple[int, int] = WIDE) -> Page:
    """Ada has ended her first turn, and the bot plays."""
    page = house.seat(house.person(size, reduced=reduced), keyforge(house))
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


# Whether what is told reaches out of the prompt, each time that something of it has changed.
BEYOND = """
() => {
  window.beyond = []
  const measure = () => {
    const [told, prompt] = ['.moves', '.prompt.idle'].map(x => document.querySelector(x)?.getBoundingClientRect())
    if (!told || !prompt) return
    const within = told.top >= prompt.top && told.bottom <= prompt.bottom
    window.beyond.push(!(within && told.left >= prompt.left && told.right <= prompt.right))
  }
  new MutationObserver(measure).observe(document.body, {childList: true, subtree: true})
}
"""


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_what_is_told_of_the_other_lies_within_the_prompt_and_covers_nothing_of_the_table(
    house: House, size: tuple[int, int]
) -> None:
    page = bots_turn(house, reduced=True, size=size)
    expect(page.locator(".housepick")).to_be_visible()
    page.evaluate(BEYOND)
    page.keyboard.press("p")
    page.wait_for_function("() => window.beyond.length > 0")
    page.keyboard.press("x")
    expect(page.locator(".moves")).to_have_count(0)
    assert not any(page.evaluate("window.beyond"))


def test_whoever_comes_later_is_told_the_last_moves_too(house: House) -> None:
    page = bots_turn(house, reduced=True)
    expect(page.locator(".housepick")).to_be_visible()
    page.reload()
    expect(page.locator(".housepick")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(".moves")).to_contain_text("Turn 2")
    expect(page.locator(".moves")).to_contain_text("Your opponent chooses house")


COUNT_MOVES = """
() => {
  window.told = 0
  const count = () => { window.told += document.querySelectorAll('.moves').length }
  new MutationObserver(count).observe(document.body, {childList: true, subtree: true})
}
"""


def test_without_motion_nobody_waits_for_the_moves_of_the_other(house: House) -> None:
    page = bots_turn(house, reduced=True)
    page.evaluate(COUNT_MOVES)
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
def test_a_card_comes_to_its_place_or_is_ringed_where_motion_is_not_wanted(house: House, reduced: bool) -> None:
    page = house.seat(house.person(reduced=reduced), keyforge(house))
    page.keyboard.press("1")
    page.locator(".pick").first.click()
    page.evaluate(GLIDES)
    legal(page).first.click()
    page.keyboard.press("Enter")
    expect(page.locator(".line.you .card")).to_have_count(1)
    glides = page.evaluate("window.glides")
    played = [(what, ms) for key, what, ms in glides if "@line:0" in (key or "")]
    assert played == ([("outline", 1000)] if reduced else [("translate", 420), ("opacity", 420)])
    if reduced:
        assert {what for _, what, _ in glides} == {"outline"}


# ---------------------------------------------------------------- menus, reasons, large cards
PUNCH: Json = {
    "players": [
        {"hand": ["punch", "hand-of-dis"], "line": ["dodger", "valdr"], "deck": ["urchin"] * 10},
        {"line": ["raiding-knight", "snufflegator"], "deck": ["urchin"] * 10, "amber": 7},
    ],
    "house": "brobnar",
}


def covers_the_question(page: Page, what: str) -> bool:
    """Whether something that has opened lies over the prompt."""
    a, b = page.locator(what).bounding_box(), page.locator(".prompt").bounding_box()
    assert a and b
    beside = a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]
    return not beside and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_neither_menu_nor_reason_covers_the_question(house: House, size: tuple[int, int]) -> None:
    page = house.seat(house.person(size, lang="fr"), laid(house, PUNCH))
    page.locator(".hand .is-legal").click()
    expect(page.locator(".verbs [role=menuitem]")).to_have_text(["Jouer↵", "DéfausserD"])
    assert not covers_the_question(page, ".verbs")
    page.keyboard.press("Escape")
    for key in ("dodger@line:0", "raiding-knight@foe-line:0"):
        page.locator(f"[data-key='{key}']").click()
        expect(page.locator(".why")).to_be_visible()
        assert not covers_the_question(page, ".why")
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("key", "told"), [("d", "You discard"), ("Enter", "You play")])
def test_the_keys_of_an_open_menu_come_first_wherever_the_focus_has_gone(house: House, key: str, told: str) -> None:
    page = house.seat(house.person(), laid(house, PUNCH))  # D is also the badge of a creature
    page.locator(".hand .is-legal").click()
    expect(page.locator(".verbs [role=menuitem]")).to_have_count(2)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(key)
    expect(page.locator(".verbs")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(f"{told} Punch")


def test_a_menu_goes_when_something_else_is_asked_about(house: House) -> None:
    page = house.seat(house.person(), laid(house, PUNCH))
    page.locator(".hand .is-legal").click()
    expect(page.locator(".verbs")).to_be_visible()
    page.locator("[data-key='raiding-knight@foe-line:0']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".why")).to_be_visible()
    expect(page.locator(".verbs")).to_have_count(0)


def test_a_reason_goes_with_its_question(house: House) -> None:
    page = house.seat(house.person(), laid(house, PUNCH))
    page.locator("[data-key='raiding-knight@foe-line:0']").click()
    expect(page.locator(".why")).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".why")).to_have_count(0)


def finger(house: House) -> Page:
    """Somebody with a phone."""
    return house.person(NARROW, touch=True)


def test_a_finger_sees_what_would_come_of_a_target_before_it_binds(house: House) -> None:
    page = house.seat(finger(house), laid(house, PUNCH))
    page.locator(".hand .is-legal").tap()
    page.locator(".verbs [role=menuitem]").first.tap()
    knight = page.locator("[data-key='raiding-knight@foe-line:0']")
    expect(knight).to_have_class(re.compile("is-legal"))
    knight.tap()
    expect(page.locator(".prompt .leads")).to_contain_text("Raiding Knight")
    expect(page.locator(".line.them .dmg")).to_have_count(0)
    page.locator(".prompt .btn.main").tap()
    expect(page.locator(".line.them .card")).to_have_count(2)
    expect(page.locator(".line.them .dmg")).to_have_count(1)


def test_a_long_press_reads_the_card_and_plays_nothing(house: House) -> None:
    page = house.seat(finger(house), laid(house, PUNCH))
    card = page.locator("[data-key='valdr@line:1']")
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator("dialog .card.l")).to_contain_text("Valdr")
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".verbs")).to_have_count(0)


def test_where_no_rail_shows_it_a_card_under_the_pointer_floats_beside_it(house: House) -> None:
    page = house.seat(house.person((1024, 768)), laid(house, PUNCH))
    page.locator("[data-key='valdr@line:1']").hover()
    expect(page.locator(".largecard")).to_contain_text("Valdr")
    page.mouse.move(5, 5)
    expect(page.locator(".largecard")).to_have_count(0)


# ---------------------------------------------------------------- signs
def test_title_and_sign_of_the_tab_say_whose_move_it_is_and_a_check_is_flagged(house: House) -> None:
    page = house.seat(house.person(), laid(house, PUNCH))
    expect(page).to_have_title(re.compile("Your move"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-asked.svg")
    expect(page.locator(".seat.them .flag")).to_have_text("Check!")
    expect(page.locator(".seat.you .flag")).to_have_count(0)
    page.goto(house.address)
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")


def test_two_clicks_in_one_moment_are_one_answer(house: House) -> None:
    page = house.seat(house.person(), keyforge(house))
    page.keyboard.press("1")
    expect(page.locator(".housepick")).to_be_visible()
    page.locator(".pick").first.dblclick()
    expect(legal(page).first).to_be_visible()
    at_rest(page)
    expect(page.locator(".refusal, .why")).to_have_count(0)
