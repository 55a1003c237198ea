"""What is refused of the decks of any game, in every language: files that hold none, and decks that cannot be played."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

CARDS: Final = Text("{n} card", "{n} carte"), Text("{n} cards", "{n} cartes")

# ------------------------------------------------------------------ files
NO_DECK: Final = Text("{ref!r} names no deck; a deck is {would}", "{ref!r} ne nomme aucun deck ; un deck est {would}")
NO_STARTER: Final = Text(
    "there is no starter deck {name!r}{near}; known: {known}",
    "il n’y a pas de deck de départ {name!r}{near} (decks connus : {known})",
)
A_STARTER: Final = Text("'starter:{short}' ({name})", "« starter:{short} » ({name})")
ADDRESS: Final = Text(
    "it is only an address; nothing is fetched from the network: open it, save its JSON",
    "ce n’est qu’une adresse ; rien n’est cherché sur le réseau : ouvrez-la, enregistrez son JSON",
)
TEXT_TOO_LONG: Final = Text("the text has more than {most} lines", "le texte a plus de {most} lignes")
WHICH_DECK: Final = Text(
    "{path} holds {asked}; add '#' and the number or name of one: {names}{more}",
    "{path} {asked} ; ajoutez « # » et le numéro ou le nom de l’un d’eux : {names}{more}",
)
SEVERAL_DECKS: Final = Text("not one deck but several", "ne contient pas un deck, mais plusieurs")
NOT_THAT_DECK: Final = Text("no deck {which!r}", "ne contient pas de deck {which!r}")
NUMBERED: Final = Text("{n} {name!r}", "{n} {name!r}")
MORE: Final = Text(" and {n} more", " et {n} de plus")
NO_FILE: Final = Text(
    "there is no deck file {path}; a deck is {would}", "il n’y a pas de fichier de deck {path} ; un deck est {would}"
)
CANNOT_BE_READ: Final = Text("{path} cannot be read: {why}", "{path} ne peut pas être lu : {why}")
NO_DECK_FILE: Final = Text("{why}; {would}", "{why} ; {would}")
NO_DECK_IN_IT: Final = Text("there is no deck in it", "il ne contient aucun deck")
TOO_LARGE: Final = Text("it is larger than {most} MiB", "il dépasse {most} Mio")
OTHER_KIND: Final = Text("it is {what}, not UTF-8 text", "c’est {what}, pas un texte en UTF-8")
NOT_UTF_8: Final = Text(
    "byte {at} is not UTF-8; save the file as UTF-8 text",
    "l’octet {at} n’est pas de l’UTF-8 ; enregistrez le fichier comme texte en UTF-8",
)
BINARY: Final = Text("it is binary, with zero bytes", "il est binaire, avec des octets nuls")
ABOUT: Final = Text("{whose}: {told}", "{whose} : {told}")
AT_LINE: Final = Text("line {n}: ", "ligne {n} : ")

# ------------------------------------------------------------------ JSON
JSON_OTHER: Final = Text(
    "the JSON holds {keys}, which is no deck format that is known",
    "le JSON contient {keys}, ce qui n’est aucun format de deck connu",
)
NOTHING: Final = Text("nothing", "rien")
JSON_DECKS: Final = Text(
    "the JSON lists {n} decks; at most {most} are read", "le JSON liste {n} decks ; {most} au plus sont lus"
)
JSON_VALUES: Final = Text("the JSON holds more than {most} values", "le JSON contient plus de {most} valeurs")
JSON_BREAKS_OFF: Final = Text(
    "the JSON breaks off at line {line}, column {column}: {why}",
    "le JSON n’a pas de sens à partir de la ligne {line}, colonne {column}",
)
JSON_DEEP: Final = Text("the JSON is nested more than {most} deep", "le JSON est imbriqué sur plus de {most} niveaux")
JSON_TWICE: Final = Text(
    "the JSON says {key!r} twice in one object, so it cannot be told what is meant",
    "le JSON dit deux fois {key!r} dans un même objet : on ne sait pas ce qui est voulu",
)
JSON_DIGITS: Final = Text(
    "the JSON has a number of {n} digits; a deck has none over 15",
    "le JSON a un nombre de {n} chiffres ; un deck n’en a aucun de plus de 15",
)
JSON_LARGE: Final = Text(
    "the JSON has the number {digits}; a deck has none so large",
    "le JSON a le nombre {digits} ; un deck n’en a pas d’aussi grand",
)
JSON_NO_NUMBER: Final = Text("the JSON says {name}, which is no number", "le JSON dit {name}, qui n’est pas un nombre")
JSON_UNLIKE: Final = Text("{what} should be {wanted}; it is {kind}", "{what} devrait être {wanted} ; c’est {kind}")

# ------------------------------------------------------------------ what keeps a deck from being played
UNPLAYABLE: Final = Text(
    "{source}the deck {name!r} cannot be played: {problems}",
    "{source}le deck {name!r} ne peut pas être joué : {problems}",
)
SOME_UNPLAYABLE: Final = Text(
    "{bad} of {all} decks cannot be played: {problems}", "{bad} decks sur {all} ne peuvent pas être joués : {problems}"
)
MORE_PROBLEMS: Final = Text("and {n} problems more", "et {n} autres problèmes")

# ------------------------------------------------------------------ cards
NO_CARD: Final = Text("{where}there is no card {title!r}{near}", "{where}il n’y a pas de carte {title!r}{near}")
