"""How a combat scene is begun: on the board of the program, or on a real one with the companion beside it."""

from __future__ import annotations

from tableforge.fateforge.battle.program import begin_combat
from tableforge.fateforge.companion import screens
from tableforge.fateforge.state import Fate


def begin(s: Fate, scene: str, prepared: tuple[str, ...] = (), new: int = 0) -> None:
    """Let a combat scene be played next; `new` are the rules that come with it, as bits of the campaign's list."""
    if s.app_only:
        screens.begin(s, scene, prepared, new)
    else:
        begin_combat(s, scene, prepared)
