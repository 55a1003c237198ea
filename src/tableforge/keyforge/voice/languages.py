"""The voice of each language by its code: a folder of that name beside this file, with the same files in each."""

from __future__ import annotations

from typing import Final, Protocol

from tableforge.keyforge.voice.tongue import TableTongue
from tableforge.keyforge.words import Effect, Has, Label, Title
from tableforge.tongue.voices import Voices
from tableforge.words.node import SetNode


class Voice(Protocol):
    """How a language says cards (`cards.py`)."""

    def card_text(self, card: Title, errata: bool = True) -> str: ...
    def ability_text(self, ability: Has | Label, card: Title | None = None) -> str: ...
    def effect_text(self, words: tuple[Effect, ...], card: Title | None = None) -> str: ...
    def phrase(self, sel: SetNode, card: Title | None = None) -> str: ...


class Lexicon(Protocol):
    """What a language calls the things of the game (`lexicon.py`)."""

    def house(self, name: str) -> str: ...
    def trait(self, name: str) -> str: ...
    def keyword(self, name: str, n: int = 0) -> str: ...


VOICES: Final[Voices[Voice, Lexicon, TableTongue]] = Voices("tableforge.keyforge.voice")
voice, lexicon, tongue, part = VOICES.voice, VOICES.lexicon, VOICES.tongue, VOICES.part
