"""The server without a server: the application of `app`, called with plain data by whoever has it in the same process.

In a browser a worker runs this under Pyodide.  The page hands over its requests and the frames of its sockets and gets back what
the same addresses of `tableforge serve` would have said; nothing listens, and nothing leaves the machine.
"""

from __future__ import annotations

import asyncio
import importlib
import random
import sqlite3
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from tableforge import bots, games
from tableforge.server.app import build_app
from tableforge.server.disk import FIT
from tableforge.server.elsewhere import Elsewhere
from tableforge.server.guard import Limits, Rate
from tableforge.server.hall import PACE, Hall, Settings, owner_key
from tableforge.server.measuring import MeasuringSettings
from tableforge.server.memory import settle_memory
from tableforge.server.store import InlineDatabase

HOST: Final = "localhost"
OFTEN: Final = Rate(1e6, 1e6)  # nobody else asks
LIMITS: Final = Limits(OFTEN, OFTEN, OFTEN, frames=OFTEN, sayings=OFTEN, work=OFTEN)
SLOWNESS: Final = 25.0  # the sources under WebAssembly beside the compiled engine (`docs/tab.md`)
GONE: Final = 1001  # the code of a socket whose page has gone
ROOMS: Final = ("server", "campaign", "lessons", "bots")  # of a game, that a table needs
Headers = Iterable[tuple[str, str]]
Tell = Callable[[int, str, str, int], None]  # the socket's number; "opened", "frame" or "closed"; the frame; the code
Reply = tuple[int, list[tuple[str, str]], bytes]  # status, headers, body


def build_scope(kind: str, path: str, query: str, headers: Headers) -> dict[str, Any]:
    """Return what an ASGI application is told of a call."""
    own = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers]
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "server": (HOST, 80),
        "client": (HOST, 0),
        "headers": [(b"host", HOST.encode()), *own],
        "state": {},
    }


class Door:
    """The application, as a page has it that knows no server.

    What is made before `open` may be part of a snapshot of the whole process; whatever must differ from one browser, or one
    start, to the next is made in `open`.
    """

    def __init__(self, data: Path) -> None:
        self.data = data
        self.app = build_app()
        self.key = ""  # of the owner
        self.tell: Tell = lambda *_: None
        self.elsewhere = Elsewhere()  # another worker of the page, in which bots think and games are analysed
        self.sockets: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def hall(self) -> Hall:
        """The tables."""
        hall: Hall = self.app.state.hall
        return hall

    async def open(self, tell: Tell | None = None, pace: float = PACE) -> None:
        """Open the tables in the data folder; what sockets say goes to `tell`.

        Raises Refusal where the folder or the database cannot be used.
        """
        random.seed()
        self.tell = tell or self.tell
        self.key = owner_key(self.data)
        settings = Settings(
            self.data, pace=pace, threads=False, slowness=SLOWNESS, limits=LIMITS, measuring=MeasuringSettings((), ())
        )
        self.app.state.hall = Hall(settings, elsewhere=self.elsewhere)
        await self.hall.open()
        settle_memory()

    async def close(self) -> None:
        """Close every socket and the database; `open` may follow."""
        for id in list(self.sockets):
            self.hang_up(id)
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.hall.close()

    async def warm(self, names: Sequence[str]) -> None:
        """Load what tables of these games need, and begin one of each, so that the next one is there at once."""
        for name in names:
            bots.levels(name)
            for room in ROOMS:
                if games.has_part(room, name):
                    importlib.import_module(games.module_name(room, name))
            asked = msgspec.json.encode({"game": name, "setup": {}, "seats": [{"kind": "here"}], "seed": 1})
            _, _, made = await self.call("POST", "/api/tables", "", [("content-type", "application/json")], asked)
            token = [("authorization", f"Bearer {self.key}")]
            await self.call("GET", f"/api/tables/{msgspec.json.decode(made)['table']}", "", token, b"")
            await self.call("GET", f"/api/{name}/decks", "", token, b"")
        await self.call("POST", "/api/tables/mine", "", [("content-type", "application/json")], b"{}")

    def write_out(self) -> None:
        """Bring the database's file up to date, so that it can be copied alone."""
        assert isinstance(self.hall.store, InlineDatabase)
        self.hall.store.write_out()

    # ------------------------------------------------------------ requests
    async def call(self, method: str, path: str, query: str, headers: Headers, body: bytes) -> Reply:
        """Return what the application answers to a request: a status, headers, a body."""
        unread: list[dict[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]
        status, told, parts = 500, list[tuple[str, str]](), list[bytes]()

        async def receive() -> dict[str, Any]:
            return unread.pop() if unread else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status, told
            if message["type"] == "http.response.start":
                status = message["status"]
                told = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
            elif message["type"] == "http.response.body":
                parts.append(bytes(message.get("body", b"")))

        sized = [*headers, ("content-length", str(len(body)))] if body else headers
        scope = {**build_scope("http", path, query, sized), "method": method, "scheme": "http"}
        await self.app(scope, receive, send)  # type: ignore[arg-type]
        return status, told, b"".join(parts)

    # ------------------------------------------------------------ sockets
    def connect(self, id: int, path: str, headers: Headers) -> None:
        """Open a socket under a number of the page's choice; what becomes of it is told."""
        inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})
        self.sockets[id] = inbox
        scope = {**build_scope("websocket", path, "", headers), "scheme": "ws", "subprotocols": []}
        task = asyncio.get_running_loop().create_task(self.run_socket(id, scope, inbox))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run_socket(self, id: int, scope: dict[str, Any], inbox: asyncio.Queue[dict[str, Any]]) -> None:
        """Run the application with a socket until one of them ends it; its end is told once."""
        code: int | None = None

        async def send(message: Any) -> None:
            nonlocal code
            if message["type"] == "websocket.send" and code is None:
                self.tell(id, "frame", message["text"], 0)
            elif message["type"] == "websocket.accept":
                self.tell(id, "opened", "", 0)
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)

        try:
            await self.app(scope, inbox.get, send)  # type: ignore[arg-type]
        finally:
            self.sockets.pop(id, None)
            self.tell(id, "closed", "", GONE if code is None else code)

    def hear(self, id: int, frame: str) -> None:
        """Take a frame from the page; one of a socket that is closed is left out."""
        if id in self.sockets:
            self.sockets[id].put_nowait({"type": "websocket.receive", "text": frame})

    def hang_up(self, id: int) -> None:
        """Close a socket from the page's side."""
        if id in self.sockets:
            self.sockets[id].put_nowait({"type": "websocket.disconnect", "code": GONE})


def check_copy(copy: Path) -> str:
    """Return what is wrong with a copy of a database, in SQLite's words; "" where nothing is."""
    try:
        with closing(sqlite3.connect(copy)) as c:
            c.execute("PRAGMA locking_mode=EXCLUSIVE")  # see InlineDatabase
            found = [str(row[0]) for row in c.execute("PRAGMA integrity_check(3)")]
            c.execute("SELECT count(*) FROM tables")
    except sqlite3.Error as e:
        return str(e)
    return "" if found == [FIT] else "; ".join(found)


class GameFinder:
    """Has the files of a game laid out when something of it is first imported: a browser fetches them by the game."""

    def __init__(self, missing: Iterable[str], lay_out: Callable[[str], object]) -> None:
        self.missing = set(missing)
        self.lay_out = lay_out

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find nothing, but see to it that those who are asked next find a game's modules."""
        package, _, rest = name.partition(".")
        game = rest.partition(".")[0]
        if package == "tableforge" and game in self.missing:
            self.missing.discard(game)
            self.lay_out(game)
            importlib.invalidate_caches()
        return None


def await_games(missing: Iterable[str], lay_out: Callable[[str], object]) -> GameFinder:
    """Have games laid out by `lay_out` when they are first imported; it returns once their files are there."""
    finder = GameFinder(missing, lay_out)
    sys.meta_path.insert(0, finder)
    return finder
