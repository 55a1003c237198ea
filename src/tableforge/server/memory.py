"""How the memory of a process is kept in which tables are played."""

from __future__ import annotations

import gc
from typing import Final

SELDOM: Final = (5_000, 50, 1000)  # thresholds of the garbage collector


def settle_memory() -> None:
    """Freeze what is loaded and make garbage collection rare: it would stop all tables, and games leave no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
