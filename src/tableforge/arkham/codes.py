"""Numbers that stand for several things at once: how each is packed, and how it is read again.

An act    a verb, the number of an ability and a card: what a seat is offered in its turn, in a window, at a timing point.
A moment  the beginning or the end of a period: whoever listens to it is known by it.
A use     which ability of which card has been used by whom in which period: a limit counts them.

Nobody else knows how they are made.  An act lies below the options that every game has (`kernel.ask`).
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham.names import ENDS

CARD: Final = 1 << 10  # there are fewer cards than this
ABILITY: Final = 1 << 4
VERB: Final = CARD * ABILITY

PERIOD: Final = 1 << 3
SEAT: Final = 1 << 3
GROUP: Final = -1  # in place of a seat: a limit of the whole group


# ------------------------------------------------------------------ an act
def act(verb: int, card: int, ability: int = 0) -> int:
    """The option to do this with the card, by one of its abilities."""
    return verb * VERB + ability * CARD + card


def verb_of(act: int) -> int:
    """What is done."""
    return act // VERB


def ability_of(act: int) -> int:
    """The number of the ability by which it is done."""
    return act // CARD % ABILITY


def card_of(act: int) -> int:
    """The card with which it is done."""
    return act % CARD


# ------------------------------------------------------------------ a moment
def moment(kind: int, period: int) -> int:
    """The beginning or the end of a period."""
    return period * 2 + (kind == ENDS)


# ------------------------------------------------------------------ a use
def use(card: int, entered: int, ability: int, seat: int, period: int) -> int:
    """The use of an ability by a seat, or by the group; a card that has come into play anew begins anew."""
    return (((entered * CARD + card) * ABILITY + ability) * SEAT + seat + 1) * PERIOD + period


def period_of(use: int) -> int:
    """The period that a use is counted in."""
    return use % PERIOD
