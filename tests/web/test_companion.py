"""The companion in a real browser: combats by taps alone on a tablet and a phone, taking back, a killed server, French."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, House, Json, sideways, violations

from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.game import GAME
from tableforge.table.sitting import Sitting

TABLET = (1024, 768)
SMALL = (360, 740)  # a small phone
TEAM = ["mercenary", "shaman", "thief"]
TOLL: Json = {"scene": "a1-toll-bar", "heroes": TEAM}
LEAST_TAP = 44  # pixels; what is pressed often is 56, the button at the foot 66
LEAST_TEXT = 15  # pixels, but for the names of zones on the map of a phone
SMALL_TEXT = """least => [...document.querySelectorAll('.capp *')]
  .filter(e => !e.closest('.sr, [aria-hidden=true], .cmap') && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
  .filter(e => parseFloat(getComputedStyle(e).fontSize) < least && e.getBoundingClientRect().width > 2)
  .map(e => e.className + ': ' + e.textContent.trim().slice(0, 40))"""
SMALL_TAPS = """least => [...document.querySelectorAll('.capp button:not(.rule), .capp a.tap')]
  .map(b => [b.getBoundingClientRect(), b.outerHTML.slice(0, 100)])
  .filter(([r]) => r.width > 2 && (r.height < least || r.width < least)).map(([r, html]) => html)"""
CUT_OFF = """() => [...document.querySelectorAll('.capp :is(.screen, .what, .cfoot) *')]
  .filter(e => e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 4 && !e.closest('.sr, .cmap, .tok'))
  .filter(e => getComputedStyle(e).display !== 'inline').map(e => e.className + ': ' + e.innerText.slice(0, 40))"""
# The button at the foot is whole and on top, and what is read has at least half of the screen.
FOOT_SEEN = """() => {
  const go = document.querySelector('.cfoot .go')
  if (!go) return true
  const r = go.getBoundingClientRect(), main = document.querySelector('.capp .screen').getBoundingClientRect()
  const x = (r.left + r.right) / 2, y = (r.top + r.bottom) / 2
  const edges = [[x, r.top + 2], [x, r.bottom - 2], [r.left + 2, y], [r.right - 2, y]]
  return edges.every(([x, y]) => go.contains(document.elementFromPoint(x, y))) && main.height > innerHeight / 2
}"""
# What can be tapped and what is counted: prose may come later.
TAPPED = """() => document.querySelector('.capp').dataset.screen + [...document.querySelectorAll('.capp [data-key], .cn')]
  .map(b => b.matches('.cn') ? b.innerText : b.dataset.key + (b.matches('.go') || b.ariaDisabled) + b.ariaPressed)"""


def device(
    house: House, size: tuple[int, int] = TABLET, lang: str = "en", theme: str = "light", **setup: object
) -> Page:
    """A companion at its first screen."""
    made = house.table(
        "fateforge", [{"kind": "here", "name": ""}], 5, setup={"companion": "group", "seats": 1, **(setup or TOLL)}
    )
    return shown(house, made, size, lang, theme)


def shown(house: House, made: Json, size: tuple[int, int] = TABLET, lang: str = "en", theme: str = "light") -> Page:
    page = house.hold(house.person(size, theme, lang), made)
    page.goto(f"{house.address}/table/{made['table']}")
    expect(page.locator(".capp")).to_be_visible()
    return page


def campaign(house: House, *taps: str, size: tuple[int, int] = TABLET, **position: Any) -> Page:
    """A companion somewhere in the campaign, after these taps."""
    g = Sitting(GAME, GAME.setup(companion="group", heroes=TEAM, tale="ember-loan", position=position), 5)
    for key in taps:
        g.answer(key)
    return shown(house, house.resumed(g.save(), ("",)), size)


def screen(page: Page) -> str:
    return page.locator(".capp").get_attribute("data-screen") or ""


def tap(page: Page, key: str, then: str = "") -> None:
    page.locator(f"[data-key='{key}']").first.click()
    if then:
        at(page, then)


def at(page: Page, screen: str) -> None:
    expect(page.locator(f".capp[data-screen='{screen}']")).to_be_visible()


def go(page: Page, then: str) -> None:
    """Tap the one button at the foot."""
    page.locator(".cfoot .go").click()
    at(page, then)


def readable(page: Page) -> None:
    """Everybody can read and press what the screen shows: at arm's length, with a thumb, by ear, and nothing is cut off."""
    assert not violations(page) and sideways(page) <= 0, screen(page)
    assert not page.evaluate(SMALL_TEXT, LEAST_TEXT - 0.1), screen(page)
    assert not page.evaluate(SMALL_TAPS, LEAST_TAP - 0.5), screen(page)
    assert not page.evaluate(CUT_OFF), screen(page)
    assert page.evaluate(FOOT_SEEN), screen(page)


# ---------------------------------------------------------------- combats
@pytest.mark.parametrize(
    ("size", "lang", "theme"), [(TABLET, "en", "light"), (NARROW, "fr", "dark"), (SMALL, "fr", "light")]
)
def test_a_combat_is_played_by_taps_alone(house: House, size: tuple[int, int], lang: str, theme: str) -> None:
    """FF.companion: every screen from the set-up to the boxes, each fit to be read and pressed."""
    page = device(house, size, lang, theme)
    for k in range(4):
        page.locator("[role=tab]").nth(k).click()
        readable(page)
        letters = page.locator(".cmap .zl b").all_inner_texts()  # small, as in all texts; capitals are those of exits
        assert letters == sorted(letters) == [x.lower() for x in letters]
    go(page, "round")
    readable(page)
    checked = set()
    for _ in range(3):
        for key, then in (("start-action-phase", "action"), ("enemy-reactions", "reactions"), ("continue", "enemies")):
            tap(page, key, then)
            if then not in checked:
                readable(page)
                checked.add(then)
        go(page, "upkeep")  # militia at the bar must be counted in this scene
        page.locator(".cfoot .go").click()
        expect(page.locator(".capp:not([data-screen=upkeep])")).to_be_visible()
    assert screen(page) == "extra"
    readable(page)
    go(page, "outcome")
    tap(page, "more:O2")
    expect(page.locator(".count").nth(1).locator(".cn b")).to_have_text("1")
    tap(page, "loot:1")
    readable(page)
    go(page, "health")
    tap(page, "health:mercenary:3")
    expect(page.locator("[data-key='health:mercenary:3']")).to_have_attribute("aria-pressed", "true")
    readable(page)
    page.locator(".cfoot .go").click()
    expect(page.locator(".s-over")).to_contain_text("Victoire" if lang == "fr" else "Won")


@pytest.mark.parametrize("size", [TABLET, SMALL])
def test_a_boss_turns_its_cards_and_its_lives_are_counted(house: House, size: tuple[int, int]) -> None:
    """FF.boss-turn, FF.boss-lives"""
    page = device(house, size, scene="barrow-king", heroes=TEAM)
    page.locator("[role=tab]").nth(2).click()
    expect(page.locator(".comps")).to_contain_text("2 lives, resistance 7, armour 0")
    readable(page)
    go(page, "round")
    go(page, "action")
    readable(page)
    go(page, "reactions")
    expect(page.locator(".bosscard > .nextline")).to_be_visible()
    readable(page)
    go(page, "enemies")
    expect(page.locator(".bosscard > .nextline")).to_have_count(0)
    tap(page, "boss-card")
    expect(page.locator(".bosscard > .nextline")).to_be_visible()
    readable(page)
    lives = page.locator(".bosscard .lives .cn b")
    tap(page, "life")
    expect(lives).to_have_text("1")
    tap(page, "life-back")
    expect(lives).to_have_text("2")
    page.get_by_role("button", name="Undo").click()
    expect(lives).to_have_text("1")
    tap(page, "life")
    expect(page.locator(".bosscard")).to_have_count(0)


def test_what_a_hero_opens_is_tapped_on_the_board(house: House) -> None:
    """FF.chest, FF.exploration-token: the market has a chest and something to find."""
    page = device(house, scene="market-night", heroes=TEAM)
    go(page, "round")
    go(page, "action")
    page.locator(".cmap .tapthing[data-key^='chest:']").click()
    at(page, "chest")
    readable(page)
    page.locator(".offer [data-key]").first.click()
    at(page, "action")
    page.locator(".cmap .tapthing[data-key='explore:X1']").click()
    at(page, "read")
    readable(page)


def test_the_set_up_asks_which_ally_comes_along(house: House) -> None:
    """FF.ally, FF.ally-use: with its card, which says how it is played; whom it goes with stays on the table."""
    page = campaign(house, scene="a1-c2-fight-culvert", allies="tinker hound", size=NARROW)
    at(page, "set-up")
    tap(page, "ally:tinker")
    expect(page.locator("[data-key='ally:tinker']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".allycard")).to_contain_text("Loose rivet")
    readable(page)
    tap(page, "ally:nobody")
    expect(page.locator(".allycard")).to_have_count(0)
    tap(page, "ally:tinker")
    go(page, "round")
    go(page, "action")
    card = page.locator(".allycard")
    expect(card).to_contain_text("Loose rivet")
    assert card.locator(".allyrules b").all_inner_texts() == ["Dice", "Turns", "Wounds"]
    readable(page)
    go(page, "reactions")
    page.get_by_role("button", name="Objectives").click()
    expect(page.locator("dialog .allycard")).to_contain_text("Loose rivet")
    assert not violations(page)
    page.keyboard.press("Escape")
    go(page, "enemies")
    expect(card).to_contain_text("With 3 it is out")


@pytest.mark.parametrize("size", [TABLET, SMALL])
def test_what_was_used_up_is_struck_off_and_put_back(house: House, size: tuple[int, int]) -> None:
    """FF.charged: with the figures after a combat, and in the packs between two scenes."""
    taps = ["start-combat", *["start-action-phase", "enemy-reactions", "continue", "continue"] * 4, "leave", "continue"]
    page = campaign(house, *taps, scene="a1-c2-fight-culvert", bag="healing-herbs healing-herbs", size=size)
    at(page, "health")
    left = page.locator(".supplies .cn b")
    page.locator("[data-key^='used:']").click()
    expect(left).to_have_text("1")
    readable(page)
    page.locator("[data-key^='kept:']").click()
    expect(left).to_have_text("2")
    tap(page, "health:shaman:1")
    page.locator("[data-key^='used:']").click()
    expect(left).to_have_text("1")
    page.locator(".cfoot .go").click()
    page.locator("[data-key='packs']").click()
    at(page, "packs")
    readable(page)
    page.locator("[data-key^='drink:healing-herbs']").click()
    expect(page.locator("[data-key='health:shaman:3'][aria-pressed=true]")).to_be_visible()
    expect(left).to_have_text("0")


def test_two_things_tapped_at_once_both_count_and_a_double_tap_counts_once(house: House) -> None:
    """FF.companion: several hands use one device; what is tapped while an answer is on its way waits for the next question."""
    page = device(house)
    go(page, "round")
    go(page, "action")
    counts = page.locator(".count .cn b")
    both = page.locator("[data-key^='more:']").evaluate_all("all => all.map(b => b.dataset.key)")[:2]
    page.evaluate(
        "keys => keys.forEach(k => document.querySelector(`[data-key='${k}']`).click())", [both[0], both[0], both[1]]
    )
    expect(counts.nth(1)).to_have_text("1")
    expect(counts.nth(0)).to_have_text("1")


def test_a_strip_is_read_with_the_words_that_decide(house: House) -> None:
    """FF.enemy-section, FF.first-or-last: how far, which hero, which token; and the aid shows the marks of the strip."""
    page = device(house)
    for then in ("round", "action", "reactions", "enemies"):
        go(page, then)
    heavy = set(page.locator(".foe .nextline b").all_inner_texts())
    assert {"in its zone", "one zone away", "first", "you choose", "lowest number"} <= heavy
    assert "Blocking." in page.locator(".foe .abil b").all_inner_texts()
    assert page.locator(".aid .i-f-first, .aid .i-f-last").count() == 2
    expect(page.locator(".ctop .what")).to_contain_text("Round 1 of 3")


# ---------------------------------------------------------------- taking back, keys, the screen that stays on
@pytest.mark.both
def test_taking_back_leads_to_the_same_reactions_again(house: House) -> None:
    """FF.companion-undo"""
    page = device(house)
    go(page, "round")
    tap(page, "start-action-phase", "action")
    tap(page, "enemy-reactions", "reactions")
    named = page.locator(".rc .foe header b").all_inner_texts()
    page.get_by_role("button", name="Undo").click()
    at(page, "action")
    tap(page, "more:O2")
    expect(page.locator(".count").nth(1).locator(".cn b")).to_have_text("1")
    tap(page, "enemy-reactions", "reactions")
    assert page.locator(".rc .foe header b").all_inner_texts() == named


def test_a_colour_that_is_dead_makes_room_for_another(house: House) -> None:
    """FF.already-dead, FF.companion-undo: the same one after taking it back, whichever of the two is told of first."""
    page = device(house)
    go(page, "round")
    tap(page, "start-action-phase", "action")
    tap(page, "enemy-reactions", "reactions")
    named = page.locator(".rc [data-key^='dead:']")
    both = named.evaluate_all("all => all.map(b => b.dataset.key)")
    found = []
    for order in (both, both[::-1]):
        for key in order:
            tap(page, key)
            expect(page.locator(f"[data-key='{key}']")).to_have_count(0)
        expect(named).to_have_count(2)
        found.append(named.evaluate_all("all => all.map(b => b.dataset.key)"))
        for key in order[::-1]:
            page.get_by_role("button", name="Undo").click()
            expect(page.locator(f"[data-key='{key}']")).to_have_count(1)
        assert named.evaluate_all("all => all.map(b => b.dataset.key)") == both
    assert found[0] == found[1] != both


def test_a_round_is_played_with_the_keyboard_alone(house: House) -> None:
    """FF.companion: a new screen has the focus, and the button at the foot is the last thing that Tab reaches."""
    page = device(house)
    for then in ("round", "action", "reactions", "enemies"):
        page.locator(".cfoot .go").focus()
        page.keyboard.press("Enter")
        at(page, then)
        assert page.evaluate("document.activeElement.matches('main.screen')"), then
        page.keyboard.press("Tab")
        assert page.evaluate("!!document.activeElement.closest('main.screen, .cfoot')"), then


def test_the_log_tells_every_prompt_and_the_menu_whether_the_screen_stays_on(house: House) -> None:
    """FF.companion: what was said can be read again at any time, and so can the objectives and special rules."""
    page = device(house, scene="barrow-king", heroes=TEAM)
    go(page, "round")
    go(page, "action")
    go(page, "reactions")
    card = page.locator(".bosscard .cardname").inner_text().removesuffix(".")
    page.get_by_role("button", name="Log").click()
    told = page.locator("dialog .log")
    for line in ("On the board", "Next round", "The enemies will react", "The enemies react", card):
        expect(told).to_contain_text(line)
    assert not violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Objectives").click()
    expect(page.locator("dialog")).to_contain_text("Special rules")
    expect(page.locator("dialog")).to_contain_text("Portal P1 joins")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog")).to_contain_text("screen")
    expect(page.locator("dialog a[href$='/sheets']")).to_be_visible()


def test_a_killed_server_loses_no_tap(own_house: House) -> None:
    page = device(own_house)
    go(page, "round")
    tap(page, "start-action-phase", "action")
    tap(page, "enemy-reactions", "reactions")
    named = page.locator(".rc .foe header b").all_inner_texts()
    own_house.kill()
    own_house.open()
    page.reload()
    at(page, "reactions")
    assert page.locator(".rc .foe header b").all_inner_texts() == named


# ---------------------------------------------------------------- the campaign
# What is chosen on the road to the first rest: the first of these that is offered.
ROAD = (
    "press",
    "trench",
    "keep",
    "charge",
    "camp",
    "ask-first",
    "together",
    "walk-up",
    "praise",
    "ledger",
    "toll",
    "free",
    "gold 4",
)


def done(page: Page, key: str) -> None:
    """Tap something, and wait until something else can be tapped or is counted."""
    before = page.evaluate(TAPPED)
    page.locator(f"[data-key='{key}']:not([aria-disabled=true])").first.click()
    page.wait_for_function(f"before => ({TAPPED})() !== before", arg=before)


def fought(page: Page) -> None:
    """At the end of a combat: everything is done, and everything taken."""
    for goal in page.locator(".count:not(.met) [data-key^='more:']").evaluate_all("all => all.map(b => b.dataset.key)"):
        for _ in range(9):
            if page.locator(f".count.met [data-key='{goal}']").count():
                break
            done(page, goal)
    while page.locator("[data-key^='loot:']").count():
        done(page, "loot:1")


def test_a_campaign_is_begun_on_the_first_page_resumed_there_and_played_past_its_first_rest_by_taps_alone(
    house: House,
) -> None:
    """FF.companion: story, tests, two combats, a reward, a rest with purchases; every kind of screen fit to be read, French too."""
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
    readable(page)
    told = page.locator(".s-ask .tale").first.inner_text()
    done(page, "refuse")
    expect(page.locator(".s-ask .tale").first).not_to_have_text(told)
    page.goto(f"{house.address}/companion/fateforge")
    page.locator(".resume a").first.click()
    expect(page.locator(".s-ask .tale").first).to_be_visible()
    seen = ["choice"]
    while (kind := screen(page)) != "rest":
        if kind not in seen:
            readable(page)
        seen.append(kind)
        if kind == "outcome":
            fought(page)
        keys = page.locator(".answers [data-key], .cfoot .go").evaluate_all("all => all.map(b => b.dataset.key)")
        way = "passed" if seen.count("test-result") % 2 else "failed"
        done(page, next(k for k in (*ROAD, way, *keys) if k in keys))
    assert seen.count("set-up") == 2 and seen.count("test-result") == 2 and "reward" in seen
    readable(page)
    page.locator("[data-key^='visit:']").first.click()
    ware = page.locator(".ware[data-key^='buy:']:not([aria-disabled=true])").first
    bought = (ware.get_attribute("data-key") or "").removeprefix("buy:")
    name = ware.locator("span").first.inner_text().split("\n")[0]
    done(page, f"buy:{bought}")
    expect(page.locator(".s-rest .column").nth(1)).to_contain_text(name)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="FR", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator(".cfoot .go")).to_contain_text("Repos terminé")
    readable(page)
    done(page, "done")
    at(page, "choice")
    expect(page.locator(".answers h2")).to_have_text("À vous de choisir")
    readable(page)


def test_what_happens_before_a_combat_is_read_at_its_set_up_with_the_rules_that_are_new(house: House) -> None:
    """FF.setup-screens, FF.unlocked-rule, FF.tutorial-steps"""
    page = campaign(house, scene="a1-c1-ford")
    at(page, "set-up")
    expect(page.locator(".s-setup .tale").first).to_be_visible()
    expect(page.locator(".newrules")).to_contain_text("Chests")
    expect(page.locator(".coach")).to_contain_text("zones")
    readable(page)


def test_a_walk_shows_clues_and_names_no_place(house: House) -> None:
    """FF.exploration: the group finds the place on its own map."""
    page = campaign(house, scene="a1-c5-fog", size=NARROW)
    at(page, "direction")
    expect(page.locator(".clue")).to_be_visible()
    clue = page.locator(".clue").inner_text()
    readable(page)
    page.locator(".compass [data-key]:not([aria-disabled=true])").first.click()
    expect(page.locator(".clue")).not_to_have_text(clue)
    city = tale().maps["easafir"]
    names = [x.name.text("en") for x in city.spots.values() if x.id != "petition-hall"]  # which they look for
    assert not [n for n in names if n in page.locator(".s-ask").inner_text()]


def test_a_rest_is_bought_through_by_taps(house: House) -> None:
    page = device(house, quest="missing-caravan", heroes=TEAM[:2])
    expect(page.locator(".s-rest")).to_be_visible()
    readable(page)
    ware = page.locator(".ware:not([aria-disabled=true])").first
    name = ware.locator("span").first.inner_text().split("\n")[0]
    ware.click()
    expect(page.locator(".s-rest")).to_contain_text(name)
    page.locator(".cfoot .go").click()
    at(page, "set-up")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_a_bosss_card_makes_act_is_read_from_its_own_strip(house: House, lang: str) -> None:
    """FF.boss-turn: the captain's order lets every blue enemy act."""
    name = {"en": "Loose!", "fr": "Décochez !"}[lang]
    page = device(house, lang=lang, scene="gatehouse-captain", heroes=TEAM)
    go(page, "round")
    for _ in range(8):  # rounds: each turns two cards
        go(page, "action")
        go(page, "reactions")
        if page.locator(".bosscard .cardname").inner_text() == name:
            break
        go(page, "enemies")
        tap(page, "boss-card")
        if page.locator(".bosscard .cardname").inner_text() == name:
            break
        page.locator(".cfoot .go").click()
        expect(page.locator(".capp:not([data-screen='enemies'])")).to_be_visible()
        if page.locator(".capp[data-screen='upkeep']").count():
            page.locator(".cfoot .go").click()
        at(page, "round")
    expect(page.locator(".bosscard .cardname")).to_have_text(name)
    expect(page.locator(".bosscard .ordered .foe[data-f=blue]")).to_have_count(1)
    expect(page.locator(".bosscard .ordered .nextline")).not_to_be_empty()
    left = page.locator(".bosscard header small").filter(has_text="1 car")
    expect(left).to_have_text({"en": "1 card left in its deck", "fr": "1 carte dans sa pioche"}[lang])
