"""What the lab refuses, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ an experiment's file
AT_LINE: Final = Text("{path}, line {line}: {why}", "{path}, ligne {line} : {why}")
BY_ITSELF: Final = Text("{why}", "{why}")
IN_FILE: Final = Text("{path}: {why}", "{path} : {why}")
NOT_READ: Final = Text("{path} cannot be read: {why}", "{path} ne peut pas être lu : {why}")
TOO_LARGE: Final = Text(
    "an experiment takes at most {most} bytes; this file has {n}",
    "une expérience prend au plus {most} octets ; ce fichier en a {n}",
)
NOT_TOML: Final = Text("it is no TOML: {why}", "ce n’est pas du TOML : {why}")
NO_KEY: Final = Text("an experiment has no {name!r}", "une expérience n’a pas de {name!r}")
NEEDS_GAME: Final = Text(
    'an experiment names its game, such as game = "{first}"; known: {known}',
    'une expérience nomme son jeu, par exemple game = "{first}" ; valeurs connues : {known}',
)
A_WHOLE: Final = Text(
    "{name} is a whole number from {least} to {most}", "{name} est un nombre entier de {least} à {most}"
)
AN_AXIS: Final = Text(
    "{name} takes a list of values, or a table such as {{ each_against_each = […] }}",
    "{name} prend une liste de valeurs, ou une table telle que {{ each_against_each = […] }}",
)
EMPTY_AXIS: Final = Text("{name} has no value", "{name} n’a aucune valeur")
LONG_AXIS: Final = Text(
    "{name} has {n} values; an axis has at most {most}", "{name} a {n} valeurs ; un axe en a au plus {most}"
)
TWICE: Final = Text("{name} is there twice: {value!r}", "{name} est donné deux fois : {value!r}")
SETTING_TWICE: Final = Text(
    "{name!r} stands both above and under [axes]", "{name!r} est à la fois au-dessus et sous [axes]"
)
NO_PAIRING: Final = Text("there is no pairing {name!r}", "il n’y a pas d’appariement {name!r}")
PAIRING_TAKES: Final = Text(
    "{name} takes a list of two values or more", "{name} prend une liste d’au moins deux valeurs"
)
AGAINST_TAKES: Final = Text(
    "'each' and 'against' stand together, each a list", "'each' et 'against' vont ensemble, chacun une liste"
)
NO_PAIRS: Final = Text(
    "{name} cannot be paired: it is no setting for each of two seats that play against each other",
    "{name} ne peut pas être apparié : ce n’est pas un réglage de chacun de deux sièges qui s’affrontent",
)
TOO_MANY_COMBINATIONS: Final = Text(
    "the axes come to {n} combinations; an experiment has at most {most}",
    "les axes font {n} combinaisons ; une expérience en a au plus {most}",
)
TOO_MANY_GAMES: Final = Text(
    "that is {n} games; an experiment has at most {most}", "cela fait {n} parties ; une expérience en a au plus {most}"
)
UNEVEN: Final = Text(
    "{n} games cannot be shared evenly among {seats} seats; {would} can",
    "{n} parties ne se partagent pas également entre {seats} sièges ; {would}, si",
)
BOTS_TAKE: Final = Text(
    "bots takes names of bots, or a list with one for each of {seats} seats",
    "bots prend des noms de bots, ou une liste d’un nom pour chacun des {seats} sièges",
)
NO_KEEP: Final = Text("nothing called {name!r} can be kept", "rien du nom de {name!r} ne peut être gardé")
IN_COMBINATION: Final = Text("{why} (in {combination})", "{why} (dans {combination})")

# ------------------------------------------------------------------ a folder of results
OTHER_EXPERIMENT: Final = Text(
    "{path} holds the results of another experiment ({what} differs); choose another folder",
    "{path} contient les résultats d’une autre expérience ({what} diffère) ; choisissez un autre dossier",
)
OTHER_ENGINE: Final = Text(
    "{path} was played by another engine ({theirs}, not {ours}); choose another folder, or install that one to go on",
    "{path} a été joué par un autre moteur ({theirs}, et non {ours}) ; choisissez un autre dossier, ou installez celui-là",
)
NO_RESULTS: Final = Text(
    "{path} is no folder of results: it has no {name}",
    "{path} n’est pas un dossier de résultats : il n’a pas de {name}",
)
NO_SHARD: Final = Text("{path} is no shard of results: {why}", "{path} n’est pas un lot de résultats : {why}")
GAME_TWICE: Final = Text(
    "game {id} is there twice, also in {path}", "la partie {id} s’y trouve deux fois, aussi dans {path}"
)
FOREIGN_GAME: Final = Text(
    "{path} has game {id}, and the experiment has {n} games", "{path} a la partie {id}, et l’expérience a {n} parties"
)
NOT_WRITTEN: Final = Text(
    "{path} cannot be written: {why}; what was played before is kept, and the same command goes on from there",
    "{path} ne peut pas être écrit : {why} ; ce qui a été joué avant est gardé, et la même commande reprendra de là",
)
NO_GAMES_YET: Final = Text("{path} has no games yet", "{path} n’a encore aucune partie")

# ------------------------------------------------------------------ who plays
ALL_FAIL: Final = Text(
    "the first {n} games all failed, the last with: {why}; see {path}",
    "les {n} premières parties ont toutes échoué, la dernière avec : {why} ; voir {path}",
)
NO_CLUSTER: Final = Text(
    "the Ray cluster at {address} cannot be reached: {why}{hint}",
    "la grappe Ray à {address} ne peut pas être jointe : {why}{hint}",
)
NOBODY: Final = Text("nobody answers there", "personne n’y répond")
NEEDS_TOKEN: Final = Text(
    "; clusters of this Ray ask for a token, and none was found here: see https://docs.ray.io/en/latest/ray-security/token-auth.html",
    " ; les grappes de ce Ray demandent un jeton, et il n’y en a pas ici : voir "
    "https://docs.ray.io/en/latest/ray-security/token-auth.html",
)
OTHER_WORKER: Final = Text(
    "the Ray worker on {node} has another Tableforge ({theirs}, not {ours}); install the same one on every node",
    "le processus Ray sur {node} a un autre Tableforge ({theirs}, et non {ours}) ; installez le même sur chaque nœud",
)
UNDER_WAY: Final = Text(
    "another process plays into {path} at this moment", "un autre processus joue en ce moment dans {path}"
)

# ------------------------------------------------------------------ how strong a deck is
NO_FIELD: Final = Text(
    "{game} has no reference field, so that the strength of its decks is not measured",
    "{game} n’a pas de champ de référence, si bien que la force de ses decks ne se mesure pas",
)
TRIED_ALONE: Final = Text(
    "decks of {game} have no rivals and no reference field: `deck strength` tries each alone",
    "les decks de {game} n’ont ni adversaires ni champ de référence : `deck strength` joue chacun seul",
)
NO_HANDICAP: Final = Text(
    "{game} has no handicap that makes decks even", "{game} n’a pas de handicap qui égalise les decks"
)
NO_RATING: Final = Text(
    "{path} has no column {column!r}: it takes the CSV export of an owner’s decks",
    "{path} n’a pas de colonne {column!r} : il faut l’export CSV des decks d’un propriétaire",
)
ALSO: Final = Text("; {what}", " ; {what}")
TOO_FEW: Final = Text(
    "{n} decks with a rating can be played; a comparison takes at least {least}{why}",
    "{n} decks notés peuvent être joués ; une comparaison en demande au moins {least}{why}",
)
