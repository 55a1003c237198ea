"""What is said of decks: names cut to fit a sentence, problems in a row, and the refusal of what cannot be played."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Generic, TypeVar

from tableforge.decks import refusals
from tableforge.errors import BadDeck
from tableforge.tongue.spelling import LONGEST_NAME, compose_letters
from tableforge.tongue.text import LANGUAGES, Text, in_every, join_texts

D = TypeVar("D")
NOWHERE: Final = Text("", "")
MOST_PROBLEMS: Final = 40


@dataclass(frozen=True, slots=True)
class Verdict(Generic[D]):
    """One deck of a file: playable, or with what keeps it from being played."""

    name: str
    deck: D | None
    problems: tuple[Text, ...] = ()


# ---------------------------------------------------------------- texts
def shorten(text: str, most: int = 60) -> str:
    """A text fit for an error message: printable, and cut where it is long."""
    text = "".join([c if c.isprintable() else "�" for c in text[: most + 1]])
    return text if len(text) <= most else text[: most - 1] + "…"


def clean(text: str) -> str:
    """A text without control, format and private characters, in composed form, single-spaced."""
    return _clean_cached(text) if len(text) <= LONGEST_NAME else _clean(text)


def _clean(text: str) -> str:
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept = [
        c if c.isprintable() else " " if c.isspace() else ""
        for c in compose_letters(text)
        if unicodedata.category(c) != "Co"
    ]
    return " ".join("".join(kept).split())


_clean_cached: Final = lru_cache(8192)(_clean)


def count_cards(n: int) -> Text:
    """So many cards.

    >>> count_cards(1), count_cards(12), count_cards(0).text("fr")
    ('1 card', '12 cards', '0 carte')
    """
    return in_every(lambda lang: refusals.CARDS[n not in LANGUAGES[lang].singular].text(lang)).fill(n=n)


def join_names(texts: Sequence[Text]) -> Text:
    """Names one after the other."""
    return in_every(lambda lang: ", ".join([text.text(lang) for text in texts]))


def at_line(n: int) -> Text:
    """How a problem begins that is about one line of a file."""
    return refusals.AT_LINE.fill(n=n)


def prefix_source(whose: str, told: Text) -> Text:
    """A sentence with the file or the deck it is about."""
    return refusals.ABOUT.fill(whose=whose, told=told) if whose else told


# ---------------------------------------------------------------- problems
def limit_problems(problems: Sequence[Text]) -> tuple[Text, ...]:
    """The first problems of many, and how many there are besides."""
    if len(problems) <= MOST_PROBLEMS:
        return tuple(problems)
    more = len(problems) - MOST_PROBLEMS
    return (*problems[:MOST_PROBLEMS], refusals.MORE_PROBLEMS.fill(n=more))


def not_a_deck(why: Text, would: Text) -> BadDeck:
    """The refusal of a file that is no deck file, with what would be one."""
    return BadDeck(refusals.NO_DECK_FILE.fill(why=why, would=would))


def unplayable(name: str, problems: tuple[Text, ...], source: Text = NOWHERE) -> BadDeck:
    """The refusal of a deck, with everything that is wrong with it."""
    told = refusals.UNPLAYABLE.fill(name=shorten(name), problems=join_texts(problems), source=source)
    return BadDeck(told, problems)


def playable_deck(verdict: Verdict[D], source: str = "") -> D:
    """The deck of a verdict, or `BadDeck` with what keeps it from being played."""
    if verdict.deck is None:
        raise unplayable(verdict.name, verdict.problems, prefix_source(source, NOWHERE))
    return verdict.deck
