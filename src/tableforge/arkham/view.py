"""What a seat may know of a position, built from nothing: what is not put in here stays hidden."""

from __future__ import annotations

from typing import Any

from tableforge.arkham import account, board, codes, map, odds, seen, skill
from tableforge.arkham.names import (
    ACT_AREA,
    ACT_DECK,
    AGENDA_AREA,
    AGENDA_DECK,
    ASIDE,
    AT_LOCATION,
    ATTACHED,
    COLLECTION,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMY,
    EVADE,
    EXTRA_DECK,
    FACES,
    FIGHT,
    HAND,
    HEALTH,
    INVESTIGATOR,
    LIMBO,
    MAP,
    PERIODS,
    PHASES,
    PLAY,
    REFERENCE,
    REMOVED,
    SANITY,
    SEATED,
    SHROUD,
    SKILLS,
    STATUSES,
    STILL_IN,
    TEST_KINDS,
    TEST_RESULTS,
    THREAT,
    TOKENS,
    TYPES,
    VICTORY,
    ZONES,
)
from tableforge.arkham.state import AFrame, Arkham
from tableforge.kernel.ask import PASS
from tableforge.words.frame import NOBODY

ON_THE_TABLE = (PLAY, THREAT, AT_LOCATION, MAP, ATTACHED, SEATED, ACT_AREA, AGENDA_AREA)
LOOKING = ("search", "deck-order")  # questions about cards of a deck that somebody looks through


def place(s: Arkham, i: int, seat: int) -> str:
    """Where card i lies, as the seat would point at it; "" where its id says enough."""
    c = s.cards[i]
    z = c.zone
    if z in (MAP, SEATED, ACT_AREA, AGENDA_AREA, REFERENCE):
        return ""
    if z == PLAY or z == THREAT:
        whose = s.cards[s.players[c.seat].card].d.id
        return whose if z == PLAY else f"threat-{whose}"
    if z == AT_LOCATION:
        return card_key(s, c.at, seat)
    if z == ATTACHED:
        return card_key(s, c.host, seat)
    if z == HAND or z == DECK:
        return ZONES[z] if c.owner == seat else f"{ZONES[z]}-{s.cards[s.players[c.owner].card].d.id}"
    return ZONES[z]


def twins(s: Arkham, i: int) -> list[int]:
    """The cards that look like card i and lie where it lies, in the order in which a seat sees them."""
    c = s.cards[i]
    id = s.shown(i)
    if c.zone == MAP:
        return [x for x in s.locations if s.shown(x) == id]
    if c.zone == HAND:
        return [x for x in s.players[c.owner].hand if s.cards[x].d.id == id]
    if c.zone == DECK or c.zone == ENCOUNTER_DECK:
        return [x for x in searched(s) if s.cards[x].d.id == id]
    return [
        x
        for x, y in enumerate(s.cards)
        if y.zone == c.zone and y.seat == c.seat and y.at == c.at and y.host == c.host and s.shown(x) == id
    ]


def card_key(s: Arkham, i: int, seat: int) -> str:
    """The readable key of card i: 'attic', 'machete@hand', 'swarm-of-rats@threat-roland-banks.2'."""
    where = place(s, i, seat)
    alike = twins(s, i)
    n = alike.index(i) + 1 if i in alike else 1
    key = f"{s.shown(i)}@{where}" if where else s.shown(i)
    return key if n == 1 else f"{key}.{n}"


def printed(s: Arkham, i: int, seat: int) -> seen.Printed:
    """A card face up."""
    return {"id": s.shown(i), "key": card_key(s, i, seat), "type": TYPES[s.cards[i].d.type]}


def in_play(s: Arkham, i: int, seat: int) -> seen.InPlay:
    """A card in play with everything on it."""
    c = s.cards[i]
    out: seen.InPlay = {
        "id": s.shown(i),
        "key": card_key(s, i, seat),
        "type": TYPES[c.d.type],
        "exhausted": c.exhausted,
    }
    if c.clues:
        out["clue"] = c.clues
    load(s, i, seat, out)
    return out


def load(s: Arkham, i: int, seat: int, out: seen.OnTable) -> None:
    """Tell what is on a card but clues, and what it is worth now."""
    c = s.cards[i]
    if c.damage:
        out["damage"] = c.damage
    if c.horror:
        out["horror"] = c.horror
    if c.doom:
        out["doom"] = c.doom
    if c.resources:
        out["resource"] = c.resources
    if c.d.use_kind >= 0:
        out["uses"] = {TOKENS[c.d.use_kind]: c.uses}
    if c.d.type == ENEMY:
        out["fight"], out["evade"] = board.stat(s, i, FIGHT), board.stat(s, i, EVADE)
        out["health"] = board.stat(s, i, HEALTH)
    elif c.d.health >= 0 or c.d.sanity >= 0:
        out["health"], out["sanity"] = board.stat(s, i, HEALTH), board.stat(s, i, SANITY)
    if c.owner >= 0 and c.owner != c.seat and c.d.type != INVESTIGATOR:
        out["owner"] = c.owner
    if c.attached:
        out["attached"] = [in_play(s, x, seat) for x in c.attached]


def location(s: Arkham, i: int, seat: int) -> seen.Place:
    c = s.cards[i]
    out: seen.Place = {
        "id": s.shown(i),
        "key": card_key(s, i, seat),
        "type": TYPES[c.d.type],
        "exhausted": c.exhausted,
        "revealed": c.revealed,
        "clue": c.clues,
        "connections": [card_key(s, x, seat) for x in map.connections(s, i)],
        "here": [in_play(s, x, seat) for x in c.here],
        "investigators": list(board.investigators_at(s, i)),
    }
    load(s, i, seat, out)
    if c.revealed:
        out["shroud"] = board.stat(s, i, SHROUD)
    return out


def player(s: Arkham, p: int, eye: int) -> seen.Player:
    """What the seat `eye` knows of seat p."""
    q = s.players[p]
    c = s.cards[q.card]
    mine = p == eye
    out: seen.Player = {
        "seat": p,
        "investigator": c.d.id,
        "status": STATUSES[q.status],
        "at": card_key(s, q.at, eye) if q.at >= 0 and q.status == STILL_IN else None,
        "damage": c.damage,
        "horror": c.horror,
        "clues": c.clues,
        "resources": q.resources,
        "actions": q.actions,
        "had_turn": q.had_turn,
        "trauma": list(q.trauma),
        "hand_size": len(q.hand),
        "hand": [printed(s, i, eye) for i in q.hand] if mine else None,
        "deck_size": len(q.deck),
        "discard": [printed(s, i, eye) for i in q.discard],
        "play": [in_play(s, i, eye) for i in q.play],
        "threat": [in_play(s, i, eye) for i in q.threat],
    }
    if q.status == STILL_IN:
        out["health"], out["sanity"] = board.stat(s, q.card, HEALTH), board.stat(s, q.card, SANITY)
        out["skills"] = [board.skill_of(s, p, k) for k in range(4)]
    return out


def test(s: Arkham, eye: int) -> seen.Test | None:
    """The skill test under way."""
    t = skill.current(s)
    if t is None:
        return None
    chance, good = odds.laid_out(s)
    return {
        "seat": t.ctrl,
        "skill": SKILLS[t.skill],
        "kind": TEST_KINDS[t.kind],
        "difficulty": skill.difficulty(s, t),
        "value": skill.value(s, t),
        "source": s.shown(t.src) if t.src >= 0 else None,
        "target": card_key(s, t.target, eye) if t.target >= 0 else None,
        "committed": [
            {"id": s.cards[i].d.id, "key": card_key(s, i, eye), "seat": s.cards[i].owner} for i in t.committed
        ],
        "tokens": [{"face": FACES[x.face], "ignored": x.ignored} for x in t.tokens],
        "odds": as_pair(chance),
        "odds_with": odds_with(s, eye),
        "good": [FACES[x] for x in good],
        "step": account.step(s, t),
        "result": TEST_RESULTS[t.result],
        "passed": list(t.passed),
        "parts": [
            {"kind": p.kind, "id": s.shown(p.card) if p.card >= 0 else None, "n": p.n} for p in account.parts(s, t)
        ],
    }


def as_pair(found: odds.Odds | None) -> list[int] | None:
    return None if found is None else list(found)


def odds_with(s: Arkham, eye: int) -> dict[str, list[int] | None]:
    """The odds with each card that the seat is asked about, were it committed."""
    d = s.pending
    if d is None or d.kind != "commit" or d.seat != eye:
        return {}
    cards = [codes.card_of(o) for o in d.options if o != PASS]
    return {card_key(s, i, eye): as_pair(odds.odds(s, i)) for i in cards}


def view(s: Arkham, seat: int | None) -> seen.View:
    """Everything the seat knows, as plain data; None is a spectator."""
    eye = -1 if seat is None else seat
    return {
        "game": "arkham",
        "edition": s.ed.name,
        "scenario": s.scenario,
        "hard": s.hard,
        "seat": seat,
        "turn": s.round,
        "round": s.round,
        "phase": PHASES[s.phase],
        "active": s.active if s.active >= 0 else None,
        "lead": s.lead,
        "over": s.over,
        "resolution": s.resolution or None,
        "act": story_card(s, s.act, eye),
        "agenda": story_card(s, s.agenda, eye),
        "doom": board.doom_in_play(s),
        "locations": [location(s, i, eye) for i in s.locations],
        "players": [player(s, p, eye) for p in range(len(s.players))],
        "bag": [FACES[x] for x in s.bag],
        "symbols": {FACES[x]: n for x, n in odds.symbols(s, max(0, eye)).items()},
        "test": test(s, eye),
        "encounter_deck_size": len(s.encounter_deck),
        "encounter_discard": [printed(s, i, eye) for i in s.encounter_discard],
        "victory": [printed(s, i, eye) for i in s.victory],
        "limbo": [printed(s, i, eye) for i, c in enumerate(s.cards) if c.zone == LIMBO],
        "lasting": lasting(s, eye),
        "looked_at": [printed(s, i, eye) for i in looked_at(s, seat)],
        "log": [list(x) for x in s.log],
    }


def lasting(s: Arkham, eye: int) -> list[seen.Lasting]:
    """What outlives its ability: the card it comes from, whose it was, the end of which period ends it, and the cards it is on.

    Everybody has seen that card played or used, wherever it lies by now, so it is told by its name alone.
    """
    out: list[seen.Lasting] = []
    for x in s.lasting:
        on = [card_key(s, i, eye) for i in x.ctx.it if s.cards[i].zone in ON_THE_TABLE] if x.mod.who is not None else []
        told: seen.Lasting = {"id": x.mod.name.partition("~")[0], "seat": x.seat, "until": PERIODS[x.expiry], "on": on}
        if told not in out:  # one ability may leave several behind
            out.append(told)
    return out


def story_card(s: Arkham, i: int, eye: int) -> seen.StoryCardView | None:
    return {**in_play(s, i, eye), "threshold": board.threshold(s, i)} if i >= 0 else None


def looked_at(s: Arkham, seat: int | None) -> list[int]:
    """The cards of a deck that the seat is looking through, in no order of the deck."""
    d = s.pending
    return sorted(searched(s), key=lambda i: s.cards[i].d.id) if d is not None and d.seat == seat else []


def searched(s: Arkham) -> tuple[int, ...]:
    """The cards of a deck that somebody is looking through."""
    if s.pending is None or s.pending.kind not in LOOKING:
        return ()
    f = s.stack[-1]
    assert isinstance(f, AFrame)
    return f.way


def hidden_zones(s: Arkham, seat: int | None) -> list[list[int]]:
    """Groups of cards among which the seat cannot tell one from another."""
    out: list[list[int]] = []
    for p, q in enumerate(s.players):
        if p == seat:
            out.append(list(q.deck))
        else:
            out.append([*q.deck, *q.hand])
    out.append(list(s.encounter_deck))
    out.append(list(s.extra_deck))
    out.append([i for i in s.locations if s.shown(i) != s.cards[i].d.id])
    return out


def census(s: Arkham) -> Any:
    """What must never change: the cards and their owners; a text says what is wrong with the position."""
    held: list[int] = []
    for p, q in enumerate(s.players):
        held.append(q.card)
        for z in (HAND, DECK, DISCARD, PLAY, THREAT):
            for i in s.zone(p, z):
                held.append(i)
                c = s.cards[i]
                if c.zone != z or (c.seat if z in (PLAY, THREAT) else c.owner) != p:
                    return f"card {i} {c.d.id} lies in seat {p}'s {ZONES[z]} and does not know it"
        if q.resources < 0 or q.actions < 0:
            return f"seat {p} has less than nothing"
    shared = (
        ENCOUNTER_DECK,
        ENCOUNTER_DISCARD,
        VICTORY,
        ASIDE,
        REMOVED,
        EXTRA_DECK,
        COLLECTION,
        MAP,
        ACT_DECK,
        AGENDA_DECK,
    )
    for z in shared:
        for i in s.zone(NOBODY, z):
            held.append(i)
            if s.cards[i].zone != z:
                return f"card {i} {s.cards[i].d.id} lies in {ZONES[z]} and does not know it"
    for i, c in enumerate(s.cards):
        held += [*c.attached, *c.here]
        if c.zone in (LIMBO, ACT_AREA, AGENDA_AREA, REFERENCE):
            held.append(i)
        for x in c.attached:
            if s.cards[x].host != i or s.cards[x].zone != ATTACHED:
                return f"card {x} {s.cards[x].d.id} lies on card {i} {c.d.id} and does not know it"
        for x in c.here:
            if s.cards[x].at != i or s.cards[x].zone != AT_LOCATION:
                return f"card {x} {s.cards[x].d.id} lies at card {i} {c.d.id} and does not know it"
        if min(c.damage, c.horror, c.clues, c.doom, c.resources, c.uses) < 0:
            return f"card {i} {c.d.id} holds a negative number of tokens"
    # a basic weakness belongs to whoever draws it
    return (tuple(sorted(held)), tuple((c.d.id, None if c.d.basic else c.owner) for c in s.cards))
