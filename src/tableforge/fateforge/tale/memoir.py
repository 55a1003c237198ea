"""How a chronicle stands outside combat, as plain data; and a table laid out from that.

A save is a set-up and answers.  What no answer can do (an act begun again, a hero exchanged, other players, a story that was
changed meanwhile) makes a new set-up whose `memoir` says how the chronicle stood:

    step     what comes next: a scene is entered, the group chooses, explores or rests
    saga     the story's own: the scene, flags, regard, cards, places, quests …
    heroes   with boxes, skills, items by their numbers in `gear`, traits, dice, Corruption
    gear     every item: its id, its cubes, its uses; bag, gold, food and trait_points are the group's
    decks    the decks of the box, from the top      rest     places and stock of the rest under way
    chance   how far chance has been drawn           began    the memoir of the act's beginning
    fitting  what heroes have yet to take before it goes on

Everything goes by its id, so that a memoir outlives content that was added to.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any, Final

from tableforge.errors import BadSetup
from tableforge.fateforge import board
from tableforge.fateforge.definition import Card
from tableforge.fateforge.names import ACTIVE_SKILLS, DICE, STANCES
from tableforge.fateforge.pieces import NO_ITEM, TAKEN, Gear, Hero, Saga
from tableforge.fateforge.state import EXPLORING, REST, STREAMS, TELLING, Fate, FFrame
from tableforge.fateforge.tale import past, refusals
from tableforge.fateforge.tale.definition import (
    BACK_TO_MAP,
    BACK_TO_REST,
    ENCOUNTER,
    EXPLORATION,
    QUEST_STATES,
    STORY,
    Tale,
)
from tableforge.fateforge.tale.definition import REST as REST_SCENE
from tableforge.kernel.chance import M32
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text

Memoir = dict[str, Any]

# ---- what comes next
ENTERING: Final = "enter"
CHOOSING: Final = "choose"
ON_THE_MAP: Final = "explore"
RESTING: Final = "rest"
PHASES: Final = {ENTERING: TELLING, CHOOSING: TELLING, ON_THE_MAP: EXPLORING, RESTING: REST}
# of a scene by its kind
STEP_OF: Final = {STORY: CHOOSING, ENCOUNTER: CHOOSING, REST_SCENE: RESTING, EXPLORATION: ON_THE_MAP}

REST_NAME: Final = "rest"  # of the program of a rest that nobody has left for a side quest
MOST: Final = 999  # of anything that is counted
MOST_THINGS: Final = 2_000  # in any list
MOST_DICE: Final = 4  # that a hero has won; rewards give two
MOST_GEAR: Final = 200  # items of a group
LARGEST: Final = 200_000  # characters of a memoir as text
DECKS: Final = ("corruption_deck", "graveyard", "fear_deck", "fear_discard", "trap_deck", "trap_discard")
PURSE: Final = ("gold", "food", "trait_points")
# a saga, by what its fields hold
NUMBERS: Final = ("act", "part", "points", "more_time", "steps")
TEXTS: Final = ("at", "back", "side", "map", "exploration", "spot", "ending")
SETS: Final = ("flags", "rules", "visited", "met")
LISTS: Final = ("told", "cards", "places", "won", "lost", "allies", "path", "lasting", "done", "served")
PAST: Final = "past"  # what happened so far: the beginning of an act leaves it out, and so do memoirs of before
BY_ID: Final = ("regard", "turned", "counts")  # numbers, each by the id of what it is of


# ------------------------------------------------------------------ taking
def taken(s: Fate, step: str) -> Memoir:
    """How a chronicle stands before a step of its story."""
    told, x = s.tale, s.saga
    assert told is not None and x is not None
    return {
        "tale": told.id,
        "step": step,
        "saga": _saga(x, told),
        "heroes": [_hero(s, h) for h in s.heroes],
        "gear": [[g.d.id, g.cubes, g.left] for g in s.gear],
        "bag": list(s.bag),
        **{name: getattr(s, name) for name in PURSE},
        "decks": {name: ids(s, getattr(s, name)) for name in DECKS},
        "rest": _rest(s) if step == RESTING or x.back else None,
        "chance": [list(words) for words in ((s.ra, s.rb, s.rc, s.rd), *s.streams)],
        "began": json.loads(x.began) if x.began else None,
        "fitting": None,
    }


def beginning(s: Fate) -> Memoir:
    """How a chronicle stands where an act begins; what happened before is known from the chronicle itself."""
    m = taken(s, ENTERING)
    del m["saga"][PAST]
    return m


def text(m: Memoir) -> str:
    return json.dumps(m, ensure_ascii=False, separators=(",", ":"))


def ids(s: Fate, cards: Iterable[int]) -> list[str]:
    return [s.pack.cards[i].id for i in cards]


def _saga(x: Saga, told: Tale) -> Memoir:
    out: Memoir = {name: getattr(x, name) for name in (*NUMBERS, *TEXTS)}
    out |= {name: sorted(getattr(x, name)) for name in SETS}
    out |= {name: list(getattr(x, name)) for name in LISTS}
    for name, known in _ids_of(told).items():
        out[name] = dict(zip(known, getattr(x, name), strict=True))
    out |= {"result": x.result, "quests": [list(q) for q in x.quests], "rewards": list(x.rewards)}
    return {**out, PAST: list(x.past)}


def _ids_of(told: Tale) -> dict[str, list[str]]:
    """Whose numbers a saga keeps, in the order of the tale."""
    reputations = [r.id for r in told.reputations]
    return {"regard": reputations, "turned": reputations, "counts": list(told.counters)}


def _hero(s: Fate, h: Hero) -> Memoir:
    return {
        "hero": h.d.id,
        "hp": h.hp,
        "hp_max": h.hp_max,
        "en": h.en,
        "en_max": h.en_max,
        "toxic": h.toxic,
        "down": h.down,
        "by_corruption": h.by_corruption,
        "stance": h.stance,
        "skills": ids(s, h.skills),
        "active": ids(s, h.active),
        "board": list(h.board),
        "traits": list(h.traits),
        "dice": [DICE[d] for d in h.more_dice],
        "corruption": ids(s, h.corruption),
    }


def _rest(s: Fate) -> Memoir:
    f = s.stack[-1]
    assert isinstance(f, FFrame)
    again = f.prog.name != REST_NAME  # back from a side quest, or out on one
    return {
        "time": s.time,
        "open": list(s.open),
        "visited": list(s.visited),
        "stock": [ids(s, row) for row in s.stock],
        "balm": s.balm,
        "resting": list(s.resting),
        "again": again,
        "began": 0 if again else f.n,
    }


# ------------------------------------------------------------------ reading
FEW: Final = 40  # names that a refusal lists


class Leaf:
    """A table of a memoir that somebody may have changed by hand: whatever does not fit is refused by its name."""

    def __init__(self, data: object, path: str = "memoir") -> None:
        self.path = path
        if not isinstance(data, dict):
            raise self.wrong("", refusals.A_TABLE, data)
        self.data: Memoir = data

    def wrong(self, name: str, wanted: Text, value: object) -> BadSetup:
        return BadSetup(refusals.MEMOIR_FIELD.fill(field=self.named(name), wanted=wanted, value=value))

    def named(self, name: str) -> str:
        return f"{self.path}.{name}" if name else self.path

    def get(self, name: str) -> object:
        if name not in self.data:
            raise BadSetup(refusals.MEMOIR_LACKS.fill(field=self.named(name)))
        return self.data[name]

    def only(self, *names: str) -> None:
        """No other fields than these."""
        for name in self.data:
            if name not in names:
                raise BadSetup(unknown(refusals.MEMOIR_NO_FIELD, name, names, where=self.path))

    def whole(self, name: str, least: int = 0, most: int = MOST) -> int:
        value = self.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(name, refusals.WHOLE_FROM_TO.fill(least=least, most=most), value)
        return value

    def yes(self, name: str) -> bool:
        value = self.get(name)
        if not isinstance(value, bool):
            raise self.wrong(name, refusals.YES_OR_NO, value)
        return value

    def word(self, name: str, known: Collection[str] | None = None) -> str:
        return self.known(name, self.get(name), known)

    def known(self, name: str, value: object, among: Collection[str] | None) -> str:
        """A text, and one of those that there are."""
        if not isinstance(value, str):
            raise self.wrong(name, refusals.A_TEXT, value)
        if among is not None and value not in among:
            few = len(among) <= FEW
            raise BadSetup(unknown(refusals.MEMOIR_UNKNOWN, value, among, list_all=few, field=self.named(name)))
        return value

    def rows(self, name: str) -> list[Any]:
        value = self.get(name)
        if not isinstance(value, list) or len(value) > MOST_THINGS:
            raise self.wrong(name, refusals.A_LIST, value)
        return value

    def words(self, name: str, known: Collection[str] | None = None) -> tuple[str, ...]:
        return tuple([self.known(f"{name}[{k}]", x, known) for k, x in enumerate(self.rows(name))])

    def numbers(self, name: str, least: int, most: int) -> tuple[int, ...]:
        rows = self.rows(name)
        of = Leaf({f"{name}[{k}]": x for k, x in enumerate(rows)}, self.path)
        return tuple([of.whole(f"{name}[{k}]", least, most) for k in range(len(rows))])

    def table(self, name: str) -> Leaf:
        return Leaf(self.get(name), self.named(name))

    def tables(self, name: str) -> list[Leaf]:
        return [Leaf(x, self.named(f"{name}[{k}]")) for k, x in enumerate(self.rows(name))]


FIELDS: Final = (
    "tale",
    "step",
    "saga",
    "heroes",
    "gear",
    "bag",
    *PURSE,
    "decks",
    "rest",
    "chance",
    "began",
    "fitting",
)


# ------------------------------------------------------------------ laying out
def lay(s: Fate, told: Tale, data: object) -> Leaf:
    """Lay out how the chronicle stood; its heroes sit at the table already, as they begin."""
    m = Leaf(data)
    if len(text(m.data)) > LARGEST:
        raise BadSetup(refusals.TOO_LARGE.fill(most=LARGEST))
    m.only(*FIELDS)
    m.word("tale", (told.id,))
    step = m.word("step", tuple(PHASES))
    s.phase = PHASES[step]
    for name in PURSE:
        setattr(s, name, m.whole(name))
    lay_gear(s, m)
    lay_heroes(s, m)
    decks = m.table("decks")
    decks.only(*DECKS)
    for name in DECKS:
        setattr(s, name, cards_of(s, decks, name))
    whole_decks(s, m)
    s.saga = lay_saga(m.table("saga"), s, told)
    whereabouts(m, s.saga, told, step)
    s.saga.began = "" if m.get("began") is None else text(m.table("began").data)
    if m.get("rest") is not None:
        lay_rest(s, m.table("rest"), told)
    elif step == RESTING or s.saga.back:
        raise m.wrong("rest", refusals.A_TABLE, None)
    words_of(m)
    return m


def words_of(m: Leaf) -> tuple[int, ...]:
    """How far chance has been drawn: four words for each stream."""
    rows = m.rows("chance")
    of = Leaf({f"chance[{k}]": x for k, x in enumerate(rows)}, m.path)
    out = [of.numbers(name, 0, M32) for name in of.data]
    if len(out) != len(STREAMS) or any([len(row) != 4 for row in out]):
        raise m.wrong("chance", refusals.FOUR_WORDS.fill(n=len(STREAMS)), rows)
    return tuple([x for row in out for x in row])


def cards_of(s: Fate, of: Leaf, name: str) -> tuple[int, ...]:
    """Some cards by their ids."""
    known = {c.id: c.index for c in s.pack.cards}
    return tuple([known[id] for id in of.words(name, known)])


def lay_gear(s: Fate, m: Leaf) -> None:
    s.gear = []
    if len(m.rows("gear")) > MOST_GEAR:
        raise m.wrong("gear", refusals.AT_MOST.fill(most=MOST_GEAR), len(m.rows("gear")))
    for k, row in enumerate(m.rows("gear")):
        if not isinstance(row, list) or len(row) != 3:
            raise m.wrong(f"gear[{k}]", refusals.AN_ITEM, row)
        item = Leaf(dict(zip(("id", "cubes", "left"), row, strict=True)), m.named(f"gear[{k}]"))
        d = s.pack.items[item.word("id", s.pack.items)]
        s.gear.append(Gear(d, item.whole("cubes", 0, d.armour), item.whole("left", 0, 9), s.tag))
    s.bag = m.numbers("bag", 0, len(s.gear) - 1)


HERO_FIELDS: Final = (
    "hero",
    "hp",
    "hp_max",
    "en",
    "en_max",
    "toxic",
    "down",
    "by_corruption",
    "stance",
    "skills",
    "active",
    "board",
    "traits",
    "dice",
    "corruption",
)


def lay_heroes(s: Fate, m: Leaf) -> None:
    rows = m.tables("heroes")
    ids_ = [h.d.id for h in s.heroes]
    if [row.get("hero") for row in rows] != ids_:
        raise m.wrong("heroes", refusals.THESE_HEROES.fill(heroes=", ".join(ids_)), [row.get("hero") for row in rows])
    for p, row in enumerate(rows):
        row.only(*HERO_FIELDS)
        lay_hero(s, s.hero(p), row)
    owned = [*s.bag, *[i for h in s.heroes for i in h.board if i >= 0]]
    twice = next((i for i in owned if owned.count(i) > 1), None)
    if twice is not None:
        raise m.wrong("bag", refusals.ITEM_ONCE.fill(item=s.gear[twice].d.id), list(s.bag))


def lay_hero(s: Fate, h: Hero, row: Leaf) -> None:
    own = [c.id for c in s.pack.skills.values() if c.hero == h.d.id]
    for name in ("skills", "active"):
        row.words(name, own)
    h.skills = cards_of(s, row, "skills")
    h.active = cards_of(s, row, "active")
    if len(set(h.skills)) != len(h.skills) or not set(h.active) <= set(h.skills) or len(h.active) > ACTIVE_SKILLS:
        raise row.wrong("active", refusals.ACTIVE_AMONG.fill(most=ACTIVE_SKILLS), ids(s, h.active))
    h.board = row.numbers("board", TAKEN, len(s.gear) - 1)
    if len(h.board) != len(Hero(h.d, 0, 0, s.tag).board):
        raise row.wrong("board", refusals.SIX_SLOTS, list(h.board))
    h.traits = row.words("traits", s.pack.traits)
    h.more_dice = tuple([DICE.index(x) for x in row.words("dice", DICE)])
    if len(h.more_dice) > MOST_DICE:
        raise row.wrong("dice", refusals.AT_MOST.fill(most=MOST_DICE), len(h.more_dice))
    h.corruption = cards_of(s, row, "corruption")
    h.stance = row.whole("stance", -1, len(STANCES) - 1)
    h.hp_max = row.whole("hp_max", 1)
    h.en_max = row.whole("en_max")
    h.toxic = row.whole("toxic", 0, h.hp_max)
    h.hp = row.whole("hp", 0, h.hp_max - h.toxic)
    h.en = row.whole("en", 0, h.en_max)
    h.down = row.yes("down")
    h.by_corruption = row.yes("by_corruption")
    if (h.hp == 0) != h.down:
        raise row.wrong("down", refusals.DOWN_WITHOUT_HEALTH, h.down)
    h.kit = board.outfit(s, h)


def whole_decks(s: Fate, m: Leaf) -> None:
    """Every card of the box is somewhere, and no card twice."""
    held = [i for h in s.heroes for i in h.corruption]
    for name, cards, box in (
        ("corruption_deck", [*s.corruption_deck, *s.graveyard, *held], s.pack.corruption),
        ("fear_deck", [*s.fear_deck, *s.fear_discard], s.pack.fear),
        ("trap_deck", [*s.trap_deck, *s.trap_discard], s.pack.trap),
    ):
        if sorted(cards) != sorted([c.index for c in box]):
            raise m.wrong(f"decks.{name}", refusals.WHOLE_DECK.fill(n=len(box)), odd_card(s, cards, box))


def odd_card(s: Fate, cards: list[int], box: tuple[Card, ...]) -> str:
    """A card that is there too often, or nowhere."""
    every = [c.index for c in box]
    return next(s.pack.cards[i].id for i in [*cards, *every] if cards.count(i) != every.count(i))


def lay_saga(m: Leaf, s: Fate, told: Tale) -> Saga:
    known = _ids_of(told)
    m.only(*NUMBERS, *TEXTS, *SETS, *LISTS, *BY_ID, "result", "quests", "rewards", PAST)
    x = Saga(m.word("at", told.scenes), len(told.reputations), len(told.counters))
    for name in NUMBERS:
        setattr(x, name, m.whole(name, -MOST if name == "steps" else 0))
    m.whole("act", 0, len(told.acts) - 1)
    named = names_of(told)
    for name in TEXTS:
        setattr(x, name, m.word(name, ("", *named[name]) if name in named else None))
    for name in SETS:
        setattr(x, name, frozenset(m.words(name)))
    among_: dict[str, Collection[str]] = {
        "told": told.scenes,
        "cards": told.cards,
        "places": told.places,
        "allies": [a.id for a in s.pack.allies],
    }
    for name in LISTS:
        setattr(x, name, m.words(name, among_.get(name)))
    for name in BY_ID:
        row = m.table(name)
        row.only(*known[name])
        lo, hi = told.range if name == "regard" else (-1, 1) if name == "turned" else (-MOST, MOST)
        setattr(x, name, tuple([row.whole(id, lo, hi) if id in row.data else 0 for id in known[name]]))
    x.quests = tuple([quest_of(m, k, row, told) for k, row in enumerate(m.rows("quests"))])
    x.rewards = m.numbers("rewards", 0, MOST)
    if "result" in m.data:  # memoirs of before have none
        x.result = m.word("result", ("", *results_of(told)))
    if PAST in m.data:
        x.past = m.words(PAST, past.every_entry(told, s.pack))
    return x


@lru_cache(maxsize=16)
def results_of(told: Tale) -> frozenset[str]:
    """Everything that a choice may have come to, by name."""
    choices = [(x.id, c) for x in told.scenes.values() for c in x.choices]
    return frozenset(
        [f"{id}/{c.id}/{how}" for id, c in choices for how, text in c.comes_to().items() if text.en or text.fr]
    )


def whereabouts(m: Leaf, x: Saga, told: Tale, step: str) -> None:
    """Refuse a place where nobody can stand: a step of another kind of scene, a way back that leads nowhere."""
    saga = m.table("saga")
    here = told.scenes[x.at]
    if step not in (ENTERING, STEP_OF.get(here.kind, ENTERING)):
        raise m.wrong("step", refusals.STEP_THERE.fill(scene=x.at), step)
    for name, kind, wanted in (("back", REST_SCENE, BACK_TO_REST), ("exploration", EXPLORATION, BACK_TO_MAP)):
        back: str = getattr(x, name)
        if told.scenes[back].kind != kind if back else x.at in going_back(told, wanted):
            raise saga.wrong(name, refusals.A_WAY_BACK.fill(scene=x.at), back)
    if x.side and not x.back:
        raise saga.wrong("back", refusals.A_WAY_BACK.fill(scene=x.side), x.back)
    if x.exploration:
        city = told.scenes[x.exploration].map
        if x.map != city or x.spot not in told.maps[city].spots:
            raise saga.wrong("spot", refusals.A_SPOT_OF.fill(map=city), x.spot)


@lru_cache(maxsize=8)
def going_back(told: Tale, wanted: str) -> frozenset[str]:
    """The scenes from which the story may go back to a rest, or to the map, that has been left before."""
    onward = {
        id: [w.goto for w in x.ways()] + [c.goto for c in x.choices] + [x.goto, x.next]
        for id, x in told.scenes.items()
        if x.kind not in (REST_SCENE, EXPLORATION)  # which are left for good, or come back to by themselves
    }
    found: set[str] = set()
    edge = {wanted}
    while edge:
        edge = {id for id, to in onward.items() if id not in found and edge.intersection(to)}
        found |= edge
    return frozenset(found)


def names_of(told: Tale) -> dict[str, Collection[str]]:
    """What a saga may name, where that is a part of the tale."""
    spots = [id for city in told.maps.values() for id in city.spots]
    return {
        "at": told.scenes,
        "back": told.scenes,
        "exploration": told.scenes,
        "side": told.quests,
        "map": told.maps,
        "spot": spots,
    }


def quest_of(m: Leaf, k: int, row: object, told: Tale) -> tuple[str, str, int]:
    if not isinstance(row, list) or len(row) != 3:
        raise m.wrong(f"quests[{k}]", refusals.A_SIDE_QUEST, row)
    of = Leaf(dict(zip(("id", "state", "rests"), row, strict=True)), m.named(f"quests[{k}]"))
    return (of.word("id", told.quests), of.word("state", QUEST_STATES), of.whole("rests"))


def lay_rest(s: Fate, m: Leaf, told: Tale) -> None:
    m.only("time", "open", "visited", "stock", "balm", "resting", "again", "began")
    s.time = m.whole("time", -1)
    s.open = m.words("open", told.places)
    s.visited = m.numbers("visited", 0, len(s.open) - 1)
    rows = m.rows("stock")
    of = Leaf({f"stock[{k}]": row for k, row in enumerate(rows)}, m.path)
    here = [h.d.id for h in s.heroes]
    sold = [*s.pack.items, *[c.id for c in s.pack.skills.values() if c.hero in here]]
    for name in of.data:
        of.words(name, sold)
    s.stock = tuple([cards_of(s, of, name) for name in of.data])
    if len(s.stock) != len(s.open):
        raise m.wrong("stock", refusals.AS_MANY_PLACES.fill(n=len(s.open)), len(s.stock))
    s.balm = m.whole("balm")
    s.resting = m.numbers("resting", 0, s.seats - 1)
    m.yes("again")
    m.whole("began", -1)


assert NO_ITEM > TAKEN
