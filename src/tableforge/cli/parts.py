"""What a game may bring to the command line: the modules `cards`, `decks`, `content` and `play` of `cli.<game>`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from tableforge import games
from tableforge.cli import refusals
from tableforge.cli.speech import Option
from tableforge.errors import UnknownCard, UnknownGame
from tableforge.tongue.both import Both

if TYPE_CHECKING:
    from tableforge.table.library import Deck


@runtime_checkable
class Catalogue(Protocol):
    """The cards of a game.  A card is whatever the game says: it is only handed on."""

    @property
    def OPTIONS(self) -> Sequence[Option]:
        """By which cards can be chosen, besides their names."""
        ...

    def named(self, name: str) -> list[Any]:
        """The card of that name, or all cards with the name in theirs; UnknownCard where there is none."""
        ...

    def select(self, name: str | None, chosen: Mapping[str, Any]) -> list[Any]:
        """The cards that are asked for, by name and by the options."""
        ...

    def facts(self, card: Any) -> dict[str, Any]:
        """A card as one JSON object."""
        ...

    def show(self, card: Any, lang: str) -> None:
        """Print one card as a page."""
        ...

    def show_list(self, cards: list[Any], chosen: Mapping[str, Any], lang: str) -> None:
        """Print cards as a list."""
        ...


@runtime_checkable
class DeckPages(Protocol):
    """The decks of a game as the command line shows them; `table.<game>` reads and writes them."""

    def heads(self, lang: str) -> list[str]:
        """The heads of a list of decks, after the deck's id and name."""
        ...

    def row(self, deck: Any, lang: str) -> list[str]:
        """A deck's cells under these heads."""
        ...

    def figures(self, deck: Any) -> dict[str, Any]:
        """What the cards of a deck come to, as plain data."""
        ...

    def page(self, deck: Any, lang: str) -> None:
        """Print one deck as a page."""
        ...


class Found(NamedTuple):
    """Something that a check of content tells: an error or a warning, which check, and what with file and line."""

    error: bool
    check: str
    told: Both


@runtime_checkable
class ContentPages(Protocol):
    """The content of a game that is made of folders of data."""

    def check(self, folder: Path | None) -> list[Found]:
        """Everything that is found in a folder, or in the game's own."""
        ...


@runtime_checkable
class Forge(Protocol):
    """The decks of a game that forges them, where they are no one's own making."""

    def forge(self, seed: int, of_set: str | None) -> Deck:
        """A new deck that nobody else has."""
        ...


def has(game: str, what: str) -> bool:
    """Whether a game brings a module of that name."""
    return games.has_part("cli", game, what)


def catalogue(game: str) -> Catalogue:
    """The cards of a game."""
    found = games.find_part("cli", game, Catalogue, "cards")
    if found is None:
        raise UnknownCard(refusals.NO_CARDS.fill(game=game))
    return found


def deck_pages(game: str) -> DeckPages:
    """The decks of a game on the screen."""
    found = games.find_part("cli", game, DeckPages, "decks")
    if found is None:
        raise UnknownGame(refusals.NO_DECKS.fill(game=game))
    return found


def content_of(game: str) -> ContentPages:
    """The content of a game."""
    found = games.find_part("cli", game, ContentPages, "content")
    if found is None:
        raise UnknownGame(refusals.NO_CONTENT.fill(game=game))
    return found


def forges(game: str) -> bool:
    """Whether decks of a game are forged, and not only built by their players; UnknownGame where it has no decks."""
    deck_pages(game)
    return games.find_part("cli", game, Forge, "decks") is not None


def forge(game: str, seed: int, of_set: str | None) -> Deck:
    """A new deck of a game; UnknownGame where its decks are not forged."""
    found = games.find_part("cli", game, Forge, "decks")
    if found is None:
        raise UnknownGame(refusals.NOT_FORGED.fill(game=game))
    return found.forge(seed, of_set)
