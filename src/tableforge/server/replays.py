"""Games to be watched again: every decision, what else could have been chosen, any moment as it was, and going on from there."""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath
from msgspec import Struct

from tableforge import games
from tableforge.server import eyes, ledger, refusals, relay, setup, trust
from tableforge.server import messages as m
from tableforge.server.refusals import Refusal
from tableforge.server.tables import Begun, Call, at_table, begun, hall_of, lang_of
from tableforge.server.threads import beside
from tableforge.table.question import Question
from tableforge.table.sitting import JOINT_KEY, Sitting, replay

Json = dict[str, Any]


class Step(Struct):
    """A decision that was made: by which seat, what was asked, what it chose, by which rule."""

    number: int
    seat: int
    ask: str
    chosen: str
    rule: str
    turn: int  # the number of the event that began the turn, the round …


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


class Moment(Struct):
    """The game before a decision, through every pair of eyes, and what was chosen then."""

    table: m.Table
    question: Question | None
    chosen: str


def charted(g: Sitting) -> list[list[int]]:
    """The values of the game's series now."""
    if not games.has_part("server", g.game.name):
        return []
    found: list[list[int]] = games.part("server", g.game.name).charted(g.view(None, asked=False))
    return found


def series(name: str, lang: str) -> list[Series]:
    """What a game's chart shows."""
    if not games.has_part("server", name):
        return []
    told = games.part("server", name).SERIES
    return [Series(id, said.text(lang), seats, marks) for id, said, seats, marks in told]


def whose(g: Sitting, key: str) -> tuple[Question | None, str]:
    """The question that an answer of a save is to, and the answer's own key."""
    joint = JOINT_KEY.fullmatch(key)
    seat = int(joint[1]) if joint else next(iter(g.asked), -1)
    return g.question(seat), joint[2] if joint else key


def in_short(g: Sitting, answers: list[str], lang: str) -> tuple[list[Step], list[list[list[int]]]]:
    """Every decision of a game, and the points of its chart, from its first position on."""
    steps: list[Step] = []
    points = [charted(g)]
    for number, key in enumerate(answers):
        seat = int(found[1]) if (found := JOINT_KEY.fullmatch(key)) else next(iter(g.asked), -1)
        q = g.question(seat, lang)
        own = found[2] if found else key
        label = next((o.label for o in q.options if o.key == own), own) if q is not None else own
        steps.append(Step(number, seat, q.text if q else "", label, q.rule if q else "", len(g.events)))
        g.answer(key)
        points.append(charted(g))
    return steps, points


def moment(g: Sitting, before: Sitting, answers: list[str], lang: str) -> Moment:
    """A position through the eyes of every seat and of a spectator; `before` is the one a decision earlier."""
    first = len(before.events)
    pairs = []
    for seat in (*range(g.seats), m.SPECTATOR):
        own = eyes.seat_or_none(seat)
        lines = eyes.told(g.game, g.events, 0, seat, lang)
        view = eyes.seen(g, own, lang)
        pairs.append(
            m.Eyes(
                seat=seat, view=view, question=None, lines=lines, first_line=0, events=g.story(own, first), orders=[]
            )
        )
    number = len(g.answers)
    asked, chosen = whose(g, answers[number]) if number < len(answers) else (None, "")
    question = None if asked is None else g.question(asked.seat, lang)
    table = m.Table(
        epoch=0, number=number, first=first, told=len(g.events), asked=list(g.asked), eyes=pairs, over=g.over,
        ending=eyes.ending(g, lang), undo=m.Back(False, False),
    )  # fmt: skip
    return Moment(table, question, chosen)


async def open_book(request: Call, table: str) -> tuple[Sitting, list[m.Person], Json]:
    """A game whose whole course whoever asks may see: it is over, or nobody else could be wronged."""
    _, held = await at_table(request, table)
    live = await hall_of(request).table(table)
    await ledger.read_by(hall_of(request).store, live.record, live.may_be_read(held), live.g.over)
    return live.g.clone(), live.people(lang_of(request)).seats, live.told_setup()


def body_of(g: Sitting) -> Json:
    """What of a save a replay needs."""
    return {"seed": g.seed, "setup": g.setup, "answers": list(g.answers)}


@get("/api/tables/{table:str}/replay", summary="Every decision of a game, and the chart of it")
async def get_replay(request: Call, table: FromPath[str]) -> Replay:
    lang = lang_of(request)
    g, people, told = await open_book(request, table)
    body = body_of(g)
    steps, points = await beside(lambda: in_short(replay(g.game, body, 0), body["answers"], lang))
    title = g.game.title.text(lang) or g.game.name
    return Replay(
        table, g.game.name, title, g.game.brief(g.setup, lang), told, str(g.seed), people, steps,
        series(g.game.name, lang), points, eyes.ending(g, lang),
    )  # fmt: skip


@get("/api/tables/{table:str}/replay/{number:int}", summary="The game as it stood before a decision")
async def get_moment(request: Call, table: FromPath[str], number: FromPath[int]) -> Moment:
    lang = lang_of(request)
    g, _, _ = await open_book(request, table)
    body = body_of(g)
    at = within(number, len(body["answers"]))

    def work() -> Moment:
        before = replay(g.game, body, max(0, at - 1))
        now = before.clone()
        for key in body["answers"][len(now.answers) : at]:
            now.answer(key)
        return moment(now, before, body["answers"], lang)

    return await beside(work)


@post("/api/tables/{table:str}/replay/{number:int}/play-on", summary="Go on from a decision, for practice")
async def play_on(request: Call, table: FromPath[str], number: FromPath[int]) -> Begun:
    """A new table at which the game stands as it did then; its chance falls as it fell, until somebody chooses otherwise."""
    hall = hall_of(request)
    hall.gate.let("tables", hall.gate.limits.new_tables, relay.address_of(request.scope, hall))
    g, people, _ = await open_book(request, table)
    body = body_of(g)
    body["answers"] = body["answers"][: within(number, len(body["answers"]))]
    played, given = await beside(setup.restored, body | {"game": g.game.name})
    settings = {**played.setup, "practice": True} if "practice" in played.setup else played.setup
    wishes = [setup.Wish("bot", p.name, p.bot) if p.kind == "bot" else setup.Wish(setup.HERE, p.name, "") for p in people]
    new = setup.new_table(played.game, settings, wishes, seed=played.seed, note=trust.noted(trust.SAVE))
    await hall.add(new.record, given)
    return begun(new)


def within(number: int, most: int) -> int:
    """A decision that there is."""
    if not 0 <= number <= most:
        raise Refusal(refusals.NO_DECISION.fill(number=number, most=most), "no-decision", 404)
    return number


ROUTES: Final = (get_replay, get_moment, play_on)
