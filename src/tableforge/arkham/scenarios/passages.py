"""The story that is read aloud: every passage in every language, by its id, and the sentences of the campaign log."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from tableforge.tongue.both import Both

# what the campaign log says, by the flag that the rules know it by
FLAGS: Final = {
    "house-standing": Both("The house is still standing.", "La maison est toujours debout."),
    "house-burned": Both("The house has burned down.", "La maison a brûlé."),
    "ghoul-priest-alive": Both("The Ghoul Priest is still alive.", "Le Prêtre Goule est toujours en vie."),
    "lita-finds-others": Both("Lita had to look for other allies.", "Lita a dû se chercher d’autres alliés."),
    "past-midnight": Both("It is past midnight.", "Minuit est passé."),
    "arkham-succumbed": Both("Arkham has fallen to Umôrdhoth.", "Arkham est tombée aux mains d’Umôrdhoth."),
    "ritual-broken": Both("The ritual was broken.", "Le rituel a été rompu."),
    "umordhoth-repelled": Both("Umôrdhoth was driven back.", "Umôrdhoth a été repoussé."),
    "lita-sacrificed": Both("Lita Chantler was given to Umôrdhoth.", "Lita Chantler a été livrée à Umôrdhoth."),
}

LISTS: Final = {
    "cultists-interrogated": Both("Cultists who were questioned: {names}.", "Cultistes interrogés : {names}."),
    "cultists-got-away": Both("Cultists who got away: {names}.", "Cultistes qui se sont échappés : {names}."),
}
TOKENS: Final = {"elder-thing": Both("elder thing", "chose très ancienne")}


@cache
def passages() -> dict[str, Both]:
    """All passages, from the files beside this one."""
    out: dict[str, Both] = {}
    for file in sorted(Path(__file__).parent.glob("*.toml")):
        for id, texts in tomllib.loads(file.read_text("utf-8")).items():
            out[id] = Both.of({lang: text.strip() for lang, text in texts.items()})
    return out


def passage(id: str) -> Both:
    """A passage as it is read aloud."""
    return passages()[id]
