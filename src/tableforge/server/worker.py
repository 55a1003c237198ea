"""Runs the server: one process, or several that share an address and a database."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import logging
import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final, cast

import uvicorn
from litestar import Litestar

from tableforge import _mode, games
from tableforge.games import Address
from tableforge.server import disk, journal, refusals
from tableforge.server.app import create_app
from tableforge.server.connections import ConnectionLimiter, HttpConnection, SocketConnection, connection_limit
from tableforge.server.guard import LONGEST_FRAME
from tableforge.server.hall import Hall, Settings
from tableforge.server.memory import settle_memory
from tableforge.server.processes import end_with_parent
from tableforge.server.refusals import Refusal
from tableforge.server.socket import LAST_WORDS
from tableforge.server.store import Database
from tableforge.table.hold import GameHeld, Hold, holder_of
from tableforge.table.store import write_whole

log = logging.getLogger(__name__)
PING: Final = 20.0  # seconds between two pings on a socket
GRACE: Final = 3  # seconds that connections have to end
QUEUE: Final = 2048  # backlog of connections
TOGETHER: Final = 4  # connections accepted in one turn of the event loop
LOOK: Final = 0.2  # seconds between two checks of the workers
NOTE: Final = "server.json"  # in the folder of the data: where it is served
Ready = Callable[[], None]


def open_socket(host: str, port: int) -> socket.socket:
    """Bind an address and listen.

    Raises Refusal where that is not possible.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    with contextlib.suppress(OSError):
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as e:
        taken.close()
        raise unusable_address(host, port, e) from None
    taken.listen(QUEUE)
    taken.setblocking(False)
    return taken


def unusable_address(host: str, port: int, e: Exception) -> Refusal:
    """Return the refusal of an address that cannot be bound, with what would do."""
    number = e.errno if isinstance(e, OSError) else None
    if isinstance(e, socket.gaierror) or number is None:
        return Refusal(refusals.NO_HOST.fill(host=host), "no-host")
    if number == errno.EADDRNOTAVAIL:
        return Refusal(refusals.NOT_OURS.fill(host=host), "not-ours")
    if number in (errno.EACCES, errno.EPERM):
        return Refusal(refusals.PORT_GUARDED.fill(port=port), "port-guarded")
    return Refusal(refusals.IN_USE.fill(address=f"{host}:{port}"), "in-use")


def socket_address(taken: socket.socket) -> str:
    """Return the URL of a bound socket, as a browser takes it."""
    host, port = taken.getsockname()[:2]
    named = "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    return f"http://{named}:{port}"


class Server(uvicorn.Server):
    """A uvicorn server that calls `ready` once it serves."""

    def __init__(
        self,
        settings: Settings,
        address: str = "",
        ready: Ready | None = None,
        make: Callable[[Settings, str], Litestar] = create_app,
    ) -> None:
        app = make(settings, address)
        limits = replace(settings.limits, connections=connection_limit(settings.limits.connections))
        self.limiter = ConnectionLimiter(limits, settings.proxies)
        http = partial(HttpConnection, self.limiter, limits)
        super().__init__(
            uvicorn.Config(
                app,
                http=cast("type[asyncio.Protocol]", http),
                timeout_keep_alive=limits.until_idle,
                ws=SocketConnection,
                ws_max_size=LONGEST_FRAME,
                ws_ping_interval=PING,
                ws_ping_timeout=PING,
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=GRACE,
                backlog=TOGETHER,
            )
        )
        self.hall: Hall = app.state.hall
        self.ready = ready

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all clients to come back, wait a moment until they have heard it, and stop."""
        self.hall.disconnect_all()
        self.limiter.close_waiting()
        until = time.monotonic() + LAST_WORDS
        while self.hall.sockets and time.monotonic() < until:
            await asyncio.sleep(LOOK / 10)
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say that this worker is ready."""
        await super().startup(sockets)
        for taken in sockets or ():
            taken.listen(QUEUE)  # asyncio has shortened the backlog to what it accepts at once
        settle_memory()
        if self.started and self.ready is not None:
            self.ready()


def run(settings: Settings, taken: socket.socket, ready: Ready | None = None) -> None:
    """Serve until interrupted."""
    _mode.decide_for_children()
    journal.start_logging()
    if settings.workers > 1:
        run_workers(settings, taken, ready)
    elif (store := Database(settings.url)).sqlite:
        disk.check_folder(settings.data)
        with hold_folder(settings.data, socket_address(taken)), contextlib.suppress(KeyboardInterrupt):
            if (file := disk.file_of(store.url)) is not None:
                disk.check_database(file)
            create_tables(settings)
            Server(settings, ready=ready).run([taken])
    else:
        create_tables(settings)
        own = open_socket("127.0.0.1", 0)  # where other workers on the same database find this one
        with contextlib.suppress(KeyboardInterrupt):
            Server(settings, socket_address(own).removeprefix("http://"), ready).run([taken, own])


def create_tables(settings: Settings) -> None:
    """Create missing tables before anything is served.

    Raises Refusal where the database does not answer or has no room for them.
    """
    store = Database(settings.url)
    try:
        store.create_tables()
    finally:
        store.close()


# ---------------------------------------------------------------- one server for a folder
@contextlib.contextmanager
def hold_folder(data: Path, address: str) -> Iterator[None]:
    """Context manager: keep a data folder to this server while it runs, and write down its address."""
    with take_hold(data):
        write_whole(data / NOTE, json.dumps({"address": address}), sync=False)
        try:
            yield
        finally:
            (data / NOTE).unlink(missing_ok=True)


def take_hold(data: Path) -> Hold:
    """Return the lock on a data folder.

    Raises Refusal while another process holds it.
    """
    try:
        return Hold(data / NOTE)
    except GameHeld:
        raise Refusal(refusals.SERVED.fill(address=find_server(data) or "?", data=str(data)), "served") from None


def find_server(data: Path) -> str | None:
    """Return the address at which the tables of a folder are served now, or None."""
    if holder_of(data / NOTE) is None:
        return None
    try:
        return str(json.loads((data / NOTE).read_text("utf-8"))["address"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


# ---------------------------------------------------------------- several processes
def run_workers(settings: Settings, taken: socket.socket, ready: Ready | None) -> None:
    """Serve with several processes; one that dies is restarted."""
    store = Database(settings.url)
    if store.sqlite:
        raise Refusal(refusals.ONE_WORKER.fill(), "workers")
    create_tables(settings)  # before several workers try to
    ended = threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: ended.set())
    workers = [start_worker(settings, taken) for _ in range(settings.workers)]
    if ready is not None:
        ready()
    while not ended.wait(LOOK):
        for n, worker in enumerate(workers):
            if not worker.is_alive():
                log.error("worker %s ended with %s; another begins", worker.pid, worker.exitcode)
                workers[n] = start_worker(settings, taken)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def start_worker(settings: Settings, taken: socket.socket) -> SpawnProcess:
    """Start a worker process."""
    worker = multiprocessing.get_context("spawn").Process(
        target=run_worker, args=(settings, taken, games.registered_games())
    )
    worker.start()
    return worker


def run_worker(settings: Settings, taken: socket.socket, registered: Mapping[str, Address]) -> None:
    """Be one worker of several, with the games registered in the parent; ends with it."""
    games.register_all(registered)
    end_with_parent()
    journal.start_logging()
    own = open_socket("127.0.0.1", 0)
    with contextlib.suppress(KeyboardInterrupt):
        Server(settings, socket_address(own).removeprefix("http://")).run([taken, own])
