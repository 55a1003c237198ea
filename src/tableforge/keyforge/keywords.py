"""Every keyword of KeyForge in one row: its bit, the rule that it cites, and what the lexicon calls it."""

from __future__ import annotations

from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge.lexicon import LEXICON
from tableforge.words.keyword import Keyword, Keywords

KEYWORDS: Final = Keywords(
    [
        Keyword("alpha", names.ALPHA, "KF.alpha", LEXICON.text_of("keyword:alpha")),
        Keyword("assault", names.ASSAULT, "KF.assault-x", LEXICON.text_of("keyword:assault")),
        Keyword("deploy", names.DEPLOY, "KF.deploy", LEXICON.text_of("keyword:deploy")),
        Keyword("elusive", names.ELUSIVE, "KF.elusive", LEXICON.text_of("keyword:elusive")),
        Keyword("hazardous", names.HAZARDOUS, "KF.hazardous-x", LEXICON.text_of("keyword:hazardous")),
        Keyword("omega", names.OMEGA, "KF.omega", LEXICON.text_of("keyword:omega")),
        Keyword("poison", names.POISON, "KF.poison", LEXICON.text_of("keyword:poison")),
        Keyword("skirmish", names.SKIRMISH, "KF.skirmish", LEXICON.text_of("keyword:skirmish")),
        Keyword("taunt", names.TAUNT, "KF.taunt", LEXICON.text_of("keyword:taunt")),
    ]
)
