"""Which process has a table: one at a time, for as long as it gives signs of life.

Each worker has a row with an address and a time until which it counts as alive, by the database's clock.  A table names its owner;
once that owner counts as alive no longer, whoever asks for the table takes it over under a new term.  What an old owner still
writes names the old term and meets nothing (`records.hold`), so two processes never write one game, whatever their clocks say.
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
class Place:
    """Where a table is: with which worker, and how that is reached."""

    address: str
    key: str


class Worker:
    """This process among those that share a database."""

    def __init__(self, address: str = "", alone: bool = True) -> None:
        self.id = tokens.table_id()
        self.key = tokens.fresh()
        self.address = address
        self.alone = alone  # nobody else can have the database: whoever owned a table is dead

    def knows(self, key: str) -> bool:
        """Whether a request comes from another worker."""
        return hmac.compare_digest(key.encode(), self.key.encode())

    # ------------------------------------------------------------ jobs of the store
    def register(self, c: sa.Connection) -> None:
        """Be there; what died long ago is forgotten."""
        at = now(c)
        c.execute(WORKERS.delete().where(sa.or_(WORKERS.c.id == self.id, WORKERS.c.until < at - LONG_DEAD)))
        c.execute(WORKERS.insert().values(id=self.id, address=self.address, key=self.key, until=at + LEASE))

    def beat(self, c: sa.Connection) -> bool:
        """Give a sign of life; whether it came in time: else others may have taken tables meanwhile."""
        at = now(c)
        alive = WORKERS.update().where(WORKERS.c.id == self.id, WORKERS.c.until > at).values(until=at + LEASE)
        if c.execute(alive).rowcount == 1:
            return True
        self.register(c)
        return False

    def owned(self, c: sa.Connection) -> set[str]:
        """The tables that are still this worker's."""
        return {*c.execute(sa.select(TABLES.c.id).where(TABLES.c.owner == self.id)).scalars()}

    def leave(self, c: sa.Connection) -> None:
        """Leave all tables to others."""
        c.execute(TABLES.update().where(TABLES.c.owner == self.id).values(owner=None))
        c.execute(WORKERS.delete().where(WORKERS.c.id == self.id))

    def claim(self, c: sa.Connection, table: str) -> Place | None:
        """Take a table that nobody has; None where it is this worker's, else where it is."""
        row = c.execute(sa.select(TABLES.c.owner).where(TABLES.c.id == table).with_for_update()).one_or_none()
        if row is None:
            raise Refusal(refusals.NO_TABLE.fill(), "no-table", 404)
        if row.owner == self.id:
            return None
        alive = sa.select(WORKERS).where(WORKERS.c.id == row.owner, WORKERS.c.until > now(c))
        other = None if self.alone or row.owner is None else c.execute(alive).one_or_none()
        if other is not None:
            return Place(other.address, other.key)
        c.execute(TABLES.update().where(TABLES.c.id == table).values(owner=self.id, term=TABLES.c.term + 1))
        return None

    def release(self, c: sa.Connection, table: str, term: int) -> None:
        """Leave one table to others."""
        mine = (TABLES.c.id == table, TABLES.c.owner == self.id, TABLES.c.term == term)
        c.execute(TABLES.update().where(*mine).values(owner=None))
