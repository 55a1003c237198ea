"""How a process behaves that the server begins for itself: it stays behind whoever waits for a table, and ends with the server."""

from __future__ import annotations

import os
import signal
import threading
import time
from contextlib import suppress
from typing import Final

WATCH: Final = 1.0  # seconds


def begin() -> None:
    """Begin a process in which bots think."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    with suppress(OSError, AttributeError):
        os.nice(5)
    end_with_parent()


def end_with_parent() -> None:
    """End this process once the one that began it has gone, however that went."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
