"""Few functions take a long list of cases apart by hand: what kinds, verbs and cards have in common is a table.

Counted is what radon counts: one for a function, one for each way that it may go on from there.  More than forty is its worst
grade, F.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src" / "tableforge"
WORST = 40  # more than that is the grade F
MOST = 3  # functions of that grade
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
LOOPS = (ast.For, ast.AsyncFor, ast.While)


def ways(node: ast.AST) -> int:
    """How many ways there are through a piece of code beside the first; a function inside has its own, an assertion one."""
    if isinstance(node, FUNCTIONS):
        return 0
    if isinstance(node, ast.Assert):
        return 1
    found = sum([ways(inner) for inner in ast.iter_child_nodes(node)])
    if isinstance(node, LOOPS):
        return found + 1 + bool(node.orelse)
    if isinstance(node, ast.Try):
        return found + len(node.handlers) + bool(node.orelse)
    if isinstance(node, ast.comprehension):
        return found + 1 + len(node.ifs)
    if isinstance(node, ast.BoolOp):
        return found + len(node.values) - 1
    if isinstance(node, ast.Match):
        others = [case for case in node.cases if isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None]
        return found + len(node.cases) - bool(others)
    return found + isinstance(node, (ast.If, ast.IfExp))


def complexities(source: str) -> dict[str, int]:
    """Every function of a module, by its line and name."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, FUNCTIONS)]
    return {f"{f.lineno} {f.name}": 1 + sum([ways(part) for part in f.body]) for f in functions}


@pytest.mark.slow
def test_three_functions_at_most_are_ladders() -> None:
    found = {
        f"{path.relative_to(SOURCES).as_posix()}:{at}": n
        for path in sorted(SOURCES.rglob("*.py"))
        for at, n in complexities(path.read_text("utf-8")).items()
        if n > WORST
    }
    assert len(found) <= MOST, f"make a table of what they take apart: {found}"


@pytest.mark.parametrize(
    ("source", "n"),
    [
        ("def f(x):\n    return x", 1),
        ("def f(x):\n    if x == 1:\n        return 2\n    elif x == 2:\n        return 3\n    return 4", 3),
        ("def f(x):\n    return [y for y in x if y and y > 1]", 4),
        ("def f(x):\n    for y in x:\n        pass\n    else:\n        return 1 if x else 2", 4),
        ("def f(x):\n    match x:\n        case 1:\n            return 2\n        case _:\n            return 3", 2),
        ("def f(x):\n    assert x and x > 1\n    return lambda y: y", 2),
    ],
)
def test_every_way_on_is_counted(source: str, n: int) -> None:
    assert list(complexities(source).values()) == [n]
