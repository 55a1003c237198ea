"""The terminal's pages of a campaign: what is told, what can be chosen, where the group stands, and what it has come by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from cli.tables import plain, played, press, text_of
from fateforge.voice.test_tale import at

from tableforge import laws
from tableforge.cli.table.app import TableApp
from tableforge.cli.table.screens import PileScreen, ResultScreen, TextScreen
from tableforge.fateforge.cards import tales
from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import definition as kinds
from tableforge.kernel.scene import HAND, MAP, PAGE, PILE, Scene, Thing, Zone
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import LANGUAGES, NBSP

TALE = tales.tale()


def shown(s: Fate, lang: str = "en") -> Scene:
    d = s.pending
    asked = None if d is None else {"kind": d.kind, "seat": 0}
    return GAME.shown.scene({**GAME.shown.view(s, 0), "decision": asked}, {"content": ""}, lang)


def zone(scene: Scene, id: str) -> Zone:
    found = scene.zone(id)
    assert found is not None, id
    return found


def named(zone: Zone, name: str) -> Thing:
    return next(x for x in zone.things if x.name == name)


def of_kind(kind: int) -> str:
    return next(x.id for x in TALE.scenes.values() if x.kind == kind)


# ---------------------------------------------------------------- the page
def test_a_page_has_the_scene_under_its_chapter_and_who_speaks() -> None:
    """FF.three-scenes"""
    page = zone(shown(at("a1-c1-council")), "page")
    assert page.layout == PAGE and [x.name for x in page.things] == ["The Split Stick · Elder Ömre"]
    assert len(page.things[0].notes) == 2 and page.things[0].notes[0].startswith("The oldest oak")


def test_a_french_page_is_set_as_french_is() -> None:
    told = " ".join(zone(shown(at("a1-c1-council"), "fr"), "page").things[0].notes)
    assert f"«{NBSP}Mes genoux" in told and "« " not in told


def test_only_the_asides_that_hold_stand_on_the_page() -> None:
    """FF.flags: heroes get their moments, and only those who are there."""
    free, roped = [shown(at("a1-r1", flags=frozenset(flags))) for flags in ((), ("prisoner",))]
    assert len(zone(roped, "page").things[0].notes) == len(zone(free, "page").things[0].notes) + 1
    assert any(["roped to a table leg" in note for note in zone(roped, "page").things[0].notes])


def test_what_was_told_on_the_way_stands_before_the_scene_it_led_to() -> None:
    """FF.three-acts: an act ends on a page, and nothing is asked there."""
    s = at("a1-end-guests")
    first, *_, last = zone(shown(s), "page").things
    assert first.key == "a1-end-guests@page" and s.saga is not None and last.key == f"{s.saga.at}@page"


def test_the_bar_says_which_part_of_the_act_is_at_hand() -> None:
    """FF.act-progress"""
    scene = shown(at("a1-c4-ward"))
    assert scene.turn == "Act I" and scene.steps[scene.step] == "4 The Quiet House"
    assert scene.steps[:2] == ("1", "2") and scene.steps[2] == "Rest"


def test_a_page_leaves_the_hand_away_and_a_rest_has_it() -> None:
    story, rest = shown(at("a1-c1-council")), shown(at("a1-r1"))
    assert not [z for z in story.zones if z.layout == HAND]
    assert [z for z in rest.zones if z.layout == HAND]


def test_a_choice_that_cannot_be_paid_for_stands_apart_with_its_price() -> None:
    """FF.gold-shared: shown, with what it takes; what needs more than anybody can know is not shown at all."""
    dear = [
        (x.id, c.id)
        for x in TALE.scenes.values()
        for c in x.choices
        if c.when is not None and c.when.kind == kinds.HAS_GOLD and x.kind == kinds.STORY
    ]
    id, choice = dear[0]
    barred = zone(shown(at(id, gold=0)), "barred")
    thing = next(x for x in barred.things if x.key == f"{choice}@barred")
    assert thing.turned and thing.figures[0].text.startswith("takes ") and thing.attempts[0].key == choice
    assert shown(at(id, gold=99)).zone("barred") is None or f"{choice}@barred" not in [
        x.key for x in zone(shown(at(id, gold=99)), "barred").things
    ]


# ---------------------------------------------------------------- exploration
def test_an_exploration_has_a_clue_a_compass_and_a_map_with_nobody_on_it() -> None:
    """FF.exploration: where the group is, the clues say and nothing else."""
    s = at(of_kind(kinds.EXPLORATION))
    scene = shown(s)
    assert s.saga is not None
    spot = TALE.maps[s.saga.map].spots[s.saga.spot]
    assert zone(scene, "page").things[-1].notes[0] == spot.clue.en
    city = zone(scene, "city")
    assert city.layout == MAP and spot.name.en in [x.name for x in city.things]
    assert not any([x.within or x.seats or x.states or x.figures or x.notes or x.turned for x in city.things])
    ways = {x.key: x for x in zone(scene, "ways").things}
    assert list(ways) == ["way-n", "way-e", "way-s", "way-w"]
    assert s.pending is not None
    offered = {GAME.options.key(s, s.pending, o) for o in s.pending.options}
    assert {key.removeprefix("way-") for key, x in ways.items() if not x.turned} == offered - {"packs"}
    assert [f.value_text() for f in scene.figures if f.id == "steps"] == ["8/8"]


def test_steps_that_the_story_has_given_are_no_more_than_all() -> None:
    s = at(of_kind(kinds.EXPLORATION))
    assert s.saga is not None
    s.saga.steps = 10
    assert [f.value_text() for f in shown(s).figures if f.id == "steps"] == ["10/10"]


# ---------------------------------------------------------------- rests
def test_a_rest_has_the_places_of_the_campaign_with_their_services_and_its_quests() -> None:
    """FF.rest-place, FF.side-quest"""
    scene = shown(at("a1-r1"))
    heron = named(zone(scene, "places"), "The Patient Heron")
    assert [a.key for a in heron.attempts] == ["visit:patient-heron", "service:news"]
    assert heron.notes[0].startswith("Helmets to the left")
    assert [x.attempts[0].key for x in zone(scene, "quests-here").things] == ["side-quest:room-nine"]


# ---------------------------------------------------------------- what the group has come by
def test_reputation_shows_which_way_it_turned_and_never_how_far() -> None:
    """FF.reputation"""
    s = at("a1-c1-council")
    assert s.saga is not None
    s.saga.regard = (3, -2, 0, 0, 0)
    s.saga.turned = (1, -1, 0, 0, 0)
    for lang in LANGUAGES:
        rows = zone(shown(s, lang), "regard").things
        assert [x.figures[0].id for x in rows] == ["warmer", "cooler", "unmoved", "unmoved", "unmoved"]
        assert not any([c.isdigit() for x in rows for c in x.sentence()])


def test_cards_quests_rules_and_rewards_can_be_read_at_any_time() -> None:
    """FF.story-deck, FF.side-quest, FF.unlocked-rule, FF.victory-table"""
    s = at("a1-c1-council")
    assert s.saga is not None
    s.saga.quests = (("room-nine", "open", 1),)
    s.saga.rules = frozenset({"chests"})
    s.saga.points = 3
    scene = shown(s)
    assert [x.name for x in zone(scene, "cards").things] == ["1. The stock of the tally"]
    assert "rests that it still waits: 1" in zone(scene, "quests").things[0].notes
    assert [x.name for x in zone(scene, "unlocked").things] == ["Chests"]
    assert [bool(x.states) for x in zone(scene, "points").things] == [True, False, False, False, False]
    assert all([z.layout == PILE for z in scene.zones if z.id in ("cards", "quests", "unlocked", "points", "sheets")])
    sheet = GAME.shown.sheet(GAME.shown.view(s, 0), zone(scene, "sheets").things[0], "en")
    assert "Resilience" in sheet.lines[0] and "Varsha, who keeps accounts" in sheet.lines


def test_in_a_combat_the_page_gives_way_and_can_be_opened() -> None:
    s = at(of_kind(kinds.COMBAT))
    scene = shown(s)
    assert scene.zone("page") is None and scene.zone("map") is not None
    assert zone(scene, "chapter").things[0].notes


# ---------------------------------------------------------------- at the terminal
def council() -> Sitting:
    return Sitting(GAME, GAME.setup(tale="ember-loan", heroes=["mercenary", "lord"], seats=1), 4)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "first", "last"), [("en", "oldest oak", "The first time"), ("fr", "vieux chêne", "première")]
)
def test_a_long_page_is_turned_and_then_answered(lang: str, first: str, last: str) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        assert first in text_of(app) and last not in text_of(app)
        await press(pilot, "pagedown")
        assert last in text_of(app)
        await press(pilot, "1")
        assert len(app.session.sitting.answers) == 1

    played(go, council(), [None], lang=lang, size=(80, 20))


@pytest.mark.slow
def test_the_pages_of_the_chronicle_are_one_key_away() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "0")
        assert isinstance(app.screen, PileScreen) and "Selmet Oury" in text_of(app)
        await press(pilot, "right")
        assert "The stock of the tally" in text_of(app)
        await press(pilot, "escape")
        assert not isinstance(app.screen, PileScreen)

    played(go, council(), [None], size=(100, 30))


@pytest.mark.slow
def test_the_last_page_can_be_read_before_the_result_covers_it() -> None:
    g = council()
    chooser = laws.Chooser(3)
    while g.decision is not None:
        s = g.state
        assert isinstance(s, Fate) and s.pending is not None
        g.answer(GAME.options.key(s, s.pending, chooser.pick(s.pending)))
    s = g.state
    assert isinstance(s, Fate) and s.saga is not None
    ending = TALE.scenes[s.saga.ending]

    async def go(pilot: Any, app: TableApp) -> None:
        assert not isinstance(app.screen, ResultScreen)
        assert ending.text.en.split()[0] in text_of(app)
        await press(pilot, "space")
        assert isinstance(app.screen, ResultScreen) and "told to its end" in text_of(app)

    played(go, g, [None], size=(120, 40))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_what_leads_into_a_combat_is_laid_over_the_board_once(size: tuple[int, int]) -> None:
    g = council()
    for key in ("pack", "onward", "keep", "charge"):
        g.answer(key)

    async def go(pilot: Any, app: TableApp) -> None:
        assert "The largest hound turns its head" in text_of(app)
        await press(pilot, "escape")
        assert "Objectives" in text_of(app)  # behind it lies the set-up of the combat
        await press(pilot, "escape")
        assert "The largest hound" not in text_of(app).partition("Your choice")[0]
        await press(pilot, app.session.list_answers()[0].badge)
        assert not isinstance(app.screen, TextScreen)

    played(go, g, [None], size=size)


def test_a_plain_table_reads_each_page_once(tmp_path: Path) -> None:
    told = plain("1\nq\n", council(), tmp_path / "save", [None])
    assert told.count("The oldest oak in") == 1 and told.count("“Short,” says Ömre.") == 1
    assert told.count("The Split Stick · Elder Ömre") == 2 and "*" not in told
