"""Who is engaged with whom: an enemy engages an investigator, the one whom it wants, and disengages."""

from __future__ import annotations

from tableforge.arkham import board
from tableforge.arkham.moves import put_at, put_in_threat
from tableforge.arkham.names import ENGAGES, THREAT
from tableforge.arkham.react import note
from tableforge.arkham.state import AFrame, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.words.frame import NO_CARD, NOBODY


def engage(s: Arkham, i: int, p: int, rule: str) -> None:
    """Enemy i engages seat p."""
    put_in_threat(s, i, p, rule)
    note(s, ENGAGES, p, i, NO_CARD, 0)


def disengage(s: Arkham, i: int, rule: str) -> None:
    """Enemy i is no longer engaged; it stays where it is (AH.disengage)."""
    c = s.cards[i]
    if c.zone == THREAT:
        put_at(s, i, s.players[c.seat].at, rule, "disengages")


# ------------------------------------------------------------------ whom an enemy wants
def preferred(s: Arkham, i: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Of these seats, those that an enemy's prey points to (AH.prey); all, where it has no preference among them."""
    prey = s.cards[i].d.prey
    if prey is None or board.blank(s, i):
        return seats
    if prey.bearer:
        bearer = s.cards[i].owner
        return tuple([p for p in seats if p == bearer]) if bearer in seats or prey.only else seats
    if len(seats) < 2 or prey.n is None:
        return seats
    f = AFrame(board.NOTHING, i, NOBODY)
    values: list[int] = []
    for p in seats:
        s.cand = s.players[p].card  # whom its prey is asked of
        values.append(prey.n.value(s, f))
    s.cand = NO_CARD
    best = max(values) if prey.most else min(values)
    return tuple([p for p, n in zip(seats, values, strict=True) if n == best])


def engages_somebody(s: Arkham, f: AFrame, i: int) -> bool:
    """Enemy i engages an investigator at its location, if there is one whom it wants; the lead decides between several."""
    seats = preferred(s, i, board.investigators_at(s, s.cards[i].at))
    if not seats:
        return False
    p = seats[0]
    if len(seats) > 1:
        p = s.ask(f, s.lead, "engage-whom", "AH.engage-which-investigator", seats, i)
        if p == NOT_YET:
            return True
    engage(s, i, p, "AH.enemies-engage")
    return True
