"""The verbs of KeyForge, its places and its kinds of question, as drivers, documents and tables name them."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.options import NUMBERS, SEATS, YES_NO, Points
from tableforge.kernel.terms import Place, QuestionKind, Verb
from tableforge.keyforge import points
from tableforge.keyforge.lexicon import LEXICON
from tableforge.keyforge.state import KeyForge
from tableforge.tongue.text import Text

VERBS: Final = (
    Verb("play", Text("play a card from the hand", "jouer une carte de la main")),
    Verb("discard", Text("discard a card from the hand", "défausser une carte de la main")),
    Verb("reap", Text("reap with a creature", "moissonner avec une créature")),
    Verb("fight", Text("fight with a creature", "combattre avec une créature"), target="attack"),
    Verb("action", Text("use a card's Action: ability", "utiliser la capacité Action : d’une carte")),
    Verb("omni", Text("use a card's Omni: ability", "utiliser la capacité Omni : d’une carte")),
    Verb("unstun", Text("remove the stun from a creature", "retirer le statut sonné d’une créature")),
    Verb("end-turn", LEXICON.text_of("verb:end-turn"), takes=""),
)

PLACES: Final = (
    Place("line", Text("the battleline, from the left", "la ligne de front, depuis la gauche")),
    Place("artifacts", Text("artifacts in play", "les artéfacts en jeu")),
    Place("hand", Text("the hand", "la main")),
    Place("deck", Text("the deck, from the top", "le deck, depuis le dessus")),
    Place("discard", Text("the discard pile, from the top", "la défausse, depuis le dessus")),
    Place("archives", Text("the archives", "les archives")),
    Place("purged", Text("cards out of the game", "les cartes hors de la partie")),
)


def comes_next(
    name: str, about: Text, keys: str = "a card", points: Points[KeyForge] = points.CARD, titled: bool = False
) -> QuestionKind:
    """A question for what comes next, of several things that all come."""
    return QuestionKind(name, about, keys, ordering=True, points=points, titled=titled)


KINDS: Final = (
    QuestionKind(
        "mulligan",
        Text("keep the opening hand or exchange it", "garder la main de départ ou l’échanger"),
        "keep, mulligan",
        points=points.MULLIGAN,
    ),
    QuestionKind(
        "house", Text("the active house of the turn", "la Maison active du tour"), "a house", True, points=points.HOUSE
    ),
    QuestionKind(
        "archives", Text("take the archives into the hand", "prendre les archives en main"), "yes, no", points=YES_NO
    ),
    QuestionKind(
        "forge",
        Text("pay for a key with æmber on cards", "payer une clé avec l’Aombre des cartes"),
        "yes, no",
        points=YES_NO,
    ),
    QuestionKind(
        "pay-from", Text("how much of it comes from a card", "combien en vient d’une carte"), "a number", points=NUMBERS
    ),
    QuestionKind(
        "act",
        Text("what to do now; always asked", "que faire maintenant ; toujours demandé"),
        "verb:card, end-turn",
        True,
        points=points.ACT,
    ),
    QuestionKind(
        "flank",
        Text("on which flank a creature stands", "sur quel flanc se place une créature"),
        "left, right",
        points=points.FLANK,
    ),
    QuestionKind(
        "place",
        Text("where in the line a creature stands", "où dans la ligne se place une créature"),
        "place:n",
        points=points.PLACE,
    ),
    QuestionKind(
        "host",
        Text("which creature gets an upgrade", "quelle créature reçoit une amélioration"),
        "a card",
        points=points.CARD,
    ),
    QuestionKind(
        "attack", Text("which creature is attacked", "quelle créature est attaquée"), "a card", points=points.CARD
    ),
    QuestionKind(
        "use-how",
        Text("how a card is used", "comment une carte est utilisée"),
        "a verb",
        points=points.USE,
        titled=True,
    ),
    QuestionKind(
        "target",
        Text("which card an effect is about", "sur quelle carte porte un effet"),
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
        Text("which of two effects", "lequel de deux effets"),
        "first, second",
        points=points.BRANCH,
        titled=True,
    ),
    QuestionKind(
        "name-house",
        Text("a house that a card asks for", "une Maison qu’une carte demande"),
        "a house",
        points=points.HOUSE,
        titled=True,
    ),
    QuestionKind(
        "name-number",
        Text("a number that a card asks for", "un nombre qu’une carte demande"),
        "a number",
        points=NUMBERS,
        titled=True,
    ),
    QuestionKind(
        "name-player",
        Text("a player that a card asks for", "un joueur qu’une carte demande"),
        "seat:n",
        points=SEATS,
        titled=True,
    ),
    QuestionKind(
        "divide",
        Text("where the next damage goes", "où va le dégât suivant"),
        "a card",
        points=points.CARD,
        titled=True,
    ),
    QuestionKind(
        "redistribute",
        Text("where the next token goes", "où va le jeton suivant"),
        "a card",
        points=points.CARD,
        titled=True,
    ),
    QuestionKind(
        "heal-amount",
        Text("how much damage is healed", "combien de dégâts sont soignés"),
        "a number",
        points=NUMBERS,
        titled=True,
    ),
    QuestionKind(
        "repeat", Text("whether to repeat an effect", "répéter ou non un effet"), "yes, no", points=YES_NO, titled=True
    ),
    comes_next(
        "order",
        Text("which ability is resolved next", "quelle capacité est résolue ensuite"),
        "card:ability",
        points=points.WAITING,
    ),
    QuestionKind(
        "replace",
        Text("which card changes what happens", "quelle carte change ce qui arrive"),
        "a card",
        points=points.WAITING,
    ),
    comes_next(
        "each-order",
        Text("for which card an effect happens next", "pour quelle carte un effet arrive ensuite"),
        titled=True,
    ),
    QuestionKind(
        "capture-order",
        Text("which creature captures next", "quelle créature capture ensuite"),
        "a card",
        points=points.CARD,
        titled=True,
    ),
    comes_next(
        "deck-order", Text("which card goes on top of a deck next", "quelle carte va ensuite sur un deck"), titled=True
    ),
    comes_next("pile-order", Text("which card goes to a discard pile next", "quelle carte va ensuite à la défausse")),
    comes_next("return-order", Text("which creature comes back next", "quelle créature revient ensuite"), titled=True),
    comes_next("control-order", Text("which creature changes sides next", "quelle créature change de camp ensuite")),
    QuestionKind(
        "random",
        Text("chance: which card it picks", "hasard : quelle carte il tire"),
        "a card",
        points=points.CARD,
        titled=True,
    ),
    QuestionKind(
        "shuffle",
        Text("chance: which card comes next in a deck", "hasard : quelle carte suit dans un deck"),
        "a card",
        points=points.CARD,
    ),
    QuestionKind("first-player", Text("chance: who begins", "hasard : qui commence"), "seat:n", points=SEATS),
)
