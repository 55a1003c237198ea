"""Tables, seats and answers as the store has them: each function is one job of it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import sqlalchemy as sa

from tableforge import bots
from tableforge.errors import UnknownBot
from tableforge.kernel.game import Game
from tableforge.server import refusals, tally
from tableforge.server.messages import Person
from tableforge.server.refusals import Refusal
from tableforge.server.store import ANSWERS, EARLIER, MEMOIRS, PEOPLE, SAYINGS, SEATS, TABLES
from tableforge.table import older
from tableforge.table.sitting import FORMAT
from tableforge.tongue.both import ENGLISH

Json = dict[str, Any]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"  # nobody has taken it yet
WATCHED_BY: Final = "watched_by"  # in the note of a table: the digest of a further token that lets one watch
VERSION: Final = "version"  # in the note of a table: the version that its answers were given to
NOTICE: Final = "notice"  # in the note of a table: what has changed in its content, by language
MOST_MEMOIRS: Final = 8  # the last ones are enough for whoever takes answers back
MOST_LISTED: Final = 200
MOST_SAYINGS: Final = 200  # that are told to whoever comes


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who has it; of tokens there are only the digests."""

    seat: int
    kind: str
    here: bool = False
    name: str = ""
    bot: str = ""
    token: str | None = None
    invite: str | None = None
    until: float = 0.0


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that was given: to which question, as the client called it, by which seat, with which key of a save."""

    seat: int
    said: int
    key: str


@dataclass(frozen=True, slots=True)
class Memoir:
    """How a game stood after so many answers."""

    number: int
    data: Json


@dataclass(frozen=True, slots=True)
class Record:
    """A table as it is kept, without its answers."""

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

    def with_chair(self, chair: Chair) -> Record:
        """The table after a seat has changed hands."""
        return replace(self, chairs=tuple([chair if c.seat == chair.seat else c for c in self.chairs]))

    def save(self, answers: Sequence[Answered], memoir: Memoir | None = None) -> Json:
        """The body of a save of the game."""
        keys = [a.key for a in answers]
        version = self.note.get(VERSION, older.UNNAMED)
        body = {
            "format": FORMAT, "version": version, "game": self.game, "seed": self.seed, "setup": self.setup, "answers": keys,
        }  # fmt: skip
        return body if memoir is None else {**body, "kept": {"answers": memoir.number, "memoir": memoir.data}}


def person(t: Record, game: Game, c: Chair, here: bool, lang: str) -> Person:
    """Who has a seat of a table, as it is told."""
    return Person(
        c.seat, c.name, c.kind, c.bot, here, game.called(t.setup, c.seat, lang), game.plays_with(t.setup, c.seat, lang),
        game.plays_with(t.setup, c.seat, ENGLISH), level_of(c, game, lang),
    )  # fmt: skip


def level_of(c: Chair, game: Game, lang: str) -> str:
    """What the bot in a seat is called; a bot that is not there any more by the name it had."""
    if not c.bot:
        return ""
    try:
        return bots.profile(c.bot, game.name).title.text(lang)
    except UnknownBot:
        return c.bot


def persons(t: Record) -> set[int]:
    """The seats that no bot has."""
    return {c.seat for c in t.chairs if c.kind != BOT}


# ---------------------------------------------------------------- writing
# The statements of every answer are made once: putting one together costs more than running it.
ADD_ANSWER: Final = ANSWERS.insert()
ADVANCE: Final = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("of"), TABLES.c.term == sa.bindparam("in_term"))
    .values({name: sa.bindparam(name) for name in ("number", "asked", "over", "updated")})
)


def add(c: sa.Connection, t: Record, answers: Sequence[Answered] = (), memoir: Json | None = None) -> None:
    """Write a new table down."""
    at = time.time()
    c.execute(
        TABLES.insert().values(
            id=t.id, game=t.game, seed=str(t.seed), setup=written(t.setup), note=written(t.note), watch=t.watch, house=t.house,
            epoch=t.epoch, number=len(answers), asked=spaced(t.asked), over=t.over, created=at, updated=at, owner=t.owner,
            term=t.term,
        )
    )  # fmt: skip
    c.execute(SEATS.insert(), [{"table": t.id, **{name: getattr(x, name) for name in CHAIR}} for x in t.chairs])
    add_answers(c, t, answers)
    remember(c, t, memoir)


def advance(
    c: sa.Connection, t: Record, answer: Answered, results: Sequence[tally.Result] = (), memoir: Json | None = None
) -> None:
    """Write an answer down, and where the table stands after it; `t.number` counts it already."""
    stands = {"number": t.number, "asked": spaced(t.asked), "over": t.over, "updated": time.time()}
    held(c.execute(ADVANCE, {"of": t.id, "in_term": t.term, **stands}))
    row = {"table": t.id, "number": t.number - 1, "seat": answer.seat, "said": answer.said, "key": answer.key}
    c.execute(ADD_ANSWER, row)
    tally.write(c, t.id, t.game, results)
    remember(c, t, memoir)


def remember(c: sa.Connection, t: Record, memoir: Json | None) -> None:
    """Keep how the game stands after `t.number` answers, where it can be left there; only the last few are kept."""
    if memoir is None:
        return
    mine = MEMOIRS.c.table == t.id
    c.execute(MEMOIRS.insert().values(table=t.id, number=t.number, memoir=written(memoir)))
    last = sa.select(MEMOIRS.c.number).where(mine).order_by(MEMOIRS.c.number.desc()).limit(MOST_MEMOIRS)
    numbers = [number for (number,) in c.execute(last)]
    c.execute(MEMOIRS.delete().where(mine, MEMOIRS.c.number < numbers[-1]))


def go_back(c: sa.Connection, t: Record, memoir: Json | None = None) -> None:
    """Take the answers from `t.number` on back, and begin a new epoch."""
    hold(c, t, number=t.number, epoch=t.epoch, asked=spaced(t.asked), over=t.over, updated=time.time())
    tally.forget(c, t.id)
    c.execute(ANSWERS.delete().where(ANSWERS.c.table == t.id, ANSWERS.c.number >= t.number))
    c.execute(MEMOIRS.delete().where(MEMOIRS.c.table == t.id, MEMOIRS.c.number >= t.number))
    remember(c, t, memoir)


def go_on(c: sa.Connection, t: Record, answers: Sequence[Answered], before: Json, memoir: Json | None) -> None:
    """The game goes on with other content or rules, from how it stood; what was answered before is kept as a save."""
    hold(
        c, t, setup=written(t.setup), note=written(t.note), number=len(answers), epoch=t.epoch, asked=spaced(t.asked), over=t.over,
        updated=time.time(),
    )  # fmt: skip
    part = c.execute(sa.select(sa.func.count()).select_from(EARLIER).where(EARLIER.c.table == t.id)).scalar_one()
    notice = written(t.note[NOTICE])
    c.execute(EARLIER.insert().values(table=t.id, part=part, save=written(before), notice=notice, at=time.time()))
    for log in (ANSWERS, MEMOIRS):
        c.execute(log.delete().where(log.c.table == t.id))
    add_answers(c, t, answers)
    remember(c, t, memoir)


def add_answers(c: sa.Connection, t: Record, answers: Sequence[Answered]) -> None:
    """Write the answers of a table that has none yet."""
    if answers:
        rows = [{"table": t.id, "number": n, "seat": a.seat, "said": a.said, "key": a.key} for n, a in enumerate(answers)]
        c.execute(ADD_ANSWER, rows)


def hold(c: sa.Connection, t: Record, **values: object) -> None:
    """Change a table, if whoever wants to still owns it; else nothing of the job is done."""
    held(c.execute(TABLES.update().where(TABLES.c.id == t.id, TABLES.c.term == t.term).values(**values)))


def held(found: sa.CursorResult[Any]) -> None:
    """Refuse to go on where a change has met no table: somebody else owns it by now."""
    if found.rowcount != 1:
        raise Refusal(refusals.MOVED.fill(), "moved", 503)


def change_chair(c: sa.Connection, t: Record, chair: Chair) -> None:
    """A seat changes hands."""
    hold(c, t, updated=time.time())
    c.execute(
        SEATS.update()
        .where(SEATS.c.table == t.id, SEATS.c.seat == chair.seat)
        .values(**{name: getattr(chair, name) for name in CHAIR})
    )


def change_note(c: sa.Connection, t: Record) -> None:
    """What the table belongs to has changed."""
    hold(c, t, note=written(t.note))


def say(c: sa.Connection, t: Record, seat: int, text: str) -> int:
    """Something said at the table; its number."""
    if c.execute(sa.select(TABLES.c.id).where(TABLES.c.id == t.id, TABLES.c.term == t.term)).first() is None:
        raise Refusal(refusals.MOVED.fill(), "moved", 503)
    most = sa.select(sa.func.max(SAYINGS.c.number)).where(SAYINGS.c.table == t.id)
    last = c.execute(most).scalar()
    number = 0 if last is None else int(last) + 1
    c.execute(SAYINGS.insert().values(table=t.id, number=number, seat=seat, text=text, at=time.time()))
    return number


def remove(c: sa.Connection, id: str) -> None:
    """A table goes, with everything about it."""
    for part in (ANSWERS, MEMOIRS, EARLIER, PEOPLE, SAYINGS, SEATS):
        c.execute(part.delete().where(part.c.table == id))
    c.execute(TABLES.delete().where(TABLES.c.id == id))


# ---------------------------------------------------------------- reading
CHAIR: Final = ("seat", "kind", "here", "name", "bot", "token", "invite", "until")


def find(c: sa.Connection, id: str) -> Record | None:
    """A table, if there is one."""
    found = listed(c, TABLES.c.id == id)
    return found[0] if found else None


def listed(c: sa.Connection, *where: sa.ColumnElement[bool]) -> list[Record]:
    """Tables with their seats, the last one first."""
    rows = c.execute(sa.select(TABLES).where(*where).order_by(TABLES.c.updated.desc()).limit(MOST_LISTED)).mappings().all()
    ids = [row["id"] for row in rows]
    chairs: dict[str, list[Chair]] = {id: [] for id in ids}
    for row in c.execute(sa.select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)).mappings():
        chairs[row["table"]].append(Chair(**{name: row[name] for name in CHAIR}))
    return [record(row, chairs[row["id"]]) for row in rows]


def opened_by(c: sa.Connection, digests: Iterable[str]) -> list[Record]:
    """The tables that tokens open, for players and spectators."""
    of = list(digests)
    seats = sa.select(SEATS.c.table).where(SEATS.c.token.in_(of))
    return listed(c, sa.or_(TABLES.c.id.in_(seats), TABLES.c.watch.in_(of)))


def of_the_house(c: sa.Connection) -> list[Record]:
    """The tables of whoever runs the server."""
    return listed(c, TABLES.c.house)


def answers_of(c: sa.Connection, id: str) -> list[Answered]:
    """All answers of a table, in order."""
    wanted = sa.select(ANSWERS.c.seat, ANSWERS.c.said, ANSWERS.c.key).where(ANSWERS.c.table == id)
    return [Answered(*row) for row in c.execute(wanted.order_by(ANSWERS.c.number))]


def memoir_of(c: sa.Connection, id: str) -> Memoir | None:
    """How a game stood last where it could be left."""
    wanted = sa.select(MEMOIRS.c.number, MEMOIRS.c.memoir).where(MEMOIRS.c.table == id).order_by(MEMOIRS.c.number.desc())
    found = c.execute(wanted.limit(1)).first()
    return None if found is None else Memoir(found[0], json.loads(found[1]))


def earlier_of(c: sa.Connection, id: str) -> list[tuple[Json, Json, float]]:
    """The game as it was whenever its content had changed, the first one first: the save, what was told of it, when."""
    wanted = sa.select(EARLIER.c.save, EARLIER.c.notice, EARLIER.c.at).where(EARLIER.c.table == id).order_by(EARLIER.c.part)
    return [(json.loads(save), json.loads(notice), at) for save, notice, at in c.execute(wanted)]


def log_of(c: sa.Connection, id: str) -> tuple[list[Answered], Memoir | None]:
    """What a game is taken up again from."""
    return answers_of(c, id), memoir_of(c, id)


def sayings_of(c: sa.Connection, id: str) -> list[tuple[int, int, str]]:
    """The last things said at a table: number, seat, text."""
    wanted = sa.select(SAYINGS.c.number, SAYINGS.c.seat, SAYINGS.c.text).where(SAYINGS.c.table == id)
    last = c.execute(wanted.order_by(SAYINGS.c.number.desc()).limit(MOST_SAYINGS)).all()
    return [(n, seat, text) for n, seat, text in reversed(last)]


def record(row: sa.RowMapping, chairs: Sequence[Chair]) -> Record:
    return Record(
        row["id"], row["game"], int(row["seed"]), json.loads(row["setup"]), tuple(chairs), row["watch"], row["house"],
        json.loads(row["note"]), row["epoch"], row["number"], tuple([int(seat) for seat in row["asked"].split()]), row["over"],
        row["created"], row["updated"], row["owner"], row["term"],
    )  # fmt: skip


def written(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def spaced(seats: Iterable[int]) -> str:
    return " ".join([str(seat) for seat in seats])
