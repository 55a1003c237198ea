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
    """One game through the eyes of a bot: how much of it it won, and the CPU seconds of each of its answers and of its rival's.

    score   how far the group came, from 0 to 1, where all win together
    """

    won: float
    over: bool
    seconds: list[float]
    rival_seconds: list[float] = []
    score: float = 0.0


class Bout(NamedTuple):
    """The games of one seed that a bot played against a rival, one from each seat, or its one game in all seats (no rival)."""

    name: str
    rival: str
    seed: int
    trial: str  # what the game calls what was played; "" where it is always the same
    games: list[ContestGame]

    @property
    def share(self) -> float:
        """The part of these games that the bot won."""
        return sum([x.won for x in self.games]) / len(self.games)


@dataclass(frozen=True, slots=True)
class ContestResult:
    """How a level did: of so many games it won so much, give or take the margin; unfinished games count as a draw."""

    name: str
    rival: str  # "" where the level played all seats, or met several
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


@runtime_checkable
class Trials(Protocol):
    """What a game whose measured games are not equally hard brings into this room."""

    def trial(self, seed: int) -> str:
        """What is played with this seed: a scenario, a difficulty; games of one trial count as equally hard."""
        ...


@runtime_checkable
class Scored(Protocol):
    """What a game that all win together brings into this room where it can tell how near they came."""

    def score(self, g: Sitting) -> float:
        """How far the group came in a game that is over, from 0 to 1."""
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


def play_bout(game: str, name: str, rival: str, seed: int) -> Bout:
    """The games of one seed: a level that plays all seats plays one; else one from each seat, the cards and chance the same."""
    told = games.find_part("bots", game, Trials)
    trial = "" if told is None else told.trial(seed)
    g = start_game(game, seed)
    if not rival:
        seconds = play(g, [name] * g.seats, seed)
        won = float(g.result is not None and bool(g.result["won"]))
        scored = games.find_part("bots", game, Scored)
        score = won if scored is None else scored.score(g)
        return Bout(name, "", seed, trial, [ContestGame(won, g.over, [x for each in seconds for x in each], [], score)])
    out = []
    for seat in range(g.seats):
        g = start_game(game, seed)
        seconds = play(g, [name if k == seat else rival for k in range(g.seats)], seed)
        won = 1 / g.seats if g.result is None else float(g.result["winner"] == seat)
        others = [x for k, each in enumerate(seconds) if k != seat for x in each]
        out.append(ContestGame(won, g.over, seconds[seat], others))
    return Bout(name, rival, seed, trial, out)


def play_bouts(game: str, pairs: Sequence[tuple[str, str]], seed: int) -> list[Bout]:
    """The bouts of one seed: every pair of a bot and its rival, or of a bot and "" where it plays all seats."""
    return [play_bout(game, name, rival, seed) for name, rival in pairs]


# ---------------------------------------------------------------- measuring
def meet(
    game: str,
    pairs: Sequence[tuple[str, str]],
    count: int,
    seed: int = 0,
    jobs: int = 1,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> list[Bout]:
    """Let every pair play so many games, or a few more, so that each is played from every seat; all play the same ones.

    `told` hears how many games are done, and of how many.
    """
    each = start_game(game, seed).seats if any([rival for _, rival in pairs]) else 1
    rounds = -(-count // each)
    found: list[Bout] = []
    for n, played in enumerate(_run_seeds(partial(play_bouts, game, pairs), range(seed, seed + rounds), jobs), 1):
        found += played
        told(each * len(pairs) * n, each * len(pairs) * rounds)
    return found


def sum_up(name: str, bouts: Sequence[Bout]) -> ContestResult:
    """How a bot did in its own bouts, and in those in which it was the rival."""
    own = [x for x in bouts if name in (x.name, x.rival)]
    by_seed: dict[int, list[float]] = {}
    for x in own:
        by_seed.setdefault(x.seed, []).append(x.share if x.name == name else 1 - x.share)
    scores = [sum(each) / len(each) for each in by_seed.values()]
    mean = sum(scores) / max(1, len(scores))
    spread = sum([(x - mean) ** 2 for x in scores]) / max(1, len(scores) - 1)
    seconds = [t for x in own for p in x.games for t in (p.seconds if x.name == name else p.rival_seconds)]
    rivals = {x.rival if x.name == name else x.name for x in own}
    return ContestResult(
        name,
        rivals.pop() if len(rivals) == 1 else "",
        sum([len(x.games) for x in own]),
        round(100 * mean, 2),
        round(100 * CONFIDENCE * math.sqrt(spread / max(1, len(scores))), 2),
        sum([not p.over for x in own for p in x.games]),
        len(seconds),
        round(1e3 * sum(seconds) / max(1, len(seconds)), 3),
        round(1e3 * max(seconds, default=0.0), 1),
    )


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
    return sum_up(name, meet(game, [(name, against)], count, seed, jobs, told))


def _run_seeds(one: Callable[[int], list[Bout]], seeds: Iterable[int], jobs: int) -> Iterator[list[Bout]]:
    """What came of each seed, in order, from one process or several."""
    if jobs == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, seeds, chunksize=SHARE)
