"""Whether the server can do what it is for: tables are read from the database, and something is really written into it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from msgspec import Struct

from tableforge import __version__
from tableforge.server import refusals
from tableforge.server.store import TABLES, WORKERS
from tableforge.tongue.text import Text

if TYPE_CHECKING:
    from tableforge.server.hall import Hall

log = logging.getLogger(__name__)
PATIENCE: Final = 10.0  # seconds until a silent database counts as failed
FRESH: Final = 1.0  # seconds that a result is reused, so that frequent checks write no more
OK: Final = "ok"
CLOSING: Final = "closing"
FAILING: Final = "failing"


class Health(Struct):
    """How the server is: `status` is ok, closing or failing; where tables cannot be opened or written, `text` says so."""

    status: str
    version: str
    opens: bool
    writes: bool
    text: str


class HealthCheck:
    """Checks the database, once for all who ask at the same time."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.at = float("-inf")
        self.found = (True, True)
        self.looking: asyncio.Task[tuple[bool, bool]] | None = None

    async def report(self, lang: str) -> Health:
        """Return the health of the server in a language."""
        opens, writes = await self.check_once()
        why: Text | None = None if opens and writes else refusals.NOT_WRITTEN if opens else refusals.NOT_OPENED
        status = CLOSING if self.hall.closing else OK if why is None else FAILING
        return Health(status, __version__, opens, writes, "" if why is None else why.text(lang))

    async def check_once(self) -> tuple[bool, bool]:
        """Return whether tables can be read and written; a check under way is shared, a fresh result reused."""
        if time.monotonic() - self.at < FRESH:
            return self.found
        if self.looking is None or self.looking.done():
            self.looking = asyncio.get_running_loop().create_task(self.probe())
        return await asyncio.shield(self.looking)

    async def probe(self) -> tuple[bool, bool]:
        """Try to read and to write."""
        store = self.hall.store
        opens = await succeeds("read", lambda: store.read(lambda c: c.execute(sa.select(TABLES.c.id).limit(1)).all()))
        writes = opens and await succeeds("written", lambda: store.write(self.write_mark))
        self.found, self.at = (opens, writes), time.monotonic()
        return self.found

    def write_mark(self, c: sa.Connection) -> None:
        """A job of the database: write something that matters to nobody."""
        mine = WORKERS.c.id == self.hall.worker.id
        c.execute(WORKERS.update().where(mine).values(address=WORKERS.c.address))


async def succeeds(what: str, do: Callable[[], Awaitable[Any]]) -> bool:
    """Whether `do` finishes in time and without an error; failures are logged under the name `what`."""
    try:
        await asyncio.wait_for(do(), PATIENCE)
    except Exception as e:
        log.error("health: the database cannot be %s: %r", what, e)
        return False
    return True
