"""How far the bots come: `python bench/arkham_bots.py [GAMES] [alone|groups|scenarios|levels …]`, as tables in Markdown.

Without a word for what is wanted, the first three, which are scout's.
The first table has the five investigators alone in The Gathering, with both of their decks, at the four difficulties; the second
one to four of them together.  A cell says in how many games of a hundred a resolution was reached (another than "none"), and how
many were won.  The third has the other scenarios: how many were won and, as all six cultists are hardly ever found in The
Midnight Masks, how many of them on average.

The fourth, `levels`, has the levels beside scout on the same seeds, from 500,000 on, which nobody tuned on: the strong decks
alone and two pairs in The Gathering at Standard, alone in The Midnight Masks at Standard, and in The Devourer Below at Easy.
`levels hard` has one of them alone, `levels hard agnes` one deck or pair, so that long measurements can be taken piece by piece:
`--rows FILE` keeps each game as a line of JSON and goes on after those that are there, `--told FILE` prints the table of what was
kept.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any

import tableforge
from tableforge import bots
from tableforge.arkham.scenarios.the_midnight_masks import CULTISTS

INVESTIGATORS = ("roland", "daisy", "skids", "agnes", "wendy")
DIFFICULTIES = ("easy", "standard", "hard", "expert")
GROUPS = (("roland",), ("roland", "daisy"), ("roland", "daisy", "agnes"), ("roland", "daisy", "agnes", "wendy"))
MASKS, DEVOURER = "the-midnight-masks", "the-devourer-below"
FRESH = 500_000  # seeds from here on are used by nothing else
LEVELS = ("scout", "easy", "medium", "hard")
GATHERING_PAIRS = (("roland-strong", "daisy-strong"), ("skids-strong", "agnes-strong"))
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


# ------------------------------------------------------------------ the levels beside scout
def contests() -> dict[str, tuple[str, str, tuple[str, ...]]]:
    """What the levels are measured in: scenario, difficulty and decks, by name."""
    found: dict[str, tuple[str, str, tuple[str, ...]]] = {}
    for who in INVESTIGATORS:
        found[who] = ("the-gathering", "standard", (f"{who}-strong",))
    for pair in GATHERING_PAIRS:
        found["+".join([x.removesuffix("-strong") for x in pair])] = ("the-gathering", "standard", pair)
    for who in INVESTIGATORS:
        found[f"masks-{who}"] = (MASKS, "standard", (f"{who}-strong",))
    for who in INVESTIGATORS:
        found[f"devourer-{who}"] = (DEVOURER, "easy", (f"{who}-strong",))
    return found


def measured(name: str, bot: str, seed: int) -> Result:
    """One game of a bot in every seat: what came of it, and the CPU seconds of its answers."""
    scenario, difficulty, decks = contests()[name]
    settings = {"investigators": [f"starter:{x}" for x in decks], "difficulty": difficulty, "scenario": scenario}
    g = tableforge.new("arkham", seed=seed, **settings)
    g.keep_undo = 0
    players = [bots.make(bot, 10 * seed + seat, "arkham") for seat in range(g.seats)]
    seconds: list[float] = []
    while (d := g.decision) is not None:
        view = g.view(d.seat)
        begun = process_time()
        answer = players[d.seat].choose(view, d)
        if len(d.options) > 1:
            seconds.append(process_time() - begun)
        g.answer(answer, d.seat)
    assert g.result is not None
    found = sum([id in CULTISTS for id in g.result["victory"]])
    return {
        "contest": name,
        "bot": bot,
        "seed": seed,
        "won": int(g.result["won"]),
        "cultists": found,
        "answers": len(seconds),
        "seconds": round(sum(seconds), 3),
        "longest": round(max(seconds), 3),
    }


def measure_levels(games: int, names: Sequence[str], levels: Sequence[str], rows: Path | None) -> list[Result]:
    """All games of some contests and levels, seed by seed; those that are kept in a file are not played again."""
    kept = [json.loads(line) for line in rows.read_text("utf-8").splitlines()] if rows and rows.exists() else []
    known = {(x["contest"], x["bot"], x["seed"]) for x in kept}
    for seed in range(FRESH, FRESH + games):
        for name in names:
            for bot in levels:
                if (name, bot, seed) in known:
                    continue
                kept.append(measured(name, bot, seed))
                if rows is not None:
                    with rows.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(kept[-1]) + "\n")
    return kept


def mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and the margin of 95 in a hundred."""
    n = len(values)
    mean = sum(values) / n
    return mean, 1.96 * math.sqrt(sum([(x - mean) ** 2 for x in values]) / max(1, n - 1) / n)


def levels_table(rows: Sequence[Result]) -> None:
    """The levels beside scout, paired by seed."""
    print("| contest | level | games | won, % | cultists | more than scout | ms an answer | the longest, s |")
    print("|" + " --- |" * 8)
    for name in [x for x in contests() if any([r["contest"] == x for r in rows])]:
        scout = {r["seed"]: r for r in rows if r["contest"] == name and r["bot"] == "scout"}
        for bot in LEVELS:
            mine = [r for r in rows if r["contest"] == name and r["bot"] == bot]
            if not mine:
                continue
            what, unit = ("cultists", 1.0) if name.startswith("masks") else ("won", 100.0)
            pairs = [unit * (r[what] - scout[r["seed"]][what]) for r in mine if r["seed"] in scout]
            more = (
                "{:+.3g} ± {:.2g} ({})".format(*mean_and_margin(pairs), len(pairs)) if pairs and bot != "scout" else ""
            )
            won = "{:.0f} ± {:.0f}".format(*mean_and_margin([100.0 * r["won"] for r in mine]))
            found = "{:.2f} ± {:.2f}".format(*mean_and_margin([r["cultists"] for r in mine]))
            ms = 1000.0 * sum([r["seconds"] for r in mine]) / max(1, sum([r["answers"] for r in mine]))
            longest = max([r["longest"] for r in mine])
            told = found if what == "cultists" else ""
            print(f"| {name} | {bot} | {len(mine)} | {won} | {told} | {more} | {ms:.1f} | {longest:.2f} |")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("games", type=int, nargs="?", default=100)
    ask.add_argument("wanted", nargs="*", help="alone, groups, scenarios; levels, with names of levels and contests")
    ask.add_argument("--rows", type=Path, help="levels: keep each game as a line of this file, and go on with it")
    ask.add_argument("--told", type=Path, help="levels: print the table of a file of rows, and play nothing")
    told = ask.parse_args()
    if told.told is not None:
        levels_table([json.loads(line) for line in told.told.read_text("utf-8").splitlines()])
    elif "levels" in told.wanted:
        names = [x for x in told.wanted if x in contests()] or list(contests())
        levels = [x for x in told.wanted if x in LEVELS]
        levels_table(measure_levels(told.games, names, ["scout", *levels] if levels else LEVELS, told.rows))
    else:
        scout_tables(told.games, told.wanted or ("alone", "groups", "scenarios"))


def scout_tables(games: int, wanted: Sequence[str]) -> None:
    """The three tables of scout."""
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
    main()
