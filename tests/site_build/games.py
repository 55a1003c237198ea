"""Games by lot, to be compared between Pythons: this file runs natively and under Pyodide."""

from __future__ import annotations

import hashlib
import json
from random import Random

import tableforge


def play_games(count: int) -> dict[str, str]:
    """Play so many games of every kind by lot; a digest of how all of them ended, by game."""
    out = {}
    for name in tableforge.games.built_in_games():
        whole, first = hashlib.sha256(), tableforge.new(name)
        for seed in range(count):
            g, lot = first.again(seed), Random(seed)
            while g.asked:
                seat, d = next(iter(g.asked.items()))
                g.answer(lot.randrange(len(d.options)), seat)
            whole.update(f"{len(g.answers)} {g.digest()}".encode())
        out[name] = whole.hexdigest()
    return out


def tell(count: int) -> None:
    """Print them as one line of JSON."""
    print(json.dumps(play_games(count)))
