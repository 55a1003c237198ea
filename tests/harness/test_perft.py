"""How many sequences of answers lead on from a position?  Small positions, counted by hand near the root, then trusted.

A file holds one position in the words of its game (`facts.position`), as this one of KeyForge:

    # why the first counts are what they are
    id    one-card-in-hand
    from  you: hand dust-pixie / foe: amber 2, line urchin+stun
    at    house untamed, step main, edition 1.3
    perft 1 3    perft 2 5

`perft D N`: N sequences of D answers; a game that is over before D answers counts none.  Decks are empty unless given,
so that nothing is drawn and chance has no say.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from harness import GAMES, facts, files

import tableforge
from tableforge.kernel.core import State, reply
from tableforge.table.sitting import Sitting

FILES = files("perft")


def read(game: str, path: Path) -> tuple[dict[str, Any], dict[int, int]]:
    """The settings of a file's position, and its counts by depth."""
    lines = [x.strip() for x in path.read_text("utf-8").splitlines() if x.strip() and not x.startswith("#")]
    words = {x.split(None, 1)[0]: x.split(None, 1)[1] for x in lines if not x.startswith("perft")}
    assert words["id"] == path.stem, f"{path.name} has the id {words['id']}"
    counts = {int(d): int(n) for x in lines if x.startswith("perft") for d, n in re.findall(r"perft +(\d+) +(\d+)", x)}
    return facts(game).position(words), counts


def perft(s: State, depth: int) -> int:
    """The number of sequences of so many answers."""
    d = s.pending
    if d is None or s.over:
        return 0
    if depth == 1:
        return len(d.options)
    total = 0
    for o in d.options:
        t = s.clone()
        reply(t, o)
        total += perft(t, depth - 1)
    return total


def divide(g: Sitting, depth: int) -> str:
    """The count behind each first answer: where a wrong count comes from."""
    rows = []
    for d in g.asked.values():
        for o in d.options:
            t = g.clone().answer(o.index, d.seat)
            rows.append(f"  {d.seat} {o.key:40} {perft(t.state, depth - 1) if depth > 1 else 1}")
    return "\n".join(rows)


@pytest.mark.parametrize(("game", "path"), [pytest.param(game, path, id=f"{game}/{path.stem}") for game, path in FILES])
def test_perft(game: str, path: Path) -> None:
    options, counts = read(game, path)
    g = tableforge.new(game, seed=1, **options)
    assert counts, f"{path.name} counts nothing"
    for depth, wanted in sorted(counts.items()):
        found = perft(g.state, depth)
        assert found == wanted, f"{path.name}: perft {depth} is {found}, not {wanted}\n{divide(g, depth)}"


def test_every_game_has_positions() -> None:
    assert {game for game, _ in FILES} == set(GAMES)
    assert len(FILES) >= 10
