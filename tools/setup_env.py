"""Makes a checkout ready to run: a virtual environment in `.venv`, the dependencies, the compiled engine, the browser table.

Run by `./play` and `./test` with any Python 3.11 or newer; the standard library is all it needs. What is done already
is skipped: the environment by a stamp in `.venv`, compiling by the records that `setup.py` leaves in
the packages of `src/tableforge`.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator

try:
    import fcntl
except ImportError:  # Windows: there, two setups at once are not kept apart
    fcntl = None

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SRC = os.path.join(ROOT, "src")
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin", "python")
INSTALLED = os.path.join(VENV, ".tableforge-installed")
UNDERWAY = os.path.join(VENV, ".tableforge-underway")
FAILED = os.path.join(VENV, ".tableforge-compile-failed")
LEVELS = ("play", "compile", "dev")  # what is installed, each with all before it
OLDEST = (3, 11)
MODE = runpy.run_path(os.path.join(SRC, "tableforge", "_mode.py"), run_name="tableforge_mode")
WHAT_FOR = {"play": "play", "compile": "play and compile", "dev": "play, compile and test"}
COMPILE_FAILS = "Compiling these sources failed (see .venv/compile.log; tools/setup_env.py --force tries again)"
SLOWER = "running in pure Python, which is the reference but slower."


class SetupError(Exception):
    """Setting up cannot go on; the message says why and what to do."""


def main() -> int:
    sys.modules.setdefault("setup_env", sys.modules[__name__])  # what stands on this module is to find this very one
    import setup_browser
    import setup_postgres
    import setup_web

    parser = argparse.ArgumentParser(description="Make this checkout of Tableforge ready to run.")
    parser.add_argument("--dev", action="store_true", help="also install what the tests need")
    parser.add_argument("--web", action="store_true", help="also build the table for the browser")
    parser.add_argument("--no-compile", action="store_true", help="leave the compiled engine as it is")
    parser.add_argument("--force", action="store_true", help="install and compile again, whatever is there")
    wanted = parser.parse_args()
    if sys.version_info < OLDEST:
        return with_newer_python()
    compiling = not wanted.no_compile and os.environ.get("TABLEFORGE_PURE", "") in ("", "0")
    level = "dev" if wanted.dev else "compile" if compiling and not cannot_compile() else "play"
    try:
        if wanted.force or not installed(level) or (compiling and compile_needed()):
            with alone():
                if wanted.force or not installed(level):
                    install(level, afresh=wanted.force)
                if compiling and (wanted.force or compile_needed()):
                    compile_engine()
                write_bytecode()
        if wanted.web and setup_web.needed():
            with alone():
                if setup_web.needed():
                    setup_web.build()
        if wanted.dev:
            setup_postgres.install()
        if wanted.dev and wanted.web:
            setup_browser.install()
        if compiling and modules_listed() and not compiled():
            say(f"{cannot_compile() or COMPILE_FAILS}: {SLOWER}")
    except SetupError as error:
        say(f"Setting up Tableforge failed: {error}")
        return 1
    except KeyboardInterrupt:
        say("Interrupted; the next start goes on from here.")
        return 130
    return 0


# Installing


def installed(level: str) -> bool:
    """Whether `.venv` holds what this checkout asks for, by its stamp."""
    stamp = read(INSTALLED).splitlines()  # place and settings, interpreter, level, suffix of compiled modules
    return len(stamp) == 4 and stamp[:2] == install_key() and LEVELS.index(stamp[2]) >= LEVELS.index(level)


def install_key() -> list[str]:
    """What the environment depends on: the checkout's place and settings, and the interpreter behind `.venv`."""
    settings = digest(os.path.join(ROOT, name) for name in ("pyproject.toml", "setup.py"))
    real = os.path.realpath(PYTHON)
    try:
        found = os.stat(real)
    except OSError:
        return [f"{ROOT} {settings}", "no interpreter"]
    return [f"{ROOT} {settings}", f"{real} {found.st_size} {found.st_mtime_ns}"]


def install(level: str, afresh: bool) -> None:
    """Makes or mends `.venv` and installs the dependencies and the command into it."""
    stamp = read(INSTALLED).splitlines()
    if len(stamp) == 4:
        level = max(level, stamp[2], key=LEVELS.index)  # what was installed for tests stays
    moved = stamp and not stamp[0].startswith(ROOT + " ")
    # Half-written packages look whole to pip, so an interrupted installation starts over.
    if afresh or moved or os.path.exists(UNDERWAY) or not usable():
        step("making .venv", make_venv)
    forget(INSTALLED)
    write(UNDERWAY, "")
    step(f"installing what it takes to {WHAT_FOR[level]}", lambda: pip_install(level))
    suffix = ask_python("from importlib.machinery import EXTENSION_SUFFIXES as s; print(s[0])")
    write(INSTALLED, "\n".join([*install_key(), level, suffix]))
    forget(UNDERWAY)


def write_bytecode() -> None:
    """Writes the bytecode of all modules now, also where Python is told not to: a start then need not read the sources."""
    subprocess.run([PYTHON, "-m", "compileall", "-q", os.path.join(SRC, "tableforge")], capture_output=True)


def usable() -> bool:
    """Whether `.venv` has an interpreter that runs, that it was made for, and that has pip."""
    with contextlib.suppress(SetupError):
        return os.path.realpath(ask_python("import sys, pip; print(sys.prefix)")) == os.path.realpath(VENV)
    return False


def make_venv() -> None:
    """Makes `.venv` anew, from the interpreter that runs this script or, inside a venv, from the one behind it."""
    base = getattr(sys, "_base_executable", None) or sys.executable
    probe = subprocess.run([base, "-c", "import venv, ensurepip"], capture_output=True)
    if probe.returncode:
        raise SetupError(
            "this Python cannot make virtual environments (venv or ensurepip is missing).\n"
            "On Debian and Ubuntu: apt-get install python3-venv; elsewhere install Python 3.11 or newer with pip."
        )
    if os.path.islink(VENV) or os.path.isfile(VENV):
        os.unlink(VENV)
    shutil.rmtree(VENV, ignore_errors=True)
    os.makedirs(VENV)
    write(UNDERWAY, "")
    run([base, "-m", "venv", VENV], "install.log", ".venv could not be made.")


def pip_install(level: str) -> None:
    """Installs this checkout in place, with what `level` needs."""
    pip = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--upgrade"]
    failure = "pip could not install the dependencies (is there a network?)"
    run([*pip, "setuptools>=77,<85"], "install.log", failure)
    extra = "" if level == "play" else f"[{level}]"
    run([*pip, "--no-build-isolation", "--editable", ROOT + extra], "install.log", failure)


# Compiling


def modules_listed() -> bool:
    """Whether any package's `compiled.txt` names a module."""
    lists = [os.path.join(SRC, "tableforge", package, "compiled.txt") for package in MODE["packages"](SRC)]
    return any(line.partition("#")[0].strip() for path in lists for line in read(path).splitlines())


def cannot_compile() -> str:
    """Why nothing can be compiled here; empty where it can."""
    import sysconfig

    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name != "nt" and not shutil.which(shlex.split(command)[0]):
        return "No C compiler found"
    if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):
        return "No C headers of Python found (on Debian and Ubuntu: apt-get install python3-dev)"
    return ""


def compiled() -> bool:
    """Whether every package's compiled modules are there, made from these very sources by this very `setup.py`."""
    builder = digest([os.path.join(ROOT, "setup.py")])
    packages = MODE["packages"](SRC)
    return all(builder in read(record(name)).partition("\n")[0] and fresh(name) for name in packages)


def fresh(package: str) -> bool:
    return bool(MODE["fresh"](SRC, package, suffix()))


def record(package: str) -> str:
    return str(MODE["record_path"](SRC, package, suffix()))


def compile_needed() -> bool:
    """Whether compiled modules are missing, stale or left over, and something can be done about it."""
    if modules_listed() and compiled():
        return False
    if modules_listed() and not cannot_compile():
        return read(FAILED) != everything()
    return bool(left_over())


def compile_engine() -> None:
    """Compiles the listed modules in place; where that fails, removes what is stale, so that its sources are used."""
    if modules_listed() and not cannot_compile():
        before = everything()
        command = [PYTHON, "setup.py", "build_ext", "--inplace"]
        try:
            step("compiling (one to three minutes)", lambda: run(command, "compile.log", "", TABLEFORGE_COMPILE="1"))
            return
        except SetupError as error:
            say(str(error))
            write(FAILED, before)
    for path in left_over():
        forget(path)


def left_over() -> list[str]:
    """The compiled modules and the records of packages that do not run compiled."""
    used = [name for name in MODE["packages"](SRC) if fresh(name)]
    out: list[str] = []
    for folder, _, names in os.walk(SRC):
        package = os.path.relpath(folder, os.path.join(SRC, "tableforge")).split(os.sep)[0]
        for name in names:
            of = name.removeprefix("tableforge_").partition("__mypyc")[0] if folder == SRC else package
            compiled_file = name.endswith(suffix()) or os.path.join(folder, name) == record(package)
            if compiled_file and of not in used:
                out.append(os.path.join(folder, name))
    return out


def suffix() -> str:
    """How a compiled module's file name ends for the interpreter in `.venv`."""
    return (read(INSTALLED).splitlines() or ["none"])[-1]


def everything() -> str:
    """A digest of all that a compilation could depend on, so that one that failed is not tried again in vain."""
    files = [os.path.join(ROOT, "setup.py"), os.path.join(ROOT, "pyproject.toml")]
    for folder, _, names in os.walk(os.path.join(SRC, "tableforge")):
        files += [os.path.join(folder, name) for name in names if name.endswith(".py") or name == "compiled.txt"]
    return suffix() + " " + digest(sorted(files))


# Small tools


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def step(what: str, work: Callable[[], None]) -> None:
    """Does one slow thing and says so, with the time it took."""
    print(f"Setting up Tableforge (once): {what} … ", end="", file=sys.stderr, flush=True)
    start = time.monotonic()
    try:
        work()
    except BaseException:
        say("")
        raise
    say(f"{time.monotonic() - start:.0f} s")


def run(command: list[str], log: str, failure: str, folder: str = ROOT, **variables: str) -> None:
    """Runs a command with its output in `.venv/<log>`; where it fails, the end of that log is in the error."""
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
    path = os.path.join(VENV, log)
    with open(path, "ab" if log == "install.log" else "wb") as out:
        done = subprocess.run(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env={**environment, **variables}
        )
    if done.returncode:
        tail = "\n".join("    " + line for line in read(path).splitlines()[-25:])
        raise SetupError(f"{failure}\nThe end of .venv/{log}:\n{tail}".lstrip())


def ask_python(code: str) -> str:
    """What the interpreter in `.venv` prints for `code`."""
    try:
        done = subprocess.run([PYTHON, "-c", code], capture_output=True, text=True, cwd=ROOT)
    except OSError as error:
        raise SetupError(f".venv has no working Python ({error})") from error
    if done.returncode:
        raise SetupError(f".venv has no working Python: {done.stderr.strip()[-500:]}")
    return done.stdout.strip()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keeps a second setup of the same checkout waiting until this one is done."""
    with open(os.path.join(ROOT, ".venv.lock"), "w") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say("Another setup of this checkout is under way: waiting for it …")
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def with_newer_python() -> int:
    """Hands over to a newer Python on the path, or says that there is none."""
    try:
        done = subprocess.run([os.path.join(ROOT, "tools", "find_python")], stdout=subprocess.PIPE, text=True)
    except OSError:  # no shell: Windows, where `py -3` is the way to the newest
        say(f"Tableforge needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
        return 1
    found = done.stdout.strip()
    return subprocess.call([found, *sys.argv]) if found else 1


def read(path: str) -> str:
    """A file's text; empty where there is no such file."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def write(path: str, text: str) -> None:
    """Writes a file so that it is there whole or not at all."""
    with open(path + ".partial", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".partial", path)


def forget(path: str) -> None:
    with contextlib.suppress(FileNotFoundError):
        os.unlink(path)


def digest(paths: Iterable[str]) -> str:
    """The SHA-256 over the contents of files; of one file, the same as `_mode.digest_of`."""
    total = hashlib.sha256()
    for path in paths:
        with open(path, "rb") as file:
            total.update(file.read())
    return total.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
