"""What a game may bring to a table on the server (`server.<game>`), each thing for itself: a game has those that it needs.

`catalogue.Shelf`, `summary.Teller`, `decks.Pages` and `tales.Library` say what else it may bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from tableforge.tongue.both import Both


@runtime_checkable
class ReadsAloud(Protocol):
    """A game that reads aloud what follows from a view."""

    def aloud(self, view: Any, lang: str, /) -> object:
        """What is added to the view under `aloud`, in a language."""
        ...


@runtime_checkable
class Silences(Protocol):
    """A game whose rules forbid to speak at times."""

    def hushed(self, view: Any, /) -> tuple[str, Both] | None:
        """The rule by which whoever sees this may not speak now, and what is told of it."""
        ...


@runtime_checkable
class Times(Protocol):
    """A game that shows the time of a turn."""

    def clock(self, view: Any, /) -> tuple[str, int, int] | None:
        """The turn whose time is shown, whose it is, and its seconds."""
        ...


@runtime_checkable
class Foretells(Protocol):
    """A game that has something to say of a position that somebody thinks of."""

    def then(self, view: Any, lang: str, /) -> str:
        """A sentence, or nothing."""
        ...


@runtime_checkable
class Charts(Protocol):
    """A game with a chart of its course."""

    @property
    def SERIES(self) -> Sequence[tuple[str, Both, bool, bool]]:
        """Each series: its id, its name, whether each seat has one, whether it is marked."""
        ...

    def charted(self, view: Any, /) -> list[list[int]]:
        """The values of the series."""
        ...


@runtime_checkable
class PlaysDecks(Protocol):
    """A game in which seats play with decks."""

    def played(self, setup: dict[str, Any], seat: int, /) -> Any:
        """The deck that a seat plays with by the settings of its game; None where it plays with none, or not with all of it."""
        ...
