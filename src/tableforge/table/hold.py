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
from tableforge.tongue.both import Both, in_every

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
        return refusals.HOLDER.fill(**asdict(self)).text(lang)


class GameHeld(TableforgeError):
    """Another process plays this saved game; `holder` says which."""

    code = "game-held"

    def __init__(self, message: Both, holder: Holder) -> None:
        super().__init__(message)
        self.holder = holder


def held(path: Path, holder: Holder) -> GameHeld:
    return GameHeld(refusals.HELD.fill(path=path, holder=in_every(holder.text)), holder)


class Hold:
    """The right to play a saved game and to write its file.  Use it with `with`, or `release` it."""

    def __init__(self, path: Path) -> None:
        self.path = lock_of(path)
        self.file = -1
        try:
            self.file = opened(self.path)
        except BlockingIOError:
            raise held(path, holder_of(path) or Holder()) from None
        except OSError:  # nothing can be written there, so that nothing can be lost there either
            return
        with suppress(OSError):
            os.truncate(self.file, 0)
            os.write(self.file, json.dumps(asdict(myself())).encode())

    def release(self) -> None:
        if self.file < 0:
            return
        with suppress(OSError):  # Windows removes no open file: there it is left, empty of any lock
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
        if take(file):
            return None
        note = json.loads(os.read(file, LONGEST_NOTE))
        return Holder(int(note["pid"]), str(note["user"]), str(note["host"]), str(note["since"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Holder()
    finally:
        os.close(file)


def lock_of(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def opened(lock: Path) -> int:
    """The locked file; BlockingIOError where another process has it."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    while True:
        file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o666)
        if not take(file):
            os.close(file)
            raise BlockingIOError(f"{lock} is locked")
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(file), os.stat(lock)):
                return file
        os.close(file)  # it was removed by the last holder between our two steps: begin again


def take(file: int) -> bool:
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


def myself() -> Holder:
    try:
        user = getpass.getuser()
    except (KeyError, OSError, ImportError):  # a user without a name
        user = "?"
    return Holder(os.getpid(), user, socket.gethostname(), datetime.now().strftime("%Y-%m-%d %H:%M"))
