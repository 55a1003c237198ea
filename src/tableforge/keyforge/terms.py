"""The verbs of KeyForge, its places and its kinds of question, as drivers, documents and tables name them."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.terms import Place, QuestionKind, Verb

VERBS: Final = (
    Verb("play", "play a card from the hand", "jouer une carte de la main"),
    Verb("discard", "discard a card from the hand", "défausser une carte de la main"),
    Verb("reap", "reap with a creature", "récolter avec une créature"),
    Verb("fight", "fight with a creature", "combattre avec une créature", target="attack"),
    Verb("action", "use a card's Action: ability", "utiliser la capacité Action : d’une carte"),
    Verb("omni", "use a card's Omni: ability", "utiliser la capacité Omni : d’une carte"),
    Verb("unstun", "remove the stun from a creature", "retirer l’étourdissement d’une créature"),
    Verb("end-turn", "end the turn", "terminer le tour", takes=""),
)

PLACES: Final = (
    Place("line", "the battleline, from the left", "la ligne de bataille, depuis la gauche"),
    Place("artifacts", "artifacts in play", "les artéfacts en jeu"),
    Place("hand", "the hand", "la main"),
    Place("deck", "the deck, from the top", "le deck, depuis le dessus"),
    Place("discard", "the discard pile, from the top", "la défausse, depuis le dessus"),
    Place("archives", "the archives", "les archives"),
    Place("purged", "cards out of the game", "les cartes hors de la partie"),
)



def comes_next(name: str, en: str, fr: str, keys: str = "a card") -> QuestionKind:
    """A question for what comes next, of several things that all come."""
    return QuestionKind(name, en, fr, keys, ordering=True)


KINDS: Final = (
    QuestionKind("mulligan", "keep the opening hand or exchange it", "garder la main de départ ou l’échanger", "keep, mulligan"),
    QuestionKind("house", "the active house of the turn", "la Maison active du tour", "a house", True),
    QuestionKind("archives", "take the archives into the hand", "prendre les archives en main", "yes, no"),
    QuestionKind("forge", "pay for a key with æmber on cards", "payer une clé avec l’Æmbre des cartes", "yes, no"),
    QuestionKind("pay-from", "how much of it comes from a card", "combien en vient d’une carte", "a number"),
    QuestionKind("act", "what to do now; always asked", "que faire maintenant ; toujours demandé", "verb:card, end-turn", True),
    QuestionKind("flank", "on which flank a creature stands", "sur quel flanc se place une créature", "left, right"),
    QuestionKind("place", "where in the line a creature stands", "où dans la ligne se place une créature", "place:n"),
    QuestionKind("host", "which creature gets an upgrade", "quelle créature reçoit une amélioration", "a card"),
    QuestionKind("attack", "which creature is attacked", "quelle créature est attaquée", "a card"),
    QuestionKind("use-how", "how a card is used", "comment une carte est utilisée", "a verb"),
    QuestionKind("target", "which card an effect is about", "sur quelle carte porte un effet", "a card, done"),
    QuestionKind("may", "whether to do what is optional", "faire ou non ce qui est facultatif", "yes, no"),
    QuestionKind("choose-one", "which of two effects", "lequel de deux effets", "first, second"),
    QuestionKind("name-house", "a house that a card asks for", "une Maison qu’une carte demande", "a house"),
    QuestionKind("name-number", "a number that a card asks for", "un nombre qu’une carte demande", "a number"),
    QuestionKind("name-player", "a player that a card asks for", "un joueur qu’une carte demande", "seat:n"),
    QuestionKind("divide", "where the next damage goes", "où va le dégât suivant", "a card"),
    QuestionKind("redistribute", "where the next token goes", "où va le jeton suivant", "a card"),
    QuestionKind("heal-amount", "how much damage is healed", "combien de dégâts sont soignés", "a number"),
    QuestionKind("repeat", "whether to repeat an effect", "répéter ou non un effet", "yes, no"),
    comes_next("order", "which ability is resolved next", "quelle capacité est résolue ensuite", "card:ability"),
    QuestionKind("replace", "which card changes what happens", "quelle carte change ce qui arrive", "a card"),
    comes_next("each-order", "for which card an effect happens next", "pour quelle carte un effet arrive ensuite"),
    QuestionKind("capture-order", "which creature captures next", "quelle créature capture ensuite", "a card"),
    comes_next("deck-order", "which card goes on top of a deck next", "quelle carte va ensuite sur un deck"),
    comes_next("pile-order", "which card goes to a discard pile next", "quelle carte va ensuite à la défausse"),
    comes_next("return-order", "which creature comes back next", "quelle créature revient ensuite"),
    comes_next("control-order", "which creature changes sides next", "quelle créature change de camp ensuite"),
    QuestionKind("random", "chance: which card it picks", "hasard : quelle carte il tire", "a card"),
    QuestionKind("shuffle", "chance: which card comes next in a deck", "hasard : quelle carte suit dans un deck", "a card"),
    QuestionKind("first-player", "chance: who begins", "hasard : qui commence", "seat:n"),
)
