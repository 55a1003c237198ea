"""What a game of Arkham Horror leaves in the lab: the resolution, experience, trauma, and who was still in at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tableforge.arkham import scenarios
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.names import DIFFICULTIES, STATUSES, STILL_IN
from tableforge.arkham.scenarios.the_midnight_masks import CULTISTS
from tableforge.arkham.state import Arkham
from tableforge.arkham.story import NO_RESOLUTION
from tableforge.lab.parts import Column, KeptColumns, Watch
from tableforge.table.sitting import Sitting
from tableforge.tongue.lexicon import MANY
from tableforge.tongue.text import Text

USUAL: Final[Mapping[str, Any]] = {}
MASKS: Final = "the-midnight-masks"
UNFINISHED: Final = "unfinished"
RESOLUTIONS: Final = (NO_RESOLUTION, UNFINISHED)
NOT_ENDED: Final = Text("broken off", "interrompue")
COLUMNS: Final = (
    Column("resolution", "text", LEXICON.text_of("resolution"), "share"),
    Column("rounds", "int", LEXICON.text_of("round" + MANY), "length"),
    Column("experience", "float", Text("experience each", "expérience par investigateur"), "mean"),
    Column("physical", "float", Text("physical trauma each", "traumatisme physique par investigateur"), "mean"),
    Column("mental", "float", Text("mental trauma each", "traumatisme mental par investigateur"), "mean"),
    Column("still_in", "int", Text("investigators still in", "investigateurs encore en jeu"), "mean"),
    Column("victory", "int", Text("cards in the victory display", "cartes dans la pile de victoire"), "mean"),
    Column("cultists", "int", Text("unique cultists found", "cultistes uniques trouvés"), "mean"),
)
KEEPS: Final[Mapping[str, KeptColumns]] = {
    "investigators": KeptColumns(
        Text("how each investigator ended", "comment chaque investigateur a fini"),
        (
            Column("statuses", "texts", Text("status of each", "état de chacun")),
            Column("experiences", "ints", Text("experience of each", "expérience de chacun")),
        ),
    )
}


class Looking:
    """Needs only the end of a game."""

    def __init__(self, keep: frozenset[str]) -> None:
        self.keep = keep

    def look(self, g: Sitting, /) -> None:
        """Nothing is counted on the way: the result has it all."""
        pass

    def row(self, g: Sitting, seats: Sequence[int], /) -> dict[str, Any]:
        """Return what is kept of a game: resolution and rounds, and what else was asked for."""
        result, s = g.result, g.state
        assert isinstance(s, Arkham)
        if result is None:
            out: dict[str, Any] = {"resolution": UNFINISHED, "rounds": s.round}
            return out | {"statuses": [], "experiences": []} if self.keep & KEEPS.keys() else out
        each = result["investigators"]
        out = {
            "resolution": result["resolution"],
            "rounds": result["rounds"],
            "experience": mean([x["experience"] for x in each]),
            "physical": mean([x["trauma"][0] for x in each]),
            "mental": mean([x["trauma"][1] for x in each]),
            "still_in": sum([x["status"] == STATUSES[STILL_IN] for x in each]),
            "victory": len(result["victory"]),
        }
        if result["scenario"] == MASKS:
            out["cultists"] = sum([id in CULTISTS for id in result["victory"]])
        if self.keep & KEEPS.keys():
            out["statuses"] = [x["status"] for x in each]
            out["experiences"] = [x["experience"] for x in each]
        return out


def mean(values: Sequence[float]) -> float:
    """Return the mean of some values; 0 where there are none."""
    return sum(values) / len(values) if values else 0.0


def watch(keep: frozenset[str], /) -> Watch:
    """Somebody who looks on at a new game."""
    return Looking(keep)


# ---------------------------------------------------------------- how strong a deck is
TRIALS: Final[Mapping[str, Sequence[Any]]] = {"scenario": tuple(scenarios.IDS), "difficulty": DIFFICULTIES}
TRIAL_DECKS: Final = "investigators"
TRIAL_BOTS: Final = ("scout", "greedy", "random")
TRIAL_NOTE: Final = Text(
    "These are the results of the bot that played, alone: what it cannot do with a deck says nothing of what a person can.",
    "Ce sont les résultats du bot qui a joué, seul : ce qu’il ne sait pas faire d’un deck ne dit rien de ce qu’une personne "
    "peut en faire.",
)


def value_word(name: str, value: str, lang: str, /) -> str:
    """What a scenario, a difficulty or a resolution is called; anything else is called what it is."""
    if name == "scenario":
        return scenarios.scenario(value).title.text(lang)
    if name == "difficulty":
        return LEXICON.word(lang, f"difficulty:{value}")
    if name != "resolution" or (value not in RESOLUTIONS and not value.startswith("R")):
        return value
    if value == NO_RESOLUTION:
        return LEXICON.say(lang, NO_RESOLUTION)
    return NOT_ENDED.text(lang) if value == UNFINISHED else LEXICON.say(lang, "R", n=value.removeprefix("R"))
