"""The verbs of Arkham Horror, its places and its kinds of question, as drivers, documents and tables name them."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import points
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.state import Arkham
from tableforge.kernel.options import NUMBERS, SEATS, YES_NO, Points
from tableforge.kernel.terms import Pause, Place, QuestionKind, Verb
from tableforge.tongue.text import Text

VERBS: Final = (
    Verb("investigate", Text("investigate your location", "enquêter dans votre lieu")),
    Verb("move", Text("move to a connecting location", "se déplacer vers un lieu connexe")),
    Verb("draw", Text("draw a card", "piocher une carte"), takes=""),
    Verb("resource", Text("gain a resource", "gagner une ressource"), takes=""),
    Verb("play", Text("play a card", "jouer une carte")),
    Verb("activate", Text("use an action ability of a card", "utiliser une capacité d’action d’une carte")),
    Verb("fight", Text("attack an enemy", "attaquer un ennemi")),
    Verb("engage", Text("engage an enemy", "engager un ennemi")),
    Verb("evade", Text("try to evade an enemy", "tenter d’échapper à un ennemi")),
    Verb("use", Text("use a free ability of a card", "utiliser une capacité gratuite d’une carte")),
    Verb("react", Text("use a reaction of a card", "utiliser une réaction d’une carte")),
    Verb("forced", Text("resolve a forced ability", "résoudre une capacité forcée")),
    Verb("commit", Text("commit a card to the skill test", "attribuer une carte au test de compétence")),
    Verb("advance", Text("spend clues to advance the act", "dépenser des indices pour faire avancer l’acte")),
    Verb("end-turn", LEXICON.text_of("verb:end-turn"), takes=""),
)

PLACES: Final = (
    Place("hand", Text("the hand", "la main")),
    Place("deck", Text("the deck, from the top", "le deck, depuis le dessus")),
    Place("discard", Text("the discard pile, from the top", "la pile de défausse, depuis le dessus")),
    Place("play", Text("the play area", "la zone de jeu")),
    Place("threat", Text("the threat area", "la zone de menace")),
    Place("map", Text("the locations in play", "les lieux en jeu"), common=True),
    Place("act", Text("the current act", "l’acte en cours"), common=True),
    Place("agenda", Text("the current agenda", "l’intrigue en cours"), common=True),
    Place("act-deck", Text("the acts to come", "les actes à venir"), common=True),
    Place("agenda-deck", Text("the agendas to come", "les intrigues à venir"), common=True),
    Place(
        "encounter-deck", Text("the encounter deck, from the top", "le deck Rencontre, depuis le dessus"), common=True
    ),
    Place("encounter-discard", Text("the encounter discard pile", "la pile de défausse Rencontre"), common=True),
    Place("extra-deck", Text("a scenario's own deck", "le deck propre à un scénario"), common=True),
    Place("victory", Text("the victory display", "la pile de victoire"), common=True),
    Place("aside", Text("cards set aside", "les cartes mises de côté"), common=True),
    Place("removed", Text("cards removed from the game", "les cartes retirées de la partie"), common=True),
    Place("reference", Text("the scenario reference card", "la carte de Référence du Scénario"), common=True),
    Place("collection", Text("basic weaknesses of no deck", "les faiblesses de base d’aucun deck"), common=True),
)

PAUSES: Final = (
    Pause("turn-end", Text("Pass until this turn ends", "Passer jusqu’à la fin de ce tour")),
    Pause("enemy", Text("Pass until the next enemy comes", "Passer jusqu’au prochain ennemi")),
    Pause("my-test", Text("Pass until my next test", "Passer jusqu’à mon prochain test")),
)


def comes_next(
    name: str, about: Text, keys: str = "a card", points: Points[Arkham] = points.CARD, titled: bool = False
) -> QuestionKind:
    """A question for what comes next, of several things that all come."""
    return QuestionKind(name, about, keys, ordering=True, points=points, titled=titled)


KINDS: Final = (
    QuestionKind(
        "mulligan",
        Text("which cards of the opening hand to replace", "quelles cartes de la main remplacer"),
        "a card, done",
        points=points.CARD,
    ),
    QuestionKind("next-turn", Text("who takes the next turn", "qui joue le prochain tour"), "seat:n", points=SEATS),
    QuestionKind(
        "act",
        Text("what to do now; always asked", "que faire maintenant ; toujours demandé"),
        "verb:card, end-turn",
        True,
        points=points.ACT,
    ),
    QuestionKind(
        "window",
        Text("what to do in a player window", "que faire dans une fenêtre de joueur"),
        "verb:card, pass",
        window=True,
        points=points.ACT,
    ),
    QuestionKind(
        "react",
        Text("how to react, or not", "comment réagir, ou non"),
        "react:card, play:card, pass",
        window=True,
        points=points.ACT,
    ),
    QuestionKind(
        "commit",
        Text("which card to commit to a test", "quelle carte attribuer au test"),
        "commit:card, pass",
        window=True,
        points=points.ACT,
    ),
    QuestionKind(
        "use-skill",
        Text("which skill to test", "quelle compétence tester"),
        "a skill",
        points=points.SKILL,
        titled=True,
    ),
    QuestionKind(
        "which-token",
        Text("which revealed token counts", "quel pion révélé compte"),
        "a token",
        points=points.REVEALED,
        titled=True,
    ),
    QuestionKind(
        "target",
        Text("whom or what it is about", "sur qui ou quoi cela porte"),
        "a card, done",
        points=points.CARD,
        titled=True,
    ),
    QuestionKind(
        "may",
        Text("whether to do what is optional", "faire ou non ce qui est facultatif"),
        "yes, no",
        points=YES_NO,
        titled=True,
    ),
    QuestionKind(
        "choose-one",
        Text("which of several effects", "lequel de plusieurs effets"),
        "first, second, …",
        points=points.BRANCH,
        titled=True,
    ),
    QuestionKind(
        "search",
        Text("which card found to take", "quelle carte trouvée prendre"),
        "a card",
        points=points.CARD,
        titled=True,
    ),
    QuestionKind(
        "contribute",
        Text("how many clues to spend for the group", "combien d’indices dépenser pour le groupe"),
        "a number",
        points=NUMBERS,
    ),
    QuestionKind(
        "assign-damage", Text("who takes the next damage", "qui subit le dégât suivant"), "a card", points=points.CARD
    ),
    QuestionKind(
        "assign-horror", Text("who takes the next horror", "qui subit l’horreur suivante"), "a card", points=points.CARD
    ),
    QuestionKind(
        "pay-card",
        Text("which card to discard as a cost", "quelle carte défausser pour payer un coût"),
        "a card",
        points=points.CARD,
        titled=True,
    ),
    QuestionKind(
        "which-deck",
        Text("which deck to look at", "quel deck regarder"),
        "seat:n, encounter-deck",
        points=points.DECK,
        titled=True,
    ),
    QuestionKind(
        "make-room", Text("which asset makes room", "quel soutien fait de la place"), "a card", points=points.CARD
    ),
    QuestionKind(
        "hand-size",
        Text("which card to discard down to eight", "quelle carte défausser pour n’en garder que huit"),
        "a card",
        points=points.CARD,
    ),
    QuestionKind(
        "trauma", Text("which trauma to suffer", "quel traumatisme subir"), "physical, mental", points=points.TRAUMA
    ),
    QuestionKind("new-lead", Text("who leads from now on", "qui mène désormais"), "seat:n", points=SEATS),
    QuestionKind("engage-whom", Text("whom an enemy engages", "qui un ennemi engage"), "seat:n", points=SEATS),
    QuestionKind(
        "spawn-where", Text("where an enemy spawns", "où un ennemi est généré"), "a location", points=points.CARD
    ),
    QuestionKind(
        "spawn-prey", Text("whom an enemy spawns with", "avec qui un ennemi est généré"), "seat:n", points=SEATS
    ),
    QuestionKind(
        "hunt-whom", Text("whom a hunter moves towards", "vers qui un chasseur se déplace"), "seat:n", points=SEATS
    ),
    QuestionKind(
        "hunt-way", Text("which way a hunter takes", "quel chemin prend un chasseur"), "a location", points=points.CARD
    ),
    QuestionKind(
        "attack-whom",
        Text("whom a Massive enemy attacks next", "qui un ennemi Massif attaque ensuite"),
        "seat:n",
        points=SEATS,
    ),
    comes_next(
        "order",
        Text("which forced ability is resolved next", "quelle capacité forcée est résolue ensuite"),
        "forced:card",
        points=points.ACT,
    ),
    comes_next("attack-order", Text("which enemy attacks next", "quel ennemi attaque ensuite")),
    comes_next("hunter-order", Text("which hunter moves next", "quel chasseur se déplace ensuite")),
    comes_next("weakness-order", Text("which weakness is resolved next", "quelle faiblesse est résolue ensuite")),
    comes_next("discard-order", Text("which card is discarded next", "quelle carte est défaussée ensuite")),
    comes_next("defeat-order", Text("whose defeat comes first", "qui est vaincu en premier")),
    comes_next(
        "result-order", Text("which result of the test is applied next", "quel résultat du test est appliqué ensuite")
    ),
    comes_next(
        "deck-order",
        Text("which card goes back on top next", "quelle carte retourne ensuite sur le dessus"),
        titled=True,
    ),
    QuestionKind(
        "chaos-token",
        Text("chance: which token is revealed", "hasard : quel pion est révélé"),
        "a token",
        points=points.TOKEN,
    ),
    QuestionKind(
        "encounter-set",
        Text("chance: which of two encounter sets joins in", "hasard : lequel de deux sets de rencontre s’ajoute"),
        "first, second, …",
        points=points.SET,
    ),
    QuestionKind(
        "random", Text("chance: which card it picks", "hasard : quelle carte il tire"), "a card", points=points.CARD
    ),
    QuestionKind(
        "shuffle",
        Text("chance: which card comes next in a deck", "hasard : quelle carte suit dans un deck"),
        "a card",
        points=points.CARD,
    ),
)
