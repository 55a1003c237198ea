"""The French names of KeyForge: nouns, verbs, players, houses, traits, keywords, labels.

Terms are those of the official French rulebook; traits and keywords that it does not hold are ours.
"""

from __future__ import annotations

from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.tongue.fr import NP, YOU, Noun, np

# ------------------------------------------------------------------ nouns
CREATURE: Final = Noun("créature", True)
ARTEFACT: Final = Noun("artéfact")
AMELIORATION: Final = Noun("amélioration", True)
CARTE: Final = Noun("carte", True)
CARTE_ACTION: Final = Noun("carte action", True, "cartes action")
EXEMPLAIRE: Final = Noun("exemplaire")
VOISINE: Final = Noun("voisine", True)
AOMBRE: Final = Noun("Aombre", mass=True)
DEGAT: Final = Noun("dégât")
CLE: Final = Noun("clé", True)
CHAINE: Final = Noun("chaîne", True)
RESERVE: Final = Noun("réserve", True)
TOUR: Final = Noun("tour")
ETAPE: Final = Noun("étape", True)
JOUEUR: Final = Noun("joueur")
PROPRIETAIRE: Final = Noun("propriétaire")
CONTROLEUR: Final = Noun("contrôleur")
ADVERSAIRE: Final = Noun("adversaire")
POINT_ARMURE: Final = Noun("point d’armure", many="points d’armure")
COUNTERS: Final = {
    "power": Noun("marqueur +1 en puissance", many="marqueurs +1 en puissance"),
    "doom": Noun("marqueur fatalité", many="marqueurs fatalité"),
}
NOUNS: Final = {
    "creature": CREATURE, "artifact": ARTEFACT, "upgrade": AMELIORATION, "action_card": CARTE_ACTION, "card": CARTE,
}  # fmt: skip
OF_TYPE: Final = {
    names.CREATURE: CREATURE, names.ARTIFACT: ARTEFACT, names.UPGRADE: AMELIORATION, names.ACTION: CARTE,
}  # fmt: skip
ZONES: Final = {
    names.HAND: Noun("main", True), names.DECK: Noun("deck"), names.DISCARD: Noun("défausse", True),
    names.ARCHIVES: Noun("archives", True, "archives"),
}  # fmt: skip


BY_NAME: Final = {
    n.one: n for n in (AOMBRE, DEGAT, CARTE, CHAINE, RESERVE, ETAPE, TOUR, CONTROLEUR, PROPRIETAIRE, *ZONES.values())
}  # fmt: skip


# ------------------------------------------------------------------ names of the game
HOUSES: Final = {
    "brobnar": "Brobnar", "dis": "Dis", "logos": "Logos", "mars": "Mars", "sanctum": "Sanctum", "shadows": "Ombres",
    "untamed": "Indomptés",
}  # fmt: skip
PLURAL_HOUSES: Final = ("shadows", "untamed")
NAMED_HOUSES: Final = {
    "chosen_house": "la Maison choisie",
    "active_house": "la Maison active",
    "all_houses": "toutes les Maisons",
}
TRAITS: Final = {
    "agent": "Agent", "ai": "IA", "ally": "Allié", "angel": "Ange", "beast": "Bête", "cyborg": "Cyborg", "demon": "Démon",
    "dragon": "Dragon", "elf": "Elfe", "equation": "Équation", "faerie": "Fée", "fungus": "Champignon", "giant": "Géant",
    "goblin": "Gobelin", "horseman": "Cavalier", "human": "Humain", "imp": "Farfadet", "insect": "Insecte", "item": "Objet",
    "knight": "Chevalier", "law": "Loi", "location": "Lieu", "martian": "Martien", "merchant": "Marchand", "monk": "Moine",
    "mutant": "Mutant", "niffle": "Niffleur", "power": "Pouvoir", "priest": "Prêtre", "quest": "Quête", "ranger": "Rôdeur",
    "rat": "Rat", "robot": "Robot", "scientist": "Scientifique", "shard": "Éclat", "soldier": "Soldat", "specter": "Spectre",
    "spirit": "Esprit", "thief": "Voleur", "tree": "Arbre", "vehicle": "Véhicule", "weapon": "Arme", "witch": "Sorcière",
    "[redacted]": "[SUPPRIMÉ]",
}  # fmt: skip
LABELS: Final = {
    names.PLAY: "Jouez", names.FIGHT: "Combat", names.REAP: "Moisson", names.BEFORE_FIGHT: "Avant le Combat",
    names.DESTROYED: "Détruit", names.LEAVES_PLAY: "Quitte le Jeu", names.ACTION_LABEL: "Action", names.OMNI: "Omni",
}  # fmt: skip
STEPS: Final = {"forge_step": "« Forger une clé »", "draw_step": "« Piocher des cartes »"}
ORDINALS: Final = ("", "première", "deuxième", "troisième")


def house(name: str) -> str:
    """A house's name: Mars, Ombres."""
    return HOUSES[name]


def the_house(name: str) -> str:
    """A house with its article: la Maison Mars, la Maison des Ombres."""
    if name in NAMED_HOUSES:
        return NAMED_HOUSES[name]
    return f"la Maison des {HOUSES[name]}" if name in PLURAL_HOUSES else f"la Maison {HOUSES[name]}"


def trait(name: str) -> str:
    """A trait: Géant, Chevalier."""
    return TRAITS.get(name, name.capitalize())


def keyword(name: str, n: int = 0) -> str:
    """A keyword in the middle of a sentence: insaisissable, assaut (2)."""
    word = KEYWORDS[name].said.text("fr")
    return f"{word} ({n})" if n else word


# ------------------------------------------------------------------ players
def whole(text: str, noun: Noun = JOUEUR) -> NP:
    return np(text, noun)


PLAYERS: Final = {
    "you": YOU, "opponent": whole("votre adversaire", ADVERSAIRE), "each_player": whole("chaque joueur"),
    "any_player": whole("un joueur"), "they": whole("ce joueur"), "chosen_player": whole("le joueur choisi"),
    "supply": whole("le stock commun"),
}  # fmt: skip
ATTACHED_TO_IT: Final = {"its_controller": CONTROLEUR, "its_owner": PROPRIETAIRE, "its_opponent": ADVERSAIRE}


# ------------------------------------------------------------------ references
KEYS: Final = {"them": "it", "its": "it"}
NAMED: Final = ("this", "this_creature", "chosen", "opposing", "it")  # references that stand for known cards
MEASURES: Final = {"power": Noun("puissance", True), "bonus": Noun("bonus d’Aombre"), "armor": Noun("armure", True)}
PLAYER_UNITS: Final = {
    "amber": AOMBRE, "keys": Noun("clé forgée", True, "clés forgées"),
    "unforged_keys": Noun("clé non forgée", True, "clés non forgées"),
}  # fmt: skip


# ------------------------------------------------------------------ choice and flow
DOMAINS: Final = {"house": "une Maison", "number": "un nombre", "player": "un joueur"}


def type_name(type: str) -> str:
    """The type of a card in a word: créature, artéfact."""
    return NOUNS[type].one if type in NOUNS else type


def agreeing(adjective: str, type: str) -> str:
    """An adjective beside a card of a type; it comes in the feminine form: redressée, redressé."""
    return adjective if NOUNS[type].fem else adjective.removesuffix("e")


def labels(numbers: tuple[int, ...]) -> str:
    """Boldface words: Combat/Moisson."""
    return "/".join([LABELS[n] for n in numbers])
