"""Names as people write them: every spelling of a name meets in one form, and a misspelt one is told the nearest."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from tableforge.errors import UnknownLanguage
from tableforge.tongue.text import LANGUAGES, LONGEST_SHOWN, Text

LONGEST_NAME: Final = 400  # longer names are compared by this many letters, and are not cached
MOST_ACCENTS: Final = (
    30  # on one letter, as Unicode's stream-safe texts have them: putting them in order takes the square of it
)
NOT_LETTERS: Final = re.compile("[^0-9a-z]+")
NO_VOICE: Final = Text(
    "there is no voice for {lang!r}; known: {known}", "il n’y a pas de voix pour {lang!r} ; valeurs connues : {known}"
)
DID_YOU_MEAN: Final = Text("; did you mean {it!r}?", " ; vouliez-vous dire {it!r} ?")
NEAR: Final = 0.7  # how alike two words must be: below this, a suggestion is a guess
SHORT, NEAR_SHORT = 4, 0.5  # one letter is much of a short word
KNOWN: Final = Text("; known: {names}", " ; valeurs connues : {names}")
KNOWN_TOO: Final = Text(" Known: {names}", " Valeurs connues : {names}")
AND_MORE: Final = Text("{names} … and {n} more", "{names} … et {n} autres")
MOST_LISTED: Final = 60  # names of a refusal; nobody reads more


def squash(text: str) -> str:
    """A name without case, accents, spaces and punctuation, so that every spelling of it meets.

    >>> squash("The Baker’s Lamp") == squash("the-baker-s-lamp"), squash("Æther Élan")
    (True, 'aetherelan')
    """
    return _squash_cached(text[:LONGEST_NAME])


@lru_cache(8192)
def _squash_cached(text: str) -> str:
    if text.isascii():
        return NOT_LETTERS.sub("", text.lower())
    return "".join([c for c in plain_letters(text) if c.isalnum()])


def plain_letters(text: str) -> str:
    """A text without accents and case, to search in.

    >>> plain_letters("Épée d’Æther")
    "epee d'aether"
    """
    plain = unicodedata.normalize("NFKD", text.casefold().replace("æ", "ae").replace("œ", "oe").replace("’", "'"))
    return "".join([c for c in plain if not unicodedata.combining(c)])


def compose_letters(text: str) -> str:
    """A text with each letter and its accents as one character where there is one (NFC); in a long one no letter has very many.

    >>> compose_letters("e\\u0301" + "\\u0316" * 900) == "é" + "\\u0316" * (MOST_ACCENTS - 1)
    True
    """
    if len(text) > LONGEST_NAME and not text.isascii():
        run, kept = 0, []
        for c in text:
            run = run + 1 if unicodedata.combining(c) else 0
            if run <= MOST_ACCENTS:
                kept.append(c)
        text = "".join(kept)
    return unicodedata.normalize("NFC", text)


def nearest(word: str, known: Iterable[str]) -> Text:
    """'; did you mean …?' for a misspelt word, or '' when nothing is near.

    >>> nearest("lapm", ["lamp", "wick"])
    "; did you mean 'lamp'?"
    """
    from difflib import get_close_matches

    close = get_close_matches(word[:LONGEST_SHOWN], list(known), 1, NEAR if len(word) > SHORT else NEAR_SHORT)
    return did_you_mean(close[0]) if close else Text("")


def did_you_mean(it: str) -> Text:
    """Return the question whether something near was meant."""
    return DID_YOU_MEAN.fill(it=it)


def unknown(refusal: Text, name: object, known: Iterable[str], list_all: bool = True, **fields: object) -> Text:
    """That there is none of such a `{name}`, with the nearest known one; `list_all` tells all of them, or the first of very many.

    >>> unknown(Text("there is no game {name!r}", "il n’y a pas de jeu {name!r}"), "chess", ["lamplighters"])
    "there is no game 'chess'; known: lamplighters"
    """
    names = list(known)
    near = nearest(str(name)[:LONGEST_SHOWN], names)
    listed: str | Text = ", ".join(names[:MOST_LISTED])
    if len(names) > MOST_LISTED:
        listed = AND_MORE.fill(names=listed, n=len(names) - MOST_LISTED)
    every = (KNOWN_TOO if near else KNOWN).fill(names=listed) if list_all and names else Text("")
    return refusal.fill(name=name, **fields) + near + every


def language(lang: str) -> str:
    """The code of a language itself, or an error that names those there are."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(NO_VOICE.fill(lang=lang, known=", ".join(LANGUAGES)))
    return lang
