"""Numbers that stand for several things at once: how each is packed, and how it is read again.

An act      a verb and the card it is done with: an option of the question "act".
A key       which constant effect it is: one that a card in play has or is granted, or a lasting effect.
A service   what a permission was used for: a card, played or used, and how many lasting effects there had been by then.

Nobody else knows how they are made.  An act lies below the options that every game has (`kernel.ask`); keys and services
are part of a position, so that another packing would be another digest.
"""

from __future__ import annotations

from typing import Final

VERB: Final = 1 << 16

CARDS: Final = 1 << 16
CARD_KEYS: Final = 64  # keys for each card: its own effects from the first on
LASTING_KEYS: Final = 1 << 20
GRANTED_KEYS: Final = 1 << 40

PLAYED: Final = 1 << 16
SERIAL: Final = 1 << 17


# ------------------------------------------------------------------ an act
def act(verb: int, card: int) -> int:
    """The option to do this with the card."""
    return verb * VERB + card


def verb_of(act: int) -> int:
    """What is done."""
    return act // VERB


def card_of(act: int) -> int:
    """The card with which it is done."""
    return act % VERB


# ------------------------------------------------------------------ the key of a constant effect
def own_key(card: int, place: int) -> int:
    """The key of the effect at this place among a card's own."""
    return card * CARD_KEYS + place


def granted_key(card: int, by: int, place: int) -> int:
    """The key of the effect at this place among those that the effect of key `by` grants a card."""
    return GRANTED_KEYS + (by * CARDS + card) * CARD_KEYS + place


def lasting_key(serial: int) -> int:
    """The key of the lasting effect of this serial number."""
    return LASTING_KEYS + serial


def is_lasting(key: int) -> bool:
    """Whether it is the key of a lasting effect."""
    return LASTING_KEYS <= key < GRANTED_KEYS


def is_key_of(key: int, card: int) -> bool:
    """Whether it is the key of an effect that the card has, is granted or grants while it is in play."""
    if key >= GRANTED_KEYS:
        grant = (key - GRANTED_KEYS) // CARD_KEYS
        return grant % CARDS == card or is_key_of(grant // CARDS, card)
    return key < LASTING_KEYS and key // CARD_KEYS == card


# ------------------------------------------------------------------ what a permission was used for
def service(card: int, played: bool, serial: int) -> int:
    """The card was played, or used, when the newest lasting effect had this serial number."""
    return serial * SERIAL + (PLAYED if played else 0) + card


def served_card(service: int) -> int:
    """The card that was played or used."""
    return service % PLAYED


def served_play(service: int) -> bool:
    """Whether it was played."""
    return service & PLAYED != 0


def served_serial(service: int) -> int:
    """The serial number of the newest lasting effect there was."""
    return service // SERIAL
