"""Players of every game.  A bot is handed what one seat sees and what that seat is asked, and answers with an index.

>>> import tableforge
>>> g = tableforge.new("keyforge", seed=7)
>>> bot = make("random", seed=1)
>>> d = g.decision
>>> 0 <= bot.choose(g.view(d.seat), d) < len(d.options)
True

A bot may try options out on the decision: `decision.after(i)` is the game at its next question.  That runs on with the
true cards and the true chance, so a fair bot first asks for `decision.imagined(seed)`, in which everything the seat
cannot see is dealt anew.  No bot here looks at a state.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from tableforge import games
from tableforge.errors import UnknownBot
from tableforge.table.decision import Decision
from tableforge.tongue.both import Both
from tableforge.tongue.spelling import unknown

NAMES = ("greedy", "random", "bench-random")
NO_BOT: Final = Both("there is no bot {name!r}", "il n’y a pas de bot {name!r}")


class Bot(Protocol):
    """Whoever can take a seat."""

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """The index of the option to take."""
        ...


def usual(game: str) -> str:
    """The bot that plays a game where none is named: greedy, if the game tells it what a position is worth."""
    return "greedy" if games.has_part("bots", game) else "random"


def make(name: str, seed: int = 0, game: str = "") -> Bot:
    """A new bot with a generator of its own; two bots of one name and seed play alike.

    A bot that cannot play the `game` is refused at once, where one is named, and else with its first question.
    """
    if name == "greedy":
        from tableforge.bots.greedy import Greedy, evaluation_of

        if game:
            evaluation_of(game)
        return Greedy(seed)
    if name in ("random", "bench-random"):
        from tableforge.bots.uniform import BenchRandom, Uniform

        return Uniform(seed) if name == "random" else BenchRandom(seed)
    raise UnknownBot(unknown(NO_BOT, name, NAMES))


__all__ = ["NAMES", "Bot", "UnknownBot", "make", "usual"]
