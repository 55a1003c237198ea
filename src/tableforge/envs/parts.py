"""What a game brings into this room: an encoder of its positions, and what it rewards.  None of it must be there.

A game without an encoder is shown by `Search.features` and the words of its keys; one without a potential or a score rewards who
has won.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from tableforge.kernel.ask import RawDecision
from tableforge.kernel.columns import Layout


class Encoder(Protocol):
    """Writes positions as numbers, for the eyes of one seat."""

    @property
    def layout(self) -> Layout:
        """The blocks and their columns."""
        ...

    def encode(self, s: Any, d: RawDecision | None, seat: int, page: int, blocks: int) -> bytes:
        """The wanted blocks (as bits, `kernel.columns`) one after the other, as 16-bit numbers in the machine's order.

        `d` is the question of this very seat, or None where it is asked nothing; `page` says which of its options are shown.
        """
        ...


@runtime_checkable
class EncoderSource(Protocol):
    """What a game whose positions are encoded brings."""

    @property
    def PLACES(self) -> int:
        """How many options there is usually room for."""
        ...

    def encoder(self, places: int) -> Encoder:
        """The encoder with room for so many options."""
        ...


@runtime_checkable
class ProgressSource(Protocol):
    """What a game that says how far a seat has come brings."""

    def progress(self, s: Any, seat: int) -> float:
        """How far the seat is on its way to winning, from 0 to 1, by what everybody knows."""
        ...


@runtime_checkable
class ScoreSource(Protocol):
    """What a game that counts something at its end brings."""

    def score(self, s: Any, seat: int) -> float:
        """What the game counts for the seat, once it is over."""
        ...
