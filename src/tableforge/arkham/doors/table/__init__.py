"""Arkham Horror at the table: its decks as a library sees them."""

from __future__ import annotations

from tableforge.arkham.decks.deck import OURS, Deck, load, starter_of
from tableforge.arkham.decks.deck import starters as by_name
from tableforge.arkham.decks.formats import FORMS, NOTES, is_file, survey, survey_file, write
from tableforge.tongue.text import Text

FOLDER = "decks/arkham"
WOULD = Text(
    "an investigator's name such as 'roland' or 'daisy', a deck that `deck list` shows, an imported deck's name, or the path of a "
    "deck file",
    "le nom d’un investigateur comme « roland » ou « daisy », un deck que montre `deck list`, le nom d’un deck importé, ou le "
    "chemin d’un fichier de deck",
)


def is_ref(word: str) -> bool:
    """Whether a word names a deck of ours or a file."""
    return word.startswith(OURS) or is_file(word.rpartition("#")[0] or word) or is_file(word)


def starters() -> dict[str, Deck]:
    """Return the decks that come with the game, by reference."""
    return {f"{OURS}{short}": deck for short, deck in by_name().items()}


__all__ = [
    "FOLDER",
    "FORMS",
    "NOTES",
    "WOULD",
    "is_ref",
    "load",
    "starter_of",
    "starters",
    "survey",
    "survey_file",
    "write",
]
