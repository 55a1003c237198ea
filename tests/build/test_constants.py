"""Constants of compiled modules: one name a line, `Final`, so that mypyc copies the number into its users.

Of `A, B = range(2)` it only knows that two globals are assigned, and looks them up by name in the module's dictionary wherever they
are read.  In Fateforge that was a sixth of all the work.
"""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def listed() -> list[Path]:
    """Every module that some compiled.txt lists."""
    builder = runpy.run_path(str(ROOT / "setup.py"), run_name="builder")
    return [path for modules in builder["listed"]().values() for path in modules]


def at_module_level(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """What runs when a module is imported: also behind an `if` or a `try`, but nothing inside functions and classes."""
    for node in nodes:
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node
            yield from at_module_level(ast.iter_child_nodes(node))


def assigned_together(source: str) -> list[str]:
    """The assignments at module level that give values to several names at once, as they are written."""
    return [
        ast.unparse(node)
        for node in at_module_level(ast.parse(source).body)
        if isinstance(node, ast.Assign)
        and (len(node.targets) > 1 or isinstance(node.targets[0], (ast.Tuple, ast.List)))
    ]


def test_no_compiled_module_assigns_several_names_at_once() -> None:
    modules = listed()
    assert len(modules) > 100
    found = {
        str(path.relative_to(ROOT)): wrong for path in modules if (wrong := assigned_together(path.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "A, B = range(2)",
        "YES, NO = 1, 0",
        "(\n    A,\n    B,\n) = (1 << k for k in range(2))",
        "[A, B] = 0, 1",
        "A = B = 0",
        "if True:\n    A, B = range(2)",
    ],
)
def test_several_names_at_once_are_found(source: str) -> None:
    assert len(assigned_together(source)) == 1


@pytest.mark.parametrize("source", ["A: Final = 0\nB: Final = 1", "PAIR = (1, 2)", "def f() -> None:\n    a, b = 1, 2"])
def test_what_mypyc_understands_or_runs_once_is_let_be(source: str) -> None:
    assert assigned_together(source) == []
