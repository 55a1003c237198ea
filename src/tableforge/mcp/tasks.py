"""The tasks of `tableforge-bench/1`: which games are played, by which numbers they are drawn, and how they are scored.

Game k of a task is the same for everybody: its seed and its decks come from a digest of the task's name and k.  The public games
are for trying; a scored set is drawn from a secret by HMAC, so that nobody has seen it, and can be told afterwards.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol, runtime_checkable

from tableforge import bots, games
from tableforge.bots.uniform import BenchRandom
from tableforge.errors import BadSetup
from tableforge.mcp import refusals
from tableforge.table.sitting import Sitting
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text

BENCH: Final = "tableforge-bench/1"
MOST_GAMES: Final = 100_000  # of one task
MOST_ANSWERS: Final = 6000  # after which a game counts as unfinished
SEED_BYTES: Final = 7  # of a game's seed: it stays below 2**56
SHORTEST_SECRET: Final = 16  # bytes


@dataclass(frozen=True, slots=True)
class Task:
    """A kind of game that players are measured by.

    `settings` makes the settings of a game from a number that is drawn for it; `score` tells what a finished game was worth to a
    seat, and `unfinished` what one is worth that was given up.  `rival` plays all other seats.  In a `duel` the score is what was
    won against it, and the player's seat changes from game to game.
    """

    name: str
    game: str
    about: Text
    unit: Text
    settings: Callable[[int], dict[str, Any]]
    score: Callable[[dict[str, Any], int], float]
    players: tuple[str, ...]  # the bots whose figures stand beside
    rival: str = ""
    duel: bool = False
    graded: bool = False  # whether scores are more than won or lost
    unfinished: float = 0.0
    games: int = 40  # that are scored unless somebody asks for more or fewer

    @property
    def ladder(self) -> str:
        """Which results are compared on one scale of Elo: all duels of a game, or one task."""
        return self.game if self.duel else self.name


@runtime_checkable
class TaskSource(Protocol):
    """What a game with tasks brings into this room."""

    @property
    def TASKS(self) -> tuple[Task, ...]:
        """Its tasks."""
        ...


@dataclass(frozen=True, slots=True)
class TaskGame:
    """One game of a task: who sits where, and what it begins with."""

    task: Task
    number: int
    seat: int
    seed: int
    settings: dict[str, Any]

    def start(self) -> Sitting:
        """Return the game, at its first question."""
        home = games.game(self.task.game)
        return Sitting(home, home.setup(**self.settings), self.seed)


def list_tasks() -> dict[str, Task]:
    """Return the tasks of all games, by name."""
    found = [games.find_part("mcp", name, TaskSource) for name in games.names()]
    return {task.name: task for source in found if source is not None for task in source.TASKS}


def find_task(name: str) -> Task:
    """Return the task of that name.

    Raises BadSetup where there is none.
    """
    known = list_tasks()
    if name not in known:
        raise BadSetup(unknown(refusals.NO_TASK, name, known))
    return known[name]


def draw_game(task: Task, number: int, secret: bytes = b"") -> TaskGame:
    """Return game `number` of a task: the public one, or the one that a secret draws.

    Raises BadSetup where there is no such game, or the secret is too short to be one.
    """
    if not 0 <= number < MOST_GAMES:
        raise BadSetup(refusals.NO_TASK_GAME.fill(number=number, most=MOST_GAMES))
    digest = draw_bytes(f"{BENCH}/{task.name}/{number}", secret)
    seed = int.from_bytes(digest[:SEED_BYTES], "big")
    settings = task.settings(int.from_bytes(digest[SEED_BYTES : 2 * SEED_BYTES], "big"))
    home = games.game(task.game)
    seats = home.count_seats(home.setup(**settings))
    return TaskGame(task, number, digest[-1] % seats if task.duel else 0, seed, settings)


def draw_bytes(what: str, secret: bytes) -> bytes:
    """Return 32 bytes for a text; without the secret nobody can tell them.

    Raises BadSetup where there is a secret that can be guessed.
    """
    if not secret:
        return hashlib.sha256(what.encode()).digest()
    if len(secret) < SHORTEST_SECRET:
        raise BadSetup(refusals.SHORT_SECRET.fill(least=SHORTEST_SECRET, n=len(secret)))
    return hmac.new(secret, what.encode(), hashlib.sha256).digest()


def secret_digest(secret: bytes) -> str:
    """Return what may be told of a secret before it is told itself; "" for the public games."""
    return hashlib.sha256(b"tableforge-bench secret\0" + secret).hexdigest() if secret else ""


# ---------------------------------------------------------------- what is played, in two digests
def content_digest(task: Task, count: int = 8) -> str:
    """Return a fingerprint of what a task is played with: the set-ups of its first public games, card by card."""
    home = games.game(task.game)
    parts = [json.dumps(home.setup(**draw_game(task, k).settings), sort_keys=True, default=str) for k in range(count)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def engine_digest(task: Task, count: int = 2) -> str:
    """Return a fingerprint of how the engine plays a task: where its first public games end when they are played by lot."""
    ends = []
    for k in range(count):
        g = draw_game(task, k).start()
        player = BenchRandom(k)
        for _ in range(MOST_ANSWERS):
            d = g.decision
            if d is None:
                break
            g.answer(player.choose({}, d), d.seat)
        ends.append(g.digest())
    return hashlib.sha256("\n".join(ends).encode()).hexdigest()[:16]


# ---------------------------------------------------------------- bots as the players
def score_game(drawn: TaskGame, g: Sitting) -> float:
    """Return what a game was worth to its player."""
    return drawn.task.unfinished if g.result is None else float(drawn.task.score(g.result, drawn.seat))


def seat_bots(drawn: TaskGame, g: Sitting, player: str = "") -> dict[int, bots.Bot]:
    """Return the bots of a game, by seat: the rivals, and, where one is named, the player."""
    names = {seat: drawn.task.rival or player for seat in range(g.seats) if seat != drawn.seat}
    if player:
        names[drawn.seat] = player
    return {seat: bots.make(name, drawn.seed % 2**32 + seat, drawn.task.game) for seat, name in names.items()}


def play_bot(drawn: TaskGame, player: str) -> Sitting:
    """Let a bot play a game of a task, and return the game as it ended."""
    g = drawn.start()
    seated = seat_bots(drawn, g, player)
    for _ in range(MOST_ANSWERS):
        d = g.decision
        if d is None:
            break
        g.answer(seated[d.seat].choose(g.view(d.seat), d), d.seat)
    return g
