"""KeyForge at the table: its decks as a library sees them, and its book of handicaps on the disk."""

from __future__ import annotations

import json

from tableforge.keyforge.decks.deck import Deck, load
from tableforge.keyforge.decks.deck import starters as by_name
from tableforge.keyforge.decks.formats import is_file, survey, survey_file, to_text
from tableforge.keyforge.handicap import Handicap, Handicaps
from tableforge.keyforge.settings import MOST_CHAINS
from tableforge.table.library import TEXT
from tableforge.table.store import Store
from tableforge.table.store import write as write_file
from tableforge.tongue.text import Text

FOLDER = "decks"
WOULD = Text(
    "'starter:onyx', 'starter:argus', 'forged:SEED', an imported deck's name, or the path of a deck file",
    "« starter:onyx », « starter:argus », « forged:GRAINE », le nom d’un deck importé, ou le chemin d’un fichier de deck",
)

FORMS = {TEXT: Text("our own text", "notre texte"), "json": Text("our own JSON", "notre JSON")}
NOTES: dict[str, Text] = {}


def is_ref(word: str) -> bool:
    """Whether a word names a deck of ours, a forged one or a file."""
    return word.startswith(("starter:", "forged:")) or is_file(word.rpartition("#")[0] or word) or is_file(word)


def starter_of(word: str) -> Deck | None:
    """Return None: no word but its own name means a starter deck."""
    return None  # its decks have names of their own


def starters() -> dict[str, Deck]:
    """Return the decks that come with the game, by reference."""
    return {f"starter:{short}": deck for short, deck in by_name().items()}


def write(deck: Deck, form: str, lang: str) -> str:
    """Return a deck as text or as JSON."""
    return to_text(deck, lang) if form == TEXT else json.dumps(deck.to_json(), ensure_ascii=False, indent=1) + "\n"


# ---------------------------------------------------------------- handicaps
BOOK = "handicaps.json"


def handicaps(store: Store) -> Handicaps:
    """What decks have made of each other in earlier games; a damaged file counts as none."""
    out = Handicaps()
    try:
        for row in json.loads((store.root / BOOK).read_text("utf-8")):
            a, b, chained, chains, last, in_a_row = row
            texts = all([isinstance(x, str) for x in (a, b, chained, last)])
            numbers = type(chains) is int and 0 <= chains <= MOST_CHAINS and type(in_a_row) is int
            if texts and numbers and a < b and {chained, last} <= {a, b, ""}:
                out.pairs[a, b] = Handicap((a, b), chained, chains, last, in_a_row)
    except (OSError, ValueError, TypeError):
        pass
    return out


def keep_handicaps(store: Store, book: Handicaps) -> None:
    """Write the handicaps of all pairs of decks to the disk."""
    rows = [[*pair, h.chained, h.chains, h.last, h.row] for pair, h in book.pairs.items()]
    write_file(store.root / BOOK, json.dumps(rows, ensure_ascii=False))


__all__ = [
    "FOLDER",
    "FORMS",
    "NOTES",
    "WOULD",
    "handicaps",
    "is_ref",
    "keep_handicaps",
    "load",
    "starter_of",
    "starters",
    "survey",
    "survey_file",
    "write",
]
