"""KeyForge for those who may see all of it: how positions are written, and what there is to know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tableforge.kernel.arbiter import Arbiter, Cards, Facts, OneCard
from tableforge.kernel.core import State
from tableforge.keyforge import board, turn
from tableforge.keyforge import view as views
from tableforge.keyforge.cards import titles
from tableforge.keyforge.fields import SEATS
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.keyforge.names import (
    ARTIFACTS,
    ASSAULT,
    ATTACHED,
    HAND,
    HAZARDOUS,
    HOUSES,
    LIMBO,
    LINE,
    STEPS,
    TYPES,
    ZONES,
)
from tableforge.keyforge.state import KeyForge
from tableforge.tongue.spelling import squash
from tableforge.words.frame import NO_CARD

PLACES: Final = {name: zone for zone, name in views.PLACES.items()}
LOOSE: Final = ("hand", "deck", "discard", "archives")  # where copies of one title are as good as each other


class KeyForgeArbiter(Arbiter):
    """KeyForge as it is, hidden cards included."""

    seats = SEATS

    def settings(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        rest: dict[str, Any] = {"active": "you", "first": "foe", "turn": 5, "step": "main", **fields}
        options: dict[str, Any] = {name: rest.pop(name) for name in ("edition", "nature", "forced") if name in rest}
        sides = [rest.pop(name, {}) for name in SEATS]
        return {**options, "position": {"players": sides, **rest}}

    def active(self, s: State) -> int:
        assert isinstance(s, KeyForge)
        return s.active

    def under_way(self, s: State) -> bool:
        return s.stack[-1].prog is not turn.TURN

    def things(self, s: State) -> Iterable[int]:
        assert isinstance(s, KeyForge)
        return range(len(s.cards))

    def name(self, s: State, i: int) -> str:
        assert isinstance(s, KeyForge)
        return s.cards[i].d.id

    def find_id(self, name: str) -> str:
        return titles().get(squash(name), name)

    def key(self, s: State, i: int, seat: int) -> str:
        assert isinstance(s, KeyForge)
        return views.card_key(s, i, seat)

    def alike(self, key: str) -> str:
        """Copies of a title in hand, deck or pile are one; in play each is its own."""
        name, _, at = key.partition("@")
        return name if at.split(":")[0].removeprefix("foe-") in LOOSE else key

    def unfit(self, s: State, verb: str, i: int, seat: int) -> tuple[bool, ...]:
        """Cards are played and discarded from the own hand, used on the own side; one just being played is nowhere."""
        assert isinstance(s, KeyForge)
        at = s.cards[i].zone
        return at == LIMBO, s.holder(i) != seat, (at == HAND) is not (verb in ("play", "discard"))

    def zone(self, s: State, seat: int, name: str) -> Sequence[int]:
        assert isinstance(s, KeyForge)
        return s.zone(seat, PLACES[name])

    def card(self, s: State, i: int) -> Facts:
        assert isinstance(s, KeyForge)
        c = s.cards[i]
        on = c.zone == LINE
        mask = board.houses(s, i)
        kw = board.keywords(s, i)
        holder = c.layers[-1][1] if c.layers else NO_CARD
        return {
            "id": c.d.id,
            "type": TYPES[c.d.type],
            "zone": ZONES[c.zone],
            "owner": SEATS[c.owner],
            "controller": SEATS[c.ctrl] if c.zone in (LINE, ARTIFACTS, ATTACHED) else SEATS[c.owner],
            "by": OneCard(holder),
            "house": HOUSES[c.house],
            "houses": [h for k, h in enumerate(HOUSES) if mask >> k & 1],
            "ready": c.ready,
            "stunned": c.stun,
            "damage": c.damage,
            "amber": c.amber,
            "power": board.power(s, i) if on else c.d.power,
            "armor": board.armor(s, i) if on else c.d.armor,
            "armor_left": board.armor_left(s, i) if on else c.d.armor,
            "armor_used": c.armor_used,
            "power_counters": c.plus,
            "doom_counters": c.doom,
            "attacked": c.attacked,
            "keywords": KEYWORDS.among(kw),
            "assault": board.keyword_number(s, i, ASSAULT) if on else c.d.assault,
            "hazardous": board.keyword_number(s, i, HAZARDOUS) if on else c.d.hazardous,
            "flank": on and board.on_flank(s, i),
            "neighbors": Cards(s.neighbors(i) if on else ()),
            "upgrades": Cards(c.ups),
            "under": Cards(c.under),
            "links": Cards(c.links),
            "host": OneCard(c.host),
        }

    def player(self, s: State, p: int) -> Facts:
        assert isinstance(s, KeyForge)
        q = s.players[p]
        return {
            "amber": q.amber,
            "keys": q.keys,
            "chains": q.chains,
            "key_cost": board.key_cost(s, p),
            "hand_size": board.hand_size(s, p),
            "houses": [HOUSES[h] for h in q.houses],
            "lasting": Cards([x.ctx.src for x in s.lasting if x.ctx.ctrl == p]),
            **{name: Cards(s.zone(p, zone)) for name, zone in PLACES.items()},
        }

    def table(self, s: State) -> Facts:
        assert isinstance(s, KeyForge)
        return {
            "turn": s.turn,
            "active": SEATS[s.active],
            "first": SEATS[s.first],
            "house": HOUSES[s.house] if s.house >= 0 else None,
            "step": STEPS[s.step],
            "edition": s.ed.name,
            "over": s.over,
            "winner": SEATS[s.winner] if s.winner >= 0 else None,
        }


ARBITER: Final = KeyForgeArbiter()
