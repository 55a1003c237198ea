"""A real server in this process, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError

from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

import tableforge
from tableforge.server import records, refusals, worker
from tableforge.server.app import build_app
from tableforge.server.guard import Limits, Rate
from tableforge.server.hall import Hall, Settings
from tableforge.server.records import StoredAnswer
from tableforge.table.sitting import start_of_save

Json = dict[str, Any]
GUARD = 300.0  # seconds, against hanging alone: nothing that is tried here is decided by a clock
ANY = Rate(1e6, 1e6)
EASY = Limits(ANY, ANY, ANY, frames=ANY, until_seated=GUARD)  # for whoever plays faster than people do


class Reached:
    """A server that runs, and how to reach it."""

    def __init__(self, address: str, data: Path) -> None:
        self.address = address
        self.data = data

    async def call(
        self, method: str, path: str, body: object = None, token: str = "", **headers: str
    ) -> tuple[int, Any]:
        """An HTTP request: the status, and the JSON that came."""
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if data is not None:
            headers["Content-Type"] = "application/json"
        asked = urllib.request.Request(self.address + path, data, headers, method=method)
        return await asyncio.to_thread(answered, asked)

    async def begin(self, game: str = "keyforge", **wanted: object) -> Json:
        """A new table."""
        status, begun = await self.call("POST", "/api/tables", {"game": game, **wanted})
        assert status == 201, begun
        assert isinstance(begun, dict)
        return begun

    @contextlib.asynccontextmanager
    async def at(
        self, table: str, *tokens: str, lang: str = "en", epoch: int = 0, seen: int = 0, **more: object
    ) -> AsyncIterator[Player]:
        """A client at a table, seated."""
        async with self.socket(table) as socket:
            player = Player(socket)
            await player.say("sit", tokens=list(tokens), lang=lang, epoch=epoch, seen=seen, **more)
            await player.hear("welcome", "bye")
            if "welcome" in player.last:
                await player.hear("table")
            yield player

    def socket(self, table: str, **headers: str) -> connect:
        place = self.address.replace("http", "ws", 1)
        where = f"{place}/ws/tables/{table}"
        return connect(where, additional_headers=headers, max_size=1 << 24, open_timeout=GUARD, ping_interval=None)


def answered(asked: urllib.request.Request) -> tuple[int, Any]:
    try:
        with urllib.request.urlopen(asked) as answer:
            status, data = answer.status, answer.read()
    except HTTPError as e:
        status, data = e.code, e.read()
    try:
        return status, json.loads(data) if data else None
    except ValueError:
        return status, data.decode()


class Player:
    """A client that keeps the last message of each kind."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: dict[str, Json] = {}
        self.heard: list[Json] = []
        self.asked = 0

    async def say(self, t: str, **fields: object) -> int:
        """Send a request; its number."""
        self.asked += 1
        await self.socket.send(json.dumps({"t": t, "id": self.asked, **fields}))
        return self.asked

    async def listen(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), GUARD))
        self.last[message["t"]] = message
        self.heard.append(message)
        return message

    async def hear(self, *kinds: str, until: Callable[[Json], bool] = lambda message: True) -> Json:
        """The next message of some kinds that will do."""
        while True:
            message = await self.listen()
            if message["t"] in kinds and until(message):
                return message

    async def ask(self, t: str, **fields: object) -> Json:
        """Send a request, and wait for what is said to it."""
        id = await self.say(t, **fields)
        return await self.hear(
            "ack",
            "refused",
            "reason",
            "peeked",
            "sheet",
            "overheard",
            "pong",
            until=lambda message: message["id"] == id,
        )

    @property
    def question(self) -> Json | None:
        """What one of the held seats is asked."""
        return next((eyes["question"] for eyes in self.last["table"]["eyes"] if eyes["question"]), None)

    async def answer(self, key: str | None = None) -> Json:
        """Answer what is asked, with the first option where none is named; the table after it."""
        q = self.question
        assert q is not None
        key = q["options"][0]["key"] if key is None else key
        got = await self.ask("answer", seat=q["seat"], number=q["number"], key=key)
        assert got["t"] == "ack", got
        return await self.hear("table", until=lambda message: message["number"] > q["number"])


class Server(Reached):
    """A server in this process."""

    def __init__(self, running: worker.Server, address: str, data: Path) -> None:
        super().__init__(address, data)
        self.running = running

    @property
    def hall(self) -> Hall:
        return self.running.hall


class Apart(Reached):
    """A server in a process of its own, as people start it; it can be killed."""

    def __init__(self, data: Path, *options: str, port: int = 0, command: str = "serve") -> None:
        words = [
            sys.executable,
            "-m",
            "tableforge",
            command,
            "--port",
            str(port),
            "--data",
            str(data),
            "--lang",
            "en",
            *options,
        ]
        settings = {**os.environ, "TABLEFORGE_PACE": "0"}
        self.process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=settings
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[^/\s]+", said)
        assert found is not None, said + self.process.stdout.read()
        self.rest = ""  # what it has said besides, once it has ended
        super().__init__(found[0], data)

    def kill(self, sign: signal.Signals = signal.SIGKILL) -> None:
        """End it as a power failure would, or as somebody asks."""
        self.process.send_signal(sign)
        self.rest = self.process.communicate()[0]

    def __enter__(self) -> Apart:
        return self

    def __exit__(self, *e: object) -> None:
        if self.process.poll() is None:
            self.kill(signal.SIGTERM)


UNUSED: list[
    Litestar
] = []  # applications of servers that have ended: to make one takes longer than most of what is asked of it


def made(settings: Settings, address: str) -> Litestar:
    """The application of a server, as `make` makes it."""
    app = UNUSED.pop() if UNUSED else build_app()
    app.state.hall = Hall(settings, address)
    return app


class Brisk(worker.Server):
    """A server that ends as soon as it is told to, not with the next tick of its clock."""

    async def main_loop(self) -> None:
        await self.on_tick(0)
        while not self.should_exit:
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def serving(data: Path, **how: Any) -> AsyncIterator[Server]:
    """A server on a free port, in this event loop; bots answer at once."""
    settings = Settings(data, pace=0.0, bots=1, work_processes=0, limits=replace(Limits(), until_seated=GUARD))
    settings = replace(settings, **how)
    taken = worker.open_socket("127.0.0.1", 0)
    running = Brisk(settings, make=made)
    task = asyncio.create_task(running.serve([taken]))
    while not running.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    try:
        yield Server(running, worker.socket_address(taken), data)
    finally:
        running.should_exit = True
        await task
    assert isinstance(running.config.app, Litestar)
    UNUSED.append(running.config.app)


def to_the_end(record: records.TableRecord) -> list[StoredAnswer]:
    """Answers that end the game of a table, at random."""
    g = start_of_save(tableforge.game(record.game), record.save(()))
    chance = Random(5)
    given: list[StoredAnswer] = []
    while not g.over:
        seat, decision = next(iter(g.asked.items()))
        g.answer(chance.choice(decision.options).key, seat)
        given.append(StoredAnswer(seat, len(given), g.answers[-1]))
    return given


async def play_but(server: Server, table: str, left: int) -> list[StoredAnswer]:
    """Have a table played to its end but for some answers, as if it had left the memory; all the answers."""
    live = await server.hall.table(table)
    given = await asyncio.to_thread(to_the_end, live.record)
    before = given[: len(given) - left]
    for a in before:
        live.g.answer(a.key)
    live.answers = before
    record = live.to_record()
    for n, a in enumerate(before, 1):
        await server.hall.store.write(partial(records.add_answer, t=replace(record, number=n), answer=a))
    server.hall.drop(live, "idle", refusals.MOVED)
    return given
