"""How true the analysis's chances are: in fresh games between bots, what was said before each turn and what came of it.

    python bench/analysis.py --games 2000 --out calibration.json        python bench/analysis.py --read calibration.json

Every turn gives one figure: the chance to win of the seat to move, as the curve of an analysis has it at the turn's first choice.
Games are counted in groups of what was said; the margin is that of 95 %, with turns of one game taken together: they are resampled
game by game, for the turns of a game share its end.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import tableforge
from tableforge import bots
from tableforge.analysis.parts import find_analyst
from tableforge.analysis.walk import imagine, seed_for
from tableforge.bots.contest import Arena

FIRST = 5_000_000  # seeds that no training and no other bench uses
GROUPS = 10
RESAMPLED = 400


def play_game(game: str, names: tuple[str, ...], seed: int) -> list[list[float]]:
    """One game: for each turn the chance that was said, and whether the seat won."""
    arena = tableforge.games.find_part("bots", game, Arena)
    g = tableforge.new(game, seed=seed, **({} if arena is None else arena.arena(seed)))
    analyst = find_analyst(game)
    players = [bots.make(names[k % len(names)], 2 * seed + k, game) for k in range(g.seats)]
    said: list[tuple[int, float]] = []
    turn = None
    while (d := g.decision) is not None:
        now = analyst.find_turn(g.state)
        if now != turn and now[1] == d.seat and len(d.options) > 1 and analyst.is_judged(d.kind):
            turn = now
            world = imagine(g.game, g.state, d.seat, seed_for(1, "calibration", seed, len(g.answers)))
            lines = analyst.find_lines(world, d.seat, analyst.DEPTH)
            if lines:
                said.append((d.seat, lines[0].value))
        g.answer(players[d.seat].choose(g.view(d.seat, asked=False), d), d.seat)
    s = g.state.clone()
    s.tracing = False
    turn = analyst.find_turn(s)
    return [[round(value, 4), float(analyst.finish(s, seat, turn, analyst.DEPTH) or 0.0)] for seat, value in said]


def sum_up(rows: list[list[list[float]]]) -> list[dict[str, Any]]:
    """What was said and what was seen, by groups of what was said."""
    rng = Random(1)
    means: list[list[float]] = [[] for _ in range(GROUPS)]
    for _ in range(RESAMPLED):
        got = count([rows[rng.randrange(len(rows))] for _ in rows])
        for k, (n, _, won) in enumerate(got):
            if n:
                means[k].append(won / n)
    out = []
    for k, (n, said, won) in enumerate(count(rows)):
        if n:
            near = sorted(means[k])
            low, high = near[int(0.025 * len(near))], near[int(0.975 * (len(near) - 1))]
            out.append({"group": k, "turns": n, "said": said / n, "seen": won / n, "low": low, "high": high})
    return out


def count(rows: list[list[list[float]]]) -> list[tuple[int, float, float]]:
    """In each group: turns, the sum of what was said, the sum of what came."""
    out = [[0, 0.0, 0.0] for _ in range(GROUPS)]
    for game in rows:
        for said, won in game:
            one = out[min(GROUPS - 1, int(said * GROUPS))]
            one[0] += 1
            one[1] += said
            one[2] += won
    return [(int(n), said, won) for n, said, won in out]


def show(found: dict[str, Any]) -> None:
    """The table of the docs."""
    rows = found["rows"]
    turns = sum([len(game) for game in rows])
    brier = sum([(said - won) ** 2 for game in rows for said, won in game]) / max(1, turns)
    print(
        f"{found['game']}: {len(rows)} games of {'/'.join(found['bots'])}, {turns} turns, seeds from {FIRST};", end=" "
    )
    print(f"mean squared error {brier:.3f}; {found['cpu']:.0f} s of CPU\n")
    print("| said | turns | said, mean | seen | 95 % |\n| --- | --- | --- | --- | --- |")
    for one in sum_up(rows):
        lo, hi = 100 * one["group"] // GROUPS, 100 * (one["group"] + 1) // GROUPS
        said, seen, low, high = [100 * one[name] for name in ("said", "seen", "low", "high")]
        print(f"| {lo} to {hi} % | {one['turns']} | {said:.1f} % | {seen:.1f} % | {low:.1f} to {high:.1f} % |")


def main() -> None:
    """Play, and write down what came of it from time to time, so that a long run can be ended."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--game", default="keyforge")
    ask.add_argument("--games", type=int, default=2000)
    ask.add_argument("--first", type=int, default=FIRST)
    ask.add_argument("--bots", default="medium", help="who plays, with commas for the seats in order")
    ask.add_argument("--out", type=Path)
    ask.add_argument("--read", type=Path, help="show what an earlier run wrote down")
    given = ask.parse_args()
    if given.read:
        show(json.loads(given.read.read_text("utf-8")))
        return
    names = tuple(given.bots.split(","))
    found: dict[str, Any] = {"game": given.game, "bots": names, "rows": [], "cpu": 0.0}
    for k in range(given.games):
        found["rows"].append(play_game(given.game, names, given.first + k))
        found["cpu"] = process_time()
        if given.out and (k % 20 == 19 or k + 1 == given.games):
            given.out.write_text(json.dumps(found), "utf-8")
            print(f"{k + 1}/{given.games}", file=sys.stderr)
    show(found)


if __name__ == "__main__":
    main()
