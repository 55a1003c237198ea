"""Puzzles over HTTP: which there are, the one of a day, a table for one, how an attempt stands, a hint, the solution."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from tableforge import games
from tableforge.errors import TableforgeError
from tableforge.puzzles import Puzzle, shelf, telling
from tableforge.puzzles.chances import TooMany
from tableforge.puzzles.judging import Verdict, find_hint, judge_answers
from tableforge.puzzles.mining import is_hard
from tableforge.puzzles.proving import open_puzzle
from tableforge.server import messages as m
from tableforge.server import refusals, relay, setup
from tableforge.server.lessons import OTHERS, find_game
from tableforge.server.live import Live
from tableforge.server.records import BOT
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.tables import Call, TableCreated, describe_created, hall_of, lang_of, player_at, run_work
from tableforge.server.threads import run_in_thread
from tableforge.table.sitting import Sitting


class PuzzleInfo(Struct):
    """A puzzle, as a list tells it: without its position and its solution."""

    id: str
    goal: str
    title: str
    ask: str
    themes: list[str]
    rating: int
    answers: int
    seat: int
    hard: bool


class DailyPuzzle(Struct):
    """Which puzzle is the one of a day."""

    day: str
    game: str
    id: str


class PuzzleRequest(Struct, forbid_unknown_fields=True):
    """Who solves it."""

    name: Annotated[str, Meta(max_length=m.LONGEST_NAME)] = ""


class PuzzleStanding(Struct):
    """How an attempt stands: `open`, `solved` or `missed`; where chance decides, the chance that is left, and the best one."""

    verdict: Verdict
    chance: str
    best: str


class PuzzleHint(Struct):
    """An answer that leads on, in words; empty where none does any more."""

    key: str
    label: str


class PuzzleEvent(Struct):
    """Something that comes of an answer, and its rule."""

    text: str
    rule: str


class PuzzleStep(Struct):
    """One answer of the solution."""

    label: str
    events: list[PuzzleEvent]


class PuzzleSolution(Struct):
    """The solution, and why it is one."""

    steps: list[PuzzleStep]
    reason: str


def describe_puzzle(p: Puzzle, lang: str) -> PuzzleInfo:
    """Return a puzzle as lists show it."""
    goal, themes = telling.goal_of(p), [theme.text(lang) for theme in telling.tell_themes(p)]
    title, ask = goal.title.text(lang), goal.ask.text(lang)
    return PuzzleInfo(p.id, p.goal, title, ask, themes, p.rating, p.counts.answers, p.seat, is_hard(p))


def find_puzzle(game: str, id: str) -> Puzzle:
    """Return a puzzle.

    Raises Refusal (404) where there is none.
    """
    try:
        return shelf.find_puzzle(find_game(game).name, id)
    except TableforgeError as e:
        raise as_refusal(e, "no-puzzle", 404) from None


def puzzle_at(live: Live) -> Puzzle:
    """Return the puzzle of a table.

    Raises Refusal where it is none.
    """
    if not live.is_puzzle:
        raise Refusal(refusals.NO_PUZZLE.fill(), "no-puzzle", 404)
    return find_puzzle(live.record.game, live.record.note["puzzle"])


# ---------------------------------------------------------------- work in a process of its own
def play_on(p: Puzzle, keys: list[str]) -> Sitting:
    """Return the game of a puzzle with the answers of an attempt."""
    g = open_puzzle(p)
    for key in keys:
        g.answer(key)
    return g


def judge_attempt(game: str, id: str, keys: list[str]) -> tuple[Verdict, str]:
    """Return how an attempt with these answers stands, and what chance it has left; "open" where that cannot be told."""
    p = shelf.find_puzzle(game, id)
    try:
        found = judge_answers(p, play_on(p, keys))
    except TooMany:
        return "open", ""
    return found.verdict, found.chance


def hint_for(game: str, id: str, keys: list[str], lang: str) -> tuple[str, str]:
    """Return the key and the label of an answer that leads on from these; both empty where none does."""
    p = shelf.find_puzzle(game, id)
    g = play_on(p, keys)
    key = find_hint(p, g)
    d = g.decision
    if key is None or d is None:
        return "", ""
    return key, next(o.label(lang) for o in d.options if o.key == key)


# ---------------------------------------------------------------- addresses
@get("/api/{game:str}/puzzles", sync_to_thread=True, summary="The puzzles of a game, the easiest first")
def all_puzzles(request: Call, game: FromPath[str]) -> list[PuzzleInfo]:
    """The puzzles of a game, the easiest first."""
    return [describe_puzzle(p, lang_of(request)) for p in shelf.puzzles_of(find_game(game).name)]


@get("/api/puzzles/daily", sync_to_thread=True, summary="The puzzle of a day")
def daily_puzzle(day: FromQuery[str]) -> DailyPuzzle:
    """The puzzle of a day (`2026-11-18`), the same for everybody."""
    try:
        found = shelf.puzzle_of_day(date.fromisoformat(day))
    except ValueError as e:
        if isinstance(e, TableforgeError):
            raise as_refusal(e, "no-puzzle", 404) from None
        raise Refusal(refusals.WRONG_FIELD.fill(name="day"), "bad-request") from None
    return DailyPuzzle(day, found.game, found.id)


@post("/api/{game:str}/puzzles/{puzzle:str}", summary="A table for a puzzle")
async def begin_puzzle(
    request: Call, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleRequest | None] = None
) -> TableCreated:
    """A table for a puzzle: whoever asks has the seat that is to solve it."""
    hall = hall_of(request)
    hall.limiter.check("tables", hall.limiter.limits.new_tables, relay.client_address(request.scope, hall))
    p = await run_in_thread(find_puzzle, game, puzzle)
    it = games.game(p.game)
    body = {**p.save, "answers": list(p.save["answers"])}
    g, given = await run_in_thread(setup.replay_answers, it, body)
    person = setup.Wish(name=data.name if data else "")
    wishes = [person if seat == p.seat else setup.Wish(BOT, OTHERS) for seat in range(g.seats)]
    note = {"puzzle": p.id, "puzzle_from": len(given)}
    new = setup.prepare_table(it, g.setup, wishes, seed=p.save["seed"], note=note)
    await hall.add(new.record, given)
    return describe_created(new)


@get("/api/tables/{table:str}/puzzle", summary="How an attempt at a puzzle stands")
async def judge_table(request: Call, table: FromPath[str]) -> PuzzleStanding:
    """How an attempt stands."""
    live, _ = await player_at(request, table)
    p = puzzle_at(live)
    if not p.chance:  # a look at two positions
        async with live.lock:
            return PuzzleStanding(judge_answers(p, live.g).verdict, "", "")
    keys = [a.key for a in live.answers[live.puzzle_from :]]
    verdict, chance = await run_work(request, judge_attempt, p.game, p.id, keys)
    return PuzzleStanding(verdict, chance, p.chance)


@get("/api/tables/{table:str}/puzzle/hint", summary="An answer that leads on")
async def hint(request: Call, table: FromPath[str]) -> PuzzleHint:
    """An answer that leads on from where an attempt stands."""
    live, _ = await player_at(request, table)
    p = puzzle_at(live)
    keys = [a.key for a in live.answers[live.puzzle_from :]]
    return PuzzleHint(*await run_work(request, hint_for, p.game, p.id, keys, lang_of(request)))


@get("/api/{game:str}/puzzles/{puzzle:str}/solution", sync_to_thread=True, summary="The solution of a puzzle")
def solution(request: Call, game: FromPath[str], puzzle: FromPath[str]) -> PuzzleSolution:
    """The solution of a puzzle step by step, and the reason why it is one."""
    p, lang = find_puzzle(game, puzzle), lang_of(request)
    steps = [
        PuzzleStep(step.label, [PuzzleEvent(text, rule) for text, rule in step.events])
        for step in telling.tell_solution(p, lang)
    ]
    return PuzzleSolution(steps, telling.tell_reason(p, lang))


ROUTES: Final = (all_puzzles, daily_puzzle, begin_puzzle, judge_table, hint, solution)
