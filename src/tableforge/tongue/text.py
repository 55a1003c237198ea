"""One text in every language, and how each language lists, quotes and sets its signs.

`LANGUAGES` is the one list of them.  Texts are written in English and French side by side, in that order.  A further language is a
row here, a file with its texts by the English ones (`texts_in`), and a grammar; a game whose texts are more than rows of data has
a folder of its code in the game's voice besides.  `tests/pirate/` is one.
"""

from __future__ import annotations

import errno
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, Literal

NBSP: Final = "\u00a0"
MINUS: Final = "–"
LONGEST_SHOWN: Final = 80


@dataclass(frozen=True, slots=True)
class Language:
    """What a language calls itself, and its signs."""

    name: str
    and_: str
    or_: str
    serial_comma: bool  # whether a comma stands before the last "and" of three
    colon: str
    semicolon: str
    quotes: tuple[str, str] | None  # around a text that came from outside; None where it stands as Python writes it
    unbroken: str  # a pattern: the blanks at which no line may break
    singular: tuple[int, ...] = (1,)  # the numbers that take it
    head_first: bool = False  # whether what a title is about stands first in it
    comma: str = ", "
    decimal: str = "."
    # by the English one, where a row has no text in this language
    texts: Mapping[str, str] = field(default_factory=dict)
    grammar: str = ""  # the module of its grammar, where it is not the one of its code beside this one

    def typeset(self, text: str) -> str:
        """The text with the blanks that never break.

        >>> LANGUAGES["fr"].typeset("Oui : « non » !")
        'Oui\\xa0: «\\xa0non\\xa0»\\xa0!'
        """
        return re.sub(self.unbroken, NBSP, text) if self.unbroken else text

    def list_items(self, items: Iterable[str], last: str = "") -> str:
        """Items in a row, with "and" or another word before the last.

        >>> LANGUAGES["en"].list_items("abc"), LANGUAGES["en"].list_items("ab", "or"), LANGUAGES["fr"].list_items("abc", ", puis")
        ('a, b, and c', 'a or b', 'a, b, puis c')
        """
        *most, end = list(items) or [""]
        if not most:
            return end
        last = last or self.and_
        comma = "," if self.serial_comma and len(most) > 1 else ""
        return f"{', '.join(most)}{comma}{'' if last.startswith(',') else ' '}{last} {end}"

    def quote(self, value: object) -> str:
        """A value in a sentence: a text in quotation marks, all else as Python writes it; cut where it is long.

        >>> LANGUAGES["en"].quote("lamp"), LANGUAGES["fr"].quote("lamp"), LANGUAGES["fr"].quote(7)
        ("'lamp'", '«\\xa0lamp\\xa0»', '7')
        """
        if self.quotes is None or not isinstance(value, str):
            return shorten_repr(value)
        shown = [c if c.isprintable() or c == NBSP else repr(c)[1:-1] for c in value[: LONGEST_SHOWN + 1]]
        if len(shown) > LONGEST_SHOWN:
            shown[LONGEST_SHOWN - 1 :] = "…"
        return self.in_quotes("".join(shown))

    def in_quotes(self, text: str) -> str:
        """A whole sentence inside another."""
        return repr(text) if self.quotes is None else f"{self.quotes[0]}{text}{self.quotes[1]}"


LANGUAGES: Final = {
    "en": Language("English", "and", "or", True, ": ", "; ", None, ""),
    "fr": Language(
        "français",
        "et",
        "ou",
        False,
        f"{NBSP}: ",
        f"{NBSP}; ",
        (f"«{NBSP}", f"{NBSP}»"),
        r" (?=[:;!?»](?:[\s».,)]|$))|(?<=«) ",
        singular=(0, 1),
        head_first=True,
        decimal=",",
    ),
}
ENGLISH: Final = next(iter(LANGUAGES))


@cache
def column(texts: tuple[str, ...], lang: str) -> str:
    """One text of a row in a table of texts, set as its language sets it.

    >>> column(("Saved: {path}", "Partie enregistrée : {path}"), "fr")
    'Partie enregistrée\\xa0: {path}'
    """
    return Text(*texts).text(lang)


@contextmanager
def with_language(code: str, language: Language) -> Iterator[None]:
    """A language that is spoken for a while, besides those that always are."""
    LANGUAGES[code] = language
    try:
        yield
    finally:
        del LANGUAGES[code]
        column.cache_clear()


def texts_in(path: Path) -> dict[str, str]:
    """The texts of a language as a file has them: under any headings, each by the English one."""
    with path.open("rb") as f:
        return {english: text for section in tomllib.load(f).values() for english, text in section.items()}


def next_language(lang: str) -> str:
    """The language that comes after this one, and after the last the first."""
    codes = list(LANGUAGES)
    return codes[(codes.index(lang) + 1) % len(codes)]


class Text(str):
    """One sentence in every language: the English text itself, which carries the others, given in the order of `LANGUAGES`.

    >>> near = Text("; did you mean {it!r}?", " ; vouliez-vous dire {it!r} ?").fill(it="lamp")
    >>> Text("no room {n}{near}", "pas de pièce {n}{near}").fill(n=3, near=near).text("fr")
    'pas de pièce 3\\xa0; vouliez-vous dire «\\xa0lamp\\xa0»\\xa0?'
    """

    __slots__ = ("others",)
    others: dict[str, str]

    def __new__(cls, *texts: str) -> Text:
        self = super().__new__(cls, texts[0])
        self.others = {lang: LANGUAGES[lang].typeset(text) for lang, text in list(zip(LANGUAGES, texts))[1:]}
        return self

    @classmethod
    def of(cls, texts: Mapping[str, str]) -> Text:
        """The sentence of a row of data that has it by language."""
        return cls(*[texts[lang] for lang in LANGUAGES if lang in texts])

    def __reduce__(self) -> tuple[type[Text], tuple[str, ...]]:
        return Text, (str(self), *self.others.values())

    def text(self, lang: str = ENGLISH) -> str:
        """The sentence in a language: its own text, or the one that the language has for it; English where there is none."""
        if lang in self.others:
            return self.others[lang] or str(self)
        return LANGUAGES[lang].texts.get(self, str(self)) if lang in LANGUAGES else str(self)

    def texts(self) -> dict[str, str]:
        """The sentence in each language, by its code."""
        return {lang: self.text(lang) for lang in LANGUAGES}

    def fill(self, **fields: object) -> Text:
        """The sentence with its fields filled in, each in the language around it; `{x!r}` is quoted as that language quotes."""
        return in_every(lambda lang: self.text(lang).format_map({k: Field(v, lang) for k, v in fields.items()}))

    def __add__(self, more: str) -> Text:
        return in_every(lambda lang: self.text(lang) + say_value(more, lang))


class Texts(dict[str, str]):
    """A text by language, as a file of data has it; what it has not is looked up in the language's own texts.

    >>> Texts(en="Lamp", fr="Lampe")["fr"]
    'Lampe'
    """

    def __missing__(self, lang: str) -> str:
        return Text.of(self).text(lang)


class Field:
    """What fills a place in a sentence of one language."""

    __slots__ = ("lang", "value")

    def __init__(self, value: object, lang: str) -> None:
        self.value = value
        self.lang = lang

    def __str__(self) -> str:
        return say_value(self.value, self.lang)

    def __repr__(self) -> str:
        value = self.value
        return LANGUAGES[self.lang].quote(value.text(self.lang) if isinstance(value, Text) else value)

    def __format__(self, spec: str) -> str:
        return format(self.value, spec) if spec else str(self)


def say_value(value: object, lang: str) -> str:
    """A value inside a sentence: a text that knows the language, in it."""
    return value.text(lang) if isinstance(value, Text) else str(value)


def in_every(say: Callable[[str], str]) -> Text:
    """The text that is said in every language."""
    return Text(*[say(lang) for lang in LANGUAGES])


def join_texts(texts: Iterable[str], between: Literal["comma", "semicolon"] = "semicolon") -> Text:
    """Texts in one sentence, with the language's own semicolon or comma between them.

    >>> join_texts([Text("one", "un"), Text("two", "deux")]).text("fr")
    'un\\xa0; deux'
    >>> join_texts([Text("one", "un"), Text("two", "deux")], "comma").text("fr")
    'un, deux'
    """
    every = list(texts)
    return in_every(lambda lang: getattr(LANGUAGES[lang], between).join([say_value(t, lang) for t in every]))


def quote_each(values: Iterable[object], last: Literal["", "or"] = "") -> Text:
    """Values in a row, each as its language quotes it, with commas between them or with "or" before the last.

    >>> quote_each(["lamp", "wick"]).text("fr"), quote_each(["lamp", "wick"], "or")
    ('«\\xa0lamp\\xa0», «\\xa0wick\\xa0»', "'lamp' or 'wick'")
    """
    every = list(values)
    return in_every(lambda lang: join_items([LANGUAGES[lang].quote(v) for v in every], lang, last))


def join_items(items: list[str], lang: str, last: Literal["", "or"] = "") -> str:
    """Return items with commas between them, or with "or" between any two."""
    words = LANGUAGES[lang]
    return f" {words.or_} ".join(items) if last else words.comma.join(items)


def format_signed(n: int) -> str:
    """A number that is added or taken away.

    >>> format_signed(2), format_signed(-2)
    ('+2', '–2')
    """
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


def shorten_repr(value: object) -> str:
    """A value as Python writes it, cut where it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}…"


def shorten_name(name: str) -> str:
    """A name that somebody else gave, cut where it is long.

    >>> shorten_name("lamp"), len(shorten_name("lamp" * 1000))
    ('lamp', 80)
    """
    return name if len(name) <= LONGEST_SHOWN else f"{name[: LONGEST_SHOWN - 1]}…"


def quote_in_full(value: object) -> Text:
    """A value in a sentence that English never cuts, such as a path."""
    return in_every(lambda lang: repr(value) if LANGUAGES[lang].quotes is None else LANGUAGES[lang].quote(value))


GOT: Final = Text("{would}; got {value!r}", "{would} ; reçu : {value!r}")


def expected_but_got(would: Text, value: object) -> Text:
    """What would do, and what came instead.

    >>> expected_but_got(Text("a seed is a whole number", "une graine est un nombre entier"), "x").text("fr")
    'une graine est un nombre entier\\xa0; reçu\\xa0: «\\xa0x\\xa0»'
    """
    return GOT.fill(would=would, value=value)


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
    errno.ELOOP: ("its links lead round in a circle", "ses liens tournent en rond"),
    errno.EEXIST: ("something of that name is already there", "quelque chose de ce nom existe déjà"),
}


def system_says(e: OSError) -> Text:
    """Why a file cannot be read or written, in every language.

    >>> system_says(FileNotFoundError(2, "No such file or directory")).text("fr")
    'ce fichier n’existe pas'
    """
    told = e.strerror or str(e)
    return Text(*SYSTEM_SAYS.get(e.errno or 0, (told,)))
