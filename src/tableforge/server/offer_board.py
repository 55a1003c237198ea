"""Who looks at open tables, and whose host is there: everybody is told after every change, in this process and in others."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Protocol

import sqlalchemy as sa

from tableforge.server import offer_records, wall_clock
from tableforge.server.offer_records import OpenTable
from tableforge.server.store import Database
from tableforge.tongue.text import Text

log = logging.getLogger(__name__)
TEND: Final = 15.0  # seconds between two looks at who has vanished
LISTEN: Final = 1.0  # seconds between two looks at what other processes have changed


class OfferWatcher(Protocol):
    """Somebody who looks at the list, or at one offer."""

    offer: str  # its id; empty for the list
    address: str

    def refresh(self) -> None:
        """Tell what there is now; of several calls the last one counts."""
        ...

    def leave(self) -> None:
        """Close the connection: the server ends."""
        ...

    def shut_out(self, why: Text) -> None:
        """Close the connection of somebody who is not let in any more."""
        ...


class OfferBoard:
    """The open tables as this process tells them."""

    def __init__(self, store: Database, alone: bool) -> None:
        self.store = store
        self.alone = alone
        self.lines: set[OfferWatcher] = set()
        self.hosts: Counter[str] = Counter()  # the lines of hosts, by offer
        self.known: dict[str, int] = {}  # versions that were told
        self.stamp = 0  # grows with every change
        self.listing: tuple[int, asyncio.Task[list[OpenTable]]] | None = None
        self.why: dict[str, str] = {}  # of offers that went lately: "withdrawn" or "vanished"
        self.finish: Callable[[OpenTable], Awaitable[object]] | None = None  # makes the table of an offer that is full

    async def open(self) -> None:
        """Take up the offers of before: while the server was away, no host could be there."""
        at = wall_clock.now()
        await self.store.write(lambda c: offer_records.touch_all(c, at))

    async def run(self) -> None:
        """Background task: see who has vanished, and what other processes have changed."""
        looks = 0.0
        while True:
            await asyncio.sleep(LISTEN)
            looks += LISTEN
            try:
                if not self.alone and self.lines:
                    await self.listen()
                if looks >= TEND:
                    looks = 0.0
                    await self.tend()
            except sa.exc.SQLAlchemyError as e:
                log.error("open tables are not looked after now: %s", e)

    async def tend(self) -> None:
        """Note which hosts are there, drop the offers of those who are not, and finish what was left half made."""
        at = wall_clock.now()
        if self.hosts:
            here = list(self.hosts)
            await self.store.write(lambda c: offer_records.touch_offers(c, here, at))
        gone = await self.store.write(lambda c: offer_records.expire_offers(c, at))
        if gone:
            self.announce(*gone, why="vanished")
        if self.finish is not None:
            for offer in await self.store.read(lambda c: offer_records.list_unfinished(c, at)):
                await self.finish(offer)

    async def listen(self) -> None:
        """Tell what has changed in the database since the last look."""
        found = await self.store.read(offer_records.versions)
        ids = [id for id in {*found, *self.known} if found.get(id) != self.known.get(id)]
        self.known = found
        if ids:
            self.announce(*ids)

    def announce(self, *ids: str, why: str = "") -> None:
        """Tell everybody who looks at these offers, and whoever looks at the list; `why` says that they are gone."""
        self.stamp += 1
        for id in ids if why else ():
            self.why[id] = why
        while len(self.why) > offer_records.MOST_OPEN:
            del self.why[next(iter(self.why))]
        for line in list(self.lines):
            if not line.offer or line.offer in ids:
                line.refresh()

    async def read_list(self) -> list[OpenTable]:
        """Return the list, read once after each change however many ask for it."""
        if self.listing is None or self.listing[0] != self.stamp or has_failed(self.listing[1]):
            task = asyncio.get_running_loop().create_task(self.store.read(offer_records.list_offers))
            self.listing = (self.stamp, task)
        return await asyncio.shield(self.listing[1])

    async def enter(self, line: OfferWatcher, host: bool) -> None:
        """Add somebody who looks; a host is known to be there from now on."""
        self.lines.add(line)
        if host:
            self.hosts[line.offer] += 1
            await self.see([line.offer])

    async def go(self, line: OfferWatcher, host: bool) -> None:
        """Remove somebody who looks; a host has been there until now."""
        self.lines.discard(line)
        if host:
            self.hosts[line.offer] -= 1
            if self.hosts[line.offer] <= 0:
                del self.hosts[line.offer]
            await self.see([line.offer])

    async def see(self, ids: Iterable[str]) -> None:
        """Note that the hosts of some offers are there now."""
        at, wanted = wall_clock.now(), list(ids)
        await self.store.write(lambda c: offer_records.touch_offers(c, wanted, at))
        self.announce(*wanted)

    def disconnect_all(self) -> None:
        """Close every line."""
        for line in list(self.lines):
            line.leave()


def has_failed(task: asyncio.Task[list[OpenTable]]) -> bool:
    """Whether a reading has ended without a result."""
    return task.done() and (task.cancelled() or task.exception() is not None)
