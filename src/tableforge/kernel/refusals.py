"""What the kernel refuses, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

MISFIT: Final = Text(
    "the script of chance has {told} next, but what is asked is {kind!r}: one of {legal}",
    "le script du hasard a {told} ensuite, mais la question est {kind!r} : l’une de {legal}",
)
NO_END: Final = Text(
    "more than {budget} steps after one answer, at {names}, step {pc}: this effect has no end",
    "plus de {budget} pas après une seule réponse, à {names}, pas {pc} : cet effet n’a pas de fin",
)
NO_EDITION: Final = Text(
    "there is no edition {name!r} of the rulebook; known: {known}",
    "il n’y a pas d’édition {name!r} du livret de règles ; valeurs connues : {known}",
)
NO_RULE_SPEAKS: Final = Text("no rule speaks of {name!r}", "aucune règle ne parle de {name!r}")
NO_RULE: Final = Text("there is no rule {name!r}", "il n’y a pas de règle {name!r}")
NO_SETTING: Final = Text("{game} has no setting {name!r}", "{game} n’a pas de réglage {name!r}")
SETTING_TAKES: Final = Text("{name!r} takes {takes} ({about})", "{name!r} prend {takes} ({about})")
A_NUMBER: Final = Text("a number from {least} to {most}", "un nombre de {least} à {most}")
A_SEAT: Final = Text("seat {seats}, or nothing for chance", "le siège {seats}, ou rien pour le hasard")
FOR_THE_SEAT: Final = Text("a list with {one} for the only seat", "une liste avec {one} pour le seul siège")
FOR_EACH_SEAT: Final = Text("{one} for each of {seats} seats", "{one} pour chacun des {seats} sièges")
OTHER_VERSION: Final = Text(
    "this {kind} was packed by another version of the game",
    "cet objet {kind} a été emballé par une autre version du jeu",
)
