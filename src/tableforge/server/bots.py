"""Bots of all tables think in processes of their own, or elsewhere where there are none; a table only waits for their answer."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from tableforge import games
from tableforge.bots import away
from tableforge.server import processes
from tableforge.server.elsewhere import Elsewhere
from tableforge.table.sitting import Sitting

Thought = TypeVar("Thought")


class Thinker(Protocol):
    """Where bots choose their answers."""

    async def think(self, work: Callable[..., Thought], *question: Any) -> Thought:
        """Return what a function of `away` says to a question."""
        ...

    def close(self) -> None:
        """End whatever is thought about."""
        ...


class ProcessThinker:
    """A pool of processes in which bots choose answers, started with the first question."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        """Return the process pool, starting it where necessary."""
        if self.pool is None:
            # a forked copy of a process with threads may deadlock
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.processes, spawn, processes.start_bot_process, (games.registered_games(),)
            )
        return self.pool

    async def think(self, work: Callable[..., Thought], *question: Any) -> Thought:
        """Have a process answer a question; one that died is restarted once."""
        try:
            return await self.ask(work, *question)
        except BrokenProcessPool:
            self.close()
            return await self.ask(work, *question)

    async def ask(self, work: Callable[..., Thought], *question: Any) -> Thought:
        """Run one question in the pool.

        The task is shielded: cancelling a future that runs would break the pool for all tables.
        """
        thought = asyncio.get_running_loop().run_in_executor(self.start(), work, *question)
        thought.add_done_callback(processes.consume_error)
        return await asyncio.shield(thought)

    def close(self) -> None:
        """Kill the processes, whatever they compute."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes.end_processes(pool)


class LoneThinker:
    """Has somebody elsewhere think, or thinks in the process of the tables, which then wait for it."""

    def __init__(self, elsewhere: Elsewhere | None = None) -> None:
        self.elsewhere = elsewhere or Elsewhere()

    async def think(self, work: Callable[..., Thought], *question: Any) -> Thought:
        """Answer a question, behind what was begun before it."""
        return await self.elsewhere.run(work, *question)

    def close(self) -> None:
        """Nothing goes on behind anybody's back."""


class Bots:
    """The bots of all tables."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.waiting = 0  # questions that are thought about, or wait for it

    async def choose(self, g: Sitting, seat: int, bot: str, table: str) -> str:
        """Return the key that a bot answers for a seat."""
        return await self.think(away.choose, g, seat, bot, table)

    async def advise(self, g: Sitting, seat: int, bot: str, table: str) -> list[away.LineMove]:
        """Return the line that a bot would play for a seat, as far as the seat could know it."""
        return await self.think(away.advise, g, seat, bot, table)

    async def think(self, work: Callable[..., Thought], g: Sitting, seat: int, bot: str, table: str) -> Thought:
        """Have a function of `away` answer for a seat."""
        question = (away.pack_sitting(g), seat, bot, g.seed, table)
        self.waiting += 1
        try:
            return await self.thinker.think(work, *question)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """End whatever is thought about."""
        self.thinker.close()
