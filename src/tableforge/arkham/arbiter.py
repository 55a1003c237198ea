"""Arkham Horror for those who may see all of it: how positions are written, and what there is to know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tableforge.arkham import board, map, skill, turn
from tableforge.arkham import view as views
from tableforge.arkham.names import (
    ENEMY,
    EVADE,
    FACES,
    FIGHT,
    HAND,
    HEALTH,
    LIMBO,
    LOCATION,
    MAP,
    PHASES,
    SANITY,
    SHROUD,
    STATS,
    STATUSES,
    STILL_IN,
    TYPES,
    ZONES,
)
from tableforge.arkham.position import COMMONS, SEATS
from tableforge.arkham.position import ZONES as OWN_ZONES
from tableforge.arkham.state import Arkham
from tableforge.kernel.arbiter import Arbiter, Cards, Facts, OneCard
from tableforge.kernel.core import State


class ArkhamArbiter(Arbiter):
    """Arkham Horror as it is, hidden cards included."""

    seats = SEATS

    def settings(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        rest: dict[str, Any] = dict(fields)
        options: dict[str, Any] = {x: rest.pop(x) for x in ("rules", "nature", "forced", "windows") if x in rest}
        named = [p for p, name in enumerate(SEATS) if name in rest]
        return {**options, "seats": max([p + 1 for p in (0, *named)]), "position": rest}

    def active(self, s: State) -> int:
        assert isinstance(s, Arkham)
        return max(0, s.active)

    def under_way(self, s: State) -> bool:
        return s.stack[-1].prog not in (turn.TURN_STEPS, turn.ROUND_STEPS)

    def things(self, s: State) -> Iterable[int]:
        assert isinstance(s, Arkham)
        return range(len(s.cards))

    def name(self, s: State, i: int) -> str:
        assert isinstance(s, Arkham)
        return s.cards[i].d.id

    def key(self, s: State, i: int, seat: int) -> str:
        assert isinstance(s, Arkham)
        return views.card_key(s, i, seat)

    def alike(self, key: str) -> str:
        """Copies of a title in hand, deck or pile are one; in play each is its own."""
        name, _, at = key.partition("@")
        return name if at.split(".")[0] in ("hand", "deck", "discard", "encounter-deck", "encounter-discard") else key

    def unfit(self, s: State, verb: str, i: int, seat: int) -> tuple[bool, ...]:
        """Cards are played and committed from the own hand; one just being played is nowhere."""
        assert isinstance(s, Arkham)
        c = s.cards[i]
        at_hand = c.zone == HAND
        return c.zone == LIMBO, at_hand is not (verb in ("play", "commit")), at_hand and c.owner != seat

    def zone(self, s: State, seat: int, name: str) -> Sequence[int]:
        assert isinstance(s, Arkham)
        return s.zone(seat, ZONES.index(name))

    def card(self, s: State, i: int) -> Facts:
        assert isinstance(s, Arkham)
        c = s.cards[i]
        there = s.in_play(i)
        place = s.location_of(i) if there else -1
        return {
            "id": c.d.id,
            "type": TYPES[c.d.type],
            "zone": ZONES[c.zone],
            "owner": SEATS[c.owner] if c.owner >= 0 else None,
            "controller": SEATS[s.controller(i)] if s.controller(i) >= 0 else None,
            "seat": SEATS[c.seat] if c.seat >= 0 else None,
            "at": OneCard(place),
            "host": OneCard(c.host),
            "exhausted": c.exhausted,
            "revealed": c.revealed,
            "damage": c.damage,
            "horror": c.horror,
            "clues": c.clues,
            "doom": c.doom,
            "resources": c.resources,
            "uses": c.uses,
            "attached": Cards(c.attached),
            "here": Cards(c.here),
            "engaged": [SEATS[p] for p in board.engaged_with(s, i)] if c.d.type == ENEMY and there else [],
            "fight": board.stat(s, i, FIGHT) if there and c.d.type == ENEMY else c.d.fight,
            "evade": board.stat(s, i, EVADE) if there and c.d.type == ENEMY else c.d.evade,
            "health": board.stat(s, i, HEALTH) if there else c.d.health,
            "sanity": board.stat(s, i, SANITY) if there else c.d.sanity,
            "shroud": board.stat(s, i, SHROUD) if there and c.d.type == LOCATION else c.d.shroud,
            "connections": Cards(map.connections(s, i) if c.zone == MAP else ()),
        }

    def player(self, s: State, p: int) -> Facts:
        assert isinstance(s, Arkham)
        q = s.players[p] if p < len(s.players) else None
        if q is None:
            return {}
        c = s.cards[q.card]
        there = q.status == STILL_IN
        return {
            "investigator": c.d.id,
            "status": STATUSES[q.status],
            "at": OneCard(q.at if there else -1),
            "resources": q.resources,
            "actions": q.actions,
            "damage": c.damage,
            "horror": c.horror,
            "clues": c.clues,
            "trauma": list(q.trauma),
            "had_turn": q.had_turn,
            "skills": [board.skill_of(s, p, k) for k in range(4)] if there else [],
            "engaged": Cards(board.enemies_engaged(s, p) if there else ()),
            "lasting": Cards([x.ctx.src for x in s.lasting if x.ctx.ctrl == p]),
            **{name: Cards(s.zone(p, zone)) for name, zone in OWN_ZONES.items()},
        }

    def table(self, s: State) -> Facts:
        assert isinstance(s, Arkham)
        t = skill.current(s)
        return {
            "round": s.round,
            "phase": PHASES[s.phase],
            "active": SEATS[s.active] if s.active >= 0 else None,
            "lead": SEATS[s.lead],
            "rules": s.ed.name,
            "scenario": s.scenario,
            "act": OneCard(s.act),
            "agenda": OneCard(s.agenda),
            "doom_in_play": board.doom_in_play(s),
            "bag": [FACES[x] for x in s.bag],
            "locations": Cards(s.locations),
            "limbo": Cards([i for i, c in enumerate(s.cards) if c.zone == LIMBO]),
            "test": STATS[t.skill] if t is not None else None,
            "value": skill.value(s, t) if t is not None else None,
            "difficulty": skill.difficulty(s, t) if t is not None else None,
            "committed": Cards(t.committed if t is not None else ()),
            "tokens": [FACES[x.face] for x in t.tokens] if t is not None else [],
            "over": s.over,
            "resolution": s.resolution or None,
            "changes": [list(x) for x in s.changes],
            **{name: Cards(s.zone(-1, zone)) for name, zone in COMMONS.items()},
        }


ARBITER: Final = ArkhamArbiter()
