"""What keeps the server from being misused: who may ask, how much, how deep, and what a browser may load."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tableforge.server import refusals
from tableforge.server.proxy import PLAIN, is_same_site
from tableforge.server.refusals import Refusal

LONGEST_FRAME: Final = 64 * 1024
LONGEST_BODY: Final = 256 * 1024
LONGEST_SAVE: Final = 4 * 1024 * 1024
DEEPEST: Final = 32
LONGEST_HOST: Final = 100  # characters of a name that a refusal repeats
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
# A JSON string, or an unterminated one to the end of the text: matches wherever a quote begins one, without backtracking.
STRINGS: Final = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
NESTING: Final = bytes.maketrans(b"[{]}", b"(())")
NO_NESTING: Final = bytes(set(range(256)) - set(b"[{]}"))
MOST_ADDRESSES: Final = 10_000  # the oldest is forgotten first

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self' data:",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "cache-control": "no-store",  # unless a handler says otherwise: replies are private
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def is_loopback(host: str) -> bool:
    """Whether an address is one of this machine."""
    return host in LOOPBACK or host.startswith(("127.", "::ffff:127."))


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit: so many a second, and a burst of so many."""

    each_second: float
    at_once: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address or one seat may ask of the server."""

    requests: Rate = Rate(40, 200)  # of an address, over HTTP
    new_tables: Rate = Rate(2, 60)
    sockets: Rate = Rate(20, 600)  # that an address opens
    open_sockets: int = 1000  # of an address
    frames: Rate = Rate(20, 60)  # of a seat
    sayings: Rate = Rate(0.5, 5)
    work: Rate = Rate(0.5, 30)  # CPU seconds, for replays and long saves
    parcels: Rate = Rate(0.02, 6)  # bundles that an address hands over to another device
    codes: Rate = Rate(0.05, 10)  # codes for them that it tries
    analyses: Rate = Rate(0.02, 10)  # of games, that an address begins
    offers: Rate = Rate(0.1, 12)  # of tables, that an address lists or sends as a link
    sittings: Rate = Rate(0.5, 20)  # at such tables, tried by an address
    waiting: int = 64  # messages that a slow client may be behind
    until_seated: float = 5.0  # seconds
    connections: int = 4000  # of all addresses, as far as the limit on open files allows
    connections_each: int = 256  # of an address, except this machine's
    until_head: float = 10.0  # seconds for the head of a request
    until_body: float = 20.0  # seconds for its body; more while it arrives steadily
    until_idle: int = 15  # seconds between two requests
    until_read: float = 60.0  # seconds until a client must read the response


class Bucket:
    """A token bucket."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self.rate = rate
        self.left = rate.at_once
        self.at = at

    def take(self, at: float, cost: float = 1.0) -> bool:
        """Take `cost` out of the bucket at a time; False where not enough is left. An empty bucket refuses even what
        costs nothing.
        """
        self.refill(at)
        if self.left < cost or self.left <= 0:
            return False
        self.left -= cost
        return True

    def refill(self, at: float) -> None:
        """Add what has come in since the last call."""
        self.left = min(self.rate.at_once, self.left + (at - self.at) * self.rate.each_second)
        self.at = at


@dataclass(slots=True)
class RateLimiter:
    """The buckets of all addresses; the one not used for longest is forgotten first."""

    limits: Limits = field(default_factory=Limits)
    buckets: OrderedDict[tuple[str, str], Bucket] = field(default_factory=OrderedDict)

    def check(self, what: str, rate: Rate, address: str, cost: float = 1.0) -> None:
        """Take `cost` from an address's bucket for `what`.

        Raises Refusal where it is empty.
        """
        if not self.find_bucket(what, rate, address).take(time.monotonic(), cost):
            raise Refusal(refusals.TOO_FAST.fill(), "too-fast", 429)

    def charge(self, what: str, rate: Rate, address: str, cost: float) -> None:
        """Take what something has cost from a bucket, even below zero: then nothing is allowed for a while."""
        bucket = self.find_bucket(what, rate, address)
        bucket.refill(time.monotonic())
        bucket.left -= cost

    def find_bucket(self, what: str, rate: Rate, address: str) -> Bucket:
        """Return the bucket of an address, creating it where necessary."""
        bucket = self.buckets.get((what, address))
        if bucket is None:
            bucket = self.buckets[what, address] = Bucket(rate, time.monotonic())
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end((what, address))
        return bucket

    def check_sockets(self, sockets: int) -> None:
        """Raise Refusal where an address has too many open sockets."""
        if sockets >= self.limits.open_sockets:
            raise Refusal(refusals.TOO_FAST.fill(), "too-fast", 429)


@dataclass(frozen=True, slots=True)
class OriginCheck:
    """By which host names the server is known, and whose pages may call it."""

    loopback: bool = True  # it listens to this machine only
    origins: tuple[str, ...] = ()  # other origins whose pages may call it

    def check(self, headers: Mapping[str, str], scheme: str = PLAIN) -> None:
        """Check the headers `Host` and `Origin` of a request.

        Raises Refusal for a page of another site, and for a foreign name of this machine (DNS rebinding).
        """
        host = headers.get("host", "")
        if self.loopback and host_name(host) not in LOOPBACK and not self.serves_host(host):
            raise Refusal(refusals.OTHER_HOST.fill(host=host[:LONGEST_HOST]), "host", 403)
        origin = headers.get("origin")
        if origin is not None and origin not in self.origins and not is_same_site(origin, host, scheme):
            raise Refusal(refusals.OTHER_ORIGIN.fill(), "origin", 403)

    def serves_host(self, host: str) -> bool:
        """Whether one of the allowed origins has this host name: then a proxy serves it from here."""
        return any([is_same_site(origin, host, origin.partition("://")[0]) for origin in self.origins])


def host_name(host: str) -> str:
    """Return the name in a `Host` header without its port; "" where the header is malformed.

    >>> host_name("localhost:4747"), host_name("[::1]:4747"), host_name("[::1"), host_name("a:b:c")
    ('localhost', '::1', '', '')
    """
    if host.startswith("["):
        name, closed, rest = host[1:].partition("]")
        return name.lower() if closed and (not rest or rest.startswith(":")) else ""
    name, _, port = host.partition(":")
    return "" if ":" in port else name.lower()


def check_depth(data: bytes) -> None:
    """Raise Refusal where JSON is nested too deep, before it is decoded.

    Each round removes the innermost pairs of brackets, so the cost is that of reading the text `DEEPEST` times at most.
    """
    left = STRINGS.sub(b"", data).translate(NESTING, NO_NESTING)
    for _ in range(DEEPEST):
        if b"()" not in left:
            break
        left = left.replace(b"()", b"")
    if b"()" in left or left.count(b"(") > DEEPEST:
        raise Refusal(refusals.TOO_DEEP.fill(most=DEEPEST), "too-deep")
