"""Compiles the engine: now, for tests and figures, or beside a table that is open already, for the next start.

    python tools/setup_engine.py --beside [GAME]     what `./play` starts: at low priority, one game after the other, GAME first

Compiling beside writes how far it is to `.venv/engine.json`, and reads from `.venv/engine-wanted` which game is played
(`tableforge.building` is the other side of both).  One build runs at a time; whoever needs the engine at once ends the one
beside and goes on with what that one has done: object files are kept.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import runpy
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import setup_base as base
import setup_packages
from setup_base import PYTHON, ROOT, SRC, VENV, SetupError, text

FAILED = os.path.join(VENV, ".tableforge-compile-failed")
BUILDER = os.path.join(VENV, ".tableforge-builder")  # locked by whoever compiles, with its process number in it
STATUS = os.path.join(VENV, "engine.json")
WANTED = os.path.join(VENV, "engine-wanted")
LOWEST = 19
MODE = runpy.run_path(os.path.join(SRC, "tableforge", "_mode.py"), run_name="tableforge_mode")


# ---------------------------------------------------------------- what there is to compile
def packages() -> list[str]:
    return list(MODE["packages"](SRC))


def games() -> list[str]:
    """The compiled packages that are games."""
    return [name for name in packages() if os.path.isfile(os.path.join(SRC, "tableforge", name, "rules.toml"))]


def modules_listed() -> bool:
    """Whether any package's `compiled.txt` names a module."""
    lists = [os.path.join(SRC, "tableforge", package, "compiled.txt") for package in packages()]
    return any(line.partition("#")[0].strip() for path in lists for line in base.read(path).splitlines())


def cannot_compile() -> str:
    """Why nothing can be compiled here; empty where it can."""
    import sysconfig

    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name != "nt" and not shutil.which(shlex.split(command)[0]):
        return text(
            "There is no C compiler (on Debian and Ubuntu: apt-get install build-essential; on macOS: xcode-select --install)",
            "Il n’y a pas de compilateur C (sous Debian et Ubuntu : apt-get install build-essential ; sous macOS : "
            "xcode-select --install)",
        )
    if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):
        return text(
            "The C headers of Python are missing (on Debian and Ubuntu: apt-get install python3-dev)",
            "Les en-têtes C de Python manquent (sous Debian et Ubuntu : apt-get install python3-dev)",
        )
    return ""


def compiled(package: str = "", optimized: str = "") -> bool:
    """Whether a package's (or all packages') compiled modules are there, made from these very sources by this very `setup.py`."""
    builder = base.digest([os.path.join(ROOT, "setup.py")])
    wanted = [package] if package else packages()
    return all(
        builder in (head := base.read(record(name)).partition("\n")[0]) and head.endswith(optimized) and fresh(name)
        for name in wanted
    )


def fresh(package: str) -> bool:
    return bool(MODE["fresh"](SRC, package, setup_packages.suffix()))


def record(package: str) -> str:
    return str(MODE["record_path"](SRC, package, setup_packages.suffix()))


def needed(optimized: str = "") -> bool:
    """Whether compiled modules are missing, stale or left over, and something can be done about it."""
    if modules_listed() and compiled(optimized=optimized):
        return False
    if modules_listed() and not cannot_compile():
        return base.read(FAILED) != everything()
    return bool(left_over())


def left_over() -> list[str]:
    """The compiled modules and the records of packages that do not run compiled."""
    used = [name for name in packages() if fresh(name)]
    suffix = setup_packages.suffix()
    out: list[str] = []
    for folder, _, names in os.walk(SRC):
        package = os.path.relpath(folder, os.path.join(SRC, "tableforge")).split(os.sep)[0]
        for name in names:
            of = name.removeprefix("tableforge_").partition("__mypyc")[0] if folder == SRC else package
            compiled_file = name.endswith(suffix) or os.path.join(folder, name) == record(package)
            if compiled_file and of not in used:
                out.append(os.path.join(folder, name))
    return out


def everything() -> str:
    """A digest of all that a compilation could depend on, so that one that failed is not tried again in vain."""
    files = [os.path.join(ROOT, "setup.py"), os.path.join(ROOT, "pyproject.toml")]
    for folder, _, names in os.walk(os.path.join(SRC, "tableforge")):
        files += [os.path.join(folder, name) for name in names if name.endswith(".py") or name == "compiled.txt"]
    return setup_packages.suffix() + " " + base.digest(sorted(files))


# ---------------------------------------------------------------- compiling now
def compile_now(optimized: str = "quick") -> None:
    """Compile everything in place; where that fails, remove what is stale, so that its sources are used."""
    if modules_listed() and not cannot_compile():
        before = everything()
        what = text("compiling the engine", "compilation du moteur")
        try:
            with only_builder(wait=True):
                base.step(what, lambda: build("1", optimized))
            return
        except SetupError as error:
            base.say(str(error))
            base.write(FAILED, before)
    for path in left_over():
        base.remove(path)


def build(what: str, optimized: str) -> None:
    failure = text(
        "Compiling these sources failed; they run as plain Python, which is the reference but slower",
        "La compilation de ces sources a échoué ; elles tournent en Python pur, qui fait référence mais est plus lent",
    )
    command = [PYTHON, "setup.py", "build_ext", "--inplace"]
    base.run(command, "compile.log", failure, TABLEFORGE_COMPILE=what, TABLEFORGE_OPTIMIZE=optimized)


@contextlib.contextmanager
def only_builder(wait: bool) -> Iterator[None]:
    """Compile alone: whoever waits for the engine ends a build beside, and a build beside leaves the place to any other."""
    with open(BUILDER, "a+") as lock:
        if base.fcntl is not None:
            try:
                base.fcntl.flock(lock, base.fcntl.LOCK_EX | base.fcntl.LOCK_NB)
            except OSError:
                if not wait:
                    raise SetupError("another build is under way") from None
                end_builder(base.read(BUILDER))
                base.fcntl.flock(lock, base.fcntl.LOCK_EX)
        lock.truncate(0)
        if not wait:
            lock.write(f"beside {os.getpid()}")
            lock.flush()
        yield
        lock.truncate(0)


def end_builder(told: str) -> None:
    """End the build beside, with all that it has started; one that somebody waits for is let be."""
    kind, _, number = told.partition(" ")
    if kind == "beside" and number.isdecimal():
        with contextlib.suppress(OSError):
            os.killpg(int(number), signal.SIGTERM)


# ---------------------------------------------------------------- compiling beside a table
def start_beside(game: str) -> None:
    """Start the build in a process of its own, which goes on when the table is left."""
    command = [sys.executable, os.path.abspath(__file__), "--beside", game]
    with open(os.path.join(VENV, "beside.log"), "ab") as out:
        started = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True
        )
    tell("installing", [], process=started.pid)  # the table that opens now says so


def build_beside(first: str) -> None:
    """Compile one game after the other, at low priority: always the one that is played, then the others."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(LOWEST)
    with only_builder(wait=False):
        began, before = time.monotonic(), everything()
        try:
            tell("installing", [])
            if not setup_packages.installed("compile"):
                with base.alone():
                    setup_packages.install("compile", afresh=False)
            left = [game for game in games() if not compiled(game)]
            of = len(left)
            while left:
                game = next((name for name in (base.read(WANTED).strip(), first) if name in left), left[0])
                tell("compiling", left, game, of)
                build(game, "quick")
                left.remove(game)
            rest = [name for name in packages() if not compiled(name)]
            if rest:
                build(",".join(rest), "quick")
            tell("ready", [], of=of, seconds=time.monotonic() - began)
        except SetupError as error:
            base.write(FAILED, before)
            tell("failed", [], why=str(error))


def tell(
    state: str, left: list[str], game: str = "", of: int = 0, seconds: float = 0.0, why: str = "", process: int = 0
) -> None:
    """Write down how far the build is."""
    told = {"state": state, "game": game, "left": left, "of": of, "seconds": round(seconds), "why": why}
    base.write(STATUS, json.dumps({**told, "process": process or os.getpid()}))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Compile the engine beside a table that is open already.")
    parser.add_argument(
        "--beside", metavar="GAME", nargs="?", const="", required=True, help="the game that is compiled first"
    )
    try:
        build_beside(parser.parse_args().beside)
    except SetupError as error:
        base.say(str(error))
        sys.exit(1)
