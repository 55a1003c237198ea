"""What a seat may know of a position, built from nothing: what is not put in here stays hidden."""

from __future__ import annotations

from tableforge.keyforge import board, seen
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.keyforge.names import (
    ARCHIVES,
    ARTIFACTS,
    ATTACHED,
    CREATURE,
    DECK,
    DISCARD,
    HAND,
    HOUSES,
    LIMBO,
    LINE,
    PURGED,
    STEPS,
    TYPES,
    UNDER,
    UNTIL,
)
from tableforge.keyforge.pieces import Card
from tableforge.keyforge.questions import Ref
from tableforge.keyforge.state import KeyForge

PLACES = {
    LINE: "line",
    ARTIFACTS: "artifacts",
    HAND: "hand",
    DISCARD: "discard",
    ARCHIVES: "archives",
    DECK: "deck",
    PURGED: "purged",
}


def whose(p: int, seat: int | None) -> str:
    """What goes before player p's places in the view of a seat; a spectator sits on the first one's side."""
    return "" if p == (0 if seat is None else seat) else "foe-"


def place(s: KeyForge, i: int, seat: int) -> str:
    """Where card i lies, as the seat would point at it: 'line:2', 'foe-artifacts:0', an upgrade 'line:2.0'."""
    c = s.cards[i]
    z = c.zone
    if z in (ATTACHED, UNDER):
        host = s.cards[c.host]
        k = (host.ups if z == ATTACHED else host.under).index(i)
        return f"{place(s, c.host, seat)}.{k}" if z == ATTACHED else f"{place(s, c.host, seat)}/{k}"
    if z == LIMBO:
        return "limbo"
    p = s.holder(i)
    k = s.zone(p, z).index(i)
    return f"{whose(p, seat)}{PLACES[z]}:{k}"


def card_key(s: KeyForge, i: int, seat: int) -> str:
    """The readable key of card i: 'dodger@line:2'."""
    return f"{s.cards[i].d.id}@{place(s, i, seat)}"


def printed(s: KeyForge, i: int, at: str) -> seen.Lying:
    """A card face up, by where it lies."""
    c = s.cards[i]
    out: seen.Lying = {"id": c.d.id, "at": at, "house": HOUSES[c.house], "type": TYPES[c.d.type]}
    mark(c, out)
    return out


def mark(c: Card, out: seen.Lying) -> None:
    """Mark a maverick."""
    if c.house != c.d.house:
        out["maverick"] = True


def in_play(s: KeyForge, i: int, at: str, eye: int) -> seen.InPlay:
    """A card in play with everything on it; what lies under it only for its owner's `eye`."""
    c = s.cards[i]
    out: seen.InPlay = {
        "id": c.d.id,
        "at": at,
        "house": HOUSES[c.house],
        "type": TYPES[c.d.type],
        "ready": c.ready,
    }
    mark(c, out)
    mask = board.houses(s, i)
    if mask != 1 << c.house:
        out["houses"] = [h for k, h in enumerate(HOUSES) if mask >> k & 1]
    if c.owner != c.ctrl:
        out["owner"] = c.owner
    if c.d.type == CREATURE:
        out["power"] = board.power(s, i)
        out["armor"] = board.armor(s, i)
        out["armor_left"] = board.armor_left(s, i)
        out["damage"] = c.damage
        out["stunned"] = c.stun
        out["keywords"] = KEYWORDS.among(board.keywords(s, i))
        out["upgrades"] = [{**printed(s, u, f"{at}.{k}"), "controller": s.cards[u].ctrl} for k, u in enumerate(c.ups)]
    if c.amber:
        out["amber"] = c.amber
    if c.plus:
        out["power_counters"] = c.plus
    if c.doom:
        out["doom_counters"] = c.doom
    if c.under:
        out["under"] = [printed(s, u, f"{at}/{k}") if s.cards[u].owner == eye else None for k, u in enumerate(c.under)]
    return out


def view(s: KeyForge, seat: int | None) -> seen.View:
    """Everything the seat knows, as plain data; None is a spectator."""
    eye = eye_of(seat)
    return {
        "game": "keyforge",
        "edition": s.ed.name,
        "seat": seat,
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "step": STEPS[s.step],
        "house": HOUSES[s.house] if s.house >= 0 else None,
        "over": s.over,
        "winner": s.winner if s.winner >= 0 else None,
        "ordered_piles": s.pile_order,
        "limbo": [printed(s, i, "limbo") for i, c in enumerate(s.cards) if c.zone == LIMBO],
        "lasting": lasting(s, seat),
        "players": [player(s, p, eye, whose(p, seat)) for p in (0, 1)],
    }


def lasting(s: KeyForge, seat: int | None) -> list[seen.Lasting]:
    """What outlives its ability: the card it comes from, whose it was, until when, counted from whom, and the cards it is on.

    Everybody has seen that card played or used, wherever it lies by now, so it is told by its name alone.
    """
    out: list[seen.Lasting] = []
    for x in s.lasting:
        who = x.mod.who
        on = (
            [card_key(s, i, max(0, eye_of(seat))) for i in who.ids(s, x.ctx) if s.in_play(i)]
            if isinstance(who, Ref)
            else []
        )
        named = HOUSES[x.ctx.house] if x.ctx.house >= 0 else None
        told: seen.Lasting = {
            "id": x.mod.name.partition("~")[0],
            "seat": x.ctx.ctrl,
            "until": UNTIL[x.expiry],
            "whose": x.seat,
            "on": on,
            "house": named,
        }
        if told not in out:  # one ability may leave several behind
            out.append(told)
    return out


def eye_of(seat: int | None) -> int:
    """The seat as a number; -1 is a spectator."""
    return -1 if seat is None else seat


def player(s: KeyForge, p: int, eye: int, side: str) -> seen.Player:
    """What the seat `eye` knows of player p; `side` goes before the player's places."""
    q = s.players[p]
    mine = p == eye
    return {
        "seat": p,
        "houses": [HOUSES[h] for h in q.houses],
        "amber": q.amber,
        "keys": q.keys,
        "key_cost": board.key_cost(s, p),
        "chains": q.chains,
        "hand_size": len(q.hand),
        "hand": pile(s, q.hand, f"{side}hand") if mine else None,
        "deck_size": len(q.deck),
        "archives_size": len(q.archives),
        "archives": pile(s, q.archives, f"{side}archives") if mine else None,
        "discard": pile(s, q.discard, f"{side}discard"),
        "purged": pile(s, q.purged, f"{side}purged") if s.ed.purged_face_up else None,
        "purged_size": len(q.purged),
        "line": [in_play(s, i, f"{side}line:{k}", eye) for k, i in enumerate(q.line)],
        "artifacts": [in_play(s, i, f"{side}artifacts:{k}", eye) for k, i in enumerate(q.artifacts)],
    }


def pile(s: KeyForge, ids: tuple[int, ...], where: str) -> list[seen.Lying]:
    """The cards of a zone outside play, face up, in order."""
    return [printed(s, i, f"{where}:{k}") for k, i in enumerate(ids)]


def seen_to_leave(s: KeyForge, i: int) -> bool:
    """Whether everybody has seen card i leave play, wherever it lies by now."""
    return s.cards[i].lk is not None


def is_hidden(s: KeyForge, i: int, seat: int) -> bool:
    """Whether card i is one of those that the seat cannot tell from others (`hidden_zones`)."""
    c = s.cards[i]
    if c.zone == DECK:
        return True
    return c.owner != seat and (c.zone == HAND or c.zone == UNDER or (c.zone == ARCHIVES and s.holder(i) == c.owner))


def hidden_zones(s: KeyForge, seat: int | None) -> list[list[int]]:
    """Groups of cards among which the seat cannot tell one from another."""
    out: list[list[int]] = []
    for p in (0, 1):
        q = s.players[p]
        unseen = [i for i in q.deck if s.cards[i].owner == p]
        if p != seat:
            unseen += [i for i in (*q.hand, *q.archives) if s.cards[i].owner == p]
            unseen += [i for i, c in enumerate(s.cards) if c.zone == UNDER and c.owner == p]
        out.append(unseen)
    return out
