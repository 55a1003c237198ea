"""All tables that this process has in memory, and what they share: the store, the bots, the measures."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Coroutine
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from tableforge import __version__, bots, building, games
from tableforge.errors import TableforgeError
from tableforge.kernel.game import Game
from tableforge.server import disk, ledger, people, records, refusals, resume, tokens
from tableforge.server.bots import Bots
from tableforge.server.disk import KEY_FILE
from tableforge.server.guard import Door, Gate, Limits
from tableforge.server.health import Pulse
from tableforge.server.labour import Labour, Shelf
from tableforge.server.lease import BEAT, Place, Worker
from tableforge.server.live import Client, Live
from tableforge.server.metrics import Metrics
from tableforge.server.playback import Course
from tableforge.server.proxy import Proxies
from tableforge.server.records import Record
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.store import Store, sqlite_url
from tableforge.server.threads import beside
from tableforge.table import store as files
from tableforge.tongue.both import Both, in_every

T = TypeVar("T")
log = logging.getLogger(__name__)
IDLE: Final = 120.0  # seconds after which a table that nobody looks at leaves the memory
LONGEST: Final = 600.0  # seconds between two of Python's own collections, while somebody plays
MOST_TURNS: Final = 500  # positions of which it is remembered how they are told in a list
MOST_DECISIONS: Final = 50_000  # of replays that are kept for the next one who asks
MOST_SUMMARIES: Final = 500
PATIENCE: Final = 2.0  # seconds until a bot tries again what could not be written down
PACE: Final = 0.6  # seconds that a bot's or an order's answer takes, more or less: its speed would tell


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    data: Path
    database: str = ""  # a URL; else SQLite in the folder of the data
    host: str = "127.0.0.1"
    port: int = 0
    origins: tuple[str, ...] = ()
    pace: float = field(default_factory=lambda: float(os.environ.get("TABLEFORGE_PACE", PACE)))
    bots: int = 0  # processes
    labourers: int = 1  # processes for work that costs more than its request; none: in threads
    workers: int = 1
    limits: Limits = field(default_factory=Limits)
    proxies: Proxies = field(default_factory=Proxies)  # that are believed when they say for whom they ask

    @property
    def url(self) -> str:
        return self.database or sqlite_url(self.data)

    @property
    def loopback(self) -> bool:
        return self.host in ("localhost", "::1") or self.host.startswith("127.")


class Hall:
    """The tables of one process."""

    def __init__(self, settings: Settings, address: str = "") -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.worker = Worker(address, alone=self.store.sqlite)
        self.files = files.Store(settings.data)  # decks
        self.gate = Gate(settings.limits)
        self.door = Door(settings.loopback, settings.origins)
        self.proxies = settings.proxies
        self.bots = Bots(settings.bots)
        self.labour = Labour(self.gate, settings.labourers)
        self.courses: Shelf[Course] = Shelf(MOST_DECISIONS)
        self.summaries: Shelf[Any] = Shelf(MOST_SUMMARIES)
        self.metrics = Metrics()
        self.pulse = Pulse(self)
        self.pace = settings.pace
        self.patience = PATIENCE
        self.owner = tokens.digest(owner_key(settings.data))
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.sockets: set[Client] = set()
        self.from_address: Counter[str] = Counter()  # open sockets
        self.under_way: set[asyncio.Task[Any]] = set()
        self.turns: OrderedDict[tuple[str, int, int], Both] = OrderedDict()
        self.closing = False
        self.chores: list[asyncio.Task[None]] = []
        self.over = threading.Event()

    async def open(self) -> None:
        await beside(self.store.open)
        await self.store.write(self.worker.register)
        self.chores = [asyncio.get_running_loop().create_task(self.sweep())]
        if not self.worker.alone:
            threading.Thread(target=self.live_on, args=(asyncio.get_running_loop(),), daemon=True).start()

    def turn_away(self) -> None:
        """Say goodbye to everybody who sits at a table or waits for one; what they have begun is done to its end."""
        self.closing = True
        for live in self.tables.values():
            for client in live.clients:
                client.leave("closing", refusals.CLOSING, again=True)
            live.clients.clear()

    async def close(self) -> None:
        """End everything, and write what waits."""
        self.turn_away()
        self.over.set()
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        for live in list(self.tables.values()):
            self.drop(live, "closing", refusals.CLOSING)
        self.bots.close()
        self.labour.close()
        with contextlib.suppress(sa.exc.SQLAlchemyError):  # then others wait until the lease ends
            await self.store.write(self.worker.leave)
        await beside(self.store.close)

    def game(self, name: str) -> Game:
        return games.game(name)

    async def to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something whole, also where whoever waits for it goes away meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    # ------------------------------------------------------------ tables
    async def find(self, id: str) -> Record:
        """A table as it is kept."""
        live = self.tables.get(id)
        if live is not None:
            return live.record
        found = await self.store.read(lambda c: records.find(c, id)) if tokens.is_table_id(id) else None
        if found is None:
            raise Refusal(refusals.NO_TABLE.fill(), "no-table", 404)
        return found

    async def table(self, id: str) -> Live:
        """A table in memory; whoever wants one that is being loaded waits for the same."""
        if self.closing:
            raise Refusal(refusals.CLOSING.fill(), "closing", 503)
        live = self.tables.get(id)
        if live is not None:
            return live
        if not tokens.is_table_id(id):
            raise Refusal(refusals.NO_TABLE.fill(), "no-table", 404)
        if id not in self.loading:
            self.loading[id] = asyncio.get_running_loop().create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def place(self, id: str) -> Place | None:
        """Where a table is; None where it is here, or is now."""
        return await self.store.write(lambda c: self.worker.claim(c, id))

    async def load(self, id: str) -> Live:
        if await self.place(id) is not None:
            raise Refusal(refusals.MOVED.fill(), "moved", 503)

        record, (given, memoir) = await self.store.read(lambda c: (records.find(c, id), records.log_of(c, id)))
        if record is None:
            raise Refusal(refusals.NO_TABLE.fill(), "no-table", 404)
        building.prefer(record.game)
        try:
            live = await beside(Live, self, record, given)
        except TableforgeError:
            live = await self.gone_on(record, given, memoir)
        self.tables[id] = live
        return live

    async def gone_on(self, record: Record, given: list[records.Answered], memoir: records.Memoir | None) -> Live:
        """A table whose answers do not fit today's content, from how it stood last; refused where that does not fit, either."""
        found = await beside(resume.mended, record, given, memoir)
        if found is None:  # it was read while somebody changed the content
            return await beside(Live, self, record, given)
        live = await beside(Live, self, found.record, found.given)
        after, before, stands = live.standing(), found.before, live.memoir
        await self.store.write(lambda c: records.go_on(c, after, found.given, before, stands))
        live.record = after
        log.info("table %s: goes on with other content", record.id)
        return live

    async def add(self, record: Record, given: list[records.Answered]) -> Live:
        """A new table."""
        building.prefer(record.game)
        note = {records.VERSION: __version__, **record.note}
        record = replace(record, owner=self.worker.id, term=1, note=note)
        live = await beside(Live, self, record, given)
        begun, memoir = live.standing(), live.memoir
        await self.store.write(lambda c: records.add(c, begun, given, memoir))
        live.record = begun
        self.tables[record.id] = live
        return live

    async def remove(self, id: str) -> None:
        """A table goes for good."""
        await self.store.write(lambda c: records.remove(c, id))
        live = self.tables.get(id)
        if live is not None:
            self.drop(live, "removed", refusals.REMOVED, again=False)

    def drop(self, live: Live, kind: str, why: Both, again: bool = True) -> None:
        """Put a table out of memory; whoever sits at it is told."""
        if self.tables.get(live.record.id) is live:
            del self.tables[live.record.id]
        live.gone = True
        if live.playing is not None:
            live.playing.cancel()
        for client in live.clients[:]:
            client.leave(kind, why, again)
        live.clients.clear()
        live.g.look_away()  # then nothing of the game refers to itself, and its memory is free at once

    async def sweep(self) -> None:
        """Put out of memory what nobody has looked at for long, and leave it to others."""
        collected = time.monotonic()
        while True:
            await asyncio.sleep(IDLE / 4)
            for live in list(self.tables.values()):
                if not live.clients and not live.lock.locked() and time.monotonic() - live.idle_since > IDLE:
                    self.drop(live, "idle", refusals.MOVED)
                    await self.leave(live.record)
            if time.monotonic() - collected > (LONGEST if self.sockets else IDLE):
                gc.collect()  # stops all tables for a moment, so seldom; `worker` keeps the collector from doing so by itself
                collected = time.monotonic()

    async def leave(self, record: Record) -> None:
        """Leave a table to others."""
        try:
            await self.store.write(lambda c: self.worker.release(c, record.id, record.term))
        except sa.exc.SQLAlchemyError as e:
            log.error("table %s: not released: %s", record.id, e)

    def live_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give signs of life, in a thread that waits for nothing else; where one came too late, look what others have taken."""
        while not self.over.wait(BEAT):
            try:
                with self.store.engine.begin() as c:
                    in_time = self.worker.beat(c)
                    owned = {*self.tables} if in_time else self.worker.owned(c)
                if not in_time:
                    loop.call_soon_threadsafe(self.keep_only, owned)
            except sa.exc.SQLAlchemyError as e:
                log.error("no sign of life could be given: %s", e)

    def keep_only(self, owned: set[str]) -> None:
        """Let go of the tables that are another's by now."""
        for live in list(self.tables.values()):
            if live.record.id not in owned:
                self.drop(live, "moved", refusals.MOVED)

    # ------------------------------------------------------------ who may what
    def held(self, record: Record, given: tuple[str, ...]) -> tuple[tuple[int, ...], bool]:
        """The seats that tokens open at a table, and whether they let one in at all."""
        digests = {tokens.digest(token) for token in given}
        house = record.house and self.owner in digests
        seats = [c.seat for c in record.chairs if c.token in digests or (house and c.here and c.kind == records.PERSON)]
        watches = record.watch in digests or record.note.get(records.WATCHED_BY) in digests
        return tuple(seats), bool(seats) or house or watches

    async def join(self, id: str, invitation: str, name: str) -> tuple[int, str]:
        """Take the seat of an invitation; the seat and its token, which nobody is told again."""
        live = await self.table(id)
        async with live.lock:
            digest = tokens.digest(invitation)
            chair = next((c for c in live.record.chairs if c.invite == digest), None)
            if chair is None or chair.until < time.time():
                raise Refusal(refusals.NO_INVITATION.fill(), "no-invitation", 403)
            token = tokens.fresh()
            taken = replace(chair, kind=records.PERSON, name=name, bot="", token=tokens.digest(token), invite=None)
            await self.seat(live, taken)
        return chair.seat, token

    async def stand_in(self, live: Live, seat: int, bot: str) -> None:
        """A bot plays a seat that nobody has taken yet, for as long as nobody does."""
        bot = bot or bots.usual(live.record.game)
        try:
            bots.make(bot, live.record.seed, live.record.game)
        except TableforgeError as e:
            raise as_refusal(e, "bot") from None
        async with live.lock:
            chair = next((c for c in live.record.chairs if c.seat == seat and c.kind == records.OPEN), None)
            if chair is None:
                raise Refusal(refusals.SEAT_TAKEN.fill(seat=seat + 1), "seat-taken", 409)
            await self.seat(live, replace(chair, kind=records.BOT, bot=bot))
        live.play_on()

    async def seat(self, live: Live, chair: records.Chair) -> None:
        """Write down who has a seat now, and tell everybody."""
        record = live.record.with_chair(chair)
        await self.store.write(lambda c: records.change_chair(c, record, chair))
        live.record = record
        live.tell_people()

    async def turn(self, record: Record, lang: str) -> str:
        """Where a game stands, in a few words; worked out once for each position."""
        live = self.tables.get(record.id)
        if live is not None:
            return live.g.scene(None, lang).turn
        place = (record.id, record.epoch, record.number)
        if place not in self.turns:
            given, memoir = await self.store.read(lambda c: records.log_of(c, record.id))
            try:
                self.turns[place] = await beside(told_turn, record, given, memoir)
            except Refusal as e:  # a table that cannot go on hides no other
                return e.text(lang)
            while len(self.turns) > MOST_TURNS:
                self.turns.popitem(last=False)
        return self.turns[place].text(lang)

    # ------------------------------------------------------------ profiles and campaigns
    def learned(self, record: Record, found: people.Learned) -> None:
        """Whoever runs the server has learned something: their terminal knows it, too."""
        work = beside(people.write_of_house, self.settings.data, record.game, found)
        task = asyncio.get_running_loop().create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    def ended(self, record: Record) -> None:
        """A game is over; the campaign that it is part of is told, and where that fails is told whenever it is opened."""
        if (belongs := record.note.get(ledger.NOTE)) is not None:
            task = asyncio.get_running_loop().create_task(self.into_campaign(belongs))
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)

    async def into_campaign(self, id: str) -> None:
        try:
            await ledger.settled(self.store, id)
        except (Refusal, sa.exc.SQLAlchemyError) as e:
            log.error("campaign %s: the end of its game is not written yet: %s", id, e)

    def gauges(self) -> dict[str, int]:
        waiting = sum([client not in self.sockets for live in self.tables.values() for client in live.clients])
        return {
            "tables": len(self.tables), "sockets": len(self.sockets), "waiting": waiting, "bot_queue": self.bots.waiting,
        }  # fmt: skip


def told_turn(record: Record, given: list[records.Answered], memoir: records.Memoir | None) -> Both:
    """Where the game of a record stands, in every language."""
    g = resume.sitting_of(record, given, memoir)
    return in_every(lambda lang: g.scene(None, lang).turn)


def owner_key(data: Path) -> str:
    """The key of whoever runs the server, made once; only that user may read its file."""
    path = data / KEY_FILE
    disk.prepare(data)
    try:
        with contextlib.suppress(FileExistsError):
            file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, disk.FILE_MODE)
            with os.fdopen(file, "w") as out:
                out.write(tokens.fresh())
        return path.read_text("utf-8").strip()
    except OSError as e:
        raise disk.unusable(data, e) from None
