"""Fateforge at the terminal: full-screen and in plain lines, in both languages, and what may be taken back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from cli.tables import plain, played, press, text_of

import tableforge
from tableforge.cli.table.app import TableApp
from tableforge.cli.table.session import Session
from tableforge.fateforge.game import GAME
from tableforge.table.sitting import Sitting


def begun() -> Session:
    """The first turn of a first battle, alone with two heroes."""
    g = Sitting(GAME, GAME.setup(scene="ford-tutorial", seats=1), 3)
    while (d := g.decision) is not None and d.kind != "act":
        keys = [o.key for o in d.options]
        g.answer(next((key for key in keys if key.endswith("/ready")), keys[0]))
    return Session(g, [None], autosave=False)


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "zone", "hero"), [("en", "Orchard", "Mercenary"), ("fr", "Verger", "Mercenaire")])
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_a_screen_shows_the_map_the_heroes_and_the_question(
    size: tuple[int, int], lang: str, zone: str, hero: str
) -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        shown = text_of(app)
        assert zone in shown and hero in shown and "⇥A" in shown
        await press(pilot, app.session.list_answers()[0].badge)

    app = played(go, begun().sitting, [None], lang=lang, size=size)
    assert app.session.sitting.answers


def test_a_plain_table_reads_an_enemy_out_with_what_it_would_do(tmp_path: Path) -> None:
    told = plain("r Recruit 2\nq\n", begun().sitting, tmp_path / "save", [None])
    assert "Recruit 2" in told and "No hero is in its reach" in told


def test_a_hero_takes_back_what_was_done_in_its_turn() -> None:
    """FF.turn-undo"""
    s = begun()
    before = s.sitting.digest()
    s.answer("move:b")
    assert s.undo() and s.sitting.digest() == before


@pytest.mark.parametrize("practice", [False, True])
def test_what_was_rolled_stays_rolled_except_in_practice(practice: bool) -> None:
    """FF.turn-undo: a die that has fallen has been seen."""
    g = Sitting(GAME, GAME.setup(scene="ford-tutorial", seats=1, practice=practice), 3)
    s = Session(g, [None], autosave=False)
    before = g.digest()
    s.answer("mercenary/reroll:1")
    after = g.digest()
    assert bool(s.undo()) == practice
    assert s.sitting.digest() == (before if practice else after)
    assert practice or "--practice" in s.undo_text(0)


@pytest.mark.parametrize(("lang", "told"), [("en", "Strips │"), ("fr", "Bandeaux │")])
def test_the_strips_of_the_enemies_stand_on_the_main_screen_where_there_is_room(lang: str, told: str) -> None:
    """Rulebook p. 11: what an enemy does goes by its strip, so a player should not have to look for it."""

    async def roomy(pilot: Any, app: TableApp) -> None:
        assert told in text_of(app) and "0⚔1" in text_of(app)

    async def narrow(pilot: Any, app: TableApp) -> None:
        assert told not in text_of(app)

    played(roomy, begun().sitting, [None], lang=lang, size=(120, 40))
    played(narrow, begun().sitting, [None], lang=lang, size=(80, 24))


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "name"), [("en", "Strips"), ("fr", "Bandeaux")])
def test_no_strip_on_the_main_screen_is_cut_and_a_sign_tells_of_more(lang: str, name: str) -> None:
    """Rulebook p. 11: half a strip would tell of an enemy that it does less than it does."""

    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "escape")  # the set-up of the combat lies over the table
        line = next(row.rstrip() for row in text_of(app).splitlines() if row.startswith(f" {name} "))
        kinds = {e["id"] for e in sitting.view(0)["foes"]}
        assert line.endswith("│" if line.count("│") == 2 * len(kinds) else "│ ›")

    sitting = tableforge.new("fateforge", scene="market-riot", heroes=("mercenary", "shaman"), seats=1, seed=3)
    played(go, sitting, [None], lang=lang, size=(120, 40))


def test_the_names_in_a_zone_use_the_lines_that_it_has() -> None:
    """Two names that find no room beside each other stand one above the other, and none is cut while a line is empty."""

    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "escape")  # the set-up of the combat lies over the table
        shown = text_of(app)
        assert "Conscript 1 Conscript 2" in shown and "Militia Guard 2" in shown

    sitting = tableforge.new("fateforge", scene="market-riot", heroes=("mercenary", "shaman"), seats=1, seed=3)
    played(go, sitting, [None], size=(120, 40))


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_name_that_is_cut_keeps_the_number_that_tells_it_from_others(lang: str) -> None:
    """Which of two Gate Halberdiers stands at a door: the answers and the story call them by number."""

    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "escape")  # the set-up of the combat lies over the table
        shown = text_of(app)
        for n in (1, 2):
            assert re.search(rf"\bHal\S+ {n}\b", shown), shown

    sitting = tableforge.new("fateforge", scene="market-riot", heroes=("mercenary", "shaman"), seats=1, seed=3)
    played(go, sitting, [None], lang=lang, size=(120, 40))
