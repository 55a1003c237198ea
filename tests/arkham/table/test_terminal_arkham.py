"""Arkham Horror at the terminal: the full screen, plain lines, one person in all seats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from cli.tables import Idle, board, played, press, text_of
from click.testing import CliRunner

import tableforge
from tableforge.cli import main
from tableforge.cli.table.app import TableApp
from tableforge.table.sitting import Sitting


def sitting(*who: str, **settings: Any) -> Sitting:
    return tableforge.new("arkham", seed=5, investigators=list(who), **settings)


def test_the_screen_shows_the_map_the_story_and_the_odds_of_a_test() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "e")  # the opening hand is kept
        text = text_of(app)
        assert "Study" in text and "What’s Going On?!" in text and "Trapped" in text and "Doom 0/3" in text
        assert "Roland Banks" in text and "3 actions left" in text
        board(app).take("investigate:study")
        await press(pilot)
        text = text_of(app)
        assert "to succeed" in text and "Commit " in text and "Intellect 3/2" in text

    played(go, sitting("roland"), [None], size=(120, 40))


def test_the_chaos_bag_opens_on_demand() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        strip = board(app).views["table-strip"]
        strip.focus()
        strip.move_cursor([i.key for i in strip.items].index("bag"))
        await press(pilot, "enter")
        text = text_of(app)
        assert "Chaos bag · 16" in text and "Elder sign" in text and "Automatic failure" in text

    played(go, sitting("roland"), [None], size=(120, 40))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_every_table_fits_its_screen(seats: int, size: tuple[int, int]) -> None:
    async def look(pilot: Any, app: TableApp) -> None:
        await press(pilot, "e")
        assert all(len(row) <= size[0] for row in text_of(app).split("\n"))
        assert app.screen.query_one("#lower").outer_size.height >= 8

    who = ["roland", "daisy", "agnes", "wendy"][:seats]
    players = [None, *[Idle()] * (seats - 1)]
    played(look, sitting(*who, scenario="the-midnight-masks"), players, "fr", size=size)


def test_no_figure_of_whoever_acts_is_cut_off_in_a_narrow_window() -> None:
    async def go(pilot: Any, app: TableApp) -> None:
        await press(pilot, "e")
        text = text_of(app)
        assert " 3 Indi" in text and "Em. 0" in text

    played(go, sitting("roland"), [None], "fr", size=(80, 24))


def plain(home: Path, monkeypatch: pytest.MonkeyPatch, lines: str, *options: str) -> str:
    monkeypatch.setenv("TABLEFORGE_HOME", str(home))
    done = CliRunner().invoke(main, ["play", "arkham", "--plain", "--seed", "3", *options], input=lines)
    assert done.exit_code == 0, done.output
    return done.output


def test_one_person_plays_all_seats_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both hands are kept in a row, and nobody is asked to look away."""
    told = plain(tmp_path, monkeypatch, "6\n6\nq\n", "--investigators", "roland,daisy", "--alone", "--lang", "en")
    assert "Roland Banks" in told and "Daisy Walker" in told
    assert "Daisy keeps their opening hand." in told or "You keep your opening hand." in told
    assert "Who takes the next turn?" in told


def test_investigators_are_named_in_one_word_or_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = plain(tmp_path / "a", monkeypatch, "q\n", "--investigators", "wendy, agnes", "--difficulty", "hard")
    other = plain(
        tmp_path / "b", monkeypatch, "q\n", "--investigator", "wendy", "--investigator", "agnes", "--difficulty", "hard"
    )
    assert one.split("saves")[0].replace("/a/", "/b/") == other.split("saves")[0]


def test_a_game_that_is_left_is_gone_on_with_by_the_same_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain(tmp_path, monkeypatch, "6\nq\n", "--investigators", "roland,daisy", "--alone", "--lang", "en")
    done = CliRunner().invoke(main, ["play", "--resume", "--plain", "--lang", "en"], input="6\nq\n")
    assert done.exit_code == 0 and "Who takes the next turn?" in done.output
