"""The sources as Python reads them: each file is parsed once, whatever looks through it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path


@cache
def tree(path: Path) -> ast.Module:
    """What a file of Python says."""
    return ast.parse(path.read_bytes(), str(path))


def statements(node: ast.AST) -> Iterator[ast.stmt]:
    """Every statement inside of a node, however deep it stands; expressions are passed over, which are most of a file."""
    for part in ("body", "orelse", "finalbody", "handlers", "cases"):
        for inner in getattr(node, part, ()):
            if isinstance(inner, ast.stmt):
                yield inner
            yield from statements(inner)
