"""What the commands refuse, in every language; what a game's own commands refuse stands with them."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ games
WHICH_GAME: Final = Text(
    "say which game{how}; known: {known} (or name one in the variable TABLEFORGE_GAME)",
    "dites quel jeu{how} ; valeurs connues : {known} (ou nommez-en un dans la variable TABLEFORGE_GAME)",
)
BY_OPTION: Final = Text(" with {option}", " avec {option}")
NO_GAME: Final = Text("{first!r} is no game ({known}), and {why}", "{first!r} n’est pas un jeu ({known}), et {why}")
NO_COMMAND: Final = Text("there is no command {name!r}", "il n’y a pas de commande {name!r}")
NO_OPTION: Final = Text("there is no option {name!r}", "il n’y a pas d’option {name!r}")
NO_CARDS: Final = Text("{game} has no cards to show", "{game} n’a pas de cartes à montrer")
NO_DECKS: Final = Text("{game} is played without decks of one's own", "{game} se joue sans decks à soi")
NO_CONTENT: Final = Text("{game} has no folders of content", "{game} n’a pas de dossiers de contenu")
IN_GAME: Final = Text("{game}: {why}", "{game} : {why}")
NOT_FORGED: Final = Text(
    "the decks of {game} are built, not forged; `deck list` shows those that ship with it",
    "les decks de {game} se construisent, ils ne se forgent pas ; `deck list` montre ceux qui viennent avec le jeu",
)

TRIED_ALONE: Final = Text(
    "--margin is for decks that play a field; those of {game} are tried alone, as often as --games says",
    "--margin est pour les decks qui jouent contre un champ ; ceux de {game} sont joués seuls, autant de fois que le dit --games",
)
PLAYED_TO_A_MARGIN: Final = Text(
    "--games is for decks that are tried alone; those of {game} play until --margin is met",
    "--games est pour les decks joués seuls ; ceux de {game} jouent jusqu’à ce que --margin soit atteinte",
)
BOTH_PRINTED: Final = Text(
    "--json and --csv - would both go to standard output; name a file for --csv",
    "--json et --csv - iraient tous deux sur la sortie standard ; nommez un fichier pour --csv",
)

# ------------------------------------------------------------------ seats
TOO_OFTEN: Final = Text(
    "{option} was given {n} times, once for each seat; seats at this table: {seats}",
    "{option} a été donné {n} fois, une pour chaque siège ; sièges à cette table : {seats}",
)
NOBODY: Final = Text(
    "nobody called {name!r} can take a seat; known: human, {known}",
    "personne du nom de {name!r} ne peut prendre place ; valeurs connues : human, {known}",
)

# ------------------------------------------------------------------ files; English shows a path whole, however long
IN_FILE: Final = Text("{path}: {why}", "{path} : {why}")
NO_NUMBER: Final = Text(
    "there is no game number {name}; {n} are under way", "il n’y a pas de partie numéro {name} ; {n} sont en cours"
)
NO_FOLDER: Final = Text("there is no folder {whole} to write to", "il n’y a pas de dossier {path!r} où écrire")
ALREADY_THERE: Final = Text(
    "{whole} is already there; --force writes over it", "{path!r} existe déjà ; --force le remplace"
)

# ------------------------------------------------------------------ campaigns
CAMPAIGN_NAME: Final = Text(
    "a campaign has a name of letters, digits, '-' and '_', at most 60; got {name!r}",
    "une campagne a un nom de lettres, de chiffres, de « - » et de « _ », 60 au plus ; reçu : {name!r}",
)
NO_CAMPAIGN: Final = Text("there is no campaign {name!r}", "il n’y a pas de campagne {name!r}")
CAMPAIGN_THERE: Final = Text(
    "there is a campaign {name!r} already; `campaign remove` removes it",
    "il y a déjà une campagne {name!r} ; `campaign remove` la supprime",
)
ALL_SLOTS: Final = Text(
    "{game} keeps {most} campaigns, and there are as many: {names}; go on with one (`tableforge play --campaign {name}`), or "
    "make room (`tableforge campaign remove {name}`)",
    "{game} garde {most} campagnes, et il y en a autant : {names} ; reprenez-en une (`tableforge play --campaign {name}`) ou "
    "faites de la place (`tableforge campaign remove {name}`)",
)
NO_SLOT: Final = Text(
    "{game} has the slots 1 to {most}; got {slot}", "{game} a les emplacements 1 à {most} ; reçu : {slot}"
)
NO_SLOTS: Final = Text(
    "{game} keeps no campaigns in slots; use --campaign", "{game} n’a pas d’emplacements : --campaign"
)
NOTHING_BEGUN: Final = Text(
    "the game of the campaign {name!r} has not been begun; `campaign play` begins it",
    "la partie de la campagne {name!r} n’a pas encore commencé ; `campaign play` la commence",
)
CAMPAIGN_UNDER_WAY: Final = Text(
    "the campaign {name!r} is under way, and goes on with its own settings and seed; give none, only `--campaign {name}`",
    "la campagne {name!r} est en cours, et continue avec ses propres réglages et sa graine ; n’en donnez pas, "
    "seulement `--campaign {name}`",
)
CAMPAIGN_UNREADABLE: Final = Text(
    "{path}: {why}; `campaign remove {name}` makes room", "{path} : {why} ; `campaign remove {name}` fait de la place"
)
A_FIELD: Final = Text("a field is KEY=VALUE; got {word!r}", "un champ s’écrit CLÉ=VALEUR ; reçu : {word!r}")
