"""A proxy before the server: who asks behind it, and by which scheme.  Only proxies that were named are believed.

>>> proxies = trusted(["10.0.0.0/8", "::1"])
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

from tableforge.server import refusals
from tableforge.server.refusals import Refusal

MOST_HOPS: Final = 32  # that are followed
PLAIN: Final = "http"
SECURE: Final = "https"
SCHEMES: Final = {"http": PLAIN, "ws": PLAIN, "https": SECURE, "wss": SECURE}
HEADERS: Final = ("x-forwarded-for", "x-forwarded-proto", "forwarded")
PORTS: Final = {PLAIN: ":80", SECURE: ":443"}  # that nobody needs to say


@dataclass(frozen=True, slots=True)
class Proxies:
    """The networks in which proxies are believed."""

    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def __contains__(self, address: object) -> bool:
        found = read(address) if isinstance(address, str) and self.networks else None
        return found is not None and any([found in network for network in self.networks])

    def client(self, address: str, headers: Mapping[str, str]) -> str:
        """Whoever is behind a connection: the last address in the chain that is none of a proxy's, as the proxies tell it."""
        hops = self.hops(headers) if address in self else []
        for told in reversed(hops[-MOST_HOPS:]):
            found = read(told)
            if found is None:  # a proxy that does not say: what is before it nobody vouches for
                break
            address = str(found)
            if address not in self:
                break
        return address

    def hops(self, headers: Mapping[str, str]) -> list[str]:
        """The chain of addresses as proxies tell it, the client first."""
        if told := headers.get("x-forwarded-for", ""):
            return [bare(part) for part in told.split(",")]
        return [bare(value) for value in pairs(headers.get("forwarded", ""), "for")]

    def scheme(self, address: str, scheme: str, headers: Mapping[str, str]) -> str:
        """Whether a page came over http or https: as the connection says, or the proxy that it comes from."""
        own = SCHEMES.get(scheme, PLAIN)
        if address not in self:
            return own
        told = [word for word in headers.get("x-forwarded-proto", "").split(",") if word]
        told = told or pairs(headers.get("forwarded", ""), "proto")
        return SCHEMES.get(told[-1].strip().strip('"').lower(), own) if told else own


def heard(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """What proxies say in the headers of a request; each may add a line of its own."""
    out: dict[str, str] = {}
    for raw, value in headers:
        name = raw.decode("latin-1").lower()
        if name in HEADERS:
            text = value.decode("latin-1")
            out[name] = f"{out[name]},{text}" if name in out else text
    return out


def trusted(words: Iterable[str]) -> Proxies:
    """The proxies of some addresses and networks, several of them with commas between."""
    found = []
    for word in [part.strip() for told in words for part in told.split(",") if part.strip()]:
        try:
            found.append(ip_network(word, strict=False))
        except ValueError:
            raise Refusal(refusals.NO_PROXY.fill(word=word), "proxy") from None
    return Proxies(tuple(found))


def read(address: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 is the same in the clothes of IPv6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def bare(told: str) -> str:
    """An address of a chain without quotes, brackets and port.

    >>> bare('"[2001:db8::5]:4711"'), bare(" 192.0.2.7:80"), bare("2001:db8::5")
    ('2001:db8::5', '192.0.2.7', '2001:db8::5')
    """
    word = told.strip().strip('"')
    if word.startswith("["):
        return word[1:].partition("]")[0]
    return word.partition(":")[0] if word.count(":") == 1 else word


def pairs(told: str, name: str) -> list[str]:
    """The values of a name in a header `Forwarded`, one for each proxy that says it."""
    out = []
    for part in told.split(","):
        for pair in part.split(";"):
            key, _, value = pair.strip().partition("=")
            if key.lower() == name:
                out.append(value)
    return out


def same_site(origin: str, host: str, scheme: str) -> bool:
    """Whether a page's origin is this server, by its scheme, name and port.

    >>> same_site("https://a.example", "A.example:443", "https"), same_site("http://a.example", "a.example", "https")
    (True, False)
    """
    own, _, name = origin.lower().partition("://")
    port = PORTS.get(scheme, "")
    return bool(host) and own == scheme and name.removesuffix(port) == host.lower().removesuffix(port)
