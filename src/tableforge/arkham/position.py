"""Any position laid out directly: locations, investigators, what lies where, whose turn it is.

A position is plain data.  A card in it is its id with marks, or the same as a dict:

    "machete"   "beat-cop+damage:1"   "ghoul-minion+at:attic+exhausted"   "hallway[barricade]+clues:2"   "attic+unrevealed"
"""

from __future__ import annotations

from typing import Any, Final

from tableforge.arkham import chaos, refusals, scenarios, turn
from tableforge.arkham.cards import CARDS, definition
from tableforge.arkham.editions import EDITIONS
from tableforge.arkham.frames import EnemyFrame, TurnFrame
from tableforge.arkham.names import (
    ACT,
    ACT_AREA,
    ACT_DECK,
    AGENDA,
    AGENDA_AREA,
    AGENDA_DECK,
    ASIDE,
    COLLECTION,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMY,
    ENEMY_PHASE,
    EXTRA_DECK,
    FACES,
    HAND,
    INVESTIGATION,
    INVESTIGATOR,
    LOCATION,
    MAP,
    MYTHOS,
    PLAY,
    REFERENCE,
    REMOVED,
    SCENARIO,
    SEATED,
    THREAT,
    TREACHERY,
    UPKEEP,
    VICTORY,
)
from tableforge.arkham.pieces import Card, Investigator
from tableforge.arkham.state import Arkham
from tableforge.errors import BadSetup
from tableforge.kernel.chance import ANY_KIND, Script
from tableforge.position import (
    A_PLAYER,
    A_POSITION,
    Marks,
    flag,
    no_other_fields,
    number,
    one_of,
    parse,
    parse_zone,
    seat,
)
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import expected_but_got
from tableforge.words.frame import NO_CARD, NOBODY

SEATS: Final = ("you", "ally", "third", "fourth")
USUAL: Final = ("roland-banks", "daisy-walker", "skids-otoole", "agnes-baker")
ZONES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD, "play": PLAY, "threat": THREAT}
COMMONS: Final = {
    "encounter": ENCOUNTER_DECK,
    "encounter_discard": ENCOUNTER_DISCARD,
    "victory": VICTORY,
    "aside": ASIDE,
    "removed": REMOVED,
    "extra": EXTRA_DECK,
    "collection": COLLECTION,
    "acts": ACT_DECK,
    "agendas": AGENDA_DECK,
}
PLAYER_WORDS: Final = (
    "investigator",
    "at",
    "resources",
    "actions",
    "damage",
    "horror",
    "clues",
    "had_turn",
    "trauma",
    "exhausted",
    "gained",
    *ZONES,
)
POSITION_WORDS: Final = (
    *SEATS,
    *COMMONS,
    "locations",
    "enemies",
    "act",
    "agenda",
    "bag",
    "chance",
    "scenario",
    "difficulty",
    "active",
    "lead",
    "step",
    "round",
    "log",
    "campaign",
)
COUNTS: Final = ("damage", "horror", "clues", "doom", "resources", "uses")
MARKS: Final = Marks(
    counts=COUNTS,
    flags=("exhausted", "unrevealed", "revealed"),
    words=("at", "owner"),
    cards=("attached",),
    signs={"[": "attached", "@": "at"},
)
# one agenda becomes the act, too
ONLY_THERE: Final = {MAP: (LOCATION,), ACT_AREA: (ACT, AGENDA), AGENDA_AREA: (AGENDA,)}
CARDS_OF_DECKS: Final = (*ZONES.values(), ENCOUNTER_DECK, ENCOUNTER_DISCARD)
NO_CARDS_OF_DECKS: Final = (INVESTIGATOR, LOCATION, ACT, AGENDA, SCENARIO)
FILLER: Final = "emergency-cache"
ENCOUNTER_FILLER: Final = "rotting-remains"
ACT_STEP: Final = "act"
GAINS: Final = "gains-card"
PHASE_OF: Final = {"1": MYTHOS, "2": INVESTIGATION, "3": ENEMY_PHASE, "4": UPKEEP}


def lay_out(setup: dict[str, Any]) -> Arkham:
    """The position of a set-up; what it leads to by itself has not happened yet."""
    pos = setup["position"]
    if not isinstance(pos, dict):
        raise BadSetup(expected_but_got(refusals.A_POSITION.fill(words=", ".join(sorted(POSITION_WORDS))), pos))
    no_other_fields(pos, POSITION_WORDS, A_POSITION)
    s = Arkham(0, EDITIONS[setup["rules"]])
    s.warm_up()
    lay_scenario(s, pos)
    named = [name for name in SEATS if name in pos] or ["you"]
    for p, name in enumerate(SEATS[: SEATS.index(named[-1]) + 1]):
        lay_investigator(s, p, pos.get(name, {}))
    for spec in parse_zone(pos.get("enemies", ())):
        lay_at(s, parse(spec, MARKS))
    s.active = seat(pos.get("active", 0), "active", SEATS[: len(s.players)])
    s.lead = seat(pos.get("lead", 0), "lead", SEATS[: len(s.players)])
    s.script = picks(s, pos.get("chance", ()))
    lay_step(s, pos.get("step", ACT_STEP))
    s.events.clear()
    s.due = ()
    s.anew()
    return s


# ------------------------------------------------------------------ the scenario's side
def lay_scenario(s: Arkham, pos: dict[str, Any]) -> None:
    """Scenario, difficulty, chaos bag, act and agenda, the shared piles, and the locations."""
    scenario = scenarios.scenario(one_of(pos.get("scenario", scenarios.IDS[0]), scenarios.IDS, scenarios.NO_SCENARIO))
    s.scenario = scenario.id
    difficulty = one_of(pos.get("difficulty", "standard"), chaos.NUMBERS, refusals.NO_DIFFICULTY)
    s.hard = difficulty in ("hard", "expert")
    s.bag = chaos.bag(difficulty) if "bag" not in pos else tuple(sorted([face(x) for x in parse_zone(pos["bag"])]))
    s.round = number(pos, "round", 999) if "round" in pos else 2
    s.campaign = flag(pos, "campaign")
    s.log = tuple([(str(x), 1) for x in parse_zone(pos.get("log", ()))])
    s.reference = added(s, {"id": scenario.reference}, NOBODY, REFERENCE)
    for name, z in COMMONS.items():
        for spec in parse_zone(pos.get(name, ()), ENCOUNTER_FILLER if z == ENCOUNTER_DECK else None):
            laid(s, parse(spec, MARKS), NOBODY, z)
    usual = {"act": scenario.acts[0], "agenda": scenario.agendas[0]}
    for name, z in (("act", ACT_AREA), ("agenda", AGENDA_AREA)):
        spec = pos.get(name, usual[name])
        if spec is not None:
            laid(s, parse(spec, MARKS), NOBODY, z)
    for spec in parse_zone(pos.get("locations", "study")):
        lay_location(s, parse(spec, MARKS))


def lay_location(s: Arkham, spec: dict[str, Any]) -> None:
    """A location in play, revealed unless it says otherwise, with its clues where none are said."""
    i = laid(s, spec, NOBODY, MAP)
    c = s.card(i)
    c.revealed = not spec.get("unrevealed", False)
    if c.revealed and "clues" not in spec:
        c.clues = 0


def lay_at(s: Arkham, spec: dict[str, Any]) -> None:
    """An enemy, or an asset that nobody controls, at a location."""
    i = added(s, spec, NOBODY, REMOVED)
    s.put_at(i, location(s, spec.get("at", s.cards[s.locations[0]].d.id)))
    mark(s, i, spec)


def location(s: Arkham, id: object) -> int:
    """The location in play of that name."""
    ids = [s.cards[i].d.id for i in s.locations]
    return s.locations[ids.index(one_of(id, ids, refusals.NO_LOCATION_HERE))]


# ------------------------------------------------------------------ an investigator
def lay_investigator(s: Arkham, p: int, fields: Any) -> None:
    """A seat with its investigator and everything it has."""
    if not isinstance(fields, dict):
        raise BadSetup(expected_but_got(refusals.A_PLAYER, fields))
    no_other_fields(fields, PLAYER_WORDS, A_PLAYER)
    id = investigator(fields.get("investigator", USUAL[p]))
    i = added(s, {"id": id}, p, SEATED)
    q = Investigator(s.tag, i)
    s.players.append(q)
    q.at = location(s, fields["at"]) if "at" in fields else s.locations[0] if s.locations else NO_CARD
    q.resources = number(fields, "resources")
    q.actions = number(fields, "actions") if "actions" in fields else turn.ACTIONS_EACH_TURN
    q.had_turn = flag(fields, "had_turn")
    q.trauma = both_traumas(fields.get("trauma", (0, 0)))
    for x in parse_zone(fields.get("gained", ())):  # cards that this game has added to the deck for good
        s.changes = (*s.changes, (GAINS, p, definition(one_of(x, CARDS, refusals.NO_CARD)).id))
    c = s.card(i)
    c.damage, c.horror, c.clues = number(fields, "damage"), number(fields, "horror"), number(fields, "clues")
    c.exhausted = flag(fields, "exhausted")
    for name, z in ZONES.items():
        for spec in parse_zone(fields.get(name, ()), FILLER):
            laid(s, parse(spec, MARKS), p, z)


def both_traumas(given: Any) -> tuple[int, int]:
    """Physical and mental trauma."""
    if not isinstance(given, (list, tuple)) or len(given) != 2:
        raise BadSetup(expected_but_got(refusals.TWO_TRAUMAS, given))
    return number({"trauma": given[0]}, "trauma"), number({"trauma": given[1]}, "trauma")


def investigator(name: object) -> str:
    """The id of an investigator, by its id or its first name."""
    known = [id for id, card in CARDS.items() if card.type == INVESTIGATOR]
    for id in known:
        if name == id or name == id.partition("-")[0]:
            return id
    raise BadSetup(unknown(refusals.NO_INVESTIGATOR, name, known))


# ------------------------------------------------------------------ cards
def added(s: Arkham, spec: dict[str, Any], p: int, z: int) -> int:
    """A new card; what is no player card, nor a weakness, belongs to the scenario."""
    d = definition(one_of(spec["id"], CARDS, refusals.NO_CARD))
    owner = seat(spec["owner"], "owner", SEATS) if "owner" in spec else p
    if d.set and not d.weakness and d.type in (ENEMY, TREACHERY):
        owner = NOBODY
    s.cards.append(Card(s.tag, d, owner, z))
    return len(s.cards) - 1


def laid(s: Arkham, spec: dict[str, Any], p: int, z: int) -> int:
    """A new card with everything on it, laid into a zone, below what lies there."""
    i = added(s, spec, p, z)
    type = s.cards[i].d.type
    if type not in ONLY_THERE[z] if z in ONLY_THERE else z in CARDS_OF_DECKS and type in NO_CARDS_OF_DECKS:
        raise BadSetup(refusals.WRONG_PLACE.fill(id=s.cards[i].d.id))
    if z not in (SEATED, REFERENCE):
        s.put_in(i, p if z in (PLAY, THREAT) else s.cards[i].owner if z in (HAND, DECK, DISCARD) else NOBODY, z, True)
    mark(s, i, spec)
    return i


def mark(s: Arkham, i: int, spec: dict[str, Any]) -> None:
    """What lies on a card."""
    c = s.card(i)
    if s.in_play(i):
        s.clock += 1
        c.entered = s.clock
        c.uses = c.d.uses
    c.exhausted = spec.get("exhausted", False)
    if spec.get("revealed"):
        c.revealed = True
    for name in COUNTS:
        if name in spec:
            setattr(c, name, spec[name])
    for x in spec.get("attached", ()):
        inner = parse(x, MARKS)
        j = added(s, inner, NOBODY if definition(inner["id"]).type == TREACHERY else 0, REMOVED)
        s.put_on(j, i)
        mark(s, j, inner)


# ------------------------------------------------------------------ time and chance
def lay_step(s: Arkham, step: object) -> None:
    """Where in the round the game stands: in the turn of the active investigator, or at a step of the round."""
    f = EnemyFrame(turn.ROUND_STEPS, NO_CARD, NOBODY)
    s.stack.append(f)
    if step == ACT_STEP:
        f.pc = turn.ROUND_STEPS.at("2.2")
        s.phase = INVESTIGATION
        p = s.active
        s.player(p).had_turn = True
        others = [x for x in s.in_order(p) if x != p]
        t = TurnFrame(turn.TURN_STEPS, NO_CARD, p, (p, *others))
        t.pc = turn.TURN_STEPS.at("actions")
        s.call(t)
        return
    step = one_of(step, [ACT_STEP, *turn.ROUND_STEPS.points], refusals.NO_STEP)
    f.pc = turn.ROUND_STEPS.at(step)
    s.phase = PHASE_OF.get(step[0], UPKEEP)
    s.active = NOBODY


def face(name: object) -> int:
    """The face of a chaos token."""
    return FACES.index(one_of(name, FACES, refusals.NO_FACE))


def picks(s: Arkham, chance: object) -> Script:
    """How chance will fall: chaos tokens by their faces, cards by their names."""
    out: list[tuple[str, int]] = []
    used: list[int] = []
    for x in parse_zone(chance):
        name = x if isinstance(x, str) else ""
        if name in FACES:
            out.append(("chaos-token", FACES.index(name)))
            continue
        found = [i for i, c in enumerate(s.cards) if c.d.id == name and i not in used]
        if not found:
            raise BadSetup(unknown(refusals.NO_PICK, x, [*FACES, *sorted({c.d.id for c in s.cards})]))
        used.append(found[0])
        out.append((ANY_KIND, found[0]))
    return tuple(out)
