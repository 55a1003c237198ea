"""What the tongues of KeyForge's table must know beyond any table's: houses, steps, places, aims, and the words of a card."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge.definition import CardDef
from tableforge.keyforge.questions import HouseIs
from tableforge.keyforge.words import Effect, Has, Title
from tableforge.tongue.sentence import YOU, Tongue
from tableforge.words.node import SetNode

# persons, as a viewer would call them; spectators tell the seats apart by number
OPPONENT: Final = "opponent"
PLAYERS: Final = ("1", "2")
OTHER: Final = {YOU: OPPONENT, OPPONENT: YOU, "1": "2", "2": "1"}
NAMED_AT_MOST: Final = 4  # of more cards than that the log tells the number


def person(seat: int, viewer: int | None) -> str:
    """Who a seat is in a viewer's eyes.

    >>> person(0, 0), person(0, 1), person(1, None)
    ('you', 'opponent', '2')
    """
    if viewer is None:
        return PLAYERS[seat]
    return YOU if seat == viewer else OPPONENT


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card of an option lies: whose it is, in which zone, at which place, on which card."""

    who: str
    zone: int
    place: int = 0  # from 1; 0 where the place does not matter
    host: CardDef | None = None


class TableTongue(Tongue[CardDef]):
    """A language at KeyForge's table."""

    many: Mapping[str, str]
    abilities: Mapping[str, str]
    steps: Mapping[str, str]
    houses: tuple[str, ...]

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


def spoken(d: CardDef) -> Title:
    """The card as the voices know it: what its words call "this"."""
    words: list[Has] = [w for w in d.words if isinstance(w, Has)]
    return Title(
        d.type, d.id, d.en, d.fr, HouseIs(names.HOUSES[d.house], d.house), d.rarity, d.number, d.amber, d.power, d.armor,
        (), tuple(words),
    )  # fmt: skip
