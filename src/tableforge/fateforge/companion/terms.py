"""The companion's screens, as kinds of question."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import points
from tableforge.fateforge.companion import taps
from tableforge.kernel.terms import QuestionKind
from tableforge.tongue.text import Text

COUNTED: Final = "more:objective, less:objective"
TAPPED: Final = (
    "chest:, explore:, door:, portal:, weak-point:, life, life-back, "
    "down:hero, up:hero, corruption:hero, defeated:enemy"
)
KINDS: Final = (
    QuestionKind(
        taps.SETUP_SCREEN,
        Text("companion: the set-up", "compagnon : la mise en place"),
        "start-combat, ally:",
        True,
        points=points.screen(taps.SETUP_SCREEN),
    ),
    QuestionKind(
        taps.ROUND_SCREEN,
        Text("companion: a round begins", "compagnon : un round commence"),
        f"start-action-phase, {COUNTED}",
        True,
        points=points.screen(taps.ROUND_SCREEN),
    ),
    QuestionKind(
        taps.ACTION_SCREEN,
        Text("companion: the heroes play", "compagnon : les héros jouent"),
        f"enemy-reactions, {COUNTED}, {TAPPED}",
        True,
        points=points.screen(taps.ACTION_SCREEN),
    ),
    QuestionKind(
        taps.REACTIONS_SCREEN,
        Text("companion: the enemies react", "compagnon : les ennemis réagissent"),
        f"continue, dead:colour, {COUNTED}",
        True,
        points=points.screen(taps.REACTIONS_SCREEN),
    ),
    QuestionKind(
        taps.ENEMIES_SCREEN,
        Text("companion: the enemies’ turns", "compagnon : les tours ennemis"),
        f"continue, upkeep, boss-card, {COUNTED}, {TAPPED}",
        True,
        points=points.screen(taps.ENEMIES_SCREEN),
    ),
    QuestionKind(
        taps.UPKEEP_SCREEN,
        Text("companion: upkeep", "compagnon : l’entretien"),
        f"continue, {COUNTED}, down:hero, up:hero",
        True,
        points=points.screen(taps.UPKEEP_SCREEN),
    ),
    QuestionKind(
        taps.EXTRA_SCREEN,
        Text("companion: an extra round", "compagnon : un round de plus"),
        f"leave, stay, {COUNTED}",
        True,
        points=points.screen(taps.EXTRA_SCREEN),
    ),
    QuestionKind(
        taps.OUTCOME_SCREEN,
        Text("companion: what was achieved", "compagnon : ce qui a été accompli"),
        f"continue, loot:, {COUNTED}, down:hero, up:hero",
        True,
        points=points.screen(taps.OUTCOME_SCREEN),
    ),
    QuestionKind(
        taps.HEALTH_SCREEN,
        Text("companion: the heroes’ boxes", "compagnon : les réserves des héros"),
        "continue, health:hero:figure, energy:hero:figure, corruption:hero, purify:hero:card, used:item, kept:item",
        True,
        points=points.screen(taps.HEALTH_SCREEN),
    ),
    QuestionKind(
        taps.READ_SCREEN,
        Text("companion: something to read", "compagnon : quelque chose à lire"),
        "continue",
        True,
        points=points.screen(taps.READ_SCREEN),
    ),
    QuestionKind(
        taps.CHEST_SCREEN,
        Text("companion: what a chest holds", "compagnon : ce que contient un coffre"),
        "an item, gold",
        True,
        points=points.CHEST_ITEM,
        done="gold",
    ),
    QuestionKind(
        "test-result",
        Text("companion: how a test went", "compagnon : le résultat d’un test"),
        "passed, failed, passed-again, failed-again",
        points=points.TEST_RESULT,
    ),
)
