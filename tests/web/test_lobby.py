"""The lobby in a real browser: a game is set up and begun, gone on with, joined; decks come in by every way there is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, sideways, violations, violations_in_both_themes

from tableforge import building
from tableforge.keyforge.decks import deck as keyforge
from tableforge.keyforge.decks.formats import to_text

ONYX = to_text(keyforge.starters()["onyx"], "en")
DROP = """([type, name, text]) => {
  const data = new DataTransfer();
  if (type === 'file') data.items.add(new File([text], name));
  else data.setData('text/plain', text);
  document.body.dispatchEvent(type === 'paste'
    ? new ClipboardEvent('paste', {clipboardData: data, bubbles: true})
    : new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
}"""


def lobby(house: House, page: Page, game: str = "keyforge") -> Page:
    page.goto(house.address)
    page.locator(f".game[data-game={game}]").click()
    expect(page.locator(".seatrow").first).to_be_visible()
    expect(page.locator(".deckcard").first).to_be_visible()
    return page


def in_the_making(page: Page, told: str) -> None:
    """Let the server say that the engine is being compiled."""
    page.route("**/api/engine*", lambda route: route.fulfill(json={"state": "building", "text": told}))


def test_one_quiet_line_says_that_the_engine_is_being_made_faster(house: House) -> None:
    for lang in ("en", "fr"):
        page = house.person(NARROW, lang=lang)
        in_the_making(page, building.BUILDING.text(lang))
        lobby(house, page)
        expect(page.locator(".engine")).to_have_text(building.BUILDING.text(lang))
        assert violations(page) == [] and sideways(page) == 0


def test_enter_starts_a_game_with_what_is_usual(house: House) -> None:
    page = lobby(house, house.person())
    page.locator(".setup h2").click()  # nothing is focused
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".prompt .ask")).to_be_visible()


def test_a_game_is_set_up_by_the_keyboard_alone(house: House) -> None:
    page = lobby(house, house.person())
    page.keyboard.press("1")
    expect(page.locator(".game[data-game=arkham]")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("2")
    expect(page.locator(".game[data-game=fateforge]")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("3")
    expect(page.locator(".game[data-game=keyforge]")).to_have_attribute("aria-checked", "true")
    page.get_by_role("radiogroup", name="rulebook").get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="1.1")).to_be_checked()
    page.get_by_label("Seat 1, chains: one more").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    page.get_by_label("Seed").focus()
    page.keyboard.type("417")
    page.get_by_role("button", name="Start the game").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".seat.you")).to_contain_text(re.compile(r"1\s*chains"))  # the opening hand has shed one of two


def test_a_game_goes_on_where_it_was_left(house: House) -> None:
    page = lobby(house, house.person())
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url
    expect(page.locator(".prompt .ask")).to_be_visible()
    page.goto(house.address)
    going = page.locator(".golist")
    expect(going).to_have_count(1)
    going.click()
    page.wait_for_url(table)


@pytest.mark.parametrize("way", ["file", "text", "paste"])
def test_a_deck_is_imported_by_drop_and_by_paste(house: House, way: str) -> None:
    page = lobby(house, house.person())
    name = f"Archon of the {way}"
    page.evaluate(DROP, [way, "x.deck", re.sub("name: .*", f"name: {name}", ONYX, count=1)])
    expect(page.locator(".taken")).to_contain_text(name)
    expect(page.locator(".deckpick").first).to_contain_text(name)


def test_what_is_wrong_with_a_deck_is_told_by_its_line(house: House) -> None:
    page = lobby(house, house.person(lang="fr"))
    page.evaluate(DROP, ["text", "", ONYX.replace("Headhunter", "Headhumter")])
    expect(page.locator(".problem:visible")).to_contain_text("ligne")
    expect(page.locator(".problem:visible")).to_contain_text("Headhumter")


def test_a_deck_with_markup_in_its_name_stays_text(house: House) -> None:
    page = lobby(house, house.person())
    name = "<img src=x onerror=alert(1)>"
    page.evaluate(DROP, ["text", "", re.sub("name: .*", f"name: {name}", ONYX, count=1)])
    expect(page.locator(".deckpick").first).to_contain_text(name)
    assert page.locator("img").count() == 0


@pytest.mark.both
def test_a_deck_is_forged_and_given_to_the_seat_that_chooses(house: House) -> None:
    page = lobby(house, house.person())
    before = page.locator(".deckpick").nth(1).inner_text()
    first = page.locator(".deckcard").first.inner_text()
    page.locator(".deckpick").nth(1).click()
    page.keyboard.press("f")
    expect(page.locator(".taken")).to_be_visible()
    expect(page.locator(".deckpick").nth(1)).not_to_have_text(before)
    expect(page.locator(".deckcard").first).not_to_have_text(first)
    page.locator(".deckcard", has_text="Onyx").first.press("Enter")  # by keys: a pointer would miss what still moves
    expect(page.locator(".deckpick").nth(1)).to_contain_text("Onyx")
    expect(page.locator(".deckpick").nth(1)).to_be_focused()


def test_a_link_gives_one_seat_to_a_friend(house: House) -> None:
    page = lobby(house, house.person())
    page.locator(".seatrow").nth(1).get_by_role("radio", name="Invite").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/table/"))
    link = page.locator(".linkbox input").input_value()
    expect(page.locator(".invite")).to_contain_text("opens on this machine only")
    friend = house.person(NARROW, lang="fr")
    friend.goto(house.address)
    friend.get_by_label("Coller une invitation").fill(link)
    friend.keyboard.press("Enter")
    friend.wait_for_url(re.compile("/join/"))
    friend.get_by_label("Votre nom").fill("Inès")
    friend.keyboard.press("Enter")
    friend.wait_for_url(re.compile("/table/[^#]*$"))
    expect(friend.locator(".prompt")).to_be_visible()
    third = house.person()
    third.goto(link)
    third.get_by_role("button", name="Take the seat").click()
    expect(third.get_by_role("alert")).to_contain_text("invitation")


def test_arkham_horror_is_set_up_for_several(house: House) -> None:
    page = lobby(house, house.person(), "arkham")
    page.get_by_role("radiogroup", name="investigators").get_by_role("radio", name="2").click()
    expect(page.locator(".seatrow")).to_have_count(2)
    expect(page.get_by_role("radiogroup", name="lead")).to_be_visible()
    page.get_by_role("radio", name="Hard").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "windows", "every", "said"),
    [
        ("en", "windows", "all seats", "can betray what they hold"),
        ("fr", "fenêtres", "tous", "peut trahir ce qu’on a en main"),
    ],
)
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["1440", "390"])
def test_several_people_are_told_that_quick_windows_can_betray_a_hand(
    house: House, lang: str, windows: str, every: str, said: str, size: tuple[int, int]
) -> None:
    page = lobby(house, house.person(size, lang=lang), "arkham")
    expect(page.locator(".warns")).to_have_count(0)  # alone there is nobody to betray anything to
    page.get_by_role("radiogroup", name=re.compile("^investigat")).get_by_role("radio", name="2").click()
    expect(page.locator(".warns")).to_contain_text(said)
    assert violations(page) == [] and sideways(page) == 0
    page.get_by_role("radiogroup", name=windows).get_by_role("radio", name=every).click()
    expect(page.locator(".warns")).to_have_count(0)


@pytest.mark.parametrize("game", ["keyforge", "arkham"])
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["1440", "390"])
def test_the_lobby_is_for_everybody(house: House, game: str, size: tuple[int, int]) -> None:
    page = lobby(house, house.person(size), game)
    assert violations_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def begin(page: Page) -> None:
    """Start the game as it is set up."""
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".prompt .ask")).to_be_visible()


def test_a_newcomer_is_led_to_the_lessons_until_something_was_played(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    expect(page.locator(".newhere")).to_contain_text("Never played KeyForge?")
    page.get_by_role("radio", name=re.compile("Arkham")).click()
    page.get_by_role("link", name="Learn it in short positions").click()
    expect(page).to_have_url(f"{house.address}/learn/arkham")
    page.goto(house.address)
    page.get_by_role("radio", name=re.compile("KeyForge")).click()
    begin(page)
    page.goto(house.address)
    expect(page.locator(".golist")).to_have_count(1)
    expect(page.locator(".newhere")).to_have_count(0)


def test_every_setting_says_what_it_is_about_once_it_has_the_focus(house: House) -> None:
    page = house.person(lang="fr")
    page.goto(house.address)
    settings = page.locator(".opt").filter(has=page.locator("[tabindex='0'], input"))
    for n in range(settings.count()):
        settings.nth(n).locator("[tabindex='0'], input").first.focus()
        expect(page.locator(".hint")).not_to_have_text("")


def test_a_chronicle_and_a_combat_are_never_none_and_whoever_comes_along_may_be(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    page.locator(".game[data-game=fateforge]").click()
    for way, asked in (("Chronicle", "Campaign"), ("One combat", "Scene")):
        page.get_by_role("radio", name=way, exact=True).click()
        expect(page.get_by_role("combobox", name=asked).locator("option[value='']")).to_have_count(0)
    expect(page.get_by_role("combobox", name="Ally").locator("option[value='']")).to_have_count(1)


def test_on_a_phone_the_story_of_a_chronicle_stands_below_its_settings(house: House) -> None:
    page = house.person(NARROW)
    page.goto(house.address)
    page.locator(".game[data-game=fateforge]").click()
    page.get_by_role("radio", name="Chronicle", exact=True).click()
    expect(page.locator(".ownstories")).to_be_visible()
    settings, story = page.locator(".setup").bounding_box(), page.locator(".ownstories").bounding_box()
    assert settings is not None and story is not None and settings["y"] + settings["height"] <= story["y"]


def test_a_table_is_removed_only_after_a_question(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    begin(page)
    page.goto(house.address)
    page.locator(".gone").click()
    page.get_by_role("button", name="No, leave it").click()
    expect(page.locator(".golist")).to_have_count(1)
    page.locator(".gone").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.locator(".golist")).to_have_count(0)


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (NARROW, "fr")])
def test_heroes_are_known_before_they_are_chosen_and_the_campaign_comes_first(
    house: House, size: tuple[int, int], lang: str
) -> None:
    """Portrait, figures, dice and the own story of each, whoever is chosen."""
    page = house.person(size, lang=lang)
    page.goto(house.address)
    page.locator(".game[data-game=fateforge]").click()
    expect(page.get_by_role("radio", name={"en": "Chronicle", "fr": "Chronique"}[lang], exact=True)).to_be_checked()
    thief = page.locator(".heropicks li", has=page.locator("[data-hero=thief]"))
    expect(thief.locator(".dicepool .die")).to_have_count(4)
    expect(thief.locator(".figs")).to_contain_text("5")
    expect(thief).to_contain_text("Tamsil")
    thief.locator("summary").click()
    expect(thief.locator("details p").first).to_be_visible()
    thief.locator("button").click()
    expect(thief.locator("button")).to_have_attribute("aria-pressed", "true")
    assert sideways(page) <= 0
