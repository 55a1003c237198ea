"""A first battle has a coach: each step is told once, when it first matters, and stands in the log."""

from __future__ import annotations

import random

from tableforge.fateforge.app import coach
from tableforge.fateforge.game import GAME
from tableforge.fateforge.voice.languages import table
from tableforge.kernel.ask import by_lot
from tableforge.kernel.core import State, reply


def played(scene: str, seed: int) -> State:
    s = GAME.start(GAME.setup(scene=scene, seats=1), seed)
    chance = random.Random(seed)
    while not s.over:
        d = s.pending
        assert d is not None
        reply(s, by_lot(d, chance.random, 0.3))
    return s


def told(s: State) -> list[str]:
    return [e.note for e in s.events if e.kind == "coach"]


def test_each_step_is_told_once_in_its_order() -> None:
    """FF.tutorial-steps, FF.tutorial"""
    every = [step for _, _, steps in coach.STEPS for step in steps]
    for seed in range(12):
        steps = told(played("ford-tutorial", seed))
        assert len(steps) == len(set(steps)) and set(steps) <= set(every)
        assert steps[:6] == ["zones", "objective", "dice", "miss", "sprint", "order"]
    assert any("extra-round" in told(played("ford-tutorial", seed)) for seed in range(12))


def test_a_scene_without_a_tutorial_has_no_coach() -> None:
    """FF.tutorial"""
    assert told(played("ford-ambush", 2)) == []


def test_the_coach_speaks_both_languages() -> None:
    every = {step for _, _, steps in coach.STEPS for step in steps}
    assert set(table("en").COACH) == set(table("fr").COACH) == every
    first = next(e for e in played("ford-tutorial", 1).events if e.kind == "coach")
    assert GAME.speech.tell(first, 0, "en").startswith("Coach: The board is cut into zones")
    assert GAME.speech.tell(first, 0, "fr").startswith("Le guide\u00a0: Le plateau est découpé en zones")
