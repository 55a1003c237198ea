"""What people write stays text: fifty payloads as names, sayings, names of decks and in save files run nowhere."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Page, expect
from web.browsing import House, Json, played
from web.payloads import PAYLOADS

from tableforge.keyforge.decks import deck as keyforge
from tableforge.keyforge.decks.formats import to_text

LONGEST = 40  # characters of a name
SIGNS = "script:not([src^='/']), img, iframe, object, embed, video, audio, marquee, details[ontoggle], base, math"


def wary(house: House) -> Page:
    """A browser that notices a payload that runs."""
    page = house.person()
    page.add_init_script("window.hit = () => { window.struck = true }")
    return page


def assert_inert(page: Page, shown: Iterable[str] = ()) -> None:
    """Nothing ran and nothing was made of the text but text; a policy that had to step in fails the test by itself."""
    assert page.evaluate("window.struck") is None
    assert page.locator(SIGNS).count() == 0
    said = page.evaluate("document.body.innerText + [...document.querySelectorAll('input')].map(i => i.value)")
    flat = re.sub(r"\s+", " ", said)
    assert [text for text in shown if re.sub(r"\s+", " ", text).strip() not in flat] == []


def hold_all(house: House, page: Page, tables: list[Json]) -> None:
    """Give a browser the seats of many tables."""
    kept = {made["table"]: {"seats": {s["seat"]: s["token"] for s in made["seats"] if s["token"]}} for made in tables}
    house.remember(page, {"tableforge.seats": kept})


def visit(page: Page, tables: list[Json], house: House, look: Callable[[Page], None] = assert_inert) -> None:
    """Look at every table in turn."""
    for made in tables:
        page.goto(f"{house.address}/table/{made['table']}")
        expect(page.locator(".prompt .ask")).to_be_visible()
        look(page)


def test_names_stay_text(house: House) -> None:
    page = wary(house)
    names = [text[:LONGEST] for text in PAYLOADS]
    tables = [house.table(seats=[{"kind": "here", "name": n}, {"kind": "here", "name": n}]) for n in names]
    hold_all(house, page, tables)
    page.goto(house.address)
    expect(page.locator(".golist").first).to_be_visible()
    page.locator(".goon button", has_text="50").click()
    expect(page.locator(".golist")).to_have_count(len(names))
    assert_inert(page, [n.strip() for n in names])
    visit(page, tables[11:13], house)


def test_sayings_stay_text(house: House) -> None:
    page = house.seat(wary(house), house.table(seed=7))
    page.get_by_role("tab", name="Chat").click()
    for text in PAYLOADS:
        page.get_by_label("Say something").fill(text)
        page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_have_count(len(PAYLOADS))
    assert_inert(page, [text.replace("\t", " ") for text in PAYLOADS])


def test_names_of_decks_stay_text(own_house: House) -> None:
    house = own_house
    onyx = to_text(keyforge.starters()["onyx"], "en")
    kept = []
    for text in PAYLOADS:
        deck = re.sub("name: .*", lambda _, text=text: f"name: {text}", onyx, count=1)
        asked = urllib.request.Request(
            f"{house.address}/api/keyforge/decks/import", deck.encode(), {"Content-Type": "text/plain"}
        )
        with urllib.request.urlopen(asked) as answer:
            kept += [taken["ref"] for taken in json.load(answer)["taken"]]
    assert len(kept) >= 45  # a name may be refused; what is kept must be inert
    page = wary(house)
    for path, drawn in (
        ("/decks/keyforge", ".decklist li"),
        ("/", ".deckcard"),
        (f"/decks/keyforge/{kept[11]}", ".hrow"),
    ):
        page.goto(house.address + path)
        expect(page.locator(drawn).first).to_be_visible()
        assert_inert(page, ["<img src=x onerror=hit()>"])


def test_what_a_save_file_says_stays_text(house: House) -> None:
    save = json.loads(played("keyforge", "random", 4, 7))
    tables = []
    for text in PAYLOADS:
        for deck in save["setup"]["decks"]:
            deck["name"] = text
        tables.append(house.resumed(json.dumps({**save, "digest": None}), (text[:LONGEST], text[:LONGEST])))
    page = wary(house)
    hold_all(house, page, tables)
    page.goto(house.address)
    page.locator(".goon button", has_text="50").click()
    expect(page.locator(".golist")).to_have_count(len(tables))
    assert_inert(page)
    visit(page, tables[11:13], house)
    page.goto(f"{house.address}/replay/{tables[11]['table']}#2")
    expect(page.locator(".time .pos b")).to_have_text("2")
    assert_inert(page)


@pytest.mark.parametrize(
    "path", ["/table/{0}", "/replay/{0}", "/cards/keyforge/{0}", "/rules/keyforge#{0}", "/join/x#{0}"]
)
def test_what_an_address_says_stays_text(house: House, path: str) -> None:
    page = wary(house)
    for text in ("%3Cimg%20src=x%20onerror=hit()%3E", "javascript:hit()"):
        page.goto(house.address + path.format(text))
        page.wait_for_load_state("networkidle")
        assert_inert(page)
