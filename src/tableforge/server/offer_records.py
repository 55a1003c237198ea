"""Open tables in the database: a table that somebody offers, and who has sat down, until all are there and it is dealt.

Each function is one job of `Database.write` or `Database.read`. A seat's token opens the offer first and the table later: only
its digest is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace

from tableforge.server import refusals
from tableforge.server.refusals import Refusal
from tableforge.server.store import OFFERS

Json = dict[str, Any]
HOST: Final = "host"
GUEST: Final = "guest"
FREE: Final = "free"
BOT: Final = "bot"
MOST_OF_ONE: Final = 3  # open tables of a person or an address
MOST_OPEN: Final = 500  # in the list of everybody
MOST_BY_LINK: Final = 5000
MOST_LISTED: Final = 60
VANISHED: Final = 120.0  # seconds after which a listed table whose host has no line is offered no longer
LINKED: Final = 24 * 3600.0  # the same of one that is offered by its link alone: its guests may come when they can
KEPT: Final = 24 * 3600.0  # seconds for which it is told what an offer has become
UNFINISHED: Final = 30.0  # seconds after which a table that nobody has finished making is made again


class OpenSeat(Struct, frozen=True, kw_only=True):
    """A seat of an open table, and what whoever has it brings."""

    seat: int
    kind: str = FREE
    name: str = ""
    bot: str = ""
    token: str = ""  # the digest of what opens it
    person: str = ""  # the digest of the key of whoever sits there; or empty
    deck: Json | None = None
    shown: dict[str, Json] = {}  # the deck as it is shown, by language
    choice: str = ""


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table that is offered: what is played, by which settings, and who sits where."""

    id: str
    game: str
    public: bool
    key: str  # the digest of what its link holds
    setup: Json  # as the host wants it, without decks
    seats: tuple[OpenSeat, ...]
    table: str  # the id that the table will have
    seed: str = ""  # in digits: of 64 bits; empty where it was not chosen
    practice: bool = False
    best_of: int = 1
    note: str = ""
    lang: str = "en"
    rated: bool = False
    talk: bool = True
    clock: Any = None
    house: bool = False
    created: float = 0.0
    filled: float = 0.0  # when the last seat was taken
    made: bool = False
    seen: float = 0.0  # when the host's line was last there, as the row has it

    @property
    def free(self) -> list[OpenSeat]:
        """The seats that nobody has taken yet."""
        return [seat for seat in self.seats if seat.kind == FREE]

    @property
    def host(self) -> OpenSeat:
        """The seat of whoever offers the table."""
        return next(seat for seat in self.seats if seat.kind == HOST)

    def seat_of(self, digests: Iterable[str]) -> OpenSeat | None:
        """Return the seat that one of some token digests opens."""
        known = set(digests)
        return next((seat for seat in self.seats if seat.token and seat.token in known), None)

    def with_seat(self, seat: OpenSeat) -> OpenTable:
        """Return the offer with one seat changed."""
        return replace(self, seats=tuple([seat if s.seat == seat.seat else s for s in self.seats]))


# ---------------------------------------------------------------- writing
def add_offer(c: sa.Connection, offer: OpenTable, visitor: str, person: str) -> None:
    """Insert an offer.

    Raises Refusal where a person or an address offers too many tables already, or all do.
    """
    waits = OFFERS.c.table.is_(None)
    mine = OFFERS.c.visitor == visitor
    if person:
        mine = sa.or_(mine, OFFERS.c.person == person)
    if count(c, waits, mine) >= MOST_OF_ONE:
        raise Refusal(refusals.MANY_OFFERS.fill(most=MOST_OF_ONE), "many-offers", 409)
    most = MOST_OPEN if offer.public else MOST_BY_LINK
    if count(c, waits, OFFERS.c.public == offer.public) >= most:
        raise Refusal(refusals.FULL_LIST.fill(most=most), "full", 503)
    c.execute(
        OFFERS.insert().values(
            id=offer.id,
            public=offer.public,
            visitor=visitor,
            person=person,
            table=None,
            body=to_body(offer),
            version=1,
            seen=offer.created,
        )
    )


def count(c: sa.Connection, *where: sa.ColumnElement[bool]) -> int:
    """Return how many offers fit all conditions."""
    found: int = c.execute(sa.select(sa.func.count()).select_from(OFFERS).where(*where)).scalar_one()
    return found


def change_offer(c: sa.Connection, id: str, change: Callable[[OpenTable], OpenTable]) -> OpenTable:
    """Change an offer, one change after the other; return it as it is now.

    Raises Refusal where it is gone, and whatever `change` raises: then nothing is changed.
    """
    row = c.execute(sa.select(*READ).where(OFFERS.c.id == id).with_for_update()).first()
    if row is None:
        raise no_offer()
    now = change(from_body(*row))
    values = {"body": to_body(now), "version": OFFERS.c.version + 1, "table": now.table if now.made else None}
    c.execute(OFFERS.update().where(OFFERS.c.id == id).values(**values))
    return now


def offers_of(c: sa.Connection, person: str) -> list[OpenTable]:
    """Return the offers at which somebody sits, as host or as guest; `person` is the digest of a key, or how it begins."""
    rows = c.execute(sa.select(*READ).where(OFFERS.c.body.contains(person, autoescape=True)))
    found = [from_body(*row) for row in rows] if person else []
    return [x for x in found if any([s.person.startswith(person) for s in x.seats])]


def leave_offers(c: sa.Connection, person: str) -> tuple[list[str], list[str]]:
    """Take somebody from all offers that are no tables yet: their own are deleted, elsewhere their seat is free again.

    Return the ids of the deleted ones, and of those that have changed. `person` is as in `offers_of`.
    """
    gone, changed = [], []
    for offer in [x for x in offers_of(c, person) if not x.made]:
        if offer.host.person.startswith(person):
            remove_offer(c, offer.id)
            gone.append(offer.id)
            continue
        change_offer(c, offer.id, partial(without_person, person=person))
        changed.append(offer.id)
    return gone, changed


def without_person(offer: OpenTable, person: str) -> OpenTable:
    """Return an offer with the seats of somebody free again."""
    seats = [OpenSeat(seat=s.seat) if s.person.startswith(person) else s for s in offer.seats]
    return replace(offer, seats=tuple(seats))


def remove_offer(c: sa.Connection, id: str) -> None:
    """Delete an offer."""
    c.execute(OFFERS.delete().where(OFFERS.c.id == id))


def touch_offers(c: sa.Connection, ids: Sequence[str], at: float) -> None:
    """Note that the hosts of some offers are there."""
    c.execute(OFFERS.update().where(OFFERS.c.id.in_(ids)).values(seen=at))


def touch_all(c: sa.Connection, at: float) -> None:
    """Note that all hosts were there until now: while the server was away, nobody could be."""
    c.execute(OFFERS.update().where(OFFERS.c.table.is_(None), OFFERS.c.seen < at).values(seen=at))


def expire_offers(c: sa.Connection, at: float) -> list[str]:
    """Delete the offers whose hosts have vanished, and those that have long become tables; return the ids of the former."""
    seen = OFFERS.c.seen
    away = sa.or_(sa.and_(OFFERS.c.public, seen < at - VANISHED), seen < at - LINKED)
    gone = sa.and_(OFFERS.c.table.is_(None), away)
    ids = [id for (id,) in c.execute(sa.select(OFFERS.c.id).where(gone))]
    old = sa.and_(OFFERS.c.table.is_not(None), seen < at - KEPT)
    c.execute(OFFERS.delete().where(sa.or_(gone, old)))
    return ids


# ---------------------------------------------------------------- reading
READ: Final = (OFFERS.c.body, OFFERS.c.seen)


def find_offer(c: sa.Connection, id: str) -> OpenTable | None:
    """Return an offer, or None."""
    row = c.execute(sa.select(*READ).where(OFFERS.c.id == id)).first()
    return None if row is None else from_body(*row)


def list_offers(c: sa.Connection) -> list[OpenTable]:
    """Return the open tables of the list that have a free seat, newest first."""
    waits = (OFFERS.c.table.is_(None), OFFERS.c.public)
    found = [from_body(*row) for row in c.execute(sa.select(*READ).where(*waits))]
    return sorted([x for x in found if x.free], key=lambda x: -x.created)[:MOST_LISTED]


def versions(c: sa.Connection) -> dict[str, int]:
    """Return the version of each offer, by id: what has changed, whoever has changed it."""
    return {id: version for id, version in c.execute(sa.select(OFFERS.c.id, OFFERS.c.version))}


def list_unfinished(c: sa.Connection, at: float) -> list[OpenTable]:
    """Return the offers whose seats were all taken a while ago, and that have become no table."""
    found = [from_body(*row) for row in c.execute(sa.select(*READ).where(OFFERS.c.table.is_(None)))]
    return [x for x in found if not x.free and x.filled < at - UNFINISHED]


def no_offer() -> Refusal:
    """Return the refusal of an offer that is gone."""
    return Refusal(refusals.NO_OFFER.fill(), "no-offer", 404)


def to_body(offer: OpenTable) -> str:
    """Return an offer as the database keeps it."""
    return msgspec.json.encode(offer).decode()


def from_body(body: str, seen: float) -> OpenTable:
    """Return the offer that the database keeps, and when its host was last there."""
    return replace(msgspec.json.decode(body, type=OpenTable), seen=seen)
