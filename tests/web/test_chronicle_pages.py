"""The rarer pages of a campaign in a real browser: after a combat, rewards, the end of an act, the six endings, a fall, traits."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, settled, sideways, violations
from web.laying import NAMES, chapter, sit

from tableforge import new
from tableforge.fateforge.doors.testing import hero

ENDINGS = ("home", "terms", "ground", "watch", "cold", "jubilee")
HEROES = ["mercenary", "shaman", "thief"]
SMALL_FRENCH = (NARROW, "light", "fr")
SHAPES = [(WIDE, "light", "en"), (WIDE, "dark", "fr"), SMALL_FRENCH, ((1024, 768), "dark", "fr")]


def clean(page: Page) -> None:
    """Nothing is wider than the window, and axe finds nothing."""
    assert sideways(page) <= 0
    assert violations(page) == []


# ---------------------------------------------------------------- after a combat
@cache
def before_the_end() -> tuple[str, str]:
    """A campaign that chance has played up to the answer that ends its first combat; and that answer."""
    g = new("fateforge", seed=1, tale="ember-loan", heroes=HEROES, seats=3)
    chance = random.Random(1)
    while True:
        d = g.decision
        assert d is not None
        save, known, key = g.save(), len(g.events), chance.choice(list(d.options)).key
        g.answer(key, seat=d.seat)
        if any([e.kind in ("scene-won", "scene-lost") for e in g.events[known:]]):
            return save, key


@pytest.mark.parametrize(("size", "theme", "lang"), SHAPES)
def test_after_a_combat_a_page_tells_what_it_brought_before_the_story_goes_on(
    house: House, size: tuple[int, int], theme: str, lang: str
) -> None:
    save, key = before_the_end()
    page = house.seat(house.person(size, theme, lang), house.resumed(save, NAMES))
    if page.locator(".veil").count():
        page.locator(".veil .btn.main").click()
    page.locator(f".prompt .do .btn[data-key='{key}']").click()
    expect(page.locator(".verdict")).to_contain_text({"en": "Ford of Smoke", "fr": "Le gué aux fumées"}[lang])
    expect(page.locator(".gotup li")).to_have_count(3)
    expect(page.locator(".brought")).to_contain_text({"en": "The party earns", "fr": "Le groupe gagne"}[lang])
    clean(page)
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_have_count(0)
    expect(page.locator(".scene")).to_have_attribute("data-scene", re.compile("a1-c1-(won|lost)"))


@pytest.mark.both
def test_a_reward_is_chosen_before_the_next_scene_is_told(house: House) -> None:
    page = sit(house, chapter("a1-c2-fight-toll", fought="won", points=1))
    expect(page.locator(".verdict")).to_contain_text("The Toll Bar")
    expect(page.locator(".prose")).not_to_contain_text("nineteen borrowed boots")
    clean(page)
    page.keyboard.press("1")
    expect(page.locator(".prose")).to_contain_text("nineteen borrowed boots")
    expect(page.locator(".pbag")).to_contain_text("19 gold")


def test_what_a_reward_gives_each_hero_is_not_passed_over_by_accident(house: House) -> None:
    t = chapter("a1-c2-fight-toll", fought="won", points=3).group("gold-4").asks("reward").group("die-of-its-own")
    page = sit(house, t.asks("new-die"), *SMALL_FRENCH)
    expect(page.locator(".choice .die")).to_have_count(3)
    asked = page.locator(".prompt .ask").inner_text()
    page.keyboard.press("Enter")
    settled(page)
    assert page.locator(".prompt .ask").inner_text() == asked
    clean(page)
    page.keyboard.press("1")
    expect(page.locator(".prompt .ask")).not_to_have_text(asked)


def test_a_combat_that_was_lost_says_that_the_story_goes_on(house: House) -> None:
    t = chapter("a1-c2-fight-toll", fought="lost")
    page = sit(house, t)
    expect(page.locator(".scene")).to_have_attribute("data-scene", "a1-c2-toll-lost")
    expect(page.locator(".happened")).to_contain_text("4 gold")


# ---------------------------------------------------------------- a fall, traits, what comes too late
def test_a_hero_who_falls_in_a_story_is_named_and_gets_up_with_corruption(house: House) -> None:
    page = sit(house, chapter("a3-c1-signed", you=hero("mercenary", health=1)))
    page.locator(".choice[data-key=hand]").click()
    expect(page.locator(".choices")).to_contain_text("Varsha")
    page.locator(".choice", has_text="Varsha").click()
    expect(page.locator(".happened")).to_contain_text("Varsha (Mercenary) is knocked out")
    expect(page.locator(".pm .bad")).to_have_count(1)
    clean(page)


def test_a_trait_is_bought_for_three_points(house: House) -> None:
    page = sit(house, chapter("a1-r1", trait_points=4), *SMALL_FRENCH)
    expect(page.locator(".rising")).to_contain_text("Le groupe a 4 points de caractéristique")
    clean(page)
    page.locator(".rising p", has_text="Varsha").get_by_role("button", name="Intuition").click()
    expect(page.locator(".rising")).to_have_count(0)
    page.locator(".pmb").first.click()
    expect(page.get_by_role("dialog").locator(".sheet .trait")).to_have_text(["Résilience", "Intuition"])
    expect(page.get_by_role("dialog").locator(".sheet h3")).to_contain_text("Mercenaire")


def test_a_side_quest_that_has_waited_too_long_is_told_of_and_kept_in_the_chronicle(house: House) -> None:
    t = chapter("a1-r1", quests={"room-nine": "open:1"}).group("done", "done")
    page = sit(house, t.asks("rest"))
    expect(page.locator(".quest .exp")).to_contain_text("gone when this rest ends")
    page.keyboard.press("e")
    expect(page.locator(".happened")).to_contain_text("A side quest has waited too long: Room Nine")
    page.keyboard.press("o")
    page.get_by_role("tab", name="Side quests").click()
    expect(page.locator(".quest.off")).to_contain_text("too late")


def test_what_is_bought_says_its_price_and_who_can_carry_it(house: House) -> None:
    page = sit(house, chapter("a1-r1"))
    page.locator(".place[data-key=menders-forge]").click()
    page.keyboard.press("1")
    expect(page.locator(".prompt .leads")).to_contain_text("1 time, as the first thing you buy here")
    assert page.locator(".fitb").count() <= 6  # a slot in which it works and one in which it is kept, for each of three
    clean(page)
    page.keyboard.press("1")
    expect(page.locator(".place[data-key=menders-forge] .pc.done")).to_have_count(1)


# ---------------------------------------------------------------- the end of an act, and of it all
@pytest.mark.parametrize(("size", "theme", "lang"), SHAPES)
def test_the_end_of_an_act_is_read_and_is_read_again_after_a_reload(
    house: House, size: tuple[int, int], theme: str, lang: str
) -> None:
    page = sit(house, chapter("a1-end-guests"), size, theme, lang)
    for _ in range(2):
        expect(page.locator(".nextact")).to_contain_text(
            {"en": "The Man Who Would Not Owe", "fr": "L’homme qui ne voulait pas devoir"}[lang]
        )
        expect(page.locator(".actbar")).to_contain_text({"en": "Act I", "fr": "Acte I"}[lang])
        expect(page.locator(".actbar li.done")).to_have_count(8)
        page.reload()
        expect(page.locator(".prompt .ask")).to_be_visible()
        if page.locator(".veil").count():
            page.locator(".veil .btn.main").click()
    clean(page)
    page.locator(".goon").click()
    expect(page.locator(".scene")).to_have_attribute("data-scene", "a2-c1-guests")
    expect(page.locator(".top h1")).to_have_text({"en": "Full Session", "fr": "Séance plénière"}[lang])


@pytest.mark.parametrize("end", ENDINGS)
def test_each_ending_is_told_with_what_the_chronicle_came_to(house: House, end: str) -> None:
    shape = SHAPES[ENDINGS.index(end) % len(SHAPES)]
    page = sit(house, chapter(f"end-{end}", points=9, won=["a1-toll-bar"], lost=["a1-culvert"]), *shape)
    expect(page.locator(".scene")).to_have_attribute("data-scene", f"end-{end}")
    reckoning = page.locator(".reckoning").locator("visible=true")
    expect(reckoning).to_contain_text("9")
    expect(reckoning).to_contain_text({"en": "every rule is known", "fr": "toutes les règles sont connues"}[shape[2]])
    expect(page.locator(".prompt .ask")).to_have_text(
        {"en": "The chronicle has ended.", "fr": "La chronique est terminée."}[shape[2]]
    )
    clean(page)
    page.keyboard.press("o")
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize(("size", "theme", "lang"), [(WIDE, "light", "en"), SMALL_FRENCH])
def test_packs_are_opened_as_the_sheets_of_the_heroes(
    house: House, size: tuple[int, int], theme: str, lang: str
) -> None:
    """FF.item-trade: each with its boxes and slots; an item is moved where it lies."""
    t = chapter("a1-c1-fire", you=hero("mercenary", items="healing-potion"), cards=["tally-stock", "selmets-satchel"])
    page = sit(house, t, size, theme, lang)
    page.locator("[data-key=packs]").first.click()
    expect(page.locator(".packsheet header")).to_have_count(3)
    potion = page.locator(".packitem", has=page.locator("[data-key='arrange:healing-potion']"))
    expect(potion).to_contain_text({"en": "Healing Potion", "fr": "Potion de soin"}[lang])
    clean(page)
    potion.locator(".packact").click()
    expect(page.locator(".choice").first).to_be_visible()


# ---------------------------------------------------------------- many answers
@pytest.mark.parametrize("key", ["2", "last"])
def test_each_answer_of_a_long_list_has_a_key_that_takes_it(house: House, key: str) -> None:
    """The index of the reading room has more names than there are digits, and is asked at a rest, where digits buy."""
    places = "petition-reading-room"
    t = chapter("a2-r1", places=places, regard={"artificers": 2})
    page = sit(house, t.group(f"visit:{places}", "service:index"), size=WIDE)
    badges = page.locator(".prompt .do .btn .kbd").all_inner_texts()
    assert len(badges) > 9 and len(set(badges)) == len(badges) == page.locator(".prompt .do .btn").count()
    page.keyboard.press(badges[-1].lower() if key == "last" else key)
    expect(page.locator(".prompt .do .btn")).to_have_count(1)  # the rest goes on
