"""The end of an effect, and what follows from it: what no longer fits goes, ready enemies engage, abilities answer."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board, damage, engagement, moves
from tableforge.arkham.frames import ActionFrame, MoveFrame, TestFrame
from tableforge.arkham.names import ALOOF, ENEMY, HEALTH, MASSIVE, SANITY, STILL_IN
from tableforge.arkham.pieces import Investigator
from tableforge.arkham.react import AFTERMATH, open_point
from tableforge.arkham.state import AFrame, AOp, Arkham

VITAL: Final = 1 << HEALTH | 1 << SANITY


class Conclude(AOp):
    """The effect is over: ready enemies engage, and what it brought about is answered, until nothing follows any more."""

    def run(self, s: Arkham, f: AFrame) -> None:
        if (s.sound is not board.index(s) and unsound(s, f)) or engaging(s, f):
            f.pc -= 1
        elif len(s.due) > f.mark:
            facts = tuple([x for x in s.due[f.mark :] if board.heard(s, x.kind)])
            s.due = s.due[: f.mark]
            if facts:
                f.pc -= 1
                open_point(s, f, AFTERMATH, facts)


def unsound(s: Arkham, f: AFrame) -> bool:
    """Whether somebody's assets no longer fit, or somebody has had enough; if so, that is seen to first."""
    if moves.losing_room(s):
        return True
    for q in s.players:
        if q.status == STILL_IN and overcome(s, q):
            return damage.collapse(s, f)
    ix = board.index(s)
    if not ix.stats & VITAL:
        s.sound = ix  # until something else is in force, or harm is laid on a card
    return False


def overcome(s: Arkham, q: Investigator) -> bool:
    """Whether an investigator, or an asset of theirs, has had enough."""
    if board.too_much(s, q.card):
        return True
    for i in q.play:
        if board.too_much(s, i):
            return True
    return False


def engaging(s: Arkham, f: AFrame) -> bool:
    """Whether ready enemies at investigators' locations have yet to engage them; if so, one does (AH.enemies-engage)."""
    for q in s.players:
        if q.status != STILL_IN or q.at < 0:
            continue
        for i in s.cards[q.at].here:
            c = s.cards[i]
            if c.d.type == ENEMY and not c.exhausted and not board.keywords(s, i) & (ALOOF | MASSIVE):
                if being_left(s, q.at):
                    break
                if engagement.engages_somebody(s, f, i):
                    return True
    return False


def being_left(s: Arkham, place: int) -> bool:
    """Whether somebody is in the midst of a move away from a place: one that is under way, or waits for the end of a test.

    What disengages and moves is one effect, and enemies engage after the whole of it (AH.disengage, AH.nested-skill-tests).
    """
    for t in s.stack:
        if isinstance(t, MoveFrame):
            if t.pc <= t.prog.at("go") and departs(s, t, place):
                return True
        elif isinstance(t, (TestFrame, ActionFrame)):
            for x in t.deferred:
                if isinstance(x, MoveFrame) and departs(s, x, place):
                    return True
    return False


def departs(s: Arkham, move: MoveFrame, place: int) -> bool:
    """Whether a move leads away from a place, by somebody who is still there."""
    q = s.players[move.mover]
    return q.status == STILL_IN and q.at == place and not move.cancelled
