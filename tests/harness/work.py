"""How much work something is, counted in a way that no machine changes."""

from __future__ import annotations

import sys
from collections.abc import Callable

MOST_CALLS = 400_000  # that the refusal of a file may take


def calls(do: Callable[[], object]) -> int:
    """How many functions are called: work that does not depend on the machine; `bench/hostile.py` has the time."""
    n = 0

    def count(frame: object, event: str, arg: object) -> None:
        nonlocal n
        n += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        do()
    finally:
        sys.setprofile(None)
    return n
