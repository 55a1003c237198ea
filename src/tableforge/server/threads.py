"""Work beside the event loop, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def run_in_thread(do: Callable[P, T], *things: P.args, **named: P.kwargs) -> T:
    """Run `do` in a thread and return its result; the event loop serves others meanwhile."""

    def run() -> T:
        try:
            return do(*things, **named)
        except StopIteration as e:  # a future cannot hold StopIteration: its waiter would wait for ever
            raise RuntimeError("something was looked for that is not there") from e

    return await asyncio.to_thread(run)
