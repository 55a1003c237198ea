"""The baseline of `tableforge-bench/1`: our own bots play its public games, and what they reach is written down.

    nice python bench/mcp_baseline.py --games 60 --jobs 2        # writes src/tableforge/mcp/baseline-1.toml

Every figure of docs/mcp.md is from this file.  A task may ask for fewer games (`--quest 30`: quests take long).
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from pathlib import Path

from tableforge.mcp import score, tasks


def play(name: str, player: str, number: int) -> tuple[float, float]:
    """The score of one game, and the CPU seconds that it took."""
    began = time.process_time()
    drawn = tasks.draw_game(tasks.find_task(name), number)
    return tasks.score_game(drawn, tasks.play_bot(drawn, player)), time.process_time() - began


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=60)
    options.add_argument("--quest", type=int, default=0, help="games of tasks that have fewer than usual")
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--out", type=Path, default=score.BASELINE)
    given = options.parse_args()
    scores: dict[str, dict[str, list[float]]] = {}
    seconds = 0.0
    with ProcessPoolExecutor(given.jobs) as pool:
        for task in tasks.list_tasks().values():
            n = given.quest or given.games if task.games < 40 else given.games
            for player in task.players:
                found = list(pool.map(play, [task.name] * n, [player] * n, range(n), chunksize=2))
                scores.setdefault(task.name, {})[player] = [x for x, _ in found]
                took = sum([x for _, x in found])
                seconds += took
                print(
                    f"{task.name:20} {player:8} {sum([x for x, _ in found]) / n:6.3f}  {took:7.1f} s",
                    file=sys.stderr,
                    flush=True,
                )
    how = f"bench/mcp_baseline.py, {date.today().isoformat()}, the public games from 0 on, {round(seconds)} s of CPU"
    given.out.write_text(score.dump_baseline(scores, how), "utf-8")


if __name__ == "__main__":
    main()
