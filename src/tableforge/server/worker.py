"""Runs the server: one process, or several that share an address and a database."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import json
import logging
import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final, cast

import uvicorn
from litestar import Litestar

from tableforge import _mode
from tableforge.server import disk, journal, refusals
from tableforge.server.app import make
from tableforge.server.guard import LONGEST_FRAME
from tableforge.server.hall import Hall, Settings
from tableforge.server.porter import Porter, Talk, Visit, most_open
from tableforge.server.refusals import Refusal
from tableforge.server.socket import LAST_WORDS
from tableforge.server.store import Store
from tableforge.server.thinking import end_with_parent
from tableforge.table.hold import GameHeld, Hold, holder_of
from tableforge.table.store import write_whole

log = logging.getLogger(__name__)
PING: Final = 20.0  # seconds between two signs of life on a socket
GRACE: Final = 3  # seconds that connections have to end
SELDOM: Final = (5_000, 50, 1000)  # how many new things, and of the younger collections, before each of the collector's
QUEUE: Final = 2048  # connections that wait to be taken in
TOGETHER: Final = 4  # that are taken in at once, before anybody else has a turn
LOOK: Final = 0.2  # seconds between two looks after the workers
NOTE: Final = "server.json"  # in the folder of the data: where it is served
Ready = Callable[[], None]


def listening(host: str, port: int) -> socket.socket:
    """An address, taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    with contextlib.suppress(OSError):
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as e:
        taken.close()
        raise cannot_listen(host, port, e) from None
    taken.listen(QUEUE)
    taken.setblocking(False)
    return taken


def cannot_listen(host: str, port: int, e: Exception) -> Refusal:
    """Why an address cannot be taken, and what would do."""
    number = e.errno if isinstance(e, OSError) else None
    if isinstance(e, socket.gaierror) or number is None:
        return Refusal(refusals.NO_HOST.fill(host=host), "no-host")
    if number == errno.EADDRNOTAVAIL:
        return Refusal(refusals.NOT_OURS.fill(host=host), "not-ours")
    if number in (errno.EACCES, errno.EPERM):
        return Refusal(refusals.PORT_GUARDED.fill(port=port), "port-guarded")
    return Refusal(refusals.IN_USE.fill(address=f"{host}:{port}"), "in-use")


def address_of(taken: socket.socket) -> str:
    """The address as a browser takes it."""
    host, port = taken.getsockname()[:2]
    named = "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    return f"http://{named}:{port}"


class Server(uvicorn.Server):
    """A server that says when it serves."""

    def __init__(
        self, settings: Settings, address: str = "", ready: Ready | None = None, make: Callable[[Settings, str], Litestar] = make
    ) -> None:
        app = make(settings, address)
        limits = replace(settings.limits, connections=most_open(settings.limits.connections))
        self.porter = Porter(limits, settings.proxies)
        visit = partial(Visit, self.porter, limits)
        super().__init__(
            uvicorn.Config(
                app, http=cast("type[asyncio.Protocol]", visit), timeout_keep_alive=limits.until_idle, ws=Talk,
                ws_max_size=LONGEST_FRAME, ws_ping_interval=PING, ws_ping_timeout=PING,
                ws_per_message_deflate=False, lifespan="on", log_config=None, access_log=False, server_header=False,
                proxy_headers=False, timeout_graceful_shutdown=GRACE, backlog=TOGETHER,
            )
        )  # fmt: skip
        self.hall: Hall = app.state.hall
        self.ready = ready

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.turn_away()
        self.porter.close()
        until = time.monotonic() + LAST_WORDS
        while self.hall.sockets and time.monotonic() < until:
            await asyncio.sleep(LOOK / 10)
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for taken in sockets or ():
            taken.listen(QUEUE)  # asyncio has made it as short as what it takes in at once
        settle_memory()
        if self.started and self.ready is not None:
            self.ready()


def settle_memory() -> None:
    """Keep Python's collector from stopping all tables for a look at everything; games need none."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def run(settings: Settings, taken: socket.socket, ready: Ready | None = None) -> None:
    """Serve until somebody ends it."""
    _mode.decide_for_children()
    journal.begin()
    if settings.workers > 1:
        share(settings, taken, ready)
    elif (store := Store(settings.url)).sqlite:
        disk.check_folder(settings.data)
        with folder_held(settings.data, address_of(taken)), contextlib.suppress(KeyboardInterrupt):
            if (file := disk.file_of(store.url)) is not None:
                disk.check_database(file)
            Server(settings, ready=ready).run([taken])
    else:
        own = listening("127.0.0.1", 0)  # where other workers on the same database find this one
        with contextlib.suppress(KeyboardInterrupt):
            Server(settings, address_of(own).removeprefix("http://"), ready).run([taken, own])


# ---------------------------------------------------------------- one server for a folder
@contextlib.contextmanager
def folder_held(data: Path, address: str) -> Iterator[None]:
    """Keep a folder's tables to this server for as long as it runs, and write down where that is."""
    with hold_of(data):
        write_whole(data / NOTE, json.dumps({"address": address}), sync=False)
        try:
            yield
        finally:
            (data / NOTE).unlink(missing_ok=True)


def hold_of(data: Path) -> Hold:
    """The right to a folder's tables; refused while another process has it."""
    try:
        return Hold(data / NOTE)
    except GameHeld:
        raise Refusal(refusals.SERVED.fill(address=served_at(data) or "?", data=str(data)), "served") from None


def served_at(data: Path) -> str | None:
    """Where the tables of a folder are served just now; None where nobody serves them."""
    if holder_of(data / NOTE) is None:
        return None
    try:
        return str(json.loads((data / NOTE).read_text("utf-8"))["address"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


# ---------------------------------------------------------------- several processes
def share(settings: Settings, taken: socket.socket, ready: Ready | None) -> None:
    """Serve with several processes; one that dies is begun again."""
    store = Store(settings.url)
    if store.sqlite:
        raise Refusal(refusals.ONE_WORKER.fill(), "workers")
    store.open()  # makes what is not there, before several want to
    store.close()
    ended = threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: ended.set())
    workers = [begun(settings, taken) for _ in range(settings.workers)]
    if ready is not None:
        ready()
    while not ended.wait(LOOK):
        for n, worker in enumerate(workers):
            if not worker.is_alive():
                log.error("worker %s ended with %s; another begins", worker.pid, worker.exitcode)
                workers[n] = begun(settings, taken)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def begun(settings: Settings, taken: socket.socket) -> SpawnProcess:
    """A worker in a process of its own."""
    worker = multiprocessing.get_context("spawn").Process(target=work, args=(settings, taken))
    worker.start()
    return worker


def work(settings: Settings, taken: socket.socket) -> None:
    """One worker of several: it ends with the process that began it."""
    end_with_parent()
    journal.begin()
    own = listening("127.0.0.1", 0)
    with contextlib.suppress(KeyboardInterrupt):
        Server(settings, address_of(own).removeprefix("http://")).run([taken, own])
