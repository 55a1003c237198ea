"""Any position laid out directly: every zone, token and counter, the active player, the step.

A position is plain data.  A card in it is its id with marks, or the same as a dict:

    "dodger"   "dodger+stun+damage:2"   "valdr[blood-of-titans]+exhausted"   "dextre!shadows"   "urchin+owner:foe"
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tableforge.errors import BadSetup
from tableforge.keyforge import damage, play, turn
from tableforge.keyforge.cards import card, definition
from tableforge.keyforge.editions import EDITIONS
from tableforge.keyforge.names import (
    ARCHIVES,
    ARTIFACT,
    ARTIFACTS,
    ATTACHED,
    CREATURE,
    DECK,
    DISCARD,
    FORGES,
    HAND,
    HOUSES,
    LINE,
    PURGED,
    STEPS,
    UNDER,
    UPGRADE,
)
from tableforge.keyforge.state import NO_CARD, Card, Fact, KeyForge, KFrame, Player
from tableforge.position import Marks, flag, known, listed, number, parse
from tableforge.position import seat as seat_of
from tableforge.tongue.both import got, quoted, short
from tableforge.tongue.spelling import unknown

SEATS: Final = ("you", "foe")
ZONES: Final = {
    "deck": DECK,
    "hand": HAND,
    "discard": DISCARD,
    "archives": ARCHIVES,
    "purged": PURGED,
    "line": LINE,
    "artifacts": ARTIFACTS,
}
PLAYER_WORDS: Final = ("houses", "amber", "keys", "chains", *ZONES)
POSITION_WORDS: Final = ("players", "active", "first", "turn", "step", "house", "chance", "forged_last_turn")
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
    words=("owner", "house"),
    cards=("upgrades", "under"),
    signs={"[": "upgrades", "!": "house", "/": "under"},
)
STEP_OPS: Final = {"start": 0, "forge": 1, "house": 2, "main": 4, "ready": 5, "draw": 6, "end": 7}
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
    s.cards.append(Card(s.tag, d, owner, d.house if house is None else house))
    if d.reads_pile_order:
        s.pile_order = True
    return len(s.cards) - 1


def lay_out(setup: dict[str, Any]) -> KeyForge:
    """The position of a set-up; what it leads to by itself has not happened yet."""
    pos = checked(setup["position"])
    s = empty(setup["edition"], 0)
    s.nature_asks = setup.get("nature") == "asks"
    sides = pos.get("players", [{}, {}])
    for side in sides:
        q = Player(s.tag, three_houses(side["houses"]) if "houses" in side else ())
        q.amber, q.keys, q.chains = number(side, "amber"), number(side, "keys", MOST_KEYS), number(side, "chains")
        s.players.append(q)
    s.active = seat(pos.get("active", 0), "active")
    s.first = seat(pos.get("first", 0), "first")
    for p in (0, 1):
        for name, z in ZONES.items():
            for spec in listed(sides[p].get(name, ()), FILLER):
                put(s, parse(spec, MARKS), p, z)
        if not s.players[p].houses:
            seen = dict.fromkeys(c.house for c in s.cards if c.owner == p)
            s.player(p).houses = tuple(sorted([*seen, *[h for h in range(7) if h not in seen]][:3]))
    s.turn = number(pos, "turn", MOST_TURNS, 1) if "turn" in pos else 5
    step = step_of(pos.get("step", "main"))
    if pos.get("house") is not None:
        s.house = house_number(pos["house"])
    if flag(pos, "forged_last_turn"):
        which = max(1, s.players[1 - s.active].keys)
        s.past = s.last_past = [Fact(FORGES, 1 - s.active, NO_CARD, NO_CARD, which)]
        s.past_own = None
    s.script = picks(s, pos.get("chance", ()))
    f = KFrame(turn.TURN, NO_CARD, s.active)
    f.pc = STEP_OPS[step]
    s.push(f)
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
        raise BadSetup(got(f"a position is a dict of {words}", f"une position est un dict de {words}", pos))
    known(pos, POSITION_WORDS, "a position", "une position")
    sides = pos.get("players", [{}, {}])
    if not isinstance(sides, (list, tuple)) or len(sides) != 2 or not all([isinstance(x, dict) for x in sides]):
        raise BadSetup(
            "a position's players are two dicts, one for each seat",
            fr="les joueurs d’une position sont deux dicts, un pour chaque siège",
        )
    for side in sides:
        known(side, PLAYER_WORDS, "a player", "un joueur")
    return pos


def seat(value: object, name: str) -> int:
    """The number of a seat: "you" is 0, "foe" is 1."""
    return seat_of(value, name, SEATS)


def picks(s: KeyForge, chance: object) -> tuple[int, ...]:
    """What nature will pick: cards by name (each copy of a title once), or numbers."""
    if not isinstance(chance, (list, tuple)) or not all(
        [isinstance(x, (str, int)) and not isinstance(x, bool) for x in chance]
    ):
        raise BadSetup(
            got(
                "chance is a list of card names and numbers",
                "« chance » est une liste de noms de cartes et de nombres",
                chance,
            )
        )
    out: list[int] = []
    for name in chance:
        if isinstance(name, int):
            out.append(name)
            continue
        found = [i for i, c in enumerate(s.cards) if c.d.id == name and i not in out]
        if not found:
            raise BadSetup(
                f"chance cannot pick {short(name)}: no such card in the game",
                fr=f"le hasard ne peut pas tirer {quoted(name)} : cette carte n’est pas dans la partie",
            )
        out.append(found[0])
    return tuple(out)


def three_houses(names: object) -> tuple[int, ...]:
    """The houses of an identity card, from a list of their names or one text."""
    listed = names.split() if isinstance(names, str) else names
    if not isinstance(listed, (list, tuple)) or len(listed) != 3:
        raise BadSetup(got("houses are three different names", "les Maisons sont trois noms différents", names))
    houses = {house_number(h) for h in listed}
    if len(houses) != 3:
        raise BadSetup(got("houses are three different names", "les Maisons sont trois noms différents", names))
    return tuple(sorted(houses))


def only_creatures(id: str, marks: Iterable[str]) -> None:
    """Refuse what lies on creatures alone: damage, stun, power counters, used armor, upgrades."""
    for name in marks:
        if name in OF_CREATURES:
            raise BadSetup(
                f"{id} is no creature in play: it cannot have {name!r}",
                fr=f"{id} n’est pas une créature en jeu : cette carte ne peut pas avoir {quoted(name)}",
            )


def step_of(name: object) -> str:
    """A step of the turn by its name."""
    if not isinstance(name, str) or name not in STEP_OPS:
        raise BadSetup(unknown("there is no step", "il n’y a pas d’étape", name, STEPS))
    return name


def wrong_row(id: str, z: int) -> BadSetup:
    """The refusal to lay a card into a line or among artifacts that is of another type."""
    what, fr = ("creature", "une créature") if z == LINE else ("artifact", "un artéfact")
    return BadSetup(
        f"{id} is no {what}: it cannot stand there", fr=f"{id} n’est pas {fr} : sa place ne peut pas être là"
    )


def house_number(name: object) -> int:
    if not isinstance(name, str) or name not in HOUSES:
        raise BadSetup(unknown("there is no house", "il n’y a pas de Maison", name, HOUSES))
    return HOUSES.index(name)


def added(s: KeyForge, spec: dict[str, Any], p: int) -> int:
    """A new card as its marks say, player p's where they name no owner; it lies nowhere yet."""
    id = card(spec["id"]).id  # refuses a name that no card has
    owner = seat(spec.get("owner", p), f"{id}: owner")
    return add_card(s, id, owner, house_number(spec["house"]) if "house" in spec else None)


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
            u = added(s, parse(up, MARKS), p)
            if s.cards[u].d.type != UPGRADE:
                no = s.cards[u].d.id
                raise BadSetup(
                    f"{no} is no upgrade: it cannot be attached",
                    fr=f"{no} n’est pas une amélioration : elle ne peut pas être attachée",
                )
            s.cards[u].zone = ATTACHED
            play.attach(s, u, i, u)
        for low in spec.get("under", ()):
            u = added(s, parse(low, MARKS), owner)
            s.cards[u].zone = UNDER
            s.cards[u].host = i
            c = s.card(i)
            c.under = (*c.under, u)
    elif marks := sorted(set(spec) - {"id", "owner", "house"}):
        told = ", ".join(marks)
        raise BadSetup(
            f"{id} lies outside play: it cannot have {told} there",
            fr=f"{id} n’est pas en jeu : cette carte ne peut pas y avoir {told}",
        )
    s.events.clear()
    return i
