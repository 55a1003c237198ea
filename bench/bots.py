"""How often greedy beats the random bots with each starter deck: `python bench/bots.py [GAMES]`, as JSON."""

from __future__ import annotations

import json
import statistics
import sys
from time import perf_counter

import tableforge
from tableforge import _mode, bots

DECKS = ("starter:onyx", "starter:argus")


def match(other: str, decks: tuple[str, str], games: int) -> dict[str, object]:
    """Greedy in seat 0 against another bot in seat 1."""
    won = 0
    thought: list[float] = []
    for seed in range(games):
        players = (bots.make("greedy", 2 * seed), bots.make(other, 2 * seed + 1))
        g = tableforge.new("keyforge", decks=decks, seed=seed)
        while (d := g.decision) is not None:
            view = g.view(d.seat)
            started = perf_counter()
            answer = players[d.seat].choose(view, d)
            if d.seat == 0:
                thought.append(1e3 * (perf_counter() - started))
            g.answer(answer)
        assert g.result is not None
        won += g.result["winner"] == 0
    return {
        "greedy": decks[0], other: decks[1], "games": games, "won": won,
        "ms_per_decision": round(statistics.mean(thought), 2), "ms_at_most": round(max(thought), 1),
    }  # fmt: skip


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    mode = "compiled" if _mode.compiled() else "pure"
    rows = [match(other, decks, count) for other in ("random", "bench-random") for decks in (DECKS, DECKS[::-1])]
    print(json.dumps({"mode": mode, "matches": rows}, indent=2))
