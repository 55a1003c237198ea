"""The players of Fateforge at a table: they see a decision, and think in games that their seat imagines (`fateforge.bot`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from tableforge.bots.profile import BotProfile
from tableforge.fateforge.bot.ahead import FarSighted
from tableforge.fateforge.bot.beginner import Beginner
from tableforge.fateforge.bot.mind import Mind
from tableforge.table.decision import Decision
from tableforge.tongue.text import Text

EASY: Final = "easy"
PLANNER: Final = "planner"
HARD: Final = "hard"


class Planner:
    """Asks its mind, in a game that its seat imagines anew for every question; without another one it plans its turns."""

    def __init__(self, seed: int = 0, mind: Callable[[], Mind] = Mind) -> None:
        self.rng = Random(seed)
        self.mind = mind()

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """Return the index of the answer that the plan for an imagined position gives."""
        raw = decision.raw
        if len(raw.options) == 1:
            return 0
        guess = decision.imagined_state(self.rng.getrandbits(63))
        return raw.options.index(self.mind.answered(guess, raw))


BOTS: Final = (
    BotProfile(
        EASY,
        Text("Easy", "Facile"),
        Text(
            "Plays one act after the other and sometimes misjudges it, but does nothing foolish: for a first game.",
            "Joue une action après l’autre et se trompe parfois, mais sans folie : pour une première partie.",
        ),
        partial(Planner, mind=Beginner),
        glances=True,
        ms=0.8,
        ms_most=59.0,
    ),
    BotProfile(
        PLANNER,
        Text("Medium", "Moyen"),
        Text(
            "Searches its heroes’ turns over dice, skills and moves, reads the enemies’ strips, and buys with care.",
            "Explore les tours de ses héros, dés, compétences et déplacements, lit les bandeaux ennemis et achète avec soin.",
        ),
        Planner,
        glances=True,
        ms=3.4,
        ms_most=79.0,
    ),
    BotProfile(
        HARD,
        Text("Hard", "Difficile"),
        Text(
            "Plans as Medium does, and early in a scene plays its best turns on to the end before it chooses; slower.",
            "Prévoit comme Moyen et, tôt dans une scène, joue ses meilleurs tours jusqu’au bout avant de choisir ; plus lent.",
        ),
        partial(Planner, mind=FarSighted),
        glances=True,
        ms=48.0,
        ms_most=1100.0,
    ),
)
