"""The handicap that makes two sides even: games at several handicaps, and a logistic curve through them.

>>> curve = fit([HandicapStep(0, 400, 280.0), HandicapStep(6, 400, 200.0), HandicapStep(12, 400, 120.0)])
>>> round(curve.even, 1), round(curve.margin, 1), round(curve.elo_each)
(6.0, 0.8, -25)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from tableforge.lab.rating import CONFIDENCE, SCALE, share

ROUNDS: Final = 60
PULL: Final = 1e-4


class HandicapStep(NamedTuple):
    """So many games with a handicap on the first side (a negative one is on the other), of which the first side won `score`."""

    handicap: int
    games: float
    score: float


@dataclass(frozen=True, slots=True)
class Curve:
    """Where both are even, with its margin, and what one point of handicap is worth in Elo; `even` is None on a flat curve."""

    even: float | None
    margin: float
    elo_each: float
    steps: tuple[HandicapStep, ...]


def fit(steps: Iterable[HandicapStep]) -> Curve:
    """The curve through the steps, and where it crosses one half."""
    pooled: dict[int, list[float]] = {}
    for step in steps:
        both = pooled.setdefault(step.handicap, [0.0, 0.0])
        both[0] += step.games
        both[1] += step.score
    points = tuple([HandicapStep(handicap, n, won) for handicap, (n, won) in sorted(pooled.items())])
    a = b = 0.0
    aa = ab = bb = 0.0
    for _ in range(ROUNDS):
        ga, gb, aa, ab, bb = -PULL * a, -PULL * b, PULL, 0.0, PULL
        for handicap, n, won in points:
            p = 1 / (1 + math.exp(-max(-30.0, min(30.0, a + b * handicap))))
            rest, weight = won - n * p, n * p * (1 - p)
            ga += rest
            gb += rest * handicap
            aa += weight
            ab += weight * handicap
            bb += weight * handicap**2
        det = aa * bb - ab * ab
        da, db = (bb * ga - ab * gb) / det, (aa * gb - ab * ga) / det
        a, b = a + da, b + db
        if abs(da) + abs(db) < 1e-10:
            break
    if b > -1e-6:  # a handicap that does not hinder: nothing can be said yet
        return Curve(None, math.inf, SCALE * b, points)
    det = aa * bb - ab * ab
    va, vab, vb = bb / det, -ab / det, aa / det
    x, y = -1 / b, a / b**2
    variance = x * x * va + 2 * x * y * vab + y * y * vb
    return Curve(-a / b, CONFIDENCE * math.sqrt(max(0.0, variance)), SCALE * b, points)


def find_even(
    play: Callable[[int, int], float],
    most: int,
    margin: float = 1.5,
    games: int = 100,
    most_games: int = 6_000,
    stop: Callable[[], bool] | None = None,
) -> Curve:
    """Find the handicap that makes two sides even to a margin: five steps, then more games around the crossing.

    `play(handicap, games)` plays so many games and tells how many of them the first side won.  Once `stop` says so, none is begun.
    """
    quarter = max(1, most // 4)
    steps: list[HandicapStep] = []

    def add(handicap: int) -> None:
        if stop is None or not stop():
            steps.append(HandicapStep(handicap, games, play(handicap, games)))

    for k in range(-2, 3):
        add(k * quarter)
    while True:
        curve = fit(steps)
        played = sum([step.games for step in curve.steps])
        if (
            (stop is not None and stop())
            or played >= most_games
            or (curve.even is not None and abs(curve.even) <= most and curve.margin <= margin)
        ):
            return curve
        if curve.even is None or abs(curve.even) > most:  # is there a crossing at all?  The end says it
            better = sum([step.score for step in curve.steps]) > played / 2
            next_ones = [most if better else -most]
        else:
            middle, width = round(curve.even), 2 if curve.margin < most / 4 else quarter
            next_ones = sorted({max(-most, middle - width), min(most, middle + width)})
        for handicap in next_ones:
            add(handicap)
        if never_even(fit(steps), most):
            return fit(steps)


def never_even(curve: Curve, most: int) -> bool:
    """Whether one side still wins beyond chance with the most handicap."""
    for step in curve.steps:
        if abs(step.handicap) == most:
            won, around = share(step.score, step.games)
            if (won - around > 50) if step.handicap > 0 else (won + around < 50):
                return True
    return False
