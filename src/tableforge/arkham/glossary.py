"""The words of Arkham Horror that a learner may look up where they stand: each with the rule that says what it means.

A word of the lexicon stands as its id; of any other the forms stand side by side, as cards, questions and the story have them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tableforge.tongue.lexicon import Row

GLOSSARY: Final[Mapping[str, Row]] = {
    "AH.attack-of-opportunity": (
        "attack of opportunity|attacks of opportunity",
        "attaque d’opportunité|attaques d’opportunité",
    ),
    "AH.skill-test": ("skill-test",),
    "AH.commit": ("commit|commits|committed", "attribuer|attribuez|attribue|attribuée|attribuées"),
    "AH.evade": ("evade|evades|evaded|evasion attempt", "échapper|évasion"),
    "AH.fight": ("fight|fights", "combattre"),
    "AH.investigate": ("investigate|investigates|investigation", "enquêter|enquête|investigation"),
    "AH.engage-action": ("engage|engages|engaged", "engager|engage|engagé|engagés"),
    "AH.disengage": ("disengage|disengages", "désengager|désengage"),
    "AH.damage-and-horror": ("damage|horror", "dégât|dégâts|horreur|horreurs"),
    "AH.direct-damage": (
        "direct damage|direct horror",
        "dégât direct|dégâts directs|horreur directe|horreurs directes",
    ),
    "AH.doom-in-play": ("doom",),
    "AH.discover-clue": ("clue",),
    "AH.act-and-agenda": ("act|acts|agenda", "acte|actes|intrigue"),
    "AH.exhausted": ("exhausted|exhaust|exhausts", "incliné|inclinée|inclinés|inclinées|incliner|inclinez"),
    "AH.threat-area": ("zone:threat",),
    "AH.slots": ("slot",),
    "AH.uses": ("uses", "utilisations"),
    "AH.forced-abilities": ("forced", "forcé|forcée"),
    "AH.free-triggered-abilities": ("free triggered ability", "capacité déclenchée gratuite"),
    "AH.reaction-abilities": ("reaction", "réaction"),
    "AH.revelation": ("revelation", "révélation"),
    "AH.lead-investigator": ("lead investigator", "investigateur principal"),
    "AH.victory-display": ("zone:victory",),
    "AH.spawn-instruction": ("spawn|spawns", "génération"),
    "AH.prey": ("prey", "proie"),
    "AH.basic-weakness": ("basic-weakness",),
    "AH.trauma-from-defeat": ("trauma|traumas", "traumatisme|traumatismes"),
    "AH.elder-sign-ability": ("symbol:elder-sign",),
    "AH.automatic-failure": ("symbol:auto-fail",),
    "AH.player-windows": ("player-window",),
    "AH.mulligan": ("mulligan", "mulligan"),
    "AH.unique": ("unique",),
    "AH.set-aside": ("set aside", "mis de côté|mise de côté|mises de côté"),
}
