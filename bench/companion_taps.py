"""Whole campaigns of Fateforge played by taps in a real Chromium: `python bench/companion_taps.py [CAMPAIGNS] [SEED]`, as JSON.

A server of its own is started; whatever can be tapped is tapped by lot, the button at the foot most often, until an ending is told.
Anything that goes wrong in the page, and a screen on which nothing can be tapped, ends it with an error.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tableforge.bench import machine

ROOT: Final = Path(__file__).parent.parent
sys.path[0] = str(ROOT / "tests")  # not this folder, which has a `web` of its own
from web.browsing import FLAGS, House, chromium  # noqa: E402

MOST: Final = 20_000  # taps of a campaign
ONWARD: Final = 0.6  # how often the button at the foot is tapped, where there is one
HEROES: Final = ("mercenary", "shaman", "lord", "thief", "sylvan-guard")
SEEN: Final = """() => {
  const live = [...document.querySelectorAll('.capp [data-key]:not([aria-disabled=true])')].filter(b => b.getClientRects().length)
  const go = document.querySelector('.cfoot .go:not([aria-disabled=true])')
  return {
    over: !!document.querySelector('.s-over'), screen: document.querySelector('.capp')?.dataset.screen ?? '',
    keys: live.map(b => b.dataset.key), go: go?.dataset.key ?? '',
    mark: document.querySelector('.capp')?.innerText + live.map(b => b.dataset.key + b.ariaPressed).join(),
  }
}"""


def tapped(page: Page, chance: random.Random) -> dict[str, int]:
    """Tap until the end; how often each screen was seen."""
    screens: dict[str, int] = {}
    idle = 0
    for _ in range(MOST):
        seen = page.evaluate(SEEN)
        if seen["over"]:
            return screens
        screens[seen["screen"]] = screens.get(seen["screen"], 0) + 1
        keys = [k for k in seen["keys"] if not k.startswith(("mode:", "hero:"))]
        if not keys and not seen["go"]:
            idle += 1
            assert idle < 400, f"nothing can be tapped on {seen['screen']}"
            page.wait_for_timeout(50)
            continue
        idle = 0
        key = seen["go"] if seen["go"] and (not keys or chance.random() < ONWARD) else chance.choice(keys)
        # it may be gone by now
        page.evaluate("key => document.querySelector(`.capp [data-key='${key}']`)?.click()", key)
        page.wait_for_timeout(25)
    raise AssertionError(f"no ending after {MOST} taps")


def main(campaigns: int, seed: int) -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as place:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        house = House(browser, Path(place))
        house.open()
        played = []
        try:
            for n in range(seed, seed + campaigns):
                chance = random.Random(n)
                heroes = chance.sample(HEROES, chance.randint(2, 4))
                setup = {"companion": "group", "seats": 1, "tale": "ember-loan", "heroes": heroes}
                made = house.table("fateforge", [{"kind": "here", "name": ""}], n, setup=setup)
                page = house.hold(house.person((1024, 768)), made)
                page.goto(f"{house.address}/table/{made['table']}")
                screens = tapped(page, chance)
                played.append({"seed": n, "heroes": heroes, "taps": sum(screens.values()), "screens": screens})
                house.tidy()
        finally:
            house.close()
            browser.close()
    print(json.dumps({"machine": machine(), "campaigns": played}, indent=2))


if __name__ == "__main__":
    main(*[int(x) for x in (*sys.argv[1:3], *("1", "1")[len(sys.argv[1:3]) :])])
