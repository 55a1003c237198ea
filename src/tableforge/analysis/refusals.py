"""What this room refuses, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

NO_ANALYSIS: Final = Text(
    "games of {game!r} cannot be analysed: the game brings nothing into analysis",
    "les parties de {game!r} ne s’analysent pas : le jeu n’apporte rien à l’analyse",
)
NO_SEAT: Final = Text(
    "there is no seat {seat}; seats are numbered from 0 to {last}",
    "il n’y a pas de siège {seat} ; les sièges vont de 0 à {last}",
)
STILL_PLAYED: Final = Text(
    "the game is not over: only practice games are analysed before they end",
    "la partie n’est pas finie : seules les parties d’entraînement s’analysent avant la fin",
)
WORLDS_RANGE: Final = Text(
    "an analysis imagines from {least} to {most} games; got {got}",
    "une analyse imagine de {least} à {most} parties ; reçu : {got}",
)
NO_TURN: Final = Text(
    "there is no such stretch of answers; the review names them by their first answer",
    "il n’y a pas de tel passage ; l’analyse les nomme par leur première réponse",
)
