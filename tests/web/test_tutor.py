"""The coach of a first battle in a real browser: a panel beside the thing that it speaks of, which nobody has to wait for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.browsing import NARROW, WIDE, House, sideways, violations
from web.laying import to_the_map

ADA = {"kind": "here", "name": "Ada"}
SETUP = {"scene": "ford-tutorial", "heroes": ["mercenary", "shaman"], "seats": 1}
FIRST = {"en": "The board is cut into zones", "fr": "Le plateau est découpé en zones"}
READ = {"en": "Read: the next one", "fr": "Lu"}


@pytest.mark.parametrize(("size", "theme", "lang"), [(WIDE, "light", "en"), (NARROW, "dark", "fr")])
def test_the_coach_of_a_first_battle_speaks_beside_what_it_speaks_of(
    house: House, size: tuple[int, int], theme: str, lang: str
) -> None:
    page = to_the_map(house.seat(house.person(size, theme, lang), house.table("fateforge", [ADA], 3, setup=SETUP)))
    tutor = page.locator(".tutor")
    expect(tutor).to_contain_text(FIRST[lang])
    expect(page.locator(".zmap[data-coached]")).to_have_count(1)
    assert sideways(page) <= 0 and violations(page) == []
    tutor.get_by_role("button", name=READ[lang]).click()
    expect(tutor).not_to_contain_text(FIRST[lang])
    expect(page.locator(".zmap[data-coached]")).to_have_count(0)
    page.reload()
    expect(tutor).to_be_visible()
    expect(tutor).not_to_contain_text(FIRST[lang])  # what was read is not told again
    tutor.get_by_role("button").last.click()
    expect(tutor).to_have_count(0)
