"""What rulings do again and again."""

from __future__ import annotations

from tableforge.arkham.doors.testing import Ruling


def up_to_the_token(t: Ruling) -> Ruling:
    """Commit nothing, use nothing: pass whatever a test asks before its token is revealed."""
    while t.g.decision is not None and t.g.decision.kind in ("commit", "window"):
        t.answers("pass")
    return t


def margins(t: Ruling) -> list[int]:
    """By how much tests were passed (or failed, below 0) since the last action."""
    return [e.amount if e.kind == "succeeds" else -e.amount for e in t.events() if e.kind in ("succeeds", "fails")]
