"""A guided first game: short positions, each with one idea and one goal, and a reason for every move that leads elsewhere.

A game's own module of this room has its `LESSONS`.  A lesson is a position and a few steps; each step takes one answer, and
a game that is over before the last of them ends its lesson, too.  What is legal and leads elsewhere is answered by a sentence,
what is not legal by the game's own rule, and neither changes anything.  The learner has seat 0; whoever has the others answers
the shortest way (`others_answer`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Final, Protocol, runtime_checkable

from tableforge import games
from tableforge.kernel.settings import PRACTICE
from tableforge.table.question import Question
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

LEARNER: Final = 0  # the seat
SEED: Final = 1
NOT_NOW: Final = Text(
    "You may do that in a real game. Here, do this first: {do}.",
    "C’est permis dans une vraie partie. Ici, faites d’abord ceci : {do}.",
)
ALL_DONE: Final = Text(
    "This lesson is done: nothing is left to do here. Go on to the next one.",
    "Cette leçon est finie : il n’y a plus rien à faire ici. Passez à la suivante.",
)


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One answer of a lesson: what to do and what the coach says of it.

    `wants` are patterns of the keys that lead on.  `no` has reasons by pattern, and goes before `wants`; whatever else is
    legal is answered by `otherwise`.
    """

    do: Text
    coach: Text
    wants: tuple[str, ...]
    no: tuple[tuple[str, Text], ...] = ()
    otherwise: Text = NOT_NOW

    def why_not(self, key: str) -> Text | None:
        """Why an answer, legal as it is, does not lead on; None where it does."""
        for pattern, reason in self.no:
            if fnmatchcase(key, pattern):
                return reason
        if any([fnmatchcase(key, pattern) for pattern in self.wants]):
            return None
        return self.otherwise.fill(do=lower_first(self.do))


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number of the learner's that is to reach a goal: which of the view, and how much."""

    of: str
    goal: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position with one idea and one goal.

    `done` is what the coach says at the end, `then` what it leads to in a whole game.  `veil`, where there is one, lies over
    the hand that has not been taught yet.  `setup` has settings of the game besides the position.
    """

    id: str
    title: Text
    idea: Text
    goal: Text
    position: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
    done: Text
    veil: Text | None = None
    then: Text | None = None
    gauge: Gauge | None = None
    setup: Mapping[str, Any] = field(default_factory=dict)

    def settings(self) -> dict[str, Any]:
        """What the game must be set up with."""
        return {**self.setup, "position": self.position, PRACTICE.name: True}

    def why_not(self, step: int, key: str) -> Text | None:
        """Why an answer does not lead on from a step; None where it does."""
        return self.steps[step].why_not(key) if step < len(self.steps) else ALL_DONE

    def wanted_keys(self, step: int, q: Question | None) -> list[str]:
        """The keys that lead on from a step."""
        return (
            []
            if q is None or step >= len(self.steps)
            else [key for key in q.keys if self.steps[step].why_not(key) is None]
        )


@runtime_checkable
class LessonModule(Protocol):
    """What a game brings into this room."""

    @property
    def LESSONS(self) -> tuple[Lesson, ...]:
        """Its lessons, in their order."""
        ...


def lower_first(do: Text) -> Text:
    """What to do, inside a sentence."""
    return Text(*[text[:1].lower() + text[1:] for text in do.texts().values()])


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order; none where it has none."""
    found = games.find_part("lessons", game, LessonModule)
    return () if found is None else found.LESSONS


def find_lesson(game: str, id: str) -> Lesson | None:
    """The lesson of that id."""
    return next((each for each in lessons_of(game) if each.id == id), None)


def start_lesson(game: str, of: Lesson) -> Sitting:
    """A lesson's position, before its first step."""
    it = games.game(game)
    return Sitting(it, it.setup(**of.settings()), SEED)


def others_answer(q: Question) -> str:
    """What a seat that nobody learns in answers: as little as it may."""
    return q.stop or q.keys[0]
