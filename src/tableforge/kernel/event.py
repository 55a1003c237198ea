"""Events: what happened, as the log keeps it."""

from __future__ import annotations

from typing import Final, TypeAlias

from tableforge.kernel.open import mypyc_attr

# Bits of the seats that may see an event's cards.  A mask of just the seats at the table is not this one: everybody at
# the table sees the cards then, a spectator does not.
ALL_SEATS: Final = 0xFF

# A place at the table: the name of a zone, and whose it is.
Spot: TypeAlias = tuple[str, int]
NOWHERE: Final[Spot] = ("", -1)


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: to which cards, how much, because of which card and rule, and who may see the cards.

    Where cards have moved, `frm` and `to` say from which place to which.  `data` has further numbers of the game's: what a
    test was made of, say.
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

    def seen(self, seat: int | None) -> bool:
        """Whether a seat may see the cards; a spectator (None) sees what everybody sees."""
        return self.seen_by == ALL_SEATS if seat is None else self.seen_by >> seat & 1 == 1
