"""Decides, once per process and before anything else is imported, whether the engine runs compiled or from source.

Compiled modules are used only where the record that `setup.py` leaves beside them agrees with every source they were
made from; otherwise, and under `TABLEFORGE_PURE=1`, all of `tableforge` is imported from its `.py` files. It is all or
nothing: an interpreted class cannot inherit from a compiled one, and compiled modules hold each other's constants.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PURE: bool = os.environ.get("TABLEFORGE_PURE", "") not in ("", "0")

_SRC = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_compiled = False


def compiled() -> bool:
    """Whether the modules listed in `compiled.txt` run compiled in this process."""
    return _compiled


def apply() -> None:
    """Makes this process import either the compiled modules or the sources."""
    global _compiled
    _compiled = not PURE and fresh(_SRC, EXTENSION_SUFFIXES[0])
    if not _compiled and not any(isinstance(finder, _SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _SourceFinder())


def record_path(src: str, suffix: str) -> str:
    """The file in which a build for the extension suffix `suffix` says what it was made from."""
    return os.path.join(src, "tableforge", "_compiled" + suffix.rpartition(".")[0] + ".txt")


def fresh(src: str, suffix: str) -> bool:
    """Whether compiled modules exist for `suffix` and agree with their sources; one stat per file where they do."""
    try:
        with open(record_path(src, suffix), encoding="utf-8") as file:
            lines = file.read().splitlines()
        for line in lines:
            kind, size, mtime, digest, path = line.split(" ", 4)
            if kind == "build":
                continue
            found = os.stat(os.path.join(src, path))
            if found.st_size != int(size):
                return False
            # A checkout or an install moves the time but not the content, so only then is the content read.
            if kind == "source" and found.st_mtime_ns != int(mtime) and digest_of(os.path.join(src, path)) != digest:
                return False
    except (OSError, ValueError):
        return False
    return len(lines) > 1


def digest_of(path: str) -> str:
    """The SHA-256 of a file's content."""
    import hashlib

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


class _SourceFinder:
    """Finds the modules of `tableforge` in their `.py` files, blind to compiled ones beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("tableforge."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None
