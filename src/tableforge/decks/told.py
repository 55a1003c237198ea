"""What is said of decks: names cut to fit a sentence, problems in a row, and the refusal of what cannot be played."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Generic, TypeVar

from tableforge.decks import refusals
from tableforge.errors import BadDeck
from tableforge.tongue.both import LANGUAGES, Both, in_every, joined
from tableforge.tongue.spelling import LONGEST_NAME, composed

D = TypeVar("D")
NOWHERE: Final = Both("", "")
MOST_PROBLEMS: Final = 40


@dataclass(frozen=True, slots=True)
class Verdict(Generic[D]):
    """One deck of a file: playable, or with what keeps it from being played."""

    name: str
    deck: D | None
    problems: tuple[Both, ...] = ()


# ---------------------------------------------------------------- texts
def shorten(text: str, most: int = 60) -> str:
    """A text fit for an error message: printable, and cut where it is long."""
    text = "".join([c if c.isprintable() else "�" for c in text[: most + 1]])
    return text if len(text) <= most else text[: most - 1] + "…"


def clean(text: str) -> str:
    """A text without control, format and private characters, in composed form, single-spaced."""
    return _remembered(text) if len(text) <= LONGEST_NAME else _cleaned(text)


def _cleaned(text: str) -> str:
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept = [c if c.isprintable() else " " if c.isspace() else "" for c in composed(text) if unicodedata.category(c) != "Co"]
    return " ".join("".join(kept).split())


_remembered: Final = lru_cache(8192)(_cleaned)


def so_many_cards(n: int) -> Both:
    """So many cards.

    >>> so_many_cards(1), so_many_cards(12), so_many_cards(0).text("fr")
    ('1 card', '12 cards', '0 carte')
    """
    return in_every(lambda lang: refusals.CARDS[n not in LANGUAGES[lang].singular].text(lang)).fill(n=n)


def in_a_row(texts: Sequence[Both]) -> Both:
    """Names one after the other."""
    return in_every(lambda lang: ", ".join([text.text(lang) for text in texts]))


def at_line(n: int) -> Both:
    """How a problem begins that is about one line of a file."""
    return refusals.AT_LINE.fill(n=n)


def about(whose: str, told: Both) -> Both:
    """A sentence with the file or the deck it is about."""
    return refusals.ABOUT.fill(whose=whose, told=told) if whose else told


# ---------------------------------------------------------------- problems
def listed(problems: Sequence[Both]) -> tuple[Both, ...]:
    """The first problems of many, and how many there are besides."""
    if len(problems) <= MOST_PROBLEMS:
        return tuple(problems)
    more = len(problems) - MOST_PROBLEMS
    return (*problems[:MOST_PROBLEMS], refusals.MORE_PROBLEMS.fill(n=more))


def no_deck(why: Both, would: Both) -> BadDeck:
    """The refusal of a file that is no deck file, with what would be one."""
    return BadDeck(refusals.NO_DECK_FILE.fill(why=why, would=would))


def unplayable(name: str, problems: tuple[Both, ...], source: Both = NOWHERE) -> BadDeck:
    """The refusal of a deck, with everything that is wrong with it."""
    told = refusals.UNPLAYABLE.fill(name=shorten(name), problems=joined(problems), source=source)
    return BadDeck(told, problems)


def playable(verdict: Verdict[D], source: str = "") -> D:
    """The deck of a verdict, or `BadDeck` with what keeps it from being played."""
    if verdict.deck is None:
        raise unplayable(verdict.name, verdict.problems, about(source, NOWHERE))
    return verdict.deck
