"""Who holds the seats that nobody learns with: a bot, made anew for every game from its seed."""

from __future__ import annotations

from random import Random
from typing import Final

from tableforge import bots
from tableforge.bots.glance import show
from tableforge.envs.play import Play
from tableforge.kernel.ask import END_EARLY, NO_OPTION, place_by_lot
from tableforge.table.sitting import Sitting

USUAL: Final = bots.BENCH_RANDOM  # it seldom ends a turn at once, as even chance does
BETWEEN: Final = 0x9E3779B97F4A7C15  # between the seeds of two bots of a game
SEEDS: Final = (1 << 63) - 1


class Rivals:
    """The bots of one table.  UnknownBot where the game has none of that name."""

    def __init__(self, play: Play, name: str) -> None:
        self.profile = bots.profile(name, play.game.name)
        self.play = play
        self.by_lot = name in bots.ANYWHERE
        self.early = END_EARLY if name == bots.BENCH_RANDOM else -1.0
        self.rng = Random(0).random
        self.seed = 0
        self.seated: dict[int, bots.Bot] = {}
        self.sitting: Sitting | None = None  # how bots look at the game, made when one first does

    def begin(self, seed: int) -> None:
        """A game begins: its bots know nothing of those before."""
        self.seed = seed
        self.seated = {}
        if self.by_lot:
            self.rng = Random(seed).random

    def choose(self) -> int:
        """The place, in the whole list, of what the bot of the asked seat would answer now."""
        play = self.play
        d = play.d
        assert d is not None
        if self.by_lot:
            stop = d.stop if d.least > 0 else NO_OPTION
            return place_by_lot(d.options, stop, self.rng, self.early)
        bot = self.seated.get(d.seat)
        if bot is None:
            bot = self.seated[d.seat] = self.profile.make((self.seed + d.seat * BETWEEN) & SEEDS)
        if self.sitting is None:
            self.sitting = Sitting(play.game, play.setup, 0)
            self.sitting.keep_undo = 0
        self.sitting.state = play.s
        return bot.choose(show(self.sitting, d.seat, self.profile), self.sitting.asked[d.seat])

    def answer(self) -> None:
        """Answer the question at hand."""
        self.play.answer(self.choose())

    def answer_until(self, seat: int, most_steps: int) -> None:
        """Answer for everybody else until the seat is asked, the game is over, or it is too long."""
        play = self.play
        while play.d is not None and play.d.seat != seat and play.steps < most_steps:
            self.answer()
