"""What KeyForge calls its things, in English and French; the French is the rulebook's, but for traits, which it does not hold."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.lexicon import Lexicon, feminine, masculine, merge_tables, state, word, words

NOUNS: Final = {
    "house": feminine("house", "Maison"),
    "card": feminine("card", "carte"),
    "type": masculine("type", "type"),
    "action": feminine("action", "action"),
    "action-card": feminine("action card", "carte action", fr_many="cartes action"),
    "artifact": masculine("artifact", "artéfact"),
    "creature": feminine("creature", "créature"),
    "upgrade": feminine("upgrade", "amélioration"),
    "neighbor": feminine("neighbor", "voisine"),
    "fight": masculine("fight", "combat"),
    "flank": masculine("flank", "flanc"),
    "flank:left": masculine("left flank", "flanc gauche", fr_many="flancs gauches"),
    "flank:right": masculine("right flank", "flanc droit", fr_many="flancs droits"),
    "copy": masculine("copy", "exemplaire", "copies"),
    "aember": masculine("æmber", "Aombre", "æmber", mass=True),
    "bonus": masculine("æmber bonus", "bonus d’Aombre", "æmber bonuses", "bonus d’Aombre"),
    "power": feminine("power", "puissance"),
    "armor": feminine("armor", "armure"),
    "armor-point": masculine("point of armor", "point d’armure", "points of armor", "points d’armure"),
    "damage": masculine("damage", "dégât", "damage"),
    "key": feminine("key", "clé"),
    "key:forged": feminine("forged key", "clé forgée", fr_many="clés forgées"),
    "key:unforged": feminine("unforged key", "clé non forgée", fr_many="clés non forgées"),
    "chain": feminine("chain", "chaîne"),
    "pool": feminine("pool", "réserve"),
    "supply": masculine("common supply", "stock commun", "common supplies", "stocks communs"),
    "turn": masculine("turn", "tour"),
    "step": feminine("step", "étape"),
    "player": masculine("player", "joueur"),
    "opponent": masculine("opponent", "adversaire"),
    "owner": masculine("owner", "propriétaire"),
    "controller": masculine("controller", "contrôleur"),
    "mulligan": masculine("mulligan", "mulligan"),
    "stun": masculine("stun", "statut sonné", fr_many="statuts sonnés"),
    "trait": masculine("trait", "trait"),
    "keyword": masculine("keyword", "mot-clé", fr_many="mots-clés"),
    "rarity": feminine("rarity", "rareté", "rarities"),
    "set": feminine("set", "extension"),
    "maverick": masculine("maverick", "franc-tireur", fr_many="francs-tireurs"),
    "legacy": masculine("legacy", "héritage", "legacies"),
    "edition": feminine("edition", "édition"),
    "rulebook": masculine("rulebook", "livret"),
    "deck-list": feminine("deck list", "liste du deck", fr_many="listes des decks"),
    "discard-pile": feminine("discard pile", "défausse"),
    "setup": feminine("set-up", "mise en place", fr_many="mises en place"),
    "counter": masculine("counter", "marqueur"),
    "counter:power": masculine("power counter", "marqueur +1 en puissance", fr_many="marqueurs +1 en puissance"),
    "counter:doom": masculine("doom counter", "marqueur fatalité", fr_many="marqueurs fatalité"),
    "first-player": masculine("first player", "premier joueur", fr_many="premiers joueurs"),
    "check": word("check!", "prêt !"),
}
ZONES: Final = {
    "zone:line": feminine("battleline", "ligne de front", fr_many="lignes de front"),
    "zone:artifacts": masculine("artifacts", "artéfacts", "artifacts", "artéfacts"),
    "zone:row": feminine("row of artifacts", "rangée d’artéfacts", "rows of artifacts", "rangées d’artéfacts"),
    "zone:hand": feminine("hand", "main"),
    "zone:deck": masculine("deck", "deck"),
    "zone:discard": feminine("discard", "défausse"),
    "zone:archives": feminine("archives", "archives", "archives", "archives"),
    "zone:purged": word("purged", "purgées"),
    "zone:limbo": word("being played", "en train d’être jouée"),
}
STATES: Final = {
    "state:ready": state("ready", "redressé"),
    "state:exhausted": state("exhausted", "incliné"),
    "state:stunned": state("stunned", "sonné"),
    # as short as a narrow table needs them
    "brief:ready": word("ready", "redr."),
    "brief:exhausted": word("exh.", "incl."),
    "brief:stunned": word("STUN", "SONNÉ"),
}
VERBS: Final = words(
    {
        "play": ("play", "jouer"),
        "use": ("use", "utiliser"),
        "discard": ("discard", "défausser"),
        "reap": ("reap", "moissonner"),
        "fight": ("fight", "combattre"),
        "action": ("action", "action"),
        "omni": ("omni", "omni"),
        "unstun": ("remove the stun", "retirer le statut sonné"),
        "end-turn": ("end the turn", "terminer le tour"),
        "forge": ("forge", "forger"),
        "ready": ("ready", "redresser"),
        "exhaust": ("exhaust", "incliner"),
        "stun": ("stun", "sonner"),
        "draw": ("draw", "piocher"),
    },
    "verb:",
)
STEPS: Final = words(
    {
        "start": ("start of turn", "début du tour"),
        "forge": ("forge", "forger"),
        "house": ("house", "Maison"),
        "main": ("play, use, discard", "jouer, utiliser, défausser"),
        "ready": ("ready", "redresser"),
        "draw": ("draw", "piocher"),
        "end": ("end of turn", "fin du tour"),
    },
    "step:",
)
STEPS_IN_FULL: Final = words(
    {
        "forge": ("forge a key", "forger une clé"),
        "house": ("choose a house", "choisir une Maison"),
        "main": ("play, discard, and use cards", "jouer, défausser et utiliser des cartes"),
        "ready": ("ready cards", "redresser les cartes"),
        "draw": ("draw cards", "piocher des cartes"),
    },
    "full-step:",
)
LABELS: Final = words(
    {  # in bold before an ability
        "play": ("play", "jouez"),
        "fight": ("fight", "combat"),
        "reap": ("reap", "moisson"),
        "before_fight": ("before Fight", "avant le Combat"),
        "destroyed": ("destroyed", "détruit"),
        "leaves_play": ("leaves Play", "quitte le Jeu"),
        "action": ("action", "action"),
        "omni": ("omni", "omni"),
    },
    "label:",
)
HOUSES: Final = words(
    {
        "brobnar": ("Brobnar", "Brobnar"),
        "dis": ("Dis", "Dis"),
        "logos": ("Logos", "Logos"),
        "mars": ("Mars", "Mars"),
        "sanctum": ("Sanctum", "Sanctum"),
        "shadows": ("Shadows", "Ombres"),
        "untamed": ("Untamed", "Indomptés"),
    }
)
KEYWORDS: Final = words(
    {
        "alpha": ("alpha", "alpha"),
        "assault": ("assault", "assaut"),
        "deploy": ("deploy", "déploiement"),
        "elusive": ("elusive", "insaisissable"),
        "hazardous": ("hazardous", "hasardeux"),
        "omega": ("omega", "oméga"),
        "poison": ("poison", "poison"),
        "skirmish": ("skirmish", "escarmouche"),
        "taunt": ("taunt", "provocation"),
    },
    "keyword:",
)
TRAITS: Final = words(
    {
        "agent": ("Agent", "Agent"),
        "ai": ("AI", "IA"),
        "ally": ("Ally", "Allié"),
        "angel": ("Angel", "Ange"),
        "beast": ("Beast", "Bête"),
        "cyborg": ("Cyborg", "Cyborg"),
        "demon": ("Demon", "Démon"),
        "dragon": ("Dragon", "Dragon"),
        "elf": ("Elf", "Elfe"),
        "equation": ("Equation", "Équation"),
        "faerie": ("Faerie", "Fée"),
        "fungus": ("Fungus", "Champignon"),
        "giant": ("Giant", "Géant"),
        "goblin": ("Goblin", "Gobelin"),
        "horseman": ("Horseman", "Cavalier"),
        "human": ("Human", "Humain"),
        "imp": ("Imp", "Farfadet"),
        "insect": ("Insect", "Insecte"),
        "item": ("Item", "Objet"),
        "knight": ("Knight", "Chevalier"),
        "law": ("Law", "Loi"),
        "location": ("Location", "Lieu"),
        "martian": ("Martian", "Martien"),
        "merchant": ("Merchant", "Marchand"),
        "monk": ("Monk", "Moine"),
        "mutant": ("Mutant", "Mutant"),
        "niffle": ("Niffle", "Niffleur"),
        "power": ("Power", "Pouvoir"),
        "priest": ("Priest", "Prêtre"),
        "quest": ("Quest", "Quête"),
        "ranger": ("Ranger", "Rôdeur"),
        "rat": ("Rat", "Rat"),
        "robot": ("Robot", "Robot"),
        "scientist": ("Scientist", "Scientifique"),
        "shard": ("Shard", "Éclat"),
        "soldier": ("Soldier", "Soldat"),
        "specter": ("Specter", "Spectre"),
        "spirit": ("Spirit", "Esprit"),
        "thief": ("Thief", "Voleur"),
        "tree": ("Tree", "Arbre"),
        "vehicle": ("Vehicle", "Véhicule"),
        "weapon": ("Weapon", "Arme"),
        "witch": ("Witch", "Sorcière"),
        "[redacted]": ("[REDACTED]", "[SUPPRIMÉ]"),
    },
    "trait:",
)
RARITIES: Final = words(
    {
        "Common": ("common", "commune"),
        "Uncommon": ("uncommon", "peu commune"),
        "Rare": ("rare", "rare"),
        "FIXED": ("fixed", "fixe"),
        "Variant": ("variant", "variante"),
    },
    "rarity:",
)
SETS: Final = words(
    {
        "cota": ("Call of the Archons", "L’Appel des Archontes"),
        "aoa": ("Age of Ascension", "L’Âge de l’Ascension"),
    },
    "set:",
)

TEXTS: Final = {
    "turn": ("Turn {n}", "Tour {n}"),
    "turn-rules": ("Turn {n} · rules {edition}", "Tour {n} · règles {edition}"),
    "active": ("{house} is active", "Maison active : {house}"),
    "choose-house": ("Choose your active house", "Choisissez votre Maison active"),
    "ended": ("after {n} turns", "après {n} tours"),
    "you-won": ("You forged the third key", "Vous avez forgé la troisième clé"),
    "they-won": ("{name} forged the third key", "{name} a forgé la troisième clé"),
    # zones and numbers
    "amber-cost": ("æmber {n}, a key costs {cost}", "Aombre {n}, une clé coûte {cost}"),
    "of-key": ("of {cost} for a key", "sur {cost} pour une clé"),
    "keys-of": ("keys {n} of 3", "clés {n} sur 3"),
    "chains-of": ("chains {n}", "chaînes {n}"),
    "no-line": ("no creature in this battleline", "aucune créature dans cette ligne de front"),
    "no-artifacts": ("none", "aucun"),
    "no-hand": ("no card", "aucune carte"),
    "both-flanks": ("both flanks", "les deux flancs"),
    "line-of": ("{name}’s battleline", "Ligne de front de {name}"),
    "your-line": ("Your battleline", "Votre ligne de front"),
    "backs": ("{n} cards, face down", "{n} cartes, face cachée"),
    # what is on a card
    "kind": ("{house} {type}", "{type} {house}"),
    "power": ("power {n}", "puissance {n}"),
    "armor": ("armor {n}", "armure {n}"),
    "armor-left": ("armor {n} ({left} of it left this turn)", "armure {n} (dont {left} encore ce tour-ci)"),
    "damage": ("{n} damage", "dégâts : {n}"),
    "on-it": ("{n} æmber on it", "Aombre dessus : {n}"),
    "bonus": ("{n} bonus æmber", "bonus d’Aombre : {n}"),
    "doom": ("doom counters: {n}", "marqueurs fatalité : {n}"),
    "counters": ("power counters: {n}", "marqueurs +1 en puissance : {n}"),
    "more": ("+{n} up.", "+{n} am."),
    "upgrade": ("upgrade: {name}", "amélioration : {name}"),
    "under": ("cards under it: {n}", "cartes dessous : {n}"),
    "is-under": ("under {name}", "sous l’effet de {name}"),
    "owner": ("owned by the opponent", "appartient à l’adversaire"),
    "traits": ("Traits: {traits}", "Traits : {traits}"),
    # what the signs mean
    "legend:power": ("power 5, 2 armor left", "puissance 5, armure 2"),
    "legend:damage": ("3 damage", "3 dégâts"),
    "legend:amber": ("1 æmber on it", "1 Aombre dessus"),
    "legend:bonus": ("1 bonus æmber when played", "bonus d’1 Aombre en jouant"),
    "legend:doom": ("doom counters", "marqueurs fatalité"),
    "legend:house": ("its house", "sa Maison"),
    "legend:more": ("an upgrade or a card under it", "améliorée, ou carte dessous"),
    "legend:taunt": ("taunt", "provocation"),
    "legend:exhausted": ("exhausted", "inclinée"),
    "legend:flanks": ("the flanks of a battleline", "les flancs d’une ligne de front"),
    "legend:check": ("7 in the pool, a key costs 6", "7 en réserve, une clé coûte 6"),
    "legend:keys": ("one key of three forged", "une clé forgée sur trois"),
    # answers
    "choose": ("Choose it", "La choisir"),
    "gives": ("{hand} in hand, {play} in play", "{hand} en main, {play} en jeu"),
    "library:by-power": ("Creatures by power", "Créatures par puissance"),
    "can-do-nothing": ("Nothing could be played or used.", "Rien à jouer ni à utiliser."),
    "house-leads": (
        "This turn you play, use and discard cards of this house alone. Look at a house to see what it could do.",
        "Ce tour-ci, vous ne jouez, n’utilisez et ne défaussez que les cartes de cette Maison. Pointez-en une pour voir ce "
        "qu’elle peut faire.",
    ),
    "nothing-left": (
        "Nothing else can be done with this house now. A click on anything says why not.",
        "Rien d’autre ne peut se faire avec cette Maison. Un clic dit pourquoi non.",
    ),
    "to-play": ("to play: {n}", "à jouer : {n}"),
    "to-use": ("to use: {n}", "à utiliser : {n}"),
    "just-played": ("{name} has just played", "{name} vient de jouer"),
    # how long an effect lasts
    "until:this-turn": ("this turn", "ce tour-ci"),
    "until:next-turn": ("{name}’s next turn", "au prochain tour de {name}"),
    "until:your-turn": ("until {name}’s next turn", "jusqu’au prochain tour de {name}"),
    "until:event": ("as long as it says", "tant que la carte le dit"),
    "until-yours:next-turn": ("your next turn", "à votre prochain tour"),
    "until-yours:your-turn": ("until your next turn", "jusqu’à votre prochain tour"),
}

LEXICON: Final = Lexicon(
    merge_tables(NOUNS, ZONES, STATES, VERBS, STEPS, STEPS_IN_FULL, LABELS, HOUSES, KEYWORDS, TRAITS, RARITIES, SETS),
    TEXTS,
)


def step_in_full(lang: str, step: str) -> str:
    """A step of the turn as the rulebook heads it: Forge a key; its beginning and its end have one name only."""
    full = f"full-step:{step}"
    return LEXICON.label(lang, full if full in LEXICON.terms else f"step:{step}")
