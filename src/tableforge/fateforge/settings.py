"""What can be set before a game of Fateforge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tableforge.fateforge import refusals
from tableforge.fateforge.editions import NAMES
from tableforge.kernel.settings import (
    FORCED_ASKS,
    NATURE_ASKS,
    PRACTICE,
    Data,
    Edition,
    Flag,
    Kind,
    Number,
    Setting,
)
from tableforge.tongue.both import Both

MOST_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class HeroChoice(Kind):
    """The heroes that play, by their ids; which there are, the content says."""

    name = "heroes"
    listed = True

    def takes(self, seats: int) -> Both:
        return refusals.SOME_HEROES

    def fits(self, value: object, seats: int) -> bool:
        return isinstance(value, (list, tuple, str)) and bool(value)

    def kept(self, value: Any, seats: int) -> Any:
        if isinstance(value, str):
            value = [x.strip() for x in value.split(",")]
        return [str(x) for x in value]

    def read(self, text: str) -> Any:
        return [x.strip() for x in text.split(",") if x.strip()]

    def metavar(self) -> Both:
        return Both("HERO,HERO", "HÉROS,HÉROS")


@dataclass(frozen=True, slots=True)
class Name(Kind):
    """The id of something in the content; which there are, the content says."""

    name = "name"

    def takes(self, seats: int) -> Both:
        return refusals.A_NAME

    def fits(self, value: object, seats: int) -> bool:
        return isinstance(value, str)

    def metavar(self) -> Both:
        return Both("NAME", "NOM")


SETTINGS: Final = (
    Setting("rules", Edition(NAMES), NAMES[-1], Both("the rulebook", "le livret de règles"), offered=False),
    Setting("seats", Number(1, MOST_SEATS), 2, Both("how many people play", "combien de personnes jouent")),
    Setting("heroes", HeroChoice(), ["mercenary", "shaman"], Both("the heroes", "les héros")),
    Setting("quest", Name(), "missing-caravan", Both("the quest of Battle mode", "la quête du mode Bataille")),
    Setting(
        "scene",
        Name(),
        "",
        Both("one combat scene instead of a quest", "une seule scène de combat au lieu d’une quête"),
    ),
    Setting("ally", Name(), "", Both("an ally who comes along", "un allié qui accompagne les héros")),
    Setting(
        "hardcore",
        Flag(),
        False,
        Both("Hardcore: no advice in the action phase", "Hardcore : aucun conseil en phase d’action"),
    ),
    Setting("content", Name(), "", Both("a folder with other content", "un dossier avec un autre contenu")),
    PRACTICE,
    Setting("prepared", Data(), [], Both("what the story has prepared", "ce que l’histoire a préparé"), offered=False),
    NATURE_ASKS,
    FORCED_ASKS,
    Setting("position", Data(), None, Both("a position to begin from", "une position de départ"), offered=False),
)
