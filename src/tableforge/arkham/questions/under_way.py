"""What is going on at this moment, as words may ask."""

from __future__ import annotations

from tableforge.arkham.frames import EnemyFrame, TestFrame
from tableforge.arkham.state import AFrame, Arkham


def test_of(s: Arkham) -> TestFrame | None:
    """The skill test under way, if there is one."""
    if 0 <= s.testing < len(s.stack):
        t = s.stack[s.testing]
        return t if isinstance(t, TestFrame) else None
    return None


def attack_of(s: Arkham, f: AFrame) -> EnemyFrame | None:
    """The attack that an ability answers, if it answers one."""
    if not 0 <= f.moment < len(s.stack):
        return None
    e = s.caller(s.stack[f.moment])
    return e if isinstance(e, EnemyFrame) else None
