"""The baseline of `tableforge-bench/1`: our own bots play its public games, and what they reach is written down.

    nice python bench/mcp_baseline.py --games 100 --quest 40 --jobs 2     # writes mcp/baseline-1.toml and the tables of docs/mcp.md

Every figure of docs/mcp.md is from this file.  A task may ask for fewer games (`--quest 40`: quests take long).  What the file
has of the same version of a bot, with the same content and engine, stays; the rest is played, the file is written after each row,
and the same command goes on after a stop.  `--task NAME` and `--player BOT` choose rows, `--anew` plays them whatever is there,
and `--only-write` plays nothing.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
import tomllib
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tableforge import games
from tableforge.mcp import score, tasks
from tableforge.mcp.tasks import Task

PAGE = Path(__file__).resolve().parents[1] / "docs" / "mcp.md"
Rows = dict[str, dict[str, list[float]]]  # scores by task and bot


def play(name: str, player: str, number: int) -> tuple[float, float]:
    """The score of one game, and the CPU seconds that it took."""
    began = time.process_time()
    drawn = tasks.draw_game(tasks.find_task(name), number)
    return tasks.score_game(drawn, tasks.play_bot(drawn, player)), time.process_time() - began


def kept_rows(body: Mapping[str, Any]) -> Rows:
    """What a baseline has that is still true: of tasks with the same content and engine, the bots of the same version."""
    out: Rows = {}
    for name, row in body.get("task", {}).items():
        if name not in tasks.list_tasks() or score.list_digests([name])[name] != tuple(body["digests"][name]):
            continue
        known = [bot for bot in row["scores"] if bot in tasks.find_task(name).players]
        now, then = score.list_versions({name: known})[name], body["versions"][name]
        out[name] = {bot: row["scores"][bot] for bot in known if now[bot] == then.get(bot)}
    return out


def in_order(rows: Rows) -> Rows:
    """The same rows in the order of the tasks and of their players."""
    return {
        task.name: {bot: rows[task.name][bot] for bot in task.players if bot in rows[task.name]}
        for task in tasks.list_tasks().values()
        if rows.get(task.name)
    }


def tell_how(before: str, rows: Sequence[str], seconds: float) -> str:
    """How it was measured; where only some rows are new, that is told behind what was told before."""
    what = f"bench/mcp_baseline.py, {datetime.now(UTC).date().isoformat()}"
    if not before:
        return f"{what}, the public games from 0 on, {round(seconds)} s of CPU"
    return f"{before}; {what}, {', '.join(rows)}: {round(seconds)} s of CPU" if rows else before


# ---------------------------------------------------------------- the page
def figure(task: Task, values: Sequence[float]) -> str:
    """A bot's score as the page has it."""
    mean, margin = score.mean_and_margin(values, task.graded)
    return f"{mean:.2f} ± {margin:.2f}" if task.graded else f"{100 * mean:.0f} % ± {100 * margin:.0f}"


def tables(body: Mapping[str, Any]) -> str:
    """The tables of a baseline as the page has them."""
    lines = ["| task | bots, score ± margin |", "| --- | --- |"]
    for name, row in body["task"].items():
        cells = [f"`{bot}` {figure(tasks.find_task(name), x)}" for bot, x in row["scores"].items()]
        lines.append(f"| `{name}` | {', '.join(cells)} |")
    lines += ["", "| Elo among | bots |", "| --- | --- |"]
    ladders = {task.ladder: task.duel for task in tasks.list_tasks().values()}
    for ladder, rated in body["elo"].items():
        title = f"the duels of {games.game(ladder).title}" if ladders[ladder] else f"`{ladder}`"
        cells = [f"`{bot}` {elo:+d} ± {margin}" for bot, (elo, margin) in rated.items()]
        lines.append(f"| {title} | {', '.join(cells)} |")
    return "\n".join([minus(line) for line in lines])


def minus(line: str) -> str:
    """A line with a minus sign before each number below 0."""
    return re.sub(r" -(?=\d)", " −", line)


def page(text: str, body: Mapping[str, Any]) -> str:
    """The page with its tables written anew."""
    return re.sub(
        r"(<!-- baseline -->\n).*(<!-- end of baseline -->)",
        lambda m: f"{m[1]}\n{tables(body)}\n\n{m[2]}",
        text,
        flags=re.DOTALL,
    )


# ---------------------------------------------------------------- playing
def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--quest", type=int, default=0, help="games of tasks that have fewer than usual")
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--task", action="append", default=[], choices=list(tasks.list_tasks()))
    options.add_argument("--player", action="append", default=[], help="one of the bots of a task")
    options.add_argument("--anew", action="store_true", help="play also what the file has")
    options.add_argument("--only-write", action="store_true", help="play nothing; write the tables of the page")
    options.add_argument("--out", type=Path, default=score.BASELINE)
    options.add_argument("--page", type=Path, default=PAGE)
    given = options.parse_args()
    body = tomllib.loads(given.out.read_text("utf-8")) if given.out.is_file() else {}
    scores = kept_rows(body)
    before, new, seconds = str(body.get("how", "")) if scores else "", [], 0.0
    with ProcessPoolExecutor(given.jobs) as pool:
        for task in [] if given.only_write else tasks.list_tasks().values():
            n = given.quest or given.games if task.games < 40 else given.games
            for player in task.players:
                wanted = task.name in (given.task or [task.name]) and player in (given.player or [player])
                there = len(scores.get(task.name, {}).get(player, []))
                if not wanted or (there >= n and not given.anew):
                    continue
                found = list(pool.map(play, [task.name] * n, [player] * n, range(n), chunksize=2))
                scores.setdefault(task.name, {})[player] = [x for x, _ in found]
                took = sum([x for _, x in found])
                seconds += took
                new.append(f"{task.name} {player}")
                told = f"{task.name:20} {player:8} {sum([x for x, _ in found]) / n:6.3f}  {took:7.1f} s"
                print(told, file=sys.stderr, flush=True)
                how = tell_how(before, new, seconds)
                given.out.write_text(score.dump_baseline(in_order(scores), how), "utf-8")
    body = tomllib.loads(given.out.read_text("utf-8"))
    given.page.write_text(page(given.page.read_text("utf-8"), body), "utf-8")


if __name__ == "__main__":
    main()
