"""What is refused of Arkham Horror's decks, in every language: files, decks, purchases."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ what would do
WOULD_DO: Final = Text(
    "a deck is a JSON of ArkhamDB or arkham.build, a text that one of them exports, an .o8d file of OCTGN, or a text of ours: "
    "'name: …', 'investigator: …', then lines such as '2 Machete'",
    "un deck est un JSON d’ArkhamDB ou d’arkham.build, un texte que l’un d’eux exporte, un fichier .o8d d’OCTGN, ou un texte : "
    "« nom: … », « investigateur: … », puis des lignes comme « 2 Machette »",
)
OUR_OWN: Final = Text(
    "'starter:roland', 'starter:roland-strong' and so on for each investigator",
    "« starter:roland », « starter:roland-strong » et de même pour chaque investigateur",
)
KINDS_OF_REF: Final = OUR_OWN + Text(", or the path of a deck file", ", ou le chemin d’un fichier de deck")

# ------------------------------------------------------------------ files
WEB_PAGE: Final = Text("it is a web page or XML of another kind", "c’est une page web ou du XML d’une autre sorte")
ONE_DECK_TOO_LARGE: Final = Text("it is larger than {most} KiB", "il dépasse {most} Kio")
MANY_STRANGERS: Final = Text(
    "more than {most} names in it are no cards of the core set",
    "plus de {most} de ses noms ne sont pas des cartes de la boîte de base",
)
WRONG_NAME: Final = Text(
    "a deck has a name of at most {most} letters; this one has {n}",
    "le nom d’un deck a au plus {most} lettres ; celui-ci en a {n}",
)

# ------------------------------------------------------------------ text
NO_CARD_LINE: Final = Text("the text has no line such as '2 Machete'", "le texte n’a aucune ligne comme « 2 Machette »")
NEITHER: Final = Text(
    "{where}{line!r} is neither a heading nor a card with its copies, such as '2 Machete'",
    "{where}{line!r} n’est ni un titre, ni une carte avec ses exemplaires, comme « 2 Machette »",
)
COPIES: Final = Text(
    "{where}{title!r} has {copies} copies; 1 to {most} would do",
    "{where}{title!r} a {copies} exemplaires ; il faudrait de 1 à {most}",
)
TOO_MANY_LINES: Final = Text(
    "the deck lists more than {most} cards; a deck has {size} (AH.deck-size)",
    "le deck liste plus de {most} cartes ; un deck en compte {size} (AH.deck-size)",
)
NO_EXPERIENCE: Final = Text(
    "{where}{value!r} is no number of experience points; 0 to {most} would do",
    "{where}{value!r} n’est pas un nombre de points d’expérience ; il faudrait de 0 à {most}",
)

# ------------------------------------------------------------------ .o8d
XML_DAMAGED: Final = Text(
    "the XML breaks off at line {line}, column {column}",
    "le XML n’a pas de sens à partir de la ligne {line}, colonne {column}",
)
XML_DOCTYPE: Final = Text(
    "line {line} of the XML declares a document type or an entity; no .o8d of OCTGN has any, and none is read",
    "la ligne {line} du XML déclare un type de document ou une entité ; aucun .o8d d’OCTGN n’en a, et aucune n’est lue",
)
XML_MANY: Final = Text("the XML has more than {most} elements", "le XML a plus de {most} éléments")
XML_OTHER_GAME: Final = Text(
    "the .o8d is of another game ({game}); Arkham Horror's is {ours}",
    "le .o8d est d’un autre jeu ({game}) ; celui d’Horreur à Arkham est {ours}",
)

# ------------------------------------------------------------------ JSON
JSON_OF_KEYFORGE: Final = Text(
    "it is a deck for KeyForge, not for Arkham Horror", "c’est un deck pour KeyForge, pas pour Horreur à Arkham"
)
JSON_NO_SAVED_DECK: Final = Text(
    "this is no saved deck; one is {{name, investigator, cards: [[id, copies], …], random, experience, fr, id}}",
    "ce n’est pas un deck sauvegardé ; en voici un : {{name, investigator, cards: [[id, copies], …], random, experience, fr, id}}",
)
OUTSIDE_LIMITS: Final = Text(
    "{n} of {card!r} would stand outside of all limits, which no card of the core set allows (AH.deck-copies)",
    "{n} de {card!r} échapperaient à toute limite, ce qu’aucune carte de la boîte de base ne permet (AH.deck-copies)",
)
PARALLEL: Final = Text(
    "the investigator has another side, {code!r}, which is not in the pool: only the core set is",
    "l’investigateur a une autre face, {code!r}, qui n’est pas disponible : seule la boîte de base l’est",
)

# ------------------------------------------------------------------ its cards
NOT_IN_POOL: Final = Text(
    "{where}{title!r} is not in the pool: the core set has no such card",
    "{where}{title!r} n’est pas disponible : la boîte de base n’a pas cette carte",
)
NO_CODE: Final = Text(
    "{where}the card with the code {code!r} is not in the pool: only the core set is (01001 to 01103)",
    "{where}la carte de code {code!r} n’est pas disponible : seule la boîte de base l’est (01001 à 01103)",
)
NO_LEVEL: Final = Text(
    "{where}there is no {title!r} of level {level}; there is one of level {known}",
    "{where}il n’y a pas de {title!r} de niveau {level} ; il y en a de niveau {known}",
)
WHICH_LEVEL: Final = Text(
    "{where}{title!r} may be of level {known}, and the file does not say which: write '{title} (2)' for one of level 2",
    "{where}{title!r} peut être de niveau {known}, et le fichier ne dit pas lequel : écrivez « {title} (2) » pour le niveau 2",
)
AN_INVESTIGATOR: Final = Text(
    "{card!r} is an investigator; a deck has one, who is named apart (AH.one-investigator-card)",
    "{card!r} est un investigateur ; un deck en a un seul, nommé à part (AH.one-investigator-card)",
)
ENCOUNTER_CARD: Final = Text(
    "{card!r} is a card of the scenarios, which no deck has (AH.deck-options)",
    "{card!r} est une carte des scénarios, qu’aucun deck ne contient (AH.deck-options)",
)
ANOTHERS: Final = Text(
    "{card!r} is for {whose} only, not for {who} (AH.signature-cards)",
    "{card!r} n’est que pour {whose}, pas pour {who} (AH.signature-cards)",
)
STORY: Final = Text(
    "{card!r} is a story asset; only a scenario can give it to you (AH.deck-story-assets)",
    "{card!r} est un soutien d’histoire ; seul un scénario peut vous le donner (AH.deck-story-assets)",
)
NO_ACCESS: Final = Text(
    "{card!r} is {cls} of level {level}; {who} may have {may} (AH.deck-options, AH.core-class-access)",
    "{card!r} est {cls} de niveau {level} ; {who} a droit à : {may} (AH.deck-options, AH.core-class-access)",
)
EXCEPTIONAL: Final = Text(
    "{card!r} is exceptional: a deck has {most} copy of it, not {n} (AH.exceptional)",
    "{card!r} est exceptionnelle : un deck en a {most} exemplaire, pas {n} (AH.exceptional)",
)
POOL_HAS: Final = Text(
    "there are {n} of {card!r}, and the pool of basic weaknesses has {most} (AH.basic-weakness-pool)",
    "il y a {n} {card!r}, et la réserve des faiblesses de base en a {most} (AH.basic-weakness-pool)",
)
ONE_OF_ITS_OWN: Final = Text(
    "there are {n} of {card!r}; the deck has {most} (AH.signature-cards)",
    "il y a {n} {card!r} ; le deck en a {most} (AH.signature-cards)",
)
TOO_MANY_COPIES: Final = Text(
    "{where}there are {n} copies of {card!r}, all levels together; a deck has at most {most} (AH.deck-copies)",
    "{where}il y a {n} exemplaires de {card!r}, tous niveaux confondus ; un deck en a {most} au plus (AH.deck-copies)",
)

# ------------------------------------------------------------------ the whole deck
NO_INVESTIGATOR: Final = Text(
    "there is no investigator {name!r}; known: {known} (AH.one-investigator-card)",
    "il n’y a pas d’investigateur {name!r} ; valeurs connues : {known} (AH.one-investigator-card)",
)
NAMES_NO_INVESTIGATOR: Final = Text(
    "the deck names no investigator (AH.one-investigator-card)",
    "le deck ne nomme aucun investigateur (AH.one-investigator-card)",
)
WRONG_SIZE: Final = Text(
    "a deck has {size} cards besides weaknesses and the investigator's own, this one has {cards} (AH.deck-size)",
    "un deck compte {size} cartes hors faiblesses et cartes propres à l’investigateur, celui-ci en a {cards} (AH.deck-size)",
)
MISSING: Final = Text(
    "the deck of {who} must have {card!r}, and has not (AH.deck-requirements)",
    "le deck de {who} doit contenir {card!r}, qui manque (AH.deck-requirements)",
)
NO_WEAKNESS: Final = Text(
    "a deck has a basic weakness: add {card!r}, which the seed will draw (AH.deck-requirements, AH.random-basic-weakness-last)",
    "un deck a une faiblesse de base : ajoutez {card!r}, que la graine tire (AH.deck-requirements, AH.random-basic-weakness-last)",
)
TOO_MANY_RANDOM: Final = Text(
    "{n} random basic weaknesses are more than the {most} there are (AH.basic-weakness-pool)",
    "{n} faiblesses de base aléatoires, c’est plus que les {most} qui existent (AH.basic-weakness-pool)",
)
CAMPAIGN_START: Final = Text(
    "a campaign begins with {granted} experience, and the cards of this deck cost {spent} (AH.deck-level-zero)",
    "une campagne commence avec {granted} d’expérience, et les cartes de ce deck en coûtent {spent} (AH.deck-level-zero)",
)
LEVELLED: Final = Text(
    "{card!r} is above level 0 (AH.deck-level-zero)", "{card!r} dépasse le niveau 0 (AH.deck-level-zero)"
)
STANDALONE: Final = Text(
    "a single scenario is played with at most {most} experience; this deck has {spent} (AH.standalone-experience)",
    "un scénario seul se joue avec {most} d’expérience au plus ; ce deck en a {spent} (AH.standalone-experience)",
)

# ------------------------------------------------------------------ purchases
PURCHASE: Final = Text("the purchases are refused: {problems}", "les achats sont refusés : {problems}")
NOT_HELD: Final = Text(
    "{card!r} cannot leave the deck: it is not in it, or not so often (AH.buying-keeps-deck-size)",
    "{card!r} ne peut pas quitter le deck : il n’y est pas, ou pas autant de fois (AH.buying-keeps-deck-size)",
)
NOT_REMOVED: Final = Text(
    "{card!r} cannot leave the deck: weaknesses and required cards stay (AH.buying-keeps-deck-size)",
    "{card!r} ne peut pas quitter le deck : les faiblesses et les cartes exigées restent (AH.buying-keeps-deck-size)",
)
NOT_BOUGHT: Final = Text(
    "{card!r} cannot be bought: experience buys player cards that have a level (AH.experience-2-buying)",
    "{card!r} ne s’achète pas : l’expérience achète des cartes Joueur qui ont un niveau (AH.experience-2-buying)",
)
NOTHING_LEAVES: Final = Text(
    "{card!r} is bought and no card leaves the deck for it (AH.buying-keeps-deck-size)",
    "{card!r} est achetée et aucune carte ne quitte le deck pour elle (AH.buying-keeps-deck-size)",
)
NOTHING_COMES: Final = Text(
    "{card!r} leaves the deck and nothing is bought for it (AH.no-other-deck-changes)",
    "{card!r} quitte le deck et rien n’est acheté à sa place (AH.no-other-deck-changes)",
)
SAME_CARD: Final = Text(
    "{card!r} would be bought for itself (AH.no-other-deck-changes)",
    "{card!r} serait échangée contre elle-même (AH.no-other-deck-changes)",
)
TOO_DEAR: Final = Text(
    "the purchases cost {price} experience, and {has} is there (AH.experience-2-buying)",
    "les achats coûtent {price} d’expérience, et il y en a {has} (AH.experience-2-buying)",
)
