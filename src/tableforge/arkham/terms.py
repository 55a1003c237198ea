"""The verbs of Arkham Horror, its places and its kinds of question, as drivers, documents and tables name them."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.terms import Pause, Place, QuestionKind, Verb
from tableforge.tongue.both import Both

VERBS: Final = (
    Verb("investigate", Both("investigate your location", "enquêter dans votre lieu")),
    Verb("move", Both("move to a connecting location", "se déplacer vers un lieu connexe")),
    Verb("draw", Both("draw a card", "piocher une carte"), takes=""),
    Verb("resource", Both("gain a resource", "gagner une ressource"), takes=""),
    Verb("play", Both("play a card", "jouer une carte")),
    Verb("activate", Both("use an action ability of a card", "utiliser une capacité d’action d’une carte")),
    Verb("fight", Both("attack an enemy", "attaquer un ennemi")),
    Verb("engage", Both("engage an enemy", "engager un ennemi")),
    Verb("evade", Both("try to evade an enemy", "tenter d’échapper à un ennemi")),
    Verb("use", Both("use a free ability of a card", "utiliser une capacité gratuite d’une carte")),
    Verb("react", Both("use a reaction of a card", "utiliser une réaction d’une carte")),
    Verb("forced", Both("resolve a forced ability", "résoudre une capacité forcée")),
    Verb("commit", Both("commit a card to the skill test", "attribuer une carte au test de compétence")),
    Verb("advance", Both("spend clues to advance the act", "dépenser des indices pour faire avancer l’acte")),
    Verb("end-turn", Both("end the turn", "terminer le tour"), takes=""),
)

PLACES: Final = (
    Place("hand", Both("the hand", "la main")),
    Place("deck", Both("the deck, from the top", "le deck, depuis le dessus")),
    Place("discard", Both("the discard pile, from the top", "la défausse, depuis le dessus")),
    Place("play", Both("the play area", "la zone de jeu")),
    Place("threat", Both("the threat area", "la zone de menace")),
    Place("map", Both("the locations in play", "les lieux en jeu"), common=True),
    Place("act", Both("the current act", "l’acte en cours"), common=True),
    Place("agenda", Both("the current agenda", "l’intrigue en cours"), common=True),
    Place("act-deck", Both("the acts to come", "les actes à venir"), common=True),
    Place("agenda-deck", Both("the agendas to come", "les intrigues à venir"), common=True),
    Place("encounter-deck", Both("the encounter deck, from the top", "le deck Rencontre, depuis le dessus"), common=True),
    Place("encounter-discard", Both("the encounter discard pile", "la pile de défausse Rencontre"), common=True),
    Place("extra-deck", Both("a scenario's own deck", "le deck propre à un scénario"), common=True),
    Place("victory", Both("the victory display", "la pile de victoire"), common=True),
    Place("aside", Both("cards set aside", "les cartes mises de côté"), common=True),
    Place("removed", Both("cards removed from the game", "les cartes retirées de la partie"), common=True),
    Place("reference", Both("the scenario reference card", "la carte de Référence du Scénario"), common=True),
    Place("collection", Both("basic weaknesses of no deck", "les faiblesses de base d’aucun deck"), common=True),
)

PAUSES: Final = (
    Pause("turn-end", Both("Pass until this turn ends", "Passer jusqu’à la fin de ce tour")),
    Pause("enemy", Both("Pass until the next enemy comes", "Passer jusqu’au prochain ennemi")),
    Pause("my-test", Both("Pass until my next test", "Passer jusqu’à mon prochain test")),
)


def comes_next(name: str, about: Both, keys: str = "a card") -> QuestionKind:
    """A question for what comes next, of several things that all come."""
    return QuestionKind(name, about, keys, ordering=True)


KINDS: Final = (
    QuestionKind(
        "mulligan",
        Both("which cards of the opening hand to replace", "quelles cartes de la main remplacer"),
        "a card, done",
    ),
    QuestionKind("next-turn", Both("who takes the next turn", "qui joue le prochain tour"), "seat:n"),
    QuestionKind(
        "act",
        Both("what to do now; always asked", "que faire maintenant ; toujours demandé"),
        "verb:card, end-turn",
        True,
    ),
    QuestionKind(
        "window",
        Both("what to do in a player window", "que faire dans une fenêtre de joueur"),
        "verb:card, pass",
        window=True,
    ),
    QuestionKind(
        "react", Both("how to react, or not", "comment réagir, ou non"), "react:card, play:card, pass", window=True
    ),
    QuestionKind(
        "commit",
        Both("which card to commit to a test", "quelle carte attribuer au test"),
        "commit:card, pass",
        window=True,
    ),
    QuestionKind("use-skill", Both("which skill to test", "quelle compétence tester"), "a skill"),
    QuestionKind("which-token", Both("which revealed token counts", "quel pion révélé compte"), "a token"),
    QuestionKind("target", Both("whom or what it is about", "sur qui ou quoi cela porte"), "a card, done"),
    QuestionKind("may", Both("whether to do what is optional", "faire ou non ce qui est facultatif"), "yes, no"),
    QuestionKind("choose-one", Both("which of several effects", "lequel de plusieurs effets"), "first, second, …"),
    QuestionKind("search", Both("which card found to take", "quelle carte trouvée prendre"), "a card"),
    QuestionKind(
        "contribute",
        Both("how many clues to spend for the group", "combien d’indices dépenser pour le groupe"),
        "a number",
    ),
    QuestionKind("assign-damage", Both("who takes the next damage", "qui subit le dégât suivant"), "a card"),
    QuestionKind("assign-horror", Both("who takes the next horror", "qui subit l’horreur suivante"), "a card"),
    QuestionKind(
        "pay-card", Both("which card to discard as a cost", "quelle carte défausser pour payer un coût"), "a card"
    ),
    QuestionKind("which-deck", Both("which deck to look at", "quel deck regarder"), "seat:n, encounter-deck"),
    QuestionKind("make-room", Both("which asset makes room", "quel soutien fait de la place"), "a card"),
    QuestionKind(
        "hand-size",
        Both("which card to discard down to eight", "quelle carte défausser pour n’en garder que huit"),
        "a card",
    ),
    QuestionKind("trauma", Both("which trauma to suffer", "quel traumatisme subir"), "physical, mental"),
    QuestionKind("new-lead", Both("who leads from now on", "qui mène désormais"), "seat:n"),
    QuestionKind("engage-whom", Both("whom an enemy engages", "qui un ennemi engage"), "seat:n"),
    QuestionKind("spawn-where", Both("where an enemy spawns", "où un ennemi est généré"), "a location"),
    QuestionKind("spawn-prey", Both("whom an enemy spawns with", "avec qui un ennemi est généré"), "seat:n"),
    QuestionKind("hunt-whom", Both("whom a hunter moves towards", "vers qui un chasseur se déplace"), "seat:n"),
    QuestionKind("hunt-way", Both("which way a hunter takes", "quel chemin prend un chasseur"), "a location"),
    QuestionKind(
        "attack-whom", Both("whom a Massive enemy attacks next", "qui un ennemi Massif attaque ensuite"), "seat:n"
    ),
    comes_next(
        "order",
        Both("which forced ability is resolved next", "quelle capacité forcée est résolue ensuite"),
        "forced:card",
    ),
    comes_next("attack-order", Both("which enemy attacks next", "quel ennemi attaque ensuite")),
    comes_next("hunter-order", Both("which hunter moves next", "quel chasseur se déplace ensuite")),
    comes_next("weakness-order", Both("which weakness is resolved next", "quelle faiblesse est résolue ensuite")),
    comes_next("discard-order", Both("which card is discarded next", "quelle carte est défaussée ensuite")),
    comes_next("defeat-order", Both("whose defeat comes first", "qui est vaincu en premier")),
    comes_next(
        "result-order", Both("which result of the test is applied next", "quel résultat du test est appliqué ensuite")
    ),
    comes_next("deck-order", Both("which card goes back on top next", "quelle carte retourne ensuite sur le dessus")),
    QuestionKind("chaos-token", Both("chance: which token is revealed", "hasard : quel pion est révélé"), "a token"),
    QuestionKind(
        "encounter-set",
        Both("chance: which of two encounter sets joins in", "hasard : lequel de deux ensembles s’ajoute"),
        "first, second, …",
    ),
    QuestionKind("random", Both("chance: which card it picks", "hasard : quelle carte il tire"), "a card"),
    QuestionKind(
        "shuffle", Both("chance: which card comes next in a deck", "hasard : quelle carte suit dans un deck"), "a card"
    ),
)
