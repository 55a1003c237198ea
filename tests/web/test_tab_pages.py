"""The client around a table that is in the tab: how far it is laid, which tab has it, where its games are kept."""

from __future__ import annotations

import io
import json
import re
import zipfile

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, sideways, violations
from web.tabbing import in_tab

LITTLE_ROOM = "navigator.storage.estimate = async () => ({usage: 9e8, quota: 9.1e8})"


def lobby(house: House, page: Page, base: str = "/") -> Page:
    page.goto(house.address + base)
    expect(page.locator(".seatrow").first).to_be_visible()
    return page


@pytest.mark.parametrize(
    ("size", "theme", "lang", "laying", "kept"),
    [
        (WIDE, "dark", "en", "The table is being laid: 40 %", "Kept in this browser"),
        (NARROW, "light", "fr", "On dresse la table : 40 %", "Gardé dans ce navigateur"),
    ],
)
def test_the_lobby_says_how_far_the_table_is_laid_and_where_games_are_kept(
    house: House, size: tuple[int, int], theme: str, lang: str, laying: str, kept: str
) -> None:
    page = in_tab(house, house.person(size, theme, lang), slow=True)
    page.goto(house.address)
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuenow", "40")
    assert re.sub(r"\s", " ", bar.inner_text()) == laying
    told = bar.bounding_box()
    assert not violations(page)
    page.evaluate("new BroadcastChannel('laying').postMessage('')")
    expect(bar).to_have_count(0)
    expect(page.locator(".seatrow").first).to_be_visible()
    start = page.locator(".setup .start").bounding_box()
    assert told and start, "both were there"
    beside = told["x"] + told["width"] <= start["x"] or start["x"] + start["width"] <= told["x"]
    apart = told["y"] + told["height"] <= start["y"] or start["y"] + start["height"] <= told["y"]
    assert beside or apart, "it lies on what begins the game"
    expect(page.get_by_role("heading", name=kept)).to_be_visible()
    expect(page.locator("#invitation")).to_have_count(0)
    expect(page.get_by_role("radio", name=re.compile("Invit"))).to_have_count(0)
    assert not violations(page)
    assert sideways(page) == 0


def test_nobody_is_told_that_there_are_no_games_before_that_is_known(house: House) -> None:
    page = in_tab(house, house.person(), slow=True)
    house.hold(page, house.table())
    page.goto(house.address)
    page.locator(".game[data-game=fateforge]").click()
    for panel in (page.locator(".goon"), page.locator(".slots")):
        expect(panel).to_contain_text("Looking for your games")
    page.evaluate("new BroadcastChannel('laying').postMessage('')")
    expect(page.locator(".goon .golist")).to_have_count(1)
    expect(page.locator(".slots")).to_contain_text("Slots left: 4")


def test_a_second_tab_takes_the_table_over_and_the_first_takes_it_back(house: House) -> None:
    first = in_tab(house, house.person())
    made = house.table()
    house.seat(first, made)
    second = lobby_elsewhere(house, first.context.new_page())
    assert not violations(second)
    second.keyboard.press("Enter")  # it has the focus
    expect(second.locator(".seatrow").first).to_be_visible()
    expect(first.get_by_role("heading", name="The table is open in another tab")).to_be_visible()
    first.get_by_role("button", name="Take it back here").click()
    expect(first.locator(".prompt .ask")).to_be_visible()
    expect(second.get_by_role("heading", name="The table is open in another tab")).to_be_visible()
    first.close()  # then it comes by itself
    expect(second.locator(".seatrow").first).to_be_visible()


def lobby_elsewhere(house: House, page: Page) -> Page:
    page.goto(house.address)
    expect(page.get_by_role("heading", name="The table is open in another tab")).to_be_visible()
    expect(page.locator(".seatrow")).to_have_count(0)
    return page


@pytest.mark.parametrize(
    ("why", "advice"),
    [("TypeError: Failed to fetch", "could not be fetched"), ("RangeError: out of memory", "not enough memory")],
)
def test_a_failed_start_says_why_and_what_to_do(house: House, why: str, advice: str) -> None:
    page = in_tab(house, house.person(NARROW), why=why)
    page.goto(house.address)
    expect(page.get_by_role("alert")).to_contain_text(advice)
    expect(page.get_by_text(why)).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert not violations(page)
    assert sideways(page) == 0


def test_a_browser_that_cannot_is_told_what_it_lacks(house: House) -> None:
    page = in_tab(house, house.person(lang="fr"))
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(house.address)
    expect(page.get_by_role("alert")).to_contain_text("WebAssembly est désactivé")
    expect(page.locator(".seatrow")).to_have_count(0)


def test_a_game_that_is_not_kept_is_told_with_a_copy_to_save(house: House) -> None:
    page = in_tab(house, house.person(NARROW), kept=False)
    made = house.table()
    house.seat(page, made)
    told = page.locator("[data-notice=nothingKept]")
    expect(told).to_contain_text("This window keeps nothing")
    assert not violations(page)
    with page.expect_download() as saved:
        told.get_by_role("button", name="Save a copy").click()
    assert saved.value.suggested_filename == f"game-{made['table']}.json"
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    assert page.evaluate(
        "document.documentElement.scrollHeight <= innerHeight"
    )  # what is told needs no room of its own


def test_little_room_is_told_before_it_is_none(house: House) -> None:
    page = in_tab(house, house.person())
    page.add_init_script(LITTLE_ROOM)
    lobby(house, page)
    expect(page.locator("[data-notice=nearlyFull]")).to_contain_text("10 MB")


def test_everything_goes_out_as_one_file_and_comes_back(house: House) -> None:
    page = lobby(house, in_tab(house, house.person()))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download everything").click()
    with zipfile.ZipFile(saved.value.path()) as copy:
        assert copy.testzip() is None
        files = {name: copy.read(name) for name in copy.namelist()}
    assert set(files) == {"tables.sqlite3", "owner.key", "browser.json"}
    notes = json.loads(files["browser.json"])
    settings = {**json.loads(notes["tableforge.settings"]), "name": "Brought back"}
    files["browser.json"] = json.dumps({**notes, "tableforge.settings": json.dumps(settings)}).encode()
    again = io.BytesIO()
    with zipfile.ZipFile(again, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in files.items():
            packed.writestr(name, data)
    bring = page.get_by_label("Bring back")
    bring.set_input_files({"name": "copy.zip", "mimeType": "application/zip", "buffer": again.getvalue()})
    page.get_by_role("button", name="Replace everything").click()
    expect(page.get_by_label("Name in seat 1")).to_have_value("Brought back")


def test_a_file_that_is_no_copy_changes_nothing(house: House) -> None:
    page = lobby(house, in_tab(house, house.person()))
    page.get_by_label("Bring back").set_input_files(
        {"name": "cat.zip", "mimeType": "application/zip", "buffer": b"a cat"}
    )
    page.get_by_role("button", name="Replace everything").click()
    expect(page.get_by_role("alert").filter(has_text="cat.zip")).to_contain_text("is no copy of a table")


def test_in_a_subfolder_every_page_has_its_address_there(house: House) -> None:
    page = lobby(house, in_tab(house, house.person(), "/tableforge/"), "/tableforge/")
    hrefs = page.eval_on_selector_all("a[href], link[href]", "all => all.map(a => new URL(a.href).pathname)")
    assert [h for h in hrefs if not h.startswith("/tableforge/")] == []
    page.get_by_role("link", name="Cards").click()
    expect(page).to_have_url(f"{house.address}/tableforge/cards/keyforge")
    page.goto(f"{house.address}/tableforge/rules/arkham")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Play").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/tableforge/table/"))
    page.reload()
    expect(page.locator(".prompt .ask")).to_be_visible()


def test_an_invitation_is_explained_where_there_is_no_server(house: House) -> None:
    page = in_tab(house, house.person())
    page.goto(f"{house.address}/join/abc#{'x' * 24}")
    expect(page.get_by_role("heading", name="Invitations need a server")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator(".seatrow").first).to_be_visible()
