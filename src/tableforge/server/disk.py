"""The folder of the data and what lies in it: for its own user's eyes alone, and refused by name where nothing can be kept there.

SQLite gives the files that it makes beside a database (`-wal`, `-shm`, `-journal`) the rights of the database itself.
"""

from __future__ import annotations

import os
import sqlite3
import stat
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from tableforge.server import refusals
from tableforge.server.refusals import Refusal
from tableforge.tongue.text import quote_in_full, system_says

FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
DATABASE: Final = "tables.sqlite3"
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # what SQLite has of one database
KEY_FILE: Final = "owner.key"
BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
FIT: Final = "ok"  # what SQLite says of a database that it finds nothing wrong with
PAGES: Final = 2048  # pages copied at a time
Progress = Callable[[int, int], None]


# ---------------------------------------------------------------- the folder
def prepare_folder(data: Path) -> None:
    """Create the data folder and make it, and the secrets in it, private to this user.

    Raises Refusal where that is not possible.
    """
    try:
        data.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
        mode = data.stat().st_mode
    except OSError as e:
        raise unusable_folder(data, e) from None
    if mode & stat.S_ISVTX and mode & stat.S_IWOTH:
        raise Refusal(refusals.EVERYBODYS_FOLDER.fill(data=quote_in_full(str(data))), "data")
    restrict_access(data, FOLDER_MODE)
    for path in (data / KEY_FILE, *files_of(data / DATABASE)):
        restrict_access(path, FILE_MODE)


def check_folder(data: Path) -> None:
    """Raise Refusal where nothing can be written into a folder."""
    prepare_folder(data)
    try:
        with tempfile.NamedTemporaryFile(dir=data, prefix=".write-", suffix=".part"):
            pass
    except OSError as e:
        raise unusable_folder(data, e) from None


def unusable_folder(data: Path, e: OSError) -> Refusal:
    """Return the refusal of a folder that cannot be used, with the reason."""
    return Refusal(refusals.NO_FOLDER.fill(data=quote_in_full(str(data)), why=system_says(e)), "data")


def files_of(database: Path) -> list[Path]:
    """Return all files of a SQLite database: itself, its journal, its shared memory."""
    return [database.with_name(database.name + more) for more in BESIDE]


def restrict_access(path: Path, mode: int) -> None:
    """Remove permissions of others from a file or folder; one that belongs to another user is left as it is."""
    with suppress(OSError):
        own = stat.S_IMODE(path.stat().st_mode)
        if own & ~mode:
            path.chmod(own & mode)


def create_private(path: Path) -> None:
    """Create an empty file that only this user may read, unless it exists."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))


# ---------------------------------------------------------------- the database
def file_of(url: sa.URL) -> Path | None:
    """Return the file of a SQLite database; None for one in memory or on a server."""
    kept = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if kept else None


def check_database(path: Path) -> None:
    """Create the file of a database, or check it without changing it.

    Raises Refusal where it is damaged or cannot be written.
    """
    try:
        create_private(path)
    except OSError as e:
        raise unusable_folder(path, e) from None
    for each in files_of(path):
        restrict_access(each, FILE_MODE)
    why = find_damage(path, "quick_check")
    if why is not None:
        raise Refusal(refusals.DAMAGED.fill(path=quote_in_full(str(path)), why=why), "damaged")
    try:
        with closing(sqlite3.connect(path)) as c:
            c.execute("BEGIN IMMEDIATE")
            c.execute("ROLLBACK")
    except sqlite3.Error as e:
        raise unusable_database(path, e) from None


def find_damage(path: Path, how: str = "integrity_check") -> str | None:
    """Return what SQLite's check finds wrong with a database, or None.

    Raises Refusal where it cannot be read at all.
    """
    try:
        with closing(sqlite3.connect(path)) as c:
            found = [row[0] for row in c.execute(f"PRAGMA {how}(3)")]
    except sqlite3.Error as e:
        if getattr(e, "sqlite_errorcode", 0) & 0xFF in BROKEN:
            return str(e)
        raise unusable_database(path, e) from None
    return None if found == [FIT] else "; ".join([str(x).replace("\n", " ") for x in found])


def unusable_database(path: Path, e: sqlite3.Error) -> Refusal:
    """Return the refusal of a database that cannot be used, with the reason."""
    return Refusal(refusals.NOT_USABLE.fill(path=quote_in_full(str(path)), why=e), "data")


# ---------------------------------------------------------------- copies
def copy_checked(source: Path, target: Path, progress: Progress) -> Path:
    """Copy a database to a private file beside `target`, check it, and return its path; leave no file behind on failure."""
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        part.unlink(missing_ok=True)
        create_private(part)
        copy_database(source, part, progress)
        if (why := find_damage(part)) is not None:
            raise Refusal(refusals.DAMAGED.fill(path=quote_in_full(str(source)), why=why), "damaged")
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        return part
    except BaseException as e:
        for path in files_of(part):
            with suppress(OSError):
                path.unlink(missing_ok=True)
        if isinstance(e, OSError):
            raise Refusal(
                refusals.NO_FOLDER.fill(data=quote_in_full(str(target.parent)), why=system_says(e)), "file"
            ) from None
        if isinstance(e, sqlite3.Error):
            raise Refusal(refusals.NOT_COPIED.fill(path=quote_in_full(str(source)), why=e), "damaged") from None
        raise


def copy_database(source: Path, part: Path, progress: Progress) -> None:
    """Copy a database with SQLite's backup API from one snapshot: writers neither wait nor show up in the copy."""
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(part)) as there:
        here.execute("BEGIN")
        here.execute("SELECT count(*) FROM sqlite_master").fetchone()  # takes the snapshot
        here.backup(there, pages=PAGES, progress=lambda _, left, of: progress(of - left, of))
        here.rollback()
        there.execute("PRAGMA journal_mode=DELETE")  # the copy is one file
