"""The pictures of README and docs: taken of the real thing, in a game that went on for a while.

They are written to `build/pictures`; with TABLEFORGE_PICTURES set to a folder (`docs/pictures`), there.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, ROOT, WIDE, House, at_rest, played

import tableforge

INTO = Path(os.environ.get("TABLEFORGE_PICTURES", ROOT / "build" / "pictures"))


def taken(page: Page, name: str) -> None:
    """Take a picture; a page that shows nothing gives a small one."""
    INTO.mkdir(parents=True, exist_ok=True)
    at_rest(page)
    path = INTO / f"{name}.png"
    page.screenshot(path=path)
    assert path.stat().st_size > 20_000, f"{name} shows next to nothing"
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


@pytest.fixture
def keyforge(house: House) -> dict[str, Any]:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Wick"}]
    return house.post("/api/tables/load", {"save": played("keyforge", "greedy", 70, 7), "seats": seats})


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (WIDE, "light"), (NARROW, "dark")])
def test_the_table_of_keyforge(house: House, keyforge: dict[str, Any], size: tuple[int, int], theme: str) -> None:
    page = house.seat(house.person(size, theme), keyforge)
    expect(page.locator(".line .card").first).to_be_visible()
    taken(page, f"keyforge-{size[0]}-{theme}")


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (WIDE, "light"), (NARROW, "dark")])
def test_the_table_of_arkham_horror(house: House, size: tuple[int, int], theme: str) -> None:
    save = played("arkham", "scout", 60, 5, seats=2, scenario="the-midnight-masks")
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Inès"}]
    page = house.seat(house.person(size, theme), house.post("/api/tables/load", {"save": save, "seats": seats}))
    taken(page, f"arkham-{size[0]}-{theme}")


def until(answers: int, phase: str, tested: bool = False, **settings: Any) -> str:
    """A save of a game of Fateforge that planner has played for a while, up to a phase; to a scene with a test, if so wanted."""
    while True:
        save = played("fateforge", "planner", answers, 11, **settings)
        view = tableforge.load(save).view(0)
        tests = [c["trial"] for c in view["story"]["choices"]] if tested and "story" in view else []
        if view["phase"] == phase and (not tested or any(tests)):
            return save
        answers += 1


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (NARROW, "light")])
def test_a_battle_of_fateforge(house: House, size: tuple[int, int], theme: str) -> None:
    save = until(22, "action", seats=1, heroes=["mercenary", "shaman"], scene="a1-toll-bar")
    made = house.post("/api/tables/load", {"save": save, "seats": [{"kind": "here", "name": "Ada"}]})
    page = house.seat(house.person(size, theme), made)
    taken(page, f"fateforge-{size[0]}-{theme}")


def test_a_story_of_fateforge(house: House) -> None:
    save = until(30, "story", True, seats=1, heroes=["thief", "shaman"], tale="ember-loan")
    made = house.post("/api/tables/load", {"save": save, "seats": [{"kind": "here", "name": "Ada"}]})
    page = house.seat(house.person(WIDE, "light"), made)
    page.get_by_role("button", name="Go on").click()  # past what happened before
    expect(page.locator(".choice").first).to_be_visible()
    expect(page.locator(".choice", has_text="…")).to_have_count(0)  # their words are fetched by themselves
    taken(page, "story-1440-light")


def test_the_companion(house: House) -> None:
    setup = {"companion": "group", "seats": 1, "scene": "a1-toll-bar", "heroes": ["mercenary", "shaman", "thief"]}
    page = house.person((1024, 768), "light")
    made = house.table("fateforge", [{"kind": "here", "name": ""}], 5, setup=setup)
    house.hold(page, made)
    page.goto(f"{house.address}/table/{made['table']}")
    page.locator(".cfoot .go").click()
    for key in ("start-action-phase", "enemy-reactions"):
        page.locator(f"[data-key='{key}']").first.click()
    expect(page.locator(".capp[data-screen='reactions']")).to_be_visible()
    taken(page, "companion-1024-light")


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), (NARROW, "light")])
def test_the_lobby(house: House, size: tuple[int, int], theme: str) -> None:
    page = house.person(size, theme)
    page.goto(house.address)
    expect(page.get_by_role("heading", name="KeyForge").first).to_be_visible()
    taken(page, f"lobby-{size[0]}-{theme}")


def test_the_library(house: House) -> None:
    page = house.person(WIDE, "light")
    page.goto(f"{house.address}/cards/keyforge")
    expect(page.locator(".card").first).to_be_visible()
    taken(page, "library-1440-light")


def test_a_replay(house: House) -> None:
    save = played("keyforge", "greedy", 150, 7)
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Wick"}]
    made = house.post("/api/tables/load", {"save": save, "seats": seats})
    page = house.seat(house.person(WIDE), made)
    page.goto(f"{house.address}/replay/{made['table']}#120")
    expect(page.locator(".time .pos b")).to_have_text("120")
    taken(page, "replay-1440-dark")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".time .pos b")).to_have_text("121")
    page.keyboard.press("Home")
    expect(page.locator(".time .pos b")).to_have_text("0")
