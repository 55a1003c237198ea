"""Games to be watched again: every decision, what else could have been chosen, any moment as it was, and going on from there."""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath
from msgspec import Struct

from tableforge import games
from tableforge.server import eyes, ledger, playback, refusals, relay, setup, trust
from tableforge.server import messages as m
from tableforge.server.parts import Charts
from tableforge.server.playback import Course, Moment, Step
from tableforge.server.refusals import Refusal
from tableforge.server.tables import Begun, Call, at_table, begun, hall_of, lang_of, worked
from tableforge.table.sitting import Sitting

Json = dict[str, Any]


class Series(Struct):
    """Numbers that go up and down while a game lasts: of each seat, or of the table as a whole."""

    id: str
    name: str
    seats: bool
    marks: bool  # drawn as a mark wherever it rises, in place of a line


class Replay(Struct):
    """A game from its first decision to its last, in short."""

    table: str
    game: str
    title: str
    brief: str
    setup: Json
    seed: str  # in digits: more of them than a browser's number holds
    people: list[m.Person]
    steps: list[Step]
    series: list[Series]
    points: list[list[list[int]]]  # before each decision, and at the end: the values of each series
    ending: m.Ending | None


def series(name: str, lang: str) -> list[Series]:
    """What a game's chart shows."""
    own = games.find_part("server", name, Charts)
    told = () if own is None else own.SERIES
    return [Series(id, said.text(lang), seats, marks) for id, said, seats, marks in told]


async def open_book(request: Call, table: str) -> tuple[Sitting, list[m.Person], Json]:
    """A game whose whole course whoever asks may see: it is over, or nobody else could be wronged."""
    _, held = await at_table(request, table)
    live = await hall_of(request).table(table)
    await ledger.read_by(hall_of(request).store, live.record, live.may_be_read(held), live.g.over)
    g = live.g.clone()
    g.know([a.key for a in live.given])
    return g, live.people(lang_of(request)).seats, live.told_setup()


@get("/api/tables/{table:str}/replay", summary="Every decision of a game, and the chart of it")
async def get_replay(request: Call, table: FromPath[str]) -> Replay:
    lang = lang_of(request)
    g, people, told = await open_book(request, table)
    steps, points = await whole_course(request, table, g, lang)
    title = g.game.title.text(lang) or g.game.name
    return Replay(
        table, g.game.name, title, g.game.brief(g.setup, lang), told, str(g.seed), people, steps,
        series(g.game.name, lang), points, eyes.ending(g, lang),
    )  # fmt: skip


@get("/api/tables/{table:str}/replay/{number:int}", summary="The game as it stood before a decision")
async def get_moment(request: Call, table: FromPath[str], number: FromPath[int]) -> Moment:
    lang = lang_of(request)
    g, _, _ = await open_book(request, table)
    about, body = playback.of_table(table, g)
    return await worked(request, playback.moment_at, about, body, within(number, len(body["answers"])), lang)


async def whole_course(request: Call, table: str, g: Sitting, lang: str) -> Course:
    """Every decision of a game and the points of its chart; worked out once for all who ask."""
    about, body = playback.of_table(table, g)
    shelf = hall_of(request).courses
    return await shelf.get((*about, lang), lambda: worked(request, playback.course_of, about, body, lang), lambda c: len(c[0]) + 1)


@post("/api/tables/{table:str}/replay/{number:int}/play-on", summary="Go on from a decision, for practice")
async def play_on(request: Call, table: FromPath[str], number: FromPath[int]) -> Begun:
    """A new table at which the game stands as it did then; its chance falls as it fell, until somebody chooses otherwise."""
    hall = hall_of(request)
    hall.gate.let("tables", hall.gate.limits.new_tables, relay.address_of(request.scope, hall))
    g, people, _ = await open_book(request, table)
    body = playback.body_of(g)
    body["answers"] = body["answers"][: within(number, len(body["answers"]))]
    played = await worked(request, playback.restored, body)
    settings = {**played.setup, "practice": True} if "practice" in played.setup else played.setup
    wishes = [setup.Wish("bot", p.name, p.bot) if p.kind == "bot" else setup.Wish(setup.HERE, p.name, "") for p in people]
    new = setup.new_table(g.game, settings, wishes, seed=played.seed, note=trust.noted(trust.SAVE))
    await hall.add(new.record, played.given)
    return begun(new)


def within(number: int, most: int) -> int:
    """A decision that there is."""
    if not 0 <= number <= most:
        raise Refusal(refusals.NO_DECISION.fill(number=number, most=most), "no-decision", 404)
    return number


ROUTES: Final = (get_replay, get_moment, play_on)
