"""What runs of the bench come to: a score with its margin, illegal tries, letters, and strength on the scale of our bots' Elo.

In a duel a player is rated by its games against bots whose ratings are known.  Where there is no rival, two players are compared
game by game, for all play the same ones: who has the higher score has won that game, and equal scores are half a win each.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import tableforge
from tableforge import bots
from tableforge.lab.rating import CONFIDENCE, Duel, rate, share
from tableforge.mcp import tasks
from tableforge.mcp.tasks import BENCH, Task

BASELINE: Final = Path(__file__).with_name("baseline-1.toml")
FEW_FREEDOM: Final = (12.706, 4.303, 3.182)  # Student's quantiles that the series misses
PULL: Final = 0.5  # games' worth of pull towards the middle: somebody who lost all of a few games still has a number

Scores = Mapping[str, Mapping[int, float]]  # of each player, by the number of the game


@dataclass(frozen=True, slots=True)
class ScoredRun:
    """One run of a task as it is scored."""

    task: str
    number: int
    score: float
    finished: bool
    illegal: int = 0
    answers: int = 0
    calls: int = 0
    letters_in: int = 0  # what the player sent
    letters_out: int = 0  # what it was told


@dataclass(frozen=True, slots=True)
class TaskScore:
    """How a player did in a task; figures of effort are means of a game."""

    task: str
    games: int
    score: float
    margin: float  # 95 %
    unfinished: int
    illegal: float
    answers: float
    calls: float
    letters_in: float
    letters_out: float

    def dump(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {name: getattr(self, name) for name in self.__slots__} | {
            "margin": None if math.isinf(self.margin) else self.margin
        }


@dataclass(frozen=True, slots=True)
class PlayerStrength:
    """How strong a player is on one scale of Elo, with its margin (95 %)."""

    ladder: str
    elo: float
    margin: float
    games: int


# ---------------------------------------------------------------- scores
def mean_and_margin(values: Sequence[float], graded: bool = False) -> tuple[float, float]:
    """Return the mean of some scores and its margin (95 %); of games won or lost one that also holds near none and all.

    >>> [round(x, 2) for x in mean_and_margin([1.0] * 20)], [round(x, 2) for x in mean_and_margin([0, 2, 4, 2], True)]
    ([1.0, 0.11], [2.0, 2.6])
    >>> mean_and_margin([3.0], graded=True), mean_and_margin([2.0, 2.0], graded=True)  # games that are alike tell nothing of others
    ((3.0, inf), (2.0, inf))
    """
    n = len(values)
    mean = sum(values) / n
    if not graded:
        return mean, share(sum(values), n)[1] / 100
    if min(values) == max(values):
        return mean, math.inf
    spread = sum([(x - mean) ** 2 for x in values]) / (n - 1)
    return mean, student_quantile(n - 1) * math.sqrt(spread / n)


def student_quantile(freedom: int) -> float:
    """Return within how many standard errors a mean lies with 95 %, by Student's distribution: few games need more than many.

    >>> [round(student_quantile(n), 2) for n in (1, 2, 3, 5, 19, 99)]
    [12.71, 4.3, 3.18, 2.57, 2.09, 1.98]
    """
    if freedom <= len(FEW_FREEDOM):
        return FEW_FREEDOM[freedom - 1]
    z = CONFIDENCE
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum([term / math.pow(freedom, k) for k, term in enumerate(terms, 1)])


def summarise(runs: Sequence[ScoredRun]) -> list[TaskScore]:
    """Return how a player did, task by task, in the order of the bench."""
    out = []
    for name, task in tasks.list_tasks().items():
        own = [run for run in runs if run.task == name]
        if not own:
            continue
        n = len(own)
        mean, margin = mean_and_margin([run.score for run in own], task.graded)
        effort = [sum([getattr(run, what) for run in own]) / n for what in EFFORT]
        out.append(TaskScore(name, n, mean, margin, sum([not run.finished for run in own]), *effort))
    return out


EFFORT: Final = ("illegal", "answers", "calls", "letters_in", "letters_out")


# ---------------------------------------------------------------- strength
def compare_scores(a: str, b: str, first: Mapping[int, float], second: Mapping[int, float]) -> Duel:
    """Return the games that two players have both played as a duel: the higher score wins, equal ones are half a win each."""
    both = [k for k in first if k in second]
    won = sum([1.0 if first[k] > second[k] else 0.5 if first[k] == second[k] else 0.0 for k in both])
    return Duel(a, b, 0, len(both), won)


def list_duels(task: Task, scores: Scores) -> list[Duel]:
    """Return what the scores of a task say of its players against each other, or against its rival."""
    names = list(scores)
    if task.duel:
        return [Duel(a, task.rival, 0, len(scores[a]), sum(scores[a].values())) for a in names if a != task.rival]
    return [compare_scores(a, b, scores[a], scores[b]) for k, a in enumerate(names) for b in names[k + 1 :]]


def rate_players(scores: Mapping[str, Scores]) -> dict[str, list[tuple[str, float, float]]]:
    """Return name, Elo and margin of every player on every scale, the strongest first; `scores` are by task."""
    duels: dict[str, list[Duel]] = {}
    for name, task in tasks.list_tasks().items():
        if name in scores:
            duels.setdefault(task.ladder, []).extend(list_duels(task, scores[name]))
    return {
        ladder: [(r.name, r.elo, r.margin) for r in rate(found, pull=PULL).ratings] for ladder, found in duels.items()
    }


def rate_runs(runs: Sequence[ScoredRun], bots: Mapping[str, Scores] | None = None) -> list[PlayerStrength]:
    """Return the strength of one player on every scale that its runs say something of.

    `bots` has what our bots reached in the same games, by task, where these are not the public ones.
    """
    known, public = read_baseline(), baseline_scores()
    duels: dict[str, list[Duel]] = {}
    for name, task in tasks.list_tasks().items():
        own = {run.number: run.score for run in runs if run.task == name}
        if not own:
            continue
        out = duels.setdefault(task.ladder, [])
        if task.duel:
            out.append(Duel("", task.rival, 0, len(own), sum(own.values())))
        else:
            beside = public.get(name, {}) if bots is None else bots.get(name, {})
            out += [compare_scores("", bot, own, theirs) for bot, theirs in beside.items()]
    found = []
    for ladder, games in duels.items():
        fixed = {name: elo for name, (elo, _) in known["elo"].get(ladder, {}).items()}
        games = [d for d in games if d.b in fixed and d.games]
        if games:
            mine = rate(games, fixed=fixed, pull=PULL).ratings[0]
            found.append(PlayerStrength(ladder, mine.elo, mine.margin, int(max([d.games for d in games]))))
    return found


# ---------------------------------------------------------------- the baseline that ships
@cache
def read_baseline() -> dict[str, Any]:
    """Return what our bots reached in the public games, and by which engine; {} parts where it has not been measured."""
    if not BASELINE.is_file():
        return {"elo": {}, "task": {}, "digests": {}}
    with BASELINE.open("rb") as file:
        return tomllib.load(file)


@cache
def baseline_scores() -> dict[str, dict[str, dict[int, float]]]:
    """Return the scores of our bots in the public games, by task, bot and number of the game."""
    rows = read_baseline()["task"]
    return {
        task: {bot: dict(enumerate([float(x) for x in values])) for bot, values in row["scores"].items()}
        for task, row in rows.items()
    }


def dump_baseline(scores: Mapping[str, Mapping[str, Sequence[float]]], how: str) -> str:
    """Return the text of a baseline file: digests, Elo of every scale, and the score of every game."""
    by_number = {
        task: {bot: dict(enumerate(values)) for bot, values in found.items()} for task, found in scores.items()
    }
    lines = [
        f"# What our own bots reach in the public games of {BENCH}; made by bench/mcp_baseline.py, not by hand.",
        f'bench = "{BENCH}"',
        f'version = "{tableforge.__version__}"',
        f'how = "{how}"',
        "",
        "[digests]  # of content and engine, by task",
        *[f'{name} = ["{content}", "{engine}"]' for name, (content, engine) in list_digests(scores).items()],
    ]
    lines += ["", "[versions]  # of the bots, by task"]
    for task, versions in list_versions(scores).items():
        named = ", ".join([f'{bot} = "{version}"' for bot, version in versions.items()])
        lines.append(f"{task} = {{ {named} }}")
    for ladder, rows in rate_players(by_number).items():
        lines += ["", f"[elo.{ladder}]", *[f"{name} = [{elo:.0f}, {margin:.0f}]" for name, elo, margin in rows]]
    for task, found in scores.items():
        lines += ["", f"[task.{task}.scores]"]
        lines += [f"{bot} = [{', '.join([f'{x:g}' for x in values])}]" for bot, values in found.items()]
    return "\n".join(lines) + "\n"


def list_versions(scores: Mapping[str, Iterable[str]]) -> dict[str, dict[str, str]]:
    """Return which version of each bot there is now, for the tasks and bots that were scored."""
    return {
        task: {bot: bots.profile(bot, tasks.find_task(task).game).version for bot in played}
        for task, played in scores.items()
    }


def list_digests(names: Iterable[str]) -> dict[str, tuple[str, str]]:
    """Return the digests of content and engine of some tasks, as they are now."""
    return {
        name: (tasks.content_digest(task), tasks.engine_digest(task))
        for name in names
        for task in [tasks.find_task(name)]
    }
