"""The voices of a game: a folder for each language in its package `voice`, with the same files in each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, Generic, TypeVar, cast

from tableforge.errors import UnknownLanguage
from tableforge.tongue.spelling import language
from tableforge.tongue.text import LANGUAGES, Text, quote_each

V = TypeVar("V")
L = TypeVar("L")
T = TypeVar("T")
NO_VOICE: Final = Text(
    "{game} has no voice for {lang!r}; it speaks {known}", "{game} n’a pas de voix pour {lang!r} ; ce jeu parle {known}"
)


class Voices(Generic[V, L, T]):
    """How a game speaks, by language: its cards, the names of its things, its table.  A file is read when it is first needed."""

    def __init__(self, voice: str) -> None:
        self.where = voice

    def voice(self, lang: str) -> V:
        """The rules texts of cards in a language (`cards.py`)."""
        return cast("V", self.part(lang, "cards"))

    def lexicon(self, lang: str) -> L:
        """What a language calls the things of the game (`lexicon.py`)."""
        return cast("L", self.part(lang, "lexicon"))

    def tongue(self, lang: str) -> T:
        """The questions, options and log of the table in a language (`table.py`)."""
        return cast("T", self.part(lang, "table").TONGUE)

    def part(self, lang: str, name: str) -> ModuleType:
        """A file of a language's folder."""
        return part(self.where, lang, name)


@cache
def part(voice: str, lang: str, name: str) -> ModuleType:
    """A file of a language's folder in a game's package `voice`; a language that the game does not speak is refused."""
    if find_spec(f"{voice}.{language(lang)}") is None:
        spoken = [code for code in LANGUAGES if find_spec(f"{voice}.{code}") is not None]
        raise UnknownLanguage(NO_VOICE.fill(game=voice.split(".")[-2], lang=lang, known=quote_each(spoken)))
    return import_module(f"{voice}.{lang}.{name}")
