"""Random basic weaknesses: one pool for the whole group, and chance that draws from it without putting anything back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tableforge.arkham.decks import pool
from tableforge.arkham.decks.deck import Deck
from tableforge.arkham.decks.problems import MOST_STANDALONE, of_standalone
from tableforge.decks.wording import unplayable
from tableforge.kernel.chance import Rng

REQUIRED: Final = 1  # of every investigator of the core set
STEP: Final = 10  # experience for each further weakness of a deck that plays a single scenario


def box() -> tuple[str, ...]:
    """The basic weaknesses of one core set, each as often as it is there (AH.basic-weakness-pool)."""
    return tuple([d.id for d in pool.cards().values() if d.basic for _ in range(d.quantity)])


def left(decks: Sequence[Deck]) -> tuple[str, ...]:
    """What is left in the box beside what the decks of a group hold already."""
    taken = Counter([id for deck in decks for id in deck.weaknesses()])
    out = []
    for id in box():
        if taken[id]:
            taken[id] -= 1
        else:
            out.append(id)
    return tuple(out)


def extra(experience: int) -> int:
    """How many further weaknesses the experience of a standalone deck brings: one for each ten (AH.standalone-experience).

    >>> [extra(n) for n in (0, 9, 10, 19, 20, 39, 49)]
    [0, 0, 1, 1, 2, 3, 4]
    """
    return min(experience, MOST_STANDALONE) // STEP


def due(deck: Deck, standalone: bool = False) -> int:
    """How many weaknesses are still to be drawn for a deck.

    A single scenario asks for one and the extra ones of the deck's experience; what the deck holds already is part of them.
    """
    if not standalone:
        return deck.random
    return max(deck.random, REQUIRED + extra(deck.spent()) - len(deck.weaknesses()))


def draw(decks: Sequence[Deck], chance: Rng, standalone: bool = False) -> tuple[Deck, ...]:
    """The decks of a group with their weaknesses drawn, seat after seat, from one box; an empty box adds nothing.

    >>> from tableforge.arkham.decks.deck import load
    >>> from tableforge.kernel.chance import rng
    >>> roland, daisy = draw([load("starter:roland"), load("starter:daisy")], rng(7))
    >>> len(roland.weaknesses()), roland.random
    (1, 0)
    """
    for deck in decks if standalone else ():
        if found := of_standalone(deck.spent()):
            raise unplayable(deck.name, tuple(found))
    rest = list(left(decks))
    out = []
    for deck in decks:
        drawn = [rest.pop(chance.below(len(rest))) for _ in range(min(due(deck, standalone), len(rest)))]
        out.append(replace(deck.gaining(*drawn), random=0))
    return tuple(out)
