"""Things drawn over the table with a mouse, a finger and a pen, in every game: dropping is choosing, or says why it is not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

import pytest
from harness.page_game import lay_toy
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect
from web.browsing import NARROW, WIDE, House, Json, ask, at_rest, settled, until_asked, violations
from web.laying import battle, to_the_map

from tableforge.arkham.doors import testing as arkham
from tableforge.fateforge.doors.testing import hero
from tableforge.keyforge.doors.testing import Ruling, given, seat

STEPS: Final = 6  # in which a pointer goes from one place to another
Spot = tuple[float, float]


def middle(at: Locator, across: float = 0.5, down: float = 0.5) -> Spot:
    box = at.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * across, box["y"] + box["height"] * down


def between(start: Spot, end: Spot) -> list[Spot]:
    part = [k / STEPS for k in range(1, STEPS + 1)]
    return [(start[0] + (end[0] - start[0]) * k, start[1] + (end[1] - start[1]) * k) for k in part]


class Mouse:
    """A mouse, which moves for real."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def draw(self, start: Spot, *ends: Spot, drop: bool = True) -> None:
        self.page.mouse.move(*start)
        self.page.mouse.down()
        for end in ends:
            self.page.mouse.move(*end, steps=STEPS)
            start = end
        if drop:
            self.page.mouse.up()


class Finger:
    """A finger on the glass, as the browser itself would be told of it; it rests before it draws, whatever the clock says."""

    RESTS: Final = 0.5  # seconds

    def __init__(self, page: Page, rests: bool = True) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.rests = rests

    def send(self, kind: str, at: Spot | None, now: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": now})

    def draw(self, start: Spot, *ends: Spot, drop: bool = True) -> None:
        now = time.time()
        self.send("touchStart", start, now - self.RESTS if self.rests else now)
        for end in ends:
            for at in between(start, end):
                self.send("touchMove", at, now)
            start = end
        if drop:
            self.send("touchEnd", None, now)


class Pen:
    """A pen on a tablet."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, at: Spot, down: bool) -> None:
        held = {"button": "left", "buttons": 1, "clickCount": 1} if down else {"button": "none"}
        told = {"type": kind, "x": at[0], "y": at[1], "pointerType": "pen", **held}
        self.line.send("Input.dispatchMouseEvent", told)

    def draw(self, start: Spot, *ends: Spot, drop: bool = True) -> None:
        self.send("mouseMoved", start, down=False)
        self.send("mousePressed", start, down=True)
        for end in ends:
            for at in between(start, end):
                self.send("mouseMoved", at, down=True)
            start = end
        if drop:
            self.send("mouseReleased", start, down=True)


Hand = Mouse | Finger | Pen
HANDS: Final = {"mouse": (Mouse, WIDE), "finger": (Finger, NARROW), "pen": (Pen, WIDE)}
BY = pytest.mark.parametrize("by", HANDS)
TWO = pytest.mark.parametrize("by", ["mouse", "finger"])


def draw(hand: Hand, start: Locator, end: Locator, across: float = 0.5, down: float = 0.5, drop: bool = True) -> None:
    """Draw from the middle of a thing to a place on another, both of which are brought into sight before."""
    end.scroll_into_view_if_needed()
    start.scroll_into_view_if_needed()
    hand.draw(middle(start), middle(end, across, down), drop=drop)


def person(house: House, by: str, lang: str = "en") -> tuple[Page, Hand]:
    """Somebody with a mouse or a pen before a large screen, or with a finger on a small one."""
    kind, size = HANDS[by]
    page = house.person(size, lang=lang, touch=by == "finger")
    return page, kind(page)


# ---------------------------------------------------------------- KeyForge
def forge(house: House, by: str, t: Ruling, lang: str = "en") -> tuple[Page, Hand]:
    page, hand = person(house, by, lang)
    house.seat(page, house.resumed(t.g.save(), bot="random"))
    expect(page.locator(".hand .is-legal, .line .is-legal").first).to_be_visible()
    at_rest(page)
    return page, hand


def inhand(page: Page, card: str) -> Locator:
    return page.locator(f".hand .inhand[data-key^='{card}@']")


def inline(page: Page, card: str, whose: str = "you") -> Locator:
    return page.locator(f".line.{whose} .card[data-key^='{card}@']")


def names(page: Page, whose: str = "you") -> list[str]:
    return [str(e.get_attribute("data-key")).partition("@")[0] for e in page.locator(f".line.{whose} .card").all()]


@BY
@pytest.mark.parametrize(
    ("across", "line"), [(0.1, ["headhunter", "troll", "snufflegator"]), (0.9, ["troll", "snufflegator", "headhunter"])]
)
def test_a_creature_drawn_to_the_line_comes_to_the_flank_on_which_it_is_dropped(
    house: House, by: str, across: float, line: list[str]
) -> None:
    t = given(house="brobnar", you=seat(hand="punch headhunter", line="troll snufflegator"), foe=seat(line="urchin"))
    page, hand = forge(house, by, t)
    draw(hand, inhand(page, "headhunter"), page.locator(".line.you"), across)
    expect(page.locator(".line.you .card")).to_have_count(3)
    assert names(page) == line


@BY
def test_a_creature_drawn_to_an_enemy_fights_it(house: House, by: str) -> None:
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="urchin dodger"))
    page, hand = forge(house, by, t)
    draw(hand, inline(page, "troll"), inline(page, "dodger", "them"))
    expect(inline(page, "dodger", "them")).to_have_count(0)
    expect(inline(page, "urchin", "them")).to_have_count(1)
    expect(inline(page, "troll").locator(".turned")).to_have_count(1)


def test_what_may_be_reached_is_ringed_and_an_arrow_follows_the_pointer(house: House) -> None:
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="urchin dodger"))
    page, hand = forge(house, "mouse", t)
    draw(hand, inline(page, "troll"), inline(page, "urchin", "them"), drop=False)
    expect(page.locator(".line.them .card[data-drop]")).to_have_count(2)
    expect(inline(page, "urchin", "them")).to_have_attribute("data-drop", "on")
    expect(page.locator(".drawnline.on")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".drawnline, [data-drop], [data-drawn]")).to_have_count(0)
    page.mouse.up()
    assert names(page, "them") == ["urchin", "dodger"] and "what do you do" in ask(page)


@TWO
def test_an_enemy_that_cannot_be_attacked_says_why_by_the_rule(house: House, by: str) -> None:
    foe = seat(line="urchin champion-anaphiel dodger snufflegator")
    t = given(house="brobnar", you=seat(line="troll"), foe=foe)
    page, hand = forge(house, by, t)
    draw(hand, inline(page, "troll"), inline(page, "urchin", "them"))
    why = page.get_by_role("dialog", name="Why not")
    expect(why).to_contain_text("Urchin")
    expect(why).to_contain_text("taunt")
    expect(why.locator(".rule")).to_be_visible()
    assert "what do you do" in ask(page)


@TWO
def test_a_card_drawn_to_the_discard_pile_is_discarded(house: House, by: str) -> None:
    page, hand = forge(house, by, given(house="brobnar", you=seat(hand="punch headhunter"), foe=seat(line="urchin")))
    draw(hand, inhand(page, "headhunter"), page.locator("[data-pile=you-discard]"))
    expect(page.locator("[data-pile=you-discard] b")).to_have_text("1")
    expect(page.locator(".line.you .card")).to_have_count(0)


@TWO
def test_an_action_drawn_to_a_creature_is_played_at_it(house: House, by: str) -> None:
    t = given(house="brobnar", you=seat(hand="punch headhunter"), foe=seat(line="urchin troll"))
    page, hand = forge(house, by, t)
    draw(hand, inhand(page, "punch"), inline(page, "troll", "them"))
    expect(inline(page, "troll", "them").locator(".dmg")).to_contain_text("3")
    expect(page.locator("[data-pile=you-discard] b")).to_have_text("1")


def test_a_creature_drawn_to_the_pool_reaps(house: House) -> None:
    page, hand = forge(house, "mouse", given(house="brobnar", you=seat(line="troll"), foe=seat(line="urchin")))
    draw(hand, inline(page, "troll"), page.locator(".seat.you .pool"))
    expect(page.locator(".seat.you .pool .big")).to_have_text("1")


@TWO
def test_a_card_of_another_house_that_is_drawn_says_why_not(house: House, by: str) -> None:
    t = given(house="brobnar", you=seat(hand="punch dodger"), foe=seat(line="urchin"))
    page, hand = forge(house, by, t, lang="fr")
    draw(hand, inhand(page, "dodger"), page.locator(".line.you"))
    if by == "finger":  # a finger on what cannot go anywhere only scrolls, and asks by a touch
        expect(page.locator(".pop.why")).to_have_count(0)
        inhand(page, "dodger").tap()
    expect(page.get_by_role("dialog", name="Pourquoi non")).to_contain_text("Maison")
    expect(page.locator(".line.you .card")).to_have_count(0)


@TWO
def test_what_is_dropped_where_it_was_has_not_been_played(house: House, by: str) -> None:
    page, hand = forge(house, by, given(house="brobnar", you=seat(hand="punch headhunter"), foe=seat(line="urchin")))
    start = middle(inhand(page, "headhunter"))
    hand.draw(start, middle(page.locator(".line.them")), start)
    settled(page)
    expect(page.locator(".hand .inhand")).to_have_count(2)
    expect(page.locator(".verbs, .pop.why, .carried")).to_have_count(0)


def test_a_finger_that_moves_along_a_full_hand_scrolls_it_and_plays_nothing(house: House) -> None:
    t = given(
        house="brobnar", you=seat(hand="punch headhunter troll urchin fear dodger anger"), foe=seat(line="urchin")
    )
    page, _ = forge(house, "finger", t)
    hand = Finger(page, rests=False)
    start = middle(inhand(page, "troll"))
    hand.draw(start, (start[0] - 150, start[1] - 4), (start[0] - 200, start[1] - 200))
    page.wait_for_function("() => document.querySelector('.hand').scrollLeft > 60")
    settled(page)
    expect(page.locator(".hand .inhand")).to_have_count(7)
    expect(page.locator(".carried")).to_have_count(0)


def test_an_upgrade_drawn_to_a_creature_goes_onto_it_and_taking_back_is_one_step(house: House) -> None:
    t = given(house="brobnar", you=seat(hand="blood-of-titans", line="troll headhunter"), foe=seat(line="urchin"))
    page, hand = forge(house, "mouse", t)
    draw(hand, inhand(page, "blood-of-titans"), inline(page, "headhunter"))
    expect(inline(page, "headhunter")).to_contain_text("Blood of Titans")
    expect(page.locator(".hand .inhand")).to_have_count(0)


# ---------------------------------------------------------------- Arkham Horror
def night(house: House, by: str, t: arkham.Ruling) -> tuple[Page, Hand]:
    page, hand = person(house, by)
    house.seat(page, house.resumed(t.g.save(), ("Ada",)))
    expect(page.locator(".map .loc").first).to_be_visible()
    at_rest(page)
    return page, hand


def hallway(**you: object) -> arkham.Ruling:
    return arkham.given(you=arkham.seat("roland", at="hallway", **you), locations="hallway attic cellar parlor")


@BY
def test_an_investigator_drawn_to_a_place_moves_there(house: House, by: str) -> None:
    page, hand = night(house, by, hallway())
    draw(hand, page.locator(".loc .pawn"), page.locator(".lface[data-key=attic]"), 0.5, 0.3)
    expect(page.locator(".loc.current .lface")).to_have_attribute("data-key", "attic")


def test_a_place_that_cannot_be_reached_says_why_not(house: House) -> None:
    t = arkham.given(you=arkham.seat("roland", at="attic"), locations="hallway attic cellar parlor")
    page, hand = night(house, "mouse", t)
    draw(hand, page.locator(".loc .pawn"), page.locator(".lface[data-key=cellar]"), 0.5, 0.3)
    expect(page.get_by_role("dialog", name="Why not").locator(".rule")).to_be_visible()
    expect(page.locator(".loc.current .lface")).to_have_attribute("data-key", "attic")


@TWO
def test_a_card_drawn_to_the_table_is_played(house: House, by: str) -> None:
    page, hand = night(house, by, hallway(hand="flashlight guts", resources=5))
    draw(hand, page.locator(".hand [data-key^=flashlight]"), page.locator(".map"))
    expect(page.locator(".play [data-key^=flashlight]")).to_have_count(1)


@TWO
def test_a_card_drawn_to_the_test_is_committed(house: House, by: str) -> None:
    page, hand = night(house, by, hallway(hand="perception deduction guts"))
    page.locator(".loc.current .lface").click()
    expect(page.locator(".test")).to_be_visible()
    at_rest(page)
    draw(hand, page.locator(".hand [data-key^=perception]"), page.locator(".test .versus"))
    expect(page.locator(".committed .mine")).to_have_count(1)


def test_an_investigator_drawn_to_an_enemy_is_offered_what_it_can_do_to_it(house: House) -> None:
    page, hand = night(house, "mouse", hallway(threat="ghoul-minion", hand="vicious-blow"))
    draw(hand, page.locator(".loc .pawn"), page.locator(".threat [data-key^=ghoul-minion]"))
    expect(page.locator(".verbs [role=menuitem]")).to_have_count(2)
    page.locator(".verbs [data-key^='fight:']").click()
    expect(page.locator(".test")).to_be_visible()


# ---------------------------------------------------------------- Fateforge
def ford(house: House, by: str, results: str) -> tuple[Page, Hand]:
    page, hand = person(house, by)
    t = battle(you=hero("mercenary", at="b", results=results), enemies="recruit.1@b recruit.2@d")
    house.seat(page, house.resumed(t.g.save(), ("Ada",)))
    to_the_map(page)
    at_rest(page)
    return page, hand


@BY
def test_a_hero_drawn_to_a_zone_moves_there(house: House, by: str) -> None:
    page, hand = ford(house, by, "yellow:move")
    target = page.locator("li", has=page.locator(".zcell[data-key=c]")).locator(".zname")
    draw(hand, page.locator(".zmap .heropawn[data-key=mercenary] .art"), target)
    if page.locator(".verbs").count():  # it may be paid with energy, too
        page.locator(".verbs [data-key='move:c']").click()
    expect(
        page.locator("li", has=page.locator(".zcell[data-key=c]")).locator(".heropawn[data-key=mercenary]")
    ).to_have_count(1)


@BY
def test_a_hero_drawn_to_an_enemy_strikes_it(house: House, by: str) -> None:
    page, hand = ford(house, by, "red:strike")
    draw(
        hand,
        page.locator(".zmap .heropawn[data-key=mercenary] .art"),
        page.locator(".zmap .foetok[data-key='recruit.1']"),
    )
    expect(page.locator(".tray .die.used")).to_have_count(1)


@TWO
def test_a_hero_drawn_to_an_enemy_out_of_reach_is_told_why_not(house: House, by: str) -> None:
    page, hand = ford(house, by, "red:strike")
    draw(
        hand,
        page.locator(".zmap .heropawn[data-key=mercenary] .art"),
        page.locator(".zmap .foetok[data-key='recruit.2']"),
    )
    expect(page.get_by_role("dialog", name="Why not").locator(".rule")).to_be_visible()
    expect(page.locator(".tray .die.used")).to_have_count(0)


# ---------------------------------------------------------------- a game that brings nothing into the browser
@pytest.fixture(scope="module")
def _town(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("guests")
    lay_toy(folder)
    found = House(browser, tmp_path_factory.mktemp("house"), games=folder)
    found.open()
    yield found
    found.close()


@pytest.fixture
def town(_town: House) -> Iterator[House]:
    """A server that knows the toy, and its pages."""
    yield _town
    _town.tidy()


def lamps(town: House, by: str) -> tuple[Page, Hand]:
    """Ada among lamplighters, in her turn."""
    page, hand = person(town, by)
    others: list[Json] = [{"kind": "bot", "bot": "random", "name": name} for name in ("Wick", "Cleo")]
    town.seat(page, town.table("lamplighters", [{"kind": "here", "name": "Ada"}, *others], seed=3, setup={"seats": 3}))
    for _ in range(6):
        if page.locator(".place.is-legal").count():
            break
        page.locator(".prompt .do .btn[data-key=ready]").click()
        settled(page)
        until_asked(page)
    at_rest(page)
    return page, hand


@BY
def test_a_sign_on_the_map_of_any_game_is_drawn_to_another_place(town: House, by: str) -> None:
    page, hand = lamps(town, by)
    draw(hand, page.locator(".place [data-draw='seat:0']"), page.locator(".place[data-key=mill]"))
    expect(page.locator(".place[data-key=mill] [data-draw='seat:0']")).to_have_count(1)


@TWO
def test_a_card_of_any_game_is_drawn_from_the_hand_to_the_table(town: House, by: str) -> None:
    page, hand = lamps(town, by)
    card = page.locator(".hand .held.is-legal").first
    key = str(card.get_attribute("data-key")).partition("@")[0]
    draw(hand, card, page.locator(".field"), 0.5, 0.2)
    expect(page.locator(f".hand .held[data-key^='{key}@']")).to_have_count(0)
