"""The companion's screens, as kinds of question."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.companion import taps
from tableforge.kernel.terms import QuestionKind
from tableforge.tongue.both import Both

COUNTED: Final = "more:objective, less:objective"
TAPPED: Final = (
    "chest:, explore:, door:, portal:, weak-point:, life, life-back, down:hero, up:hero, corruption:hero, defeated:enemy"
)
KINDS: Final = (
    QuestionKind(taps.SETUP_SCREEN, Both("companion: the set-up", "compagnon : la mise en place"), "start-combat, ally:", True),
    QuestionKind(
        taps.ROUND_SCREEN, Both("companion: a round begins", "compagnon : un round commence"),
        f"start-action-phase, {COUNTED}", True,
    ),
    QuestionKind(
        taps.ACTION_SCREEN, Both("companion: the heroes play", "compagnon : les héros jouent"),
        f"enemy-reactions, {COUNTED}, {TAPPED}", True,
    ),
    QuestionKind(
        taps.REACTIONS_SCREEN, Both("companion: the enemies react", "compagnon : les ennemis réagissent"),
        f"continue, dead:colour, {COUNTED}", True,
    ),
    QuestionKind(
        taps.ENEMIES_SCREEN, Both("companion: the enemies’ turns", "compagnon : les tours ennemis"),
        f"continue, upkeep, boss-card, {COUNTED}, {TAPPED}", True,
    ),
    QuestionKind(
        taps.UPKEEP_SCREEN, Both("companion: upkeep", "compagnon : l’entretien"), f"continue, {COUNTED}, down:hero, up:hero", True
    ),
    QuestionKind(
        taps.EXTRA_SCREEN, Both("companion: an extra round", "compagnon : un round de plus"), f"leave, stay, {COUNTED}", True
    ),
    QuestionKind(
        taps.OUTCOME_SCREEN, Both("companion: what was achieved", "compagnon : ce qui a été accompli"),
        f"continue, loot:, {COUNTED}, down:hero, up:hero", True,
    ),
    QuestionKind(
        taps.HEALTH_SCREEN, Both("companion: the heroes’ boxes", "compagnon : les réserves des héros"),
        "continue, health:hero:figure, energy:hero:figure, corruption:hero, purify:hero:card, used:item, kept:item", True,
    ),
    QuestionKind(taps.READ_SCREEN, Both("companion: something to read", "compagnon : quelque chose à lire"), "continue", True),
    QuestionKind(
        taps.CHEST_SCREEN, Both("companion: what a chest holds", "compagnon : ce que contient un coffre"), "an item, gold", True
    ),
    QuestionKind(
        "test-result", Both("companion: how a test went", "compagnon : le résultat d’un test"),
        "passed, failed, passed-again, failed-again",
    ),
)  # fmt: skip
