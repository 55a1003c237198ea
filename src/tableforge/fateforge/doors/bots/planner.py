"""The planner of Fateforge at a table: it sees a decision, and thinks in games that its seat imagines (`fateforge.mind`)."""

from __future__ import annotations

from random import Random
from typing import Any

from tableforge.fateforge.bot.mind import BUDGET, WIDTH, Mind
from tableforge.table.decision import Decision


class Planner:
    """Plays the best turn that it finds, and prepares for it."""

    name = "planner"

    def __init__(self, seed: int = 0, width: int = WIDTH, budget: int = BUDGET) -> None:
        self.rng = Random(seed)
        self.mind = Mind(width, budget)

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        raw = decision.raw
        if len(raw.options) == 1:
            return 0
        guess = decision.imagined_state(self.rng.getrandbits(63))
        return raw.options.index(self.mind.answered(guess, raw))
