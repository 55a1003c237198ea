"""Every card of the pool, by id.  Importing this reads the sentences; a card is lowered when a game first needs it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tableforge.errors import UnknownCard, unknown
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
                    if value.id in out:
                        raise ValueError(f"{name}/{house}.py: there is a card {value.id!r} already; a reprint stands once")
                    out[value.id] = value
    return out


CARDS = read()
_lowered: dict[tuple[str, bool], CardDef] = {}


@cache
def titles() -> dict[str, str]:
    """The ids by title, English and French, without regard to case and apostrophe."""
    return {plain(title): c.id for c in CARDS.values() for title in (c.fr, c.title("fr"), c.title("en"))}


def plain(title: str) -> str:
    return title.casefold().replace("’", "'").strip()


def card(name: str) -> Card:
    """The card of that id, or of that title in English or French."""
    try:
        return CARDS[name] if name in CARDS else CARDS[titles()[plain(name)]]
    except KeyError:
        raise UnknownCard(unknown("there is no card", "il n’y a pas de carte", name, CARDS, told=False)) from None


def definition(id: str, errata: bool = True) -> CardDef:
    """The lowered card of that id, made once."""
    key = (id, errata)
    if key not in _lowered:
        _lowered[key] = card(id).definition(errata)
    return _lowered[key]
