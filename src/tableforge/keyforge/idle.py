"""An ability of which nothing comes: the log says so before it resolves, and why."""

from __future__ import annotations

from tableforge.keyforge.state import KeyForge, KFrame
from tableforge.words.frame import NO_IDS
from tableforge.words.idle import SOMETHING, why_nothing


def tell_nothing(s: KeyForge, i: int, frames: list[KFrame]) -> None:
    """Tell that nothing will come of what card i is played or used for, where all its abilities for that are idle."""
    if not s.tracing or not frames:
        return
    first, reason = frames[0], SOMETHING
    for f in frames:
        why = why_nothing(s, f.clone())
        if why == SOMETHING:
            return
        reason = why if f is first else reason
    given = (first.grantor,) if first.grantor >= 0 else NO_IDS
    s.emit(
        "KF.as-much-as-possible", "nothing", first.ctrl, (i,), 0, i, note=first.prog.name, data=(reason,), also=given
    )
