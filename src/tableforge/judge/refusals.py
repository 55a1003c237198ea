"""What the judge refuses, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

TOO_LONG: Final = Text(
    "a position has at most {most} characters, as a link or as a text; this one has {n}",
    "une position a au plus {most} caractères, en lien comme en texte ; celle-ci en a {n}",
)
OTHER_VERSION: Final = Text(
    "this link begins with {found!r}: it is of another version; links of this one begin with {known!r}",
    "ce lien commence par {found!r} : il est d’une autre version ; ceux de celle-ci commencent par {known!r}",
)
BROKEN: Final = Text("this is no whole link to a position: {why}", "ce n’est pas le lien entier d’une position : {why}")
NOT_LETTERS: Final = Text("it has other signs than links have", "il a d’autres signes que n’en ont les liens")
NOT_PACKED: Final = Text("what it holds does not unpack", "ce qu’il contient ne se décompresse pas")
NOT_JSON: Final = Text("what it holds is no data", "ce qu’il contient n’est pas fait de données")
TOO_MUCH: Final = Text(
    "unpacked, a position has at most {most} characters; this one has more",
    "décompressée, une position a au plus {most} caractères ; celle-ci en a davantage",
)
TOO_DEEP: Final = Text(
    "a position lies at most {most} brackets deep; this one goes deeper",
    "une position a au plus {most} niveaux de crochets ; celle-ci va plus loin",
)
TOO_MANY: Final = Text(
    "a position has at most {most} parts; this one has more",
    "une position a au plus {most} parties ; celle-ci en a davantage",
)
A_POSED: Final = Text(
    "a position is data with 'game', 'position' and 'answers', and nothing else; got {value!r}",
    "une position est faite de « game », « position » et « answers », et de rien d’autre ; reçu : {value!r}",
)
A_GAME: Final = Text("'game' is the name of a game; got {value!r}", "« game » est le nom d’un jeu ; reçu : {value!r}")
FIELDS: Final = Text(
    "'position' has fields by their names; got {value!r}", "« position » a des champs par leurs noms ; reçu : {value!r}"
)
KEYS_ONLY: Final = Text(
    "'answers' is a list of at most {most} keys; got {value!r}",
    "« answers » est une liste d’au plus {most} clés ; reçu : {value!r}",
)
PLAIN_VALUES: Final = Text(
    "a position is made of texts, whole numbers, true, false, lists and fields; got {value!r}",
    "une position est faite de textes, de nombres entiers, de vrai, de faux, de listes et de champs ; reçu : {value!r}",
)
LONG_TEXT: Final = Text(
    "a text in a position has at most {most} characters; this one has {n}",
    "un texte dans une position a au plus {most} caractères ; celui-ci en a {n}",
)
NO_SUCH_SETTING: Final = Text(
    "a position that is passed on cannot set {name!r}",
    "une position transmise ne peut pas régler {name!r}",
)
NO_POSITIONS: Final = Text(
    "no position of {game!r} can be laid out", "aucune position de {game!r} ne peut être disposée"
)
DOES_NOT_HOLD: Final = Text(
    "no game could have this position: {why}", "aucune partie ne peut avoir cette position : {why}"
)
WRONG_VALUE: Final = Text("a value in it makes no sense", "une valeur n’y a pas de sens")
BAD_TEXT: Final = Text(
    "line {line}: expected {want}, got {found!r}", "ligne {line} : attendu : {want} ; reçu : {found!r}"
)
TEXT_BEGINS: Final = Text(
    "the game and given(…), as in “keyforge given(…)”", "le jeu et given(…), comme « keyforge given(…) »"
)
A_VALUE: Final = Text("a value", "une valeur")
A_NAME: Final = Text("a name", "un nom")
A_SIGN: Final = Text("{sign!r}", "{sign!r}")
THE_END: Final = Text("the end, or when(…)", "la fin, ou when(…)")
TWICE: Final = Text("line {line}: {name!r} is said twice", "ligne {line} : {name!r} est dit deux fois")
NOT_BEGUN: Final = Text(
    "the game has not come to a position yet that can be laid out: it is being set up",
    "la partie n’a pas encore de position qui puisse être disposée : elle se met en place",
)
NOT_WRITTEN: Final = Text(
    "positions of {game!r} cannot be made of a game under way yet: lay them out by hand",
    "les positions de {game!r} ne peuvent pas encore être tirées d’une partie : disposez-les à la main",
)
ANSWER_MISFIT: Final = Text("answer {n}, {key!r}: {why}", "réponse {n}, {key!r} : {why}")
NOTHING_TRIED: Final = Text(
    "nothing has been tried in this position yet: a ruling says what is done in it, and what comes of it",
    "rien n’a encore été essayé dans cette position : une décision dit ce qu’on y fait, et ce qui en vient",
)
A_TITLE: Final = Text(
    "a ruling is named by the sentence that it proves, in English, of letters and digits; got {value!r}",
    "une décision porte le nom de la phrase qu’elle prouve, en anglais, en lettres et chiffres ; reçu : {value!r}",
)
NO_EDITION: Final = Text("{game!r} has no edition {name!r}", "{game!r} n’a pas d’édition {name!r}")
NO_FILE: Final = Text("{path} cannot be read", "{path} ne peut pas être lu")
