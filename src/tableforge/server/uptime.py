"""How long the tables have been served: the time by which clocks of days run, which stands while no server is up."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from tableforge.server import wall_clock
from tableforge.server.store import UPTIME

ROW: Final = 1
GAP: Final = (
    120.0  # seconds without a sign of life after which nobody has served; a running server gives one more often
)


class ServiceTime:
    """The wall clock less all the time in which no server was up."""

    def __init__(self) -> None:
        self.down = 0.0

    def now(self) -> float:
        """Return the seconds of service."""
        return wall_clock.now() - self.down

    def begin(self, c: sa.Connection) -> None:
        """A job of the database: count the time since the last sign of life of any server as one in which none was up."""
        now = wall_clock.now()
        found = c.execute(sa.select(UPTIME.c.at, UPTIME.c.down)).first()
        if found is None:
            c.execute(UPTIME.insert().values(id=ROW, at=now, down=0.0))
        elif now - found.at > GAP:  # of several that begin at once, the first counts it
            mine = sa.and_(UPTIME.c.id == ROW, UPTIME.c.at == found.at)
            c.execute(UPTIME.update().where(mine).values(at=now, down=found.down + now - found.at))
        self.read(c)

    def touch(self, c: sa.Connection) -> None:
        """A job of the database: give a sign of life."""
        c.execute(UPTIME.update().where(UPTIME.c.id == ROW).values(at=wall_clock.now()))
        self.read(c)

    def read(self, c: sa.Connection) -> None:
        """Read how long no server was up."""
        found = c.execute(sa.select(UPTIME.c.down)).scalar()
        self.down = 0.0 if found is None else float(found)
