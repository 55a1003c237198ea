"""How many sequences of answers lead on from a position?  Small positions, counted by hand near the root, then trusted.

A file holds one position:

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

import tableforge
from tableforge.kernel.core import State, reply
from tableforge.table.sitting import Sitting

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))
NUMBERS = ("amber", "keys", "chains")


def side(text: str) -> dict[str, Any]:
    """One player of a `from` line: "amber 3, line urchin dodger".

    >>> side("amber 3, line urchin dodger")
    {'amber': 3, 'line': 'urchin dodger'}
    """
    out: dict[str, Any] = {}
    for part in filter(None, [p.strip() for p in text.split(",")]):
        name, _, rest = part.partition(" ")
        out[name] = int(rest) if name in NUMBERS else rest
    return out


def read(path: Path) -> tuple[dict[str, Any], dict[int, int]]:
    """The settings of a file's position, and its counts by depth."""
    lines = [x.strip() for x in path.read_text("utf-8").splitlines() if x.strip() and not x.startswith("#")]
    words = {x.split(None, 1)[0]: x.split(None, 1)[1] for x in lines if not x.startswith("perft")}
    assert words["id"] == path.stem, f"{path.name} has the id {words['id']}"
    you, foe = words["from"].split(" / ")
    at = side(words["at"])
    options = {"edition": at.pop("edition", "1.3")}
    players = [side(you.removeprefix("you:")), side(foe.removeprefix("foe:"))]
    options["position"] = {"players": players, **at}
    counts = {int(d): int(n) for x in lines if x.startswith("perft") for d, n in re.findall(r"perft +(\d+) +(\d+)", x)}
    return options, counts


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
    assert g.decision is not None
    rows = []
    for o in g.decision.options:
        t = g.clone().answer(o.index)
        rows.append(f"  {o.key:40} {perft(t.state, depth - 1) if depth > 1 else 1}")
    return "\n".join(rows)


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_perft(path: Path) -> None:
    options, counts = read(path)
    g = tableforge.new(path.parent.name, seed=1, **options)
    assert counts, f"{path.name} counts nothing"
    for depth, wanted in sorted(counts.items()):
        found = perft(g.state, depth)
        assert found == wanted, f"{path.name}: perft {depth} is {found}, not {wanted}\n{divide(g, depth)}"


def test_there_are_positions() -> None:
    assert len(FILES) >= 8
