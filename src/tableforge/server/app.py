"""The application: every address of the server, and what stands between them and the world.

Litestar, for it reads and writes msgspec's types by itself, the same that the socket speaks, and describes them as OpenAPI.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
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
    analyses,
    campaigns,
    catalogue,
    deck_pairs,
    decks,
    guard,
    hosting,
    http_seat,
    judging,
    lessons,
    moving,
    offers,
    pages,
    people,
    profiles,
    puzzles,
    recounts,
    refusals,
    relay,
    replays,
    storage_errors,
    story_texts,
    strengths,
    summary,
    tables,
    waiting,
)
from tableforge.server.catalogue import CachedAnswer, encode_answer
from tableforge.server.hall import Hall, Settings
from tableforge.server.health import FAILING, Health
from tableforge.server.offer_socket import Onlooker
from tableforge.server.refusals import Refusal
from tableforge.server.request import choose_language, describe_misfit, plain_value
from tableforge.server.socket import Connection
from tableforge.server.tokens import token_digest

log = logging.getLogger(__name__)
API: Final = "api"  # in the state of an application: its ApiDescription, once somebody has asked for it
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = [(name.encode(), value.encode()) for name, value in guard.HEADERS.items()]
AGAIN: Final = (b"retry-after", str(storage_errors.AGAIN).encode())
UNKNOWN: Final = (UnknownCard, UnknownEdition, UnknownGame, UnknownRule)
Call = Request[Any, Any, State]


# ---------------------------------------------------------------- addresses of the server itself
@get("/health", include_in_schema=False)
async def health(request: Call) -> Response[Health]:
    """Whether the server and its database answer, and whether tables can be opened and written; 503 where they cannot."""
    hall: Hall = request.app.state.hall
    found = await hall.pulse.report(tables.lang_of(request))
    return Response(found, status_code=503 if found.status == FAILING else 200, media_type="application/json")


@get("/api/engine", include_in_schema=False, sync_to_thread=False)
def engine(request: Call) -> dict[str, str]:
    """Whether the engine is being compiled beside this server, and the sentence that says so; empty where it is not."""
    told = building.status_line()
    return {"state": building.status(), "text": told.text(tables.lang_of(request)) if told is not None else ""}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(state: State) -> str:
    """Figures for Prometheus."""
    hall: Hall = state.hall
    hall.metrics.counters["commits"] = hall.store.commits
    return hall.metrics.render(hall.gauges())


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def get_openapi(request: Call) -> Response[bytes]:
    """What the JSON API takes and gives, as OpenAPI."""
    return describe_api(request.app).schema.response_to(request)


@get("/api", include_in_schema=False, sync_to_thread=False, media_type="text/html; charset=utf-8")
def list_addresses(request: Call) -> str:
    """Every address of the JSON API, for whoever looks with a browser."""
    return describe_api(request.app).page


@dataclass(frozen=True, slots=True)
class ApiDescription:
    """What the JSON API is: for programs, and as a page."""

    schema: CachedAnswer
    page: str


def describe_api(app: Litestar) -> ApiDescription:
    """Return what the JSON API of an application is: worked out for the first who asks, for it takes long."""
    known: ApiDescription | None = app.state.get(API)
    if known is None:
        schema = app.openapi_schema.to_schema()
        known = app.state[API] = ApiDescription(encode_answer(schema), write_page(schema))
    return known


def write_page(schema: Mapping[str, Any]) -> str:
    """Return the page that lists every address of a schema."""
    rows = [
        f"<tr><td><code>{method.upper()}</code><td><code>{escape(path)}</code><td>{escape(about.get('description', ''))}"
        for path, methods in schema["paths"].items()
        for method, about in methods.items()
    ]
    more = "<p><a href=/api/openapi.json>openapi.json</a>, docs/server.md"
    return f"<!doctype html><html lang=en><title>Tableforge: API</title><table>{''.join(rows)}</table>{more}"


@socket_at("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    """A table, as it is played."""
    async with admit_socket(socket) as admitted:
        if admitted is not None:
            hall, lang, address = admitted
            await Connection(hall, socket, lang, address).serve(table)


@socket_at("/ws/offers")
async def offers_socket(socket: WebSocket[Any, Any, State]) -> None:
    """The open tables, or one of them, as they come and go."""
    async with admit_socket(socket) as admitted:
        if admitted is not None:
            hall, lang, address = admitted
            await Onlooker(hall, socket, lang, address).serve()


@asynccontextmanager
async def admit_socket(socket: WebSocket[Any, Any, State]) -> AsyncIterator[tuple[Hall, str, str] | None]:
    """Context manager: accept a socket and count it for its address; the hall, the language and the address, or None where
    it is refused.
    """
    hall: Hall = socket.app.state.hall
    address = relay.client_address(socket.scope, hall)
    try:
        if not relay.is_relayed(socket.scope, hall):
            relay.check_origin(socket.scope, socket.headers, hall)
            hall.limiter.check("sockets", hall.limiter.limits.sockets, address)
        hall.limiter.check_sockets(hall.from_address[address])
        hall.bans.check(address, "")
    except Refusal:
        await socket.close(4403)  # before it is accepted: HTTP 403
        yield None
        return
    await socket.accept()
    hall.from_address[address] += 1
    try:
        yield hall, choose_language(None, socket.headers.get("accept-language", "")), address
    finally:
        hall.from_address[address] -= 1
        hall.from_address += Counter()  # drops zero counts


# ---------------------------------------------------------------- what stands before them
async def add_headers(message: Message, scope: Scope) -> None:
    """Add the security headers and the caching default to a response before it is sent."""
    if message["type"] == "http.response.start":
        own = {name.lower() for name, _ in message["headers"]}
        told = [*HEADERS, AGAIN] if message["status"] == 503 else HEADERS
        message["headers"] = [*message["headers"], *[pair for pair in told if pair[0] not in own]]


async def check_request(request: Call) -> None:
    """Check a request before any handler runs: origin and host, rate of its address, depth of its JSON.

    Raises Refusal where one of them does not hold.
    """
    hall: Hall = request.app.state.hall
    relay.check_origin(request.scope, request.headers, hall)
    if request.scope["path"].startswith("/api"):
        check_ban(request, hall)
        hall.limiter.check("requests", hall.limiter.limits.requests, relay.client_address(request.scope, hall))
    if request.method not in SAFE:
        data = await read_whole_body(request)
        if len(data) <= guard.LONGEST_BODY:  # longer bodies hold a text, which its own reader checks
            guard.check_depth(data)


def check_ban(request: Call, hall: Hall) -> None:
    """Raise Refusal for an address or a person that the host does not let in; never for the host."""
    if (hall.bans.networks or hall.bans.people) and hall.owner not in map(token_digest, tables.tokens_of(request)):
        person = profiles.digest(request.headers.get(profiles.HEADER, ""))
        hall.bans.check(relay.client_address(request.scope, hall), person)


async def read_whole_body(request: Call) -> bytes:
    """Return the body of a request.

    Raises Refusal where the client disconnects before all of it has arrived.
    """
    try:
        return await request.body()
    except InternalServerException:
        raise Refusal(refusals.BROKEN_OFF.fill(), "broken-off") from None


def error_response(request: Call, e: Exception) -> Response[dict[str, str]]:
    """Turn an exception into a JSON response in the language of the request: kind, code, text.

    Internal errors are logged; the response never says how they came about.
    """
    lang = tables.lang_of(request)
    if storage_errors.is_trouble(e):
        request.app.state.hall.metrics.count("troubles")
        e = storage_errors.as_refusal(e)
    if isinstance(e, Refusal):
        kind, text, status = e.kind, e.text(lang), e.status
    elif isinstance(e, UNKNOWN):
        kind, text, status = "not-found", e.text(lang), 404
    elif isinstance(e, TableforgeError):
        kind, text, status = "refused", e.text(lang), 400
    elif isinstance(e, HTTPException) and e.status_code < 500:
        kind, text, status = describe_http_error(e, lang)
    else:
        log.error("%s %s: %s", request.method, request.scope["path"], type(e).__name__, exc_info=e)
        request.app.state.hall.metrics.count("failures")
        kind, text, status = "internal", refusals.INTERNAL.text(lang), 500
    code = e.code if isinstance(e, TableforgeError) else kind
    return Response({"kind": kind, "code": code, "text": text}, status_code=status, media_type="application/json")


def describe_http_error(e: HTTPException, lang: str) -> tuple[str, str, int]:
    """Return kind, text and status for an exception of the framework, in our own words."""
    if e.status_code == 404:
        return "not-found", refusals.NOT_FOUND.text(lang), 404
    if e.status_code == 413:
        return "too-long", refusals.TOO_LONG.fill(most=guard.LONGEST_BODY, n="…").text(lang), 413
    if e.status_code == 400:
        extra = e.extra if isinstance(e.extra, list) else []
        why = [f"{x.get('message', '')} at `$.{x.get('key', '')}`" for x in extra if isinstance(x, dict)]
        return "bad-request", describe_misfit(" ".join([*why, e.detail])).text(lang), 400
    return "not-allowed", refusals.NOT_ALLOWED.text(lang), e.status_code


ROUTES: Final = (
    health,
    engine,
    metrics,
    get_openapi,
    list_addresses,
    table_socket,
    offers_socket,
    *tables.ROUTES,
    *offers.ROUTES,
    *waiting.ROUTES,
    *people.ROUTES,
    *moving.ROUTES,
    *hosting.ROUTES,
    *http_seat.ROUTES,
    *replays.ROUTES,
    *summary.ROUTES,
    *recounts.ROUTES,
    *story_texts.ROUTES,
    *catalogue.ROUTES,
    *decks.ROUTES,
    *strengths.ROUTES,
    *deck_pairs.ROUTES,
    *analyses.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *judging.ROUTES,
    *campaigns.ROUTES,
    pages.page,
)


def create_app(settings: Settings, address: str = "") -> Litestar:
    """Create the application of one process.

    `address` is where other workers reach it; opening and closing the hall is part of its lifespan.
    """
    app = build_app()
    app.state.hall = Hall(settings, address)
    return app


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open the hall while the application runs, and close it at the end."""
    hall: Hall = app.state.hall
    hall.offers.finish = partial(offers.make_table, hall)
    await hall.open()
    if hall.settings.threads:
        Thread(target=catalogue.warm_cache, daemon=True).start()
    try:
        yield
    finally:
        await hall.close()


def build_app() -> Litestar:
    """Build the application with every route; `state.hall` must be set before it serves."""
    openapi = OpenAPIConfig(
        "Tableforge", __version__, path="/api/openapi", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
    )
    return Litestar(
        ROUTES,
        lifespan=[lifespan],
        before_send=[add_headers],
        middleware=[relay.relay_middleware],
        before_request=check_request,
        exception_handlers={Exception: error_response},
        request_max_body_size=guard.LONGEST_BODY,
        type_encoders={str: plain_value, int: plain_value},
        logging_config=None,
        openapi_config=openapi,
        debug=False,
    )
