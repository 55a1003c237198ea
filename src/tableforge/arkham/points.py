"""What the options of Arkham Horror's questions point at: cards, investigators, tokens, skills, verbs with cards.

Each kind of question has one of these (`terms.py`); keys such as `activate:machete@play#2`, and what options mean, follow from
it (`kernel.options`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tableforge.arkham import board, codes
from tableforge.arkham import view as views
from tableforge.arkham.names import (
    ABILITIES,
    DO_ACTIVATE,
    DO_DRAW,
    DO_END,
    DO_FORCED,
    DO_REACT,
    DO_RESOURCE,
    DO_USE,
    FACES,
    STATS,
    VERBS,
)
from tableforge.arkham.state import Arkham
from tableforge.kernel.ask import RawDecision
from tableforge.kernel.options import NOTHING, Meaning, Nothing, Points, Things, Verbs, Words, Written

ENCOUNTER: Final = "encounter-deck"
BARE: Final = (DO_DRAW, DO_RESOURCE)  # verbs that need no card
BY_ABILITY: Final = (DO_ACTIVATE, DO_USE, DO_REACT, DO_FORCED)


class Cards(Things[Arkham]):
    """Cards, by what they show and where they lie: `machete@hand`, `attic`."""

    def key(self, s: Arkham, d: RawDecision, n: int) -> str:
        """The card as the asked seat reads it; of chance, as the first one does."""
        return views.card_key(s, n, d.seat if d.seat > 0 else 0)

    def card(self, s: Arkham, d: RawDecision, n: int) -> int:
        return n

    def meaning(self, s: Arkham, d: RawDecision, n: int) -> Meaning:
        return Meaning(n)

    def likely(self, s: Arkham, options: Iterable[int], key: str) -> Iterable[int]:
        id = key.partition("@")[0].partition("#")[0].partition(".")[0]
        return [i for i in options if codes.card_of(i) < len(s.cards) and s.shown(codes.card_of(i)) == id]


class Abilities(Cards):
    """Abilities of cards: an ability's number is written only where the card has several of its kind."""

    def key(self, s: Arkham, d: RawDecision, n: int) -> str:
        i, number = codes.card_of(n), codes.ability_of(n)
        key = super().key(s, d, i)
        kind = board.ability(s, i, number).kind
        several = [a.number for a in s.cards[i].d.abilities if a.kind == kind]
        if len(several) > 1:
            key += f"#{several.index(number) + 1 if number in several else number}"
        return key

    def card(self, s: Arkham, d: RawDecision, n: int) -> int:
        return codes.card_of(n)

    def ability(self, s: Arkham, d: RawDecision, n: int) -> str:
        return ABILITIES[board.ability(s, codes.card_of(n), codes.ability_of(n)).kind]


class Unwritten(Nothing):
    """The investigator's own card, which needs not be said."""

    def card(self, s: Arkham, d: RawDecision, n: int) -> int:
        return n


class Decks(Points[Arkham]):
    """Somebody's deck, or the encounter deck."""

    def key(self, s: Arkham, d: RawDecision, n: int) -> str:
        return f"seat:{n}" if n < len(s.players) else ENCOUNTER


def revealed(s: Arkham, d: RawDecision, n: int) -> str:
    """One of the tokens that have been revealed."""
    faces = d.about if isinstance(d.about, tuple) else ()
    return FACES[faces[n]]


CARD: Final = Cards()
ABILITY: Final = Abilities()
DONE_WITH: Final[dict[int, Points[Arkham]]] = {
    DO_END: NOTHING,
    **dict.fromkeys(BARE, Unwritten()),
    **dict.fromkeys(BY_ABILITY, ABILITY),
}
ACT: Final = Verbs[Arkham](codes.VERB, {k: (word, DONE_WITH.get(k, CARD)) for k, word in enumerate(VERBS)})
SKILL: Final = Words(*STATS)
TOKEN: Final = Words(*FACES)
REVEALED: Final = Written(revealed)
TRAUMA: Final = Words("physical", "mental")
DECK: Final = Decks()
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
BRANCH: Final = Words(*ORDINALS)
SET: Final = Words(*ORDINALS)
