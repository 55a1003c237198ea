"""What browsers show of people at a table: who may speak in Hardcore, the time of a turn, what changed meanwhile, and veterans."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect
from web.browsing import NARROW, House, Json, violations

import tableforge
from tableforge.server.hall import owner_key
from tableforge.table.profile import PlayerProfile


def the_lords_turn() -> str:
    """A game in Hardcore in which the Lord plays its turn and the Thief waits, as a save."""
    setup = {"scene": "ford-tutorial", "heroes": ["lord", "thief"], "seats": 2, "hardcore": True, "practice": False}
    g = tableforge.new("fateforge", seed=3, **setup)
    for seat, key in ((0, "lord/ready"), (1, "thief/ready"), (0, "lord")):
        g.answer(key, seat)
    assert g.view(0)["turn"] == "lord"
    return g.save()


def chat(page: Page) -> None:
    page.get_by_role("tab", name=re.compile("Chat|Discussion")).click()
    expect(page.locator(".chat input")).to_be_visible()


def test_in_hardcore_the_chat_of_whoever_waits_is_closed_with_the_reason_and_the_turn_is_timed(house: House) -> None:
    made = house.resumed(the_lords_turn(), ("Ada", "Bo"))
    ada, bo = house.seat(house.person(), made, 0), house.seat(house.person(lang="fr", theme="light"), made, 1)
    for page in (ada, bo):
        expect(page.locator(".tile.now .turnclock")).to_have_text(re.compile(r"[01]:\d\d"))
        chat(page)
    expect(bo.locator("#hushed")).to_contain_text("seul parle celui dont c’est le tour")
    assert bo.locator(".chat input").get_attribute("readonly") is not None
    expect(bo.locator(".chat form button").last).to_have_attribute("aria-disabled", "true")
    ada.locator(".chat input").fill("I go left.")
    ada.locator(".chat form button").last.click()
    expect(bo.locator(".chat ol")).to_contain_text("I go left.")
    assert violations(bo) == [] and violations(ada) == []
    ada.get_by_role("button", name=re.compile("End")).first.click()
    expect(ada.locator("#hushed")).to_contain_text("nobody speaks")
    expect(bo.locator("#hushed")).to_have_count(0)
    assert bo.locator(".chat input").get_attribute("readonly") is None


def test_the_time_of_a_turn_is_shown_on_a_phone_and_ends_nothing(house: House) -> None:
    made = house.resumed(the_lords_turn(), ("Ada", "Bo"))
    page = house.seat(house.person(NARROW), made, 0)
    clock = page.locator(".tile.now .turnclock")
    expect(clock).to_have_text(re.compile(r"[01]:\d\d left for this turn"))
    page.evaluate("() => { const real = Date.now; Date.now = () => real.call(Date) + 100_000 }")
    expect(clock).to_have_text(re.compile(r"[01]:\d\d over"))
    expect(page.locator(".prompt .ask")).to_be_visible()


def of_another_version() -> str:
    """A save of a chronicle that another version of the story has told, and whose answers fit no more."""
    g = tableforge.new("fateforge", seed=4, tale="ember-loan", heroes=["lord", "thief"], seats=1, practice=False)
    body: Json = json.loads(g.save())
    body["setup"]["written"]["version"] = 0
    return json.dumps({**body, "answers": ["by the back door"]})


def test_what_has_changed_in_the_story_is_told_once_in_a_sentence(house: House) -> None:
    made = house.resumed(of_another_version(), ("Ada",))
    page = house.seat(house.person(), made)
    notice = page.locator(".notice")
    expect(notice).to_contain_text("The story has changed since you left it (version 1 instead of 0)")
    assert violations(page) == []
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt .ask")).to_be_visible()
    expect(notice).to_have_count(0)


def test_whoever_has_finished_a_chronicle_begins_the_next_with_all_rules(own_house: House) -> None:
    PlayerProfile(own_house.data).finish("fateforge", "at the terminal")
    sent: list[str] = []
    page = own_house.person()
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.goto(f"{own_house.address}/#owner={owner_key(own_house.data)}")
    page.get_by_role("radio", name=re.compile("Fateforge")).click()
    page.get_by_role("radio", name="Chronicle", exact=True).click()
    expect(page.locator(".setup")).to_contain_text("all rules are unlocked from the start")
    page.locator(".btn.start").click()
    expect(page.locator("button.choice").first).to_be_visible()
    person = page.evaluate("localStorage['tableforge.person']")
    assert len(person) >= 16 and json.loads(sent[0])["person"] == person
    other = own_house.person()
    other.goto(own_house.address)
    other.get_by_role("radio", name=re.compile("Fateforge")).click()
    other.get_by_role("radio", name="Chronicle", exact=True).click()
    expect(other.locator(".setup")).to_be_visible()
    expect(other.locator(".setup")).not_to_contain_text("all rules are unlocked")
