"""What a campaign of Arkham Horror refuses, each with its rule, in every language.  `arkham/decks/refusals.py` has decks."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.both import Both

# ------------------------------------------------------------------ the beginning
NO_OPTION: Final = Both("a campaign has no option {name!r}", "une campagne n’a pas d’option {name!r}")
NO_DIFFICULTY: Final = Both("there is no difficulty {name!r}", "il n’y a pas de difficulté {name!r}")
HOW_MANY: Final = Both(
    "a campaign has one to {most} investigators (AH.setup-investigators)",
    "une campagne a de un à {most} investigateurs (AH.setup-investigators)",
)
AN_INVESTIGATOR: Final = Both(
    "an investigator is given as {{'id': …, 'deck': […]}}; got {got!r}",
    "un investigateur se donne par {{'id': …, 'deck': […]}} ; reçu : {got!r}",
)
NO_LEAD: Final = Both(
    "the lead investigator is a seat from 0 to {last} (AH.setup-lead-investigator)",
    "l’investigateur principal est un siège de 0 à {last} (AH.setup-lead-investigator)",
)
BAD_DECK: Final = Both("the deck of {who} cannot be played: {problems}", "le deck de {who} n’est pas jouable : {problems}")
USED_BEFORE: Final = Both(
    "{who} has been in this campaign already; a newcomer takes another investigator (AH.newcomer)",
    "{who} a déjà pris part à cette campagne ; un nouveau venu prend un autre investigateur (AH.newcomer)",
)

# ------------------------------------------------------------------ games
TO_BE_REPLACED: Final = Both(
    "{who} is out of the campaign and must be replaced, or leave (AH.new-investigator)",
    "{who} est hors de la campagne et doit être remplacé, ou la quitter (AH.new-investigator)",
)
NOBODY_LEFT: Final = Both(
    "nobody takes part any more; somebody must join first (AH.leave-or-join)",
    "plus personne ne participe ; quelqu’un doit d’abord rejoindre la campagne (AH.leave-or-join)",
)
ANOTHER_GAME: Final = Both(
    "this is the result of another game; the campaign waits for {scenario} with {who} (AH.next-scenario)",
    "c’est le résultat d’une autre partie ; la campagne attend {scenario} avec {who} (AH.next-scenario)",
)
NO_CHANGE: Final = Both("a game cannot change {what!r} in a campaign", "une partie ne peut pas changer {what!r} d’une campagne")

# ------------------------------------------------------------------ experience
NOT_IN_IT: Final = Both("{name!r} does not take part in this campaign", "{name!r} ne participe pas à cette campagne")
NO_CARD: Final = Both("there is no card {name!r}", "il n’y a pas de carte {name!r}")
NOT_IN_DECK: Final = Both(
    "{card} is not in the deck of {who}; for each card bought one leaves it (AH.buying-keeps-deck-size)",
    "{card} n’est pas dans le deck de {who} ; pour chaque carte achetée, une autre le quitte (AH.buying-keeps-deck-size)",
)
MUST_STAY: Final = Both(
    "{card} must stay in the deck (AH.buying-keeps-deck-size)", "{card} doit rester dans le deck (AH.buying-keeps-deck-size)"
)
NOT_FOR_SALE: Final = Both(
    "{card} cannot be bought (AH.experience-2-buying)", "{card} ne s’achète pas (AH.experience-2-buying)"
)
ENOUGH_COPIES: Final = Both(
    "the deck has {most} copies of {card} already (AH.deck-copies)",
    "le deck a déjà {most} exemplaires de {card} (AH.deck-copies)",
)
TOO_DEAR: Final = Both(
    "{card} costs {cost} experience; {have} is unspent (AH.experience-2-buying)",
    "{card} coûte {cost} points d’expérience ; il en reste {have} (AH.experience-2-buying)",
)

# ------------------------------------------------------------------ who takes part
STILL_ALIVE: Final = Both(
    "{who} is neither killed nor insane; only the lost are replaced (AH.new-investigator)",
    "{who} n’est ni tué ni dément ; on ne remplace que ceux qui sont perdus (AH.new-investigator)",
)
NEVER_LEFT: Final = Both(
    "{who} has not left this campaign (AH.coming-back)", "{who} n’a pas quitté cette campagne (AH.coming-back)"
)
NOT_OFFERED: Final = Both(
    "the story offers no {card!r} (AH.deck-story-assets)", "l’histoire n’offre pas {card!r} (AH.deck-story-assets)"
)
