"""Every card of the pool, by id.  Importing this reads the sentences; a card is lowered when a game first needs it."""

from __future__ import annotations

from importlib import import_module

from tableforge.errors import UnknownCard, nearest
from tableforge.keyforge.names import HOUSES
from tableforge.keyforge.state import CardDef
from tableforge.keyforge.words import Card

SETS = ("cota", "aoa")


def read() -> dict[str, Card]:
    """All cards of all sets, in the order of the files."""
    out: dict[str, Card] = {}
    for name in SETS:
        for house in HOUSES:
            for value in vars(import_module(f"{__name__}.{name}.{house}")).values():
                if isinstance(value, Card):
                    out[value.id] = value
    return out


CARDS = read()
_lowered: dict[tuple[str, bool], CardDef] = {}


def card(id: str) -> Card:
    """The card of that id."""
    try:
        return CARDS[id]
    except KeyError:
        raise UnknownCard(f"there is no card {id!r}{nearest(id, list(CARDS))}") from None


def definition(id: str, errata: bool = True) -> CardDef:
    """The lowered card of that id, made once."""
    key = (id, errata)
    if key not in _lowered:
        _lowered[key] = card(id).definition(errata)
    return _lowered[key]
