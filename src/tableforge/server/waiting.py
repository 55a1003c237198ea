"""Tables that wait for somebody: those at which a person is asked, whose time runs out first in front."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa
from litestar import get
from msgspec import Struct

from tableforge import games
from tableforge.server import clocks, profiles, records, tables, tokens
from tableforge.server.records import TableRecord
from tableforge.server.store import CLOCKS, PEOPLE, SEATS, TABLES
from tableforge.server.tables import Call

MOST: Final = 100


class WaitingTable(Struct):
    """A table that waits for whoever asks."""

    table: str
    game: str
    title: str
    brief: str
    seats: list[int]  # theirs that are asked
    names: list[str]  # of everybody at the table, by seat
    clock: str  # in a few words; "" where there is none
    until: float | None  # when a clock of days runs out
    updated: float


def seats_held(c: sa.Connection, person: str, digests: Sequence[str]) -> dict[str, set[int]]:
    """Return the seats of somebody by table: where they sat last with their key, and those that tokens open."""
    out: dict[str, set[int]] = {}
    by_person = sa.select(PEOPLE.c.table, PEOPLE.c.seat).where(PEOPLE.c.person == person)
    by_token = sa.select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.token.in_(list(digests)))
    for wanted in (*([by_person] if person else []), *([by_token] if digests else [])):
        for table, seat in c.execute(wanted):
            out.setdefault(table, set()).add(seat)
    return out


def find_waiting(
    c: sa.Connection, person: str, digests: Sequence[str]
) -> list[tuple[TableRecord, list[int], float | None]]:
    """Return the tables that wait for somebody, the seats that are asked there, and the second of service when days run out."""
    held = seats_held(c, person, digests)
    going = records.select_tables(c, TABLES.c.id.in_(list(held)), sa.not_(TABLES.c.over)) if held else []
    ends = sa.select(CLOCKS.c.table, CLOCKS.c.due).where(CLOCKS.c.table.in_([record.id for record in going]))
    due = {table: end for table, end in c.execute(ends)} if going else {}
    found = [
        (record, [seat for seat in record.asked if seat in held[record.id]], due.get(record.id)) for record in going
    ]
    return [x for x in found if x[1] and not {"lesson", "puzzle"} & {*x[0].note}]


def describe(record: TableRecord, seats: list[int], until: float | None, lang: str) -> WaitingTable:
    """Return a table that waits, as a list shows it."""
    game, rule = games.game(record.game), clocks.rule_of(record.note)
    return WaitingTable(
        record.id,
        game.name,
        game.title.text(lang) or game.name.capitalize(),
        game.speech.describe_setup(record.setup, lang),
        seats,
        [records.seat_title(record, game, c.seat, lang) for c in record.chairs],
        rule.text(lang) if rule else "",
        until,
        record.updated,
    )


@get("/api/tables/waiting")
async def waiting_tables(request: Call) -> list[WaitingTable]:
    """The tables that wait for whoever asks, by the key in `Tableforge-Person` and the tokens; the soonest to run out first."""
    person = profiles.digest(request.headers.get(profiles.HEADER, ""))
    digests = [tokens.token_digest(token) for token in tables.tokens_of(request)]
    lang, hall = tables.lang_of(request), tables.hall_of(request)
    found = await hall.store.read(lambda c: find_waiting(c, person, digests))
    down = hall.service.down
    rows = [
        describe(record, seats, None if due is None else due + down, lang)
        for record, seats, due in found
        if record.game in games.loadable_names()
    ]
    return sorted(rows, key=lambda row: (row.until is None, row.until or 0.0, -row.updated))[:MOST]


ROUTES: Final = (waiting_tables,)
