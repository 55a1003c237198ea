"""Work that costs more than its request: a whole game played again, a long save read, a campaign checked entry by entry.

It is done in a process of its own, which goes after everybody who plays: no table waits for it, for the server's interpreter does
none of it.  Each visitor has an allowance of processor time for it, which fills again, and one such work under way at a time; what
a game of a table came to is kept for the next one who asks.
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

from tableforge.errors import TableforgeError
from tableforge.server import refusals, thinking
from tableforge.server.guard import Gate
from tableforge.server.refusals import Refusal
from tableforge.server.threads import beside
from tableforge.tongue.both import LANGUAGES, Both

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
WORK: Final = "labour"  # what it is called in the measures of a visitor
LONGEST: Final = 120.0  # seconds that a work may take; nothing that is asked for by people takes so long


@dataclass(frozen=True, slots=True)
class Refused:
    """What a work was refused with, as it travels from one process to another."""

    texts: tuple[str, ...]
    kind: str
    status: int


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    """What a work came to, and how many seconds of a processor it took."""

    took: float
    result: T | Refused


def done(clock: Callable[[], float], do: Callable[..., T], *things: Any) -> Done[T]:
    """Do a work here, and say what it took."""
    began = clock()
    try:
        result: T | Refused = do(*things)
    except TableforgeError as e:
        kind, status = (e.kind, e.status) if isinstance(e, Refusal) else ("refused", 400)
        result = Refused(tuple([e.text(lang) for lang in LANGUAGES]), kind, status)
    return Done(clock() - began, result)


class Labour:
    """The process in which such work is done, begun with the first of it; without processes it is done in a thread."""

    def __init__(self, gate: Gate, processes: int) -> None:
        self.gate = gate
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.alone = asyncio.Lock()  # a thread keeps games as a process does, for one work at a time
        self.turns: dict[str, tuple[asyncio.Lock, int]] = {}  # by visitor; and how many of its works wait or are under way

    async def do(self, visitor: str, work: Callable[P, T], *things: P.args, **none: P.kwargs) -> T:
        """Have something done for a visitor, after what it has asked for before; refused where that was more than its share."""
        rate = self.gate.limits.labour
        lock, n = self.turns.get(visitor, (asyncio.Lock(), 0))
        self.turns[visitor] = (lock, n + 1)
        try:
            async with lock:
                self.gate.let(WORK, rate, visitor, 0.0)
                found = await self.run(work, *things)
                self.gate.spend(WORK, rate, visitor, found.took)
        finally:
            lock, n = self.turns.pop(visitor)
            if n > 1:
                self.turns[visitor] = (lock, n - 1)
        if isinstance(found.result, Refused):
            raise Refusal(Both(*found.result.texts), found.result.kind, found.result.status)
        return found.result

    async def run(self, work: Callable[..., T], *things: Any) -> Done[T]:
        if not self.processes:
            async with self.alone:
                return await beside(done, time.thread_time, work, *things)
        try:
            return await self.ask(work, *things)
        except BrokenProcessPool:  # another's work has ended it
            self.close()
            return await self.ask(work, *things)

    async def ask(self, work: Callable[..., T], *things: Any) -> Done[T]:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")  # a copy of a process with threads may wait for one that it has not
            self.pool = ProcessPoolExecutor(self.processes, spawn, thinking.begin)
        asked = asyncio.get_running_loop().run_in_executor(self.pool, done, time.process_time, work, *things)
        asked.add_done_callback(thinking.consume_error)
        try:
            return await asyncio.wait_for(asyncio.shield(asked), LONGEST)
        except TimeoutError:
            log.error("work that took longer than %s s was given up", LONGEST)
            self.close()
            raise Refusal(refusals.TOO_MUCH_WORK.fill(), "too-much", 503) from None

    def close(self) -> None:
        """End the process, whatever it does."""
        pool, self.pool = self.pool, None
        if pool is not None:
            thinking.end_processes(pool)


class Shelf(Generic[T]):
    """What such work came to, by what it was about: the last ones asked for, up to a weight of all; of two at once, one waits."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self.kept: OrderedDict[tuple[object, ...], tuple[T, int]] = OrderedDict()
        self.under_way: dict[tuple[object, ...], asyncio.Lock] = {}

    async def get(self, about: tuple[object, ...], make: Callable[[], Awaitable[T]], weigh: Callable[[T], int]) -> T:
        """The thing that was made before, or is made now; what was refused is not kept."""
        async with self.under_way.setdefault(about, asyncio.Lock()):
            try:
                if about not in self.kept:
                    self.put(about, made := await make(), weigh(made))
                    return made
                self.kept.move_to_end(about)
                return self.kept[about][0]
            finally:
                self.under_way.pop(about, None)  # whoever waits for this lock still has it

    def put(self, about: tuple[object, ...], thing: T, weight: int) -> None:
        if weight > self.most or about in self.kept:
            return
        self.kept[about] = (thing, weight)
        self.weight += weight
        while self.weight > self.most:
            self.weight -= self.kept.popitem(last=False)[1][1]
