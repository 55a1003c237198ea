"""Every kind of question on a small screen, in both languages: nothing of it runs off the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.asking import Table, every
from web.browsing import NARROW, House, Json

ADA: Json = {"kind": "here", "name": "Ada"}
TABLES: dict[str, Json] = {
    "keyforge": {"seats": [ADA, {"kind": "bot", "bot": "random", "name": "Wick"}]},
    "arkham": {"seats": [ADA] * 4, "setup": {"scenario": "the-gathering", "seats": 4}},
}
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
