"""What a table refuses, in every language: answers, views, undo, saves."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.both import Both

# ------------------------------------------------------------------ answers
A_SEED: Final = Both("a seed is a whole number from 0 to 2**64 - 1", "une graine est un nombre entier de 0 à 2**64 - 1")
GAME_OVER: Final = Both(
    "the game is over ({result}): nobody is asked anything; undo() takes the last answer back",
    "la partie est finie ({result}) : plus personne n’a rien à répondre ; undo() reprend la dernière réponse",
)
NOT_ASKED: Final = Both(
    "seat {seat} answered {option!r}, but {asked} ({rule})", "le siège {seat} a répondu {option!r}, mais {asked} ({rule})"
)
ILLEGAL: Final = Both(
    "seat {seat} answered {option!r} to {ask} ({rule}){reason}; legal: {legal}",
    "le siège {seat} a répondu {option!r} à {ask} ({rule}){reason} ; réponses légales : {legal}",
)
REASON: Final = Both("; {why}", " ; {why}")
A_KEY: Final = Both("why_not takes the key of an option, a text", "why_not prend la clé d’une option, un texte")
NO_SEAT: Final = Both(
    "there is no seat {seat!r}; seats are 0 to {last}, and None is a spectator",
    "il n’y a pas de siège {seat!r} ; les sièges vont de 0 à {last}, et None est un spectateur",
)
NOTHING_KEPT: Final = Both(
    "no answer is kept that could be taken back", "aucune réponse n’est gardée qui puisse être reprise"
)
NOT_ALONE: Final = Both(
    "seat {seat} has no answer to take back alone: it has given none to the question that is open, or others or chance "
    "have built on it",
    "le siège {seat} n’a pas de réponse à reprendre seul : il n’en a donné aucune à la question ouverte, ou d’autres, ou "
    "le hasard, en dépendent",
)

# ------------------------------------------------------------------ saves
A_SAVE: Final = Both("a save is a text, as save() gives it", "une sauvegarde est un texte, tel que save() le donne")
NOT_UTF_8: Final = Both(
    "a save is UTF-8 text; byte {at} is not", "une sauvegarde est un texte en UTF-8 ; l’octet {at} n’en est pas"
)
TOO_LONG: Final = Both(
    "a save holds at most {most} characters; this one has {n}",
    "une sauvegarde a au plus {most} caractères ; celle-ci en a {n}",
)
NOT_AN_OBJECT: Final = Both(
    "a save is a JSON object; this is a {kind}", "une sauvegarde est un objet JSON ; ceci est de type {kind}"
)
OTHER_FORMAT: Final = Both(
    "this save has format {of!r}; this version reads {format!r}",
    "cette sauvegarde est au format {of!r} ; cette version lit {format!r}",
)
WRONG_TYPE: Final = Both(
    "a save's {name!r} is a {want}; this one has {have}",
    "dans une sauvegarde, {name!r} est de type {want} ; dans celle-ci, de type {have}",
)
KEYS_ONLY: Final = Both(
    "a save's answers are at most {most} option keys", "les réponses d’une sauvegarde sont au plus {most} clés d’option"
)
NO_SAVE: Final = Both("this is not a Tableforge save: {e}", "ceci n’est pas une sauvegarde de Tableforge : {e}")
BAD_ANSWER: Final = Both(
    "answer {n} of {of} does not fit the game: {e}", "la réponse {n} sur {of} ne convient pas à la partie : {e}"
)
OTHER_POSITION: Final = Both(
    "the save replays to another position than it was made from: it was edited, or made by another version",
    "la sauvegarde mène à une autre position que celle d’où elle vient : elle a été modifiée, ou vient d’une autre version",
)
BAD_SETUP: Final = Both(
    "the save's set-up cannot be laid out: {e}", "la mise en place de la sauvegarde est impossible : {e}"
)
WRONG_VALUE: Final = Both(
    "the save's set-up has a value of the wrong kind: {kind}: {e}",
    "la mise en place de la sauvegarde a une valeur d’un autre type ({kind})",
)
