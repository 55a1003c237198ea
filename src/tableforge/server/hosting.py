"""The host's page: tables, people who are connected, the limits in force, who is not let in, copies of the database.

All of it is for whoever has the key of the house, and for nobody else.
"""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from time import gmtime, strftime
from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import File
from msgspec import Meta, Struct

from tableforge import __version__, games
from tableforge.server import bans, disk, offer_records, records, refusals, relay, tables, tokens, wall_clock
from tableforge.server.faces import sign_of
from tableforge.server.guard import Rate
from tableforge.server.hall import Hall
from tableforge.server.refusals import Refusal
from tableforge.server.request import clean_text
from tableforge.server.tables import Call
from tableforge.server.threads import run_in_thread

FOLDER: Final = "backups"  # in the folder of the data
NAME: Final = re.compile(r"tables-[0-9]{8}-[0-9]{6}\.sqlite3")
MOST_COPIES: Final = 10  # the oldest one is removed for the next
LONGEST_WHY: Final = 200


class HostedTable(Struct):
    """A table in memory: who sits there, and how many connections it has."""

    table: str
    game: str
    title: str
    names: list[str]
    here: list[int]  # seats whose people are connected
    watching: int
    number: int
    over: bool
    updated: float


class ConnectedPerson(Struct):
    """A connection to a table."""

    table: str
    names: list[str]  # of the seats that it holds; none for a spectator
    address: str
    sign: str  # of the person; "" where they bring no key
    since: float


class LimitInForce(Struct):
    """A limit by its name: a number, or how often it fills again and how much it holds."""

    name: str
    each_second: float | None
    at_once: float


class BanInfo(Struct):
    """Somebody who is not let in."""

    kind: str
    who: str
    why: str
    at: float


class BanRequest(Struct, forbid_unknown_fields=True):
    """Do not let in an `address` (or a network) or a `person` (by the sign)."""

    kind: Annotated[str, Meta(max_length=10)]
    who: Annotated[str, Meta(max_length=80)]
    why: Annotated[str, Meta(max_length=LONGEST_WHY)] = ""


class BackupCopy(Struct):
    """A copy of the database."""

    name: str
    size: int
    at: float


class HouseInfo(Struct):
    """What the host sees; tables and people are those of this process."""

    version: str
    workers: int
    stored: int  # tables in the database
    tables: list[HostedTable]
    people: list[ConnectedPerson]
    limits: list[LimitInForce]
    bans: list[BanInfo]
    backups: list[BackupCopy]
    copies: bool  # whether the database is a file that can be copied here
    webhook: str  # the host that is called; "" where none is


# ---------------------------------------------------------------- who asks
def host_hall(request: Call) -> Hall:
    """Return the hall, for its owner.

    Raises Refusal for anybody else.
    """
    hall = tables.hall_of(request)
    if hall.owner not in [tokens.token_digest(token) for token in tables.tokens_of(request)]:
        raise Refusal(refusals.NOT_HOST.fill(), "not-host", 403)
    return hall


# ---------------------------------------------------------------- what is told
def hosted_tables(hall: Hall, lang: str) -> list[HostedTable]:
    """Return the tables in memory, the last used first."""
    out = []
    for live in hall.tables.values():
        record, game = live.record, games.game(live.record.game)
        names = [records.seat_title(record, game, c.seat, lang) for c in record.chairs]
        here = sorted({seat for client in live.clients for seat in client.held})
        watching = sum([not client.held for client in live.clients])
        title = game.title.text(lang) or game.name.capitalize()
        out.append(
            HostedTable(record.id, game.name, title, names, here, watching, live.number, record.over, record.updated)
        )
    return sorted(out, key=lambda x: -x.updated)


def connected_people(hall: Hall, lang: str) -> list[ConnectedPerson]:
    """Return the sockets at tables, the newest first."""
    out = []
    for x in hall.sockets:
        if x.live is not None:
            record, game = x.live.record, x.live.g.game
            names = [records.seat_title(record, game, seat, lang) for seat in x.held]
            out.append(ConnectedPerson(record.id, names, x.address, sign_of(x.person), x.since))
    return sorted(out, key=lambda x: -x.since)


def limits_in_force(hall: Hall) -> list[LimitInForce]:
    """Return the limits of this server."""
    out = []
    for x in fields(hall.limiter.limits):
        limit = getattr(hall.limiter.limits, x.name)
        rate = (limit.each_second, limit.at_once) if isinstance(limit, Rate) else (None, float(limit))
        out.append(LimitInForce(x.name, *rate))
    return out


def describe_bans(found: list[bans.Ban]) -> list[BanInfo]:
    """Return bans as they are told."""
    return [BanInfo(x.kind, x.who, x.why, x.at) for x in found]


# ---------------------------------------------------------------- copies
def list_copies(folder: Path) -> list[BackupCopy]:
    """Return the copies in a folder, the newest first."""
    try:
        found = [(path, path.stat()) for path in folder.iterdir() if NAME.fullmatch(path.name)]
    except OSError:
        return []
    return sorted(
        [BackupCopy(path.name, about.st_size, about.st_mtime) for path, about in found], key=lambda x: x.name
    )[::-1]


def make_copy(data: Path, source: Path, at: float) -> BackupCopy:
    """Copy a database into the folder of copies, and remove those that are too many.

    Raises Refusal where it cannot be copied.
    """
    folder = data / FOLDER
    disk.prepare_folder(folder)
    target = folder / strftime("tables-%Y%m%d-%H%M%S.sqlite3", gmtime(at))
    disk.copy_checked(source, target, lambda *_: None).replace(target)
    for old in list_copies(folder)[MOST_COPIES:]:
        (folder / old.name).unlink(missing_ok=True)
    about = target.stat()
    return BackupCopy(target.name, about.st_size, about.st_mtime)


# ---------------------------------------------------------------- addresses
@get("/api/host")
async def show_house(request: Call) -> HouseInfo:
    """Tables, people, limits, bans and copies, for whoever runs the server."""
    hall, lang = host_hall(request), tables.lang_of(request)
    stored = await hall.store.read(records.count_tables)
    found = await hall.store.read(bans.read_bans)
    copies = await run_in_thread(list_copies, hall.settings.data / FOLDER)
    return HouseInfo(
        __version__,
        hall.settings.workers,
        stored,
        hosted_tables(hall, lang),
        connected_people(hall, lang),
        limits_in_force(hall),
        describe_bans(found),
        copies,
        disk.file_of(hall.store.url) is not None,
        hall.webhook.host if hall.webhook is not None else "",
    )


@post("/api/host/bans")
async def add_ban(request: Call, data: JSONBody[BanRequest]) -> list[BanInfo]:
    """Let an address, a network or a person in no more; whoever is connected is told and leaves, also open tables."""
    hall = host_hall(request)
    ban = bans.parse_ban(data.kind, data.who, clean_text(data.why))
    own = bans.Bans()
    own.take_over([ban])
    if own.find(relay.client_address(request.scope, hall), "") is not None:
        raise Refusal(refusals.OWN_ADDRESS.fill(), "bad-request")
    await hall.store.write(lambda c: bans.add_ban(c, ban))
    if ban.kind == bans.PERSON:
        gone, freed = await hall.store.write(lambda c: offer_records.leave_offers(c, ban.who))
        hall.offers.announce(*gone, why="withdrawn")
        hall.offers.announce(*freed)
    return describe_bans(await hall.load_bans())


@delete("/api/host/bans/{kind:str}/{who:path}", status_code=200)
async def remove_ban(request: Call, kind: FromPath[str], who: FromPath[Path]) -> list[BanInfo]:
    """Let somebody in again."""
    hall = host_hall(request)
    word = who.as_posix().strip("/")
    await hall.store.write(lambda c: bans.remove_ban(c, kind, word))
    return describe_bans(await hall.load_bans())


@post("/api/host/backups")
async def back_up(request: Call) -> BackupCopy:
    """Copy the database now, checked, as it is at this moment."""
    hall = host_hall(request)
    source = disk.file_of(hall.store.url)
    if source is None:
        raise Refusal(refusals.NO_BACKUP_HERE.fill(), "no-backup", 409)
    async with hall.copying:
        return await run_in_thread(make_copy, hall.settings.data, source, wall_clock.now())


@get("/api/host/backups/{name:str}")
async def fetch_copy(request: Call, name: FromPath[str]) -> File:
    """A copy of the database, as a file."""
    hall = host_hall(request)
    path = hall.settings.data / FOLDER / name
    if not NAME.fullmatch(name) or not path.is_file():
        raise Refusal(refusals.NOT_FOUND.fill(), "not-found", 404)
    return File(path, filename=name, media_type="application/vnd.sqlite3")


ROUTES: Final = (show_house, add_ban, remove_ban, back_up, fetch_copy)
