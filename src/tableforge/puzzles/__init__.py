"""Puzzles: positions out of games that bots played, each with a goal that few ways reach, proved by looking at all of them.

A game's own module of this room says which goals there are and when one is reached (`PuzzleSource`).  A puzzle is data: a save
up to its position, the goal, one solution, and what was counted.  Whoever solves it may play anything: what is checked is the
goal and not the line (`judging`).

    turns    every way to play a turn to its end           chances  the exact chance to reach a goal, over everything that falls
    proving  whether a position is a puzzle                mining   games of bots, looked through for puzzles
    judging  an attempt: solved, missed or still open      telling  goal, solution and reason, in words
    shelf    the collection, one a day                     memory   what somebody has solved, and what comes back
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from tableforge import games
from tableforge.bots.profile import Bot
from tableforge.errors import TableforgeError
from tableforge.kernel.event import Event
from tableforge.table.decision import Decision
from tableforge.tongue.text import Text

TRIES: Final = 20  # of each bot at each puzzle
NO_PUZZLE: Final = Text("{game} has no puzzle {id!r}", "{game} n’a pas de problème {id!r}")
NO_PUZZLES: Final = Text(
    "{game} brings no goals for puzzles: none can be mined", "{game} n’apporte aucun but de problème : aucun à extraire"
)


class UnknownPuzzle(TableforgeError, ValueError):
    """No puzzle of that id, or no puzzles in that game."""

    code = "unknown-puzzle"


@dataclass(frozen=True, slots=True)
class PuzzleGoal:
    """What is to be reached: a title for lists, the task in a sentence, and why it matters."""

    title: Text
    ask: Text
    why: Text


@dataclass(frozen=True, slots=True)
class Counts:
    """What was counted when a puzzle was proved.

    good, ends  of all ways on which the turn can end behind the first answer of the solution, so many reach the goal; where chance
                decides, of all plans until it falls, so many have the best chance
    others      ends behind all other first answers, none of which reaches it
    answers     how many answers the shortest solution takes, without the one that ends the turn
    looked      positions that were looked at in the game as it is; `worlds` others were looked through as well
    """

    good: int
    ends: int
    others: int
    answers: int
    looked: int
    worlds: int

    @property
    def share(self) -> float:
        """The part of the ends behind the first answer that reach the goal."""
        return self.good / self.ends if self.ends else 1.0

    @property
    def part(self) -> float:
        """The part of all the turn's ends that reach the goal."""
        return self.good / (self.ends + self.others) if self.ends else 1.0


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle.

    save      `seed`, `setup` and `answers` of the game up to the position
    solution  the keys of one way to the goal
    chance    how likely the best plan reaches it, and the next best first answer, where chance decides; else ""
    solved    by the name of a bot, in how many of `TRIES` tries it reached the goal
    """

    game: str
    id: str
    goal: str
    seat: int
    solution: tuple[str, ...]
    counts: Counts
    themes: tuple[str, ...] = ()
    rating: int = 0
    chance: str = ""
    next_best: str = ""
    solved: Mapping[str, int] = field(default_factory=dict)
    save: Mapping[str, Any] = field(default_factory=dict)

    def dump(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def read_puzzle(body: Mapping[str, Any]) -> Puzzle:
    """A puzzle from plain data, as `Puzzle.dump` wrote it."""
    return Puzzle(
        **{
            **body,
            "counts": Counts(**body["counts"]),
            "solution": tuple(body["solution"]),
            "themes": tuple(body["themes"]),
        }
    )


@runtime_checkable
class PuzzleSource(Protocol):
    """What a game brings into this room.  Positions are the game's own states."""

    @property
    def GOALS(self) -> Mapping[str, PuzzleGoal]:
        """Every goal of its puzzles."""
        ...

    @property
    def THEMES(self) -> Mapping[str, Text]:
        """What a solution may be about."""
        ...

    @property
    def MINER(self) -> str:
        """The bot whose games are looked through."""
        ...

    @property
    def BY_CHANCE(self) -> bool:
        """Whether chance decides: then a puzzle asks for the best chance, and is judged before anything falls."""
        ...

    @property
    def LONE(self) -> bool:
        """Whether one first answer alone may lead to the goal."""
        ...

    @property
    def COLLECTION(self) -> Path:
        """The file of the puzzles that it ships."""
        ...

    def mined_settings(self, seed: int, /) -> Mapping[str, Any]:
        """The settings of a game to be looked through."""
        ...

    def find_goals(self, d: Decision, seed: int, /) -> Mapping[str, int]:
        """The goals that are worth a proof in a position, at a first glance, each with the first answer that seems to lead to it.

        None where no puzzle begins.
        """
        ...

    def is_end(self, start: Any, s: Any, /) -> bool:
        """Whether what a puzzle is about is over: the turn, or the game."""
        ...

    def is_reached(self, goal: str, start: Any, s: Any, seat: int, /) -> bool:
        """Whether a goal is reached where a turn has ended."""
        ...

    def mark(self, start: Any, s: Any, /) -> Hashable | None:
        """What tells a position from others as far as the turn goes on; None where it is not worth comparing."""
        ...

    def is_open(self, start: Any, s: Any, seat: int, /) -> bool:
        """Whether nothing that the seat cannot know has been moved since the start, and no chance has fallen."""
        ...

    def ends_turn(self, s: Any, option: int, /) -> bool:
        """Whether an answer does nothing but end the turn."""
        ...

    def find_themes(self, goal: str, events: Sequence[Event], /) -> Sequence[str]:
        """What a solution is about, by what happens in it."""
        ...


@runtime_checkable
class PuzzleOdds(PuzzleSource, Protocol):
    """What a game brings besides in which chance decides (`BY_CHANCE`)."""

    def deals(self, before: Any, after: Any, seat: int, /) -> Sequence[tuple[int, Any]] | None:
        """Where an answer has dealt the seat an unknown card: `before` with each card that it could be, by its weight.

        None where nothing was dealt.  Raises TooMany where it cannot be counted out.
        """
        ...


@runtime_checkable
class Miner(Protocol):
    """What a game brings besides whose games are played by a bot of its own making."""

    def make_miner(self, seed: int, /) -> Bot:
        """A bot for one seat of a game to be looked through."""
        ...


@runtime_checkable
class TurnTeller(Protocol):
    """What a game brings besides in which an answer that ends the turn leads on into what others do."""

    @property
    def LAST_TOLD(self) -> str:
        """The kind of the event with which the turn is over: of what follows nothing is told with a solution."""
        ...


def find_source(game: str) -> PuzzleSource | None:
    """What a game brings into this room; None where it brings nothing."""
    return games.find_part("puzzles", game, PuzzleSource)


def source_of(game: str) -> PuzzleSource:
    """What a game brings into this room.  Raises UnknownPuzzle where it brings nothing."""
    found = find_source(games.game(game).name)
    if found is None:
        raise UnknownPuzzle(NO_PUZZLES.fill(game=games.game(game).title))
    return found
