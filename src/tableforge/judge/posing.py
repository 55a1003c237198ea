"""A position of a game under way as one that is posed: all of it, or only what one seat knows.

The language of rulings says positions between two actions. In the midst of an effect the last such position is said, with
the answers since then. What it cannot say is found by laying it out again and comparing; it is named, never hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tableforge import games
from tableforge.errors import BadSetup, TableforgeError
from tableforge.judge import refusals
from tableforge.judge.parts import PositionWriter
from tableforge.judge.posed import MOST_ANSWERS, Posed, lay_posed, pose_fields
from tableforge.table.handle import TABLE, Handle, arbiter
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

MOST_TOLD: Final = 8  # differences that are named
LOST: Final = Text("not carried over: {name} of {subject}", "non repris : {name} de {subject}")
LOST_VIEW: Final = Text("not carried over: {name}", "non repris : {name}")
LOST_ANSWERS: Final = Text(
    "the answers since then are not carried over: the position is the one before the effect under way",
    "les réponses données depuis ne sont pas reprises : la position est celle d’avant l’effet en cours",
)
LOST_OPTIONS: Final = Text(
    "not carried over: what may be done and what may not, as it was (limits, effects that last)",
    "non repris : ce qui est permis et ce qui ne l’est pas, tel que c’était (limites, effets qui durent)",
)
AND_MORE: Final = Text("not carried over besides: {n} more", "non repris en outre : {n} autres")
OF_THE_MOMENT: Final = ("turn", "seat", "decision", "legal", "options")  # of views: nothing of a position


def can_pose(game: str) -> bool:
    """Whether positions of a game under way can be posed."""
    return games.find_part("judge", game, PositionWriter) is not None


def pose(g: Sitting, seat: int | None = None) -> Posed:
    """Return the position in which a game stands; with a seat, only what that seat knows of it.

    Raises BadSetup where the game's positions cannot be said, or it is still being set up.
    """
    name = g.game.name
    writer = games.find_part("judge", name, PositionWriter)
    if writer is None:
        raise BadSetup(refusals.NOT_WRITTEN.fill(game=name))
    began = find_beginning(g, writer)
    fields = writer.write_position(began.state, seat)
    since = tuple(g.answers[len(began.answers) :])
    plain = pose_fields(name, fields)
    if seat is not None:
        # what the seat does not know is laid out as cards that do not matter: nothing can be answered with them
        lost = [*compare_views(began, plain, seat), *([LOST_ANSWERS] if since else [])]
        return Posed(name, plain.position, (), tuple(lost))
    lost = [*compare_all(began, plain)]
    posed = pose_fields(name, fields, since[:MOST_ANSWERS])
    if since and not comes_to(posed, g):
        return Posed(name, fields, (), (*lost[:MOST_TOLD], LOST_ANSWERS))
    more = [AND_MORE.fill(n=len(lost) - MOST_TOLD)] if len(lost) > MOST_TOLD else []
    return Posed(name, fields, posed.answers, (*lost[:MOST_TOLD], *more))


def find_beginning(g: Sitting, writer: PositionWriter) -> Sitting:
    """Return the game at its last position that can be said.  Raises BadSetup where it has not come to one."""
    for n in range(len(g.answers), -1, -1):
        earlier = g.before(n)
        s = earlier.state
        if s.pending is not None and not s.over and not arbiter(g.game.name).under_way(s) and writer.can_write(s):
            return earlier
    raise BadSetup(refusals.NOT_BEGUN.fill())


def comes_to(posed: Posed, g: Sitting) -> bool:
    """Whether every answer fits where it is given, and leads to what is asked in the game now: chance may fall otherwise."""
    laid = lay_posed(posed)
    try:
        for key in posed.answers:
            laid.answer(key)
    except TableforgeError:
        return False
    return list_options(laid) == list_options(g)


# ---------------------------------------------------------------- what was lost
def compare_views(g: Sitting, posed: Posed, seat: int) -> list[Text]:
    """Return what a seat sees of a game and does not see of what was made of it."""
    laid = lay_posed(posed)
    was, now = g.view(seat, asked=False), laid.view(seat, asked=False)
    return [LOST_VIEW.fill(name=name) for name in was if name not in OF_THE_MOMENT and was[name] != now.get(name)]


def compare_all(g: Sitting, posed: Posed) -> list[Text]:
    """Return which facts of a game are others in what was made of it, and whether other answers can be given there."""
    laid = lay_posed(posed)
    was, now = dict(list_facts(g)), dict(list_facts(laid))
    lost = [
        LOST.fill(name=name, subject=subject)
        for (subject, name), value in was.items()
        if now.get((subject, name)) != value
    ]
    return lost if list_options(g) == list_options(laid) else [*lost, LOST_OPTIONS]


def list_options(g: Sitting) -> list[tuple[int, list[str]]]:
    """Return what can be answered, by whom."""
    return [(seat, [o.key for o in d.options]) for seat, d in g.asked.items()]


def list_facts(g: Sitting) -> Iterator[tuple[tuple[str, str], Any]]:
    """Return every fact of a game by its subject and its name; cards by their places."""
    t = Handle(g)
    a, s = t.arbiter, t.state
    yield from [((TABLE, name), value) for name, value in t.table().items()]
    for p, who in enumerate(t.seats):
        yield from [((who, name), value) for name, value in t.player(p).items()]
        for zone in t.zones(False):
            for n, i in enumerate(a.zone(s, p, zone)):
                of = f"{who}.{zone}[{n}]"
                yield from [((of, name), t.name_value(value)) for name, value in a.card(s, i).items()]
    for zone in t.zones(True):
        for n, i in enumerate(a.zone(s, -1, zone)):
            yield from [((f"{zone}[{n}]", name), t.name_value(value)) for name, value in a.card(s, i).items()]
