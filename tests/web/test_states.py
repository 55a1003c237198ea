"""States that every table has: the end, the next game of a match, a seat that nobody has taken, a line that is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, Json, played, sideways, violations

from tableforge import bots, load

LOOKS = [(WIDE, "dark", "en"), (WIDE, "light", "fr"), (NARROW, "dark", "fr"), (NARROW, "light", "en")]


def at_the_end(house: House, game: str, look: tuple[tuple[int, int], str, str] = LOOKS[0], seed: int = 4) -> Page:
    """Ada has played a game to its end, and sees it."""
    save = played(game, "greedy", 9999, seed)
    made = house.resumed(save, ("Ada", "Inès")[: 2 if game == "keyforge" else 1])
    page = house.hold(house.person(*look), made, 0)
    page.goto(f"{house.address}/table/{made['table']}")
    expect(page.locator("dialog .fstats")).to_be_visible()
    return page


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", ["keyforge", "arkham"])
def test_the_end_shows_the_course_of_the_game_in_every_look(
    house: House, game: str, look: tuple[tuple[int, int], str, str]
) -> None:
    page = at_the_end(house, game, look)
    expect(page.locator("dialog polyline")).to_have_count(2)
    expect(page.locator("dialog .fstats dt")).to_have_count(3)
    expect(page.locator("dialog .fturn")).to_be_visible()
    assert page.locator("dialog svg[role=img]").get_attribute("aria-label")
    assert sideways(page) == 0
    assert violations(page) == []


@pytest.mark.parametrize(
    ("seed", "lang", "verdict"),
    [(0, "en", "You have won"), (1, "en", "You have lost"), (0, "fr", "Vous avez gagné"), (1, "fr", "Vous avez perdu")],
)
def test_whoever_has_won_or_lost_is_told_so(house: House, seed: int, lang: str, verdict: str) -> None:
    page = at_the_end(house, "keyforge", (WIDE, "dark", lang), seed)  # Ada wins with seed 0, and loses with seed 1
    expect(page.locator("dialog .verdict")).to_have_text(verdict)


UNKNOWN: list[tuple[str, str, str]] = [
    ("/tabel/x", "There is no such page", "Cette page n’existe pas"),
    ("/cards/checkers", "There is no such page", "Cette page n’existe pas"),
    ("/learn/checkers", "There is no such page", "Cette page n’existe pas"),
    ("/campaign/checkers/x", "There is no such page", "Cette page n’existe pas"),
    ("/companion/keyforge", "There is no such page", "Cette page n’existe pas"),
    ("/table/nosuch", "this browser holds no seat at it", "ce navigateur n’y tient aucun siège"),
    ("/replay/nosuch", "this browser holds no seat at it", "ce navigateur n’y tient aucun siège"),
    ("/cards/keyforge/nosuch", "There is no card “nosuch”", "Il n’y a pas de carte «\u00a0nosuch\u00a0»"),
    ("/decks/keyforge/nosuch", "There is no deck “nosuch”", "Il n’y a pas de deck «\u00a0nosuch\u00a0»"),
    ("/rules/keyforge#nosuch", "There is no rule “nosuch”", "Il n’y a pas de règle «\u00a0nosuch\u00a0»"),
    ("/campaign/arkham/nosuch", "There is no such campaign", "Il n’y a pas de telle campagne"),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_unknown_address_says_so(house: House, lang: str) -> None:
    page = house.person(lang=lang)
    for path, english, french in UNKNOWN:
        page.goto(house.address + path)
        expect(page.locator("body")).to_contain_text(english if lang == "en" else french)
    page.goto(f"{house.address}/table/nosuch")
    expect(page.locator("h1")).to_be_visible()
    assert violations(page) == []
    page.locator("main .btn").click()
    expect(page).to_have_url(f"{house.address}/")


def test_a_table_that_is_gone_says_so_to_whoever_held_a_seat(house: House) -> None:
    page = house.person()
    made = {"table": "nosuch", "seats": [{"seat": 0, "token": "a" * 32}], "watch": ""}
    house.hold(page, made)
    for path in ("table", "replay"):
        page.goto(f"{house.address}/{path}/nosuch")
        expect(page.locator("main")).to_contain_text("There is no such table")


def test_from_the_end_one_watches_the_turning_point(house: House) -> None:
    page = at_the_end(house, "keyforge")
    page.get_by_role("link", name="Watch it").click()
    expect(page.locator(".pos b")).not_to_have_text("0")


def test_from_the_end_one_plays_again_with_the_other_deck(house: House) -> None:
    page = at_the_end(house, "keyforge")
    deck = page.locator(".seat.you .deck")
    before = deck.inner_text()
    page.get_by_role("button", name="Again, swap decks").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(deck).not_to_have_text(before)


def test_from_the_end_a_key_leads_to_the_replay(house: House) -> None:
    page = at_the_end(house, "arkham", seed=2)
    page.keyboard.press("p")
    expect(page.locator(".time .slider")).to_be_visible()


def test_the_loser_of_a_game_says_who_begins_the_next_one_of_the_match(house: House) -> None:
    made = house.table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Inès"}], best_of=3)
    page = house.person()  # who sits down once the game is over: nobody is to watch each answer
    bearer = {"Authorization": f"Bearer {','.join([seat['token'] for seat in made['seats']])}"}
    path = f"{house.address}/api/tables/{made['table']}"
    g = load(page.request.get(f"{path}/save", headers=bearer).json()["save"])
    players = [bots.make("greedy", seed=k, game="keyforge") for k in (0, 1)]
    while not g.over:
        d = g.decision
        assert d is not None
        g.answer(players[d.seat].choose(g.view(d.seat), d), seat=d.seat)
        body = {"seat": d.seat, "number": len(g.answers) - 1, "key": g.answers[-1].rpartition(">")[2]}
        assert page.request.post(f"{path}/answer", data=body, headers=bearer).ok
    house.hold(page, made, 0, 1)
    page.goto(f"{house.address}/table/{made['table']}")
    expect(page.locator("dialog .fser")).to_contain_text("Best of 3")
    page.get_by_role("button", name="Next game: you begin").click()
    expect(page.locator("dialog .fser")).to_have_count(0)
    following = page.url.rpartition("/")[2]
    assert following != made["table"]
    seat = page.request.get(f"{house.address}/api/tables/{following}/seat", headers=bearer).json()
    assert seat["eyes"][0]["view"]["first"] == 1 - (g.result or {})["winner"]


def invited(house: House, look: tuple[tuple[int, int], str, str] = LOOKS[0]) -> tuple[Page, Json]:
    """Ada has laid a table with a free seat, as the lobby does it."""
    made = house.table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "invite"}])
    page = house.person(*look)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada, free = made["seats"]
    kept = {"seats": {"0": ada["token"]}, "invites": {"1": free["invite"]}, "watch": made["watch"]}
    house.remember(page, {"tableforge.seats": {made["table"]: kept}})
    page.goto(f"{house.address}/table/{made['table']}")
    expect(page.locator("dialog .linkbox input")).to_be_visible()
    return page, made


@pytest.mark.parametrize("look", LOOKS)
def test_a_free_seat_shows_its_link_in_every_look(house: House, look: tuple[tuple[int, int], str, str]) -> None:
    page, made = invited(house, look)
    link = f"{house.address}/join/{made['table']}#{made['seats'][1]['invite']}"
    expect(page.locator("dialog .linkbox input")).to_have_value(link)
    expect(page.locator(".turnchip")).to_contain_text("1 ")
    assert sideways(page) == 0
    assert violations(page) == []


def test_links_for_the_seat_and_for_spectators_are_copied(house: House) -> None:
    page, made = invited(house)
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Copied", exact=True)).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(
        f"/join/{made['table']}#{made['seats'][1]['invite']}"
    )
    page.get_by_role("button", name="Link to watch").click()
    expect(page.get_by_role("button", name="Copied: link to watch")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/watch/{made['table']}#{made['watch']}")


def test_a_bot_plays_for_now_and_leaves_the_seat_to_whoever_comes(house: House) -> None:
    page, _ = invited(house)
    page.keyboard.press("Escape")
    page.locator(".prompt .do .btn").first.click()  # keeps the hand
    expect(page.locator(".prompt .ask")).to_have_text("Waiting for seat 2")
    page.get_by_role("button", name="A bot for now").click()
    expect(page.locator(".housepick")).to_be_visible()  # the bot has kept its hand
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite").click()
    expect(page.locator("dialog .seatline")).to_contain_text("a bot for now")
    bo = house.person()
    bo.goto(page.locator("dialog .linkbox input").input_value())
    bo.get_by_label("Your name").fill("Bo")
    bo.keyboard.press("Enter")
    expect(bo.locator(".hand .inhand").first).to_be_visible()
    expect(page.locator(".seat.them .who")).to_contain_text("Bo")


def test_a_lost_line_says_what_has_arrived_and_is_tried_at_once(house: House) -> None:
    page = house.person()
    lines = []
    page.route_web_socket("**/ws/**", lambda line: (lines.append(line), line.connect_to_server()))
    house.seat(page, house.table(seed=7))
    page.context.set_offline(True)
    lines[-1].close()
    expect(page.locator(".prompt.lost .leads")).to_contain_text("Your last move has arrived")
    assert violations(page) == []
    page.context.set_offline(False)
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.lost")).to_have_count(0)
