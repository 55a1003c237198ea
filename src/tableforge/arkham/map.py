"""The locations in play: how they connect, how far it is, who moves where."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board
from tableforge.arkham.conclude import Conclude
from tableforge.arkham.frames import MoveFrame, TestFrame
from tableforge.arkham.moves import put_at
from tableforge.arkham.names import (
    CANNOT_MOVE_INTO,
    CONNECTED,
    ENEMY,
    ENTERS,
    FORCED,
    LEAVES,
    MASSIVE,
    STILL_IN,
)
from tableforge.arkham.react import before, note
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.core import steps
from tableforge.kernel.react import Fact
from tableforge.words.frame import NO_CARD, NOBODY

FAR: Final = 1000  # where no way leads (AH.nearest)


def icon(s: Arkham, i: int) -> str:
    """The connection icon that a location shows now (AH.connection-icons)."""
    c = s.cards[i]
    return c.d.icon if c.revealed or not c.d.back_icon else c.d.back_icon


def connections(s: Arkham, i: int) -> list[int]:
    """The locations that a location connects to, by the face that it shows now."""
    c = s.cards[i]
    shown = c.d.connects if c.revealed else c.d.back_connects
    out = [x for x in s.locations if x != i and icon(s, x) in shown]
    if board.index(s).rows[CONNECTED]:
        for r in board.rows(s, CONNECTED):
            if r.ctx.src == i and r.mod.who is not None:
                out.extend([x for x in s.locations if x != i and x not in out and r.mod.who.match(s, r.ctx, x)])
    return out


def distances(s: Arkham, start: int) -> dict[int, int]:
    """How many connections away each location is that a way leads to, blocked or not."""
    found = {start: 0}
    edge = [start]
    while edge:
        further: list[int] = []
        for x in edge:
            for y in connections(s, x):
                if y not in found:
                    found[y] = found[x] + 1
                    further.append(y)
        edge = further
    return found


def distance(s: Arkham, a: int, b: int) -> int:
    """The fewest connections from one location to another; FAR where no way leads there."""
    return 0 if a == b else distances(s, a).get(b, FAR)


def nearest(s: Arkham, start: int, ids: list[int]) -> list[int]:
    """Of these cards, those that are nearest to a location."""
    if len(ids) < 2:
        return ids
    far = distances(s, start)
    off = [far.get(s.location_of(i), FAR) for i in ids]
    least = min(off)
    return [i for i, n in zip(ids, off, strict=True) if n == least]


def steps_towards(s: Arkham, start: int, to: int, mover: int = NO_CARD) -> list[int]:
    """The connecting locations that a shortest way leads through, as far as the mover may go there (AH.hunter-blocked)."""
    if start == to:
        return []
    here = distance(s, start, to)
    if here >= FAR:
        return []
    out = [x for x in connections(s, start) if distance(s, x, to) == here - 1]
    return [x for x in out if mover < 0 or not board.forbidden(s, CANNOT_MOVE_INTO, mover, x)]


# ------------------------------------------------------------------ an investigator moves
def move(s: Arkham, f: AFrame, p: int, place: int, rule: str) -> None:
    """Seat p moves to a location, from wherever it is."""
    q = s.players[p]
    if place == q.at or place < 0 or board.forbidden(s, CANNOT_MOVE_INTO, q.card, place):
        return
    t = MoveFrame(MOVE, f.src, NOBODY)
    t.mover = p
    t.start = q.at
    t.place = place
    if s.testing >= 0 and (asks_for_a_test(s, q.at, LEAVES) or asks_for_a_test(s, place, ENTERS)):
        test = s.stack[s.testing]
        assert isinstance(test, TestFrame)
        test.deferred = (
            *test.deferred,
            t,
        )  # the whole move waits with the test that it leads to (AH.nested-skill-tests)
    else:
        s.call(t)


def asks_for_a_test(s: Arkham, place: int, kind: int) -> bool:
    """Whether a location makes whoever enters or leaves it take a test."""
    for a in s.cards[place].d.abilities:
        if a.kind == FORCED and a.event is not None and kind in a.event.kinds():
            return any([op.rule == "AH.skill-test" for op in a.prog.ops])
    return False


class Leave(AOp):
    """ "When you leave": the move may still be cancelled."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, MoveFrame)
        before(s, f, Fact(LEAVES, f.mover, f.start, f.place, 0))


class Go(AOp):
    """The investigator leaves one location and enters the other at the same moment; engaged enemies come along."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, MoveFrame)
        p = f.mover
        if f.cancelled or s.players[p].status != STILL_IN:
            return
        for i in s.players[p].threat:
            if s.cards[i].d.type == ENEMY and board.forbidden(s, CANNOT_MOVE_INTO, i, f.place):
                put_at(s, i, f.start, "AH.move-with-engaged-enemies", "stays-behind")
        q = s.player(p)
        q.at = f.place
        s.emit(self.rule, "move", p, (q.card, f.place), 0, f.src)
        note(s, LEAVES, p, f.start, f.place, 0)
        reveal(s, f.place, p)
        note(s, ENTERS, p, f.place, f.start, 0)


def reveal(s: Arkham, place: int, p: int) -> None:
    """The first time an investigator enters a location it is revealed and gets its clues (AH.location-revealed)."""
    c = s.cards[place]
    if c.revealed:
        return
    c = s.card(place)
    c.revealed = True
    c.clues = c.d.clues * (len(s.players) if c.d.per_investigator else 1)
    s.index = None
    s.emit("AH.location-revealed", "reveal", p, (place,), c.clues, place, how="" if c.clues else "none")


MOVE: Final = steps(
    "move",
    {"leave": Leave("AH.move"), "go": Go("AH.move"), "end": Conclude("AH.move")},
)


def place_investigator(s: Arkham, p: int, place: int, rule: str) -> None:
    """Put an investigator at a location, without a move (AH.setup-starting-location)."""
    q = s.player(p)
    was = q.at
    q.at = place
    again = "" if was < 0 else "again"
    s.emit(rule, "placed", p, (q.card, place), note=again, how=again)
    reveal(s, place, p)
    if was >= 0:
        note(s, ENTERS, p, place, was, 0)


def is_massive(s: Arkham, i: int) -> bool:
    return board.keywords(s, i) & MASSIVE != 0
