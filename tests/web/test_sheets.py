"""The companion's sheets: everything of our content that a group needs on paper is there, as large as it must be, and whole."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from math import ceil

import pytest
from playwright.sync_api import Page, expect
from web.browsing import House, sideways, violations

from tableforge.fateforge.cards import pack
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.definition import SceneDef
from tableforge.fateforge.names import CHEST, COLLECT, DICE, FOOD, GEM, GEMS, TRAP_TOKEN

MM = 96 / 25.4  # pixels of a page
ON_A_PAGE = 9  # cards
CARDS = ("skills", "items", "perils", "allies", "enemies", "bosses", "traits", "story", "places")
# What waits for the campaign's own words, by its kind.
SLOWEST = {"story": ".pcard.story", "dice": ".net[data-die=test]", "maps": ".pcity"}
MOST_OF_A_TYPE = 5  # tokens of enemies in play (`FF.token-cap`)


@pytest.fixture(scope="module")
def english(_house: House) -> Iterator[Page]:
    yield sheets(_house, "en")
    _house.tidy()


@pytest.fixture(scope="module")
def french(_house: House) -> Iterator[Page]:
    yield sheets(_house, "fr")
    _house.tidy()


def sheets(house: House, lang: str, *kinds: str) -> Page:
    """The page of the sheets, with these kinds ticked, or with everything."""
    page = house.person((1024, 768), "light", lang)
    page.goto(f"{house.address}/companion/fateforge/sheets")
    expect(page.locator(".kinds input").first).to_be_visible()
    ticked(page, *kinds)
    for kind, last in SLOWEST.items():
        if not kinds or kind in kinds:
            expect(page.locator(last).first).to_be_visible()
    return page


def ticked(page: Page, *kinds: str) -> Page:
    """Let these kinds be shown, or all."""
    for box in page.locator(".kinds input").all():
        box.set_checked(not kinds or box.get_attribute("value") in kinds)
    return page


def printed(page: Page) -> Counter[str]:
    """What is on the sheets, and how often."""
    return Counter(page.evaluate("[...document.querySelectorAll('[data-p]')].map(e => e.dataset.p)"))


def pieces(page: Page) -> Counter[str]:
    """Tokens by kind, with what distinguishes those of a kind."""
    found = page.evaluate(
        "[...document.querySelectorAll('.pthing')].map(e => e.dataset.p.slice(6) + ':' + (e.dataset.id ?? ''))"
    )
    return Counter([x.removesuffix(":") for x in found])


def needed(d: SceneDef) -> Counter[str]:
    """The tokens that a scene may need at once, whatever the story prepares."""
    out: Counter[str] = Counter()
    kinds = {FOOD: "food", CHEST: "chest", TRAP_TOKEN: "trap"}
    for t in d.tokens:
        out[f"gem:{GEMS[t.value]}" if t.kind == GEM else kinds.get(t.kind, "exploration")] += 1
    for line in (*d.place, *d.waves):
        if line.carries:
            out["food" if line.carries == "food" else f"gem:{GEMS[line.carries.removeprefix('gem-')]}"] += 1
    words = Counter([x.word for x in (*d.terrain, *[y for row in d.setup.values() for y in row])])
    out["barricade"] = len(d.map.barricades) + words["barricade"]
    out["difficult"] = len(d.map.difficult) + words["difficult"]
    out["fountain"] = len(d.map.fountains) + words["fountain"]
    out["start"] = len(d.start) + words["start"]
    out["snare"] = words["snare"] + len([x for p in d.points for x in p.outcomes if x.word == "snare"])
    out["exploration"] += len(d.points)
    out["objective"] = sum([len(o.at) for o in d.objectives if o.kind == COLLECT])
    out.update({f"exit:{letter}": 1 for letter, _ in d.exits})
    out.update({f"portal:{x.id}": 2 for x in d.map.portals})
    out.update({f"door:{x.id}": 2 for x in d.doors})  # open, and closed
    return out


def test_no_card_board_tile_figure_or_map_of_ours_is_missing(english: Page) -> None:
    """FF.companion: each is on a sheet."""
    found, content, story = printed(english), pack(), tale()
    heroes, bosses = [h.id for h in content.heroes], [e for e in content.enemies if e.boss is not None]
    every = {
        "hero": heroes,
        "tile": [*heroes, "reactions", "enemies"],
        "figure": [*heroes, *[e.id for e in bosses], "party"],
        "skill": list(content.skills),
        "item": list(content.items),
        "enemy": [e.id for e in content.enemies if e.boss is None],
        "boss": [e.id for e in bosses],
        "boss-card": [c.id for e in bosses if e.boss is not None for c in e.boss.deck],
        "corruption": [c.id for c in content.corruption],
        "fear": [c.id for c in content.fear],
        "trap": [c.id for c in content.trap],
        "trait": list(content.traits),
        "ally": [a.id for a in content.allies],
        "story": list(story.cards),
        "place": list(story.places),
        "map": list(content.maps),
    }
    missing = [f"{kind}:{id}" for kind, ids in every.items() for id in ids if not found[f"{kind}:{id}"]]
    assert not missing and found["city"] == len(story.maps)
    strange = [
        x for x in found if x.partition(":")[0] in every and x.partition(":")[2] not in every[x.partition(":")[0]]
    ]
    assert not strange


def test_there_are_tokens_and_dice_enough_for_every_scene_and_every_group(english: Page) -> None:
    """FF.companion, FF.token-cap, FF.dice-pool"""
    found, tokens = printed(english), pieces(english)
    assert all([found[f"token:{e.id}"] == MOST_OF_A_TYPE for e in pack().enemies if e.boss is None])
    for d in pack().scenes.values():
        short = {kind: n for kind, n in needed(d).items() if n > tokens[kind]}
        assert not short, d.id
    assert tokens["time"] >= max([x.time for x in tale().scenes.values()]) + 1  # a reward gives one more
    for k, die in enumerate(DICE[:4]):
        most = max([sum([h.dice.count(k) for h in four]) for four in itertools.combinations(pack().heroes, 4)])
        assert found[f"die:{die}"] >= most, die
    assert found["die:melee"] >= 4 and found["die:ranged"] >= 4 and found["die:test"] >= 3


def test_cards_fit_their_sleeves_and_tokens_their_zones(english: Page) -> None:
    """FF.companion: 63 × 88 mm, 20 and 22 mm, dice of 20 mm."""
    english.emulate_media(media="print")
    for what, wide, high in ((".pcard", 63, 88), (".pthing", 22, 22), (".ptokens .shape", 20, 20), (".dface", 20, 20)):
        sizes = english.evaluate(
            "what => [...new Set([...document.querySelectorAll(what)].map(e => e.getBoundingClientRect())"
            ".map(r => r.width.toFixed(1) + ' ' + r.height.toFixed(1)))]",
            what,
        )
        assert all([abs(float(x) / MM - y) < 0.3 for size in sizes for x, y in zip(size.split(), (wide, high))]), (
            what,
            sizes,
        )


@pytest.mark.parametrize("lang", ["english", "french"])
def test_no_text_on_paper_is_cut_off(lang: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(lang)
    page.emulate_media(media="screen")
    assert sideways(page) <= 0
    page.emulate_media(media="print")
    expect(page.locator(".noprint")).to_be_hidden()
    cut = page.evaluate(
        "[...document.querySelectorAll('.pcard, .ptext, .phero, .pbody, .pwho, .ptile, .ptrack, .pslots li, .pthing small')]"
        ".filter(e => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)"
        ".map(e => (e.closest('[data-p]')?.dataset.p ?? '') + ' ' + e.className)"
    )
    assert not cut
    over = page.evaluate(
        "[...document.querySelectorAll('.phero')].filter(b => b.querySelector('.pround').getBoundingClientRect().bottom >"
        " b.querySelector('.pslots').getBoundingClientRect().top).map(b => b.dataset.p)"
    )
    assert not over
    outside = page.evaluate(
        "[...document.querySelectorAll('.pmap text')].filter(t => { const b = t.getBBox(), v = t.ownerSVGElement.viewBox.baseVal;"
        " return b.x < 0 || b.x + b.width > v.width || t.closest('.pcity') && b.width > 146 }).map(t => t.textContent)"
    )
    assert not outside


def test_the_browser_makes_a_pdf_without_empty_pages_and_with_maps_lying_across(english: Page) -> None:
    """FF.companion: nine cards to a page, one map to a page."""
    english.emulate_media(media="screen")
    ticked(english, *CARDS)
    numbers = english.evaluate(
        "[...document.querySelectorAll('.psheet')].map(s => s.querySelectorAll('.pcard').length)"
    )
    assert pages(pdf(english)) == sum([ceil(n / ON_A_PAGE) for n in numbers])
    english.emulate_media(media="screen")
    maps = pdf(ticked(english, "maps"))
    assert pages(maps) == len(pack().maps) + len(tale().maps) and b"/MediaBox [0 0 841.9" in maps


def test_the_page_of_the_sheets_is_heard_as_it_is_seen(english: Page) -> None:
    """One kind of each: boards, cards with formulas, cards of bosses, dice, maps."""
    english.emulate_media(media="screen")
    assert not violations(ticked(english, "heroes", "allies", "bosses", "dice", "maps"))


def pdf(page: Page) -> bytes:
    page.emulate_media(media="print")
    return page.pdf(prefer_css_page_size=True, print_background=True)


def pages(pdf: bytes) -> int:
    return pdf.count(b"/Type /Page\n")


def test_nothing_on_paper_bears_an_internal_id(english: Page) -> None:
    told = english.locator(".pcard footer").all_inner_texts()
    assert told and not [x for x in told if re.search(r"\b[a-z]+-[a-z]|:", x)]


def test_a_heros_board_bears_its_name_and_its_role(english: Page) -> None:
    """One name at every table, the role beside it."""
    boards = english.locator(".phero")
    assert boards.locator("h3").all_text_contents() == [h.name for h in pack().heroes]
    assert boards.locator(".prole").all_text_contents() == [h.en for h in pack().heroes]


def test_zones_on_paper_have_the_letters_of_the_table(english: Page) -> None:
    """Rulebook p. 9: small ones, as the texts of the game call them; capitals are those of exits."""
    plans = pack().maps.values()
    assert english.locator(".pmap .letter").all_text_contents() == [z for d in plans for z in d.letters]


def test_no_two_kinds_of_tokens_have_the_same_sign(english: Page) -> None:
    kinds: dict[str, set[str]] = {}
    for kind, sign in english.evaluate(
        "[...document.querySelectorAll('.pthing[data-p]')].map(e => [e.dataset.p, e.querySelector('.i').className])"
    ):
        kinds.setdefault(sign, set()).add(kind.split(":")[1])
    assert {sign: found for sign, found in kinds.items() if len(found) > 1 and "stance" not in found} == {}


# ---------------------------------------------------------------- what is chosen
def test_the_sheets_of_one_hero_or_of_one_combat_alone_are_printed(house: House) -> None:
    page = sheets(house, "en", "heroes", "skills", "enemies", "bosses", "maps")
    page.locator("[data-pick=hero]").select_option("thief")
    page.locator("[data-pick=combat]").select_option("gatehouse-captain")
    found = printed(page)
    skills = {f"skill:{c.id}" for c in pack().skills.values() if c.hero == "thief"}
    assert {x for x in found if x.startswith("skill:")} == skills
    assert {x for x in found if x.startswith(("hero:", "board:"))} <= {"hero:thief", "board:thief"}
    scene = pack().scenes["gatehouse-captain"]
    assert {x for x in found if x.startswith("map:")} == {f"map:{scene.map.id}"}
    assert f"boss:{scene.boss}" in found
    enemies = {x.removeprefix("enemy:") for x in found if x.startswith("enemy:")}
    assert {line.enemy for line in (*scene.place, *scene.waves)} <= enemies < {e.id for e in pack().enemies}


def test_the_sheets_of_one_quest_are_those_of_all_its_combats(house: House) -> None:
    page = sheets(house, "fr", "enemies", "bosses", "maps")
    fought = {q.id: [pack().scenes[leg.scene] for leg in q.flow if leg.scene] for q in pack().quests.values()}
    quest, combats = next((id, some) for id, some in fought.items() if len({d.map.id for d in some}) > 1)
    page.locator("[data-pick=combat]").select_option(quest)
    found = printed(page)
    assert {x for x in found if x.startswith("map:")} == {f"map:{d.map.id}" for d in combats}
    assert {f"boss:{d.boss}" for d in combats if d.boss} <= {*found}
    enemies = {x.removeprefix("enemy:") for x in found if x.startswith("enemy:")}
    assert {line.enemy for d in combats for line in (*d.place, *d.waves)} <= enemies < {e.id for e in pack().enemies}


def test_each_sheet_of_cards_is_followed_by_its_backs_mirrored(house: House) -> None:
    page = sheets(house, "fr", "perils")
    page.locator("[data-pick=backs]").check()
    types = "p => [...p.querySelectorAll('.pcard')].map(c => c.dataset.type)"
    fronts = page.evaluate(f"[...document.querySelectorAll('.pcards:not(.backs)')].map({types})")
    backs = "p => [...p.children].map(c => c.dataset.back ?? '')"
    behind = page.evaluate(f"[...document.querySelectorAll('.pcards.backs')].map({backs})")
    assert len(fronts) == len(behind) > 1
    for front, back in zip(fronts, behind):
        assert len(front) <= ON_A_PAGE
        rows = [front[k : k + 3] for k in range(0, len(front), 3)]
        assert back == [x for row in rows for x in reversed([*row, *[""] * (3 - len(row))])]
    assert pages(pdf(page)) == 2 * len(fronts)


@pytest.mark.parametrize(
    ("paper", "sheets_each", "box"), [("a3", 1, b"/MediaBox [0 0 1191"), ("tiled", 2, b"/MediaBox [0 0 594")]
)
def test_maps_are_printed_as_large_as_the_paper(house: House, paper: str, sheets_each: int, box: bytes) -> None:
    page = sheets(house, "en", "maps")
    page.locator("[data-pick=paper]").select_option(paper)
    made = pdf(page)
    assert pages(made) == sheets_each * len(pack().maps) + len(tale().maps)
    assert box in made
