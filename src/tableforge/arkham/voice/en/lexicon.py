"""The English names of Arkham Horror: skills, tokens, signs, traits, zones, types, keywords."""

from __future__ import annotations

import re
from typing import Final

from tableforge.arkham import names
from tableforge.arkham.words import ANY_SKILL, TRAITS

CLASSES: Final = ("Guardian", "Seeker", "Rogue", "Mystic", "Survivor", "Neutral", "Mythos")
TYPES: Final = names.TYPES
STATS: Final = {
    names.WILLPOWER: "willpower", names.INTELLECT: "intellect", names.COMBAT: "combat", names.AGILITY: "agility",
    names.FIGHT: "fight", names.EVADE: "evade", names.HEALTH: "health", names.SANITY: "sanity", names.SHROUD: "shroud",
    names.ATTACK_DAMAGE: "damage", names.ATTACK_HORROR: "horror", names.SKILL_VALUE: "to your skill value",
    names.EACH_SKILL: "to each of your skills", ANY_SKILL: "to a skill of your choice",
}  # fmt: skip
# one and several of each kind of token
TOKENS: Final = {
    names.DAMAGE: ("damage", "damage"), names.HORROR: ("horror", "horror"), names.CLUE: ("clue", "clues"),
    names.DOOM: ("doom", "doom"), names.RESOURCE: ("resource", "resources"), names.AMMO: ("ammo", "ammo"),
    names.CHARGE: ("charge", "charges"), names.SUPPLY: ("supply", "supplies"), names.SECRET: ("secret", "secrets"),
}  # fmt: skip
ZONES: Final = {
    names.HAND: "hand", names.DECK: "deck", names.DISCARD: "discard pile", names.ENCOUNTER_DECK: "encounter deck",
    names.ENCOUNTER_DISCARD: "encounter discard pile", names.VICTORY: "victory display", names.COLLECTION: "collection",
    names.EXTRA_DECK: "Cultist deck",
}  # fmt: skip
PHASES: Final = {
    names.MYTHOS: "mythos phase", names.INVESTIGATION: "investigation phase", names.ENEMY_PHASE: "enemy phase",
    names.UPKEEP: "upkeep phase",
}  # fmt: skip
PERIODS: Final = {
    names.TEST: "test", names.TURN: "turn", names.PHASE: "phase", names.ROUND: "round", names.GAME: "game",
}  # fmt: skip
TESTS: Final = {
    names.PLAIN: "skill test", names.ATTACK: "attack", names.EVASION: "evasion attempt",
    names.INVESTIGATION_TEST: "investigation",
}  # fmt: skip
DOING: Final = {names.ATTACK: "attacking", names.EVASION: "evading", names.INVESTIGATION_TEST: "investigating"}
DESIGNATORS: Final = {
    names.A_FIGHT: "Fight", names.AN_EVASION: "Evade", names.AN_INVESTIGATION: "Investigate", names.A_PARLEY: "Parley",
    names.A_RESIGNATION: "Resign", names.A_MOVE: "move",
}  # fmt: skip
KEYWORDS: Final = {
    "fast": "Fast", "hunter": "Hunter", "retaliate": "Retaliate", "massive": "Massive", "aloof": "Aloof", "peril": "Peril",
    "surge": "Surge",
}  # fmt: skip
SYMBOLS: Final = ("skull", "cultist", "tablet", "elder thing", "automatic failure", "elder sign")  # in the order of the faces
SLOTS: Final = names.SLOTS
TIMES: Final = {1: "once", 2: "twice"}
SECTIONS: Final = {"cultists-got-away": "the cultists who got away"}  # of the campaign log
# titles that stand behind an article, as places and offices do
WITH_THE: Final = frozenset(
    (
        "Study", "Hallway", "Attic", "Cellar", "Parlor", "Graveyard", "Main Path", "Ritual Site", "Ghoul Priest",
    )
)  # fmt: skip
# who is not "it": as a subject and as an object
PEOPLE: Final = {
    "Aquinnah": ("she", "her"), "Lita Chantler": ("she", "her"), "Ruth Turner": ("she", "her"),
    "Victoria Devereux": ("she", "her"), "Agnes Baker": ("she", "her"), '"Wolf-Man" Drew': ("he", "him"),
    "Herman Collins": ("he", "him"), "Peter Warren": ("he", "him"),
}  # fmt: skip


def trait(name: str) -> str:
    return TRAITS[name][0]


def sign(face: int) -> str:
    """A symbol of a chaos token, as it stands in a text: [elder sign]."""
    return f"[{SYMBOLS[face - names.SKULL]}]"


def finished(text: str) -> str:
    """Text with typographic apostrophes and quotation marks."""
    return re.sub(r'"([^"]*)"', r"“\1”", text.replace("'", "’"))


def called(title: str) -> str:
    """A title in the middle of a sentence."""
    return f"the {title}" if title in WITH_THE else title


def type_name(type: int) -> str:
    return "scenario reference" if type == names.SCENARIO else TYPES[type]
