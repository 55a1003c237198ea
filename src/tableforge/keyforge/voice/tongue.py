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
from tableforge.tongue.sentence import YOU, Told, Tongue
from tableforge.words.amounts import Cond
from tableforge.words.node import SetNode

# persons, as a viewer would call them; spectators tell the seats apart by number
OPPONENT: Final = "opponent"
PLAYERS: Final = ("1", "2")
OTHER: Final = {YOU: OPPONENT, OPPONENT: YOU, "1": "2", "2": "1"}
OF_NOBODY: Final = ("purge", "reveal", "enter")  # sentences that have not named the player whose cards they are
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


@dataclass(frozen=True, slots=True)
class Telling(Told[CardDef]):
    """What an event of KeyForge tells, besides what any event does.

    frm      the zone that its cards came from, where that is worth telling, and whose that is
    sides    who stands to the left and to the right of a card that took a place in a line
    other    a further card: the one it was meant for, the one behind a "cannot"
    grantor  the card that gave the source its ability      keyword  what deals the damage
    text     the words of the card that it speaks of        rule     the rule by which something cannot be done
    """

    frm: str = ""
    whose: str = ""
    sides: tuple[CardDef | None, ...] = ()
    other: CardDef | None = None
    grantor: CardDef | None = None
    keyword: str = ""
    text: str = ""
    rule: str = ""


class TableTongue(Tongue[CardDef]):
    """A language at KeyForge's table."""

    many: Mapping[str, str]
    abilities: Mapping[str, str]
    steps: Mapping[str, str]
    flanks: Mapping[str, str]
    reasons: Mapping[str, str]
    by_card: Mapping[str, str] = {  # which reason is given where a card is behind it
        "KF.if-you-do-in-order-to": "toll",
        "KF.costs-of-playing": "toll",
    }
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

    @abstractmethod
    def condition(self, cond: Cond, d: CardDef) -> str:
        """A condition of a card, with its "if"."""

    def beside(self, sides: tuple[CardDef | None, ...]) -> str:
        """Which place of a line a card took; "" where it stands alone."""
        if not sides or sides == (None, None):
            return ""
        left, right = sides
        if left is None:
            assert right is not None
            return self.flanks["left"].format(card=self.thing(right))
        if right is None:
            return self.flanks["right"].format(card=self.thing(left))
        return self.flanks["between"].format(card=self.thing(left), other=self.thing(right))

    def near(self, sides: tuple[CardDef | None, ...]) -> str:
        """Who a card on a flank now stands beside."""
        return "".join([self.flanks["near"].format(card=self.thing(d)) for d in sides if d is not None][:1])

    def why_not(self, t: Telling) -> str:
        """Why something cannot be done, behind a colon; "" where the rule says it."""
        reason = self.reasons.get(t.rule, "")
        if t.other is not None:
            reason = self.reasons["own" if t.other in t.things else self.by_card.get(t.rule, "card")]
        other = "" if t.other is None else self.thing(t.other)
        return f"{self.colon}{reason.format(other=other)}" if reason else ""

    def in_brackets(self, *parts: str) -> str:
        """What is added to a sentence."""
        said = ", ".join([p for p in parts if p])
        return f" ({said})" if said else ""


def spoken(d: CardDef) -> Title:
    """The card as the voices know it: what its words call "this"."""
    words: list[Has] = [w for w in d.words if isinstance(w, Has)]
    return Title(
        d.type,
        d.id,
        d.en,
        d.fr,
        HouseIs(names.HOUSES[d.house], d.house),
        d.rarity,
        d.number,
        d.amber,
        d.power,
        d.armor,
        (),
        tuple(words),
    )
