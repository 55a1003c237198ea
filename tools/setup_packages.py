"""Installs the Python packages of this checkout into `.venv`: with uv where it is at hand or quickly fetched, else with pip.

uv needs a tenth of pip's time and no pip in the environment.  Wherever it fails, pip does the same again and says what is
wrong.  `TABLEFORGE_INSTALLER=pip` asks for pip alone.  `TABLEFORGE_LOCKED=1` asks for the versions of `requirements-dev.txt`
(`tools/lock.py` writes it); without it the newest that `pyproject.toml` allows are taken.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
import sys

import setup_base as base
from setup_base import PYTHON, ROOT, VENV, SetupError, text

INSTALLED = os.path.join(VENV, ".tableforge-installed")
UNDERWAY = os.path.join(VENV, ".tableforge-underway")
UV_HOME = os.path.join(VENV, ".uv")  # where it is put when it had to be fetched
LEVELS = ("play", "compile", "dev")  # what is installed, each with all before it
SETUPTOOLS = "setuptools>=77,<85"
LOCK = os.path.join(ROOT, "requirements-dev.txt")
QUIETLY = ("--disable-pip-version-check", "--no-input", "--retries", "2")


# ---------------------------------------------------------------- what is there
def installed(level: str) -> bool:
    """Whether `.venv` holds what this checkout asks for, by its stamp."""
    stamp = base.read(INSTALLED).splitlines()  # place and settings, interpreter, level, suffix of compiled modules
    return len(stamp) == 4 and stamp[:2] == install_key() and LEVELS.index(stamp[2]) >= LEVELS.index(level)


def install_key() -> list[str]:
    """What the environment depends on: the checkout's place and settings, and the interpreter behind `.venv`."""
    settings = base.digest(os.path.join(ROOT, name) for name in ("pyproject.toml", "setup.py"))
    real = os.path.realpath(PYTHON)
    try:
        found = os.stat(real)
    except OSError:
        return [f"{ROOT} {settings}", "no interpreter"]
    return [f"{ROOT} {settings}", f"{real} {found.st_size} {found.st_mtime_ns}"]


def suffix() -> str:
    """How a compiled module's file name ends for the interpreter in `.venv`."""
    return (base.read(INSTALLED).splitlines() or ["none"])[-1]


def usable() -> bool:
    """Whether `.venv` has an interpreter that runs and that it was made for."""
    with contextlib.suppress(SetupError):
        return os.path.realpath(base.ask_python("import sys; print(sys.prefix)")) == os.path.realpath(VENV)
    return False


# ---------------------------------------------------------------- installing
def install(level: str, afresh: bool) -> None:
    """Make or mend `.venv` and install the dependencies and the command into it."""
    stamp = base.read(INSTALLED).splitlines()
    if len(stamp) == 4:
        level = max(level, stamp[2], key=LEVELS.index)  # what was installed for tests stays
    moved = bool(stamp) and not stamp[0].startswith(ROOT + " ")
    # Half-written packages look whole to an installer, so an interrupted installation starts over; downloads are kept.
    afresh = afresh or moved or os.path.exists(UNDERWAY) or not usable()
    what_for = {
        "play": text("installing what it takes to play", "installation de ce qu’il faut pour jouer"),
        "compile": text("installing what it takes to compile", "installation de ce qu’il faut pour compiler"),
        "dev": text("installing what it takes to play and test", "installation de ce qu’il faut pour jouer et tester"),
    }
    base.step(what_for[level], lambda: install_now(level, afresh))


def install_now(level: str, afresh: bool) -> None:
    """The same, without a word."""
    if afresh:
        make_venv()
    base.remove(INSTALLED)
    base.write(UNDERWAY, "")
    extra = "" if level == "play" else f"[{level}]"
    bound = locked()
    uv = find_uv()
    try:
        if not uv:
            raise SetupError("uv is not at hand")
        install_with_uv(uv, SETUPTOOLS)
        install_with_uv(uv, "--no-build-isolation", *bound, "--editable", ROOT + extra)
    except SetupError:
        install_with_pip(SETUPTOOLS)
        install_with_pip("--no-build-isolation", *bound, "--editable", ROOT + extra)
    ending = base.ask_python("from importlib.machinery import EXTENSION_SUFFIXES as s; print(s[0])")
    base.write(INSTALLED, "\n".join([*install_key(), level, ending]))
    base.remove(UNDERWAY)


def locked() -> list[str]:
    """What binds an installer to the versions of the lock file, where that is asked for."""
    return ["--constraint", LOCK] if os.environ.get("TABLEFORGE_LOCKED", "") not in ("", "0") else []


def add(*packages: str) -> None:
    """Install further packages into `.venv`."""
    uv = find_uv()
    try:
        if not uv:
            raise SetupError("uv is not at hand")
        install_with_uv(uv, *packages)
    except SetupError:
        install_with_pip(*packages)


def make_venv() -> None:
    """Make `.venv` anew, from the interpreter that runs this script or, inside a venv, from the one behind it."""
    python = base_python()
    failure = text("the virtual environment could not be made", "l’environnement virtuel n’a pas pu être créé")
    if subprocess.run([python, "-c", "import venv"], capture_output=True).returncode:
        raise SetupError(no_venv())
    if os.path.islink(VENV) or os.path.isfile(VENV):
        os.unlink(VENV)
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        os.makedirs(VENV)
        base.write(UNDERWAY, "")
    except OSError as error:
        raise SetupError(f"{failure}{base.COLON}{base.explained(str(error)) or error}") from error
    base.run([python, "-m", "venv", "--without-pip", VENV], "install.log", failure)


def base_python() -> str:
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def no_venv() -> str:
    return text(
        "this Python cannot make virtual environments (venv or ensurepip is missing). On Debian and Ubuntu: apt-get install "
        "python3-venv; elsewhere install Python 3.11 or newer with pip.",
        "ce Python ne peut pas créer d’environnement virtuel (venv ou ensurepip manque). Sous Debian et Ubuntu : apt-get install "
        "python3-venv ; ailleurs, installez Python 3.11 ou plus récent avec pip.",
    )


# ---------------------------------------------------------------- uv
def find_uv() -> str:
    """A uv that runs: of the machine, or fetched by the pip of the Python behind `.venv`; empty where there is none."""
    if os.environ.get("TABLEFORGE_INSTALLER") == "pip":
        return ""
    fetched = os.path.join(UV_HOME, "bin", "uv.exe" if os.name == "nt" else "uv")
    for path in (shutil.which("uv"), fetched):
        if path and runs(path):
            return path
    pip = [base_python(), "-m", "pip", "install", *QUIETLY, "--target", UV_HOME, "uv"]
    with contextlib.suppress(SetupError):
        base.run(pip, "install.log", "uv")
        return fetched if runs(fetched) else ""
    return ""


def runs(command: str) -> bool:
    try:
        return subprocess.run([command, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def install_with_uv(uv: str, *what: str) -> None:
    command = [uv, "pip", "install", "--python", PYTHON, "--upgrade", *what]
    base.run(command, "install.log", "uv", **indexes_of_pip())


def indexes_of_pip() -> dict[str, str]:
    """The indexes that pip is told to use, by file or variable, as uv takes them; it reads none of pip's settings."""
    asked = subprocess.run([base_python(), "-m", "pip", "config", "list"], capture_output=True, text=True)
    told = dict(line.partition("=")[::2] for line in asked.stdout.splitlines())
    out = {}
    for name, variable in (("index-url", "UV_DEFAULT_INDEX"), ("extra-index-url", "UV_INDEX")):
        written = [" ".join(shlex.split(value)) for key, value in told.items() if key.endswith(f".{name}")]
        value = os.environ.get("PIP_" + name.upper().replace("-", "_")) or " ".join(written[:1])
        urls = [url for url in value.split() if not url.startswith("file:")]
        if urls and variable not in os.environ:
            out[variable] = " ".join(urls)
    return out


# ---------------------------------------------------------------- pip
def install_with_pip(*what: str) -> None:
    failure = text("the Python packages could not be installed", "les paquets Python n’ont pas pu être installés")
    if subprocess.run([PYTHON, "-c", "import pip"], capture_output=True).returncode:
        if subprocess.run([PYTHON, "-c", "import ensurepip"], capture_output=True).returncode:
            raise SetupError(no_venv())
        base.run([PYTHON, "-m", "ensurepip", "--default-pip"], "install.log", failure)
    pip = [PYTHON, "-m", "pip", "install", *QUIETLY, "--upgrade"]
    base.run([*pip, *what], "install.log", failure)
