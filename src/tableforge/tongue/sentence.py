"""Sentences as data: plain text with fields and pairs, filled in for the person that is told.

`{card}` is a field.  `[you gain|they gain]` follows the person that the sentence speaks of, `<is|are>` the number of things,
`/is|are/` the amount.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Generic, TypeVar

T = TypeVar("T")  # what a game calls a thing: a card, a figure

MOST_KEPT: Final = 4096  # events of a game whose words are kept: a story that goes on tells its last lines again
YOU: Final = "you"  # whoever is being told; others are called as the game calls them

BY_PERSON: Final = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")
BY_THINGS: Final = re.compile(r"<([^|>]*)\|([^>]*)>")
BY_AMOUNT: Final = re.compile(r"/([^|/]*)\|([^/]*)/")


@cache
def choose_forms(template: str, you: bool, several: bool, more: bool) -> str:
    """The sentence with one side of each pair: whether the person is you, the things several, the amount more than one.

    >>> choose_forms("{who} [sacrifice|sacrifices] {cards}; <it is|they are> destroyed", False, True, False)
    '{who} sacrifices {cards}; they are destroyed'
    """
    template = BY_PERSON.sub(r"\1" if you else r"\2", template)
    template = BY_THINGS.sub(r"\2" if several else r"\1", template)
    return BY_AMOUNT.sub(r"\2" if more else r"\1", template)


def capitalise(text: str) -> str:
    """Return a text with its first letter large, and the others as they are."""
    return text[:1].upper() + text[1:]


def close_sentence(text: str) -> str:
    """A sentence with one mark at its end, also where a title brings its own.

    >>> close_sentence("You play Arise!."), close_sentence("You play Director of Z.Y.X..")
    ('You play Arise!', 'You play Director of Z.Y.X.')
    """
    return text[:-1] if text.endswith(("!.", "?.", "..")) else text


@dataclass(frozen=True, slots=True)
class Told(Generic[T]):
    """What an event tells one viewer, before it is put into words."""

    kind: str
    who: str
    things: tuple[T, ...]  # empty where the viewer may not know them
    count: int
    amount: int
    source: T | None
    by: bool  # whether the source is worth naming: not where it is one of the things
    note: str


class Tongue(ABC, Generic[T]):
    """A language at a game's table.  The tables are data; the methods know the grammar."""

    events: Mapping[str, str]
    questions: Mapping[str, str]
    labels: Mapping[str, str]
    colon: str

    def tell(self, t: Told[T]) -> str:
        """The sentence of an event."""
        template = choose_forms(self.events[t.kind], t.who == YOU, t.count > 1, t.amount > 1)
        return self.finish(template.format_map(self.fields(t)))

    @abstractmethod
    def fields(self, t: Told[T]) -> Mapping[str, object]:
        """What the sentences of events are filled in with."""

    @abstractmethod
    def title(self, thing: T) -> str:
        """What a thing is called."""

    @abstractmethod
    def thing(self, thing: T) -> object:
        """A thing in a question."""

    @abstractmethod
    def count(self, n: int) -> object:
        """A number that can stand before a noun."""

    @abstractmethod
    def player(self, who: str) -> str:
        """Whoever is spoken of, as a subject."""

    @abstractmethod
    def finish(self, text: str) -> str:
        """Typography, and a capital to begin with."""
