"""The words of KeyForge that a learner may look up where they stand: each with the rule that says what it means.

A word of the lexicon stands as its id; of any other the forms stand side by side, as cards, questions and the story have them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tableforge.tongue.lexicon import Row

GLOSSARY: Final[Mapping[str, Row]] = {
    "KF.reap": ("reap|reaps|reaped|reaping", "moisson|moissonner|moissonne|moissonné"),
    "KF.fight": ("fight|fights|fought|fighting", "combattre|combat|combats"),
    "KF.steal": ("steal|steals|stole|stolen", "voler|vole|volez|volé|volés"),
    "KF.capture": ("capture|captures|captured", "capturer|capture|capturez|capturé|capturés"),
    "KF.purge": ("purge|purges|purged", "purger|purge|purgez|purgée|purgées"),
    "KF.zone-archives": ("archive|archives|archived", "archives|archiver|archive|archivez|archivée"),
    "KF.stunning": ("stun|stunned", "sonner|sonne|sonnez|sonné|sonnée|sonnés"),
    "KF.exhausted-stays-exhausted": (
        "exhausted|exhaust|exhausts",
        "incliné|inclinée|inclinés|inclinées|incliner|inclinez",
    ),
    "KF.flank-creature": ("flank",),
    "KF.neighbors": ("neighbor",),
    "KF.armor": ("armor",),
    "KF.sacrifice": ("sacrifice|sacrifices|sacrificed", "sacrifier|sacrifiez|sacrifié|sacrifiée"),
    "KF.destroyed": ("destroyed|destroy|destroys", "détruit|détruite|détruits|détruites|détruire|détruisez"),
    "KF.chains-penalty": ("chain",),
    "KF.key-current-cost": ("forge|forges|forged", "forger|forge|forgez|forgée|forgées"),
    "KF.announce-check": ("check",),
    "KF.setup-mulligan": ("mulligan",),
    "KF.aember-bonus-first": ("bonus",),
    "KF.rule-of-six": ("Rule of Six", "Règle de Six"),
    "KF.heal": ("heal|heals|healed", "soigner|soignez|soigne|soignée"),
    "KF.artifact-omni": ("verb:omni",),
    "KF.battleline": ("zone:line",),
    "KF.maverick": ("maverick",),
}
