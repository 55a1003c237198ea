"""A request about a table that another worker has goes on to that worker, and what it says comes back the same way."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, WebSocket
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tableforge.server import guard, proxy, refusals
from tableforge.server import messages as m
from tableforge.server.lease import LEASE, Place
from tableforge.server.refusals import Refusal
from tableforge.server.request import language_of
from tableforge.server.socket import AWAY, ENCODER

if TYPE_CHECKING:
    from tableforge.server.hall import Hall

log = logging.getLogger(__name__)
ABOUT_A_TABLE: Final = re.compile(r"/(?:api|ws)/tables/([0-9a-f]{16})(?:/.*)?")
KEY: Final = "x-tableforge-relay"  # what a worker shows to another
FOR: Final = "x-tableforge-for"  # the address of the client behind it
KEPT: Final = ("authorization", "content-type", "accept-language")
GIVE_UP: Final = 3 * LEASE
TRY_AGAIN: Final = 0.25


def relaying(app: ASGIApp) -> ASGIApp:
    """Sends on what is for another worker's table."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        hall: Hall = scope["litestar_app"].state.hall
        found = None if hall.worker.alone else ABOUT_A_TABLE.fullmatch(scope["path"])
        if found is None or relayed(scope, hall) or found[1] in hall.tables:
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await send_on(hall, found[1], app, scope, receive, send)
        else:
            await pipe(hall, found[1], app, scope, receive, send)

    return call


def header(scope: Scope, name: str) -> str:
    """A header of a request; empty where it has none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name.encode()), "")


def relayed(scope: Scope, hall: Hall) -> bool:
    """Whether another worker has sent a request on."""
    return hall.worker.knows(header(scope, KEY))


def address_of(scope: Scope, hall: Hall) -> str:
    """The address of the client behind a request."""
    if not hall.worker.alone and relayed(scope, hall):
        return header(scope, FOR)
    return hall.proxies.client(next_to(scope), proxy.heard(scope["headers"]))


def next_to(scope: Scope) -> str:
    """The address at the other end of a connection: a client's, or a proxy's."""
    client = scope.get("client")
    return "" if client is None else client[0]


def check_door(scope: Scope, headers: Mapping[str, str], hall: Hall) -> None:
    """Refuse what comes from another site, or to another name than the server's."""
    scheme = hall.proxies.scheme(next_to(scope), scope["scheme"], proxy.heard(scope["headers"]))
    hall.door.check(headers, scheme)


def shown(scope: Scope, hall: Hall, place: Place) -> dict[str, str]:
    """The headers that go along."""
    out = {name: value for name in KEPT if (value := header(scope, name))}
    return {**out, KEY: place.key, FOR: address_of(scope, hall)}


# ---------------------------------------------------------------- HTTP
async def send_on(hall: Hall, table: str, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Have another worker answer, or answer here once its table is ours."""
    request: Request[Any, Any, Any] = Request(scope, receive)
    try:
        check_door(scope, request.headers, hall)
        place = await hall.place(table)
    except (Refusal, SQLAlchemyError):
        await app(scope, receive, send)  # says so in its own words
        return
    if place is None:
        await app(scope, receive, send)
        return
    data = await request.body() if request.method not in ("GET", "HEAD") else b""
    if len(data) > guard.LONGEST_BODY:
        status, body, kind = 413, b"", "application/json"
    else:
        status, body, kind = await fetched(hall, request, place, data)
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def fetched(hall: Hall, request: Request[Any, Any, Any], place: Place, data: bytes) -> tuple[int, bytes, str]:
    """What the worker that has a table says."""
    import httpx  # which a server alone never needs

    scope = request.scope
    query = f"?{scope['query_string'].decode('latin-1')}" if scope["query_string"] else ""
    url = f"http://{place.address}{scope['path']}{query}"
    try:
        async with httpx.AsyncClient(timeout=GIVE_UP) as client:
            got = await client.request(request.method, url, content=data, headers=shown(scope, hall, place))
        return got.status_code, got.content, got.headers.get("content-type", "application/json")
    except httpx.HTTPError:
        lang = language_of(None, header(scope, "accept-language"))
        told = {"kind": "moved", "code": "moved", "text": refusals.MOVED.text(lang)}
        return 503, ENCODER.encode(told), "application/json"


# ---------------------------------------------------------------- sockets
async def pipe(hall: Hall, table: str, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Join a client to a table of another worker."""
    socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
    try:
        check_door(scope, socket.headers, hall)
        hall.gate.let("sockets", hall.gate.limits.sockets, address_of(scope, hall))
        far = await reached(hall, table, scope)
    except (Refusal, SQLAlchemyError):
        await app(scope, receive, send)
        return
    if far is None:
        await app(scope, receive, send)
        return
    await socket.accept()
    async with far:
        to, fro = [asyncio.create_task(way) for way in (there(socket, far), back(socket, far))]
        await asyncio.wait((to, fro), return_when=asyncio.FIRST_COMPLETED)
        if fro.done() and not fro.cancelled() and fro.exception() is None and fro.result():
            bye = m.Bye(kind="moved", text=refusals.MOVED.text(language_of(None, header(scope, "accept-language"))), again=True)
            with contextlib.suppress(Exception):
                await socket.send_data(ENCODER.encode(bye).decode(), mode="text")
                await socket.close(AWAY)
        for task in (to, fro):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


async def reached(hall: Hall, table: str, scope: Scope) -> ClientConnection | None:
    """A socket to the worker that has a table; None once it is ours, for a dead worker's lease ends soon."""
    until = asyncio.get_running_loop().time() + GIVE_UP
    while True:
        place = await hall.place(table)
        if place is None:
            return None
        try:
            url = f"ws://{place.address}{scope['path']}"
            return await connect(url, additional_headers=shown(scope, hall, place), max_size=None, compression=None)
        except (OSError, WebSocketException):
            if asyncio.get_running_loop().time() > until:
                raise Refusal(refusals.MOVED.fill(), "moved", 503) from None
            await asyncio.sleep(TRY_AGAIN)


async def there(socket: WebSocket[Any, Any, Any], far: ClientConnection) -> None:
    """From the client to its table."""
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        await far.send(text if text is not None else message.get("bytes") or b"")


async def back(socket: WebSocket[Any, Any, Any], far: ClientConnection) -> bool:
    """From the table to its client; whether the table's worker has gone without a word."""
    try:
        while True:
            frame = await far.recv()
            await socket.send_data(frame, mode="text")
    except ConnectionClosed as e:
        if e.rcvd is None:
            return True
        await socket.close(e.rcvd.code)
        return False
