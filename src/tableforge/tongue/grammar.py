"""The grammar of a language: what every game may ask of it.  Each has more of its own, for the voices written in it."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from tableforge.tongue.text import LANGUAGES


class Grammar(Protocol):
    """A module such as `tableforge.tongue.en`."""

    def SpokenNumber(self, n: int, /) -> object:
        """A number that can stand before a noun: `{n:card}`."""

    def plural(self, noun: str, /) -> str:
        """Several of it."""

    def sentence(self, text: str, /) -> str:
        """A text with a capital, a full stop and the blanks of the language."""


def grammar(lang: str) -> Grammar:
    """The grammar of a language.

    >>> grammar("fr").sentence("jouez {n:carte}".format(n=grammar("fr").SpokenNumber(2)))
    'Jouez 2 cartes.'
    """
    return cast("Grammar", import_module(LANGUAGES[lang].grammar or f"{__package__}.{lang}"))
