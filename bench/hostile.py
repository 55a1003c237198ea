"""How long a hostile deck file takes to be refused: `python bench/hostile.py [ROUNDS]`, in milliseconds, the slowest first.

The files are those of `tests/keyforge/decks/hostile_files.py`.  Titles are read once before; each figure is the median
of ROUNDS (5).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from keyforge.decks.hostile_files import FILES

from tableforge.errors import BadDeck
from tableforge.keyforge.cards import titles
from tableforge.keyforge.decks import formats
from tableforge.keyforge.decks.deck import tables


def refused_in(data: bytes) -> float:
    """Milliseconds until the file is refused; a file that is read is no hostile one."""
    started = perf_counter()
    try:
        formats.read(data)
    except BadDeck:
        return (perf_counter() - started) * 1000
    raise AssertionError("the file was read")


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    titles(), tables()
    took = {}
    for name, (make, _) in FILES.items():
        data = make()
        took[name] = round(median([refused_in(data) for _ in range(rounds)]), 1)
    print(json.dumps(dict(sorted(took.items(), key=lambda x: -x[1])), indent=2))
