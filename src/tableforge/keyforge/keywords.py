"""Every keyword of KeyForge in one row: its bit, the rule that it cites, and its name in each language."""

from __future__ import annotations

from typing import Final, NamedTuple

from tableforge.keyforge import names


class Keyword(NamedTuple):
    """One keyword.  `name` is what cards, views and saves call it; `bit` is what the engine asks for."""

    name: str
    bit: int
    rule: str
    en: str
    fr: str


ROWS: Final = (
    Keyword("alpha", names.ALPHA, "KF.alpha", "alpha", "alpha"),
    Keyword("assault", names.ASSAULT, "KF.assault-x", "assault", "assaut"),
    Keyword("deploy", names.DEPLOY, "KF.deploy", "deploy", "déploiement"),
    Keyword("elusive", names.ELUSIVE, "KF.elusive", "elusive", "insaisissable"),
    Keyword("hazardous", names.HAZARDOUS, "KF.hazardous-x", "hazardous", "hasardeux"),
    Keyword("omega", names.OMEGA, "KF.omega", "omega", "oméga"),
    Keyword("poison", names.POISON, "KF.poison", "poison", "poison"),
    Keyword("skirmish", names.SKIRMISH, "KF.skirmish", "skirmish", "escarmouche"),
    Keyword("taunt", names.TAUNT, "KF.taunt", "taunt", "provocation"),
)
KEYWORDS: Final = {k.name: k for k in ROWS}


def among(bits: int) -> list[str]:
    """The names of the keywords whose bits are set.

    >>> among(names.ELUSIVE | names.TAUNT)
    ['elusive', 'taunt']
    """
    return [k.name for k in ROWS if bits & k.bit]
