"""Learns to play The Gathering of Arkham Horror at Easy, which chance never wins: numpy alone, a few minutes on one core.

    pip install "tableforge[envs]"
    python examples/learn_arkham.py [--seconds 240] [--games 1000]

Won or lost alone teaches nothing where nobody wins, so the reward is `progress`: how far the acts have come, with the clues that
the present one needs or the wounds of its enemy.  A policy scores each option by its words crossed with what counts in the position
(act, clues at hand, enemies, health); a value of the position, made of the same, is what a reward is held against.  Afterwards it
is judged the way it learned, by games that it has not seen, and by whether they were won.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from tableforge import envs

SIZE = 1 << 17  # weights of the policy
VALUES = 1 << 12  # weights of the value
RATE = 0.02
FADE = 0.99
TABLE = {column.name: k for k, column in enumerate(envs.layout("arkham").table)}
CARD = {column.name: k for k, column in enumerate(envs.layout("arkham").cards)}
OPTION = {column.name: k for k, column in enumerate(envs.layout("arkham").options)}
SETTINGS = {"investigators": ("starter:roland",), "scenario": "the-gathering", "difficulty": "easy"}


def mixed(salt: int, size: int, *parts: np.ndarray | int) -> np.ndarray:
    """Several numbers hashed to the number of a weight."""
    found: np.ndarray | int = np.int64(salt * 7_919 + 17)
    for part in parts:
        found = (found * 1_000_003 + np.asarray(part, np.int64) * 97 + 13) % 2_147_483_647
    return np.asarray(found) % size


def position(table: np.ndarray) -> dict[str, np.ndarray]:
    """What counts in a position, in few numbers; a column for the options of each game."""
    t = {name: table[:, k : k + 1].astype(np.int64) for name, k in TABLE.items()}
    lacking = np.clip(t["act-clues"] - t["clues"], 0, 3)
    return {
        "act": t["act"],
        "lacking": lacking,
        "engaged": np.minimum(t["own-engaged"], 2),
        "enemies": np.minimum(t["own-enemies"], 2),
        "health": np.minimum(t["own-health"], 9) // 3,
        "sanity": np.minimum(t["own-sanity"], 9) // 3,
        "actions": t["own-actions"],
        "doom": np.clip(t["agenda-doom"] - t["doom"], 0, 3) + 4 * t["agenda"],
        "hand": np.minimum(t["own-hand"], 6),
        "money": np.minimum(t["own-resources"], 5),
        "at": t["own-at"],
        "margin": np.clip(t["test-value"] - t["test-difficulty"], -3, 4),
        "testing": t["test-kind"],
    }


def words(seen: dict[str, np.ndarray], most: int) -> tuple[np.ndarray, np.ndarray]:
    """The words of each option as numbers of weights (games, options, words), and those of each position (games, words)."""
    p = position(seen["table"])
    o = seen["options"][:, :most].astype(np.int64)
    kind, verb, card = o[..., OPTION["kind"]], o[..., OPTION["verb"]], o[..., OPTION["card"]]
    number, stop = o[..., OPTION["number"]], o[..., OPTION["stop"]]
    row = np.maximum(o[..., OPTION["row"]] - 1, 0)
    cards = np.take_along_axis(seen["cards"], row[..., None].astype(np.intp), axis=1)
    there = (o[..., OPTION["row"]] > 0)[..., None]
    cards = np.where(there, cards, 0).astype(np.int64)
    clues = np.minimum(cards[..., CARD["clues"]], 2)
    health = np.minimum(cards[..., CARD["health"]], 4)
    shroud = cards[..., CARD["shroud"]]
    what = kind * 64 + verb * 2 + stop
    thing = what * 512 + card
    found = [
        mixed(1, SIZE, what, number),
        mixed(2, SIZE, thing),
        mixed(3, SIZE, thing, p["act"], p["lacking"]),
        mixed(4, SIZE, what, p["engaged"], p["enemies"], p["actions"]),
        mixed(5, SIZE, what, p["health"], p["sanity"], p["engaged"]),
        mixed(6, SIZE, what, p["act"], p["lacking"], clues, p["engaged"]),
        mixed(7, SIZE, thing, p["at"], p["act"]),
        mixed(8, SIZE, what, p["margin"], p["testing"]),
        mixed(9, SIZE, thing, health, p["engaged"]),
        mixed(10, SIZE, what, p["money"], p["hand"]),
        mixed(11, SIZE, what, shroud, clues, p["act"]),
        mixed(12, SIZE, thing, p["doom"]),
        mixed(13, SIZE, thing, p["margin"]),
    ]
    state = [
        mixed(1, VALUES, p["act"], p["lacking"]),
        mixed(2, VALUES, p["act"], p["doom"]),
        mixed(3, VALUES, p["health"], p["sanity"], p["act"]),
        mixed(4, VALUES, p["engaged"], p["enemies"], p["act"]),
        mixed(5, VALUES, p["at"], p["act"], p["lacking"]),
        mixed(6, VALUES, p["hand"], p["money"]),
    ]
    every = np.stack([np.broadcast_to(x, what.shape) for x in found], axis=-1)
    return every, np.concatenate(state, axis=-1)


class Learner:
    """The weights of the policy and of the value, and what is remembered of gradients."""

    def __init__(self) -> None:
        self.weights = np.zeros(SIZE)
        self.squares = np.full(SIZE, 1e-4)
        self.values = np.zeros(VALUES)
        self.slope = np.zeros(SIZE)
        self.games = 0

    def policy(self, seen: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """The words of all options and positions, how likely each option is, and how many there are."""
        counts = seen["action_mask"].sum(1)
        most = int(counts.max())
        found, state = words(seen, most)
        scores = np.where(seen["action_mask"][:, :most] == 1, self.weights[found].sum(-1), -np.inf)
        scores -= scores.max(-1, keepdims=True)
        likely = np.exp(scores)
        return found, state, likely / likely.sum(-1, keepdims=True), counts

    def learn(self, steps: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]], rewards: list[float]) -> None:
        """One game: what each step was held against, what was likely and taken, and what came of it from there on."""
        to_come = np.cumsum(np.array(rewards)[::-1])[::-1]
        states = np.stack([state for _, state, _, _ in steps])
        gains = to_come - self.values[states].sum(-1)
        np.add.at(self.values, states, (0.02 * gains / states.shape[-1])[:, None])
        for (found, _, shares, action), gain in zip(steps, gains):
            # a little is added for policies that still try things out
            spread = np.log(np.maximum(shares, 1e-9))
            push = -shares * gain - 0.004 * shares * (spread - (shares * spread).sum())
            push[action] += gain
            np.add.at(self.slope, found.ravel(), np.repeat(push, found.shape[-1]))
        self.games += 1
        if self.games % 16 == 0:
            self.squares = FADE * self.squares + (1 - FADE) * self.slope**2
            self.weights += RATE * self.slope / np.sqrt(self.squares + 1e-4)
            self.slope[:] = 0.0


def drawn(shares: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An option of each game, drawn by how likely it is."""
    found: np.ndarray = (shares.cumsum(-1) > rng.random((len(shares), 1))).argmax(-1)
    return found


def train(learner: Learner, seconds: float, games: float = np.inf, seed: int = 1, side_by_side: int = 64) -> None:
    """Play and learn for so many CPU seconds, or so many games."""
    env = envs.batch("arkham", side_by_side, reward="progress", **SETTINGS)
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    steps: list[list[tuple[np.ndarray, np.ndarray, np.ndarray, int]]] = [[] for _ in range(side_by_side)]
    rewards: list[list[float]] = [[] for _ in range(side_by_side)]
    totals: list[float] = []
    began = told = time.process_time()
    while time.process_time() - began < seconds and len(totals) < games:
        found, state, shares, counts = learner.policy(seen)
        actions = drawn(shares, rng)
        for k, n in enumerate(counts):
            steps[k].append((found[k, :n], state[k], shares[k, :n], int(actions[k])))
        seen, given, over, cut, _ = env.step(actions)
        for k in range(side_by_side):
            rewards[k].append(float(given[k]))
        for k in np.flatnonzero(over | cut):
            totals.append(sum(rewards[k]))
            learner.learn(steps[k], rewards[k])
            steps[k], rewards[k] = [], []
        if time.process_time() - told > seconds / 12:
            told = time.process_time()
            last = np.array(totals[-2_000:])
            print(
                f"  {told - began:4.0f} s {len(totals):6d} games, reward {last.mean():+.3f}, "
                f"{np.mean(last > 0):6.2%} of the last 2,000 won",
                flush=True,
            )


def judge(learner: Learner, games: int, seed: int) -> float:
    """The share that is won of so many fresh games, all side by side: the first of each place counts, long or short."""
    env = envs.batch("arkham", games, **SETTINGS)
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    result = np.full(games, np.nan)
    while np.isnan(result).any():
        _, _, shares, _ = learner.policy(seen)
        seen, rewards, over, cut, _ = env.step(drawn(shares, rng))
        result = np.where(np.isnan(result) & (over | cut), rewards > 0, result)
    return float(result.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play The Gathering at Easy.")
    parser.add_argument("--seconds", type=float, default=240, help="CPU seconds to learn for")
    parser.add_argument("--games", type=int, default=1_000, help="fresh games to judge it by")
    wanted = parser.parse_args()
    learner = Learner()
    print(f"before: {judge(learner, wanted.games, 10**6):.2%} of {wanted.games} games won")
    train(learner, wanted.seconds)
    print(
        f"after: {judge(learner, wanted.games, 10**6 + 1):.2%} of {wanted.games} fresh games won, drawn from the policy"
    )


if __name__ == "__main__":
    main()
