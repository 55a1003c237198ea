"""What a game may bring into this room (`<game>/doors/judge.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol, runtime_checkable

from tableforge import games
from tableforge.kernel.core import State
from tableforge.tongue.text import Text

Sort = Literal["card", "number", "choice", "words"]
CARD: Final = "card"  # the sorts of fields: a zone of cards,
NUMBER: Final = "number"  # a whole number,
CHOICE: Final = "choice"  # one of a few words,
WORDS: Final = "words"  # a text that the game reads


@dataclass(frozen=True, slots=True)
class LayoutField:
    """One field of a position as a form has it: which sort it is, and what it may be.

    `types` are the types of cards that lie in a zone; none are all of them.  `marked` says whether tokens lie on its cards.
    """

    name: str
    title: Text
    sort: Sort
    most: int = 0  # of a number
    options: tuple[tuple[str, Text], ...] = ()  # of a choice
    types: tuple[str, ...] = ()
    marked: bool = False


@dataclass(frozen=True, slots=True)
class LayoutForm:
    """A form in which a position is laid out by hand: the fields of each seat and of the table, and what lies on cards.

    `seat_word` is what the rulings of the game call a seat, `first` the field of it that needs no name there.
    """

    seats: tuple[tuple[str, Text], ...]
    of_seat: tuple[LayoutField, ...]
    of_table: tuple[LayoutField, ...]
    marks: tuple[LayoutField, ...]  # a number, or yes and no where `most` is 1
    example: Mapping[str, Any]  # a position to begin with
    seat_word: str = "seat"
    first: str = ""


@runtime_checkable
class LayoutSource(Protocol):
    """A game whose positions are laid out by a form."""

    @property
    def LAYOUT(self) -> LayoutForm:
        """The form."""
        ...


@runtime_checkable
class PositionWriter(Protocol):
    """A game that says a position as fields, from which it can be laid out again."""

    def can_write(self, s: State, /) -> bool:
        """Return whether a position, with no effect under way, is one that fields can say."""
        ...

    def write_position(self, s: State, seat: int | None, /) -> dict[str, Any]:
        """Return the fields of a position between two actions: all of it, or what a seat knows of it."""
        ...


def layout_of(game: str) -> LayoutForm | None:
    """Return the form of a game; None where it has none."""
    found = games.find_part("judge", game, LayoutSource)
    return None if found is None else found.LAYOUT


def games_with_layouts() -> Sequence[str]:
    """Return the games whose positions can be laid out by a form."""
    return [name for name in games.loadable_names() if layout_of(name) is not None]
