"""What the drive door refuses, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.both import Both

# ------------------------------------------------------------------ lines
LONG_LINE: Final = Both("a line has at most {most} bytes", "une ligne a au plus {most} octets")
NOT_UTF_8: Final = Both(
    "a line is UTF-8 text; byte {byte} is not", "une ligne est un texte en UTF-8 ; l’octet {byte} n’en est pas"
)
NO_JSON: Final = Both("this line is no JSON: {e}", "cette ligne n’est pas du JSON")
NO_JSON_FROM: Final = Both("this line is no JSON: {e}", "cette ligne n’est pas du JSON à partir de l’octet {byte}")
AN_OBJECT: Final = Both(
    'a request is a JSON object, such as {{"cmd": "hello"}}', 'une requête est un objet JSON, comme {{"cmd": "hello"}}'
)
A_COMMAND: Final = Both("a request has a 'cmd', one of {known}", "une requête a un « cmd », l’un de ceux-ci : {known}")
NO_COMMAND: Final = Both("there is no command {name!r}", "il n’y a pas de commande {name!r}")
KNOWS_NO: Final = Both("{cmd!r} knows no {name!r}", "{cmd!r} ne connaît pas {name!r}")
NEEDS: Final = Both("{cmd!r} needs {name!r}", "{cmd!r} demande {name!r}")
OTHER_KIND: Final = Both("{name!r} is {takes}; got {given!r}", "{name!r} est {takes} ; reçu : {given!r}")

# ------------------------------------------------------------------ games
NO_GAME: Final = Both(
    "there is no game {name!r}{near}; games: {known}",
    "il n’y a pas de partie {name!r}{near} (parties en cours : {known})",
)
NONE_YET: Final = Both(
    "none yet: begin one with 'new', 'given' or 'load'",
    "aucune encore : commencez-en une avec « new », « given » ou « load »",
)
WHICH_GAME: Final = Both(
    "say which 'game'; known: {known}", "dites quel jeu (« game ») ; valeurs connues : {known}"
)
TOO_MANY_GAMES: Final = Both(
    "{most} games are under way, which is the most; 'drop' one first",
    "{most} parties sont en cours, c’est le maximum ; abandonnez-en d’abord une avec « drop »",
)

# ------------------------------------------------------------------ answering
AN_ANSWER: Final = Both(
    "{cmd!r} needs an 'answer', or several 'answers' in order",
    "{cmd!r} demande une réponse (« answer »), ou plusieurs dans l’ordre (« answers »)",
)
VERB_NEEDS: Final = Both("{verb!r} needs a {name!r}", "{verb!r} demande un {name!r}")
VERB_NEEDS_NO: Final = Both("{verb!r} needs no {name!r}", "{verb!r} ne prend pas de {name!r}")
NO_TARGET: Final = Both(
    "{verb!r} has no 'target'; give it among the 'answers'",
    "{verb!r} n’a pas de cible (« target ») ; donnez-la parmi les réponses (« answers »)",
)
WITH_A_VERB: Final = Both("{name!r} goes with a 'verb'", "{name!r} va avec un verbe (« verb »)")
VERB_WITH_ANSWERS: Final = Both(
    "a 'verb' goes with 'answers', not with 'answer'", "un verbe (« verb ») va avec « answers », pas avec « answer »"
)
NOTHING_TO_SET: Final = Both(
    "'set' needs something to set: of a 'player', of a 'card', or of the table",
    "« set » demande quelque chose à changer : d’un joueur (« player »), d’une carte (« card ») ou de la table",
)
ITS_OWN_LAST: Final = Both(
    "a 'seat' takes back its own last answer: 'n' is 1",
    "un siège (« seat ») reprend sa propre dernière réponse : « n » vaut 1",
)
SO_MANY_GIVEN: Final = Both(
    "{given} answers have been given: {n} cannot be taken back",
    "{given} réponses ont été données : on ne peut pas en reprendre {n}",
)

# ------------------------------------------------------------------ campaigns
NO_WAY: Final = Both("a campaign cannot {name!r}", "une campagne ne sait pas {name!r}")
NO_CAMPAIGN: Final = Both(
    "there is no campaign {name!r}{near}; begin one with do 'new' or 'load'",
    "il n’y a pas de campagne {name!r}{near} ; commencez-en une avec « new » ou « load »",
)
TOO_MANY_CAMPAIGNS: Final = Both(
    "{most} campaigns are under way, which is the most; 'drop' one first",
    "{most} campagnes sont en cours, c’est le maximum ; abandonnez-en d’abord une avec « drop »",
)
NOT_OVER: Final = Both("the game {name!r} is not over yet", "la partie {name!r} n’est pas encore finie")

# ------------------------------------------------------------------ looking
ONE_AT_A_TIME: Final = Both(
    "look at a 'card', at a 'player' or at the 'whole' position: one at a time",
    "regardez une carte (« card »), un joueur (« player ») ou toute la position (« whole ») : un seul à la fois",
)
NO_EVENT: Final = Both(
    "'from' is the number of an event, 0 to {last}; got {given!r}",
    "« from » est le numéro d’un événement, de 0 à {last} ; reçu : {given!r}",
)
NOBODY_ASKED: Final = Both("nobody is asked anything", "plus personne n’a rien à répondre")
SEAT_NOT_ASKED: Final = Both("seat {seat!r} is not asked", "aucune question n’est posée au siège {seat!r}")
