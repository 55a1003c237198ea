"""The sheet of a card, as any table shows it: what its two sides say, and the rules that touch it."""

from __future__ import annotations

from tableforge.arkham.cards import card


def card_text(id: str, lang: str) -> str:
    """What a card says, one ability a line."""
    from tableforge.arkham.voice.languages import voice

    return voice(lang).front_text(card(id), Titles(lang))


def back_text(id: str, lang: str) -> str:
    """What its other side says; "" where that says nothing."""
    from tableforge.arkham.voice.languages import voice

    return voice(lang).back_text(card(id), Titles(lang))


class Titles:
    """What cards are called in a language, for a voice that knows no card but the one it speaks."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, id: str) -> str:
        return card(id).title(self.lang)
