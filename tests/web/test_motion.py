"""What has happened is seen in the browser: cards large, what travels from where to where; skipped, slowed, off, none unwished."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.browsing import AT_REST, NARROW, WIDE, House, Json, legal, settled, sideways, violations
from web.laying import battle, sit

from tableforge.arkham.doors.testing import given as night
from tableforge.arkham.doors.testing import seat as investigator
from tableforge.fateforge.doors.testing import hero
from tableforge.keyforge.doors.testing import given, seat

# Everything that moves is noted as it begins. Where `still` is set it stands still, and so does what waits for it to have
# moved: what is looked at is there however slow the machine is.
WATCH = """
() => {
  window.seen = []
  const later = window.setTimeout
  window.setTimeout = (then, ms, ...more) => (window.still && ms >= 200 ? 0 : later(then, ms, ...more))
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, how) {
    const on = this.closest('.motionstage') ? this.className.replace(/ ?svelte-\\w+/, '') : ''
    const ways = [...frames].map(f => f.translate).filter(Boolean)
    const at = this.getBoundingClientRect()
    window.seen.push({
      on, key: this.dataset.key ?? '', ways, what: Object.keys(frames[0])[0], delay: how.delay ?? 0, ms: how.duration,
      left: parseFloat(this.style.left), top: parseFloat(this.style.top), at: [at.left, at.top, at.width, at.height],
    })
    const moving = animate.call(this, frames, how)
    if (window.still && on) moving.pause()
    return moving
  }
}
"""
MIDDLE = """
(what) => { const r = document.querySelector(what).getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] }
"""
ROBBED: Json = {"hand": "urchin punch", "line": "silvertooth", "amber": 1}


def robbers(house: House, reduced: bool = False, size: tuple[int, int] = WIDE, **kept: Any) -> Page:
    """Ada is about to play Urchin, which steals one of Wick's three æmber."""
    you = seat(houses=["brobnar", "dis", "shadows"], **ROBBED)
    t = given(house="shadows", you=you, foe=seat(line="dust-imp", amber=3))
    page = house.person(size, reduced=reduced)
    house.remember(page, {"tableforge.settings": {"lang": "en", "theme": "dark", **kept}})
    house.seat(page, house.resumed(t.g.save(), bot="random"))
    page.wait_for_selector(".motionstage", state="attached")
    return page


def steal(page: Page, still: bool = False) -> None:
    page.evaluate(WATCH)
    page.evaluate("still => { window.still = still }", still)
    page.locator(".hand [data-key='urchin@hand:0']").click()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text(
        "flank" if page.evaluate("document.documentElement.lang") == "en" else "flanc"
    )
    page.keyboard.press("1")
    expect(page.locator(".line.you .card")).to_have_count(2)
    settled(page)


def seen(page: Page, on: str) -> list[Json]:
    """What has moved on the stage and is such a thing."""
    found: list[Json] = page.evaluate("on => window.seen.filter(x => x.on.split(' ').includes(on))", on)
    return found


def way(piece: Json) -> list[float]:
    """Where something comes to on the stage in the end."""
    x, y = re.findall(r"calc\(-50% \+ ([-\d.e]+)px\)", piece["ways"][-1])
    return [piece["left"] + float(x), piece["top"] + float(y)]


def test_stolen_aember_travels_from_pool_to_pool(house: House) -> None:
    page = robbers(house)
    steal(page)
    (gem,) = seen(page, "piece")
    whence, into = page.evaluate(MIDDLE, "[data-spot='amber:1']"), page.evaluate(MIDDLE, "[data-spot='amber:0']")
    assert (gem["left"], gem["top"]) == pytest.approx(whence, abs=1)
    assert way(gem) == pytest.approx(into, abs=1)
    assert gem["ms"] < 1000
    (tally,) = seen(page, "tally")
    assert tally["delay"] > gem["delay"]
    expect(page.locator("[data-spot='amber:0'] .big")).to_have_text("2")


def test_nothing_of_it_is_seen_before_its_time(house: House) -> None:
    page = robbers(house)
    steal(page, still=True)
    expect(page.locator(".motionstage .piece")).to_have_count(1)
    unseen = "all => all.map(x => getComputedStyle(x).opacity)"
    assert page.locator(".motionstage :is(.piece, .tally)").evaluate_all(unseen) == ["0", "0"]


def test_what_is_played_is_shown_large_and_comes_to_its_place_from_there(house: House) -> None:
    page = robbers(house)
    page.evaluate(WATCH)
    page.evaluate("() => { window.still = true }")
    page.locator(".hand [data-key='urchin@hand:0']").click()
    page.keyboard.press("Enter")
    large = page.locator(".motionstage .large")
    expect(large).to_have_count(1)
    expect(large).to_contain_text("Urchin")
    (shown,) = seen(page, "large")
    assert shown["ms"] < 1000
    box, board = shown["at"], page.locator(".table").bounding_box()
    assert board and board["x"] <= box[0] and box[0] + box[2] <= board["x"] + board["width"]


@pytest.mark.parametrize("how", ["space", "click"])
def test_a_click_or_the_space_bar_skips_it_and_nothing_is_lost(house: House, how: str) -> None:
    page = robbers(house)
    steal(page, still=True)
    expect(page.locator(".motionstage .piece")).to_have_count(1)
    if how == "space":
        page.keyboard.press("Space")
    else:
        page.locator(".top h1").click()
    expect(page.locator(".motionstage > *")).to_have_count(0)
    assert (
        page.evaluate(
            "document.querySelector('.table').getAnimations({subtree: true}).filter(a => a.playState === 'running').length"
        )
        == 0
    )
    expect(page.locator("[data-spot='amber:0'] .big")).to_have_text("2")
    expect(page.locator("dialog, .verbs, .why")).to_have_count(0)
    assert violations(page) == []


def test_nobody_waits_for_it_before_the_next_answer(house: House) -> None:
    """While all of it still moves, the next thing can be done at once."""
    page = robbers(house)
    steal(page, still=True)
    expect(page.locator(".motionstage .piece")).to_have_count(1)
    page.evaluate("() => { window.still = false }")
    page.locator(".turnend .btn").click()
    expect(page.locator(".log")).to_contain_text("Turn")
    expect(page.locator(".log li.now")).not_to_contain_text("Urchin steals")


def test_with_reduced_motion_nothing_travels_and_what_moved_is_ringed(house: House) -> None:
    page = robbers(house, reduced=True)
    steal(page)
    assert {x["what"] for x in page.evaluate("window.seen")} == {"outline"}
    expect(page.locator(".motionstage > *")).to_have_count(0)


def test_it_is_off_where_somebody_wants_none(house: House) -> None:
    page = robbers(house, animation="off")
    steal(page)
    assert {x["what"] for x in page.evaluate("window.seen")} == {"outline"}


def test_it_is_slower_where_somebody_wants_it_slower(house: House) -> None:
    page = robbers(house)
    steal(page)
    slow = robbers(house, animation="slow")
    steal(slow)
    assert seen(slow, "piece")[0]["ms"] == 2 * seen(page, "piece")[0]["ms"]


def test_a_creature_that_dies_is_struck_first_and_goes_to_its_discard_pile(house: House) -> None:
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="urchin troll"))
    page = house.seat(house.person(reduced=False), house.resumed(t.g.save(), bot="random"))
    page.wait_for_selector(".motionstage", state="attached")
    legal(page).first.click()
    page.keyboard.press("Enter")
    expect(page.locator("[data-key='urchin@foe-line:0'].is-legal")).to_have_count(1)
    page.evaluate(AT_REST)
    where = page.locator("[data-key='urchin@foe-line:0']").bounding_box()
    page.evaluate(WATCH)
    page.evaluate("() => { window.still = true }")
    page.locator("[data-key='urchin@foe-line:0']").click()
    expect(page.locator("main .line.them .card")).to_have_count(1)
    ghost = page.locator(".motionstage .likeness", has_text="Urchin")
    expect(ghost).to_have_count(1)
    box = ghost.bounding_box()
    assert box and where and abs(box["y"] - where["y"]) < where["height"] / 4
    (hit,) = [x for x in seen(page, "tally") if "harm" in x["on"]]
    (goes,) = [x for x in seen(page, "likeness") if x["what"] == "scale"]
    assert hit["delay"] < goes["delay"]


def test_what_a_bot_plays_is_seen_too_and_nothing_of_it_can_be_pointed_at(house: House) -> None:
    t = given(
        house="brobnar",
        you=seat(line="troll"),
        foe=seat(hand="urchin", deck="urchin urchin urchin urchin urchin urchin"),
    )
    page = house.seat(house.person(reduced=False), house.resumed(t.g.save(), bot="random"))
    page.wait_for_selector(".motionstage", state="attached")
    page.evaluate(WATCH)
    page.keyboard.press("e")
    page.wait_for_function("() => window.seen.some(x => x.on.includes('piece back'))")
    stage = page.locator(".motionstage")
    assert stage.get_attribute("aria-hidden") == "true"
    assert stage.evaluate("e => e.inert && getComputedStyle(e).pointerEvents === 'none'")
    expect(page.locator(".housepick")).to_be_visible()


def test_a_chaos_token_is_drawn_from_the_bag(house: House) -> None:
    t = night(you=investigator("roland", at="study"), locations="study+clues:1", bag="cultist")
    page = house.seat(house.person(reduced=False), house.resumed(t.g.save(), ("Ada",)))
    page.wait_for_selector(".motionstage", state="attached")
    page.evaluate(WATCH)
    bag = page.evaluate(MIDDLE, ".bag")
    page.locator(".loc.is-legal .lface").first.click()
    expect(page.locator(".tokenmoment")).to_be_visible()
    page.evaluate(AT_REST)
    (token,) = seen(page, "drawn")
    assert (token["left"], token["top"]) == pytest.approx(bag, abs=1)
    assert way(token) == pytest.approx(page.evaluate(MIDDLE, ".tokenmoment .one"), abs=1)
    assert token["ms"] < 1000


def test_a_hunter_goes_over_the_map_before_it_engages(house: House) -> None:
    """The likeness of the priest walks from the attic to the hallway; from there it comes to the threat area."""
    t = night(
        you=investigator("roland", at="hallway", actions=0, deck=3),
        locations="hallway attic",
        enemies="ghoul-priest@attic",
        encounter="ancient-evils ancient-evils",
    )
    page = house.seat(house.person(reduced=False), house.resumed(t.g.save(), ("Ada",)))
    page.wait_for_selector(".motionstage", state="attached")
    page.evaluate(WATCH)
    (x, y), (attic, hallway) = (
        page.evaluate(MIDDLE, ".foechip"),
        [page.evaluate(MIDDLE, f".lface[data-key={place}]") for place in ("attic", "hallway")],
    )
    page.keyboard.press("e")
    expect(page.locator(".threat .slab", has_text="Ghoul Priest")).to_be_visible()
    walks = [x for x in seen(page, "likeness") if len(x["ways"]) == 2 and x["ways"][0] == "0px 0px"]
    assert walks, page.evaluate("window.seen")
    goal = [float(part.removesuffix("px")) for part in walks[0]["ways"][1].split()]
    assert [x + goal[0], y + goal[1]] == pytest.approx(hallway, abs=60) != attic


def test_an_enemy_goes_zone_by_zone_and_the_dice_tumble(house: House) -> None:
    page = sit(
        house,
        battle(
            you=hero("mercenary", at="b", results="miss"),
            ally=hero("shaman", at="f", ended=True),
            enemies="watchdog.1@c archer.1@c",
        ),
        reduced=False,
    )
    page.wait_for_selector(".motionstage", state="attached")
    page.evaluate(WATCH)
    page.keyboard.press("e")
    page.wait_for_function("() => window.seen.some(x => x.what === 'rotate')")
    walks = page.evaluate(
        "window.seen.filter(x => x.key === 'watchdog.1' && x.ways.length >= 2 && x.ways[0] !== '0 0')"
    )
    assert walks and walks[0]["ways"][-1].startswith("0px 0px")
    assert page.evaluate("window.seen.some(x => x.on.split(' ').includes('harm'))")


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_the_stage_makes_no_page_wider(house: House, size: tuple[int, int]) -> None:
    page = robbers(house, size=size)
    steal(page, still=True)
    expect(page.locator(".motionstage .piece")).to_have_count(1)
    assert sideways(page) == 0


def test_a_rule_of_the_story_stands_behind_a_sign(house: House) -> None:
    for lang, called, many in (("en", "Rule: ", "2 rules behind"), ("fr", "Règle : ", "2 règles derrière")):
        page = robbers(house, reduced=True, lang=lang)
        steal(page)
        played, stole = page.locator(".log li").nth(-2), page.locator(".log li").last
        expect(page.locator(".log .rule")).to_have_count(0)
        played.get_by_role("button", name=many).click()
        expect(played.locator(".rule")).to_have_count(2)
        assert violations(page) == []
        played.get_by_role("button", name=many).click()
        expect(played.locator(".rule")).to_have_count(0)
        sign = stole.get_by_role("button", name=called)
        expect(sign).to_have_text("§")
        sign.click()
        expect(page.locator("dialog")).to_be_visible()


def test_the_sign_of_a_rule_stands_beside_the_last_word_and_never_on_a_line_alone(house: House) -> None:
    page = robbers(house, reduced=True)
    steal(page)
    alone = """all => all.map(li => {
      const words = li.querySelector('span:has(.rulesign)')
      words.style.display = 'inline-block'
      const sign = li.querySelector('.rulesign')
      sign.style.display = 'none'
      const wide = Math.ceil(words.getBoundingClientRect().width)
      sign.style.display = ''
      words.style.inlineSize = `${wide}px`
      const high = () => words.getBoundingClientRect().height
      const together = high()
      sign.style.display = 'none'
      return together > high()
    })"""
    assert page.locator(".log li:has(.rulesign)").evaluate_all(alone) == [False] * page.locator(".log li").count()
