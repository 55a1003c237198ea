"""Names in the rooms that serve every game, and in the doors of games to them, are plain.

A function says what it does, and a class name means one thing.  Rulebook words stay in the games; here the terms of the trade
are used, verb and object (`run_in_thread`, `load_sitting`).
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tableforge import games

SOURCES = Path(__file__).resolve().parent.parent / "src" / "tableforge"
# every room outside the games but the vocabulary of cards (`words`), and the modules that stand beside the rooms
ROOMS = (
    "analysis",
    "bots",
    "campaign",
    "cli",
    "decks",
    "drive",
    "envs",
    "judge",
    "kernel",
    "lab",
    "laws",
    "lessons",
    "mcp",
    "puzzles",
    "server",
    "site",
    "table",
    "testing",
    "tongue",
    "bench.py",
    "building.py",
    "errors.py",
    "extras.py",
    "games.py",
    "position.py",
)
# what the games bring into the rooms is plumbing as well
DOORS = tuple([f"{name}/doors" for name in games.names()])
# what bots and rulings are written with: `g.asked`, `d.imagined(seed)`, `given(…)`, `t.happened()`, `given(stories=told(…))`
RULINGS = {f"{name}/doors": {"given", "told"} for name in games.names()}
PUBLIC = {"table": {"asked", "imagined"}, "testing": {"given", "happened"}, **RULINGS}
# what games are made of: its words are theirs
VOCABULARY = ("kernel", "tongue")
# known outside by this name; a tab’s door stands between a page and the server, Fateforge’s between two zones
EITHER = frozenset(("Door", "Play", "Report", "Ruling"))
# two languages have the same things, each in its own way
GRAMMARS = ("tongue/en.py", "tongue/fr.py")
# participles that do not end in -ed; those that are verbs as they stand ("read", "put", "run", "set") are names like any other
IRREGULAR = frozenset(
    """
    begun bought broken brought built caught chosen dealt done drawn driven fallen felt foreseen forgotten found given gone
    grown heard held hidden kept known laid led left lent lost lying made meant met paid said seen sent shown sold sought
    spelt spent spoken spun standing stood struck sung sunk swept taken taught thought thrown told torn understood undone
    won worn written
    """.split()
)
NO_PARTICIPLES = frozenset(
    ("deed", "embed", "feed", "heed", "need", "proceed", "reseed", "seed", "shed", "speed", "succeed")
)


def is_bare_participle(name: str) -> bool:
    """Whether a name is one participle and nothing else: `told`, `counted`, but not `count_events` or `is_named`."""
    word = name.strip("_")
    return word in IRREGULAR or ("_" not in word and word.endswith("ed") and word not in NO_PARTICIPLES)


@cache
def tree_of(path: Path) -> ast.Module:
    """A module, parsed once for all tests."""
    return ast.parse(path.read_text("utf-8"))


def functions_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every function of a module, methods and inner ones as well: its line and its name."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.lineno, node.name


def sources_of(room: str) -> list[Path]:
    """The modules of a room, or the one module that it is."""
    at = SOURCES / room
    return [at] if at.is_file() else sorted(at.rglob("*.py"))


@cache
def homes_of_classes() -> dict[str, list[str]]:
    """Where each class outside the games is defined, by its name: `server/live.py:84`."""
    homes: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        home = path.relative_to(SOURCES).as_posix()
        if home.partition("/")[0] in games.names() or home in GRAMMARS[1:]:
            continue
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(f"{home}:{node.lineno}")
    return dict(homes)


@pytest.mark.parametrize("room", (*ROOMS, *DOORS))
def test_no_function_is_called_by_a_bare_participle(room: str) -> None:
    found = [
        f"{path.relative_to(SOURCES)}:{line} {name}"
        for path in sources_of(room)
        for line, name in functions_in(tree_of(path))
        if is_bare_participle(name) and name not in PUBLIC.get(room, ())
    ]
    assert not found, f"say what is done, and with what (`render_lines`, not `told`): {found}"


@pytest.mark.parametrize("room", (*ROOMS, *DOORS))
def test_a_public_function_says_what_it_is_for(room: str) -> None:
    found = [
        f"{path.relative_to(SOURCES)}:{node.lineno} {node.name}"
        for path in sources_of(room)
        for node in tree_of(path).body
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
        if not node.name.startswith("_") and not ast.get_docstring(node)
    ]
    assert not found, f"a docstring says what comes in, goes out and is raised: {found}"


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    """Every class of the sources, by its name."""
    out: dict[str, list[ast.ClassDef]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                out[node.name].append(node)
    return out


def bases_of(of: ast.ClassDef) -> Iterator[ast.ClassDef]:
    """The classes of ours that a class is made of, and those that they are made of; of several with one name, each."""
    found, waiting = [of], [of]
    while waiting:
        for base in waiting.pop().bases:
            named = base.value if isinstance(base, ast.Subscript) else base
            name = named.attr if isinstance(named, ast.Attribute) else named.id if isinstance(named, ast.Name) else ""
            more = [one for one in classes().get(name, ()) if one not in found]
            found += more
            waiting += more
    yield from found[1:]


def is_documented(of: ast.ClassDef, method: str) -> bool:
    """Whether a method has a docstring, its own or that of the method that it stands for."""
    return any(
        [
            ast.get_docstring(x)
            for one in (of, *bases_of(of))
            for x in one.body
            if isinstance(x, (ast.FunctionDef, ast.AsyncFunctionDef)) and x.name == method
        ]
    )


def is_of_a_package(path: Path, of: ast.ClassDef, method: str) -> bool:
    """Whether a package outside calls the method by its name, and says there what it is for."""
    if method.startswith(("on_", "action_")) and path.is_relative_to(SOURCES / "cli"):
        return True  # what Textual calls when something happens, or a key is pressed
    module = ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")
    made_of = getattr(import_module(module), of.name).__mro__
    return any([method in vars(base) for base in made_of if not base.__module__.startswith("tableforge.")])


@pytest.mark.parametrize("room", (*ROOMS, *DOORS))
def test_a_public_method_says_what_it_is_for(room: str) -> None:
    found = [
        f"{path.relative_to(SOURCES)}:{method.lineno} {node.name}.{method.name}"
        for path in sources_of(room)
        for node in tree_of(path).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        for method in node.body
        if isinstance(method, (ast.FunctionDef, ast.AsyncFunctionDef)) and not method.name.startswith("_")
        if not is_documented(node, method.name) and not is_of_a_package(path, node, method.name)
    ]
    assert not found, f"a docstring says what comes in, goes out and is raised: {found}"


@pytest.mark.parametrize("room", ROOMS)
def test_a_class_name_has_one_meaning_in_the_rooms(room: str) -> None:
    shared = {
        name: homes
        for name, homes in homes_of_classes().items()
        if len(homes) > 1 and any([home.startswith(room) for home in homes])
    }
    assert not shared, f"several classes have the same name: {shared}"


def other_meanings() -> dict[str, list[str]]:
    """Classes of games that have the name of one of the plumbing's and are neither made of it nor the protocol that it is."""
    plumbing: dict[str, ast.ClassDef] = {}
    of_games: dict[str, list[tuple[str, ast.ClassDef]]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        home = path.relative_to(SOURCES).as_posix()
        room = home.partition("/")[0]
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef) and room in games.names():
                of_games[node.name].append((f"{home}:{node.lineno}", node))
            elif isinstance(node, ast.ClassDef) and room in ROOMS and room not in VOCABULARY:
                plumbing[node.name] = node
    return {
        name: others
        for name, own in plumbing.items()
        if "Protocol" not in ast.dump(ast.Tuple(elts=own.bases)) and name not in EITHER
        if (others := [at for at, node in of_games[name] if name not in ast.dump(ast.Tuple(elts=node.bases))])
    }


def test_no_game_gives_a_class_of_the_plumbing_another_meaning() -> None:
    assert other_meanings() == {}


def test_every_room_is_held_to_this() -> None:
    there = {
        x.name for x in SOURCES.iterdir() if (x.suffix == ".py" and x.name[0] != "_") or (x / "__init__.py").is_file()
    }
    assert there - {*games.names(), "words"} == {*ROOMS}


def test_the_check_finds_what_it_is_for() -> None:
    source = "class A:\n    def told(self): ...\n\n    async def count_events(self):\n        def made(): ...\n"
    assert [name for _, name in functions_in(ast.parse(source)) if is_bare_participle(name)] == ["told", "made"]
    assert not [name for name in ("read", "new_seed", "seed", "is_named", "run_in_thread") if is_bare_participle(name)]
    assert "Live" in homes_of_classes()


def test_a_method_is_documented_where_it_or_the_one_it_stands_for_is() -> None:
    op = classes()["Poll"][0]
    assert is_documented(op, "run") and not is_documented(op, "jump")
    base = ast.parse("class Lamp:\n    def light(self):\n        pass\n").body[0]
    own = ast.parse("class Lamp(Op):\n    def run(self):\n        pass\n").body[0]
    assert isinstance(base, ast.ClassDef) and not is_documented(base, "light")
    assert isinstance(own, ast.ClassDef) and is_documented(own, "run")
    assert is_of_a_package(SOURCES / "server/worker.py", classes()["Server"][0], "startup")
    assert not is_of_a_package(SOURCES / "server/worker.py", classes()["Server"][0], "starts")
