"""Games played again from their first answer, in the process of `labour`: their whole course in short, a moment of them, a save.

Plain data goes in and comes out.  The process keeps the last games it was asked about, by what they are known by.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct

from tableforge import games
from tableforge.errors import TableforgeError
from tableforge.server import eyes, guard, setup
from tableforge.server import messages as m
from tableforge.server.parts import Charts
from tableforge.server.records import Answered
from tableforge.server.refusals import as_refusal
from tableforge.table.question import Question
from tableforge.table.sitting import JOINT_KEY, Sitting, read_save, replay

Json = dict[str, Any]
MOST_KEPT: Final = 4  # games in a process
KEPT: OrderedDict[tuple[object, ...], Sitting] = OrderedDict()


# ---------------------------------------------------------------- what comes of it
class Step(Struct):
    """A decision that was made: by which seat, what was asked, what it chose, by which rule."""

    number: int
    seat: int
    ask: str
    chosen: str
    rule: str
    turn: int  # the number of the event that began the turn, the round …


class Moment(Struct):
    """The game before a decision, through every pair of eyes, and what was chosen then."""

    table: m.Table
    question: Question | None
    chosen: str


Course = tuple[list[Step], list[list[list[int]]]]  # and the points of its chart, before each decision and at the end


class Restored(Struct):
    """A game that a save has: what it was begun with, its answers with the seats that gave them, and what players should know."""

    game: str
    setup: Json
    seed: int
    given: list[Answered]
    notice: tuple[str, ...]


# ---------------------------------------------------------------- games
def body_of(g: Sitting) -> Json:
    """What of a save it takes to play a game again."""
    return {"game": g.game.name, "seed": g.seed, "setup": g.setup, "answers": list(g.answers)}


def of_table(table: str, g: Sitting) -> tuple[tuple[object, ...], Json]:
    """What a table's game is known by wherever it is played again, and what it takes to do so."""
    body = body_of(g)
    return (table, len(body["answers"]), sha256("\n".join(body["answers"]).encode()).hexdigest()), body


def played(about: tuple[object, ...], body: Json) -> Sitting:
    """A game to its last answer, from its first, or as it is kept here."""
    g = KEPT.get(about)
    if g is None:
        g = KEPT[about] = replay(games.game(body["game"]), body)
        while len(KEPT) > MOST_KEPT:
            KEPT.popitem(last=False)
    KEPT.move_to_end(about)
    return g


def restored(body: Json) -> Restored:
    """The game of a save, where it can be played at a table."""
    g, given = setup.restored(body)
    return Restored(g.game.name, g.setup, g.seed, given, () if g.notice is None else tuple(g.notice.texts().values()))


def restored_from(text: str) -> Restored:
    """The same, of a save file."""
    guard.check_depth(text.encode("utf-8", "surrogatepass"))
    try:
        return restored(read_save(text))
    except TableforgeError as e:
        raise as_refusal(e, "save") from None


def course_of(about: tuple[object, ...], body: Json, lang: str) -> Course:
    """Every decision of a game, and the points of its chart."""
    whole = played(about, body)
    return in_short(whole.before(0) if body["answers"] else whole, body["answers"], lang)


def moment_at(about: tuple[object, ...], body: Json, at: int, lang: str) -> Moment:
    """A game as it stood before a decision."""
    whole = played(about, body)
    return moment(whole.before(at), whole.before(max(0, at - 1)), body["answers"], lang)


def charted(g: Sitting) -> list[list[int]]:
    """The values of the game's series now."""
    own = games.find_part("server", g.game.name, Charts)
    return [] if own is None else own.charted(g.view(None, asked=False))


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
