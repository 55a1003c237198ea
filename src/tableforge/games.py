"""The games at this table, and what each of them brings into the rooms of the house.

A game is a folder (`tableforge.<game>`) with a `rules.toml`, whose module `game` has the one instance `GAME`.  A room that
needs something only the game can say (how a bot values a position, how a test lays one out) asks for the game's own
module of that room: `tableforge.<room>.<game>`.  Nothing outside those modules knows a game by name.

A game may also live in a package of its own.  Installed, it is found by an entry point that names its home:

    [project.entry-points."tableforge.games"]
    chess = "chess_game"

Its module of a room is then `chess_game.<room>`.  Whatever is not installed is registered by hand:

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
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from tableforge.errors import UnknownGame
from tableforge.tongue.both import Both
from tableforge.tongue.spelling import unknown

if TYPE_CHECKING:
    from tableforge.kernel.arbiter import Arbiter
    from tableforge.kernel.game import Game

ENTRY_POINTS: Final = "tableforge.games"  # the group that packages with a game enter it in

P = TypeVar("P")  # what a game's module in a room offers, a protocol

NO_GAME: Final = Both("there is no game {name!r}", "il n’y a pas de jeu {name!r}")
BRINGS_NOTHING: Final = Both(
    "the game {name!r} brings nothing into {room!r}", "le jeu {name!r} n’apporte rien à {room!r}"
)


@dataclass(frozen=True, slots=True)
class Address:
    """Where a game lives: its own package, and the name of its module in each room."""

    home: str
    rooms: str


def ours() -> dict[str, Address]:
    """The games of this package."""
    found = [folder.parent.name for folder in sorted(Path(__file__).parent.glob("*/rules.toml"))]
    return {name: Address(f"tableforge.{name}", f"tableforge.{{room}}.{name}") for name in found}


_addresses: dict[str, Address] = ours()


@cache
def seat_installed() -> None:
    """Seat the games that other packages bring by their entry points, once; a name that is taken stays whose it is."""
    from importlib.metadata import (
        entry_points,  # takes longer than all of the above: done when somebody looks for more games
    )

    for point in entry_points(group=ENTRY_POINTS):
        _addresses.setdefault(point.name, Address(point.module, point.module + ".{room}"))


def names() -> tuple[str, ...]:
    """Every game that can be played here."""
    seat_installed()
    return tuple(_addresses)


def only(among: Sequence[str] = ()) -> str | None:
    """The one game that can be meant where none is named, of all or of some; None where there are several."""
    can_be = among or names()
    return can_be[0] if len(can_be) == 1 else None


def register(name: str, *, home: str, rooms: str) -> None:
    """Seat a game that lives outside of this package; `rooms` names its module of a `{room}`."""
    _addresses[name] = Address(home, rooms)
    is_there.cache_clear()
    offers.cache_clear()


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
        if name not in _addresses:
            seat_installed()
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


def has_part(room: str, name: str, inside: str = "") -> bool:
    """Whether the game has a module of its own in a room; `inside` names one within it."""
    return is_there(module_of(room, name, inside))


def module_of(room: str, name: str, inside: str = "") -> str:
    """What a game's module of a room is called, or one within it."""
    return address(name).rooms.format(room=room) + (f".{inside}" if inside else "")


@cache
def is_there(module: str) -> bool:
    """Whether there is a module of that name, found out once: a search of the disk costs more than a move."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the room itself is not there
        return False


@cache
def offers(module: str, what: type[object]) -> bool:
    """Whether there is a module of that name, and it has everything that a protocol names."""
    return is_there(module) and isinstance(import_module(module), what)


def find_part(room: str, name: str, what: type[P], inside: str = "") -> P | None:
    """The game's own module of a room as the protocol `what`; None where there is none, or it lacks some of that.

    Each room declares what a game may bring as protocols (`runtime_checkable`); `tests/test_parts.py` assigns every game's
    modules to them, so that the type checker compares them.
    """
    module = module_of(room, name, inside)
    return cast(P, import_module(module)) if offers(module, cast(Any, what)) else None


def part(room: str, name: str, what: type[P], inside: str = "") -> P:
    """The game's own module of a room as the protocol `what`; UnknownGame where it has none."""
    found = find_part(room, name, what, inside)
    if found is None:
        raise UnknownGame(BRINGS_NOTHING.fill(name=name, room=room))
    return found
