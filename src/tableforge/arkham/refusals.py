"""What Arkham Horror refuses, in every language.  `decks/refusals.py` has decks."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.both import Both

# ------------------------------------------------------------------ answers
NO_ANSWER: Final = Both("{key!r} is no answer to this question.", "{key!r} ne répond pas à cette question.")
CARD_NO_ANSWER: Final = Both("{card} is no answer to “{question}”", "{card} ne répond pas à « {question} »")
NOT_ON_THE_TABLE: Final = Both("There is no {at} on the table.", "Il n’y a pas de {at} sur la table.")
NOT_IN_YOUR_HAND: Final = Both("{card} is not in your hand.", "{card} n’est pas dans votre main.")
OWN_TESTS_ONLY: Final = Both(
    "{card} is only for a test of your own.", "{card} ne vaut que pour un test que vous effectuez vous-même."
)

# ------------------------------------------------------------------ positions
A_POSITION: Final = Both("a position is a dict of {words}", "une position est un dict de {words}")
A_PLAYER: Final = Both("an investigator of a position is a dict", "un investigateur d’une position est un dict")
NO_CARD: Final = Both("there is no card {name!r}", "il n’y a pas de carte {name!r}")
WRONG_PLACE: Final = Both("{id} cannot lie there", "la place de {id} ne peut pas être là")
NO_LOCATION_HERE: Final = Both("this position has no location {name!r}", "cette position n’a pas de lieu {name!r}")
NO_INVESTIGATOR: Final = Both("there is no investigator {name!r}", "il n’y a pas d’investigateur {name!r}")
NO_DIFFICULTY: Final = Both("there is no difficulty {name!r}", "il n’y a pas de difficulté {name!r}")
TWO_TRAUMAS: Final = Both(
    "trauma is two numbers, physical and mental", "les traumatismes sont deux nombres, physique et mental"
)
NO_STEP: Final = Both("there is no step {name!r}", "il n’y a pas d’étape {name!r}")
NO_FACE: Final = Both("there is no chaos token {name!r}", "il n’y a pas de pion Chaos {name!r}")
NO_PICK: Final = Both("chance cannot pick {name!r} here", "le hasard ne peut pas tirer {name!r} ici")
NO_ZONE: Final = Both("there is no zone {name!r}", "il n’y a pas de zone {name!r}")

# ------------------------------------------------------------------ set-ups
AN_INVESTIGATOR: Final = Both(
    "an investigator (a name such as 'roland' or 'daisy-strong', the path of a deck file, or a Deck)",
    "un investigateur (un nom comme « roland » ou « daisy-strong », le chemin d’un fichier de deck, ou un Deck)",
)
IS_NONE: Final = Both("this is not {one}", "ceci n’est pas {one}").fill(one=AN_INVESTIGATOR)
A_TRAUMA: Final = Both(
    "an investigator's trauma is two whole numbers from 0 on, physical and mental",
    "le trauma d’un investigateur est fait de deux nombres entiers à partir de 0, physique et mental",
)
A_DECK_OF_IDS: Final = Both(
    "an investigator's deck is a list of cards, each by its id",
    "le deck d’un investigateur est une liste de cartes, chacune par son id",
)
TWICE: Final = Both(
    "{name} plays twice: every player chooses another investigator",
    "{name} joue deux fois : chacun choisit un autre investigateur",
)
NO_LEAD: Final = Both(
    "seat {seat} cannot lead; seats at this table: {n}", "le siège {seat} ne peut pas mener ; sièges à cette table : {n}"
)
TOO_MUCH_PAST: Final = Both(
    "{n} earlier resolutions are named, and {before} scenarios come before this one (AH.standalone-earlier-scenarios)",
    "{n} conclusions antérieures sont nommées, et {before} scénarios précèdent celui-ci (AH.standalone-earlier-scenarios)",
)
NO_RESOLUTION: Final = Both("that scenario has no resolution {name!r}", "ce scénario n’a pas de conclusion {name!r}")
NO_CULTIST: Final = Both(
    "{name!r} is none of those who can get away", "{name!r} n’est pas de ceux qui peuvent s’échapper"
)
NOBODY_TO_GET_AWAY: Final = Both(
    "nobody can get away before The Midnight Masks has been played (AH.standalone-story-decisions)",
    "personne ne peut s’échapper avant Les Masques de Minuit (AH.standalone-story-decisions)",
)
A_LIST: Final = Both("{name!r} takes a list of words", "{name!r} prend une liste de mots")
