"""What environments refuse, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ what is asked for
NO_BLOCK: Final = Text("there is no block {name!r}", "il n’y a pas de bloc {name!r}")
NO_BLOCKS: Final = Text(
    "an observation has at least one block of {blocks}; got none",
    "une observation a au moins un bloc parmi {blocks} ; reçu : aucun",
)
NO_REWARD: Final = Text(
    "the game {game!r} has no reward {name!r}; it has {legal}",
    "le jeu {game!r} n’a pas de récompense {name!r} ; il a {legal}",
)
NO_FLAVOUR: Final = Text("there is no sample {name!r}", "il n’y a pas d’échantillon {name!r}")
NO_SEAT: Final = Text(
    "there is no seat {seat!r}: {game!r} has the seats 0 to {last} here",
    "il n’y a pas de siège {seat!r} : {game!r} a ici les sièges 0 à {last}",
)
A_COUNT: Final = Text(
    "{what} is a whole number from {least} to {most}; got {value!r}",
    "{what} est un nombre entier de {least} à {most} ; reçu : {value!r}",
)
NATURE_PLAYS: Final = Text(
    "chance is played by the environment; nature='asks' is for envs.spiel, whose chance is explicit",
    "le hasard est joué par l’environnement ; nature='asks' est pour envs.spiel, dont le hasard est explicite",
)
NO_RENDER: Final = Text("there is no render mode {name!r}", "il n’y a pas de mode d’affichage {name!r}")
UNEQUAL: Final = Text(
    "{games} games cannot be shared out evenly among {processes} processes",
    "{games} parties ne se partagent pas également entre {processes} processus",
)

# ------------------------------------------------------------------ what is done
NOT_RESET: Final = Text(
    "nothing is on the table yet: call reset() before {what}()",
    "rien n’est encore sur la table : appelez reset() avant {what}()",
)
NO_ACTION: Final = Text(
    "{action!r} is no option of seat {seat} now (question {kind!r}): its action mask is 1 at {legal}",
    "{action!r} n’est pas une option du siège {seat} (question {kind!r}) : son masque d’actions vaut 1 en {legal}",
)
NO_ACTION_IN: Final = Text(
    "{action!r} is no option of seat {seat} in game {game} now: its action mask is 1 at {legal}",
    "{action!r} n’est pas une option du siège {seat} dans la partie {game} : son masque d’actions vaut 1 en {legal}",
)
ENDED: Final = Text(
    "the game is over: call reset() for another one",
    "la partie est finie : appelez reset() pour en commencer une autre",
)
ACTIONS: Final = Text(
    "step() takes {games} whole numbers, one for each game; got {got}",
    "step() prend {games} nombres entiers, un par partie ; reçu : {got}",
)
GONE_ON: Final = Text(
    "the game has gone on since: keys and view are read before the next step",
    "la partie a continué depuis : les clés et la vue se lisent avant le coup suivant",
)
WORKER_DIED: Final = Text(
    "the process of games {first} to {last} has ended by itself (exit code {code})",
    "le processus des parties {first} à {last} s’est arrêté tout seul (code de sortie {code})",
)
CLOSED: Final = Text("these games are closed", "ces parties sont fermées")

# ------------------------------------------------------------------ OpenSpiel
A_STRING: Final = Text(
    "this is no set-up of a game as envs.spiel writes it: {value!r}",
    "ce n’est pas une mise en place comme envs.spiel l’écrit : {value!r}",
)
TOO_LONG: Final = Text(
    "a set-up of more than {most} characters is not read; this one has {n}",
    "une mise en place de plus de {most} caractères n’est pas lue ; celle-ci en a {n}",
)
