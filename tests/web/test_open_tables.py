"""Open tables in a real browser: strangers meet through the list, see everything before they sit down, and play with decks and
heroes of their own.
"""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from web.browsing import NARROW, WIDE, House, Json, sideways, violations_in_both_themes

from tableforge.keyforge.decks import deck as keyforge
from tableforge.keyforge.decks.formats import to_text

ONYX = to_text(keyforge.starters()["onyx"], "en")
MINE = re.sub("name: .*", "name: Archon of the Guest", ONYX, count=1)
MARKUP = "<img src=x onerror=alert(1)>"
FREE: list[Json] = [{"kind": "here", "name": "Ada"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def _open_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(browser, tmp_path_factory.mktemp("open"), listing=True)
    found.open()
    yield found
    found.close()


@pytest.fixture
def open_house(_open_house: House) -> Iterator[House]:
    """A server that keeps a list of open tables; those of a test are withdrawn after it."""
    yield _open_house
    _open_house.tidy()
    for made in MADE:
        asked = urllib.request.Request(
            f"{_open_house.address}/api/offers/{made['offer']}",
            headers={"Authorization": f"Bearer {made['token']}"},
            method="DELETE",
        )
        try:
            urllib.request.urlopen(asked).close()
        except urllib.error.HTTPError as e:
            assert e.code in (404, 409), e
    MADE.clear()


MADE: list[Json] = []


def offered(house: House, game: str = "keyforge", public: bool = True, **wanted: object) -> Json:
    """A table that somebody offers by the API."""
    made = house.post("/api/offers", {"game": game, "public": public, "seats": FREE, **wanted})
    MADE.append(made)
    return made


def lobby(house: House, page: Page, game: str = "keyforge") -> Page:
    page.goto(house.address)
    page.locator(f".game[data-game={game}]").click()
    expect(page.locator(".seatrow").first).to_be_visible()
    return page


def note_offer(page: Page) -> None:
    """Remember the table that a page waits at, so that it is withdrawn after the test."""
    found = re.search(r"/offer/(\w+)", page.url)
    assert found is not None
    kept = json.loads(page.evaluate("localStorage.getItem('tableforge.offers')"))
    MADE.append({"offer": found[1], "token": kept[found[1]]["token"]})


def test_two_strangers_meet_through_the_list_and_play(open_house: House) -> None:
    stranger = open_house.person()
    stranger.goto(open_house.address)
    listing = stranger.locator(".opentables")
    expect(listing.get_by_role("status")).to_have_text("0 open tables")
    host = lobby(open_house, open_house.person())
    host.get_by_label("Name in seat 1").fill("Ada")
    host.get_by_role("radiogroup", name="Who plays seat 2").get_by_text("Invite").click()
    host.get_by_role("radio", name="Open to everybody").click()
    host.get_by_label("Clock").select_option("game-900-10")
    host.get_by_label("A line for those who look").fill(MARKUP)
    host.get_by_role("button", name="Open the waiting room").click()
    host.wait_for_url(re.compile("/offer/"))
    expect(host.locator(".there .mine")).to_contain_text("Ada")
    expect(host.locator(".state")).to_have_text("Waiting for 1 more")
    # the stranger's list has it at once
    expect(listing.get_by_role("status")).to_have_text("1 open table")
    row = listing.locator(".openrow")
    expect(row).to_contain_text("with Ada")
    expect(row).to_contain_text(MARKUP)
    expect(row).to_contain_text("15 min a game, and 10 s more a move")
    row.press("Enter")
    stranger.wait_for_url(re.compile("/offer/"))
    expect(stranger.locator(".there li").first).to_contain_text("Onyx")
    assert stranger.locator("img").count() == 0
    stranger.get_by_label("Your name").fill("Bo")
    stranger.get_by_label("Or paste a deck").fill(MINE)
    expect(stranger.locator(".now")).to_have_text("You play the deck that you pasted")
    stranger.get_by_role("button", name="Sit down and begin").click()
    for page, name in ((host, "Ada"), (stranger, "Bo")):
        page.wait_for_url(re.compile("/table/"))
        expect(page.locator(".seat.you")).to_contain_text(name)
    expect(stranger.locator(".seat.you")).to_contain_text("Archon of the Guest")


def test_a_guest_by_link_brings_a_deck_of_their_own(house: House) -> None:
    host = lobby(house, house.person())
    host.get_by_role("radiogroup", name="Who plays seat 2").get_by_text("Invite").click()
    expect(host.get_by_role("radio", name="By link, their own deck")).to_be_visible()
    expect(host.get_by_role("radio", name="Open to everybody")).to_have_count(0)  # this server keeps no list
    assert host.locator(".opentables").count() == 0
    host.get_by_role("radio", name="By link, their own deck").click()
    host.get_by_role("button", name="Open the waiting room").click()
    link = host.get_by_role("textbox", name="Link to this table").input_value()
    guest, nobody = house.person(), house.person()
    nobody.goto(link.partition("#")[0])
    expect(nobody.get_by_role("alert")).to_contain_text("by its link alone")
    guest.goto(house.address)
    guest.get_by_label("Paste an invitation").fill(link)
    guest.get_by_role("button", name="Join").click()
    sit = guest.get_by_role("button", name="Sit down and begin")
    expect(sit).to_have_attribute("aria-disabled", "true")  # nothing is chosen yet
    guest.locator(".bring .deckcard", has_text="Argus").click()
    expect(guest.locator(".now")).to_contain_text("Argus")
    sit.click()
    for page in (host, guest):
        page.wait_for_url(re.compile("/table/"))
        expect(page.locator(".prompt .ask")).to_be_visible()
    expect(guest.locator(".seat.you")).to_contain_text("Argus")


def test_a_deck_that_cannot_be_played_is_refused_by_what_is_wrong_and_the_seat_stays_free(open_house: House) -> None:
    made = offered(open_house)
    page = open_house.person(lang="fr")
    page.goto(f"{open_house.address}/offer/{made['offer']}")
    page.get_by_label("Ou collez un deck").fill(ONYX.replace("Headhunter", "Headhumter"))
    page.get_by_role("button", name="S’asseoir et commencer").click()
    expect(page.locator("form > .wrong")).to_contain_text("Headhumter")
    expect(page.locator(".there .free")).to_have_count(1)


def test_everybody_takes_a_hero_and_those_who_wait_may_get_up_again(open_house: House) -> None:
    made = offered(
        open_house,
        "fateforge",
        setup={"seats": 3, "quest": "missing-caravan"},
        seats=[*FREE, {"kind": "open"}],
        choice="lord",
    )
    page = open_house.person()
    page.goto(f"{open_house.address}/offer/{made['offer']}")
    hero = page.get_by_label("Your choice")
    expect(hero.locator("option:disabled")).to_have_text("Edrem (taken)")
    hero.select_option("thief")
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.locator(".there .mine")).to_contain_text("Tamsil")
    expect(page.locator(".state")).to_have_text("Waiting for 1 more")
    page.goto(open_house.address)  # the lobby knows where one waits
    expect(page.locator(".openrow", has_text="yours")).to_be_visible()
    page.locator(".openrow", has_text="yours").click()
    page.get_by_role("button", name="Get up again").click()
    expect(page.locator(".there .free")).to_have_count(2)


def test_who_waits_is_told_that_the_host_has_withdrawn_the_table(open_house: House) -> None:
    host = lobby(open_house, open_house.person(), "arkham")
    host.get_by_role("radiogroup", name="investigators").get_by_role("radio", name="2").click()
    host.get_by_role("radiogroup", name="Who plays seat 2").get_by_text("Invite").click()
    host.get_by_role("radio", name="Open to everybody").click()
    host.get_by_role("button", name="Open the waiting room").click()
    host.wait_for_url(re.compile("/offer/"))
    note_offer(host)
    guest = open_house.person()
    guest.goto(host.url.partition("#")[0])
    expect(guest.locator(".there .free")).to_have_count(1)
    host.get_by_role("button", name="Withdraw the table").click()
    host.locator("dialog").get_by_role("button", name="Withdraw the table").click()
    expect(guest.get_by_role("alert")).to_contain_text("withdrawn")
    expect(host.locator(".game").first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["1440", "390"])
def test_list_and_waiting_room_tell_everything_and_fit(open_house: House, lang: str, size: tuple[int, int]) -> None:
    made = offered(open_house, practice=True, seed=5, best_of=3, note=f"{MARKUP} {'long' * 10}")
    page = open_house.person(size, lang=lang)
    page.goto(f"{open_house.address}/offer/{made['offer']}")
    expect(page.locator(".chance li")).to_have_count(2)
    expect(page.locator(".deckcard").first).to_be_visible()
    said = {
        "en": ["not rated", "best of 3", "practice", "chosen seed"],
        "fr": ["non classée", "au meilleur de 3", "entraînement"],
    }
    for word in said[lang]:
        expect(page.locator("header .facts")).to_contain_text(word)
    assert violations_in_both_themes(page) == [] and sideways(page) == 0
    page.goto(open_house.address)
    expect(page.locator(".openrow")).to_contain_text(MARKUP)
    assert violations_in_both_themes(page) == [] and sideways(page) == 0
