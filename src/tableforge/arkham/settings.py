"""What can be set before a game of Arkham Horror."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tableforge.arkham import refusals, scenarios
from tableforge.arkham.decks import weaknesses
from tableforge.arkham.decks.deck import Deck, check, check_start, load
from tableforge.arkham.editions import NAMES
from tableforge.arkham.names import DIFFICULTIES
from tableforge.arkham.setup import RANDOM_WEAKNESS
from tableforge.errors import BadSetup
from tableforge.kernel.settings import (
    FORCED_ASKS,
    NATURE_ASKS,
    PRACTICE,
    WINDOWS,
    Data,
    Edition,
    Flag,
    Kind,
    OneOf,
    PerSeat,
    Setting,
    WholeNumber,
)
from tableforge.tongue.text import Text, expected_but_got

MOST_SEATS: Final = 4
USUAL: Final = ("starter:roland", "starter:daisy", "starter:skids", "starter:agnes")


@dataclass(frozen=True, slots=True)
class InvestigatorChoice(Kind):
    """An investigator with a deck: a reference to a deck, a Deck itself, or what a campaign hands on."""

    name = "deck"
    listed = True

    def takes(self, seats: int) -> Text:
        return refusals.AN_INVESTIGATOR

    def fits(self, value: object, seats: int) -> bool:
        return True  # what is none is refused by name

    def to_plain(self, value: object, seats: int) -> Any:
        return seated(value)

    def metavar(self) -> Text:
        return Text("DECK")


STORY_ASSETS: Final = ("lita-chantler",)  # what a campaign may have brought into a deck (AH.deck-story-assets)


def seated(value: object) -> dict[str, Any]:
    """An investigator as a set-up keeps it: who, which cards, with which trauma."""
    if isinstance(value, Mapping) and "id" in value and "deck" in value:
        deck, trauma = value["deck"], value.get("trauma", (0, 0))
        if not isinstance(deck, (list, tuple)) or not all([isinstance(x, str) for x in deck]):
            raise BadSetup(expected_but_got(refusals.A_DECK_OF_IDS, deck))
        if (
            not isinstance(trauma, (list, tuple))
            or len(trauma) != 2
            or not all([type(x) is int and x >= 0 for x in trauma])
        ):
            raise BadSetup(expected_but_got(refusals.A_TRAUMA, trauma))
        who = str(value["id"])
        pairs = {id: deck.count(id) for id in deck if id != RANDOM_WEAKNESS}
        check(Deck(who, who, tuple(pairs.items()), deck.count(RANDOM_WEAKNESS)), STORY_ASSETS)
        return {"id": who, "deck": list(deck), "trauma": list(trauma)}
    deck_ = deck_of(value)
    check_start(deck_, standalone=True)
    cards = [*deck_.ids(), *[RANDOM_WEAKNESS] * weaknesses.due(deck_, standalone=True)]
    return {"id": deck_.investigator, "deck": cards, "trauma": [0, 0]}


def deck_of(ref: object) -> Deck:
    """The deck behind a reference, a saved deck or a Deck itself; an investigator's name stands for the starter deck."""
    if isinstance(ref, Deck):
        return ref
    if isinstance(ref, str):
        return load(ref)
    if isinstance(ref, dict):
        return Deck.from_json(ref)
    raise BadSetup(expected_but_got(refusals.IS_NONE, ref))


SETTINGS: Final = (
    Setting(
        "rules", Edition(NAMES), "faq", Text("the book, or the book with the FAQ", "le livret, ou le livret et la FAQ")
    ),
    Setting("scenario", OneOf(tuple(scenarios.IDS)), "the-gathering", Text("the scenario", "le scénario")),
    Setting("difficulty", OneOf(DIFFICULTIES), "standard", Text("the difficulty", "la difficulté")),
    Setting("seats", WholeNumber(1, MOST_SEATS), 1, Text("how many investigators", "combien d’investigateurs")),
    Setting(
        "investigators",
        PerSeat(InvestigatorChoice()),
        USUAL,
        Text("the investigators", "les investigateurs"),
        "investigator",
    ),
    Setting(
        "lead",
        WholeNumber(0, MOST_SEATS - 1),
        0,
        Text("the lead investigator’s seat", "le siège de l’investigateur principal"),
    ),
    Setting("windows", WINDOWS.kind, "quick", WINDOWS.about),
    PRACTICE,
    Setting(
        "earlier",
        Data(),
        [],
        Text(
            "the resolutions of earlier scenarios, for one that is played on its own",
            "les conclusions des scénarios antérieurs, pour un scénario joué seul",
        ),
        offered=False,
    ),
    Setting(
        "got_away",
        Data(),
        [],
        Text("the cultists who got away before", "les cultistes qui se sont échappés avant"),
        offered=False,
    ),
    Setting("log", Data(), None, Text("what the campaign log says", "ce que dit le carnet de campagne"), offered=False),
    Setting(
        "bag", Data(), None, Text("the chaos bag, token by token", "la réserve du Chaos, pion par pion"), offered=False
    ),
    Setting("campaign", Flag(), False, Text("whether it is a campaign", "si c’est une campagne"), offered=False),
    NATURE_ASKS,
    FORCED_ASKS,
    Setting("position", Data(), None, Text("a position to begin from", "une position de départ"), offered=False),
)
