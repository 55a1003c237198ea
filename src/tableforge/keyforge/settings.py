"""What can be set before a game of KeyForge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tableforge.errors import BadSetup
from tableforge.kernel.settings import (
    FORCED_ASKS,
    NATURE_ASKS,
    PRACTICE,
    Data,
    Each,
    Edition,
    Flag,
    Kind,
    Number,
    Seat,
    Setting,
)
from tableforge.keyforge.decks import refusals
from tableforge.keyforge.decks.deck import Deck, check, load
from tableforge.keyforge.editions import EDITIONS
from tableforge.tongue.both import Both, got

MOST_CHAINS: Final = 24  # the table of chains ends there (KF.chains-beyond-24), and so does the tracker
DECKS: Final = ("starter:onyx", "starter:argus")


@dataclass(frozen=True, slots=True)
class DeckChoice(Kind):
    """A deck: a reference to one, a saved one, or the Deck itself."""

    name = "deck"

    def takes(self, seats: int) -> Both:
        return Both("a deck", "un deck")

    def fits(self, value: object, seats: int) -> bool:
        return True  # what is none is refused by name

    def kept(self, value: object, seats: int) -> Any:
        return deck_of(value).to_json()

    def metavar(self) -> Both:
        return Both("DECK")


SETTINGS = (
    Setting("edition", Edition(tuple(EDITIONS)), "1.3", Both("the edition of the rulebook", "l’édition du livret de règles")),
    Setting("decks", Each(DeckChoice()), DECKS, Both("the decks", "les decks"), "deck"),
    Setting("chains", Each(Number(0, MOST_CHAINS)), (0,), Both("chains at the start", "chaînes au départ")),
    Setting("first", Seat(), None, Both("who begins", "qui commence")),
    Setting(
        "mulligan", Flag(), True, Both("whether an opening hand may be exchanged", "si la main de départ peut être échangée")
    ),
    PRACTICE,
    NATURE_ASKS,
    FORCED_ASKS,
    Setting("position", Data(), None, Both("a position to begin from", "une position de départ"), offered=False),
)  # fmt: skip


def deck_of(ref: object) -> Deck:
    """The checked deck behind a reference, a saved deck or a Deck itself."""
    if isinstance(ref, str):
        deck = load(ref)
    elif isinstance(ref, dict):
        deck = Deck.from_json(ref)
    elif isinstance(ref, Deck):
        deck = ref
    else:
        raise BadSetup(got(refusals.A_DECK, ref))
    check(deck)
    return deck
