"""What is going on at this moment, as words may ask."""

from __future__ import annotations

from tableforge.arkham.frames import TestFrame
from tableforge.arkham.state import Arkham


def test_of(s: Arkham) -> TestFrame | None:
    """The skill test under way, if there is one."""
    if 0 <= s.testing < len(s.stack):
        t = s.stack[s.testing]
        return t if isinstance(t, TestFrame) else None
    return None
