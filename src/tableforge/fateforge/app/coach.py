"""The coach of a first battle: one thing at a time, when it first matters, as a line of the log (`FF.tutorial-steps`).

Nobody waits for it, so a line is skipped by going on; the log keeps it to be read again.  What a step says is in the voices.
What whoever plays has been told in an earlier game (`taught`, from the profile) is not told again.
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.state import Fate

# ---- the moments at which something is explained
PLACED: Final = 0
ROLLED: Final = 1
PREPARED: Final = 2
TURN: Final = 3
REACTING: Final = 4
ENEMY_TURNS: Final = 5
UPKEPT: Final = 6
ROUND: Final = 7
EXTRA: Final = 8
LEAVING: Final = 9
ALWAYS: Final = 0  # in the place of a round
# moment, round, and the steps that are told then
STEPS: Final = (
    (PLACED, ALWAYS, ("zones", "objective")),
    (ROLLED, 1, ("dice", "miss", "sprint")),
    (PREPARED, 1, ("order",)),
    (TURN, 1, ("turn", "skill", "strips")),
    (REACTING, 1, ("reactions",)),
    (ENEMY_TURNS, 1, ("enemy-turns",)),
    (UPKEPT, 1, ("upkeep",)),
    (ROUND, 2, ("energy",)),
    (UPKEPT, 2, ("exit-soon",)),
    (EXTRA, ALWAYS, ("extra-round",)),
    (LEAVING, ALWAYS, ("exit", "recovery")),
)
TUTORIAL: Final = "tutorial"


def at(s: Fate, moment: int) -> None:
    """Let the coach of a scene that has one explain what matters now."""
    for step in steps(s, moment):
        s.emit("FF.tutorial-steps", "coach", -1, (), note=step)


def steps(s: Fate, moment: int) -> list[str]:
    """What the coach of a scene that has one explains now, to whom has not been told."""
    if s.scene is None or TUTORIAL not in s.scene.special:
        return []
    told = [steps for when, round, steps in STEPS if when == moment and round in (ALWAYS, s.round)]
    return [x for row in told for x in row if x not in s.taught]
