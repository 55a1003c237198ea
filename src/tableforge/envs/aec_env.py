"""Any game as an environment of PettingZoo: seats act one after the other (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from tableforge.envs import refusals, shown
from tableforge.envs.arrays import Arrays, Observation, place_of
from tableforge.envs.play import LARGEST_LIMIT, MOST_STEPS, SEED_BITS, Info, Play, check_count
from tableforge.envs.shown import RENDER_MODES, check_mode
from tableforge.errors import BadSetup, IllegalAnswer


class TableEnv(AECEnv[str, Observation, int]):
    """A table: every seat is an agent, `seat_0` the first.

    An action is the place of an option in the list that the asked seat sees; an illegal one loses the game and ends it, or
    raises IllegalAnswer where `raw` says so.  All agents stay until the game is over, for its result is everybody's.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tableforge_v1",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        *,
        raw: bool = False,
        flat: bool = False,
        render_mode: str | None = None,
        max_steps: int = MOST_STEPS,
        **options: Any,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.play = Play(game, **options)
        self.raw = raw
        self.render_mode = render_mode
        self.max_steps = check_count(max_steps, "max_steps", 1, LARGEST_LIMIT)
        self.arrays = Arrays(self.play, flat)
        self.possible_agents = [f"seat_{k}" for k in range(self.play.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: k for k, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.arrays.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.play.places) for agent in self.possible_agents}
        self.np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Where the observations of an agent lie."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The places of a page of options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; with a seed, the first of the games that follow from it."""
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.play.begin(int(self.np_random.integers(1 << SEED_BITS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Let the asked seat act next."""
        d = self.play.d
        if d is None:
            self.agent_selection = self.agents[0]
            return
        agent = self.possible_agents[d.seat]
        self.agent_selection = agent
        self.infos[agent] = Info(self.play, d.seat, late=True)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent that acts next sees, has been given since it last acted, and whether it is over for it."""
        if not self.play.begun:
            raise BadSetup(refusals.NOT_RESET.fill(what="last"))
        return super().last(observe)

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its action mask is 0 everywhere unless it is the one that is asked."""
        if not self.play.begun:
            raise BadSetup(refusals.NOT_RESET.fill(what="observe"))
        return self.arrays.observe(self.seat_of[agent])

    def step(self, action: Any) -> None:
        """Let the selected agent take a place of its page."""
        if not self.play.begun:
            raise BadSetup(refusals.NOT_RESET.fill(what="step"))
        if not self.agents:
            raise BadSetup(refusals.ENDED.fill())
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        self._cumulative_rewards[agent] = 0.0
        for each in self.rewards:
            self.rewards[each] = 0.0
        self.infos[agent] = {}
        try:
            play.act(place_of(action, play))
        except IllegalAnswer:
            if self.raw:
                raise
            self.lose(agent)
        else:
            self.reward_all()
        self._accumulate_rewards()
        self.select()
        if self.render_mode == "human":
            print(shown.draw_table(play))

    def reward_all(self) -> None:
        """Hand out what the last answer brought, and end what is over or too long."""
        play = self.play
        given = play.reward.since(play.s)
        if given is not None:
            self.rewards = dict(zip(self.possible_agents, given))
        if play.d is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif play.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)

    def lose(self, agent: str) -> None:
        """End the game for an illegal action: whoever took it loses, nobody wins."""
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": True}
        self.play.d = None

    def render(self) -> str | None:
        """The table as a spectator sees it, in lines of text."""
        return shown.render(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
