"""Learns to play KeyForge against a rival that plays by lot: numpy alone, a minute on one core.

    pip install "tableforge[envs]"
    python examples/learn_keyforge.py [--seconds 50] [--games 400]

A policy scores each option by its words: the kind of question, the verb, the card, where it lies.  It draws from these scores, and
after each game the words it used are made likelier if it won, and less likely if it lost (REINFORCE with a running mean).  It plays
both seats in turn, and is judged the way it learns: it draws from its policy, in games that it has not seen.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from tableforge import envs

SIZE = 1 << 15  # weights
RATE = 0.05
FADE = 0.995  # how slowly the usual size of a gradient is forgotten
TOGETHER = 2  # games that move the weights together
SPREAD = 0.001
EARLY = 0.01  # how fast the mean reward follows
RIVAL = "bench-random"  # by lot; it seldom ends its turn while anything else may be done
KIND, VERB, CARD, SIDE, ZONE, NUMBER, STOP = range(7)  # columns of an option, as envs.layout("keyforge") names them


def words(options: np.ndarray) -> np.ndarray:
    """The words of each option as numbers of weights: games, options, words."""
    o = options.astype(np.int64)
    kind, verb, card = o[..., KIND], o[..., VERB], o[..., CARD]
    place = o[..., SIDE] * 16 + o[..., ZONE]
    mixed = [
        kind * 31 + verb,
        ((kind * 31 + verb) * 1_009 + card) * 7 + 1,
        (kind * 131 + place) * 7 + 2,
        (kind * 131 + o[..., NUMBER]) * 7 + 3,
        (kind * 3 + o[..., STOP]) * 7 + 4,
    ]
    return np.stack([(x * 2_654_435_761 >> 7) % SIZE for x in mixed], axis=-1)


def chances(weights: np.ndarray, found: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """How likely each option is taken."""
    scores = np.where(mask, weights[found].sum(-1), -np.inf)
    scores -= scores.max(-1, keepdims=True)
    likely = np.exp(scores)
    shares: np.ndarray = likely / likely.sum(-1, keepdims=True)
    return shares


def drawn(shares: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An option of each game, drawn by how likely it is."""
    at = shares.cumsum(-1) > rng.random((len(shares), 1))
    found: np.ndarray = at.argmax(-1)
    return found


class Learner:
    """The weights, and what is remembered of gradients and rewards."""

    def __init__(self) -> None:
        self.weights = np.zeros(SIZE)
        self.squares = np.full(SIZE, 0.01)
        self.slope = np.zeros(SIZE)
        self.mean = 0.0
        self.games = 0

    def learn(self, steps: list[tuple[np.ndarray, np.ndarray, int]], reward: float) -> None:
        """One game: what was asked, how likely each option was, and which was taken; every few games the weights are moved."""
        gain = (reward - self.mean) / np.sqrt(len(steps))
        self.mean += EARLY * (reward - self.mean)
        for found, shares, action in steps:
            spread = np.log(np.maximum(shares, 1e-9))
            # a little is added for policies that still try things out: else one bad game may end in never trying again
            push = -shares * (gain + SPREAD * (spread - (shares * spread).sum()))
            push[action] += gain
            np.add.at(self.slope, found.ravel(), np.repeat(push, found.shape[-1]))
        self.games += 1
        if self.games % TOGETHER == 0:
            self.squares = FADE * self.squares + (1 - FADE) * self.slope**2
            self.weights += RATE * self.slope / np.sqrt(self.squares + 1e-6)
            self.slope[:] = 0.0


def policy(learner: Learner, seen: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The words of all options, how likely each is, and how many there are, in every game."""
    counts = seen["action_mask"].sum(1)
    most = int(counts.max())
    found = words(seen["options"][:, :most])
    return found, chances(learner.weights, found, seen["action_mask"][:, :most] == 1), counts


def train(learner: Learner, seconds: float, games: float = np.inf, seed: int = 1, side_by_side: int = 64) -> None:
    """Play and learn for so many CPU seconds, or so many games."""
    env = envs.batch("keyforge", side_by_side, others=RIVAL, blocks=("options",))
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    steps: list[list[tuple[np.ndarray, np.ndarray, int]]] = [[] for _ in range(side_by_side)]
    won: list[bool] = []
    began = told = time.process_time()
    while time.process_time() - began < seconds and len(won) < games:
        found, shares, counts = policy(learner, seen)
        actions = drawn(shares, rng)
        for k, n in enumerate(counts):
            steps[k].append((found[k, :n], shares[k, :n], int(actions[k])))
        seen, rewards, over, cut, _ = env.step(actions)
        for k in np.flatnonzero(over | cut):
            won.append(bool(rewards[k] > 0))
            learner.learn(steps[k], float(rewards[k]))
            steps[k] = []
        if time.process_time() - told > 5:
            told = time.process_time()
            print(
                f"  {told - began:4.0f} s {len(won):6d} games, {np.mean(won[-500:]):6.1%} of the last 500 won",
                flush=True,
            )


def judge(learner: Learner, games: int, seed: int) -> float:
    """The share that is won of so many fresh games, all side by side: the first of each place counts, long or short."""
    env = envs.batch("keyforge", games, others=RIVAL, blocks=("options",))
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    result = np.full(games, np.nan)
    while np.isnan(result).any():
        _, shares, _ = policy(learner, seen)
        seen, rewards, over, cut, _ = env.step(drawn(shares, rng))
        result = np.where(np.isnan(result) & (over | cut), rewards > 0, result)
    return float(result.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play KeyForge against a rival that plays by lot.")
    parser.add_argument("--seconds", type=float, default=50, help="CPU seconds to learn for")
    parser.add_argument("--games", type=int, default=400, help="fresh games to judge it by")
    wanted = parser.parse_args()
    learner = Learner()
    print(f"before: {judge(learner, wanted.games, 10**6):.1%} of {wanted.games} games won")
    train(learner, wanted.seconds)
    print(
        f"after: {judge(learner, wanted.games, 10**6 + 1):.1%} of {wanted.games} fresh games won, drawn from the policy"
    )


if __name__ == "__main__":
    main()
