"""How a bot thinks in a process of its own: it is sent the position it must answer, and sends back a key."""

from __future__ import annotations

import os
import pickle
import signal
import threading
import time
from contextlib import suppress
from typing import Final

from tableforge.bots import away
from tableforge.table.sitting import Sitting

WATCH: Final = 1.0  # seconds


def begin() -> None:
    """Step back behind whoever waits for a table, and end with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    with suppress(OSError, AttributeError):
        os.nice(5)
    end_with_parent()


def end_with_parent() -> None:
    """End this process once the one that began it has gone."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def sent(g: Sitting, seat: int) -> bytes:
    """The position in which a seat is asked, for another process."""
    return pickle.dumps(g.asked[seat].here(), pickle.HIGHEST_PROTOCOL)


def choose(position: bytes, seat: int, bot: str, seed: int) -> str:
    """The key of the answer that a bot gives."""
    g: Sitting = pickle.loads(position)
    return away.answer(g, seat, bot, seed)


def ready() -> int:
    """Nothing but to be there: a process that has answered this has everything imported."""
    return os.getpid()
