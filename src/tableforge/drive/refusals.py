"""What the drive door refuses, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ lines
LONG_LINE: Final = Text("a line has at most {most} bytes", "une ligne a au plus {most} octets")
NOT_UTF_8: Final = Text(
    "a line is UTF-8 text; byte {byte} is not", "une ligne est un texte en UTF-8 ; l’octet {byte} n’en est pas"
)
NO_JSON: Final = Text("this line is no JSON: {e}", "cette ligne n’est pas du JSON")
NO_JSON_FROM: Final = Text("this line is no JSON: {e}", "cette ligne n’est pas du JSON à partir de l’octet {byte}")
AN_OBJECT: Final = Text(
    'a request is a JSON object, such as {{"cmd": "hello"}}', 'une requête est un objet JSON, comme {{"cmd": "hello"}}'
)
A_COMMAND: Final = Text("a request has a 'cmd', one of {known}", "une requête a un « cmd », l’un de ceux-ci : {known}")
NO_COMMAND: Final = Text("there is no command {name!r}", "il n’y a pas de commande {name!r}")
KNOWS_NO: Final = Text("{cmd!r} knows no {name!r}", "{cmd!r} ne connaît pas {name!r}")
NEEDS: Final = Text("{cmd!r} needs {name!r}", "{cmd!r} demande {name!r}")
OTHER_KIND: Final = Text("{name!r} is {takes}; got {given!r}", "{name!r} est {takes} ; reçu : {given!r}")

# ------------------------------------------------------------------ games
NO_GAME: Final = Text(
    "there is no game {name!r}{near}; games: {known}",
    "il n’y a pas de partie {name!r}{near} (parties en cours : {known})",
)
NONE_YET: Final = Text(
    "none yet: begin one with 'new', 'given' or 'load'",
    "aucune encore : commencez-en une avec « new », « given » ou « load »",
)
WHICH_GAME: Final = Text("say which 'game'; known: {known}", "dites quel jeu (« game ») ; valeurs connues : {known}")
TOO_MANY_GAMES: Final = Text(
    "{most} games are under way, which is the most; 'drop' one first",
    "{most} parties sont en cours, c’est le maximum ; abandonnez-en d’abord une avec « drop »",
)

# ------------------------------------------------------------------ answering
AN_ANSWER: Final = Text(
    "{cmd!r} needs an 'answer', or several 'answers' in order",
    "{cmd!r} demande une réponse (« answer »), ou plusieurs dans l’ordre (« answers »)",
)
VERB_NEEDS: Final = Text("{verb!r} needs a {name!r}", "{verb!r} demande un {name!r}")
VERB_NEEDS_NO: Final = Text("{verb!r} needs no {name!r}", "{verb!r} ne prend pas de {name!r}")
NO_TARGET: Final = Text(
    "{verb!r} has no 'target'; give it among the 'answers'",
    "{verb!r} n’a pas de cible (« target ») ; donnez-la parmi les réponses (« answers »)",
)
WITH_A_VERB: Final = Text("{name!r} goes with a 'verb'", "{name!r} va avec un verbe (« verb »)")
VERB_WITH_ANSWERS: Final = Text(
    "a 'verb' goes with 'answers', not with 'answer'", "un verbe (« verb ») va avec « answers », pas avec « answer »"
)
NOTHING_TO_SET: Final = Text(
    "'set' needs something to set: of a 'player', of a 'card', or of the table",
    "« set » demande quelque chose à changer : d’un joueur (« player »), d’une carte (« card ») ou de la table",
)
ITS_OWN_LAST: Final = Text(
    "a 'seat' takes back its own last answer: 'n' is 1",
    "un siège (« seat ») reprend sa propre dernière réponse : « n » vaut 1",
)
SO_MANY_GIVEN: Final = Text(
    "{given} answers have been given: {n} cannot be taken back",
    "{given} réponses ont été données : on ne peut pas en reprendre {n}",
)

# ------------------------------------------------------------------ campaigns
NO_WAY: Final = Text("a campaign cannot {name!r}", "une campagne ne sait pas {name!r}")
NO_CAMPAIGN: Final = Text(
    "there is no campaign {name!r}{near}; begin one with do 'new' or 'load'",
    "il n’y a pas de campagne {name!r}{near} ; commencez-en une avec « new » ou « load »",
)
TOO_MANY_CAMPAIGNS: Final = Text(
    "{most} campaigns are under way, which is the most; 'drop' one first",
    "{most} campagnes sont en cours, c’est le maximum ; abandonnez-en d’abord une avec « drop »",
)
NOT_OVER: Final = Text("the game {name!r} is not over yet", "la partie {name!r} n’est pas encore finie")

# ------------------------------------------------------------------ looking
ONE_AT_A_TIME: Final = Text(
    "look at a 'card', at a 'player' or at the 'whole' position: one at a time",
    "regardez une carte (« card »), un joueur (« player ») ou toute la position (« whole ») : un seul à la fois",
)
NO_EVENT: Final = Text(
    "'from' is the number of an event, 0 to {last}; got {given!r}",
    "« from » est le numéro d’un événement, de 0 à {last} ; reçu : {given!r}",
)
NOBODY_ASKED: Final = Text("nobody is asked anything", "plus personne n’a rien à répondre")
SEAT_NOT_ASKED: Final = Text("seat {seat!r} is not asked", "aucune question n’est posée au siège {seat!r}")
