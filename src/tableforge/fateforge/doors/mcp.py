"""Fateforge for language models: one combat, and a whole quest with an application that talks; its cards by name."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from tableforge.fateforge.cards import pack
from tableforge.fateforge.sheet import entries, sheet
from tableforge.kernel.scene import Sheet
from tableforge.mcp.tasks import Task
from tableforge.tongue.spelling import squash
from tableforge.tongue.text import Text

PLAYERS: Final = ("random", "greedy", "easy", "planner")
COMBATS: Final = (
    "ford-ambush",
    "alleys-gang",
    "marsh-crossing",
    "market-night",
    "cistern-depths",
    "catacomb-siege",
    "gate-yard-break",
    "clockwork-alarm",
)


def group_settings(number: int) -> dict[str, Any]:
    """Return two heroes, played by one person, that a number draws."""
    pairs = list(combinations([hero.id for hero in pack().heroes], 2))
    return {"heroes": list(pairs[number % len(pairs)]), "seats": 1, "practice": False}


def combat_settings(number: int) -> dict[str, Any]:
    """Return the settings of one combat that a number draws."""
    return {**group_settings(number), "scene": COMBATS[number // 64 % len(COMBATS)]}


def quest_settings(number: int) -> dict[str, Any]:
    """Return the settings of a quest that a number draws."""
    quests = list(pack().quests)
    return {**group_settings(number), "quest": quests[number // 64 % len(quests)]}


def won_score(result: dict[str, Any], seat: int) -> float:
    """Return 1 where the group has won, and 0 where it has not."""
    return float(bool(result["won"]))


TASKS: Final = (
    Task(
        "fateforge-combat",
        "fateforge",
        Text(
            "One combat of Fateforge with two heroes, both yours.",
            "Un combat de Fateforge avec deux héros, tous deux à vous.",
        ),
        Text("combats won", "combats gagnés"),
        combat_settings,
        won_score,
        PLAYERS,
    ),
    Task(
        "fateforge-quest",
        "fateforge",
        Text(
            "A quest of Fateforge, its combats and the rests between them, with two heroes, both yours.",
            "Une quête de Fateforge, ses combats et les repos entre eux, avec deux héros, tous deux à vous.",
        ),
        Text("quests won", "quêtes gagnées"),
        quest_settings,
        won_score,
        PLAYERS,
        games=20,
    ),
)


def find_sheets(name: str, lang: str) -> list[Sheet]:
    """Return the cards of that name to be read, or all cards with the name in theirs."""
    key, content = squash(name), pack()
    every = entries(content)
    same = [one for one in every if key in [squash(one.id), *[squash(text) for text in one.name.texts().values()]]]
    near = [one for one in every if key and any([key in squash(text) for text in one.name.texts().values()])]
    return [sheet(content, one, lang) for one in same or near]
