"""What the scripts that set a checkout up share: places, what is said in two languages, commands with a log, files, locks.

The standard library is all that they need: they run before anything is installed.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

fcntl: Any
try:
    fcntl = importlib.import_module("fcntl")
except ImportError:  # Windows: there, two setups at once are not kept apart
    fcntl = None

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SRC = os.path.join(ROOT, "src")
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin", "python")
LOCK = os.path.join(ROOT, ".venv.lock")
BUILD = os.path.join(ROOT, "build")
MOMENT = 0.25  # seconds between two moves of the progress line


class SetupError(Exception):
    """Setting up cannot go on; the message says why and what to do, and `why` that alone, without what was tried."""

    def __init__(self, told: str, why: str = "") -> None:
        super().__init__(told)
        self.why = why or told


# ---------------------------------------------------------------- what is said
def language(arguments: Iterable[str] = ()) -> str:
    """`fr` where the command line, TABLEFORGE_LANG or the system asks for French; else `en`."""
    words = list(arguments)
    asked = [words[n] for n in range(1, len(words)) if words[n - 1] == "--lang"]  # an old Python has no `pairwise`
    asked += [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    said = [*asked, *(os.environ.get(name, "") for name in ("TABLEFORGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))]
    return "fr" if next((code for code in said if code), "").lower().startswith("fr") else "en"


LANG = language(sys.argv[1:])
COLON = " : " if LANG == "fr" else ": "


def text(english: str, french: str) -> str:
    """One of the two, by the language that was asked for."""
    return french if LANG == "fr" else english


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


class Progress:
    """A line that moves while slow things are done, one or several at a time, and the time that each took.

    On a screen the line is written over; elsewhere each thing has a line when it is done.
    """

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.running: dict[str, float] = {}
        self.lock = threading.Lock()
        self.screen = sys.stderr.isatty()
        self.mover: threading.Thread | None = None

    def step(self, what: str, work: Callable[[], None], begun: float | None = None) -> None:
        """Do one slow thing and say so; one that has `begun` before is waited for."""
        start = time.monotonic() if begun is None else begun
        with self.lock:
            self.running[what] = start
            if self.screen and self.mover is None:
                self.mover = threading.Thread(target=self.move, daemon=True)
                self.mover.start()
        done = False
        try:
            work()
            done = True
        finally:
            with self.lock:
                del self.running[what]
                self.clear()
                if done:
                    say(f"{HEAD}{what} … {time.monotonic() - start:.0f} s")

    def move(self) -> None:
        while True:
            time.sleep(MOMENT)
            with self.lock:
                if self.running:
                    now = time.monotonic()
                    parts = [f"{what} … {now - start:.0f} s" for what, start in self.running.items()]
                    line = HEAD + ", ".join(parts)
                    print("\r\x1b[K" + line[: screen_width() - 1], end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.screen:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def screen_width() -> int:
    """The columns of the screen; 80 where it does not know them."""
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


HEAD = text("Setting up Tableforge (once): ", "Mise en place de Tableforge (une fois) : ")
PROGRESS = Progress()
step = PROGRESS.step


# ---------------------------------------------------------------- commands
FULL_DISK = re.compile(r"No space left on device|ENOSPC|Errno 28|disk quota exceeded", re.IGNORECASE)
NO_RIGHT = re.compile(r"Permission denied|EACCES|EPERM|Read-only file system|EROFS", re.IGNORECASE)
BROKEN_DOWNLOAD = re.compile(
    r"name resolution|getaddrinfo|ENOTFOUND|EAI_AGAIN|ECONNRE|ETIMEDOUT|ENETUNREACH|EINTEGRITY|timed out|socket hang up"
    r"|Connection (refused|reset|aborted)|NewConnectionError|IncompleteRead|ProtocolError|dns error|error sending request"
    r"|connection closed|unexpected end of file|Network is unreachable|HASHES DO NOT MATCH|hash mismatch"
    r"|Failed to (fetch|download|extract)|No matching distribution"
    # half of a file, and servers that are out of order
    r"|Wheel '[^']*' located at \S+ is invalid|not enough bytes|incomplete-download|BadZipFile|not a zip file|unexpected eof"
    r"|EOF occurred|peer closed connection|TAR_BAD_ARCHIVE|Z_BUF_ERROR|ERR_SOCKET|npm error network|code E50[0234]\b"
    r"|HTTP error 5\d\d|\b50\d Server Error|HTTP status server error",
    re.IGNORECASE,
)


def explained(log: str) -> str:
    """What went wrong by the end of a command's log, in a sentence, and what to do."""
    if FULL_DISK.search(log):
        return text(
            "the disk is full. Free about 1 GB, then start again: what is there is kept.",
            "le disque est plein. Libérez environ 1 Go, puis relancez : ce qui est là est gardé.",
        )
    if NO_RIGHT.search(log):
        return text(
            "a file may not be written. Make the folder of this checkout and your caches writable, then start again.",
            "un fichier ne peut pas être écrit. Rendez ce dossier et vos caches accessibles en écriture, puis relancez.",
        )
    if BROKEN_DOWNLOAD.search(log):
        return text(
            "a download broke off, or there is no network. Check the connection, then start again: what has arrived is kept.",
            "un téléchargement s’est interrompu, ou il n’y a pas de réseau. Vérifiez la connexion, puis relancez : ce qui "
            "est arrivé est gardé.",
        )
    return ""


def run(command: list[str], log: str, failure: str, folder: str = ROOT, **variables: str) -> None:
    """Run a command with its output in a log; where it fails, SetupError says why in a sentence and names the log.

    `log` is a file's name in `.venv`, or its path.
    """
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
    path = os.path.join(VENV, log)
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "ab" if log == "install.log" else "wb") as out:
            start = out.tell()
            done = subprocess.run(
                command, cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env={**environment, **variables}
            )
    except OSError as error:
        why = explained(str(error)) or str(error)
        raise SetupError(f"{failure}{COLON}{why}", why) from error
    if done.returncode:
        with open(path, "rb") as file:
            file.seek(start)
            told = file.read().decode(errors="replace")
        lines = [line.strip() for line in told.splitlines() if line.strip()]
        last = next(
            (line for line in reversed(lines) if re.search("error", line, re.IGNORECASE)), lines[-1] if lines else "?"
        )
        shown = os.path.relpath(path, ROOT)
        more = text(f"({shown} has it all)", f"(tout est dans {shown})")
        why = explained(told) or last[:300]
        raise SetupError(f"{failure}{COLON}{why} {more}", f"{why} {more}")


def ask_python(code: str) -> str:
    """What the interpreter in `.venv` prints for `code`."""
    failure = text(".venv has no working Python", ".venv n’a pas de Python qui marche")
    try:
        done = subprocess.run([PYTHON, "-c", code], capture_output=True, text=True, cwd=ROOT)
    except OSError as error:
        raise SetupError(f"{failure} ({error})") from error
    if done.returncode:
        raise SetupError(f"{failure}{COLON}{done.stderr.strip()[-500:]}")
    return done.stdout.strip()


# ---------------------------------------------------------------- files and locks
@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keep a second setup of the same checkout waiting until this one is done."""
    with open(LOCK, "w") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                waiting = text(
                    "waiting for another setup of this checkout", "une autre mise en place de ce dossier est en cours"
                )
                step(waiting, lambda: fcntl.flock(lock, fcntl.LOCK_EX))
        yield


def read(path: str) -> str:
    """A file's text; empty where there is no such file."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def write(path: str, content: str) -> None:
    """Write a file so that it is there whole or not at all."""
    part = f"{path}.{os.getpid()}.partial"
    with open(part, "w", encoding="utf-8") as file:
        file.write(content)
    os.replace(part, path)


def remove(path: str) -> None:
    with contextlib.suppress(FileNotFoundError):
        os.unlink(path)


def digest(paths: Iterable[str]) -> str:
    """The SHA-256 over the contents of files; of one file, the same as `_mode.digest_of`."""
    total = hashlib.sha256()
    for path in paths:
        with open(path, "rb") as file:
            total.update(file.read())
    return total.hexdigest()
