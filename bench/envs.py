"""How fast environments are, beside those of others, in one interleaved run: `python bench/envs.py [--quick] [--json FILE]`.

Random legal play.  What is compared takes turns of one second, round after round, in one process; a figure is the median of its
rounds, in steps per second of CPU time (`time.process_time`), so that other work on the machine weighs on all of them alike.
Each figure names the blocks of numbers that were written for it.  PettingZoo's games need `pip install rlcard pygame`; without them
those rows are left out and named.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import sys
import warnings
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from tableforge import _mode, envs

QUEST = {"seats": 2, "heroes": ["mercenary", "thief"], "quest": "bells-below"}
ALL = ("table", "cards", "options")
Measured = Callable[[float], float]  # seconds to steps a second


def aec(make: Callable[[], Any]) -> Measured:
    """Steps of a PettingZoo environment by `last` and `step`, agents that are done left out."""
    env = make()
    rng = random.Random(1)
    env.reset(seed=1)

    def run(seconds: float) -> float:
        steps = 0
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(64):
                if not env.agents:
                    env.reset()
                observation, _, termination, truncation, info = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
                legal = np.flatnonzero(mask)
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps / (process_time() - began)

    return run


def seat(make: Callable[[], Any]) -> Measured:
    """Steps of a Gymnasium environment, games begun anew included."""
    env = make()
    rng = random.Random(1)
    held = [env.reset(seed=1)[0]]

    def run(seconds: float) -> float:
        steps = 0
        observation = held[0]
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(64):
                legal = np.flatnonzero(observation["action_mask"])
                observation, _, terminated, truncated, _ = env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
                if terminated or truncated:
                    observation, _ = env.reset()
        held[0] = observation
        return steps / (process_time() - began)

    return run


def batch(make: Callable[[], Any]) -> Measured:
    """Steps of all games of a batch together, the choice of the actions included."""
    env = make()
    rng = np.random.default_rng(1)
    held = [env.reset(seed=1)[0]]

    def run(seconds: float) -> float:
        steps = 0
        seen = held[0]
        began = process_time()
        while process_time() - began < seconds:
            actions = (rng.random(seen["action_mask"].shape, np.float32) * seen["action_mask"]).argmax(1)
            seen, *_ = env.step(actions)
            steps += len(actions)
        held[0] = seen
        return steps / (process_time() - began)

    return run


def spiel(make: Callable[[], Any]) -> Measured:
    """Actions applied in games of OpenSpiel from Python, those of chance included."""
    game = make()
    rng = random.Random(1)

    def run(seconds: float) -> float:
        applied = 0
        began = process_time()
        while process_time() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(rng.random() * len(legal))])
                applied += 1
        return applied / (process_time() - began)

    return run


def compared() -> tuple[dict[str, Measured], list[str]]:
    """What is measured, by name, with what could not be."""
    out: dict[str, Measured] = {}
    for game, settings in (("keyforge", {}), ("arkham", {}), ("fateforge", QUEST)):
        out[f"aec {game} [{' '.join(ALL)}]"] = aec(lambda g=game, s=settings: envs.aec(g, **s))
        out[f"aec {game} [options]"] = aec(lambda g=game, s=settings: envs.aec(g, blocks=("options",), **s))
        out[f"batch of 256 {game} [{' '.join(ALL)}]"] = batch(lambda g=game, s=settings: envs.batch(g, 256, **s))
    out[f"seat keyforge, rival by lot [{' '.join(ALL)}]"] = seat(lambda: envs.seat("keyforge"))
    left_out = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pettingzoo.classic import connect_four_v3, texas_holdem_v4

            out["aec pettingzoo texas_holdem raw"] = aec(texas_holdem_v4.raw_env)
            out["aec pettingzoo texas_holdem"] = aec(texas_holdem_v4.env)
            out["aec pettingzoo connect_four raw"] = aec(connect_four_v3.raw_env)
        except (ImportError, AttributeError) as e:
            left_out.append(f"pettingzoo.classic: {e}")
    try:
        import pyspiel

        for game, settings in (("keyforge", {}), ("arkham", {}), ("fateforge", QUEST)):
            out[f"spiel {game}"] = spiel(lambda g=game, s=settings: envs.spiel(g, **s))
        out["spiel open_spiel gin_rummy (C++)"] = spiel(lambda: pyspiel.load_game("gin_rummy"))
    except ImportError as e:
        left_out.append(f"open_spiel: {e}")
    return out, left_out


RATIOS = (
    (f"aec keyforge [{' '.join(ALL)}]", "aec pettingzoo texas_holdem raw", 1.0),
    ("aec keyforge [options]", "aec pettingzoo texas_holdem raw", 2.5),
    ("spiel keyforge", "spiel open_spiel gin_rummy (C++)", 1.7),
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure environments beside those of others.")
    parser.add_argument("--quick", action="store_true", help="one short round")
    parser.add_argument("--json", default="", help="a file for the figures")
    wanted = parser.parse_args()
    rounds, seconds = (1, 0.3) if wanted.quick else (5, 1.0)
    runs, left_out = compared()
    found: dict[str, list[float]] = {name: [] for name in runs}
    for run in runs.values():
        run(0.05)  # warm up
    for _ in range(rounds):
        for name, run in runs.items():
            found[name].append(run(seconds))
    median = {name: statistics.median(values) for name, values in found.items()}
    how = (
        f"{'compiled' if _mode.compiled() else 'pure Python'}, Python {platform.python_version()}, {platform.machine()}"
    )
    print(f"{how}; {rounds} rounds of {seconds} s each, interleaved; median, steps per second of CPU time")
    for name, value in median.items():
        print(f"  {name:52s} {value:10,.0f}")
    ratios = {}
    for ours, theirs, least in RATIOS:
        if theirs in median:
            ratios[f"{ours} / {theirs}"] = ratio = median[ours] / median[theirs]
            print(f"  {ours} is {ratio:.2f} times {theirs} (wanted: {least})")
    for name in left_out:
        print(f"  left out: {name}", file=sys.stderr)
    if wanted.json:
        with open(wanted.json, "w", encoding="utf-8") as out:
            json.dump({"how": how, "steps_per_second": median, "ratios": ratios, "rounds": found}, out, indent=1)


if __name__ == "__main__":
    main()
