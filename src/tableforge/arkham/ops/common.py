"""What every effect needs: who is meant, how much it is for each, and what it did."""

from __future__ import annotations

from tableforge.arkham.names import STILL_IN
from tableforge.arkham.questions.sets import value_of
from tableforge.arkham.state import AFrame, Arkham
from tableforge.words.amounts import Amount
from tableforge.words.frame import NOBODY
from tableforge.words.node import SetNode


def seats_in(s: Arkham, ids: tuple[int, ...] | list[int]) -> list[int]:
    """The seats of these investigators, as far as they are still in the game."""
    return [p for p in [s.seat_of(i) for i in ids] if p >= 0 and s.players[p].status == STILL_IN]


def seat_of(s: Arkham, f: AFrame, who: SetNode | None) -> int:
    """The one seat that is meant; "you" where nobody is named."""
    if who is None:
        return f.ctrl
    found = seats_in(s, who.ids(s, f))
    return found[0] if found else NOBODY


def report(f: AFrame, ids: list[int], wanted: int) -> None:
    """What this effect did: "this way", and whether all of it happened."""
    f.way = f.way + tuple(ids) if f.looping else tuple(ids)
    f.full = len(ids) >= wanted and wanted > 0


def per_card(s: Arkham, f: AFrame, n: Amount, i: int) -> int:
    """An amount that may speak of each card's own tokens."""
    return value_of(s, f, n, i)


def doer(s: Arkham, f: AFrame) -> int:
    """Whose doing an effect is: "you" of a player card, nobody's of an encounter card."""
    return f.ctrl if s.cards[f.src].owner >= 0 else NOBODY
