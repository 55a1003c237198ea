"""Before every combat, at every table, its set-up is read: map, enemies, objectives, special rules, what the story has changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from cli.tables import plain, played, press, text_of

from tableforge.cli.table import sheets as drawn
from tableforge.cli.table.app import TableApp
from tableforge.cli.table.screens import TextScreen
from tableforge.cli.table.session import Session
from tableforge.fateforge import cards
from tableforge.fateforge.doors import server
from tableforge.fateforge.doors.testing import given, hero
from tableforge.fateforge.game import GAME
from tableforge.fateforge.scene import sheets
from tableforge.kernel.scene import LEAF, PILE, Zone
from tableforge.table.sitting import Sitting

AMBUSH = "ford-ambush"
MODIFIED = [(scene.id, name) for scene in cards.pack().scenes.values() for name in scene.setup]


def begun(scene: str = AMBUSH, **more: Any) -> Sitting:
    return Sitting(GAME, GAME.setup(scene=scene, **{"seats": 1, **more}), 3)


def page(g: Sitting, lang: str = "en") -> Zone:
    found = GAME.shown.scene({**g.view(0)}, {"content": ""}, lang).zone("set-up", -1)
    assert found is not None
    return found


def told(g: Sitting, lang: str = "en") -> dict[str, tuple[str, ...]]:
    """The parts of the page by their headings."""
    return {
        thing.name: sheets.sheet_of(cast(Any, g.view(0)), thing, lang).lines for thing in page(g, lang).things[0].all()
    }


def finished(g: Sitting, kind: str) -> None:
    """Answer until a question of this kind stands."""
    while (d := g.decision) is not None and d.kind != kind:
        keys = [o.key for o in d.options]
        g.answer(next((key for key in keys if key.endswith("ready")), keys[0]))


# ---------------------------------------------------------------- what it says
@pytest.mark.parametrize("scene", list(cards.pack().scenes))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_of_every_scene_has_its_objectives_its_map_and_each_enemy_with_its_card(scene: str, lang: str) -> None:
    """FF.setup-screens"""
    g = begun(scene)
    d = cards.pack().scenes[scene]
    read = told(g, lang)
    assert len(read[{"en": "Objectives", "fr": "Objectifs"}[lang]]) == len(d.objectives)
    assert len(read[{"en": "Map", "fr": "Plan"}[lang]]) == len(d.map.letters)
    types = {thing.id.partition("#")[0] for thing in page(g, lang).things[0].within if "#" in thing.id}
    there = {e.d.id for e in g.state.foes}  # type: ignore[attr-defined]
    later = {x.enemy for x in d.waves if x.n[0]}
    assert types == there | later
    assert all([lines for lines in read.values()])


def test_the_page_says_who_stands_where_and_what_they_can_do() -> None:
    """FF.setup-screens"""
    g = begun()
    assert page(g).things[0].notes[0] == "The combat lasts 3 rounds."
    x = g.view(0)["briefing"]
    for row in x["enemies"]:
        here = [e for e in g.view(0)["foes"] if e["id"] == row["id"]]
        assert row["n"] == len(here) and sum(row["at"].values()) == len(here)
        assert all([e["armour"] == row["armour"] and e["at"] in row["at"] for e in here])


@pytest.mark.parametrize(("scene", "name"), MODIFIED)
def test_each_change_that_the_story_brings_stands_on_the_page_and_under_this_scene(scene: str, name: str) -> None:
    """FF.scene-setup"""
    g = begun(scene, prepared=[name])
    for lang, heading in (("en", "What the story has changed"), ("fr", "Ce que l’histoire a changé")):
        lines = told(g, lang)[heading]
        assert len(lines) == 1 and lines[0]
        rules = GAME.shown.scene({**g.view(0)}, {"content": ""}, lang).zone("rules", -1)
        assert rules is not None and lines[0] in [thing.name for thing in rules.things]


def test_who_comes_later_is_named_and_when_only_if_the_story_has_shown_it() -> None:
    """FF.waves-announced: arrivals are told a round ahead; “show waves” tells all of them."""
    d = cards.pack().scenes["a1-kiln-doors"]
    assert d.waves and d.setup["doors-known"][0].what == "waves"
    g, knowing = begun("a1-kiln-doors"), begun("a1-kiln-doors", prepared=["doors-known"])
    assert g.view(0)["briefing"]["later"] and not g.view(0)["briefing"]["waves"]
    assert {x["round"] for x in knowing.view(0)["briefing"]["waves"]} == {x.round for x in d.waves if x.n[0]}


def test_a_boss_whose_first_card_the_story_has_shown_shows_it_until_it_is_turned() -> None:
    """FF.scene-setup: and nobody else’s."""
    scene = next(s.id for s in cards.pack().scenes.values() if "first-card-known" in s.setup)
    g, knowing = begun(scene), begun(scene, prepared=["first-card-known"])
    boss = [next(e for e in x.view(0)["foes"] if "lives" in e) for x in (g, knowing)]
    assert not boss[0]["next_card"] and boss[1]["next_card"]
    s: Any = knowing.state
    e = next(e for e in s.foes if e.d.boss is not None)
    assert e.d.boss.deck[e.deck[0]].id == boss[1]["next_card"]
    dealt: list[Any] = [GAME.search.imagine(s, 0, n) for n in range(20)]
    assert {t.foes[s.foes.index(e)].deck[0] for t in dealt} == {e.deck[0]}


# ---------------------------------------------------------------- at every table
def test_the_page_lies_open_until_the_first_action_phase_and_can_be_opened_again() -> None:
    """FF.setup-screens"""
    g = begun()
    assert page(g).layout == LEAF and g.view(0)["briefing"]["open"]
    finished(g, "act")
    assert page(g).layout == PILE and not g.view(0)["briefing"]["open"]


def test_a_plain_table_reads_the_page_once_before_the_first_question(tmp_path: Path) -> None:
    read = plain("1\nq\n", begun(), tmp_path / "save", [None])
    assert read.count("\nObjectives\n") == 1 and read.count("\nMap\n") == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_full_screen_table_reads_every_part_of_the_page_below_its_own_heading(lang: str) -> None:
    """FF.setup-screens: each sentence once, in the order of the page; no part stands in for another."""
    g = begun()
    _, text = drawn.thing_page(Session(g, [None], lang, None, False), page(g, lang).things[0])
    lines = text.plain.splitlines()
    for heading, sentences in list(told(g, lang).items())[1:]:
        at = lines.index(heading)
        assert set(sentences) <= set(lines[at : at + 3 + len(sentences)]), heading


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "heading"), [("en", "Objectives"), ("fr", "Objectifs")])
def test_a_full_screen_table_lays_the_page_over_the_board_once(lang: str, heading: str) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        assert isinstance(app.screen, TextScreen) and heading in text_of(app)
        await press(pilot, "escape")
        await press(pilot, app.session.list_answers()[0].badge)
        assert not isinstance(app.screen, TextScreen)

    played(go, begun(), [None], lang=lang, size=(120, 40))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_server_reads_the_page_aloud_for_the_browser(lang: str) -> None:
    g = begun("a1-kiln-doors", prepared=["doors-known"])
    read = server.narrate(cast(Any, g.view(0)), lang)
    assert set(read["briefing"]) == {"special", "changes", "terrain", "arrivals"}
    assert read["briefing"]["changes"] and read["briefing"]["arrivals"] and all(read["goals"].values())


def test_the_companion_reads_the_same_changes_aloud() -> None:
    """FF.companion"""
    g = begun("a1-kiln-doors", prepared=["doors-known"], companion="group")
    read = server.narrate(cast(Any, g.view(0)), "en")
    assert read["companion"]["story"] == read["briefing"]["changes"]


# ---------------------------------------------------------------- enemies met
def test_the_enemies_that_a_quest_has_met_stand_in_a_section_of_their_own() -> None:
    """FF.enemies-met (p. 23): with the cards of the combat under way; what the set-up asks for besides is new."""
    t = given(quest="missing-caravan", leg=2, you=hero("mercenary", at="a"))
    first = [x["id"] for x in t.sees("you")["briefing"]["enemies"]]
    assert set(first) <= set(t.sees("you")["enemies_met"]) and all(
        [x["new"] for x in t.sees("you")["briefing"]["enemies"]]
    )
    u = given(quest="missing-caravan", leg=4, you=hero("mercenary", at="a"))
    for x in u.sees("you")["briefing"]["enemies"]:
        assert x["new"] == (x["id"] not in first)
    assert set(u.sees("you")["enemies_met"]) >= {*first, *[x["id"] for x in u.sees("you")["briefing"]["enemies"]]}


def test_a_campaign_keeps_the_enemies_of_its_combats_and_shows_their_cards_at_any_time() -> None:
    """FF.enemies-met"""
    assert given(tale="ember-loan", scene="a1-c2-road").sees("you")["enemies_met"] == []
    t = given(tale="ember-loan", scene="a1-c2-road", won="a1-ford-of-smoke")
    view = t.sees("you")
    assert "watchdog" in view["enemies_met"]
    zone = GAME.shown.scene({**view, "decision": None}, {"content": ""}, "en").zone("met", -1)
    assert zone is not None and zone.name == "Enemies met" and zone.rules == ("FF.enemies-met",)
    dog = next(x for x in zone.things if x.id == "watchdog#0")
    assert any(["nearest hero" in line for line in sheets.sheet_of(cast(Any, view), dog, "en").lines])
