"""What Arkham Horror refuses, in every language.  `decks/refusals.py` has decks."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.both import Both

# ------------------------------------------------------------------ cards
NO_CARD: Final = Both("there is no card {name!r}", "il n’y a pas de carte {name!r}")

# ------------------------------------------------------------------ answers
NO_ANSWER: Final = Both("{key!r} is no answer to this question.", "{key!r} ne répond pas à cette question.")
CARD_NO_ANSWER: Final = Both("{card} is no answer to “{question}”", "{card} ne répond pas à « {question} »")
NOT_ON_THE_TABLE: Final = Both("There is no {at} on the table.", "Il n’y a pas de {at} sur la table.")
NOT_IN_YOUR_HAND: Final = Both("{card} is not in your hand.", "{card} n’est pas dans votre main.")
BY_A_CARD: Final = Both("{card}: {why}", "{card} : {why}")
WITH_A_NOTE: Final = Both("{note} {why}", "{note} {why}")
