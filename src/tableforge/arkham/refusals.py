"""What Arkham Horror refuses, in every language.  `decks/refusals.py` has decks."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ answers
NO_ANSWER: Final = Text("{key!r} is no answer to this question.", "{key!r} ne répond pas à cette question.")
CARD_NO_ANSWER: Final = Text("{card} is no answer to “{question}”", "{card} ne répond pas à « {question} »")
NOT_ON_THE_TABLE: Final = Text("There is no {at} on the table.", "Il n’y a pas de {at} sur la table.")
NOT_IN_YOUR_HAND: Final = Text("{card} is not in your hand.", "{card} n’est pas dans votre main.")
OWN_TESTS_ONLY: Final = Text(
    "{card} is only for a test of your own.", "{card} ne vaut que pour un test que vous effectuez vous-même."
)

# ------------------------------------------------------------------ positions
A_POSITION: Final = Text("a position is a dict of {words}", "une position est un dict de {words}")
A_PLAYER: Final = Text("an investigator of a position is a dict", "un investigateur d’une position est un dict")
NO_CARD: Final = Text("there is no card {name!r}", "il n’y a pas de carte {name!r}")
WRONG_PLACE: Final = Text("{id} cannot lie there", "la place de {id} ne peut pas être là")
NO_LOCATION_HERE: Final = Text("this position has no location {name!r}", "cette position n’a pas de lieu {name!r}")
NO_INVESTIGATOR: Final = Text("there is no investigator {name!r}", "il n’y a pas d’investigateur {name!r}")
NO_DIFFICULTY: Final = Text("there is no difficulty {name!r}", "il n’y a pas de difficulté {name!r}")
TWO_TRAUMAS: Final = Text(
    "trauma is two numbers, physical and mental", "les traumatismes sont deux nombres, physique et mental"
)
NO_STEP: Final = Text("there is no step {name!r}", "il n’y a pas d’étape {name!r}")
NO_FACE: Final = Text("there is no chaos token {name!r}", "il n’y a pas de pion Chaos {name!r}")
NO_PICK: Final = Text("chance cannot pick {name!r} here", "le hasard ne peut pas tirer {name!r} ici")
NO_ZONE: Final = Text("there is no zone {name!r}", "il n’y a pas de zone {name!r}")

# ------------------------------------------------------------------ set-ups
AN_INVESTIGATOR: Final = Text(
    "an investigator (a name such as 'roland' or 'daisy-strong', the path of a deck file, or a Deck)",
    "un investigateur (un nom comme « roland » ou « daisy-strong », le chemin d’un fichier de deck, ou un Deck)",
)
IS_NONE: Final = Text("this is not {one}", "ceci n’est pas {one}").fill(one=AN_INVESTIGATOR)
A_TRAUMA: Final = Text(
    "an investigator's trauma is two whole numbers from 0 on, physical and mental",
    "le trauma d’un investigateur est fait de deux nombres entiers à partir de 0, physique et mental",
)
A_DECK_OF_IDS: Final = Text(
    "an investigator's deck is a list of cards, each by its id",
    "le deck d’un investigateur est une liste de cartes, chacune par son id",
)
TWICE: Final = Text(
    "{name} plays twice: every player chooses another investigator",
    "{name} joue deux fois : chacun choisit un autre investigateur",
)
NO_LEAD: Final = Text(
    "seat {seat} cannot lead; seats at this table: {n}",
    "le siège {seat} ne peut pas mener ; sièges à cette table : {n}",
)
TOO_MUCH_PAST: Final = Text(
    "{n} earlier resolutions are named, and {before} scenarios come before this one (AH.standalone-earlier-scenarios)",
    "{n} conclusions antérieures sont nommées, et {before} scénarios précèdent celui-ci (AH.standalone-earlier-scenarios)",
)
NO_RESOLUTION: Final = Text("that scenario has no resolution {name!r}", "ce scénario n’a pas de conclusion {name!r}")
NO_CULTIST: Final = Text(
    "{name!r} is none of those who can get away", "{name!r} n’est pas de ceux qui peuvent s’échapper"
)
NOBODY_TO_GET_AWAY: Final = Text(
    "nobody can get away before The Midnight Masks has been played (AH.standalone-story-decisions)",
    "personne ne peut s’échapper avant Les Masques de Minuit (AH.standalone-story-decisions)",
)
A_LIST: Final = Text("{name!r} takes a list of words", "{name!r} prend une liste de mots")
