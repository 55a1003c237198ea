"""How the work grows with the board: `python bench/growth.py [ROUNDS]`, microseconds, as JSON.

legal moves: everything the active player may do, with so many ready creatures a side.  picks: one effect that picks so many
creatures, one question each, from the first question to the last answer.
"""

from __future__ import annotations

import json
import sys
from statistics import median
from time import perf_counter

import tableforge
from tableforge import _mode
from tableforge.kernel.core import Program, advance, reply
from tableforge.keyforge import turn
from tableforge.keyforge.ops.amber import PlaceAmber
from tableforge.keyforge.ops.choose import PickCards
from tableforge.keyforge.questions import creature, num
from tableforge.keyforge.state import KeyForge, KFrame

A_SIDE = (2, 4, 7, 10, 14)
PICKING = Program("bench#picks", (PickCards(creature, None, None, False, False, 0), PlaceAmber(num(1), None)))


def board(a_side: int) -> KeyForge:
    """The main step with so many ready creatures on each side."""
    game = tableforge.game("keyforge")
    line = " ".join(["troll"] * a_side)
    position = {"players": [{"line": line}, {"line": line}], "step": "main", "house": "brobnar"}
    s = game.start(game.setup(position=position), 0)
    assert isinstance(s, KeyForge)
    s.tracing = False
    return s


def legal_moves(a_side: int, rounds: int) -> float:
    s = board(a_side)
    times: list[float] = []
    for _ in range(rounds):
        started = perf_counter()
        for _ in range(100):
            turn.acts(s)
        times.append(1e4 * (perf_counter() - started))
    return round(median(times), 2)


def picks(a_side: int, rounds: int) -> float:
    laid = board(a_side)
    laid.pending = None
    times: list[float] = []
    for _ in range(rounds):
        s = laid.clone()
        s.call(KFrame(PICKING, 0, s.active))
        started = perf_counter()
        advance(s)
        asked = 0
        while s.pending is not None and s.pending.kind == "target":
            reply(s, s.pending.options[0])
            asked += 1
        times.append(1e6 * (perf_counter() - started))
        assert asked == 2 * a_side
    return round(median(times), 1)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    print(
        json.dumps(
            {
                "mode": "compiled" if _mode.compiled("keyforge") else "pure",
                "legal moves, by creatures a side": {n: legal_moves(n, count) for n in A_SIDE},
                "picks, by their number": {2 * n: picks(n, count) for n in A_SIDE},
            },
            indent=2,
        )
    )
