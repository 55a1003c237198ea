"""One seat of any game as an environment of Gymnasium; bots hold the others."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from tableforge.envs import refusals, shown
from tableforge.envs.arrays import Arrays, Observation, place_of
from tableforge.envs.play import LARGEST_LIMIT, MOST_STEPS, SEED_BITS, Info, Play, check_count, check_seat
from tableforge.envs.rivals import USUAL, Rivals
from tableforge.envs.shown import RENDER_MODES, check_mode
from tableforge.errors import BadSetup, IllegalAnswer


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat at a table: each step is one answer of it, and those of all others until it is asked again.

    `seat` None takes the seats in turn, another in each game.  An illegal action loses the game and ends it, or raises
    IllegalAnswer where `raw` says so.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        others: str = USUAL,
        raw: bool = False,
        flat: bool = False,
        render_mode: str | None = None,
        max_steps: int = MOST_STEPS,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        self.play = Play(game, **options)
        check_seat(seat, self.play)
        self.fixed = seat
        self.seat = seat or 0
        self.games = 0
        self.rivals = Rivals(self.play, others)
        self.raw = raw
        self.render_mode = render_mode
        self.max_steps = check_count(max_steps, "max_steps", 1, LARGEST_LIMIT)
        self.arrays = Arrays(self.play, flat)
        self.observation_space = self.arrays.space()
        self.action_space = spaces.Discrete(self.play.places)
        self.done = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game in which the seat is asked something; with a seed, the first that follows from it."""
        super().reset(seed=seed)
        if seed is not None:
            self.games = 0
        if self.fixed is None:
            self.seat = self.games % self.play.seats
        self.games += 1
        self.play.d = None
        while self.play.d is None:
            drawn = int(self.np_random.integers(1 << SEED_BITS))
            self.play.begin(drawn)
            self.rivals.begin(drawn)
            self.rivals.answer_until(self.seat, self.max_steps)
        self.done = False
        return self.arrays.observe(self.seat), Info(self.play, self.seat)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let everybody else answer until the seat is asked again."""
        play = self.play
        if not play.begun:
            raise BadSetup(refusals.NOT_RESET.fill(what="step"))
        if self.done:
            raise BadSetup(refusals.ENDED.fill())
        try:
            play.act(place_of(action, play))
        except IllegalAnswer:
            if self.raw:
                raise
            self.done = True
            return self.arrays.observe(self.seat), -1.0, True, False, Info(play, self.seat, illegal=True)
        self.rivals.answer_until(self.seat, self.max_steps)
        given = play.reward.since(play.s)
        over = play.d is None
        cut = not over and play.steps >= self.max_steps
        self.done = over or cut
        reward = 0.0 if given is None else given[self.seat]
        return self.arrays.observe(self.seat), reward, over, cut, Info(play, self.seat)

    def render(self) -> Any:
        """The table as a spectator sees it, in lines of text."""
        return shown.render(self.play, self.render_mode)
