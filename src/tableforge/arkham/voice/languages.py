"""The voice of each language by its code: a folder of that name beside this file, with the same files in each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from tableforge.arkham.voice.tongue import TableTongue
from tableforge.arkham.words import Effect, Has, Title
from tableforge.tongue.voices import Voices
from tableforge.words.node import SetNode

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


VOICES: Final[Voices[Voice, Lexicon, TableTongue]] = Voices("tableforge.arkham.voice")
voice, lexicon, tongue, part = VOICES.voice, VOICES.lexicon, VOICES.tongue, VOICES.part
