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

from collections.abc import Callable
from typing import Any, Final, Protocol

from tableforge import games
from tableforge.errors import UnknownBot
from tableforge.table.decision import Decision
from tableforge.tongue.both import Both
from tableforge.tongue.spelling import unknown

GREEDY: Final = "greedy"
ANYWHERE: Final = ("random", "bench-random")  # bots that play every game
NO_BOT: Final = Both("there is no bot {name!r}", "il n’y a pas de bot {name!r}")


class Bot(Protocol):
    """Whoever can take a seat."""

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """The index of the option to take."""
        ...


def own(game: str) -> dict[str, Callable[[int], Bot]]:
    """The bots that a game brings along, by name; a bot is made from a seed."""
    return getattr(games.part("bots", game), "BOTS", {}) if games.has_part("bots", game) else {}


def names(game: str = "") -> tuple[str, ...]:
    """The bots that play a game, its own first, and greedy where the game tells it what a position is worth; or all bots."""
    if game:
        return (*own(game), *([GREEDY] if games.has_part("bots", game) else []), *ANYWHERE)
    return tuple(dict.fromkeys([name for each in games.names() for name in names(each)]))


def usual(game: str) -> str:
    """The bot that plays a game where none is named."""
    return names(game)[0]


def make(name: str, seed: int = 0, game: str = "") -> Bot:
    """A new bot with a generator of its own; two bots of one name and seed play alike.

    A bot that cannot play the `game` is refused at once, where one is named, and else with its first question.
    """
    if name == GREEDY:
        from tableforge.bots.greedy import Greedy, evaluation_of

        if game:
            evaluation_of(game)
        return Greedy(seed)
    if name in ANYWHERE:
        from tableforge.bots.uniform import BenchRandom, Uniform

        return Uniform(seed) if name == "random" else BenchRandom(seed)
    for home in [game] if game else games.names():
        if name in own(home):
            return own(home)[name](seed)
    raise UnknownBot(unknown(NO_BOT, name, names(game)))


__all__ = ["ANYWHERE", "Bot", "UnknownBot", "make", "names", "own", "usual"]
