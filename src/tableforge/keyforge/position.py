"""Any position laid out directly: every zone, token and counter, the active player, the step.

A position is plain data.  A card in it is its id with marks, or the same as a dict:

    "dodger"   "dodger+stun+damage:2"   "valdr[blood-of-titans]+exhausted"   "dextre!shadows"   "urchin+owner:foe"
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tableforge.errors import BadSetup
from tableforge.keyforge import damage, moves, past, refusals, turn
from tableforge.keyforge.cards import card, definition
from tableforge.keyforge.editions import EDITIONS
from tableforge.keyforge.fields import ZONES, house_number, picks, seat, step_of, three_houses
from tableforge.keyforge.names import (
    ARCHIVES,
    ARTIFACT,
    ARTIFACTS,
    CREATURE,
    LIMBO,
    LINE,
    STEPS,
    UNDER,
    UPGRADE,
)
from tableforge.keyforge.pieces import Player
from tableforge.keyforge.state import KeyForge, KFrame
from tableforge.position import A_PLAYER, A_POSITION, Marks, no_other_fields, number, parse, parse_zone
from tableforge.tongue.text import expected_but_got
from tableforge.words.frame import NO_CARD

PLAYER_WORDS: Final = ("houses", "amber", "keys", "chains", "lasting", *ZONES)
POSITION_WORDS: Final = ("players", "active", "first", "turn", "step", "house", "chance", "earlier", "last_turn")
# marks that are numbers, and where a card keeps them
COUNTS: Final = {
    "damage": "damage",
    "amber": "amber",
    "power": "plus",
    "doom": "doom",
    "armor_used": "armor_used",
    "attacked": "attacked",
}
MARKS: Final = Marks(
    counts=tuple(COUNTS),
    flags=("stun", "exhausted", "ready"),
    words=("owner", "house", "by", "named"),
    cards=("upgrades", "under", "links"),
    signs={"[": "upgrades", "!": "house", "/": "under"},
)
OF_CREATURES: Final = ("damage", "power", "armor_used", "attacked", "stun", "upgrades")
FILLER: Final = "dust-pixie"
MOST_KEYS: Final = 2  # with the third the game is over
MOST_TURNS: Final = 9999


def empty(edition: str, seed: int) -> KeyForge:
    """A table with nothing on it."""
    s = KeyForge(seed, EDITIONS[edition], damage.CHECK)
    s.warm_up()
    return s


def add_card(s: KeyForge, id: str, owner: int, house: int | None = None) -> int:
    """Put a new card into the game; its place is the caller's matter."""
    d = definition(id, s.ed.errata)
    return s.add(d, owner, d.house if house is None else house)


def lay_out(setup: dict[str, Any]) -> KeyForge:
    """The position of a set-up; what it leads to by itself has not happened yet."""
    pos = checked(setup["position"])
    s = empty(setup["edition"], 0)
    sides = pos.get("players", [{}, {}])
    for side in sides:
        q = Player(s.tag, three_houses(side["houses"]) if "houses" in side else ())
        q.amber, q.keys, q.chains = number(side, "amber"), number(side, "keys", MOST_KEYS), number(side, "chains")
        s.players.append(q)
    s.active = seat(pos.get("active", 0), "active")
    s.first = seat(pos.get("first", 0), "first")
    laid: list[tuple[int, dict[str, Any]]] = []
    for p in (0, 1):
        for name, z in ZONES.items():
            for spec in parse_zone(sides[p].get(name, ()), FILLER):
                marks = parse(spec, MARKS)
                laid.append((put(s, marks, p, z), marks))
        if not s.players[p].houses:
            seen = dict.fromkeys(c.house for c in s.cards if c.owner == p)
            s.player(p).houses = tuple(sorted([*seen, *[h for h in range(7) if h not in seen]][:3]))
    s.turn = number(pos, "turn", MOST_TURNS, 1) if "turn" in pos else 5
    step = step_of(pos.get("step", "main"))
    if pos.get("house") is not None:
        s.house = house_number(pos["house"])
    for i, marks in laid:
        bind(s, i, marks)
    for p in (0, 1):
        past.lay_lasting(s, p, sides[p].get("lasting", ()))
    past.lay_events(s, pos.get("earlier", ()), pos.get("last_turn", ()), step == "start")
    s.script = picks(s, pos.get("chance", ()))
    f = KFrame(turn.TURN, NO_CARD, s.active)
    f.pc = turn.TURN.at(step)
    s.call(f)
    s.index = None
    s.step = STEPS.index(step)
    if step == "start":
        s.turn -= 1  # the start of the turn counts it
    s.unsettled = True
    return s


def checked(pos: Any) -> dict[str, Any]:
    """The position itself, if its fields are known and its players are two."""
    if not isinstance(pos, dict):
        words = ", ".join(sorted(POSITION_WORDS))
        raise BadSetup(expected_but_got(refusals.A_POSITION.fill(words=words), pos))
    no_other_fields(pos, POSITION_WORDS, A_POSITION)
    sides = pos.get("players", [{}, {}])
    if not isinstance(sides, (list, tuple)) or len(sides) != 2 or not all([isinstance(x, dict) for x in sides]):
        raise BadSetup(refusals.TWO_PLAYERS.fill())
    for side in sides:
        no_other_fields(side, PLAYER_WORDS, A_PLAYER)
    return pos


def only_creatures(id: str, marks: Iterable[str]) -> None:
    """Refuse what lies on creatures alone: damage, stun, power counters, used armor, upgrades."""
    for name in marks:
        if name in OF_CREATURES:
            raise BadSetup(refusals.NO_CREATURE_IN_PLAY.fill(id=id, mark=name))


def wrong_row(id: str, z: int) -> BadSetup:
    """The refusal to lay a card into a line or among artifacts that is of another type."""
    return BadSetup((refusals.NO_CREATURE if z == LINE else refusals.NO_ARTIFACT).fill(id=id))


def added(s: KeyForge, spec: dict[str, Any], p: int) -> int:
    """A new card as its marks say, player p's where they name no owner; it lies nowhere yet."""
    id = card(spec["id"]).id  # refuses a name that no card has
    owner = seat(spec.get("owner", p), f"{id}: owner")
    return add_card(s, id, owner, house_number(spec["house"]) if "house" in spec else None)


def bare(spec: dict[str, Any]) -> dict[str, Any]:
    """A card on which nothing lies, because it does not stand in play on its own."""
    if marks := sorted(set(spec) - {"id", "owner", "house"}):
        raise BadSetup(refusals.NOT_ON_ITS_OWN.fill(id=spec["id"], marks=", ".join(marks)))
    return spec


def put(s: KeyForge, spec: dict[str, Any], p: int, z: int) -> int:
    """One card with everything on it, laid into a zone."""
    i = added(s, spec, p)
    c = s.cards[i]
    id, owner = c.d.id, c.owner
    wanted = {LINE: CREATURE, ARTIFACTS: ARTIFACT}.get(z)
    if wanted is not None and c.d.type != wanted:
        raise wrong_row(id, z)
    if z == ARTIFACTS:
        only_creatures(id, spec)
    c.zone = z
    c.ctrl = p if z in (LINE, ARTIFACTS) else owner
    c.base = p
    keeper = p if z in (LINE, ARTIFACTS, ARCHIVES) else owner
    s.set_zone(keeper, z, (*s.zone(keeper, z), i))
    if z == ARCHIVES and owner != p:
        c.homeward = True
    if z in (LINE, ARTIFACTS):
        c.ready = spec.get("ready", not spec.get("exhausted", False))
        c.stun = spec.get("stun", False)
        for name, field in COUNTS.items():
            setattr(c, field, spec.get(name, 0))
        for up in spec.get("upgrades", ()):
            u = added(s, bare(parse(up, MARKS)), p)
            if s.cards[u].d.type != UPGRADE:
                raise BadSetup(refusals.NO_UPGRADE.fill(id=s.cards[u].d.id))
            s.cards[u].zone = LIMBO  # as if it were being played
            moves.attach(s, u, i, u)
            if s.cards[i].layers:
                s.card(i).base = owner  # an upgrade holds it: without that it goes back
        for low in spec.get("under", ()):
            u = added(s, bare(parse(low, MARKS)), owner)
            s.cards[u].zone = UNDER
            s.cards[u].host = i
            c = s.card(i)
            c.under = (*c.under, u)
    else:
        bare(spec)
    s.events.clear()
    return i


def bind(s: KeyForge, i: int, spec: dict[str, Any]) -> None:
    """What ties a card to others, once all of them lie there: who holds it, what it has named, what it has purged."""
    if "by" in spec:
        past.hold(s, i, spec["by"])
    if "named" in spec:
        past.last(s, s.cards[i].ctrl, i, {"named": spec["named"]})
    past.link(s, i, spec.get("links", ()))
    s.events.clear()
