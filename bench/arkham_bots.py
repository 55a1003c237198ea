"""How far scout comes: `python bench/arkham_bots.py [GAMES] [alone|groups|scenarios …]`, as tables in Markdown.

The first table has the five investigators alone in The Gathering, with both of their decks, at the four difficulties; the second
one to four of them together.  A cell says in how many games of a hundred a resolution was reached (another than "none"), and how
many were won.  The third has the other scenarios: how many were won and, as all six cultists are hardly ever found in The
Midnight Masks, how many of them on average.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import tableforge
from tableforge import bots
from tableforge.arkham.scenarios.the_midnight_masks import CULTISTS

INVESTIGATORS = ("roland", "daisy", "skids", "agnes", "wendy")
DIFFICULTIES = ("easy", "standard", "hard", "expert")
GROUPS = (("roland",), ("roland", "daisy"), ("roland", "daisy", "agnes"), ("roland", "daisy", "agnes", "wendy"))
MASKS, DEVOURER = "the-midnight-masks", "the-devourer-below"
Result = dict[str, Any]


def ending(
    decks: Sequence[str], difficulty: str, seed: int, scenario: str = "the-gathering", bot: str = "scout"
) -> Result:
    """How one game ended."""
    g = tableforge.new("arkham", seed=seed, investigators=list(decks), difficulty=difficulty, scenario=scenario)
    g.keep_undo = 0
    players = [bots.make(bot, 10 * seed + seat, "arkham") for seat in range(g.seats)]
    while (d := g.decision) is not None:
        g.answer(players[d.seat].choose(g.view(d.seat), d), d.seat)
    assert g.result is not None
    return g.result


def resolved_and_won(results: Sequence[Result]) -> str:
    """Resolved / won, in percent."""
    resolved = sum([r["resolution"] != "none" for r in results])
    return f"{round(100 * resolved / len(results))} / {won(results)}"


def won(results: Sequence[Result]) -> str:
    return str(round(100 * sum([r["won"] for r in results]) / len(results)))


def cultists(results: Sequence[Result]) -> str:
    """How many cultists were found, on average."""
    return f"{sum([id in CULTISTS for r in results for id in r['victory']]) / len(results):.1f}"


Row = tuple[str, Sequence[str], str, Callable[[Sequence[Result]], str]]


def table(said: str, rows: Sequence[Row], games: int) -> None:
    """One table, row by row as it is found out."""
    print(f"| {said}, {games} games | {' | '.join(DIFFICULTIES)} |\n|{' --- |' * (1 + len(DIFFICULTIES))}")
    for name, decks, scenario, told in rows:
        cells = [told([ending(decks, level, seed, scenario) for seed in range(games)]) for level in DIFFICULTIES]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)
    print()


def main(games: int, wanted: Sequence[str]) -> None:
    if "alone" in wanted:
        names = [f"{who}{deck}" for deck in ("", "-strong") for who in INVESTIGATORS]
        alone: list[Row] = [(x, [f"starter:{x}"], "the-gathering", resolved_and_won) for x in names]
        table("resolved / won, %", alone, games)
    if "groups" in wanted:
        groups: list[Row] = [(f"{len(x)}: {', '.join(x)}", x, "the-gathering", resolved_and_won) for x in GROUPS]
        table("resolved / won, %", groups, games)
    if "scenarios" in wanted:
        some = (*[(who,) for who in INVESTIGATORS], *GROUPS[1:])
        table("The Midnight Masks: cultists found, of six", [(", ".join(x), x, MASKS, cultists) for x in some], games)
        table("The Devourer Below: won, %", [(", ".join(x), x, DEVOURER, won) for x in some], games)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, sys.argv[2:] or ("alone", "groups", "scenarios"))
