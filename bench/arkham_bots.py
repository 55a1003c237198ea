"""How far scout comes in The Gathering: `python bench/arkham_bots.py [GAMES]`, as two tables in Markdown.

The first has the five investigators alone, with both of their decks, at the four difficulties; the second one to four of them
together.  A cell says in how many games of a hundred a resolution was reached (another than "none"), and how many were won.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import tableforge
from tableforge import bots

INVESTIGATORS = ("roland", "daisy", "skids", "agnes", "wendy")
DIFFICULTIES = ("easy", "standard", "hard", "expert")
GROUPS = (("roland",), ("roland", "daisy"), ("roland", "daisy", "agnes"), ("roland", "daisy", "agnes", "wendy"))


def ending(decks: Sequence[str], difficulty: str, seed: int, bot: str = "scout") -> tuple[bool, bool]:
    """Whether one game came to a resolution, and whether it was won."""
    g = tableforge.new("arkham", seed=seed, investigators=list(decks), difficulty=difficulty)
    g.keep_undo = 0
    players = [bots.make(bot, 10 * seed + seat, "arkham") for seat in range(g.seats)]
    while (d := g.decision) is not None:
        g.answer(players[d.seat].choose(g.view(d.seat), d), d.seat)
    assert g.result is not None
    return g.result["resolution"] != "none", g.result["won"]


def cell(decks: Sequence[str], difficulty: str, games: int) -> str:
    """Of so many games: resolved / won, in percent."""
    endings = [ending(decks, difficulty, seed) for seed in range(games)]
    resolved, won = [round(100 * sum(column) / games) for column in zip(*endings, strict=True)]
    return f"{resolved} / {won}"


def table(heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], games: int) -> None:
    """One table, row by row as it is found out."""
    print(f"| resolved / won, % of {games} | {' | '.join(heads)} |\n|{' --- |' * (1 + len(heads))}")
    for name, decks in rows:
        cells = [cell(decks, difficulty, games) for difficulty in heads]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    alone = [(f"{who}{deck}", [f"starter:{who}{deck}"]) for deck in ("", "-strong") for who in INVESTIGATORS]
    table(DIFFICULTIES, alone, count)
    print()
    table(DIFFICULTIES, [(f"{len(group)}: {', '.join(group)}", group) for group in GROUPS], count)
