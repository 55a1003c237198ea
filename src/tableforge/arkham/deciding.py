"""What a player makes of a question on a position that it has imagined: by rules of thumb, or by looking ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tableforge.arkham.lookahead import Look, candidates
from tableforge.arkham.policy import likes, try_out
from tableforge.arkham.state import Arkham
from tableforge.kernel.ask import RawDecision
from tableforge.kernel.core import State

FIRST_OF_ALL: Final = "the-gathering"  # whose weights judge a scenario that has none


def weigh(s: State, d: RawDecision) -> list[float]:
    """How good the options of a question are by rules of thumb; those that cannot be weighed are tried out."""
    assert isinstance(s, Arkham)
    found = likes(s, d)
    return try_out(s, d) if found is None else found


def promising(s: State, d: RawDecision, found: list[float], top: int) -> list[int]:
    """The places of the options that are worth a look ahead, the best by rules of thumb first."""
    assert isinstance(s, Arkham)
    return candidates(s, d, found, top)


def look_ahead(
    s: State,
    options: list[int],
    imagine: Callable[[int], State],
    seeds: Callable[[], int],
    weights: Mapping[str, list[float]],
    budget: int,
    rounds: int,
    doubt: float,
) -> int:
    """The place of the option that comes out best in games that are imagined, each from the next seed."""
    assert isinstance(s, Arkham)
    judge = weights.get(s.scenario, weights[FIRST_OF_ALL])
    return Look(imagine, judge, budget, rounds).best(options, seeds, doubt)
