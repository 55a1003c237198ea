"""Clues are discovered: from a location to an investigator, unless a card has something else happen."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board
from tableforge.arkham.names import CANNOT_DISCOVER, CLUE, DISCOVERS, MAP, STILL_IN
from tableforge.arkham.react import before, note
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.core import steps
from tableforge.kernel.react import Fact
from tableforge.words.frame import NO_CARD, NOBODY


def discover(s: Arkham, f: AFrame, p: int, place: int, n: int, rule: str) -> None:
    """Seat p discovers clues at a location, as many as there are; a card may have something else happen instead."""
    if place < 0 or s.cards[place].zone != MAP or s.players[p].status != STILL_IN:
        return
    n = min(n, s.cards[place].clues)
    if n <= 0 or board.forbidden(s, CANNOT_DISCOVER, s.players[p].card):
        return
    t = AFrame(DISCOVERY, place, NOBODY)
    t.number = p
    t.much = n
    s.call(t)


class WouldDiscover(AOp):
    """Somebody is about to discover clues (AH.discover-clue)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        before(s, f, Fact(DISCOVERS, f.number, f.src, NO_CARD, f.much))


class Discover(AOp):
    """The clues go from the location to the investigator (AH.discover-clue)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        p = f.number
        if f.cancelled or s.players[p].status != STILL_IN:
            return
        n = min(f.fact.amount if f.fact is not None else f.much, s.cards[f.src].clues)
        if n <= 0:
            return
        s.card(f.src).put_tokens(CLUE, -n)
        s.card(s.players[p].card).put_tokens(CLUE, n)
        s.emit(self.rule, "discover", p, (f.src,), n)
        note(s, DISCOVERS, p, f.src, NO_CARD, n)


DISCOVERY: Final = steps(
    "discovery", {"would": WouldDiscover("AH.discover-clue"), "discover": Discover("AH.discover-clue")}
)
