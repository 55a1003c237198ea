"""Bots that choose by lot."""

from __future__ import annotations

from random import Random
from typing import Any

from tableforge.table.sitting import Decision

END_EARLY = 0.05


class Uniform:
    """Every option is as likely as every other."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.lot = Random(seed)

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        return self.lot.randrange(len(decision.options))


class BenchRandom(Uniform):
    """Uniform, except that the turn is ended with probability 0.05 only while anything else is legal.

    The policy of every speed figure: uniform play ends most turns at once and would measure games of idle turns.
    """

    name = "bench-random"

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        n = len(decision.options)
        if decision.kind != "act" or n == 1:
            return self.lot.randrange(n)
        # The option to end the turn is the last one, in every position.
        last = n - 1
        return last if self.lot.random() < END_EARLY else self.lot.randrange(last)
