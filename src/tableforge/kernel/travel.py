"""Positions that travel between processes: `pickle` takes them, and so does whatever stands on it.

A state is packed field by field, whatever classes a game has made of it, and arrives the same in a compiled process and in a
pure one.  What every process has of its own (programs, definitions of cards, rulebooks) is not packed but named, and found
by that name on the other side (`Game.known_as`, `Game.known`).  The pending question is not packed either: its op is run
again, and asks it again.
"""

from __future__ import annotations

import copyreg
import io
import pickle
import sys
from collections.abc import Callable
from functools import cache, partial
from inspect import signature
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from tableforge.errors import BadSave
from tableforge.kernel.core import Program, State, advance
from tableforge.kernel.event import Event, Snapshot
from tableforge.kernel.refusals import OTHER_VERSION

if TYPE_CHECKING:
    from tableforge.kernel.game import Game

Name = tuple[str, ...]
Packed = tuple[Callable[..., Any], tuple[Any, ...]]  # what `pickle` wants to know of a thing: how to make it, and of what

# What a state keeps for the moment only: where it arrives it is as in a new one.
MOMENTARY = frozenset({"pending", "events", "covered", "running", "index"})
NO_SEED = 0  # what a state is made with; its chance comes with its fields


def let_travel(game: type[Game], state: type[State]) -> None:
    """Tell `pickle` how the positions of a game are packed."""
    copyreg.pickle(state, partial(_packed, game))


def _packed(game: type[Game], s: State) -> Packed:
    out = io.BytesIO()
    _Packer(game, out).dump(s)
    return _unpacked, (out.getvalue(),)


def _unpacked(data: bytes) -> State:
    s: State = pickle.loads(data)
    if s.stack and not s.over:
        advance(s)
    return s


class _Packer(pickle.Pickler):
    """Packs one state: known things by their name, all others in their parts."""

    def __init__(self, game: type[Game], out: io.BytesIO) -> None:
        super().__init__(out, pickle.HIGHEST_PROTOCOL)
        self.game = game

    def reducer_override(self, x: object) -> Any:
        if isinstance(x, type) or type(x).__module__ == "builtins":
            return NotImplemented
        name = _instance(self.game).known_as(x)
        return parts(x) if name is None else (_known, (self.game, name))


@cache
def _instance(game: type[Game]) -> Game:
    return game()


def _known(game: type[Game], name: Name) -> object:
    return _instance(game).known(name)


# ------------------------------------------------------------------ any object, in its parts
def parts(x: object) -> Packed:
    """An object taken apart: what it is made with, and what was changed since.  Every argument is a field of that name."""
    kind: type = type(x)
    given, changed = _given_and_changed(kind, fields(x))
    return _whole, (kind, _values(given)(x), _values(changed)(x))


def _whole(kind: type, given: tuple[object, ...], changed: tuple[object, ...]) -> object:
    """The object that these parts were taken from."""
    x = kind(*given) if not issubclass(kind, State) else kind(NO_SEED, *given)
    names = _given_and_changed(kind, fields(x))[1]
    if len(names) != len(changed):
        raise BadSave(OTHER_VERSION.fill(kind=kind.__name__))
    for name, value in zip(names, changed):
        setattr(x, name, value)
    return x


def fields(x: object) -> frozenset[str]:
    """The fields of an object by name: those that its class declares or, compiled, lists, and those that it was given."""
    kind: type = type(x)
    return _declared(kind) | (frozenset(vars(x)) if hasattr(x, "__dict__") else frozenset())


@cache
def _declared(kind: type) -> frozenset[str]:
    listed = {name for name in getattr(kind, "__mypyc_attrs__", ()) if not name.startswith("__")}
    return frozenset(listed.union(*[vars(base).get("__annotations__", ()) for base in kind.__mro__]))


@cache
def _given_and_changed(kind: type, fields: frozenset[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """These fields of a class in two parts: those it is made with, and the others."""
    given = tuple([name for name in signature(kind).parameters if name in fields])
    left_behind = MOMENTARY if issubclass(kind, State) else frozenset()
    return given, tuple(sorted(fields - set(given) - left_behind))


@cache
def _values(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    """How to read these fields at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda x: tuple([getattr(x, name) for name in names])


def plain(*kinds: type) -> None:
    """Tell `pickle` that the objects of these classes are the sum of their parts."""
    for kind in kinds:
        copyreg.pickle(kind, parts)


plain(Event, Snapshot)


# ------------------------------------------------------------------ programs by name
@cache
def programs(package: str) -> dict[str, Program]:
    """The programs that the modules of a game have, by their names: its procedures, not its cards'."""
    found: dict[str, Program] = {}
    for name in [name for name in sys.modules if name.startswith(f"{package}.")]:
        for x in vars(sys.modules[name]).values():
            if isinstance(x, Program) and found.setdefault(x.name, x) is not x:
                raise AssertionError(f"{package} has two programs called {x.name!r}; names must tell them apart")
    return found
