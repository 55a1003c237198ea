"""Work that somebody else does, where there are no processes: in a tab, another worker of the page.

A function and what it is called with go out as bytes; what it comes to, or what it raises, comes back.  Both ends are the same
code of the same page.  Until there is somebody who answers, and where they are lost, the work is done in place.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

log = logging.getLogger(__name__)
T = TypeVar("T")
Ask = Callable[[bytes], Awaitable[bytes]]


class Elsewhere:
    """Who does work elsewhere, if there is somebody."""

    def __init__(self) -> None:
        self.ask: Ask | None = None
        self.want: Callable[[], None] = lambda: None  # called where work had to be done in place

    async def run(self, work: Callable[..., T], *things: Any) -> T:
        """Return what `work` comes to; it is a function of a module, and what it is called with can be pickled.

        Raises what the work raises.
        """
        if self.ask is not None:
            try:
                found = await self.ask(pickle.dumps((work, things)))
            except Exception as why:  # whatever it is: they are gone
                log.warning("work is done in place from here on: %s", why)
                self.ask = None
            else:
                result: tuple[bool, Any] = pickle.loads(found)
                done, e = result
                if not done:
                    raise e
                return cast(T, e)
        self.want()
        await asyncio.sleep(0)  # behind what was begun before it
        return work(*things)


def do_work(asked: bytes) -> bytes:
    """Do what `Elsewhere` asks for, at the other end."""
    work, things = pickle.loads(asked)
    try:
        return pickle.dumps((True, work(*things)))
    except Exception as e:
        try:
            told = pickle.dumps((False, e))
            pickle.loads(told)
        except Exception:  # an error that cannot travel
            told = pickle.dumps((False, RuntimeError(f"{type(e).__name__}: {e}")))
        return told
