"""The words of Fateforge that a learner may look up where they stand: each with the rule that says what it means.

A word of the lexicon stands as its id; of any other the forms stand side by side, as cards, questions and the story have them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tableforge.tongue.lexicon import Row

GLOSSARY: Final[Mapping[str, Row]] = {
    "FF.strip": ("strip",),
    "FF.resistance": ("resistance",),
    "FF.parry": ("Parry|Parries|Parry token|Parry tokens", "Parade|Parades|jeton Parade|jetons Parade"),
    "FF.focus": ("Focus|Focuses", "Concentration|Concentrations"),
    "FF.miss": ("miss",),
    "FF.armour": ("armour",),
    "FF.toxic": ("toxic|toxic damage", "toxique|toxiques|dégât toxique|dégâts toxiques"),
    "FF.stun-hero": ("stun|stunned", "étourdir|étourdi|étourdie|étourdis"),
    "FF.push": ("push|pushes|pushed", "pousser|pousse|poussé|poussée"),
    "FF.pull": ("pull|pulls|pulled", "attirer|attire|attiré|attirée"),
    "FF.knocked-out": ("state:down",),
    "FF.corruption": ("corruption",),
    "FF.fear": ("fear",),
    "FF.sprint": ("sprint|sprints|sprinted", "sprint|sprinter|sprinte"),
    "FF.triple": ("triple|triples", "brelan|brelans"),
    "FF.recurrent": ("freq:recurrent",),
    "FF.single": ("freq:single",),
    "FF.weak-point": ("weak-point",),
    "FF.exit-token": ("exit",),
    "FF.defended": ("state:defended",),
    "FF.trap": ("trap",),
    "FF.snare": ("snare",),
    "FF.portal": ("portal",),
    "FF.fountain": ("fountain",),
    "FF.barricade": ("barricade",),
    "FF.chest": ("chest",),
    "FF.difficult": ("difficult-terrain",),
    "FF.upkeep": ("step:upkeep",),
    "FF.preparation": ("step:preparation",),
    "FF.victory-point": ("victory-point",),
    "FF.reputation": ("reputation",),
    "FF.side-quest": ("side-quest",),
    "FF.taunt": ("taunt",),
    "FF.mark": ("mark|marks|marked", "marque|marquer|marqué|marquée"),
    "FF.stance": ("stance",),
    "FF.initiative": ("initiative", "initiative"),
    "FF.trait-points": ("trait-point",),
    "FF.joker": ("joker|jokers", "joker|jokers"),
    "FF.revive": ("revive|revives|revived", "relever|relevé|relevée"),
}
