"""Games of tables are analysed in a process of their own, one after the other, stretch by stretch; what comes of it is kept.

The process is asked for about a second of work at a time, so that it can be told how far it is, and stopped.  What it has done so
far it keeps; one that has died begins anew, and comes to the same.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, cast

import sqlalchemy as sa

from tableforge import games
from tableforge.analysis import practice
from tableforge.analysis.review import Reviewer, begin_review
from tableforge.server.store import ANALYSES, Database
from tableforge.server.work_pool import PortableRefusal, WorkPool
from tableforge.table.sitting import replay

Json = dict[str, Any]
log = logging.getLogger(__name__)
NICE: Final = 10  # beside the 5 that processes of bots have
SECONDS: Final = 1.0  # of CPU in one go
PATIENCE: Final = 3600.0  # seconds until one go is given up: its process gives way to everything else
MOST_KEPT: Final = 2000  # results; the oldest is forgotten first
MOST_UNDER_WAY: Final = 2  # reviews that a process keeps open
MOST_WAITING: Final = 20  # tables whose analysis waits for another


class PartDone(NamedTuple):
    """How far a review is, and the whole of it once it is done."""

    done: int
    total: int
    review: Json | None


UNDER_WAY: Final[OrderedDict[str, tuple[Reviewer, Iterator[int]]]] = OrderedDict()  # of this process
GENTLE: Final[list[bool]] = []  # whether this process gives way already


# ---------------------------------------------------------------- in the process
def analyse_part(mark: str, body: Json, worlds: int | None, own_process: bool) -> PartDone:
    """Go on with the review of a game for about a second."""
    if own_process and not GENTLE:
        GENTLE.append(True)
        os.nice(NICE)
    total = len(body["answers"])
    if mark not in UNDER_WAY:
        reviewer = begin_review(
            replay(games.game(body["game"]), body), worlds=worlds, ended=True
        )  # or it would not be here
        UNDER_WAY[mark] = (reviewer, reviewer.steps())
        while len(UNDER_WAY) > MOST_UNDER_WAY:
            UNDER_WAY.popitem(last=False)
    reviewer, steps = UNDER_WAY[mark]
    began = time.process_time()
    for done in steps:
        if time.process_time() - began > SECONDS:
            return PartDone(done, total, None)
    del UNDER_WAY[mark]
    return PartDone(total, total, reviewer.conclude())


def try_turn(body: Json, first: int, answers: list[str], world: int, worlds: int | None, lang: str) -> Json:
    """A turn of a game played again as far as some answers lead."""
    g = replay(games.game(body["game"]), body)
    return practice.try_turn(g, first, answers, world, lang=lang, worlds=worlds, ended=True)


# ---------------------------------------------------------------- in the server
@dataclass(slots=True)
class AnalysisJob:
    """An analysis that is under way or waits."""

    mark: str
    body: Json
    worlds: int | None
    done: int = 0
    total: int = 0
    began: float | None = None  # by the clock that only goes on; None while it waits
    stopping: bool = False
    task: asyncio.Task[None] | None = field(default=None, compare=False)


class KeptReview(NamedTuple):
    """What an analysis came to, of which answers and settings, and when."""

    mark: str
    at: float
    review: Json


class Analyses:
    """The analyses of this worker."""

    def __init__(self, store: Database, pool: WorkPool) -> None:
        self.store = store
        self.pool = pool
        self.jobs: OrderedDict[str, AnalysisJob] = OrderedDict()  # by table
        self.failed: dict[str, str] = {}  # by table: the mark of what went wrong here
        self.one = asyncio.Lock()

    def is_full(self) -> bool:
        """Whether so many wait already that no further one is begun."""
        return len(self.jobs) >= MOST_WAITING

    def start(self, table: str, job: AnalysisJob) -> None:
        """Begin an analysis, or leave the one that is under way."""
        if table in self.jobs:
            return
        job.total = len(job.body["answers"])
        self.failed.pop(table, None)
        self.jobs[table] = job
        job.task = asyncio.get_running_loop().create_task(self.run(table, job))

    async def run(self, table: str, job: AnalysisJob) -> None:
        """Analyse a game once it is its turn, and keep what came of it."""
        try:
            async with self.one:
                review = await self.go_through(job)
            if review is not None:
                await self.store.write(lambda c: keep_review(c, table, job.mark, review))
        except Exception as e:  # whatever it is, whoever waits for the analysis is told that there is none
            log.error("table %s: not analysed", table, exc_info=e)
            self.failed[table] = job.mark
        finally:
            self.jobs.pop(table, None)

    async def go_through(self, job: AnalysisJob) -> Json | None:
        """Have the process go on until the review is done; None where somebody stopped it.

        Raises Refusal where the game refuses to be analysed.
        """
        job.began = time.monotonic()
        while not job.stopping:
            found = await self.pool.run_somewhere(
                analyse_part, job.mark, job.body, job.worlds, bool(self.pool.processes)
            )
            part = found.result
            if isinstance(part, PortableRefusal):
                raise RuntimeError(part.texts[0])
            job.done, job.total = part.done, part.total
            if part.review is not None:
                return part.review
            await asyncio.sleep(0)
        return None

    async def stop(self, table: str) -> None:
        """Stop the analysis of a table, and wait until it has ended."""
        job = self.jobs.get(table)
        if job is None:
            return
        job.stopping = True
        if job.task is not None:
            await asyncio.gather(job.task, return_exceptions=True)

    async def close(self) -> None:
        """Stop them all."""
        for job in self.jobs.values():
            job.stopping = True
        self.pool.close()
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# ---------------------------------------------------------------- jobs of the store
def keep_review(c: sa.Connection, table: str, mark: str, review: Json) -> None:
    """Keep what an analysis came to, and forget the oldest where there are too many."""
    c.execute(ANALYSES.delete().where(ANALYSES.c.table == table))
    kept = sa.select(ANALYSES.c.table).order_by(ANALYSES.c.at.desc())
    for old in list(c.execute(kept.offset(MOST_KEPT - 1)).scalars()):
        c.execute(ANALYSES.delete().where(ANALYSES.c.table == old))
    told = json.dumps(review, ensure_ascii=False)
    c.execute(ANALYSES.insert().values(table=table, mark=mark, result=told, at=time.time()))


def read_review(c: sa.Connection, table: str) -> KeptReview | None:
    """What is known of a table."""
    row = c.execute(sa.select(ANALYSES).where(ANALYSES.c.table == table)).one_or_none()
    return None if row is None else KeptReview(row.mark, row.at, cast("Json", json.loads(row.result)))
