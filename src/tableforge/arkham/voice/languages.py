"""The voice of each language by its code: a folder of that name beside this file, with the same files in each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Final, Protocol, cast

from tableforge.arkham.voice.tongue import TableTongue
from tableforge.arkham.words import Effect, Has, Title
from tableforge.tongue import voices
from tableforge.words.node import SetNode

VOICE: Final = "tableforge.arkham.voice"
TitleOf = Callable[[str], str]  # what another card is called in that language, by its id


class Voice(Protocol):
    """How a language says cards (`cards.py`)."""

    def front_text(self, card: Title, title_of: TitleOf = str) -> str: ...
    def back_text(self, card: Title, title_of: TitleOf = str) -> str: ...
    def ability_text(self, ability: Has, card: Title | None = None) -> str: ...
    def effect_text(self, words: tuple[Effect, ...], card: Title | None = None) -> str: ...
    def phrase(self, sel: SetNode, card: Title | None = None) -> str: ...


class Lexicon(Protocol):
    """What a language calls the things of the game (`lexicon.py`)."""

    def trait(self, name: str) -> str: ...
    def sign(self, face: int) -> str: ...
    def type_name(self, type: int) -> str: ...


def voice(lang: str) -> Voice:
    """The rules texts of cards in a language; read with the first card that is shown."""
    return cast("Voice", part(lang, "cards"))


def lexicon(lang: str) -> Lexicon:
    """The names of the game in a language."""
    return cast("Lexicon", part(lang, "lexicon"))


def tongue(lang: str) -> TableTongue:
    """The questions, options and log of the table in a language."""
    return cast("TableTongue", part(lang, "table").TONGUE)


@cache
def part(lang: str, name: str) -> ModuleType:
    """A file of a language's folder."""
    return voices.part(VOICE, lang, name)
