"""Every card of the pool, by id.  Importing this reads the sentences; a card is lowered when a game first needs it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tableforge.errors import UnknownCard
from tableforge.keyforge.definition import CardDef
from tableforge.keyforge.names import HOUSES
from tableforge.keyforge.refusals import NO_CARD
from tableforge.keyforge.words import Title
from tableforge.tongue.spelling import squash, unknown

SETS = ("cota", "aoa")


def read() -> dict[str, Title]:
    """All cards of all sets, in the order of the files."""
    out: dict[str, Title] = {}
    for name in SETS:
        for house in HOUSES:
            for value in vars(import_module(f"{__name__}.{name}.{house}")).values():
                if isinstance(value, Title):
                    if value.id in out:
                        raise ValueError(
                            f"{name}/{house}.py: there is a card {value.id!r} already; a reprint stands once"
                        )
                    out[value.id] = value
    return out


CARDS = read()


@cache
def titles() -> dict[str, str]:
    """The ids by squashed id and title, English and French, as printed and as the table shows them."""
    return {squash(name): c.id for c in CARDS.values() for name in (c.id, c.en, c.fr, c.title("fr"))}


def card(name: str) -> Title:
    """The card of that id, or of that title in English or French."""
    try:
        return CARDS[name] if name in CARDS else CARDS[titles()[squash(name)]]
    except KeyError:
        raise UnknownCard(unknown(NO_CARD, name, CARDS, list_all=False)) from None


@cache
def definition(id: str, errata: bool = True) -> CardDef:
    """The lowered card of that id; one without errata is the same in every edition."""
    return _lowered(id, errata or card(id).older is None)


@cache
def _lowered(id: str, errata: bool) -> CardDef:
    return card(id).definition(errata)
