"""Builds a static site: the client, Python, the code of the table, the answers that never change, and what holds them together."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tableforge import __version__, games
from tableforge.server import rulings
from tableforge.server.pages import ASSETS
from tableforge.site import archives, downloads, page
from tableforge.site.answers import StaticAnswers, collect_answers
from tableforge.site.archives import HOUSE, Files
from tableforge.site.errors import BAD_BASE, NO_CLIENT, NOT_A_SITE, NOT_WRITTEN, SiteError
from tableforge.tongue.text import system_says

MARK: Final = "tableforge-site.json"  # tells a folder with a site from others
WORKER: Final = "tab/sw.js"  # where the client's build has put the service worker
PAGE: Final = "index.html"
BUNDLED: Final = "licenses.md"  # of the libraries in the client: its build writes it
BASE: Final = re.compile(r"/(?:[A-Za-z0-9._~-]+/)*")
UNKEPT: Final = ("_headers", "sw.js", "404.html", MARK)  # files that the service worker does not keep
NEEDED_FIRST: Final = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs")
Told = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class BuiltSite:
    """What was built: where, its version, its files and their bytes."""

    folder: Path
    version: str
    files: int
    size: int


def build_site(folder: Path, names: Sequence[str] = (), base: str = "/") -> BuiltSite:
    """Build a site in a folder, with all games or some, for the path `base` of its host.

    Raises SiteError where something is missing or cannot be fetched or written; UnknownGame where there is no such game.
    """
    if not BASE.fullmatch(base):
        raise SiteError(BAD_BASE.fill(base=base))
    chosen = tuple(dict.fromkeys(names or games.built_in_games()))
    for name in chosen:
        games.address(name)
    if not (ASSETS / PAGE).is_file() or not (ASSETS / WORKER).is_file():
        raise SiteError(NO_CLIENT.fill())
    files = collect_files(chosen, base)
    with writable(folder):
        empty_folder(folder)
        for name, data in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    version = json.loads(files[MARK])["version"]
    return BuiltSite(folder, version, len(files), sum([len(data) for data in files.values()]))


def collect_files(names: Sequence[str], base: str) -> Files:
    """Return every file of a site by its path."""
    lock = downloads.read_lock()
    pyodide = downloads.fetch_pyodide(lock)
    code, library = collect_code(lock, pyodide, names)
    answers = recall_answers(names)
    place = f"tab/pyodide-{lock.pyodide}/"
    out: Files = {place + name: (pyodide / name).read_bytes() for name in lock.files}
    packed = {name: name_by_digest(f"tab/{name}", ".bin", data) for name, data in code.items()}
    out |= {packed[name]: data for name, data in code.items()}
    compiled = name_by_digest("tab/library", ".so", library)
    out[compiled] = library
    folder = name_by_digest("tab/answers", "/", b"".join(answers.files.values()))
    out |= {folder + name: data for name, data in answers.files.items()}
    for path in sorted(ASSETS.rglob("*")):
        name = path.relative_to(ASSETS).as_posix()
        if (
            path.is_file()
            and not name.startswith(".")
            and not name.endswith(".br")
            and name not in (PAGE, WORKER, BUNDLED)
        ):
            out[name] = path.read_bytes()
    bundled = ASSETS / BUNDLED
    client = bundled.read_text("utf-8") if bundled.is_file() else ""  # a page in the client's place has none
    out["licenses.txt"] = page.write_licences(lock, archives.read_licences(lock), client).encode()
    first = [out[place + name] for name in NEEDED_FIRST] + [code[HOUSE], library]
    site = {
        "version": digest_of(out),
        "base": base,
        "pyodide": place,
        "library": compiled,
        "archives": packed,
        "bytes": sum([len(data) for data in first]),
        "answers": folder,
        "single": answers.single,
        "packed": answers.packed,
    }
    shown = (ASSETS / PAGE).read_text("utf-8")
    worker = (ASSETS / WORKER).read_text("utf-8")
    site["version"] = digest_of({**out, PAGE: page.write_page(shown, base, site).encode(), WORKER: worker.encode()})
    out[PAGE] = out["404.html"] = page.write_page(shown, base, site).encode()
    out["_headers"] = page.write_headers(base).encode()
    out[MARK] = json.dumps({"tableforge": __version__, "version": site["version"], "base": base}).encode()
    kept = sorted([name for name in out if name not in UNKEPT])
    out["sw.js"] = page.write_worker(worker, str(site["version"]), base, kept).encode()
    return out


def collect_code(lock: downloads.Lock, pyodide: Path, names: Sequence[str]) -> tuple[Files, bytes]:
    """Return the archives of the house and of each game by name, and the one compiled library."""
    libraries, library = archives.read_libraries(lock)
    parts = archives.split_by_game(archives.read_package(), names)
    parts[HOUSE] = {**libraries, **parts[HOUSE]}
    every = {name: data for files in parts.values() for name, data in files.items()}
    compiled = archives.compile_modules(every, pyodide)
    packed = {}
    for part, files in parts.items():
        own = [f"{name}c" if name.endswith(".py") else name for name in files]
        packed[part] = archives.pack_archive({name: compiled[name] for name in own})
    return packed, library


def recall_answers(names: Sequence[str]) -> StaticAnswers:
    """Return the unchanging answers; the same sources have given the same ones before, which are kept in the cache."""
    sources = archives.read_package()
    tests = [path for name in names for path in sorted((rulings.TESTS / name / "rulings").rglob("test_*.py"))]
    told = {path.as_posix(): path.read_bytes() for path in tests}
    mark = digest_of({**sources, **told, "games": ",".join(names).encode()})
    kept = downloads.cache_folder() / "answers" / f"{mark}.json"
    if kept.exists():
        found = json.loads(kept.read_text("utf-8"))
        return StaticAnswers({name: text.encode() for name, text in found[0].items()}, found[1], found[2])
    out = collect_answers(names)
    kept.parent.mkdir(parents=True, exist_ok=True)
    for old in sorted(kept.parent.glob("*.json"), key=lambda path: path.stat().st_mtime)[:-4]:
        old.unlink(missing_ok=True)
    texts = {name: data.decode() for name, data in out.files.items()}
    kept.write_text(json.dumps([texts, out.single, out.packed], ensure_ascii=False), "utf-8")
    return out


def digest_of(files: Files) -> str:
    """Return a short digest of files and their paths."""
    whole = hashlib.sha256()
    for name, data in sorted(files.items()):
        whole.update(f"{name}\0{len(data)}\0".encode())
        whole.update(data)
    return whole.hexdigest()[:12]


def name_by_digest(name: str, ending: str, data: bytes) -> str:
    """Return a name that changes with what is in the file, so that it may be kept for ever."""
    return f"{name}-{hashlib.sha256(data).hexdigest()[:10]}{ending}"


# ---------------------------------------------------------------- the folder
@contextmanager
def writable(folder: Path) -> Iterator[None]:
    """Raise SiteError, with the system's reason, where a folder cannot be written."""
    try:
        yield
    except OSError as e:
        raise SiteError(NOT_WRITTEN.fill(why=system_says(e))) from None


def empty_folder(folder: Path) -> None:
    """Make a folder, or empty one that holds an earlier site.

    Raises SiteError where it holds anything else.
    """
    if folder.exists() and any(folder.iterdir()):
        if not (folder / MARK).is_file():
            raise SiteError(NOT_A_SITE.fill(folder=str(folder)))
        for path in folder.iterdir():
            if path.name != ".git":
                shutil.rmtree(path) if path.is_dir() else path.unlink()
    folder.mkdir(parents=True, exist_ok=True)
