"""Work beside the event loop, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def beside(do: Callable[P, T], *things: P.args, **named: P.kwargs) -> T:
    """Do something in a thread of its own."""

    def done() -> T:
        try:
            return do(*things, **named)
        except StopIteration as e:  # no future can hold it: whoever waits would wait for ever
            raise RuntimeError("something was looked for that is not there") from e

    return await asyncio.to_thread(done)
