"""Lessons over HTTP: which there are, and a table for one of them."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from tableforge import games, lessons
from tableforge.errors import TableforgeError
from tableforge.kernel.game import Game
from tableforge.lessons import Lesson
from tableforge.server import messages as m
from tableforge.server import refusals, relay, setup
from tableforge.server.records import BOT
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.tables import Call, TableCreated, describe_created, hall_of, lang_of

OTHERS: Final = "Wick"  # the opponent of a lesson


class LessonStepInfo(Struct):
    """One step: what to do, and what the coach says of it."""

    do: str
    coach: str


class LessonGaugeInfo(Struct):
    """A number of the learner's that is to reach a goal."""

    of: str
    goal: int


class LessonInfo(Struct):
    """A lesson, as a list and the rail beside its table tell it; `veil` lies over what has not been taught yet."""

    id: str
    title: str
    idea: str
    goal: str
    steps: list[LessonStepInfo]
    done: str
    veil: str
    then: str
    gauge: LessonGaugeInfo | None


class LessonRequest(Struct, forbid_unknown_fields=True):
    """Who learns."""

    name: Annotated[str, Meta(max_length=m.LONGEST_NAME)] = ""


def describe_lesson(lesson: Lesson, lang: str) -> LessonInfo:
    """Return a lesson as lists and tables show it."""
    steps = [LessonStepInfo(s.do.text(lang), s.coach.text(lang)) for s in lesson.steps]
    veil, then = ["" if t is None else t.text(lang) for t in (lesson.veil, lesson.then)]
    title, idea, goal, done = [t.text(lang) for t in (lesson.title, lesson.idea, lesson.goal, lesson.done)]
    gauge = None if lesson.gauge is None else LessonGaugeInfo(lesson.gauge.of, lesson.gauge.goal)
    return LessonInfo(lesson.id, title, idea, goal, steps, done, veil, then, gauge)


def find_game(name: str) -> Game:
    """Return a game by name.

    Raises Refusal (404) where there is none.
    """
    try:
        return games.game(name)
    except TableforgeError as e:
        raise as_refusal(e, "no-game", 404) from None


@get("/api/{game:str}/lessons", sync_to_thread=True, summary="The lessons of a game, in their order")
def all_lessons(request: Call, game: FromPath[str]) -> list[LessonInfo]:
    """The lessons of a game, in their order."""
    return [describe_lesson(each, lang_of(request)) for each in lessons.lessons_of(find_game(game).name)]


@post("/api/{game:str}/lessons/{lesson:str}", summary="A table for a lesson")
async def begin_lesson(
    request: Call, game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonRequest | None] = None
) -> TableCreated:
    """A table for a lesson: whoever asks learns in the first seat."""
    hall, it = hall_of(request), find_game(game)
    hall.limiter.check("tables", hall.limiter.limits.new_tables, relay.client_address(request.scope, hall))
    found = lessons.find_lesson(it.name, lesson)
    if found is None:
        raise Refusal(refusals.NO_LESSON.fill(game=it.title, name=lesson), "no-lesson", 404)
    chosen = it.setup(**found.settings())
    others = [setup.Wish(BOT, OTHERS)] * (it.count_seats(chosen) - 1)
    learner = setup.Wish(name=data.name if data else "")
    new = setup.prepare_table(it, chosen, [learner, *others], seed=lessons.SEED, note={"lesson": found.id})
    await hall.add(new.record, [])
    return describe_created(new)


ROUTES: Final = (all_lessons, begin_lesson)
