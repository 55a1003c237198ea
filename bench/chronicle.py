"""How long a chronicle of Fateforge takes to load, and its content: `python bench/chronicle.py [CAMPAIGNS]`, as JSON.

Campaigns are played by lot from their first scene to an ending and saved as one game each; a load replays every answer.  Content
is read in processes of their own, first without the user's cache, then with it.  All times are CPU time, the best of three, so
that other work on the machine matters little; `limit` is what the project holds itself to.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from time import process_time
from typing import Any

import tableforge
from tableforge import laws
from tableforge.bench import machine
from tableforge.table.sitting import answer_key

LOAD_LIMIT_S, CONTENT_LIMIT_MS, SIZE_LIMIT = 1.0, 150, 1_000_000
CHILD = """
from time import process_time
from tableforge.fateforge import cards
from tableforge.fateforge.cards import tales
began = process_time()
cards.pack(), tales.tale()
print((process_time() - began) * 1000)
"""


def played(seed: int) -> str:
    """The save of a whole campaign by lot."""
    game = tableforge.game("fateforge")
    g = tableforge.new("fateforge", seed=seed, **game.sample(seed, "tale"))
    chooser = laws.Chooser(seed)
    while (d := g.state.pending) is not None and not g.over:
        g.answer(answer_key(game, g.state, chooser.pick(d)))
    return g.save()


def load_time(save: str) -> float:
    began = process_time()
    tableforge.load(save)
    return process_time() - began


def loads(campaigns: int) -> dict[str, Any]:
    rows = []
    for seed in range(campaigns):
        save = played(seed)
        took = min([load_time(save) for _ in range(3)])
        rows.append(
            {"answers": len(json.loads(save)["answers"]), "bytes": len(save.encode()), "load_s": round(took, 3)}
        )
    longest = max(rows, key=lambda row: row["answers"])
    return {
        "campaigns": campaigns,
        "longest": longest,
        "median_load_s": sorted([row["load_s"] for row in rows])[len(rows) // 2],
        "limit_s": LOAD_LIMIT_S,
        "limit_bytes": SIZE_LIMIT,
    }


def content() -> dict[str, Any]:
    """Reading all content in a new process: the first time, and after that, the best of three."""

    def took(home: str) -> float:
        env = {**os.environ, "TABLEFORGE_HOME": home}
        return float(
            subprocess.run([sys.executable, "-c", CHILD], env=env, capture_output=True, text=True, check=True).stdout
        )

    with tempfile.TemporaryDirectory() as home:
        first = took(home)
        after = min([took(home) for _ in range(3)])
    return {"first_ms": round(first), "after_ms": round(after), "limit_ms": CONTENT_LIMIT_MS}


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    print(json.dumps({**machine(), "load": loads(wanted), "content": content()}, indent=1))
