"""What a campaign of Arkham Horror refuses, each with its rule, in every language; decks have their own refusals."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ the beginning
NO_OPTION: Final = Text("a campaign has no option {name!r}", "une campagne n’a pas d’option {name!r}")
NO_DIFFICULTY: Final = Text("there is no difficulty {name!r}", "il n’y a pas de difficulté {name!r}")
NO_RULES: Final = Text("there are no rules {name!r}", "il n’y a pas de règles {name!r}")
HOW_MANY: Final = Text(
    "a campaign has one to {most} investigators (AH.setup-investigators)",
    "une campagne a de un à {most} investigateurs (AH.setup-investigators)",
)
WHO_BEGINS: Final = Text(
    "'investigators' names one to {most} of them, such as 'roland' (AH.setup-investigators)",
    "« investigators » en nomme de un à {most}, comme « roland » (AH.setup-investigators)",
)
TWICE: Final = Text(
    "{who} takes part twice: every player chooses another investigator (AH.setup-investigators)",
    "{who} participe deux fois : chacun choisit un autre investigateur (AH.setup-investigators)",
)
NO_LEAD: Final = Text(
    "the lead investigator is a seat from 0 to {last} (AH.setup-lead-investigator)",
    "l’investigateur principal est un siège de 0 à {last} (AH.setup-lead-investigator)",
)
USED_BEFORE: Final = Text(
    "{who} has been in this campaign already; a newcomer takes another investigator (AH.newcomer)",
    "{who} a déjà pris part à cette campagne ; un nouveau venu prend un autre investigateur (AH.newcomer)",
)

# ------------------------------------------------------------------ games
TO_BE_REPLACED: Final = Text(
    "{who} is out of the campaign and must be replaced, or leave (AH.new-investigator)",
    "{who} est hors de la campagne et doit être remplacé, ou la quitter (AH.new-investigator)",
)
ALL_TO_BE_REPLACED: Final = Text(
    "{who} are out of the campaign and must be replaced, or leave (AH.new-investigator)",
    "{who} sont hors de la campagne et doivent être remplacés, ou la quitter (AH.new-investigator)",
)
NOBODY_TO_CHOOSE: Final = Text(
    "nobody is left who could take the place of {who}: enter ‘lose’, for by the rules the players have lost (AH.new-investigator), "
    "or ‘leave’, and the others go on (AH.leave-or-join)",
    "il ne reste personne pour prendre la place de {who} : entrez « lose », car selon les règles les joueurs ont perdu "
    "(AH.new-investigator), ou « leave », et les autres continuent (AH.leave-or-join)",
)
NOT_LOST: Final = Text(
    "the campaign is lost so only when somebody must be replaced and nobody is left to choose (AH.new-investigator)",
    "la campagne n’est perdue ainsi que si quelqu’un doit être remplacé et qu’il ne reste personne à choisir (AH.new-investigator)",
)
NOBODY_LEFT: Final = Text(
    "nobody takes part any more; somebody must join first (AH.leave-or-join)",
    "plus personne ne participe ; quelqu’un doit d’abord rejoindre la campagne (AH.leave-or-join)",
)
ANOTHER_GAME: Final = Text(
    "this is the result of another game; the campaign waits for {scenario} with {who} (AH.next-scenario)",
    "c’est le résultat d’une autre partie ; la campagne attend {scenario} avec {who} (AH.next-scenario)",
)
NO_CHANGE: Final = Text(
    "a game cannot change {what!r} in a campaign", "une partie ne peut pas changer {what!r} d’une campagne"
)

NOT_IN_IT: Final = Text("{name!r} does not take part in this campaign", "{name!r} ne participe pas à cette campagne")

# ------------------------------------------------------------------ experience
NO_EXCHANGES: Final = Text(
    "'cards' lists what is bought, each with the card that leaves for it, such as ['shotgun', 'knife']",
    "« cards » énumère les achats, chacun avec la carte qui part pour lui, comme ['shotgun', 'knife']",
)

# ------------------------------------------------------------------ who takes part
STILL_ALIVE: Final = Text(
    "{who} is neither killed nor insane; only the lost are replaced (AH.new-investigator)",
    "{who} n’est ni tué ni dément ; on ne remplace que ceux qui sont perdus (AH.new-investigator)",
)
NEVER_LEFT: Final = Text(
    "{who} has not left this campaign (AH.coming-back)", "{who} n’a pas quitté cette campagne (AH.coming-back)"
)
NOT_OFFERED: Final = Text(
    "the story offers no {card!r} (AH.deck-story-assets)", "l’histoire n’offre pas {card!r} (AH.deck-story-assets)"
)
