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
from litestar.exceptions import InternalServerException
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from tableforge.server import guard, proxy, refusals
from tableforge.server import messages as m
from tableforge.server.lease import LEASE, TableLocation
from tableforge.server.refusals import Refusal
from tableforge.server.request import choose_language
from tableforge.server.socket import AWAY, ENCODER

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from tableforge.server.hall import Hall

log = logging.getLogger(__name__)
ABOUT_A_TABLE: Final = re.compile(r"/(?:api|ws)/tables/([0-9a-f]{16})(?:/.*)?")
KEY: Final = "x-tableforge-relay"  # the header with which workers authenticate
FOR: Final = "x-tableforge-for"  # the address of the client behind it
KEPT: Final = ("authorization", "content-type", "accept-language")
GIVE_UP: Final = 3 * LEASE
TRY_AGAIN: Final = 0.25
LONGEST_ANSWER: Final = 150.0  # seconds: more than a seat waits for its question, and more than any work takes


def relay_middleware(app: ASGIApp) -> ASGIApp:
    """Return an ASGI app that forwards requests about another worker's table to that worker."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        hall: Hall = scope["litestar_app"].state.hall
        found = None if hall.worker.alone else ABOUT_A_TABLE.fullmatch(scope["path"])
        if found is None or is_relayed(scope, hall) or found[1] in hall.tables:
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await relay_request(hall, found[1], app, scope, receive, send)
        else:
            await relay_socket(hall, found[1], app, scope, receive, send)

    return call


def header(scope: Scope, name: str) -> str:
    """Return a header of a request; "" where it has none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name.encode()), "")


def is_relayed(scope: Scope, hall: Hall) -> bool:
    """Whether another worker has forwarded this request."""
    return hall.worker.knows(header(scope, KEY))


def client_address(scope: Scope, hall: Hall) -> str:
    """Return for whom a request is counted: the client behind it, through workers and trusted proxies; of IPv6 its network."""
    if not hall.worker.alone and is_relayed(scope, hall):
        return header(scope, FOR)
    return proxy.group_address(hall.proxies.client(peer_address(scope), proxy.forwarding_headers(scope["headers"])))


def peer_address(scope: Scope) -> str:
    """Return the address at the other end of the connection: a client's or a proxy's."""
    client = scope.get("client")
    return "" if client is None else client[0]


def check_origin(scope: Scope, headers: Mapping[str, str], hall: Hall) -> None:
    """Raise Refusal where a request comes from a page of another site, or asks for a foreign host name."""
    scheme = hall.proxies.scheme(peer_address(scope), scope["scheme"], proxy.forwarding_headers(scope["headers"]))
    hall.origins.check(headers, scheme)


def relay_headers(scope: Scope, hall: Hall, place: TableLocation) -> dict[str, str]:
    """Return the headers of a forwarded request."""
    out = {name: value for name in KEPT if (value := header(scope, name))}
    return {**out, KEY: place.key, FOR: client_address(scope, hall)}


# ---------------------------------------------------------------- HTTP
async def relay_request(hall: Hall, table: str, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Forward an HTTP request to the worker that has the table, or handle it here where the table is ours by now."""
    request: Request[Any, Any, Any] = Request(scope, receive)
    try:
        check_origin(scope, request.headers, hall)
        place = await hall.locate(table)
    except (Refusal, SQLAlchemyError):
        await app(scope, receive, send)  # the app renders the refusal
        return
    if place is None:
        await app(scope, receive, send)
        return
    try:
        data = await request.body() if request.method not in ("GET", "HEAD") else b""
    except InternalServerException:  # whoever asked has gone before all of it was said
        return
    if len(data) > guard.LONGEST_BODY:
        status, body, kind = 413, b"", "application/json"
    else:
        status, body, kind = await fetch_reply(hall, request, place, data)
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def fetch_reply(
    hall: Hall, request: Request[Any, Any, Any], place: TableLocation, data: bytes
) -> tuple[int, bytes, str]:
    """Return status, body and content type of the other worker's reply; 503 where it cannot be reached."""
    import httpx  # not needed by a single worker

    scope = request.scope
    query = f"?{scope['query_string'].decode('latin-1')}" if scope["query_string"] else ""
    url = f"http://{place.address}{scope['path']}{query}"
    try:
        async with httpx.AsyncClient(timeout=httpx.Timeout(GIVE_UP, read=LONGEST_ANSWER)) as client:
            got = await client.request(request.method, url, content=data, headers=relay_headers(scope, hall, place))
        return got.status_code, got.content, got.headers.get("content-type", "application/json")
    except httpx.HTTPError:
        lang = choose_language(None, header(scope, "accept-language"))
        told = {"kind": "moved", "code": "moved", "text": refusals.MOVED.text(lang)}
        return 503, ENCODER.encode(told), "application/json"


# ---------------------------------------------------------------- sockets
async def relay_socket(hall: Hall, table: str, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Connect a client's socket to a table of another worker, in both directions."""
    socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
    try:
        check_origin(scope, socket.headers, hall)
        hall.limiter.check("sockets", hall.limiter.limits.sockets, client_address(scope, hall))
        far = await connect_to_owner(hall, table, scope)
    except (Refusal, SQLAlchemyError):
        await app(scope, receive, send)
        return
    if far is None:
        await app(scope, receive, send)
        return
    await socket.accept()
    async with far:
        to, fro = [asyncio.create_task(way) for way in (pump_to_table(socket, far), pump_to_client(socket, far))]
        await asyncio.wait((to, fro), return_when=asyncio.FIRST_COMPLETED)
        if fro.done() and not fro.cancelled() and fro.exception() is None and fro.result():
            bye = m.Bye(
                kind="moved",
                text=refusals.MOVED.text(choose_language(None, header(scope, "accept-language"))),
                again=True,
            )
            with contextlib.suppress(Exception):
                await socket.send_data(ENCODER.encode(bye).decode(), mode="text")
                await socket.close(AWAY)
        for task in (to, fro):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


async def connect_to_owner(hall: Hall, table: str, scope: Scope) -> ClientConnection | None:
    """Return a socket to the worker that has a table; None where the table is ours by now.

    Raises Refusal where the worker stays unreachable.
    """
    from websockets.asyncio.client import connect  # not needed by a single worker
    from websockets.exceptions import WebSocketException

    until = asyncio.get_running_loop().time() + GIVE_UP
    while True:
        place = await hall.locate(table)
        if place is None:
            return None
        try:
            url = f"ws://{place.address}{scope['path']}"
            return await connect(
                url, additional_headers=relay_headers(scope, hall, place), max_size=None, compression=None
            )
        except (OSError, WebSocketException):
            if asyncio.get_running_loop().time() > until:
                raise Refusal(refusals.MOVED.fill(), "moved", 503) from None
            await asyncio.sleep(TRY_AGAIN)


async def pump_to_table(socket: WebSocket[Any, Any, Any], far: ClientConnection) -> None:
    """Forward frames from the client to its table until the client closes."""
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        await far.send(text if text is not None else message.get("bytes") or b"")


async def pump_to_client(socket: WebSocket[Any, Any, Any], far: ClientConnection) -> bool:
    """Forward frames from the table to its client; return True where the worker vanished without closing."""
    from websockets.exceptions import ConnectionClosed

    try:
        while True:
            frame = await far.recv()
            await socket.send_data(frame, mode="text")
    except ConnectionClosed as e:
        if e.rcvd is None:
            return True
        await socket.close(e.rcvd.code)
        return False
