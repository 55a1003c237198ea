"""Knowing one game's folder is knowing where to look in the next: the same things have the same names everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from harness import FOLDERS, GAMES, TOY

import tableforge
from tableforge import games

SRC = Path(tableforge.__file__).parent
# What every game has, whatever else it needs besides; a game with many modules keeps some of them in rooms of its own.
MODULES = {
    "__init__",
    "arbiter",
    "game",
    "names",
    "state",
    "board",
    "legal",
    "turn",
    "editions",
    "position",
    "view",
    "scene",
    "search",
}
FOLDERS_OF_A_GAME = {"cards", "words", "ops", "voice", "doors"}
ROOMS = {"bots", "table", "testing", "cli"}


def names(folder: Path) -> set[str]:
    """The modules and packages of a folder."""
    return {x.stem for x in folder.iterdir() if x.suffix == ".py" or (x / "__init__.py").exists()}


@pytest.fixture(params=games.names())
def folder(request: pytest.FixtureRequest) -> Path:
    return SRC / str(request.param)


def test_a_game_has_its_modules_and_folders_under_the_usual_names(folder: Path) -> None:
    in_rooms = {name for room in folder.iterdir() if (room / "__init__.py").exists() for name in names(room)}
    assert (MODULES - in_rooms | FOLDERS_OF_A_GAME) - names(folder) == set()
    assert (folder / "rules.toml").is_file() and (folder / "compiled.txt").is_file()


def test_both_languages_of_a_game_are_cut_into_the_same_files(folder: Path) -> None:
    assert names(folder / "voice" / "en") == names(folder / "voice" / "fr")


def test_a_game_brings_its_module_into_every_room(folder: Path) -> None:
    assert {room for room in ROOMS if not games.has_part(room, folder.name)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_tests_under_the_usual_names(game: str) -> None:
    folder = FOLDERS[game]
    assert (folder / "facts.py").is_file()
    assert list((folder / "playthroughs").glob("*.txt")) and list((folder / "perft").glob("*.txt"))
    assert game == TOY or (folder / "rulings").is_dir()
