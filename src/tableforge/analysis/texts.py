"""What an analysis says, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.analysis.scale import BLUNDER, MISTAKE, SLIP
from tableforge.tongue.text import Text

KIND_NAMES: Final = {
    SLIP: Text("slip", "imprécision"),
    MISTAKE: Text("mistake", "erreur"),
    BLUNDER: Text("blunder", "gaffe"),
}
KINDS_MANY: Final = {
    SLIP: Text("slips", "imprécisions"),
    MISTAKE: Text("mistakes", "erreurs"),
    BLUNDER: Text("blunders", "gaffes"),
}
ANALYSING: Final = Text("Analysing", "Analyse")
WHO: Final = Text("seat {seat}", "siège {seat}")
WHO_NAMED: Final = Text("seat {seat} ({name})", "siège {seat} ({name})")
WON: Final = Text("{who} has won", "{who} a gagné")
ALL_WON: Final = Text("All seats have won", "Tous les sièges ont gagné")
ALL_LOST: Final = Text("Nobody has won", "Personne n’a gagné")
ENDED: Final = Text("{how}.", "{how}.")
ENDED_SO: Final = Text("{how} ({more}).", "{how} ({more}).")
MARK: Final = Text(
    "{turn}, {who}: {kind}, {loss} ± {margin} points. {better} would have kept {best} %, {played} keeps {left} %.",
    "{turn}, {who} : {kind}, {loss} ± {margin} points. {better} aurait gardé {best} %, {played} garde {left} %.",
)
BETTER: Final = Text("Better line", "Meilleure suite")
PLAYED: Final = Text("Played", "Suite jouée")
SAME: Final = Text("after the same first {n} answers", "après les {n} premières réponses, communes")
SAME_ONE: Final = Text("after the same first answer", "après la première réponse, commune")
THEN_UNKNOWN: Final = Text("what comes then is not known yet", "la suite n’est pas encore connue")
WORTH: Final = Text("Worth", "Ce que cela vaut")
POINTS: Final = Text("{points} points", "{points} points")
ALL_ELSE: Final = Text("all else", "tout le reste")
FACTS: Final = Text("In the end", "À la fin")
HERE: Final = Text(
    "Of these, {here} points were lost here, the rest at other choices of the turn.",
    "De ces points, {here} furent perdus ici, le reste à d’autres choix du tour.",
)
SURE: Final = Text(
    "Compared in {worlds} games that the seat could have been in; the margin is that of 95 %.",
    "Comparé dans {worlds} parties où le siège aurait pu se trouver ; la marge est celle à 95 %.",
)
PROVED: Final = Text(
    "Played out in {games} games between bots: {gain} ± {margin} points for the better line.",
    "Joué jusqu’au bout dans {games} parties entre bots : {gain} ± {margin} points pour la meilleure suite.",
)
NO_MARKS: Final = Text(
    "No turn lost enough to be marked.",
    "Aucun tour n’a assez perdu pour être marqué.",
)
CLOSE: Final = Text(
    "Differences that were too close to be shown: {n}.",
    "Différences trop faibles pour être montrées : {n}.",
)
SILENT: Final = Text(
    "Turns of which no end was found, and nothing is said: {n}.",
    "Tours dont aucune fin n’a été trouvée, et dont rien n’est dit : {n}.",
)
TURNING: Final = Text(
    "The game turned in {turn} ({who}): {before} % before, {after} % after it, for seat 0.",
    "La partie a tourné : {turn} ({who}) : {before} % avant, {after} % après, pour le siège 0.",
)
TURNING_SHARED: Final = Text(
    "The game turned in {turn} ({who}): {before} before, {after} after it.",
    "La partie a tourné : {turn} ({who}) : {before} avant, {after} après.",
)
WIDEST: Final = Text(
    "It was never level again; the widest step was {turn} ({who}): from {before} % to {after} % for seat 0.",
    "Elle n’a jamais basculé ; le plus grand pas fut : {turn} ({who}) : de {before} % à {after} % pour le siège 0.",
)
WIDEST_SHARED: Final = Text(
    "It never crossed the middle; the widest step was {turn} ({who}): from {before} to {after}.",
    "Elle n’a jamais franchi le milieu ; le plus grand pas fut : {turn} ({who}) : de {before} à {after}.",
)
SEATS: Final = Text("Seats", "Sièges")
SEAT: Final = Text("seat", "siège")
ACCURACY: Final = Text("accuracy, %", "précision, %")
LOST: Final = Text("points lost", "points perdus")
LUCK: Final = Text("luck, points", "chance, points")
CURVE: Final = Text("{what}, turn by turn, for seat 0", "{what}, tour après tour, pour le siège 0")
CURVE_SHARED: Final = Text("{what}, turn by turn", "{what}, tour après tour")
ODDS: Final = Text("Chance against its odds", "Hasard face à ses probabilités")
TAKEN: Final = Text("taken", "tentés")
GOOD: Final = Text("went well", "réussis")
EXPECTED: Final = Text("by the odds", "selon les probabilités")
ACCURACY_NOTE: Final = Text(
    "Accuracy: a turn counts 100 where nothing was lost, and half as much for every further {halved} points.",
    "Précision : un tour compte 100 quand rien n’est perdu, et moitié moins par {halved} points de plus.",
)
LUCK_NOTE: Final = Text(
    "Luck: how much better the position became than was to be expected of the same answers, by imagined games.",
    "Chance : de combien la position est devenue meilleure que les mêmes réponses ne le laissaient attendre, selon des parties "
    "imaginées.",
)
# ------------------------------------------------------------------ many games
MANY: Final = Text("{game}: {games} games, {turns} turns", "{game} : {games} parties, {turns} tours")
ONE_OF_MANY: Final = Text("{game}: one game, {turns} turns", "{game} : une partie, {turns} tours")
FIGURE: Final = Text("figure", "mesure")
VALUE: Final = Text("value", "valeur")
PER_GAME: Final = Text("{what} a game", "{what} par partie")
MEAN_ACCURACY: Final = Text("accuracy, %", "précision, %")
WORST: Final = Text("The dearest turns", "Les tours les plus chers")
FILE: Final = Text("game", "partie")
TURN: Final = Text("turn", "tour")
MARKED: Final = Text("mark", "marque")
# ------------------------------------------------------------------ a turn played again
HINT_WORTH: Final = Text("Look for this: {text}.", "Cherchez ceci : {text}.")
HINT_FIRST: Final = Text("It begins with: {text}.", "Cela commence par : {text}.")
TRIED: Final = Text(
    "Your line keeps {tried}; the best that is known {best}, what was played {played} (points).",
    "Votre suite garde {tried} ; la meilleure connue {best}, celle jouée {played} (points).",
)
TRIED_BEST: Final = Text("Nothing better is known.", "Rien de mieux n’est connu.")
TRIED_BETTER: Final = Text("Better than what was played.", "Mieux que ce qui fut joué.")
TRIED_NOT: Final = Text("No better than what was played.", "Pas mieux que ce qui fut joué.")
NO_VERDICT: Final = Text(
    "No end of this turn was found, so nothing is said of it.",
    "Aucune fin de ce tour n’a été trouvée : rien n’en est dit.",
)
AGAIN_HELP: Final = Text(
    "A number answers; h gives a hint, u takes back, q leaves.",
    "Un nombre répond ; h donne un indice, u reprend, q quitte.",
)
ONE_GAME_AGAIN: Final = Text(
    "--again plays a turn of one game: {count} files were given",
    "--again rejoue un tour d’une seule partie : {count} fichiers ont été donnés",
)
NO_SUCH_MARK: Final = Text(
    "there is no mark {n}; this review has {count}",
    "il n’y a pas de marque {n} ; cette analyse en a {count}",
)
