"""KeyForge before the judge: a form to lay positions out by, and a position of a game as the fields of one.

What a seat does not know is written as so many cards that do not matter; nothing else of it is looked at.
"""

from __future__ import annotations

from typing import Any, Final

from tableforge.judge.parts import CARD, CHOICE, NUMBER, WORDS, LayoutField, LayoutForm
from tableforge.kernel.core import State
from tableforge.kernel.react import Fact
from tableforge.keyforge import view as views
from tableforge.keyforge.editions import NAMES
from tableforge.keyforge.fields import SEATS, ZONES
from tableforge.keyforge.lexicon import HOUSES as HOUSE_WORDS
from tableforge.keyforge.lexicon import LEXICON
from tableforge.keyforge.lexicon import STEPS as STEP_WORDS
from tableforge.keyforge.names import (
    ARCHIVES,
    ARTIFACTS,
    CHOOSES,
    DECK,
    DISCARDS,
    FIGHTS,
    FORGES,
    HAND,
    HOUSES,
    IS_DESTROYED,
    IS_DESTROYED_IN_A_FIGHT,
    LABELS,
    LINE,
    NO_HOUSE,
    PLAYS,
    REAPS,
    STEPS,
    UNDER,
    USES,
)
from tableforge.keyforge.position import COUNTS, FILLER
from tableforge.keyforge.state import KeyForge
from tableforge.tongue.sentence import capitalise
from tableforge.tongue.text import Text

Json = dict[str, Any]
CHAINS_MOST: Final = 24
PLAYERS: Final = (
    (SEATS[0], LEXICON.heading("first-player")),
    (SEATS[1], Text("Second player", "Second joueur")),
)


WORDS_BY_ID: Final = {**{f"house:{id}": term for id, term in HOUSE_WORDS.items()}, **STEP_WORDS}


def word_of(id: str) -> Text:
    """Return what the game calls something, with a capital letter."""
    return Text(*[capitalise(x) for x in WORDS_BY_ID[id].one])


LAYOUT: Final = LayoutForm(
    seats=PLAYERS,
    of_seat=(
        LayoutField("amber", LEXICON.heading("aember"), NUMBER, 99),
        LayoutField("keys", LEXICON.heading("key#many"), NUMBER, 2),
        LayoutField("chains", LEXICON.heading("chain#many"), NUMBER, CHAINS_MOST),
        LayoutField("line", LEXICON.heading("zone:line"), CARD, types=("creature",), marked=True),
        LayoutField("artifacts", LEXICON.heading("zone:artifacts"), CARD, types=("artifact",), marked=True),
        LayoutField("hand", LEXICON.heading("zone:hand"), CARD),
        LayoutField("deck", Text("Deck, top first", "Deck, le dessus d’abord"), CARD),
        LayoutField("discard", Text("Discard pile, top first", "Défausse, le dessus d’abord"), CARD),
        LayoutField("archives", LEXICON.heading("zone:archives"), CARD),
        LayoutField("purged", LEXICON.heading("zone:purged"), CARD),
        LayoutField("houses", Text("Houses (three)", "Maisons (trois)"), WORDS),
        LayoutField("lasting", Text("Effects that last", "Effets qui durent"), WORDS),
    ),
    of_table=(
        LayoutField("edition", LEXICON.heading("rulebook"), CHOICE, options=tuple([(x, Text(x, x)) for x in NAMES])),
        LayoutField(
            "active",
            Text("Turn of", "Tour de"),
            CHOICE,
            options=PLAYERS,
        ),
        LayoutField(
            "house",
            Text("House chosen", "Maison choisie"),
            CHOICE,
            options=tuple([(h, word_of(f"house:{h}")) for h in HOUSES]),
        ),
        LayoutField("step", LEXICON.heading("step"), CHOICE, options=tuple([(x, word_of(f"step:{x}")) for x in STEPS])),
        LayoutField("turn", Text("Turn number", "Numéro du tour"), NUMBER, 999),
        LayoutField("earlier", Text("Earlier this turn", "Plus tôt dans ce tour"), WORDS),
        LayoutField("last_turn", Text("In the turn before", "Au tour d’avant"), WORDS),
        LayoutField("chance", Text("How chance falls", "Ce que donne le hasard"), WORDS),
    ),
    marks=(
        LayoutField("damage", LEXICON.heading("damage#many"), NUMBER, 99),
        LayoutField("amber", LEXICON.heading("aember"), NUMBER, 99),
        LayoutField("power", LEXICON.heading("counter:power#many"), NUMBER, 99),
        LayoutField("doom", LEXICON.heading("counter:doom#many"), NUMBER, 99),
        LayoutField("stun", LEXICON.heading("state:stunned#f"), NUMBER, 1),
        LayoutField("exhausted", LEXICON.heading("state:exhausted#f"), NUMBER, 1),
    ),
    example={
        "edition": NAMES[-1],
        "house": "brobnar",
        "you": {"amber": 1, "hand": "punch", "line": "headhunter"},
        "foe": {"amber": 2, "line": "urchin dodger"},
    },
)


# ---------------------------------------------------------------- a position as fields
def can_write(s: State, /) -> bool:
    """Return whether fields can say a position: all that is between two actions."""
    return True


def write_position(s: State, seat: int | None, /) -> Json:
    """Return the fields of a position between two actions: all of it, or what a seat knows of it."""
    assert isinstance(s, KeyForge)
    step = STEPS[s.step]
    out: Json = {"edition": s.ed.name, "active": SEATS[s.active], "first": SEATS[s.first], "turn": s.turn, "step": step}
    if s.house != NO_HOUSE:
        out["house"] = HOUSES[s.house]
    for p, name in enumerate(SEATS):
        out[name] = write_side(s, p, seat)
    for name, facts, turn_of in (("earlier", s.past, s.active), ("last_turn", s.last_past, 1 - s.active)):
        told = write_events(s, facts, turn_of, seat)
        if told and step != "start":
            out[name] = told
    return out


def write_side(s: KeyForge, p: int, seat: int | None) -> Json:
    """Return the fields of a player."""
    q = s.players[p]
    out: Json = {"houses": [HOUSES[h] for h in q.houses]}
    for name, n in (("amber", q.amber), ("keys", q.keys), ("chains", q.chains)):
        if n:
            out[name] = n
    for name, z in ZONES.items():
        ids = s.zone(p, z)
        if ids and hides(s, p, z, seat):
            out[name] = len(ids)
        elif ids:
            out[name] = [write_card(s, i, p, z, seat) for i in ids]
    lasting = write_lasting(s, p, seat)
    if lasting:
        out["lasting"] = lasting
    return out


def hides(s: KeyForge, p: int, z: int, seat: int | None) -> bool:
    """Whether a zone is one of those that a seat cannot look into."""
    return seat is not None and (z == DECK or (p != seat and z in (HAND, ARCHIVES)))


def is_secret(s: KeyForge, i: int, seat: int | None) -> bool:
    """Whether a seat cannot tell a card from others."""
    return seat is not None and views.is_hidden(s, i, seat)


def write_card(s: KeyForge, i: int, p: int, z: int, seat: int | None) -> str | Json:
    """Return a card in a zone of player p with everything on it."""
    c = s.cards[i]
    out = write_bare(s, i, p if z in (LINE, ARTIFACTS, ARCHIVES) else c.owner)
    if z in (LINE, ARTIFACTS):
        if not c.ready:
            out["exhausted"] = True
        if c.stun:
            out["stun"] = True
        for mark, field in COUNTS.items():
            n = getattr(c, field)
            if mark == "attacked":
                n -= sum([f.kind == FIGHTS and f.other == i for f in s.past])
            if n > 0:
                out[mark] = n
        if c.ups:
            out["upgrades"] = [write_short(write_bare(s, u, p)) for u in c.ups]
        if c.under:
            secret = [is_secret(s, u, seat) for u in c.under]
            out["under"] = [
                FILLER if hidden else write_short(write_bare(s, u, c.owner)) for u, hidden in zip(c.under, secret)
            ]
        if c.layers and c.layers[-1][1] not in c.ups and s.in_play(c.layers[-1][1]):
            out["by"] = point_at(s, c.layers[-1][1])
        if c.links:
            out["links"] = [point_at(s, x) for x in c.links]
    return write_short(out)


def write_bare(s: KeyForge, i: int, p: int) -> Json:
    """Return a card without what lies on it: its id, whose it is where that is not player p, its house where that is another."""
    c = s.cards[i]
    out: Json = {"id": c.d.id}
    if c.owner != p:
        out["owner"] = SEATS[c.owner]
    if c.house != c.d.house:
        out["house"] = HOUSES[c.house]
    return out


def write_short(card: Json) -> str | Json:
    """Return a card of which nothing but its id is to be said as that id."""
    return str(card["id"]) if len(card) == 1 else card


def point_at(s: KeyForge, i: int) -> str:
    """Return a card by its place, or where it lies in none of its own by its id."""
    c = s.cards[i]
    zone = next((name for name, z in ZONES.items() if z == c.zone), None)
    if zone is None:
        return c.d.id
    p = s.holder(i)
    return f"{SEATS[p]}.{zone}[{s.zone(p, c.zone).index(i)}]"


# ---------------------------------------------------------------- what it remembers
def write_lasting(s: KeyForge, p: int, seat: int | None) -> list[str | Json]:
    """Return the effects that player p's cards have left behind."""
    out: list[str | Json] = []
    seen: list[tuple[object, ...]] = []
    for x in s.lasting:
        ctx = x.ctx
        if ctx.ctrl != p or ctx.src < 0:
            continue
        d = s.cards[ctx.src].d
        on = [i for i in ctx.it if not is_secret(s, i, seat)]
        same = (ctx.src, ctx.prog.name, ctx.house, tuple(on))
        if same in seen:
            continue
        seen.append(same)
        told: Json = {"id": d.id}
        label = {prog: LABELS[label] for label, prog in d.progs}.get(ctx.prog)
        if label is not None and len(d.programs) > 1:
            told["ability"] = label
        if ctx.house != NO_HOUSE:
            told["named"] = HOUSES[ctx.house]
        if on:
            told["on"] = [point_at(s, i) for i in on]
        out.append(write_short(told))
    return out


def write_events(s: KeyForge, facts: list[Fact], turn_of: int, seat: int | None) -> list[str]:
    """Return what has happened in a turn, as far as the seat can point at it."""
    out: list[str] = []
    for n, f in enumerate(facts):
        if f.kind not in (PLAYS, DISCARDS, USES, IS_DESTROYED, FORGES, CHOOSES):
            continue
        who = SEATS[f.seat]
        if f.kind == FORGES:
            out.append(f"{who}.forges:{f.amount}" if f.amount in (1, 2) else f"{who}.forges")
            continue
        if f.kind == CHOOSES:
            out.append(f"{who}.chooses:{HOUSES[f.amount]}")
            continue
        if is_secret(s, f.card, seat) or s.cards[f.card].zone == UNDER:
            continue
        it = point_at(s, f.card)
        after = [x for x in facts[n + 1 : n + 4] if x.card == f.card]
        if f.kind == PLAYS:
            out.append(f"{who}.plays:{it}")
        elif f.kind == DISCARDS:
            out.append(f"{who}.discards:{it}")
        elif f.kind == IS_DESTROYED:
            fell = any([x.kind == IS_DESTROYED_IN_A_FIGHT for x in after])
            out.append(f"{who}.{'is_destroyed_in_a_fight' if fell else 'is_destroyed'}:{it}")
        elif any([x.kind == REAPS for x in after]):
            out.append(f"{who}.reaps:{it}")
        elif (fought := next((x.other for x in after if x.kind == FIGHTS), -1)) >= 0 and not is_secret(s, fought, seat):
            out.append(f"{who}.fights:{it}:{point_at(s, fought)}")
        else:
            out.append(f"{who}.uses:{it}")
    return out
