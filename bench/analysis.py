"""How true the analysis's chances are: in fresh games between bots, what was said before each turn and what came of it.

    python bench/analysis.py --games 2000 --out calibration.json
    python bench/analysis.py --read calibration.json --plot docs/pictures/calibration.svg

Every turn gives one figure: the chance to win of the seat to move, as the curve of an analysis has it at the turn's first choice.
A run goes on after the games that its file has; a game that does not end after many answers counts as half won.
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
from tableforge.bots.contest import MOST_ANSWERS, Arena

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
    while (d := g.decision) is not None and len(g.answers) < MOST_ANSWERS:
        now = analyst.find_turn(g.state)
        if now != turn and now[1] == d.seat and len(d.options) > 1 and analyst.is_judged(d.kind):
            turn = now
            world = imagine(g.game, g.state, d.seat, seed_for(1, "calibration", seed, len(g.answers)))
            lines = analyst.find_lines(world, d.seat, analyst.DEPTH)
            if lines:
                said.append((d.seat, lines[0].value))
        g.answer(players[d.seat].choose(g.view(d.seat, asked=False), d), d.seat)
    if not g.over:
        return [[round(value, 4), 0.5] for _, value in said]
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


SIDE, MARGIN = 420, 56  # of the plot, in its own units
STYLE = """
text{font:13px system-ui,sans-serif;fill:#222}
.grid{stroke:#ddd}.level{stroke:#888;stroke-dasharray:5 4}.bar{fill:#d5dcea}
.seen{fill:#1d4f91}.margin{stroke:#1d4f91;stroke-width:2}
"""


def plot(found: dict[str, Any]) -> str:
    """The table as a picture: for each group what was said and what was seen, with its margin; below it, how many turns."""
    groups = sum_up(found["rows"])
    most = max([one["turns"] for one in groups], default=1)

    def at(x: float) -> float:
        return MARGIN + SIDE * x

    def up(y: float) -> float:
        return MARGIN / 2 + SIDE * (1 - y)

    out = [
        f"<style>{STYLE}</style>",
        f'<rect width="{SIDE + 1.5 * MARGIN:.0f}" height="{SIDE + 1.5 * MARGIN:.0f}" fill="#fff"/>',
    ]
    for k in range(0, 101, 20):
        x = k / 100
        out.append(f'<path class="grid" d="M{at(x):.1f} {up(0):.1f}V{up(1):.1f}M{at(0):.1f} {up(x):.1f}H{at(1):.1f}"/>')
        out.append(f'<text x="{at(x):.1f}" y="{up(0) + 18:.1f}" text-anchor="middle">{k} %</text>')
        out.append(f'<text x="{at(0) - 8:.1f}" y="{up(x) + 4:.1f}" text-anchor="end">{k} %</text>')
    for one in groups:
        wide, high = SIDE / GROUPS, 0.25 * SIDE * one["turns"] / most
        left = at(one["group"] / GROUPS)
        title = f"<title>{one['turns']} turns</title>"
        out.append(
            f'<rect class="bar" x="{left + 2:.1f}" y="{up(0) - high:.1f}" width="{wide - 4:.1f}" height="{high:.1f}">{title}</rect>'
        )
    out.append(f'<path class="level" d="M{at(0):.1f} {up(0):.1f}L{at(1):.1f} {up(1):.1f}"/>')
    for one in groups:
        x = at(one["said"])
        out.append(f'<path class="margin" d="M{x:.1f} {up(one["low"]):.1f}V{up(one["high"]):.1f}"/>')
        out.append(f'<circle class="seen" cx="{x:.1f}" cy="{up(one["seen"]):.1f}" r="5"/>')
    out.append(f'<text x="{at(0.5):.1f}" y="{up(0) + 36:.1f}" text-anchor="middle">said before the turn</text>')
    out.append(f'<text transform="translate(13 {up(0.5):.1f}) rotate(-90)" text-anchor="middle">games won</text>')
    size = f"{SIDE + 1.5 * MARGIN:.0f}"
    told = f"Games won against the chance that was said, {len(found['rows'])} games"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" role="img" aria-label="{told}">'
    return head + "\n".join(out) + "</svg>\n"


def take_up(kept: dict[str, Any], asked: dict[str, Any]) -> dict[str, Any]:
    """What an earlier run of the same games wrote down, or what is asked for now where that was another run."""
    same = ("game", "bots", "first")
    return kept if [kept.get(name) for name in same] == [asked[name] for name in same] else asked


def main() -> None:
    """Play, and write down what came of it from time to time, so that a long run can be ended."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--game", default="keyforge")
    ask.add_argument("--games", type=int, default=2000)
    ask.add_argument("--first", type=int, default=FIRST)
    ask.add_argument("--bots", default="medium", help="who plays, with commas for the seats in order")
    ask.add_argument("--out", type=Path)
    ask.add_argument("--read", type=Path, help="show what an earlier run wrote down")
    ask.add_argument("--plot", type=Path, help="draw the table into this file, too (SVG)")
    given = ask.parse_args()
    if given.read:
        found = json.loads(given.read.read_text("utf-8"))
        show(found)
        if given.plot:
            given.plot.write_text(plot(found), "utf-8")
        return
    names = tuple(given.bots.split(","))
    found = {"game": given.game, "bots": list(names), "first": given.first, "rows": [], "cpu": 0.0}
    if given.out and given.out.exists():
        found = take_up(json.loads(given.out.read_text("utf-8")), found)
    before = found["cpu"]
    for k in range(len(found["rows"]), given.games):
        found["rows"].append(play_game(given.game, names, given.first + k))
        found["cpu"] = before + process_time()
        if given.out and (k % 20 == 19 or k + 1 == given.games):
            given.out.write_text(json.dumps(found), "utf-8")
            print(f"{k + 1}/{given.games}", file=sys.stderr)
    show(found)
    if given.plot:
        given.plot.write_text(plot(found), "utf-8")


if __name__ == "__main__":
    main()
