"""A copy of a server's database, whole as it was at one moment, also while the server runs; and the way back from it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from tableforge.server import disk, refusals
from tableforge.server.refusals import Refusal
from tableforge.server.store import TABLES
from tableforge.server.worker import hold_of
from tableforge.tongue.both import in_full, system_says

PAGES: Final = 2048  # that are copied at a time
BEFORE: Final = ".before"  # behind the name of a database that another took the place of
Progress = Callable[[int, int], None]


def back_up(data: Path, into: Path, force: bool, progress: Progress) -> int:
    """Copy the database of a folder into a file, and check the copy; how many tables are in it."""
    source = database_of(data)
    if into.exists() and not force:
        raise Refusal(refusals.FILE_THERE.fill(path=in_full(str(into))), "file")
    if into.exists() and into.samefile(source):
        raise Refusal(refusals.SAME_FILE.fill(path=in_full(str(into))), "file")
    part = copied(source, into, progress)
    part.replace(into)
    return tables_in(into)


def restore(data: Path, source: Path, force: bool, progress: Progress) -> tuple[int, Path | None]:
    """Put a copy in the place of a folder's database while no server has it; how many tables it has, and where the old one lies."""
    if not source.is_file():
        raise Refusal(refusals.NO_COPY.fill(path=in_full(str(source))), "file")
    if (why := disk.damage(source)) is not None:
        raise Refusal(refusals.DAMAGED_COPY.fill(path=in_full(str(source)), why=why), "damaged")
    n = tables_in(source)
    disk.check_folder(data)
    target = data / disk.DATABASE
    with hold_of(data):
        if target.exists() and source.samefile(target):
            raise Refusal(refusals.SAME_FILE.fill(path=in_full(str(source))), "file")
        there = target.exists() and target.stat().st_size > 0
        if there and not force:
            raise Refusal(refusals.DATABASE_THERE.fill(path=in_full(str(target))), "file")
        part = copied(source, target, progress)
        old = put_aside(target) if there else None
        part.replace(target)
    return n, old


def database_of(data: Path) -> Path:
    """The database of a folder, which must be there."""
    path = data / disk.DATABASE
    if not path.is_file():
        raise Refusal(refusals.NO_COPY.fill(path=in_full(str(path))), "file")
    return path


def put_aside(database: Path) -> Path:
    """Move a database away, with everything that belongs to it: none of that may meet another one."""
    old = database.with_name(database.name + BEFORE)
    for path, there in zip(disk.files_of(database), disk.files_of(old), strict=True):
        there.unlink(missing_ok=True)
        if path.exists():
            path.replace(there)
    return old


def copied(source: Path, target: Path, progress: Progress) -> Path:
    """A checked copy of a database beside where it is to be, for this user alone; none at all where something fails."""
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        part.unlink(missing_ok=True)
        disk.create(part)
        copy(source, part, progress)
        if (why := disk.damage(part)) is not None:
            raise Refusal(refusals.DAMAGED.fill(path=in_full(str(source)), why=why), "damaged")
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        return part
    except BaseException as e:
        for path in disk.files_of(part):
            with suppress(OSError):
                path.unlink(missing_ok=True)
        if isinstance(e, OSError):
            raise Refusal(refusals.NO_FOLDER.fill(data=in_full(str(target.parent)), why=system_says(e)), "file") from None
        if isinstance(e, sqlite3.Error):
            raise Refusal(refusals.NOT_COPIED.fill(path=in_full(str(source)), why=e), "damaged") from None
        raise


def copy(source: Path, part: Path, progress: Progress) -> None:
    """Copy by SQLite itself, from one view of the database: whoever writes meanwhile neither waits nor is seen."""
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(part)) as there:
        here.execute("BEGIN")
        here.execute("SELECT count(*) FROM sqlite_master").fetchone()  # takes the view
        here.backup(there, pages=PAGES, progress=lambda _, left, of: progress(of - left, of))
        here.rollback()
        there.execute("PRAGMA journal_mode=DELETE")  # the copy is one file


def tables_in(path: Path) -> int:
    """How many tables a copy has; refused where it is no copy of ours."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as c:
            return int(c.execute(f'SELECT count(*) FROM "{TABLES.name}"').fetchone()[0])
    except sqlite3.Error:
        raise Refusal(refusals.NO_TABLES.fill(path=in_full(str(path))), "file") from None
