"""PettingZoo: its own suite runs as it is, for every game; spaces hold what is seen; an illegal action loses or raises."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from envs import QUEST, TABLES
from pettingzoo.test import api_test, seed_test

from tableforge import envs
from tableforge.envs.aec_env import TableEnv
from tableforge.errors import IllegalAnswer


def play_on(env: TableEnv, rng: np.random.Generator) -> None:
    """One legal step of whoever is next."""
    observation, _, termination, truncation, _ = env.last()
    over = termination or truncation
    env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_the_suite_of_pettingzoo_passes_as_it_is(game: str, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of observations that are dicts, as masks ask for
        api_test(envs.aec(game, **settings), num_cycles=60, verbose_progress=False)
        seed_test(lambda: envs.aec(game, **settings), num_cycles=40)


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_spaces_contain_what_is_observed_at_every_step(game: str, settings: dict[str, Any]) -> None:
    env = envs.aec(game, **settings)
    rng = np.random.default_rng(1)
    for seed in range(5):
        env.reset(seed=seed)
        for _ in range(60):
            if not env.agents:
                break
            for agent in env.agents:
                assert env.observation_space(agent).contains(env.observe(agent))
            play_on(env, rng)


def test_a_whole_game_is_played_and_its_reward_is_the_result() -> None:
    env = envs.aec("keyforge", decks=("starter:onyx", "starter:argus"))
    env.reset(seed=7)
    rng = np.random.default_rng(1)
    given: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            given[agent] = reward
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        assert len(info["keys"]) == len(legal)
        env.step(rng.choice(legal))
    winner = env.play.game.result(env.play.s)["winner"]
    assert given == {f"seat_{winner}": 1.0, f"seat_{1 - winner}": -1.0}


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_also_after_a_restart() -> None:
    code = (
        "import numpy as np\nfrom tableforge import envs\nenv = envs.aec('keyforge')\nenv.reset(seed=3)\n"
        "rng = np.random.default_rng(0)\nout = 0\n"
        "for _ in range(80):\n"
        "    o, *_ = env.last()\n    out = (out * 31 + int(o['cards'].sum())) % 10**9\n"
        "    env.step(int(rng.choice(np.flatnonzero(o['action_mask']))))\n"
        "print(out)"
    )
    told = {subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout for _ in range(2)}
    assert len(told) == 1 and int(told.pop()) > 0


def test_an_illegal_action_loses_and_ends_the_game() -> None:
    """As in the classic games of PettingZoo: whoever takes it gets -1, everybody is done."""
    env = envs.aec("keyforge")
    for wrong in (63, 5, -1, 1000, 1.5, "reap", np.array([0, 1])):
        env.reset(seed=1)
        agent = env.agent_selection
        env.step(wrong)
        assert env.terminations == {"seat_0": True, "seat_1": True}
        assert env.rewards[agent] == -1.0 and sum(env.rewards.values()) == -1.0
        assert env.infos[agent]["illegal"]
        for _ in range(2):
            env.step(None)
        assert env.agents == []


def test_a_raw_environment_raises_and_the_game_goes_on() -> None:
    env = envs.aec("keyforge", raw=True)
    env.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="action mask is 1 at 0-1"):
        env.step(7)
    assert not any(env.terminations.values())
    env.step(0)


def test_a_seat_that_is_not_asked_sees_the_table_and_no_options() -> None:
    env = envs.aec("keyforge")
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(other)
    assert not seen["action_mask"].any() and not seen["options"].any() and seen["table"].any()
    assert env.infos[other] == {}


def test_an_observation_is_the_callers_own() -> None:
    """What was observed stays as it was when the game goes on."""
    env = envs.aec("keyforge")
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    kept = {name: block.copy() for name, block in seen.items()}
    seen["table"][0] = seen["table"][0]  # it may be written into
    env.step(0)
    env.step(0)
    assert all((seen[name] == kept[name]).all() for name in kept)


def test_blocks_can_be_left_out_or_joined() -> None:
    alone = envs.aec("keyforge", blocks=("options",))
    alone.reset(seed=1)
    assert set(alone.observe("seat_0")) == {"options", "action_mask"}
    flat = envs.aec("keyforge", flat=True)
    flat.reset(seed=1)
    whole = envs.aec("keyforge")
    whole.reset(seed=1)
    seen = whole.observe("seat_0")
    joined = np.concatenate([seen[name].ravel() for name in ("table", "cards", "options")])
    assert (flat.observe("seat_0")["observation"] == joined).all()


def test_a_game_that_is_too_long_is_cut_off() -> None:
    env = envs.aec("keyforge", max_steps=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(0)
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_progress_adds_up_to_how_far_a_seat_has_come() -> None:
    """The rewards of a game are the change of the potential from its beginning to its end, and who has won."""
    env = envs.aec("keyforge", reward="progress")
    env.reset(seed=3)
    rng = np.random.default_rng(0)
    total = dict.fromkeys(env.agents, 0.0)
    while not any(env.terminations.values()):
        observation, *_ = env.last()
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        for agent, reward in env.rewards.items():
            total[agent] += reward
    winner = env.play.game.result(env.play.s)["winner"]
    assert total[f"seat_{winner}"] > 1.0 > -1.0 > total[f"seat_{1 - winner}"]
    assert abs(sum(total.values())) < 1e-9


def test_score_is_what_the_game_counts() -> None:
    env = envs.aec("arkham", reward="score")
    env.reset(seed=3)
    rng = np.random.default_rng(0)
    while not any(env.terminations.values()):
        observation, *_ = env.last()
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    who = env.play.game.result(env.play.s)["investigators"][0]
    assert env.rewards == {"seat_0": float(who["experience"] - sum(who["trauma"]))}


def test_the_table_is_drawn_as_text() -> None:
    env = envs.aec("fateforge", render_mode="ansi", **QUEST)
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str) and "[0]" in text and len(text.splitlines()) > 4
    assert envs.aec("keyforge").render() is None
