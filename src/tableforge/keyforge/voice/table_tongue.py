"""What the two tongues of the table share: how a sentence of their tables is filled in.

A sentence is plain text with fields, `{card}`, and with pairs: `[you gain|they gain]` follows the person that the sentence
speaks of, `<is|are>` the number of cards, `/is|are/` the amount.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge.questions import HouseIs
from tableforge.keyforge.state import CardDef, SetNode
from tableforge.keyforge.words import Card, Effect, Has

# persons, as a viewer would call them; spectators tell the seats apart by number
YOU: Final = "you"
OPPONENT: Final = "opponent"
PLAYERS: Final = ("1", "2")

BY_PERSON: Final = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")
BY_CARDS: Final = re.compile(r"<([^|>]*)\|([^>]*)>")
BY_AMOUNT: Final = re.compile(r"/([^|/]*)\|([^/]*)/")


def person(seat: int, viewer: int | None) -> str:
    """Who a seat is in a viewer's eyes.

    >>> person(0, 0), person(0, 1), person(1, None)
    ('you', 'opponent', '2')
    """
    if viewer is None:
        return PLAYERS[seat]
    return YOU if seat == viewer else OPPONENT


@cache
def chosen(template: str, you: bool, cards: bool, amount: bool) -> str:
    """The sentence with one side of each pair: whether the person is you, the cards several, the amount more than one.

    >>> chosen("{who} [sacrifice|sacrifices] {cards}; <it is|they are> destroyed", False, True, False)
    '{who} sacrifices {cards}; they are destroyed'
    """
    template = BY_PERSON.sub(r"\1" if you else r"\2", template)
    template = BY_CARDS.sub(r"\2" if cards else r"\1", template)
    return BY_AMOUNT.sub(r"\2" if amount else r"\1", template)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def closed(text: str) -> str:
    """A sentence with one mark at its end, also where a title brings its own.

    >>> closed("You play Arise!."), closed("You play Director of Z.Y.X..")
    ('You play Arise!', 'You play Director of Z.Y.X.')
    """
    return text[:-1] if text.endswith(("!.", "?.", "..")) else text


@dataclass(frozen=True, slots=True)
class Told:
    """What an event tells one viewer, before it is put into words."""

    kind: str
    who: str
    cards: tuple[CardDef, ...]  # empty where the viewer may not know them
    count: int
    amount: int
    source: CardDef | None
    by: bool  # whether the source is worth naming: not where it is one of the cards
    note: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card of an option lies: whose it is, in which zone, at which place, on which card."""

    who: str
    zone: int
    place: int = 0  # from 1; 0 where the place does not matter
    host: CardDef | None = None


class Tongue(ABC):
    """A language at the table.  The tables are data; the methods know the grammar."""

    events: Mapping[str, str]
    questions: Mapping[str, str]
    many: Mapping[str, str]
    labels: Mapping[str, str]
    abilities: Mapping[str, str]
    steps: Mapping[str, str]
    houses: tuple[str, ...]
    colon: str

    @abstractmethod
    def title(self, d: CardDef) -> str:
        """The card's name."""

    def tell(self, t: Told) -> str:
        """The sentence of an event."""
        template = chosen(self.events[t.kind], t.who == YOU, t.count > 1, t.amount > 1)
        return self.finished(template.format_map(self.fields(t)))

    @abstractmethod
    def fields(self, t: Told) -> Mapping[str, object]:
        """What the sentences of events are filled in with."""

    @abstractmethod
    def card(self, d: CardDef) -> object:
        """A card in a question."""

    @abstractmethod
    def count(self, n: int) -> object:
        """A number that can stand before a noun."""

    @abstractmethod
    def finished(self, text: str) -> str:
        """Typography, and a capital to begin with."""

    @abstractmethod
    def player(self, who: str) -> str:
        """Whoever is spoken of, as a subject."""

    @abstractmethod
    def where(self, spot: Spot) -> str:
        """Where a card lies, to tell it from others of its name or in other zones."""

    @abstractmethod
    def phrase(self, sel: SetNode, d: CardDef | None) -> str:
        """A card of a set, for the question that asks for one."""

    def aimed(self, phrase: str, aim: str) -> str:
        """That phrase with what becomes of the card."""
        return phrase + aim

    @abstractmethod
    def these(self) -> str:
        """One of the cards that are laid out."""

    @abstractmethod
    def in_house(self, h: int) -> str:
        """A house in the middle of a sentence."""

    @abstractmethod
    def text(self, effects: tuple[Effect, ...], d: CardDef) -> str:
        """Effects of a card as sentences."""


def spoken(d: CardDef) -> Card:
    """The card as the voices know it: what its words call "this"."""
    words: list[Has] = [w for w in d.words if isinstance(w, Has)]
    return Card(
        d.type, d.id, d.en, d.fr, HouseIs(names.HOUSES[d.house], d.house), d.rarity, d.number, d.amber, d.power, d.armor,
        (), tuple(words),
    )  # fmt: skip
