"""A user's own files: games under way, games that are over, decks.  All below one folder.

A file is written whole or not at all, and a game is written by one process at a time (`hold`).
"""

from __future__ import annotations

import json
import os
import stat
import time
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from tableforge.errors import BadSave, BadSetup
from tableforge.table import refusals
from tableforge.table.hold import Hold, lock_of
from tableforge.table.sitting import LARGEST_SAVE, Sitting, read_save
from tableforge.tongue.text import in_every, quote_in_full, system_says

MOST_KEPT = 10_000
STALE = 60.0  # seconds: a half-written file that is older was left by a process that was killed
FINISHED = "finished"


def home() -> Path:
    """The folder of the user's files: TABLEFORGE_HOME, or where this system keeps a user's data.

    Raises BadSetup where the user has no home folder.
    """
    if own := os.environ.get("TABLEFORGE_HOME"):
        return Path(own)
    try:
        Path.home()
    except RuntimeError:
        raise BadSetup(refusals.NO_HOME.fill()) from None
    from platformdirs import user_data_path

    return user_data_path("tableforge", appauthor=False)


# ---------------------------------------------------------------- files
def write_whole(path: Path, text: str, sync: bool = True) -> None:
    """Write a file whole or not at all; a crash leaves the old one or the new one, with `sync` also one of the system."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8", newline="") as file:
            file.write(text)
            if sync:
                file.flush()
                os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def write(path: Path, text: str) -> None:
    """The same, where a disk that refuses is told as any other refusal."""
    try:
        write_whole(path, text, sync=False)
    except OSError as e:
        raise BadSetup(refusals.NOT_WRITTEN.fill(path=quote_in_full(str(path)), why=system_says(e))) from None


def clear_parts(folder: Path) -> None:
    """Remove what processes that were killed while they wrote have left behind."""
    for part in folder.glob("*.part"):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > STALE:
                part.unlink()


# ---------------------------------------------------------------- games
@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in a file: its save, and the note beside it, which says who sits where and to which series it belongs."""

    path: Path
    body: dict[str, Any]
    note: dict[str, Any]


class Store:
    """The files below one folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.saves = root / "saves"

    def new_game(self, game: str, seed: int) -> Path:
        """A path for a new game's save."""
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        base = self.saves / f"{game}-{stamp}-{seed}"
        path, n = base.with_suffix(".json"), 1
        while any([p.exists() for p in (path, lock_of(path), self.saves / FINISHED / path.name)]):
            n += 1
            path = base.with_name(f"{base.name}-{n}").with_suffix(".json")
        return path

    def games(self, finished: bool = False) -> list[Path]:
        """The saves of the games under way, or of those that are over, the last one first."""
        found = []
        for path in (self.saves / FINISHED if finished else self.saves).glob("*.json"):
            with suppress(OSError):  # it went away meanwhile
                about = path.stat()
                if stat.S_ISREG(about.st_mode):
                    found.append((about.st_mtime_ns, path.name, path))
        return [path for _, _, path in sorted(found, reverse=True)[:MOST_KEPT]]

    def keep(self, path: Path, sitting: Sitting, note: dict[str, Any]) -> None:
        """Write a game down, and who plays it."""
        write(path, sitting.save())
        write(note_path(path), json.dumps(note, ensure_ascii=False))

    def finish(self, path: Path) -> Path:
        """Put the save of a finished game aside, so that it is not offered again; where it lies now."""
        into = self.saves / FINISHED / path.name
        if path.parent != self.saves or not path.exists():
            return path
        try:
            into.parent.mkdir(parents=True, exist_ok=True)
            path.replace(into)
            with suppress(ValueError, AttributeError):  # of the note only the players are kept
                seats = json.loads(note_path(path).read_text("utf-8")).get("seats")
                write_whole(note_path(into), json.dumps({"seats": seats}, ensure_ascii=False), sync=False)
            note_path(path).unlink(missing_ok=True)
        except OSError:
            return into if into.exists() else path
        return into

    def remove(self, path: Path) -> None:
        """Remove a saved game for good; GameHeld where somebody plays it."""
        with Hold(path):
            remove_file(path)
            note_path(path).unlink(missing_ok=True)

    def tidy(self) -> None:
        """Clear what killed processes have left behind."""
        decks = self.root / "decks"
        for folder in (self.root, self.saves, self.saves / FINISHED, decks, *decks.glob("*/")):
            clear_parts(folder)


def note_path(path: Path) -> Path:
    """Where it is written who plays the game of a save."""
    return path.with_suffix(".table")


def read_game(path: Path) -> SavedGame:
    """A save with its note; a damaged save is an error, a lost note is not."""
    try:
        if not path.is_file() and not path.is_dir() and path.exists():
            raise BadSave(refusals.NO_PLAIN_FILE.fill(path=path))
        with path.open("rb") as file:
            data = file.read(4 * LARGEST_SAVE + 1)
    except OSError as e:
        raise BadSave(refusals.NOT_READ.fill(path=path, why=system_says(e))) from None
    try:
        body = read_save(data)
    except BadSave as e:
        raise BadSave(refusals.IN_FILE.fill(path=path, e=in_every(e.text))) from None
    try:
        note = json.loads(note_path(path).read_text("utf-8"))
    except (OSError, ValueError):
        note = {}
    return SavedGame(path, body, note if isinstance(note, dict) else {})


def remove_file(path: Path) -> None:
    """Remove a file; a disk that refuses is told."""
    try:
        path.unlink()
    except OSError as e:
        raise BadSetup(refusals.NOT_REMOVED.fill(path=quote_in_full(str(path)), why=system_says(e))) from None


# ---------------------------------------------------------------- decks
class Shelf:
    """Texts kept by name in one folder, such as imported decks."""

    def __init__(self, folder: Path, ending: str) -> None:
        self.folder = folder
        self.ending = ending

    def files(self) -> list[Path]:
        """All of them, by name."""
        return sorted(self.folder.glob(f"*{self.ending}"), key=lambda path: path.stem)[:MOST_KEPT]

    def path(self, stem: str, n: int = 1) -> Path:
        """Where the n-th text of a name lies."""
        return self.folder / f"{stem}{'' if n == 1 else f'-{n}'}{self.ending}"

    def keep(self, stem: str, text: str) -> tuple[Path, bool]:
        """Keep a text under a name, beside others of that name; where it lies, and whether it is new there.

        Raises BadSetup where the disk refuses, or there are too many of that name.
        """
        for n in range(1, MOST_KEPT):
            path = self.path(stem, n)
            if not path.exists():
                write(path, text)
                return path, True
            with suppress(OSError):
                if path.read_bytes() == text.encode():
                    return path, False
        raise BadSetup(refusals.TOO_MANY_FILES.fill(stem=stem, folder=self.folder))
