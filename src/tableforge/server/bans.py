"""Whom the host does not let in: addresses, networks of addresses, and people by the sign of their key."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

import sqlalchemy as sa

from tableforge.server import proxy, refusals, wall_clock
from tableforge.server.faces import sign_of
from tableforge.server.refusals import Refusal
from tableforge.server.store import BANS

ADDRESS: Final = "address"
PERSON: Final = "person"
SIGN: Final = re.compile("[0-9a-f]{12}")
Network = IPv4Network | IPv6Network


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody who is not let in: an address, a network, or the sign of a person; why, and since when."""

    kind: str
    who: str
    why: str
    at: float

    @property
    def reason(self) -> str:
        """Why somebody is not let in, as they are told it behind the sentence."""
        return f" ({self.why})" if self.why else ""


@dataclass(slots=True)
class Bans:
    """All bans, as this process knows them."""

    networks: dict[Network, Ban] = field(default_factory=dict)
    people: dict[str, Ban] = field(default_factory=dict)

    def take_over(self, found: list[Ban]) -> None:
        """Put these in the place of those that were known."""
        self.networks = {ip_network(ban.who): ban for ban in found if ban.kind == ADDRESS}
        self.people = {ban.who: ban for ban in found if ban.kind == PERSON}

    def find(self, address: str, person: str) -> Ban | None:
        """Return the ban of an address or of a person (the digest of a key), or None."""
        if person and self.people and (ban := self.people.get(sign_of(person))) is not None:
            return ban
        own = read_network(address) if self.networks else None
        if own is None:
            return None
        return next((ban for network, ban in self.networks.items() if is_within(own, network)), None)

    def check(self, address: str, person: str) -> None:
        """Raise Refusal where an address or a person is not let in."""
        ban = self.find(address, person)
        if ban is not None:
            raise Refusal(refusals.BANNED.fill(why=ban.reason), "banned", 403)


@lru_cache(maxsize=4096)
def read_network(address: str) -> Network | None:
    """Return an address or a network as such; None where it is none."""
    try:
        return ip_network(address)
    except ValueError:
        return None


def is_within(own: Network, network: Network) -> bool:
    """Whether an address lies in a network."""
    if isinstance(own, IPv4Network):
        return isinstance(network, IPv4Network) and own.subnet_of(network)
    return isinstance(network, IPv6Network) and own.subnet_of(network)


def parse_ban(kind: str, who: str, why: str) -> Ban:
    """Return a ban that the host wants; an address of IPv6 stands for its network of 64 bits, as everywhere here.

    Raises Refusal where it is neither an address or network that can be refused, nor the sign of a person.
    """
    word = who.strip()
    if kind == PERSON and SIGN.fullmatch(word.lower()):
        return Ban(PERSON, word.lower(), why, wall_clock.now())
    if kind == ADDRESS:
        try:
            found = ip_network(word if "/" in word else proxy.group_address(word), strict=False)
        except ValueError:
            found = None
        if found is not None and not found.is_loopback and found.prefixlen:
            single = found.prefixlen == found.max_prefixlen
            return Ban(ADDRESS, str(found.network_address if single else found), why, wall_clock.now())
    raise Refusal(refusals.NO_BAN.fill(word=word[:80]), "bad-request")


# ---------------------------------------------------------------- jobs of the store
def read_bans(c: sa.Connection) -> list[Ban]:
    """Return all bans, the newest first."""
    wanted = sa.select(BANS.c.kind, BANS.c.who, BANS.c.why, BANS.c.at)
    return [Ban(*row) for row in c.execute(wanted.order_by(BANS.c.at.desc()))]


def add_ban(c: sa.Connection, ban: Ban) -> None:
    """Insert a ban, in the place of an older one of the same."""
    remove_ban(c, ban.kind, ban.who)
    c.execute(BANS.insert().values(kind=ban.kind, who=ban.who, why=ban.why, at=ban.at))


def remove_ban(c: sa.Connection, kind: str, who: str) -> None:
    """Delete a ban."""
    c.execute(BANS.delete().where(BANS.c.kind == kind, BANS.c.who == who))
