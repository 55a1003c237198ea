"""Limits on connections: how long a client may leave something half-done, and how many may be connected at once.

uvicorn closes connections that are idle between two requests, and nothing else: half a head, half a body or an answer
that nobody reads may last for ever. `HttpConnection` is its HTTP protocol with a limit for each of them. Where there
are too many connections, the one that has kept the server waiting longest is closed, so that new requests still come
in. A request that is being answered, however long that takes (a long poll), and a WebSocket, which has pings of its
own, are never closed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Container
from typing import Any, Final, Protocol

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tableforge.server import proxy
from tableforge.server.guard import Limits, is_loopback

log = logging.getLogger(__name__)
SLOWEST: Final = 16 * 1024  # least rate, in bytes a second, of a body that takes longer than its limit
KEPT_FREE: Final = 256  # open files of a server besides its connections, at most
# what the server waits for
IDLE: Final = "idle"
HEAD: Final = "head"
BODY: Final = "body"
READING: Final = "reading"
NOTHING: Final = ""
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Closable(Protocol):
    """A connection that can be closed from outside."""

    address: str

    def close_now(self) -> None:
        """Close it at once."""
        ...


class ConnectionLimiter:
    """All connections of a process, and which of them keep the server waiting, longest first."""

    def __init__(self, limits: Limits, uncounted: Container[str] = ()) -> None:
        self.most = limits.connections
        self.most_each = limits.connections_each
        self.uncounted = uncounted  # addresses without a cap: proxies
        self.here: set[Closable] = set()
        self.from_address: Counter[str] = Counter()
        self.waiting: OrderedDict[Closable, None] = OrderedDict()
        self.waiting_from: dict[str, OrderedDict[Closable, None]] = {}

    def admit(self, connection: Closable) -> bool:
        """Register a connection; where there are too many, the one that has been idle longest is closed for it.

        Returns False where none is idle: then the new one must be turned away.
        """
        address = connection.address
        capped = address not in self.uncounted and not is_loopback(address)
        if (
            capped
            and self.from_address[address] >= self.most_each
            and not self.make_room(self.waiting_from.get(address))
        ):
            return False
        if len(self.here) >= self.most and not self.make_room(self.waiting):
            return False
        self.here.add(connection)
        self.from_address[address] += 1
        self.wait_for(connection)
        return True

    def make_room(self, among: OrderedDict[Closable, None] | None) -> bool:
        """Close the connection that has kept the server waiting longest; False where none does."""
        if not among:
            return False
        log.warning("too many connections: those that ask nothing are closed")
        longest = next(iter(among))
        self.release(longest)
        longest.close_now()
        return True

    def close_waiting(self) -> None:
        """Close all connections that keep the server waiting."""
        for connection in list(self.waiting):
            self.release(connection)
            connection.close_now()

    def wait_for(self, connection: Closable) -> None:
        """Mark a connection as one that the server waits for."""
        if connection in self.here:
            self.waiting.setdefault(connection)
            self.waiting_from.setdefault(connection.address, OrderedDict()).setdefault(connection)

    def serve(self, connection: Closable) -> None:
        """Mark a connection as one that waits for the server."""
        self.waiting.pop(connection, None)
        mine = self.waiting_from.get(connection.address)
        if mine is not None:
            mine.pop(connection, None)
            if not mine:
                del self.waiting_from[connection.address]

    def release(self, connection: Closable) -> None:
        """Forget a connection that has ended or is about to; calling it twice is harmless."""
        if connection in self.here:
            self.here.discard(connection)
            self.serve(connection)
            self.from_address[connection.address] -= 1
            if not self.from_address[connection.address]:
                del self.from_address[connection.address]


class HttpConnection(H11Protocol):
    """An HTTP connection with a time limit on everything that the server waits for."""

    def __init__(self, limiter: ConnectionLimiter, limits: Limits, config: Config, **rest: Any) -> None:
        super().__init__(config=config, **rest)
        self.limiter = limiter
        self.limits = limits
        self.address = ""
        self.awaited = NOTHING
        self.begun = True  # whether a request has begun; a new connection counts as one
        self.limit: asyncio.TimerHandle | None = None
        self.until = 0.0
        self.received = 0  # bytes of the body that is coming in

    # ------------------------------------------------------------ coming and going
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        own = self.client[0] if self.client else ""
        self.address = own if own in self.limiter.uncounted else proxy.group_address(own)
        if self.limiter.admit(self):
            self.update_waiting()
        else:
            log.warning("too many connections: some were turned away")
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        super().connection_lost(exc)

    def release(self) -> None:
        """Stop waiting for the client, and free its place among the connections."""
        self.limiter.release(self)
        self.await_client(NOTHING)

    def close_now(self) -> None:
        """Cut the connection without a word."""
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.await_client(NOTHING)
        self.limiter.serve(self)  # a WebSocket counts until it ends, and has limits of its own
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketConnection):
            protocol.http = self

    # ------------------------------------------------------------ what is waited for
    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.begun = True
        super().data_received(data)
        self.update_waiting()
        if self.awaited == BODY:
            self.received += len(data)

    def on_response_complete(self) -> None:
        self.begun = False
        super().on_response_complete()
        self.update_waiting()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.update_waiting()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.update_waiting()

    def update_waiting(self) -> None:
        """Work out what the server waits for on this connection, and start the limit for it."""
        if self.transport.is_closing() or isinstance(self.transport.get_protocol(), SocketConnection):
            self.await_client(NOTHING)
            return
        theirs = self.conn.their_state
        awaited = NOTHING
        if self.flow.write_paused:
            awaited = READING
        elif theirs is h11.SEND_BODY:
            awaited = BODY
        elif theirs is h11.IDLE:  # between two requests, or in the head of one
            awaited = HEAD if self.begun else IDLE
        if awaited != self.awaited:
            self.await_client(awaited)

    def await_client(self, awaited: str) -> None:
        """Start the time limit for `awaited`, or stop it for NOTHING."""
        self.awaited = awaited
        if self.limit is not None:
            self.limit.cancel()
            self.limit = None
        if awaited == NOTHING:
            self.limiter.serve(self)
            return
        self.received = 0
        self.limiter.wait_for(self)
        of = self.limits
        seconds = {IDLE: of.until_idle, HEAD: of.until_head, BODY: of.until_body, READING: of.until_read}[awaited]
        self.until = self.loop.time() + seconds
        self.limit = self.loop.call_at(self.until, self.on_timeout)

    def on_timeout(self) -> None:
        """Close the connection; a body that arrives steadily, or that the server itself does not read, gets more time."""
        self.limit = None
        if self.awaited == BODY:
            if self.flow.read_paused:
                self.until = self.loop.time() + self.limits.until_body
            due = self.until + self.received / SLOWEST
            if due > self.loop.time():
                self.limit = self.loop.call_at(due, self.on_timeout)
                return
        self.release()
        self.transport.abort()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket connection, which counts among the connections until it ends."""

    http: HttpConnection | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.http is not None:
            self.http.release()
        super().connection_lost(exc)


def connection_limit(wanted: int) -> int:
    """Return how many connections are possible: `wanted`, as far as the system lets a process open so many files.

    The process takes as many files as it may.  Where these are few, half of them at least are for connections.
    """
    try:
        import resource
    except ImportError:  # there is no such limit here
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + KEPT_FREE
    if soft == resource.RLIM_INFINITY or soft >= enough:
        return wanted
    most = enough if hard == resource.RLIM_INFINITY else min(enough, hard)
    with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return min(wanted, max(soft - KEPT_FREE, soft // 2))
