"""Every card of the pool, by id.  Importing this reads the sentences; a card is lowered when a game first needs it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tableforge.arkham.definition import CardDef
from tableforge.arkham.refusals import NO_CARD
from tableforge.arkham.words import Title
from tableforge.errors import UnknownCard
from tableforge.tongue.spelling import squash, unknown

FILES = (
    "investigators", "guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "weaknesses", "gathering", "midnight",
    "devourer", "encounter",
)  # fmt: skip


def read() -> dict[str, Title]:
    """All cards, in the order of the files."""
    out: dict[str, Title] = {}
    for name in FILES:
        for value in vars(import_module(f"{__name__}.{name}")).values():
            if isinstance(value, Title):
                if value.id in out:
                    raise ValueError(f"{name}.py: there is a card {value.id!r} already; every card stands once")
                out[value.id] = value
    return out


CARDS = read()
CODES = {c.code: c.id for c in CARDS.values()}


@cache
def titles() -> dict[str, str]:
    """The ids by squashed id and title, English and French; of several cards with one title, the first."""
    out: dict[str, str] = {}
    for c in CARDS.values():
        for name in (c.id, c.en, c.fr, c.code):
            out.setdefault(squash(name), c.id)
    return out


def card(name: str) -> Title:
    """The card of that id, code, or title in English or French."""
    try:
        return CARDS[name] if name in CARDS else CARDS[titles()[squash(name)]]
    except KeyError:
        raise UnknownCard(unknown(NO_CARD, name, CARDS, list_all=False)) from None


def by_code(code: str) -> Title:
    """The card with that number of the core set."""
    return CARDS[CODES[code]]


@cache
def definition(id: str) -> CardDef:
    """The lowered card of that id."""
    return card(id).lower()
