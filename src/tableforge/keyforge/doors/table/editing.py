"""Changing a position under way by hand: tokens, zones, pools, the step.  Tests and the drive door stand on this.

An edit is no move of the game: nothing is paid, nothing reacts, nothing is told to the log, and the history of the turn
stays as it was.  Afterwards the state is checked as after any change (a creature with too much damage is destroyed by
the rules), and the pending question is asked anew.  In the middle of an effect nothing can be edited.
"""

from __future__ import annotations

from typing import Any

from tableforge.errors import BadSetup
from tableforge.keyforge import moves, past, refusals, turn
from tableforge.keyforge.fields import ZONES, house_number, picks, seat, step_of, three_houses
from tableforge.keyforge.names import (
    ARCHIVES,
    ARTIFACT,
    ARTIFACTS,
    CREATURE,
    DECK,
    DISCARD,
    HAND,
    LIMBO,
    LINE,
    NO_HOUSE,
    PURGED,
    STEPS,
    UNDER,
    UPGRADE,
)
from tableforge.keyforge.position import (
    COUNTS,
    FILLER,
    MARKS,
    MOST_KEYS,
    MOST_TURNS,
    bind,
    only_creatures,
    put,
    wrong_row,
)
from tableforge.keyforge.state import KeyForge
from tableforge.position import A_CARD, A_PLAYER, THE_TABLE, no_other_fields, number, parse, parse_zone
from tableforge.table.handle import Handle
from tableforge.tongue.spelling import unknown
from tableforge.words.frame import NO_CARD

FLAGS = ("stun", "ready", "exhausted")
BONDS = ("by", "named", "links")
CARD_WORDS = (*COUNTS, *FLAGS, *BONDS, "house", "zone", "of", "at", "host", "under")
PLAYER_WORDS = ("amber", "keys", "chains", "houses", "lasting", *ZONES)
TABLE_WORDS = ("active", "first", "turn", "step", "house", "chance", "earlier")
IN_PLAY = (LINE, ARTIFACTS)
OWNERS_ONLY = (HAND, DECK, DISCARD, PURGED)


def edit(t: Handle, changes: dict[str, Any]) -> None:
    """Change one player, one card (or several, for what lies on them), or the table."""
    s = t.state
    assert isinstance(s, KeyForge)
    rest = {k: v for k, v in changes.items() if k not in ("player", "card")}
    if "player" in changes and "card" in changes:
        raise BadSetup(refusals.CHANGE_ONE.fill())
    if "player" in changes:
        set_player(s, t.seat(changes["player"], "player"), rest)
    elif "card" in changes:
        for name in ("host", "under"):
            if name in rest:
                rest[name] = t.find_card(rest[name])
        alone = {"zone", "host", "under"} & rest.keys()
        for i in [t.find_card(changes["card"])] if alone else t.find_cards(changes["card"]):
            set_card(s, i, rest)
    else:
        set_table(s, rest)
    s.index = None


# ---------------------------------------------------------------- players and the table
def set_player(s: KeyForge, p: int, changes: dict[str, Any]) -> None:
    """Amber, keys, chains and houses become what is said; cards named under a zone, and lasting effects, are added."""
    no_other_fields(changes, PLAYER_WORDS, A_PLAYER)
    q = s.player(p)
    if "amber" in changes:
        q.amber = number(changes, "amber")
    if "keys" in changes:
        q.keys = number(changes, "keys", MOST_KEYS)
    if "chains" in changes:
        q.chains = number(changes, "chains")
    if "houses" in changes:
        q.houses = three_houses(changes["houses"])
    for name, z in ZONES.items():
        if name in changes:
            for spec in parse_zone(changes[name], FILLER):
                marks = parse(spec, MARKS)
                bind(s, put(s, marks, p, z), marks)
    if "lasting" in changes:
        past.lay_lasting(s, p, changes["lasting"])


def set_table(s: KeyForge, changes: dict[str, Any]) -> None:
    """Whose turn it is, which turn, step and house, who began, what chance will pick next, what has happened before."""
    no_other_fields(changes, TABLE_WORDS, THE_TABLE)
    f = s.stack[-1]
    if "active" in changes:
        s.active = f.ctrl = seat(changes["active"], "active")
    if "first" in changes:
        s.first = seat(changes["first"], "first")
    if "turn" in changes:
        s.turn = number(changes, "turn", MOST_TURNS, 1)
    if "step" in changes:
        step = step_of(changes["step"])
        f.pc = turn.TURN.at(step)
        s.step = STEPS.index(step)
        s.ended = False
        if step == "start":
            s.turn -= 1  # the start of the turn counts it
    if "house" in changes:
        s.house = NO_HOUSE if changes["house"] is None else house_number(changes["house"])
    if "chance" in changes:
        s.script = picks(s, changes["chance"])
    if "earlier" in changes:
        for fact in past.this_turn(s, changes["earlier"]):
            s.record(fact)


# ---------------------------------------------------------------- cards
def set_card(s: KeyForge, i: int, changes: dict[str, Any]) -> None:
    """Move a card to a zone or a host, then lay tokens on it; in play, what is not named stays."""
    no_other_fields(changes, CARD_WORDS, A_CARD)
    if s.cards[i].zone == LIMBO:
        raise BadSetup(refusals.BEING_PLAYED.fill(id=s.cards[i].d.id))
    if "host" in changes or "under" in changes:
        attach(s, i, changes)
    elif "zone" in changes:
        move(s, i, changes)
    elif "of" in changes or "at" in changes:
        raise BadSetup(refusals.NAME_THE_ZONE.fill())
    c = s.card(i)
    if "house" in changes:
        c.house = house_number(changes["house"])
    marks = [name for name in (*COUNTS, *FLAGS, *BONDS) if name in changes]
    if marks and c.zone not in IN_PLAY:
        raise BadSetup(refusals.NO_MARK.fill(id=c.d.id, mark=marks[0]))
    if c.zone == ARTIFACTS:
        only_creatures(c.d.id, [name for name in changes if changes[name]])
    for name in COUNTS:
        if name in changes:
            setattr(c, COUNTS[name], number(changes, name))
    for name in FLAGS:
        if name in changes and not isinstance(changes[name], bool):
            raise BadSetup(refusals.TRUE_OR_FALSE.fill(name=name, given=changes[name]))
    if "stun" in changes:
        c.stun = changes["stun"]
    if "ready" in changes:
        c.ready = changes["ready"]
    if "exhausted" in changes:
        c.ready = not changes["exhausted"]
    bind(s, i, parse({"id": c.d.id, **{name: changes[name] for name in BONDS if name in changes}}, MARKS))


def lift(s: KeyForge, i: int) -> None:
    """Take a card out of where it is: what it carries goes to the owners' discard piles, its tokens vanish."""
    for u in (*s.cards[i].ups, *s.cards[i].under):
        lift(s, u)
        s.put_in(u, s.cards[u].owner, DISCARD)
    s.take_out(i)
    c = s.card(i)
    c.strip()
    c.lk = None
    c.host = NO_CARD
    c.ctrl = c.base = c.owner
    moves.forget(s, i)


def move(s: KeyForge, i: int, changes: dict[str, Any]) -> None:
    """Lay a card into a zone: on top of a deck or discard pile, at the end of the others, or at a place."""
    name = changes["zone"]
    if not isinstance(name, str) or name not in ZONES:
        raise BadSetup(unknown(refusals.NO_ZONE, name, ZONES))
    z = ZONES[name]
    c = s.cards[i]
    p = seat(changes["of"], "of") if "of" in changes else c.owner
    wanted = {LINE: CREATURE, ARTIFACTS: ARTIFACT}.get(z)
    if wanted is not None and c.d.type != wanted:
        raise wrong_row(c.d.id, z)
    if z in OWNERS_ONLY and p != c.owner:
        raise BadSetup(refusals.NOT_ITS_OWNERS.fill(id=c.d.id, owner=c.owner, zone=name))
    here = tuple([x for x in s.zone(p, z) if x != i])
    at = number(changes, "at", len(here)) if "at" in changes else 0 if z in (DECK, DISCARD) else len(here)
    lift(s, i)
    c = s.card(i)
    c.zone = z
    here = s.zone(p, z)  # what it carried may have come into it
    s.set_zone(p, z, (*here[:at], i, *here[at:]))
    if z in IN_PLAY:
        c.ctrl = c.base = p
        c.ready = True
    elif z == ARCHIVES:
        c.base = p
        c.homeward = p != c.owner


def attach(s: KeyForge, i: int, changes: dict[str, Any]) -> None:
    """Attach an upgrade to a creature, or lay any card under a card in play."""
    if ("host" in changes and "under" in changes) or "zone" in changes:
        raise BadSetup(refusals.ONE_PLACE.fill())
    host = changes.get("host", changes.get("under"))
    assert isinstance(host, int)
    c = s.cards[i]
    if host == i or host in (*c.ups, *c.under):
        raise BadSetup(refusals.ON_ITSELF.fill(id=c.d.id))
    if "host" in changes and (c.d.type != UPGRADE or s.cards[host].zone != LINE):
        raise BadSetup(refusals.ONLY_UPGRADES.fill(id=c.d.id, host=s.cards[host].d.id))
    if s.cards[host].zone not in IN_PLAY:
        raise BadSetup(refusals.NOTHING_UNDER.fill(id=s.cards[host].d.id))
    p = seat(changes["of"], "of") if "of" in changes else c.owner
    lift(s, i)
    c = s.card(i)
    c.ctrl = p
    if "host" in changes:
        c.zone = LIMBO  # as if it were being played
        moves.attach(s, i, host, i)
        s.events.clear()
        return
    c.zone = UNDER
    c.host = host
    h = s.card(host)
    h.under = (*h.under, i)
