"""Replays in the process of `work_pool`: the whole course of a game, one moment of it, a save."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct

from tableforge import games
from tableforge.errors import TableforgeError
from tableforge.server import guard, scenes, seat_view, setup
from tableforge.server import messages as m
from tableforge.server.parts import Charts
from tableforge.server.records import StoredAnswer
from tableforge.server.refusals import as_refusal
from tableforge.table.notes import SaveNote, read_notes
from tableforge.table.question import Question
from tableforge.table.sitting import JOINT_KEY, Sitting, read_save, replay

Json = dict[str, Any]
MOST_KEPT: Final = 4  # games in a process
KEPT: OrderedDict[tuple[object, ...], Sitting] = OrderedDict()


# ---------------------------------------------------------------- what comes of it
class ReplayStep(Struct):
    """A decision that was made: by which seat, what was asked, what it chose, by which rule."""

    number: int
    seat: int
    ask: str
    chosen: str
    rule: str
    turn: int  # the number of the event that began the turn, the round …


class ReplayMoment(Struct):
    """The game before a decision, through every pair of eyes, and what was chosen then."""

    table: m.TableMessage
    question: Question | None
    chosen: str


Course = tuple[
    list[ReplayStep], list[list[list[int]]]
]  # and the points of its chart, before each decision and at the end


class RestoredGame(Struct):
    """A game that a save has: what it was begun with, its answers with the seats that gave them, and what players should know."""

    game: str
    setup: Json
    seed: int
    given: list[StoredAnswer]
    notice: tuple[str, ...]
    notes: list[SaveNote]


# ---------------------------------------------------------------- games
def save_body(g: Sitting) -> Json:
    """Return what of a save is needed to replay a game."""
    return {"game": g.game.name, "seed": g.seed, "setup": g.setup, "answers": list(g.answers)}


def replay_source(table: str, g: Sitting) -> tuple[tuple[object, ...], Json]:
    """Return the cache key of a table's game and the body to replay it from."""
    body = save_body(g)
    return (table, len(body["answers"]), sha256("\n".join(body["answers"]).encode()).hexdigest()), body


def replay_game(about: tuple[object, ...], body: Json) -> Sitting:
    """Return a game replayed to its last answer, from the cache where it is there."""
    g = KEPT.get(about)
    if g is None:
        g = KEPT[about] = replay(games.game(body["game"]), body)
        while len(KEPT) > MOST_KEPT:
            KEPT.popitem(last=False)
    KEPT.move_to_end(about)
    return g


def check_restored(body: Json) -> RestoredGame:
    """Return the game of a save.

    Raises TableforgeError where it cannot be played at a table.
    """
    g, given = setup.restore_game(body)
    return RestoredGame(
        g.game.name,
        g.setup,
        g.seed,
        given,
        () if g.notice is None else tuple(g.notice.texts().values()),
        read_notes(body) if g.notice is None else [],
    )


def restore_save(text: str) -> RestoredGame:
    """Return the game of a save file.

    Raises Refusal where it cannot be read or played at a table.
    """
    guard.check_depth(text.encode("utf-8", "surrogatepass"))
    try:
        return check_restored(read_save(text))
    except TableforgeError as e:
        raise as_refusal(e, "save") from None


def replay_course(about: tuple[object, ...], body: Json, lang: str) -> Course:
    """Return every decision of a game, and the points of its chart."""
    whole = replay_game(about, body)
    return list_steps(whole.before(0) if body["answers"] else whole, body["answers"], lang)


def replay_moment(about: tuple[object, ...], body: Json, at: int, lang: str, drawn: bool) -> ReplayMoment:
    """Return a game before decision `at`; with its scenes where `drawn`."""
    whole = replay_game(about, body)
    g = whole.before(at)
    found = render_moment(g, whole.before(max(0, at - 1)), body["answers"], lang)
    if drawn:
        found.table.scenes = [
            scenes.diff_scene(g.scene(seat_view.seat_or_none(x.seat), lang, x.view)) for x in found.table.eyes
        ]
    return found


def chart_values(g: Sitting) -> list[list[int]]:
    """Return the present values of the game's chart; empty where it has none."""
    own = games.find_part("server", g.game.name, Charts)
    return [] if own is None else own.chart_values(g.view(None, asked=False))


def match_answer(g: Sitting, key: str) -> tuple[Question | None, str]:
    """Return the question that a stored answer answers, and its key without the seat."""
    joint = JOINT_KEY.fullmatch(key)
    seat = int(joint[1]) if joint else next(iter(g.asked), -1)
    return g.question(seat), joint[2] if joint else key


def list_steps(g: Sitting, answers: list[str], lang: str) -> tuple[list[ReplayStep], list[list[list[int]]]]:
    """Return every decision of a game and the points of its chart, replaying `g` with the answers."""
    steps: list[ReplayStep] = []
    points = [chart_values(g)]
    for number, key in enumerate(answers):
        seat = int(found[1]) if (found := JOINT_KEY.fullmatch(key)) else next(iter(g.asked), -1)
        q = g.question(seat, lang)
        own = found[2] if found else key
        label = next((o.label for o in q.options if o.key == own), own) if q is not None else own
        steps.append(ReplayStep(number, seat, q.text if q else "", label, q.rule if q else "", len(g.events)))
        g.answer(key)
        points.append(chart_values(g))
    return steps, points


def render_moment(g: Sitting, before: Sitting, answers: list[str], lang: str) -> ReplayMoment:
    """Return a position as every seat and a spectator sees it; `before` is the position one decision earlier."""
    first = len(before.events)
    pairs = []
    for seat in (*range(g.seats), m.SPECTATOR):
        own = seat_view.seat_or_none(seat)
        lines = seat_view.render_lines(g.game, g.events, 0, seat, lang)
        view = seat_view.build_view(g, own, lang)
        pairs.append(
            m.SeatUpdate(
                seat=seat, view=view, question=None, lines=lines, first_line=0, events=g.story(own, first), orders=[]
            )
        )
    number = len(g.answers)
    asked, chosen = match_answer(g, answers[number]) if number < len(answers) else (None, "")
    question = None if asked is None else g.question(asked.seat, lang)
    table = m.TableMessage(
        epoch=0,
        number=number,
        first=first,
        told=len(g.events),
        asked=list(g.asked),
        eyes=pairs,
        over=g.over,
        ending=seat_view.describe_ending(g, lang),
        undo=m.UndoStatus(False, False),
    )
    return ReplayMoment(table, question, chosen)
