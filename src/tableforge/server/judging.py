"""The judge over HTTP: a position from a link or a text, what happens in it, and positions out of tables.

Nothing is kept: a position and the answers tried in it are sent whole with every request, and what comes back is the same for
everybody. What a game under way with others would give away is not written (`tableforge.judge.posing`).
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from tableforge import games
from tableforge.judge.link import write_link
from tableforge.judge.parts import LayoutField, Sort, games_with_layouts, layout_of
from tableforge.judge.posed import LONGEST, Posed, read_posed, seat_titles
from tableforge.judge.posing import can_pose, pose
from tableforge.judge.ruling_text import read_any, write_text
from tableforge.judge.trial import EditionTrial, Likeness, try_out
from tableforge.server import campaign_records, refusals, scenes
from tableforge.server import messages as m
from tableforge.server.refusals import Refusal
from tableforge.server.tables import Call, at_table, hall_of, lang_of, run_work
from tableforge.table.question import Question
from tableforge.table.sitting import Sitting

Json = dict[str, Any]
LONGEST_TITLE: Final = 400


# ---------------------------------------------------------------- what is said
class JudgeRequest(Struct, forbid_unknown_fields=True):
    """A position as a link or a text (`source`), or as fields; with the answers that are tried in it."""

    source: Annotated[str, Meta(max_length=2 * LONGEST)] = ""
    posed: Json | None = None
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""  # of a test that is to be written


class PosedPosition(Struct):
    """A position that was posed, in every form in which it is passed on; `lost` is what it could not say."""

    game: str
    position: Json
    answers: list[str]
    link: str
    text: str
    lost: list[str]


class JudgeTrial(Struct):
    """What happens by one edition; `likeness` is "same", "rules" or "other", beside the first."""

    edition: str
    likeness: Likeness
    lines: list[m.StoryLine]
    refused: str
    fitted: int
    questions: list[Question]
    scenes: list[m.SceneUpdate]  # through the eyes of each seat, in full; of the first trial alone
    over: bool


class JudgedPosition(Struct):
    """A position with its trials, the one by its own edition first."""

    posed: PosedPosition
    seats: list[str]
    trials: list[JudgeTrial]


class FormField(Struct):
    """One field of the form in which positions are laid out."""

    name: str
    title: str
    sort: Sort
    most: int
    options: list[tuple[str, str]]
    types: list[str]
    marked: bool


class JudgeForm(Struct):
    """The form of a game, with a position to begin with."""

    game: str
    title: str
    seats: list[tuple[str, str]]
    of_seat: list[FormField]
    of_table: list[FormField]
    marks: list[FormField]
    example: Json


class JudgeTest(Struct):
    """A test file for contributors."""

    name: str
    text: str


def describe_posed(posed: Posed, lang: str) -> PosedPosition:
    """Return a position in every form in which it is passed on."""
    return PosedPosition(
        posed.game,
        posed.position,
        list(posed.answers),
        write_link(posed),
        write_text(posed),
        [text.text(lang) for text in posed.lost],
    )


def list_events(g: Sitting, seat: int, lang: str) -> list[m.StoryLine]:
    """Return every event with its rule, as a seat sees it: a judge leaves none out, as the story of a table does."""
    return [
        m.StoryLine(n, 1, entry.text(lang, seat), entry.raw.seat, False, [entry.rule] if entry.rule else [], [])
        for n, entry in enumerate(g.log)
    ]


def describe_trial(posed: Posed, trial: EditionTrial, lang: str, drawn: bool) -> JudgeTrial:
    """Return a trial in a language; where it is drawn, with what the table shows to each seat."""
    g = trial.g
    refused = "" if trial.refused is None else trial.refused.text(lang)
    if g is None:
        return JudgeTrial(trial.edition, trial.likeness, [], refused, 0, [], [], False)
    eyes = max(0, next(iter(g.asked), 0))
    lines = list_events(g, eyes, lang)
    questions = [q for seat in g.asked if (q := g.question(seat, lang)) is not None]
    shown = [scenes.diff_scene(g.scene(seat, lang)) for seat in range(g.seats)] if drawn else []
    return JudgeTrial(trial.edition, trial.likeness, lines, refused, trial.fitted, questions, shown, g.over)


def read_request(data: JudgeRequest) -> Posed:
    """Return what a request poses.

    Raises BadLink where it poses nothing that could be a position, UnknownGame where there is no such game.
    """
    return read_posed(data.posed) if data.posed is not None else read_any(data.source.strip())


# ---------------------------------------------------------------- work for the pool
def judge_request(data: JudgeRequest, lang: str) -> JudgedPosition:
    """Return a position with its trials.

    Raises TableforgeError where it is none.
    """
    posed = read_request(data)
    trials = try_out(posed)
    first = trials[0].g
    names = [] if first is None else seat_titles(posed, first, lang)
    told = [describe_trial(posed, trial, lang, n == 0) for n, trial in enumerate(trials)]
    return JudgedPosition(describe_posed(posed, lang), names, told)


def write_request_test(data: JudgeRequest) -> JudgeTest:
    """Return the test that a request asks for.

    Raises TableforgeError where it proves nothing.
    """
    from tableforge.judge.ruling_file import write_test  # rulings are loaded when somebody writes one

    text = write_test(read_request(data), data.title)
    name = next(line for line in text.splitlines() if line.startswith("def ")).removeprefix("def ").partition("(")[0]
    return JudgeTest(f"{name}.py", text)


def pose_table(body: Json, at: int, seat: int | None, lang: str) -> PosedPosition:
    """Return the position of a table's game after so many answers, with what a seat knows of it, or all of it."""
    from tableforge.table.sitting import replay

    g = replay(games.game(body["game"]), {**body, "answers": body["answers"][:at]})
    return describe_posed(pose(g, seat), lang)


# ---------------------------------------------------------------- doors
def describe_field(field: LayoutField, lang: str) -> FormField:
    """Return a field of a form in a language."""
    options = [(name, title.text(lang)) for name, title in field.options]
    return FormField(
        field.name, field.title.text(lang), field.sort, field.most, options, list(field.types), field.marked
    )


@get("/api/judge", sync_to_thread=True, summary="The games whose positions can be laid out, with their forms")
def list_forms(request: Call) -> list[JudgeForm]:
    """The form of every game that has one."""
    lang = lang_of(request)
    out = []
    for name in games_with_layouts():
        form = layout_of(name)
        if form is None:
            continue
        title = games.game(name).title.text(lang) or name.capitalize()
        groups = [[describe_field(f, lang) for f in group] for group in (form.of_seat, form.of_table, form.marks)]
        seats = [(id, said.text(lang)) for id, said in form.seats]
        out.append(JudgeForm(name, title, seats, groups[0], groups[1], groups[2], dict(form.example)))
    return out


@post("/api/judge", status_code=200, summary="What happens in a position, by every edition")
async def try_position(request: Call, data: JSONBody[JudgeRequest]) -> JudgedPosition:
    """A position from a link, a text or fields: what the table shows, what happens, what is asked."""
    return await run_work(request, judge_request, data, lang_of(request))


@post("/api/judge/test", status_code=200, summary="A trial as a test file")
async def get_test(request: Call, data: JSONBody[JudgeRequest]) -> JudgeTest:
    """What happens in a position as a test for contributors."""
    return await run_work(request, write_request_test, data)


@get("/api/tables/{table:str}/position", summary="The position of a game, to be passed on")
async def get_position(
    request: Call, table: FromPath[str], at: FromQuery[int] = -1, seat: FromQuery[int] = -1
) -> PosedPosition:
    """All of the position where the game is over or nobody else could be wronged; else what the caller's seat knows of it."""
    _, held = await at_table(request, table)
    live = await hall_of(request).table(table)
    if not can_pose(live.g.game.name):
        raise Refusal(refusals.NO_POSITIONS.fill(game=live.g.game.title), "no-positions", 404)
    eyes: int | None = None
    try:
        await campaign_records.check_may_read(hall_of(request).store, live.record, live.may_be_read(held), live.over)
    except Refusal:
        if not held or (seat >= 0 and seat not in held):
            raise
        eyes = seat if seat >= 0 else held[0]
    body: Json = {"game": live.g.game.name, "seed": live.g.seed, "setup": live.g.setup, "answers": list(live.g.answers)}
    # who sees a part only sees it as it is now: an earlier moment may show what was taken back since
    number = len(body["answers"]) if at < 0 or eyes is not None else min(at, len(body["answers"]))
    return await run_work(request, pose_table, body, number, eyes, lang_of(request))


ROUTES: Final = (list_forms, try_position, get_test, get_position)
