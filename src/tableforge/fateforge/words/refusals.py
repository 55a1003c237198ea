"""What cannot be read in a line of content, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

NO_SYMBOL: Final = Text("a cost has no symbol {name!r}", "un coût n’a pas de symbole {name!r}")
NO_RESULT: Final = Text("a gain has no result {name!r}", "un gain n’a pas de résultat {name!r}")
NO_FACE: Final = Text("a die has no face {name!r}", "un dé n’a pas de face {name!r}")
NO_VERB: Final = Text("there is no action {name!r}", "il n’y a pas d’action {name!r}")
NO_FLAG: Final = Text("there is no flag {name!r}", "il n’y a pas de marque {name!r}")
NO_COLOUR: Final = Text("there is no colour {name!r}", "il n’y a pas de couleur {name!r}")
NO_DIE: Final = Text("there is no die {name!r}", "il n’y a pas de dé {name!r}")
NO_MOMENT: Final = Text("there is no moment {name!r}", "il n’y a pas de moment {name!r}")
NO_CONDITION: Final = Text("there is no condition {name!r}", "il n’y a pas de condition {name!r}")
NO_STANCE_SO: Final = Text("there is no stance {name!r}", "il n’y a pas de posture {name!r}")
NO_MOD: Final = Text("there is no standing change {name!r}", "il n’y a pas d’effet permanent {name!r}")
NO_ENEMY_VERB: Final = Text("an enemy has no action {name!r}", "un ennemi n’a pas d’action {name!r}")
NO_MODIFIER: Final = Text(
    "an enemy's action has no modifier {name!r}", "l’action d’un ennemi n’a pas de modificateur {name!r}"
)
NO_ABILITY: Final = Text("enemies have no ability {name!r}", "les ennemis n’ont pas de capacité {name!r}")
NO_OUTCOME: Final = Text("scenes have no word {name!r}", "les scènes n’ont pas de mot {name!r}")
NO_CONSEQUENCE: Final = Text("weak points have no word {name!r}", "les points faibles n’ont pas de mot {name!r}")
NO_ZONE: Final = Text("the map has no zone {name!r}", "le plan n’a pas de zone {name!r}")

A_USE: Final = Text(
    "{text!r} is no use of a card; one is such as 'strike + any => [strike+2]'",
    "{text!r} n’est pas l’emploi d’une carte ; il en faudrait un comme « strike + any => [strike+2] »",
)
A_TERM: Final = Text(
    "{text!r} is no part of a cost; one is such as '2 strike', 'strike/shoot' or 'en'",
    "{text!r} n’est pas une part de coût ; il en faudrait une comme « 2 strike », « strike/shoot » ou « en »",
)
A_GAIN: Final = Text(
    "{text!r} is no gain; one is such as '2 parry' or '[move > strike+1]'",
    "{text!r} n’est pas un gain ; il en faudrait un comme « 2 parry » ou « [move > strike+1] »",
)
AN_ACT: Final = Text(
    "{text!r} is no action; one is such as 'strike+2@0-1~pierce'",
    "{text!r} n’est pas une action ; il en faudrait une comme « strike+2@0-1~pierce »",
)
BOTH_JOINS: Final = Text(
    "{text!r} joins its actions by '>' and by ','; one of the two would do",
    "{text!r} joint ses actions par « > » et par « , » ; il faudrait l’un des deux",
)
A_RANGE: Final = Text(
    "{text!r} is no range; one is such as '0', '0-1' or 'any'",
    "{text!r} n’est pas une portée ; il en faudrait une comme « 0 », « 0-1 » ou « any »",
)
A_SECTION: Final = Text(
    "{text!r} is no section of a strip; one is such as {would!r}",
    "{text!r} n’est pas une section de bandeau ; il en faudrait une comme {would!r}",
)
AN_ENEMY_ACT: Final = Text(
    "{text!r} is no enemy's action; one is such as 'strike(first,+1)' or 'summon conscript 1@edge'",
    "{text!r} n’est pas une action d’ennemi ; il en faudrait une comme « strike(first,+1) » ou « summon conscript 1@edge »",
)
AN_ABILITY: Final = Text(
    "{text!r} is no ability; one is such as 'blocking', 'leader:red' or 'drain:2'",
    "{text!r} n’est pas une capacité ; il en faudrait une comme « blocking », « leader:red » ou « drain:2 »",
)
AN_OUTCOME: Final = Text(
    "{text!r} cannot be read; it would be {would!r}", "{text!r} est illisible ; il faudrait {would!r}"
)
A_NUMBER_MOD: Final = Text(
    "{text!r} has no number; it would be {would!r}", "{text!r} n’a pas de nombre ; il faudrait {would!r}"
)
