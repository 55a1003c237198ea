"""Changing a position of Lamplighters by hand."""

from __future__ import annotations

from typing import Any

from toy import refusals
from toy.game import Lamps, put
from toy.position import COMMONS, ZONES, set_player, set_table

from tableforge.errors import BadSetup
from tableforge.position import A_CARD, no_other_fields
from tableforge.table.handle import Handle
from tableforge.tongue.spelling import unknown


def edit(t: Handle, changes: dict[str, Any]) -> None:
    """Change one player, the place of one card, or the table."""
    s = t.state
    assert isinstance(s, Lamps)
    rest = {k: v for k, v in changes.items() if k not in ("player", "card")}
    if "player" in changes:
        set_player(s, t.seat(changes["player"], "player"), rest)
    elif "card" in changes:
        move(s, t, t.find_card(changes["card"]), rest)
    else:
        set_table(s, rest)


def move(s: Lamps, t: Handle, i: int, changes: dict[str, Any]) -> None:
    """Lay a card into a zone of the table, or `of` a seat."""
    no_other_fields(changes, ("zone", "of"), A_CARD)
    zone = changes.get("zone")
    p = t.seat(changes["of"], "of") if "of" in changes else -1
    if not isinstance(zone, str) or zone not in (ZONES if p >= 0 else COMMONS):
        raise BadSetup(unknown(refusals.NO_ZONE, zone, ZONES if p >= 0 else COMMONS))
    s.deck, s.discard = [tuple([c for c in row if c != i]) for row in (s.deck, s.discard)]
    for q in range(s.seats):
        s.hands, s.worn = [put(rows, q, tuple([c for c in rows[q] if c != i])) for rows in (s.hands, s.worn)]
    if p >= 0:
        rows = s.hands if zone == "hand" else s.worn
        rows = put(rows, p, (*rows[p], i))
        s.hands, s.worn = (rows, s.worn) if zone == "hand" else (s.hands, rows)
    else:
        s.deck, s.discard = ((i, *s.deck), s.discard) if zone == "deck" else (s.deck, (*s.discard, i))
