"""KeyForge's table as data: both sides with their battlelines, artifacts, piles and numbers, in the words of a language."""

from __future__ import annotations

import pickle
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, Final, NamedTuple

from tableforge.kernel.memo import IdentityMemo, Memo
from tableforge.kernel.scene import (
    ACCENT,
    FAINT,
    GOOD,
    HAND,
    HARM,
    PILE,
    ROW,
    SHELF,
    STAGE,
    Attempt,
    Emblem,
    Figure,
    Mark,
    Outcome,
    Scene,
    Sheet,
    Side,
    Thing,
    Zone,
)
from tableforge.keyforge import names, sheet
from tableforge.keyforge.cards import card, definition
from tableforge.keyforge.decks.deck import Deck
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.keyforge.lexicon import LEXICON
from tableforge.tongue.spelling import squash

View = dict[str, Any]
say: Final = LEXICON.say

SHAPES: Final = {
    "brobnar": ("▲", "orange"),
    "dis": ("◎", "pink"),
    "logos": ("∴", "blue"),
    "mars": ("⌖", "lime"),
    "sanctum": ("✚", "sand"),
    "shadows": ("▚", "lilac"),
    "untamed": ("Ψ", "green"),
}
FIGURE_RULES: Final = {
    "amber": ("KF.forge-payment", "KF.key-current-cost", "KF.announce-check"),
    "keys": ("KF.victory", "KF.forge-compulsory"),
    "chains": ("KF.chains-penalty", "KF.chains-shedding"),
    "hand": ("KF.zone-hand", "KF.refill-size"),
    "deck": ("KF.zone-deck", "KF.empty-deck"),
    "discard": ("KF.zone-discard-pile",),
    "archives": ("KF.zone-archives", "KF.taking-the-archives"),
    "purged": ("KF.purge",),
    "seat": ("KF.active-player", "KF.choose-house"),
}
COUNTED: Final = {"amber": ("aember", 1), "keys": ("key", 2), "chains": ("chain", 2)}
LIST_RULES: Final = ("KF.deck-36-cards", "KF.deck-three-houses")
MOST_LISTS: Final = 64  # of decks that are kept in words
MOST_TABLES: Final = 128  # of which what was drawn last is kept
MOST_MARKS: Final = 1024  # of each sort that are kept
LAYOUT: Final = {"line": ROW, "artifacts": SHELF, "hand": HAND}  # all others are piles
SIZES: Final = {"hand": "hand_size", "deck": "deck_size", "archives": "archives_size", "purged": "purged_size"}
TOLD: Final = {  # zones in the order in which they are shown, with what a view tells of each
    "line": itemgetter("line"),
    "artifacts": itemgetter("artifacts"),
    "hand": itemgetter("hand", "hand_size"),
    "deck": itemgetter("deck_size"),
    "discard": itemgetter("discard"),
    "archives": itemgetter("archives", "archives_size"),
    "purged": itemgetter("purged", "purged_size"),
}
EMPTY: Final = {"line": "no-line", "artifacts": "no-artifacts", "hand": "no-hand"}  # what stands there then
THINGS: Final[Memo[Thing]] = Memo(8192)
SIDES: Final[Memo[Side]] = Memo(512)
STEPS: Final = ("forge", "house", "main", "ready", "draw")
VERBS: Final = ("play", "", "discard")  # in the order of the list; whatever uses a card stands between

LEGEND: Final = {
    "power": "5/2",
    "damage": "✶3",
    "amber": "æ1",
    "bonus": "+1æ",
    "doom": "†1",
    "house": "▲Bro",
    "more": "+1",
    "taunt": "T",
    "exhausted": "↷",
    "flanks": "⎡ ⎤",
    "check": "7/6",
    "keys": "■□□",
}


# ------------------------------------------------------------------ names
@cache
def house(name: str, lang: str) -> Emblem:
    """A house with its shape and colour."""
    return Emblem(name, LEXICON.word(lang, name), *SHAPES[name])


@cache
def keyword(name: str, lang: str) -> Mark:
    """A keyword in words; taunt, which forbids attacks on others, has a letter where there is room for one only."""
    word = LEXICON.word(lang, f"keyword:{name}")
    return Mark(name, word, (word, "T") if name == "taunt" else (word,), hue=ACCENT)


@cache
def title(id: str, lang: str) -> str:
    """The card's name as the log writes it."""
    return card(id).title(lang).replace("'", "’")


# ------------------------------------------------------------------ cards
def content_key(of: object) -> bytes:
    """What is written in a part of a view, as a key; the same where two are alike, but for rare ones that are made twice."""
    return pickle.dumps(of, 4)


Lasting = tuple[
    tuple[str, frozenset[str]], ...
]  # the card that each effect comes from, and the keys of those that it is on


class Eyes(NamedTuple):
    """What a card looks like depends on besides itself: what is asked of whoever looks, what lasts, and the language."""

    asks: str
    lasting: Lasting
    lang: str


def eyes(view: View, lang: str) -> Eyes:
    """Those of whoever has this view."""
    d = view.get("decision")
    asks = "" if d is None or d["seat"] != view["seat"] else "act" if d["kind"] == "act" else "choose"
    return Eyes(asks, tuple([(x["id"], frozenset(x["on"])) for x in view["lasting"]]), lang)


def thing(c: View, by: Eyes) -> Thing:
    """A card as it lies there, with everything on it; made once for as long as it lies there unchanged."""
    by = concerning(c, by)
    key = (content_key(c), by)
    found = THINGS.kept.get(key)
    if found is None:
        found = drawn(c, by)
        THINGS.put(key, found)
    return found


def concerning(c: View, by: Eyes) -> Eyes:
    """The same eyes with only what lasts on a card or on what lies on it: nothing else that lasts changes how it looks."""
    if not by.lasting:
        return by
    keys = [f"{x['id']}@{x['at']}" for x in (c, *on_card(c))]
    on = [(source, frozenset([key for key in keys if key in on])) for source, on in by.lasting]
    return Eyes(by.asks, tuple([x for x in on if x[1]]), by.lang)


def on_card(c: View) -> list[View]:
    """What is attached to a card or lies under it, as far as it may be seen."""
    return [*c.get("upgrades", ()), *[x for x in c.get("under", ()) if x]]


def drawn(c: View, by: Eyes) -> Thing:
    lang = by.lang
    id, key, type = c["id"], f"{c['id']}@{c['at']}", c["type"]
    name, sort, emblem = face(id, type, c["house"], lang)
    houses = tuple(c["houses"]) if "houses" in c else (c["house"],)
    return Thing(
        key,
        name,
        id,
        sort,
        kind(houses, type, lang),
        emblem,
        figures_of(c, lang),
        states_of(c, lang),
        keywords(c, lang),
        notes(c, key, by),
        not c.get("ready", True),
        tuple([drawn(x, by) for x in on_card(c)]),
        attempts(c, key, by),
    )


@cache
def face(id: str, type: str, of_house: str, lang: str) -> tuple[str, str, Emblem]:
    """What a card is called, what it is in a word, and its house."""
    return title(id, lang), LEXICON.word(lang, type), house(of_house, lang)


@cache
def kind(houses: tuple[str, ...], type: str, lang: str) -> str:
    """A card's houses and type in words."""
    named = " / ".join([house(h, lang).name for h in houses])
    return say(lang, "kind", house=named, type=LEXICON.word(lang, type))


def figures_of(c: View, lang: str) -> tuple[Mark, ...]:
    """What a card has in numbers: in play as they are now, elsewhere as they are printed."""
    if "ready" not in c:
        return figures_printed(c["id"], lang)
    amber, doom = c.get("amber", 0), c.get("doom_counters", 0)
    if "power" not in c:
        return on_it(amber, doom, lang)
    return (*strengths(c["power"], c["armor"], c["armor_left"], c["damage"], lang), *on_it(amber, doom, lang))


@lru_cache(MOST_MARKS)
def strengths(power: int, armor: int, left: int, damage: int, lang: str) -> tuple[Mark, ...]:
    """Power, armor and damage of a creature as they are now."""
    out = [Mark("power", say(lang, "power", n=power), (strength(power, armor, left),), power)]
    if armor:
        told = say(lang, "armor-left", n=armor, left=left) if left != armor else say(lang, "armor", n=armor)
        out.append(Mark("armor", told, (), left))
    if damage:
        out.append(Mark("damage", say(lang, "damage", n=damage), (f"✶{damage}",), damage, HARM))
    return tuple(out)


@lru_cache(MOST_MARKS)
def on_it(amber: int, doom: int, lang: str) -> tuple[Mark, ...]:
    """Æmber and counters on a card."""
    out: list[Mark] = []
    if amber:
        out.append(Mark("amber", say(lang, "on-it", n=amber), (f"æ{amber}",), amber, ACCENT))
    if doom:
        out.append(Mark("doom", say(lang, "doom", n=doom), (f"†{doom}",), doom, HARM))
    return tuple(out)


@cache
def figures_printed(id: str, lang: str) -> tuple[Mark, ...]:
    """Power, armor and bonus æmber as they are printed."""
    c = card(id)
    out: list[Mark] = []
    if c.amber:
        out.append(Mark("bonus", say(lang, "bonus", n=c.amber), (f"+{c.amber}æ",), c.amber, ACCENT))
    if c.type == names.CREATURE:
        out.append(Mark("power", say(lang, "power", n=c.power), (strength(c.power, c.armor, c.armor),), c.power))
    if c.armor:
        out.append(Mark("armor", say(lang, "armor", n=c.armor), (), c.armor))
    return tuple(out)


def strength(power: int, armor: int, left: int) -> str:
    return f"{power}/{left}" if armor else f"{power}"


def states_of(c: View, lang: str) -> tuple[Mark, ...]:
    """Stunned, ready or exhausted, and how many cards are on or under it; nothing outside play."""
    if "ready" not in c:
        return ()
    more = len(c.get("upgrades", ())) + len(c.get("under", ()))
    return states(c["type"], c.get("stunned", False), c["ready"], more, lang)


@lru_cache(MOST_MARKS)
def states(type: str, stunned: bool, ready: bool, more: int, lang: str) -> tuple[Mark, ...]:
    out: list[Mark] = []
    if stunned:
        told, brief = state("stunned", type, lang)
        out.append(Mark("stunned", told, (brief,), hue=ACCENT))
    if ready:
        words = state("ready", type, lang)
        out.append(Mark("ready", words[0], words, hue=GOOD, usual=True))
    else:
        words = state("exhausted", type, lang)
        out.append(Mark("exhausted", words[0], (*words, "↷"), hue=FAINT))
    if more:
        out.append(Mark("more", "", (say(lang, "more", n=more), f"+{more}"), more, GOOD))
    return tuple(out)


def state(name: str, type: str, lang: str) -> tuple[str, str]:
    """A state in the gender of the card's type, in full and in brief: une créature redressée, un artéfact redressé."""
    return LEXICON.agreeing(lang, f"state:{name}", type), LEXICON.word(lang, f"brief:{name}")


def keywords(c: View, lang: str) -> tuple[Mark, ...]:
    """The keywords that a creature has now, or that a card elsewhere has in print; taunt first."""
    return in_order(tuple(c.get("keywords", ())), lang) if "ready" in c else keywords_printed(c["id"], lang)


@cache
def keywords_printed(id: str, lang: str) -> tuple[Mark, ...]:
    return in_order(tuple(KEYWORDS.among(definition(id).keywords)), lang)


@lru_cache(MOST_MARKS)
def in_order(names: tuple[str, ...], lang: str) -> tuple[Mark, ...]:
    return tuple([keyword(name, lang) for name in sorted(names, key=lambda name: name != "taunt")])


def notes(c: View, key: str, by: Eyes) -> tuple[str, ...]:
    """What else is to be said of a card; at last the lasting effects that it is under."""
    lang = by.lang
    out: list[str] = []
    if n := c.get("power_counters"):
        out.append(say(lang, "counters", n=n))
    out += [say(lang, "upgrade", name=title(u["id"], lang)) for u in c.get("upgrades", ())]
    if n := len(c.get("under", ())):
        out.append(say(lang, "under", n=n))
    if "owner" in c:
        out.append(say(lang, "owner"))
    if c.get("maverick"):
        out.append(LEXICON.word(lang, "maverick"))
    out += [say(lang, "is-under", name=title(source, lang)) for source, on in by.lasting if key in on]
    return tuple(out)


def attempts(c: View, key: str, by: Eyes) -> tuple[Attempt, ...]:
    """What the asked player might want to do with a card; the question and `why_not` say whether it may be done."""
    lang = by.lang
    if not by.asks:
        return ()
    if by.asks != "act":
        return (Attempt(key, say(lang, "choose")),)
    zone = c["at"].partition(":")[0]
    special = special_uses(c["id"])
    verbs: tuple[str, ...]
    if zone == "hand":
        verbs = ("play", "discard")
    elif "ready" not in c:
        verbs = ()
    elif zone == "line":
        verbs = (*(("unstun",) if c["stunned"] else ()), "reap", "fight", *special)
    elif zone == "artifacts":
        verbs = special or ("action",)
    else:  # the opponent's: whatever one would do with it is refused alike
        return (Attempt(f"{'reap' if c['type'] == 'creature' else 'action'}:{key}", verb_label("use", lang)),)
    return tuple([Attempt(f"{verb}:{key}", verb_label(verb, lang)) for verb in verbs])


@cache
def special_uses(id: str) -> tuple[str, ...]:
    """The ways to use a card that its text brings."""
    labels = definition(id).labels
    return tuple([v for v, bit in (("action", names.ACTION_LABEL), ("omni", names.OMNI)) if labels >> bit & 1])


@cache
def verb_label(verb: str, lang: str) -> str:
    return LEXICON.label(lang, f"verb:{verb}")


# ------------------------------------------------------------------ sides and zones
@cache
def heading(name: str, lang: str) -> str:
    """What a number is called: what is counted, or the zone that it counts."""
    return LEXICON.label(lang, *COUNTED[name]) if name in COUNTED else LEXICON.label(lang, f"zone:{name}")


def side(p: View, lit: str, deck: DeckInWords | None, edition: str, lang: str) -> Side:
    """A player in numbers, with the house that counts now; made once for as long as they stay the same."""
    sizes = (p["hand_size"], p["deck_size"], len(p["discard"]), p["archives_size"], p["purged_size"])
    name = "" if deck is None else deck.title(lang)
    pool = (p["amber"], p["key_cost"], p["keys"], p["chains"])
    key = (p["seat"], *pool, *sizes, lit, tuple(p["houses"]), name, deck is None, edition, lang)
    found = SIDES.kept.get(key)
    if found is None:
        found = counted(p, lit, name, "" if deck is None else "list", edition, lang)
        SIDES.put(key, found)
    return found


def counted(p: View, lit: str, name: str, list: str, edition: str, lang: str) -> Side:
    figures = [
        amber(p["amber"], p["key_cost"], edition, lang),
        keys(p["keys"], edition, lang),
        chains(p["chains"], edition, lang),
        size("hand", p["hand_size"], edition, lang),
        size("deck", p["deck_size"], edition, lang),
        size("discard", len(p["discard"]), edition, lang),
        size("archives", p["archives_size"], edition, lang),
    ]
    if p["purged_size"]:
        figures.append(size("purged", p["purged_size"], edition, lang))
    return Side(
        p["seat"],
        name,
        tuple(figures),
        tuple([house(h, lang) for h in p["houses"]]),
        lit,
        LEXICON.label(lang, "house", 2),
        zone=list,
        rules=rules("seat", edition),
    )


@lru_cache(MOST_MARKS)
def amber(n: int, cost: int, edition: str, lang: str) -> Figure:
    """A player's æmber, held against what a key costs."""
    check = LEXICON.label(lang, "check") if n >= cost else ""
    worth = say(lang, "amber-cost", n=n, cost=cost)
    return figure("amber", n, edition, lang, most=cost, note=check, strong=True, text=worth)


@cache
def keys(n: int, edition: str, lang: str) -> Figure:
    told = say(lang, "keys-of", n=n)
    return figure("keys", n, edition, lang, most=names.KEYS_TO_WIN, pips=True, strong=True, final=True, text=told)


@lru_cache(MOST_MARKS)
def chains(n: int, edition: str, lang: str) -> Figure:
    return figure("chains", n, edition, lang, text=say(lang, "chains-of", n=n))


@lru_cache(MOST_MARKS)
def size(zone: str, n: int, edition: str, lang: str) -> Figure:
    """How many cards lie in a zone."""
    return figure(zone, n, edition, lang, zone=zone)


def figure(name: str, value: int, edition: str, lang: str, **more: Any) -> Figure:
    return Figure(name, heading(name, lang), value, rules=rules(name, edition), **more)


@cache
def rules(name: str, edition: str) -> tuple[str, ...]:
    """The rules behind a number, as the edition has them."""
    return tuple([sheet.held(id, edition) for id in FIGURE_RULES[name]])


class ZoneDrawn(NamedTuple):
    """A zone as it was drawn last, and what it was drawn from."""

    seen: list[View] | None
    hidden: int
    lasting: Lasting
    cards: list[View]  # in the order in which they are shown
    zone: Zone


class PlayerDrawn(NamedTuple):
    """A player as they were drawn last, and what they were drawn from."""

    seen: View
    lit: str
    lasting: Lasting
    side: Side
    zones: list[Zone]


class TableDrawn:
    """What was drawn last of a table: each player and each zone, as each seat saw it, is made anew only where it has changed."""

    def __init__(self, setup: View) -> None:
        named = setup.get("decks") if setup.get("position") is None else None
        self.decks = [DECKS(d) for d in named] if named else [None, None]
        # by owner, whose eyes, what was asked of them, and the language; zones by their names, too
        self.players: dict[tuple[int, int | None, str, str], PlayerDrawn] = {}
        self.zones: dict[tuple[str, int, int | None, str, str], ZoneDrawn] = {}

    def player(self, p: View, view: View, by: Eyes) -> PlayerDrawn:
        """A player with their zones; the same as before for as long as nothing about them changes."""
        place = (p["seat"], view["seat"], by.asks, by.lang)
        lit = view["house"] if view["active"] == p["seat"] and view["house"] else ""
        last = self.players.get(place)
        if last is not None and last.seen == p and last.lit == lit and last.lasting == by.lasting:
            return last
        before = last if last is not None and last.lasting == by.lasting else None
        drawn = side(p, lit, self.decks[p["seat"]], view["edition"], by.lang)
        found = self.players[place] = PlayerDrawn(p, lit, by.lasting, drawn, zones(p, view, self, by, before))
        return found

    def zone(self, name: str, p: View, view: View, by: Eyes) -> Zone:
        """A zone of a player, of which the cards may be unknown; the same as before for as long as the same lies in it."""
        place = (name, p["seat"], view["seat"], by.asks, by.lang)
        seen = p.get(name)
        hidden = p[SIZES[name]] if seen is None else 0
        last = self.zones.get(place)
        if last is not None and last.seen == seen and last.hidden == hidden and last.lasting == by.lasting:
            return last.zone
        cards = by_house(seen, p["houses"]) if name == "hand" and seen else seen or []
        if last is None or last.lasting != by.lasting:
            things = [thing(c, by) for c in cards]
        else:
            same = zip(cards, last.cards, last.zone.things)
            things = [old if c == before else thing(c, by) for c, before, old in same]
            things += [thing(c, by) for c in cards[len(things) :]]
        found = laid(name, p["seat"], tuple(things), hidden, view["edition"], by.lang)
        if last is not None and last.zone == found:  # what lasts has changed, but not here
            found = last.zone
        self.zones[place] = ZoneDrawn(seen, hidden, by.lasting, cards, found)
        return found


def laid(name: str, seat: int, things: tuple[Thing, ...], hidden: int, edition: str, lang: str) -> Zone:
    return Zone(
        name,
        heading(name, lang),
        LAYOUT.get(name, PILE),
        seat,
        things,
        hidden,
        say(lang, EMPTY[name]) if name in EMPTY else "",
        grouped=name == "hand",
        ends=flanks(lang) if name == "line" else (),
        rules=rules(name, edition) if name in FIGURE_RULES else (),
    )


@cache
def flanks(lang: str) -> tuple[str, ...]:
    return LEXICON.word(lang, "flank:left"), LEXICON.word(lang, "flank:right"), say(lang, "both-flanks")


def by_house(cards: list[View], houses: list[str]) -> list[View]:
    """The cards of a hand in the order of their player's houses."""
    order = {h: n for n, h in enumerate(houses)}
    return sorted(cards, key=lambda c: order.get(c["house"], len(order)))


def zones(p: View, view: View, table: TableDrawn, by: Eyes, before: PlayerDrawn | None) -> list[Zone]:
    """A player's zones, from the middle of the table outwards; those in which nothing has changed since `before` are the same.

    What lies in a pile is chosen, if at all, by the question alone.
    """
    far = Eyes("", by.lasting, by.lang)
    out: list[Zone] = []
    for n, (name, told) in enumerate(TOLD.items()):
        if before is not None and told(before.seen) == told(p):
            out.append(before.zones[n])
        else:
            out.append(table.zone(name, p, view, by if name in LAYOUT else far))
    deck = table.decks[p["seat"]]
    if deck is not None:
        out.append(deck.list(p["seat"], by.lang))
    return out


class DeckInWords:
    """A deck by its name and as a list, each made once for a language."""

    def __init__(self, saved: View) -> None:
        self.deck = Deck.from_json(saved)
        self.titles: dict[str, str] = {}
        self.lists: dict[tuple[int, str], Zone] = {}

    def title(self, lang: str) -> str:
        if lang not in self.titles:
            self.titles[lang] = self.deck.title(lang)
        return self.titles[lang]

    def list(self, seat: int, lang: str) -> Zone:
        """The list of a player's deck, which is opened like a pile."""
        if (seat, lang) not in self.lists:
            name = LEXICON.label(lang, "deck-list")
            things = listed(self.deck, lang)
            self.lists[seat, lang] = Zone("list", name, PILE, seat, things, grouped=True, rules=LIST_RULES)
        return self.lists[seat, lang]


DECKS: Final = IdentityMemo(DeckInWords, MOST_LISTS)  # of set-ups, which nobody changes
TABLES: Final = IdentityMemo(TableDrawn, MOST_TABLES)  # by their set-ups


def listed(deck: Deck, lang: str) -> tuple[Thing, ...]:
    """Every card of a deck under its house: the list is open to both players."""
    out: list[Thing] = []
    for h in deck.houses:
        for id in sorted(deck.of_house(h), key=lambda id: squash(title(id, lang))):
            c: View = {"id": id, "at": "list", "house": names.HOUSES[h], "type": names.TYPES[card(id).type]}
            if card(id).house.house != h:
                c["maverick"] = True
            out.append(thing(c, Eyes("", (), lang)))
    return tuple(out)


# ------------------------------------------------------------------ the scene
def scene(view: View, setup: View, lang: str) -> Scene:
    """All that a view holds, in the words of a language; the view is kept until the next one, so nobody may change it."""
    table, players, by = TABLES(setup), view["players"], eyes(view, lang)
    shown = [table.player(p, view, by) for p in players]
    active = view["house"]
    return Scene(
        "keyforge",
        f"KeyForge {view['edition']}",
        tuple([x.side for x in shown]),
        (*[z for x in shown for z in x.zones], stage(tuple([thing(c, by) for c in view["limbo"]]), lang)),
        view["seat"],
        say(lang, "turn", n=view["turn"]) if view["turn"] else LEXICON.label(lang, "setup"),
        view["active"],
        steps(lang),
        STEPS.index(view["step"]) if view["step"] in STEPS else -1 if view["step"] == "start" else len(STEPS),
        house(active, lang) if active else None,
        say(lang, "active", house=house(active, lang).name) if active else "",
        verbs=VERBS,
        hints=hints(view, lang),
        legend=legend(lang),
    )


def stage(played: tuple[Thing, ...], lang: str) -> Zone:
    """What is being played or resolved."""
    return Zone("limbo", LEXICON.word(lang, "zone:limbo"), STAGE, things=played) if played else empty_stage(lang)


@cache
def empty_stage(lang: str) -> Zone:
    return Zone("limbo", LEXICON.word(lang, "zone:limbo"), STAGE)


@cache
def steps(lang: str) -> tuple[str, ...]:
    return tuple([LEXICON.label(lang, f"step:{step}") for step in STEPS])


@cache
def legend(lang: str) -> tuple[tuple[str, str], ...]:
    return tuple([(sign, say(lang, f"legend:{name}")) for name, sign in LEGEND.items()])


def hints(view: View, lang: str) -> tuple[tuple[str, str], ...]:
    """What choosing a house would let one play and use, in numbers."""
    d = view.get("decision")
    if d is None or d["kind"] != "house" or d["seat"] != view["seat"]:
        return ()
    me = view["players"][view["seat"]]
    out = []
    for h in d["options"]:
        held = sum([c["house"] == h for c in me["hand"]])
        used = sum([h in c.get("houses", [c["house"]]) for c in [*me["line"], *me["artifacts"]]])
        out.append((h, say(lang, "gives", hand=held, play=used)))
    return tuple(out)


# ------------------------------------------------------------------ a card to be read
def sheet_of(id: str, words: tuple[str, ...], edition: str, lang: str) -> Sheet:
    """A card's text in an edition, with every rule that it and the keywords it has now cite."""
    c = card(id)
    h = house(names.HOUSES[c.house.house], lang).name
    what = LEXICON.word(lang, names.TYPES[c.type])
    traits = [LEXICON.word(lang, f"trait:{t.name}") for t in c.traits]
    facts = [m.text for m in figures_printed(id, lang)]
    if traits:
        facts.append(say(lang, "traits", traits=", ".join(traits)))
    text = sheet.card_text(id, lang, edition)
    return Sheet(
        title(id, lang),
        say(lang, "kind", house=h, type=what),
        " · ".join(facts),
        tuple(text.splitlines()),
        tuple(sheet.rules_of(id, edition, words)),
    )


def outcome(result: View, lang: str) -> Outcome:
    """Who has forged three keys, and when."""
    return Outcome((result["winner"],), result["rule"], say(lang, "ended", n=result["turns"]))


__all__ = ["outcome", "scene", "sheet_of"]
