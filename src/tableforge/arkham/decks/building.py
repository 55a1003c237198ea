"""Deck building: what may be in an investigator's deck, what it must have, and what a card costs in experience.

A deck is an investigator and the ids of its cards; RANDOM_WEAKNESS stands for a basic weakness that is yet to be drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tableforge.arkham.cards import ALL
from tableforge.arkham.decks import refusals
from tableforge.arkham.names import CLASSES, INVESTIGATOR
from tableforge.arkham.words import Title
from tableforge.tongue.both import Both

DECK_SIZE: Final = 30
MOST_COPIES: Final = 2
RANDOM_WEAKNESS: Final = "random-basic-weakness"
LEAST_COST: Final = 1  # even a card of level 0 costs that (AH.experience-2-buying)


def investigators() -> list[str]:
    """Every investigator that can be played."""
    return [id for id, card in ALL.items() if card.type == INVESTIGATOR]


def named(card: Title) -> Both:
    """A card's title with its level, in a sentence."""
    level = f" ({card.level})" if card.level > 0 else ""
    return Both(f"{card.en}{level}", f"{card.fr}{level}")


def is_story(card: Title) -> bool:
    """Whether a card belongs to a scenario; it comes into a deck only by its leave (AH.deck-story-assets)."""
    return bool(card.set)


def counts(card: Title) -> bool:
    """Whether a card counts towards the size of its deck (AH.deck-size)."""
    return not (card.weakness or card.only_for or is_story(card))


def access(investigator: Title, card: Title) -> int:
    """The highest level that an investigator may have of the class of a card; -1 where it may have none."""
    return max([level for cls, level in investigator.access if cls == card.cls], default=-1)


def why_not(investigator: Title, card: Title) -> Both | None:
    """Why a card may not be in an investigator's deck by deck building alone; None where it may."""
    if card.only_for:
        return None if card.only_for == investigator.id else refusals.NOT_YOURS.fill(card=named(card), who=card.only_for)
    if card.type == INVESTIGATOR or is_story(card):
        return refusals.NO_DECK_CARD.fill(card=named(card))
    if card.weakness:
        return None
    if card.level > access(investigator, card):
        return refusals.NO_ACCESS.fill(
            card=named(card), level=card.level, cls=CLASSES[card.cls], who=named(investigator), most=access(investigator, card)
        )
    return None


def copies(ids: Iterable[str], title: str) -> int:
    """How many cards of a title are among these, of whatever level (AH.deck-copies)."""
    return len([id for id in ids if id in ALL and ALL[id].en == title])


def problems(who: str, ids: Sequence[str], story: Iterable[str] = (), highest: int = 0) -> list[Both]:
    """Everything that is wrong with a deck, each with its rule; `story` are the story assets that it may have."""
    if who not in ALL or ALL[who].type != INVESTIGATOR:
        return [refusals.NO_INVESTIGATOR.fill(who=who, known=", ".join(investigators()))]
    investigator = ALL[who]
    out = [refusals.NO_CARD.fill(id=id) for id in dict.fromkeys(ids) if id not in ALL and id != RANDOM_WEAKNESS]
    cards = [ALL[id] for id in ids if id in ALL]
    for card in {card.id: card for card in cards}.values():
        if card.id in story:
            continue
        wrong = why_not(investigator, card)
        if wrong is not None:
            out.append(wrong)
        elif not card.weakness and not card.only_for and card.level > highest:
            out.append(refusals.TOO_HIGH.fill(card=named(card), level=card.level, highest=highest))
    for title in dict.fromkeys([card.en for card in cards if not card.basic]):
        n = copies(ids, title)
        if n > MOST_COPIES:
            out.append(refusals.TOO_MANY.fill(n=n, card=title, most=MOST_COPIES))
    size = len([card for card in cards if counts(card)])
    if size != DECK_SIZE:
        out.append(refusals.SIZE.fill(n=size, size=DECK_SIZE))
    out += [refusals.REQUIRED.fill(card=named(ALL[id])) for id in investigator.signature if id not in ids]
    if RANDOM_WEAKNESS not in ids and not [card for card in cards if card.basic]:
        out.append(refusals.NO_WEAKNESS.fill())
    return out


def price(card: Title, instead_of: Title) -> int:
    """The experience that a card costs; a higher level of the card that it replaces costs the difference (AH.upgrade)."""
    if card.en == instead_of.en and card.level > instead_of.level:
        return max(LEAST_COST, card.level - instead_of.level)
    return max(LEAST_COST, card.level)


def weaknesses_left(decks: Iterable[Sequence[str]]) -> list[str]:
    """The basic weaknesses of the collection that no deck has (AH.basic-weakness-pool)."""
    taken = [id for deck in decks for id in deck]
    out = []
    for id, card in ALL.items():
        if card.basic:
            out += [id] * max(0, card.quantity - taken.count(id))
    return out
