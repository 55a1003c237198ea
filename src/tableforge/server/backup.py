"""A copy of a server's database, whole as it was at one moment, also while the server runs; and the way back from it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from tableforge.server import disk, refusals
from tableforge.server.disk import Progress
from tableforge.server.refusals import Refusal
from tableforge.server.store import TABLES
from tableforge.server.worker import take_hold
from tableforge.tongue.text import quote_in_full

BEFORE: Final = ".before"  # suffix of a database that was replaced


def back_up(data: Path, into: Path, force: bool, progress: Progress) -> int:
    """Copy the database of the folder `data` into the file `into`, check the copy, and return how many tables it holds.

    Raises Refusal where there is no database, where `into` is a folder or a device, or where the file exists and `force` is
    not set.
    """
    source = database_of(data)
    if into.exists() and not into.is_file():
        raise Refusal(refusals.NO_FILE.fill(path=quote_in_full(str(into))), "file")
    if into.exists() and into.samefile(source):
        raise Refusal(refusals.SAME_FILE.fill(path=quote_in_full(str(into))), "file")
    if into.exists() and not force:
        raise Refusal(refusals.FILE_THERE.fill(path=quote_in_full(str(into))), "file")
    part = disk.copy_checked(source, into, progress)
    part.replace(into)
    return count_tables(into)


def restore(data: Path, source: Path, force: bool, progress: Progress) -> tuple[int, Path | None]:
    """Replace the database of the folder `data` by the copy `source` while no server uses it.

    Returns how many tables it holds and where the old database was put, if there was one. Raises Refusal where a server
    runs, the copy is missing, damaged or none of ours, or there is a database already and `force` is not set.
    """
    if not source.is_file():
        raise Refusal(refusals.NO_COPY.fill(path=quote_in_full(str(source))), "file")
    if (why := disk.find_damage(source)) is not None:
        raise Refusal(refusals.DAMAGED_COPY.fill(path=quote_in_full(str(source)), why=why), "damaged")
    n = count_tables(source)
    disk.check_folder(data)
    target = data / disk.DATABASE
    with take_hold(data):
        if target.exists() and source.samefile(target):
            raise Refusal(refusals.SAME_FILE.fill(path=quote_in_full(str(source))), "file")
        there = target.exists() and target.stat().st_size > 0
        if there and not force:
            raise Refusal(refusals.DATABASE_THERE.fill(path=quote_in_full(str(target))), "file")
        part = disk.copy_checked(source, target, progress)
        old = put_aside(target) if there else None
        part.replace(target)
    return n, old


def database_of(data: Path) -> Path:
    """Return the path of a folder's database.

    Raises Refusal where there is none.
    """
    path = data / disk.DATABASE
    if not path.is_file():
        raise Refusal(refusals.NO_COPY.fill(path=quote_in_full(str(path))), "file")
    return path


def put_aside(database: Path) -> Path:
    """Rename a database and its journal files, so that none of them is read with another database; return the new path."""
    old = database.with_name(database.name + BEFORE)
    for path, there in zip(disk.files_of(database), disk.files_of(old), strict=True):
        there.unlink(missing_ok=True)
        if path.exists():
            path.replace(there)
    return old


def count_tables(path: Path) -> int:
    """Return how many tables a copy holds.

    Raises Refusal where the file is no database of ours.
    """
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as c:
            return int(c.execute(f'SELECT count(*) FROM "{TABLES.name}"').fetchone()[0])
    except sqlite3.Error:
        raise Refusal(refusals.NO_TABLES.fill(path=quote_in_full(str(path))), "file") from None
