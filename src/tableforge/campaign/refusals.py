"""What a campaign refuses, whichever game it is of, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.both import Both

NO_CAMPAIGN: Final = Both("the game {game!r} has no campaign", "le jeu {game!r} n’a pas de campagne")
NO_NAME: Final = Both("{field!r} is a name; got {value!r}", "{field!r} est un nom ; reçu : {value!r}")
NO_VERB: Final = Both("nobody can enter {name!r} into a campaign", "on ne peut pas inscrire {name!r} dans une campagne")
WRONG_FIELDS: Final = Both("{verb!r} takes these fields: {wanted}", "{verb!r} se dit avec ces champs : {wanted}")
OVER: Final = Both(
    "the campaign is over; undo(number) goes back to an earlier game",
    "la campagne est finie ; undo(numéro) revient à une partie précédente",
)
RECORDED_OTHERWISE: Final = Both(
    "game {number} has already been recorded, with another result; undo({number}) first",
    "la partie {number} a déjà été inscrite, avec un autre résultat ; faites d’abord undo({number})",
)
NOT_THAT_ONE: Final = Both(
    "game {number} cannot be recorded now; the next one is {now}",
    "la partie {number} ne peut pas être inscrite maintenant ; la prochaine est la {now}",
)
NO_RESULT: Final = Both("this is not the result of a game", "ceci n’est pas le résultat d’une partie")
NOTHING_TO_UNDO: Final = Both(
    "nothing has been entered since the campaign began", "rien n’a été inscrit depuis le début de la campagne"
)
NONE_PLAYED: Final = Both("no game has been played yet", "aucune partie n’a encore été jouée")
NOT_PLAYED: Final = Both(
    "game {number!r} has not been played; one goes back to a game from 1 to {last}",
    "la partie {number!r} n’a pas été jouée ; on revient à une partie de 1 à {last}",
)

# ------------------------------------------------------------------ files
TOO_LONG: Final = Both(
    "a campaign holds at most {most} characters; this one has {n}",
    "une campagne a au plus {most} caractères ; celle-ci en a {n}",
)
NO_JSON: Final = Both("this is no campaign: it is not JSON", "ceci n’est pas une campagne : ce n’est pas du JSON")
NO_FORMAT: Final = Both(
    "this is no campaign: it does not say its format, {format!r}",
    "ceci n’est pas une campagne : elle ne dit pas son format, {format!r}",
)
OTHER_FORMAT: Final = Both(
    "this campaign has format {of!r}; this version reads {format!r}",
    "cette campagne a le format {of!r} ; cette version lit {format!r}",
)
NO_ENTRIES: Final = Both(
    "a campaign has a list of entries, at most {most}", "une campagne a une liste d’inscriptions, au plus {most}"
)
BEGUN_TWICE: Final = Both(
    "entry {n} begins the campaign again: it begins once", "l’inscription {n} recommence la campagne : elle ne commence qu’une fois"
)
NO_BEGINNING: Final = Both(
    "the first entry of a campaign says how it begins",
    "la première inscription d’une campagne dit comment elle commence",
)
CHANGED_MEANWHILE: Final = Both(
    "the file of this campaign has changed since it was read; read it again",
    "le fichier de cette campagne a changé depuis qu’il a été lu ; lisez-le de nouveau",
)
DAMAGED: Final = Both("this campaign is damaged: {why}", "cette campagne est abîmée : {why}")
NOT_READ: Final = Both("the campaign {path} cannot be read: {why}", "la campagne {path} ne peut pas être lue : {why}")
