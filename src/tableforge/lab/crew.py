"""Processes of this machine that play the games of an experiment.

Each process has a pipe of its own, so that it is known who plays which games.  A process that dies costs nobody else anything: its
games are played again one by one, with every answer noted down, and a game that ends its process once more is kept as failed.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import tempfile
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import process_time
from typing import Final

from tableforge import games
from tableforge.games import Address
from tableforge.lab.play import ExperimentPlayer, Failure, Row
from tableforge.lab.spec import Experiment
from tableforge.table.sitting import Sitting

FIRST_BATCH: Final = 2
BATCH_SECONDS: Final = (
    2.0  # of CPU time that a batch should take: long enough to cost nothing, short enough to lose nothing
)
MOST_IN_BATCH: Final = 2_000
AHEAD: Final = 2  # batches that a process has: one that it plays, and the next
LOOK: Final = 0.2  # seconds between two looks at whether to stop
DEATHS: Final = 2  # of a process that plays one game by itself, after which the game is to blame
DIED: Final = "the process that played this game died ({how})"


@dataclass
class Batch:
    """What came of some games: rows, games that went wrong, and the CPU seconds that it took."""

    rows: list[Row] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0

    def __len__(self) -> int:
        return len(self.rows) + len(self.failures)

    def add(self, played: Row | Failure) -> None:
        """Add a game that was played, or the failure that it ended in."""
        if isinstance(played, Failure):
            self.failures.append(played)
        else:
            self.rows.append(played)


def play_batch(player: ExperimentPlayer, ids: Iterable[int]) -> Batch:
    """Play some games in this process."""
    out, began = Batch(), process_time()
    for id in ids:
        out.add(player.play(id))
    out.seconds = process_time() - began
    return out


class Sizes:
    """How many games a batch should have, by what the games before took."""

    def __init__(self, workers: int, fixed: int = 0) -> None:
        self.workers = workers
        self.fixed = fixed
        self.games = 0
        self.seconds = 0.0

    def learn(self, batch: Batch) -> None:
        """Take into account how long the games of a batch took."""
        self.games += len(batch)
        self.seconds += batch.seconds

    def next(self, left: int) -> int:
        """The size of the next batch, where so many games are left; towards the end they get smaller, so that all end together."""
        if self.fixed:
            return min(self.fixed, left)
        each = self.seconds / self.games if self.games else 0.0
        size = int(BATCH_SECONDS / each) if each else FIRST_BATCH
        return max(1, min(size, MOST_IN_BATCH, max(1, left // (2 * self.workers)), left))


# ---------------------------------------------------------------- in the process of a player
def _work(pipe: Connection, experiment: Experiment, registered: Mapping[str, Address], nice: int) -> None:
    """Play what comes through the pipe until it closes."""
    games.register_all(registered)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever began this process
    if nice:
        with suppress(OSError, AttributeError):
            os.nice(nice)
    player = ExperimentPlayer(experiment)
    with suppress(EOFError, BrokenPipeError, ConnectionError):
        while True:
            ids, journal = pipe.recv()
            pipe.send(play_batch(player, ids) if journal is None else _play_noted(player, ids[0], journal))


def _play_noted(player: ExperimentPlayer, id: int, journal: str) -> Batch:
    """Play one game, and note every answer in a file before it is given to the engine."""
    out, began = Batch(), process_time()
    with open(journal, "w", encoding="utf-8") as file:

        def note(g: Sitting, key: str) -> None:
            file.write((json.dumps(key) if key else g.save()) + "\n")
            file.flush()

        out.add(player.play(id, note))
    out.seconds = process_time() - began
    return out


def noted_save(journal: Path) -> str:
    """The save of a game by what its process had noted when it died; nothing where it had not begun."""
    try:
        first, *answers = journal.read_text("utf-8").splitlines()
        body = json.loads(first)
        for line in answers:
            with suppress(ValueError):  # half a line
                body["answers"].append(json.loads(line))
        if answers:
            del body["digest"]  # of the first position
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    except (OSError, ValueError, KeyError):
        return ""


# ---------------------------------------------------------------- in the process that began them
class _Worker:
    """A process that plays, and what it has to play."""

    def __init__(self, experiment: Experiment, nice: int) -> None:
        # a copy of a process with threads may wait for one that it has not
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process: BaseProcess = spawn.Process(
            target=_work, args=(theirs, experiment, games.registered_games(), nice), daemon=True
        )
        self.process.start()
        theirs.close()
        self.queue: deque[tuple[list[int], str | None]] = deque()

    def give(self, ids: list[int], journal: str | None = None) -> None:
        self.queue.append((ids, journal))
        with suppress(BrokenPipeError, ConnectionError):  # that it has died is found out when it is listened to
            self.pipe.send((ids, journal))

    def take(self) -> Batch | None:
        """What it has played; None where it has died."""
        try:
            found = self.pipe.recv()
        except (EOFError, ConnectionError, OSError):
            return None
        assert isinstance(found, Batch)
        self.queue.popleft()
        return found

    def end(self) -> None:
        self.pipe.close()
        if self.process.is_alive():
            self.process.terminate()
        self.process.join()


class Crew:
    """So many processes of this machine; 0 plays in this very process, where a game that ends it ends all.

    Once `stop` says so, the processes are ended at once, whatever they play.
    """

    def __init__(
        self,
        experiment: Experiment,
        jobs: int,
        size: int = 0,
        nice: int = 0,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.experiment = experiment
        self.jobs = jobs
        self.nice = nice
        self.stop = stop
        self.sizes = Sizes(max(1, jobs), size)
        self.workers: list[_Worker] = []
        self.alone: deque[int] = deque()  # games that a process died in
        self.back: deque[list[int]] = deque()  # batches that it had not begun
        self.deaths: dict[int, int] = {}

    def play(self, ids: Iterable[int], count: int) -> Iterator[Batch]:
        """Play games in the order in which they come, in batches; `count` is how many there are, or an estimate of it."""
        coming = iter(ids)
        if not self.jobs:
            player, left = ExperimentPlayer(self.experiment), count
            while some := take(coming, self.sizes.next(max(1, left))):
                left -= len(some)
                batch = play_batch(player, some)
                self.sizes.learn(batch)
                yield batch
            return
        with tempfile.TemporaryDirectory(prefix="tableforge-lab-") as notes:
            try:
                yield from self._play(coming, count, notes)
            finally:
                for worker in self.workers:
                    worker.end()
                self.workers = []

    def _play(self, coming: Iterator[int], left: int, notes: str) -> Iterator[Batch]:
        for _ in range(min(self.jobs, max(1, left))):
            self.workers.append(_Worker(self.experiment, self.nice))
        while True:
            for worker in self.workers:
                while len(worker.queue) < AHEAD and (some := self._next(coming, left, worker)):
                    left -= len(some)
                    worker.give(some, self._journal(some, notes))
            busy = [worker for worker in self.workers if worker.queue]
            if not busy:
                return
            ready = wait([worker.pipe for worker in busy], None if self.stop is None else LOOK)
            if self.stop is not None and self.stop():
                return
            for worker in busy:
                if worker.pipe in ready:
                    batch = worker.take()
                    if batch is None:
                        batch, back = self._bury(worker, notes)
                        left += back
                    else:
                        self.sizes.learn(batch)
                    if len(batch):
                        yield batch

    def _next(self, coming: Iterator[int], left: int, worker: _Worker) -> list[int]:
        """The games of the next batch: those of a process that died first, each by itself, in a process that has nothing else."""
        if self.alone:
            return [self.alone.popleft()] if not worker.queue else []
        if any([journal for _, journal in worker.queue]):
            return []
        return self.back.popleft() if self.back else take(coming, self.sizes.next(max(1, left)))

    def _journal(self, some: list[int], notes: str) -> str | None:
        """Where the answers of a game are noted that was under way when a process died."""
        return f"{notes}/{some[0]}" if len(some) == 1 and some[0] in self.deaths else None

    def _bury(self, worker: _Worker, notes: str) -> tuple[Batch, int]:
        """A process has died: begin another, and play its games anew.  What is to blame for it, and how many games come back."""
        worker.process.join()
        code = worker.process.exitcode or 0
        worker.end()
        out, back = Batch(), 0
        for k, (ids, journal) in enumerate(worker.queue):
            if k and journal is None:
                self.back.append(ids)
                back += len(ids)
                continue
            for id in ids:
                self.deaths[id] = self.deaths.get(id, 0) + (journal is not None)
                if self.deaths[id] >= DEATHS:
                    how = signal.Signals(-code).name if code < 0 else f"exit code {code}"
                    out.add(Failure(id, DIED.format(how=how), "", noted_save(Path(notes, str(id)))))
                else:
                    self.alone.append(id)
                    back += 1
        self.workers[self.workers.index(worker)] = _Worker(self.experiment, self.nice)
        return out, back


def take(coming: Iterator[int], most: int) -> list[int]:
    """The next few of many.

    >>> take(iter(range(5)), 3), take(iter([]), 3)
    ([0, 1, 2], [])
    """
    out: list[int] = []
    for id in coming:
        out.append(id)
        if len(out) >= most:
            break
    return out
