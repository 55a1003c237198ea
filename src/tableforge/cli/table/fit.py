"""Names and marks in as many letters as there are: whole where they fit, else shorter and still told apart."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from tableforge.cli.table import look
from tableforge.kernel.scene import Mark, Thing
from tableforge.tongue.text import LANGUAGES

Words = list[tuple[str, str]]  # words with their colours

ELIDED: Final = re.compile(r"’(?!s\b)")  # l’ and d’ are words of their own, ’s is none
LEAST_NAME: Final = 4  # letters of a name that a number may leave
SMALL_WORDS: Final = frozenset("of the a an and in to de du des d’ la le les l’ à au aux et en un une".split())


@lru_cache(4096)
def shorten(title: str, width: int, lang: str = "en") -> str:
    """Return a title that fits the width and can still be recognised.

    >>> shorten("Champion Anaphiel", 14), shorten("Champion Anaphiel", 10), shorten("Noddy the Thief", 10)
    ('Cham. Anaphiel', 'C.Anaphiel', 'Noddy T.')
    >>> shorten("Potion d’Invulnérabilité", 12, "fr"), shorten("Prince Derric, Unifier", 13)
    ('Potion Invu.', 'Prince Derric')
    >>> shorten("Gate Halberdier 2", 12), shorten("Hallebardier de la Porte 1", 14, "fr")
    ('Halberdier 2', 'Hallebardier 1')
    """
    if len(title) <= width:
        return title
    name, _, number = title.rpartition(" ")
    room = width - len(number) - 1
    if number.isdecimal() and name and room >= LEAST_NAME:  # without it nobody would know which of several it is
        return f"{shorten(name, room, lang)} {number}"
    lead = title.split(",")[0].split(" (")[0]
    if len(lead) <= width:
        return lead
    all_words = [w.strip('“”«»"') for w in ELIDED.sub("’ ", lead).split()]
    words = [w for w in all_words if w and w.casefold() not in SMALL_WORDS] or all_words
    if len(" ".join(words)) <= width:
        return " ".join(words)
    # What a title is about stands last in English, unless it is "X of Y".
    front = LANGUAGES[lang].head_first or len(words) < len(all_words) - (all_words[0].casefold() in SMALL_WORDS)
    head = words[0] if front else words[-1]
    rest = words[1:] if front else words[:-1]
    for size in (4, 1):
        brief = [w if len(w) <= size + 1 else w[:size] + "." for w in rest]
        fits = " ".join([head, *brief] if front else [*brief, head])
        if len(fits) <= width:
            return fits
    tight = "".join([head, *brief] if front else [*brief, head])
    if len(tight) <= width:
        return tight
    return head if len(head) <= width else head[: max(1, width - 1)] + "…"


def title_rows(title: str, width: int, rows: int, lang: str) -> list[str]:
    """Return the title in one row, or in two where there is height for it."""
    if rows >= 2 and len(title) > width:
        words = title.split()
        for k in range(len(words) - 1, 0, -1):
            first, second = " ".join(words[:k]), " ".join(words[k:])
            if len(first) <= width and len(second) <= width:
                return [first, second, *[""] * (rows - 2)]
    return [shorten(title, width, lang), *[""] * (rows - 1)]


def abbreviate(word: str) -> str:
    """Return a word in four letters.

    >>> abbreviate("creature"), abbreviate("tool")
    ('crea.', 'tool')
    """
    return word if len(word) < 6 else f"{word[:4]}."


def cut_word(text: str, most: int) -> str:
    """Return a word and its figure, the word cut to so many letters.

    >>> cut_word("Discard 3", 4), cut_word("Deck 30", 4), cut_word("Deck 30", 2)
    ('Disc. 3', 'Deck 30', 'De. 30')
    """
    word, _, figure = text.partition(" ")
    return f"{word[:most]}. {figure}" if len(word) > most + 1 else text


def length(parts: Words) -> int:
    """Return the width of some words with blanks between them."""
    return sum(len(word) + 1 for word, _ in parts) - 1 if parts else 0


def shown_part(widths: list[int], cursor: int, room: int) -> tuple[int, int]:
    """From where to where a row is shown that may be wider than its room: from its start, or so that the cursor ends it.

    >>> shown_part([5, 5, 5, 5], 0, 20), shown_part([5, 5, 5, 5], 0, 16), shown_part([5, 5, 5, 5], 3, 16)
    ((0, 4), (0, 3), (1, 4))
    """
    end, used = 0, 0
    while end < len(widths) and used + widths[end] <= room:
        used += widths[end]
        end += 1
    if cursor < end:
        return 0, end
    first, used = cursor, widths[cursor]
    while first and used + widths[first - 1] <= room:
        first -= 1
        used += widths[first]
    return first, cursor + 1


def marks(row: tuple[Mark, ...], level: int) -> Words:
    """Return marks as they are written at a level of brevity."""
    return [(word, look.HUES[m.hue]) for m in row if (word := m.cut(level))]


def figures(thing: Thing) -> Words:
    """Return the numbers on a thing."""
    return marks(thing.figures, 0)


def states(thing: Thing, width: int) -> Words:
    """Return the states of a thing: in words, in shorter ones where the width is small, at last only the unusual ones."""
    out: Words = []
    for level in (0, 1, 2):
        scarce = level == 2 and any([not m.usual for m in thing.states])
        out = marks(tuple([m for m in thing.states if not (m.usual and scarce)]), level)
        if length(out) <= width:
            break
    return out


def states_on_shelf(thing: Thing) -> Words:
    """Return the states that must be shown of a thing with one line: the unusual ones."""
    return marks(tuple([m for m in thing.states if not m.usual]), 1)


def keywords(thing: Thing, width: int) -> str:
    """Return the keywords in so many letters: whole, else cut short, else only the first ones."""
    words = [m.cut(0) for m in thing.words]
    if len(" ".join(words)) > width:
        words = [w if len(w) < 7 else f"{w[:5]}." for w in words]
    while words and len(" ".join(words)) > width:
        words.pop()
    return " ".join(words)


def letters(thing: Thing) -> Words:
    """Return the keywords that have a letter of their own, for where there is no room for words."""
    return [(m.short[-1], look.HUES[m.hue]) for m in thing.words if len(m.short) > 1]
