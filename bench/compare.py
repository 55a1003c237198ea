"""This checkout beside an older one, in one run: `python bench/compare.py OLD_TREE [ROUNDS]`, as JSON.

Both play the same KeyForge games, in turn, each time in a process of its own; the best round of each counts, in CPU time, so
that other work on the machine matters little.  A tree runs compiled where it has been built; `TABLEFORGE_PURE=1` compares
the sources.  `checksum` is over the length and the winner of every game: it is the same as long as no ruling has changed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
GAMES = 60

# It must run on every version since the first, so it stands on as little as possible.
CHILD = """
import json, sys, zlib
from random import Random
from time import process_time

sys.path.insert(0, sys.argv[1] + "/src")
import tableforge
from tableforge import _mode
from tableforge.kernel.core import reply
from tableforge.table.sitting import Sitting

game = tableforge.game("keyforge")
setup = game.setup(decks=("starter:onyx", "starter:argus"), edition="1.3")
laid = game.lay(setup) if hasattr(game, "lay") else None


def pick(d, rng):
    options = d.options
    n = len(options)
    if n > 1 and (d.kind if hasattr(d, "kind") else d.ask) == "act":
        if rng() < 0.05:
            return n - 1
        n -= 1
    return int(rng() * n)


def states(seed):
    rng = Random(seed).random
    s = game.start(setup, seed) if laid is None else game.begin(laid, seed)
    s.tracing = False
    s.events.clear()
    n = 0
    while not s.over:
        reply(s, s.pending.options[pick(s.pending, rng)])
        n += 1
    return s.turn, s.winner, n


def door(seed):
    rng = Random(seed).random
    g = Sitting(game, setup, seed)
    n = 0
    while (d := g.decision) is not None:
        g.answer(pick(d.raw, rng))
        n += 1
    return g.state.turn, g.state.winner, n


def rate(play, games):
    started = process_time()
    results = [play(seed) for seed in range(games)]
    return games / (process_time() - started), zlib.crc32(repr(results).encode())


states(0), door(0)
s = game.start(setup, 1)
started = process_time()
for _ in range(20000):
    s.clone()
out = {"clone_us": 1e6 * (process_time() - started) / 20000, "compiled": _mode.compiled()}
games = int(sys.argv[2])
bare, through_the_door = [], []
for _ in range(3):  # in turn, too: the speed of the machine changes within a second
    bare.append(rate(states, games))
    through_the_door.append(rate(door, games))
out["states"], out["checksum"] = max(bare)
out["door"] = max(through_the_door)[0]
json.dump(out, sys.stdout)
"""


def measured(tree: Path) -> dict[str, float]:
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    command = [sys.executable, "-c", CHILD, str(tree), str(GAMES)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(old: Path, rounds: int) -> dict[str, object]:
    found: dict[str, list[dict[str, float]]] = {"old": [], "new": []}
    for _ in range(rounds):
        found["old"].append(measured(old))
        found["new"].append(measured(HERE))
    best = {
        side: {
            "compiled": bool(runs[0]["compiled"]),
            "checksum": runs[0]["checksum"],
            "states_per_s": round(max(run["states"] for run in runs)),
            "door_per_s": round(max(run["door"] for run in runs)),
            "clone_us": round(min(run["clone_us"] for run in runs), 2),
        }
        for side, runs in found.items()
    }
    return {
        **best,
        "states, new to old": round(best["new"]["states_per_s"] / best["old"]["states_per_s"], 2),
        "door, new to old": round(best["new"]["door_per_s"] / best["old"]["door_per_s"], 2),
        "door to states": round(best["new"]["door_per_s"] / best["new"]["states_per_s"], 2),
    }


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    print(json.dumps(compare(Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else 5), indent=2))
