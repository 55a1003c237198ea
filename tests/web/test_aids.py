"""The aids at the table: what is read aloud, hints at three depths, and words that can be looked up where they stand."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, sideways, violations
from web.laying import battle, sit

from tableforge.keyforge.doors.testing import given, seat

Json = dict[str, Any]
# A browser's speech that says nothing and keeps what it was to say, each piece ending when the test wants it.
VOICE = """
(() => {
  const said = window.said = []
  const queue = window.queue = []
  class Utterance { constructor(text) { this.text = text } }
  const voices = [{name: 'Ann', lang: 'en-GB', voiceURI: 'ann'}, {name: 'Zoé', lang: 'fr-FR', voiceURI: 'zoe'}]
  const speech = {
    getVoices: () => voices,
    speak: u => { said.push({text: u.text, lang: u.lang, voice: u.voice?.name ?? '', rate: u.rate}); queue.push(u) },
    cancel: () => { queue.length = 0; said.push({cancel: true}) },
  }
  Object.defineProperty(window, 'speechSynthesis', {value: speech, configurable: true})
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {value: Utterance, configurable: true})
  window.finish = () => { while (queue.length) queue.shift().onend?.({}) }
})()
"""
NO_VOICE = (
    "delete window.speechSynthesis; delete window.SpeechSynthesisUtterance; delete Window.prototype.speechSynthesis"
)


def speaking(house: House, page: Page, **settings: object) -> Page:
    """Give a page's browser a voice, and these settings."""
    page.add_init_script(VOICE)
    if settings:
        house.remember(page, {"tableforge.settings": {"lang": "en", "theme": "dark", **settings}})
    return page


def said(page: Page) -> str:
    return " ".join([x["text"] for x in page.evaluate("said") if "text" in x])


# ------------------------------------------------------------------ read aloud
def test_the_question_is_read_on_request_with_its_answers_by_button_and_by_key_and_stopped_again(house: House) -> None:
    page = house.seat(speaking(house, house.person()), house.table(seed=7))
    assert said(page) == ""
    page.locator(".prompt").get_by_role("button", name="Read aloud").click()
    assert "Do you keep this hand" in said(page) and "You can answer: " in said(page)
    expect(page.locator(".prompt").get_by_role("button", name="Stop reading")).to_be_visible()
    page.locator(".prompt").get_by_role("button", name="Stop reading").click()
    assert page.evaluate("queue.length") == 0
    page.keyboard.press("Shift+L")
    assert said(page).count("Do you keep this hand") == 2
    page.evaluate("finish()")
    expect(page.locator(".prompt").get_by_role("button", name="Read aloud")).to_be_visible()


def test_the_story_is_read_as_it_is_told_in_the_voice_and_at_the_speed_that_were_chosen(house: House) -> None:
    page = speaking(house, house.person(), speech=True, voice="Ann", rate=1.5)
    house.seat(page, house.table(seed=7))
    page.keyboard.press("1")
    expect(page.locator(".housepick")).to_be_visible()
    page.wait_for_function("said.some(x => x.text?.includes('keep'))")
    told = [x for x in page.evaluate("said") if "text" in x]
    assert {(x["voice"], x["lang"], x["rate"]) for x in told} == {("Ann", "en-GB", 1.5)}
    assert "shuffled" not in said(page)  # what was told before somebody came is in the story, and not read


def test_voice_and_speed_are_chosen_in_the_settings_and_kept(house: House) -> None:
    page = speaking(house, house.person(lang="fr"))
    page.goto(f"{house.address}/settings")
    expect(page.get_by_label("Voix", exact=True).locator("option")).to_have_text(["celle du navigateur", "Zoé"])
    page.get_by_label("Voix", exact=True).select_option("Zoé")
    page.get_by_label("Vitesse de la voix").fill("0.7")
    page.get_by_label("Lire le récit à voix haute à mesure").check()
    page.get_by_role("button", name="Essayer").last.click()
    last = page.evaluate("said.at(-1)")
    assert (last["voice"], last["lang"], last["rate"]) == ("Zoé", "fr-FR", 0.7)
    assert violations(page) == []
    kept = page.evaluate("JSON.parse(localStorage.getItem('tableforge.settings'))")
    assert (kept["speech"], kept["voice"], kept["rate"]) == (True, "Zoé", 0.7)


def test_the_prologue_of_a_scenario_is_read_from_its_page_and_falls_silent_with_it(house: House) -> None:
    page = speaking(house, house.person(), speech=True)
    seats = [{"kind": "here", "name": "Ada"}]
    made = house.table("arkham", seats=seats, setup={"seats": 1})
    house.seat(page, made)
    page.locator(".prompt .do").get_by_role("button", name="Keep the hand").click()
    passage = page.locator("dialog .passage")
    expect(passage).to_be_visible()
    page.wait_for_function("said.some(x => x.text)")
    first = passage.locator(".prose p").first.inner_text()
    assert first.split(".")[0].replace("“", "")[:30] in said(page)
    page.get_by_role("button", name="Stop reading").wait_for()
    passage.get_by_role("button", name="Read on").click()
    page.wait_for_function("() => said.at(-1).cancel")


def test_a_browser_without_a_voice_says_so(house: House) -> None:
    page = house.person()
    page.add_init_script(NO_VOICE)
    house.seat(page, house.table(seed=7))
    page.locator(".prompt").get_by_role("button", name="Read aloud").click()
    expect(page.locator(".prompt")).to_contain_text("This browser has no speech to read with.")
    page.goto(f"{house.address}/settings")
    expect(page.get_by_role("main")).to_contain_text("This browser has no speech to read with.")


# ------------------------------------------------------------------ hints
def test_a_hint_leads_from_the_zone_to_the_card_to_the_line_and_then_plays_it(house: House) -> None:
    t = given(house="shadows", you=seat(amber=5, line="dodger"), foe=seat())
    page = house.seat(house.person(), house.resumed(t.g.save(), bot="random"))
    page.get_by_role("button", name="A hint").click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text("Look at what is yours: ")
    assert "Dodger" not in hint.inner_text() and not page.locator(".is-told").count()
    page.keyboard.press("Shift+C")
    expect(hint).to_contain_text("Dodger can do it.")
    expect(page.locator(".is-told[data-key='dodger@line:0']")).to_have_count(1)
    hint.get_by_role("button", name="Say more").click()
    expect(hint).to_contain_text("The bot would do this: Reap with Dodger")
    expect(hint.get_by_role("button", name="Say more")).to_have_count(0)
    assert violations(page) == []
    hint.get_by_role("button", name="Do that").click()
    expect(page.locator(".log")).to_contain_text("Dodger")
    expect(page.locator(".hint")).to_have_count(0)  # it was about that question


@pytest.mark.parametrize("game", ["arkham", "fateforge"])
def test_every_game_gives_hints_in_french_and_on_a_small_screen(house: House, game: str) -> None:
    page = house.person(NARROW, theme="light", lang="fr")
    made = house.table(game, seats=[{"kind": "here", "name": "Ada"}], setup={"seats": 1})
    house.hold(page, made)
    page.goto(f"{house.address}/table/{made['table']}")
    expect(page.locator(".prompt .ask")).to_be_visible()
    page.get_by_role("button", name="Un conseil").click()
    for _ in (1, 2):
        page.locator(".hint").get_by_role("button", name="En dire plus").click()
    expect(page.locator(".hint")).to_contain_text("Le bot ferait ceci")
    assert not sideways(page) and violations(page) == []


def test_in_a_battle_whose_prompt_is_always_as_high_a_hint_is_seen_whole(house: House) -> None:
    page = sit(house, battle())
    page.get_by_role("button", name="A hint").click()
    for _ in (1, 2):
        page.locator(".hint").get_by_role("button", name="Say more").click()
    expect(page.locator(".hint")).to_contain_text("The bot would do this")
    covered = """all => all.map(x => {
      const at = x.getBoundingClientRect()
      return !x.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2))
    })"""
    assert page.locator(".hint p, .hint .btn").evaluate_all(covered) == [False] * 4


def test_at_a_table_with_a_guest_no_hint_is_offered(house: House) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "invite", "name": "Sam"}]
    page = house.seat(house.person(), house.table(seats=seats))
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    expect(page.locator(".prompt .ask")).to_be_visible()
    expect(page.get_by_role("button", name="A hint")).to_have_count(0)
    page.keyboard.press("Shift+C")
    expect(page.locator(".hint")).to_have_count(0)


# ------------------------------------------------------------------ the glossary
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_word_of_the_game_is_explained_under_the_pointer_and_in_focus_and_its_rule_opens(
    house: House, lang: str
) -> None:
    t = given(house="brobnar", you=seat(hand="ganger-chieftain", line="troll"), foe=seat(line="urchin"))
    page = house.seat(house.person(WIDE, lang=lang), house.resumed(t.g.save(), bot="random"))
    page.locator(".hand .inhand").first.hover()
    word = page.locator(".rail .term").first
    word.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(tip.locator("p")).not_to_be_empty()
    tip.hover()  # it stays for whoever reads it
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    word.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tip).to_be_visible()
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "glossary"
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(tip).to_have_count(0)


def test_words_of_the_story_and_of_questions_can_be_looked_up_each_once_a_line(house: House) -> None:
    t = given(house="shadows", you=seat(line="dodger"), foe=seat(line="urchin"))
    page = house.seat(house.person(), house.resumed(t.g.save(), bot="random"))
    page.locator("[data-key='dodger@line:0']").click()
    page.locator(".verbs [role=menuitem]").filter(has_text="Reap").click()
    expect(page.locator(".log li .term").filter(has_text=re.compile("reap")).first).to_be_visible()
    for line in page.locator(".log li").all():
        words = line.locator(".term").all_inner_texts()
        assert len(words) == len(set(words))
