"""Any position laid out directly: every zone, token and counter, the active player, the step.

A position is plain data.  A card in it is its id with marks, or the same as a dict:

    "dodger"   "dodger+stun+damage:2"   "valdr[blood-of-titans]+exhausted"   "dextre!shadows"   "urchin+owner:foe"
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from tableforge.errors import BadSetup, got, quoted, unknown
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

ZONES = {
    "deck": DECK,
    "hand": HAND,
    "discard": DISCARD,
    "archives": ARCHIVES,
    "purged": PURGED,
    "line": LINE,
    "artifacts": ARTIFACTS,
}
PLAYER_WORDS = {"houses", "amber", "keys", "chains", *ZONES}
POSITION_WORDS = {"players", "active", "first", "turn", "step", "house", "script", "forged_last_turn"}
# marks that are numbers, and where a card keeps them
COUNTS = {
    "damage": "damage",
    "amber": "amber",
    "power": "plus",
    "doom": "doom",
    "armor_used": "armor_used",
    "attacked": "attacked",
}
MARKS = {"stun", "exhausted", "ready", *COUNTS, "owner", "house", "upgrades", "under"}
STEP_OPS = {"start": 0, "forge": 1, "house": 2, "main": 4, "ready": 5, "draw": 6, "end": 7}
OF_CREATURES = ("damage", "power", "armor_used", "attacked", "stun", "upgrades")
FILLER = "dust-pixie"
MOST_CARDS = 500
MOST_KEYS = 2  # with the third the game is over


def parse(spec: str | dict[str, Any]) -> dict[str, Any]:
    """A card's marks as a dict.

    >>> parse("valdr[blood-of-titans]+damage:2+stun")
    {'id': 'valdr', 'upgrades': ['blood-of-titans'], 'damage': 2, 'stun': True}
    """
    if isinstance(spec, dict):
        out = dict(spec)
    else:
        m = re.fullmatch(
            r"([^\[\]!+/]+|\[redacted\])(?:!(\w+))?(?:\[([^\]]*)\])?(?:/([^+]*))?((?:\+[\w:-]+)*)", spec.strip()
        )
        if m is None:
            raise BadSetup(
                f"{spec!r} is no card; write 'id', 'id[upgrade,upgrade]', 'id!house', 'id/under', then '+stun+damage:2'",
                fr=f"{quoted(spec)} n’est pas une carte ; écrivez « id », « id[amélioration,amélioration] », « id!maison », "
                "« id/dessous », puis « +stun+damage:2 »",
            )
        out = {"id": m[1].strip()}
        if m[2]:
            out["house"] = m[2]
        if m[3]:
            out["upgrades"] = [x.strip() for x in m[3].split(",")]
        if m[4]:
            out["under"] = [x.strip() for x in m[4].split(",")]
        for mark in m[5].split("+")[1:]:
            name, _, value = mark.partition(":")
            out[name] = int(value) if value.lstrip("-").isdigit() else value or True
    for name in out:
        if name != "id" and name not in MARKS:
            en, fr = f"{spec!r}: a card has no", f"{quoted(spec)} : une carte n’a pas de marque"
            raise BadSetup(unknown(en, fr, name, sorted(MARKS)))
    if not isinstance(out.get("id"), str):
        raise BadSetup(
            f"{spec!r} is no card: it has no id", fr=f"{quoted(spec)} n’est pas une carte : il n’y a pas d’« id »"
        )
    for name in COUNTS:
        n = out.get(name, 0)
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= 999:
            raise BadSetup(
                got(
                    f"{spec!r}: {name} is a whole number from 0 to 999",
                    f"{quoted(spec)} : {quoted(name)} est un nombre entier de 0 à 999",
                    n,
                )
            )
    return out


def listed(cards: Any) -> list[str | dict[str, Any]]:
    """A zone as given: a list, a text of ids with blanks between, or a number of filler cards."""
    if isinstance(cards, int) and not isinstance(cards, bool) and 0 <= cards <= MOST_CARDS:
        return [FILLER] * cards
    out = cards.split() if isinstance(cards, str) else cards
    if (
        not isinstance(out, (list, tuple))
        or len(out) > MOST_CARDS
        or not all([isinstance(c, (str, dict)) for c in out])
    ):
        would = f"a zone is a list of cards, their ids in one text, or a number, at most {MOST_CARDS}"
        fr = f"une zone est une liste de cartes, leurs ids en un seul texte, ou un nombre, au plus {MOST_CARDS}"
        raise BadSetup(got(would, fr, cards))
    return list(out)


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
            for spec in listed(sides[p].get(name, ())):
                put(s, parse(spec), p, z)
        if not s.players[p].houses:
            seen = dict.fromkeys(c.house for c in s.cards if c.owner == p)
            s.player(p).houses = tuple(sorted([*seen, *[h for h in range(7) if h not in seen]][:3]))
    s.turn = pos.get("turn", 5)
    step = pos.get("step", "main")
    if step not in STEP_OPS:
        raise no_step(step)
    if pos.get("house") is not None:
        s.house = house_number(pos["house"])
    if pos.get("forged_last_turn"):
        which = max(1, s.players[1 - s.active].keys)
        s.past = s.last_past = [Fact(FORGES, 1 - s.active, NO_CARD, NO_CARD, which)]
        s.past_own = None
    s.script = tuple(pos.get("script", ()))
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
    """The position itself, if its fields are known, its players are two and its turn is a number."""
    if not isinstance(pos, dict):
        words = ", ".join(sorted(POSITION_WORDS))
        raise BadSetup(got(f"a position is a dict of {words}", f"une position est un dict de {words}", pos))
    for name in pos:
        if name not in POSITION_WORDS:
            raise BadSetup(unknown("a position has no", "une position n’a pas de champ", name, sorted(POSITION_WORDS)))
    sides = pos.get("players", [{}, {}])
    if not isinstance(sides, (list, tuple)) or len(sides) != 2 or not all([isinstance(x, dict) for x in sides]):
        raise BadSetup(
            "a position's players are two dicts, one for each seat",
            fr="les joueurs d’une position sont deux dicts, un pour chaque siège",
        )
    if type(pos.get("turn", 5)) is not int or not 1 <= pos.get("turn", 5) <= 9999:
        raise BadSetup(
            got("turn is a whole number from 1 to 9999", "« turn » est un nombre entier de 1 à 9999", pos["turn"])
        )
    for side in sides:
        for name in side:
            if name not in PLAYER_WORDS:
                raise BadSetup(unknown("a player has no", "un joueur n’a pas de champ", name, sorted(PLAYER_WORDS)))
    return pos


def number(fields: dict[str, Any], name: str, most: int = 999) -> int:
    """A field that is a number from 0 on, and 0 where it is left out."""
    n = fields.get(name, 0)
    if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= most:
        fr = f"{quoted(name)} est un nombre entier de 0 à {most}"
        raise BadSetup(got(f"{name} is a whole number from 0 to {most}", fr, n))
    return n


def seat(value: object, name: str) -> int:
    """The number of a seat: "you" is 0, "foe" is 1."""
    if isinstance(value, str) and value in ("you", "foe"):
        return 0 if value == "you" else 1
    if type(value) is int and value in (0, 1):
        return value
    fr = f"{quoted(name)} est un siège : « you » ou 0, « foe » ou 1"
    raise BadSetup(got(f"{name} is a seat: 'you' or 0, 'foe' or 1", fr, value))


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


def no_step(name: object) -> BadSetup:
    """The refusal of a step that no turn has."""
    return BadSetup(unknown("there is no step", "il n’y a pas d’étape", name, STEPS))


def wrong_row(id: str, z: int) -> BadSetup:
    """The refusal to lay a card into a line or among artifacts that is of another type."""
    what, fr = ("creature", "une créature") if z == LINE else ("artifact", "un artéfact")
    return BadSetup(
        f"{id} is no {what}: it cannot stand there", fr=f"{id} n’est pas {fr} : sa place ne peut pas être là"
    )


def house_number(name: str) -> int:
    if name not in HOUSES:
        raise BadSetup(unknown("there is no house", "il n’y a pas de Maison", name, HOUSES))
    return HOUSES.index(name)


def is_so(spec: dict[str, Any], mark: str, otherwise: bool) -> bool:
    """A mark that is there or not."""
    value = spec.get(mark, otherwise)
    if value in (True, "true", "yes"):
        return True
    if value in (False, "false", "no"):
        return False
    en, fr = f"{spec['id']}: {mark} is true or false", f"{spec['id']} : {quoted(mark)} est vrai ou faux"
    raise BadSetup(got(en, fr, value))


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
        c.foreign = True
    if z in (LINE, ARTIFACTS):
        c.ready = is_so(spec, "ready", not is_so(spec, "exhausted", False))
        c.stun = is_so(spec, "stun", False)
        for name, field in COUNTS.items():
            setattr(c, field, spec.get(name, 0))
        for up in spec.get("upgrades", ()):
            u = added(s, parse(up), p)
            if s.cards[u].d.type != UPGRADE:
                no = s.cards[u].d.id
                raise BadSetup(
                    f"{no} is no upgrade: it cannot be attached",
                    fr=f"{no} n’est pas une amélioration : elle ne peut pas être attachée",
                )
            s.cards[u].zone = ATTACHED
            play.attach(s, u, i, u)
        for low in spec.get("under", ()):
            u = added(s, parse(low), owner)
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
