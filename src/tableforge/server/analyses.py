"""What a game teaches, over HTTP: its analysis begun, watched, stopped and read, and a turn of it played again."""

from __future__ import annotations

import time
from math import ceil
from typing import Any, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct, field

from tableforge.analysis import telling, texts
from tableforge.analysis.kept import analysis_mark
from tableforge.analysis.parts import can_analyse, find_analyst
from tableforge.analysis.review import check_open, choose_depth
from tableforge.errors import TableforgeError
from tableforge.server import analysing, playback, refusals, relay
from tableforge.server.analysing import AnalysisJob, KeptReview
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.replays import open_readable_game
from tableforge.server.tables import Call, hall_of, lang_of, run_work
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text, in_every

Json = dict[str, Any]
ANALYSES_RATE: Final = "analyses"  # the name of its rate limit
MOST_KEYS: Final = 200
LONGEST_KEY: Final = 200

NOT_FOR_GAME: Final = Text("games of this kind are not analysed", "les parties de ce jeu ne s’analysent pas")
TOO_MANY: Final = Text(
    "too many games are being analysed here: try again later",
    "trop de parties sont en cours d’analyse ici : réessayez plus tard",
)
CHANGED: Final = Text(
    "Old: the game, the engine or its weights have changed since. Analyse it again.",
    "Ancien : la partie, le moteur ou ses poids ont changé depuis. Analysez-la à nouveau.",
)
WAITS: Final = Text("waits for another analysis", "attend une autre analyse")
SOFAR: Final = Text("{done} of {total} answers", "{done} réponses sur {total}")
SECONDS_LEFT: Final = Text("{sofar}, about {n} s left", "{sofar}, encore {n} s environ")
MINUTES_LEFT: Final = Text("{sofar}, about {n} min left", "{sofar}, encore {n} min environ")
ROUNDED: Final = 5  # seconds
MOST_SECONDS: Final = 90  # that are not told as minutes


class AnalysisRunning(Struct):
    """How far an analysis is; `part` is the share of the answers that were looked at, from 0 to 1."""

    done: int
    total: int
    part: float
    line: str


class MarkWords(Struct):
    """A mark in words: its sentence, and how sure it is."""

    sentence: str
    sure: str


class AnalysisWords(Struct):
    """What a review says in a language: what the curve shows, who sits where, where the game turned, each mark, notes."""

    curve: str
    seats: list[str]
    turning: str
    marks: list[MarkWords]
    kinds: dict[str, str]
    notes: list[str]


class TableAnalysis(Struct):
    """What can be asked, what is under way, and what is known; `why` says why a game cannot be analysed, "" where it can."""

    game: str
    title: str
    brief: str
    why: str
    running: AnalysisRunning | None = None
    trouble: str = ""
    review: Json | None = None  # with its texts in every language
    words: AnalysisWords | None = None
    at: float = 0.0
    old: str = ""


class AnalysisRequest(Struct, forbid_unknown_fields=True):
    """An analysis that is to be begun, with so many imagined games behind a mark."""

    worlds: int | None = None


class TurnRequest(Struct, forbid_unknown_fields=True):
    """A turn that is played again: from which answer on, in which hidden world (0 is the one that was), and the answers so far."""

    first: int
    world: int = 0
    answers: list[str] = field(default_factory=list)


# ---------------------------------------------------------------- what is told
def say_progress(job: AnalysisJob, now: float) -> Text:
    """Return how far an analysis is and how long it goes on, if the rest takes as long as what was looked at."""
    if job.began is None:
        return WAITS
    sofar = SOFAR.fill(done=job.done, total=job.total)
    if not job.done:
        return sofar
    left = (now - job.began) * max(0, job.total - job.done) / job.done
    if left <= MOST_SECONDS:
        return SECONDS_LEFT.fill(sofar=sofar, n=ROUNDED * ceil(left / ROUNDED))
    return MINUTES_LEFT.fill(sofar=sofar, n=ceil(left / 60))


def put_in_words(review: Json, lang: str) -> AnalysisWords:
    """Return what a review says in a language."""
    return AnalysisWords(
        telling.curve_title(review, lang),
        [telling.seat_title(review, one["seat"], lang) for one in review["seats"]],
        telling.turning_sentence(review, lang),
        [
            MarkWords(telling.say_mark(review, mark, lang), telling.sureness(mark).text(lang))
            for mark in review["marks"]
        ],
        {kind: name.text(lang) for kind, name in texts.KIND_NAMES.items()},
        telling.closing_notes(review, lang),
    )


def refuse_analysis(g: Sitting, ended: bool) -> Text | None:
    """Return why a game cannot be analysed; None where it can. `ended` says whether its table has ended it."""
    if not can_analyse(g.game.name):
        return NOT_FOR_GAME
    try:
        check_open(g, ended)
    except TableforgeError as e:
        return in_every(e.text)
    return None


def check_analysis(g: Sitting, ended: bool) -> None:
    """Raise Refusal where a game cannot be analysed."""
    why = refuse_analysis(g, ended)
    if why is not None:
        raise Refusal(why, "no-analysis", 403)


async def read_analysis(request: Call, table: str) -> TableAnalysis:
    """Return what is known of a table's game, and what is under way."""
    hall, lang = hall_of(request), lang_of(request)
    g, live = await open_readable_game(request, table)
    title = g.game.title.text(lang) or g.game.name.capitalize()
    why = refuse_analysis(g, live.over)
    brief = g.game.speech.describe_setup(g.setup, lang)
    out = TableAnalysis(g.game.name, title, brief, "" if why is None else why.text(lang))
    if out.why:
        return out
    job = hall.analyses.jobs.get(table)
    if job is not None:
        line = say_progress(job, time.monotonic())
        part = min(1.0, job.done / job.total) if job.total else 0.0
        out.running = AnalysisRunning(job.done, job.total, part, line.text(lang))
        return out
    if table in hall.analyses.failed:
        out.trouble = refusals.INTERNAL.text(lang)
    kept: KeptReview | None = await hall.store.read(lambda c: analysing.read_review(c, table))
    if kept is not None:
        out.review, out.at = kept.review, kept.at
        out.words = put_in_words(kept.review, lang)
        asked = kept.review["depth"]["checks"]
        if kept.mark not in (analysis_mark(g, None), analysis_mark(g, asked)):
            out.old = CHANGED.text(lang)
    return out


# ---------------------------------------------------------------- doors
@get("/api/tables/{table:str}/analysis", summary="What a game teaches: its analysis")
async def get_analysis(request: Call, table: FromPath[str]) -> TableAnalysis:
    """What is known of a game, and how far its analysis is; only for those who may see the whole of it."""
    return await read_analysis(request, table)


@post("/api/tables/{table:str}/analysis", status_code=202, summary="Begin to analyse a game")
async def begin_analysis(request: Call, table: FromPath[str], data: JSONBody[AnalysisRequest]) -> TableAnalysis:
    """Begin to analyse a game that is over, or one that is practice; they are analysed one after the other."""
    hall = hall_of(request)
    g, live = await open_readable_game(request, table)
    check_analysis(g, live.over)
    try:
        choose_depth(find_analyst(g.game.name), data.worlds, None)
    except TableforgeError as e:
        raise as_refusal(e, "bad-request") from None
    mark = analysis_mark(g, data.worlds)
    if table not in hall.analyses.jobs:
        if hall.analyses.is_full():
            raise Refusal(TOO_MANY.fill(), "busy", 409)
        hall.limiter.check(ANALYSES_RATE, hall.limiter.limits.analyses, relay.client_address(request.scope, hall))
        hall.analyses.start(table, AnalysisJob(mark, playback.save_body(g), data.worlds))
    return await read_analysis(request, table)


@delete("/api/tables/{table:str}/analysis", status_code=200, summary="Stop the analysis of a game")
async def stop_analysis(request: Call, table: FromPath[str]) -> TableAnalysis:
    """Stop what is under way; what was known before stays."""
    await open_readable_game(request, table)
    await hall_of(request).analyses.stop(table)
    return await read_analysis(request, table)


@post("/api/tables/{table:str}/analysis/try", status_code=200, summary="Play a turn again")
async def try_turn_again(request: Call, table: FromPath[str], data: JSONBody[TurnRequest]) -> Json:
    """A turn played again as far as the answers lead: what is asked, what has happened, and at its end how good it was."""
    g, live = await open_readable_game(request, table)
    check_analysis(g, live.over)
    if len(data.answers) > MOST_KEYS or any([len(key) > LONGEST_KEY for key in data.answers]):
        raise Refusal(refusals.TOO_MUCH_WORK.fill(), "too-much", 413)
    try:
        return await run_work(
            request,
            analysing.try_turn,
            playback.save_body(g),
            data.first,
            data.answers,
            data.world,
            None,
            lang_of(request),
        )
    except TableforgeError as e:
        raise as_refusal(e, "bad-request") from None


ROUTES: Final = (get_analysis, begin_analysis, stop_analysis, try_turn_again)
