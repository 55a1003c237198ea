"""What is refused of decks and of changes to them, each with its rule, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.both import Both

NO_INVESTIGATOR: Final = Both(
    "there is no investigator {who!r}; known: {known} (AH.one-investigator-card)",
    "il n’y a pas d’investigateur {who!r} ; connus : {known} (AH.one-investigator-card)",
)
NO_CARD: Final = Both(
    "there is no card {id!r} in the pool (AH.deck-options)", "il n’y a pas de carte {id!r} dans la réserve (AH.deck-options)"
)
NOT_YOURS: Final = Both(
    "{card} is for the deck of {who} alone (AH.signature-cards)",
    "{card} est réservée au deck de {who} (AH.signature-cards)",
)
NO_DECK_CARD: Final = Both(
    "{card} comes into a deck only when the story says so (AH.deck-story-assets)",
    "{card} n’entre dans un deck que si l’histoire le dit (AH.deck-story-assets)",
)
NO_ACCESS: Final = Both(
    "{card} is level {level} of class {cls}; {who} may have that class up to level {most}, -1 meaning none (AH.deck-options)",
    "{card} est de niveau {level}, classe {cls} ; {who} a droit à cette classe jusqu’au niveau {most}, -1 pour aucun "
    "(AH.deck-options)",
)
TOO_HIGH: Final = Both(
    "{card} is level {level}; a new deck has cards up to level {highest} (AH.deck-level-zero)",
    "{card} est de niveau {level} ; un nouveau deck va jusqu’au niveau {highest} (AH.deck-level-zero)",
)
TOO_MANY: Final = Both(
    "{n} copies of {card}; a deck has at most {most} (AH.deck-copies)",
    "{n} exemplaires de {card} ; un deck en a au plus {most} (AH.deck-copies)",
)
SIZE: Final = Both(
    "{n} cards that count; the deck has exactly {size} (AH.deck-size)",
    "{n} cartes qui comptent ; le deck en a exactement {size} (AH.deck-size)",
)
REQUIRED: Final = Both(
    "{card} is missing, which the investigator must have (AH.deck-requirements)",
    "il manque {card}, que l’investigateur doit avoir (AH.deck-requirements)",
)
NO_WEAKNESS: Final = Both(
    "a random basic weakness is missing (AH.deck-requirements)",
    "il manque une faiblesse de base aléatoire (AH.deck-requirements)",
)
