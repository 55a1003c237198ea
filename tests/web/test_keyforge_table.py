"""KeyForge in a real browser: a whole game by clicks, a game by keys, why not, undo, both languages, small screens."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from web.browsing import NARROW, WIDE, Hands, House, ask, legal, mine, sideways, violations, violations_in_both_themes

from tableforge.keyforge.doors.testing import given, seat


@pytest.mark.slow
def test_a_whole_game_against_a_bot_is_played_by_clicks_alone(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=12))
    Hands(page, seed=12).play()
    expect(page.locator("dialog h2")).to_contain_text("forged the third key")


@pytest.mark.slow
def test_a_whole_game_against_a_bot_is_played_by_keys_alone(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=5))
    Hands(page, seed=5, keys=True).play()
    expect(page.locator("dialog h2")).to_contain_text("forged the third key")


@pytest.mark.both
def test_a_turn_is_played_by_the_keyboard_alone(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=7))
    page.keyboard.press("1")  # keep the hand
    expect(page.locator(".housepick")).to_be_visible()
    page.keyboard.press("1")  # the first house
    expect(legal(page).first).to_be_visible()
    page.keyboard.press(legal(page).first.locator(".mark.key").inner_text())
    expect(page.locator(".verbs")).to_be_visible()
    page.keyboard.press("Enter")  # play it
    expect(page.locator(".line.you .card")).to_have_count(1)
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text("Turn 2")


def test_the_house_is_chosen_in_the_prompt_while_its_cards_light_up_and_what_it_could_do_is_said(house: House) -> None:
    you = seat(houses=["brobnar", "dis", "shadows"], hand="punch fear", line="headhunter troll+stun dodger")
    t = given(step="house", you=you, foe=seat(line="urchin"))
    for lang, told in (
        ("en", "Play: Punch. Reap: Headhunter."),
        ("fr", "Jouer : Mandale. Moissonner : Chasseur de Têtes."),
    ):
        page = house.seat(house.person(lang=lang), house.resumed(t.g.save(), bot="random"))
        expect(page.locator(".prompt .housepick .pick")).to_have_count(3)
        prompt, line = page.locator(".prompt").bounding_box(), page.locator(".line.you").bounding_box()
        assert prompt and line and line["y"] + line["height"] <= prompt["y"]
        page.locator(".pick[data-key=brobnar]").hover()
        expect(page.locator(".prompt .leads")).to_contain_text(told)
        expect(page.locator(".is-lit")).to_have_count(3)
        for lit in page.locator(".is-lit").all():
            assert lit.get_attribute("data-f") == "brobnar"
        page.locator(".pick[data-key=dis]").hover()
        expect(page.locator(".is-lit")).to_have_count(1)


def test_a_finger_looks_at_a_house_before_it_takes_it(house: House) -> None:
    page = house.seat(house.person(NARROW), house.table(seed=7))
    page.locator(".prompt [data-key=keep]").click()
    pick = page.locator(".pick[data-key=brobnar]")
    touch = "e => e.dispatchEvent(new PointerEvent('click', {bubbles: true, pointerType: 'touch', detail: 1}))"
    pick.evaluate(touch)
    expect(page.locator(".is-lit").first).to_be_visible()
    pick.evaluate(touch)
    expect(page.locator(".mid .house")).to_contain_text("Brobnar")


def test_a_click_on_what_is_not_legal_says_why_not_with_the_rule(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=7))
    page.keyboard.press("1")
    page.locator(".pick[data-key=brobnar]").click()
    page.locator(".hand .inhand[data-f=dis]").first.click()
    why = page.get_by_role("dialog", name="Why not")
    expect(why).to_contain_text("house")
    why.locator(".rule").click()
    expect(page.locator("dialog")).to_contain_text("KF.")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


@pytest.mark.both
def test_alone_an_answer_is_taken_back(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=7, setup={}))
    page.keyboard.press("1")
    expect(page.locator(".housepick")).to_be_visible()
    before = ask(page)
    page.locator(".pick[data-key=brobnar]").click()
    expect(page.locator(".mid .house")).to_contain_text("Brobnar")
    page.keyboard.press("u")
    expect(page.locator(".housepick")).to_be_visible()
    assert ask(page) == before


def test_taking_back_means_ones_own_answer_whatever_the_bot_has_answered_since(house: House) -> None:
    page = house.seat(house.person(), house.table(seed=7, practice=True))
    page.keyboard.press("1")
    page.locator(".pick[data-key=brobnar]").click()
    expect(legal(page).first).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text("Turn 3")
    expect(page.locator(".housepick")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".log")).not_to_contain_text("Turn 2")
    expect(legal(page).first).to_be_visible()


def test_the_table_speaks_french(house: House) -> None:
    page = house.seat(house.person(lang="fr"), house.table(seed=7))
    expect(page.locator(".steps")).to_contain_text("Jouer, utiliser, défausser")
    page.keyboard.press("1")
    expect(page.locator(".prompt .ask")).to_contain_text("Maison")
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert page.locator(".seat.you .keyslot").all_inner_texts() == ["R", "J", "B"]  # rouge, jaune, bleu


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_nothing_serious_is_found_by_axe(house: House, size: tuple[int, int]) -> None:
    page = house.seat(house.person(size), house.table(seed=7))
    assert violations_in_both_themes(page) == []
    page.keyboard.press("1")
    expect(page.locator(".housepick")).to_be_visible()
    assert violations_in_both_themes(page) == []
    page.locator(".pick").first.click()
    expect(legal(page).first).to_be_visible()
    assert violations_in_both_themes(page) == []


def test_a_narrow_screen_shows_everything_without_scrolling_sideways(house: House) -> None:
    page = house.seat(house.person(NARROW), house.table(seed=7))
    page.locator(".prompt .btn").first.click()
    page.locator(".pick").first.click()
    assert sideways(page) == 0
    assert mine(page)


# ---------------------------------------------------------------- smaller things
def test_what_ends_the_turn_is_seen_whole_with_its_key_in_both_languages(house: House) -> None:
    t = given(house="brobnar", you=seat(hand="punch headhunter", line="troll"), foe=seat(line="urchin"))
    for lang in ("en", "fr"):
        page = house.seat(house.person(lang=lang), house.resumed(t.g.save(), bot="random"))
        end, rail = page.locator(".turnend .btn").bounding_box(), page.locator(".rail").bounding_box()
        assert end and rail and end["x"] + end["width"] < rail["x"], lang
        names = page.locator(".seat.you .pile span:last-child").evaluate_all(
            "all => all.map(e => [e.getBoundingClientRect().left, e.getBoundingClientRect().right])"
        )
        assert all(before[1] + 2 <= after[0] for before, after in pairwise(names)), lang


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_the_lists_of_both_decks_are_one_click_away(house: House, size: tuple[int, int]) -> None:
    page = house.seat(house.person(size), house.table(seed=7))
    page.locator(".seat.them .deck").click()
    expect(page.locator("dialog h3")).to_have_text("Radiant Argus the Supreme")
    expect(page.locator("dialog .groups section")).to_have_count(3)
    page.locator("dialog .seg button").first.click()
    expect(page.locator("dialog h3")).to_have_text("Miss “Onyx” Censorius")
    assert violations(page) == []
    page.locator("dialog .row").first.click()
    expect(page.locator("dialog .card.l")).to_be_visible()


def test_a_deck_has_one_picture_in_both_languages_and_a_bot_its_name_in_each(house: House) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
    made = house.table(seats=seats, seed=7)
    pictures = []
    for lang, name, level in (("en", "Easy bot", "Easy"), ("fr", "Bot facile", "Facile")):
        page = house.seat(house.person(lang=lang), made, 0)
        expect(page.locator(".seat.them .who")).to_contain_text(name)
        expect(page.locator(".seat.them .chip")).to_contain_text(level)
        for art in page.locator(".seat .art").all():
            expect(art).to_have_attribute("style", re.compile("background-image"))
        drawn = "e => e.outerHTML + getComputedStyle(e).backgroundImage"
        pictures.append([art.evaluate(drawn) for art in page.locator(".seat .art").all()])
    assert pictures[0] == pictures[1]


def test_more_than_nine_things_have_a_key_each(house: House) -> None:
    hand = "punch punch punch punch punch punch punch punch punch punch punch headhunter"
    t = given(house="brobnar", you=seat(hand=hand), foe=seat(line="urchin"))
    page = house.seat(house.person(), house.resumed(t.g.save(), bot="random"))
    marks = page.locator(".hand .is-legal .mark.key")
    expect(marks).to_have_count(12)
    badges = marks.all_inner_texts()
    assert len({*badges}) == 12 and all(badges)
    page.keyboard.press(badges[-1].lower())
    expect(page.locator(".verbs")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".line.you .card")).to_have_count(1)


def test_a_card_in_brackets_stands_beside_its_bracket_in_the_story(house: House) -> None:
    t = given(house="sanctum", you=seat(line="protectrix troll+damage:2"), foe=seat())
    t.you.reaps("protectrix", "yes", "troll")
    page = house.seat(house.person(), house.resumed(t.g.save(), bot="random"))
    line = page.locator(".log li", has_text="is healed")
    expect(line).to_contain_text("(Protectrix)")
    assert "(Protectrix)" in line.inner_text()
    line.locator(".cardlink").last.click()
    expect(page.locator("dialog .card.l")).to_be_visible()


@pytest.mark.parametrize("game", ["keyforge", "arkham"])
def test_the_text_of_a_large_card_is_never_cut(house: House, game: str) -> None:
    for lang in ("en", "fr"):
        page = house.person(lang=lang)
        page.goto(f"{house.address}/health")
        faces = f"new URL('/api/{game}/faces?lang={lang}', location.origin)"
        longest = page.evaluate(f"(globalThis.tableforge ?? globalThis).fetch({faces}).then(r => r.json())")["cards"]
        wide = ("scenario", "agenda", "act", "location", "investigator")  # these are drawn lying, as high as they need
        longest = [card for card in longest if card["type"] not in wide]
        texts = sorted(longest, key=lambda c: -len(" ".join(c["text"])))[:3]
        kinds = sorted(longest, key=lambda c: -len(" ".join(c["traits"])))[:3]
        for card in texts + kinds:
            page.goto(f"{house.address}/cards/{game}/{card['id']}")
            text = page.locator(".card.l .text").first
            expect(text).to_be_visible()
            whole = "e => [e, e.closest('.face')].every(x => x.scrollHeight <= x.clientHeight + 1)"
            assert text.evaluate(whole), card["id"]
            assert page.locator(".card.l .kind").first.evaluate(WHOLE), card["id"]


WHOLE = "e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1"


def test_the_card_panel_cuts_neither_what_a_card_is_nor_what_it_says(house: House) -> None:
    t = given(house="mars", you=seat(line="blypyp mindwarper ulyq-megamouth", hand="take-that-smartypants"))
    page = house.seat(house.person(lang="fr"), house.resumed(t.g.save(), bot="random"))
    for card in page.locator(".line.you .card").all():
        card.hover()
        name = card.locator(".name").inner_text()
        expect(page.locator(".inspect .name")).to_have_text(name.replace("\n", " "))
        for part in (".kind", ".text"):
            assert page.locator(f".inspect {part}").evaluate(WHOLE), name
