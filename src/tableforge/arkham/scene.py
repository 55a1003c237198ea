"""Arkham Horror's table as data: the map with its ways, act and agenda, every investigator, in the words of a language."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tableforge.arkham import scenarios, sheet
from tableforge.arkham.cards import definition
from tableforge.arkham.definition import CardDef
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.names import (
    ALOOF,
    CLASSES,
    FACES,
    HUNTER,
    LOCATION,
    MASSIVE,
    PHASES,
    RETALIATE,
    SCENARIO,
    SKULL,
    SLOT_COUNTS,
    SLOTS,
    STATS,
    TYPES,
    WILD,
)
from tableforge.arkham.odds import Odds
from tableforge.arkham.voice import table
from tableforge.arkham.voice.languages import tongue
from tableforge.kernel.scene import (
    ACCENT,
    FAINT,
    GOOD,
    HAND,
    HARM,
    MAP,
    PILE,
    PLAIN,
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
from tableforge.tongue.sentence import capitalise
from tableforge.tongue.text import LANGUAGES, format_signed

View = dict[str, Any]

SHAPES: Final = {
    "guardian": ("▲", "blue"),
    "seeker": ("◎", "sand"),
    "rogue": ("▚", "green"),
    "mystic": ("✦", "lilac"),
    "survivor": ("✚", "pink"),
    "neutral": ("▪", PLAIN),
    "mythos": ("◈", FAINT),
    "enemy": ("☠", HARM),
    "clue": ("◆", ACCENT),
}
SKILL_SHAPES: Final = ("✧", "◇", "△", "○")
# where a location lies on the map, column and row; those that share a name lie where one of them would
GRID: Final = {
    "study": (1, 0),
    "attic": (0, 0),
    "hallway": (1, 0),
    "parlor": (2, 0),
    "cellar": (1, 1),
    "st-marys-hospital": (0, 0),
    "northside": (1, 0),
    "downtown": (2, 0),
    "easttown": (3, 0),
    "graveyard": (4, 0),
    "southside": (0, 1),
    "miskatonic-university": (1, 1),
    "rivertown": (2, 1),
    "your-house": (3, 1),
    "main-path": (1, 0),
    "ritual-site": (1, 1),
}
# for those that have no place of their own
FREE: Final = ((0, 0), (2, 0), (0, 1), (2, 1), (3, 0), (3, 1), (4, 0), (4, 1))
FIGURE_RULES: Final = {
    "agenda": ("AH.doom-in-play", "AH.agenda-advances-only-then"),
    "act": ("AH.advance-act-with-clues",),
    "bag": ("AH.st3-reveal-chaos-token", "AH.difficulty-fixes-bag"),
    "encounter": ("AH.every-encounter-draw", "AH.encounter-deck-empty"),
    "victory": ("AH.victory-enemy", "AH.victory-location"),
    "damage": ("AH.check-defeats",),
    "horror": ("AH.check-defeats",),
    "clues": ("AH.spend-clues",),
    "resources": ("AH.gain-resources",),
    "actions": ("AH.three-actions",),
    "hand": ("AH.hand-size-checked-in-upkeep",),
    "deck": ("AH.draw-from-empty-deck",),
    "discard": ("AH.owners-zone",),
    "slots": ("AH.slots",),
    "test": ("AH.st5-modified-skill-value", "AH.st6-success-or-failure"),
    "seat": ("AH.take-an-action",),
}
say: Final = LEXICON.say
STEPS: Final = PHASES[1:]
VERBS: Final = (
    "investigate",
    "fight",
    "evade",
    "engage",
    "move",
    "activate",
    "use",
    "react",
    "advance",
    "commit",
    "play",
    "",
    "draw",
    "resource",
)
# in the hand
DOES: Final = {"act": ("play",), "window": ("play",), "react": ("play",), "commit": ("commit",)}

LEGEND: Final = {
    "shroud": "▒2",
    "clue": "◆3",
    "doom": "†1",
    "damage": "✶1",
    "horror": "≈1",
    "uses": "•4",
    "enemy": "3/4/1",
    "asset": "2/1",
    "icons": "△△",
    "exhausted": "┆",
}


# ------------------------------------------------------------------ names
@cache
def faction(d: CardDef, lang: str) -> Emblem:
    """The class of a card with its shape and colour; enemies have one of their own."""
    if TYPES[d.type] == "enemy":
        return Emblem("enemy", LEXICON.word(lang, "enemy"), *SHAPES["enemy"])
    name = CLASSES[d.cls]
    return Emblem(name, LEXICON.word(lang, name), *SHAPES[name])


def card(id: str) -> CardDef:
    return table.known(id, definition)


def kind(d: CardDef, lang: str) -> str:
    """What a card is, in full."""
    what = LEXICON.word(lang, TYPES[d.type])
    if TYPES[d.type] in ("asset", "event", "skill"):
        cls = faction(d, lang).name
        return f"{what} {cls}" if LANGUAGES[lang].head_first else f"{cls} {what}"
    return what


# ------------------------------------------------------------------ cards
def thing(c: View, view: View, lang: str, more: tuple[Attempt, ...] = ()) -> Thing:
    """A card as it lies there, with everything on it."""
    d = card(c["id"])
    played = "exhausted" in c
    return Thing(
        c["key"],
        table.name(d, lang),
        c["id"],
        LEXICON.word(lang, TYPES[d.type]),
        kind(d, lang),
        faction(d, lang),
        figures_in_play(c, d, lang) if played else figures_printed(d, lang),
        states(c, lang),
        keywords(d, lang),
        notes(d, lang),
        c.get("exhausted", False),
        tuple([thing(x, view, lang) for x in c.get("attached", ())]),
        (*more, *attempts(c, d, view, lang)),
    )


SIGNS: Final = (
    ("damage", "✶", HARM),
    ("horror", "≈", HARM),
    ("clue", "◆", ACCENT),
    ("doom", "†", HARM),
    ("resource", "$", ACCENT),
)


def tokens(c: View, lang: str) -> list[Mark]:
    """What lies on a card."""
    out: list[Mark] = []
    for token, sign, hue in SIGNS:
        if n := c.get(token):
            out.append(Mark(token, say(lang, token, n=n), (f"{sign}{n}",), n, hue))
    for token, n in c.get("uses", {}).items():
        out.append(Mark("uses", say(lang, token, n=n), (f"•{n}",), n, GOOD))
    return out


def figures_in_play(c: View, d: CardDef, lang: str) -> tuple[Mark, ...]:
    """The numbers of a card in play as they are now."""
    out: list[Mark] = []
    what = TYPES[d.type]
    if what == "enemy":
        out.append(
            Mark("fight", say(lang, "fight", n=c["fight"]), (f"{c['fight']}/{c['health']}/{c['evade']}",), c["fight"])
        )
        out += [Mark(name, say(lang, name, n=c[name]), (), c[name]) for name in ("health", "evade")]
    elif what == "location" and "shroud" in c:
        out.append(Mark("shroud", say(lang, "shroud", n=c["shroud"]), (f"▒{c['shroud']}",), c["shroud"], FAINT))
    elif what in ("act", "agenda"):
        out += progress(c, d, lang)
        return tuple(out)
    elif c.get("health", -1) >= 0 or c.get("sanity", -1) >= 0:
        short = "/".join([str(c[name]) if c[name] >= 0 else "–" for name in ("health", "sanity")])
        out.append(Mark("health", say(lang, "health", n=max(0, c["health"])), (short,), c["health"]))
        out.append(Mark("sanity", say(lang, "sanity", n=max(0, c["sanity"])), (), c["sanity"]))
    return (*out, *tokens(c, lang))


def progress(c: View, d: CardDef, lang: str) -> list[Mark]:
    """How far an act or an agenda has come."""
    need = c["threshold"]
    if need <= 0:
        return tokens(c, lang)
    if TYPES[d.type] == "agenda":
        n = c["in_play"]
        return [Mark("doom", say(lang, "needs-doom", n=n, most=need), (f"†{n}/{need}",), n, HARM)]
    return [Mark("clues", say(lang, "needs-clues", n=need), (f"◆{need}",), need, ACCENT)]


def figures_printed(d: CardDef, lang: str) -> tuple[Mark, ...]:
    """Cost and skill icons as they are printed; of an enemy its numbers."""
    out: list[Mark] = []
    if d.cost >= 0:
        out.append(Mark("cost", say(lang, "cost", n=d.cost), (f"{d.cost}",), d.cost, ACCENT))
    if TYPES[d.type] == "enemy":
        out.append(Mark("fight", say(lang, "fight", n=d.fight), (f"{d.fight}/{d.health}/{d.evade}",), d.fight))
    icons = [(k, n) for k, n in enumerate(d.icons) if n]
    if icons:
        names = [f"{skill_name(k, lang)}{f' ×{n}' if n > 1 else ''}" for k, n in icons]
        drawn = "".join([("?" if k == WILD else SKILL_SHAPES[k]) * n for k, n in icons])
        out.append(Mark("icons", say(lang, "icons", icons=", ".join(names)), (drawn,), sum([n for _, n in icons])))
    return tuple(out)


def skill_name(k: int, lang: str) -> str:
    return LEXICON.word(lang, STATS[k])


def states(c: View, lang: str) -> tuple[Mark, ...]:
    """Exhausted or not, revealed or not."""
    out: list[Mark] = []
    if c.get("exhausted"):
        words = (LEXICON.agreeing(lang, "state:exhausted", c["type"]), LEXICON.word(lang, "brief:exhausted"), "↷")
        out.append(Mark("exhausted", words[0], words, hue=FAINT))
    if c.get("revealed") is False and c["type"] == "location":
        short = (LEXICON.word(lang, "state:unrevealed"), LEXICON.word(lang, "brief:unrevealed"))
        out.append(Mark("unrevealed", short[0], short, hue=FAINT))
    return tuple(out)


KEYWORDS: Final = ((HUNTER, "hunter"), (RETALIATE, "retaliate"), (MASSIVE, "massive"), (ALOOF, "aloof"))


def keywords(d: CardDef, lang: str) -> tuple[Mark, ...]:
    found = [name for bit, name in KEYWORDS if d.keywords & bit]
    words = [(name, LEXICON.word(lang, f"keyword:{name}")) for name in found]
    return tuple([Mark(name, word, (word,), hue=ACCENT) for name, word in words])


def notes(d: CardDef, lang: str) -> tuple[str, ...]:
    """What else is printed on a card."""
    out: list[str] = []
    if d.level > 0:
        out.append(say(lang, "level", n=d.level))
    if d.slots:
        out.append(say(lang, "slots", slots=", ".join([slot(k, lang) for k in d.slots])))
    if TYPES[d.type] == "enemy":
        out.append(say(lang, "attack", damage=d.damage, horror=d.horror))
    if d.victory > 0:
        out.append(say(lang, "worth", n=d.victory))
    return tuple(out)


def slot(k: int, lang: str) -> str:
    return LEXICON.word(lang, f"slot:{SLOTS[k]}")


# ------------------------------------------------------------------ what one might want to do
def asked(view: View) -> str:
    """The kind of question that these eyes are asked; "" where they are asked nothing."""
    d = view.get("decision")
    return d["kind"] if d is not None and d["seat"] == view["seat"] and view["seat"] is not None else ""


def attempts(c: View, d: CardDef, view: View, lang: str) -> tuple[Attempt, ...]:
    """What the asked seat might want to do with a card; the question and `why_not` say whether it may be done."""
    ask = asked(view)
    if not ask:
        return ()
    key, what = c["key"], TYPES[d.type]
    if ask not in ("act", "window", "react", "commit", "order"):
        return (Attempt(key, say(lang, "choose")),)
    verbs: list[str] = []
    if key.endswith("@hand") or "@hand." in key:
        verbs = list(DOES.get(ask, ()))
    elif "exhausted" in c and ask in ("act", "window"):
        acting = ask == "act"
        if acting and what == "enemy":
            verbs = ["fight", "evade", "engage"]
        elif acting and what == "location":
            here = view["players"][view["seat"]]["at"] == key
            verbs = ["investigate"] if here else ["move"]
        elif what == "act":
            verbs = ["advance"]
        verbs += ["activate"] * bool(acting and d.actions) + ["use"] * bool(d.frees)
    return tuple([a for verb in verbs for a in of_verb(verb, key, d, lang)])


def of_verb(verb: str, key: str, d: CardDef, lang: str) -> list[Attempt]:
    """A verb with a card: once, or once for each of its abilities of that kind."""
    has = d.actions if verb == "activate" else d.frees if verb == "use" else ()
    told = capitalise(table.verb(verb, lang).format(card=table.name(d, lang), n=""))
    if len(has) < 2:
        return [Attempt(f"{verb}:{key}", told)]
    return [Attempt(f"{verb}:{key}#{n + 1}", f"{told} ({n + 1})") for n in range(len(has))]


# ------------------------------------------------------------------ the map
def places(view: View) -> dict[str, tuple[int, int]]:
    """Where each location lies: in its own place, or in the next free one; rows and columns without any are left out."""
    at: dict[str, tuple[int, int]] = {}
    for c in view["locations"]:
        home = next((GRID[id] for id in GRID if c["id"] == id or c["id"].startswith(f"{id}-")), None)
        if home is not None and home not in at.values():
            at[c["key"]] = home
    for c in view["locations"]:
        if c["key"] not in at:
            at[c["key"]] = next(p for p in (*FREE, *[(5 + n, 0) for n in range(20)]) if p not in at.values())
    columns = sorted({x for x, _ in at.values()})
    rows = sorted({y for _, y in at.values()})
    return {key: (columns.index(x), rows.index(y)) for key, (x, y) in at.items()}


def located(c: View, view: View, at: tuple[int, int], lang: str) -> Thing:
    """A location: what lies there, who stands there, and where its ways lead."""
    t = thing(c, view, lang)
    within = tuple([thing(x, view, lang) for x in (*c["here"], *c.get("attached", ()))])
    return Thing(
        t.key,
        t.name,
        t.id,
        t.sort,
        t.kind,
        None,
        t.figures,
        t.states,
        t.words,
        t.notes,
        not c["revealed"],
        within,
        t.attempts,
        tuple(c["investigators"]),
        tuple(c["connections"]),
        at,
    )


# ------------------------------------------------------------------ sides and zones
COUNTED: Final = {
    "damage": ("damage", 2),
    "horror": ("horror", 1),
    "clues": ("clue", 2),
    "resources": ("resource", 2),
    "actions": ("action", 2),
    "slots": ("slot", 2),
    "agenda": ("doom", 1),
    "act": ("act", 1),
    "victory": ("victory", 1),
}


def heading(name: str, lang: str) -> str:
    """What a number is called: what is counted, or the zone that it counts."""
    return LEXICON.label(lang, *COUNTED[name]) if name in COUNTED else LEXICON.label(lang, f"zone:{name}")


def figure(name: str, lang: str, value: int, zone: str = "", **more: Any) -> Figure:
    return Figure(
        name, more.pop("called", "") or heading(name, lang), value, zone=zone, rules=FIGURE_RULES[name], **more
    )


def side(p: View, view: View, lang: str) -> Side:
    """An investigator in numbers."""
    d = card(p["investigator"])
    out, status = p["status"] != "in-play", f"status:{p['status']}"
    figures = [
        figure("damage", lang, p["damage"], most=p.get("health", d.health), strong=True, final=True),
        figure("horror", lang, p["horror"], most=p.get("sanity", d.sanity), strong=True, final=True),
        figure("actions", lang, p["actions"], strong=view["active"] == p["seat"]),
        figure("clues", lang, p["clues"], strong=True),
        figure("resources", lang, p["resources"]),
        figure("hand", lang, p["hand_size"], "hand"),
        figure("deck", lang, p["deck_size"], "deck"),
        figure("discard", lang, len(p["discard"]), "discard"),
        slots(p, lang),
    ]
    name = table.name(d, lang)
    test = view["test"]
    tested = test["skill"] if test is not None and test["seat"] == p["seat"] else ""
    return Side(
        p["seat"],
        f"{name} ({LEXICON.word(lang, status)})" if out else name,
        tuple(figures),
        () if out else tuple([skill_emblem(k, n, lang) for k, n in enumerate(p["skills"])]),
        tested,
        LEXICON.label(lang, "skill", 2),
        out,
        "investigator",
        rules=FIGURE_RULES["seat"],
    )


def skill_emblem(k: int, n: int, lang: str) -> Emblem:
    return Emblem(STATS[k], f"{LEXICON.word(lang, f'brief:{STATS[k]}')} {n}", SKILL_SHAPES[k])


def slots(p: View, lang: str) -> Figure:
    """How many slots are filled, and in words which; the cards that fill them lie open."""
    used = [k for c in p["play"] for k in card(c["id"]).slots]
    told = [f"{slot(k, lang)} {used.count(k)}/{n}" for k, n in enumerate(SLOT_COUNTS)]
    text = LANGUAGES[lang].colon.join([LEXICON.label(lang, "slot", 2), ", ".join(told)])
    return figure("slots", lang, len(used), "play", text=text)


def zones(p: View, view: View, lang: str) -> list[Zone]:
    """An investigator's zones, from the middle of the table outwards."""
    seat, who = p["seat"], p["investigator"]

    def zone(name: str, layout: str, cards: list[View] | None, hidden: int = 0, **more: Any) -> Zone:
        things = tuple([thing(c, view, lang) for c in cards or ()])
        rules = FIGURE_RULES.get(name, ())
        word = LEXICON.label(lang, f"zone:{name}")
        return Zone(name, word, layout, seat, things, hidden if cards is None else 0, rules=rules, **more)

    hand = None if p["hand"] is None else sorted(p["hand"], key=lambda c: (card(c["id"]).cls, card(c["id"]).type))
    return [
        zone("threat", SHELF, p["threat"], empty=say(lang, "no-cards")),
        zone("play", SHELF, p["play"], empty=say(lang, "no-cards")),
        zone("hand", HAND, hand, p["hand_size"], empty=say(lang, "no-hand"), grouped=True),
        zone("investigator", PILE, [{"id": who, "key": who, "type": "investigator"}]),
        zone("deck", PILE, None, p["deck_size"]),
        zone("discard", PILE, p["discard"]),
    ]


def bag(view: View, lang: str) -> Zone:
    """The chaos bag, token by token, each symbol with what it would count for now."""
    t, token = tongue(lang), LEXICON.word(lang, "chaos-token")
    out: list[Thing] = []
    for face in sorted(view["bag"], key=FACES.index, reverse=True):
        k = FACES.index(face)
        n = view["symbols"].get(face)
        told = (say(lang, "now", n=format_signed(n) if n else "0"),) if n is not None else ()
        hue = PLAIN if k < SKULL else ACCENT
        emblem = Emblem(face, t.face(k), "●" if k < SKULL else "◆", hue)
        out.append(Thing(f"{face}@bag", capitalise(t.face(k)), "", token, token, emblem, notes=told))
    return Zone("bag", LEXICON.label(lang, "zone:bag"), PILE, things=tuple(out), rules=FIGURE_RULES["bag"])


def shared(view: View, lang: str) -> list[Zone]:
    """What belongs to nobody: the story, the map, the bag, the piles."""
    story = [x for x in (view["agenda"], view["act"]) if x is not None]
    if len(story) == 2 and story[0]["key"] == story[1]["key"]:
        story.pop()
    told = [{**x, "in_play": view["doom"]} for x in story]
    at = places(view)

    def pile(name: str, cards: list[View], hidden: int = 0, rules: str = "encounter") -> Zone:
        things = tuple([thing(c, view, lang) for c in cards])
        return Zone(
            name, LEXICON.label(lang, f"zone:{name}"), PILE, things=things, hidden=hidden, rules=FIGURE_RULES[rules]
        )

    meaning = {"id": view["scenario"], "key": f"{view['scenario']}@reference", "type": "scenario"}
    helping = [x["id"] for x in view["test"]["committed"]] if view["test"] is not None else []
    limbo = [] if view["over"] else view["limbo"]

    def stage(name: str, cards: list[View]) -> Zone:
        return Zone(
            name, LEXICON.word(lang, f"zone:{name}"), STAGE, things=tuple([thing(c, view, lang) for c in cards])
        )

    called = {name: LEXICON.label(lang, f"zone:{name}") for name in ("story", "map", "reference")}
    return [
        Zone("story", called["story"], SHELF, things=tuple([thing(c, view, lang) for c in told])),
        Zone(
            "map",
            called["map"],
            MAP,
            things=tuple([located(c, view, at[c["key"]], lang) for c in view["locations"]]),
            empty=say(lang, "no-map"),
        ),
        Zone("reference", called["reference"], PILE, things=(thing(meaning, view, lang),) if view["scenario"] else ()),
        bag(view, lang),
        pile("encounter", [], view["encounter_deck_size"]),
        pile("encounter-discard", view["encounter_discard"]),
        pile("victory", view["victory"], rules="victory"),
        stage("committed", [c for c in limbo if c["id"] in helping]),
        stage("limbo", [c for c in limbo if c["id"] not in helping]),
    ]


def figures(view: View, lang: str) -> tuple[Figure, ...]:
    """The table's own numbers; during a test the skill against the difficulty, with the odds."""
    out: list[Figure] = []
    test = view["test"]
    if test is not None:
        name = capitalise(skill_name(STATS.index(test["skill"]), lang))
        chance = "" if test["odds"] is None else percent(test["odds"], lang)
        out.append(figure("test", lang, test["value"], called=name, most=test["difficulty"], note=chance, strong=True))
    agenda, act = view["agenda"], view["act"]
    if agenda is not None and agenda["threshold"] > 0:
        told = say(lang, "agenda-of", n=view["doom"], most=agenda["threshold"])
        out.append(figure("agenda", lang, view["doom"], "story", most=agenda["threshold"], strong=True, text=told))
    if act is not None and act["threshold"] > 0:
        have = sum([p["clues"] for p in view["players"]])
        told = say(lang, "act-of", n=have, most=act["threshold"])
        out.append(figure("act", lang, have, "story", most=act["threshold"], strong=True, text=told))
    out.append(figure("bag", lang, len(view["bag"]), "bag"))
    out.append(figure("encounter", lang, view["encounter_deck_size"], "encounter-discard"))
    if view["victory"]:
        out.append(figure("victory", lang, sum([max(0, card(c["id"]).victory) for c in view["victory"]]), "victory"))
    return tuple(out)


def percent(pair: list[int], lang: str, name: str = "odds:brief") -> str:
    """The odds as a table shows them."""
    return say(lang, name, percent=Odds(*pair).percent)


# ------------------------------------------------------------------ the scene
def scene(view: View, setup: View, lang: str) -> Scene:
    """All that a view holds, in the words of a language."""
    players = view["players"]
    phase = view["phase"]
    # the first round has no mythos phase (AH.first-round-without-mythos)
    steps = STEPS if view["round"] > 1 else STEPS[1:]
    title = scenarios.scenario(view["scenario"]).title.text(lang) if view["scenario"] else ""
    return Scene(
        "arkham",
        say(lang, "title", scenario=title),
        tuple([side(p, view, lang) for p in players]),
        (*shared(view, lang), *[z for p in players for z in zones(p, view, lang)]),
        view["seat"],
        say(lang, "round", n=view["round"]) if view["round"] else LEXICON.label(lang, "setup"),
        view["active"] if view["active"] is not None else -1,
        tuple([LEXICON.label(lang, f"phase:{name}") for name in steps]) if view["round"] else (),
        steps.index(phase) if phase in steps else -1,
        figures=figures(view, lang),
        verbs=VERBS,
        hints=hints(view, lang),
        legend=tuple([(sign, say(lang, f"legend:{name}")) for name, sign in LEGEND.items()]),
    )


def hints(view: View, lang: str) -> tuple[tuple[str, str], ...]:
    """The odds of the test with each card that may be committed."""
    test = view["test"]
    if test is None or asked(view) != "commit":
        return ()
    rows = [(f"commit:{key}", percent(pair, lang, "odds")) for key, pair in test["odds_with"].items() if pair]
    if test["odds"] is not None:
        rows.append(("pass", percent(test["odds"], lang, "odds")))
    return tuple(rows)


# ------------------------------------------------------------------ a card to be read
def sheet_of(view: View, thing: Thing, lang: str) -> Sheet:
    """A card's text on the side that it shows, with what is printed on it and every rule that it cites."""
    if not thing.id:
        return Sheet(thing.name, thing.kind)
    d = card(thing.id)
    facts = [m.text for m in figures_printed(d, lang)]
    traits = [LEXICON.word(lang, f"trait:{name}") for name in d.traits]
    if traits:
        facts.append(say(lang, "traits", traits=", ".join(traits)))
    if d.type == LOCATION and not thing.turned:
        facts.append(say(lang, "shroud", n=d.shroud))
        facts.append(say(lang, "clue:each" if d.per_investigator and d.clues else "clue", n=d.clues))
    told = " · ".join([*facts, *notes(d, lang)])
    if not d.code:  # of a location that looks like others nothing else is known
        return Sheet(table.name(d, lang), kind(d, lang), told)
    other = thing.turned if d.type == LOCATION else d.type == SCENARIO and view["hard"]
    text = sheet.back_text(d.id, lang) if other else sheet.card_text(d.id, lang)
    rules = sheet.rules_of(d.id, view["edition"])
    return Sheet(table.name(d, lang), kind(d, lang), told, tuple(text.splitlines()), tuple(rules))


def outcome(result: View, seats: int, lang: str) -> Outcome:
    """Whether the investigators have won, and by which resolution."""
    name = result["resolution"]
    how = say(lang, "none") if name == "none" else say(lang, "R", n=name.removeprefix("R"))
    won = tuple(range(seats)) if result["won"] else ()
    return Outcome(won, result["rule"], say(lang, "ended", n=result["rounds"], how=how))


__all__ = ["outcome", "scene", "sheet_of"]
