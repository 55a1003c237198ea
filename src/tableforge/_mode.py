"""Decides which packages of the engine run compiled and which from source: once a process, before they are imported.

A package (the kernel, the shared words, a game) is compiled as a whole.  Its compiled modules are used only where the record
that `setup.py` leaves beside them agrees with every source they were made from, and where the packages they stand on run
compiled, too; otherwise the package is imported from its `.py` files.  So an edit to the kernel sends everything back to
its sources, an edit to one game only that game.  What a running process has decided stays so, whatever is compiled
meanwhile: a package that finds the kernel running from its sources does the same.

`TABLEFORGE_PURE=1` asks for the sources of all, `TABLEFORGE_PURE=keyforge` for those of one package (or of several, with
commas).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

_SRC = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def compiled(package: str = "") -> bool:
    """Whether a package runs compiled in this process; without a name, whether all do that list modules to compile."""
    wanted = [package] if package else packages(_SRC)
    return bool(wanted) and all(_FINDER.compiled(name) for name in wanted)


def apply() -> None:
    """Makes this process import each package either compiled or from its sources."""
    if _FINDER not in sys.meta_path:
        sys.meta_path.insert(0, _FINDER)


def decide_for_children() -> None:
    """Decides now for every package, and lets the processes that this one starts decide alike.

    Programs that run for long call it first: an engine that is compiled beside them must not come in by half.
    """
    pure = [name for name in packages(_SRC) if not _FINDER.compiled(name)]
    if pure:
        os.environ["TABLEFORGE_PURE"] = ",".join(pure)


def packages(src: str) -> list[str]:
    """The packages that list modules to compile."""
    root = os.path.join(src, "tableforge")
    return sorted(name for name in os.listdir(root) if os.path.isfile(os.path.join(root, name, "compiled.txt")))


def record_path(src: str, package: str, suffix: str) -> str:
    """The file in which a build for the extension suffix `suffix` says what a package was made from."""
    return os.path.join(src, "tableforge", package, "_compiled" + suffix.rpartition(".")[0] + ".txt")


def fresh(src: str, package: str, suffix: str, pure: Sequence[str] = ()) -> bool:
    """Whether a package's compiled modules for `suffix` agree with their sources, and so do the packages they stand on.

    One stat per file where they do.  The packages named in `pure` count as not compiled.
    """
    if package in pure:
        return False
    try:
        lines = read_record(src, package, suffix)
        for line in lines:
            kind, size, mtime, digest, name = line.split(" ", 4)
            if kind == "needs" and not fresh(src, name, suffix, pure):
                return False
            if kind in ("build", "needs"):
                continue
            path = os.path.join(src, name)
            found = os.stat(path)
            if found.st_size != int(size):
                return False
            # A checkout or an install moves the time but not the content, so only then is the content read.
            if kind == "source" and found.st_mtime_ns != int(mtime) and digest_of(path) != digest:
                return False
    except (OSError, ValueError):
        return False
    return len(lines) > 1


def read_record(src: str, package: str, suffix: str) -> list[str]:
    """The lines of a package's record; OSError where there is none."""
    with open(record_path(src, package, suffix), encoding="utf-8") as file:
        return file.read().splitlines()


def digest_of(path: str) -> str:
    """The SHA-256 of a file's content."""
    import hashlib

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


class _Finder:
    """Finds the modules of a package that does not run compiled in their `.py` files, blind to what lies beside them."""

    def __init__(self, src: str, suffix: str, pure: str) -> None:
        self.src = src
        self.suffix = suffix
        self.pure = pure
        self.found: dict[str, bool] = {}
        self.folders: dict[str, FileFinder] = {}

    def compiled(self, package: str) -> bool:
        if package not in self.found:
            listed = [] if self.pure in ("", "0") else packages(self.src)
            named = [name for name in self.pure.split(",") if name in listed]
            self.found[package] = fresh(self.src, package, self.suffix, named or listed) and self.stands_on_compiled(
                package
            )
        return self.found[package]

    def stands_on_compiled(self, package: str) -> bool:
        """Whether the packages below one run compiled in this very process, which may have decided before they were."""
        lines = [line.split(" ", 4) for line in read_record(self.src, package, self.suffix)]
        return all(self.compiled(line[4]) for line in lines if line[0] == "needs")

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("tableforge.") or self.compiled(name.split(".", 2)[1]):
            return None
        for folder in path:
            if folder not in self.folders:
                self.folders[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
            spec = self.folders[folder].find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        """Forget what the folders held: Python asks for it when modules have been written while it runs."""
        self.folders.clear()


_FINDER = _Finder(_SRC, EXTENSION_SUFFIXES[0], os.environ.get("TABLEFORGE_PURE", ""))
