"""Makes positions picklable, so that they can be sent to other processes.

A state is pickled field by field, whatever classes a game has made of it, and is the same when it is loaded in a compiled process
and in a pure one.  What every process has of its own (programs, definitions of cards, rulebooks) is not pickled but named, and
looked up by that name on the other side (`Persistence.persistent_id`, `persistent_load`).  The pending question is not pickled
either: its op is run again, and asks it again.
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
from typing import TYPE_CHECKING, Any, cast

from tableforge.errors import BadSave
from tableforge.kernel.core import Program, State, advance
from tableforge.kernel.event import Event, Snapshot
from tableforge.kernel.refusals import OTHER_VERSION

if TYPE_CHECKING:
    from tableforge.kernel.game import Game

Name = tuple[str, ...]
# what `pickle` wants of an object: a callable that makes it, and its arguments
Reduced = tuple[Callable[..., Any], tuple[Any, ...]]

# Fields that a state has for the moment only: not pickled, so they are as in a new state.
MOMENTARY = frozenset({"pending", "events", "covered", "running", "index"})
NO_SEED = 0  # what a state is made with; its chance comes with its fields


def register(game: type[Game], state: type[State]) -> None:
    """Make the states of a game picklable; `Game` does so for every class that names its `state`."""
    copyreg.pickle(state, partial(_reduce_state, game))


def register_classes(*kinds: type) -> None:
    """Make the objects of these classes picklable field by field (`reduce_fields`)."""
    for kind in kinds:
        copyreg.pickle(kind, reduce_fields)


def _reduce_state(game: type[Game], s: State) -> Reduced:
    out = io.BytesIO()
    _StatePickler(game, out).dump(s)
    return _load_state, (out.getvalue(),)


def _load_state(data: bytes) -> State:
    s: State = pickle.loads(data)
    if s.stack and not s.over:
        advance(s)
    return s


class _StatePickler(pickle.Pickler):
    """Pickles one state: what other processes have of their own by name, everything else field by field."""

    def __init__(self, game: type[Game], out: io.BytesIO) -> None:
        super().__init__(out, pickle.HIGHEST_PROTOCOL)
        self.game = game

    def reducer_override(self, x: object) -> Any:
        if isinstance(x, type) or type(x).__module__ == "builtins":
            return NotImplemented
        name = _instance(self.game).persistence.persistent_id(x)
        return reduce_fields(x) if name is None else (_load_named, (self.game, name))


@cache
def _instance(game: type[Game]) -> Game:
    """Return a game of this class; one that can be registered is made without arguments."""
    return cast("Callable[[], Game]", game)()


def _load_named(game: type[Game], name: Name) -> object:
    return _instance(game).persistence.persistent_load(name)


# ------------------------------------------------------------------ any object, field by field
def reduce_fields(x: object) -> Reduced:
    """Return how an object is made again: from the arguments of its class, each a field of that name, and its other fields."""
    kind: type = type(x)
    given, changed = _given_and_changed(kind, fields(x))
    return _load_fields, (kind, _values(given)(x), _values(changed)(x))


def _load_fields(kind: type, given: tuple[object, ...], changed: tuple[object, ...]) -> object:
    """Return the object that was reduced; raise BadSave where its class has other fields today."""
    x = kind(*given) if not issubclass(kind, State) else kind(NO_SEED, *given)
    names = _given_and_changed(kind, fields(x))[1]
    if len(names) != len(changed):
        raise BadSave(OTHER_VERSION.fill(kind=kind.__name__))
    for name, value in zip(names, changed):
        setattr(x, name, value)
    return x


def fields(x: object) -> frozenset[str]:
    """Return the names of an object's fields: those that its class declares or, compiled, lists, and those it was given."""
    kind: type = type(x)
    return _declared_fields(kind) | (frozenset(vars(x)) if hasattr(x, "__dict__") else frozenset())


@cache
def _declared_fields(kind: type) -> frozenset[str]:
    listed = {name for name in getattr(kind, "__mypyc_attrs__", ()) if not name.startswith("__")}
    return frozenset(listed.union(*[vars(base).get("__annotations__", ()) for base in kind.__mro__]))


@cache
def _given_and_changed(kind: type, fields: frozenset[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return these fields of a class in two groups: arguments of its constructor, and the others."""
    given = tuple([name for name in signature(kind).parameters if name in fields])
    left_behind = MOMENTARY if issubclass(kind, State) else frozenset()
    return given, tuple(sorted(fields - set(given) - left_behind))


@cache
def _values(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    """Return a function that reads these fields at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda x: tuple([getattr(x, name) for name in names])


register_classes(Event, Snapshot)


# ------------------------------------------------------------------ programs by name
@cache
def programs(package: str) -> dict[str, Program]:
    """Return the programs that the loaded modules of a package have, by name: a game's procedures, not those of its cards."""
    found: dict[str, Program] = {}
    for name in [name for name in sys.modules if name.startswith(f"{package}.")]:
        for x in vars(sys.modules[name]).values():
            if isinstance(x, Program) and found.setdefault(x.name, x) is not x:
                raise AssertionError(f"{package} has two programs called {x.name!r}; names must tell them apart")
    return found
