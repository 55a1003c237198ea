"""Many games as arrays: the same games as one by one, whatever the processes; whoever is over begins anew."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from envs import TABLES
from harness import TOY

from tableforge import envs
from tableforge.envs.batch_env import BatchEnv
from tableforge.envs.crowd import seed_of
from tableforge.envs.play import Play
from tableforge.errors import BadSetup, IllegalAnswer


def by_lot(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal action for each game."""
    found: np.ndarray = (rng.random(mask.shape) * mask).argmax(1)
    return found


def run(env: BatchEnv, steps: int, seed: int = 3) -> list[Any]:
    """What so many steps by lot show and bring."""
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=seed)
    out: list[Any] = []
    for _ in range(steps):
        actions = by_lot(seen["action_mask"], rng)
        seen, rewards, terminated, truncated, info = env.step(actions)
        out.append(
            [
                *[block.copy() for block in seen.values()],
                rewards.copy(),
                terminated.copy(),
                truncated.copy(),
                info["seat"].copy(),
                info["rewards"].copy(),
            ]
        )
    return out


def same(a: list[Any], b: list[Any]) -> bool:
    return all((x == y).all() for one, two in zip(a, b, strict=True) for x, y in zip(one, two, strict=True))


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_a_batch_shows_what_each_game_shows_by_itself(game: str, settings: dict[str, Any]) -> None:
    env = envs.batch(game, 3, **settings)
    seen, info = env.reset(seed=5)
    drawn = int(np.random.default_rng(np.random.SeedSequence(5)).integers(1 << 63))
    alone = [Play(game, **settings) for _ in range(3)]
    for k, play in enumerate(alone):
        play.begin(seed_of(drawn, k, 0))
    rng = np.random.default_rng(2)
    for _ in range(25):
        for k, play in enumerate(alone):
            assert play.d is not None and info["seat"][k] == play.d.seat
            flat = np.concatenate([seen[name][k].ravel() for name in ("table", "cards", "options")])
            assert flat.tobytes() == play.encode_for(play.d.seat)
            assert seen["action_mask"][k].sum() == play.count_shown() + play.turns()
        assert env.observation_space.contains({name: block.copy() for name, block in seen.items()})
        actions = by_lot(seen["action_mask"], rng)
        seen, rewards, terminated, _, info = env.step(actions)
        for k, play in enumerate(alone):
            play.act(int(actions[k]))
        if terminated.any():
            return
        assert not rewards.any()


def test_a_game_that_is_over_begins_anew_in_the_same_step() -> None:
    """The observation is the first of the next game; the last one of the game that is over is in `info`."""
    env = envs.batch("arkham", 4)
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        seen, rewards, terminated, truncated, info = env.step(by_lot(seen["action_mask"], rng))
        assert seen["action_mask"].any(1).all() and not truncated.any()
        assert ((rewards != 0) == terminated).all()
        if terminated.any():
            assert (info["_final_obs"] == terminated).all()
            for k in np.flatnonzero(terminated):
                assert not info["final_obs"][k]["action_mask"].any()
                assert info["final_obs"][k]["table"].shape == seen["table"][k].shape
                assert set(info["rewards"][k]) <= {1.0, -1.0}
            ended += int(terminated.sum())
        else:
            assert "final_obs" not in info
    assert ended > 5


def test_the_same_seed_gives_the_same_games() -> None:
    assert same(run(envs.batch("keyforge", 4), 60), run(envs.batch("keyforge", 4), 60))
    assert not same(run(envs.batch("keyforge", 4), 60), run(envs.batch("keyforge", 4), 60, seed=4))


def test_with_others_the_caller_has_one_seat_of_each_game() -> None:
    env = envs.batch("keyforge", 4, others="bench-random", seat=1)
    _, info = env.reset(seed=1)
    assert (info["seat"] == 1).all()
    env = envs.batch("keyforge", 4, others="easy")
    seen, info = env.reset(seed=1)
    assert list(info["seat"]) == [0, 1, 0, 1]
    for _ in range(3):
        seen, _, _, _, info = env.step(seen["action_mask"].argmax(1))
        assert list(info["seat"]) == [0, 1, 0, 1]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["keyforge", "arkham", TOY])
def test_several_processes_play_the_same_games_as_one(game: str) -> None:
    others = None if game == TOY else "bench-random"
    one = run(envs.batch(game, 4, others=others), 40)
    env = envs.batch(game, 4, others=others, processes=2)
    try:
        assert same(one, run(env, 40))
        with pytest.raises(IllegalAnswer, match="in game 2"):
            env.step(np.array([0, 0, 999, 0]))
    finally:
        env.close()


@pytest.mark.slow
def test_a_process_that_dies_is_told_with_its_games() -> None:
    env = envs.batch("keyforge", 4, processes=2)
    try:
        seen, _ = env.reset(seed=1)
        victim = env.workers[1].process
        assert victim.pid is not None
        os.kill(victim.pid, signal.SIGKILL)
        victim.join()
        with pytest.raises(BadSetup, match=r"games 2 to 3 .*exit code -9"):
            env.step(seen["action_mask"].argmax(1))
    finally:
        env.close()
    with pytest.raises(BadSetup, match="reset"):
        env.step(np.zeros(4, int))


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (np.array([0, 0]), "3 whole numbers"),
        (np.array([0.0, 0.0, 0.0]), "float64"),
        (np.array([0, 63, 0]), "63 is no option of seat"),
        (np.array([0, 0, -1]), "-1 is no option of seat"),
        (np.array([64, 0, 0]), "in game 0"),
        (["reap", 0, 1], "3 whole numbers"),
    ],
)
def test_a_wrong_action_is_refused_and_no_game_goes_on(actions: Any, told: str) -> None:
    env = envs.batch("keyforge", 3)
    seen, _ = env.reset(seed=1)
    before = {name: block.copy() for name, block in seen.items()}
    with pytest.raises(IllegalAnswer, match=told) as refused:
        env.step(actions)
    assert refused.value.text("fr") != str(refused.value)
    assert all((seen[name] == before[name]).all() for name in before)
    env.step(seen["action_mask"].argmax(1))


UNCLOSED = """
import os
from tableforge import envs
from tableforge.envs import batch_env
if __name__ == "__main__":
    made, make = [], batch_env.new_shared_file
    batch_env.new_shared_file = lambda size: made.append(make(size)) or made[-1]
    env = envs.batch("keyforge", 4, processes=2)
    kept, _ = env.reset(seed=1)
    closed = envs.batch("keyforge", 4, processes=2)
    seen, _ = closed.reset(seed=1)
    closed.close()
    print((seen["table"] == kept["table"]).all(), [os.path.exists(path) for path in made])
"""


@pytest.mark.slow
def test_processes_leave_nothing_behind_also_where_nobody_closes_them(tmp_path: Path) -> None:
    """Arrays that were handed out stay readable; no file, process or warning stays."""
    script = tmp_path / "unclosed.py"
    script.write_text(UNCLOSED)
    told = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=300)
    assert (told.stdout, told.stderr) == ("True [False, False]\n", "")
