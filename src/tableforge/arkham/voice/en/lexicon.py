"""The terms of Arkham Horror as English sentences need them."""

from __future__ import annotations

import re
from typing import Final

from tableforge.arkham import names
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.words import ANY_SKILL, TRAITS
from tableforge.tongue.sentence import capitalise


def word(id: str) -> str:
    return LEXICON.word("en", id)


CLASSES: Final = tuple([word(name) for name in names.CLASSES])
STATS: Final = {
    names.WILLPOWER: word("willpower"),
    names.INTELLECT: word("intellect"),
    names.COMBAT: word("combat"),
    names.AGILITY: word("agility"),
    names.FIGHT: word("fight"),
    names.EVADE: word("evade"),
    names.HEALTH: word("health"),
    names.SANITY: word("sanity"),
    names.SHROUD: word("shroud"),
    names.ATTACK_DAMAGE: word("damage"),
    names.ATTACK_HORROR: word("horror"),
    names.SKILL_VALUE: "to your skill value",
    names.EACH_SKILL: "to each of your skills",
    ANY_SKILL: "to a skill of your choice",
}
# one and several of each kind of token
TOKENS: Final = {n: (word(token), word(f"{token}#many")) for n, token in enumerate(names.TOKENS)}
ZONES: Final = {
    names.HAND: word("zone:hand"),
    names.DECK: word("zone:deck"),
    names.DISCARD: word("discard-pile"),
    names.ENCOUNTER_DECK: word("zone:encounter"),
    names.ENCOUNTER_DISCARD: word("encounter-discard-pile"),
    names.VICTORY: word("zone:victory"),
    names.COLLECTION: word("zone:collection"),
    names.EXTRA_DECK: word("zone:extra-deck"),
}
PHASES: Final = {n: word(f"full-phase:{phase}") for n, phase in enumerate(names.PHASES)}
PERIODS: Final = {
    names.TEST: word("test"),
    names.TURN: word("turn"),
    names.PHASE: word("phase"),
    names.ROUND: word("round"),
    names.GAME: word("game"),
}
TESTS: Final = {
    names.PLAIN: word("skill-test"),
    names.ATTACK: word("attack"),
    names.EVASION: word("evasion"),
    names.INVESTIGATION_TEST: word("investigation"),
}
DOING: Final = {names.ATTACK: "attacking", names.EVASION: "evading", names.INVESTIGATION_TEST: "investigating"}
DESIGNATORS: Final = {
    names.A_FIGHT: capitalise(word("verb:fight")),
    names.AN_EVASION: capitalise(word("verb:evade")),
    names.AN_INVESTIGATION: capitalise(word("verb:investigate")),
    names.A_PARLEY: capitalise(word("verb:parley")),
    names.A_RESIGNATION: capitalise(word("verb:resign")),
    names.A_MOVE: word("verb:move"),
}
KEYWORDS: Final = {name: row[0] for name, row in LEXICON.rows_with_mark("keyword:").items()}
SYMBOLS: Final = tuple([row[0] for row in LEXICON.rows_with_mark("symbol:").values()])  # in the order of the faces
SLOTS: Final = tuple([word(f"slot:{slot}") for slot in names.SLOTS])
TIMES: Final = {1: "once", 2: "twice"}
SECTIONS: Final = {"cultists-got-away": "the cultists who got away"}  # of the campaign log
# titles that stand behind an article, as places and offices do
WITH_THE: Final = frozenset(
    (
        "Study",
        "Hallway",
        "Attic",
        "Cellar",
        "Parlor",
        "Graveyard",
        "Main Path",
        "Ritual Site",
        "Ghoul Priest",
    )
)
# who is not "it": as a subject and as an object
PEOPLE: Final = {
    "Aquinnah": ("she", "her"),
    "Lita Chantler": ("she", "her"),
    "Ruth Turner": ("she", "her"),
    "Victoria Devereux": ("she", "her"),
    "Agnes Baker": ("she", "her"),
    '"Wolf-Man" Drew': ("he", "him"),
    "Herman Collins": ("he", "him"),
    "Peter Warren": ("he", "him"),
}


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
