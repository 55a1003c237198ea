"""People without accounts in the browser: who one is, another device, tables that wait, the host's page."""

from __future__ import annotations

import json
import re
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, played, sideways, violations_in_both_themes

Json = dict[str, Any]
PEOPLE = count()
ADA = "ada-has-a-key-of-her-own-and-nobody-else"
INVITED = [{"kind": "here", "name": "Ada"}, {"kind": "invite"}]


def owner(house: House) -> str:
    return (house.data / "owner.key").read_text("utf-8").strip()


def known(house: House, page: Page) -> Page:
    """A page whose browser has a key that nobody has had before: the server remembers everybody from test to test."""
    key = f"{ADA}-{next(PEOPLE)}"
    page.add_init_script(
        f"localStorage.getItem('tableforge.person') || localStorage.setItem('tableforge.person', '{key}')"
    )
    return page


def stored(page: Page, name: str) -> str:
    found: str = page.evaluate("name => localStorage.getItem(name) ?? ''", f"tableforge.{name}")
    return found


def test_a_person_moves_to_a_second_browser_and_plays_on_there(house: House) -> None:
    """Given a table in one browser, when its code is typed in another, then the game goes on there; the code is used up."""
    made = house.table()
    first = known(house, house.person(lang="fr"))
    house.hold(first, made, 0)
    first.goto(f"{house.address}/people")
    first.get_by_label("Votre nom").fill("Zoé")
    first.get_by_role("radio", name="lune").check()
    expect(first.get_by_role("status")).to_contain_text("noté")
    first.get_by_role("link", name="Passer sur un autre appareil").click()
    first.get_by_role("button", name="Créer un code").click()
    code = first.locator(".bigcode").inner_text()
    assert re.fullmatch(r"[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}", code)

    second = house.person()
    second.goto(f"{house.address}/move")
    second.get_by_label("Code").fill("ABCD-EFGH")
    second.get_by_role("button", name="Fetch").click()
    expect(second.get_by_role("alert")).to_contain_text("twelve")
    second.get_by_label("Code").fill(code.lower().replace("-", " "))
    second.get_by_role("button", name="Fetch").click()
    expect(second.get_by_role("status")).to_contain_text("1")
    assert stored(second, "person") == stored(first, "person")
    second.get_by_role("link", name=re.compile("accueil|lobby")).click()
    second.goto(f"{house.address}/table/{made['table']}")
    expect(second.locator(".prompt .ask")).to_be_visible()
    second.goto(f"{house.address}/people")
    expect(second.get_by_label("Votre nom")).to_have_value("Zoé")
    expect(second.get_by_role("radio", name="lune")).to_be_checked()

    third = house.person()
    third.goto(f"{house.address}/move#{code}")
    expect(third.get_by_label("Code")).to_have_value(code)
    assert code not in third.url
    third.get_by_role("button", name="Fetch").click()
    expect(third.get_by_role("alert")).to_contain_text("opens nothing")
    assert stored(third, "seats") == ""


def test_the_seats_of_the_second_browser_stay_and_the_key_of_the_house_moves_only_if_wished(house: House) -> None:
    there, here = house.table(), house.table()
    first = known(house, house.person())
    first.add_init_script("localStorage.setItem('tableforge.owner', 'y'.repeat(32))")
    house.hold(first, there, 0)
    first.goto(f"{house.address}/move")
    first.get_by_role("button", name="Make a code").click()
    code = first.locator(".bigcode").inner_text()
    second = house.person()
    house.hold(second, here, 0)
    second.goto(f"{house.address}/move#{code}")
    second.get_by_role("button", name="Fetch").click()
    expect(second.get_by_role("status")).to_contain_text("2 games")
    assert {*json.loads(stored(second, "seats"))} == {there["table"], here["table"]}
    assert stored(second, "owner") == ""
    first.get_by_label("Also the key of whoever runs this server").check()
    first.get_by_role("button", name="Make a code").click()
    expect(first.locator(".bigcode")).not_to_have_text(code)
    second.goto(f"{house.address}/move#{first.locator('.bigcode').inner_text()}")
    second.get_by_role("button", name="Fetch").click()
    expect(second.get_by_role("status")).to_contain_text("2 games")
    assert stored(second, "owner") == "y" * 32


@pytest.mark.parametrize("note", ["null", "garbage{", '"text"', '{"0123456789abcdef": {"seats": null}}'])
def test_what_another_browser_hands_over_breaks_nothing(house: House, note: str) -> None:
    """Given a code from somebody who means no good, when it is fetched, then every page opens as before."""
    lists = ("seats", "offers", "campaigns", "lessons", "talk", "puzzles", "noticed", "settings", "setup.keyforge")
    code = house.post("/api/person/move", {"bundle": {f"tableforge.{name}": note for name in lists}})["code"]
    page = known(house, house.person())
    page.goto(f"{house.address}/move#{code}")
    page.get_by_role("button", name="Fetch").click()
    expect(page.get_by_role("status")).to_contain_text("0 games")
    made = house.table()
    page.goto(house.address)
    expect(page.locator(".seatrow").first).to_be_visible()
    for place in ("people", "learn", "puzzles", "settings", f"table/{made['table']}"):
        page.goto(f"{house.address}/{place}")
        expect(page.get_by_role("heading").first).to_be_visible()


def test_a_person_saves_what_is_known_of_them_and_is_forgotten(house: House) -> None:
    page = known(house, house.person())
    made = house.table()
    house.seat(page, made, 0)
    page.goto(f"{house.address}/people")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Your name").blur()
    expect(page.get_by_role("status")).to_contain_text("Kept")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save it as a file").click()
    told = json.loads(Path(saving.value.path()).read_text("utf-8"))
    assert told["name"] == "Ada"
    assert [seat["table"] for seat in told["seats"]] == [made["table"]]
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget me").click()
    expect(page.get_by_role("status")).to_contain_text("Games deleted: 1")
    assert stored(page, "seats") == ""
    assert not stored(page, "person").startswith(ADA)
    expect(page.get_by_label("Your name")).to_have_value("")
    page.goto(house.address)
    expect(page.get_by_role("heading", name="Waiting for you")).to_have_count(0)


def test_the_lobby_tells_the_tables_that_wait_with_a_count_at_the_bar(house: House) -> None:
    made = house.resumed(played("keyforge", "random", 4, 7), names=("Ada", "Bo"))
    page = known(house, house.person())
    house.seat(page, made, 0)
    page.goto(house.address)
    panel = page.get_by_role("region", name="Waiting for you")
    expect(panel.get_by_role("link")).to_contain_text("Ada · Bo")
    expect(page.get_by_role("navigation").get_by_title("Tables that wait for you")).to_have_text("1")
    panel.get_by_role("link").click()
    page.wait_for_url(re.compile(made["table"]))


def test_a_guest_is_asked_whether_a_game_counts_and_both_see_it(house: House) -> None:
    page = known(house, house.person())
    page.goto(house.address)
    counts = page.get_by_role("radiogroup", name="Count for ratings").or_(
        page.get_by_role("group", name="Count for ratings")
    )
    expect(page.locator("form.setup")).to_be_visible()
    expect(counts).to_have_count(0)  # against a bot nothing counts
    asked = {"game": "keyforge", "seats": INVITED, "rated": True}
    made = page.evaluate(
        """async ([body, person]) => (await fetch('/api/tables', {
          method: 'POST', body: JSON.stringify(body),
          headers: {'Content-Type': 'application/json', 'Tableforge-Person': person}})).json()""",
        [asked, ADA],
    )
    guest = house.person()
    guest.goto(f"{house.address}/join/{made['table']}#{made['seats'][1]['invite']}")
    wish = guest.get_by_label("Your host wishes that this game counts for ratings")
    expect(wish).not_to_be_checked()
    wish.check()
    with guest.expect_request(re.compile(r"/join\?")) as said:
        guest.get_by_role("button", name="Take the seat").click()
    assert said.value.post_data_json["rated"] is True
    expect(guest.locator(".prompt")).to_be_visible()


def test_a_bot_has_its_measured_rating_at_its_seat_and_in_the_list(house: House) -> None:
    made = house.table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "hard"}])
    page = house.seat(house.person(), made)
    expect(page.locator(".seat.them .rating")).to_contain_text("1775 ± 37")
    page.goto(f"{house.address}/people")
    expect(page.get_by_role("row").filter(has_text="1775 ± 37")).to_contain_text("Bot")
    page.get_by_text("Fateforge", exact=False).first.click()
    expect(page.get_by_text("In this game all win together")).to_be_visible()


# ---------------------------------------------------------------- the host
def test_the_host_shuts_somebody_out_lets_them_in_again_and_copies_the_database(house: House) -> None:
    made = house.table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}])
    guest = known(house, house.person())
    house.seat(guest, made, 1)
    host = house.person()
    host.goto(f"{house.address}/#owner={owner(house)}")
    host.get_by_role("link", name="The host’s page").click()
    row = host.get_by_role("region", name=re.compile("People connected")).get_by_role("row").filter(has_text="Bo")
    row.get_by_role("button").last.click()
    host.get_by_role("dialog").get_by_role("button", name="Do not let in").click()
    expect(host.get_by_role("button", name=re.compile("Let .* in again"))).to_be_visible()
    expect(guest.get_by_text("does not let you in").first).to_be_visible()
    host.get_by_role("button", name=re.compile("Let .* in again")).click()
    expect(host.get_by_role("button", name=re.compile("Let .* in again"))).to_have_count(0)
    host.get_by_role("button", name="Copy now").click()
    expect(host.get_by_role("status")).to_contain_text("Copied")
    with host.expect_download() as saving:
        host.get_by_role("button", name=re.compile("Save tables-")).first.click()
    assert Path(saving.value.path()).read_bytes().startswith(b"SQLite format 3")


def test_nobody_else_sees_the_page_of_the_host(house: House) -> None:
    page = house.person()
    page.goto(f"{house.address}/host")
    expect(page.get_by_role("alert")).to_contain_text("only whoever runs this server")
    expect(page.get_by_role("region")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["1440", "390"])
@pytest.mark.parametrize(
    ("path", "said"), [("/people", "Vous"), ("/move", "appareil"), ("/host", "hôte")], ids=["people", "move", "host"]
)
def test_the_pages_of_people_and_host_are_for_everybody(
    house: House, path: str, said: str, size: tuple[int, int]
) -> None:
    page = house.person(size, lang="fr")
    key = owner(house)
    page.add_init_script(f"localStorage.setItem('tableforge.owner', '{key}')")
    page.goto(house.address + path)
    expect(page.get_by_role("heading", level=1)).to_contain_text(said)
    if path == "/host":
        expect(page.get_by_role("region").first).to_be_visible()
    if path == "/people":
        expect(page.get_by_role("row").first).to_be_visible()
    assert violations_in_both_themes(page) == []
    assert sideways(page) == 0
