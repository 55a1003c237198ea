"""What is checked alike for every game: its doors, its golden logs, its counts, its rules, the steps of its cards.

A game brings its own folder of tests (`tests/<game>/`, the toy `tests/toy/`), and in it `facts.py`: what the harness must
know of the game and cannot ask it.  Golden logs lie in its `playthroughs/`, counted positions in its `perft/`.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from tableforge import games
from tableforge.kernel.core import Program

TESTS = Path(__file__).resolve().parent.parent
TOY = "lamplighters"
GAMES = (*games.names(), TOY)
FOLDERS = {name: TESTS / ("toy" if name == TOY else name) for name in GAMES}


class Facts(Protocol):
    """What `facts.py` of a game's tests says."""

    RULE_ID: str
    HEADINGS: tuple[set[str], set[str], set[str]]
    SCRATCH: dict[str, set[str]]
    GIVEN: dict[str, Any]
    ACT: dict[str, Any]
    SET: dict[str, Any]
    IS_SO: tuple[str, str, object]
    CARD: str

    def name_of(self, s: Any, handle: int) -> str:
        """What a golden log calls the thing with this handle."""
        ...

    def seen(self, view: dict[str, Any], seat: int) -> list[str]:
        """What a seat sees, condensed to a few lines of a golden log."""
        ...

    def position(self, words: dict[str, str]) -> dict[str, Any]:
        """The settings behind the words of a perft file."""
        ...

    def parts(self, s: Any) -> Iterable[Any]:
        """One of each class that a state holds and copies."""
        ...

    def programs(self) -> Iterable[Program]:
        """Every program of every card: the steps that rulings must run."""
        ...

    def counting(self, covered: set[tuple[str, int]]) -> None:
        """Let every table of the game that is laid out from now on write down which steps are run at it."""
        ...


def facts(game: str) -> Facts:
    """What the harness knows of a game."""
    return cast(Facts, import_module(f"{FOLDERS[game].name}.facts"))


def toy_seated() -> AbstractContextManager[None]:
    """The toy game at the table like any other."""
    return games.register_temporarily(TOY, home="toy", rooms="toy.{room}")


def files(kind: str) -> list[tuple[str, Path]]:
    """The files of a kind ("playthroughs", "perft") with the game that each is of."""
    return [(game, path) for game, folder in FOLDERS.items() for path in sorted((folder / kind).glob("*.txt"))]


__all__ = ["FOLDERS", "GAMES", "TESTS", "TOY", "Facts", "facts", "files", "toy_seated"]
