"""The bots of all tables think in processes of their own; a table only waits for what they send back."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tableforge import games
from tableforge.bots import away
from tableforge.server import processes
from tableforge.table.sitting import Sitting


class Bots:
    """A pool of processes in which bots choose answers, started with the first question."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.waiting = 0  # questions in the pool, running or queued

    def start(self) -> ProcessPoolExecutor:
        """Return the process pool, starting it where necessary."""
        if self.pool is None:
            # a forked copy of a process with threads may deadlock
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.processes, spawn, processes.start_bot_process, (games.registered_games(),)
            )
        return self.pool

    async def choose(self, g: Sitting, seat: int, bot: str, table: str) -> str:
        """Return the key that a bot answers for a seat; a process that died is restarted once."""
        question = (away.pack_sitting(g), seat, bot, g.seed, table)
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
        """Run one question in the pool.

        The task is shielded: cancelling a future that runs would break the pool for all tables.
        """
        thought = asyncio.get_running_loop().run_in_executor(self.start(), away.choose, *question)
        thought.add_done_callback(processes.consume_error)
        return await asyncio.shield(thought)

    def close(self) -> None:
        """Kill the processes, whatever they compute."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes.end_processes(pool)
