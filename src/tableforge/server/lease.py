"""Leases: which process has a table, one at a time, for as long as its heartbeat lasts.

Each worker has a row with its address and the time until which it counts as alive, by the database's clock. A table
names its owner; once that owner has expired, any worker that is asked for the table claims it under a new term. A late
write of the old owner names the old term and matches no row (`records.update_owned`), so two processes never write one
game, whatever their clocks say.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from tableforge.server import refusals, tokens
from tableforge.server.refusals import Refusal
from tableforge.server.store import TABLES, WORKERS, now

LEASE: Final = 5.0  # seconds
BEAT: Final = 1.0
LONG_DEAD: Final = 3600.0


@dataclass(frozen=True, slots=True)
class TableLocation:
    """Which worker has a table, and how to reach it."""

    address: str
    key: str


class Worker:
    """This process among those that share a database."""

    def __init__(self, address: str = "", alone: bool = True) -> None:
        self.id = tokens.new_table_id()
        self.key = tokens.new_token()
        self.address = address
        self.alone = alone  # nobody else can use the database: previous owners are dead

    def knows(self, key: str) -> bool:
        """Whether a request with this key comes from another worker."""
        return hmac.compare_digest(key.encode(), self.key.encode())

    # ------------------------------------------------------------ jobs of the store
    def register(self, c: sa.Connection) -> None:
        """Insert this worker; workers that died long ago are deleted."""
        at = now(c)
        c.execute(WORKERS.delete().where(sa.or_(WORKERS.c.id == self.id, WORKERS.c.until < at - LONG_DEAD)))
        c.execute(WORKERS.insert().values(id=self.id, address=self.address, key=self.key, until=at + LEASE))

    def beat(self, c: sa.Connection) -> bool:
        """Renew the lease.

        Returns False where it had expired: then others may have claimed tables.
        """
        at = now(c)
        alive = WORKERS.update().where(WORKERS.c.id == self.id, WORKERS.c.until > at).values(until=at + LEASE)
        if c.execute(alive).rowcount == 1:
            return True
        self.register(c)
        return False

    def owned_tables(self, c: sa.Connection) -> set[str]:
        """Return the ids of the tables that are still this worker's."""
        return {*c.execute(sa.select(TABLES.c.id).where(TABLES.c.owner == self.id)).scalars()}

    def leave(self, c: sa.Connection) -> None:
        """Release all tables and delete this worker."""
        c.execute(TABLES.update().where(TABLES.c.owner == self.id).values(owner=None))
        c.execute(WORKERS.delete().where(WORKERS.c.id == self.id))

    def claim(self, c: sa.Connection, table: str) -> TableLocation | None:
        """Claim a table whose owner is gone or dead.

        Returns None where it is this worker's now, else where it is.
        """
        row = c.execute(sa.select(TABLES.c.owner).where(TABLES.c.id == table).with_for_update()).one_or_none()
        if row is None:
            raise Refusal(refusals.NO_TABLE.fill(), "no-table", 404)
        if row.owner == self.id:
            return None
        alive = sa.select(WORKERS).where(WORKERS.c.id == row.owner, WORKERS.c.until > now(c))
        other = None if self.alone or row.owner is None else c.execute(alive).one_or_none()
        if other is not None:
            return TableLocation(other.address, other.key)
        c.execute(TABLES.update().where(TABLES.c.id == table).values(owner=self.id, term=TABLES.c.term + 1))
        return None

    def is_alive(self, c: sa.Connection, worker: str) -> bool:
        """Whether a worker is this one, or another that still gives signs of life."""
        if worker == self.id or self.alone:
            return worker == self.id
        alive = sa.select(WORKERS.c.id).where(WORKERS.c.id == worker, WORKERS.c.until > now(c))
        return c.execute(alive).one_or_none() is not None

    def release(self, c: sa.Connection, table: str, term: int) -> None:
        """Release one table, if this worker still has it in that term."""
        mine = (TABLES.c.id == table, TABLES.c.owner == self.id, TABLES.c.term == term)
        c.execute(TABLES.update().where(*mine).values(owner=None))
