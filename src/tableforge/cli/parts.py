"""What a game may bring to the command line: the modules `cards`, `decks`, `content` and `play` in `<game>/doors/cli`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from tableforge import games
from tableforge.cli import refusals
from tableforge.cli.speech import SpokenOption
from tableforge.errors import UnknownCard, UnknownGame
from tableforge.tongue.text import Text

if TYPE_CHECKING:
    from tableforge.table.library import Deck


@runtime_checkable
class Catalogue(Protocol):
    """The cards of a game at the command line. A card is whatever the game says: it is only passed on."""

    @property
    def OPTIONS(self) -> Sequence[SpokenOption]:
        """By which cards can be chosen, besides their names."""
        ...

    def find_cards(self, name: str) -> list[Any]:
        """Return the card of that name, or all whose name contains it.

        Raises UnknownCard where there is none.
        """
        ...

    def select(self, name: str | None, chosen: Mapping[str, Any]) -> list[Any]:
        """Return the cards that a name and the options choose."""
        ...

    def facts(self, card: Any) -> dict[str, Any]:
        """Return a card as a JSON object."""
        ...

    def show(self, card: Any, lang: str) -> None:
        """Print one card as a page."""
        ...

    def show_list(self, cards: list[Any], chosen: Mapping[str, Any], lang: str) -> None:
        """Print cards as a list."""
        ...


@runtime_checkable
class DeckPages(Protocol):
    """The decks of a game at the command line; `<game>/doors/table/__init__.py` reads and writes them."""

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


class ContentFinding(NamedTuple):
    """A finding of a content check: error or warning, which check, and the text with file and line."""

    error: bool
    check: str
    told: Text


@runtime_checkable
class ContentPages(Protocol):
    """The content of a game that is made of folders of data."""

    def check(self, folder: Path | None) -> list[ContentFinding]:
        """Return everything that is found in a folder, or in the game's own content."""
        ...


@runtime_checkable
class DeckForge(Protocol):
    """The decks of a game that are generated."""

    def forge(self, seed: int, of_set: str | None) -> Deck:
        """Return a new deck.

        Raises TableforgeError where there is no such set.
        """
        ...


def has_module(game: str, what: str) -> bool:
    """Whether a game brings a module of that name to the command line."""
    return games.has_part("cli", game, what)


def find_catalogue(game: str) -> Catalogue:
    """Return the cards of a game.

    Raises UnknownGame where it has none.
    """
    found = games.find_part("cli", game, Catalogue, "cards")
    if found is None:
        raise UnknownCard(refusals.NO_CARDS.fill(game=game))
    return found


def find_deck_pages(game: str) -> DeckPages:
    """Return the decks of a game.

    Raises UnknownGame where it has none.
    """
    found = games.find_part("cli", game, DeckPages, "decks")
    if found is None:
        raise UnknownGame(refusals.NO_DECKS.fill(game=game))
    return found


def find_content(game: str) -> ContentPages:
    """Return the content of a game.

    Raises UnknownGame where it has none.
    """
    found = games.find_part("cli", game, ContentPages, "content")
    if found is None:
        raise UnknownGame(refusals.NO_CONTENT.fill(game=game))
    return found


def can_forge(game: str) -> bool:
    """Whether decks of a game are generated.

    Raises UnknownGame where it has no decks.
    """
    find_deck_pages(game)
    return games.find_part("cli", game, DeckForge, "decks") is not None


def forge_deck(game: str, seed: int, of_set: str | None) -> Deck:
    """Return a new deck of a game.

    Raises UnknownGame where its decks are not generated.
    """
    found = games.find_part("cli", game, DeckForge, "decks")
    if found is None:
        raise UnknownGame(refusals.NOT_FORGED.fill(game=game))
    return found.forge(seed, of_set)
