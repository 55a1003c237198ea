"""Gymnasium: its own checker runs as it is; bots hold the other seats; games repeat from their seed."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from envs import TABLES
from gymnasium.utils.env_checker import check_env

from tableforge import envs
from tableforge.envs.seat_env import SeatEnv
from tableforge.errors import IllegalAnswer


def whole_game(env: SeatEnv, seed: int, most: int = 3_000) -> tuple[float, list[str], list[np.ndarray]]:
    """A game by lot: what the seat was given, the keys of its answers, what it saw."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    total, keys, seen = 0.0, [], [observation["table"]]
    for _ in range(most):
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        keys.append(info["keys"][action])
        observation, reward, terminated, truncated, info = env.step(action)
        total += reward
        seen.append(observation["table"])
        if terminated or truncated:
            break
    return total, keys, seen


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_the_checker_of_gymnasium_passes_as_it_is(game: str, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a space that is not flat
        check_env(envs.seat(game, **settings), skip_render_check=True)


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_only_the_seat_is_asked_and_its_space_contains_what_it_sees(game: str, settings: dict[str, Any]) -> None:
    env = envs.seat(game, seat=0, **settings)
    rng = np.random.default_rng(1)
    observation, _ = env.reset(seed=2)
    for _ in range(40):
        assert env.play.d is not None and env.play.d.seat == 0
        assert env.observation_space.contains(observation)
        observation, _, terminated, truncated, _ = env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        if terminated or truncated:
            assert not observation["action_mask"].any()
            observation, _ = env.reset()


def test_a_game_repeats_from_its_seed_with_the_same_bot() -> None:
    for others in ("bench-random", "random", "easy"):
        one, two = envs.seat("keyforge", others=others), envs.seat("keyforge", others=others)
        a, b = whole_game(one, 4, 40), whole_game(two, 4, 40)
        assert a[:2] == b[:2] and all((x == y).all() for x, y in zip(a[2], b[2]))
    assert whole_game(envs.seat("keyforge"), 4, 40)[1] != whole_game(envs.seat("keyforge"), 5, 40)[1]


def test_every_bot_of_a_game_can_hold_the_other_seats() -> None:
    """A bot sees its seat's view and decision, as at any table."""
    env = envs.seat("arkham", flavour="group", seats=2, others="scout")
    total, keys, _ = whole_game(env, 1, 30)
    assert keys and total in (0.0, -1.0, 1.0)
    env = envs.seat("fateforge", others="greedy", seats=2, heroes=["mercenary", "thief"], scene="")
    assert whole_game(env, 1, 5)[1]


@pytest.mark.slow
def test_chance_loses_against_a_planner() -> None:
    """Whoever holds the other seat really plays: the easy planner beats a seat that plays by lot."""
    env = envs.seat("keyforge", others="easy")
    assert sum(whole_game(env, seed)[0] for seed in range(4)) == -4.0


def test_seats_can_be_taken_in_turn() -> None:
    env = envs.seat("keyforge", seat=None)
    taken = []
    for _ in range(4):
        env.reset()
        taken.append(env.seat)
    assert taken == [0, 1, 0, 1]


def test_an_illegal_action_loses_or_raises() -> None:
    env = envs.seat("keyforge")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(63)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    env = envs.seat("keyforge", raw=True)
    env.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="action mask is 1 at"):
        env.step(63)
    env.step(0)


def test_a_game_that_is_too_long_is_cut_off() -> None:
    env = envs.seat("keyforge", max_steps=6)
    observation, _ = env.reset(seed=1)
    for _ in range(6):
        observation, _, terminated, truncated, _ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        if truncated:
            break
    assert truncated and not terminated


def test_all_win_or_lose_together_where_the_game_says_so() -> None:
    env = envs.seat("arkham", reward="won")
    assert whole_game(env, 1)[0] == -1.0


def test_progress_tells_a_seat_how_far_it_has_come_on_the_way() -> None:
    """In The Gathering a lost game has gone some way: its rewards before the end are those of clues and acts."""
    env = envs.seat("arkham", reward="progress", difficulty="easy")
    totals = [whole_game(env, seed)[0] for seed in range(12)]
    assert all(-1.0 <= total <= 0.0 for total in totals)
    assert max(totals) > -0.9
