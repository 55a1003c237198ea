"""Games to be watched again: every decision, what else could have been chosen, any moment as it was, and going on from there."""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath, FromQuery
from msgspec import Struct, structs

from tableforge import games
from tableforge.server import campaign_records, outcome, playback, records, refusals, relay, setup, trust
from tableforge.server import messages as m
from tableforge.server.live import Live
from tableforge.server.parts import Charts
from tableforge.server.playback import Course, ReplayMoment, ReplayStep
from tableforge.server.refusals import Refusal
from tableforge.server.tables import Call, TableCreated, at_table, describe_created, hall_of, lang_of, run_work
from tableforge.table.notes import NOTES, SaveNote, read_notes
from tableforge.table.sitting import Sitting

Json = dict[str, Any]


class ChartSeries(Struct):
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
    seed: str  # as text: a JavaScript number does not hold 64 bits
    people: list[m.SeatedPerson]
    steps: list[ReplayStep]
    series: list[ChartSeries]
    points: list[list[list[int]]]  # before each decision, and at the end: the values of each series
    ending: m.Ending | None
    notes: list[SaveNote]  # what players noted, where the table was made of a save that has it


def describe_series(name: str, lang: str) -> list[ChartSeries]:
    """Return the series of a game's chart in a language."""
    own = games.find_part("server", name, Charts)
    told = () if own is None else own.SERIES
    return [ChartSeries(id, said.text(lang), seats, marks) for id, said, seats, marks in told]


async def open_readable_game(request: Call, table: str) -> tuple[Sitting, Live]:
    """Return a game whose whole course the caller may see, and its table.

    Raises Refusal unless the game is over or nobody else could be wronged.
    """
    _, held = await at_table(request, table)
    live = await hall_of(request).table(table)
    await campaign_records.check_may_read(hall_of(request).store, live.record, live.may_be_read(held), live.over)
    g = live.g.clone()
    g.set_keys([a.key for a in live.answers])
    return g, live


@get("/api/tables/{table:str}/replay", summary="Every decision of a game, and the chart of it")
async def get_replay(request: Call, table: FromPath[str]) -> Replay:
    """Every decision of a game, what was asked and chosen, and the chart of its course."""
    lang = lang_of(request)
    g, live = await open_readable_game(request, table)
    steps, points = await load_course(request, table, g, lang)
    title = g.game.title.text(lang) or g.game.name.capitalize()
    return Replay(
        table,
        g.game.name,
        title,
        g.game.speech.describe_setup(g.setup, lang),
        live.public_setup(),
        str(g.seed),
        live.people_message(lang).seats,
        steps,
        describe_series(g.game.name, lang),
        points,
        outcome.describe_ending(live.record, g, lang),
        await load_notes(request, table),
    )


@get("/api/tables/{table:str}/replay/{number:int}", summary="The game as it stood before a decision")
async def get_moment(
    request: Call, table: FromPath[str], number: FromPath[int], scenes: FromQuery[bool] = False
) -> ReplayMoment:
    """Through every pair of eyes; with `scenes`, what the table shows to them, too."""
    lang = lang_of(request)
    g, live = await open_readable_game(request, table)
    about, body = playback.replay_source(table, g)
    found = await run_work(
        request, playback.replay_moment, about, body, check_number(number, len(body["answers"])), lang, scenes
    )
    if number < live.number or outcome.ENDED not in live.record.note:
        return found
    ending = outcome.describe_ending(live.record, g, lang)
    return structs.replace(found, table=structs.replace(found.table, over=True, asked=[], ending=ending))


async def load_notes(request: Call, table: str) -> list[SaveNote]:
    """Return what players noted in the save that a table was made of."""
    live = await hall_of(request).table(table)
    return read_notes({NOTES: live.record.note.get(records.NOTES)})


async def load_course(request: Call, table: str, g: Sitting, lang: str) -> Course:
    """Return every decision of a game and the points of its chart; computed once for all who ask."""
    about, body = playback.replay_source(table, g)
    shelf = hall_of(request).courses
    return await shelf.get(
        (*about, lang), lambda: run_work(request, playback.replay_course, about, body, lang), lambda c: len(c[0]) + 1
    )


@post("/api/tables/{table:str}/replay/{number:int}/play-on", summary="Go on from a decision, for practice")
async def play_on(request: Call, table: FromPath[str], number: FromPath[int]) -> TableCreated:
    """A new table at which the game stands as it did then; its chance falls as it fell, until somebody chooses otherwise."""
    hall = hall_of(request)
    hall.limiter.check("tables", hall.limiter.limits.new_tables, relay.client_address(request.scope, hall))
    g, live = await open_readable_game(request, table)
    people = live.people_message(lang_of(request)).seats
    body = playback.save_body(g)
    body["answers"] = body["answers"][: check_number(number, len(body["answers"]))]
    played = await run_work(request, playback.check_restored, body)
    settings = {**played.setup, "practice": True} if "practice" in played.setup else played.setup
    wishes = [
        setup.Wish("bot", p.name, p.bot) if p.kind == "bot" else setup.Wish(setup.HERE, p.name, "") for p in people
    ]
    new = setup.prepare_table(g.game, settings, wishes, seed=played.seed, note=trust.note_known_chance(trust.SAVE))
    await hall.add(new.record, played.given)
    return describe_created(new)


def check_number(number: int, most: int) -> int:
    """Return the number of a decision.

    Raises Refusal where there is no such decision.
    """
    if not 0 <= number <= most:
        raise Refusal(refusals.NO_DECISION.fill(number=number, most=most), "no-decision", 404)
    return number


ROUTES: Final = (get_replay, get_moment, play_on)
