"""How a finished game went: its course as a few lines, three figures, the turning point, and the score of the match.

A game offers its part in `<game>/doors/server.py`: which of its series are drawn, which events count for which figure,
and how far a position has brought each seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, Protocol, runtime_checkable

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from tableforge import games
from tableforge.kernel.game import Game
from tableforge.kernel.shown import ShownEvent
from tableforge.server import outcome, playback, refusals, seat_view
from tableforge.server.messages import SPECTATOR
from tableforge.server.parts import Charts
from tableforge.server.records import TableRecord
from tableforge.server.refusals import Refusal
from tableforge.server.tables import Call, at_table, hall_of, lang_of, match_of, run_work
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

Json = dict[str, Any]
TABLE: Final = -1  # in place of a seat: of the whole table
LEAST_SWING: Final = 2  # least swing of a turning point
LONGEST: Final = 140  # characters of a line
MOST_LINES: Final = 2


class CourseLine(Struct):
    """A number that went up and down: of a seat, or of the table (-1); its values at first, after each turn, and at the end."""

    name: str
    seat: int
    values: list[int]


class SummaryGoal(Struct):
    """A height of the course that matters, and what it is called."""

    value: int
    text: str


class SummaryFigure(Struct):
    """What was counted: by seat."""

    name: str
    seats: list[int]


class TurningPoint(Struct):
    """The decision on which the game turned: its number, its turn, and what came of it."""

    number: int
    turn: str
    text: str


class MatchScore(Struct):
    """How the match stands after this game; where another follows, its loser may say who begins."""

    best_of: int
    wins: list[int]
    over: bool
    chooser: int | None


class Summary(Struct):
    """How a game went."""

    turn: str
    minutes: int
    course: list[CourseLine]
    goal: SummaryGoal | None
    figures: list[SummaryFigure]
    turning: TurningPoint | None
    match: MatchScore | None


@runtime_checkable
class SummarySource(Charts, Protocol):
    """What a game offers for the summary."""

    @property
    def COURSE(self) -> Sequence[str]:
        """The series that are drawn."""
        ...

    @property
    def GOAL(self) -> tuple[int, Text] | None:
        """A height that matters."""
        ...

    @property
    def TURN(self) -> Text:
        """How a turn is called by its number `n`."""
        ...

    @property
    def COUNTER(self) -> str:
        """What of a view holds that number."""
        ...

    @property
    def FIGURES(self) -> Sequence[Text]:
        """What is counted."""
        ...

    def count_event(self, event: ShownEvent, /) -> tuple[int, int, int] | None:
        """Return the index of the figure that an event counts for, its seat, and how much; None for none."""
        ...

    def seat_progress(self, view: Any, /) -> list[int]:
        """Return how far each seat is; one number where all win or lose together."""
        ...


class SummaryPosition(Struct):
    """What the summary needs of a position."""

    turn: int
    events: int
    drawn: list[list[int]]
    standing: list[int]


def find_source(game: str) -> SummarySource | None:
    """Return the game's own part, or None."""
    return games.find_part("server", game, SummarySource)


def list_positions(g: Sitting, answers: Sequence[str], own: SummarySource) -> list[SummaryPosition]:
    """Return every position of a game, replaying `g` with the answers."""

    def read_position() -> SummaryPosition:
        view = g.view(None, asked=False)
        drawn = [values for (id, *_), values in zip(own.SERIES, own.chart_values(view)) if id in own.COURSE]
        return SummaryPosition(view[own.COUNTER], len(g.events), drawn, own.seat_progress(view))

    out = [read_position()]
    for key in answers:
        g.answer(key)
        out.append(read_position())
    return out


def course_lines(game: Game, own: SummarySource, course: Sequence[SummaryPosition], lang: str) -> list[CourseLine]:
    """Return the lines of the chart, one value a turn; seats that win or lose together are summed."""
    kept = [x for x, after in pairwise(course) if x.turn != after.turn] + [course[-1]]
    shown = [course[0], *kept]
    names = [said.text(lang) for id, said, _, _ in own.SERIES if id in own.COURSE]
    out = []
    for k, name in enumerate(names):
        rows = [x.drawn[k] for x in shown]
        if game.all_win_alike or len(rows[0]) == 1:
            out.append(CourseLine(name, TABLE, [sum(row) for row in rows]))
        else:
            out += [CourseLine(name, seat, list(values)) for seat, values in enumerate(zip(*rows))]
    return out


def count_figures(own: SummarySource, events: Sequence[ShownEvent], seats: int, lang: str) -> list[SummaryFigure]:
    """Return the game's figures, counted from its events."""
    sums = [[0] * seats for _ in own.FIGURES]
    for found in [own.count_event(e) for e in events]:
        if found is not None:
            which, seat, amount = found
            sums[which][seat] += amount
    return [SummaryFigure(name.text(lang), values) for name, values in zip(own.FIGURES, sums)]


def swings(course: Sequence[SummaryPosition], winners: Sequence[int]) -> list[int]:
    """Return by how much each decision improved what became the result."""

    def lead(x: SummaryPosition) -> int:
        if len(x.standing) == 1:
            return x.standing[0] if winners else -x.standing[0]
        others = [n for seat, n in enumerate(x.standing) if seat not in winners]
        return max([x.standing[seat] for seat in winners], default=0) - max(others, default=0)

    return [lead(after) - lead(before) for before, after in pairwise(course)]


def find_turning_point(
    g: Sitting,
    own: SummarySource,
    course: Sequence[SummaryPosition],
    winners: Sequence[int],
    seat: int,
    lang: str,
) -> TurningPoint | None:
    """Return the decision that did most in the turn that did most for the result, the last one aside; None where none did much."""
    by = swings(course, winners)[:-1]
    turns: Counter[int] = Counter()
    for x, swing in zip(course, by):
        turns[x.turn] += swing
    if max(turns.values(), default=0) < LEAST_SWING:
        return None
    best = max(turns, key=lambda turn: (turns[turn], turn))
    at = max([n for n in range(len(by)) if course[n].turn == best], key=lambda n: by[n])
    first, last = course[at].events, course[at + 1].events
    lines = [
        x.text
        for x in seat_view.render_lines(g.game, g.events, 0, seat, lang)
        if first <= x.first < last and not x.heading
    ]
    text = " ".join([line for line in lines if len(line) <= LONGEST][:MOST_LINES])
    return TurningPoint(at, own.TURN.fill(n=course[at].turn).text(lang), text)


def match_score(record: TableRecord, winners: Sequence[int]) -> MatchScore | None:
    """Return the score of the match with this game, or None for a single game."""
    match = match_of(record)
    if match is None:
        return None
    match.record_winners(winners)
    return MatchScore(match.best_of, list(match.wins), match.over, match.chooser)


def summarise_game(g: Sitting, record: TableRecord, seat: int, lang: str) -> Summary:
    """Return the summary of a finished game, as a seat may see it."""
    own = find_source(g.game.name)
    minutes = round((record.updated - record.created) / 60)
    won = outcome.winners(record, g) or ()
    match = match_score(record, won)
    if own is None:
        return Summary("", minutes, [], None, [], None, match)
    stood = list_positions(g.before(0), g.answers, own)
    goal = None if own.GOAL is None else SummaryGoal(own.GOAL[0], own.GOAL[1].text(lang))
    return Summary(
        own.TURN.fill(n=stood[-1].turn).text(lang),
        minutes,
        course_lines(g.game, own, stood, lang),
        goal,
        count_figures(own, g.story(None, 0), g.seats, lang),
        find_turning_point(g, own, stood, won, seat, lang),
        match,
    )


@get("/api/tables/{table:str}/summary", summary="How a game went, once it is over")
async def get_summary(request: Call, table: FromPath[str]) -> Summary:
    """How a game went: its course, its figures, its turning point, the score of the match."""
    record, held = await at_table(request, table)
    live = await hall_of(request).table(table)
    if not live.over:
        raise Refusal(refusals.NOT_OVER.fill(), "not-over", 409)
    seat, lang, g, hall = held[0] if held else SPECTATOR, lang_of(request), live.g.clone(), hall_of(request)
    g.set_keys([a.key for a in live.answers])
    about, body = playback.replay_source(table, g)
    record = live.record  # with how it ended
    key, made = (
        (*about, outcome.ENDED in record.note, seat, lang),
        partial(run_work, request, summarise_replayed, about, body, record, seat, lang),
    )
    found: Summary = await hall.summaries.get(key, made, lambda _: 1)
    return found


def summarise_replayed(about: tuple[object, ...], body: Json, record: TableRecord, seat: int, lang: str) -> Summary:
    """Replay a game and summarise it; runs in the process of `work_pool`."""
    return summarise_game(playback.replay_game(about, body), record, seat, lang)


ROUTES: Final = (get_summary,)
