"""A campaign in the browser: its log, its shop with one purchase and one refusal, its next game, and a new one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from web.browsing import NARROW, WIDE, House, violations, violations_in_both_themes
from web.campaigning import begun, with_nobody_left

Json = dict[str, Any]


def opened(house: House, made: Json, tab: str = "log", **who: Any) -> Page:
    """The page of a campaign, for somebody who has its key."""
    page = house.person(**who)
    house.remember(page, {"tableforge.campaigns": {made["campaign"]: made["token"]}})
    page.goto(f"{house.address}/campaign/arkham/{made['campaign']}#{tab}")
    expect(page.locator(".urow" if tab == "upgrade" else ".book").first).to_be_visible()
    return page


def test_the_log_reads_as_a_story_with_its_flags_and_what_comes_next(house: House) -> None:
    page = opened(house, begun(house))
    chapters = page.locator(".chap")
    expect(chapters).to_have_count(2)
    expect(chapters.first.get_by_role("heading")).to_have_text("The Gathering")
    expect(chapters.first.locator(".flag.bad")).to_contain_text("The Ghoul Priest is still alive.")
    expect(chapters.last.get_by_role("heading")).to_have_text("The Midnight Masks")
    expect(chapters.last.locator(".flags")).to_contain_text("It begins at Rivertown.")
    expect(page.locator(".invrow").first).to_contain_text("Roland Banks")


@pytest.mark.both
def test_a_card_is_bought_for_another_and_can_be_given_back(house: House) -> None:
    page = opened(house, begun(house), "upgrade")
    page.locator(".urow[data-key=police-badge]").click()
    expect(page.locator(".prompt .ask")).to_contain_text("What leaves for Police Badge?")
    page.locator("button.drow[data-key=flashlight]").click()
    expect(page.locator(".drow.out")).to_contain_text("Flashlight")
    page.keyboard.press("Enter")
    expect(page.locator(".invrow.on .ixp b")).to_have_text("3")
    expect(page.locator(".prompt .ask")).to_have_text("What is the experience for?")
    page.keyboard.press("u")
    expect(page.locator(".invrow.on .ixp b")).to_have_text("5")


def test_an_upgrade_that_is_taken_reports_no_refusal(house: House) -> None:
    page = opened(house, begun(house), "upgrade")
    refused: list[str] = []
    page.on("response", lambda r: refused.append(f"{r.status} {r.url}") if r.status >= 400 else None)
    page.locator(".urow.is-legal", has_text="for the level").first.click()
    expect(page.locator(".prompt .ask")).to_contain_text("Take this card")
    with page.expect_response(re.compile(r"/entries")):
        page.keyboard.press("Enter")
    expect(page.locator(".invrow.on .ixp b")).not_to_have_text("5")
    with page.expect_response(
        re.compile(r"/shop")
    ):  # asked for after the purchase: what came before it has been answered
        page.locator(".urow.is-legal").last.click()
        page.locator("button.drow").first.click()
    expect(page.locator(".prompt.no")).to_have_count(0)
    assert refused == []


def test_what_cannot_be_bought_says_why_with_its_rule(house: House) -> None:
    page = opened(house, begun(house, experience=3), "upgrade")
    shotgun = page.locator(".urow[data-key=shotgun]")
    expect(shotgun).to_have_attribute("aria-disabled", "true")
    shotgun.click(force=True)  # it is refused, not dead: a click asks why
    expect(page.locator(".prompt .leads")).to_contain_text("cost 4 experience, and 3 is there")
    expect(page.locator(".prompt .rule")).to_be_visible()
    expect(page.locator(".drow.in")).to_have_count(0)


def test_the_next_scenario_is_laid_as_a_table(house: House) -> None:
    page = opened(house, begun(house))
    page.get_by_role("button", name="Next: The Midnight Masks").click()
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".prompt .ask")).to_be_visible()
    table = page.url
    page.go_back()
    page.get_by_role("button", name="Go on: The Midnight Masks").click()
    expect(page).to_have_url(table)


def test_a_campaign_is_begun_from_the_lobby(house: House) -> None:
    page = house.person(lang="fr")
    page.goto(house.address)
    page.get_by_role("radio", name=re.compile("Arkham")).click()
    page.get_by_role("link", name="Nouvelle campagne").click()
    page.get_by_label("Nom", exact=True).fill("Notre nuit")
    page.get_by_role("button", name="Commencer").click()
    expect(page.locator(".chap.next h2")).to_have_text("Le Rassemblement")
    page.goto(house.address)
    expect(page.locator(".campaigns")).to_contain_text("Notre nuit")


def taking_part(page: Page) -> Locator:
    """The dialog of who takes part."""
    page.get_by_role("button", name="Who takes part").click()
    found = page.get_by_role("dialog", name="Who takes part")
    expect(found).to_be_visible()
    return found


def test_investigators_go_ahead_leave_come_back_and_join(house: House) -> None:
    page = opened(house, begun(house))
    who = taking_part(page)
    rows = who.locator(".who li")
    assert violations(page) == []
    rows.filter(has_text="Daisy Walker").get_by_role("button", name="Goes ahead").click()
    expect(rows.filter(has_text="Daisy Walker").get_by_role("button", name="Goes ahead")).to_have_count(0)
    rows.filter(has_text="Roland Banks").get_by_role("button", name="Leaves").click()
    rows.filter(has_text="Roland Banks").get_by_role("button", name="Comes back").click()
    expect(rows.filter(has_text="Roland Banks").get_by_role("button", name="Leaves")).to_be_visible()
    who.get_by_role("button", name="Somebody joins …").click()
    who.get_by_role("button", name="Agnes Baker").first.click()
    joined = rows.filter(has_text="Agnes Baker").filter(has=page.get_by_role("button", name="Leaves"))
    expect(joined).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".invrow")).to_have_count(3)


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_page_asks_what_becomes_of_whoever_has_nobody_to_play(house: House, size: tuple[int, int]) -> None:
    """AH.new-investigator, AH.leave-or-join: each answer with its rule; one of them can be taken back, the other tried."""
    page = opened(house, with_nobody_left(house), size=size)
    asked = page.locator(".asked")
    expect(asked).to_contain_text("Nobody is left who could take the place of Daisy Walker.")
    expect(asked.locator(".rule")).to_have_count(2)
    assert violations(page) == []
    asked.get_by_role("button", name="The campaign is lost").click()
    expect(asked).to_have_count(0)
    expect(page.locator(".book")).to_contain_text("with that the night was lost")
    page.keyboard.press("u")
    asked.get_by_role("button", name="Daisy Walker: the player leaves, the others go on").click()
    expect(asked).to_have_count(0)
    expect(page.locator(".chap.next")).to_have_count(1)


def test_whoever_stops_a_campaign_is_asked_first(house: House) -> None:
    page = opened(house, begun(house))
    taking_part(page).get_by_role("button", name="Stop here").click()
    asked = page.get_by_role("dialog", name="Stop here")
    expect(asked.get_by_role("button", name="No, leave it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    expect(page.locator(".chap.next")).to_have_count(1)
    page.get_by_role("button", name="Stop here").click()
    asked.get_by_role("button", name="Stop here").click()
    expect(page.locator(".chap.next")).to_have_count(0)


def test_a_game_under_way_is_given_up_and_can_be_laid_again(house: House) -> None:
    page = opened(house, begun(house))
    page.get_by_role("button", name="Next: The Midnight Masks").click()
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".prompt .ask")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Go on: The Midnight Masks")).to_be_visible()
    page.get_by_role("button", name="This campaign").click()
    page.get_by_role("button", name="Give up the game under way").click()
    asked = page.get_by_role("dialog", name="Give up the game under way")
    expect(asked).to_contain_text("will not count")
    assert violations(page) == []
    asked.get_by_role("button", name="Give up the game under way").click()
    expect(page.get_by_role("button", name="Next: The Midnight Masks")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_axe_finds_nothing_serious_in_a_campaign(house: House, size: tuple[int, int]) -> None:
    made = begun(house)
    for tab in ("log", "upgrade", "bag"):
        page = opened(house, made, tab, size=size)
        assert violations_in_both_themes(page) == [], tab
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab


def test_a_shared_link_opens_a_members_purchases_and_seat_and_the_spectators_one_only_looks_on(house: House) -> None:
    made = begun(house)
    page = opened(house, made)
    page.get_by_role("button", name="This campaign").click()
    page.get_by_role("button", name="Share").click()
    links = []
    for name in ("Daisy Walker", "Spectators"):
        page.get_by_role("button", name=f"Copy a link {name}").click()
        links.append(page.get_by_label(f"Link for {name}").input_value())
    assert not violations(page)
    daisy, guest = house.person(), house.person()
    daisy.goto(links[0])
    expect(daisy.locator(".book").first).to_be_visible()
    assert "key=" not in daisy.url
    daisy.keyboard.press("b")
    expect(daisy.locator(".shop h2")).to_have_text("Buy for Daisy")
    guest.goto(links[1])
    expect(guest.locator(".book").first).to_be_visible()
    expect(guest.get_by_role("button", name="Next: The Midnight Masks")).to_have_count(0)
    guest.keyboard.press("b")
    expect(guest.locator(".shop")).to_have_count(0)
    # when
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    page.locator(".nextseats li").filter(has_text="Daisy Walker").get_by_text("Invite").click()
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".arkham")).to_be_visible()
    # then
    for who in (daisy, guest):
        who.goto(f"{house.address}/campaign/arkham/{made['campaign']}")
        expect(who.get_by_role("button", name="Go on: The Midnight Masks")).to_be_visible()
        who.keyboard.press("n")
        expect(who.locator(".arkham")).to_be_visible()
