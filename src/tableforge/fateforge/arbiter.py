"""Fateforge for those who may see all of it: how positions are written, and what there is to know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tableforge.fateforge import board, codes, keys
from tableforge.fateforge.battle import objectives
from tableforge.fateforge.battle.quest import RANKS
from tableforge.fateforge.camp import rest
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import COLOURS, DICE, ITEM, STANCES
from tableforge.fateforge.position import FLAGS, SEATS, USUAL
from tableforge.fateforge.state import (
    LIES_CHEST,
    LIES_FOOD,
    LIES_GEM,
    LIES_OBJECTIVE,
    LIES_POINT,
    LIES_SNARE,
    LIES_TRAP,
    PHASES,
    Fate,
)
from tableforge.kernel.arbiter import Arbiter, Facts
from tableforge.kernel.core import State

SETTINGS: Final = (
    "rules",
    "seats",
    "hardcore",
    "beast_master",
    "content",
    "tale",
    "stories",
    "nature",
    "forced",
    "practice",
)
MAIN_LOOPS: Final = ("turn", "combat", "quest", "rest", "chronicle")


class FateArbiter(Arbiter):
    """Fateforge as it is, hidden dice and decks included.

    Things are the enemies, the items and the cards of heroes, and the heroes that have no seat of their own.
    """

    seats = SEATS

    def settings(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        rest: dict[str, Any] = dict(fields)
        options: dict[str, Any] = {x: rest.pop(x) for x in SETTINGS if x in rest}
        named = [p for p, name in enumerate(SEATS) if name in rest]
        n = max([p + 1 for p in (1, *named)])
        heroes: list[str] = []
        for name in SEATS[:n]:
            own = rest.get(name)
            wanted = own.get("hero") if isinstance(own, dict) else None
            heroes.append(wanted or next(id for id in USUAL if id not in heroes))
        return {"seats": n, **options, "heroes": heroes, "position": rest}

    def active(self, s: State) -> int:
        assert isinstance(s, Fate)
        return s.heroes[s.turn].seat if s.turn >= 0 else 0

    def under_way(self, s: State) -> bool:
        return s.stack[-1].prog.name not in MAIN_LOOPS

    def things(self, s: State) -> Iterable[int]:
        assert isinstance(s, Fate)
        yield from range(s.seats, len(s.heroes))
        yield from [codes.FOE + k for k in range(len(s.foes))]
        yield from [codes.CARD + i for i in owned(s)]
        yield from [codes.GEAR + k for k in range(len(s.gear))]

    def name(self, s: State, i: int) -> str:
        assert isinstance(s, Fate)
        return SEATS[i] if i < codes.FOE else keys.thing(s, i)

    def key(self, s: State, i: int, seat: int) -> str:
        assert isinstance(s, Fate)
        return keys.thing(s, i)

    def zone(self, s: State, seat: int, name: str) -> Sequence[int]:
        assert isinstance(s, Fate)
        if name == "board":
            return [codes.GEAR + i for i in s.heroes[seat].board if i >= 0]
        if name == "bag":
            return [codes.GEAR + i for i in s.bag]
        return [codes.FOE + k for k, e in enumerate(s.foes) if not e.out]

    def card(self, s: State, i: int) -> Facts:
        assert isinstance(s, Fate)
        if i < codes.FOE:
            return self.player(s, i)
        if i < codes.ZONE:
            return enemy(s, i)
        if i < codes.GEAR:
            return card(s, s.pack.cards[i - codes.CARD])
        return item(s, i - codes.GEAR)

    def player(self, s: State, p: int) -> Facts:
        assert isinstance(s, Fate)
        h = s.heroes[p]
        return {
            "hero": h.d.id,
            "health": h.hp,
            "most_health": h.hp_max,
            "energy": h.en,
            "most_energy": h.en_max,
            "toxic": h.toxic,
            "at": letter(s, h.zone),
            "results": sorted([keys.result(r) for r in h.results]),
            "grants": sorted([keys.result(r) for r in h.grants]),
            "chosen": [DICE[d] for d in h.chosen],
            "dice": [DICE[d] for d in board.pool(s, h)],
            "parry": h.parry,
            "focus": h.focus,
            "stance": STANCES[h.stance] if h.stance >= 0 else None,
            "skills": ids(s, h.skills),
            "active": ids(s, h.active),
            "items": [keys.gear(s, k) for k in h.board if k >= 0],
            "slots": {keys.SLOT_KEYS[n]: keys.gear(s, k) for n, k in enumerate(h.board) if k >= 0},
            "used": ids(s, h.used),
            "spent": ids(s, h.spent),
            "corruption": ids(s, h.corruption),
            "fears": ids(s, h.fears),
            "carried": objective_ids(s, h.carried),
            "traits": list(h.traits),
            **{name: getattr(h, name) for name in FLAGS},
        }

    def table(self, s: State) -> Facts:
        assert isinstance(s, Fate)
        scene = s.scene
        return {
            "phase": PHASES[s.phase],
            "round": s.round,
            "rounds": s.rounds,
            "extra": s.extra,
            "turn": SEATS[s.turn] if s.turn >= 0 else None,
            "order": [SEATS[p] for p in s.order],
            "slot": s.slot,
            "reacted": s.reacted,
            "named": [COLOURS[c] if c < len(COLOURS) else c for c in s.named],
            "streak": list(s.streak),
            "gold": s.gold,
            "food": s.food,
            "bag": [keys.gear(s, i) for i in s.bag],
            "tokens": [lying(s, x) for x in s.lying] if scene else [],
            "doors": [d.id for k, d in enumerate(scene.doors) if s.doors >> k & 1] if scene else [],
            "portals": [d.id for k, d in enumerate(scene.map.portals) if s.portals >> k & 1] if scene else [],
            "fountains": [f"{letter(s, z)}:{n}" for z, n in enumerate(s.cubes) if n] if scene else [],
            "difficult": [letter(s, z) for z in range(s.ways.n) if s.difficult >> z & 1] if scene else [],
            "objectives": {o.id: objectives.units(s, k, o) for k, o in enumerate(scene.objectives)} if scene else {},
            "companion": None if s.ally is None or s.ally.out else s.ally.d.id,
            "companion_harm": s.ally.harm if s.ally is not None else 0,
            "companion_dice": companion_dice(s),
            "corruption": ids(s, s.corruption_deck),
            "graveyard": ids(s, s.graveyard),
            "fear": ids(s, s.fear_deck),
            "fear_discard": ids(s, s.fear_discard),
            "trap": ids(s, s.trap_deck),
            "trap_discard": ids(s, s.trap_discard),
            "fallen": s.fallen,
            "time": s.time,
            "visited": [rest.places(s)[k].id for k in s.visited],
            "marks": s.marks,
            "marks_most": s.marks_most,
            "leg": s.leg,
            "outcome": {-1: None, 0: "lost", 1: "won"}[s.outcome],
            "exit": scene.exits[s.exit][0] if scene and s.exit >= 0 else None,
            "over": s.over,
            "won": s.won,
            "rank": RANKS[s.rank] if s.rank >= 0 else None,
            "trait_points": s.trait_points,
            **chronicled(s),
        }


def chronicled(s: Fate) -> Facts:
    """How a campaign stands; nothing where none is played."""
    x, told = s.saga, s.tale
    if x is None or told is None:
        return {}
    return {
        "scene": x.at,
        "act": x.act,
        "flags": sorted(x.flags),
        "cards": list(x.cards),
        "unlocked": sorted(x.rules),
        "regard": {r.id: n for r, n in zip(told.reputations, x.regard) if n},
        "counts": {id: n for id, n in zip(told.counters, x.counts) if n},
        "places": list(x.places),
        "quests": {id: state for id, state, _ in x.quests},
        "fights_won": list(x.won),
        "fights_lost": list(x.lost),
        "allies": list(x.allies),
        "points": x.points,
        "lasting": list(x.lasting),
        "spot": x.spot if x.exploration else None,
        "steps": x.steps,
        "side": x.side or None,
        "ending": x.ending or None,
    }


def owned(s: Fate) -> list[int]:
    """The cards of heroes that are no items, by their numbers."""
    return sorted({c.index for h in s.heroes for c in h.kit.cards if c.kind != ITEM})


def ids(s: Fate, cards: Iterable[int]) -> list[str]:
    return [s.pack.cards[i].id for i in cards]


def objective_ids(s: Fate, some: Iterable[int]) -> list[str]:
    return [s.scene.objectives[k].id for k in some] if s.scene is not None else []


def letter(s: Fate, z: int) -> str | None:
    return s.scene.map.letters[z] if s.scene is not None and z >= 0 else None


def lying(s: Fate, x: tuple[int, int, int]) -> str:
    """Something in a zone, as positions write it."""
    kind, z, n = x
    scene = s.scene
    assert scene is not None
    if kind == LIES_GEM:
        name = f"gem:{n}"
    elif kind == LIES_FOOD:
        name = "food"
    elif kind == LIES_TRAP:
        name = "trap"
    elif kind == LIES_SNARE:
        name = f"snare:{n}"
    elif kind == LIES_CHEST:
        name = scene.tokens[n].id or "chest"
    elif kind == LIES_POINT:
        name = scene.points[n].id
    else:
        name = f"{'' if kind == LIES_OBJECTIVE else 'done:'}{scene.objectives[n].id}"
    return f"{name}@{letter(s, z)}"


def companion_dice(s: Fate) -> list[str]:
    a = s.ally
    return [keys.face(x) for k, x in enumerate(a.faces) if a.left >> k & 1] if a is not None else []


def enemy(s: Fate, i: int) -> Facts:
    e = s.enemy(i)
    boss = e.d.boss
    return {
        "id": e.d.id,
        "at": letter(s, e.zone),
        "out": e.out,
        "wounds": e.wounds,
        "resistance": e.res,
        "armour": e.arm,
        "parry": e.parry,
        "stunned": e.stunned,
        "marked": e.marked,
        "risen": e.risen,
        "gold": e.gold,
        "food": e.food,
        "defends": e.defends >= 0,
        "guards": keys.foe(s.enemy(e.guards)) if e.guards >= 0 else None,
        "guardian": keys.foe(s.enemy(e.guardian)) if e.guardian >= 0 else None,
        "lives": e.lives,
        "bare": e.bare,
        "covered": [keys.face(x) for k, x in enumerate(boss.icons) if e.covered >> k & 1] if boss is not None else [],
        "deck": [boss.deck[k].id for k in e.deck] if boss is not None else [],
        "discard": [boss.deck[k].id for k in e.discard] if boss is not None else [],
    }


def card(s: Fate, c: Card) -> Facts:
    h = next(h for h in s.heroes if c in h.kit.cards)
    return {"id": c.id, "hero": h.d.id, "used": c.index in h.used, "spent": c.index in h.spent}


def item(s: Fate, i: int) -> Facts:
    g = s.gear[i]
    return {"id": g.d.id, "at": where(s, i), "cubes": g.cubes, "left": g.left}


def where(s: Fate, i: int) -> str | None:
    """The board and slot of an item, or the bag; None once it is gone."""
    for p, h in enumerate(s.heroes):
        if i in h.board:
            return f"{SEATS[p]}:{keys.SLOT_KEYS[h.board.index(i)]}"
    return "bag" if i in s.bag else None


ARBITER: Final = FateArbiter()
