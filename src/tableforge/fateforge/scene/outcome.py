"""How a game ended: whether the heroes have won, and with which medal."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge.battle.quest import RANKS
from tableforge.fateforge.scene.said import say
from tableforge.kernel.scene import Outcome


def outcome(result: dict[str, Any], seats: int, lang: str) -> Outcome:
    """Whether the heroes have won, and with which medal."""
    won = tuple(range(seats)) if result["won"] else ()
    if "ending" in result:
        name = "chronicle-beaten" if result.get("beaten") else "chronicle-told"
        fights = {"won": result.get("fights_won", 0), "lost": result.get("fights_lost", 0)}
        return Outcome(won, result["rule"], say(lang, name, **fights))
    rank = result["rank"]
    if rank >= 0:
        name = RANKS[rank]
        return Outcome(won, result["rule"], say(lang, "gold-medal" if name == "gold" else name))
    if result["rule"] == "FF.battle-lost":
        return Outcome(won, result["rule"], say(lang, "quest-lost"))
    return Outcome(won, result["rule"], say(lang, "won" if won else "lost", n=result["rounds"]))
