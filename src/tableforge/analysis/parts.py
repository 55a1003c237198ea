"""What a game may bring into this room, as protocols: its module `analysis` among its doors has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from tableforge import games
from tableforge.analysis.refusals import NO_ANALYSIS
from tableforge.analysis.scale import AnalysisDepth, LossScale
from tableforge.errors import UnknownGame
from tableforge.kernel.event import Event
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text


@dataclass(frozen=True, slots=True)
class FoundLine:
    """A line that a search found: the answers as numbers, and what its end is worth to whoever gives them."""

    answers: tuple[int, ...]
    value: float


@dataclass(frozen=True, slots=True)
class WorthPart:
    """One thing by which two ends differ, in words, and how much of the difference it makes; the sum of all is the whole.

    `text` says both figures; they are means over the imagined games, so it says nothing that was not counted there.
    """

    text: Text
    part: float


@dataclass(frozen=True, slots=True)
class ChanceTaken:
    """Chance that fell in the game: what it was about, how likely the good end was, and whether it came.

    `answer` is the number of the answer after which it fell.
    """

    answer: int
    seat: int
    text: Text
    odds: float
    good: bool


@runtime_checkable
class Analyst(Protocol):
    """How turns of a game are searched and judged.

    Values are those of the scale: for chances to win, from 0 to 1.  Positions that are handed in are imagined, may be changed, and
    neither ask for chance nor keep a log.
    """

    @property
    def SCALE(self) -> LossScale:
        """What values are, and what a loss is called."""
        ...

    @property
    def DEPTH(self) -> AnalysisDepth:
        """How far the usual analysis looks."""
        ...

    def name_judge(self) -> str:
        """By what positions are judged, in a few letters: another name means that figures do not compare."""
        ...

    def find_turn(self, s: Any) -> tuple[int, int]:
        """The turn under way: its number, and the seat whose it is, -1 where it is nobody's."""
        ...

    def name_turn(self, number: int) -> Text:
        """What a turn of that number is called, within a sentence."""
        ...

    def is_judged(self, kind: str) -> bool:
        """Whether answers to a kind of question are judged; the rest is taken as it came."""
        ...

    def find_lines(self, s: Any, seat: int, depth: AnalysisDepth) -> list[FoundLine]:
        """The lines worth comparing from a question of the seat on, the best first; options without a known end are left out."""
        ...

    def finish(self, s: Any, seat: int, turn: tuple[int, int], depth: AnalysisDepth) -> float | None:
        """What a position is worth to the seat once the rest of the turn is played well; None where no end was found."""
        ...

    def weigh(self, better: Sequence[Any], played: Sequence[Any], seat: int) -> list[WorthPart]:
        """By what two ends differ, each in the same imagined games, the weightiest first."""
        ...

    def is_told(self, e: Event) -> bool:
        """Whether an event belongs to what a line does; what a turn's end always brings does not."""
        ...


@runtime_checkable
class OutcomeSource(Protocol):
    """What a game brings that can be played to its end quickly enough to prove a mark."""

    def play_out(self, s: Any, seat: int, seed: int) -> float | None:
        """What came of a game for the seat, played on for every seat: 1 won, 0 lost; None where it did not end."""
        ...


@runtime_checkable
class ChanceSource(Protocol):
    """What a game with tokens or dice brings: how they fell against their odds."""

    def find_chances(self, g: Sitting) -> list[ChanceTaken]:
        """The tests that were taken and the dice that were thrown in a game, with the odds that they had."""
        ...


def find_analyst(game: str) -> Analyst:
    """How a game is analysed.  Raises UnknownGame where it brings nothing here."""
    found = games.find_part("analysis", game, Analyst)
    if found is None:
        raise UnknownGame(NO_ANALYSIS.fill(game=game))
    return found


def can_analyse(game: str) -> bool:
    """Whether a game brings what an analysis needs."""
    return games.find_part("analysis", game, Analyst) is not None
