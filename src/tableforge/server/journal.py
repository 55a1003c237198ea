"""What the server writes to its log: the same thing once a second at most, and then how often it happened meanwhile."""

from __future__ import annotations

import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

EACH: Final = 1.0  # seconds from one line to the next of the same kind
MOST_KINDS: Final = 1000  # that are remembered


class Sparing(logging.Filter):
    """Holds back what was written less than a second ago; the next line of its kind tells how often that was.

    Two lines are of one kind where the same place of the program writes them, about the same kind of error, whatever they are
    filled with: whoever asks for a thousand addresses that fail does not fill the log with them.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.last: OrderedDict[tuple[object, ...], tuple[float, int]] = OrderedDict()  # when, and how many were held back since

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


def begin() -> None:
    """Write warnings and errors to the standard error, sparingly; where this process has a log already, to that one."""
    root = logging.getLogger()
    if not root.handlers:
        handler = logging.StreamHandler(sys.stderr)
        handler.setLevel(logging.WARNING)
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        root.addHandler(handler)
    for known in root.handlers:
        if not any([isinstance(f, Sparing) for f in known.filters]):
            known.addFilter(Sparing())
