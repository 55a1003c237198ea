"""Fateforge's table as data: the zones with everything in them, hero boards, the order of a round, what the enemies will do."""

from __future__ import annotations

from typing import Any

from tableforge.kernel.scene import Outcome, Scene, Sheet, Thing, plain_scene

View = dict[str, Any]


def scene(view: View, setup: View, lang: str) -> Scene:
    """All that a view holds, in the words of a language."""
    return plain_scene("fateforge", view)


def sheet_of(view: View, thing: Thing, lang: str) -> Sheet:
    return Sheet(thing.name, thing.kind)


def outcome(result: View, seats: int, lang: str) -> Outcome:
    won = tuple(range(seats)) if result["won"] else ()
    return Outcome(won, result["rule"])
