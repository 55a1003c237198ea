"""Games of bots, looked through for puzzles: a glance at each question, a proof where it promises one, and tries of every level."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tableforge import bots, games
from tableforge.puzzles import TRIES, Miner, Puzzle, read_puzzle, source_of
from tableforge.puzzles.chances import TooMany
from tableforge.puzzles.judging import Tries
from tableforge.puzzles.proving import MOST, WORLDS, Position, open_puzzle, save_of
from tableforge.puzzles.rating import rate
from tableforge.puzzles.weighing import count_tries, keys_of, weigh
from tableforge.table.sitting import Sitting

LONGEST_GAME: Final = 4000  # answers, after which a game is left
# A puzzle is hard whose goal so few of the turn's ends reach, in so many answers, and which the weakest level misses more often
# than not.
HARD_SHARE: Final = 0.10
HARD_ANSWERS: Final = 4
QUICK: Final = 8  # tries of the weakest level before a proof
# Where chance decides, the best plan must be clearly better than any with another first answer, and neither hopeless nor sure.
GAP: Final = Fraction(1, 16)
LEAST_CHANCE: Final = Fraction(1, 8)
MOST_CHANCE: Final = Fraction(99, 100)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which puzzles are kept: of what part of the ends, of how many answers, solved how often by the weakest level.

    levels  whose tries rate them; none are all of the game's
    """

    share: float = 0.25
    answers: int = 3
    easy: int = TRIES
    most: int = MOST
    worlds: int = WORLDS
    levels: tuple[str, ...] = ()


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
    players = [make_miner(game, g.seats * seed + k) for k in range(g.seats)]
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


def make_miner(game: str, seed: int) -> bots.Bot:
    """A bot that plays the games to be looked through: the game's own for that, or the one that it names."""
    own = games.find_part("puzzles", game, Miner)
    return bots.make(source_of(game).MINER, seed, game) if own is None else own.make_miner(seed)


def prove_all(g: Sitting, goals: Mapping[str, int], wanted: Wanted, seed: int, looked: Counter[str]) -> list[Puzzle]:
    """The puzzles with one of these goals in a position; at most one, the hardest, for who has solved one has seen the other."""
    by_chance = source_of(g.game.name).BY_CHANCE
    found = weigh_all(g, goals, wanted, looked) if by_chance else walk_all(g, goals, wanted, seed, looked)
    found.sort(key=lambda p: (p.counts.share, -p.counts.answers))
    return found[:1]


def walk_all(g: Sitting, goals: Mapping[str, int], wanted: Wanted, seed: int, looked: Counter[str]) -> list[Puzzle]:
    """The puzzles among the goals of a turn in which nothing is left to chance."""
    name = g.game.name
    at = Position(g, seed, wanted.worlds, wanted.most)
    tries = Tries(name, g)
    out: list[Puzzle] = []
    for goal, first in goals.items():
        quick = wanted.easy * QUICK // TRIES  # a few tries tell most of it, and cost less than a proof
        easy = wanted.easy < TRIES and tries.count(goal, at.seat, weakest(name), QUICK, quick) > quick
        if easy or (at.source.LONE and at.share_behind(goal, first) > wanted.share):
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
        p = Puzzle(name, id_of(g, goal), goal, at.seat, at.keys_of(name, way), counts, save=save_of(g))
        out.append(p)
    out.sort(key=lambda p: (p.counts.share, -p.counts.answers))
    tried = [rate_puzzle(p, partial(tries.count, p.goal, p.seat), wanted.levels) for p in out[:1]]
    return [p for p in tried if p.solved[weakest(name)] <= wanted.easy]


def weigh_all(g: Sitting, goals: Mapping[str, int], wanted: Wanted, looked: Counter[str]) -> list[Puzzle]:
    """The puzzles among the goals of a turn in which chance decides: one first answer has clearly the best chance."""
    name, d = g.game.name, g.decision
    assert d is not None
    out: list[Puzzle] = []
    for goal in goals:
        found = weigh(g, goal, wanted.most)
        if found is None or not LEAST_CHANCE <= found.best <= MOST_CHANCE or found.best - found.next_best < GAP:
            looked["unproved" if found is None else "easy"] += 1
            continue
        try:
            counts = found.count()
        except TooMany:
            looked["unproved"] += 1
            continue
        if counts.share > wanted.share or counts.answers < wanted.answers:
            looked["easy"] += 1
            continue
        if count_tries(g, found, weakest(name), enough=wanted.easy) > wanted.easy:
            looked["easy"] += 1
            continue
        looked["proved"] += 1
        keys = keys_of(name, g.state, found.way())
        p = Puzzle(name, id_of(g, goal), goal, d.seat, keys, counts, save=save_of(g))
        p = replace(p, chance=str(found.best), next_best=str(found.next_best))
        out.append(rate_puzzle(p, partial(count_tries, g, found), wanted.levels))
    return out


def id_of(g: Sitting, goal: str) -> str:
    """The id of a puzzle: the seed of its game, how many answers came before it, its goal."""
    return f"{g.seed}-{len(g.answers)}-{goal}"


def weakest(game: str) -> str:
    """The weakest level that does not play by chance alone."""
    return levels_of(game)[0]


def levels_of(game: str) -> list[str]:
    """The levels by which puzzles are rated, the weakest first."""
    return [level.name for level in bots.levels(game) if level.name not in bots.ANYWHERE]


def rate_puzzle(p: Puzzle, count: Callable[[str], int], among: Sequence[str] = ()) -> Puzzle:
    """A puzzle with how often each level solves it, its rating and its themes.

    `among` are the levels that try it, the weakest always; none are all of them.
    """
    levels = levels_of(p.game)
    solved = {name: count(name) for name in levels if not among or name in among or name == levels[0]}
    return replace(p, solved=solved, rating=rate(solved, TRIES, levels), themes=tuple(find_themes(p)))


def rate_again(p: Puzzle, among: Sequence[str] = (), people: tuple[int, int] = (0, 0)) -> Puzzle:
    """A puzzle with the tries of today's levels; what is known of other levels of today stays, if only some try it.

    `people` is how many people have tried it, and how many of them have solved it.
    """
    g = open_puzzle(p)
    if p.chance:
        found = weigh(g, p.goal)
        if found is None:
            return p
        again = rate_puzzle(p, partial(count_tries, g, found), among)
    else:
        again = rate_puzzle(p, partial(Tries(p.game, g).count, p.goal, p.seat), among)
    levels = levels_of(p.game)
    both = {**p.solved, **again.solved} if among else again.solved
    solved = {name: both[name] for name in levels if name in both}
    return replace(again, solved=solved, rating=rate(solved, TRIES, levels, people))


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
        p.counts.part <= HARD_SHARE
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
