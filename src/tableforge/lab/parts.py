"""What a game brings into the lab (`<game>.doors.lab`): the columns of its games, how they are filled, and by what its decks are
measured.

A game that brings nothing has its axes (all of its settings), who won, how long it took and the digest of the end all the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol, runtime_checkable

from tableforge import games
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

Kind = Literal["flag", "int", "long", "float", "text", "ints", "texts"]
Show = Literal["", "mean", "share", "length", "course"]
SAVES: Final = "saves"  # what every game can keep: each game as `tableforge replay` reads it


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the results.

    show   how a report tells it: its mean, the share of each value, a histogram, the mean course over the turns of a game
    side   in a contest, the column of which side this is: 0 is the first one named in the experiment, -1 is of no side
    """

    name: str
    kind: Kind
    title: Text
    show: Show = ""
    side: int = -1


@dataclass(frozen=True, slots=True)
class KeptColumns:
    """What an experiment may keep besides: its columns, and whether the game must keep its log for them."""

    about: Text
    columns: tuple[Column, ...]
    traced: bool = False


class Watch(Protocol):
    """Looks on while one game is played."""

    def look(self, g: Sitting, /) -> None:
        """The game is at its next question."""
        ...

    def row(self, g: Sitting, seats: Sequence[int], /) -> dict[str, Any]:
        """The game's own columns once it is over; `seats[k]` is where side k sat."""
        ...


@runtime_checkable
class Recorder(Protocol):
    """What a game brings along to be recorded."""

    @property
    def COLUMNS(self) -> tuple[Column, ...]:
        """What every row of its results has."""
        ...

    @property
    def KEEPS(self) -> Mapping[str, KeptColumns]:
        """What else can be kept, by the word of the experiment."""
        ...

    @property
    def USUAL(self) -> Mapping[str, Any]:
        """Settings that hold in an experiment which says nothing of them."""
        ...

    def watch(self, keep: frozenset[str], /) -> Watch:
        """Somebody who looks on at a new game and keeps these."""
        ...


class Blind:
    """Looks on at a game that has no columns of its own."""

    def look(self, g: Sitting, /) -> None:
        """Nothing is looked at."""
        pass

    def row(self, g: Sitting, seats: Sequence[int], /) -> dict[str, Any]:
        """Return no column."""
        return {}


class Plain:
    """What holds for a game that brings nothing."""

    COLUMNS: tuple[Column, ...] = ()
    KEEPS: Mapping[str, KeptColumns] = {}
    USUAL: Mapping[str, Any] = {}

    def watch(self, keep: frozenset[str], /) -> Watch:
        """Return a watch that keeps nothing."""
        return Blind()


# ---------------------------------------------------------------- how strong a deck is
@dataclass(frozen=True, slots=True)
class Rated:
    """A deck of a reference field: its reference, its rating, how many games it won of a hundred, and what it does in a game."""

    deck: str
    elo: float
    margin: float
    games: int
    won: float
    deeds: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class ReferenceField:
    """Decks of known strength, against which others are measured: which version of which bot rated them, on which engine, when."""

    name: str
    bot: str
    version: str  # of the bot
    engine: str
    made: str
    games: int
    margin: float  # points, of a deck's share of games won
    seat: float  # Elo that moving first is worth
    decks: tuple[Rated, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a deck does in a game, as a figure: made of a row's columns of one side."""

    name: str
    title: Text
    digits: int = 1
    less_is_better: bool = False


@runtime_checkable
class FieldSource(Protocol):
    """What a game brings along whose decks are measured against a field."""

    @property
    def DECKS(self) -> str:
        """The setting that names the decks."""
        ...

    @property
    def STRENGTH_BOTS(self) -> tuple[str, ...]:
        """The bots by which decks are measured, the usual one first."""
        ...

    @property
    def STRENGTH_KEEPS(self) -> tuple[str, ...]:
        """What such games keep."""
        ...

    @property
    def DEEDS_TOLD(self) -> tuple[Deed, ...]:
        """What is told of a deck besides its strength."""
        ...

    def field(self) -> ReferenceField:
        """The reference field."""
        ...

    def did(self, row: Mapping[str, Any], side: str, /) -> Mapping[str, float]:
        """What a side did in a game, by the names of `DEEDS_TOLD`; what cannot be said of this game is left out."""
        ...

    def first_hand(self, row: Mapping[str, Any], side: str, /) -> Sequence[str]:
        """The cards of a side's first hand."""
        ...

    def card_title(self, card: str, lang: str, /) -> str:
        """What a card is called."""
        ...


@runtime_checkable
class HandicapSource(Protocol):
    """What a game brings along that has a handicap for each seat."""

    @property
    def HANDICAP(self) -> tuple[str, int]:
        """The setting, and the most of it."""
        ...

    @property
    def HANDICAP_WORDS(self) -> tuple[Text, Text]:
        """What one of it is called, and several."""
        ...


@runtime_checkable
class TrialSource(Protocol):
    """What a game brings along whose decks are tried in scenarios instead: all seats win or lose together there."""

    @property
    def TRIALS(self) -> Mapping[str, Sequence[Any]]:
        """The axes along which a deck is tried."""
        ...

    @property
    def TRIAL_DECKS(self) -> str:
        """The setting that names the decks."""
        ...

    @property
    def TRIAL_BOTS(self) -> tuple[str, ...]:
        """The bots by which decks are tried, the usual one first."""
        ...

    @property
    def TRIAL_NOTE(self) -> Text:
        """What whoever reads it should know."""
        ...

    def value_word(self, name: str, value: str, lang: str, /) -> str:
        """What a value of an axis, or of a column that is told by its shares, is called."""
        ...


@runtime_checkable
class WordSource(Protocol):
    """What a game brings along whose values have words of their own."""

    def value_word(self, name: str, value: str, lang: str, /) -> str:
        """What a value of an axis, or of a column that is told by its shares, is called; the value itself where it has no word."""
        ...


def word_of(game: str, name: str, value: str, lang: str) -> str:
    """What a value of an axis or a column is called in a language: by the game, or as it is written."""
    own = games.find_part("lab", game, WordSource)
    return value if own is None or not value else own.value_word(name, value, lang)


def find_recorder(game: str) -> Recorder:
    """What a game brings into the lab."""
    return games.find_part("lab", game, Recorder) or Plain()
