"""Events: what happened, as the log keeps it."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.open import mypyc_attr

# Bits of the seats that may see an event's cards.  A mask of just the seats at the table is not this one: everybody at
# the table sees the cards then, a spectator does not.
ALL_SEATS: Final = 0xFF


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: to which cards, how much, because of which card and rule, and who may see the cards."""

    def __init__(
        self, kind: str, seat: int, cards: tuple[int, ...], amount: int, source: int, rule: str, seen_by: int, note: str
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.amount = amount
        self.source = source
        self.rule = rule
        self.seen_by = seen_by
        self.note = note

    def seen(self, seat: int | None) -> bool:
        """Whether a seat may see the cards; a spectator (None) sees what everybody sees."""
        return self.seen_by == ALL_SEATS if seat is None else self.seen_by >> seat & 1 == 1
