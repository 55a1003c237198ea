"""Events: what happened, as the log keeps it."""

from __future__ import annotations

from typing import Final, TypeAlias

from tableforge.kernel.open import mypyc_attr

# Bits of the seats that may see an event's cards.  A mask of just the seats at the table is not this one: everybody at
# the table sees the cards then, a spectator does not.
ALL_SEATS: Final = 0xFF

# A place at the table: the name of a zone, whose it is, and the place in it as a view would point at it ("line:2");
# that is "" where no place is to be told, as in a hand.
Spot: TypeAlias = tuple[str, int, str]
NOWHERE: Final[Spot] = ("", -1, "")

# A thing as it was when an event was told of it: its id, the same for all its copies, whose it was, and where it lay.
Snapshot: TypeAlias = tuple[str, int, Spot]
NOTHING: Final[Snapshot] = ("", -1, NOWHERE)


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: to which cards, how much, because of which card and rule, and who may see the cards.

    Where cards have moved, `frm` and `to` say from which place to which; without cards, all that lay in `frm` has.  `data` has
    further numbers of the game's: what a test was made of, say.
    `things` and `by` are the cards and the source as they were when it was told.  So an event can be put in words at any
    time, and without the position: it reads the same whatever has become of them.
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
        frm: Spot,
        to: Spot,
        things: tuple[Snapshot, ...],
        by: Snapshot,
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

    def seen(self, seat: int | None) -> bool:
        """Whether a seat may see the cards; a spectator (None) sees what everybody sees."""
        return self.seen_by == ALL_SEATS if seat is None else self.seen_by >> seat & 1 == 1
