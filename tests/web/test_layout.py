"""Tables that are full: twelve creatures in a line, fifteen cards in a hand, four investigators; in French, on any screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, Json, at_rest, settled, sideways
from web.laying import battle, sit

from tableforge import new
from tableforge.arkham.cards import CARDS, definition
from tableforge.arkham.doors import testing as arkham
from tableforge.arkham.names import ASSET, EVENT, SKILL
from tableforge.fateforge.doors.testing import hero
from tableforge.keyforge.doors import testing as keyforge

LOW = (1024, 768)
LARGE = (2560, 1440)
FLAT = (2560, 1080)
VAST = (3840, 2160)
LINE = [
    "ganger-chieftain",
    "dodger+stun",
    "valdr[blood-of-titans]+exhausted",
    "shooler+damage:2",
    "headhunter",
    "urchin",
    "champion-anaphiel",
    "snufflegator",
    "noddy-the-thief+amber:3",
    "dust-imp",
    "bad-penny",
    "raiding-knight",
]
HAND = [
    "punch",
    "anger",
    "hand-of-dis",
    "bad-penny",
    "too-much-to-protect",
    "poison-wave",
    "gateway-to-dis",
    "mind-barb",
    "fear",
    "urchin",
    "smaaash",
    "loot-the-bodies",
    "dust-imp",
    "charette",
    "shadow-self",
]
ARTIFACTS = ["gauntlet-of-command", "seeker-needle", "dominator-bauble", "library-of-babble", "hallowed-blaster"]
SOME = ["urchin"] * 3
ROWS: Json = {"line": LINE, "artifacts": ARTIFACTS, "deck": SOME}
FULL: Json = {
    "players": [
        {**ROWS, "hand": HAND, "archives": SOME, "purged": SOME, "amber": 9, "chains": 12},
        {**ROWS, "amber": 13, "keys": 2},
    ],
    "house": "brobnar",
}
# What lies farther out than it may: for each thing its name and by how many pixels.
OUTSIDE = """
([things, frame]) => {
  const box = document.querySelector(frame)?.getBoundingClientRect() ?? {left: 0, top: 0, right: innerWidth, bottom: innerHeight}
  return [...document.querySelectorAll(things)].flatMap(e => {
    const r = e.getBoundingClientRect()
    const over = Math.max(box.left - r.left, r.right - box.right, box.top - r.top, r.bottom - box.bottom)
    return r.width && over > 2 ? [[e.innerText.slice(0, 30), Math.round(over)]] : []
  })
}
"""
# Pairs of things of which one covers the other.
COVERED = """
things => {
  const named = e => [e.innerText.slice(0, 20), e.getBoundingClientRect()]
  const all = [...document.querySelectorAll(things)].map(named).filter(([, r]) => r.width)
  const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2
  return all.flatMap(([name, a], n) => all.slice(n + 1).filter(([, b]) => meet(a, b)).map(([other]) => [name, other]))
}
"""


# The smallest letters on the page, in pixels.
SMALLEST = """
() => Math.min(...[...document.querySelectorAll('body *')].filter(e => e.offsetParent && !e.closest('.sr') &&
  [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())).map(e => parseFloat(getComputedStyle(e).fontSize)))
"""


def outside(page: Page, things: str, frame: str = "html") -> list[list[object]]:
    found: list[list[object]] = page.evaluate(OUTSIDE, [things, frame])
    return found


@pytest.mark.parametrize("size", [WIDE, LOW, LARGE, FLAT, VAST], ids=["wide", "low", "large", "flat", "vast"])
def test_a_full_table_of_keyforge_keeps_everything_in_its_place(house: House, size: tuple[int, int]) -> None:
    page = house.seat(
        house.person(size, lang="fr"), house.resumed(new("keyforge", seed=1, position=FULL).save(), bot="random")
    )
    expect(page.locator(".hand .inhand")).to_have_count(15)
    expect(page.locator(".line.you .card")).to_have_count(12)
    assert sideways(page) == 0
    assert outside(page, ".hand .inhand, .line .card, .artifacts .slab, .turnend .btn") == []
    assert outside(page, ".artifacts .slab", ".field") == []
    for seat in (".seat.you", ".seat.them"):
        assert outside(page, f"{seat} .sockets i, {seat} .pile, {seat} .keyslot, {seat} .flag", seat) == []
    assert outside(page, ".seat", ".table") == []
    assert (
        page.evaluate(COVERED, ".line.you .slot, .line.them .slot, .artifacts .slot, .seat, .prompt, .handzone") == []
    )


def test_a_full_table_of_keyforge_on_a_small_screen_scrolls_its_rows_and_nothing_else(house: House) -> None:
    page = house.seat(
        house.person(NARROW, lang="fr"), house.resumed(new("keyforge", seed=1, position=FULL).save(), bot="random")
    )
    expect(page.locator(".hand .inhand")).to_have_count(15)
    assert sideways(page) == 0
    assert outside(page, ".seat, .pile, .sockets i, .prompt, .prompt .btn, .top .btn") == []
    assert page.evaluate(COVERED, ".line.you, .line.them, .artifacts, .seat, .prompt, .handzone") == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [WIDE, LOW, NARROW], ids=["wide", "low", "narrow"])
def test_name_rating_level_and_check_of_a_seat_have_room_beside_each_other(
    house: House, size: tuple[int, int], lang: str
) -> None:
    few: Json = {"players": [{"amber": 4, "hand": HAND[:6]}, {"amber": 10}], "house": "brobnar"}
    for position, name in ((few, "Wick"), (FULL, "Marguerite-Antoinette")):
        made = house.resumed(new("keyforge", seed=1, position=position).save(), ("Ada", name), bot="medium")
        page = house.seat(house.person(size, lang=lang), made)
        expect(page.locator(".seat.them .rating")).to_be_visible()
        expect(page.locator(".seat.them .flag")).to_be_visible()
        told = ".seat.them :is(.rating, .chip, .deck, .big, .sockets, .of, .flag, .keyslot, .chains)"
        assert outside(page, told, ".seat.them") == []
        assert page.evaluate(COVERED, told) == page.evaluate(COVERED, ".seat, .prompt") == []


@pytest.mark.parametrize("size", [WIDE, LOW, NARROW, FLAT, VAST], ids=["wide", "low", "narrow", "flat", "vast"])
def test_four_investigators_in_a_town_find_room_on_any_screen(house: House, size: tuple[int, int]) -> None:
    seats: list[Json] = [{"kind": "here", "name": name} for name in ("Ada", "Inès", "Marguerite-Antoinette", "Bo")]
    made = house.table("arkham", seats, 5, setup={"scenario": "the-midnight-masks", "seats": 4})
    page = house.seat(house.person(size, lang="fr"), made)
    for _ in range(4):
        page.locator(".prompt .do .btn").first.click()
        settled(page)
    expect(page.locator(".map .loc")).to_have_count(8)
    assert sideways(page) == 0
    for seat in range(1, 5):
        member = f".party li:nth-child({seat}) .member"
        assert outside(page, f"{member} .mv > span, {member} .mname b", member) == []
    page.locator(".app").evaluate("e => e.scrollTo(0, 0)")  # a small screen brings to light what lies under the prompt
    assert page.evaluate(COVERED, ".loc") == []
    assert outside(page, ".party .member, .loc") == []


# Things of which a part lies beside what they stand on: each with by how many pixels.
OVER_THE_EDGE = """
([things, frame]) => [...document.querySelectorAll(things)].flatMap(e => {
  const [at, box] = [e.getBoundingClientRect(), e.closest(frame).getBoundingClientRect()]
  const over = Math.max(box.left - at.left, at.right - box.right)
  return at.width && over > 0 ? [[e.closest(frame).innerText.slice(0, 30), Math.round(over)]] : []
})
"""
# Words that reach beyond what they stand on: each with by how many pixels.
CUT = """
([words, frame]) => [...document.querySelectorAll(words)].flatMap(e => {
  const range = document.createRange()
  range.selectNodeContents(e)
  const [text, box] = [range.getBoundingClientRect(), e.closest(frame).getBoundingClientRect()]
  const over = Math.max(box.left - text.left, text.right - box.right)
  return text.width && over > 1 ? [[e.innerText, Math.round(over)]] : []
})
"""


def test_long_names_stand_whole_on_cards_that_are_narrow(house: House) -> None:
    hand = "hyperawareness hypochondria encyclopedia"
    investigated = arkham.given(you=arkham.seat("daisy", hand=hand, play="dr-milan-christopher research-librarian"))
    forged = keyforge.given(
        house="brobnar", you=keyforge.seat(hand="neuro-syphon library-of-babble martian-hounds", line="snufflegator")
    )
    for t in (investigated, forged):
        for size in (WIDE, NARROW):
            page = house.seat(house.person(size, lang="fr"), house.resumed(t.g.save(), ("Ada",), bot="random"))
            assert page.evaluate(CUT, [".hand .name, .line .name", ".card"]) == []
            assert page.evaluate(CUT, [".slab b", ".slab"]) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_of_arkham_in_a_hand_bears_its_whole_name_cost_icons_and_level(house: House, lang: str) -> None:
    cards = [id for id in CARDS if definition(id).type in (ASSET, EVENT, SKILL)]
    for n in range(0, len(cards), 15):
        t = arkham.given(you=arkham.seat("roland", hand=" ".join(cards[n : n + 15])))
        page = house.seat(house.person(NARROW, lang=lang), house.resumed(t.g.save(), ("Ada",)))
        expect(page.locator(".hand .card")).to_have_count(len(cards[n : n + 15]))
        assert page.evaluate(CUT, [".hand .name", ".card"]) == []
        assert page.evaluate(OVER_THE_EDGE, [".hand .cost, .hand .foot *", ".card"]) == []
        assert page.evaluate(COVERED, ".hand .name, .hand .cost") == []


def test_each_result_on_a_small_screen_keeps_to_its_own_die(house: House) -> None:
    t = battle(you=hero("mercenary", at="b", results="red:strike/move red:strike/move yellow:move green:miss"))
    page = sit(house, t, NARROW, lang="fr")
    assert page.locator(".dice .dslot small").all_inner_texts()[0].replace("\u200b", "") == "déplacement/frappe"
    assert page.evaluate(COVERED, ".dice .dslot small") == []
    assert page.evaluate(CUT, [".dice .dslot small", ".tray"]) == []


def test_on_a_very_large_screen_whatever_is_small_grows_along(house: House) -> None:
    page = sit(house, battle(), VAST)
    at_rest(page)
    figure = page.locator(".zmap .heropawn[data-key=shaman] .art").bounding_box()
    assert figure and figure["width"] > VAST[0] / 32
    made = house.resumed(new("keyforge", seed=1, position=FULL).save(), bot="random")
    page = house.seat(house.person(VAST), made)
    expect(page.locator(".line.you .card")).to_have_count(12)
    box = page.locator(".line.you .card").first.bounding_box()
    assert box and box["height"] > VAST[1] / 8
    assert page.evaluate(SMALLEST) >= VAST[1] * 11 / 1440  # of anything that is read: as large as on a smaller screen


def test_a_full_row_of_any_game_keeps_to_one_line_on_a_very_large_screen(house: House) -> None:
    page = house.person(VAST)
    made = house.resumed(new("keyforge", seed=1, position=FULL).save(), bot="random")
    house.hold(page, made, 0)
    page.goto(f"{house.address}/table/{made['table']}?table=scene")
    expect(page.locator(".scenetable .row .you .tile")).to_have_count(12)
    tops = page.evaluate("[...document.querySelectorAll('.row .you .tileslot')].map(e => e.offsetTop)")
    assert len(set(tops)) == 1
    assert outside(page, ".tileslot, .slabslot", ".field") == []
