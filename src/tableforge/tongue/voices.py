"""The voices of a game: a folder for each language in its package `voice`, with the same files in each."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from tableforge.errors import UnknownLanguage
from tableforge.tongue.both import LANGUAGES, Both, each_quoted
from tableforge.tongue.spelling import language

NO_VOICE: Final = Both(
    "{game} has no voice for {lang!r}; it speaks {known}", "{game} n’a pas de voix pour {lang!r} ; ce jeu parle {known}"
)


def part(voice: str, lang: str, name: str) -> ModuleType:
    """A file of a language's folder in a game's package `voice`; a language that the game does not speak is refused."""
    if find_spec(f"{voice}.{language(lang)}") is None:
        spoken = [code for code in LANGUAGES if find_spec(f"{voice}.{code}") is not None]
        raise UnknownLanguage(NO_VOICE.fill(game=voice.split(".")[-2], lang=lang, known=each_quoted(spoken)))
    return import_module(f"{voice}.{lang}.{name}")
