"""What the server writes to its log: the same thing once a second at most, and then how often it happened meanwhile."""

from __future__ import annotations

import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

EACH: Final = 1.0  # seconds from one line to the next of the same kind
MOST_KINDS: Final = 1000  # the oldest is forgotten first


class RepeatFilter(logging.Filter):
    """A log filter that drops repetitions within a second; the next line of the kind says how many there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        # by message: when it was logged, and how many were dropped since
        self.last: OrderedDict[tuple[object, ...], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.levelno, record.pathname, record.lineno, error)
        at, now = self.last.get(kind, (float("-inf"), 0)), self.clock()
        if now - at[0] < EACH:
            self.last[kind] = (at[0], at[1] + 1)
            return False
        if at[1]:
            record.msg = f"{record.getMessage()} (and {at[1]} times more before)"
            record.args = ()
        self.last[kind] = (now, 0)
        self.last.move_to_end(kind)
        while len(self.last) > MOST_KINDS:
            self.last.popitem(last=False)
        return True


def start_logging() -> None:
    """Log warnings and errors to standard error through a RepeatFilter, unless logging is set up already."""
    root = logging.getLogger()
    if not root.handlers:
        handler = logging.StreamHandler(sys.stderr)
        handler.setLevel(logging.WARNING)
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        root.addHandler(handler)
    for known in root.handlers:
        if not any([isinstance(f, RepeatFilter) for f in known.filters]):
            known.addFilter(RepeatFilter())
