"""What is refused of a memoir, in both languages."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

MEMOIR_FIELD: Final = Text(
    "{field} should be {wanted}; got {value!r}", "{field} devrait être {wanted} ; reçu {value!r}"
)
MEMOIR_OF_A_TALE: Final = Text(
    "a memoir belongs to a campaign: name it with 'tale'",
    "des mémoires sont celles d’une campagne : nommez-la par « tale »",
)
MEMOIR_LACKS: Final = Text("{field} is missing", "il manque {field}")
MEMOIR_NO_FIELD: Final = Text("{where} has no field {name!r}", "{where} n’a pas de champ {name!r}")
MEMOIR_UNKNOWN: Final = Text("{field}: this story has no {name!r}", "{field} : cette histoire n’a pas de {name!r}")
A_TABLE: Final = Text("a table of fields", "une table de champs")
A_TEXT: Final = Text("a text", "un texte")
A_LIST: Final = Text("a list", "une liste")
YES_OR_NO: Final = Text("true or false", "vrai ou faux")
WHOLE_FROM_TO: Final = Text("a whole number from {least} to {most}", "un nombre entier de {least} à {most}")
FOUR_WORDS: Final = Text("{n} rows of four words", "{n} lignes de quatre mots")
AN_ITEM: Final = Text("an item: its id, its cubes, its uses", "un objet : son identifiant, ses cubes, ses utilisations")
A_SIDE_QUEST: Final = Text(
    "a side quest: its id, its state, the rests since it was offered",
    "une quête annexe : son identifiant, son état, les repos passés depuis",
)
THESE_HEROES: Final = Text("those who play: {heroes}", "ceux qui jouent : {heroes}")
ITEM_ONCE: Final = Text("items that nobody has already ({item})", "des objets que personne n’a déjà ({item})")
ACTIVE_AMONG: Final = Text(
    "skills that the hero has, each once, {most} at most", "des compétences du héros, chacune une fois, {most} au plus"
)
SIX_SLOTS: Final = Text("six slots", "six emplacements")
DOWN_WITHOUT_HEALTH: Final = Text("true without health, and false with it", "vrai sans santé, et faux avec")
WHOLE_DECK: Final = Text(
    "the {n} cards of the box, each once, with those that were drawn",
    "les {n} cartes de la boîte, avec celles qui sont tirées",
)
TOO_LARGE: Final = Text("a memoir has at most {most} characters", "des mémoires ont au plus {most} caractères")
AT_MOST: Final = Text("at most {most}", "au plus {most}")
STEP_THERE: Final = Text("a step of the scene {scene}", "une étape de la scène {scene}")
A_WAY_BACK: Final = Text("the scene that {scene} goes back to", "la scène à laquelle {scene} revient")
A_SPOT_OF: Final = Text("a spot of the map {map}", "un endroit du plan {map}")
AS_MANY_PLACES: Final = Text("{n} rows, one for each place", "{n} lignes, une pour chaque lieu")

# ------------------------------------------------------------------ changes between answers
NO_CHRONICLE: Final = Text("this is no campaign", "ce n’est pas une campagne")
CHRONICLE_OVER: Final = Text(
    "the chronicle has ended; begin another", "la chronique est terminée ; commencez-en une autre"
)
IN_COMBAT: Final = Text("not in the middle of a combat: end it first", "pas en plein combat : terminez-le d’abord")
IN_THE_MIDST: Final = Text(
    "something is being decided: answer that first, then it can be done",
    "une décision est en cours : répondez-y d’abord",
)
NOT_HERE: Final = Text("no hero of this group is called {name!r}", "aucun héros de ce groupe ne s’appelle {name!r}")
HERE_ALREADY: Final = Text("{hero} is in the group already", "{hero} est déjà dans le groupe")
NO_SUCH_HERO: Final = Text(
    "no hero of this campaign is called {name!r}", "aucun héros de cette campagne ne s’appelle {name!r}"
)

# ------------------------------------------------------------------ a story that has changed
GONE_ON: Final = Text(
    "The story has changed since you left it ({changed}); the chronicle goes on at {scene}.",
    "L’histoire a changé depuis que vous l’avez quittée ({changed}) ; la chronique reprend à {scene}.",
)
NOW_VERSION: Final = Text("version {new} instead of {old}", "version {new} au lieu de {old}")
IN_CARDS: Final = Text("its cards or combats", "ses cartes ou ses combats")
IN_FILES: Final = Text("in {files}", "dans {files}")
DOES_NOT_FIT: Final = Text(
    "the story has changed since ({changed}), and what was kept of it does not fit any more: {why}; "
    "its migrations.toml can say what that has become",
    "l’histoire a changé depuis ({changed}), et ce qui en était gardé ne convient plus : {why} ; "
    "son migrations.toml peut dire ce que c’est devenu",
)
