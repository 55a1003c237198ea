"""Arkham Horror at the table: its decks as a library sees them."""

from __future__ import annotations

from tableforge.arkham.decks.deck import Deck, load
from tableforge.arkham.decks.deck import starters as by_name
from tableforge.arkham.decks.formats import FORMS, is_file, survey, survey_file, write
from tableforge.tongue.both import Both

FOLDER = "decks/arkham"
WOULD = Both(
    "'starter:roland' or another deck that `deck list` shows, an imported deck's name, or the path of a deck file",
    "« starter:roland » ou un autre deck que montre `deck list`, le nom d’un deck importé, ou le chemin d’un fichier de deck",
)


def is_ref(word: str) -> bool:
    return word.startswith("starter:") or is_file(word.rpartition("#")[0] or word) or is_file(word)


def starters() -> dict[str, Deck]:
    return {f"starter:{short}": deck for short, deck in by_name().items()}


__all__ = ["FOLDER", "FORMS", "WOULD", "is_ref", "load", "starters", "survey", "survey_file", "write"]
