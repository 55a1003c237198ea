"""The story in short: a use and what came of it in one line, an enemy's activation in one, and nothing that goes without saying.

Each line stands for one or more events; `table.event` has every one of them in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tableforge.fateforge.voice import table
from tableforge.kernel.event import Event
from tableforge.kernel.scene import EVERYBODY, Line

HEADINGS: Final = ("quest", "rest", "scene", "round", "turn", "enemy-turns", "reactions", "upkeep")
ROUTINE: Final = ("ready", "turn-ends", "scene-over", "shows", "activates")
# what is told in one line with what it comes from
BEGINS: Final = {
    "strikes": ("hits", "defeated", "life-lost", "removed"),
    "shoots": ("hits", "defeated", "life-lost", "removed"),
    "foe-strikes": ("parry", "armour", "prevents", "hurt", "knocked-out", "drains", "hits", "defeated"),
    "foe-shoots": ("parry", "armour", "prevents", "hurt", "knocked-out", "drains", "hits", "defeated"),
    "snared": ("hits", "defeated"),
    "rerolls": ("spends-energy",),
    "leaves": ("armour", "hurt", "knocked-out"),
}


def story(events: Sequence[Event], seat: int | None, lang: str) -> list[Line]:
    """The events as lines, several of them in one where they belong together."""
    out: list[Line] = []
    n = 0
    while n < len(events):
        e = events[n]
        if e.kind in ROUTINE:
            n += 1
            continue
        count = 1
        parts = BEGINS.get(e.kind, ())
        while n + count < len(events) and events[n + count].kind in parts:
            count += 1
        text = " ".join([table.event(x, seat, lang) for x in events[n : n + count]])
        out.append(Line(n, count, text, actor(e), e.kind in HEADINGS))
        n += count
    return out


def actor(e: Event) -> int:
    """The seat whose hero acted; nobody's where enemies did."""
    return EVERYBODY if e.kind.startswith("foe-") else e.seat
