"""What hostile texts cost: `python bench/hostile.py` for deck files, `--doubling` for every reader of texts from outside.

Without a word: how long a hostile deck file (`tests/keyforge/decks/hostile_files.py`) takes to be refused, in milliseconds, the
slowest first; titles are read once before, and each figure is the median of `--rounds`.

`--doubling`: for each reader and each text of `tests/server/hostile_texts.py` the processor's time at an eighth, a quarter, a half
and all of the greatest length that the reader is ever given.  Beside them stands by how much the last doubling multiplied the
time: 2 where work grows with the length, 4 where it grows with its square.  Each reader is shown with its worst text.  It ends
with 1 where two doublings in a row cost more than three times as much.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

sys.path.pop(0)  # this folder, which has a `keyforge` of its own
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from keyforge.decks.hostile_files import FILES
from server.hostile_texts import PIECES, READERS, refused_or_read, text

from tableforge.errors import BadDeck
from tableforge.keyforge.cards import titles
from tableforge.keyforge.decks import formats
from tableforge.keyforge.decks.deck import tables

DOUBLINGS = 3
TOO_STEEP = 3.0
LEAST = 0.004  # seconds: below it a doubling is noise


def refused_in(data: bytes) -> float:
    """Milliseconds until the file is refused; a file that is read is no hostile one."""
    started = perf_counter()
    try:
        formats.read(data)
    except BadDeck:
        return (perf_counter() - started) * 1000
    raise AssertionError("the file was read")


def deck_files(rounds: int) -> None:
    titles(), tables()
    took = {}
    for name, (make, _) in FILES.items():
        data = make()
        took[name] = round(median([refused_in(data) for _ in range(rounds)]), 1)
    print(json.dumps(dict(sorted(took.items(), key=lambda x: -x[1])), indent=2))


def doubled(reader: str, name: str, rounds: int) -> list[float]:
    """Seconds of the processor for a text at each length; the least of some rounds, for others only add to it."""
    do, longest = READERS[reader]
    out = []
    for k in range(DOUBLINGS, -1, -1):
        hostile, took = text(name, longest >> k), []
        for _ in range(rounds):
            began = process_time()
            refused_or_read(do, hostile)
            took.append(process_time() - began)
        out.append(min(took))
    return out


def steep(took: list[float]) -> bool:
    """Whether time grew faster than length, and more than once."""
    grown = [after / before for before, after in pairwise(took) if before >= LEAST]
    return len([x for x in grown[-2:] if x > TOO_STEEP]) == 2


def doubling(rounds: int) -> int:
    print(f"{'reader':24} {'worst text':30} {'length':>9} {'ms at 1/8, 1/4, 1/2, 1':>28}  last doubling")
    bad = 0
    for reader, (do, longest) in READERS.items():
        refused_or_read(do, "x")  # what is made once is made now
        took = {name: doubled(reader, name, rounds) for name in PIECES}
        worst = max(took, key=lambda name: took[name][-1])
        ms, times = "  ".join([f"{t * 1000:5.1f}" for t in took[worst]]), took[worst][-1] / max(took[worst][-2], 1e-9)
        print(f"{reader:24} {worst:30} {longest:9,} {ms:>28}  × {times:.1f}", flush=True)
        for name in [name for name in PIECES if steep(took[name])]:
            print(f"    too steep: {name}: {took[name]}")
            bad += 1
    return 1 if bad else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--doubling", action="store_true")
    asked = parser.parse_args()
    if asked.doubling:
        sys.exit(doubling(min(asked.rounds, 3)))
    deck_files(asked.rounds)
