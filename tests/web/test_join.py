"""Links in a real browser: one that gives a seat, one that lets somebody watch, and pages for everybody in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from web.browsing import NARROW, WIDE, House, Json, played, sideways, violations, violations_in_both_themes

INVITED: list[Json] = [{"kind": "here", "name": "Ada"}, {"kind": "invite"}]


def test_a_link_gives_its_seat_once_and_opens_it_again_for_whoever_took_it(house: House) -> None:
    made = house.table(seats=INVITED, seed=7)
    link = f"{house.address}/join/{made['table']}#{made['seats'][1]['invite']}"
    friend, stranger = house.person(), house.person()
    for page, name in ((friend, "Bo"), (stranger, "Mallory")):
        page.goto(link)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Take the seat").click()
    expect(stranger.get_by_role("alert")).to_contain_text("invitation")
    expect(friend.locator(".seat.you")).to_contain_text("Bo")
    friend.goto(link)  # it knows whose seat this is, and asks nothing
    expect(friend.locator(".seat.you")).to_contain_text("Bo")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["The seed was chosen", "It is a practice game"]),
        ("fr", ["La graine a été choisie", "C’est une partie d’entraînement"]),
    ],
)
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["1440", "390"])
def test_an_invitation_tells_what_others_could_know_of_the_game(
    house: House, lang: str, said: list[str], size: tuple[int, int]
) -> None:
    made = house.table(seats=INVITED, seed=7, practice=True)
    page = house.person(size, lang=lang)
    page.goto(f"{house.address}/join/{made['table']}#{made['seats'][1]['invite']}")
    told = page.locator(".told li")
    expect(told).to_have_count(len(said))
    for line, text in zip(told.all(), said, strict=True):
        expect(line).to_contain_text(text)
    assert violations(page) == []
    assert sideways(page) == 0


def test_an_invitation_tells_of_a_loaded_save_and_a_plain_game_of_nothing(house: House) -> None:
    plain = house.post("/api/tables", {"game": "keyforge", "seats": INVITED})
    loaded = house.post("/api/tables/load", {"save": played("keyforge", "random", 4, 7), "seats": INVITED})
    page = house.person()
    page.goto(f"{house.address}/join/{loaded['table']}#{loaded['seats'][1]['invite']}")
    expect(page.locator(".told")).to_contain_text("opened from a copy")
    page = house.person()
    page.goto(f"{house.address}/join/{plain['table']}#{plain['seats'][1]['invite']}")
    expect(page.locator(".what2")).to_be_visible()
    expect(page.locator(".told")).to_have_count(0)


def test_a_link_for_spectators_shows_the_table_and_no_hand(house: House) -> None:
    made = house.table(seed=7)
    page = house.person()
    page.goto(f"{house.address}/watch/{made['table']}#{made['watch']}")
    page.get_by_role("button", name="Watch").click()
    page.wait_for_url(re.compile("/table/"))
    assert made["watch"] not in page.url
    expect(page.locator(".prompt .ask")).to_be_visible()
    expect(page.locator(".hand li")).to_have_count(0)
    expect(page.locator(".is-legal")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["1440", "390"])
@pytest.mark.parametrize("kind", ["join", "watch"])
def test_an_invitation_is_for_everybody(house: House, kind: str, size: tuple[int, int]) -> None:
    page = house.person(size, lang="fr")
    page.goto(f"{house.address}/{kind}/0123456789abcdef#{'x' * 32}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert violations_in_both_themes(page) == []
    assert sideways(page) == 0


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/", "Commencer la partie"),
        ("/decks/keyforge", "Forger"),
        ("/cards/arkham", "cartes"),
        ("/rules/keyforge", "Règles"),
    ],
)
def test_every_page_speaks_french(house: House, path: str, said: str) -> None:
    page = house.person(lang="fr")
    page.goto(house.address + path)
    expect(page.locator("body")).to_contain_text(re.compile(said, re.I))
    assert page.evaluate("document.documentElement.lang") == "fr"
