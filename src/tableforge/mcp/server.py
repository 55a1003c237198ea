"""The tools of a room over the Model Context Protocol, on stdio or as streamable HTTP.

This module and `bridge` import the package `mcp`: whoever imports them has asked `extras.need` first.
"""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal

import anyio
import anyio.to_thread
import uvicorn
from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.transport_security import TransportSecuritySettings
from starlette.applications import Starlette

import tableforge
from tableforge import games
from tableforge.errors import BadSetup, IllegalAnswer, TableforgeError
from tableforge.mcp import refusals
from tableforge.mcp.tables import LONGEST_WORD, ONLY, ModelSeat, Room, check_length
from tableforge.mcp.texts import INSTRUCTIONS, TABLE, TOOLS, say

LARGEST_REQUEST: Final = 64 * 1024  # bytes
LONGEST_WAIT: Final = 60.0  # seconds that one call waits for others
PATIENCE: Final = 20.0  # seconds that an answer waits for other clients before its result says so
STEP: Final = 0.05
MOST_SESSIONS: Final = 200
PATH: Final = "/mcp"
SESSION: Final = (
    "mcp-session-id"  # the header by which older versions of the protocol know a client; the newest has none
)
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


def build_server(room: Room, patience: float = PATIENCE) -> MCPServer[Any]:
    """Return a server whose tools are what the room lets a client do."""
    lang = room.lang
    server: MCPServer[Any] = MCPServer(
        "tableforge",
        title="Tableforge",
        instructions=INSTRUCTIONS.text(lang),
        version=tableforge.__version__,
        log_level="ERROR",
    )
    desk = Desk(room, patience)

    async def list_games(game: str = "") -> str:
        return await desk.run_free(lambda: room.list_games(game))

    async def sit(
        ctx: Context,
        game: str = "",
        seat: int | None = None,
        bot: str = "",
        word: str = "",
        players: int = 0,
        settings: dict[str, Any] | None = None,
        lang: str = "",
    ) -> str:
        asked = (game, seat, bot, word, players, settings, lang)
        return await desk.sit(desk.client_of(ctx), *asked)

    async def look(ctx: Context, table: str = "", form: str = "scene", wait: float = 0) -> str:
        return await desk.run(ctx, table, lambda chair: room.look(chair, form), wait=wait, sent=form)

    async def answer(ctx: Context, key: str, table: str = "") -> str:
        return await desk.answer(ctx, table, key)

    async def why_not(ctx: Context, key: str, table: str = "") -> str:
        return await desk.run(ctx, table, lambda chair: room.why_not(chair, key), sent=key)

    async def rule(ctx: Context, id: str, table: str = "", game: str = "") -> str:
        return await desk.look_up(ctx, table, game, id, lambda g, chair, lang: room.rule(g, id, lang))

    async def card(ctx: Context, name: str, table: str = "", game: str = "") -> str:
        return await desk.look_up(ctx, table, game, name, lambda g, chair, lang: room.card(g, chair, name, lang))

    async def story(ctx: Context, since: int = 0, table: str = "") -> str:
        return await desk.run(ctx, table, lambda chair: room.story(chair, since), sent=str(since))

    async def note(ctx: Context, text: str, table: str = "") -> str:
        return await desk.run(ctx, table, lambda chair: room.note(chair, text), sent=text)

    async def leave(ctx: Context, table: str = "") -> str:
        return await desk.run(ctx, table, room.leave, ends=True)

    tools: dict[str, Callable[..., Any]] = {
        "games": list_games,
        "sit": sit,
        "look": look,
        "answer": answer,
        "why_not": why_not,
        "rule": rule,
        "card": card,
        "story": story,
        "note": note,
        "leave": leave,
    }
    for name, tool in tools.items():
        about = TOOLS[name].text(lang) + (TABLE.text(lang) if name not in ("games", "sit") else "")
        server.add_tool(tool, name=name, description=about, structured_output=False)
    return server


class Desk:
    """What stands between the protocol and a room: whose call it is, threads, waiting, refusals as text, letters counted."""

    def __init__(self, room: Room, patience: float) -> None:
        self.room = room
        self.patience = patience

    def client_of(self, ctx: Context) -> str:
        """Return who calls: the only client of a stdio server, the session of one over HTTP; "" where that is not known."""
        if not self.room.shared:
            return ONLY
        headers = getattr(ctx.request_context.request, "headers", {})
        return str(headers.get(SESSION, ""))

    async def run_free(self, do: Callable[[], str]) -> str:
        """Do something that is about no seat."""
        return await anyio.to_thread.run_sync(lambda: self.refusing(self.room.lang, do))

    async def sit(self, client: str, *asked: Any) -> str:
        """Give a client a seat, and tell it the first question."""
        try:
            chair = await anyio.to_thread.run_sync(lambda: self.room.sit(client, *asked))
        except TableforgeError as e:
            return say(self.room.lang, "refused", why=e.text(self.room.lang))
        except Exception as e:
            return self.stumble(self.room.lang, e)
        return await self.run_chair(chair, self.room.greet, question=False, wait=self.patience)

    async def run(
        self,
        ctx: Context,
        table: str,
        do: Callable[[ModelSeat], str],
        *,
        wait: float = 0,
        sent: str = "",
        ends: bool = False,
    ) -> str:
        """Do something for the seat that a call is about; the result ends with its question, unless it ends the seat."""
        try:
            chair = self.room.find_chair(self.client_of(ctx), table)
        except TableforgeError as e:
            return say(self.room.lang, "refused", why=e.text(self.room.lang))
        if wait > 0:
            await self.wait(chair, min(wait, LONGEST_WAIT))
        return await self.run_chair(chair, do, question=not ends, sent=sent)

    async def answer(self, ctx: Context, table: str, key: str) -> str:
        """Give an answer; where other clients are asked next, wait a while for them."""
        try:
            chair = self.room.find_chair(self.client_of(ctx), table)
        except TableforgeError as e:
            return say(self.room.lang, "refused", why=e.text(self.room.lang))
        told = await self.run_chair(chair, lambda chair: self.room.answer(chair, key), question=False, sent=key)
        if self.room.is_asked(chair) or not await self.wait(chair, self.patience):
            return told
        head = told.rpartition("\n\n")[0]  # what came of it, without who is asked instead
        more = await self.run_chair(chair, self.room.tell, question=False)
        return "\n".join([x for x in (head, more) if x])

    async def look_up(
        self, ctx: Context, table: str, game: str, what: str, find: Callable[[Any, ModelSeat | None, str], str]
    ) -> str:
        """Look something up, at a table or, where a game is named, without one."""
        if game and not table:
            found = await self.run_free(
                lambda: find(games.game(check_length("game", game, LONGEST_WORD)), None, self.room.lang)
            )
            return found
        return await self.run(ctx, table, lambda chair: find(chair.table.g.game, chair, chair.lang), sent=what)

    async def run_chair(
        self, chair: ModelSeat, do: Callable[[ModelSeat], str], *, question: bool, sent: str = "", wait: float = 0
    ) -> str:
        """Do something for a seat in a thread, one call of it at a time, and count calls and letters."""

        def work() -> str:
            with self.room.hold(chair):
                refused = False
                try:
                    told = do(chair)
                except TableforgeError as e:
                    refused, told = True, say(chair.lang, "refused", why=reason_text(e, chair.lang))
                except Exception as e:  # a bug must not end the other games of the server
                    refused, told = True, self.stumble(chair.lang, e)
                if question or refused:
                    told += f"\n\n{self.room.ask(chair)}"
                chair.record.calls += 1
                chair.record.letters_in += len(sent)
                chair.record.letters_out += len(told)
                return told

        try:
            told = await anyio.to_thread.run_sync(work)
        except TableforgeError as e:  # another call is under way
            return say(chair.lang, "refused", why=e.text(chair.lang))
        if wait and not self.room.is_asked(chair) and await self.wait(chair, wait):
            more = await self.run_chair(chair, self.room.tell, question=False)
            told = "\n".join([x for x in (told.rpartition("\n\n")[0], more) if x])
        return told

    async def wait(self, chair: ModelSeat, seconds: float) -> bool:
        """Wait until a seat is asked, or nobody is; return whether that came before the time was up."""
        with anyio.move_on_after(seconds):
            while not self.room.is_asked(chair):
                await anyio.sleep(STEP)
        return self.room.is_asked(chair)

    def refusing(self, lang: str, do: Callable[[], str]) -> str:
        """Return what `do` returns, or why it was refused."""
        try:
            return do()
        except TableforgeError as e:
            return say(lang, "refused", why=e.text(lang))
        except Exception as e:
            return self.stumble(lang, e)

    def stumble(self, lang: str, e: Exception) -> str:
        """Log an error of our own, and return what the client is told: its kind alone, for its text may say what is hidden."""
        logging.getLogger(__name__).exception("a tool raised")
        return say(lang, "refused", why=refusals.INTERNAL.fill(error=type(e).__name__).text(lang))


def reason_text(e: TableforgeError, lang: str) -> str:
    """Return why something was refused; of an answer the reason alone, for the question with its keys stands below it."""
    why = e.reason if isinstance(e, IllegalAnswer) else None
    return e.text(lang) if why is None else f"{why.text(lang)} ({why.rule})"


# ---------------------------------------------------------------- over stdio and HTTP
def serve_stdio(room: Room) -> None:
    """Serve one client on standard input and output until it goes; nothing but the protocol is written there."""
    try:
        build_server(room).run("stdio")
    finally:
        room.close()


def http_app(room: Room, host: str, path: str = PATH, patience: float = PATIENCE) -> Starlette:
    """Return the application of a server over HTTP; on this machine's own address it answers to no other name."""
    security = None if host in LOOPBACK else TransportSecuritySettings(enable_dns_rebinding_protection=False)
    return build_server(room, patience).streamable_http_app(
        streamable_http_path=path,
        host=host,
        max_request_body_size=LARGEST_REQUEST,
        max_sessions=MOST_SESSIONS,
        transport_security=security,
    )


def bind(host: str, port: int) -> socket.socket:
    """Return a socket that listens at an address: who connects before the server has begun is not refused, but waits for it.

    Raises BadSetup where that cannot be.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen()
    except OSError as e:
        bound.close()
        raise BadSetup(refusals.PORT_TAKEN.fill(host=host, port=port, why=e.strerror or e)) from None
    return bound


def url_of(bound: socket.socket, path: str = PATH) -> str:
    """Return the address of a server."""
    host, port = bound.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{path}"


def make_uvicorn(app: Starlette, level: Literal["error", "critical"] = "error") -> uvicorn.Server:
    """Return a web server for an application, which writes no log of requests.

    It leaves the process's logging as it is: configuring that anew closes the handlers of other packages, and some of
    them close the standard error stream that they write to.
    """
    return uvicorn.Server(uvicorn.Config(app, log_config=None, log_level=level, access_log=False, ws="none"))


def serve_http(room: Room, bound: socket.socket) -> None:
    """Serve clients over HTTP until somebody ends it."""
    try:
        make_uvicorn(http_app(room, bound.getsockname()[0])).run(sockets=[bound])
    finally:
        room.close()


@contextmanager
def running_http(room: Room, path: str = PATH, patience: float = PATIENCE) -> Iterator[str]:
    """Context manager: a server on this machine alone, in a thread of its own; its address."""
    bound = bind("127.0.0.1", 0)
    server = make_uvicorn(http_app(room, "127.0.0.1", path, patience), "critical")
    thread = threading.Thread(target=lambda: server.run(sockets=[bound]), daemon=True)
    thread.start()
    try:
        yield url_of(bound, path)
    finally:
        server.should_exit = True
        thread.join()
        bound.close()
        room.close()
