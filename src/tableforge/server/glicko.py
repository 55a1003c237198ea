"""Glicko-2: how strong somebody is, how sure that is, and how steadily they play, after Mark Glickman's paper of 2013.

Pure arithmetic: nothing here knows of tables or people.  The tests hold it to the paper's worked example.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

SCALE: Final = 173.7178  # points of the usual scale in one of the inner scale
MIDDLE: Final = 1500.0
TAU: Final = 0.5  # how fast volatility changes
NEAR: Final = 1e-6  # where the search for the volatility ends
WIDEST: Final = 350.0  # the deviation of somebody of whom nothing is known
NARROWEST: Final = 45.0  # however many games somebody plays, the next ones still say something
MARGIN: Final = 1.96  # deviations on either side that hold 95 in a hundred


@dataclass(frozen=True, slots=True)
class GlickoRating:
    """A rating, its deviation and its volatility, on the usual scale."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06

    @property
    def margin(self) -> float:
        """Within how many points the true strength lies, 95 times of a hundred."""
        return MARGIN * self.deviation


@dataclass(frozen=True, slots=True)
class RivalResult:
    """A game against somebody: 1 for a win, 0 for a loss, between them a draw."""

    rival: GlickoRating
    score: float


def weight(deviation: float) -> float:
    """Return how much a game against somebody of this inner deviation says (the paper's g)."""
    return 1.0 / math.sqrt(1.0 + 3.0 * deviation**2 / math.pi**2)


def expected_score(mine: GlickoRating, rival: GlickoRating) -> float:
    """Return the score to be expected against a rival (the paper's E)."""
    return 1.0 / (1.0 + math.exp(-weight(rival.deviation / SCALE) * (mine.rating - rival.rating) / SCALE))


def foretell_score(mine: GlickoRating, rival: GlickoRating) -> float:
    """Return the score to be expected when both ratings are unsure; the two sides' add up to 1."""
    spread = math.hypot(mine.deviation, rival.deviation) / SCALE
    return 1.0 / (1.0 + math.exp(-weight(spread) * (mine.rating - rival.rating) / SCALE))


def age_rating(before: GlickoRating, periods: float) -> GlickoRating:
    """Return a rating after so many rating periods without a game: less sure, otherwise the same."""
    spread = math.hypot(before.deviation / SCALE, before.volatility * math.sqrt(max(0.0, periods)))
    return replace(before, deviation=min(WIDEST, SCALE * spread))


def update_rating(before: GlickoRating, results: Sequence[RivalResult], tau: float = TAU) -> GlickoRating:
    """Return a rating after a rating period with these results; without any only its deviation grows."""
    if not results:
        return age_rating(before, 1.0)
    spread = before.deviation / SCALE
    information = gain = 0.0
    for x in results:
        g, e = weight(x.rival.deviation / SCALE), expected_score(before, x.rival)
        information += g * g * e * (1.0 - e)
        gain += g * (x.score - e)
    variance = 1.0 / information
    volatility = find_volatility(before.volatility, spread, variance, variance * gain, tau)
    now = math.hypot(spread, volatility)
    after = 1.0 / math.sqrt(1.0 / now**2 + information)
    rating = before.rating + SCALE * after**2 * gain
    return GlickoRating(rating, max(NARROWEST, min(WIDEST, SCALE * after)), volatility)


def find_volatility(before: float, spread: float, variance: float, surprise: float, tau: float) -> float:
    """Return the new volatility: the zero of the paper's f, by its step 5 (the Illinois algorithm)."""
    start = math.log(before**2)

    def f(x: float) -> float:
        e = math.exp(x)
        whole = spread**2 + variance + e
        return e * (surprise**2 - whole) / (2.0 * whole**2) - (x - start) / tau**2

    low = start
    if surprise**2 > spread**2 + variance:
        high = math.log(surprise**2 - spread**2 - variance)
    else:
        step = 1
        while f(start - step * tau) < 0:
            step += 1
        high = start - step * tau
    at_low, at_high = f(low), f(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return math.exp(low / 2.0)
