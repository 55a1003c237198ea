"""Arkham Horror before the judge: a form to lay positions out by, and a position of a game as the fields of one.

Cards that a seat cannot tell apart are written as so many that do not matter, or not at all.
"""

from __future__ import annotations

from typing import Any, Final

from tableforge.arkham import chaos, scenarios
from tableforge.arkham.cards import CARDS
from tableforge.arkham.editions import NAMES
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.names import ENCOUNTER_DECK, ENEMY, FACES, INVESTIGATOR, MAP, TREACHERY
from tableforge.arkham.position import ACT_STEP, COMMONS, COUNTS, GAINS, SEATS, ZONES
from tableforge.arkham.state import Arkham
from tableforge.arkham.view import hidden_zones
from tableforge.judge.parts import CARD, CHOICE, NUMBER, WORDS, LayoutField, LayoutForm
from tableforge.kernel.core import State
from tableforge.tongue.text import Text

Json = dict[str, Any]
OF_THE_DECKS: Final = ("asset", "event", "skill", "treachery", "enemy")
INVESTIGATORS: Final = tuple([(id, Text(d.en, d.fr)) for id, d in CARDS.items() if d.type == INVESTIGATOR])
TITLES: Final = tuple([(id, Text(CARDS[id].en, CARDS[id].fr)) for id in scenarios.IDS])  # by their reference cards
DIFFICULTIES: Final = tuple([(x, LEXICON.heading(f"difficulty:{x}")) for x in chaos.NUMBERS])

LAYOUT: Final = LayoutForm(
    seats=tuple(
        [
            (SEATS[0], Text("First player", "Premier joueur")),
            (SEATS[1], Text("Second player", "Deuxième joueur")),
            (SEATS[2], Text("Third player", "Troisième joueur")),
            (SEATS[3], Text("Fourth player", "Quatrième joueur")),
        ]
    ),
    of_seat=(
        LayoutField("investigator", LEXICON.heading("investigator"), CHOICE, options=INVESTIGATORS),
        LayoutField("at", LEXICON.heading("location"), WORDS),
        LayoutField("resources", LEXICON.heading("resource#many"), NUMBER, 99),
        LayoutField("actions", Text("Actions", "Actions"), NUMBER, 9),
        LayoutField("damage", LEXICON.heading("damage#many"), NUMBER, 20),
        LayoutField("horror", LEXICON.heading("horror"), NUMBER, 20),
        LayoutField("clues", LEXICON.heading("clue#many"), NUMBER, 20),
        LayoutField("hand", LEXICON.heading("zone:hand"), CARD, types=OF_THE_DECKS),
        LayoutField("play", LEXICON.heading("zone:play"), CARD, types=OF_THE_DECKS, marked=True),
        LayoutField("threat", LEXICON.heading("zone:threat"), CARD, types=OF_THE_DECKS, marked=True),
        LayoutField("deck", Text("Deck, top first", "Deck, le dessus d’abord"), CARD, types=OF_THE_DECKS),
        LayoutField("discard", LEXICON.heading("discard-pile"), CARD, types=OF_THE_DECKS),
    ),
    of_table=(
        LayoutField("rules", LEXICON.heading("rulebook"), CHOICE, options=tuple([(x, Text(x, x)) for x in NAMES])),
        LayoutField("scenario", LEXICON.heading("played-scenario"), CHOICE, options=TITLES),
        LayoutField(
            "difficulty",
            LEXICON.heading("difficulty"),
            CHOICE,
            options=DIFFICULTIES,
        ),
        LayoutField("locations", LEXICON.heading("location#many"), CARD, types=("location",), marked=True),
        LayoutField(
            "enemies",
            Text("Enemies at locations", "Ennemis sur des lieux"),
            CARD,
            types=("enemy", "asset"),
            marked=True,
        ),
        LayoutField(
            "encounter",
            Text("Encounter deck, top first", "Deck Rencontre, le dessus d’abord"),
            CARD,
            types=("enemy", "treachery"),
        ),
        LayoutField("encounter_discard", LEXICON.heading("zone:encounter-discard"), CARD, types=("enemy", "treachery")),
        LayoutField("act", LEXICON.heading("act"), WORDS),
        LayoutField("agenda", LEXICON.heading("agenda"), WORDS),
        LayoutField("bag", LEXICON.heading("zone:bag"), WORDS),
        LayoutField("chance", Text("Tokens and cards that will be drawn", "Pions et cartes qui seront piochés"), WORDS),
        LayoutField("round", LEXICON.heading("round"), NUMBER, 99),
        LayoutField("step", Text("Step", "Étape"), WORDS),
    ),
    marks=(
        LayoutField("damage", LEXICON.heading("damage#many"), NUMBER, 20),
        LayoutField("horror", LEXICON.heading("horror"), NUMBER, 20),
        LayoutField("clues", LEXICON.heading("clue#many"), NUMBER, 20),
        LayoutField("doom", LEXICON.heading("doom"), NUMBER, 20),
        LayoutField("uses", Text("Uses", "Utilisations"), NUMBER, 20),
        LayoutField("exhausted", LEXICON.heading("state:exhausted"), NUMBER, 1),
        LayoutField("unrevealed", Text("Not revealed", "Non révélé"), NUMBER, 1),
        LayoutField("at", Text("At the location", "Sur le lieu"), WORDS),
    ),
    example={
        "rules": NAMES[-1],
        "scenario": scenarios.IDS[0],
        "locations": "study",
        "enemies": "ghoul-minion",
        "you": {"investigator": "roland-banks", "resources": 3, "actions": 3, "hand": "machete evidence", "deck": 10},
    },
    first="investigator",
)


# ---------------------------------------------------------------- a position as fields
def can_write(s: State, /) -> bool:
    """Return whether fields can say a position: those in which an investigator may act."""
    return s.pending is not None and s.pending.kind == ACT_STEP


def write_position(s: State, seat: int | None, /) -> Json:
    """Return the fields of a position between two actions: all of it, or what a seat knows of it."""
    assert isinstance(s, Arkham)
    hidden = set() if seat is None else {i for group in hidden_zones(s, seat) for i in group}
    out: Json = {
        "rules": s.ed.name,
        "scenario": s.scenario,
        "difficulty": "hard" if s.hard else "standard",
        "bag": [FACES[x] for x in s.bag],
        "round": s.round,
        "lead": SEATS[s.lead],
        "step": ACT_STEP,
        "active": SEATS[s.active],
    }
    if s.campaign:
        out["campaign"] = True
    log = [name for name, n in s.log if n == 1]
    if log:
        out["log"] = log
    for name, i in (("act", s.act), ("agenda", s.agenda)):
        out[name] = write_card(s, i) if i >= 0 else None
    for name, z in COMMONS.items():
        ids = [i for i in s.zone(0, z) if i not in hidden]
        unknown = len(s.zone(0, z)) - len(ids)
        if unknown and z == ENCOUNTER_DECK:
            out[name] = unknown
        elif ids:
            out[name] = [write_card(s, i) for i in ids]
    out["locations"] = [write_location(s, i, i in hidden) for i in s.locations]
    there = [write_here(s, i, name_location(s, at, at in hidden)) for at in s.locations for i in s.cards[at].here]
    if there:
        out["enemies"] = there
    for p, name in enumerate(SEATS[: len(s.players)]):
        out[name] = write_investigator(s, p, hidden)
    return out


def write_investigator(s: Arkham, p: int, hidden: set[int]) -> Json:
    """Return the fields of a seat."""
    q = s.players[p]
    c = s.cards[q.card]
    out: Json = {"investigator": c.d.id, "actions": q.actions}
    if q.at >= 0:
        out["at"] = s.cards[q.at].d.id
    told = {
        "resources": q.resources,
        "damage": c.damage,
        "horror": c.horror,
        "clues": c.clues,
        "had_turn": q.had_turn and p != s.active,
        "exhausted": c.exhausted,
    }
    out |= {name: value for name, value in told.items() if value}
    gained = [how for what, seat, how in s.changes if (what, seat) == (GAINS, p)]
    if gained:
        out["gained"] = gained
    if any(q.trauma):
        out["trauma"] = list(q.trauma)
    for name, z in ZONES.items():
        ids = s.zone(p, z)
        if any([i in hidden for i in ids]):
            out[name] = len(ids)
        elif ids:
            out[name] = [write_card(s, i, p) for i in ids]
    return out


def name_location(s: Arkham, i: int, hidden: bool) -> str:
    """Return the id of a location; where a seat cannot tell it from others, that of the first that looks like it."""
    c = s.cards[i]
    return min([id for id, d in CARDS.items() if d.back_icon == c.d.back_icon]) if hidden else c.d.id


def write_location(s: Arkham, i: int, hidden: bool) -> str | Json:
    """Return a location with everything on it."""
    c = s.cards[i]
    card = write_card(s, i)
    out: Json = {"id": card} if isinstance(card, str) else card
    out["id"] = name_location(s, i, hidden)
    if not c.revealed:
        out["unrevealed"] = True
    return out if len(out) > 1 else str(out["id"])


def write_here(s: Arkham, i: int, at: str) -> Json:
    """Return an enemy, or an asset that nobody controls, at a location."""
    card = write_card(s, i)
    return {**({"id": card} if isinstance(card, str) else card), "at": at}


def write_card(s: Arkham, i: int, p: int = -1) -> str | Json:
    """Return a card with everything on it: as its id where there is nothing to be said but that."""
    c = s.cards[i]
    out: Json = {"id": c.d.id}
    if p >= 0 and c.owner >= 0 and c.owner != p and c.d.type not in (ENEMY, TREACHERY):
        out["owner"] = SEATS[c.owner]
    for name in COUNTS:
        n = getattr(c, name)
        if n or (name == "uses" and c.d.uses and s.in_play(i)):
            out[name] = n
    if c.exhausted:
        out["exhausted"] = True
    if c.revealed and c.zone != MAP:
        out["revealed"] = True
    if c.attached:
        out["attached"] = [write_card(s, j) for j in c.attached]
    return out if len(out) > 1 else c.d.id
