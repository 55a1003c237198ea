"""Moves of Fateforge seen in a real browser: the figure walks while the story is told, and "Last moves" begins where it stood."""

from __future__ import annotations

from playwright.sync_api import expect
from web.browsing import WIDE, House
from web.laying import battle, sit

# Which zone the Mercenary's figure stands in, each time that it changes.
WATCH = """() => {
  const at = () => {
    const pawn = document.querySelector('.zmap [data-key=mercenary]')
    const b = pawn?.getBoundingClientRect()
    return b ? `${Math.round(b.x)},${Math.round(b.y)}` : ''
  }
  window.seen = [at()]
  const look = () => { const now = at(); if (now !== window.seen.at(-1)) window.seen.push(now); requestAnimationFrame(look) }
  look()
}"""


def test_last_moves_begins_with_the_figure_where_it_stood_before(house: House) -> None:
    page = sit(house, battle(enemies="recruit.1@d"), WIDE, reduced=True)
    page.evaluate(WATCH)
    before = page.evaluate("window.seen[0]")
    assert before
    page.locator("[data-key=c]:visible").first.click()
    page.get_by_role("menuitem", name="Move").first.click()
    page.wait_for_function("() => window.seen.length > 1")
    after = page.evaluate("window.seen.at(-1)")
    assert after != before
    page.evaluate("window.seen = [window.seen.at(-1)]")
    page.keyboard.press("p")
    page.wait_for_function("at => window.seen.includes(at)", arg=before)
    page.wait_for_function("at => window.seen.at(-1) === at", arg=after)
    expect(page.locator(".prompt")).to_be_visible()
