"""What experience buys between two scenarios: cards, better ones for those in the deck, and what each costs.

    buy(deck, [Exchange("beat-cop", "beat-cop-2"), Exchange("knife", "shotgun")])

A purchase is an exchange: a card leaves the deck for each that comes, save for permanent ones (AH.buying-keeps-deck-size).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from tableforge.arkham.decks import pool, problems, refusals
from tableforge.arkham.decks.deck import Deck
from tableforge.arkham.definition import CardDef
from tableforge.decks.refusals import NO_CARD
from tableforge.decks.wording import NOWHERE, limit_problems, shorten
from tableforge.errors import BadPurchase
from tableforge.tongue.spelling import nearest
from tableforge.tongue.text import Text, join_texts

BUYING = "AH.experience-2-buying"
UPGRADING = "AH.upgrade"


@dataclass(frozen=True, slots=True)
class Exchange:
    """One copy of a card leaves the deck and one of another comes; `out` is empty for a permanent card."""

    out: str
    into: str


@dataclass(frozen=True, slots=True)
class Bought:
    """One exchange as it was paid: what it cost, and by which rule."""

    out: str
    into: str
    price: int
    rule: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """The deck after the purchases, with the experience that is left on it, and what was paid for each."""

    deck: Deck
    lines: tuple[Bought, ...]

    @property
    def price(self) -> int:
        """What they cost together."""
        return sum([line.price for line in self.lines])


def is_upgrade(out: str, into: str) -> bool:
    """Whether a card is a higher level of another (AH.upgrade)."""
    if out not in pool.cards() or into not in pool.cards():
        return False
    old, new = pool.card(out), pool.card(into)
    return old.title == new.title and 0 <= old.level < new.level


def price(out: str, into: str) -> int:
    """What it costs to buy one copy of a card for another: its level, or what an upgrade adds to it, and never less than 1.

    >>> price("knife", "machete"), price("knife", "shotgun"), price("beat-cop", "beat-cop-2")
    (1, 4, 2)
    """
    new = pool.worth(pool.card(into))
    return max(1, new - pool.worth(pool.card(out)) if is_upgrade(out, into) else new)


def buy(deck: Deck, exchanges: Sequence[Exchange], earned: Collection[str] = ()) -> Receipt:
    """The deck after some purchases; `BadPurchase` with every reason, and nothing changed, if one of them cannot be.

    `earned` are the story cards that a campaign has given to its investigator.
    """
    found = [*_strangers(exchanges), *_leaving(deck, exchanges)] or _each(exchanges)
    if found:
        raise _refused(found)
    lines = tuple(
        [
            Bought(x.out, x.into, price(x.out, x.into), UPGRADING if is_upgrade(x.out, x.into) else BUYING)
            for x in exchanges
        ]
    )
    cost = sum([line.price for line in lines])
    after = deck.losing(*[x.out for x in exchanges if x.out]).gaining(*[x.into for x in exchanges])
    found += problems.of_deck(after.investigator, dict(after.cards), after.random, earned)
    if cost > deck.experience:
        found.append(refusals.TOO_DEAR.fill(price=cost, has=deck.experience))
    if found:
        raise _refused(found)
    return Receipt(replace(after, experience=deck.experience - cost), lines)


def _refused(found: Sequence[Text]) -> BadPurchase:
    told = limit_problems(found)
    return BadPurchase(refusals.PURCHASE.fill(problems=join_texts(told)), told)


def _strangers(exchanges: Sequence[Exchange]) -> list[Text]:
    known = pool.cards()
    named = [id for x in exchanges for id in ((x.out, x.into) if x.out and x.into else (x.out or x.into,))]
    ids = dict.fromkeys([id for id in named if id not in known])
    return [NO_CARD.fill(where=NOWHERE, title=shorten(id), near=nearest(id[:60], known)) for id in ids]


def _leaving(deck: Deck, exchanges: Sequence[Exchange]) -> list[Text]:
    """Cards that are to leave a deck and cannot (AH.buying-keeps-deck-size)."""
    known = pool.cards()
    found = []
    for id, n in Counter([x.out for x in exchanges if x.out in known]).items():
        d = known[id]
        if d.weakness or d.only_for or pool.is_story(d):
            found.append(refusals.NOT_REMOVED.fill(card=pool.told(d)))
        elif n > deck.copies(id):
            found.append(refusals.NOT_HELD.fill(card=pool.told(d)))
    return found


def _each(exchanges: Sequence[Exchange]) -> list[Text]:
    """What is wrong with an exchange in itself."""
    return [wrong for x in exchanges if (wrong := _exchange(x)) is not None]


def _exchange(x: Exchange) -> Text | None:
    if not x.into:
        return refusals.NOTHING_COMES.fill(card=pool.told(pool.card(x.out)))
    new: CardDef = pool.card(x.into)
    if new.level < 0 or not pool.is_for_decks(new) or new.weakness or new.only_for:
        return refusals.NOT_BOUGHT.fill(card=pool.told(new))
    if x.out == x.into:
        return refusals.SAME_CARD.fill(card=pool.told(new))
    if not x.out and not new.permanent:
        return refusals.NOTHING_LEAVES.fill(card=pool.told(new))
    return None
