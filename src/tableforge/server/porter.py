"""Who may stay connected: time limits for whatever a client leaves half-done, and caps on how many are connected at once.

uvicorn ends a connection that is idle between two requests, and nothing else: half a head, half a body or an answer that nobody
reads may last for ever.  `Visit` is its HTTP protocol with a limit for each of them.  Where there are too many connections, the one
that has kept the server waiting longest goes, so that those who mean to ask something still come in.  A request that is being
answered, however long that takes (a long poll), and a socket, which has signs of life of its own, are never cut.
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

from tableforge.server.guard import Limits, is_loopback

log = logging.getLogger(__name__)
SLOWEST: Final = 16 * 1024  # bytes a second of a body that takes longer than its limit
KEPT_FREE: Final = 256  # files that a server has open besides its connections, at most
# what of a client's is waited for
IDLE: Final = "idle"
HEAD: Final = "head"
BODY: Final = "body"
READING: Final = "reading"
NOTHING: Final = ""
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Visitor(Protocol):
    """A connection."""

    address: str

    def send_away(self) -> None:
        """End it at once."""
        ...


class Porter:
    """All connections of a process, and which of them keep the server waiting, those that do so longest first."""

    def __init__(self, limits: Limits, uncounted: Container[str] = ()) -> None:
        self.most = limits.connections
        self.most_each = limits.connections_each
        self.uncounted = uncounted  # addresses behind which many may be: proxies
        self.here: set[Visitor] = set()
        self.from_address: Counter[str] = Counter()
        self.waiting: OrderedDict[Visitor, None] = OrderedDict()
        self.waiting_from: dict[str, OrderedDict[Visitor, None]] = {}

    def enter(self, visitor: Visitor) -> bool:
        """Let a connection in, and where there are too many, send another away for it; whether there was room."""
        address = visitor.address
        capped = address not in self.uncounted and not is_loopback(address)
        if capped and self.from_address[address] >= self.most_each and not self.make_room(self.waiting_from.get(address)):
            return False
        if len(self.here) >= self.most and not self.make_room(self.waiting):
            return False
        self.here.add(visitor)
        self.from_address[address] += 1
        self.wait_for(visitor)
        return True

    def make_room(self, among: OrderedDict[Visitor, None] | None) -> bool:
        """Send away whoever has kept the server waiting longest; whether anybody has."""
        if not among:
            return False
        log.warning("too many connections: those that ask nothing are closed")
        longest = next(iter(among))
        self.leave(longest)
        longest.send_away()
        return True

    def close(self) -> None:
        """Send away whoever keeps the server waiting."""
        for visitor in list(self.waiting):
            self.leave(visitor)
            visitor.send_away()

    def wait_for(self, visitor: Visitor) -> None:
        """From now on the server waits for a connection."""
        if visitor in self.here:
            self.waiting.setdefault(visitor)
            self.waiting_from.setdefault(visitor.address, OrderedDict()).setdefault(visitor)

    def serve(self, visitor: Visitor) -> None:
        """From now on a connection waits for the server."""
        self.waiting.pop(visitor, None)
        mine = self.waiting_from.get(visitor.address)
        if mine is not None:
            mine.pop(visitor, None)
            if not mine:
                del self.waiting_from[visitor.address]

    def leave(self, visitor: Visitor) -> None:
        """A connection has ended, or is about to; said twice it changes nothing."""
        if visitor in self.here:
            self.here.discard(visitor)
            self.serve(visitor)
            self.from_address[visitor.address] -= 1
            if not self.from_address[visitor.address]:
                del self.from_address[visitor.address]


class Visit(H11Protocol):
    """An HTTP connection that the server does not wait for without end."""

    def __init__(self, porter: Porter, limits: Limits, config: Config, **rest: Any) -> None:
        super().__init__(config=config, **rest)
        self.porter = porter
        self.limits = limits
        self.address = ""
        self.awaited = NOTHING
        self.begun = True  # a request; whoever connects is about to
        self.limit: asyncio.TimerHandle | None = None
        self.until = 0.0
        self.received = 0  # bytes of the body that is coming in

    # ------------------------------------------------------------ coming and going
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        if self.porter.enter(self):
            self.look()
        else:
            log.warning("too many connections: some were turned away")
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        self.porter.leave(self)
        self.wait(NOTHING)

    def send_away(self) -> None:
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.wait(NOTHING)
        self.porter.serve(self)  # a socket counts until it ends, and has limits of its own
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Talk):
            protocol.visit = self

    # ------------------------------------------------------------ what is waited for
    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.begun = True
        super().data_received(data)
        self.look()
        if self.awaited == BODY:
            self.received += len(data)

    def on_response_complete(self) -> None:
        self.begun = False
        super().on_response_complete()
        self.look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.look()

    def look(self) -> None:
        """Find out whether the client is waited for, and for what."""
        if self.transport.is_closing() or isinstance(self.transport.get_protocol(), Talk):
            self.wait(NOTHING)
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
            self.wait(awaited)

    def wait(self, awaited: str) -> None:
        """Begin to wait for something else, or for nothing."""
        self.awaited = awaited
        if self.limit is not None:
            self.limit.cancel()
            self.limit = None
        if awaited == NOTHING:
            self.porter.serve(self)
            return
        self.received = 0
        self.porter.wait_for(self)
        of = self.limits
        seconds = {IDLE: of.until_idle, HEAD: of.until_head, BODY: of.until_body, READING: of.until_read}[awaited]
        self.until = self.loop.time() + seconds
        self.limit = self.loop.call_at(self.until, self.give_up)

    def give_up(self) -> None:
        """The client has had its time; a body that comes in steadily, or that the server itself does not take, has longer."""
        self.limit = None
        if self.awaited == BODY:
            if self.flow.read_paused:
                self.until = self.loop.time() + self.limits.until_body
            due = self.until + self.received / SLOWEST
            if due > self.loop.time():
                self.limit = self.loop.call_at(due, self.give_up)
                return
        self.leave()
        self.transport.abort()


class Talk(WebSocketsSansIOProtocol):
    """A socket, which counts among the connections until it ends."""

    visit: Visit | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.visit is not None:
            self.visit.leave()
        super().connection_lost(exc)


def most_open(wanted: int) -> int:
    """How many connections there can be: as many as are wanted, where the system lets a process have so many files."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        enough = wanted + KEPT_FREE
        if soft != resource.RLIM_INFINITY and soft < enough:
            soft = enough if hard == resource.RLIM_INFINITY else min(enough, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            return max(1, min(wanted, soft - KEPT_FREE))
    return wanted
