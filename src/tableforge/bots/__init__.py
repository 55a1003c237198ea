"""Players of every game.  A bot is handed what one seat sees and what that seat is asked, and answers with an index.

>>> import tableforge
>>> g = tableforge.new("keyforge", seed=7)
>>> bot = make("random", seed=1)
>>> d = g.decision
>>> 0 <= bot.choose(g.view(d.seat), d) < len(d.options)
True
>>> [(level.name, level.title.text("fr")) for level in levels("keyforge")]
[('easy', 'Facile'), ('medium', 'Moyen'), ('hard', 'Difficile')]

A bot may try options out on the decision: `decision.after(i)` is the game at its next question.  That runs on with the
true cards and the true chance, so a fair bot first asks for `decision.imagined(seed)`, in which everything the seat
cannot see is dealt anew; `decision.imagined_state(seed)` is the bare position of such a game, for a search in a game's own
compiled code.  No bot here looks at any other state.
"""

from __future__ import annotations

from typing import Final

from tableforge import games
from tableforge.bots.profile import Bot, Profile
from tableforge.errors import UnknownBot
from tableforge.tongue.both import Both
from tableforge.tongue.spelling import unknown

RANDOM: Final = "random"
BENCH_RANDOM: Final = "bench-random"
GREEDY: Final = "greedy"
ANYWHERE: Final = (RANDOM, BENCH_RANDOM)  # bots that play every game
NO_BOT: Final = Both("there is no bot {name!r}", "il n’y a pas de bot {name!r}")


def own(game: str) -> dict[str, Profile]:
    """The bots that a game brings along, by name."""
    found: tuple[Profile, ...] = getattr(games.part("bots", game), "BOTS", ()) if games.has_part("bots", game) else ()
    return {profile.name: profile for profile in found}


def names(game: str = "") -> tuple[str, ...]:
    """The bots that play a game, its own first, and greedy where the game tells it what a position is worth; or all bots."""
    if game:
        return (*own(game), *([GREEDY] if games.has_part("bots", game) else []), *ANYWHERE)
    return tuple(dict.fromkeys([name for each in games.names() for name in names(each)]))


def levels(game: str) -> tuple[Profile, ...]:
    """The bots that people are offered as players of a game, the weakest first.

    A game names them in its module of this room (`LEVELS`); else they are chance and, where it can judge a position, greedy.
    """
    judged = games.has_part("bots", game)
    usual_ones = (RANDOM, GREEDY) if judged else (RANDOM,)
    named: tuple[str, ...] = getattr(games.part("bots", game), "LEVELS", usual_ones) if judged else usual_ones
    return tuple([profile(name, game) for name in named])


def usual(game: str) -> str:
    """The bot that plays a game where none is named: the one that the game calls `USUAL`, or the strongest level."""
    named = getattr(games.part("bots", game), "USUAL", "") if games.has_part("bots", game) else ""
    return named or levels(game)[-1].name


def profile(name: str, game: str = "") -> Profile:
    """The bot of that name, among those that play the game where one is named; UnknownBot where there is none."""
    if name == GREEDY:
        from tableforge.bots.greedy import PROFILE, evaluation_of

        if game:
            evaluation_of(game)
        return PROFILE
    if name in ANYWHERE:
        from tableforge.bots.uniform import PROFILES

        return PROFILES[name]
    for home in [game] if game else games.names():
        if name in own(home):
            return own(home)[name]
    raise UnknownBot(unknown(NO_BOT, name, names(game)))


def make(name: str, seed: int = 0, game: str = "") -> Bot:
    """A new bot with a generator of its own; two bots of one name and seed play alike.

    A bot that cannot play the `game` is refused at once, where one is named, and else with its first question.
    """
    return profile(name, game).make(seed)


__all__ = ["ANYWHERE", "Bot", "Profile", "UnknownBot", "levels", "make", "names", "own", "profile", "usual"]
