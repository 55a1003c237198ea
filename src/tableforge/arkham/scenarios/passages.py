"""The story that is read aloud: every passage in every language, by its id, and the sentences of the campaign log."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from tableforge.arkham.lexicon import LEXICON
from tableforge.tongue.text import Text

# what the campaign log says, by the flag that the rules know it by
FLAGS: Final = {
    "house-standing": Text("The house is still standing.", "La maison est toujours debout."),
    "house-burned": Text("The house has burned down.", "La maison a brûlé."),
    "ghoul-priest-alive": Text("The Ghoul Priest is still alive.", "Le Prêtre Goule est toujours en vie."),
    "lita-finds-others": Text("Lita had to look for other allies.", "Lita a dû se chercher d’autres alliés."),
    "past-midnight": Text("It is past midnight.", "Minuit est passé."),
    "arkham-succumbed": Text("Arkham has fallen to Umôrdhoth.", "Arkham est tombée aux mains d’Umôrdhoth."),
    "ritual-broken": Text("The ritual was broken.", "Le rituel a été rompu."),
    "umordhoth-repelled": Text("Umôrdhoth was driven back.", "Umôrdhoth a été repoussé."),
    "lita-sacrificed": Text("Lita Chantler was given to Umôrdhoth.", "Lita Chantler a été livrée à Umôrdhoth."),
}

LISTS: Final = {
    "cultists-interrogated": Text("Cultists who were questioned: {names}.", "Cultistes interrogés : {names}."),
    "cultists-got-away": Text("Cultists who got away: {names}.", "Cultistes qui se sont échappés : {names}."),
}
TOKENS: Final = {"elder-thing": LEXICON.text_of("symbol:elder-thing")}


@cache
def passages() -> dict[str, Text]:
    """All passages, from the files beside this one."""
    out: dict[str, Text] = {}
    for file in sorted(Path(__file__).parent.glob("*.toml")):
        for id, texts in tomllib.loads(file.read_text("utf-8")).items():
            out[id] = Text.of({lang: text.strip() for lang, text in texts.items()})
    return out


def passage(id: str) -> Text:
    """A passage as it is read aloud."""
    return passages()[id]
