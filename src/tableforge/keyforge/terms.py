"""The verbs of KeyForge, its places and its kinds of question, as drivers, documents and tables name them."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.terms import Place, QuestionKind, Verb
from tableforge.tongue.both import Both

VERBS: Final = (
    Verb("play", Both("play a card from the hand", "jouer une carte de la main")),
    Verb("discard", Both("discard a card from the hand", "défausser une carte de la main")),
    Verb("reap", Both("reap with a creature", "récolter avec une créature")),
    Verb("fight", Both("fight with a creature", "combattre avec une créature"), target="attack"),
    Verb("action", Both("use a card's Action: ability", "utiliser la capacité Action : d’une carte")),
    Verb("omni", Both("use a card's Omni: ability", "utiliser la capacité Omni : d’une carte")),
    Verb("unstun", Both("remove the stun from a creature", "retirer l’étourdissement d’une créature")),
    Verb("end-turn", Both("end the turn", "terminer le tour"), takes=""),
)

PLACES: Final = (
    Place("line", Both("the battleline, from the left", "la ligne de bataille, depuis la gauche")),
    Place("artifacts", Both("artifacts in play", "les artéfacts en jeu")),
    Place("hand", Both("the hand", "la main")),
    Place("deck", Both("the deck, from the top", "le deck, depuis le dessus")),
    Place("discard", Both("the discard pile, from the top", "la défausse, depuis le dessus")),
    Place("archives", Both("the archives", "les archives")),
    Place("purged", Both("cards out of the game", "les cartes hors de la partie")),
)



def comes_next(name: str, about: Both, keys: str = "a card") -> QuestionKind:
    """A question for what comes next, of several things that all come."""
    return QuestionKind(name, about, keys, ordering=True)


KINDS: Final = (
    QuestionKind(
        "mulligan", Both("keep the opening hand or exchange it", "garder la main de départ ou l’échanger"), "keep, mulligan"
    ),
    QuestionKind("house", Both("the active house of the turn", "la Maison active du tour"), "a house", True),
    QuestionKind("archives", Both("take the archives into the hand", "prendre les archives en main"), "yes, no"),
    QuestionKind("forge", Both("pay for a key with æmber on cards", "payer une clé avec l’Aombre des cartes"), "yes, no"),
    QuestionKind("pay-from", Both("how much of it comes from a card", "combien en vient d’une carte"), "a number"),
    QuestionKind(
        "act", Both("what to do now; always asked", "que faire maintenant ; toujours demandé"), "verb:card, end-turn", True
    ),
    QuestionKind("flank", Both("on which flank a creature stands", "sur quel flanc se place une créature"), "left, right"),
    QuestionKind("place", Both("where in the line a creature stands", "où dans la ligne se place une créature"), "place:n"),
    QuestionKind("host", Both("which creature gets an upgrade", "quelle créature reçoit une amélioration"), "a card"),
    QuestionKind("attack", Both("which creature is attacked", "quelle créature est attaquée"), "a card"),
    QuestionKind("use-how", Both("how a card is used", "comment une carte est utilisée"), "a verb"),
    QuestionKind("target", Both("which card an effect is about", "sur quelle carte porte un effet"), "a card, done"),
    QuestionKind("may", Both("whether to do what is optional", "faire ou non ce qui est facultatif"), "yes, no"),
    QuestionKind("choose-one", Both("which of two effects", "lequel de deux effets"), "first, second"),
    QuestionKind("name-house", Both("a house that a card asks for", "une Maison qu’une carte demande"), "a house"),
    QuestionKind("name-number", Both("a number that a card asks for", "un nombre qu’une carte demande"), "a number"),
    QuestionKind("name-player", Both("a player that a card asks for", "un joueur qu’une carte demande"), "seat:n"),
    QuestionKind("divide", Both("where the next damage goes", "où va le dégât suivant"), "a card"),
    QuestionKind("redistribute", Both("where the next token goes", "où va le jeton suivant"), "a card"),
    QuestionKind("heal-amount", Both("how much damage is healed", "combien de dégâts sont soignés"), "a number"),
    QuestionKind("repeat", Both("whether to repeat an effect", "répéter ou non un effet"), "yes, no"),
    comes_next("order", Both("which ability is resolved next", "quelle capacité est résolue ensuite"), "card:ability"),
    QuestionKind("replace", Both("which card changes what happens", "quelle carte change ce qui arrive"), "a card"),
    comes_next("each-order", Both("for which card an effect happens next", "pour quelle carte un effet arrive ensuite")),
    QuestionKind("capture-order", Both("which creature captures next", "quelle créature capture ensuite"), "a card"),
    comes_next("deck-order", Both("which card goes on top of a deck next", "quelle carte va ensuite sur un deck")),
    comes_next("pile-order", Both("which card goes to a discard pile next", "quelle carte va ensuite à la défausse")),
    comes_next("return-order", Both("which creature comes back next", "quelle créature revient ensuite")),
    comes_next("control-order", Both("which creature changes sides next", "quelle créature change de camp ensuite")),
    QuestionKind("random", Both("chance: which card it picks", "hasard : quelle carte il tire"), "a card"),
    QuestionKind("shuffle", Both("chance: which card comes next in a deck", "hasard : quelle carte suit dans un deck"), "a card"),
    QuestionKind("first-player", Both("chance: who begins", "hasard : qui commence"), "seat:n"),
)
