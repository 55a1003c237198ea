"""A request that one worker sends on to another: it is waited for as long as at the table itself, and not finished for nobody."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from litestar.types import Scope

from tableforge.server import http_seat, relay, work_pool
from tableforge.server.guard import LONGEST_BODY, OriginCheck
from tableforge.server.lease import TableLocation
from tableforge.server.proxy import Proxies

TABLE = "0123456789abcdef"


class Hall(SimpleNamespace):
    """What of a hall it takes to send something on: the table is with another worker."""

    async def locate(self, table: str) -> TableLocation:
        return TableLocation("127.0.0.1:9", "key")


def hall() -> Any:
    worker = SimpleNamespace(alone=False, knows=lambda key: False)
    return Hall(worker=worker, proxies=Proxies(), origins=OriginCheck())


def scope_of(method: str, way: str) -> Scope:
    path = f"/api/tables/{TABLE}/{way}"
    found = {"type": "http", "method": method, "path": path, "query_string": b"", "scheme": "http", "state": {}}
    route = SimpleNamespace(resolve_request_max_body_size=lambda: LONGEST_BODY)
    told = {"headers": [(b"host", b"127.0.0.1")], "client": ("127.0.0.1", 1), "route_handler": route}
    return cast("Scope", {**found, **told})


async def sent_on(scope: Scope, *heard: dict[str, Any]) -> list[Any]:
    """What a client is told, after it has said these things."""
    said, told = list(heard), []

    async def receive() -> Any:
        return said.pop(0)

    async def send(message: Any) -> None:
        told.append(message)

    async def app(*things: object) -> None:
        raise AssertionError("it is no affair of this worker")

    await relay.relay_request(hall(), TABLE, cast("Any", app), scope, receive, send)
    return told


async def test_a_long_poll_and_costly_work_are_waited_for_at_another_worker_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limits: list[httpx.Timeout] = []

    class Client(httpx.AsyncClient):
        def __init__(self, timeout: httpx.Timeout) -> None:
            super().__init__(timeout=timeout, transport=httpx.MockTransport(lambda request: httpx.Response(200)))
            limits.append(self.timeout)

    monkeypatch.setattr(httpx, "AsyncClient", Client)
    told = await sent_on(scope_of("GET", "seat"))
    assert told[0]["status"] == 200
    read, connect = limits[0].read, limits[0].connect
    assert read is not None and read > max(http_seat.LONGEST_WAIT, work_pool.LONGEST)
    assert connect == relay.GIVE_UP  # a worker that has gone is given up as soon as before


async def test_whoever_goes_in_the_midst_of_a_request_that_is_sent_on_is_told_nothing() -> None:
    half = {"type": "http.request", "body": b'{"seat": 0,', "more_body": True}
    assert await sent_on(scope_of("POST", "answer"), half, {"type": "http.disconnect"}) == []
