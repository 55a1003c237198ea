"""A saved game is played by one process at a time: whoever comes second is told who holds it.

The system itself keeps the lock, so that it ends with the process, however that ends.
"""

from __future__ import annotations

import getpass
import json
import os
import socket
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from types import TracebackType

from tableforge.errors import TableforgeError
from tableforge.table import refusals
from tableforge.tongue.text import Text, in_every

LONGEST_NOTE = 1000
LOCKED_BYTE = 1 << 20  # far behind the note: Windows lets nobody read a byte that is locked


@dataclass(frozen=True, slots=True)
class Holder:
    """Who plays a saved game: process, user and machine, and since when."""

    pid: int = 0
    user: str = "?"
    host: str = "?"
    since: str = "?"

    def text(self, lang: str = "en") -> str:
        """Return the holder in words: user, machine, process and since when."""
        return refusals.HOLDER.fill(**asdict(self)).text(lang)


class GameHeld(TableforgeError):
    """Another process plays this saved game; `holder` says which."""

    code = "game-held"

    def __init__(self, message: Text, holder: Holder) -> None:
        super().__init__(message)
        self.holder = holder


def held_error(path: Path, holder: Holder) -> GameHeld:
    """Return the refusal to play a saved game that another process plays."""
    return GameHeld(refusals.HELD.fill(path=path, holder=in_every(holder.text)), holder)


class Hold:
    """The right to play a saved game and to write its file.  Use it with `with`, or `release` it."""

    def __init__(self, path: Path) -> None:
        self.path = lock_of(path)
        self.file = -1
        try:
            self.file = open_locked(self.path)
        except BlockingIOError:
            raise held_error(path, holder_of(path) or Holder()) from None
        except OSError:  # the folder is read-only, so nothing can be overwritten and no lock is needed
            return
        with suppress(OSError):
            os.truncate(self.file, 0)
            os.write(self.file, json.dumps(asdict(describe_process())).encode())

    def release(self) -> None:
        """Give the right up, so that another process may play; once is enough, again does nothing."""
        if self.file < 0:
            return
        with suppress(OSError):  # Windows cannot remove an open file; the unlocked file stays behind
            self.path.unlink(missing_ok=True)
        os.close(self.file)
        self.file = -1

    def __enter__(self) -> Hold:
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, tb: TracebackType | None) -> None:
        self.release()


def holder_of(path: Path) -> Holder | None:
    """Who plays the game of a save just now; None where nobody does."""
    lock = lock_of(path)
    try:
        file = os.open(lock, os.O_RDWR)
    except OSError:
        return None
    try:
        if try_lock(file):
            return None
        note = json.loads(os.read(file, LONGEST_NOTE))
        return Holder(int(note["pid"]), str(note["user"]), str(note["host"]), str(note["since"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Holder()
    finally:
        os.close(file)


def lock_of(path: Path) -> Path:
    """Return the path of the lock beside a saved game."""
    return path.with_name(f".{path.name}.lock")


def open_locked(lock: Path) -> int:
    """The locked file; BlockingIOError where another process has it."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    while True:
        file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o666)
        if not try_lock(file):
            os.close(file)
            raise BlockingIOError(f"{lock} is locked")
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(file), os.stat(lock)):
                return file
        os.close(file)  # the last holder removed it between open and lock: retry


def try_lock(file: int) -> bool:
    """Lock an open file, unless another process has done so."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def describe_process() -> Holder:
    """Return this process as a holder."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError, ImportError):  # a user without a name
        user = "?"
    return Holder(os.getpid(), user, socket.gethostname(), datetime.now().strftime("%Y-%m-%d %H:%M"))
