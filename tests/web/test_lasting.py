"""What outlives its ability leaves a mark on the table, and what the other has just played is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.browsing import NARROW, WIDE, House, sideways, violations

from tableforge.arkham.doors import testing as arkham
from tableforge.keyforge.doors.testing import given, seat


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_an_effect_that_lasts_is_marked_with_its_card_and_until_when(house: House, size: tuple[int, int]) -> None:
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(lasting="foggify", discard="foggify"))
    for lang, until in (("en", "your next turn"), ("fr", "à votre prochain tour")):
        page = house.seat(house.person(size, lang=lang), house.resumed(t.g.save(), bot="random"))
        mark = page.locator(".lasting .lasts")
        expect(mark).to_have_count(1)
        expect(mark).to_contain_text(until)
        box = mark.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= size[0], lang  # whole, at a glance
        assert sideways(page) == 0
        assert violations(page) == []
        mark.click()
        expect(page.locator("dialog .card.l")).to_be_visible()


def test_the_creature_that_an_effect_is_on_bears_a_mark_of_its_own(house: House) -> None:
    t = given(house="sanctum", you=seat(line="protectrix troll+damage:2"), foe=seat())
    t.you.reaps("protectrix", "yes", "troll")
    page = house.seat(house.person(), house.resumed(t.g.save(), bot="random"))
    expect(page.locator(".line.you .is-under")).to_have_count(1)
    expect(page.locator(".line.you .is-under > .sr")).to_contain_text("under Protectrix")
    expect(page.locator(".lasting .lasts")).to_contain_text("Troll")


def test_the_card_panel_shows_what_the_other_has_just_played(house: House) -> None:
    t = given(house="brobnar", active="foe", you=seat(line="troll", amber=1), foe=seat(hand="headhunter"))
    made = house.resumed(t.g.save())
    ada, bo = house.seat(house.person(), made, 0), house.seat(house.person(), made, 1)
    bo.locator(".hand .inhand").first.dblclick()
    expect(bo.locator(".line.you .card")).to_have_count(1)
    panel = ada.locator(".inspect")
    expect(panel.locator(".name")).to_have_text("Headhunter")
    expect(panel.locator(".just")).to_contain_text("Wick has just played")
    ada.locator(".line.you .card").hover()
    expect(panel.locator(".name")).to_have_text("Troll")
    expect(panel.locator(".just")).to_have_count(0)


def test_at_the_table_of_arkham_effects_of_a_round_stand_over_the_map(house: House) -> None:
    t = arkham.given(you=arkham.seat("daisy", hand="mind-over-matter backstab", resources=4, threat="ghoul-minion"))
    t.you.plays("mind-over-matter")
    page = house.seat(house.person(), house.resumed(t.g.save(), ("Ada",)))
    expect(page.locator(".map .lasting .lasts")).to_contain_text("Mind over Matter this round")
