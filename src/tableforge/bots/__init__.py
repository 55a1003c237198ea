"""Players of every game.  A bot is handed what one seat sees and what that seat is asked, and answers with an index.

>>> import tableforge
>>> g = tableforge.new("keyforge", seed=7)
>>> bot = make("random", seed=1)
>>> d = g.decision
>>> 0 <= bot.choose(g.view(d.seat), d) < len(d.options)
True
>>> [(level.name, level.title.text("fr")) for level in levels("keyforge")]
[('easy', 'Facile'), ('medium', 'Moyen'), ('hard', 'Difficile'), ('expert', 'Expert')]

A bot may try options out on the decision: `decision.after(i)` is the game at its next question.  That runs on with the
true cards and the true chance, so a fair bot first asks for `decision.imagined(seed)`, in which everything the seat
cannot see is dealt anew; `decision.imagined_state(seed)` is the bare position of such a game, for a search in a game's own
compiled code.  No bot here looks at any other state.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from tableforge import games
from tableforge.bots.profile import Bot, BotProfile
from tableforge.errors import UnknownBot
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text

if TYPE_CHECKING:
    from tableforge.table.decision import Decision

RANDOM: Final = "random"
BENCH_RANDOM: Final = "bench-random"
GREEDY: Final = "greedy"
ANYWHERE: Final = (RANDOM, BENCH_RANDOM)  # bots that play every game
NO_BOT: Final = Text("there is no bot {name!r}", "il n’y a pas de bot {name!r}")


@runtime_checkable
class Players(Protocol):
    """What a game with players of its own brings into this room."""

    @property
    def BOTS(self) -> tuple[BotProfile, ...]:
        """Its own players."""
        ...


@runtime_checkable
class Levels(Protocol):
    """What a game that chooses its levels brings into this room."""

    @property
    def LEVELS(self) -> tuple[str, ...]:
        """The bots that people are offered, the weakest first."""
        ...


@runtime_checkable
class Usual(Protocol):
    """What a game in which another bot than the strongest level is the usual one brings into this room."""

    @property
    def USUAL(self) -> str:
        """The bot that plays where none is named."""
        ...


def bots_of(game: str) -> dict[str, BotProfile]:
    """The bots that a game brings along, by name."""
    found = games.find_part("bots", game, Players)
    return {} if found is None else {profile.name: profile for profile in found.BOTS}


def is_judged(game: str) -> bool:
    """Whether a game tells greedy what a position is worth."""
    from tableforge.bots.greedy import Evaluation

    return games.find_part("bots", game, Evaluation) is not None


def names(game: str = "") -> tuple[str, ...]:
    """The bots that play a game, its own first, and greedy where the game tells it what a position is worth; or all bots."""
    if game:
        return (*bots_of(game), *([GREEDY] if is_judged(game) else []), *ANYWHERE)
    return tuple(dict.fromkeys([name for each in games.names() for name in names(each)]))


def levels(game: str) -> tuple[BotProfile, ...]:
    """The bots that people are offered as players of a game, the weakest first.

    A game names them in its module of this room (`LEVELS`); else they are chance and, where it can judge a position, greedy.
    """
    found = games.find_part("bots", game, Levels)
    usual_ones = (RANDOM, GREEDY) if is_judged(game) else (RANDOM,)
    return tuple([profile(name, game) for name in (usual_ones if found is None else found.LEVELS)])


def usual(game: str) -> str:
    """The bot that plays a game where none is named: the one that the game calls `USUAL`, or the strongest level."""
    found = games.find_part("bots", game, Usual)
    return levels(game)[-1].name if found is None else found.USUAL


def profile(name: str, game: str = "") -> BotProfile:
    """The bot of that name, among those that play the game where one is named; UnknownBot where there is none."""
    if name == GREEDY:
        from tableforge.bots.greedy import PROFILE, evaluation_of

        if game:
            evaluation_of(game)
        return PROFILE
    if name in ANYWHERE:
        from tableforge.bots.uniform import PROFILES

        return PROFILES[name]
    homes = [home for home in ([game] if game else games.names()) if name in bots_of(home)]
    if not homes:
        raise UnknownBot(unknown(NO_BOT, name, names(game)))
    found = bots_of(homes[0])[name]
    return found if len(homes) == 1 else replace(found, make=partial(Namesake, name), glances=False, version="")


class Namesake:
    """A bot of a name that several games have: it is that of the game of its first question."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.bot: Bot | None = None

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """Answer as the bot of that name does in this game; UnknownBot where the game has none."""
        if self.bot is None:
            self.bot = make(self.name, self.seed, view["game"])
        return self.bot.choose(view, decision)


def make(name: str, seed: int = 0, game: str = "") -> Bot:
    """A new bot with a generator of its own; two bots of one name and seed play alike.

    A bot that cannot play the `game` is refused at once, where one is named, and else with its first question.
    """
    return profile(name, game).make(seed)


__all__ = ["ANYWHERE", "Bot", "BotProfile", "UnknownBot", "bots_of", "levels", "make", "names", "profile", "usual"]
