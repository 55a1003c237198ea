"""What every effect needs: saying what it did, and amounts for each card or player."""

from __future__ import annotations

from tableforge.keyforge.state import KeyForge, KFrame
from tableforge.words.amounts import Amount


def report(f: KFrame, ids: list[int], wanted: int) -> None:
    """What this effect did: "this way", and whether all of it happened."""
    f.way = f.way + tuple(ids) if f.looping else tuple(ids)
    f.full = len(ids) >= wanted and wanted > 0


def per_card(s: KeyForge, f: KFrame, n: Amount, i: int) -> int:
    """An amount that may speak of each card's own æmber or damage."""
    before = s.cand
    s.cand = i
    v = n.value(s, f)
    s.cand = before
    return v


def per_player(s: KeyForge, f: KFrame, n: Amount, p: int) -> int:
    """An amount that may speak of each player's own æmber."""
    before = f.who
    f.who = p
    v = n.value(s, f)
    f.who = before
    return v
