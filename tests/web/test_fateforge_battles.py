"""Fateforge from beginning to end in a browser: a whole quest with the mouse beside a bot, a boss with the keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect
from web.browsing import Hands, House, Json, settled, until_asked

ADA: Json = {"kind": "here", "name": "Ada"}
PLANNER: Json = {"kind": "bot", "bot": "planner", "name": "Wick"}
MOST = 600  # answers of one person
# The keys that are drawn on what can be answered, or in the menu that is open.
BADGES = """
() => {
  if (document.querySelector('dialog')) return null
  const shown = (all) => all.map(b => b.textContent.trim()).filter(Boolean)
  const menu = [...document.querySelectorAll('.verbs .kbd')]
  if (menu.length) return shown(menu)
  if (document.querySelector('.prompt.idle')) return []
  const marks = '.zmap .mark.key, .hboard .mark.key, .order .mark.key, .choices .mark.key, .prompt .do .kbd'
  return shown([...document.querySelectorAll(marks)])
}
"""
# Where the button lies that rolls the picked dice.
ROLLS = """
() => {
  const at = document.querySelector('.trayacts .btn.main')?.getBoundingClientRect()
  return at ? [at.left + at.width / 2, at.top + at.height / 2] : null
}
"""
NAMED = {"↵": "Enter", "Esc": "Escape"}


class Walker(Hands):
    """Somebody who clicks on what glows, rolls what is picked, and buys nothing at a rest."""

    def choose(self, choices: list[Json]) -> None:
        rolls = self.page.evaluate(ROLLS)
        if rolls is not None:
            self.page.mouse.click(*rolls)
            self.answers += 1
            return
        leaves = [
            c for c in choices if self.page.locator(".on-rest").count() and c["kind"] == "button" and c["badge"] == "E"
        ]
        super().choose(leaves or choices)


def test_a_quest_is_played_with_the_mouse_to_its_medal_or_its_loss(house: House) -> None:
    setup = {"quest": "missing-caravan", "heroes": ["mercenary", "shaman"], "seats": 2}
    page = house.seat(house.person(), house.table("fateforge", [ADA, PLANNER], 5, setup=setup))
    expect(page.locator(".on-rest")).to_have_count(1)
    Walker(page, seed=2).play(MOST)
    expect(page.locator("dialog")).to_contain_text("The quest is")


def test_a_boss_is_fought_with_the_keyboard_alone(house: House) -> None:
    setup = {"scene": "gatehouse-captain", "heroes": ["mercenary", "shaman"], "seats": 1}
    page = house.seat(house.person(), house.table("fateforge", [ADA], 5, setup=setup))
    expect(page.locator(".lives")).to_have_attribute("aria-label", "lives 2")
    pressed(page, random.Random(3))
    expect(page.locator("dialog")).to_contain_text("The scene is")


def pressed(page: Page, chance: random.Random) -> None:
    """Press keys that are drawn, until the end of the game opens; a turn is ended when little else is left."""
    for _ in range(MOST):
        keys = page.evaluate(BADGES)
        if keys is None:
            return
        if not keys:
            until_asked(page)
            continue
        others = [k for k in keys if k not in ("E", "Esc")]
        key = (
            chance.choice(others) if others and chance.random() < 0.85 else "E" if "E" in keys else chance.choice(keys)
        )
        page.keyboard.press(NAMED.get(key, key.lower()))
        settled(page)
    raise AssertionError(f"no end: the table asks {page.locator('.prompt .ask').inner_text()} and shows {keys}")
