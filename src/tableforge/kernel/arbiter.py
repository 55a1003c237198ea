"""What a game tells those who may see all of it: an arbiter who drives it from outside, a ruling in a test.

A game that has an arbiter has it in its module `arbiter`, as `ARBITER`; `games.arbiter` finds it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tableforge.kernel.core import State

Facts = dict[str, Any]


class Cards(tuple[int, ...]):
    """Cards among the facts, by their own numbers; they are shown by their names."""


class OneCard(int):
    """A card among the facts, by its own number; -1 is none."""


class Arbiter(ABC):
    """What a game tells those who may see all of it: how positions are written, pointed at and looked at.

    `seats` are the names of the seats.
    """

    seats: tuple[str, ...]

    @abstractmethod
    def settings(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """The settings of a game that begins with a position, from the fields of that position."""

    @abstractmethod
    def active(self, s: State) -> int:
        """Whose turn it is."""

    @abstractmethod
    def under_way(self, s: State) -> bool:
        """Whether an effect or the set-up is under way, which a change by hand would tear."""

    @abstractmethod
    def things(self, s: State) -> Iterable[int]:
        """Every card of the game, by its own number."""

    @abstractmethod
    def name(self, s: State, i: int) -> str:
        """The id of a card."""

    @abstractmethod
    def key(self, s: State, i: int, seat: int) -> str:
        """A card with its place, as the seat points at it."""

    @abstractmethod
    def zone(self, s: State, seat: int, name: str) -> Sequence[int]:
        """What lies in a zone of a seat, or (seat -1) of the table."""

    @abstractmethod
    def card(self, s: State, i: int) -> Facts:
        """Everything about a card."""

    @abstractmethod
    def player(self, s: State, p: int) -> Facts:
        """Everything about a player."""

    @abstractmethod
    def table(self, s: State) -> Facts:
        """Everything that is nobody's."""

    def find_id(self, name: str) -> str:
        """The id that a name stands for, in whatever spelling."""
        return name

    def alike(self, key: str) -> str:
        """What a key has in common with those of other cards that might as well be picked; itself, if it is its own."""
        return key

    def unfit(self, s: State, verb: str, i: int, seat: int) -> tuple[bool, ...]:
        """How badly a card fits what a seat does: of several copies the one that fits best is meant."""
        return ()
