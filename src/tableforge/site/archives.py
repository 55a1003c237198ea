"""The Python code of a site: compiled, without sources, in one archive for the house and one for each game.

An archive is flat, so that a browser lays it out without unpacking: the length of its index (4 bytes, little-endian), the index
as JSON (path and size of each file), the files.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import tableforge
from tableforge import games
from tableforge.site.downloads import LONGEST_REASON, Lock, fetch_wheels, find_node, read_wheel
from tableforge.site.errors import NO_LICENCE, NOT_COMPILED, SiteError

HOUSE: Final = "house"  # the archive of everything but the games
PACKAGE: Final = Path(tableforge.__file__).parent
SCRIPT: Final = Path(__file__).with_name("compile.mjs")
# rooms and modules that a table in a browser has no use for, here and among what a game brings into them; what a game brings
# into environments says how far a game has come, too
WITHOUT: Final = re.compile(
    r"^(?:[a-z_]+/doors/)?(?:cli|drive|laws|mcp)(?:/|\.py$)|^envs/|^site/|^bench\.py$|^__main__\.py$|^server/assets/|"
    r"^server/(?:backup|connections|worker)\.py$"
)
# what lies beside the sources of a checkout and is no part of the package
BESIDE: Final = re.compile(r"(?:^|/)(?:__pycache__/|compiled\.txt$|_compiled|py\.typed$)|\.(?:so|pyd|c|h)$")
# what of libraries is no code: typings, sources in C, tests, and what describes them, but for their versions
NO_CODE: Final = re.compile(r"\.(?:pyi|pyx|pxd|c|h|txt|typed|rst|md)$|\.dist-info/(?!METADATA$)|__main__\.py$")
LICENCE: Final = re.compile(r"\.dist-info/(?:licenses/)?(?:LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$")
Files = dict[str, bytes]


def read_package() -> Files:
    """Return the files of this package that a browser needs, by their paths in it."""
    found = {path.relative_to(PACKAGE).as_posix(): path for path in sorted(PACKAGE.rglob("*")) if path.is_file()}
    return {
        name: path.read_bytes() for name, path in found.items() if not (WITHOUT.search(name) or BESIDE.search(name))
    }


def read_libraries(lock: Lock) -> tuple[Files, bytes]:
    """Return the files of the libraries by their paths, and the one library that is compiled."""
    out, library = Files(), b""
    for wheel, path in fetch_wheels(lock).items():
        for name, data in read_wheel(path, "").items():
            if name == lock.library:
                library = data
            elif not NO_CODE.search(name) and not (wheel.leave_out and re.search(wheel.leave_out, name)):
                out[name] = data
    return {**out, **{name: text.encode() for name, text in lock.stand_ins.items()}}, library


def read_licences(lock: Lock) -> dict[str, str]:
    """Return the texts of the licences of the libraries, by the names of their wheels.

    Raises SiteError where a wheel has none: it may not be carried without.
    """
    out = {}
    for wheel, path in fetch_wheels(lock).items():
        found = [data.decode() for name, data in read_wheel(path, "").items() if LICENCE.search(name)]
        if not found:
            raise SiteError(NO_LICENCE.fill(what=f"{wheel.name} {wheel.version}"))
        out[wheel.name] = "\n\n".join([text.strip() for text in found])
    return out


def split_by_game(files: Files, names: Iterable[str]) -> dict[str, Files]:
    """Return the files of the house and of each game; games that are not named are left out.

    The house has the rules of every game, for by them `games` knows which there are.
    """
    known = games.built_in_games()
    out: dict[str, Files] = {HOUSE: {}, **{name: {} for name in names}}
    for path, data in files.items():
        first, _, rest = path.partition("/")
        game = first if first in known else HOUSE
        if game in out:
            out[HOUSE if rest == "rules.toml" and game in known else game][f"tableforge/{path}"] = data
    return out


def compile_modules(files: Mapping[str, bytes], pyodide: Path) -> Files:
    """Return files with every module compiled by Pyodide's Python; what was compiled before comes from the cache beside it.

    Raises SiteError where Node.js is missing, or a module cannot be compiled.
    """
    kept = pyodide.parent / "compiled"
    kept.mkdir(exist_ok=True)
    modules = {name: kept / mark_of(name, data) for name, data in files.items() if name.endswith(".py")}
    missing = [(files[name], target, name) for name, target in modules.items() if not target.exists()]
    if missing:
        run_compiler(missing, pyodide)
    plain = {name: data for name, data in files.items() if name not in modules}
    return {**plain, **{f"{name}c": target.read_bytes() for name, target in modules.items()}}


def mark_of(name: str, data: bytes) -> str:
    """Return the name under which a compiled module is kept."""
    return hashlib.sha256(name.encode() + b"\0" + data).hexdigest()[:40]


def run_compiler(modules: Iterable[tuple[bytes, Path, str]], pyodide: Path) -> None:
    """Compile modules: their sources, where each is to be kept, and their names.

    Raises SiteError where Node.js is missing, or a module cannot be compiled.
    """
    node = find_node()
    with tempfile.TemporaryDirectory(dir=pyodide.parent) as folder:
        jobs, targets = [], []
        for n, (data, target, name) in enumerate(modules):
            source, made = Path(folder, f"{n}.py"), Path(folder, f"{n}.pyc")
            source.write_bytes(data)
            jobs.append((str(source), str(made), name))
            targets.append((made, target))
        listed = Path(folder, "jobs.json")
        listed.write_text(json.dumps(jobs), "utf-8")
        done = subprocess.run([*node, str(SCRIPT), str(pyodide), str(listed)], capture_output=True, text=True)
        if done.returncode:
            said = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()] or [""]
            raise SiteError(NOT_COMPILED.fill(why=said[-1][:LONGEST_REASON]))
        for made, target in targets:
            made.replace(target)


def pack_archive(files: Mapping[str, bytes]) -> bytes:
    """Return an archive of files."""
    index = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return b"".join([len(index).to_bytes(4, "little"), index, *files.values()])
