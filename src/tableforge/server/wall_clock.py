"""The wall clock of the server: the one place that reads it, so that tests can move it."""

from __future__ import annotations

import time


def now() -> float:
    """Return the seconds since 1970; tests replace it."""
    return time.time()
