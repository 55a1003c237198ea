"""What a loss is called, and how far an analysis looks: all constants of this room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tableforge.tongue.text import Text

SLIP, MISTAKE, BLUNDER = "slip", "mistake", "blunder"
KINDS: Final = (SLIP, MISTAKE, BLUNDER)
NO_MARK: Final = ""
HALVED: Final = 15.0  # a turn that loses so many points counts half in the accuracy

CHANCE: Final = "chance"  # values are chances to win
RESULT: Final = "result"  # values are an expected result


@dataclass(frozen=True, slots=True)
class LossScale:
    """What the values of a game are, and from which loss on, in points, a turn is a slip, a mistake, a blunder.

    A value times `points` is what people read: 100 where it is a chance.  `shared` says that all seats win together.
    """

    kind: str
    slip: float
    mistake: float
    blunder: float
    name: Text
    points: float = 100.0
    shared: bool = False
    by_draws: bool = True  # whether luck is told by what positions became; else tokens and dice alone tell it

    def name_loss(self, loss: float) -> str:
        """What a loss in points is called; `NO_MARK` where it is none worth a word.

        >>> scale = LossScale(CHANCE, 5, 10, 20, Text("chance to win", "chance de gagner"))
        >>> [scale.name_loss(x) for x in (4.9, 5, 10, 31)]
        ['', 'slip', 'mistake', 'blunder']
        """
        if loss >= self.blunder:
            return BLUNDER
        return MISTAKE if loss >= self.mistake else SLIP if loss >= self.slip else NO_MARK


@dataclass(frozen=True, slots=True)
class AnalysisDepth:
    """How far an analysis looks.

    looks       imagined games in which lines are searched, at every decision
    worlds      others in which the lines that were found are compared with the one that was played
    checks      others again, in which the best of them is proved before a mark is shown
    lines       how many lines are compared
    width       how many ways a search follows at once             budget   positions it may look at before it hurries
    playouts    games played to their end, twice each, for a mark that is close to the line
    proofs      marks of a game that are proved so; further ones that are close are not shown
    """

    looks: int = 2
    worlds: int = 4
    checks: int = 12
    lines: int = 6
    width: int = 32
    budget: int = 4000
    playouts: int = 12
    proofs: int = 4

    def with_worlds(self, checks: int) -> AnalysisDepth:
        """The same with so many imagined games behind a mark, and a third as many to choose the line in."""
        return AnalysisDepth(
            self.looks,
            max(2, checks // 3),
            checks,
            self.lines,
            self.width,
            self.budget,
            self.playouts,
            self.proofs,
        )


def measure_accuracy(losses: list[float]) -> float | None:
    """How accurate turns were that lost so many points each, from 0 to 100; None of no turns.

    Each turn counts 100 where nothing was lost, and half as much for every further `HALVED` points.

    >>> measure_accuracy([0, 0, 15.0, 0]), measure_accuracy([])
    (87.5, None)
    """
    if not losses:
        return None
    counted: list[float] = [100 * 0.5 ** (max(0.0, x) / HALVED) for x in losses]
    return sum(counted) / len(counted)
