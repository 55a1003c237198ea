"""What single cards are worth, by whether they were in the first hand.

"Won when drawn" is no measure: long games draw everything.  Whether a card was dealt in the first hand is chance and nothing else,
so the difference it makes is unbiased.  It is small, and one looks at many cards at once; so it is shown from 5,000 games on, and
drawn towards 0 as far as the spread of all cards is no wider than chance makes it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tableforge.lab.rating import CONFIDENCE

LEAST_GAMES: Final = 5_000
LEAST_WITH: Final = 50  # games with a card, and without it, below which nothing is said of it


@dataclass(frozen=True, slots=True)
class CardEffect:
    """How many points more are won with a card in the first hand than without: as counted, its margin, and shrunk."""

    card: str
    games: int
    points: float
    margin: float
    shrunk: float


@dataclass(slots=True)
class Hands:
    """Counts first hands and how their games ended."""

    games: int = 0
    won: float = 0.0
    with_it: dict[str, list[float]] = field(default_factory=dict)

    def add(self, hand: Iterable[str], won: float) -> None:
        """One more game."""
        self.games += 1
        self.won += won
        for card in set(hand):
            both = self.with_it.setdefault(card, [0.0, 0.0])
            both[0] += 1
            both[1] += won

    def effects(self) -> list[CardEffect]:
        """What each card does, the best first; cards that were hardly ever, or nearly always, in a first hand are left out."""
        mean = self.won / self.games if self.games else 0.5
        found = []
        for card, (n, won) in self.with_it.items():
            without = self.games - n
            if n < LEAST_WITH or without < LEAST_WITH:
                continue
            points = won / n - (self.won - won) / without
            error = math.sqrt(mean * (1 - mean) * (1 / n + 1 / without))
            found.append((card, int(n), points, error))
        pull = Shrinkage([(points, error) for _, _, points, error in found])
        out = [
            CardEffect(card, n, 100 * points, 100 * CONFIDENCE * error, 100 * points * pull(error))
            for card, n, points, error in found
        ]
        return sorted(out, key=lambda e: -e.shrunk)


class Shrinkage:
    """How much of what was counted is kept: the share of the spread between cards that chance does not explain.

    >>> Shrinkage([(0.02, 0.02), (-0.02, 0.02)])(0.02), round(Shrinkage([(0.2, 0.01), (-0.2, 0.01)])(0.01), 2)
    (0.0, 1.0)
    """

    def __init__(self, found: Sequence[tuple[float, float]]) -> None:
        beyond = [points**2 - error**2 for points, error in found]
        self.true = max(0.0, sum(beyond) / len(beyond)) if beyond else 0.0

    def __call__(self, error: float) -> float:
        return self.true / (self.true + error**2) if self.true else 0.0


def beyond_margin(effects: Sequence[CardEffect]) -> int:
    """How many cards are farther from 0 than their margin; chance alone brings one of twenty there."""
    return sum([abs(e.points) > e.margin for e in effects])
