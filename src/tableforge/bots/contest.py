"""How well the levels of a game play, measured: each against one and the same rival, or all seats of it together."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from tableforge import bots, games
from tableforge.errors import BadSetup
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

MOST_ANSWERS: Final = 4000  # after which a game counts as drawn
CONFIDENCE: Final = 1.96  # standard deviations to either side of 95 in a hundred
SHARE: Final = 4  # seeds that a process takes at a time
ALL_WIN: Final = Text(
    "{name!r} cannot be a rival: in {game!r} all seats win or lose together",
    "{name!r} ne peut pas être un rival : dans {game!r} tous les sièges gagnent ou perdent ensemble",
)


class ContestGame(NamedTuple):
    """One game through the eyes of a bot: how much of it it won, and the CPU seconds of each of its answers."""

    won: float
    over: bool
    seconds: list[float]


@dataclass(frozen=True, slots=True)
class ContestResult:
    """How a level did: of so many games it won so much, give or take the margin; unfinished games count as a draw."""

    name: str
    rival: str  # "" where the level played all seats
    games: int
    won: float  # of a hundred
    margin: float  # 95 % confidence
    unfinished: int
    decisions: int
    ms: float  # CPU time of an answer, on average
    ms_most: float

    def dump(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {name: getattr(self, name) for name in self.__slots__}


@runtime_checkable
class Arena(Protocol):
    """What a game that measures its bots in games of its own choice brings into this room."""

    def arena(self, seed: int) -> dict[str, Any]:
        """The settings of the game of a seed."""
        ...


def arena_settings(game: str, seed: int) -> dict[str, Any]:
    """The settings of a measured game: what the game's module in this room says, or a sample of its usual ones."""
    home = games.game(game)
    own = games.find_part("bots", game, Arena)
    settings = home.sample(seed, home.flavours[0]) if own is None else own.arena(seed)
    return home.setup(**settings)


def choose_rival(game: str, named: str = "") -> str:
    """Whom the levels are measured against: whoever is named, greedy where it plays, or chance; nobody where all win together.

    Raises BadSetup where a rival is named for a game that all win together.
    """
    if games.game(game).all_win_alike:
        if named:
            raise BadSetup(ALL_WIN.fill(name=named, game=game))
        return ""
    return bots.profile(named, game).name if named else bots.GREEDY if bots.GREEDY in bots.names(game) else bots.RANDOM


# ---------------------------------------------------------------- games
def start_game(game: str, seed: int) -> Sitting:
    """The game of a seed, which keeps neither log nor undo."""
    g = Sitting(games.game(game), arena_settings(game, seed), seed)
    g.keep_undo = 0
    g.state.tracing = False
    return g


def play(g: Sitting, names: Sequence[str], seed: int) -> list[list[float]]:
    """Let bots play a game out, one in each seat; the CPU seconds of each seat's answers."""
    players = [bots.make(name, g.seats * seed + k, g.game.name) for k, name in enumerate(names)]
    seconds: list[list[float]] = [[] for _ in names]
    for _ in range(MOST_ANSWERS):
        d = g.decision
        if d is None:
            break
        began = process_time()
        answer = players[d.seat].choose(g.view(d.seat), d)
        seconds[d.seat].append(process_time() - began)
        g.answer(answer, d.seat)
    return seconds


def play_bout(game: str, name: str, rival: str, seed: int) -> list[ContestGame]:
    """The games of one seed: a level that plays all seats plays one; else one from each seat, the cards and chance the same."""
    g = start_game(game, seed)
    if not rival:
        seconds = play(g, [name] * g.seats, seed)
        won = float(g.result is not None and bool(g.result["won"]))
        return [ContestGame(won, g.over, [x for each in seconds for x in each])]
    out = []
    for seat in range(g.seats):
        g = start_game(game, seed)
        seconds = play(g, [name if k == seat else rival for k in range(g.seats)], seed)
        won = 1 / g.seats if g.result is None else float(g.result["winner"] == seat)
        out.append(ContestGame(won, g.over, seconds[seat]))
    return out


# ---------------------------------------------------------------- measuring
def measure(
    game: str,
    name: str,
    against: str,
    count: int,
    seed: int = 0,
    jobs: int = 1,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> ContestResult:
    """How a level does in so many games, or a few more, so that it plays each of them from every seat."""
    each = start_game(game, seed).seats if against else 1
    rounds = -(-count // each)
    found: list[list[ContestGame]] = []
    for played in _run_seeds(partial(play_bout, game, name, against), range(seed, seed + rounds), jobs):
        found.append(played)
        told(each * len(found), each * rounds)
    scores = [sum([p.won for p in played]) / each for played in found]
    mean = sum(scores) / rounds
    spread = sum([(x - mean) ** 2 for x in scores]) / max(1, rounds - 1)
    seconds = [x for played in found for p in played for x in p.seconds]
    return ContestResult(
        name,
        against,
        each * rounds,
        round(100 * mean, 2),
        round(100 * CONFIDENCE * math.sqrt(spread / rounds), 2),
        sum([not p.over for played in found for p in played]),
        len(seconds),
        round(1e3 * sum(seconds) / max(1, len(seconds)), 3),
        round(1e3 * max(seconds, default=0.0), 1),
    )


def _run_seeds(one: Callable[[int], list[ContestGame]], seeds: Iterable[int], jobs: int) -> Iterator[list[ContestGame]]:
    """What came of each seed, in order, from one process or several."""
    if jobs == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, seeds, chunksize=SHARE)
