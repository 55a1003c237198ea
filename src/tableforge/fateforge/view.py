"""What a seat sees, built from nothing: what is not put in stays out.

Other heroes' dice are behind their screens until the action phase (162).
"""

from __future__ import annotations

from tableforge.fateforge import board, codes, keys, seen
from tableforge.fateforge.app import briefing, intent
from tableforge.fateforge.battle import objectives, scenes
from tableforge.fateforge.battle.quest import RANKS
from tableforge.fateforge.camp import rest, services
from tableforge.fateforge.companion import view as companion
from tableforge.fateforge.definition import Camp
from tableforge.fateforge.enemies.reactions import called_for
from tableforge.fateforge.names import BOSS, DICE, STANCES
from tableforge.fateforge.pieces import BOARD_SLOTS, Foe, Hero, fits_slot
from tableforge.fateforge.state import (
    ACTION,
    ENEMIES,
    LIES_CHEST,
    LIES_FOOD,
    LIES_GEM,
    LIES_OBJECTIVE,
    LIES_POINT,
    LIES_SNARE,
    LIES_TRAP,
    PHASES,
    PREPARATION,
    REST,
    Fate,
)
from tableforge.fateforge.tale import changed
from tableforge.fateforge.tale import view as tale_view
from tableforge.fateforge.tale.definition import Place

LIES = {
    LIES_GEM: "gem",
    LIES_FOOD: "food",
    LIES_CHEST: "chest",
    LIES_TRAP: "trap",
    LIES_POINT: "exploration",
    LIES_SNARE: "snare",
}


def screened(s: Fate, p: int, seat: int | None) -> bool:
    """Whether a hero's dice are behind a screen for a seat: until the order is set, for everybody but who plays it."""
    return board.screens_up(s) and (seat is None or s.heroes[p].seat != seat)


def view(s: Fate, seat: int | None) -> seen.View:
    """Everything the seat knows, as plain data; None is a spectator."""
    out: seen.View = {
        "game": "fateforge",
        "seat": seat,
        "phase": PHASES[s.phase],
        "quest": s.quest.id if s.quest is not None else "",
        "leg": s.leg,
        "scene": s.scene.id if s.scene is not None else "",
        "map": s.scene.map.id if s.scene is not None else "",
        "round": s.round,
        "rounds": s.rounds,
        "slot": s.slot,
        "order": [s.heroes[p].d.id for p in s.order],
        "turn": s.heroes[s.turn].d.id if s.turn >= 0 else "",
        "named": [called_for(s, c) for c in s.named],
        "solo": s.solo,
        "hardcore": s.hardcore,
        "beast_master": s.beast_master if s.beast_master >= 0 else None,
        "quiet": quiet(s, seat),
        "gold": s.gold,
        "food": s.food,
        "bag": [item(s, i) for i in s.bag],
        "players": [{"seat": k, "heroes": [h.d.id for h in s.heroes if h.seat == k]} for k in range(s.seats)],
        "heroes": [hero(s, p, seat) for p in range(len(s.heroes))],
        "ally": ally(s),
        "extra_rounds": s.extra_rounds,
        "enemies_met": briefing.met(s),
        "decks": {"corruption": len(s.corruption_deck), "fear": len(s.fear_deck), "trap": len(s.trap_deck)},
        "tale": s.tale.id if s.tale is not None else "",
        "won": s.won,
        "rank": RANKS[s.rank] if s.rank >= 0 else "",
    }
    if s.tale is not None:
        out["story"] = tale_view.story(s)
    if s.app_only:
        out["companion"] = companion.view(s)
    if s.phase == REST:
        out["rest"] = resting(s)
    elif s.scene is not None:
        out["briefing"] = briefing.briefing(s)
        out["changed"] = changed.rows(s)
        out["zones"] = [zone(s, z) for z in range(len(s.scene.map.letters))]
        out["foes"] = [foe(s, codes.FOE + k) for k, e in enumerate(s.foes) if not e.out]
        out["doors"] = [
            {"id": d.id, "between": [keys.zone(s, d.a), keys.zone(s, d.b)], "open": bool(s.doors >> k & 1)}
            for k, d in enumerate(s.scene.doors)
        ]
        out["portals"] = [
            {"id": d.id, "zones": [keys.zone(s, d.a), keys.zone(s, d.b)] if s.portals >> k & 1 else [keys.zone(s, d.a)]}
            for k, d in enumerate(s.scene.map.portals)
            if not s.sealed >> k & 1
        ]
        out["objectives"] = [objective(s, k) for k in range(len(s.scene.objectives))]
        out["exits"] = [
            {"id": letter, "at": keys.zone(s, z), "defended": board.exit_defended(s, k)}
            for k, (letter, z) in enumerate(s.scene.exits)
        ]
        out["coming"] = [
            {"id": w.enemy, "at": keys.zone(s, w.at), "n": s.by_count(w.n)} for w in scenes.waves(s, s.round + 1)
        ]
    return out


def hero(s: Fate, p: int, seat: int | None) -> seen.Hero:
    h = s.heroes[p]
    dark = screened(s, p, seat)
    return {
        "id": h.d.id,
        "seat": h.seat,
        "hp": h.hp,
        "hp_max": h.hp_max,
        "en": h.en,
        "en_max": h.en_max,
        "toxic": h.toxic,
        "at": keys.zone(s, h.zone) if h.zone >= 0 and s.scene is not None else "",
        "down": h.down,
        "dice": len(h.results),
        "results": None if dark else [keys.result(r) for r in h.results],
        "colours": None if dark else [DICE[codes.die_of(r)] if codes.die_of(r) < len(DICE) else "" for r in h.results],
        "gone": None if dark else [{"face": keys.result(r), "colour": DICE[codes.die_of(r)]} for r in h.gone],
        "pool": [DICE[x] for x in board.pool(s, h)],
        "grants": [keys.result(r) for r in h.grants],
        "parry": h.parry,
        "focus": h.focus,
        "stunned": h.stunned,
        "hidden": h.hidden,
        "taunting": h.taunting,
        "stance": STANCES[h.stance] if h.stance >= 0 else "",
        "ready": h.ready,
        "sprinted": h.sprinted,
        "energy_moved": h.energy_moved,
        "energy_rerolled": h.energy_rerolled,
        "ended": h.ended,
        "used": ids(s, h.used),
        "spent": ids(s, h.spent),
        "skills": ids(s, h.skills),
        "active": ids(s, h.active),
        "board": [slot(s, h, k) for k in range(len(BOARD_SLOTS))],
        "traits": list(h.traits),
        "corruption": ids(s, h.corruption),
        "fears": ids(s, h.fears),
        "carried": [s.scene.objectives[n].id for n in h.carried] if s.scene is not None else [],
    }


def ids(s: Fate, cards: tuple[int, ...]) -> list[str]:
    return [s.pack.cards[i].id for i in cards]


def slot(s: Fate, h: Hero, k: int) -> seen.Slot | None:
    i = h.board[k]
    if i < 0:
        return None
    return {**item(s, i), "works": fits_slot(s.gear[i].d, k)}


def item(s: Fate, i: int) -> seen.Item:
    g = s.gear[i]
    return {"id": g.d.id, "key": keys.gear(s, i), "armour": g.cubes, "uses": g.left}


def ally(s: Fate) -> seen.Ally | None:
    a = s.ally
    if a is None or s.scene is None:
        return None
    dice = [keys.face(x) for k, x in enumerate(a.faces) if a.left >> k & 1]
    return {"id": a.d.id, "with": s.heroes[a.hero].d.id, "dice": dice, "harm": a.harm, "hp": a.d.hp, "out": a.out}


def foe(s: Fate, i: int) -> seen.Foe:
    e = s.enemy(i)
    out: seen.Foe = {
        "id": e.d.id,
        "key": keys.foe(e),
        "n": e.num,
        "at": keys.zone(s, e.zone),
        "wounds": e.wounds,
        "res": board.resistance(e),
        "armour": e.arm,
        "parry": e.parry,
        "stunned": e.stunned,
        "marked": e.marked,
        "defends": duty(s, e),
        "guards": keys.foe(s.enemy(e.guards)) if e.guards >= 0 else "",
        "guarded": e.guardian >= 0,
        "gold": e.gold,
        "food": e.food,
        "abilities": e.abilities,
        "plan": plan(s, i) if PREPARATION <= s.phase <= ENEMIES and not s.app_only else None,
    }
    if e.d.colour == BOSS and e.d.boss is not None:
        out["lives"] = e.lives
        out["covered"] = [bool(e.covered >> k & 1) for k in range(len(e.d.boss.icons))]
        out["deck"] = len(e.deck)
        out["next_card"] = e.d.boss.deck[e.deck[0]].id if known_card(s, e) else ""
        out["discard"] = [e.d.boss.deck[k].id for k in e.discard]
    return out


def known_card(s: Fate, e: Foe) -> bool:
    """Whether the group knows the top card of a boss's deck: the first one, where the story has shown it."""
    return bool(e.deck) and not e.discard and scenes.shown(s, "deck")


def plan(s: Fate, i: int) -> seen.Plan:
    """What an enemy would do if it acted now."""
    x = intent.intent(s, i)
    return {
        "why": intent.WHY[x.why],
        "section": x.section,
        "because": changed.keeping_back(s, s.enemy(i)) if x.why in intent.IDLE else [],
        "steps": [
            {
                "act": k,
                "zones": [keys.zone(s, z) for z in step.zones],
                "heroes": [s.heroes[p].d.id for p in step.heroes],
                "minions": [keys.foe(s.enemy(j)) for j in step.minions],
                "choice": step.choice,
                "n": step.n,
                "skipped": step.comes_to_nothing,
            }
            for k, step in enumerate(x.steps)
        ],
    }


def duty(s: Fate, e: Foe) -> str:
    if e.defends < 0 or s.scene is None:
        return ""
    kind, n = s.duties[e.defends]
    if kind == 0:
        return s.scene.objectives[n].id
    if kind == 1:
        return f"exit:{s.scene.exits[n][0]}"
    return s.scene.doors[n].id if kind == 2 else s.scene.map.portals[n].id


def zone(s: Fate, z: int) -> seen.Zone:
    assert s.scene is not None
    lying: list[seen.Lying] = []
    for kind, at, n in s.lying:
        if at != z:
            continue
        if kind in LIES:
            x: seen.Lying = {"kind": LIES[kind]}
            if kind in (LIES_GEM, LIES_SNARE):
                x["n"] = n
            elif kind == LIES_CHEST:
                x["id"] = s.scene.tokens[n].id
            elif kind == LIES_POINT:
                x["id"] = s.scene.points[n].id
            lying.append(x)
        elif kind == LIES_OBJECTIVE:
            lying.append({"kind": "objective", "id": s.scene.objectives[n].id, "defended": board.defended(s, 0, n, z)})
    return {
        "id": keys.zone(s, z),
        "cubes": s.cubes[z],
        "difficult": board.rough(s, z),
        "lying": lying,
        "near": [keys.zone(s, y) for y in s.ways.near[z]],
        "barred": [keys.zone(s, y) for x, y in s.walls if x == z],
    }


def objective(s: Fate, k: int) -> seen.Goal:
    assert s.scene is not None
    o = s.scene.objectives[k]
    return {
        "id": o.id,
        "units": objectives.units(s, k, o),
        "need": s.by_count(o.need),
        "most": s.by_count(o.most),
        "met": objectives.met(s, k, o),
        "bonus": o.bonus,
        "limited": o.kind in objectives.LIMITED,
    }


def resting(s: Fate) -> seen.Resting:
    return {
        "time": max(0, s.time),
        "free": s.time < 0,
        "balm": s.balm,
        "waiting": list(s.resting),
        "places": [
            {
                "id": camp.id,
                "visited": k in s.visited,
                "offers": list(camp.offers),
                "stock": ids(s, rest.for_sale(s, k)),
                "prices": [rest.price(s, k, s.pack.cards[i]) for i in rest.for_sale(s, k)],
                "services": served(s, k, camp),
            }
            for k, camp in enumerate(rest.places(s))
        ],
        "quests": [services.quest_ids(s)[codes.target_of(o)] for o in services.quests(s)],
    }


def served(s: Fate, k: int, camp: Camp) -> list[seen.Service]:
    """The services of a place that the group can know of, and which of them can be had now."""
    if not isinstance(camp, Place):
        return []
    now: list[str] = []
    if k in s.visited or (camp.stock and rest.open_to(s, k)):
        now = [services.service(s, codes.target_of(o)).id for o in services.options(s, k, camp)]
    return [
        {
            "id": x.id,
            "open": x.id in now,
            "gold": services.GOLD.get(x.id, 0),
            "time": services.TIME.get(x.id, 0),
        }
        for x in camp.services
        if services.known(s, x)
    ]


def quiet(s: Fate, seat: int | None) -> bool:
    """Whether a seat may neither speak nor point nor be given hints: in Hardcore, from the first turn to the upkeep, unless the
    turn is its own (18)."""
    if not s.hardcore or s.seats == 1 or s.phase not in (ACTION, ENEMIES):
        return False
    return s.turn < 0 or s.heroes[s.turn].seat != seat
