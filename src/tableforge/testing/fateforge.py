"""Fateforge for those who may see all of it: how positions are laid out, what there is to know, and what players do.

    t = given(map="mill-ford", you=hero("mercenary", at="b", results="strike strike* move miss", skills="m-charge"),
              ally=hero("shaman", at="a"), enemies="archer.1@c conscript.1@b+armour:1")
    t.you.does("strike:conscript.1").then("conscript.1", armour=0).then("you", results="move strike* miss")

The heroes are you, ally, third and fourth, each with a seat of its own unless `seats` says fewer.  A die is scripted by its
colour and face in `chance`: given(…, chance="red:strike yellow:miss"); `position.picks` has everything else.

A campaign is laid open at a scene, ours or one that is written down for the ruling:

    t = given(tale="ember-loan", scene="a1-c2-toll", gold=1, regard={"militia": 2}, you=hero("lord"), chance="test:trait")
    t = given(stories=told('''[[scene]] …'''), flags="prisoner")
    t.group("plead", "lord").then("table", scene="a1-r1", flags="pell-alive")
"""

from __future__ import annotations

import functools
import re
import tempfile
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Self

from tableforge import testing
from tableforge.fateforge import board, cards, codes, keys, objectives, rest
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import COLOURS, DICE, ITEM, STANCES
from tableforge.fateforge.position import FLAGS, SEATS, USUAL
from tableforge.fateforge.quest import RANKS
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
from tableforge.kernel.core import State
from tableforge.table.handle import Arbiter, Facts, laid_out

SETTINGS: Final = ("rules", "seats", "hardcore", "beast_master", "content", "tale", "stories", "nature", "forced", "practice")
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
        "scene": x.at, "act": x.act, "flags": sorted(x.flags), "cards": list(x.cards), "unlocked": sorted(x.rules),
        "regard": {r.id: n for r, n in zip(told.reputations, x.regard) if n},
        "counts": {id: n for id, n in zip(told.counters, x.counts) if n},
        "places": list(x.places), "quests": {id: state for id, state, _ in x.quests}, "fights_won": list(x.won),
        "fights_lost": list(x.lost), "allies": list(x.allies), "points": x.points, "lasting": list(x.lasting),
        "spot": x.spot if x.exploration else None, "steps": x.steps, "side": x.side or None, "ending": x.ending or None,
    }  # fmt: skip


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


# ---------------------------------------------------------------- rulings
def hero(id: str | None = None, **what: Any) -> dict[str, Any]:
    """One hero of a position: place, boxes, results, skills, items, marks (`position.HERO_WORDS`)."""
    return what if id is None else {"hero": id, **what}


def told(scenes: str, places: str = "", city: str = "", top: str = "") -> str:
    """A small campaign, written down where it is needed: its scenes and side quests, places of rest, a map, and the rest of its
    manifest (reputations, counters, cards).  It begins at its first scene; a scene without a kind is one of the story.
    """
    return str(shelved(scenes, places, city, top).name)


@functools.cache
def shelved(scenes: str, places: str, city: str, top: str) -> tempfile.TemporaryDirectory[str]:
    """The folder of such a campaign, for as long as the program runs."""
    folder = tempfile.TemporaryDirectory(prefix="tale-")
    first = tomllib.loads(scenes)["scene"][0]["id"]
    heroes = ", ".join([f'"{h.id}"' for h in cards.pack().heroes])
    acts = "".join([f'[[act]]\nid = "a{n}"\nfiles = [{{}}]\n'.format('"scenes.toml"' if n == 1 else "") for n in (1, 2, 3)])
    texts = {
        "campaign.toml": f'id = "told"\nstart = "{first}"\nheroes = [{heroes}]\n{top}\n{acts}',
        "scenes.toml": re.sub(r"(?m)^(\[\[scene]]\nid = .*)$(?!\nkind)", r'\1\nkind = "story"', scenes.strip()),
        "places.toml": places,
        "map.toml": city,
    }
    for name, text in texts.items():
        (Path(folder.name) / name).write_text(text, encoding="utf-8")
    return folder


def given(*, seed: int = 1, **fields: Any) -> Ruling:
    """A position, ready to act in: heroes you, ally, third, fourth; scene or map, enemies, tokens, step, order … (`position`)."""
    return Ruling(laid_out("fateforge", fields, seed))


class Ruling(testing.Together["Side"]):
    """A position of Fateforge under examination."""

    open_kinds = ("act", "prepare", "rest", "dice", "choice", "direction")

    @property
    def s(self) -> Fate:
        assert isinstance(self.state, Fate)
        return self.state

    def side(self, seat: int) -> Side:
        return Side(self, seat)

    def then(self, ref: str, **want: Any) -> Self:
        """Assert what a hero, an enemy, an item, a card or the "table" now is; results in any order."""
        for name in ("results", "grants"):
            if isinstance(want.get(name), str):
                want[name] = sorted(want[name].split())
        return super().then(ref, **want)

    def long(self, key: str, seat: int | None = None) -> str:
        """Keys have no places here: they are whole as they are."""
        return key

    def excused(self, subject: str, name: str, was: Any, is_now: Any) -> bool:
        return name in ("used", "spent") and subject in SEATS  # that is told of the card

    def group(self, *answers: str | int) -> Self:
        """The group answers what is asked of it; any seat speaks for all."""
        return self.answers(*answers)

    def plays_on(self, *answers: str | int, until: str = "act") -> Self:
        """Everybody takes what ends the matter (ready, end-turn, done, no) until a question of this kind stands."""
        self.answers(*answers)
        for _ in range(200):
            d = self.g.decision
            if d is None or d.kind == until:
                return self
            ends = [o.key for o in d.options if o.key.split("/")[-1] in ENDS]
            self.g.answer(ends[0] if ends else d.options[0].key, d.seat)
        raise AssertionError(f"no question {until!r} comes: {self.story()}")

    def sees(self, seat: str) -> dict[str, Any]:
        """What a seat sees."""
        return self.g.game.view(self.state, self.seat(seat, "player"))

    def options(self, seat: str | None = None) -> list[str]:
        """The keys that may be answered now."""
        d = self.asked(None if seat is None else self.seat(seat, "player"))
        return [] if d is None else [o.key for o in d.options]

    def story(self) -> str:
        lines = []
        for e in self.events():
            about = " ".join([self.arbiter.key(self.s, i, 0) for i in e.cards])
            lines.append(f"  {e.kind} {about} {e.amount} {e.note} ({e.rule})")
        d = self.g.decision
        asked = "" if d is None else f"\n  asked: {d.kind} {[o.key for o in d.options]}"
        return "what happened:\n" + "\n".join(lines) + asked


ENDS: Final = ("ready", "end-turn", "done", "no")


class Side(testing.Side[Ruling]):
    """A hero who acts, in its turn by the key of what it does (`strike:archer.1`), then the answers to what it asks."""

    def does(self, verb: str, what: str | None = None, *answers: str | int, target: str | None = None) -> Ruling:
        """Do something by its key, then answer what it asks; a hero's own name need not stand before it in the preparation."""
        t = self.t
        t.mark()
        h = t.s.heroes[self.seat]
        d = t.asked(h.seat)
        own = f"{h.d.id}/{verb}"
        key = own if d is not None and any([o.key == own for o in d.options]) else verb
        t.answer(key, h.seat)
        return t.answers(*(() if what is None else (what,)), *answers)

    def ends_turn(self, *answers: str | int) -> Ruling:
        """Ends the turn, then answers what follows."""
        return self.does("end-turn", None, *answers)

    def may(self, key: str) -> bool:
        """Whether this is a legal answer of the hero's seat now."""
        h = self.t.s.heroes[self.seat]
        return self.t.may(key, h.seat) or self.t.may(f"{h.d.id}/{key}", h.seat)
