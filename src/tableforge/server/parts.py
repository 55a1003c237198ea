"""What a game may bring to a table on the server (`<game>/doors/server.py`), each thing for itself: a game has those that it needs.

`catalogue.CatalogueSource`, `summary.SummarySource`, `decks.DeckDescriber` and `story_texts.TaleSource` say what else it may bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from tableforge.tongue.text import Text


@runtime_checkable
class ReadsAloud(Protocol):
    """A game that puts into words what follows from a view."""

    def narrate(self, view: Any, lang: str, /) -> object:
        """Return what is added to the view under `aloud`, in a language."""
        ...


@runtime_checkable
class Silences(Protocol):
    """A game whose rules forbid chat at times."""

    def silence_rule(self, view: Any, /) -> tuple[str, Text] | None:
        """Return the rule by which the viewer may not speak now, and its text; None where it may."""
        ...


@runtime_checkable
class Times(Protocol):
    """A game that shows the time of a turn."""

    def turn_clock(self, view: Any, /) -> tuple[str, int, int] | None:
        """Return the id of the turn, whose turn it is, and its seconds; None where no clock is shown."""
        ...


@runtime_checkable
class Foretells(Protocol):
    """A game that says what would follow in a position under consideration."""

    def foretell(self, view: Any, lang: str, /) -> str:
        """Return a sentence, or ""."""
        ...


@runtime_checkable
class Charts(Protocol):
    """A game with a chart of its course."""

    @property
    def SERIES(self) -> Sequence[tuple[str, Text, bool, bool]]:
        """Each series: its id, its name, whether each seat has one, whether it is marked."""
        ...

    def chart_values(self, view: Any, /) -> list[list[int]]:
        """Return the values of the series, in their order."""
        ...


@runtime_checkable
class PlaysDecks(Protocol):
    """A game in which seats play decks."""

    def played_deck(self, setup: dict[str, Any], seat: int, /) -> Any:
        """Return the deck of a seat by the settings; None where it plays none, or not the whole of one."""
        ...


@runtime_checkable
class ChoosesBySeat(Protocol):
    """A game in which whoever sits down at a table that is not dealt yet chooses something besides a deck."""

    def seat_choices(self, settings: dict[str, Any], /) -> Sequence[tuple[str, Text]]:
        """Return what can be chosen by some settings: an id and what it is called."""
        ...

    def settle_choices(self, settings: dict[str, Any], chosen: Sequence[str], /) -> dict[str, Any]:
        """Return the settings with what each seat has chosen; "" leaves a seat to the settings."""
        ...
