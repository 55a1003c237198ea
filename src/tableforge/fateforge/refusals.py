"""What is refused, in both languages."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.both import Both

HERO_TWICE: Final = Both("a hero plays once only; got {heroes}", "un héros ne joue qu’une fois ; reçu {heroes}")
NO_HERO: Final = Both("no hero is called {hero}; there are {heroes}", "aucun héros ne s’appelle {hero} ; il y a {heroes}")
ALONE_WITH_TWO: Final = Both(
    "alone one plays two heroes; got {n}", "seul, on joue deux héros ; reçu {n}"
)
HEROES_FOR_SEATS: Final = Both(
    "two to four heroes play, and every seat has one; got {n} heroes for {seats} seats",
    "on joue avec deux à quatre héros, un au moins par siège ; reçu {n} héros pour {seats} sièges",
)
NO_SCENE: Final = Both("no scene is called {scene}; there are {scenes}", "aucune scène ne s’appelle {scene} ; il y a {scenes}")
NO_QUEST: Final = Both("no quest is called {quest}; there are {quests}", "aucune quête ne s’appelle {quest} ; il y a {quests}")
NO_ALLY: Final = Both("no ally is called {ally}; there are {allies}", "aucun allié ne s’appelle {ally} ; il y a {allies}")
NOT_PREPARED: Final = Both("{scene} knows no preparation {name}", "{scene} ne connaît pas la préparation {name}")
SOME_HEROES: Final = Both("the ids of two to four heroes", "les identifiants de deux à quatre héros")
A_NAME: Final = Both("a name", "un nom")
NO_ANSWER: Final = Both("{key} is no answer here.", "{key} n’est pas une réponse ici.")
NOT_THERE: Final = Both("{what} is not on the board.", "{what} n’est pas sur le plateau.")
