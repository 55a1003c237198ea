"""What can happen in KeyForge, as the log keeps it: every kind of event, and the ways in which it comes about."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.terms import EventKind
from tableforge.tongue.text import Text

WORDS_TOLD: Final = ("needs", "poor", "same", "unmet", "weak", "zero")  # why nothing comes of a card's words

EVENTS: Final = (
    # set-up and the turn
    EventKind("first-player", Text("who goes first", "qui joue en premier")),
    EventKind("shuffle", Text("a deck is shuffled", "un deck est mélangé")),
    EventKind("keep", Text("a starting hand is kept", "une main de départ est gardée")),
    EventKind("mulligan", Text("a starting hand is exchanged", "une main de départ est échangée")),
    EventKind("turn", Text("a turn begins", "un tour commence")),
    EventKind("skip-step", Text("a step is skipped", "une étape est passée")),
    EventKind("no-house", Text("no house can be chosen", "aucune Maison ne peut être choisie")),
    EventKind("house", Text("a house becomes active", "une Maison devient active")),
    EventKind(
        "ready-step", Text("cards are readied at the end of a turn", "des cartes sont redressées en fin de tour")
    ),
    EventKind("draw", Text("cards are drawn", "des cartes sont piochées")),
    EventKind("reshuffle", Text("a discard pile becomes a new deck", "une défausse devient un nouveau deck")),
    EventKind(
        "chained", Text("chains let a player draw fewer cards", "des chaînes font piocher moins de cartes à un joueur")
    ),
    EventKind("shed-chain", Text("a chain is shed", "une chaîne est retirée")),
    EventKind("check", Text("a check is announced", "un joueur annonce « Prêt ! »")),
    EventKind("end-turn", Text("a turn ends", "un tour se termine")),
    EventKind("win", Text("the game is won", "la partie est gagnée")),
    # keys and chains
    EventKind("forge", Text("a key is forged", "une clé est forgée"), ("", "free")),
    EventKind("pay-from", Text("æmber on a card pays for a key", "l’Aombre d’une carte paie une clé")),
    EventKind("cannot-forge", Text("a key cannot be forged", "une clé ne peut être forgée"), ("", "poor")),
    EventKind("unforge", Text("a key is unforged", "une clé est reprise")),
    EventKind("chains", Text("chains are gained", "des chaînes sont reçues")),
    # æmber
    EventKind("gain", Text("æmber is gained", "de l’Aombre est gagné"), ("", "bonus", "left")),
    EventKind("lose", Text("æmber is lost", "de l’Aombre est perdu")),
    EventKind("steal", Text("æmber is stolen", "de l’Aombre est volé")),
    EventKind("capture", Text("a creature captures æmber", "une créature capture de l’Aombre"), ("", "instead")),
    EventKind("from-supply", Text("the supply pays in place of a pool", "la réserve paie au lieu d’un joueur")),
    EventKind("to-supply", Text("æmber on a card goes to the supply", "l’Aombre d’une carte va à la réserve")),
    EventKind("place-aember", Text("æmber is put on a card", "de l’Aombre est placé sur une carte"), ("", "pool")),
    EventKind("take-aember", Text("æmber is taken from a card", "de l’Aombre est pris sur une carte")),
    EventKind("pay", Text("one player pays the other", "un joueur paie l’autre")),
    EventKind("toll", Text("a toll is paid", "un péage est payé")),
    EventKind(
        "redistribute", Text("tokens are spread anew", "des jetons sont répartis à nouveau"), ("aember", "damage")
    ),
    # cards are played and used
    EventKind("play", Text("a card is played", "une carte est jouée"), told=("attached",)),
    EventKind("attach", Text("an upgrade is attached", "une amélioration est attachée")),
    EventKind("enter", Text("a card enters play", "une carte entre en jeu"), ("exhausted", "ready")),
    EventKind("omega", Text("omega ends the step", "oméga termine l’étape")),
    EventKind("copy", Text("a card counts as another", "une carte compte comme une autre")),
    EventKind("use", Text("a card is used", "une carte est utilisée")),
    EventKind("reap", Text("a creature reaps", "une créature moissonne")),
    EventKind("fight", Text("a creature is used to fight", "une créature est utilisée pour combattre")),
    EventKind("attack", Text("a creature attacks another", "une créature en attaque une autre")),
    EventKind("fight-off", Text("a fight is broken off", "un combat est interrompu")),
    EventKind("elusive", Text("elusive keeps damage off", "insaisissable évite les dégâts")),
    EventKind("skirmish", Text("skirmish keeps damage off", "escarmouche évite les dégâts")),
    EventKind("poisoned", Text("poison destroys a creature", "le poison détruit une créature")),
    EventKind("cannot-play", Text("a card cannot be played", "une carte ne peut être jouée")),
    EventKind("cannot-use", Text("a card cannot be used", "une carte ne peut être utilisée")),
    EventKind("cannot-fight", Text("a creature cannot fight", "une créature ne peut combattre")),
    EventKind(
        "cannot",
        Text("something cannot be done", "quelque chose ne peut se faire"),
        ("stolen", "first-turn", "sacrifice", "swap"),
        told=("",),
    ),
    EventKind("repeat", Text("an effect is repeated", "un effet est répété")),
    EventKind("lasting", Text("an effect begins to last", "un effet commence à durer"), ("", "cards"), data=("op",)),
    EventKind(
        "nothing", Text("nothing comes of an ability", "une capacité reste sans effet"), told=WORDS_TOLD, data=("op",)
    ),
    EventKind("decline", Text("an offer is declined", "une offre est déclinée"), told=("needs", "weak"), data=("op",)),
    EventKind("name-house", Text("a house is named", "une Maison est nommée")),
    EventKind("name-number", Text("a number is named", "un nombre est nommé")),
    # damage
    EventKind("damage", Text("damage is dealt", "des dégâts sont infligés"), ("", "nobody", "instead")),
    EventKind("prevent", Text("armor prevents damage", "l’armure évite des dégâts")),
    EventKind("no-damage", Text("a creature cannot be dealt damage", "une créature ne peut subir de dégâts")),
    EventKind("heal", Text("damage is healed", "des dégâts sont soignés")),
    EventKind("ready", Text("cards are readied", "des cartes sont redressées")),
    EventKind("exhaust", Text("cards are exhausted", "des cartes sont inclinées")),
    EventKind("stun", Text("creatures are stunned", "des créatures sont sonnées")),
    EventKind("unstun", Text("creatures are stunned no more", "des créatures ne sont plus sonnées"), ("", "used")),
    EventKind(
        "counters",
        Text("counters are put on a card or removed", "des marqueurs sont placés sur une carte ou retirés"),
        ("power", "power:off", "doom", "doom:off"),
    ),
    EventKind("sacrifice", Text("cards are sacrificed", "des cartes sont sacrifiées")),
    EventKind("condemn", Text("cards are about to be destroyed", "des cartes vont être détruites")),
    EventKind("destroyed-label", Text("“Destroyed:” abilities resolve", "des capacités « Détruit » se résolvent")),
    EventKind("doomed", Text("creatures cannot live", "des créatures ne peuvent survivre"), ("", "power")),
    EventKind(
        "saved", Text("something else happens to what was destroyed", "autre chose arrive à ce qui était détruit")
    ),
    EventKind("destroy", Text("a card is destroyed", "une carte est détruite"), ("", "purged"), told=("by",)),
    # cards go from zone to zone
    EventKind("purge", Text("a card is purged", "une carte est purgée")),
    EventKind("discard", Text("a card is discarded", "une carte est défaussée"), ("", "left", "played")),
    EventKind("return", Text("a card goes to a hand", "une carte va dans une main"), ("", "found")),
    EventKind("archive", Text("a card is archived", "une carte est archivée")),
    EventKind("take-archives", Text("archives are taken into the hand", "des archives sont prises en main")),
    EventKind("to-deck", Text("a card goes to a deck", "une carte va dans un deck"), ("", "top")),
    EventKind(
        "shuffle-pile",
        Text("a whole zone is shuffled into a deck", "toute une zone est mélangée à un deck"),
        ("hand", "discard"),
    ),
    EventKind("put-under", Text("a card is put under another", "une carte est placée sous une autre")),
    EventKind("swap-zones", Text("a deck and a discard pile are swapped", "un deck et une défausse sont échangés")),
    EventKind("reveal", Text("a card is revealed", "une carte est révélée")),
    EventKind("look", Text("cards are looked at", "des cartes sont regardées")),
    EventKind("swap", Text("creatures swap places", "des créatures échangent leurs places")),
    EventKind("move-flank", Text("a creature goes to a flank", "une créature va sur un flanc"), ("left", "right")),
    EventKind("control", Text("a card changes sides", "une carte change de camp")),
)
