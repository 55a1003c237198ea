"""What the enemies did, as a table of Fateforge tells it: the real way, beside the map, and of this combat alone."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect
from web.browsing import NARROW, WIDE, House, sideways
from web.laying import battle, sit

from tableforge import new
from tableforge.fateforge.doors.testing import Ruling, given, hero


def chased() -> Ruling:
    """The last turn of a round, after which a watchdog runs to the Mercenary and bites."""
    return battle(
        you=hero("mercenary", at="b", results="miss"),
        ally=hero("shaman", at="f", ended=True),
        enemies="watchdog.1@c archer.1@c",
    )


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_what_is_told_leaves_the_map_free(house: House, size: tuple[int, int]) -> None:
    page = sit(house, chased(), size, reduced=False)
    page.locator(".prompt .do .btn[data-key=end-turn]").click()
    expect(page.locator(".moves")).to_be_visible()
    told, board = page.locator(".moves").bounding_box(), page.locator(".zmap").bounding_box()
    assert told is not None and board is not None
    assert told["y"] >= board["y"] + board["height"] or told["y"] + told["height"] <= board["y"]


def test_an_enemy_is_told_with_the_way_it_really_went(house: House) -> None:
    page = sit(house, chased(), reduced=False)
    page.keyboard.press("e")
    expect(page.locator(".moves")).to_contain_text("Watchdog 1 moves from Mill yard (c) to The ford (b)")
    expect(page.locator(".aimlines .aim.move")).to_have_count(1)
    page.keyboard.press("x")
    expect(page.locator(".didlast li").first).to_contain_text("from Mill yard (c) to The ford (b)")


@cache
def second_combat() -> str:
    """A campaign that chance has played into the first preparation of its second combat."""
    g = new("fateforge", seed=1, tale="ember-loan", heroes=["mercenary", "shaman"], seats=1)
    chance, fought = random.Random(1), {""}
    while len(fought) < 3 or g.decision is None or g.decision.kind != "prepare":
        d = g.decision
        assert d is not None
        g.answer(chance.choice(list(d.options)).key, seat=d.seat)
        fought.add(g.view(0)["scene"] if "zones" in g.view(0) else "")
    return g.save()


def test_nothing_of_the_combat_before_is_shown_in_the_next(house: House) -> None:
    page = house.seat(house.person(), house.resumed(second_combat(), ("Ada",)))
    page.locator(".goon").click()
    page.locator(".tofight").click()
    expect(page.locator(".foe")).not_to_have_count(0)
    expect(page.locator(".didlast")).to_have_count(0)


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (NARROW, "fr")])
def test_the_end_of_a_combat_says_which_objective_failed(house: House, size: tuple[int, int], lang: str) -> None:
    heroes: dict[str, Any] = {"you": hero("mercenary", at="b"), "ally": hero("shaman", at="b")}
    t = given(scene="market-night", seats=1, step="leave", round=4, rounds=4, extra=1, **heroes)
    page = sit(house, t, size, lang=lang)
    page.locator(".choices .fskill").first.click()
    expect(page.locator("dialog .unmet li")).not_to_have_count(0)
    expect(page.locator("dialog .unmet li").first).to_contain_text({"en": "Not met: ", "fr": "Non atteint"}[lang])
    assert sideways(page) <= 0
