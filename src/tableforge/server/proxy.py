"""A proxy before the server: who asks behind it, and by which scheme.  Only proxies that were named are believed.

>>> proxies = parse_proxies(["10.0.0.0/8", "::1"])
>>> "10.1.2.3" in proxies, "::ffff:10.1.2.3" in proxies, "192.0.2.7" in proxies, "nobody" in proxies
(True, True, False, False)
>>> proxies.client("10.0.0.1", {"x-forwarded-for": "6.6.6.6, 192.0.2.7, 10.0.0.2"})
'192.0.2.7'
>>> proxies.client("192.0.2.7", {"x-forwarded-for": "6.6.6.6"})
'192.0.2.7'
>>> proxies.client("::1", {"forwarded": 'for="[2001:db8::5]:4711";proto=https, for=10.0.0.2'})
'2001:db8::5'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from tableforge.server import refusals
from tableforge.server.refusals import Refusal

MOST_HOPS: Final = 32  # longest chain of proxies that is followed
PLAIN: Final = "http"
SECURE: Final = "https"
SCHEMES: Final = {"http": PLAIN, "ws": PLAIN, "https": SECURE, "wss": SECURE}
HEADERS: Final = ("x-forwarded-for", "x-forwarded-proto", "forwarded")
PORTS: Final = {PLAIN: ":80", SECURE: ":443"}  # default ports


@dataclass(frozen=True, slots=True)
class Proxies:
    """The networks whose proxies are trusted."""

    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def __contains__(self, address: object) -> bool:
        found = parse_address(address) if isinstance(address, str) and self.networks else None
        return found is not None and any([found in network for network in self.networks])

    def client(self, address: str, headers: Mapping[str, str]) -> str:
        """Return the address of the client: the last one in the chain that belongs to no trusted proxy."""
        hops = self.hops(headers) if address in self else []
        for told in reversed(hops[-MOST_HOPS:]):
            found = parse_address(told)
            if found is None:  # a proxy without headers: nobody vouches for what is before it
                break
            address = str(found)
            if address not in self:
                break
        return address

    def hops(self, headers: Mapping[str, str]) -> list[str]:
        """Return the chain of addresses that the proxies report, the client first."""
        if told := headers.get("x-forwarded-for", ""):
            return [strip_address(part) for part in told.split(",")]
        return [strip_address(value) for value in forwarded_values(headers.get("forwarded", ""), "for")]

    def scheme(self, address: str, scheme: str, headers: Mapping[str, str]) -> str:
        """Return http or https: as the connection says, or as the trusted proxy reports."""
        own = SCHEMES.get(scheme, PLAIN)
        if address not in self:
            return own
        told = [word for word in headers.get("x-forwarded-proto", "").split(",") if word]
        told = told or forwarded_values(headers.get("forwarded", ""), "proto")
        return SCHEMES.get(told[-1].strip().strip('"').lower(), own) if told else own


def forwarding_headers(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """Return the headers in which proxies report, several lines of one joined."""
    out: dict[str, list[str]] = {}
    for raw, value in headers:
        name = raw.decode("latin-1").lower()
        if name in HEADERS:
            out.setdefault(name, []).append(value.decode("latin-1"))
    return {name: ",".join(lines) for name, lines in out.items()}


def parse_proxies(words: Iterable[str]) -> Proxies:
    """Return the proxies of some addresses and networks, each text a list with commas.

    Raises Refusal where one is malformed.
    """
    found = []
    for word in [part.strip() for told in words for part in told.split(",") if part.strip()]:
        try:
            found.append(ip_network(word, strict=False))
        except ValueError:
            raise Refusal(refusals.NO_PROXY.fill(word=word), "proxy") from None
    return Proxies(tuple(found))


def parse_origins(words: Iterable[str]) -> tuple[str, ...]:
    """Return the origins of some sites as browsers name them: without a slash behind them, in small letters.

    >>> parse_origins(["https://Play.example.org/", "http://10.0.0.2:8080", "https://a.example:443"])
    ('https://play.example.org', 'http://10.0.0.2:8080', 'https://a.example')

    Raises Refusal where one is malformed.
    """
    out = []
    for word in words:
        try:
            found = urlsplit(word)
            port = found.port
        except ValueError:
            raise Refusal(refusals.NO_ORIGIN.fill(word=word), "origin") from None
        host = found.netloc.lower()
        more = found.path.strip("/") or found.query or found.fragment or "@" in host
        if found.scheme not in PORTS or not found.hostname or more:
            raise Refusal(refusals.NO_ORIGIN.fill(word=word), "origin")
        usual = PORTS[found.scheme]
        out.append(f"{found.scheme}://{host.removesuffix(usual) if port is not None else host.rstrip(':')}")
    return tuple(out)


def parse_address(address: str) -> IPv4Address | IPv6Address | None:
    """Return an IP address, or None; an IPv4 address inside IPv6 is taken as IPv4."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def group_address(address: str) -> str:
    """For whom an address is counted: for itself, or of IPv6 its network of 64 bits, all of which one visitor has to choose from.

    >>> [group_address(address) for address in ("2001:db8::5", "2001:db8::ffff:1", "::1", "fe80::1%eth0", "::ffff:192.0.2.7")]
    ['2001:db8::/64', '2001:db8::/64', '::1', 'fe80::1%eth0', '192.0.2.7']
    """
    found = parse_address(address) if ":" in address else None
    if found is None or found.is_loopback or found.is_link_local:
        return address
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found)


def strip_address(told: str) -> str:
    """Return an address of a chain without quotes, brackets and port.

    >>> strip_address('"[2001:db8::5]:4711"'), strip_address(" 192.0.2.7:80"), strip_address("2001:db8::5")
    ('2001:db8::5', '192.0.2.7', '2001:db8::5')
    """
    word = told.strip().strip('"')
    if word.startswith("["):
        return word[1:].partition("]")[0]
    return word.partition(":")[0] if word.count(":") == 1 else word


def forwarded_values(told: str, name: str) -> list[str]:
    """Return the values of a name in a `Forwarded` header, one for each proxy that gives it."""
    out = []
    for part in told.split(","):
        for pair in part.split(";"):
            key, _, value = pair.strip().partition("=")
            if key.lower() == name:
                out.append(value)
    return out


def is_same_site(origin: str, host: str, scheme: str) -> bool:
    """Whether an origin is this server: scheme, host and port are the same.

    >>> is_same_site("https://a.example", "A.example:443", "https"), is_same_site("http://a.example", "a.example", "https")
    (True, False)
    """
    own, _, name = origin.lower().partition("://")
    port = PORTS.get(scheme, "")
    return bool(host) and own == scheme and name.removesuffix(port) == host.lower().removesuffix(port)
