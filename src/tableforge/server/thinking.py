"""How a process behaves that the server begins for itself: it stays behind whoever waits for a table, and ends with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from typing import Any, Final

WATCH: Final = 1.0  # seconds


def begin() -> None:
    """Begin a process in which bots think."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    with suppress(OSError, AttributeError):
        os.nice(5)
    end_with_parent()


def end_processes(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once, whatever they do."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def consume_error(future: asyncio.Future[Any]) -> None:
    """Take note of how a future ended, so that asyncio does not log the error of one that nobody waited for."""
    if not future.cancelled():
        future.exception()


def end_with_parent() -> None:
    """End this process once the one that began it has gone, however that went."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
