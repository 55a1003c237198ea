"""How a game went, once it is over: its course as a few lines, three figures, the turning point, and how the match stands.

A game brings its own part (`server.<game>`): which of its series are drawn, which events count for which figure, and how well a
position stands for a seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, Protocol, runtime_checkable

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from tableforge import games
from tableforge.kernel.game import Game
from tableforge.server import eyes, playback, refusals
from tableforge.server.messages import SPECTATOR
from tableforge.server.parts import Charts
from tableforge.server.records import Record
from tableforge.server.refusals import Refusal
from tableforge.server.tables import Call, at_table, hall_of, lang_of, match_of, worked
from tableforge.table.sitting import Sitting
from tableforge.tongue.both import Both

Json = dict[str, Any]
TABLE: Final = -1  # in place of a seat: what belongs to everybody
LEAST_SWING: Final = 2  # of a decision on which a game turns
LONGEST: Final = 140  # characters of a line that tells of it
MOST_LINES: Final = 2


class Course(Struct):
    """A number that went up and down: of a seat, or of the table (-1); its values at first, after each turn, and at the end."""

    name: str
    seat: int
    values: list[int]


class Goal(Struct):
    """A height of the course that matters, and what it is called."""

    value: int
    text: str


class Figure(Struct):
    """What was counted: by seat."""

    name: str
    seats: list[int]


class Turning(Struct):
    """The decision on which the game turned: its number, its turn, and what came of it."""

    number: int
    turn: str
    text: str


class Score(Struct):
    """How the match stands after this game; where another follows, its loser may say who begins."""

    best_of: int
    wins: list[int]
    over: bool
    chooser: int | None


class Summary(Struct):
    """How a game went."""

    turn: str
    minutes: int
    course: list[Course]
    goal: Goal | None
    figures: list[Figure]
    turning: Turning | None
    match: Score | None


@runtime_checkable
class Teller(Charts, Protocol):
    """What a game brings into this room."""

    @property
    def COURSE(self) -> Sequence[str]:
        """The series that are drawn."""
        ...

    @property
    def GOAL(self) -> tuple[int, Both] | None:
        """A height that matters."""
        ...

    @property
    def TURN(self) -> Both:
        """How a turn is called by its number `n`."""
        ...

    @property
    def COUNTER(self) -> str:
        """What of a view holds that number."""
        ...

    @property
    def FIGURES(self) -> Sequence[Both]:
        """What is counted."""
        ...

    def counted(self, event: Json, /) -> tuple[int, int, int] | None:
        """Which figure an event counts for, whose it is, and how much."""
        ...

    def standing(self, view: Any, /) -> list[int]:
        """How far each seat is; one number where all win alike."""
        ...


class Stood(Struct):
    """A position, as far as the summary is made of it."""

    turn: int
    events: int
    drawn: list[list[int]]
    standing: list[int]


def teller(game: str) -> Teller | None:
    """The game's own part, if it has one."""
    return games.find_part("server", game, Teller)


def positions(g: Sitting, answers: Sequence[str], own: Teller) -> list[Stood]:
    """Every position of a game, from its first on."""

    def stood() -> Stood:
        view = g.view(None, asked=False)
        drawn = [values for (id, *_), values in zip(own.SERIES, own.charted(view)) if id in own.COURSE]
        return Stood(view[own.COUNTER], len(g.events), drawn, own.standing(view))

    out = [stood()]
    for key in answers:
        g.answer(key)
        out.append(stood())
    return out


def lines(game: Game, own: Teller, course: Sequence[Stood], lang: str) -> list[Course]:
    """The lines of the chart, turn by turn; those of seats that win alike are summed."""
    kept = [x for x, after in pairwise(course) if x.turn != after.turn] + [course[-1]]
    shown = [course[0], *kept]
    names = [said.text(lang) for id, said, _, _ in own.SERIES if id in own.COURSE]
    out = []
    for k, name in enumerate(names):
        rows = [x.drawn[k] for x in shown]
        if game.all_win_alike or len(rows[0]) == 1:
            out.append(Course(name, TABLE, [sum(row) for row in rows]))
        else:
            out += [Course(name, seat, list(values)) for seat, values in enumerate(zip(*rows))]
    return out


def figures(own: Teller, events: Sequence[Json], seats: int, lang: str) -> list[Figure]:
    """What the game counts of its events."""
    sums = [[0] * seats for _ in own.FIGURES]
    for found in [own.counted(e) for e in events]:
        if found is not None:
            which, seat, amount = found
            sums[which][seat] += amount
    return [Figure(name.text(lang), values) for name, values in zip(own.FIGURES, sums)]


def swings(course: Sequence[Stood], winners: Sequence[int]) -> list[int]:
    """By how much each decision brought nearer what became of the game."""

    def lead(x: Stood) -> int:
        if len(x.standing) == 1:
            return x.standing[0] if winners else -x.standing[0]
        others = [n for seat, n in enumerate(x.standing) if seat not in winners]
        return max([x.standing[seat] for seat in winners], default=0) - max(others, default=0)

    return [lead(after) - lead(before) for before, after in pairwise(course)]


def turning(g: Sitting, own: Teller, course: Sequence[Stood], seat: int, lang: str) -> Turning | None:
    """The decision that did most in the turn that did most for how it ended, the last one aside; None where none did much."""
    outcome = g.outcome(lang)
    by = swings(course, () if outcome is None else outcome.winners)[:-1]
    turns: Counter[int] = Counter()
    for x, swing in zip(course, by):
        turns[x.turn] += swing
    if max(turns.values(), default=0) < LEAST_SWING:
        return None
    best = max(turns, key=lambda turn: (turns[turn], turn))
    at = max([n for n in range(len(by)) if course[n].turn == best], key=lambda n: by[n])
    first, last = course[at].events, course[at + 1].events
    lines = [x.text for x in eyes.told(g.game, g.events, 0, seat, lang) if first <= x.first < last and not x.heading]
    text = " ".join([line for line in lines if len(line) <= LONGEST][:MOST_LINES])
    return Turning(at, own.TURN.fill(n=course[at].turn).text(lang), text)


def score(record: Record, result: Mapping[str, Any]) -> Score | None:
    """How the match stands with this game."""
    match = match_of(record)
    if match is None:
        return None
    match.record(result)
    return Score(match.best_of, list(match.wins), match.over, match.chooser)


def summed(g: Sitting, record: Record, seat: int, lang: str) -> Summary:
    """How a game went, as a seat is told of it."""
    own = teller(g.game.name)
    minutes = round((record.updated - record.created) / 60)
    match = score(record, g.result or {})
    if own is None:
        return Summary("", minutes, [], None, [], None, match)
    stood = positions(g.before(0), g.answers, own)
    goal = None if own.GOAL is None else Goal(own.GOAL[0], own.GOAL[1].text(lang))
    return Summary(
        own.TURN.fill(n=stood[-1].turn).text(lang), minutes, lines(g.game, own, stood, lang), goal,
        figures(own, g.story(None, 0), g.seats, lang), turning(g, own, stood, seat, lang), match,
    )  # fmt: skip


@get("/api/tables/{table:str}/summary", summary="How a game went, once it is over")
async def get_summary(request: Call, table: FromPath[str]) -> Summary:
    record, held = await at_table(request, table)
    live = await hall_of(request).table(table)
    if not live.g.over:
        raise Refusal(refusals.NOT_OVER.fill(), "not-over", 409)
    seat, lang, g, hall = held[0] if held else SPECTATOR, lang_of(request), live.g.clone(), hall_of(request)
    g.know([a.key for a in live.given])
    about, body = playback.of_table(table, g)
    key, made = (*about, seat, lang), partial(worked, request, summed_again, about, body, record, seat, lang)
    found: Summary = await hall.summaries.get(key, made, lambda _: 1)
    return found


def summed_again(about: tuple[object, ...], body: Json, record: Record, seat: int, lang: str) -> Summary:
    """The same, wherever games are played again."""
    return summed(playback.played(about, body), record, seat, lang)


ROUTES: Final = (get_summary,)
