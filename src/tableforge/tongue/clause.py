"""Clauses as data: who does what, as a text with fields, one for each language.

    Light: Row("{who} light {n:lamp}", "{who} allumer {n:lampe}")

A clause begins with the field that is its subject; where it begins with the verb, it is what you are told to do.  The verb stands
in the form of the dictionary (light, allumer), because one clause is said in many: light, lights, you may light, vous pouvez
allumer.
What follows is text with fields, each a part of the word by its name, with what the language needs to know behind a colon.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from tableforge.tongue.text import ENGLISH, LANGUAGES

Say = Callable[[str, str], str]  # a field by its name and by what stands behind the colon


class ClauseRow:
    """What a word says, in the order of the languages; "" where a language has a function for it."""

    __slots__ = ("texts",)

    def __init__(self, *texts: str) -> None:
        self.texts = dict(zip(LANGUAGES, texts))

    def text(self, lang: str) -> str:
        """Return the text in a language; "" where the language has a function for it."""
        return self.texts.get(lang) or LANGUAGES[lang].texts.get(self.texts[ENGLISH], "")


class Rows(dict[type | tuple[type, str], ClauseRow]):
    """Rows by the class of the word that they say; where a class has several, with the name of each.

    >>> light = Rows({int: ClauseRow("so many"), (str, "loud"): ClauseRow("a shout"), (str, "low"): ClauseRow("a whisper")})
    >>> light.of(7).text("en"), light.of("psst", "low").text("en"), light.said_in("en") == [int, str, str]
    ('so many', 'a whisper', True)
    """

    def of(self, word: object, which: str = "") -> ClauseRow:
        """The row that says a word."""
        kind: type = type(word)
        return self[(kind, which) if which else kind]

    def said_in(self, lang: str) -> list[type]:
        """The classes that have a row in a language."""
        return [key[0] if isinstance(key, tuple) else key for key, row in self.items() if row.text(lang)]


class Parts(NamedTuple):
    """A clause cut up: the field that is its subject, the verb with what stands before the first field, the rest."""

    subject: str
    verb: str
    rest: str


@cache
def split_clause(clause: str) -> Parts:
    """
    >>> split_clause("{who} steal {n:gold} from {frm}")
    Parts(subject='who', verb='steal', rest='{n:gold} from {frm}')
    >>> split_clause("light a lamp")
    Parts(subject='', verb='light a lamp', rest='')
    """
    found = re.fullmatch(r"(?:\{([\w: ]+)\} )?([^{]*?)(?: ([^ {]*\{.*))?", clause)
    assert found is not None and found[2], f"a clause has a verb: {clause!r}"
    return Parts(found[1] or "", found[2], found[3] or "")


class Blank:
    """A field that is said when it is reached, so that what comes first in the text is spoken first."""

    __slots__ = ("name", "say")

    def __init__(self, say: Say, name: str) -> None:
        self.say = say
        self.name = name

    def __format__(self, spec: str) -> str:
        return self.say(self.name, spec)


class Blanks(dict[str, Blank]):
    """Every field there may be."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def __missing__(self, name: str) -> Blank:
        return Blank(self.say, name)


def fill_fields(text: str, say: Say) -> str:
    """A text with its fields said one after the other; a field that says nothing takes its blank with it.

    >>> fill_fields("{a} and {b:loud}{c}.", lambda name, spec: f"{name}{spec}" if name < "c" else "")
    'a and bloud.'
    """
    return " ".join([x for x in text.format_map(Blanks(say)).split(" ") if x])
