"""The terms of KeyForge as French sentences need them: nouns, players, houses, traits, keywords, labels."""

from __future__ import annotations

from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge.lexicon import LEXICON
from tableforge.tongue.fr import NP, YOU, Noun, noun, np


# ------------------------------------------------------------------ nouns
def term(id: str) -> Noun:
    """A noun of the game's lexicon."""
    return noun(LEXICON.terms[id])


CREATURE: Final = term("creature")
ARTEFACT: Final = term("artifact")
AMELIORATION: Final = term("upgrade")
CARTE: Final = term("card")
CARTE_ACTION: Final = term("action-card")
EXEMPLAIRE: Final = term("copy")
VOISINE: Final = term("neighbor")
AOMBRE: Final = term("aember")
DEGAT: Final = term("damage")
CLE: Final = term("key")
CHAINE: Final = term("chain")
RESERVE: Final = term("pool")
TOUR: Final = term("turn")
ETAPE: Final = term("step")
JOUEUR: Final = term("player")
PROPRIETAIRE: Final = term("owner")
CONTROLEUR: Final = term("controller")
ADVERSAIRE: Final = term("opponent")
POINT_ARMURE: Final = term("armor-point")
COUNTERS: Final = {"power": term("counter:power"), "doom": term("counter:doom")}
NOUNS: Final = {
    "creature": CREATURE,
    "artifact": ARTEFACT,
    "upgrade": AMELIORATION,
    "action_card": CARTE_ACTION,
    "card": CARTE,
}
OF_TYPE: Final = {
    names.CREATURE: CREATURE,
    names.ARTIFACT: ARTEFACT,
    names.UPGRADE: AMELIORATION,
    names.ACTION: CARTE,
}
ZONES: Final = {
    names.HAND: term("zone:hand"),
    names.DECK: term("zone:deck"),
    names.DISCARD: term("zone:discard"),
    names.ARCHIVES: term("zone:archives"),
}


BY_NAME: Final = {
    n.one: n for n in (AOMBRE, DEGAT, CARTE, CHAINE, RESERVE, ETAPE, TOUR, CONTROLEUR, PROPRIETAIRE, *ZONES.values())
}


# ------------------------------------------------------------------ names of the game
HOUSES: Final = {house: LEXICON.word("fr", house) for house in names.HOUSES}
PLURAL_HOUSES: Final = ("shadows", "untamed")
NAMED_HOUSES: Final = {
    "chosen_house": "la Maison choisie",
    "active_house": "la Maison active",
    "all_houses": "toutes les Maisons",
}
LABELS: Final = {
    n: LEXICON.label("fr", f"label:{label}") for n, label in enumerate(names.LABELS) if n != names.AS_PLAYED
}
STEPS: Final = {f"{step}_step": f"« {LEXICON.label('fr', f'full-step:{step}')} »" for step in ("forge", "draw")}
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
    return LEXICON.word("fr", f"trait:{name}")


def keyword(name: str, n: int = 0) -> str:
    """A keyword in the middle of a sentence: insaisissable, assaut (2)."""
    word = LEXICON.word("fr", f"keyword:{name}")
    return f"{word} ({n})" if n else word


# ------------------------------------------------------------------ players
def whole(text: str, noun: Noun = JOUEUR) -> NP:
    return np(text, noun)


PLAYERS: Final = {
    "you": YOU,
    "opponent": whole("votre adversaire", ADVERSAIRE),
    "each_player": whole("chaque joueur"),
    "any_player": whole("un joueur"),
    "they": whole("ce joueur"),
    "chosen_player": whole("le joueur choisi"),
    "supply": whole("le stock commun"),
}
ATTACHED_TO_IT: Final = {"its_controller": CONTROLEUR, "its_owner": PROPRIETAIRE, "its_opponent": ADVERSAIRE}


# ------------------------------------------------------------------ references
KEYS: Final = {"them": "it", "its": "it"}
NAMED: Final = ("this", "this_creature", "chosen", "opposing", "it")  # references that stand for known cards
MEASURES: Final = {name: term(name) for name in ("power", "bonus", "armor")}
PLAYER_UNITS: Final = {"amber": AOMBRE, "keys": term("key:forged"), "unforged_keys": term("key:unforged")}


# ------------------------------------------------------------------ choice and flow
DOMAINS: Final = {"house": "une Maison", "number": "un nombre", "player": "un joueur"}


def labels(numbers: tuple[int, ...]) -> str:
    """Boldface words: Combat/Moisson."""
    return "/".join([LABELS[n] for n in numbers])
