"""Errors of the storage, such as a full disk or an unreachable database: no fault of the client, and temporary."""

from __future__ import annotations

import errno
import logging
from typing import Final

import sqlalchemy as sa

from tableforge.server import refusals
from tableforge.server.refusals import Refusal

log = logging.getLogger(__name__)
AGAIN: Final = 5  # seconds until a retry makes sense
OF_DISKS: Final = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO, errno.EMFILE, errno.ENFILE)


def is_trouble(e: BaseException) -> bool:
    """Whether an error means that the database cannot be reached, read or written just now."""
    if isinstance(e, sa.exc.DBAPIError):
        passing = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.InternalError)
        return isinstance(e, passing) or e.connection_invalidated or type(e) is sa.exc.DatabaseError
    if isinstance(e, (sa.exc.TimeoutError, sa.exc.ResourceClosedError, sa.exc.PendingRollbackError)):
        return True
    return isinstance(e, OSError) and e.errno in OF_DISKS


def as_refusal(e: BaseException) -> Refusal:
    """Return what the client is told of it; the reason goes to the log only."""
    while isinstance(e.__context__, sa.exc.DBAPIError):  # the root cause
        e = e.__context__
    why = e.orig if isinstance(e, sa.exc.DBAPIError) else e
    log.error("the store does not answer: %s", str(why).strip().partition("\n")[0])
    return Refusal(refusals.NO_STORE.fill(), "store", 503)
