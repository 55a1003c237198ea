"""The clocks of tables in the database: each function is one job of `Database.write` or `Database.read`."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from tableforge.server.store import CLOCKS

Json = dict[str, Any]


def write_clock(c: sa.Connection, table: str, state: Json, due: float | None) -> None:
    """Write how the clock of a table stands; `due` is when it runs out, for a clock that runs while nobody is there."""
    kept = {"state": json.dumps(state, separators=(",", ":")), "due": due}
    if c.execute(CLOCKS.update().where(CLOCKS.c.table == table).values(**kept)).rowcount == 0:
        c.execute(CLOCKS.insert().values(table=table, **kept))


def read_clock(c: sa.Connection, table: str) -> Json | None:
    """Return how the clock of a table stood; None where it has none."""
    found = c.execute(sa.select(CLOCKS.c.state).where(CLOCKS.c.table == table)).scalar()
    return None if found is None else json.loads(found)


def tables_out_of_time(c: sa.Connection, now: float) -> list[str]:
    """Return the tables whose clock has run out by some second of service."""
    late = sa.select(CLOCKS.c.table).where(CLOCKS.c.due <= now).order_by(CLOCKS.c.due)
    return [table for (table,) in c.execute(late)]
