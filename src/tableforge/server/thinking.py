"""How a bot thinks in a process of its own: it is sent the position it must answer, and sends back a key."""

from __future__ import annotations

import os
import pickle
from contextlib import suppress

from tableforge import bots
from tableforge.table.sitting import Sitting


def begin() -> None:
    """Step back behind whoever waits for a table."""
    with suppress(OSError, AttributeError):
        os.nice(5)


def sent(g: Sitting, seat: int) -> bytes:
    """The position in which a seat is asked, for another process."""
    return pickle.dumps(g.asked[seat].here(), pickle.HIGHEST_PROTOCOL)


def choose(position: bytes, seat: int, bot: str, seed: int) -> str:
    """The key of the answer that a bot gives."""
    g: Sitting = pickle.loads(position)
    decision = g.asked[seat]
    index = bots.make(bot, seed, g.game.name).choose(g.view(seat), decision)
    return decision.options[index].key


def ready() -> int:
    """Nothing but to be there: a process that has answered this has everything imported."""
    return os.getpid()
