"""What is refused of decks, in every language: files that hold none, decks that cannot be played, names that mean none."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ what would do
MASTER_VAULT: Final = "Master Vault JSON"
DOK_JSON: Final = "Decks of KeyForge JSON"
DOK_CSV: Final = "Decks of KeyForge CSV"
KEYTEKI: Final = "keyteki JSON"
WOULD_DO: Final = Text(
    f"a deck file is {MASTER_VAULT} (a deck page asked with ?links=cards), {DOK_JSON} or {DOK_CSV}, {KEYTEKI}, or "
    "text: 'name: …', then three house headings, each with lines such as '2 Urchin'",
    f"un fichier de deck est du {MASTER_VAULT} (une page de deck demandée avec ?links=cards), du {DOK_JSON} ou du "
    f"{DOK_CSV}, du {KEYTEKI}, ou un texte : « nom: … », puis trois titres de Maison, chacun suivi de lignes comme « 2 Urchin »",
)
OUR_OWN: Final = Text(
    "'starter:onyx', 'starter:argus', 'forged:SEED', 'forged:cota:SEED'",
    "« starter:onyx », « starter:argus », « forged:GRAINE », « forged:cota:GRAINE »",
)
KINDS_OF_REF: Final = OUR_OWN + Text(", or the path of a deck file", ", ou le chemin d’un fichier de deck")
A_FORGED_DECK: Final = Text(
    "'forged:417', 'forged:cota:417', or 'forged:' and the name of the Archon",
    "« forged:417 », « forged:cota:417 », ou « forged: » et le nom anglais de l’Archonte",
)

A_DECK: Final = Text(
    "a deck is a reference such as 'starter:onyx' or 'forged:7', the path of a file, or a Deck",
    "un deck est une référence comme « starter:onyx » ou « forged:7 », le chemin d’un fichier, ou un Deck",
)
HOUSE_NUMBER: Final = Text("house {n}", "Maison {n}")

# ------------------------------------------------------------------ names of decks
NO_SEED: Final = Text(
    "{digits!r} is no seed; a forged deck is {would}", "{digits!r} n’est pas une graine ; un deck forgé est {would}"
)
SEED: Final = Text(
    "the seed of a forged deck is a number from 0 to {most}; got {seed!r}",
    "la graine d’un deck forgé est un nombre de 0 à {most} ; reçu : {seed!r}",
)
NO_SET_TO_FORGE: Final = Text(
    "no deck is forged of the set {name!r}; sets: {known}",
    "aucun deck n’est forgé dans l’extension {name!r} ; extensions : {known}",
)
NO_ARCHON: Final = Text(
    "Archons are numbered from 0 to {most}; there is no number {number}",
    "les Archontes sont numérotés de 0 à {most} ; il n’y a pas de numéro {number}",
)
NO_FORGED_NAME: Final = Text(
    "{name!r} is not the name of a forged Archon; one is {one!r}",
    "{name!r} n’est pas le nom anglais d’un Archonte forgé ; en voici un : {one!r}",
)

# ------------------------------------------------------------------ files
TOO_LARGE_BUT_CSV: Final = Text(
    "it is larger than {most} MiB; only a {csv} may be", "il dépasse {most} Mio ; seul un {csv} le peut"
)
WEB_PAGE: Final = Text("it is a web page or XML, not a deck", "c’est une page web ou du XML, pas un deck")

# ------------------------------------------------------------------ text
NO_HEADING: Final = Text("the text has no house heading", "le texte n’a pas de titre de Maison")
BEFORE_HEADINGS: Final = Text(
    "line {n}, {line!r}, comes before any house heading", "la ligne {n}, {line!r}, vient avant tout titre de Maison"
)
COPIES: Final = Text(
    "line {n} has {copies} copies of {title!r}; 1 to {most} would do",
    "la ligne {n} a {copies} exemplaires de {title!r} ; il faudrait de 1 à {most}",
)
TOO_MANY_CARDS: Final = Text(
    "the text has more than {most} lines of cards; a deck has 36 cards (KF.deck-36-cards)",
    "le texte a plus de {most} lignes de cartes ; un deck compte 36 cartes (KF.deck-36-cards)",
)
NOT_WRITTEN_IN: Final = Text(
    "decks are written in {known}; there is no {lang!r}", "les decks s’écrivent en {known} ; il n’y a pas de {lang!r}"
)

# ------------------------------------------------------------------ CSV
CSV_LINES: Final = Text("the CSV has more than {most} lines", "le CSV a plus de {most} lignes")
CSV_COLUMNS: Final = Text(
    "line {n} of the CSV has {columns} columns, more than {most}",
    "la ligne {n} du CSV a {columns} colonnes, plus de {most}",
)
CSV_NO_COLUMN: Final = Text(
    "the CSV has no column {name!r}; export it from Decks of KeyForge again",
    "le CSV n’a pas de colonne {name!r} ; exportez-le de nouveau de Decks of KeyForge",
)
CSV_DECKS: Final = Text("the CSV holds more than {most} decks", "le CSV contient plus de {most} decks")
CSV_DAMAGED: Final = Text("line {n} of the CSV is damaged: {e}", "la ligne {n} du CSV est abîmée")
CSV_LONG_LINE: Final = Text("a line of the CSV is longer than {most} KiB", "une ligne du CSV dépasse {most} Kio")
CSV_SIZE: Final = Text(
    "{where}a deck has {size} cards, not {cards} (KF.deck-36-cards)",
    "{where}un deck compte {size} cartes, pas {cards} (KF.deck-36-cards)",
)

# ------------------------------------------------------------------ JSON
JSON_CARDS: Final = Text(
    "{what} lists {n} cards; a deck has {size} (KF.deck-36-cards)",
    "{what} liste {n} cartes ; un deck en compte {size} (KF.deck-36-cards)",
)
JSON_OF_ARKHAM: Final = Text(
    "it is a deck for Arkham Horror (ArkhamDB), not for KeyForge",
    "c’est un deck pour Horreur à Arkham (ArkhamDB), pas pour KeyForge",
)
JSON_EMPTY_DECK: Final = Text(
    "Decks of KeyForge answered with an empty deck: it does not know this one",
    "Decks of KeyForge a répondu par un deck vide : il ne connaît pas celui-ci",
)
JSON_SITE_SAID: Final = Text(
    "the site answered {said!r} instead of a deck; ask it again later",
    "le site a répondu {said!r} au lieu d’un deck ; redemandez-lui plus tard",
)
JSON_COUNT: Final = Text(
    "{id!r} has a 'count' of {copies}; 1 to 99 would do", "{id!r} a un « count » de {copies} ; il faudrait de 1 à 99"
)
JSON_NOT_LINKED: Final = Text(
    "the id {id!r} ({cards}) is not described in '_linked.cards'",
    "l’id {id!r} ({cards}) n’est pas décrit dans « _linked.cards »",
)
JSON_NO_SAVED_DECK: Final = Text(
    "this is no saved deck; one is {{name, houses: [3 names], cards: [[id, house], …], set, fr, id}}",
    "ceci n’est pas un deck sauvegardé ; un tel deck est {{name, houses: [3 noms], cards: [[id, house], …], set, fr, id}}",
)
JSON_NO_HOUSE: Final = Text(
    "there is no house {house!r}; houses: {known} (KF.houses-of-these-sets)",
    "il n’y a pas de Maison {house!r} ; valeurs connues : {known} (KF.houses-of-these-sets)",
)

# ------------------------------------------------------------------ what keeps a deck from being played
MANY_UNPLAYABLE: Final = Text(
    "more than {most} of its decks cannot be played; one of them is {name!r}: {problem}",
    "plus de {most} de ses decks ne peuvent pas être joués ; l’un d’eux est {name!r} : {problem}",
)
WRONG_NAME: Final = Text(
    "a deck has a name of 1 to {most} letters; this one has {n}",
    "le nom d’un deck a de 1 à {most} lettres ; celui-ci en a {n}",
)
WRONG_SIZE: Final = Text(
    "a deck has {size} cards, this one has {cards} (KF.deck-36-cards)",
    "un deck compte {size} cartes, celui-ci en a {cards} (KF.deck-36-cards)",
)
LATER_SET: Final = Text(
    "the set {name} is not in the pool yet; playable are {known}",
    "l’extension {name} n’est pas encore disponible ; on peut jouer {known}",
)
NO_SET: Final = Text(
    "there is no set {name!r} in the pool; playable are {known}",
    "il n’y a pas d’extension {name!r} ; on peut jouer {known}",
)

# ------------------------------------------------------------------ its houses
NONE: Final = Text("none", "aucune")
THREE_HOUSES: Final = Text(
    "a deck has three different houses, this one has {has} (KF.deck-three-houses)",
    "un deck a trois Maisons différentes, celui-ci a : {has} (KF.deck-three-houses)",
)
NAMES_HOUSES: Final = Text(
    "a deck has three different houses, this one names {has} (KF.deck-three-houses)",
    "un deck a trois Maisons différentes, celui-ci nomme : {has} (KF.deck-three-houses)",
)
NO_HOUSE_NUMBER: Final = Text(
    "there is no house {house}; houses are 0 to {last}: {known}",
    "il n’y a pas de Maison {house} ; les Maisons vont de 0 à {last} : {known}",
)
NO_HOUSE: Final = Text("{where}there is no house {raw!r}{hint}", "{where}il n’y a pas de Maison {raw!r}{hint}")
HOUSES_ARE: Final = Text("; houses: {known}", " ; Maisons : {known}")
LATER_HOUSE: Final = Text(
    "the house {name} is not in the pool yet (KF.houses-of-these-sets)",
    "la Maison {name} n’est pas encore disponible (KF.houses-of-these-sets)",
)
TWELVE_EACH: Final = Text(
    "{house} has {cards}, not {per_house} (KF.deck-36-cards)",
    "{house} : {cards} au lieu de {per_house} (KF.deck-36-cards)",
)
OTHER_HOUSE: Final = Text(
    "{house} is not a house of this deck, which holds {cards} of it, such as {some!r} (KF.deck-three-houses)",
    "{house} n’est pas une Maison de ce deck, mais {cards} en viennent, dont {some!r} (KF.deck-three-houses)",
)
MISPLACED: Final = Text(
    "{where}{title!r} is of {of}, not of {here}: move it, or write '(maverick)' after it (KF.maverick)",
    "{where}{title!r} est de {of}, pas de {here} : déplacez la carte, ou écrivez « (franc-tireur) » après elle (KF.maverick)",
)

# ------------------------------------------------------------------ its cards
MORE_STRANGERS: Final = Text("and {n} unknown cards more", "et {n} autres cartes inconnues")
MANY_STRANGERS: Final = Text(
    "more than {most} names in it are no cards of any set of the pool",
    "plus de {most} de ses noms ne sont des cartes d’aucune extension disponible",
)
MISSPELT: Final = Text(
    "{where}no set of the pool has a card {title!r}: it is of a later set, or misspelt",
    "{where}aucune extension disponible n’a de carte {title!r} : elle est d’une extension plus récente, ou mal écrite",
)
LATER_CARD: Final = Text("{n} card is not in the pool yet: {names}", "{n} carte n’est pas encore disponible : {names}")
LATER_CARDS: Final = Text(
    "{n} cards are not in the pool yet: {names}", "{n} cartes ne sont pas encore disponibles : {names}"
)
ENHANCED: Final = Text(
    "{title!r} is enhanced with bonus icons, which no set of the pool has",
    "{title!r} a des icônes bonus ajoutées, ce qu’aucune extension disponible ne connaît",
)
