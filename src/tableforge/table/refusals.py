"""What a table refuses, in every language: answers, views, undo, saves, files, decks, series, changes by hand."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ answers
A_SEED: Final = Text(
    "a seed is a whole number from 0 to 2**64 - 1; got {seed!r}",
    "une graine est un nombre entier de 0 à 2**64 - 1 ; reçu : {seed!r}",
)
GAME_OVER: Final = Text(
    "the game is over ({result}): nobody is asked anything; undo() takes the last answer back",
    "la partie est finie ({result}) : plus personne n’a rien à répondre ; undo() reprend la dernière réponse",
)
NOT_ASKED: Final = Text(
    "seat {seat} answered {option!r}, but {asked} ({rule})",
    "le siège {seat} a répondu {option!r}, mais {asked} ({rule})",
)
ILLEGAL: Final = Text(
    "seat {seat} answered {option!r} to {ask} ({rule}){reason}; legal: {legal}",
    "le siège {seat} a répondu {option!r} à {ask} ({rule}){reason} ; réponses légales : {legal}",
)
REASON: Final = Text("; {why}", " ; {why}")
A_KEY: Final = Text(
    "why_not takes the key of an option, a text; got {key!r}",
    "why_not prend la clé d’une option, un texte ; reçu : {key!r}",
)
NO_SEAT: Final = Text(
    "there is no seat {seat!r}; seats are 0 to {last}, and None is a spectator",
    "il n’y a pas de siège {seat!r} ; les sièges vont de 0 à {last}, et None est un spectateur",
)
NOTHING_KEPT: Final = Text("there is no answer left to take back", "il ne reste aucune réponse à reprendre")
SETTLED: Final = Text(
    "what has been revealed since cannot be hidden again; a game begun for practice (--practice) would let you go back",
    "ce qui a été révélé depuis ne peut plus être caché ; une partie commencée pour s’entraîner (--practice) le permettrait",
)
NOT_ALONE: Final = Text(
    "seat {seat} has no answer to take back alone: it has given none to the question that is open, or others or chance "
    "have built on it",
    "le siège {seat} n’a pas de réponse à reprendre seul : il n’en a donné aucune à la question ouverte, ou d’autres, ou "
    "le hasard, en dépendent",
)

# ------------------------------------------------------------------ saves
A_SAVE: Final = Text(
    "a save is a text, as save() gives it; got {data!r}",
    "une sauvegarde est un texte, tel que save() le donne ; reçu : {data!r}",
)
NOT_UTF_8: Final = Text(
    "a save is UTF-8 text; byte {at} is not", "une sauvegarde est un texte en UTF-8 ; l’octet {at} n’en est pas"
)
TOO_LONG: Final = Text(
    "a save holds at most {most} characters; this one has {n}",
    "une sauvegarde a au plus {most} caractères ; celle-ci en a {n}",
)
NOT_AN_OBJECT: Final = Text(
    "a save is a JSON object; this is {kind}", "une sauvegarde est un objet JSON ; ceci est {kind}"
)
OTHER_FORMAT: Final = Text(
    "this save has format {of!r}; this version reads {format!r}",
    "cette sauvegarde est au format {of!r} ; cette version lit {format!r}",
)
WRONG_TYPE: Final = Text(
    "a save's {name!r} is {want}; this one has {have}",
    "dans une sauvegarde, {name!r} est {want} ; dans celle-ci : {have}",
)
JSON_KINDS: Final = {
    "dict": Text("an object", "un objet"),
    "list": Text("a list", "une liste"),
    "str": Text("a text", "un texte"),
    "int": Text("a whole number", "un nombre entier"),
    "float": Text("a number with a point", "un nombre à virgule"),
    "bool": Text("true or false", "vrai ou faux"),
    "NoneType": Text("nothing", "rien"),
}
KEYS_ONLY: Final = Text(
    "a save's answers are at most {most} option keys", "les réponses d’une sauvegarde sont au plus {most} clés d’option"
)
NO_SAVE: Final = Text("this is not a Tableforge save: {e}", "ceci n’est pas une sauvegarde de Tableforge : {e}")
NO_JSON: Final = Text("it is no JSON", "ce n’est pas du JSON")
NO_JSON_FROM: Final = Text(
    "it is no JSON from line {line}, column {column} on",
    "ce n’est pas du JSON à partir de la ligne {line}, colonne {column}",
)
BAD_ANSWER: Final = Text(
    "answer {n} of {of} does not fit the game: {e}", "la réponse {n} sur {of} ne convient pas à la partie : {e}"
)
OTHER_POSITION: Final = Text(
    "the save replays to another position than it was made from: it was edited, or made by another version",
    "la sauvegarde mène à une autre position que celle d’où elle vient : elle a été modifiée, ou vient d’une autre version",
)
OTHER_VERSION: Final = Text(
    "the save is of version {was}, and version {now} cannot go on with it: {why}; the file stays as it is",
    "la sauvegarde vient de la version {was}, et la version {now} ne peut pas la reprendre : {why} ; le fichier reste tel quel",
)
GOES_ON_EARLIER: Final = Text(
    "This game was left with version {was}. Version {now} plays some rules otherwise: {fit} of its {of} answers fit, and it "
    "goes on from there. The game as it was left is kept.",
    "Cette partie a été quittée avec la version {was}. La version {now} joue certaines règles autrement : {fit} de ses {of} "
    "réponses conviennent, et elle continue de là. La partie telle qu’elle a été quittée est gardée.",
)
GOES_ON: Final = Text(
    "This game was left with version {was}. All its answers fit version {now}; what that decides otherwise may stand otherwise.",
    "Cette partie a été quittée avec la version {was}. Toutes ses réponses conviennent à la version {now} ; ce que celle-ci décide "
    "autrement peut s’y trouver autrement.",
)
FROM_MEMOIR: Final = Text(
    "This game was left with version {was}, and goes on with version {now}. {notice}",
    "Cette partie a été quittée avec la version {was}, et continue avec la version {now}. {notice}",
)
A_VERSION: Final = Text("a save's `version` is a short text", "la `version` d’une sauvegarde est un texte court")
BAD_SETUP: Final = Text(
    "the save's set-up cannot be laid out: {e}", "la mise en place de la sauvegarde est impossible : {e}"
)
WRONG_VALUE: Final = Text(
    "the save's set-up has a value of the wrong kind: {kind}: {e}",
    "la mise en place de la sauvegarde a une valeur d’un autre type ({kind})",
)

# ------------------------------------------------------------------ files
NO_HOME: Final = Text(
    "this user has no home folder; name a folder for decks and saves in the variable TABLEFORGE_HOME",
    "cet utilisateur n’a pas de dossier personnel ; indiquez un dossier pour les decks et les sauvegardes dans la variable "
    "TABLEFORGE_HOME",
)
NOT_WRITTEN: Final = Text("{path} cannot be written: {why}", "{path} ne peut pas être écrit : {why}")
NOT_READ: Final = Text("{path} cannot be read: {why}", "{path} ne peut pas être lu : {why}")
NOT_REMOVED: Final = Text("{path} cannot be removed: {why}", "{path} ne peut pas être supprimé : {why}")
NO_PLAIN_FILE: Final = Text("{path} is no file that a save could be in", "{path} n’est pas un fichier de sauvegarde")
IN_FILE: Final = Text("{path}: {e}", "{path} : {e}")
TOO_MANY_FILES: Final = Text(
    "there are too many files named {stem!r} in {folder}", "il y a trop de fichiers du nom de {stem!r} dans {folder}"
)
HOLDER: Final = Text(
    "process {pid} of {user} on {host}, since {since}", "processus {pid} de {user} sur {host}, depuis {since}"
)
HELD: Final = Text("{path} is being played: {holder}", "{path} est en train d’être joué : {holder}")

# ------------------------------------------------------------------ decks
NO_DECKS: Final = Text("{game} is played without decks of one's own", "{game} se joue sans decks à soi")
WHICH_DECK: Final = Text(
    "{ref!r} could be any of {names}; say which",
    "{ref!r} peut désigner n’importe lequel de ces decks : {names} ; dites lequel",
)
NO_DECK: Final = Text(
    "there is no deck {ref!r}{near} (a deck is {would}; imported: {names})",
    "il n’y a pas de deck {ref!r}{near} (un deck est {would} ; decks importés : {names})",
)
NO_FORM: Final = Text(
    "no deck is written in the form {form!r}{near}; forms: {known}",
    "aucun deck ne s’écrit sous la forme {form!r}{near} ; formes : {known}",
)
NOT_IMPORTED: Final = Text(
    "{ref!r} was not imported, so it cannot be removed; imported: {names}",
    "{ref!r} n’a pas été importé, il ne peut donc pas être supprimé (decks importés : {names})",
)
NO_NAMES: Final = Text("none", "aucun")

# ------------------------------------------------------------------ series
NOBODY_ASKED: Final = Text("nobody is asked anything here", "personne n’a rien à répondre ici")
BEST_OF: Final = Text(
    "a match is best of an odd number of games from 1 to {most}; got {best_of!r}",
    "un match se joue au meilleur d’un nombre impair de parties, de 1 à {most} ; reçu : {best_of!r}",
)
NO_MATCH: Final = Text(
    "everybody wins or loses {game} together, so nobody can win a match; a campaign joins its games",
    "à {game}, tout le monde gagne ou perd ensemble : personne ne peut gagner un match ; une campagne réunit ses parties",
)
A_SEAT: Final = Text("a seat is 0 to {last}; got {seat!r}", "un siège va de 0 à {last} ; reçu : {seat!r}")
TO_NAME: Final = Text("name a first player", "désigner un premier joueur")
TO_BEGIN: Final = Text("begin a game", "commencer une partie")
MATCH_OVER: Final = Text(
    "nobody can {what}: seat {winner} has won the match, {wins}{rule}",
    "personne ne peut {what} : le siège {winner} a gagné le match, {wins}{rule}",
)
CHANCE_NAMES: Final = Text(
    "seat {seat} named a first player; game {n} begins by chance ({rule})",
    "le siège {seat} a désigné un premier joueur ; le hasard décide qui commence la partie {n} ({rule})",
)
LOSER_NAMES: Final = Text(
    "seat {seat} named a first player; seat {loser} lost and names ({rule})",
    "le siège {seat} a désigné un premier joueur ; c’est au siège {loser}, qui a perdu, de le faire ({rule})",
)
NAMED_NOBODY: Final = Text(
    "seat {seat} named seat {who}; legal: {legal} ({rule})",
    "le siège {seat} a désigné le siège {who} ; réponses légales : {legal} ({rule})",
)
YET_TO_NAME: Final = Text(
    "seat {seat} has yet to name the first player ({rule})",
    "le siège {seat} doit encore désigner le premier joueur ({rule})",
)
CANNOT_HAVE_WON: Final = Text(
    "seat {winner} cannot have won; seats are 0 to {last}",
    "le siège {winner} ne peut pas avoir gagné ; les sièges vont de 0 à {last}",
)

# ------------------------------------------------------------------ pointing, and changing by hand
A_TEXT: Final = Text(
    "a card is pointed at by a text: its name, place, key or number; got {ref!r}",
    "une carte se désigne par un texte : son nom, sa place, sa clé ou son numéro ; reçu : {ref!r}",
)
NO_ARBITER: Final = Text(
    "positions of {game!r} cannot be laid out, pointed at or looked at whole: it has no module 'arbiter'",
    "on ne peut ni disposer une position de {game!r}, ni y désigner de cartes, ni la voir en entier : ce jeu n’a pas de module "
    "« arbiter »",
)
NO_ZONE: Final = Text("{ref}: a player has no {name!r}", "{ref} : un joueur n’a pas de zone {name!r}")
IS_ASKED: Final = Text("seat {seat} is asked {kind!r}", "la question {kind!r} est posée au siège {seat}")
ARE_ASKED: Final = Text("seats {seats} are asked {kind!r}", "la question {kind!r} est posée aux sièges {seats}")
NOT_YOURS: Final = Text("Not yours to answer: {asked}.", "Ce n’est pas à vous de répondre : {asked}.")
NO_VERB: Final = Text("there is no verb {name!r}", "il n’y a pas de verbe {name!r}")
NOT_IN_GAME: Final = Text("no {ref} in this game{near}", "il n’y a pas de {ref} dans cette partie{near}")
AT_NO_CARD: Final = Text("{ref!r} points at no card", "{ref!r} ne désigne aucune carte")
AT_SEVERAL: Final = Text(
    "{ref} points at {n} cards: {keys}; point at one", "{ref} désigne {n} cartes : {keys} ; désignez-en une"
)
WHICH_OPTION: Final = Text(
    "{answer} could be any of {fits}; say which", "{answer} peut désigner n’importe lequel de {fits} ; dites lequel"
)
OTHER_TARGET: Final = Text(
    "{what} was to {verb} {target}, but its target was {hit}", "{what} devait viser {target}, mais sa cible a été {hit}"
)
NOBODY: Final = Text("nobody", "personne")
OVER_BY_NOW: Final = Text(
    "the game is over: nothing can be set; undo an answer first",
    "la partie est finie : plus rien ne peut être changé ; reprenez d’abord une réponse",
)
UNDER_WAY: Final = Text(
    "an effect or the set-up is under way{asked}: answer it or undo it, then set",
    "un effet ou la mise en place est en cours{asked} : répondez ou revenez en arrière, puis changez",
)
ASKED: Final = Text(" ({kind!r} is asked)", " (question posée : {kind!r})")
