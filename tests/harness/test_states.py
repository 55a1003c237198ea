"""A state lists its fields by hand, for speed: here every one of them is held to being copied, and to being told apart.

Runs from the sources: compiled classes do not show their fields.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from harness import GAMES, facts

import tableforge
from tableforge import games
from tableforge.kernel import react, window
from tableforge.kernel.core import Frame, Program, State
from tableforge.kernel.pickling import fields

# Scratch, caches and switches of the kernel: what a copy begins anew, and what two equal positions may differ in.
NOT_COPIED = {"tag", "own", "cand", "events", "running", "at", "called"}
NOT_TOLD = NOT_COPIED | {"tracing", "unsettled", "covered", "nature_asks", "forced_asks", "polls_alike"}


class Stub:
    """Stands for anything that is dumped, copied and known by its name."""

    made = 0

    def __init__(self) -> None:
        Stub.made += 1
        self.id = self.name = f"stub {Stub.made}"
        self.number = self.at = Stub.made

    def dump(self) -> tuple[object, ...]:
        return (self.name,)

    def clone(self) -> Stub:
        return self


def others(value: object) -> list[object]:
    """Values that a field might have instead, the likeliest first."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 7777]
    if isinstance(value, str):
        return [value + "!"]
    if isinstance(value, tuple):
        return [(*value, 7777), (*value, (7777, 7777)), (*value, Stub())]
    if isinstance(value, list):
        return [[*value, 7777], [*value, Stub()]]
    if isinstance(value, frozenset):
        return [value | {"7777"}]
    if isinstance(value, dict):
        return [{**value, 7777: (7777,)}, {**value, "7777": 7777}]
    return [Program("other", ()), Stub(), 7777]


def made(cls: type[Any]) -> Any:
    """An instance made from nothing but the kinds of its arguments."""
    blank: dict[str, Any] = {
        "int": 0,
        "bool": False,
        "str": "",
        "Program": Program("test", ()),
        "object": object(),
        "tuple[Fact, ...]": (react.Fact(0, 0, 0, 0, 0),),
    }
    wanted = [p for p in inspect.signature(cls).parameters.values() if p.default is p.empty]
    return cls(*[blank.get(str(p.annotation), () if "tuple" in str(p.annotation) else Stub()) for p in wanted])


def frames_of(game: str) -> list[type[Frame]]:
    """The frame classes that a game uses: its own, and the kernel's."""
    home = games.address(game).home
    modules = [import_module(f"{home}.{m.name}") for m in pkgutil.iter_modules(import_module(home).__path__)]
    own = [
        x
        for m in modules
        for x in vars(m).values()
        if inspect.isclass(x) and issubclass(x, Frame) and x.__module__ == m.__name__
    ]
    return [*dict.fromkeys(own), window.Window, react.Moment]


def parts(game: str) -> Iterator[Any]:
    """One of each class that is copied with a state: the state itself, what it holds, every kind of frame."""
    g = tableforge.game(game)
    s: State = g.start(g.setup(**g.sample(1, g.flavours[0])), 1)
    yield s
    yield from facts(game).parts(s)
    for cls in frames_of(game):
        yield made(cls)


def copied(x: Any) -> Any:
    return x.fork(object()) if hasattr(x, "fork") else x.clone()


def same(a: Any, b: Any) -> bool:
    """Whether a copy has the same in a field; frames and facts are copied one by one, so they are compared by what they say."""
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)) and all([hasattr(x, "dump") for x in (*a, *b)]):
        return [x.dump() for x in a] == [x.dump() for x in b]
    return bool(a == b)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_copied_and_tells_positions_apart(game: str) -> None:
    free = facts(game).SCRATCH
    faults, looked_at = [], 0
    for x in parts(game):
        for name in sorted(fields(x)):
            where, value = f"{type(x).__name__}.{name}", getattr(x, name)
            if name in NOT_COPIED or where in free.get("not copied", ()):
                continue
            for other in others(value):
                before = repr(x.dump())
                setattr(x, name, other)
                try:
                    told, copy = repr(x.dump()) != before, copied(x)
                except (AttributeError, TypeError, IndexError, AssertionError):
                    continue  # no value that this field can have
                finally:
                    setattr(x, name, value)
                looked_at += 1
                if not same(getattr(copy, name), other):
                    faults.append(f"{where} is not copied")
                if not told and name not in NOT_TOLD and where not in free.get("not told", ()):
                    faults.append(f"{where} is not in the dump")
                break
            else:
                faults.append(f"{where}: no other value of it could be tried")
    assert not faults, "\n".join(faults)
    assert looked_at > 20
