"""Fateforge before the judge: a form to lay combats out by, and a position of a game as the fields of one.

What a seat does not know (others' dice, how decks lie) is not written: it is laid out as a combat begins with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tableforge.fateforge import keys, view
from tableforge.fateforge.battle.legal import DONE_MARK
from tableforge.fateforge.battle.objectives import duty
from tableforge.fateforge.cards import pack
from tableforge.fateforge.codes import die_of, face_of
from tableforge.fateforge.enemies import reactions
from tableforge.fateforge.lexicon import LEXICON
from tableforge.fateforge.names import COLOURS, DICE, GEMS, NO_DIE, STANCES
from tableforge.fateforge.pieces import Ally, Foe, Hero
from tableforge.fateforge.position import ACT_STEP, COUNTS, FLAGS, SEATS, TABLE_NUMBERS, defendable
from tableforge.fateforge.state import (
    LIES_CHEST,
    LIES_FOOD,
    LIES_GEM,
    LIES_POINT,
    LIES_SNARE,
    LIES_TRAP,
    Fate,
    Lying,
)
from tableforge.judge.parts import CHOICE, NUMBER, WORDS, LayoutField, LayoutForm
from tableforge.kernel.core import State
from tableforge.tongue.text import Text

Json = dict[str, Any]
PREPARE_STEP: Final = "prepare"
OWN_MAP: Final = "map:"  # before the id of a scene that is nothing but a map
GEM_OF: Final = {gold: f"gem-{name}" for name, gold in GEMS.items()}
OF_ENEMIES: Final = ("wounds", "parry", "gold", "food", "stunned", "marked", "risen", "covered", "bare")

PLAYERS: Final = (
    (SEATS[0], Text("First player", "Premier joueur")),
    (SEATS[1], Text("Second player", "Deuxième joueur")),
    (SEATS[2], Text("Third player", "Troisième joueur")),
    (SEATS[3], Text("Fourth player", "Quatrième joueur")),
)
HEROES: Final = tuple([(d.id, Text(d.en, d.fr)) for d in pack().heroes])
MAPS: Final = tuple(sorted([(d.id, Text(d.en, d.fr)) for d in pack().maps.values()], key=lambda one: one[1].text("en")))

LAYOUT: Final = LayoutForm(
    seats=PLAYERS,
    of_seat=(
        LayoutField("hero", LEXICON.heading("hero"), CHOICE, options=HEROES),
        LayoutField("at", LEXICON.heading("zone"), WORDS),
        LayoutField("health", LEXICON.heading("health"), NUMBER, 99),
        LayoutField("energy", LEXICON.heading("energy"), NUMBER, 99),
        LayoutField("results", Text("Results of the dice", "Résultats des dés"), WORDS),
        LayoutField("skills", LEXICON.heading("skill#many"), WORDS),
        LayoutField("items", LEXICON.heading("item#many"), WORDS),
        LayoutField("parry", LEXICON.heading("parry"), NUMBER, 99),
        LayoutField("focus", LEXICON.heading("focus"), NUMBER, 99),
        LayoutField("toxic", LEXICON.heading("state:toxic"), NUMBER, 99),
    ),
    of_table=(
        LayoutField("map", LEXICON.heading("map"), CHOICE, options=MAPS),
        LayoutField("scene", LEXICON.heading("scene"), WORDS),
        LayoutField("enemies", LEXICON.heading("enemy#many"), WORDS),
        LayoutField("tokens", LEXICON.heading("token#many"), WORDS),
        LayoutField("turn", Text("Turn of", "Tour de"), CHOICE, options=PLAYERS),
        LayoutField("chance", Text("How chance falls", "Ce que donne le hasard"), WORDS),
    ),
    marks=(),
    example={
        "map": "mill-ford",
        "enemies": "recruit.1@b",
        "you": {"hero": "mercenary", "at": "a", "results": "move strike"},
        "ally": {"hero": "shaman", "at": "a"},
    },
    seat_word="hero",
    first="hero",
)


# ---------------------------------------------------------------- a position as fields
def can_write(s: State, /) -> bool:
    """Return whether fields can say a position: a hero's turn or the preparation, on a screen, with our own content."""
    assert isinstance(s, Fate)
    open_ = s.pending is not None and s.pending.kind in (ACT_STEP, PREPARE_STEP)
    return open_ and s.scene is not None and not s.app_only and s.pack.digest == pack().digest


def write_position(s: State, seat: int | None, /) -> Json:
    """Return the fields of a hero's turn or of the preparation: all of it, or what a seat knows of it."""
    assert isinstance(s, Fate) and s.pending is not None
    step = s.pending.kind
    standing = [p for p in s.order if not s.heroes[p].down]
    out: Json = {
        **({"seats": s.seats} if s.seats != len(s.heroes) else {}),
        **({"hardcore": True} if s.hardcore else {}),
        **({"beast_master": s.beast_master + 1} if s.beast_master >= 0 else {}),
        **write_scene(s),
        "step": step,
        **({"turn": SEATS[s.turn], "order": [SEATS[p] for p in standing]} if step == ACT_STEP else {}),
        "round": s.round,
        "rounds": s.rounds,
    }
    if s.slot >= 0:
        out |= {"slot": len([p for p in s.order[: s.slot] if p in standing]), "reacted": s.reacted}
    if s.named:
        out["named"] = [reactions.called_for(s, c) for c in s.named]
    if s.slots:
        out["slots"] = [str(n) for n in s.slots]
    streak = [f"{COLOURS[k]}:{n}" for k, n in enumerate(s.streak) if n]
    if streak:
        out["streak"] = streak
    out |= {name: getattr(s, name) for name in TABLE_NUMBERS if getattr(s, name)}
    if s.quest is not None and s.tale is None:
        out |= {"quest": s.quest.id, "leg": s.leg}
    if s.bag:
        out["bag"] = [write_item(s, i) for i in s.bag]
    if s.ally is not None and not s.ally.out:
        out["companion"] = write_ally(s.ally)
    enemies = [write_enemy(s, e, seat) for e in s.foes if not e.out]
    if enemies:
        out["enemies"] = enemies
    if s.graveyard:
        out["graveyard"] = write_ids(s, s.graveyard)
    if seat is None:
        decks = {"corruption": s.corruption_deck, "fear": s.fear_deck, "trap": s.trap_deck}
        out |= {name: write_ids(s, deck) for name, deck in decks.items() if deck}
    for p, h in enumerate(s.heroes):
        out[SEATS[p]] = write_hero(s, h, view.screened(s, p, seat) if seat is not None else False)
    return out


def write_ids(s: Fate, some: Iterable[int]) -> list[str]:
    """Return the ids of cards."""
    return [s.pack.cards[i].id for i in some]


def write_scene(s: Fate) -> Json:
    """Return the fields of the board: zones, terrain, what lies there, how far the objectives have come."""
    scene = s.scene
    assert scene is not None
    letters = scene.map.letters
    ids = [o.id for o in scene.objectives]
    bare = scene.id.startswith(OWN_MAP)
    out: Json = {"map": scene.id.removeprefix(OWN_MAP)} if bare else {"scene": scene.id}
    if s.prepared:
        out["prepared"] = list(s.prepared)
    out |= {
        "doors": [d.id for k, d in enumerate(scene.doors) if s.doors >> k & 1],
        "portals": [x.id for k, x in enumerate(scene.map.portals) if s.portals >> k & 1],
        "fountains": [f"{letters[z]}:{n}" for z, n in enumerate(s.cubes) if n],
        "difficult": [x for z, x in enumerate(letters) if s.difficult >> z & 1],
        "barricades": [f"{letters[a]}-{letters[b]}" for a, b in s.walls],
        "tokens": [write_token(s, x) for x in s.lying if x[0] != DONE_MARK],
    }
    done = [{"id": ids[k], "at": letters[z]} for kind, z, k in s.lying if kind == DONE_MARK]
    if done:
        out["done"] = done
    units = [f"{ids[k]}:{n}" for k, n in enumerate(s.units) if n]
    if units:
        out["objectives"] = units
    return out


def write_token(s: Fate, x: Lying) -> Json:
    """Return something that lies in a zone."""
    kind, z, n = x
    assert s.scene is not None
    at = {"at": s.scene.map.letters[z]}
    if kind == LIES_GEM:
        return {"id": GEM_OF[n], **at}
    if kind == LIES_SNARE:
        return {"id": "snare", **at, "damage": n}
    if kind in (LIES_FOOD, LIES_TRAP):
        return {"id": "food" if kind == LIES_FOOD else "trap", **at}
    if kind == LIES_CHEST:
        return {"id": s.scene.tokens[n].id or "chest", **at}
    return {"id": s.scene.points[n].id if kind == LIES_POINT else s.scene.objectives[n].id, **at}


def write_hero(s: Fate, h: Hero, screened: bool) -> Json:
    """Return the fields of a hero with everything on its board; behind a screen, without its dice."""
    out: Json = {"hero": h.d.id, "health": h.hp, "energy": h.en}
    if s.scene is not None and h.zone >= 0:
        out["at"] = s.scene.map.letters[h.zone]
    out |= {name: True for name in FLAGS if getattr(h, name)}
    out |= {name: getattr(h, name) for name in COUNTS if getattr(h, name)}
    known = {c.index for c in h.kit.cards}
    lists: Json = {
        "results": [] if screened else [write_result(r) for r in h.results],
        "gone": [] if screened else [write_result(r) for r in h.gone],
        "grants": [keys.result(r) for r in h.grants],
        "chosen": [DICE[d] for d in h.chosen],
        "more_dice": [DICE[d] for d in h.more_dice],
        "skills": write_ids(s, h.active),
        "inactive": write_ids(s, [i for i in h.skills if i not in h.active]),
        "items": [{**write_item(s, i), "slot": keys.SLOT_KEYS[k]} for k, i in enumerate(h.board) if i >= 0],
        "used": write_ids(s, [i for i in h.used if i in known]),
        "spent": write_ids(s, [i for i in h.spent if i in known]),
        "corruption": write_ids(s, h.corruption),
        "fears": write_ids(s, h.fears),
        "carried": [s.scene.objectives[k].id for k in h.carried] if s.scene is not None else [],
        "traits": list(h.traits) if h.traits != (h.d.trait,) else [],
    }
    out |= {name: some for name, some in lists.items() if some}
    if h.stance >= 0:
        out["stance"] = STANCES[h.stance]
    return out


def write_result(r: int) -> str:
    """Return a result with its die; one that a card gave has none."""
    return keys.result(r) if die_of(r) == NO_DIE else f"{DICE[die_of(r)]}:{keys.face(face_of(r))}"


def write_item(s: Fate, i: int) -> Json:
    """Return an item: its armour cubes and the uses that it has left, where it has any."""
    g = s.gear[i]
    return {"id": g.d.id, **({"cubes": g.cubes} if g.d.armour else {}), **({"left": g.left} if g.left else {})}


def write_ally(a: Ally) -> Json:
    """Return the ally with its dice."""
    gone = [str(k + 1) for k in range(len(a.faces)) if not a.left >> k & 1]
    out: Json = {"id": a.d.id, "with": SEATS[a.hero], "faces": [keys.face(x) for x in a.faces]}
    return {**out, **({"gone": gone} if gone else {}), **({"harm": a.harm} if a.harm else {})}


def write_enemy(s: Fate, e: Foe, seat: int | None) -> Json:
    """Return an enemy with everything on it; of a boss's deck, a seat knows the first card at most."""
    assert s.scene is not None
    out: Json = {"id": keys.foe(e), "at": s.scene.map.letters[e.zone], "armour": e.arm, "resistance": e.res}
    out |= {name: getattr(e, name) for name in OF_ENEMIES if getattr(e, name)}
    if e.guards >= 0:
        out["guards"] = keys.foe(s.enemy(e.guards))
    if e.defends >= 0:
        out["defends"] = next(x for x in defendable(s) if duty(s, x) == s.duties[e.defends])
    if e.d.boss is not None:
        known = len(e.deck) if seat is None else 1 if view.known_card(s, e) else 0
        out |= {"lives": e.lives, "deck": [e.d.boss.deck[k].id for k in e.deck[:known]]}
    return out
