"""Changing a position of Arkham Horror by hand."""

from __future__ import annotations

from typing import Any, Final

from tableforge.arkham import position, refusals
from tableforge.arkham.position import COMMONS, COUNTS, MARKS, ZONES
from tableforge.arkham.state import Arkham
from tableforge.position import A_CARD, A_PLAYER, THE_TABLE, flag, no_other_fields, number, one_of, parse, parse_zone
from tableforge.table.handle import Handle

PLAYER_NUMBERS: Final = ("resources", "actions")
ON_INVESTIGATORS: Final = ("damage", "horror", "clues")
CARD_WORDS: Final = (*COUNTS, "exhausted", "revealed", "zone", "of", "at")
TABLE_WORDS: Final = ("round", "bag", "chance", "locations", "enemies", *COMMONS)


def edit(t: Handle, changes: dict[str, Any]) -> None:
    """Change one investigator, one card, or the table."""
    s = t.state
    assert isinstance(s, Arkham)
    rest = {k: v for k, v in changes.items() if k not in ("player", "card")}
    if "player" in changes:
        edit_player(s, t.seat(changes["player"], "player"), rest)
    elif "card" in changes:
        edit_card(s, t, t.find_card(changes["card"]), rest)
    else:
        edit_table(s, rest)
    s.anew()


def edit_player(s: Arkham, p: int, changes: dict[str, Any]) -> None:
    """An investigator's numbers and place become what is said; cards are added to zones."""
    no_other_fields(changes, (*PLAYER_NUMBERS, *ON_INVESTIGATORS, "at", *ZONES), A_PLAYER)
    q = s.player(p)
    for name in PLAYER_NUMBERS:
        if name in changes:
            setattr(q, name, number(changes, name))
    for name in ON_INVESTIGATORS:
        if name in changes:
            setattr(s.card(q.card), name, number(changes, name))
    if "at" in changes:
        q.at = position.location(s, changes["at"])
    for name, z in ZONES.items():
        for spec in parse_zone(changes.get(name, ()), position.FILLER):
            position.laid(s, parse(spec, MARKS), p, z)


def edit_card(s: Arkham, t: Handle, i: int, changes: dict[str, Any]) -> None:
    """What lies on a card, and where it lies."""
    no_other_fields(changes, CARD_WORDS, A_CARD)
    p = t.seat(changes["of"], "of") if "of" in changes else max(0, s.cards[i].owner)
    c = s.card(i)
    for name in COUNTS:
        if name in changes:
            setattr(c, name, number(changes, name))
    if "exhausted" in changes:
        c.exhausted = flag(changes, "exhausted")
    if "revealed" in changes:
        c.revealed = flag(changes, "revealed")
    if "at" in changes:
        s.take_out(i)
        s.put_at(i, position.location(s, changes["at"]))
    elif "zone" in changes:
        zones = {**ZONES, **COMMONS}
        zone = one_of(changes["zone"], zones, refusals.NO_ZONE)
        s.take_out(i)
        s.put_in(i, p if zone in ZONES else -1, zones[zone])


def edit_table(s: Arkham, changes: dict[str, Any]) -> None:
    """The round, the chaos bag, how chance will fall, and more cards."""
    no_other_fields(changes, TABLE_WORDS, THE_TABLE)
    if "round" in changes:
        s.round = number(changes, "round")
    if "bag" in changes:
        s.bag = tuple(sorted([position.face(x) for x in parse_zone(changes["bag"])]))
    for spec in parse_zone(changes.get("locations", ())):
        position.lay_location(s, parse(spec, MARKS))
    for spec in parse_zone(changes.get("enemies", ())):
        position.lay_at(s, parse(spec, MARKS))
    for name, z in COMMONS.items():
        for spec in parse_zone(changes.get(name, ())):
            position.laid(s, parse(spec, MARKS), -1, z)
    if "chance" in changes:
        s.script = position.picks(s, changes["chance"])
