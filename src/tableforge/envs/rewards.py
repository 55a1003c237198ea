"""What a seat is rewarded with: who has won, how far it has come, or what the game counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge import games
from tableforge.envs import refusals
from tableforge.envs.parts import ProgressSource, ScoreSource
from tableforge.errors import BadSetup
from tableforge.kernel.core import State
from tableforge.kernel.game import Game

WON: Final = "won"
PROGRESS: Final = "progress"
SCORE: Final = "score"

Measure = Callable[[State, int], float]


def names(game: str) -> tuple[str, ...]:
    """The rewards that a game has."""
    out = [WON]
    if games.find_part("envs", game, ProgressSource) is not None:
        out.append(PROGRESS)
    if games.find_part("envs", game, ScoreSource) is not None:
        out.append(SCORE)
    return tuple(out)


def won_rewards(game: Game, s: State, seats: int) -> list[float]:
    """1 for whoever has won, and what the others lose so that all of it comes to 0; ±1 for all where all win together."""
    found = game.result(s)
    if found is None:
        return [0.0] * seats
    if "won" in found:
        return [1.0 if found["won"] else -1.0] * seats
    return [1.0 if p == found["winner"] else -1.0 / max(1, seats - 1) for p in range(seats)]


class SeatRewards:
    """What the seats of one game are given, step by step.

    won       once it is over: `won`
    progress  the change of the game's potential since the seats were last rewarded, and at the end `won` besides
    score     once it is over: what the game counts for each seat
    """

    def __init__(self, game: Game, name: str, seats: int) -> None:
        if name not in names(game.name):
            raise BadSetup(refusals.NO_REWARD.fill(game=game.name, name=name, legal=", ".join(names(game.name))))
        self.game = game
        self.name = name
        self.seats = seats
        self.measure: Measure | None = None
        if name == PROGRESS:
            self.measure = games.part("envs", game.name, ProgressSource).progress
        elif name == SCORE:
            self.measure = games.part("envs", game.name, ScoreSource).score
        self.before = [0.0] * seats

    def begin(self, s: State) -> None:
        """A game has begun: from here on progress is counted."""
        if self.name == PROGRESS and self.measure is not None:
            self.before = [self.measure(s, p) for p in range(self.seats)]

    def since(self, s: State) -> list[float] | None:
        """What each seat is given now; None where it is nothing for anybody."""
        over = s.over
        if self.name == PROGRESS and self.measure is not None:
            now = [self.measure(s, p) for p in range(self.seats)]
            gained = [x - y for x, y in zip(now, self.before)]
            self.before = now
            return [x + y for x, y in zip(gained, won_rewards(self.game, s, self.seats))] if over else gained
        if not over:
            return None
        if self.measure is not None:
            return [float(self.measure(s, p)) for p in range(self.seats)]
        return won_rewards(self.game, s, self.seats)
