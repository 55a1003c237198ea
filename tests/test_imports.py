"""Imports point one way: web -> server -> table -> game -> kernel, and within a game along `LAYERS`.

`RULES` says who may not import what. Every import statement of src/tableforge is held against it, also those inside
functions and under TYPE_CHECKING, and every room that is asked of the registry by its name (`games.part("bots", …)`).
Names are relative to `tableforge`; `{game}` stands for each game in turn; a name
covers all that lies below it; `*` covers any part of a name. Names that begin with `!` lie outside of tableforge.
What a game brings into a room is held to the room's rules, not to the game's: `{game}.doors.bots` is read as `bots.{game}`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest
from harness.sources import statements, tree

SRC = Path(__file__).resolve().parent.parent / "src"
GAMES = ("keyforge", "arkham", "fateforge")
# The layers of a game from top to bottom, and the modules of each.
LAYERS = {
    "cards": ("cards",),
    "words": ("words",),
    "ops": ("ops", "turn", "play", "use", "fight", "damage", "legal", "moves", "battle", "enemies", "camp"),
    "questions": ("questions",),
    "board": ("board",),
    "state": ("state", "frames", "pieces", "definition", "editions", "names"),
}
ENGINE = tuple(f"{{game}}.{name}" for layer in LAYERS if layer != "cards" for name in LAYERS[layer])
# Taken where it is, done without where it is not; and what only the type checker reads.
OPTIONAL = {"kernel.open": "mypy_extensions", "words.generic": "typing_extensions"}
FOLDER = SRC / "tableforge"
# every room, and every module that stands beside the rooms
ROOMS = tuple(
    sorted({x.stem for x in FOLDER.iterdir() if x.suffix == ".py" or (x / "__init__.py").is_file()} - {*GAMES})
)
GUESTS = tuple([room for room in ROOMS if room not in ("__init__", "__main__", "cli")])
PRODUCTION = (*[room for room in ROOMS if room != "testing"], "{game}")
DOOR = re.compile(rf"^({'|'.join(GAMES)})\.doors\.(\w+)")  # a game's module in a room
BY_NAME = ("part", "has_part", "find_part")  # what the registry is asked for a game's module of a room by
CHANCE_AND_CLOCK = ("!random", "!secrets", "!os.urandom", "!time", "!datetime")


class Rule(NamedTuple):
    """`who` never imports `never`, or, where `only` is given, imports nothing else of tableforge; it does not hold for `but`."""

    because: str
    who: tuple[str, ...]
    never: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    but: tuple[str, ...] = ()


RULES = (
    Rule("the kernel knows no game", ("kernel",), only=("kernel", "errors", "tongue")),
    Rule("a tongue knows no game", ("tongue",), only=("tongue", "errors")),
    Rule("words know no game", ("words",), only=("words", "kernel", "tongue", "errors")),
    Rule("deck files know no game", ("decks",), only=("decks", "tongue", "errors")),
    Rule("the errors need nothing but a text in every language", ("errors",), only=("errors", "tongue.text")),
    *(
        Rule(
            f"{layer} lies below {' and '.join(list(LAYERS)[:i])}",
            tuple(f"{{game}}.{name}" for name in LAYERS[layer]),
            never=tuple(f"{{game}}.{name}" for above in list(LAYERS)[:i] for name in LAYERS[above]),
        )
        for i, layer in enumerate(LAYERS)
        if i
    ),
    Rule("the engine neither speaks nor knows a card by name", ENGINE, never=("{game}.voice", "{game}.cards")),
    Rule(
        "a voice speaks words; it knows no op and no card, and runs nothing",
        ("{game}.voice",),
        never=tuple(f"{{game}}.{name}" for name in ("ops", "turn", "play", "use", "fight", "damage", "legal", "cards")),
    ),
    Rule(
        "a game stands on the kernel alone",
        ("{game}",),
        only=("kernel", "words", "tongue", "decks", "position", "errors", "{game}"),
    ),
    Rule("a judge lies below its guests", ("judge",), never=("bots", "lab", "envs", "mcp", "server", "cli")),
    Rule("a campaign lies below its guests, too", ("campaign",), never=("bots", "lab", "envs", "mcp", "server", "cli")),
    Rule("the table lies below its guests", ("table",), never=("bots", "lab", "envs", "mcp", "server", "cli")),
    Rule(
        "a bot sees a view and a decision, never a state",
        ("bots",),
        never=("{game}.state", "kernel.state", "kernel.State", "kernel.*.State"),
    ),
    Rule("an analysis needs no server or command line", ("analysis",), never=("mcp", "server", "cli", "drive")),
    Rule("bots and tables know nothing of analyses", ("bots", "table", "lab"), never=("analysis",)),
    Rule(
        "nothing but tests stands on a test helper, but for what writes tests and plays them first",
        PRODUCTION,
        never=("testing",),
        but=("judge.ruling_file",),
    ),
    Rule("bots need no lab, server or command line", ("bots",), never=("lab", "envs", "mcp", "server", "cli")),
    Rule(
        "only the command line and `python -m tableforge` use the command line",
        GUESTS,
        never=("cli",),
    ),
    Rule("only the command line seats language models", ("lab", "envs", "server", "drive"), never=("mcp",)),
    Rule("a language model is handed what a seat knows, not what a server does", ("mcp",), never=("server", "drive")),
    Rule("chance and time are data of the state", ("kernel", "words", "{game}"), never=CHANCE_AND_CLOCK),
    Rule(
        "the engine needs nothing but Python",
        ("kernel", "words", "decks", "errors", "tongue", "{game}"),
        never=("!third-party",),
    ),
)


class Import(NamedTuple):
    """One imported name: where it stands, the module it stands in, and the full name."""

    where: str
    module: str
    name: str


@cache
def covers(pattern: str, name: str) -> bool:
    """Whether a name, or anything above it, fits the pattern.

    >>> covers("kernel", "kernel.core.Frame"), covers("kernel.*.State", "kernel.core.State"), covers("cli", "client")
    (True, True, False)
    """
    return fnmatchcase(name, pattern) or fnmatchcase(name, pattern + ".*")


def ours(name: str) -> str | None:
    """The name relative to tableforge ("" for the door itself), or None for names outside of it.

    >>> ours("tableforge.kernel.core"), ours("tableforge.keyforge.doors.bots.levels"), ours("random")
    ('kernel.core', 'bots.keyforge.levels', None)
    """
    if name == "tableforge":
        return ""
    if not name.startswith("tableforge."):
        return None
    return DOOR.sub(r"\2.\1", name.removeprefix("tableforge."))


def rules_for_each_game() -> Iterator[Rule]:
    """The rules with `{game}` filled in; those that speak of no game, once."""
    for rule in RULES:
        if "{game}" not in "".join(rule.who + rule.never + rule.only):
            yield rule
            continue
        for game in GAMES:
            yield rule._replace(
                who=tuple(name.replace("{game}", game) for name in rule.who),
                never=tuple(name.replace("{game}", game) for name in rule.never),
                only=tuple(name.replace("{game}", game) for name in rule.only),
            )


def broken(rule: Rule, found: Import) -> bool:
    """Whether an import of a module that the rule is about breaks it."""
    name = ours(found.name)
    if name is None:
        top = found.name.partition(".")[0]
        return any(covers(never, "!" + found.name) for never in rule.never) or (
            "!third-party" in rule.never and top not in sys.stdlib_module_names and OPTIONAL.get(found.module) != top
        )
    if rule.only:
        return not any(covers(only, name) for only in rule.only)
    return any(covers(never, name) for never in rule.never)


def asked_room(call: ast.Call) -> str:
    """The room that the registry is asked for by name: "bots" of `games.part("bots", game)`; else nothing."""
    asks = isinstance(call.func, ast.Attribute) and call.func.attr in BY_NAME and bool(call.args)
    room = call.args[0] if asks else None
    return room.value if isinstance(room, ast.Constant) and isinstance(room.value, str) else ""


@cache
def imports(src: Path) -> dict[str, list[Import]]:
    """Every name that a module under src/tableforge imports, and every use of `os.urandom`, by module."""
    found: dict[str, list[Import]] = {}
    for path in sorted(src.glob("tableforge/**/*.py")):
        parts = list(path.relative_to(src).with_suffix("").parts)
        package = parts[:-1]
        module = ".".join(package if parts[-1] == "__init__" else parts)
        read = tree(path)
        text = path.read_bytes()
        for node in ast.walk(read) if b"urandom" in text or b"part(" in text else statements(read):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                above = package[: len(package) - node.level + 1] if node.level else []
                base = ".".join(above + ([node.module] if node.module else []))
                names = [f"{base}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Attribute) and node.attr == "urandom":
                names = ["os.urandom"]
            elif isinstance(node, ast.Call) and (room := asked_room(node)):
                names = [f"tableforge.{room}"]
            where = f"{path.relative_to(src.parent)}:{getattr(node, 'lineno', 0)}"
            found.setdefault(ours(module) or "", []).extend([Import(where, ours(module) or "", name) for name in names])
    return found


def complaints(src: Path, rule: Rule) -> list[str]:
    return [
        f"{found.where}: {found.module or 'tableforge'} imports {found.name}, but {rule.because}"
        for module, inside in imports(src).items()
        if any(covers(who, module) for who in rule.who) and module not in rule.but
        for found in inside
        if broken(rule, found)
    ]


@pytest.mark.parametrize("rule", list(rules_for_each_game()), ids=lambda rule: f"{rule.who[0]}: {rule.because}")
def test_imports_point_one_way(rule: Rule) -> None:
    found = complaints(SRC, rule)
    assert not found, "\n" + "\n".join(found)


def rooms_imported(src: Path) -> dict[str, set[str]]:
    """The rooms and games that each of them imports; the errors, on which everything stands, are left out."""
    graph: dict[str, set[str]] = {}
    for module, inside in imports(src).items():
        room = module.partition(".")[0]
        names = {(ours(found.name) or "").partition(".")[0] for found in inside}
        graph.setdefault(room, set()).update((names & {*ROOMS, *GAMES}) - {room, "errors"})
    return graph


def test_no_two_rooms_stand_on_each_other() -> None:
    assert [*TopologicalSorter(rooms_imported(SRC)).static_order()]


def test_two_rooms_that_stand_on_each_other_would_be_found(tmp_path: Path) -> None:
    lines = {
        "table/sitting.py": "def f():\n    games.part('drive', name, Editing)\n",
        "drive/door.py": "from tableforge.position import parse\n",
        "position.py": "from tableforge.table import sitting\n",
    }
    for file, line in lines.items():
        path = tmp_path / "src" / "tableforge" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(line)
    with pytest.raises(CycleError):
        [*TopologicalSorter(rooms_imported(tmp_path / "src")).static_order()]


@pytest.mark.parametrize(
    ("file", "line", "because"),
    [
        ("kernel/core.py", "from tableforge.keyforge import state", "the kernel knows no game"),
        ("kernel/core.py", "from tableforge import _mode", "the kernel knows no game"),
        ("kernel/core.py", "from ..keyforge.state import KeyForge", "the kernel knows no game"),
        ("tongue/en.py", "from tableforge.keyforge import names", "a tongue knows no game"),
        ("words/flow.py", "from tableforge.keyforge import ops", "words know no game"),
        ("tongue/fr.py", "from tableforge.kernel.rules import Rule", "a tongue knows no game"),
        ("kernel/core.py", "def f():\n    import random", "chance and time are data of the state"),
        ("keyforge/turn.py", "from os import urandom", "chance and time are data of the state"),
        ("keyforge/turn.py", "import os\nos.urandom(4)", "chance and time are data of the state"),
        ("keyforge/view.py", "import msgspec", "the engine needs nothing but Python"),
        ("keyforge/state.py", "from . import ops", "state lies below cards and words and ops and questions"),
        ("arkham/ops/fight.py", "from ..words import Deal", "ops lies below cards and words"),
        ("keyforge/words.py", "from tableforge.keyforge.cards.core import x", "words lies below cards"),
        ("keyforge/ops/harm.py", "from tableforge.keyforge.words import deal", "ops lies below cards and words"),
        ("keyforge/board.py", "from tableforge.keyforge import moves", "board lies below cards and words and ops"),
        ("keyforge/turn.py", "from tableforge.keyforge.voice import en", "the engine neither speaks"),
        ("keyforge/damage.py", "from tableforge.keyforge import cards", "the engine neither speaks"),
        ("keyforge/voice/en.py", "from tableforge.keyforge.cards import x", "a voice speaks words"),
        ("keyforge/view.py", "from tableforge.table import Sitting", "a game stands on the kernel alone"),
        ("arkham/view.py", "from tableforge.keyforge import view", "a game stands on the kernel alone"),
        ("table/sitting.py", "import tableforge.bots.greedy", "the table lies below its guests"),
        ("bots/greedy.py", "from tableforge.keyforge.state import KeyForge", "a bot sees a view"),
        ("bots/greedy.py", "from tableforge.kernel.core import State", "a bot sees a view"),
        ("arkham/doors/bots/x.py", "from tableforge.arkham.state import Arkham", "a bot sees a view"),
        ("arkham/doors/table.py", "from tableforge.arkham.doors.cli import cards", "the table lies below its guests"),
        ("arkham/setup.py", "from tableforge.arkham.doors import bots", "a game stands on the kernel alone"),
        ("server/app.py", "from tableforge.cli import main", "only the command line"),
        ("analysis/review.py", "from tableforge.cli import texts", "only the command line"),
        ("arkham/view.py", "from tableforge.judge import posed", "a game stands on the kernel alone"),
        ("judge/trial.py", "from tableforge import testing", "nothing but tests stands on a test helper"),
        ("table/handle.py", 'games.part("testing", name).ARBITER', "nothing but tests stands on a test helper"),
        ("bots/greedy.py", 'if games.has_part("server", name): pass', "bots need no lab, server or command line"),
    ],
)
def test_a_wrong_import_is_named_with_its_place_and_rule(tmp_path: Path, file: str, line: str, because: str) -> None:
    path = tmp_path / "src" / "tableforge" / file
    path.parent.mkdir(parents=True)
    path.write_text("\n" + line + "\n")

    found = {text for rule in rules_for_each_game() for text in complaints(tmp_path / "src", rule)}

    place = f"src/tableforge/{file}:{2 + line.count(chr(10))}: "
    assert any(text.startswith(place) and f"but {because}" in text for text in found), found


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/core.py", "from __future__ import annotations\nfrom tableforge.errors import IllegalAnswer"),
        ("keyforge/cards/core/dis.py", "from tableforge.keyforge.words import deal"),
        ("keyforge/ops.py", "from tableforge.keyforge import questions, state\nfrom ..kernel.core import State"),
        ("keyforge/voice/fr.py", "from tableforge.keyforge import questions, state, words"),
        ("keyforge/__init__.py", "from tableforge.keyforge import cards, voice"),
        ("bots/greedy.py", "import tableforge\nfrom tableforge.kernel.ask import RawDecision"),
        ("bots/greedy.py", 'games.part("bots", name)'),
        (
            "arkham/doors/server/x.py",
            "import msgspec\nfrom tableforge.server import story_texts\nfrom tableforge.arkham import map",
        ),
        ("testing/__init__.py", 'games.part("testing", name).given()'),
        ("judge/ruling_file.py", "from tableforge.testing import Ruling"),
        ("cli/main.py", "import click, time\nfrom tableforge import bots, keyforge, server, table"),
    ],
)
def test_a_right_import_is_let_through(tmp_path: Path, file: str, line: str) -> None:
    path = tmp_path / "src" / "tableforge" / file
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n")

    assert not [text for rule in rules_for_each_game() for text in complaints(tmp_path / "src", rule)]
