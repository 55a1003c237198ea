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
    Edition,
    Flag,
    Kind,
    PerSeat,
    Seat,
    Setting,
    WholeNumber,
)
from tableforge.keyforge.decks import refusals
from tableforge.keyforge.decks.deck import Deck, check, load
from tableforge.keyforge.editions import EDITIONS
from tableforge.tongue.text import Text, expected_but_got

MOST_CHAINS: Final = 24  # the table of chains ends there (KF.chains-beyond-24), and so does the tracker
DECKS: Final = ("starter:onyx", "starter:argus")


@dataclass(frozen=True, slots=True)
class DeckChoice(Kind):
    """A deck: a reference to one, a saved one, or the Deck itself."""

    name = "deck"

    def takes(self, seats: int) -> Text:
        return Text("a deck", "un deck")

    def fits(self, value: object, seats: int) -> bool:
        return True  # what is none is refused by name

    def to_plain(self, value: object, seats: int) -> Any:
        return deck_of(value).to_json()

    def metavar(self) -> Text:
        return Text("DECK")


SETTINGS = (
    Setting(
        "edition", Edition(tuple(EDITIONS)), "1.3", Text("the edition of the rulebook", "l’édition du livret de règles")
    ),
    Setting("decks", PerSeat(DeckChoice()), DECKS, Text("the decks", "les decks"), "deck"),
    Setting("chains", PerSeat(WholeNumber(0, MOST_CHAINS)), (0,), Text("chains at the start", "chaînes au départ")),
    Setting("first", Seat(), None, Text("who begins", "qui commence")),
    Setting(
        "mulligan",
        Flag(),
        True,
        Text("whether an opening hand may be exchanged", "si la main de départ peut être échangée"),
    ),
    PRACTICE,
    NATURE_ASKS,
    FORCED_ASKS,
    Setting("position", Data(), None, Text("a position to begin from", "une position de départ"), offered=False),
)


def deck_of(ref: object) -> Deck:
    """The checked deck behind a reference, a saved deck or a Deck itself."""
    if isinstance(ref, str):
        deck = load(ref)
    elif isinstance(ref, dict):
        deck = Deck.from_json(ref)
    elif isinstance(ref, Deck):
        deck = ref
    else:
        raise BadSetup(expected_but_got(refusals.A_DECK, ref))
    check(deck)
    return deck
