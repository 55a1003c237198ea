"""Every kind of question on a small screen, in both languages: nothing of it runs off the screen."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect
from web.asking import Asked, Table, every, met
from web.browsing import NARROW, PATIENCE, WIDE, House, Json

ADA: Json = {"kind": "here", "name": "Ada"}
TABLES: dict[str, Json] = {
    "keyforge": {"seats": [ADA, {"kind": "bot", "bot": "random", "name": "Wick"}]},
    "arkham": {"seats": [ADA] * 4, "setup": {"scenario": "the-gathering", "seats": 4}},
}
STORY: Json = {"seats": [ADA] * 3, "setup": {"tale": "ember-loan", "heroes": ["lord", "thief", "shaman"], "seats": 3}}
# What lies beyond an edge of the window, or beyond the lower edge of what scrolls there; rows may be scrolled sideways.
OFF = """() => {
  const rows = e => { for (; e; e = e.parentElement) if (['auto', 'scroll'].includes(getComputedStyle(e).overflowX)) return true }
  const parts = '.prompt, .prompt *:not(.sr, .sr *, svg *, .moves, .moves *), .tray, .tray button, .verbs, .verbs *'
  const off = [...document.querySelectorAll(parts)].filter(e => {
    const r = e.getBoundingClientRect()
    if (!r.width || getComputedStyle(e).visibility === 'hidden') return false
    return (r.left < -1 || r.right > innerWidth + 1) && !rows(e.parentElement)
  })
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const prompt = document.querySelector('.prompt').getBoundingClientRect()
  return [
    ...off.map(e => `${e.className || e.tagName}: ${e.innerText}`),
    ...(wide ? [`the page is ${wide} pixels too wide`] : []),
    ...(prompt.bottom > innerHeight + 1 || prompt.top < 0 ? [`the prompt reaches from ${prompt.top} to ${prompt.bottom}`] : []),
  ]
}"""

# Whether the page asks this, or has something to be read or clicked before.
SHOWN = """text => {
  const plain = t => t.replace(/\\s+/g, ' ').trim()
  const asked = document.querySelector('.prompt .ask')?.innerText ?? ''
  return !!document.querySelector('.veil, .tofight, .goon') || plain(asked).includes(plain(text))
}"""


@pytest.mark.parametrize("game", TABLES)
def test_no_question_of_any_kind_runs_off_a_small_screen_in_either_language(house: House, game: str) -> None:
    asked = every(game)
    found = []
    for lang in ("en", "fr"):
        page = house.person(NARROW, lang=lang)
        table = Table(page)
        house.seat(page, house.table(game, **TABLES[game]))
        for one in asked:
            table.asks(one, lang)
            expect(page.locator(".prompt .ask")).to_contain_text(one.told[lang]["text"])
            found += [f"{lang} {one.kind}: {what}" for what in page.evaluate(OFF)]
    assert found == []


@cache
def told() -> list[Asked]:
    """A question of each kind that chronicles have asked."""
    return list(met("fateforge").values())


def asks(page: Page, table: Table, one: Asked, lang: str) -> None:
    """Ask it, and open what hides a hand or is read before a combat."""
    table.asks(one, lang)
    page.wait_for_function(SHOWN, arg=one.told[lang]["text"], timeout=PATIENCE)
    for before in (".veil .btn.main", ".tofight"):
        if page.locator(before).count():
            page.locator(before).click()
    expect(page.locator(".prompt .ask")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, (1024, 768)])
def test_a_question_that_is_a_whole_passage_has_room_beside_its_answers(house: House, size: tuple[int, int]) -> None:
    page = house.person(size, lang="fr")
    table = Table(page)
    house.seat(page, house.table("fateforge", **STORY))
    asks(page, table, next(one for one in told() if one.kind == "go-in"), "fr")
    ask, prompt = page.locator(".prompt .ask").bounding_box(), page.locator(".prompt").bounding_box()
    assert ask and prompt and ask["width"] > 0.35 * prompt["width"]


def test_no_question_of_a_chronicles_story_runs_off_a_small_screen_in_either_language(house: House) -> None:
    """Each as a game has asked it: its page is drawn from the question."""
    asked = [one for one in told() if one.kind in ("choice", "rest", "look-up", "go-in")]
    assert len(asked) == 4
    found = []
    for lang in ("en", "fr"):
        page = house.person(NARROW, lang=lang)
        table = Table(page)
        house.seat(page, house.table("fateforge", **STORY))
        for one in asked:
            asks(page, table, one, lang)
            found += [f"{lang} {one.kind}: {what}" for what in page.evaluate(OFF)]
    assert found == []
