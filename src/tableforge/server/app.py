"""The application: every address of the server, and what stands between them and the world.

Litestar, for it reads and writes msgspec's types by itself, the same that the socket speaks, and describes them as OpenAPI.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from threading import Thread
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, get
from litestar import websocket as socket_at
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import Message, Scope

from tableforge import __version__, building
from tableforge.errors import TableforgeError, UnknownCard, UnknownEdition, UnknownGame, UnknownRule
from tableforge.server import (
    campaigns,
    catalogue,
    decks,
    guard,
    lessons,
    moves,
    pages,
    refusals,
    relay,
    replays,
    summary,
    tables,
    tales,
    troubles,
)
from tableforge.server.hall import Hall, Settings
from tableforge.server.health import FAILING, Health
from tableforge.server.refusals import Refusal
from tableforge.server.request import language_of, misfit, plain
from tableforge.server.socket import Connection

log = logging.getLogger(__name__)
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = [(name.encode(), value.encode()) for name, value in guard.HEADERS.items()]
AGAIN: Final = (b"retry-after", str(troubles.AGAIN).encode())
UNKNOWN: Final = (UnknownCard, UnknownEdition, UnknownGame, UnknownRule)
Call = Request[Any, Any, State]


# ---------------------------------------------------------------- addresses of the server itself
@get("/health", include_in_schema=False)
async def health(request: Call) -> Response[Health]:
    """Whether the server and its database answer, and whether tables can be opened and written; 503 where they cannot."""
    hall: Hall = request.app.state.hall
    found = await hall.pulse.health(tables.lang_of(request))
    return Response(found, status_code=503 if found.status == FAILING else 200, media_type="application/json")


@get("/api/engine", include_in_schema=False, sync_to_thread=False)
def engine(request: Call) -> dict[str, str]:
    """Whether the engine is being compiled beside this server, and the sentence that says so; empty where it is not."""
    told = building.sentence()
    return {"state": building.status(), "text": told.text(tables.lang_of(request)) if told is not None else ""}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(state: State) -> str:
    """Figures for Prometheus."""
    hall: Hall = state.hall
    hall.metrics.counters["commits"] = hall.store.commits
    return hall.metrics.text(hall.gauges())


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def described(request: Call) -> dict[str, Any]:
    """What the JSON API takes and gives, as OpenAPI."""
    return request.app.openapi_schema.to_schema()


@get("/api", include_in_schema=False, sync_to_thread=False, media_type="text/html; charset=utf-8")
def listed(request: Call) -> str:
    """Every address of the JSON API, for whoever looks with a browser."""
    rows = [
        f"<tr><td><code>{method.upper()}</code><td><code>{escape(path)}</code><td>{escape(about.get('description', ''))}"
        for path, methods in request.app.openapi_schema.to_schema()["paths"].items()
        for method, about in methods.items()
    ]
    more = "<p><a href=/api/openapi.json>openapi.json</a>, docs/server.md"
    return f"<!doctype html><html lang=en><title>Tableforge: API</title><table>{''.join(rows)}</table>{more}"


@socket_at("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    """A table, as it is played."""
    hall: Hall = socket.app.state.hall
    address = relay.address_of(socket.scope, hall)
    try:
        if not relay.relayed(socket.scope, hall):
            relay.check_door(socket.scope, socket.headers, hall)
            hall.gate.let("sockets", hall.gate.limits.sockets, address)
        hall.gate.few(hall.from_address[address])
    except Refusal:
        await socket.close(4403)  # before it is accepted: HTTP 403
        return
    await socket.accept()
    hall.from_address[address] += 1
    try:
        lang = language_of(None, socket.headers.get("accept-language", ""))
        await Connection(hall, socket, lang, address).serve(table)
    finally:
        hall.from_address[address] -= 1
        hall.from_address += Counter()  # forgets those that have none


# ---------------------------------------------------------------- what stands before them
async def with_headers(message: Message, scope: Scope) -> None:
    """Set what every answer says besides what it is about."""
    if message["type"] == "http.response.start":
        own = {name.lower() for name, _ in message["headers"]}
        told = [*HEADERS, AGAIN] if message["status"] == 503 else HEADERS
        message["headers"] = [*message["headers"], *[pair for pair in told if pair[0] not in own]]


async def let_in(request: Call) -> None:
    """Refuse what comes from another site, too often, or too deep."""
    hall: Hall = request.app.state.hall
    relay.check_door(request.scope, request.headers, hall)
    if request.scope["path"].startswith("/api"):
        hall.gate.let("requests", hall.gate.limits.requests, relay.address_of(request.scope, hall))
    if request.method not in SAFE:
        data = await whole_body(request)
        if len(data) <= guard.LONGEST_BODY:  # what may be longer is a text in a message, which its own reader checks
            guard.check_depth(data)


async def whole_body(request: Call) -> bytes:
    """The body of a request; whoever goes before it is there has nothing to complain of, and nobody else has."""
    try:
        return await request.body()
    except InternalServerException:
        raise Refusal(refusals.BROKEN_OFF.fill(), "broken-off") from None


def refused(request: Call, e: Exception) -> Response[dict[str, str]]:
    """What is refused, as JSON in the language of whoever asked; never how it came about."""
    lang = tables.lang_of(request)
    if troubles.is_trouble(e):
        request.app.state.hall.metrics.count("troubles")
        e = troubles.as_refusal(e)
    if isinstance(e, Refusal):
        kind, text, status = e.kind, e.text(lang), e.status
    elif isinstance(e, UNKNOWN):
        kind, text, status = "not-found", e.text(lang), 404
    elif isinstance(e, TableforgeError):
        kind, text, status = "refused", e.text(lang), 400
    elif isinstance(e, HTTPException) and e.status_code < 500:
        kind, text, status = of_http(e, lang)
    else:
        log.error("%s %s: %s", request.method, request.scope["path"], type(e).__name__, exc_info=e)
        request.app.state.hall.metrics.count("failures")
        kind, text, status = "internal", refusals.INTERNAL.text(lang), 500
    code = e.code if isinstance(e, TableforgeError) else kind
    return Response({"kind": kind, "code": code, "text": text}, status_code=status, media_type="application/json")


def of_http(e: HTTPException, lang: str) -> tuple[str, str, int]:
    """What the framework refuses, in our words."""
    if e.status_code == 404:
        return "not-found", refusals.NOT_FOUND.text(lang), 404
    if e.status_code == 413:
        return "too-long", refusals.TOO_LONG.fill(most=guard.LONGEST_BODY, n="…").text(lang), 413
    if e.status_code == 400:
        extra = e.extra if isinstance(e.extra, list) else []
        why = [f"{x.get('message', '')} at `$.{x.get('key', '')}`" for x in extra if isinstance(x, dict)]
        return "bad-request", misfit(" ".join([*why, e.detail])).text(lang), 400
    return "not-allowed", refusals.NOT_ALLOWED.text(lang), e.status_code


ROUTES: Final = (
    health, engine, metrics, described, listed, table_socket, *tables.ROUTES, *moves.ROUTES, *replays.ROUTES,
    *summary.ROUTES, *tales.ROUTES, *catalogue.ROUTES,
    *decks.ROUTES, *lessons.ROUTES, *campaigns.ROUTES, pages.page,
)  # fmt: skip


def make(settings: Settings, address: str = "") -> Litestar:
    """The application of one process, which others reach at an address."""
    app = application()
    app.state.hall = Hall(settings, address)
    return app


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    hall: Hall = app.state.hall
    await hall.open()
    Thread(target=catalogue.warm, daemon=True).start()
    try:
        yield
    finally:
        await hall.close()


def application() -> Litestar:
    """Everything that can be asked of a server; whose tables are meant stands in its state, as `hall`."""
    openapi = OpenAPIConfig(
        "Tableforge", __version__, path="/api/openapi", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
    )
    return Litestar(
        ROUTES,
        lifespan=[lifespan],
        before_send=[with_headers],
        middleware=[relay.relaying],
        before_request=let_in,
        exception_handlers={Exception: refused},
        request_max_body_size=guard.LONGEST_BODY,
        type_encoders={str: plain, int: plain},
        logging_config=None,
        openapi_config=openapi,
        debug=False,
    )
