"""The bots of all tables think in processes of their own; a table only waits for what they send back."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tableforge.bots import away
from tableforge.server import thinking
from tableforge.table.sitting import Sitting


class Bots:
    """A few processes in which bots think, begun with the first question to one of them."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.waiting = 0  # questions that are thought about, or wait for it

    def start(self) -> ProcessPoolExecutor:
        """The processes, begun where they are not."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")  # a copy of a process with threads may wait for one that it has not
            self.pool = ProcessPoolExecutor(self.processes, spawn, thinking.begin)
        return self.pool

    async def choose(self, g: Sitting, seat: int, bot: str, table: str) -> str:
        """What a bot answers; a process that died is begun again, once."""
        question = (away.packed(g), seat, bot, g.seed, table)
        self.waiting += 1
        try:
            try:
                return await self.ask(*question)
            except BrokenProcessPool:
                self.close()
                return await self.ask(*question)
        finally:
            self.waiting -= 1

    async def ask(self, *question: Any) -> str:
        """Have a process think; also where nobody waits any more, for a pool bears no question that is taken away."""
        thought = asyncio.get_running_loop().run_in_executor(self.start(), away.choose, *question)
        thought.add_done_callback(thinking.consume_error)
        return await asyncio.shield(thought)

    def close(self) -> None:
        """End the processes, whatever they think about."""
        pool, self.pool = self.pool, None
        if pool is not None:
            thinking.end_processes(pool)
