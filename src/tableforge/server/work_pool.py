"""Costly requests: replaying a whole game, reading a long save, checking a campaign entry by entry.

They run in a process of their own at low priority, so no table waits for them. Each address has an allowance of CPU
seconds that refills, and one such request at a time; the results for games of tables are cached.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, Generic, ParamSpec, TypeVar

from tableforge import games
from tableforge.errors import TableforgeError
from tableforge.server import processes, refusals
from tableforge.server.elsewhere import Elsewhere
from tableforge.server.guard import RateLimiter
from tableforge.server.refusals import Refusal
from tableforge.server.threads import run_in_thread
from tableforge.tongue.text import LANGUAGES, Text

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
WORK: Final = "labour"  # the name of its rate limit
LONGEST: Final = 120.0  # seconds that a work may take, where nothing else is said
THREAD_CLOCK: Final = getattr(time, "thread_time", time.process_time)  # there is none where there are no threads


@dataclass(frozen=True, slots=True)
class PortableRefusal:
    """A refusal in a form that can be sent between processes."""

    texts: tuple[str, ...]
    kind: str
    status: int


@dataclass(frozen=True, slots=True)
class WorkResult(Generic[T]):
    """The result of some work, and the CPU seconds that it took."""

    took: float
    result: T | PortableRefusal


def run_timed(clock: Callable[[], float], do: Callable[..., T], *things: Any) -> WorkResult[T]:
    """Run `do` here and measure it; errors of the rules become a PortableRefusal."""
    began = clock()
    try:
        result: T | PortableRefusal = do(*things)
    except TableforgeError as e:
        kind, status = (e.kind, e.status) if isinstance(e, Refusal) else ("refused", 400)
        result = PortableRefusal(tuple([e.text(lang) for lang in LANGUAGES]), kind, status)
    return WorkResult(clock() - began, result)


class WorkPool:
    """The process for costly work, started with the first of it; with no processes, a thread does it."""

    def __init__(
        self, gate: RateLimiter, processes: int, longest: float = LONGEST, elsewhere: Elsewhere | None = None
    ) -> None:
        self.limiter = gate
        self.elsewhere = elsewhere  # who does the work where there is neither process nor thread
        self.longest = longest  # seconds that a work may take
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.alone = asyncio.Lock()  # in a thread the cache of games serves one work at a time
        self.turns: dict[
            str, tuple[asyncio.Lock, int]
        ] = {}  # by visitor; and how many of its works wait or are under way

    async def run(self, visitor: str, work: Callable[P, T], *things: P.args, **none: P.kwargs) -> T:
        """Run `work` for an address, after what it has asked for before, and charge it.

        Raises Refusal where the allowance is used up, the work is refused, or it takes too long.
        """
        rate = self.limiter.limits.work
        lock, n = self.turns.get(visitor, (asyncio.Lock(), 0))
        self.turns[visitor] = (lock, n + 1)
        try:
            async with lock:
                self.limiter.check(WORK, rate, visitor, 0.0)
                found = await self.run_somewhere(work, *things)
                self.limiter.charge(WORK, rate, visitor, found.took)
        finally:
            lock, n = self.turns.pop(visitor)
            if n > 1:
                self.turns[visitor] = (lock, n - 1)
        if isinstance(found.result, PortableRefusal):
            raise Refusal(Text(*found.result.texts), found.result.kind, found.result.status)
        return found.result

    async def run_somewhere(self, work: Callable[..., T], *things: Any) -> WorkResult[T]:
        """Run `work` elsewhere, in a thread or in the process, restarting a process that died."""
        if not self.processes:
            async with self.alone:
                if self.elsewhere is not None:
                    return await self.elsewhere.run(run_timed, THREAD_CLOCK, work, *things)
                return await run_in_thread(run_timed, THREAD_CLOCK, work, *things)
        try:
            return await self.run_in_process(work, *things)
        except BrokenProcessPool:  # another work has killed the process
            self.close()
            return await self.run_in_process(work, *things)

    async def run_in_process(self, work: Callable[..., T], *things: Any) -> WorkResult[T]:
        """Run `work` in the process.

        Raises Refusal where it takes too long; then the process is killed.
        """
        if self.pool is None:
            # a forked copy of a process with threads may deadlock
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.processes, spawn, processes.start_bot_process, (games.registered_games(),)
            )
        asked = asyncio.get_running_loop().run_in_executor(self.pool, run_timed, time.process_time, work, *things)
        asked.add_done_callback(processes.consume_error)
        try:
            return await asyncio.wait_for(asyncio.shield(asked), self.longest)
        except TimeoutError:
            log.error("work that took longer than %s s was given up", self.longest)
            self.close()
            raise Refusal(refusals.TOO_MUCH_WORK.fill(), "too-much", 503) from None

    def close(self) -> None:
        """Kill the process, whatever it does."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes.end_processes(pool)


class ResultCache(Generic[T]):
    """Results by key, the least recently used dropped first, up to a total weight; concurrent requests for one key
    compute it once.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self.results: OrderedDict[tuple[object, ...], tuple[T, int]] = OrderedDict()
        self.under_way: dict[tuple[object, ...], asyncio.Lock] = {}

    async def get(self, about: tuple[object, ...], make: Callable[[], Awaitable[T]], weigh: Callable[[T], int]) -> T:
        """Return the cached result of `about`, or make it; errors are not cached."""
        async with self.under_way.setdefault(about, asyncio.Lock()):
            try:
                if about not in self.results:
                    self.store(about, made := await make(), weigh(made))
                    return made
                self.results.move_to_end(about)
                return self.results[about][0]
            finally:
                self.under_way.pop(about, None)  # waiters still hold a reference to this lock

    def store(self, about: tuple[object, ...], thing: T, weight: int) -> None:
        """Cache a result, dropping older ones where the total weight is too high."""
        if weight > self.most or about in self.results:
            return
        self.results[about] = (thing, weight)
        self.weight += weight
        while self.weight > self.most:
            self.weight -= self.results.popitem(last=False)[1][1]
