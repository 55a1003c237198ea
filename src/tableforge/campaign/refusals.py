"""What a campaign refuses, whichever game it is of, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

NO_CAMPAIGN: Final = Text("the game {game!r} has no campaign", "le jeu {game!r} n’a pas de campagne")
NO_NAME: Final = Text("{field!r} is a name; got {value!r}", "{field!r} est un nom ; reçu : {value!r}")
NO_VERB: Final = Text("nobody can enter {name!r} into a campaign", "on ne peut pas inscrire {name!r} dans une campagne")
WRONG_FIELDS: Final = Text("{verb!r} takes these fields: {wanted}", "{verb!r} se dit avec ces champs : {wanted}")
OVER: Final = Text(
    "the campaign is over; undo(number) goes back to an earlier game",
    "la campagne est finie ; undo(numéro) revient à une partie précédente",
)
RECORDED_OTHERWISE: Final = Text(
    "game {number} has already been recorded, with another result; undo({number}) first",
    "la partie {number} a déjà été inscrite, avec un autre résultat ; faites d’abord undo({number})",
)
NOT_THAT_ONE: Final = Text(
    "game {number} cannot be recorded now; the next one is {now}",
    "la partie {number} ne peut pas être inscrite maintenant ; la prochaine est la {now}",
)
NO_RESULT: Final = Text("this is not the result of a game", "ceci n’est pas le résultat d’une partie")
NOTHING_TO_UNDO: Final = Text(
    "nothing has been entered since the campaign began", "rien n’a été inscrit depuis le début de la campagne"
)
NONE_PLAYED: Final = Text("no game has been played yet", "aucune partie n’a encore été jouée")
NOT_PLAYED: Final = Text(
    "game {number!r} has not been played; one goes back to a game from 1 to {last}",
    "la partie {number!r} n’a pas été jouée ; on revient à une partie de 1 à {last}",
)

# ------------------------------------------------------------------ files
TOO_LONG: Final = Text(
    "a campaign holds at most {most} characters; this one has {n}",
    "une campagne a au plus {most} caractères ; celle-ci en a {n}",
)
NO_JSON: Final = Text("this is no campaign: it is not JSON", "ceci n’est pas une campagne : ce n’est pas du JSON")
NO_FORMAT: Final = Text(
    "this is no campaign: it does not say its format, {format!r}",
    "ceci n’est pas une campagne : elle ne dit pas son format, {format!r}",
)
OTHER_FORMAT: Final = Text(
    "this campaign has format {of!r}; this version reads {format!r}",
    "cette campagne a le format {of!r} ; cette version lit {format!r}",
)
NO_ENTRIES: Final = Text(
    "a campaign has a list of entries, at most {most}", "une campagne a une liste d’inscriptions, au plus {most}"
)
BEGUN_TWICE: Final = Text(
    "entry {n} begins the campaign again: it begins once",
    "l’inscription {n} recommence la campagne : elle ne commence qu’une fois",
)
NO_BEGINNING: Final = Text(
    "the first entry of a campaign says how it begins",
    "la première inscription d’une campagne dit comment elle commence",
)
CHANGED_MEANWHILE: Final = Text(
    "the file of this campaign has changed since it was read; read it again",
    "le fichier de cette campagne a changé depuis qu’il a été lu ; lisez-le de nouveau",
)
DAMAGED: Final = Text("this campaign is damaged: {why}", "cette campagne est abîmée : {why}")
NOT_READ: Final = Text("the campaign {path} cannot be read: {why}", "la campagne {path} ne peut pas être lue : {why}")
