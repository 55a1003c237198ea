"""Rooms know no game: what is not a game's folder reaches a game only through the registry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tableforge import games

SRC = Path(__file__).resolve().parent.parent / "src" / "tableforge"
GAMES = games.names()


def is_of_a_game(path: Path) -> bool:
    """Whether a file lies in a game's folder."""
    return path.relative_to(SRC).parts[0] in GAMES


def imported_games(path: Path) -> list[str]:
    """The lines of a file that import a game, also those inside functions."""
    game = f"(?:{'|'.join(GAMES)})"
    named = re.compile(rf"\s*(?:from|import) tableforge\.{game}\b|\s*from tableforge import .*\b{game}\b")
    return [
        f"{n}: {line.strip()}" for n, line in enumerate(path.read_text("utf-8").splitlines(), 1) if named.match(line)
    ]


ROOMS = sorted(path for path in SRC.rglob("*.py") if not is_of_a_game(path))


@pytest.mark.parametrize("path", ROOMS, ids=lambda p: str(p.relative_to(SRC)))
def test_a_room_knows_no_game(path: Path) -> None:
    found = imported_games(path)
    assert not found, "\n".join(found)


def test_no_room_has_a_module_that_is_named_after_a_game() -> None:
    """What a game brings into a room stands in the game's own `doors`."""
    assert not [path for path in ROOMS if {*path.relative_to(SRC).with_suffix("").parts} & {*GAMES}]


PAGES = SRC.parents[1] / "web" / "src"
NAMED = re.compile(rf"([\"'`])(?:{'|'.join(GAMES)})\1")
OPENS_WITH = "lib/kept.ts"  # the game that a lobby opens with where nobody has chosen one yet


def test_a_page_for_every_game_asks_for_no_game_by_name() -> None:
    found = {
        path.relative_to(PAGES).as_posix()
        for kind in ("*.ts", "*.svelte")
        for path in PAGES.rglob(kind)
        if ".test." not in path.name and NAMED.search(path.read_text("utf-8"))
    }
    assert {name for name in found if name.split("/")[:2] not in [["games", game] for game in GAMES]} == {OPENS_WITH}


def test_an_import_of_a_game_would_be_found(tmp_path: Path) -> None:
    wrong = tmp_path / "x.py"
    wrong.write_text(
        "def f():\n    from tableforge.keyforge.state import KeyForge\nfrom tableforge import bots, keyforge\n"
    )
    assert [line.partition(":")[0] for line in imported_games(wrong)] == ["2", "3"]
