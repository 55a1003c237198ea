"""What keeps the server from being misused: who may ask, how much, how deep, and what a browser may load."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tableforge.server import refusals
from tableforge.server.proxy import PLAIN, same_site
from tableforge.server.refusals import Refusal

LONGEST_FRAME: Final = 64 * 1024
LONGEST_BODY: Final = 256 * 1024
LONGEST_SAVE: Final = 4 * 1024 * 1024
DEEPEST: Final = 32
LONGEST_HOST: Final = 100  # characters of a name that a refusal repeats
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
# A string up to its end, or up to the end of the text where it has none: wherever it begins it matches, and nothing is read twice.
STRINGS: Final = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
NESTING: Final = bytes.maketrans(b"[{]}", b"(())")
NO_NESTING: Final = bytes(set(range(256)) - set(b"[{]}"))
MOST_ADDRESSES: Final = 10_000  # that are remembered

POLICY: Final = "; ".join(
    [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "connect-src 'self'", "media-src 'self' data:", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'",
        "form-action 'none'", "frame-ancestors 'none'",
    ]
)  # fmt: skip
HEADERS: Final = {
    "cache-control": "no-store",  # of whatever does not say otherwise: answers are for those who asked
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def is_loopback(host: str) -> bool:
    """Whether an address is one of this machine's own."""
    return host in LOOPBACK or host.startswith(("127.", "::ffff:127."))


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second, and so many at once."""

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
    labour: Rate = Rate(0.5, 30)  # seconds of a processor, for games played again and long saves
    waiting: int = 64  # messages that a slow client may be behind
    until_seated: float = 5.0  # seconds
    connections: int = 4000  # of all addresses, as far as the system has files for them
    connections_each: int = 256  # of an address, but for this machine's own
    until_head: float = 10.0  # seconds that a request may take to say what it is about
    until_body: float = 20.0  # seconds for its body; one that comes in steadily has longer
    until_idle: int = 15  # seconds between two requests
    until_read: float = 60.0  # seconds that an answer waits for its reader


class Bucket:
    """A measure that fills again with time."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self.rate = rate
        self.left = rate.at_once
        self.at = at

    def take(self, at: float, cost: float = 1.0) -> bool:
        """Whether so much more is allowed; where nothing is left, nothing is, however little it costs."""
        self.fill(at)
        if self.left < cost or self.left <= 0:
            return False
        self.left -= cost
        return True

    def fill(self, at: float) -> None:
        self.left = min(self.rate.at_once, self.left + (at - self.at) * self.rate.each_second)
        self.at = at


@dataclass(slots=True)
class Gate:
    """The measures of addresses; those that were not seen for long are forgotten first."""

    limits: Limits = field(default_factory=Limits)
    buckets: OrderedDict[tuple[str, str], Bucket] = field(default_factory=OrderedDict)

    def let(self, what: str, rate: Rate, address: str, cost: float = 1.0) -> None:
        """Refuse what is too much."""
        if not self.bucket(what, rate, address).take(time.monotonic(), cost):
            raise Refusal(refusals.TOO_FAST.fill(), "too-fast", 429)

    def spend(self, what: str, rate: Rate, address: str, cost: float) -> None:
        """Count what something has cost; it may be more than was left, and then nothing is for a while."""
        bucket = self.bucket(what, rate, address)
        bucket.fill(time.monotonic())
        bucket.left -= cost

    def bucket(self, what: str, rate: Rate, address: str) -> Bucket:
        bucket = self.buckets.get((what, address))
        if bucket is None:
            bucket = self.buckets[what, address] = Bucket(rate, time.monotonic())
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end((what, address))
        return bucket

    def few(self, sockets: int) -> None:
        """Refuse an address that has many open sockets."""
        if sockets >= self.limits.open_sockets:
            raise Refusal(refusals.TOO_FAST.fill(), "too-fast", 429)


@dataclass(frozen=True, slots=True)
class Door:
    """By which names the server is known, and whose pages may talk to it."""

    loopback: bool = True  # it listens to this machine only
    origins: tuple[str, ...] = ()  # of pages besides its own

    def check(self, headers: Mapping[str, str], scheme: str = PLAIN) -> None:
        """Refuse a page of another site, and a name that somebody else has given to this machine."""
        host = headers.get("host", "")
        if self.loopback and name_in(host) not in LOOPBACK and not self.goes_by(host):
            raise Refusal(refusals.OTHER_HOST.fill(host=host[:LONGEST_HOST]), "host", 403)
        origin = headers.get("origin")
        if origin is not None and origin not in self.origins and not same_site(origin, host, scheme):
            raise Refusal(refusals.OTHER_ORIGIN.fill(), "origin", 403)

    def goes_by(self, host: str) -> bool:
        """Whether a site that was named goes by this name: then a proxy serves it from here."""
        return any([same_site(origin, host, origin.partition("://")[0]) for origin in self.origins])


def name_in(host: str) -> str:
    """The name in a header `Host`, without its port: of an IPv6 address what its brackets hold, and nothing where it is none.

    >>> name_in("localhost:4747"), name_in("[::1]:4747"), name_in("[::1"), name_in("a:b:c")
    ('localhost', '::1', '', '')
    """
    if host.startswith("["):
        name, closed, rest = host[1:].partition("]")
        return name.lower() if closed and (not rest or rest.startswith(":")) else ""
    name, _, port = host.partition(":")
    return "" if ":" in port else name.lower()


def check_depth(data: bytes) -> None:
    """Refuse JSON that is nested too deep, before anybody reads it.

    Each round takes the innermost pairs of brackets away, so the work is that of reading the text `DEEPEST` times at most.
    """
    left = STRINGS.sub(b"", data).translate(NESTING, NO_NESTING)
    for _ in range(DEEPEST):
        if b"()" not in left:
            break
        left = left.replace(b"()", b"")
    if b"()" in left or left.count(b"(") > DEEPEST:
        raise Refusal(refusals.TOO_DEEP.fill(most=DEEPEST), "too-deep")
