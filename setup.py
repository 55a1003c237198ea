"""Builds Tableforge: pure Python, or with TABLEFORGE_COMPILE=1 the modules that each package's `compiled.txt` lists.

    TABLEFORGE_COMPILE=1 python setup.py build_ext --inplace

puts the compiled modules beside their sources.  `TABLEFORGE_COMPILE=keyforge` compiles one package (or several, with commas)
and those it stands on.  `TABLEFORGE_OPTIMIZE=quick` takes two fifths less work for an engine that is a few per cent slower;
without it the build is `full`, as figures and training want it; `profile` compiles twice, plays games in between, and lays the
code out by what they ran, as the wheels of a release want it (GCC alone; elsewhere it is `full`).  Each package is a group of
its own: one shared library, and one record of what it was made from (read by `tableforge._mode`), so that an edit to one game
neither recompiles another nor sends it back to its sources.

Wheel and sdist also carry the browser's client (`python tools/setup_env.py --web` builds it); without it they are refused,
unless TABLEFORGE_WITHOUT_CLIENT=1 says that none is wanted.  A wheel has the rulings, too, which are read from the tests.
All other settings are in pyproject.toml.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
SUFFIX = EXTENSION_SUFFIXES[0]
TARGET = ROOT / "build" / f"mypyc{SUFFIX.rpartition('.')[0]}"
MODE = runpy.run_path(str(SRC / "tableforge" / "_mode.py"), run_name="tableforge_mode")
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)

# mypyc writes the table of what a group offers to others into every C file of that group; `-fcommon` makes it one again.
NEEDED = ["-fcommon"]
# Calls inside a group need not go through its table of symbols; in a full build they may be inlined across its C files.
DIRECT_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
FULL = "full"
PROFILE = "profile"
BEST = [*DIRECT_CALLS, "-flto=auto", "-O2"]
OPTIMIZE = {FULL: BEST, "quick": [*DIRECT_CALLS, "-O1"], PROFILE: BEST}
# Code that the games of the profile do not reach is optimized as without one: made small instead, it would take twice the time.
USE_PROFILE = ["-fprofile-partial-training", "-Wno-missing-profile"]
TRAINING = """
import sys
from tableforge import _mode, bench, games
packages = sys.argv[1:]
if not all(_mode.compiled(package) for package in packages):
    raise SystemExit("the profile would be taken of the sources, not of what was compiled")
for game in [games.game(name) for name in games.names() if name in packages]:
    for flavour in game.flavours:
        bench.play_states(game, flavour, 100, 0)
"""

# With these words setup.py makes extensions; asked for what it needs or for names and versions alone, it need not compile.
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
NO_CLIENT = "TABLEFORGE_WITHOUT_CLIENT"


# What is compiled, and from what


def listed(src: Path = SRC) -> dict[str, list[Path]]:
    """The modules to compile, by package."""
    groups: dict[str, list[Path]] = {}
    for package in MODE["packages"](str(src)):
        folder = src / "tableforge" / package
        lines = (folder / "compiled.txt").read_text(encoding="utf-8").splitlines()
        modules = [folder / name for line in lines if (name := line.partition("#")[0].strip())]
        for module in modules:
            if not module.is_file():
                raise SystemExit(f"{package}/compiled.txt lists {module.relative_to(folder)}, which does not exist")
        if modules:
            groups[package] = modules
    return groups


def with_needed(packages: Iterable[str], groups: dict[str, list[Path]]) -> dict[str, list[Path]]:
    """The groups of some packages, and of all that they stand on."""
    wanted: list[str] = []
    todo = list(packages)
    while todo:
        package = todo.pop()
        if package not in groups:
            raise SystemExit(
                f"TABLEFORGE_COMPILE names {package}, which lists no module to compile; these do: {', '.join(groups)}"
            )
        if package not in wanted:
            wanted.append(package)
            todo += Group(package, groups).needs
    return {package: groups[package] for package in groups if package in wanted}


def sources(modules: Iterable[Path], src: Path = SRC) -> list[Path]:
    """The modules and every module of ours that they import, directly or not.

    The imported ones count even if they are not compiled, for mypyc copies the value of a `Final` into its users.
    """
    found: dict[Path, None] = {}
    todo = list(modules)
    while todo:
        path = todo.pop()
        if path in found:
            continue
        found[path] = None
        package = list(path.relative_to(src).parts[:-1])
        for node in ast.walk(ast.parse(path.read_bytes())):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                base = package[: len(package) - node.level + 1] if node.level else []
                module = ".".join(base + ([node.module] if node.module else []))
                names = [f"{module}.{alias.name}" for alias in node.names]
            todo += [file for name in names if (file := module_file(name, src))]
    return sorted(found)


def module_file(name: str, src: Path = SRC) -> Path | None:
    """The source of a module of ours, or of the module that holds the name; None for anything else."""
    for dotted in (name, name.rpartition(".")[0]):
        path = src.joinpath(*dotted.split("."))
        if dotted.partition(".")[0] == "tableforge" and dotted != "tableforge":
            for file in (path.with_suffix(".py"), path / "__init__.py"):
                if file.is_file():
                    return file
    return None


def stamp(path: Path) -> tuple[int, int, str]:
    """Size, time and digest of a file."""
    found = path.stat()
    return found.st_size, found.st_mtime_ns, MODE["digest_of"](str(path))


class Group:
    """The compiled modules of one package: what they are made from, and the other groups they stand on."""

    def __init__(self, package: str, groups: dict[str, list[Path]]) -> None:
        self.package = package
        self.modules = groups[package]
        made_from = sources(self.modules)
        in_package = {path.relative_to(SRC / "tableforge").parts[0] for path in made_from}
        self.needs = sorted(in_package & (groups.keys() - {package}))
        # taken before mypyc reads them
        self.made_from = {path: stamp(path) for path in [self.modules[0].parent / "compiled.txt", *made_from]}

    @property
    def library(self) -> str:
        return f"tableforge_{self.package}"

    def holds(self, extension: Any) -> bool:
        """Whether an extension that mypyc made is one of this group's modules, or the library behind them."""
        return extension.name == f"{self.library}__mypyc" or extension.name.startswith(f"tableforge.{self.package}.")

    def changed(self) -> bool:
        """Whether a source is no longer what it was when the build began."""
        return any(stamp(path) != before for path, before in self.made_from.items())

    def record(self, build: str, built: list[Path], target: Path) -> str:
        lines = [build]
        lines += [f"needs 0 0 - {package}" for package in self.needs]
        lines += [f"module {(target / path).stat().st_size} 0 - {path.as_posix()}" for path in built]
        for path, (size, mtime, digest) in self.made_from.items():
            lines.append(f"source {size} {mtime} {digest} {path.relative_to(SRC).as_posix()}")
        return "\n".join(lines) + "\n"


# What is packed besides the modules


def check_client() -> None:
    """Refuse to pack without the browser's client of these very sources, unless it is said that none is wanted."""
    if os.environ.get(NO_CLIENT, "") not in ("", "0"):
        return
    remedy = (
        f"`python tools/setup_env.py --no-compile --web` builds it; {NO_CLIENT}=1 packs without it, "
        "for a terminal table and an API alone"
    )
    if not (SRC / "tableforge" / "server" / "assets" / "index.html").exists():
        raise SystemExit(f"There is no browser's client to pack: {remedy}.")
    if (ROOT / "tools" / "setup_web.py").exists():
        sys.path.insert(0, str(ROOT / "tools"))
        import setup_web

        if setup_web.needed():
            raise SystemExit(f"The browser's client was built from other sources than these: {remedy}.")


class PackSources(sdist):
    """Packs the sources together with the client."""

    def run(self) -> None:
        check_client()
        super().run()


class Pack(build_py):
    """Copies the modules and the browser's client of this very checkout, and writes down its rulings."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        check_client()
        server = Path(self.build_lib) / "tableforge" / "server"
        shutil.rmtree(server / "assets", ignore_errors=True)  # an earlier build's, under other names
        super().run()
        rulings = runpy.run_path(str(SRC / "tableforge" / "server" / "rulings.py"), run_name="tableforge_rulings")
        (server / rulings["PACKED"]).write_text(rulings["pack_rulings"](ROOT / "tests"), encoding="utf-8")


# How it is compiled


class Build(build_ext):
    """Compiles C files side by side, leaves out unchanged ones, and records what the result was made from."""

    groups: list[Group] = []
    optimize = FULL

    def run(self) -> None:
        target = SRC if self.inplace else Path(self.build_lib)
        build = self.how_built()
        records = {
            group.package: Path(MODE["record_path"](str(target), group.package, SUFFIX)) for group in self.groups
        }
        for group in self.groups:
            record = records[group.package]
            built_alike = record.exists() and record.read_text(encoding="utf-8").startswith(build + "\n")
            # A build that is interrupted leaves nothing that looks finished; what is fresh is not touched by it.
            if self.force or not built_alike or not MODE["fresh"](str(target), group.package, SUFFIX):
                record.unlink(missing_ok=True)
            if not built_alike:  # made by other means, or nobody knows how
                for path in self.built(group):
                    (target / path).unlink(missing_ok=True)
        super().run()
        if any(group.changed() for group in self.groups):
            raise SystemExit("a source changed while it was being compiled; build again")
        self.sweep(target)
        for group in self.groups:
            unfinished = records[group.package].with_suffix(".partial")
            unfinished.write_text(group.record(build, self.built(group), target), encoding="utf-8")
            unfinished.replace(records[group.package])

    def how_built(self) -> str:
        """The first line of a record."""
        return (
            f"build 0 0 {MODE['digest_of'](__file__)} mypy {version('mypy')} {sys.version.split()[0]} {self.optimize}"
        )

    def built(self, group: Group) -> list[Path]:
        """The files that a group was compiled to."""
        names = [self.get_ext_fullname(ext.name) for ext in self.extensions if group.holds(ext)]
        return sorted(Path(self.get_ext_filename(name)) for name in names)

    def sweep(self, target: Path) -> None:
        """Remove compiled modules that no list names any more."""
        groups = listed()
        kept = {target / path.relative_to(SRC).with_suffix(SUFFIX) for modules in groups.values() for path in modules}
        kept |= {target / f"tableforge_{package}__mypyc{SUFFIX}" for package in groups}
        for old in [*target.glob(f"*__mypyc{SUFFIX}"), *(target / "tableforge").rglob(f"*{SUFFIX}")]:
            if old not in kept:
                old.unlink()

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":  # others keep their own way
            wanted = OPTIMIZE[self.optimize]
            flags = NEEDED + (wanted if takes(self.compiler, wanted) else [])
            self.compiler.compile = partial(side_by_side, self.compiler, self.compiler.compile)
            if self.optimize == PROFILE and takes(self.compiler, USE_PROFILE):
                flags += self.profile(flags)
            self.add_flags(flags)
        super().build_extensions()

    def add_flags(self, flags: list[str]) -> None:
        for ext in self.extensions:
            # mypyc gives all of them one and the same list
            ext.extra_compile_args = [*ext.extra_compile_args, *flags]
            ext.extra_link_args = [*ext.extra_link_args, *flags]

    def profile(self, flags: list[str]) -> list[str]:
        """Compile with counters, play games, and give the flags that use what was counted.

        Raises SystemExit where the games do not run or nothing was counted.
        """
        counted = (Path(self.build_temp) / "profile").resolve()
        shutil.rmtree(counted, ignore_errors=True)
        before = [(ext.extra_compile_args, ext.extra_link_args) for ext in self.extensions]
        self.force = True  # what is there was made with other flags
        self.add_flags([*flags, f"-fprofile-generate={counted}"])
        super().build_extensions()
        for ext, (compile_args, link_args) in zip(self.extensions, before):
            ext.extra_compile_args, ext.extra_link_args = compile_args, link_args
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder)
            left_out = shutil.ignore_patterns("__pycache__", "assets", "_compiled*", f"*{SUFFIX}")
            shutil.copytree(SRC / "tableforge", copy / "tableforge", ignore=left_out)
            for group in self.groups:
                for path in self.built(group):
                    shutil.copy(Path(self.build_lib) / path, copy / path)
            for group in self.groups:
                record = Path(MODE["record_path"](folder, group.package, SUFFIX))
                record.write_text(group.record(self.how_built(), self.built(group), copy), encoding="utf-8")
            found = {key: value for key, value in os.environ.items() if not key.startswith("TABLEFORGE_")}
            path = os.pathsep.join([folder, *filter(None, [found.get("PYTHONPATH")])])
            words = [sys.executable, "-c", TRAINING, *(group.package for group in self.groups)]
            subprocess.run(words, cwd=folder, env={**found, "PYTHONPATH": path}, check=True)
        if not any(counted.iterdir()):
            raise SystemExit("the games of the profile were played, but nothing was counted")
        return [f"-fprofile-use={counted}", *USE_PROFILE]


def takes(compiler: Any, flags: list[str]) -> bool:
    """Whether the compiler and its linker know these flags, by trying."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("int probe(void) { return 0; }\n")
        try:
            objects = compiler.compile([str(source)], output_dir=folder, extra_postargs=[*flags, "-Werror"])
            compiler.link_shared_object(objects, str(Path(folder) / "probe.so"), extra_postargs=flags)
        except Exception:  # the compiler's own class of errors differs between versions of setuptools
            return False
    return True


def side_by_side(
    self: Any,
    one_by_one: Callable[..., list[str]],
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """Stands in for the compiler object's `compile`, which takes one C file after the other and always all of them.

    It needs private methods of that object; where a version of setuptools lacks them, the object's own way is taken.
    """
    try:
        macros, objects, postargs, pp_opts, build = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
        compile_one, command = self._compile, self.compiler_so
    except AttributeError:
        return one_by_one(sources, output_dir, macros, include_dirs, debug, extra_preargs, extra_postargs, depends)

    def one(obj: str) -> None:
        source, extension = build[obj]
        key = Path(obj + ".key")
        wanted = key_of(Path(source), [command, cc_args, postargs])
        if os.path.exists(obj) and key.exists() and key.read_text() == wanted:
            return
        key.unlink(missing_ok=True)
        compile_one(obj, source, extension, cc_args, postargs, pp_opts)
        key.write_text(wanted)

    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        list(pool.map(one, sorted(build, key=lambda obj: -os.path.getsize(build[obj][0]))))
    return list(objects)


def key_of(source: Path, command: object) -> str:
    """A digest of all that an object file is made from: how, the C file, and every generated header it includes."""
    digest = hashlib.sha256(repr(command).encode())
    seen = {source}
    todo = [source]
    while todo:
        path = todo.pop()
        text = path.read_bytes()
        digest.update(text)
        for name in INCLUDE.findall(text.decode(errors="replace")):
            for header in (path.parent / name, TARGET / name):
                if header.is_file() and header not in seen:
                    seen.add(header)
                    todo.append(header)
                    break
    return digest.hexdigest()


def needed_to_compile() -> list[str]:
    """The packages that compiling takes: the extra `compile` of pyproject.toml."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return list(told["project"]["optional-dependencies"]["compile"])


def compiled_extensions(groups: list[Group]) -> list[Any]:
    """C code for all groups, written by mypyc."""
    from mypyc.build import mypycify

    os.chdir(ROOT)
    parts = [([str(path.relative_to(ROOT)) for path in group.modules], group.library) for group in groups]
    return mypycify(
        # The type check proper is `mypy`'s own run; here only errors that mypyc would trip over matter.
        [
            "--no-warn-unused-ignores",
            f"--cache-dir={TARGET / 'cache'}",
            *(path for paths, _ in parts for path in paths),
        ],
        separate=parts,
        # One C file per module, compiled side by side, takes half the time of one large file and runs as fast;
        # -O3 takes longer than -O2 and gains nothing that could be measured.
        multi_file=True,
        opt_level="2",
        debug_level="0",
        target_dir=str(TARGET),
    )


if __name__ == "__main__":
    extensions: list[Any] = []
    asked_for = os.environ.get("TABLEFORGE_COMPILE", "")
    needed: list[str] = []
    if asked_for in ("", "0"):
        pass
    elif not BUILDING & set(sys.argv):
        needed = needed_to_compile() if "egg_info" in sys.argv else []  # the question of `pip` and `build`
    elif groups := listed():
        if asked_for != "1":
            groups = with_needed(asked_for.split(","), groups)
        Build.optimize = os.environ.get("TABLEFORGE_OPTIMIZE") or FULL
        if Build.optimize not in OPTIMIZE:
            raise SystemExit(f"TABLEFORGE_OPTIMIZE is {Build.optimize!r}; it takes {' or '.join(OPTIMIZE)}")
        Build.groups = [Group(package, groups) for package in groups]
        extensions = compiled_extensions(Build.groups)
    commands: dict[str, Any] = {"build_py": Pack, "sdist": PackSources}
    if extensions:
        commands["build_ext"] = Build
    setup(ext_modules=extensions, cmdclass=commands, **({"setup_requires": needed} if needed else {}))
