"""All tables that this process has in memory, and what they share: the store, the bots, the measures."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import logging
import os
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import sqlalchemy as sa

from tableforge import __version__, bots, building, games
from tableforge.errors import TableforgeError
from tableforge.kernel.game import Game
from tableforge.server import (
    analysing,
    bans,
    campaign_records,
    clock_records,
    disk,
    profiles,
    ratings,
    records,
    refusals,
    resume,
    tokens,
    wall_clock,
)
from tableforge.server.analysing import Analyses
from tableforge.server.bots import Bots, LoneThinker, ProcessThinker, Thinker
from tableforge.server.disk import KEY_FILE
from tableforge.server.elsewhere import Elsewhere
from tableforge.server.guard import Limits, OriginCheck, RateLimiter
from tableforge.server.health import HealthCheck
from tableforge.server.lease import BEAT, TableLocation, Worker
from tableforge.server.live import Live
from tableforge.server.measuring import Measurements, MeasuringSettings
from tableforge.server.metrics import Metrics
from tableforge.server.offer_board import OfferBoard
from tableforge.server.playback import Course
from tableforge.server.proxy import Proxies
from tableforge.server.records import TableRecord
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.server.store import Database, InlineDatabase, sqlite_url
from tableforge.server.threads import run_in_thread
from tableforge.server.uptime import ServiceTime
from tableforge.server.webhook import Webhook, WebhookSettings
from tableforge.server.work_pool import ResultCache, WorkPool
from tableforge.table import store as files
from tableforge.tongue.text import Text, in_every

if TYPE_CHECKING:
    from tableforge.server.socket import Connection

T = TypeVar("T")
log = logging.getLogger(__name__)
IDLE: Final = 120.0  # seconds after which an unused table is unloaded
LONGEST: Final = 600.0  # seconds between two garbage collections while somebody plays
MOST_TURNS: Final = 500  # cached descriptions of turns
MOST_DECISIONS: Final = 50_000  # decisions of cached replays
MOST_SUMMARIES: Final = 500
TICK: Final = 0.5  # seconds between two looks at the clocks
KEEP_CLOCKS: Final = 20  # ticks after which clocks that run are written
CHECK_DAYS: Final = 60  # ticks after which tables that sleep are looked at
PATIENCE: Final = 2.0  # seconds until a failed write of a bot's answer is retried
PACE: Final = 0.6  # mean delay of automatic answers in seconds; varied, for the time to think would give something away


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
    work_processes: int = 1  # processes for work that costs more than its request; none: in threads
    threads: bool = True  # and processes; False where the system has none: everything is then done in place
    slowness: float = 1.0  # how many times as long as the compiled engine an answer of a bot takes here
    workers: int = 1
    limits: Limits = field(default_factory=Limits)
    proxies: Proxies = field(default_factory=Proxies)  # trusted proxies
    measuring: MeasuringSettings = field(default_factory=MeasuringSettings)  # how strong decks are
    open_tables: bool = False  # whether there is a list of tables at which anybody may sit down
    webhook: WebhookSettings | None = None  # who is told when a table waits for somebody

    @property
    def url(self) -> str:
        """The URL of the database."""
        return self.database or sqlite_url(self.data)

    @property
    def loopback(self) -> bool:
        """Whether it listens to this machine only."""
        return self.host in ("localhost", "::1") or self.host.startswith("127.")


class Hall:
    """The tables of one process, and what they share: the database, the bots, the limits."""

    def __init__(
        self,
        settings: Settings,
        address: str = "",
        thinker: Thinker | None = None,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self.settings = settings
        self.store = Database(settings.url) if settings.threads else InlineDatabase(settings.url)
        self.worker = Worker(address, alone=self.store.sqlite)
        self.files = files.Store(settings.data)  # decks
        self.limiter = RateLimiter(settings.limits)
        self.origins = OriginCheck(settings.loopback, settings.origins)
        self.proxies = settings.proxies
        self.bots = Bots(thinker or (ProcessThinker(settings.bots) if settings.threads else LoneThinker(elsewhere)))
        self.work_pool = WorkPool(self.limiter, settings.work_processes if settings.threads else 0)
        self.measurements = Measurements(self.store, self.worker, min(1, settings.work_processes))
        alone = min(1, settings.work_processes) if settings.threads else 0
        self.analyses = Analyses(self.store, WorkPool(self.limiter, alone, analysing.PATIENCE, elsewhere))
        self.courses: ResultCache[Course] = ResultCache(MOST_DECISIONS)
        self.summaries: ResultCache[Any] = ResultCache(MOST_SUMMARIES)
        self.offers = OfferBoard(self.store, alone=self.worker.alone)
        self.metrics = Metrics()
        self.service = ServiceTime()
        self.webhook = Webhook(self, settings.webhook) if settings.webhook is not None else None
        self.bans = bans.Bans()
        self.copying = asyncio.Lock()  # one copy of the database at a time
        self.pulse = HealthCheck(self)
        self.pace = settings.pace
        self.patience = PATIENCE
        self.owner = tokens.token_digest(owner_key(settings.data))
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.sockets: set[Connection] = set()
        self.from_address: Counter[str] = Counter()  # open sockets
        self.under_way: set[asyncio.Task[Any]] = set()
        self.turns: OrderedDict[tuple[str, int, int], Text] = OrderedDict()
        self.closing = False
        self.chores: list[asyncio.Task[None]] = []
        self.over = threading.Event()

    async def open(self) -> None:
        """Open the database, register this worker, and start the background tasks."""
        await run_in_thread(self.store.open)
        await self.store.write(self.worker.register)
        await self.offers.open()
        await self.store.write(self.service.begin)
        await self.load_bans()
        chores = (self.sweep(), self.offers.run(), self.watch_clocks())
        self.chores = [asyncio.get_running_loop().create_task(chore) for chore in chores]
        if not self.worker.alone:
            threading.Thread(target=self.run_heartbeat, args=(asyncio.get_running_loop(),), daemon=True).start()

    async def load_bans(self) -> list[bans.Ban]:
        """Read who is not let in, and disconnect those of them who are here; return all bans."""
        found = await self.store.read(bans.read_bans)
        self.bans.take_over(found)
        for client in list(self.sockets) if found else ():
            if (ban := self.bans.find(client.address, client.person)) is not None:
                client.leave("banned", refusals.BANNED.fill(why=ban.reason), again=False)
        for line in list(self.offers.lines) if found else ():
            if (ban := self.bans.find(line.address, "")) is not None:
                line.shut_out(refusals.BANNED.fill(why=ban.reason))
        return found

    def disconnect_all(self) -> None:
        """Say goodbye to every client; requests under way run to their end, and new ones are refused."""
        self.closing = True
        for live in self.tables.values():
            for client in live.clients:
                client.leave("closing", refusals.CLOSING, again=True)
            live.clients.clear()
        self.offers.disconnect_all()

    async def close(self) -> None:
        """Disconnect everybody, stop all background work, write what is queued, and close the database."""
        self.disconnect_all()
        self.over.set()
        for chore in self.chores:
            chore.cancel()
        if self.webhook is not None:
            await self.webhook.close()
        await self.measurements.close()
        await self.analyses.close()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        for live in list(self.tables.values()):
            await live.save_clock()
            self.drop(live, "closing", refusals.CLOSING)
        self.bots.close()
        self.work_pool.close()
        with contextlib.suppress(sa.exc.SQLAlchemyError):  # then the lease has to expire
            await self.store.write(self.worker.leave)
        await run_in_thread(self.store.close)

    def game(self, name: str) -> Game:
        """Return a game by name.

        Raises UnknownGame.
        """
        return games.game(name)

    async def run_to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine to its end, even where the caller is cancelled meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    # ------------------------------------------------------------ tables
    async def find_record(self, id: str) -> TableRecord:
        """Return the record of a table, without loading its game.

        Raises Refusal (404) where there is none.
        """
        live = self.tables.get(id)
        if live is not None:
            return live.record
        found = await self.store.read(lambda c: records.find_table(c, id)) if tokens.is_table_id(id) else None
        if found is None:
            raise Refusal(refusals.NO_TABLE.fill(), "no-table", 404)
        return found

    async def table(self, id: str) -> Live:
        """Return a table, loaded where necessary; concurrent callers wait for the same load.

        Raises Refusal: closing, no such table, at another worker, or its content no longer fits.
        """
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

    async def locate(self, id: str) -> TableLocation | None:
        """Claim a table for this worker.

        Returns None where it is here now, else where it is.
        """
        return await self.store.write(lambda c: self.worker.claim(c, id))

    async def load(self, id: str) -> Live:
        """Load a table from the database and replay its answers.

        Raises Refusal where it is gone or another worker has it.
        """
        if await self.locate(id) is not None:
            raise Refusal(refusals.MOVED.fill(), "moved", 503)

        record, (given, memoir), clock = await self.store.read(
            lambda c: (records.find_table(c, id), records.log_of(c, id), clock_records.read_clock(c, id))
        )
        if record is None:
            raise Refusal(refusals.NO_TABLE.fill(), "no-table", 404)
        building.prefer(record.game)
        try:
            live = await run_in_thread(Live, self, record, given, clock)
        except TableforgeError:
            live = await self.resume_changed(record, given, memoir)
        self.tables[id] = live
        return live

    async def resume_changed(
        self, record: TableRecord, given: list[records.StoredAnswer], memoir: records.Memoir | None
    ) -> Live:
        """Load a table whose answers no longer fit, from the last checkpoint that does, and write that down.

        Raises Refusal where none fits.
        """
        found = await run_in_thread(resume.resume_changed, record, given, memoir)
        if found is None:  # content changed while it was loaded
            return await run_in_thread(Live, self, record, given)
        live = await run_in_thread(Live, self, found.record, found.given)
        after, before, stands = live.to_record(), found.before, live.memoir
        await self.store.write(lambda c: records.replace_answers(c, after, found.given, before, stands))
        live.record = after
        log.info("table %s: goes on with other content", record.id)
        return live

    async def add(self, record: TableRecord, given: list[records.StoredAnswer]) -> Live:
        """Write a new table and return it, loaded."""
        building.prefer(record.game)
        note = {records.VERSION: __version__, **record.note}
        record = replace(record, owner=self.worker.id, term=1, note=note)
        live = await run_in_thread(Live, self, record, given)
        begun, memoir = live.to_record(), live.memoir
        await self.store.write(lambda c: records.add_table(c, begun, given, memoir))
        live.record = begun
        self.tables[record.id] = live
        return live

    async def remove(self, id: str) -> None:
        """Delete a table for good, and tell its clients."""
        await self.store.write(lambda c: records.remove_table(c, id))
        live = self.tables.get(id)
        if live is not None:
            self.drop(live, "removed", refusals.REMOVED, again=False)

    def drop(self, live: Live, kind: str, why: Text, again: bool = True) -> None:
        """Unload a table; its clients are told why and whether to come back."""
        if self.tables.get(live.record.id) is live:
            del self.tables[live.record.id]
        live.gone = True
        if live.playing is not None:
            live.playing.cancel()
        for client in live.clients[:]:
            client.leave(kind, why, again)
        live.clients.clear()
        live.g.drop_pending()  # breaks reference cycles, so that its memory is freed at once

    def drop_tables(self, ids: Iterable[str]) -> None:
        """Unload tables whose rows were changed beside them; their clients come back at once."""
        for live in [self.tables[id] for id in ids if id in self.tables]:
            self.drop(live, "moved", refusals.MOVED)

    async def sweep(self) -> None:
        """Background task: unload tables that nobody has used for long, and release them to other workers."""
        collected = time.monotonic()
        while True:
            await asyncio.sleep(IDLE / 4)
            if not self.worker.alone:  # another worker's host page may have changed them
                with contextlib.suppress(sa.exc.SQLAlchemyError):
                    await self.load_bans()
            for live in list(self.tables.values()):
                if not live.clients and not live.lock.locked() and time.monotonic() - live.idle_since > IDLE:
                    await live.save_clock()
                    if live.clients or live.lock.locked():
                        continue
                    self.drop(live, "idle", refusals.MOVED)
                    await self.leave(live.record)
            if time.monotonic() - collected > (LONGEST if self.sockets else IDLE):
                gc.collect()  # stops all tables for a moment, so it is rare; `worker` makes automatic collections rare
                collected = time.monotonic()

    async def watch_clocks(self) -> None:
        """Background task: end games whose time is up; now and then write how clocks stand, and look at tables that sleep."""
        for n in itertools.count(1):
            await asyncio.sleep(TICK)
            await self.check_clocks()
            if n % KEEP_CLOCKS == 0:
                for live in [x for x in self.tables.values() if x.clock is not None and x.clock_rule.is_live]:
                    await live.save_clock()
            if n % CHECK_DAYS == 0:
                await self.check_days()

    async def check_clocks(self) -> None:
        """End the games in memory whose time is up; failures are logged, and tried again."""
        for live in [x for x in self.tables.values() if x.is_late()]:
            try:
                async with live.lock:
                    await live.check_time()
            except TableforgeError as e:
                log.error("table %s: not ended, though its time is up: %s", live.record.id, e)

    async def check_days(self) -> None:
        """Load the tables whose clock of days has run out, which ends their games; those of other workers are theirs to end."""
        try:
            await self.store.write(self.service.touch)
            late = await self.store.read(lambda c: clock_records.tables_out_of_time(c, self.service.now()))
            for id in [x for x in late if x not in self.tables]:
                with contextlib.suppress(Refusal):
                    await self.table(id)
        except sa.exc.SQLAlchemyError as e:
            log.error("clocks of days are not looked at: %s", e)
        await self.check_clocks()

    async def leave(self, record: TableRecord) -> None:
        """Release a table, so that another worker may claim it."""
        try:
            await self.store.write(lambda c: self.worker.release(c, record.id, record.term))
        except sa.exc.SQLAlchemyError as e:
            log.error("table %s: not released: %s", record.id, e)

    def run_heartbeat(self, loop: asyncio.AbstractEventLoop) -> None:
        """Thread: renew this worker's lease; where a renewal came too late, unload the tables that others have claimed."""
        while not self.over.wait(BEAT):
            try:
                with self.store.engine.begin() as c:
                    in_time = self.worker.beat(c)
                    owned = {*self.tables} if in_time else self.worker.owned_tables(c)
                if not in_time:
                    loop.call_soon_threadsafe(self.drop_lost_tables, owned)
            except sa.exc.SQLAlchemyError as e:
                log.error("no sign of life could be given: %s", e)

    def drop_lost_tables(self, owned: set[str]) -> None:
        """Unload every table that is not in `owned`."""
        for live in list(self.tables.values()):
            if live.record.id not in owned:
                self.drop(live, "moved", refusals.MOVED)

    # ------------------------------------------------------------ who may what
    def find_held_seats(self, record: TableRecord, given: tuple[str, ...]) -> tuple[tuple[int, ...], bool]:
        """Return the seats that tokens open at a table, and whether they give access to it at all."""
        digests = {tokens.token_digest(token) for token in given}
        house = record.house and self.owner in digests
        seats = [c.seat for c in record.chairs if c.token in digests or (house and c.here and c.kind == records.PERSON)]
        watches = record.watch in digests or record.note.get(records.WATCHED_BY) in digests
        return tuple(seats), bool(seats) or house or watches

    async def join(self, id: str, invitation: str, name: str, rated_as: str = "") -> tuple[int, str]:
        """Take the seat of an invitation; return the seat and its new token.

        With the digest of a person's key they wish, as others there do, that the game counts for ratings.

        Raises Refusal where the invitation is unknown, used or too old.
        """
        live = await self.table(id)
        async with live.lock:
            digest = tokens.token_digest(invitation)
            chair = next((c for c in live.record.chairs if c.invite == digest), None)
            if chair is None or chair.until < wall_clock.now():
                raise Refusal(refusals.NO_INVITATION.fill(), "no-invitation", 403)
            token = tokens.new_token()
            taken = replace(
                chair, kind=records.PERSON, name=name, bot="", token=tokens.token_digest(token), invite=None
            )
            await self.change_chair(live, taken, awaited=True)
            if rated_as and ratings.is_wished(live.record):
                noted = ratings.note_wish(live.record, chair.seat, rated_as)
                await self.store.write(lambda c: records.change_note(c, noted))
                live.record = noted
        self.call_for_begin(live)
        return chair.seat, token

    async def stand_in(self, live: Live, seat: int, bot: str) -> None:
        """Let a bot play a seat that nobody has taken yet.

        Raises Refusal where the seat is taken, or there is no such bot.
        """
        bot = bot or bots.usual(live.record.game)
        try:
            bots.make(bot, live.record.seed, live.record.game)
        except TableforgeError as e:
            raise as_refusal(e, "bot") from None
        async with live.lock:
            chair = next((c for c in live.record.chairs if c.seat == seat and c.kind == records.OPEN), None)
            if chair is None:
                raise Refusal(refusals.SEAT_TAKEN.fill(seat=seat + 1), "seat-taken", 409)
            await self.change_chair(live, replace(chair, kind=records.BOT, bot=bot))
        live.start_autoplay()

    async def change_chair(self, live: Live, chair: records.Chair, awaited: bool = False) -> None:
        """Write who has a seat now, and tell everybody at the table.

        With `awaited`, a clock that all sit at begins once all of them have come.
        """
        record = live.record.with_chair(chair)
        if awaited:
            live.begin_waits()
        if awaited and live.clock_rule.is_live:
            absent = records.owned_seats(record) - {seat for client in live.clients for seat in client.held}
            record = replace(record, note={**record.note, **records.note_awaited(absent)})
        if chair.kind == records.BOT and ratings.is_wished(record):  # from now on it is no game between people
            record = ratings.without_wishes(record)

        def keep(c: sa.Connection) -> None:
            records.change_chair(c, record, chair)
            records.change_note(c, record)

        await self.store.write(keep)
        live.record = record
        live.update_lines()
        await live.change_clock()
        live.send_people()
        live.send_times()

    async def turn_text(self, record: TableRecord, lang: str) -> str:
        """Return where a game stands in a few words, cached by position; for a table that cannot go on, the reason."""
        live = self.tables.get(record.id)
        if live is not None:
            return live.g.scene(None, lang).turn
        place = (record.id, record.epoch, record.number)
        if place not in self.turns:
            given, memoir = await self.store.read(lambda c: records.log_of(c, record.id))
            try:
                self.turns[place] = await run_in_thread(describe_turn, record, given, memoir)
            except Refusal as e:  # one table that cannot be resumed must not hide the others
                return e.text(lang)
            while len(self.turns) > MOST_TURNS:
                self.turns.popitem(last=False)
        return self.turns[place].text(lang)

    # ------------------------------------------------------------ profiles and campaigns
    def write_house_profile(self, record: TableRecord, found: profiles.Learned) -> None:
        """Write what the owner of the server has learned into the profile that the terminal reads, in the background."""
        work = run_in_thread(profiles.write_house_profile, self.settings.data, record.game, found)
        task = asyncio.get_running_loop().create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    def call_absent(self, live: Live) -> None:
        """Call the people for whom a table waits and who are not there, where the host has named a webhook."""
        if self.webhook is not None:
            self.webhook.call_absent(live)

    def call_for_begin(self, live: Live) -> None:
        """Call those for whom a table waits that has just been dealt, and who have not come after a moment."""
        if self.webhook is not None and all([c.kind != records.OPEN for c in live.record.chairs]):
            self.webhook.call_for_begin(live)

    def on_game_ended(self, record: TableRecord) -> None:
        """Record the end of a game in its campaign, in the background; where that fails, opening the campaign does it."""
        if ratings.is_wished(record) and (live := self.tables.get(record.id)) is not None:
            live.show_new_ratings()
        if (belongs := record.note.get(campaign_records.NOTE)) is not None:
            task = asyncio.get_running_loop().create_task(self.write_into_campaign(belongs))
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)

    async def write_into_campaign(self, id: str) -> None:
        """Load a campaign, which records its finished game; errors are logged."""
        try:
            await campaign_records.load_settled(self.store, id)
        except (Refusal, sa.exc.SQLAlchemyError) as e:
            log.error("campaign %s: the end of its game is not written yet: %s", id, e)

    def gauges(self) -> dict[str, int]:
        """Return the current sizes for the metrics."""
        waiting = sum([client not in self.sockets for live in self.tables.values() for client in live.clients])
        return {
            "tables": len(self.tables),
            "sockets": len(self.sockets),
            "waiting": waiting,
            "bot_queue": self.bots.waiting,
        }


def describe_turn(record: TableRecord, given: list[records.StoredAnswer], memoir: records.Memoir | None) -> Text:
    """Return where the game of a record stands, in every language.

    Raises Refusal where it cannot be replayed.
    """
    g = resume.load_sitting(record, given, memoir)
    return in_every(lambda lang: g.scene(None, lang).turn)


def owner_key(data: Path) -> str:
    """Return the secret key of whoever runs the server, creating its file where there is none.

    Raises Refusal where the folder cannot be used.
    """
    path = data / KEY_FILE
    disk.prepare_folder(data)
    try:
        with contextlib.suppress(FileExistsError):
            file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, disk.FILE_MODE)
            with os.fdopen(file, "w") as out:
                out.write(tokens.new_token())
        return path.read_text("utf-8").strip()
    except OSError as e:
        raise disk.unusable_folder(data, e) from None
