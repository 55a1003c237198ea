"""How hard a puzzle is, as a number on the scale on which players are rated: who is rated alike solves it every second time.

The bots of a game stand for players: the levels, the weakest first, from `WEAKEST` on, `STEP` apart.  People who have tried it
count as `PERSON`.  The figure is for sorting and for choosing what comes next, and claims no more than that.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

WEAKEST: Final = 1000
STEP: Final = 300
PERSON: Final = 1500
SCALE: Final = 400 / math.log(10)
USUAL: Final = 1500  # what a puzzle is rated that nobody has tried, and how many tries that counts
DOUBT: Final = 4.0
LEAST, MOST = 600, 2600


def rate(solved: Mapping[str, int], tries: int, levels: Sequence[str], people: tuple[int, int] = (0, 0)) -> int:
    """The rating by how often each level has solved it in so many tries, and by people: how many tried it, how many solved it.

    >>> rate({"easy": 0, "hard": 20}, 20, ["easy", "hard"])
    1180
    >>> rate({"easy": 0}, 20, ["easy"]) > rate({"easy": 5}, 20, ["easy"])
    True
    """
    rows = [(WEAKEST + STEP * k, tries, solved[name]) for k, name in enumerate(levels) if name in solved]
    rows.append((PERSON, *people))
    low, high = float(LEAST), float(MOST)
    for _ in range(40):
        middle = (low + high) / 2
        surplus = DOUBT * (chance_to_solve(USUAL, middle) - 0.5)
        surplus += sum([n * chance_to_solve(player, middle) - k for player, n, k in rows])
        if surplus > 0:  # at this rating more solutions would be expected than there are: it is harder
            low = middle
        else:
            high = middle
    return round(low)


def chance_to_solve(player: float, puzzle: float) -> float:
    """How likely a player of a rating solves a puzzle of another."""
    return 1 / (1 + math.exp(max(-40.0, min(40.0, (puzzle - player) / SCALE))))
