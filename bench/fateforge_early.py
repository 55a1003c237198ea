"""What the hard level of Fateforge gains by playing early turns on: `python bench/fateforge_early.py OUT [--seeds N] [--first N]`.

Planners play combats of Battle mode with two heroes.  At every turn of rounds 1 and 2 at which clearly different turns lie close,
the one that `hard` takes is compared with the one of most worth: where they differ, both are played on in the same imagined games,
none of which `hard` has looked at.  One line of JSON for each turn goes to OUT; the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from tableforge.fateforge.bot import ahead, search
from tableforge.fateforge.bot.mind import BUDGET, WIDTH, Mind
from tableforge.fateforge.bot.plan import Turn, free, plan_turns
from tableforge.fateforge.doors.bots import arena
from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.kernel.core import reply

GAMES = 24  # in which two turns are compared
FRESH = 999_331  # apart from the seeds that `hard` draws
MOST_ANSWERS = 1500


def early_turns(seed: int) -> Iterator[Fate]:
    """The early turns of the game of a seed, as the seat whose turn it is imagines them."""
    settings = arena(seed)
    s = GAME.start(GAME.setup(**settings), seed)
    assert isinstance(s, Fate)
    s.tracing = False
    chance, minds, last = Random(seed), [Mind() for _ in range(s.seats)], (0, 0)
    for _ in range(MOST_ANSWERS):
        d = s.pending
        if d is None or s.round > ahead.ROUNDS:
            return
        raw = d.each()[0]
        guess = search.imagined(s, raw.seat, chance.getrandbits(63))
        guess.tracing = False
        if ahead.is_early(s) and (s.round, s.turn) != last:
            last = (s.round, s.turn)
            yield guess
        reply(s, d.answer(raw.seat, minds[raw.seat].answer(guess, raw)))


def wins(turn: Turn, minds: list[ahead.Narrow]) -> list[int]:
    """Whether the scene is won after a turn, in each of the fresh games."""
    return [int(ahead.played_on(turn.s, minds, FRESH * k + 7) > 0) for k in range(GAMES)]


def compare(s: Fate, seed: int, scene: str) -> dict[str, Any]:
    """One early turn: how many turns lay close, which was taken, in what CPU time, and how often each wins."""
    turns = plan_turns(s, s.turn, WIDTH, BUDGET, ahead.CLOSE).different(ahead.MOST_TURNS)
    row: dict[str, Any] = {"seed": seed, "scene": scene, "round": s.round, "hero": s.turn, "close": len(turns)}
    if len(turns) < 2 or not free(s, s.turn):
        return row
    began = process_time()
    best, looked_at = ahead.best_going(s, turns)
    row |= {"took": turns.index(best), "looked_at": looked_at, "seconds": round(process_time() - began, 3)}
    if row["took"]:
        minds = [ahead.Narrow() for _ in range(s.seats)]
        row |= {"planner": sum(wins(turns[0], minds)), "hard": sum(wins(best, minds)), "games": GAMES}
    return row


def sum_up(rows: list[dict[str, Any]]) -> str:
    """What the turns say, in a few lines."""
    looked = [r for r in rows if "took" in r]
    other = [r for r in looked if r["took"]]
    lines = [f"{len(rows)} early turns, {len(looked)} with others close, another one taken in {len(other)}"]
    if looked:
        seconds = sorted([r["seconds"] for r in looked])
        lines.append(
            f"CPU of such a decision: {sum(seconds) / len(seconds):.2f} s on average, {seconds[-1]:.2f} s at most"
        )
    if len(other) > 1:
        gains = [100 * (r["hard"] - r["planner"]) / r["games"] for r in other]
        mean = sum(gains) / len(gains)
        margin = 1.96 * math.sqrt(sum([(x - mean) ** 2 for x in gains]) / (len(gains) - 1) / len(gains))
        before = 100 * sum([r["planner"] for r in other]) / sum([r["games"] for r in other])
        lines.append(
            f"where another was taken: {before:.0f} % won by the turn of most worth, {mean:+.0f} ± {margin:.0f} points by the other"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, help="a file of JSON lines")
    parser.add_argument("--seeds", type=int, default=100, help="how many games")
    parser.add_argument("--first", type=int, default=7000, help="the seed of the first one")
    wanted = parser.parse_args()
    rows = [json.loads(line) for line in wanted.out.read_text().splitlines()] if wanted.out.exists() else []
    begun = max([row["seed"] for row in rows], default=wanted.first - 1)
    for seed in range(begun + 1, wanted.first + wanted.seeds):
        scene = arena(seed)["scene"]
        found = [compare(s, seed, scene) for s in early_turns(seed)]
        with wanted.out.open("a") as out:
            out.writelines([json.dumps(row) + "\n" for row in found])
        rows += found
        print(f"{seed}: {sum_up(rows)}", flush=True)


if __name__ == "__main__":
    main()
