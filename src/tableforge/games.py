"""The games at this table, and what each of them brings into the rooms of the house.

A game is a folder (`tableforge.<game>`) with a `rules.toml`, whose module `game` has the one instance `GAME`.  A room that
needs something only the game can say (how a bot values a position, how a test lays one out) asks for the game's own
module of that room: `tableforge.<game>.doors.<room>`.  Nothing outside of a game's folder knows it by name.

A game may also live in a package of its own.  Installed, it is found by an entry point that names its home:

    [project.entry-points."tableforge.games"]
    chess = "chess_game"

Its module of a room is then `chess_game.doors.<room>`.  Whatever is not installed is registered by hand:

    register("chess", home="chess_game")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from tableforge.errors import UnknownGame
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text

if TYPE_CHECKING:
    from tableforge.kernel.arbiter import Arbiter
    from tableforge.kernel.game import Game

ENTRY_POINTS: Final = "tableforge.games"  # the group that packages with a game enter it in

P = TypeVar("P")  # what a game's module in a room offers, a protocol

NO_GAME: Final = Text("there is no game {name!r}", "il n’y a pas de jeu {name!r}")
BRINGS_NOTHING: Final = Text(
    "the game {name!r} brings nothing into {room!r}", "le jeu {name!r} n’apporte rien à {room!r}"
)
CANNOT_BE_LOADED: Final = Text(
    "the game {name!r} of the package {home!r} cannot be loaded: {why}",
    "le jeu {name!r} du paquet {home!r} ne se charge pas : {why}",
)
OTHER_NAME: Final = Text(
    "the game of the package {home!r} is called {own!r}, but entered as {name!r}; both must be the same",
    "le jeu du paquet {home!r} s’appelle {own!r}, mais il est inscrit comme {name!r} ; les deux doivent être pareils",
)


@dataclass(frozen=True, slots=True)
class Address:
    """Where a game lives: its own package, and the name of its module in each room."""

    home: str
    rooms: str


def address_in(home: str) -> Address:
    """The address of a game that keeps what it brings into rooms in a folder `doors` of its own."""
    return Address(home, home + ".doors.{room}")


def built_in_games() -> dict[str, Address]:
    """The games of this package."""
    found = [folder.parent.name for folder in sorted(Path(__file__).parent.glob("*/rules.toml"))]
    return {name: address_in(f"tableforge.{name}") for name in found}


_addresses: dict[str, Address] = built_in_games()
_entered: set[str] = set()  # those that came by an entry point


@cache
def register_installed() -> None:
    """Seat the games that other packages bring by their entry points, once; a name that is taken stays whose it is."""
    from importlib.metadata import (
        entry_points,  # slow to import, so only when other packages are searched
    )

    for point in entry_points(group=ENTRY_POINTS):
        if point.name not in _addresses:
            _addresses[point.name] = address_in(point.module)
            _entered.add(point.name)


def names() -> tuple[str, ...]:
    """Every game that is found here; none is loaded for that (`loadable_names`)."""
    register_installed()
    return tuple(_addresses)


def only_game(among: Sequence[str] = ()) -> str | None:
    """The one game that can be meant where none is named, of all or of some; None where there are several."""
    can_be = among or names()
    return can_be[0] if len(can_be) == 1 else None


def register(name: str, *, home: str, rooms: str = "") -> None:
    """Seat a game that lives outside of this package; `rooms` names its module of a `{room}`, if not `<home>.doors.{room}`."""
    _addresses[name] = Address(home, rooms) if rooms else address_in(home)
    forget_modules()


def registered_games() -> dict[str, Address]:
    """The games that live outside of this package, by name."""
    return {name: at for name, at in _addresses.items() if not at.home.startswith("tableforge.")}


def register_all(found: Mapping[str, Address]) -> None:
    """Seat games as another process has registered them."""
    for name, at in found.items():
        register(name, home=at.home, rooms=at.rooms)


@contextmanager
def register_temporarily(name: str, *, home: str, rooms: str = "") -> Iterator[None]:
    """A game registered for a while."""
    register(name, home=home, rooms=rooms)
    try:
        yield
    finally:
        del _addresses[name]
        forget_modules()


def address(name: str) -> Address:
    """Where the game of that name lives.  Raises UnknownGame where there is none."""
    try:
        if name not in _addresses:
            register_installed()
        return _addresses[name]
    except (KeyError, TypeError):
        raise UnknownGame(unknown(NO_GAME, name, names())) from None


def game(name: str) -> Game:
    """The game of that name.  Raises UnknownGame where there is none, or a package of its own does not bring it whole."""
    home = address(name).home
    try:
        found: Game = import_module(f"{home}.game").GAME
    except Exception as e:
        if name not in _entered:
            raise
        raise UnknownGame(CANNOT_BE_LOADED.fill(name=name, home=home, why=f"{type(e).__name__}: {e}")) from e
    if name in _entered and found.name != name:
        raise UnknownGame(OTHER_NAME.fill(home=home, own=found.name, name=name))
    return found


def is_loadable(name: str) -> bool:
    """Whether the game can be loaded: of another package it may be there by name alone."""
    try:
        game(name)
    except UnknownGame:
        return False
    return True


def loadable_names() -> tuple[str, ...]:
    """The names of the games that can be loaded: a package that is broken takes no other game with it."""
    return tuple([name for name in names() if is_loadable(name)])


def arbiter(name: str) -> Arbiter | None:
    """What the game tells those who may see all of it (`ARBITER` of its module `arbiter`); None where it tells them nothing."""
    module = f"{address(name).home}.arbiter"
    if not module_exists(module):
        return None
    found: Arbiter = import_module(module).ARBITER
    return found


def has_part(room: str, name: str, inside: str = "") -> bool:
    """Whether the game has a module of its own in a room; `inside` names one within it."""
    return module_exists(module_name(room, name, inside))


def module_name(room: str, name: str, inside: str = "") -> str:
    """What a game's module of a room is called, or one within it."""
    return address(name).rooms.format(room=room) + (f".{inside}" if inside else "")


@cache
def module_exists(module: str) -> bool:
    """Whether there is a module of that name, found out once: a search of the disk costs more than a move."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the room itself is not there
        return False


def forget_modules() -> None:
    """Look for the modules of games anew: a game has come or gone."""
    module_exists.cache_clear()
    look_for_part.cache_clear()


@cache
def look_for_part(room: str, name: str, what: type[object], inside: str) -> object | None:
    """The game's own module of a room where it has everything that a protocol names, looked for once; else None."""
    module = module_name(room, name, inside)
    if not module_exists(module):
        return None
    found = import_module(module)
    return found if isinstance(found, what) else None


def find_part(room: str, name: str, what: type[P], inside: str = "") -> P | None:
    """The game's own module of a room as the protocol `what`; None where there is none, or it lacks some of that.

    Each room declares what a game may bring as protocols (`runtime_checkable`); `tests/test_parts.py` assigns every game's
    modules to them, so that the type checker compares them.
    """
    return cast("P | None", look_for_part(room, name, cast(Any, what), inside))


def part(room: str, name: str, what: type[P], inside: str = "") -> P:
    """The game's own module of a room as the protocol `what`; UnknownGame where it has none."""
    found = find_part(room, name, what, inside)
    if found is None:
        raise UnknownGame(BRINGS_NOTHING.fill(name=name, room=room))
    return found
