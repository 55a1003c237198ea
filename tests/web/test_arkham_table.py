"""Arkham Horror in a real browser: two browsers, keys, the test laid open, other eyes, French, small screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.browsing import (
    NARROW,
    WIDE,
    House,
    Json,
    ask,
    read_on,
    settled,
    until_asked,
    violations,
    violations_in_both_themes,
)

from tableforge.arkham.doors.testing import given, seat

ADA: Json = {"kind": "here", "name": "Ada"}
INES: Json = {"kind": "here", "name": "Inès"}


def alone(house: House, seed: int = 7) -> Json:
    return house.table("arkham", [ADA], seed, setup={"scenario": "the-gathering", "seats": 1})


def together(house: House, seed: int = 7) -> Json:
    return house.table("arkham", [ADA, INES], seed, setup={"scenario": "the-gathering", "seats": 2})


def begin(page: Page) -> None:
    """Keep the opening hand."""
    page.keyboard.press("e")
    read_on(page)
    expect(page.locator(".map .loc")).to_have_count(1)


def investigate(page: Page) -> None:
    page.locator(".loc.is-legal .lface").click()
    expect(page.locator(".test")).to_be_visible()


def answer(page: Page) -> None:
    """The plainest answer: in one's own turn the location, else the main answer, else the first."""
    if page.locator(".passage").count():
        read_on(page)
        return
    place, main = page.locator(".loc.is-legal .lface"), page.locator(".prompt .do .btn.main")
    if place.count() and "what do you do" in ask(page):
        place.first.click()
    elif main.count():
        main.click()
    else:
        page.locator(".prompt .do .btn, .board .is-legal, .map .is-legal").first.click()


def test_two_people_play_a_round_in_two_browsers(house: House) -> None:
    made = together(house, seed=5)
    pages = [house.seat(house.person(), made, 0), house.seat(house.person(theme="light"), made, 1)]
    for _ in range(80):
        if "round 2" in pages[0].locator(".top .what").inner_text():
            break
        asked = until_asked(*pages)
        answer(asked)
        settled(asked)
    for page in pages:
        expect(page.locator(".top .what")).to_contain_text("round 2")
        expect(page.locator(".log")).to_contain_text("Mythos phase")


def test_a_turn_is_played_by_the_keyboard_alone(house: House) -> None:
    page = house.seat(house.person(), alone(house))
    begin(page)
    page.keyboard.press(page.locator(".loc .mark.key").inner_text())
    expect(page.locator(".test")).to_be_visible()
    for _ in range(6):
        if not page.locator(".test").count():
            break
        page.keyboard.press("Enter")
        settled(page)
    expect(page.locator(".lasttest .verdict")).to_be_visible()
    page.keyboard.press(page.locator(".plain .btn[data-key=resource] .kbd").inner_text())
    expect(page.locator(".acts")).to_contain_text("1")
    page.keyboard.press("e")  # with an action left: it is asked first
    expect(page.locator("dialog")).to_contain_text("actions left: 1")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("Round 2")
    page.keyboard.press("e")
    page.locator("dialog").get_by_role("button", name="End the turn").click()
    expect(page.locator(".log")).to_contain_text("Round 2")


def test_a_test_is_laid_open_and_a_committed_card_taken_back(house: House) -> None:
    page = house.seat(house.person(), together(house, seed=9), 0, 1)
    page.keyboard.press("e")
    expect(page.locator(".me h2")).to_contain_text("Daisy")
    begin(page)
    page.locator(".member").first.click()  # who takes the first turn
    investigate(page)
    test = page.locator(".test")
    expect(test.locator(".versus")).to_have_attribute("aria-label", "3 against 2")
    expect(test.locator(".odds")).to_contain_text("of 16 tokens succeed")
    expect(test.locator(".stv .now")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".test")).to_have_count(0)


@pytest.mark.both
def test_a_click_on_a_skill_card_in_ones_turn_says_why_not(house: House) -> None:
    page = house.seat(house.person(), alone(house))
    begin(page)
    page.locator(".hand .inhand:has(.card[data-type=skill])").first.click()
    why = page.get_by_role("dialog", name="Why not")
    expect(why).to_contain_text("Skill cards are never played")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_passing_until_something_happens_is_one_click_away(house: House) -> None:
    page = house.seat(house.person(), alone(house))
    begin(page)
    investigate(page)
    page.get_by_role("button", name="Pass until").click()
    page.get_by_role("menuitem").first.click()
    expect(page.locator(".chip.standing")).to_have_count(1)
    page.locator(".chip.standing").click()
    expect(page.locator(".chip.standing")).to_have_count(0)


def test_one_person_with_two_hands_looks_through_the_others_eyes_and_back(house: House) -> None:
    page = house.seat(house.person(), together(house), 0, 1)
    expect(page.locator(".me h2")).to_contain_text("Roland")
    page.locator(".member").nth(1).click()
    expect(page.locator(".me h2")).to_contain_text("Daisy")
    expect(page.locator(".prompt .ask")).to_contain_text("Roland is asked")
    page.keyboard.press("Enter")
    expect(page.locator(".me h2")).to_contain_text("Roland")


def test_a_card_is_read_large_and_closed_by_escape(house: House) -> None:
    page = house.seat(house.person(), alone(house))
    begin(page)
    page.locator(".hand .inhand").first.hover()
    page.keyboard.press("c")
    expect(page.locator("dialog .card.l")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_french_on_a_small_screen(house: House) -> None:
    page = house.seat(house.person(NARROW, lang="fr"), alone(house))
    begin(page)
    expect(page.locator(".top .what")).to_contain_text("Le Rassemblement")
    investigate(page)
    expect(page.locator(".test")).to_contain_text("Intelligence")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= NARROW[0]


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_axe_finds_nothing_serious_in_turn_and_test(house: House, size: tuple[int, int]) -> None:
    page = house.seat(house.person(size), alone(house))
    begin(page)
    assert violations_in_both_themes(page) == []
    investigate(page)
    assert violations_in_both_themes(page) == []


# ---------------------------------------------------------------- pages to read, tokens, the bag
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_what_is_read_aloud_is_a_page_to_read_and_not_told_twice(house: House, size: tuple[int, int]) -> None:
    for lang, said, label in (
        ("en", "Rain has been falling on Arkham", "How it begins"),
        ("fr", "La pluie tombe sur Arkham", ""),
    ):
        page = house.seat(house.person(size, lang=lang), alone(house))
        page.keyboard.press("e")
        passage = page.locator(".passage")
        expect(passage).to_contain_text(said)
        expect(passage).to_contain_text(label)
        expect(passage.locator(".prose p").first).to_be_visible()
        box = passage.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= size[0] + 1
        assert violations(page) == []
        page.reload()
        expect(passage).to_be_visible()  # nobody has read it yet
        page.keyboard.press("Enter")
        expect(passage).to_have_count(0)
        page.reload()
        expect(page.locator(".map .loc")).to_have_count(1)
        expect(passage).to_have_count(0)


def test_an_agenda_that_advances_is_a_page_with_what_it_does(house: House) -> None:
    you = seat("roland", at="study", deck=9)
    t = given(you=you, agenda="whats-going-on+doom:2", agendas="rise-of-the-ghouls", encounter="ghoul-minion")
    page = house.seat(house.person(), house.resumed(t.g.save(), ("Ada",)))
    page.locator(".prompt [data-key=end-turn]").click()
    passage = page.locator(".passage")
    expect(passage).to_contain_text("Agenda 1 advances: What’s Going On?!")
    expect(passage.locator(".does")).to_contain_text("The lead investigator must choose one")
    expect(page.locator(".moves")).to_have_count(0)


def test_an_act_that_advances_is_a_page_with_what_it_does(house: House) -> None:
    you = seat("roland", at="study", clues=2, deck=9)
    t = given(you=you, act="trapped", acts="the-barrier what-have-you-done", encounter="ghoul-minion")
    for lang, told in (("en", "Act 1 advances: Trapped"), ("fr", "L’acte 1 avance\u00a0: Piégés")):
        page = house.seat(house.person(lang=lang), house.resumed(t.g.save(), ("Ada",)))
        page.locator(".storycard.act.is-legal").click()
        passage = page.locator(".passage")
        expect(passage.locator(".label")).to_have_text(told)
        expect(passage.locator(".prose p").first).to_be_visible()
        expect(passage.locator(".does")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_the_resolution_is_a_page_and_after_it_comes_the_end(house: House, size: tuple[int, int]) -> None:
    agenda = "theyre-getting-out+doom:9"
    t = given(you=seat("roland", at="study", deck=9), agenda=agenda, encounter="ghoul-minion")
    for lang, resolution, end in (
        ("en", "Resolution 3", "You have lost: the night has won"),
        ("fr", "Conclusion 3", "Vous avez perdu\u00a0: la nuit l’emporte"),
    ):
        page = house.seat(house.person(size, lang=lang), house.resumed(t.g.save(), ("Ada",)))
        page.locator(".prompt [data-key=end-turn]").click()
        label = page.locator(".passage .label")
        expect(label).not_to_have_text(resolution)  # the agenda has advanced: that comes first
        page.keyboard.press("Enter")
        expect(label).to_have_text(resolution)
        expect(page.locator(".passage .prose p").first).to_be_visible()
        expect(page.locator(".fin")).to_have_count(0)
        page.keyboard.press("Enter")
        expect(page.locator(".fin h2")).to_have_text(end)


# ---------------------------------------------------------------- room for texts
def test_no_investigators_text_is_cut_and_empty_slots_give_their_room_to_the_hand(house: House) -> None:
    whole = "e => e.scrollHeight <= e.clientHeight"
    for lang in ("en", "fr"):
        for who in ("roland", "daisy", "skids", "agnes", "wendy"):
            t = given(you=seat(who, at="study", hand="flashlight", resources=5))
            page = house.seat(house.person(lang=lang), house.resumed(t.g.save(), ("Ada",)))
            assert page.locator(".me .abil").evaluate(whole), (lang, who)
    empty = page.locator(".hand .card").bounding_box()
    page.locator(".hand .inhand").dblclick()  # a double-click plays it here, too
    expect(page.locator(".slots .aslab")).to_have_count(1)
    t = given(you=seat("wendy", at="study", hand="flashlight", play="knife"))
    page = house.seat(house.person(lang="fr"), house.resumed(t.g.save(), ("Ada",)))
    full = page.locator(".hand .card").bounding_box()
    assert empty and full and empty["height"] > 1.3 * full["height"]


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "still"])
def test_a_drawn_token_has_its_moment_with_what_it_does_and_the_margin(house: House, reduced: bool) -> None:
    t = given(you=seat("roland", at="study"), locations="study+clues:1", bag="cultist")
    page = house.seat(house.person(reduced=reduced), house.resumed(t.g.save(), ("Ada",)))
    page.locator(".loc.is-legal .lface").first.click()
    moment = page.locator(".tokenmoment")
    expect(moment.locator(".rider")).to_contain_text("If you fail, take 1 horror.")
    expect(moment.locator(".verdict")).to_contain_text("Success by 0")
    expect(moment).to_contain_text("2 against 2")
    moving = moment.evaluate(
        "e => e.getAnimations({subtree: true}).length > 0 || getComputedStyle(e).animationName !== 'none'"
    )
    assert moving is not reduced
    page.locator(".plain [data-key=resource]").click()  # it takes no click, and goes when the game goes on
    expect(moment).to_have_count(0)


def test_the_bag_tells_each_tokens_rider_and_opens_the_scenario_reference(house: House) -> None:
    for lang, rider in (("en", "If you fail, take 1 horror."), ("fr", "En cas d’échec, subissez 1 horreur.")):
        page = house.seat(house.person(lang=lang), alone(house))
        page.keyboard.press("o")
        expect(page.locator(".bagpage")).to_contain_text(rider)
        expect(page.locator(".bagpage dt")).to_have_count(5)
        page.locator(".bagpage .btn").click()
        expect(page.locator("dialog .wide")).to_contain_text(rider)


def test_the_lists_of_the_decks_are_one_click_away(house: House) -> None:
    page = house.seat(house.person(), together(house), 0, 1)
    page.locator(".ownpiles button").first.click()
    rows = page.locator("dialog .row")
    expect(rows.filter(has_text="Roland’s .38 Special")).to_have_count(1)
    page.locator("dialog .seg button").nth(1).click()
    expect(rows.filter(has_text="The Necronomicon")).to_have_count(1)
    assert violations(page) == []
