"""Tables, seats and answers in the database: each function is one job of `Database.write` or `Database.read`.

Writes name the owner's term; where another worker owns the table by now they raise Refusal, and nothing is written.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import sqlalchemy as sa

from tableforge import bots
from tableforge.errors import UnknownBot
from tableforge.kernel.game import Game
from tableforge.server import deck_scores, refusals, wall_clock
from tableforge.server.messages import SPECTATOR, SeatedPerson
from tableforge.server.refusals import Refusal
from tableforge.server.store import (
    ANSWERS,
    CLOCKS,
    EARLIER,
    GALLERY,
    MEMOIRS,
    OFFERS,
    PEOPLE,
    PHRASES,
    SAYINGS,
    SEATS,
    TABLES,
    Prepared,
)
from tableforge.table import older
from tableforge.table.sitting import FORMAT
from tableforge.tongue.text import ENGLISH

Json = dict[str, Any]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"  # nobody has taken it yet
WATCHED_BY: Final = "watched_by"  # in the note of a table: the digest of a further token that lets one watch
VERSION: Final = "version"  # in the note of a table: the version that its answers were given to
NOTES: Final = "notes"  # in the note of a table: what players of the save that it was made of have noted
NOTICE: Final = "notice"  # in the note of a table: what has changed in its content, by language
AWAITED: Final = "awaited"  # in the note of a table: the seats of people who have not been at it yet
MOST_MEMOIRS: Final = 8  # enough to go back to after an undo
MOST_LISTED: Final = 200
MOST_SAYINGS: Final = 200  # sent to a client that connects
MOST_IN_GALLERY: Final = 200  # sayings of spectators that are kept: whoever has their link may write


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who has it; tokens are stored as digests only."""

    seat: int
    kind: str
    here: bool = False
    name: str = ""
    bot: str = ""
    token: str | None = None
    invite: str | None = None
    until: float = 0.0


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """An answer: its seat, the number of the question that the client answered, and its key as a save has it."""

    seat: int
    said: int
    key: str


@dataclass(frozen=True, slots=True)
class Memoir:
    """A checkpoint: how a game stood after so many answers, as plain data that other content can resume from."""

    number: int
    data: Json


@dataclass(frozen=True, slots=True)
class Saying:
    """Something said at a table, by a seat or by a spectator; `phrase` is the ready phrase that it is, or ""."""

    number: int
    seat: int
    text: str
    phrase: str = ""
    name: str = ""  # a spectator's


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as it is stored, without its answers."""

    id: str
    game: str
    seed: int
    setup: Json
    chairs: tuple[Chair, ...]
    watch: str
    house: bool = False
    note: Json = field(default_factory=dict)
    epoch: int = 0
    number: int = 0
    asked: tuple[int, ...] = ()
    over: bool = False
    created: float = 0.0
    updated: float = 0.0
    owner: str | None = None
    term: int = 0

    def with_chair(self, chair: Chair) -> TableRecord:
        """Return the table with one seat changed."""
        return replace(self, chairs=tuple([chair if c.seat == chair.seat else c for c in self.chairs]))

    def save(self, answers: Sequence[StoredAnswer], memoir: Memoir | None = None) -> Json:
        """Return the body of a save with these answers."""
        keys = [a.key for a in answers]
        version = self.note.get(VERSION, older.UNNAMED)
        body = {
            "format": FORMAT,
            "version": version,
            "game": self.game,
            "seed": self.seed,
            "setup": self.setup,
            "answers": keys,
        }
        return body if memoir is None else {**body, "kept": {"answers": memoir.number, "memoir": memoir.data}}


def describe_seat(t: TableRecord, game: Game, c: Chair, here: bool, lang: str) -> SeatedPerson:
    """Return who has a seat, as clients are told."""
    return SeatedPerson(
        c.seat,
        c.name,
        c.kind,
        c.bot,
        here,
        game.speech.seat_name(t.setup, c.seat, lang),
        game.speech.deck_name(t.setup, c.seat, lang),
        game.speech.deck_name(t.setup, c.seat, ENGLISH),
        level_of(c, game, lang),
        is_lent(c),
    )


def level_of(c: Chair, game: Game, lang: str) -> str:
    """Return the title of the bot in a seat; its bare name where there is no such bot any more."""
    if not c.bot:
        return ""
    try:
        return bots.profile(c.bot, game.name).title.text(lang)
    except UnknownBot:
        return c.bot


def seat_title(t: TableRecord, game: Game, seat: int, lang: str) -> str:
    """Return what a seat is called: its person, its role, or its number."""
    return t.chairs[seat].name or game.speech.seat_name(t.setup, seat, lang) or f"{seat + 1}"


def is_lent(chair: Chair) -> bool:
    """Whether a bot plays in a seat for a person who has left, and who may come back."""
    return chair.kind == BOT and chair.token is not None


def human_seats(t: TableRecord) -> set[int]:
    """Return the seats that belong to nobody's bot: a seat that is lent to one stays its person's."""
    return {c.seat for c in t.chairs if c.kind != BOT or is_lent(c)}


def owned_seats(t: TableRecord) -> set[int]:
    """Return the seats that people have taken, also those that they have left to a bot."""
    return {c.seat for c in t.chairs if c.kind == PERSON or is_lent(c)}


def note_awaited(seats: Iterable[int]) -> Json:
    """Return what the note of a new table has of the people who have yet to come to it."""
    return {AWAITED: sorted(seats)}


def awaited_seats(t: TableRecord) -> set[int]:
    """Return the seats of people who have not been at a table yet: till then no clock runs there, and nothing counts."""
    return {c.seat for c in t.chairs if c.kind == PERSON and c.seat in t.note.get(AWAITED, ())}


def without_awaited(t: TableRecord, seats: Iterable[int]) -> TableRecord:
    """Return a table to which the people of some seats have come."""
    left = awaited_seats(t) - {*seats}
    note = {name: what for name, what in t.note.items() if name != AWAITED}
    return replace(t, note={**note, **note_awaited(left)} if left else note)


# ---------------------------------------------------------------- writing
ADD_ANSWER: Final = Prepared(ANSWERS.insert())
ADVANCE: Final = Prepared(
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("of"), TABLES.c.term == sa.bindparam("in_term"))
    .values({name: sa.bindparam(name) for name in ("number", "asked", "over", "updated")})
)


def add_table(
    c: sa.Connection, t: TableRecord, answers: Sequence[StoredAnswer] = (), memoir: Json | None = None
) -> None:
    """Insert a table with its seats, and the answers that it begins with."""
    at = wall_clock.now()
    c.execute(
        TABLES.insert().values(
            id=t.id,
            game=t.game,
            seed=str(t.seed),
            setup=to_json(t.setup),
            note=to_json(t.note),
            watch=t.watch,
            house=t.house,
            epoch=t.epoch,
            number=len(answers),
            asked=join_seats(t.asked),
            over=t.over,
            created=at,
            updated=at,
            owner=t.owner,
            term=t.term,
        )
    )
    c.execute(SEATS.insert(), [{"table": t.id, **{name: getattr(x, name) for name in CHAIR}} for x in t.chairs])
    add_answers(c, t, answers)
    add_memoir(c, t, memoir)


def add_answer(
    c: sa.Connection,
    t: TableRecord,
    answer: StoredAnswer,
    results: Sequence[deck_scores.DeckResult] = (),
    memoir: Json | None = None,
) -> None:
    """Insert an answer and update the table; `t.number` counts it already."""
    stands = {"number": t.number, "asked": join_seats(t.asked), "over": t.over, "updated": wall_clock.now()}
    check_owned(ADVANCE.run(c, {"of": t.id, "in_term": t.term, **stands}))
    row = {"table": t.id, "number": t.number - 1, "seat": answer.seat, "said": answer.said, "key": answer.key}
    ADD_ANSWER.run(c, row)
    deck_scores.write_results(c, t.id, t.game, results)
    add_memoir(c, t, memoir)


def add_memoir(c: sa.Connection, t: TableRecord, memoir: Json | None) -> None:
    """Insert a checkpoint after `t.number` answers, if there is one; only the last few are kept."""
    if memoir is None:
        return
    mine = MEMOIRS.c.table == t.id
    c.execute(MEMOIRS.insert().values(table=t.id, number=t.number, memoir=to_json(memoir)))
    last = sa.select(MEMOIRS.c.number).where(mine).order_by(MEMOIRS.c.number.desc()).limit(MOST_MEMOIRS)
    numbers = [number for (number,) in c.execute(last)]
    c.execute(MEMOIRS.delete().where(mine, MEMOIRS.c.number < numbers[-1]))


def end_table(c: sa.Connection, t: TableRecord, results: Sequence[deck_scores.DeckResult]) -> None:
    """Write that a table has ended by a rule of the house, as its note says."""
    update_owned(
        c, t, note=to_json(t.note), asked=join_seats(t.asked), over=t.over, number=t.number, updated=wall_clock.now()
    )
    deck_scores.forget_results(c, t.id)
    deck_scores.write_results(c, t.id, t.game, results)


def delete_answers(c: sa.Connection, t: TableRecord, memoir: Json | None = None) -> None:
    """Delete the answers from `t.number` on, in a new epoch."""
    update_owned(c, t, number=t.number, epoch=t.epoch, asked=join_seats(t.asked), over=t.over, updated=wall_clock.now())
    deck_scores.forget_results(c, t.id)
    c.execute(ANSWERS.delete().where(ANSWERS.c.table == t.id, ANSWERS.c.number >= t.number))
    c.execute(MEMOIRS.delete().where(MEMOIRS.c.table == t.id, MEMOIRS.c.number >= t.number))
    add_memoir(c, t, memoir)


def replace_answers(
    c: sa.Connection, t: TableRecord, answers: Sequence[StoredAnswer], before: Json, memoir: Json | None
) -> None:
    """Replace all answers of a table that was resumed with other content; what was played before is kept as a save."""
    update_owned(
        c,
        t,
        setup=to_json(t.setup),
        note=to_json(t.note),
        number=len(answers),
        epoch=t.epoch,
        asked=join_seats(t.asked),
        over=t.over,
        updated=wall_clock.now(),
    )
    part = c.execute(sa.select(sa.func.count()).select_from(EARLIER).where(EARLIER.c.table == t.id)).scalar_one()
    notice = to_json(t.note[NOTICE])
    c.execute(EARLIER.insert().values(table=t.id, part=part, save=to_json(before), notice=notice, at=wall_clock.now()))
    for log in (ANSWERS, MEMOIRS):
        c.execute(log.delete().where(log.c.table == t.id))
    add_answers(c, t, answers)
    add_memoir(c, t, memoir)


def add_answers(c: sa.Connection, t: TableRecord, answers: Sequence[StoredAnswer]) -> None:
    """Insert the answers of a table that has none yet."""
    if answers:
        rows = [
            {"table": t.id, "number": n, "seat": a.seat, "said": a.said, "key": a.key} for n, a in enumerate(answers)
        ]
        c.execute(ANSWERS.insert(), rows)


def update_owned(c: sa.Connection, t: TableRecord, **values: object) -> None:
    """Update a table.

    Raises Refusal where another worker owns it by now.
    """
    check_owned(
        c.execute(TABLES.update().where(TABLES.c.id == t.id, TABLES.c.term == t.term).values(**values)).rowcount
    )


def check_owned(changed: int) -> None:
    """Raise Refusal where an update changed no row: another worker owns the table."""
    if changed != 1:
        raise Refusal(refusals.MOVED.fill(), "moved", 503)


def change_chair(c: sa.Connection, t: TableRecord, chair: Chair) -> None:
    """Write who has a seat."""
    update_owned(c, t, updated=wall_clock.now())
    c.execute(
        SEATS.update()
        .where(SEATS.c.table == t.id, SEATS.c.seat == chair.seat)
        .values(**{name: getattr(chair, name) for name in CHAIR})
    )


def change_note(c: sa.Connection, t: TableRecord) -> None:
    """Write the note of a table."""
    update_owned(c, t, note=to_json(t.note))


def add_saying(c: sa.Connection, t: TableRecord, seat: int, text: str, *, phrase: str = "", name: str = "") -> Saying:
    """Insert something said, by a seat or a spectator of this name, and return it; of spectators only the last are kept.

    Raises Refusal where another worker owns the table.
    """
    if c.execute(sa.select(TABLES.c.id).where(TABLES.c.id == t.id, TABLES.c.term == t.term)).first() is None:
        raise Refusal(refusals.MOVED.fill(), "moved", 503)
    into = GALLERY if seat == SPECTATOR else SAYINGS
    last = c.execute(sa.select(sa.func.max(into.c.number)).where(into.c.table == t.id)).scalar()
    said = Saying(0 if last is None else int(last) + 1, seat, text, phrase, name)
    kept = {"table": t.id, "number": said.number, "text": text, "at": wall_clock.now()}
    if seat == SPECTATOR:
        c.execute(GALLERY.insert().values(name=name, phrase=phrase, **kept))
        old = GALLERY.c.number <= said.number - MOST_IN_GALLERY
        c.execute(GALLERY.delete().where(GALLERY.c.table == t.id, old))
    else:
        c.execute(SAYINGS.insert().values(seat=seat, **kept))
        if phrase:
            c.execute(PHRASES.insert().values(table=t.id, number=said.number, phrase=phrase))
    return said


def remove_table(c: sa.Connection, id: str) -> None:
    """Delete a table and everything about it."""
    for part in (ANSWERS, CLOCKS, MEMOIRS, EARLIER, OFFERS, PEOPLE, SAYINGS, PHRASES, GALLERY, SEATS):
        c.execute(part.delete().where(part.c.table == id))
    c.execute(TABLES.delete().where(TABLES.c.id == id))


# ---------------------------------------------------------------- reading
CHAIR: Final = ("seat", "kind", "here", "name", "bot", "token", "invite", "until")


def find_table(c: sa.Connection, id: str) -> TableRecord | None:
    """Return a table, or None."""
    found = select_tables(c, TABLES.c.id == id)
    return found[0] if found else None


def select_tables(c: sa.Connection, *where: sa.ColumnElement[bool]) -> list[TableRecord]:
    """Return the tables that fit all conditions, with their seats, newest first."""
    rows = (
        c.execute(sa.select(TABLES).where(*where).order_by(TABLES.c.updated.desc()).limit(MOST_LISTED)).mappings().all()
    )
    ids = [row["id"] for row in rows]
    chairs: dict[str, list[Chair]] = {id: [] for id in ids}
    for row in c.execute(sa.select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)).mappings():
        chairs[row["table"]].append(Chair(**{name: row[name] for name in CHAIR}))
    return [to_record(row, chairs[row["id"]]) for row in rows]


def count_tables(c: sa.Connection) -> int:
    """Return how many tables there are."""
    return int(c.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one())


def tables_opened_by(c: sa.Connection, digests: Iterable[str]) -> list[TableRecord]:
    """Return the tables that these token digests open, for players and spectators."""
    of = list(digests)
    seats = sa.select(SEATS.c.table).where(SEATS.c.token.in_(of))
    return select_tables(c, sa.or_(TABLES.c.id.in_(seats), TABLES.c.watch.in_(of)))


def tables_of_house(c: sa.Connection) -> list[TableRecord]:
    """Return the tables of whoever runs the server."""
    return select_tables(c, TABLES.c.house)


def answers_of(c: sa.Connection, id: str) -> list[StoredAnswer]:
    """Return all answers of a table, in order."""
    wanted = sa.select(ANSWERS.c.seat, ANSWERS.c.said, ANSWERS.c.key).where(ANSWERS.c.table == id)
    return [StoredAnswer(*row) for row in c.execute(wanted.order_by(ANSWERS.c.number))]


def memoir_of(c: sa.Connection, id: str) -> Memoir | None:
    """Return the last checkpoint of a table, or None."""
    wanted = (
        sa.select(MEMOIRS.c.number, MEMOIRS.c.memoir).where(MEMOIRS.c.table == id).order_by(MEMOIRS.c.number.desc())
    )
    found = c.execute(wanted.limit(1)).first()
    return None if found is None else Memoir(found[0], json.loads(found[1]))


def earlier_of(c: sa.Connection, id: str) -> list[tuple[Json, Json, float]]:
    """Return the saves that were kept when content changed, oldest first: the save, its notice, when."""
    wanted = (
        sa.select(EARLIER.c.save, EARLIER.c.notice, EARLIER.c.at).where(EARLIER.c.table == id).order_by(EARLIER.c.part)
    )
    return [(json.loads(save), json.loads(notice), at) for save, notice, at in c.execute(wanted)]


def log_of(c: sa.Connection, id: str) -> tuple[list[StoredAnswer], Memoir | None]:
    """Return the answers and the last checkpoint of a table: what it is loaded from."""
    return answers_of(c, id), memoir_of(c, id)


def sayings_of(c: sa.Connection, id: str) -> list[Saying]:
    """Return the last things said by the seats of a table."""
    its_phrase = sa.and_(PHRASES.c.table == SAYINGS.c.table, PHRASES.c.number == SAYINGS.c.number)
    wanted = (
        sa.select(SAYINGS.c.number, SAYINGS.c.seat, SAYINGS.c.text, PHRASES.c.phrase)
        .select_from(SAYINGS.outerjoin(PHRASES, its_phrase))
        .where(SAYINGS.c.table == id)
    )
    last = c.execute(wanted.order_by(SAYINGS.c.number.desc()).limit(MOST_SAYINGS)).all()
    return [Saying(n, seat, text, phrase or "") for n, seat, text, phrase in reversed(last)]


def gallery_of(c: sa.Connection, id: str) -> list[Saying]:
    """Return the last things said by the spectators of a table."""
    of = GALLERY.c
    wanted = sa.select(of.number, of.text, of.phrase, of.name).where(of.table == id).order_by(of.number)
    return [Saying(n, SPECTATOR, text, phrase, name) for n, text, phrase, name in c.execute(wanted)]


def to_record(row: sa.RowMapping, chairs: Sequence[Chair]) -> TableRecord:
    """Return the record of a row and its chairs."""
    return TableRecord(
        row["id"],
        row["game"],
        int(row["seed"]),
        json.loads(row["setup"]),
        tuple(chairs),
        row["watch"],
        row["house"],
        json.loads(row["note"]),
        row["epoch"],
        row["number"],
        tuple([int(seat) for seat in row["asked"].split()]),
        row["over"],
        row["created"],
        row["updated"],
        row["owner"],
        row["term"],
    )


def to_json(data: Json) -> str:
    """Return compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def join_seats(seats: Iterable[int]) -> str:
    """Return seat numbers as one text, with blanks between."""
    return " ".join([str(seat) for seat in seats])
