"""The games at this table, and what each of them brings into the rooms of the house.

A game is a folder (`tableforge.<game>`) with a `rules.toml`, whose module `game` has the one instance `GAME`.  A room that
needs something only the game can say (how a bot values a position, how a test lays one out) asks for the game's own
module of that room: `tableforge.<room>.<game>`.  Nothing outside those modules knows a game by name.

A game may also live in a package of its own:

    register("chess", home="chess_game", rooms="chess_game.{room}")
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from tableforge.errors import UnknownGame
from tableforge.tongue.both import Both
from tableforge.tongue.spelling import unknown

if TYPE_CHECKING:
    from tableforge.kernel.arbiter import Arbiter
    from tableforge.kernel.game import Game

NO_GAME: Final = Both("there is no game {name!r}", "il n’y a pas de jeu {name!r}")
BRINGS_NOTHING: Final = Both(
    "the game {name!r} brings nothing into {room!r}", "le jeu {name!r} n’apporte rien à {room!r}"
)


@dataclass(frozen=True, slots=True)
class Address:
    """Where a game lives: its own package, and the name of its module in each room."""

    home: str
    rooms: str


_addresses: dict[str, Address] = {
    folder.parent.name: Address(f"tableforge.{folder.parent.name}", f"tableforge.{{room}}.{folder.parent.name}")
    for folder in sorted(Path(__file__).parent.glob("*/rules.toml"))
}


def names() -> tuple[str, ...]:
    """Every game that can be played here."""
    return tuple(_addresses)


def only(among: Sequence[str] = ()) -> str | None:
    """The one game that can be meant where none is named, of all or of some; None where there are several."""
    can_be = among or names()
    return can_be[0] if len(can_be) == 1 else None


def register(name: str, *, home: str, rooms: str) -> None:
    """Seat a game that lives outside of this package; `rooms` names its module of a `{room}`."""
    _addresses[name] = Address(home, rooms)
    is_there.cache_clear()


@contextmanager
def seated(name: str, *, home: str, rooms: str) -> Iterator[None]:
    """A game registered for a while."""
    register(name, home=home, rooms=rooms)
    try:
        yield
    finally:
        del _addresses[name]


def address(name: str) -> Address:
    """Where the game of that name lives."""
    try:
        return _addresses[name]
    except (KeyError, TypeError):
        raise UnknownGame(unknown(NO_GAME, name, names())) from None


def game(name: str) -> Game:
    """The game of that name."""
    found: Game = import_module(f"{address(name).home}.game").GAME
    return found


def arbiter(name: str) -> Arbiter | None:
    """What the game tells those who may see all of it (`ARBITER` of its module `arbiter`); None where it tells them nothing."""
    module = f"{address(name).home}.arbiter"
    if not is_there(module):
        return None
    found: Arbiter = import_module(module).ARBITER
    return found


def has_part(room: str, name: str) -> bool:
    """Whether the game has a module of its own in a room."""
    return is_there(address(name).rooms.format(room=room))


@cache
def is_there(module: str) -> bool:
    """Whether there is a module of that name, found out once: a search of the disk costs more than a move."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the room itself is not there
        return False


def part(room: str, name: str) -> ModuleType:
    """The game's own module of a room; UnknownGame where it has none."""
    if not has_part(room, name):
        raise UnknownGame(BRINGS_NOTHING.fill(name=name, room=room))
    return import_module(address(name).rooms.format(room=room))
