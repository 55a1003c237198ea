"""What can be set before a game of Fateforge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tableforge.fateforge import cards, refusals
from tableforge.fateforge.cards import tales
from tableforge.fateforge.editions import NAMES
from tableforge.fateforge.names import HERO_LIMIT
from tableforge.kernel.settings import (
    FORCED_ASKS,
    NATURE_ASKS,
    PRACTICE,
    TAUGHT,
    Data,
    Edition,
    Flag,
    Kind,
    OneOf,
    Setting,
    WholeNumber,
)
from tableforge.tongue.text import Text

MOST_SEATS: Final = 4
LEAST_HEROES: Final = 2
ON_SCREEN, AT_A_TABLE, ALONE_AT_A_TABLE = "no", "group", "solo"  # with a real board or without


@dataclass(frozen=True, slots=True)
class HeroChoice(Kind):
    """The heroes that play, by their ids or by the names of ours; which there are, the content says."""

    name = "heroes"
    listed = True

    def takes(self, seats: int) -> Text:
        return refusals.SOME_HEROES

    def fits(self, value: object, seats: int) -> bool:
        return isinstance(value, (list, tuple, str)) and bool(value)

    def to_plain(self, value: Any, seats: int) -> Any:
        if isinstance(value, str):
            value = [x.strip() for x in value.split(",")]
        return [id_of(str(x)) for x in value]

    def read(self, text: str) -> Any:
        return [x.strip() for x in text.split(",") if x.strip()]

    def metavar(self) -> Text:
        return Text("HERO,HERO", "HÉROS,HÉROS")

    def limits(self) -> dict[str, Any]:
        return {"words": [hero.id for hero in cards.pack().heroes], "least": LEAST_HEROES, "most": HERO_LIMIT}


def id_of(named: str) -> str:
    """The id of the hero of ours who goes by this name (`Varsha`, in small letters or not); any other word as it stands."""
    heroes = cards.pack().heroes
    return next((h.id for h in heroes if h.name and h.name.casefold() == named.casefold()), named)


@dataclass(frozen=True, slots=True)
class Name(Kind):
    """The id of something in the content; which there are, the content says."""

    of: str  # quests, scenes, allies, tales
    name = "name"

    def takes(self, seats: int) -> Text:
        return refusals.A_NAME

    def fits(self, value: object, seats: int) -> bool:
        return isinstance(value, str)

    def metavar(self) -> Text:
        return Text("NAME", "NOM")

    def limits(self) -> dict[str, Any]:
        pack = cards.pack()
        known = {"quests": list(pack.quests), "scenes": list(pack.scenes), "allies": [ally.id for ally in pack.allies]}
        return {"words": [tales.ID] if self.of == "tales" else known[self.of]}


@dataclass(frozen=True, slots=True)
class Folder(Kind):
    """A folder with content of one's own; a server takes none."""

    name = "folder"

    def takes(self, seats: int) -> Text:
        return refusals.A_NAME

    def fits(self, value: object, seats: int) -> bool:
        return isinstance(value, str)

    def metavar(self) -> Text:
        return Text("FOLDER", "DOSSIER")


SETTINGS: Final = (
    Setting("rules", Edition(NAMES), NAMES[-1], Text("the rulebook", "le livret de règles"), offered=False),
    Setting("seats", WholeNumber(1, MOST_SEATS), 1, Text("how many people play", "combien de personnes jouent")),
    Setting("heroes", HeroChoice(), ["mercenary", "shaman"], Text("the heroes", "les héros")),
    Setting(
        "quest",
        Name("quests"),
        "",
        Text(
            "the quest of Battle mode; without one, it is chosen after the first rest",
            "la quête du mode Bataille ; sans elle, on la choisit après le premier repos",
        ),
    ),
    Setting(
        "scene",
        Name("scenes"),
        "",
        Text("one combat scene instead of a quest", "une seule scène de combat au lieu d’une quête"),
    ),
    Setting("tale", Name("tales"), "", Text("the campaign, instead of a quest", "la campagne, au lieu d’une quête")),
    Setting("ally", Name("allies"), "", Text("an ally who comes along", "un allié qui accompagne les héros")),
    Setting(
        "hardcore",
        Flag(),
        False,
        Text("Hardcore: no advice in the action phase", "Hardcore : aucun conseil en phase d’action"),
    ),
    Setting(
        "beast_master",
        WholeNumber(0, MOST_SEATS),
        0,
        Text(
            "who minds the enemies as Beast Master, by number; 0: nobody",
            "qui veille sur les ennemis en Maître des Bêtes, par son numéro ; 0 : personne",
        ),
    ),
    Setting(
        "companion",
        OneOf((ON_SCREEN, AT_A_TABLE, ALONE_AT_A_TABLE)),
        ON_SCREEN,
        Text(
            "beside a real board: one device for the group",
            "à côté d’un vrai plateau : un seul appareil pour le groupe",
        ),
    ),
    Setting(
        "all_rules",
        Flag(),
        False,
        Text("every rule is unlocked from the start", "toutes les règles sont déverrouillées d’emblée"),
    ),
    Setting("content", Folder(), "", Text("a folder with other content", "un dossier avec un autre contenu")),
    Setting("stories", Folder(), "", Text("a folder with another campaign", "un dossier avec une autre campagne")),
    PRACTICE,
    Setting("prepared", Data(), [], Text("what the story has prepared", "ce que l’histoire a préparé"), offered=False),
    NATURE_ASKS,
    FORCED_ASKS,
    TAUGHT,
    Setting("memoir", Data(), None, Text("how a chronicle stood", "où en était une chronique"), offered=False),
    Setting("written", Data(), None, Text("the story as it was", "l’histoire telle qu’elle était"), offered=False),
    Setting("position", Data(), None, Text("a position to begin from", "une position de départ"), offered=False),
)
