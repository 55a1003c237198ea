"""How a process behaves that the server begins for itself: it stays behind whoever waits for a table, and ends with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from typing import Any, Final

from tableforge import games
from tableforge.games import Address

WATCH: Final = 1.0  # seconds


def start_bot_process(registered: Mapping[str, Address]) -> None:
    """Initialise a process in which bots choose, with the games that the server knows."""
    games.register_all(registered)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the server, which ends this process
    with suppress(OSError, AttributeError):
        os.nice(5)
    end_with_parent()


def end_processes(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool at once."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def consume_error(future: asyncio.Future[Any]) -> None:
    """Take note of how a future ended, so that asyncio does not log the error of one that nobody waited for."""
    if not future.cancelled():
        future.exception()


def end_with_parent() -> None:
    """End this process once its parent has gone, however that happened."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
