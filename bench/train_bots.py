"""Learn what a position of KeyForge is worth, from games that bots play against themselves: `python bench/train_bots.py`.

First greedy plays; then, in each generation, planners that judge by what was learned so far.  Every turn of a game that came to
an end is a lesson: what both sides had at its first question (`keyforge.worth.features`), and whether the player to move won.  A
logistic regression weighs them, drawn towards the weights of the generation before.  A few answers in a hundred are given by
lot, so that there is something to learn from worse positions, too.

The same seed gives the same weights with any number of `--jobs`.  Games of more than 70 turns are left out: they are few, but
have so many turns that what is peculiar to them would drown all else.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from operator import mul
from pathlib import Path
from random import Random

import tableforge
from tableforge import bots
from tableforge.keyforge import worth
from tableforge.keyforge.doors.bots import planner
from tableforge.keyforge.state import KeyForge
from tableforge.table.sitting import Sitting

LONGEST = 70  # turns of a game that teaches
SLIP = 0.04  # how likely an answer is given by lot
STUDENT = planner.Level("student", width=4, budget=600)
FIRST_DECK = 1_000_000  # the decks of the lessons are none that a contest uses
THINNED = 20_000  # rows from which the curvature is estimated
DRAWN = 300.0  # how strongly weights are drawn towards those before them, in rows

Lessons = tuple[list[list[int]], list[int]]  # the features of each turn, and whether the player to move won


# ---------------------------------------------------------------- games
def lessons(weights: list[float] | None, seed: int) -> Lessons:
    """What one game teaches: nothing, where it was too long."""
    game = tableforge.game("keyforge")
    deck = FIRST_DECK + 2 * seed
    setup = game.setup(decks=(f"forged:{deck}", f"forged:{deck + 1}"))
    g = Sitting(game, setup, seed)
    g.keep_undo = 0
    g.state.tracing = False
    rng = Random(seed)
    seeds = (2 * seed, 2 * seed + 1)
    players: list[bots.Bot] = [
        bots.make("greedy", x) if weights is None else planner.Planner(STUDENT, x, weights) for x in seeds
    ]
    rows: list[list[int]] = []
    movers: list[int] = []
    turn = 0
    while (d := g.decision) is not None:
        s = g.state
        assert isinstance(s, KeyForge)
        if s.turn > turn:
            turn = s.turn
            if turn > LONGEST:
                return [], []
            rows.append(worth.features(s))
            movers.append(s.active)
        by_lot = rng.random() < SLIP
        g.answer(rng.randrange(len(d.options)) if by_lot else players[d.seat].choose(g.view(d.seat, asked=False), d))
    assert g.result is not None
    return rows, [int(g.result["winner"] == p) for p in movers]


def school(weights: list[float] | None, seeds: range, jobs: int, told: Callable[[int], None]) -> Lessons:
    """The lessons of many games, one after the other, whoever of the processes played them."""
    rows: list[list[int]] = []
    won: list[int] = []
    with Pool(jobs) as pool:
        for n, (more, results) in enumerate(pool.imap(partial(lessons, weights), seeds, chunksize=4), 1):
            rows += more
            won += results
            told(n)
    return rows, won


# ---------------------------------------------------------------- what they teach
class Regression:
    """A logistic regression: how likely the player to move wins, by the features of the turn."""

    def __init__(self, rows: Sequence[Sequence[int]], won: Sequence[int]) -> None:
        self.rows = [array("d", [1, *row]) for row in rows]
        self.won = array("d", won)
        self.columns = [array("d", column) for column in zip(*self.rows)]
        every = max(1, len(rows) // THINNED)
        self.thinned = [column[::every] for column in self.columns]
        self.every = every

    def loss(self, weights: Sequence[float]) -> tuple[float, array[float]]:
        """The sum of -log p over all turns, and how far each prediction is off."""
        off = array("d")
        total = 0.0
        for row, y in zip(self.rows, self.won):
            z = sum(map(mul, row, weights))
            total += math.log1p(math.exp(-abs(z))) + max(z, 0.0) - y * z
            off.append(1.0 / (1.0 + math.exp(-z)) - y if z > -500 else -y)
        return total, off

    def fit(self, prior: Sequence[float]) -> tuple[list[float], float]:
        """The most likely weights, each drawn towards its prior as if by so many turns; and the mean loss with them."""
        n = len(self.rows)
        scale = [max(1e-3, sum(map(mul, c, c)) / n - (sum(c) / n) ** 2) for c in self.columns]
        pull = [0.25 * DRAWN * x for x in scale]
        pull[0] = 1e-3
        weights = list(prior)
        loss, off = self.loss(weights)
        best = loss
        for _ in range(30):
            slope = [sum(map(mul, c, off)) + r * (w - p) for c, r, w, p in zip(self.columns, pull, weights, prior)]
            step = solved(self.curvature(off, pull), slope)
            size = 1.0
            while size > 1e-3:
                trial = [w - size * x for w, x in zip(weights, step)]
                loss, off_there = self.loss(trial)
                drawn = loss + 0.5 * sum([r * (w - p) ** 2 for r, w, p in zip(pull, trial, prior)])
                if drawn < best:
                    break
                size /= 2
            else:
                break
            gained, best, weights, off = best - drawn, drawn, trial, off_there
            if gained < 1e-6 * n:
                break
        return weights, self.loss(weights)[0] / n

    def curvature(self, off: array[float], pull: Sequence[float]) -> list[list[float]]:
        """The second derivatives, estimated from every so many rows."""
        p = [a + b for a, b in zip(off[:: self.every], self.won[:: self.every])]
        spread = array("d", [self.every * x * (1.0 - x) for x in p])
        n = len(self.thinned)
        out = [[0.0] * n for _ in range(n)]
        for i in range(n):
            column = array("d", map(mul, self.thinned[i], spread))
            for j in range(i, n):
                out[i][j] = out[j][i] = sum(map(mul, column, self.thinned[j]))
            out[i][i] += pull[i]
        return out


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The vector that the matrix, which is positive definite, takes to the right side."""
    n = len(right)
    rows = [[*row, x] for row, x in zip(matrix, right)]
    for i in range(n):
        for j in range(i + 1, n):
            f = rows[j][i] / rows[i][i]
            if f:
                rows[j] = [b - f * a for a, b in zip(rows[i], rows[j])]
    out = [0.0] * n
    for i in reversed(range(n)):
        out[i] = (rows[i][n] - sum(map(mul, rows[i][i + 1 : n], out[i + 1 :]))) / rows[i][i]
    return out


def first_guess() -> list[float]:
    """What is weighed before anything is learned: keys, and that a key which cannot be forged is none."""
    guess = {"one key": 1.5, "two keys": 3.0, "barred": -0.3, "barred at two keys": -1.0}
    side = [guess.get(name, 0.0) for name in worth.SIDE]
    return [0.0, *side, *[-x for x in side]]


# ---------------------------------------------------------------- the course
def progress(what: str, of: int) -> Callable[[int], None]:
    """Says on standard error how far something is, every few seconds."""
    began = last = time.monotonic()

    def told(n: int) -> None:
        nonlocal last
        now = time.monotonic()
        if n == of or now - last > 5:
            last = now
            print(f"{what}: {n} of {of} games, {(now - began) / n * (of - n):.0f} s to go", file=sys.stderr, flush=True)

    return told


def course(games: Sequence[int], seed: int, jobs: int) -> Iterator[tuple[str, list[float]]]:
    """The weights after each generation, and what is to be said of it.  The lessons of the last two generations count."""
    weights, played = first_guess(), 0
    before: Lessons = ([], [])
    for k, n in enumerate(games):
        seeds = range(seed + played, seed + played + n)
        played += n
        rows, won = school(weights if k else None, seeds, jobs, progress(f"generation {k}", n))
        kept = before if k > 1 else ([], [])  # greedy is no example
        weights, loss = Regression(rows + kept[0], won + kept[1]).fit(weights)
        before = (rows, won)
        yield f"generation {k}: {len(won)} turns of {n} games, loss {loss:.4f}", weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="+", default=[1500, 3000], help="of each generation")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play side by side")
    parser.add_argument("--out", type=Path, default=planner.WEIGHTS, help="the file that the bots read")
    args = parser.parse_args()
    for told, weights in course(args.games, args.seed, args.jobs):
        print(told, file=sys.stderr, flush=True)
        how = f"python bench/train_bots.py --games {' '.join(map(str, args.games))} --seed {args.seed}"
        note = f"Learned by `{how}`: what things are worth to the player to move, and to the other one."
        args.out.write_text(planner.format_weights(weights, note), "utf-8")


if __name__ == "__main__":
    main()
