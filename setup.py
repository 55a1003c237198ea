"""Builds Tableforge: pure Python, or with TABLEFORGE_COMPILE=1 the modules of `compiled.txt` through mypyc.

    TABLEFORGE_COMPILE=1 python setup.py build_ext --inplace

puts the compiled modules beside their sources, with a record of what they were made from (read by `tableforge._mode`).
All other settings are in pyproject.toml.
"""

from __future__ import annotations

import ast
import hashlib
import os
import runpy
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
PACKAGE = SRC / "tableforge"
LIST = PACKAGE / "compiled.txt"
SUFFIX = EXTENSION_SUFFIXES[0]
MODE = runpy.run_path(str(PACKAGE / "_mode.py"), run_name="tableforge_mode")


def listed() -> list[str]:
    """The modules to compile, as paths relative to src/."""
    lines = (line.partition("#")[0].strip() for line in LIST.read_text(encoding="utf-8").splitlines())
    modules = [line for line in lines if line]
    for module in modules:
        if not (SRC / module).is_file():
            raise SystemExit(f"compiled.txt lists {module}, which does not exist under src/")
    return modules


def sources(modules: list[str]) -> list[Path]:
    """The listed modules and every module of ours that they import, directly or not.

    The imported ones count even if they are not compiled, for mypyc copies the value of a `Final` into its users.
    """
    found: dict[Path, None] = {}
    todo = [SRC / module for module in modules]
    while todo:
        path = todo.pop()
        if path in found:
            continue
        found[path] = None
        package = list(path.relative_to(SRC).parts[:-1])
        for node in ast.walk(ast.parse(path.read_bytes())):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                base = package[: len(package) - node.level + 1] if node.level else []
                module = ".".join(base + ([node.module] if node.module else []))
                names = [f"{module}.{alias.name}" for alias in node.names]
            todo += [file for name in names if (file := module_file(name))]
    return sorted(found)


def module_file(name: str) -> Path | None:
    """The source of a module of ours, or of the module that holds the name; None for anything else."""
    for dotted in (name, name.rpartition(".")[0]):
        path = SRC.joinpath(*dotted.split("."))
        if dotted.partition(".")[0] == "tableforge" and dotted != "tableforge":
            for file in (path.with_suffix(".py"), path / "__init__.py"):
                if file.is_file():
                    return file
    return None


class Build(build_ext):
    """Compiles C files side by side, leaves out unchanged ones, and records what the result was made from."""

    def run(self) -> None:
        target = SRC if self.inplace else Path(self.build_lib)
        record = Path(MODE["record_path"](str(target), SUFFIX))
        build = f"build 0 0 {MODE['digest_of'](__file__)} mypy {version('mypy')} {sys.version.split()[0]}"
        if not (record.exists() and record.read_text(encoding="utf-8").startswith(build + "\n")):
            self.force = True
        record.unlink(missing_ok=True)  # a build that is interrupted leaves nothing that looks finished
        super().run()
        if made_from != {path: stamp(path) for path in made_from}:
            raise SystemExit("a source changed while it was being compiled; build again")

        built = sorted(Path(self.get_ext_filename(self.get_ext_fullname(ext.name))) for ext in self.extensions)
        kept = {target / path for path in built}
        for stale in [*target.glob(f"*__mypyc{SUFFIX}"), *(target / "tableforge").rglob(f"*{SUFFIX}")]:
            if stale not in kept:
                stale.unlink()
        lines = [build]
        lines += [f"module {(target / path).stat().st_size} 0 - {path.as_posix()}" for path in built]
        for path, (size, mtime, digest) in made_from.items():
            lines.append(f"source {size} {mtime} {digest} {path.relative_to(SRC).as_posix()}")
        unfinished = record.with_suffix(".partial")
        unfinished.write_text("\n".join(lines) + "\n", encoding="utf-8")
        unfinished.replace(record)

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":  # others keep their own way
            self.compiler.compile = partial(compile_side_by_side, self.compiler)
        super().build_extensions()


def stamp(path: Path) -> tuple[int, int, str]:
    """Size, time and digest of a file."""
    found = path.stat()
    return found.st_size, found.st_mtime_ns, MODE["digest_of"](str(path))


def compile_side_by_side(
    self: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """Stands in for the compiler object's `compile`, which takes one C file after the other and always all of them."""
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    headers = hashlib.sha256(repr([self.compiler_so, cc_args, extra_postargs]).encode())
    for header in sorted(Path(TARGET).rglob("*.h")):
        headers.update(header.read_bytes())

    def one(obj: str) -> None:
        source, extension = build[obj]
        digest = headers.copy()
        digest.update(Path(source).read_bytes())
        key = Path(obj + ".key")
        if os.path.exists(obj) and key.exists() and key.read_text() == digest.hexdigest():
            return
        key.unlink(missing_ok=True)
        self._compile(obj, source, extension, cc_args, extra_postargs, pp_opts)
        key.write_text(digest.hexdigest())

    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        list(pool.map(one, sorted(build, key=lambda obj: -os.path.getsize(build[obj][0]))))
    return list(objects)


TARGET = str(ROOT / "build" / f"mypyc{SUFFIX.rpartition('.')[0]}")
extensions: list[Any] = []
made_from: dict[Path, tuple[int, int, str]] = {}
if os.environ.get("TABLEFORGE_COMPILE") == "1" and listed():
    from mypyc.build import mypycify

    os.chdir(ROOT)
    made_from = {path: stamp(path) for path in [LIST, *sources(listed())]}  # before mypyc reads them
    extensions = mypycify(
        # The type check proper is `mypy`'s own run; here only errors that mypyc would trip over matter.
        ["--no-warn-unused-ignores", *(str(Path("src") / module) for module in listed())],
        group_name="tableforge",
        # One C file per module, compiled side by side, takes half the time of one large file and runs as fast;
        # -O3 takes longer than -O2 and gains nothing that could be measured.
        multi_file=True,
        opt_level="2",
        debug_level="0",
        target_dir=TARGET,
    )

setup(ext_modules=extensions, cmdclass={"build_ext": Build} if extensions else {})
