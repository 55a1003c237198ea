"""Deck files, told apart by what is in them: ArkhamDB's JSON and text, arkham.build's JSON and text, .o8d, our text.

`read` gives the decks or says everything that is wrong with them; `survey` gives the good ones beside the others; `write`
gives a deck in one of the `FORMS`.  A file is never trusted: sizes, counts, lengths and nesting have caps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from tableforge.arkham.decks import as_json, as_o8d, as_text, refusals
from tableforge.arkham.decks.deck import Deck
from tableforge.arkham.decks.draft import Draft, Judge
from tableforge.decks.files import all_playable, decode_text, is_file, read_bytes, survey_decks
from tableforge.decks.refusals import ADDRESS
from tableforge.decks.values import parse
from tableforge.decks.wording import Verdict, not_a_deck, shorten
from tableforge.tongue.text import Text

ONE_DECK: Final = 1 << 20
O8D: Final = 256 << 10

TEXT: Final = "text"
FORMS: Final[Mapping[str, Text]] = {
    TEXT: Text("our own text", "notre texte"),
    "json": Text("our own JSON", "notre JSON"),
    "arkhamdb": Text("the JSON of ArkhamDB and arkham.build", "le JSON d’ArkhamDB et d’arkham.build"),
    "arkhamdb-text": Text("ArkhamDB's text", "le texte d’ArkhamDB"),
    "arkham.build": Text("arkham.build's text", "le texte d’arkham.build"),
    "o8d": Text("OCTGN's .o8d", "le .o8d d’OCTGN"),
}
NOTES: Final[Mapping[str, Text]] = {  # what whoever writes a deck in a form should know
    "o8d": Text(
        "OCTGN's own numbers of the cards are not known here; others stand in their place, and Tableforge reads the names",
        "les numéros qu’OCTGN donne aux cartes ne sont pas connus ici ; d’autres en tiennent lieu, et Tableforge lit les noms",
    ),
}
WRITERS: Final[Mapping[str, Callable[[Deck], str]]] = {
    "json": as_json.to_saved,
    "arkhamdb": as_json.to_arkhamdb,
    "arkhamdb-text": as_text.to_arkhamdb_text,
    "arkham.build": as_text.to_arkham_build,
    "o8d": as_o8d.to_o8d,
}


# ---------------------------------------------------------------- reading
def read(data: bytes | str, source: str = "") -> list[Deck]:
    """The decks of a file; `BadDeck` with every problem if one of them cannot be played.

    >>> from tableforge.arkham.decks.deck import load
    >>> roland = load("starter:roland")
    >>> read(write(roland, "text", "fr")) == [roland]
    True
    """
    return all_playable(survey(data, source), source)


def survey(data: bytes | str, source: str = "") -> list[Verdict[Deck]]:
    """Every deck of a file, playable or not; `BadDeck` if it is no deck file at all."""
    return survey_decks(lambda: _verdicts(decode_text(data, refusals.WOULD_DO)), source, refusals.WOULD_DO)


def survey_file(path: str) -> list[Verdict[Deck]]:
    """Every deck of the file at a path."""
    return survey(read_bytes(path, refusals.KINDS_OF_REF), shorten(path, 100))


def _verdicts(text: str) -> list[Verdict[Deck]]:
    judge = Judge()
    return [judge.verdict(draft) for draft in _drafts(text)]


def _drafts(text: str) -> Iterator[Draft]:
    start = text[:4096].lstrip()
    xml = start.startswith("<") and not as_text.is_arkhamdb(text)
    most = O8D if xml else ONE_DECK
    if len(text) > most:
        raise not_a_deck(refusals.ONE_DECK_TOO_LARGE.fill(most=most >> 10), refusals.WOULD_DO)
    if xml:
        yield as_o8d.from_o8d(text)
    elif start.startswith(("{", "[")):
        yield from as_json.decks_of(parse(text, refusals.WOULD_DO))
    else:
        yield _text(text)


def _text(text: str) -> Draft:
    if text.lstrip().startswith(("http://", "https://")) and "\n" not in text.strip():
        raise not_a_deck(ADDRESS, refusals.WOULD_DO)
    if as_text.is_built(text):
        return as_text.from_arkham_build(text)
    if as_text.is_ours(text) and not as_text.is_arkhamdb(text):
        return as_text.from_text(text)
    return as_text.from_arkhamdb_text(text)


# ---------------------------------------------------------------- writing
def write(deck: Deck, form: str = TEXT, lang: str = "en") -> str:
    """A deck in one of the forms; only our own text is written in another language than English."""
    return as_text.to_text(deck, lang) if form == TEXT else WRITERS[form](deck)


__all__ = ["FORMS", "NOTES", "is_file", "read", "survey", "survey_file", "write"]
