"""Every keyword of KeyForge in one row: its bit, the rule that it cites, and its name in each language."""

from __future__ import annotations

from typing import Final

from tableforge.keyforge import names
from tableforge.tongue.both import Both
from tableforge.words.keyword import Keyword, Keywords

KEYWORDS: Final = Keywords([
    Keyword("alpha", names.ALPHA, "KF.alpha", Both("alpha", "alpha")),
    Keyword("assault", names.ASSAULT, "KF.assault-x", Both("assault", "assaut")),
    Keyword("deploy", names.DEPLOY, "KF.deploy", Both("deploy", "déploiement")),
    Keyword("elusive", names.ELUSIVE, "KF.elusive", Both("elusive", "insaisissable")),
    Keyword("hazardous", names.HAZARDOUS, "KF.hazardous-x", Both("hazardous", "hasardeux")),
    Keyword("omega", names.OMEGA, "KF.omega", Both("omega", "oméga")),
    Keyword("poison", names.POISON, "KF.poison", Both("poison", "poison")),
    Keyword("skirmish", names.SKIRMISH, "KF.skirmish", Both("skirmish", "escarmouche")),
    Keyword("taunt", names.TAUNT, "KF.taunt", Both("taunt", "provocation")),
])  # fmt: skip
