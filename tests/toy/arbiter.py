"""Lamplighters for those who may see all of it: how positions are written, and what there is to know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from toy.game import KINDS, PLACES, ROUND, Lamps, LFrame, card_key
from toy.position import SEATS

from tableforge.kernel.arbiter import Arbiter, Cards, Facts
from tableforge.kernel.core import State


class LampArbiter(Arbiter):
    """Lamplighters as it is, hidden cards and dice included."""

    seats = SEATS

    def settings(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        rest: dict[str, Any] = dict(fields)
        options: dict[str, Any] = {name: rest.pop(name) for name in ("edition", "nature", "forced") if name in rest}
        named = [p for p, name in enumerate(SEATS) if name in rest]
        return {**options, "seats": max(2, *[p + 1 for p in (0, *named)]), "position": rest}

    def active(self, s: State) -> int:
        assert isinstance(s, Lamps)
        return next((f.turn for f in s.stack if isinstance(f, LFrame) and f.prog is ROUND), 0) % s.seats

    def under_way(self, s: State) -> bool:
        return s.stack[-1].prog is not ROUND

    def things(self, s: State) -> Iterable[int]:
        assert isinstance(s, Lamps)
        return range(len(s.kind))

    def name(self, s: State, i: int) -> str:
        assert isinstance(s, Lamps)
        return KINDS[s.kind[i]]

    def key(self, s: State, i: int, seat: int) -> str:
        assert isinstance(s, Lamps)
        zone, p = where(s, i)
        return (
            card_key(s, i)
            if p in (-1, seat)
            else f"{KINDS[s.kind[i]]}@{SEATS[p]}-{zone}:{self.zone(s, p, zone).index(i)}"
        )

    def alike(self, key: str) -> str:
        return key.partition("@")[0]

    def unfit(self, s: State, verb: str, i: int, seat: int) -> tuple[bool, ...]:
        assert isinstance(s, Lamps)
        return (where(s, i) != ("hand", seat),)

    def zone(self, s: State, seat: int, name: str) -> Sequence[int]:
        assert isinstance(s, Lamps)
        if seat < 0:
            return s.deck if name == "deck" else s.discard
        return s.hands[seat] if name == "hand" else s.worn[seat]

    def card(self, s: State, i: int) -> Facts:
        assert isinstance(s, Lamps)
        zone, p = where(s, i)
        return {"id": KINDS[s.kind[i]], "zone": zone, "holder": SEATS[p] if p >= 0 else None}

    def player(self, s: State, p: int) -> Facts:
        assert isinstance(s, Lamps)
        return {
            "at": PLACES[s.at[p]],
            "wounds": s.wounds[p],
            "die": s.dice[p],
            "ready": s.ready[p],
            "up": s.up(p),
            "hand": Cards(s.hands[p]),
            "worn": Cards(s.worn[p]),
        }

    def table(self, s: State) -> Facts:
        assert isinstance(s, Lamps)
        return {
            "turn": s.turn,
            "fog": s.fog,
            "lit": [PLACES[x] for x in s.lit],
            "bag": list(s.bag),
            "deck": Cards(s.deck),
            "discard": Cards(s.discard),
            "over": s.over,
            "won": s.won,
        }


def where(s: Lamps, i: int) -> tuple[str, int]:
    """The zone of a card, and whose it is; -1 is the table."""
    for p in range(s.seats):
        if i in s.hands[p] or i in s.worn[p]:
            return "hand" if i in s.hands[p] else "worn", p
    return "deck" if i in s.deck else "discard", -1


ARBITER: Final = LampArbiter()
