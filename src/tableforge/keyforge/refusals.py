"""What KeyForge refuses, in every language: positions, changes by hand, the past, handicaps.  `decks/refusals.py` has decks."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ positions
TWO_PLAYERS: Final = Text(
    "a position's players are two dicts, one for each seat",
    "les joueurs d’une position sont deux dicts, un pour chaque siège",
)
NO_CREATURE_IN_PLAY: Final = Text(
    "{id} is no creature in play: it cannot have {mark!r}",
    "{id} n’est pas une créature en jeu : cette carte ne peut pas avoir {mark!r}",
)
NO_CREATURE: Final = Text(
    "{id} is no creature: it cannot stand there", "{id} n’est pas une créature : sa place ne peut pas être là"
)
NO_ARTIFACT: Final = Text(
    "{id} is no artifact: it cannot stand there", "{id} n’est pas un artéfact : sa place ne peut pas être là"
)
NOT_ON_ITS_OWN: Final = Text(
    "{id} does not stand in play on its own: it cannot have {marks} there",
    "{id} n’est pas en jeu à part entière : cette carte ne peut pas y avoir {marks}",
)
NO_UPGRADE: Final = Text(
    "{id} is no upgrade: it cannot be attached", "{id} n’est pas une amélioration : elle ne peut pas être attachée"
)
NOT_HERE: Final = Text(
    "{ref!r} is not in this position: lay it out, too, where it lies by now",
    "{ref!r} n’est pas dans cette position : mettez-la aussi en place, là où elle se trouve maintenant",
)
WHOLE_DECKS: Final = Text(
    "a save holds its decks whole; it names none by reference",
    "une sauvegarde contient ses decks en entier ; elle n’en nomme aucun par référence",
)

NO_STEP: Final = Text("there is no step {name!r}", "il n’y a pas d’étape {name!r}")
NO_CARD: Final = Text("there is no card {name!r}", "il n’y a pas de carte {name!r}")
NO_HOUSE: Final = Text("there is no house {name!r}", "il n’y a pas de Maison {name!r}")
NO_ZONE: Final = Text("there is no zone {name!r}", "il n’y a pas de zone {name!r}")
THREE_HOUSES: Final = Text("houses are three different names", "les Maisons sont trois noms différents")
POINTED_AT: Final = Text(
    "a card is pointed at by its name or its place", "une carte se désigne par son nom ou sa place"
)
A_SCRIPT: Final = Text(
    "chance is a list of card names and numbers", "« chance » est une liste de noms de cartes et de nombres"
)
A_POSITION: Final = Text("a position is a dict of {words}", "une position est un dict de {words}")

# ------------------------------------------------------------------ changes by hand
CHANGE_ONE: Final = Text(
    "set changes a 'player', a 'card', or (with neither) the table: one at a time",
    "set change un joueur (« player »), une carte (« card ») ou, sans eux, la table : un seul à la fois",
)
BEING_PLAYED: Final = Text(
    "{id} is just being played: it cannot be set",
    "{id} est en train d’être jouée : cette carte ne peut pas être changée",
)
NAME_THE_ZONE: Final = Text(
    "'of' and 'at' say where in a zone: name the 'zone', too",
    "« of » et « at » disent où dans une zone : nommez aussi la « zone »",
)
NO_MARK: Final = Text(
    "{id} is not in play on its own: it has no {mark!r}",
    "{id} n’est pas en jeu à part entière : cette carte n’a pas de {mark!r}",
)
TRUE_OR_FALSE: Final = Text("{name} is true or false; got {given!r}", "{name!r} est vrai ou faux ; reçu : {given!r}")
NOT_ITS_OWNERS: Final = Text(
    "{id} belongs to seat {owner}: it lies in no {zone} but its owner's",
    "{id} appartient au siège {owner} : cette carte ne va dans {zone!r} que chez son propriétaire",
)
ONE_PLACE: Final = Text(
    "a card goes to a 'zone', to a 'host' or 'under' a card: name one of them",
    "une carte va dans une « zone », sur une carte (« host ») ou sous une carte (« under ») : nommez l’un des trois",
)
ON_ITSELF: Final = Text(
    "{id} cannot be put on itself or on what it carries", "{id} ne peut aller ni sur elle-même ni sur ce qu’elle porte"
)
ONLY_UPGRADES: Final = Text(
    "only an upgrade is attached, and only to a creature in play; {id} on {host} is not so",
    "seule une amélioration s’attache, et seulement à une créature en jeu ; ce n’est pas le cas de {id} sur {host}",
)
NOTHING_UNDER: Final = Text(
    "{id} is not in play: nothing lies under it", "{id} n’est pas en jeu : rien ne se trouve dessous"
)

# ------------------------------------------------------------------ rulings
OTHER_HOUSE: Final = Text(
    "{who} was to choose {house!r}, but the house is {chosen!r}",
    "{who} devait choisir {house!r}, mais la Maison est {chosen!r}",
)

# ------------------------------------------------------------------ answers
NO_ANSWER: Final = Text("{key!r} is no answer to this question.", "{key!r} ne répond pas à cette question.")
CARD_NO_ANSWER: Final = Text("{card} is no answer to “{question}”", "{card} ne répond pas à « {question} »")
NOT_ON_THE_TABLE: Final = Text("There is no {at} on the table.", "Il n’y a pas de {at} sur la table.")
NOT_IN_YOUR_HAND: Final = Text("{card} is not in your hand.", "{card} n’est pas dans votre main.")

# ------------------------------------------------------------------ what came before
NOTHING_EARLIER: Final = Text(
    "a turn that has not begun has nothing 'earlier' in it; what came before is 'last_turn'",
    "un tour qui n’a pas commencé n’a rien « earlier » ; ce qui précède est « last_turn »",
)
NO_SUCH_EVENT: Final = Text("there is no event {name!r}", "il n’y a pas d’événement {name!r}")
LIST_OF_EVENTS: Final = Text(
    "{name} is a list of events such as 'plays:punch' or 'foe.forges:2', of {known}; got {events!r}",
    "« {name} » est une liste d’événements comme « plays:punch » ou « foe.forges:2 », parmi {known} ; reçu : {events!r}",
)
NO_EVENT: Final = Text("{text!r} is no event; write {told!r}", "{text!r} n’est pas un événement ; écrivez {told!r}")
WHICH_KEY: Final = Text("{text!r}: a key is 1 or 2", "{text!r} : une clé est 1 ou 2")
NOTHING_LASTS: Final = Text("{id} leaves no effect behind that lasts{by}", "{id} ne laisse aucun effet qui dure{by}")
LASTS_BY: Final = Text(" by {label!r}", " par {label!r}")
SAY_WHAT_WAS_CHOSEN: Final = Text(
    "{id}: say what was chosen, as in {told!r}", "{id} : dites ce qui a été choisi, comme {told!r}"
)
DOES_NOT_HOLD: Final = Text(
    "{name} does not hold {id}: it is another player's card, controlled by whoever controls {name} in play",
    "{name} ne retient pas {id} : c’est la carte d’un autre, contrôlée par qui contrôle {name} en jeu",
)
NOT_PURGED: Final = Text(
    "{id} is linked to cards that it has purged; {name} is not purged",
    "{id} est liée aux cartes qu’elle a purgées ; {name} n’est pas purgée",
)

# ------------------------------------------------------------------ handicaps
STRANGER: Final = Text("{deck!r} is not one of {a!r} and {b!r} ({rule})", "{deck!r} n’est ni {a!r} ni {b!r} ({rule})")
FIRST_BIDDER: Final = Text(
    "the first bidder is seat 0 or 1 ({rule})", "le premier à miser est le siège 0 ou 1 ({rule})"
)
BID: Final = Text("bid {chains}", "a misé {chains}")
PASS_ONLY: Final = Text("pass", "passer")
BID_OR_PASS: Final = Text("{least} to {most}, or pass", "de {least} à {most}, ou passer")
NO_SUCH_BID: Final = Text(
    "seat {seat} bid {chains} chains; legal: {legal} ({rule})",
    "le siège {seat} a misé {chains} chaînes ; réponses légales : {legal} ({rule})",
)
BIDDING_IS_OVER: Final = Text(
    "seat {seat} {what}, but the bidding is over ({rule})",
    "le siège {seat} {what}, mais les mises sont closes ({rule})",
)
NOT_YOUR_BID: Final = Text(
    "seat {seat} {what}, but seat {turn} is to bid or pass ({rule})",
    "le siège {seat} {what}, mais c’est au siège {turn} de miser ou de passer ({rule})",
)
