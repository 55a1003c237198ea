"""Games of bots, looked through for puzzles: a glance at each question, a proof where it promises one, and tries of every level."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tableforge import bots, games
from tableforge.puzzles import TRIES, Puzzle, read_puzzle, source_of
from tableforge.puzzles.judging import Tries
from tableforge.puzzles.proving import MOST, WORLDS, Position, open_puzzle, save_of
from tableforge.puzzles.rating import rate
from tableforge.table.sitting import Sitting

LONGEST_GAME: Final = 4000  # answers, after which a game is left
# A puzzle is hard whose goal so few ends reach, in so many answers, and which the weakest level misses more often than not.
HARD_SHARE: Final = 0.10
HARD_ANSWERS: Final = 4


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which puzzles are kept: of how many of the ends at most, of how many answers at least, solved how often by the weakest level."""

    share: float = 0.25
    answers: int = 3
    easy: int = TRIES
    most: int = MOST
    worlds: int = WORLDS


@dataclass(frozen=True, slots=True)
class Mined:
    """What came of one game: its puzzles, and what was looked at."""

    seed: int
    puzzles: tuple[Puzzle, ...]
    looked: Mapping[str, int]


def mine_game(game: str, wanted: Wanted, seed: int) -> Mined:
    """The puzzles of the game of a seed."""
    source, home = source_of(game), games.game(game)
    g = Sitting(home, home.setup(**source.mined_settings(seed)), seed)
    g.keep_undo = 0
    players = [bots.make(source.MINER, g.seats * seed + k, game) for k in range(g.seats)]
    rng = Random(seed)
    found: list[Puzzle] = []
    looked: Counter[str] = Counter()
    for _ in range(LONGEST_GAME):
        d = g.decision
        if d is None:
            break
        goals = source.find_goals(d, rng.getrandbits(62))
        if goals:
            looked["candidates"] += len(goals)
            found += prove_all(g, goals, wanted, rng.getrandbits(62), looked)
        g.answer(players[d.seat].choose(g.view(d.seat, asked=False), d), d.seat)
    return Mined(seed, tuple(found), looked)


def prove_all(
    g: Sitting, goals: Mapping[str, int], wanted: Wanted, seed: int, looked: Counter[str]
) -> list[Puzzle]:
    """The puzzles with one of these goals in a position; at most one, the hardest, for who has solved one has seen the other."""
    name = g.game.name
    at = Position(g, seed, wanted.worlds, wanted.most)
    tries = Tries(name, g)
    out: list[Puzzle] = []
    for goal, first in goals.items():
        easy = wanted.easy < TRIES and tries.count(goal, at.seat, weakest(name), enough=wanted.easy) > wanted.easy
        if easy or at.share_behind(goal, first) > wanted.share:
            looked["easy"] += 1
            continue
        counted = at.count(goal)
        if counted is None:
            looked["unproved"] += 1
            continue
        first, counts = counted
        if counts.share > wanted.share or counts.answers < wanted.answers:
            looked["easy"] += 1
            continue
        way = at.solve(goal, first) if at.holds_everywhere(goal, first) else None
        if way is None:
            looked["unproved"] += 1
            continue
        looked["proved"] += 1
        counts = replace(counts, answers=len(way) - at.ends_turn(way))
        id, keys = f"{g.seed}-{len(g.answers)}-{goal}", at.keys_of(name, way)
        out.append(Puzzle(name, id, goal, at.seat, keys, counts, save=save_of(g)))
    out.sort(key=lambda p: (p.counts.share, -p.counts.answers))
    return [try_out(p, tries) for p in out[:1]]


def weakest(game: str) -> str:
    """The weakest level that does not play by chance alone."""
    return next(level.name for level in bots.levels(game) if level.name not in bots.ANYWHERE)


def try_out(p: Puzzle, tries: Tries) -> Puzzle:
    """A puzzle with what bots make of it, its rating and its themes."""
    levels = [level.name for level in bots.levels(p.game) if level.name not in bots.ANYWHERE]
    solved = {name: tries.count(p.goal, p.seat, name) for name in levels}
    return replace(p, solved=solved, rating=rate(solved, TRIES, levels), themes=tuple(find_themes(p)))


def find_themes(p: Puzzle) -> Sequence[str]:
    """What the solution of a puzzle is about."""
    g = open_puzzle(p)
    n = len(g.events)
    for key in p.solution:
        g.answer(key)
    return source_of(p.game).find_themes(p.goal, g.events[n:])


def is_hard(p: Puzzle) -> bool:
    """Whether few ends reach the goal, deep enough, and the weakest level mostly misses it."""
    return (
        p.counts.share <= HARD_SHARE
        and p.counts.answers >= HARD_ANSWERS
        and 2 * p.solved.get(weakest(p.game), TRIES) < TRIES
    )


def mine(
    game: str,
    seeds: Sequence[int],
    wanted: Wanted,
    jobs: int = 1,
    told: Callable[[Mined], None] = lambda mined: None,
) -> Iterator[Mined]:
    """What came of each seed, in order, from one process or several."""
    source_of(game)
    for mined in _run(partial(mine_game, game, wanted), seeds, jobs):
        told(mined)
        yield mined


def _run(one: Callable[[int], Mined], seeds: Iterable[int], jobs: int) -> Iterator[Mined]:
    if jobs == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, seeds)


# ---------------------------------------------------------------- files of puzzles
def as_line(p: Puzzle) -> str:
    """A puzzle as a line of a file."""
    return json.dumps(p.dump(), ensure_ascii=False, separators=(",", ":"))


def read_lines(path: Path) -> list[Puzzle]:
    """The puzzles of a file, a line for each; none where there is no file."""
    if not path.exists():
        return []
    return [read_puzzle(json.loads(line)) for line in path.read_text("utf-8").splitlines() if line.strip()]
