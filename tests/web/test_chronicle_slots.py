"""The slots of a chronicle in a real browser: begun from the lobby, an act restarted, a hero swapped, gone on with after a kill."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from web.browsing import NARROW, House, settled, violations
from web.test_chronicle import STEP

Json = dict[str, Any]
PLACE = "/api/fateforge/campaigns"
SETUP = {"tale": "ember-loan", "heroes": ["lord", "thief"], "seats": 1}


def kept(house: House, page: Page, name: str = "Ours") -> Json:
    """A chronicle in a slot of this browser, which its lobby shows."""
    made = house.post(PLACE, {"name": name, "setup": SETUP, "seed": 4})
    house.remember(page, {"tableforge.campaigns": {made["campaign"]: made["token"]}})
    return made


def lobby(house: House, page: Page) -> Any:
    page.goto(house.address)
    page.get_by_role("radio", name=re.compile("Fateforge")).click()
    slot = page.locator(".slots li").first
    expect(slot).to_be_visible()
    return slot


def answer(page: Page) -> None:
    """The first answer that the page offers."""
    first = page.locator("button.choice").first
    said = first.text_content()
    first.click()
    go = page.locator(".prompt .btn.main")
    if go.count() and go.first.is_enabled():
        go.first.click()
    expect(page.locator("button.choice").first).not_to_have_text(said or "")
    settled(page)


def test_a_chronicle_begun_in_the_lobby_is_kept_in_a_slot(house: House) -> None:
    page = house.person()
    kept(house, page)
    slot = lobby(house, page)
    expect(slot).to_contain_text("Act I, The Road and the Gate")
    expect(slot).to_contain_text("Edrem (Lord), Tamsil (Thief)")
    slot.get_by_role("button", name="Resume").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("button.choice").first).to_be_visible()
    table = page.url
    slot = lobby(house, page)
    slot.get_by_role("button", name="Resume").click()
    expect(page).to_have_url(table)


def test_an_act_is_restarted_with_other_heroes(house: House) -> None:
    page = house.person()
    kept(house, page)
    slot = lobby(house, page)
    slot.get_by_role("button", name="Restart the act").click()
    form = page.get_by_role("dialog")
    form.get_by_role("checkbox", name="Lord").uncheck()
    form.get_by_role("checkbox", name="Shaman").check()
    form.get_by_role("button", name="Restart the act").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".prompt .ask")).to_contain_text("The act begins again")
    page.get_by_role("button", name="That is enough").first.click()
    expect(page.locator(".prompt .ask")).not_to_contain_text("The act begins again")
    slot = lobby(house, page)
    expect(slot).to_contain_text("Tamsil (Thief), Ki-La (Shaman)")


def test_a_hero_is_swapped_for_another(house: House) -> None:
    page = house.person()
    kept(house, page)
    slot = lobby(house, page)
    slot.get_by_role("button", name="Swap a hero").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Who leaves").select_option("thief")
    form.get_by_label("Who comes").select_option("mercenary")
    form.get_by_role("button", name="Swap a hero").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(lobby(house, page)).to_contain_text("Edrem (Lord), Varsha (Mercenary)")


def test_in_a_combat_no_act_is_restarted_and_no_hero_swapped_and_it_is_said(house: House) -> None:
    page = house.person()
    kept(house, page)
    lobby(house, page).get_by_role("button", name="Resume").click()
    expect(page.locator(".prompt .ask")).to_be_visible()
    for _ in range(60):
        if page.locator(".zmap").count():
            break
        page.evaluate(STEP, 0)
        settled(page)
    expect(page.locator(".zmap")).to_be_visible()
    for what in ("Restart the act", "Swap a hero"):
        lobby(house, page).get_by_role("button", name=what).click()
        page.get_by_role("dialog").get_by_role("button", name=what).click()
        expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("combat")


def test_a_chronicle_goes_on_after_the_server_was_killed(own_house: House) -> None:
    page = own_house.person()
    kept(own_house, page)
    lobby(own_house, page).get_by_role("button", name="Resume").click()
    answer(page)
    expect(page.locator("button.choice .ct").first).not_to_have_text("…")  # its words have come
    asked = page.locator("button.choice").all_text_contents()
    own_house.kill()
    own_house.open()
    lobby(own_house, page).get_by_role("button", name="Resume").click()
    expect(page.locator("button.choice")).to_have_text(asked)
    own_house.errors = [e for e in own_house.errors if "WebSocket" not in e and "ERR_" not in e]


def test_a_slot_is_deleted_only_when_one_is_sure(house: House) -> None:
    page = house.person()
    kept(house, page)
    slot = lobby(house, page)
    slot.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove this campaign").click()
    expect(page.locator(".slots li")).to_have_count(0)


def test_the_slots_speak_french_fit_a_phone_and_break_no_rule_of_access(house: House) -> None:
    page = house.person(NARROW, lang="fr")
    kept(house, page)
    slot = lobby(house, page)
    expect(slot).to_contain_text("Acte I, La route et la porte")
    assert violations(page) == []
    slot.get_by_role("button", name="Recommencer l’acte").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
