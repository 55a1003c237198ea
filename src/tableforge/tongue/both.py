"""One text in every language, and how each language lists, quotes and sets its signs.

`LANGUAGES` is the one list of them.  A further language is a row here, a grammar in a module of its code beside this one,
a folder of its code in the voice of each game, and a column in the tables of texts.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

NBSP: Final = "\u00a0"
MINUS: Final = "–"
LONGEST_SHOWN: Final = 80


@dataclass(frozen=True, slots=True)
class Language:
    """What a language calls itself, and its signs."""

    name: str
    and_: str
    serial_comma: bool  # whether a comma stands before the last "and" of three
    colon: str
    semicolon: str
    quotes: tuple[str, str] | None  # around a text that came from outside; None where it stands as Python writes it
    unbroken: str  # a pattern: the blanks at which no line may break

    def typeset(self, text: str) -> str:
        """The text with the blanks that never break.

        >>> LANGUAGES["fr"].typeset("Oui : « non » !")
        'Oui\\xa0: «\\xa0non\\xa0»\\xa0!'
        """
        return re.sub(self.unbroken, NBSP, text) if self.unbroken else text

    def listed(self, items: Iterable[str], last: str = "") -> str:
        """Items in a row, with "and" or another word before the last.

        >>> LANGUAGES["en"].listed("abc"), LANGUAGES["en"].listed("ab", "or"), LANGUAGES["fr"].listed("abc", ", puis")
        ('a, b, and c', 'a or b', 'a, b, puis c')
        """
        *most, end = list(items) or [""]
        if not most:
            return end
        last = last or self.and_
        comma = "," if self.serial_comma and len(most) > 1 else ""
        return f"{', '.join(most)}{comma}{'' if last.startswith(',') else ' '}{last} {end}"

    def quoted(self, value: object) -> str:
        """A value in a sentence: a text in quotation marks, all else as Python writes it; cut where it is long.

        >>> LANGUAGES["en"].quoted("lamp"), LANGUAGES["fr"].quoted("lamp"), LANGUAGES["fr"].quoted(7)
        ("'lamp'", '«\\xa0lamp\\xa0»', '7')
        """
        if self.quotes is None or not isinstance(value, str):
            return short(value)
        shown = [c if c.isprintable() or c == NBSP else repr(c)[1:-1] for c in value[: LONGEST_SHOWN + 1]]
        if len(shown) > LONGEST_SHOWN:
            shown[LONGEST_SHOWN - 1 :] = "…"
        return self.in_quotes("".join(shown))

    def in_quotes(self, text: str) -> str:
        """A whole sentence inside another."""
        return repr(text) if self.quotes is None else f"{self.quotes[0]}{text}{self.quotes[1]}"


LANGUAGES: Final = {
    "en": Language("English", "and", True, ": ", "; ", None, ""),
    "fr": Language(
        "français", "et", False, f"{NBSP}: ", f"{NBSP}; ", (f"«{NBSP}", f"{NBSP}»"), r" (?=[:;!?»](?:[\s».,)]|$))|(?<=«) "
    ),
}


@cache
def column(texts: tuple[str, ...], lang: str) -> str:
    """One text of a row in a table of texts, set as its language sets it.

    >>> column(("Saved: {path}", "Partie enregistrée : {path}"), "fr")
    'Partie enregistrée\\xa0: {path}'
    """
    return LANGUAGES[lang].typeset(texts[list(LANGUAGES).index(lang)])


def next_language(lang: str) -> str:
    """The language that comes after this one, and after the last the first."""
    codes = list(LANGUAGES)
    return codes[(codes.index(lang) + 1) % len(codes)]


class Both(str):
    """One sentence in every language: the English text itself, which carries the others.

    >>> near = Both("; did you mean {it!r}?", " ; vouliez-vous dire {it!r} ?").fill(it="lamp")
    >>> Both("no room {n}{near}", "pas de pièce {n}{near}").fill(n=3, near=near).text("fr")
    'pas de pièce 3\\xa0; vouliez-vous dire «\\xa0lamp\\xa0»\\xa0?'
    """

    __slots__ = ("others",)
    others: dict[str, str]

    def __new__(cls, en: str, fr: str) -> Both:
        self = super().__new__(cls, en)
        self.others = {"fr": LANGUAGES["fr"].typeset(fr)}
        return self

    def __reduce__(self) -> tuple[type[Both], tuple[str, str]]:
        return Both, (str(self), self.fr)

    @property
    def fr(self) -> str:
        return self.others["fr"]

    def text(self, lang: str = "en") -> str:
        """The sentence in a language; English where there is no other."""
        return self.others.get(lang) or str(self)

    def fill(self, **fields: object) -> Both:
        """The sentence with its fields filled in, each in the language around it; `{x!r}` is quoted as that language quotes."""
        return in_every(lambda lang: self.text(lang).format_map({k: Field(v, lang) for k, v in fields.items()}))

    def __add__(self, more: str) -> Both:
        return in_every(lambda lang: self.text(lang) + said(more, lang))


class Field:
    """What fills a place in a sentence of one language."""

    __slots__ = ("lang", "value")

    def __init__(self, value: object, lang: str) -> None:
        self.value = value
        self.lang = lang

    def __str__(self) -> str:
        return said(self.value, self.lang)

    def __repr__(self) -> str:
        return LANGUAGES[self.lang].quoted(self.value)

    def __format__(self, spec: str) -> str:
        return format(self.value, spec) if spec else str(self)


def said(value: object, lang: str) -> str:
    """A value inside a sentence: a text that knows the language, in it."""
    return value.text(lang) if isinstance(value, Both) else str(value)


def in_every(say: Callable[[str], str]) -> Both:
    """The text that is said in every language."""
    return Both(*[say(lang) for lang in LANGUAGES])


def joined(texts: Iterable[str], between: str = "semicolon") -> Both:
    """Texts in one sentence, with the language's own semicolon or comma between them.

    >>> joined([Both("one", "un"), Both("two", "deux")]).fr
    'un\\xa0; deux'
    """
    every = list(texts)
    return in_every(lambda lang: getattr(LANGUAGES[lang], between).join([said(t, lang) for t in every]))


def signed(n: int) -> str:
    """A number that is added or taken away.

    >>> signed(2), signed(-2)
    ('+2', '–2')
    """
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


def short(value: object) -> str:
    """A value as Python writes it, cut where it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}…"


def quoted(value: object) -> str:
    """A value in a French sentence."""
    return LANGUAGES["fr"].quoted(value)


def in_full(value: object) -> Both:
    """A value in a sentence that English never cuts, such as a path."""
    return Both(repr(value), quoted(value))


def typeset(fr: str) -> str:
    """A French sentence with the blanks that never break."""
    return LANGUAGES["fr"].typeset(fr)


def got(en: str, fr: str, value: object) -> Both:
    """What would do, and what came instead.

    >>> got("a seed is a whole number", "une graine est un nombre entier", "x").text("fr")
    'une graine est un nombre entier\\xa0; reçu\\xa0: «\\xa0x\\xa0»'
    """
    return Both(f"{en}; got {short(value)}", f"{fr} ; reçu : {quoted(value)}")


# What a system answers when a file cannot be had; what is not here is told as the system tells it.
SYSTEM_SAYS: Final = {
    errno.ENOENT: ("there is no such file", "ce fichier n’existe pas"),
    errno.EACCES: ("that is not allowed", "ce n’est pas permis"),
    errno.EPERM: ("that is not allowed", "ce n’est pas permis"),
    errno.EISDIR: ("it is a folder", "c’est un dossier"),
    errno.ENOTDIR: ("a part of the path is no folder", "une partie du chemin n’est pas un dossier"),
    errno.EROFS: ("the disk is read-only", "le disque est en lecture seule"),
    errno.ENOSPC: ("the disk is full", "le disque est plein"),
    errno.EDQUOT: ("the disk is full", "le disque est plein"),
    errno.ENAMETOOLONG: ("the name is too long", "le nom est trop long"),
    errno.EEXIST: ("something of that name is already there", "quelque chose de ce nom existe déjà"),
}


def system_says(e: OSError) -> Both:
    """Why a file cannot be read or written, in every language.

    >>> system_says(FileNotFoundError(2, "No such file or directory")).text("fr")
    'ce fichier n’existe pas'
    """
    told = e.strerror or str(e)
    return Both(*SYSTEM_SAYS.get(e.errno or 0, (told, told)))
