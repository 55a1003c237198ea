"""What the server keeps: tables, seats, answers, sayings and campaigns, in SQLite by default and in PostgreSQL by its URL.

Everything that changes goes through one thread, which takes all that waits and commits it together: those who wait for an answer
to be on disk wait for the same commit.  Each part stands or falls by itself.  SQLAlchemy Core makes both databases one.
Where there are no threads, `InlineDatabase` does every job at once, on the one connection that it has.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text

from tableforge.server import disk, refusals
from tableforge.server.refusals import Refusal

T = TypeVar("T")
MOST_TOGETHER: Final = 256  # jobs of one commit
READERS: Final = 4
BUSY: Final = 30_000  # milliseconds that SQLite waits for another process
# write-ahead log and full synchronisation: a crash loses nothing that was acknowledged
PSYCOPG: Final = "postgresql+psycopg"
DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgresql": PSYCOPG,
    "postgres": PSYCOPG,
    PSYCOPG: PSYCOPG,
}  # by what a URL names
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}")
PATIENCE: Final = {  # with a PostgreSQL that does not answer, unless its URL says otherwise
    "connect_timeout": 5,  # seconds
    "tcp_user_timeout": 10_000,  # milliseconds
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
}

META = sa.MetaData()
TABLES = sa.Table(
    "tables",
    META,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("seed", String(20), nullable=False),  # text: a database integer does not hold 64 unsigned bits
    Column("setup", Text, nullable=False),
    Column("note", Text, nullable=False),  # what the table belongs to: a match, a lesson, a campaign
    Column("watch", String(64), nullable=False),  # the digest of the spectators' token
    Column("house", Boolean, nullable=False),  # whether whoever runs the server made it
    Column("epoch", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of answers
    Column("asked", String(60), nullable=False),  # seats, with blanks between
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("owner", String(40), index=True),  # the worker that has the table in memory
    # grows whenever the owner changes: a late write of an old owner matches no row
    Column("term", Integer, nullable=False),
)
SEATS = sa.Table(
    "seats",
    META,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot, open
    Column("here", Boolean, nullable=False),  # a person at the creator's own device
    Column("name", String(60), nullable=False),
    Column("bot", String(60), nullable=False),
    Column("token", String(64), index=True),  # digests
    Column("invite", String(64), index=True),
    Column("until", Float, nullable=False),  # when the invitation ends
)
ANSWERS = sa.Table(
    "answers",
    META,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("said", Integer, nullable=False),  # the question's number as the client gave it
    Column("key", Text, nullable=False),  # as a save has it
)
MEMOIRS = sa.Table(
    "memoirs",
    META,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of answers before it
    Column("memoir", Text, nullable=False),  # the checkpoint that other content can resume from
)
EARLIER = sa.Table(
    "earlier",
    META,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("part", Integer, primary_key=True),
    Column("save", Text, nullable=False),  # the game as it was before its content changed
    Column("notice", Text, nullable=False),  # what was told of that, by language
    Column("at", Float, nullable=False),
)
PEOPLE = sa.Table(
    "people",
    META,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), nullable=False),  # the digest of the key of whoever sat there last
)
CLOCKS = sa.Table(
    "clocks",
    META,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", Text, nullable=False),  # what each seat has left
    Column("due", Float, index=True),  # the second of service at which a clock of days runs out
)
UPTIME = sa.Table(
    "uptime",
    META,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),  # the last sign of life of any server
    Column("down", Float, nullable=False),  # seconds in which none was up
)
PROFILES = sa.Table(
    "profiles",
    META,
    Column("person", String(64), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("what", String(20), primary_key=True),  # finished, taught
    Column("word", String(80), primary_key=True),
)
SAYINGS = sa.Table(
    "sayings",
    META,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
PHRASES = sa.Table(  # which sayings are ready phrases, told in the language of each reader
    "phrases",
    META,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the saying
    Column("phrase", String(30), nullable=False),
)
GALLERY = sa.Table(  # what spectators say among themselves
    "gallery",
    META,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(30), nullable=False),
    Column("at", Float, nullable=False),
)
RESULTS = sa.Table(
    "results",
    META,
    Column("table", String(40), primary_key=True),  # which may be removed
    Column("seat", Integer, primary_key=True),
    Column("game", String(60), nullable=False, index=True),
    Column("deck", String(64), nullable=False),  # a digest of it
    Column("won", Boolean, nullable=False),
)
STRENGTHS = sa.Table(
    "strengths",
    META,
    Column("game", String(60), primary_key=True),
    Column("ref", Text, primary_key=True),  # of the deck
    Column("mark", String(64), nullable=False),  # a digest of the deck that was measured
    Column("result", Text, nullable=False),
    Column("at", Float, nullable=False),
)
MEASUREMENT = sa.Table(  # the one that is under way: at most one row
    "measurement",
    META,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("worker", String(40), nullable=False),  # whose it is
    Column("game", String(60), nullable=False),
    Column("ref", Text, nullable=False),
    Column("began", Float, nullable=False),
    Column("sofar", Text, nullable=False),
    Column("stopping", Boolean, nullable=False),  # somebody has asked to stop it
)
ANALYSES = sa.Table(  # what analyses of tables came to
    "analyses",
    META,
    Column("table", String(40), primary_key=True),
    Column("mark", String(64), nullable=False),  # a digest of the answers, the engine, the weights and the settings
    Column("result", Text, nullable=False),
    Column("at", Float, nullable=False),
)
OFFERS = sa.Table(  # tables that are not dealt yet: whoever sits down is waited for
    "offers",
    META,
    Column("id", String(40), primary_key=True),
    Column("public", Boolean, nullable=False),  # whether it stands in the list, or is found by its link alone
    Column("visitor", String(64), nullable=False, index=True),  # a digest of the address that made it
    Column("person", String(64), nullable=False, index=True),  # the digest of the host's own key; or empty
    Column("table", String(40), index=True),  # the table that it has become
    Column("body", Text, nullable=False),  # what is offered, and who sits
    Column("version", Integer, nullable=False),  # grows with every change
    Column("seen", Float, nullable=False),  # when the host's line was last there
)
CAMPAIGNS = sa.Table(
    "campaigns",
    META,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("name", String(60), nullable=False),
    Column("token", String(64), nullable=False, index=True),  # the digest
    Column("house", Boolean, nullable=False, index=True),  # whether whoever runs the server made it
    Column("entries", Text, nullable=False),  # the log
    Column("tables", Text, nullable=False),  # at which table each game is played, by its number
    # grows with every change: a concurrent change matches no row
    Column("version", Integer, nullable=False),
    Column("updated", Float, nullable=False),
)
SHARES = sa.Table(
    "shares",
    META,
    Column("campaign", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("member", String(80), primary_key=True),  # whose link it is; empty: the spectators'
    Column("token", String(64), nullable=False, index=True),  # the digest
)
KNOWLEDGE = sa.Table(
    "knowledge",
    META,
    Column("campaign", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    # what somebody could know of its chance, or that it is played with guests
    Column("word", String(20), primary_key=True),
)
PERSONS = sa.Table(  # people by the digest of their key, as far as they have said something of themselves
    "persons",
    META,
    Column("person", String(64), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("emblem", String(20), nullable=False),
    Column("listed", Boolean, nullable=False),  # whether they want to stand in the list of ratings
    Column("lang", String(10), nullable=False),
    Column("at", Float, nullable=False),
)
PARCELS = sa.Table(  # what a browser hands over to another one, encrypted by a key that comes of the code
    "parcels",
    META,
    Column("digest", String(64), primary_key=True),
    Column("sealed", Text, nullable=False),
    Column("until", Float, nullable=False, index=True),
)
RATINGS = sa.Table(
    "ratings",
    META,
    Column("person", String(64), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("pace", String(20), primary_key=True),  # the kind of clock: none, live, days
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
RATED = sa.Table(  # games that have counted for ratings, a row for each seat
    "rated",
    META,
    Column("table", String(40), primary_key=True),  # which may be removed
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("game", String(60), nullable=False, index=True),
    Column("pace", String(20), nullable=False),
    Column("deck", String(64), nullable=False),  # a digest of it; empty where the game has none
    Column("score", Float, nullable=False),  # 1 won, 0 lost, between them a draw
    Column("expected", Float, nullable=False),  # the score that the ratings before it foretold
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", Float, nullable=False),
)
BANS = sa.Table(  # whom the host does not let in
    "bans",
    META,
    Column("kind", String(10), primary_key=True),  # address, person
    Column("who", String(80), primary_key=True),
    Column("why", String(200), nullable=False),
    Column("at", Float, nullable=False),
)
WORKERS = sa.Table(
    "workers",
    META,
    Column("id", String(40), primary_key=True),
    Column("address", String(100), nullable=False),  # where other workers reach it
    Column("key", String(100), nullable=False),  # and the key they send
    Column("until", Float, nullable=False),  # by the clock of the database
)


class Prepared:
    """A statement that runs with every answer: written in SQL once for each kind of database, and run on its very driver.

    What SQLAlchemy does around a statement costs more than the statement.
    """

    def __init__(self, statement: sa.UpdateBase) -> None:
        self.statement = statement
        # by the name of the database: its SQL, and its parameters in order where the driver takes them so
        self.written: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, c: sa.Connection, values: dict[str, Any]) -> int:
        """Run the statement with a value for each of its parameters; return how many rows it has changed.

        Raises sqlalchemy.exc.DBAPIError, as `Connection.execute` does.
        """
        found = self.written.get(c.dialect.name)
        if found is None:
            compiled = self.statement.compile(dialect=c.dialect)
            found = self.written[c.dialect.name] = (str(compiled), getattr(compiled, "positiontup", None))
        sql, order = found
        return run_on_driver(c, sql, values if order is None else [values[name] for name in order])


def run_on_driver(c: sa.Connection, sql: str, values: Any = ()) -> int:
    """Run SQL in the driver's own form; return how many rows it has changed.

    Raises sqlalchemy.exc.DBAPIError, as `Connection.execute` does.
    """
    driver: Any = c.dialect.dbapi
    cursor = c.connection.cursor()
    try:
        cursor.execute(sql, values)
        return cursor.rowcount
    except driver.Error as cause:
        e = sa.exc.DBAPIError.instance(sql, values, cause, driver.Error, dialect=c.dialect)
        raise e from cause
    finally:
        cursor.close()


class Job:
    """A function to be run in the database, and the future of its result."""

    __slots__ = ("do", "failed", "future", "result")

    def __init__(self, do: Callable[[sa.Connection], Any], future: asyncio.Future[Any]) -> None:
        self.do = do
        self.future = future
        self.result: Any = None
        self.failed: BaseException | None = None

    def settle(self) -> None:
        """Set the result or the error of the future, unless its waiter has gone."""
        if self.future.done():
            return
        if self.failed is not None:
            self.future.set_exception(self.failed)
        else:
            self.future.set_result(self.result)


def parse_url(url: str) -> sa.URL:
    """Return the URL of a database.

    Raises Refusal where it is none of a kind that is known; it is not repeated, for it may hold a password.
    """
    try:
        found = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise Refusal(refusals.NO_URL.fill(), "database") from None
    driver = DRIVERS.get(found.drivername)
    if driver is None:
        raise Refusal(refusals.NO_URL.fill(), "database")
    return found.set(drivername=driver)


class Database:
    """One database: a thread that writes, a few that read.

    Raises Refusal where the URL names none that is known, or the driver is not installed.
    """

    pragmas: tuple[str, ...] = PRAGMAS

    def __init__(self, url: str) -> None:
        self.url = parse_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        try:
            self.engine = self.create_engine()
        except ModuleNotFoundError:
            raise Refusal(refusals.NO_DRIVER.fill(), "database") from None
        if self.sqlite:
            prepare_sqlite(self.engine, self.pragmas)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "store-read")
        self.writer: threading.Thread | None = None
        self.writing: sa.Connection | None = None  # the connection that stays with the writing thread
        self.commits = 0

    def create_engine(self) -> sa.Engine:
        """Return SQLAlchemy's engine: a pool of connections for the threads.

        Raises ModuleNotFoundError where the driver is not installed.
        """
        given = {} if self.sqlite else {name: n for name, n in PATIENCE.items() if name not in self.url.query}
        return sa.create_engine(
            self.url, pool_size=READERS + 2, max_overflow=2, pool_pre_ping=not self.sqlite, connect_args=given
        )

    def open(self) -> None:
        """Create missing tables and start the writing thread.

        Raises Refusal where the database cannot be reached.
        """
        self.create_tables()
        self.writer = threading.Thread(target=self.run_writer, name="store-write", daemon=True)
        self.writer.start()

    def create_tables(self) -> None:
        """Create missing tables.

        Raises Refusal where the database cannot be reached.
        """
        if (file := disk.file_of(self.url)) is not None:
            disk.create_private(file)
        for last in (False, False, False, True):
            try:
                META.create_all(self.engine)
                break
            except sa.exc.OperationalError as e:
                raise Refusal(refusals.NO_DATABASE.fill(why=e.orig), "database") from None
            except (
                sa.exc.ProgrammingError,
                sa.exc.IntegrityError,
            ) as e:  # another worker is creating it, or it is forbidden
                if last:
                    raise Refusal(refusals.NO_DATABASE.fill(why=e.orig), "database") from None

    def close(self) -> None:
        """Write what is queued, and close all connections."""
        if self.writer is not None:
            self.jobs.put(None)
            self.writer.join()
        self.disconnect_writer()
        self.readers.shutdown()
        self.engine.dispose()

    def write(self, do: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Queue `do` for the writing thread; once the future has its result, it is on disk.

        Raises, through the future, whatever `do` raises; then nothing of it is written.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(do, future))
        return future

    async def read(self, do: Callable[[sa.Connection], T]) -> T:
        """Run `do` in a reading thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.run_read, do)

    def run_read(self, do: Callable[[sa.Connection], T]) -> T:
        """Run `do` on a connection of its own, in this thread."""
        with self.engine.connect() as c:
            return do(c)

    # ------------------------------------------------------------ the thread that writes
    def run_writer(self) -> None:
        """Thread: take jobs from the queue, as many as wait, and commit them together."""
        while True:
            first = self.jobs.get()
            if first is None:
                return
            together, more = [first], True
            while more and len(together) < MOST_TOGETHER:
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    self.jobs.put(None)
                    more = False
                else:
                    together.append(job)
            self.commit(together)

    def commit(self, together: list[Job]) -> None:
        """Run jobs and commit once; the failure of one does not affect the others."""
        if len(together) == 1:
            self.commit_one(together[0])
        elif not self.commit_several(together):
            for job in together:
                self.commit([job])
            return
        for loop in {job.future.get_loop() for job in together}:
            mine = [job for job in together if job.future.get_loop() is loop]
            loop.call_soon_threadsafe(settle_all, mine)

    def connect_writer(self) -> AbstractContextManager[sa.Connection]:
        """Return the connection to write by: SQLite's stays open, one over a network is taken from the pool and tried each time."""
        if not self.sqlite:
            return self.engine.connect()
        if self.writing is None:
            self.writing = self.engine.connect()
        return nullcontext(self.writing)

    def disconnect_writer(self) -> None:
        """Let go of the connection that stays open; what has failed once is not used again."""
        kept, self.writing = self.writing, None
        if kept is not None:
            kept.close()

    def commit_one(self, job: Job) -> None:
        """Run one job in a transaction of its own."""
        try:
            with self.connect_writer() as c, c.begin():
                job.result = job.do(c)
            self.commits += 1
        except Exception as e:  # nothing of it is on disk
            job.failed = e
            self.disconnect_writer()

    def commit_several(self, together: list[Job]) -> bool:
        """Run jobs in one transaction, each behind a savepoint; return False where nothing was done and each must be run alone."""
        alone = False
        try:
            with self.connect_writer() as c, c.begin():
                for job in together:
                    try:
                        with c.begin_nested():
                            job.result = job.do(c)
                    except Exception as e:
                        job.failed = e
                        alone = self.transaction_ended(c)
                        if alone:
                            raise
            self.commits += 1
        except Exception as e:  # nothing of it is on disk
            for job in together:
                job.failed = None if alone else e
            self.disconnect_writer()
        return not alone

    def transaction_ended(self, c: sa.Connection) -> bool:
        """Whether the failure of a job has ended the whole transaction, as SQLite does where the disk is full."""
        return self.sqlite and not getattr(c.connection.dbapi_connection, "in_transaction", True)


class InlineDatabase(Database):
    """A SQLite database where there are no threads: one connection, and each job is done and on disk before its caller goes on.

    The connection keeps the file for itself, so that the write-ahead log needs no shared memory: not every system has it.
    """

    pragmas = (
        "locking_mode=EXCLUSIVE",
        *PRAGMAS,
    )  # before the log is chosen, or SQLite would want shared memory for it

    def create_engine(self) -> sa.Engine:
        """Return SQLAlchemy's engine, with one connection for everything."""
        return sa.create_engine(self.url, poolclass=sa.StaticPool, connect_args={"check_same_thread": False})

    def open(self) -> None:
        """Create missing tables.

        Raises Refusal where the database cannot be opened.
        """
        self.create_tables()

    def write(self, do: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Run `do` and commit it; the future has its result already.

        Raises, through the future, whatever `do` raises; then nothing of it is written.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(do, future)
        self.commit_one(job)
        job.settle()
        return future

    async def read(self, do: Callable[[sa.Connection], T]) -> T:
        """Run `do` and return its result."""
        return self.run_read(do)

    def write_out(self) -> None:
        """Copy what the write-ahead log holds into the database's own file, which is then the whole of it."""
        with self.engine.connect() as c:
            c.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")


def settle_all(jobs: list[Job]) -> None:
    """Settle the futures of jobs, in the thread of their event loop."""
    for job in jobs:
        job.settle()


def prepare_sqlite(engine: sa.Engine, pragmas: tuple[str, ...]) -> None:
    """Set up connections to SQLite: as the pragmas say, and with transactions that we begin."""

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, record: object) -> None:
        connection.isolation_level = None  # transactions are started below, not by the driver
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin(c: sa.Connection) -> None:
        writes = threading.current_thread().name == "store-write"
        run_on_driver(c, "BEGIN IMMEDIATE" if writes else "BEGIN")


def sqlite_url(data: Path) -> str:
    """Return the URL of a folder's database, creating the folder where necessary."""
    disk.prepare_folder(data)
    return f"sqlite:///{data / disk.DATABASE}"


def now(c: sa.Connection) -> float:
    """Return the time by the database's clock, which all workers share."""
    if c.dialect.name == "sqlite":
        return time.time()  # a single machine has a single clock
    return float(c.execute(sa.select(sa.func.extract("epoch", sa.func.clock_timestamp()))).scalar_one())
