"""Plays the bench: any client of the protocol, started anew for each game, or one of our own bots.

Every game is served by this process over HTTP, on this machine alone, so the client sees an address and nothing else: neither
the secret nor the seed.  A folder holds the games of one player; played again, only those that are missing are played.
"""

from __future__ import annotations

import json
import os
import secrets
import shlex
import signal
import string
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import tableforge
from tableforge.errors import BadSave, BadSetup
from tableforge.mcp import refusals, runs, score, tasks
from tableforge.mcp.runs import SeatRecord
from tableforge.mcp.score import PlayerStrength, ScoredRun, TaskScore
from tableforge.mcp.tables import PLAYER, Room, describe_drawn
from tableforge.mcp.tasks import BENCH, Task
from tableforge.mcp.texts import PROMPT
from tableforge.table.store import write
from tableforge.tongue.text import quote_in_full, system_says

HEAD: Final = "bench.json"
BOTS: Final = "bots.json"  # what our bots reached in the same games, where these are not the public ones
LOG: Final = "client.log"
PLACES: Final = ("url", "config", "stdio", "prompt")
SECRET: Final = "TABLEFORGE_BENCH_SECRET"
LARGEST_SECRET: Final = 4096
GRACE: Final = 5.0  # seconds between asking a client to end and ending it
LOOK: Final = 0.05  # seconds between two looks at whether a client has ended

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class BenchSet:
    """Which games are played: tasks with how many of each, public ones or those of a secret, in which language."""

    tasks: tuple[tuple[Task, int], ...]
    secret: bytes = b""
    lang: str = "en"

    def games(self) -> list[tuple[Task, int]]:
        """Return every task with the number of a game, first the first games of all tasks."""
        most = max([n for _, n in self.tasks], default=0)
        return [(task, k) for k in range(most) for task, n in self.tasks if k < n]


@dataclass(frozen=True, slots=True)
class BenchReport:
    """What the games of a folder come to."""

    player: str
    lang: str
    secret: str  # its digest; "" for the public games
    tasks: list[TaskScore]
    strength: list[PlayerStrength]
    digests: Mapping[str, Sequence[str]]
    changed: list[str]  # tasks whose content or engine is not the baseline's

    def dump(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "bench": BENCH,
            "player": self.player,
            "lang": self.lang,
            "secret": self.secret,
            "digests": dict(self.digests),
            "changed": self.changed,
            "tasks": [task.dump() for task in self.tasks],
            "strength": [
                {"ladder": s.ladder, "elo": round(s.elo, 1), "margin": round(s.margin, 1)} for s in self.strength
            ],
        }


def read_secret(path: Path | None) -> bytes:
    """Return the secret of a file, or of the environment; b"" where there is none.

    Raises BadSetup where the file cannot be read, or the secret is too short.
    """
    if path is None:
        secret = os.environ.get(SECRET, "").encode()
    else:
        try:
            with path.open("rb") as file:
                secret = file.read(LARGEST_SECRET)
        except OSError as e:
            raise BadSetup(refusals.NO_SECRET_FILE.fill(path=quote_in_full(str(path)), why=system_says(e))) from None
        if not secret.strip():
            tasks.draw_bytes("", b"\0")  # refuses it as too short
    secret = secret.strip()
    if secret:
        tasks.draw_bytes("", secret)
    return secret


# ---------------------------------------------------------------- a folder of games
def open_folder(out: Path, player: str, chosen: BenchSet) -> None:
    """Begin a folder, or check that it is one of the same player, language and set.

    Raises BadSetup where it is another one's, or cannot be written.
    """
    want = {
        "format": runs.FORMAT,
        "bench": BENCH,
        "player": player,
        "lang": chosen.lang,
        "secret": tasks.secret_digest(chosen.secret),
        "version": tableforge.__version__,
    }
    path = out / HEAD
    if path.exists():
        had = read_head(out)
        for name, value in want.items():
            if had.get(name) != value:
                raise BadSetup(
                    refusals.OTHER_BENCH.fill(
                        path=quote_in_full(str(out)), had=f"{name} {had.get(name)}", want=f"{name} {value}"
                    )
                )
        digests = had.get("digests", {})
    else:
        digests = {}
    names = [task.name for task, _ in chosen.tasks]
    now = {name: list(found) for name, found in score.list_digests([x for x in names if x not in digests]).items()}
    runs.make_folder(out)
    write(path, json.dumps({**want, "digests": {**digests, **now}}, ensure_ascii=False, indent=1) + "\n")


def read_head(out: Path) -> dict[str, Any]:
    """Return what a folder says of its games.

    Raises BadSave where it is no such folder.
    """
    try:
        body = json.loads((out / HEAD).read_text("utf-8"))
    except (OSError, ValueError):
        body = None
    if not isinstance(body, dict) or body.get("bench") != BENCH:
        raise BadSave(refusals.NO_RUNS.fill(path=quote_in_full(str(out))))
    return body


def game_folder(out: Path, task: Task, number: int) -> Path:
    """Return where a game's run lies."""
    return out / task.name / f"{number:05}"


def missing_games(out: Path, chosen: BenchSet) -> list[tuple[Task, int]]:
    """Return the games that have not been played yet."""
    return [(task, k) for task, k in chosen.games() if not (game_folder(out, task, k) / runs.RUN).exists()]


# ---------------------------------------------------------------- playing
def play_clients(
    out: Path, chosen: BenchSet, command: str, jobs: int, timeout: float, progress: Progress = lambda done, of: None
) -> None:
    """Let a client play the games that are missing, `jobs` of them at a time; a stop ends those under way, which stay missing.

    Raises BadSetup where the command cannot be read or started.
    """
    split_command(command)
    stopping = threading.Event()
    play_one = partial(play_client, out, chosen.secret, chosen.lang, command, timeout, stopping)
    with ThreadPoolExecutor(jobs) as pool:
        try:
            run_all(pool, play_one, missing_games(out, chosen), progress)
        except BaseException:
            stopping.set()
            raise


def play_bots(out: Path, chosen: BenchSet, player: str, jobs: int, progress: Progress = lambda done, of: None) -> None:
    """Let one of our bots play the games that are missing."""
    names = [(task.name, k) for task, k in missing_games(out, chosen)]
    with ProcessPoolExecutor(jobs) as pool:
        run_all(pool, partial(play_one_bot, out, chosen.secret, player), names, progress)


def run_all(pool: Executor, play: Callable[[Any], None], what: Sequence[Any], progress: Progress) -> None:
    """Play some games in a pool, and tell how far it is; the first error ends it."""
    waiting = [pool.submit(play, one) for one in what]
    try:
        for n, future in enumerate(waiting, 1):
            future.result()
            progress(n, len(what))
    except BaseException:
        for future in waiting:
            future.cancel()
        raise


def play_one_bot(out: Path, secret: bytes, player: str, which: tuple[str, int]) -> None:
    """Let a bot play one game, and write its run."""
    name, number = which
    drawn = tasks.draw_game(tasks.find_task(name), number, secret)
    g = tasks.play_bot(drawn, player)
    record = SeatRecord(drawn.seat, player, answers=len(g.answers))
    runs.write_run(game_folder(out, drawn.task, number), g, [record], describe_drawn(drawn, g))


def play_client(
    out: Path,
    secret: bytes,
    lang: str,
    command: str,
    timeout: float,
    stopping: threading.Event,
    which: tuple[Task, int],
) -> None:
    """Start a client for one game, wait until it ends, and see that its run is written, unless all is stopped before.

    Raises BadSetup where it cannot be started.
    """
    from tableforge.mcp.server import running_http

    task, number = which
    drawn = tasks.draw_game(task, number, secret)
    folder = game_folder(out, task, number)
    runs.make_folder(folder)
    room = Room(lang, shared=True, drawn=drawn, folder=folder)
    with running_http(room, path=f"/{secrets.token_hex(8)}/mcp") as url:
        places = write_configs(folder, url, lang)
        run_client(fill_command(command, places), folder / LOG, places, timeout, stopping)
        if stopping.is_set():
            room.forget()
    if not (folder / runs.RUN).exists() and not stopping.is_set():  # it never sat down
        g = drawn.start()
        runs.write_run(folder, g, [SeatRecord(drawn.seat, PLAYER)], describe_drawn(drawn, g))


def write_configs(folder: Path, url: str, lang: str) -> dict[str, str]:
    """Write down how a client reaches the server, and return what fills the places of its command."""
    over_http = {"mcpServers": {"tableforge": {"type": "http", "url": url}}}
    args = ["-m", "tableforge", "mcp", "--at", url]
    over_stdio = {"mcpServers": {"tableforge": {"command": sys.executable, "args": args}}}
    for name, body in (("http.json", over_http), ("stdio.json", over_stdio)):
        write(folder / name, json.dumps(body, indent=1) + "\n")
    where = folder.resolve()
    return {
        "url": url,
        "config": str(where / "http.json"),
        "stdio": str(where / "stdio.json"),
        "prompt": PROMPT.text(lang),
    }


def split_command(command: str) -> list[str]:
    """Return the words of a client's command.

    Raises BadSetup where it cannot be read, or has a place that nothing fills.
    """
    try:
        words = shlex.split(command)
        names = [name for word in words for _, name, _, _ in string.Formatter().parse(word) if name is not None]
    except ValueError as e:
        raise BadSetup(refusals.BAD_COMMAND.fill(why=e)) from None
    if not words:
        raise BadSetup(refusals.WHO_PLAYS.fill())
    for name in names:
        if name not in PLACES:
            raise BadSetup(refusals.NO_PLACE.fill(name=name, known=", ".join([f"{{{x}}}" for x in PLACES])))
    return words


def fill_command(command: str, places: Mapping[str, str]) -> list[str]:
    """Return the words of a command with their places filled; no shell reads them."""
    return [word.format(**places) for word in split_command(command)]


def run_client(
    words: Sequence[str], log: Path, places: Mapping[str, str], timeout: float, stopping: threading.Event
) -> None:
    """Run a client until it ends, its time is up, or all is stopped; what it prints goes into a file.

    Raises BadSetup where it cannot be started.
    """
    told = {f"TABLEFORGE_MCP_{name.upper()}": value for name, value in places.items()}
    env = {name: value for name, value in os.environ.items() if name != SECRET} | told
    with log.open("wb") as out:
        try:
            client = subprocess.Popen(
                words, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, env=env, start_new_session=True
            )
        except OSError as e:
            raise BadSetup(refusals.NO_COMMAND.fill(command=words[0], why=system_says(e))) from None
        try:
            until = time.monotonic() + timeout
            while client.poll() is None and time.monotonic() < until and not stopping.wait(LOOK):
                pass
        finally:
            end_client(client)


def end_client(client: subprocess.Popen[bytes]) -> None:
    """End a client that is still there, with all that it has started."""
    if client.poll() is not None:
        return
    with suppress(OSError):
        os.killpg(client.pid, signal.SIGTERM) if hasattr(os, "killpg") else client.terminate()
    with suppress(subprocess.TimeoutExpired):
        client.wait(GRACE)
    if client.poll() is None:
        with suppress(OSError):
            os.killpg(client.pid, signal.SIGKILL) if hasattr(os, "killpg") else client.kill()
        client.wait()


# ---------------------------------------------------------------- what comes of it
def read_runs(out: Path) -> list[ScoredRun]:
    """Return the runs of a folder.

    Raises BadSave where there are none, or one cannot be read.
    """
    found = [runs.read_played(path.parent) for path in sorted(out.glob(f"*/*/{runs.RUN}"))]
    if not found:
        raise BadSave(refusals.NO_RUNS.fill(path=quote_in_full(str(out))))
    return found


def compare_bots(out: Path, secret: bytes, progress: Progress = lambda done, of: None) -> None:
    """Let our bots play the held-out games that have no rival, so that there is something to compare with."""
    if not secret:
        return
    played: dict[str, list[int]] = {}
    for run in read_runs(out):
        if not tasks.find_task(run.task).duel:
            played.setdefault(run.task, []).append(run.number)
    todo = [(tasks.find_task(name), bot) for name in played for bot in tasks.find_task(name).players]
    for n, (task, bot) in enumerate(todo, 1):
        found = read_bots(out, task.name)
        own = found.setdefault(bot, {})
        for k in [k for k in played[task.name] if k not in own]:
            drawn = tasks.draw_game(task, k, secret)
            own[k] = tasks.score_game(drawn, tasks.play_bot(drawn, bot))
        write(out / task.name / BOTS, json.dumps(found, indent=1) + "\n")
        progress(n, len(todo))


def read_bots(out: Path, task: str) -> dict[str, dict[int, float]]:
    """Return what our bots reached in the held-out games of a folder."""
    try:
        body = json.loads((out / task / BOTS).read_text("utf-8"))
        return {bot: {int(k): float(x) for k, x in own.items()} for bot, own in body.items()}
    except (OSError, ValueError, AttributeError):
        return {}


def make_report(out: Path) -> BenchReport:
    """Return what the games of a folder come to.

    Raises BadSave where it holds none.
    """
    head, found = read_head(out), read_runs(out)
    held_out = bool(head.get("secret"))
    beside = {name: read_bots(out, name) for name in {run.task for run in found}} if held_out else None
    digests = head.get("digests", {})
    known = score.read_baseline()["digests"]
    changed = [name for name, now in digests.items() if name in known and list(known[name]) != list(now)]
    return BenchReport(
        str(head.get("player", "")),
        str(head.get("lang", "en")),
        str(head.get("secret", "")),
        score.summarise(found),
        score.rate_runs(found, beside),
        digests,
        changed,
    )
