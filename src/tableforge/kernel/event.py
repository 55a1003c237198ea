"""Events: what happened, as the log keeps it."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.open import mypyc_attr

# Bits of the seats that may see an event's cards.  A mask of just the seats at the table is not this one: everybody at
# the table sees the cards then, a spectator does not.
ALL_SEATS: Final = 0xFF

NOT_TOLD: Final = -1  # a position within a zone that is not told, such as the order of a hand


@mypyc_attr(acyclic=True)
class Snapshot:
    """A thing as it was at the moment of an event, and where it lay; without an id, a whole zone.

    id      the same for all its copies    zone, seat   the zone in which it lay, and whose that is
    whose   the seat whose it was          at, host     its place in there; where it lay on another thing, that thing
    """

    def __init__(
        self,
        id: str,
        whose: int = -1,
        zone: str = "",
        seat: int = -1,
        at: int = NOT_TOLD,
        host: Snapshot | None = None,
    ) -> None:
        self.id = id
        self.whose = whose
        self.zone = zone
        self.seat = seat
        self.at = at
        self.host = host

    def dump(self) -> tuple[object, ...]:
        """The snapshot as plain data, for digests."""
        host = None if self.host is None else self.host.dump()
        return (self.id, self.whose, self.zone, self.seat, self.at, host)


NOTHING: Final = Snapshot("")


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: to which cards, how much, because of which card and rule, and who may see the cards.

    Where cards have moved, `frm` and `to` say from which place to which; without cards, all that lay in `frm` has.  `data` has
    further numbers of the game's: what a test was made of, say.
    `how` tells events of one kind apart that are told in other words: a card that is drawn or found, a price that is paid or
    not.  Whoever emits it says so; a game declares which there are (`EventKind`).  It follows from all the rest, and is no part
    of `dump`.
    `things` and `by` are the cards and the source as they were when it was told, and `who` is the id of the thing that stands
    for the seat, in a game in which one does.  `also` are further things that its sentence names, which everybody may know: who
    stands beside it, whom it was meant for; `grantor` is the thing that gave the source what it acted by.  So an event can be put
    in words at any time, and without the position: it reads the same whatever has become of them.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        cards: tuple[int, ...],
        amount: int,
        source: int,
        rule: str,
        seen_by: int,
        note: str,
        data: tuple[int, ...],
        frm: Snapshot,
        to: Snapshot,
        things: tuple[Snapshot, ...],
        by: Snapshot,
        who: str = "",
        also: tuple[Snapshot, ...]
        | None = None,  # defaults are plain constants: compiled, only those are seen from outside
        grantor: Snapshot | None = None,
        how: str = "",
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.amount = amount
        self.source = source
        self.rule = rule
        self.seen_by = seen_by
        self.note = note
        self.data = data
        self.frm = frm
        self.to = to
        self.things = things
        self.by = by
        self.who = who
        self.also = () if also is None else also
        self.grantor = NOTHING if grantor is None else grantor
        self.how = how

    @property
    def sort(self) -> str:
        """Its kind, and how it came about: the name of the sentence that tells it."""
        return f"{self.kind}:{self.how}" if self.how else self.kind

    def dump(self) -> tuple[object, ...]:
        """Everything about it, as plain data."""
        told = (
            self.kind,
            self.seat,
            self.cards,
            self.amount,
            self.source,
            self.rule,
            self.seen_by,
            self.note,
            self.data,
            self.frm.dump(),
            self.to.dump(),
            tuple([x.dump() for x in self.things]),
            self.by.dump(),
        )
        if self.also or self.grantor is not NOTHING:
            return (*told, self.who, tuple([x.dump() for x in self.also]), self.grantor.dump())
        return (*told, self.who) if self.who else told

    def with_cards(
        self, cards: tuple[int, ...], things: tuple[Snapshot, ...], also: tuple[Snapshot, ...], how: str
    ) -> Event:
        """Return the same event of other cards, with what is said of them besides."""
        return Event(
            self.kind,
            self.seat,
            cards,
            self.amount,
            self.source,
            self.rule,
            self.seen_by,
            self.note,
            self.data,
            self.frm,
            self.to,
            things,
            self.by,
            self.who,
            also,
            self.grantor,
            how,
        )

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether a seat may see the cards; a spectator (None) sees what everybody sees."""
        return self.seen_by == ALL_SEATS if seat is None else self.seen_by >> seat & 1 == 1
