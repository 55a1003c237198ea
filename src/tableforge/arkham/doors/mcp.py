"""Arkham Horror for language models: scenarios alone, scored by experience less trauma, and its cards by name."""

from __future__ import annotations

from typing import Any, Final

from tableforge.arkham import scene, sheet
from tableforge.arkham.cards import CARDS, definition
from tableforge.arkham.voice import table
from tableforge.kernel.scene import Sheet
from tableforge.mcp.tasks import Task
from tableforge.tongue.spelling import squash
from tableforge.tongue.text import Text

EDITION: Final = "faq"
PLAYERS: Final = ("random", "greedy", "scout", "easy", "medium", "hard")
DECKS: Final = ("starter:roland", "starter:daisy", "starter:skids", "starter:agnes", "starter:wendy")
UNIT: Final = Text("experience less trauma", "expérience moins traumas")
GIVEN_UP: Final = -1.0  # less than nearly every game that is played to its end


def gathering_settings(number: int) -> dict[str, Any]:
    """Return the settings of The Gathering at Easy, with the investigator that a number draws."""
    return scenario_settings("the-gathering", "easy", number)


def masks_settings(number: int) -> dict[str, Any]:
    """Return the settings of The Midnight Masks at Easy, with the investigator that a number draws."""
    return scenario_settings("the-midnight-masks", "easy", number)


def scenario_settings(scenario: str, difficulty: str, number: int) -> dict[str, Any]:
    """Return the settings of a scenario that one investigator plays alone."""
    return {
        "rules": EDITION,
        "scenario": scenario,
        "difficulty": difficulty,
        "seats": 1,
        "investigators": [DECKS[number % len(DECKS)]],
        "practice": False,
    }


def experience_score(result: dict[str, Any], seat: int) -> float:
    """Return the experience that an investigator has earned, less the trauma that it has suffered."""
    who = result["investigators"][seat]
    return float(who["experience"] - sum(who["trauma"]))


TASKS: Final = (
    Task(
        "arkham-gathering",
        "arkham",
        Text(
            "The Gathering, alone, at Easy, with a starter deck. What counts is experience less trauma.",
            "Le Rassemblement, seul, en Facile, avec un deck de départ. Ce qui compte : l’expérience moins les traumas.",
        ),
        UNIT,
        gathering_settings,
        experience_score,
        PLAYERS,
        graded=True,
        unfinished=GIVEN_UP,
    ),
    Task(
        "arkham-masks",
        "arkham",
        Text(
            "The Midnight Masks, alone, at Easy, with a starter deck. What counts is experience less trauma.",
            "Les Masques de Minuit, seul, en Facile, avec un deck de départ. Ce qui compte : l’expérience moins les traumas.",
        ),
        UNIT,
        masks_settings,
        experience_score,
        PLAYERS,
        graded=True,
        unfinished=GIVEN_UP,
    ),
)


def find_sheets(name: str, lang: str) -> list[Sheet]:
    """Return the cards of that name to be read, or all cards with the name in theirs."""
    key = squash(name)
    same = [c.id for c in CARDS.values() if key in (squash(c.id), squash(c.en), squash(c.fr))]
    near = [c.id for c in CARDS.values() if key and (key in squash(c.en) or key in squash(c.fr))]
    return [card_sheet(id, lang) for id in same or near]


def card_sheet(id: str, lang: str) -> Sheet:
    """Return a card to be read, with its front's text."""
    d = definition(id)
    facts = " · ".join([*[m.text for m in scene.figures_printed(d, lang)], *scene.notes(d, lang)])
    text = tuple(sheet.card_text(id, lang).splitlines())
    return Sheet(table.name(d, lang), scene.kind(d, lang), facts, text, tuple(sheet.rules_of(id, EDITION)))
