"""The companion in a real browser: a combat by taps alone on a tablet and a phone, taking back, a killed server, French."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, House, Json, sideways, violations

TABLET = (1024, 768)
TEAM = ["mercenary", "shaman", "thief"]
TOLL: Json = {"scene": "a1-toll-bar", "heroes": TEAM}
LEAST_TAP = 44  # pixels; what is pressed often is 56, the button at the foot 66


def device(house: House, size: tuple[int, int] = TABLET, lang: str = "en", theme: str = "light", **setup: object) -> Page:
    """A companion at its first screen."""
    made = house.table(
        "fateforge", [{"kind": "here", "name": ""}], 5, setup={"companion": "group", "seats": 1, **(setup or TOLL)}
    )
    page = house.hold(house.person(size, theme, lang), made)
    page.goto(f"{house.address}/table/{made['table']}")
    expect(page.locator(".capp")).to_be_visible()
    return page


def screen(page: Page) -> str:
    return page.locator(".capp").get_attribute("data-screen") or ""


def tap(page: Page, key: str, then: str = "") -> None:
    page.locator(f"[data-key='{key}']").first.click()
    if then:
        expect(page.locator(f".capp[data-screen='{then}']")).to_be_visible()


def go(page: Page, then: str) -> None:
    """Tap the one button at the foot."""
    page.locator(".cfoot .go").click()
    expect(page.locator(f".capp[data-screen='{then}']")).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [(TABLET, "en"), (NARROW, "fr")])
def test_a_combat_is_played_by_taps_alone(house: House, size: tuple[int, int], lang: str) -> None:
    page = device(house, size, lang)
    for k in range(4):
        page.locator("[role=tab]").nth(k).click()
        assert not violations(page) and sideways(page) <= 0
    go(page, "round")
    checked = set()
    for _ in range(3):
        for key, then in (("start-action-phase", "action"), ("enemy-reactions", "reactions"), ("continue", "enemies")):
            tap(page, key, then)
            if then not in checked:
                assert not violations(page) and sideways(page) <= 0, then
                checked.add(then)
        go(page, "upkeep")  # militia at the bar must be counted in this scene
        page.locator(".cfoot .go").click()
        expect(page.locator(".capp:not([data-screen=upkeep])")).to_be_visible()
    assert screen(page) == "extra-round"
    tap(page, "no", "outcome")
    tap(page, "more:O2")
    expect(page.locator(".count").nth(1).locator(".cn b")).to_have_text("1")
    tap(page, "loot:1")
    assert not violations(page) and sideways(page) <= 0
    go(page, "health")
    tap(page, "health:mercenary:3")
    expect(page.locator("[data-key='health:mercenary:3']")).to_have_attribute("aria-pressed", "true")
    assert not violations(page) and sideways(page) <= 0
    page.locator(".cfoot .go").click()
    expect(page.locator(".s-over")).to_contain_text("Victoire" if lang == "fr" else "Won")


def test_everything_that_is_pressed_is_large_enough_for_a_thumb(house: House) -> None:
    page = device(house, NARROW)
    go(page, "round")
    for then in ("action", "reactions", "enemies"):
        page.locator(".cfoot .go").click()
        expect(page.locator(f".capp[data-screen='{then}']")).to_be_visible()
        small = page.evaluate(
            "least => [...document.querySelectorAll('.screen button, .cfoot .go')].filter(b => "
            "b.getBoundingClientRect().height < least).map(b => b.outerHTML)",
            LEAST_TAP,
        )
        assert not small
    foot = page.locator(".cfoot .go").bounding_box()
    assert foot is not None and foot["height"] >= 56


def test_taking_back_leads_to_the_same_reactions_again(house: House) -> None:
    """FF.companion-undo"""
    page = device(house)
    go(page, "round")
    tap(page, "start-action-phase", "action")
    tap(page, "enemy-reactions", "reactions")
    named = page.locator(".rc .foe header b").all_inner_texts()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".capp[data-screen='action']")).to_be_visible()
    tap(page, "more:O2")
    expect(page.locator(".count").nth(1).locator(".cn b")).to_have_text("1")
    tap(page, "enemy-reactions", "reactions")
    assert page.locator(".rc .foe header b").all_inner_texts() == named


def test_a_colour_that_is_dead_makes_room_for_another(house: House) -> None:
    """FF.already-dead"""
    page = device(house)
    go(page, "round")
    tap(page, "start-action-phase", "action")
    tap(page, "enemy-reactions", "reactions")
    first = page.locator(".rc [data-key^='dead:']").first.get_attribute("data-key")
    assert first
    tap(page, first)
    expect(page.locator(f"[data-key='{first}']")).to_have_count(0)
    expect(page.locator(".rc [data-key^='dead:']")).to_have_count(2)


def test_a_killed_server_loses_no_tap(own_house: House) -> None:
    page = device(own_house)
    go(page, "round")
    tap(page, "start-action-phase", "action")
    tap(page, "enemy-reactions", "reactions")
    named = page.locator(".rc .foe header b").all_inner_texts()
    own_house.kill()
    own_house.open()
    page.reload()
    expect(page.locator(".capp[data-screen='reactions']")).to_be_visible()
    assert page.locator(".rc .foe header b").all_inner_texts() == named


def test_a_new_campaign_is_begun_from_the_first_page_and_resumed_there(house: House) -> None:
    """FF.companion: the screens Main and Heroes, then the story."""
    page = house.person(TABLET, "light")
    page.goto(house.address)
    page.locator("[role=radio]", has_text="Fateforge").click()
    page.get_by_role("link", name="companion").click()
    expect(page.locator(".s-start")).to_be_visible()
    assert not violations(page) and sideways(page) <= 0
    for hero in TEAM[:2]:
        page.locator(f"[data-key='hero:{hero}']").click()
    page.locator("[data-key=start]").click()
    expect(page.locator(".s-ask .tale").first).to_be_visible()
    assert not violations(page) and sideways(page) <= 0
    told = page.locator(".s-ask .tale").first.inner_text()
    page.locator(".answers [data-key]").first.click()
    expect(page.locator(".s-ask .tale").first).not_to_have_text(told)
    page.goto(f"{house.address}/companion/fateforge")
    page.locator(".resume a").first.click()
    expect(page.locator(".s-ask .tale").first).to_be_visible()


def test_a_rest_is_bought_through_by_taps(house: House) -> None:
    page = device(house, quest="missing-caravan", heroes=TEAM[:2])
    expect(page.locator(".s-rest")).to_be_visible()
    assert not violations(page) and sideways(page) <= 0
    ware = page.locator(".ware:not([aria-disabled=true])").first
    name = ware.locator("span").first.inner_text().split("\n")[0]
    ware.click()
    expect(page.locator(".s-rest")).to_contain_text(name)
    page.locator(".cfoot .go").click()
    expect(page.locator(".capp[data-screen='set-up']")).to_be_visible()


def test_everything_can_be_printed_and_no_text_is_cut_off(house: House) -> None:
    page = house.person(TABLET, "light")
    page.goto(f"{house.address}/companion/fateforge/sheets")
    expect(page.locator(".pcard").first).to_be_visible()
    for box in page.locator(".kinds input").all():
        box.check()
    expect(page.locator(".pmap").first).to_be_visible()
    expect(page.locator(".pcard.story").first).to_be_visible()
    assert not violations(page) and sideways(page) <= 0
    page.emulate_media(media="print")
    cut = page.evaluate(
        "[...document.querySelectorAll('.pcard, .pcard .ptext')].filter(e => e.scrollHeight > e.clientHeight + 2)"
        ".map(e => e.closest('.pcard').querySelector('h3').innerText)"
    )
    assert not cut
    expect(page.locator(".noprint")).to_be_hidden()
