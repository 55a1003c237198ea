"""Bots that choose at random."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tableforge.bots.profile import BotProfile
from tableforge.kernel.ask import END_EARLY, NO_OPTION
from tableforge.table.decision import Decision
from tableforge.tongue.text import Text


class Uniform:
    """Every option is as likely as every other."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """Return the index of any answer, each as likely as the others."""
        return decision.evenly(self.rng.getrandbits)


class BenchRandom(Uniform):
    """Uniform, except that what ends something open is taken with probability 0.05 only while anything else is legal.

    The policy of the speed figures, where a game has no other: uniform play ends most turns at once and would measure games
    of idle turns.
    """

    name = "bench-random"

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """Return the index of any answer, but the one that ends something only now and then."""
        raw = decision.raw
        if raw.stop == NO_OPTION or raw.least < 1 or len(raw.options) == 1:
            return decision.evenly(self.rng.getrandbits)
        if self.rng.random() < END_EARLY:
            return raw.options.index(raw.stop)
        return decision.evenly(self.rng.getrandbits, but_stop=True)


PROFILES: Final = {
    profile.name: profile
    for profile in (
        BotProfile(
            Uniform.name,
            Text("Chance", "Hasard"),
            Text("Answers by lot, whatever comes of it.", "Répond au hasard, quoi qu’il en résulte."),
            Uniform,
            glances=True,
        ),
        BotProfile(
            BenchRandom.name,
            Text("Busy chance", "Hasard affairé"),
            Text(
                "Answers by lot, but seldom ends its turn while anything else may be done.",
                "Répond au hasard, mais finit rarement son tour tant qu’autre chose est permis.",
            ),
            BenchRandom,
            glances=True,
        ),
    )
}
