"""What keeps the server from being misused: who may ask, how much, how deep, and what a browser may load."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from tableforge.server import refusals
from tableforge.server.proxy import PLAIN, same_site
from tableforge.server.refusals import Refusal

LONGEST_FRAME: Final = 64 * 1024
LONGEST_BODY: Final = 256 * 1024
LONGEST_SAVE: Final = 4 * 1024 * 1024
DEEPEST: Final = 32
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
STRINGS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"')
BRACKETS: Final = re.compile(rb"[\[\]{}]")
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
    waiting: int = 64  # messages that a slow client may be behind
    until_seated: float = 5.0  # seconds


class Bucket:
    """A measure that fills again with time."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self.rate = rate
        self.left = rate.at_once
        self.at = at

    def take(self, at: float) -> bool:
        """Whether one more is allowed."""
        self.left = min(self.rate.at_once, self.left + (at - self.at) * self.rate.each_second)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


@dataclass(slots=True)
class Gate:
    """The measures of addresses; those that were not seen for long are forgotten first."""

    limits: Limits = field(default_factory=Limits)
    buckets: OrderedDict[tuple[str, str], Bucket] = field(default_factory=OrderedDict)

    def let(self, what: str, rate: Rate, address: str) -> None:
        """Refuse what is too much."""
        at = time.monotonic()
        bucket = self.buckets.get((what, address))
        if bucket is None:
            bucket = self.buckets[what, address] = Bucket(rate, at)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end((what, address))
        if not bucket.take(at):
            raise Refusal(refusals.TOO_FAST.fill(), "too-fast", 429)


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
        if self.loopback and urlsplit(f"//{host}").hostname not in LOOPBACK and not self.goes_by(host):
            raise Refusal(refusals.OTHER_HOST.fill(), "host", 403)
        origin = headers.get("origin")
        if origin is not None and origin not in self.origins and not same_site(origin, host, scheme):
            raise Refusal(refusals.OTHER_ORIGIN.fill(), "origin", 403)

    def goes_by(self, host: str) -> bool:
        """Whether a site that was named goes by this name: then a proxy serves it from here."""
        return any([same_site(origin, host, origin.partition("://")[0]) for origin in self.origins])


def check_depth(data: bytes) -> None:
    """Refuse JSON that is nested too deep, before anybody reads it."""
    depth = 0
    for bracket in BRACKETS.findall(STRINGS.sub(b"", data)):
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            raise Refusal(refusals.TOO_DEEP.fill(most=DEEPEST), "too-deep")
