"""Fateforge for the browser: its cards and words as plain data in a language, and what a table reads aloud."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from tableforge.fateforge import cards as content
from tableforge.fateforge import keys, seen, sheet, things
from tableforge.fateforge import names as n
from tableforge.fateforge.definition import (
    Act,
    AllyDef,
    Alt,
    BossCard,
    Camp,
    Card,
    EnemyAct,
    EnemyDef,
    Gain,
    HeroDef,
    MapDef,
    Pack,
    QuestDef,
    SceneDef,
)
from tableforge.fateforge.glossary import GLOSSARY as GLOSSARY
from tableforge.fateforge.lexicon import LEXICON
from tableforge.fateforge.names import ABILITIES, ANY, COLOURS, DICE, FREQUENCIES, MOMENTS, RESULTS, SLOTS, STANCES
from tableforge.fateforge.scene import battle, briefing, look
from tableforge.fateforge.scene.said import say
from tableforge.fateforge.settings import HeroChoice
from tableforge.fateforge.tale import prose
from tableforge.fateforge.voice import companion, languages, plan
from tableforge.fateforge.voice.table import named
from tableforge.kernel.shown import ShownEvent
from tableforge.tongue.sentence import capitalise
from tableforge.tongue.text import Text, column, next_language

Json = dict[str, Any]
Named = Card | HeroDef | AllyDef | EnemyDef | SceneDef | QuestDef | MapDef | Camp
PAID: Final = ("result", "energy", "health")
SMALLEST: Final = 2  # heroes that play, at least

# what a form calls the settings, in a word or two
SETTINGS: Final = {
    "beast_master": "beast-master",
    "seats": "player#many",
    "heroes": "hero#many",
    "quest": "quest",
    "scene": "scene",
    "ally": "ally",
    "hardcore": "hardcore",
    "tale": "campaign",
    "all_rules": "all-rules",
    "companion": "companion",
}
# what a library calls the sides that cards are sorted by, and the places of rests
FACTIONS: Final = {"faction": "side", "allies": "ally#many", "place": "rest-place"}
NO_WORD: Final = {
    "quest": ("chosen after the first rest", "choisie après le premier repos"),
    "tale": ("none", "aucune"),
    "scene": ("none: a quest", "aucune : une quête"),
    "ally": ("none", "aucun"),
}

UNDRAWN = ("other", "rules")

# the parts of the rulebook, each from the number of its first rule on
CHAPTERS: Final[dict[int, tuple[str, ...]]] = {1: ("The rulebook", "Le livret de règles")}


# ---------------------------------------------------------------- cards
def cards(lang: str) -> list[Json]:
    """Heroes, their cards, items, what decks hold, allies, enemies; then maps, scenes, quests and places of rest."""
    pack = content.pack()
    out = [hero(pack, d, lang) for d in pack.heroes]
    out += [card(pack, c, lang) for c in pack.cards]
    out += [ally(pack, d, lang) for d in pack.allies]
    out += [enemy(pack, d, lang) for d in pack.enemies]
    out += [map_(m, lang) for m in pack.maps.values()]
    out += [scene_(pack, d, lang) for d in pack.scenes.values()]
    out += [quest(pack, d, lang) for d in pack.quests.values()]
    return out + [camp(pack, d, lang) for d in pack.camps]


def entry(d: Named, lang: str, type: str, faction: str, **facts: Any) -> Json:
    """What every card has; what it has not is left out."""
    other = next_language(lang)
    kept = {name: value for name, value in facts.items() if value not in ("", 0, None, [], {}, False)}
    return {
        "id": d.id,
        "name": name_of(d, lang),
        "other": named(d.en, d.fr, other),
        "faction": faction,
        "type": type,
        "traits": [],
        "text": [],
        "rules": [],
        **kept,
    }


def name_of(d: Named, lang: str) -> str:
    """What something is called; a hero by its own name, its role stands beside it."""
    return d.title(lang) if isinstance(d, HeroDef) else named(d.en, d.fr, lang)


def card_texts(pack: Pack, d: Card | HeroDef | AllyDef | EnemyDef, lang: str) -> Json:
    """The text of something with a sheet, what stands around it, and its rules."""
    return {
        "text": sheet.text(pack, d, lang).splitlines(),
        "printed": sheet.facts(pack, d, lang),
        "rules": sheet.rules_of(d),
    }


def hero(pack: Pack, d: HeroDef, lang: str) -> Json:
    """Return a hero for the catalogue."""
    return entry(
        d,
        lang,
        "hero",
        d.id,
        **card_texts(pack, d, lang),
        role=d.role(lang),
        health=d.hp,
        energy=d.energy,
        dice=[DICE[x] for x in d.dice],
        trait=named(*pack.traits[d.trait], lang),
        abilities=[c.id for c in d.abilities],
        stances=[languages.lexicon(lang).stance(STANCES.index(x)) for x in d.stances],
    )


def card(pack: Pack, c: Card, lang: str) -> Json:
    """Return a card for the catalogue."""
    kind = n.CARD_KINDS[c.kind]
    return entry(
        c,
        lang,
        kind,
        whose(pack, c),
        **card_texts(pack, c, lang),
        freq=FREQUENCIES[c.freq],
        moment=MOMENTS[c.when],
        level=c.level,
        price=c.cost or c.price,
        up=c.up,
        hero=c.hero or c.only,
        slot=SLOTS[c.slot] if c.slot >= 0 else "",
        armour=c.armour,
        die=DICE[c.die] if c.die >= 0 else "",
        special=c.special.id if c.special is not None else "",
        uses=n.USES[c.uses] if c.uses else "",
        stays=c.stays,
        alts=[alt(a) for a in c.alts],
        ways=ways(c, lang),
    )


def whose(pack: Pack, c: Card) -> str:
    """The side that a card belongs to: a hero, the gear, the perils of a scene."""
    if c.hero:
        return c.hero
    if c.kind == n.ABILITY:
        return next(h.id for h in pack.heroes if c in h.abilities)
    if c.kind in (n.ITEM, n.WEAPON_SPECIAL):
        return "gear"
    return "allies" if c.kind == n.ALLY_SKILL else "peril"


def ways(c: Card, lang: str) -> list[str]:
    """What each way of using a card is called, where it has several."""
    return [languages.table(lang).way(c, k) for k in range(len(c.alts))] if len(c.alts) > 1 else []


def ally(pack: Pack, d: AllyDef, lang: str) -> Json:
    """Return an ally for the catalogue."""
    return entry(
        d,
        lang,
        "ally",
        "allies",
        **card_texts(pack, d, lang),
        health=d.hp,
        dice=[DICE[x] for x in d.dice],
        skills=[c.id for c in d.skills],
    )


def enemy(pack: Pack, d: EnemyDef, lang: str) -> Json:
    """Return an enemy for the catalogue, with its strip as it is drawn and read out."""
    abilities = [name for k, name in enumerate(ABILITIES) if d.abilities >> k & 1]
    read_out = companion.strip(pack, d, lang)
    facts = {
        **card_texts(pack, d, lang),
        "resistance": d.res,
        "armour": d.arm,
        "abilities": abilities,
        "people": d.faction,
        "strip": [
            {
                "lo": x.lo,
                "hi": x.hi,
                "acts": [enemy_act(a) for a in x.acts],
                "text": languages.table(lang).section(pack, x),
                "aloud": read_out[k],
            }
            for k, x in enumerate(d.strip)
        ],
    }
    if d.boss is None:
        return entry(d, lang, "enemy", COLOURS[d.colour], **facts, said=languages.enemies(lang).abilities_text(pack, d))
    return entry(
        d,
        lang,
        "boss",
        "boss",
        **facts,
        said=languages.enemies(lang).abilities_text(pack, d),
        lives=d.boss.lives,
        icons=[keys.face(x) for x in d.boss.icons],
        weak=languages.enemies(lang).weak_point_text(pack, d.boss),
        deck=[boss_card(pack, c, lang) for c in d.boss.deck],
    )


def boss_card(pack: Pack, c: BossCard, lang: str) -> Json:
    """Return a card of a boss for the catalogue, with the colours that it makes act."""
    text = languages.enemies(lang).boss_card_text(pack, c)
    orders = [COLOURS[k] for a in c.acts if a.verb == n.E_ORDER for k in a.colours]
    name = named(c.en, c.fr, lang)
    return {"id": c.id, "name": name, "n": c.n, "text": text, "aloud": companion.weighed(text, lang), "orders": orders}


# ---------------------------------------------------------------- formulas, to be drawn
def alt(a: Alt) -> Json:
    """One way of using a card: what is spent and what is got."""
    cost = [{"n": t.n, "kind": PAID[t.kind], "of": results(t.symbols)} for t in a.cost]
    return {"cost": cost, "gains": [gain(g) for g in a.gains]}


def results(bits: int) -> list[str]:
    """Return the names of results that are kept as bits; `any` where each of them does."""
    return ["any"] if bits == ANY else [name for k, name in enumerate(RESULTS) if bits >> k & 1]


def gain(g: Gain) -> Json:
    """Return what a formula gives, to be drawn."""
    out: Json = {}
    if g.results:
        out |= {"n": g.n, "results": results(g.results)}
    if g.tokens:
        out["tokens"] = g.tokens
    if g.acts:
        out |= {"acts": [act(a) for a in g.acts], "ordered": g.ordered}
    return out


def act(a: Act) -> Json:
    """One action: its verb, how much, how far."""
    out: Json = {"verb": n.VERBS[a.verb]}
    for name, value, usual in (("n", a.n, 1), ("plus", a.plus, 0), ("lo", a.lo, 0), ("hi", a.hi, 0)):
        if value != usual:
            out[name] = value
    if a.flags & n.ALL:
        out["all"] = True
    return out


def enemy_act(a: EnemyAct) -> Json:
    """Return one action of an enemy, to be drawn."""
    out: Json = {"verb": n.ENEMY_VERBS[a.verb], "whom": n.WHOM[a.whom]}
    for name, value in (("plus", a.plus), ("toxic", a.toxic), ("all", a.all)):
        if value:
            out[name] = value
    return out


# ---------------------------------------------------------------- lands
def map_(m: MapDef, lang: str) -> Json:
    """A map: its zones by letter, each with its name and its place."""
    zones = {
        letter: {"name": named(*m.names[k], lang), "place": list(m.places[k]), "difficult": k in m.difficult}
        for k, letter in enumerate(m.letters)
    }
    edges = [[m.letters[a], m.letters[b]] for a, b in m.edges]
    return entry(
        m,
        lang,
        "map",
        "lands",
        text=[", ".join([named(*row, lang) for row in m.names])],
        zones=zones,
        edges=edges,
        rules=["FF.zone"],
    )


def scene_(pack: Pack, d: SceneDef, lang: str) -> Json:
    """Return a scene for the catalogue, with its objectives."""
    said = languages.scenes(lang)
    text = [said.objective_text(pack, d, o, SMALLEST) for o in d.objectives]
    goals = {
        o.id: {"name": named(o.en, o.fr, lang), "token": named(o.token, o.token_fr, lang) or named(o.en, o.fr, lang)}
        for o in d.objectives
    }
    return entry(
        d,
        lang,
        "scene",
        "lands",
        text=text,
        map=d.map.id,
        goals=goals,
        difficulty=d.difficulty,
        enemies=met_in(pack, d),
        exits=[x for x, _ in d.exits],
        rules=["FF.setup-screens", "FF.outcome"],
    )


def met_in(pack: Pack, d: SceneDef) -> list[str]:
    """Whoever can stand on the board of a scene: placed, arriving, brought by the story or summoned by the boss, who comes last."""
    known = {e.id for e in pack.enemies}
    out = [line.enemy for line in (*d.place, *d.waves)]
    out += [x.what for row in d.setup.values() for x in row if x.what in known]
    boss = pack.enemy(d.boss) if d.boss else None
    if boss is not None and boss.boss is not None:
        out += [a.enemy for c in boss.boss.deck for a in c.acts if a.enemy in known]
        out.append(boss.id)
    return list(dict.fromkeys(out))


def quest(pack: Pack, d: QuestDef, lang: str) -> Json:
    """Return a quest for the catalogue, with the scenes on its way."""
    legs = [pack.scenes[x.scene] for x in d.flow if x.scene]
    text = [named(d.intro_en, d.intro_fr, lang), ", ".join([named(x.en, x.fr, lang) for x in legs])]
    return entry(
        d,
        lang,
        "quest",
        "lands",
        text=[x for x in text if x],
        difficulty=d.difficulty,
        scenes=[x.id for x in legs],
        rules=["FF.battle-mode", "FF.battle-won"],
    )


def camp(pack: Pack, d: Camp, lang: str) -> Json:
    """Return a place of rest for the catalogue: what it offers, and for how much."""
    said: list[str] = []
    if "heal" in d.offers:
        said.append(capitalise(say(lang, "heal", n=pack.app.heal_per_gold)))
    if "food" in d.offers:
        said.append(capitalise(say(lang, "sells-food", n=pack.app.food_price)))
    if "skills" in d.offers:
        said.append(capitalise(say(lang, "skills")))
    return entry(
        d,
        lang,
        "place",
        "lands",
        text=said,
        offers=list(d.offers),
        stock=d.stock,
        heals=pack.app.heal_per_gold,
        rules=["FF.shop" if d.stock else "FF.rest-place"],
    )


# ---------------------------------------------------------------- words
def keywords(lang: str) -> list[Json]:
    """The abilities of enemies as texts have them, and their rules."""
    rules = {name: sheet.ABILITY_RULES[1 << k] for k, name in enumerate(ABILITIES)}
    return [{"id": name, "word": look.term(name, lang), "rule": rule} for name, rule in rules.items()]


def words(lang: str) -> dict[str, str]:
    """What the game calls its things; results, dice, settings and the like bear a mark, since some are called like others."""
    pack = content.pack()
    table = languages.table(lang)
    every: list[Named] = [*pack.heroes, *pack.quests.values(), *pack.scenes.values(), *pack.allies]
    names = {d.id: name_of(d, lang) for d in every}
    return {
        **LEXICON.to_json(lang),
        **{name: LEXICON.word(lang, term) for name, term in FACTIONS.items()},
        **{h.id: names[h.id] for h in pack.heroes},
        **{f"shape:{colour}": shape for colour, shape in zip(COLOURS, n.SHAPES)},
        **{f"setting:{name}": LEXICON.word(lang, term) for name, term in SETTINGS.items()},
        **{f"{name}:": column(row, lang) for name, row in NO_WORD.items()},
        **{f"heroes:{h.id}": h.full(lang) for h in pack.heroes},
        **{f"quest:{id}": names[id] for id in pack.quests},
        **{f"scene:{id}": names[id] for id in pack.scenes},
        **{f"ally:{d.id}": names[d.id] for d in pack.allies},
        **{f"tale:{id}": told.title.text(lang) for id, told in prose.known().items()},
        **{f"term:{id}": named(*row, lang) for id, row in pack.terms.items()},
        **{f"face:{name}": table.face(1 << k).lower() for k, name in enumerate(RESULTS)},
        f"face:{keys.MISSED}": table.face(n.MISS).lower(),
        **{f"faces:{name}": " ".join([keys.face(x) for x in pack.dice[k]]) for k, name in enumerate(DICE)},
        **{f"slot:{name}": table.SLOT_NAMES[k] for k, name in enumerate(keys.SLOT_KEYS)},
        **{f"trait:{id}": named(*row, lang) for id, row in pack.traits.items()},
        **{f"coach:{step}": text for step, text in table.COACH.items()},
    }


# ---------------------------------------------------------------- campaigns, to be read
@cache
def tales(lang: str) -> dict[str, Json]:
    """The campaigns that can be played here: what each calls its things."""
    return {id: prose.index(told, lang) for id, told in prose.known().items()}


def passage(tale: str, id: str, lang: str) -> Json | None:
    """What a scene of a campaign tells; None where it has no such scene."""
    told = prose.known()[tale]
    return prose.passage(told, told.scenes[id], lang) if id in told.scenes else None


def passages(tale: str) -> list[str]:
    """The scenes of a campaign."""
    return list(prose.known()[tale].scenes)


# ---------------------------------------------------------------- what follows from a view, in words
def narrate(view: seen.View, lang: str) -> seen.Aloud:
    """What a table reads aloud: each enemy's strip as it would come out now, objectives, special rules, who arrives next."""
    if "foes" not in view:
        return {}
    where = view["scene"]
    pack, d = things.home(where), things.scene(where)
    said = languages.scenes(lang)
    coming = [thing.name for thing in battle.arrivals(view, lang).things]
    out: seen.Aloud = {
        "briefing": {
            "special": briefing.special(view, lang),
            "changes": briefing.changes(view, lang),
            "terrain": briefing.terrain(view, lang),
            "arrivals": briefing.arrivals(view, lang),
        },
        "abilities": {id: briefing.abilities(id, lang) for id in dict.fromkeys([e["id"] for e in view["foes"]])},
        "plans": {e["key"]: capitalise(plan.said(e, view["map"], lang)) for e in view["foes"] if e["plan"] is not None},
        "threats": {z["id"]: told for z in view["zones"] if (told := plan.threat(view, z["id"], lang))},
        "goals": {o.id: said.objective_text(pack, d, o, len(view["heroes"])) for o in d.objectives},
        "rules": [thing.name for thing in battle.special(view, lang).things],
        "coming": coming,
    }
    if "companion" in view:
        out["companion"] = beside_board(pack, d, view, lang)
    return out


def foretell(view: seen.View, lang: str) -> str:
    """What a position that somebody thinks of would lead to: what the enemies would do to each hero."""
    return plan.then(view, lang) if view["phase"] in ("preparation", "action") else ""


def beside_board(pack: Pack, d: SceneDef, view: seen.View, lang: str) -> seen.CompanionAloud:
    """What the companion reads out: the board and its terrain, what the story changes in it, and what was just found."""
    said, table = languages.scenes(lang), languages.table(lang)
    app = view["companion"]
    read = app.get("read")
    point = next((x for x in d.points if read is not None and x.id == read.get("point")), None)
    found = "" if point is None else f"{named(point.en, point.fr, lang)} {said.outcome_text(pack, d, point.outcomes)}"
    return {
        "terrain": said.terrain_text(pack, d),
        "special": said.special_text(pack, d, len(view["heroes"])),
        "story": briefing.changes(view, lang),
        "new": [table.UNLOCKED[rule] for rule in app.get("new", ())],
        "coach": [table.LABELS.get(f"coach:{step}", table.COACH[step]) for step in app.get("coach", ())],
        "ally": companion.ally_rules(app.get("ally", ""), lang),
        "found": found,
    }


# ---------------------------------------------------------------- Hardcore
HUSHED: Final = Text(
    "In Hardcore mode nobody speaks from the first turn to the upkeep but whoever plays its turn.",
    "En mode Hardcore, du premier tour à l’entretien, seul parle celui dont c’est le tour.",
)
TURN_SECONDS: Final = 90  # that are shown; running over them has no effect (`FF.hardcore-timer`)


def silence_rule(view: seen.View) -> tuple[str, Text] | None:
    """The rule by which a seat may not speak now, and what is told of it; None where it may."""
    return ("FF.hardcore-quiet", HUSHED) if view["quiet"] else None


def turn_clock(view: seen.View) -> tuple[str, int, int] | None:
    """The turn that is timed, whose it is, and how many seconds it has; None where none is."""
    if not view["hardcore"] or not view["turn"]:
        return None
    seat = next(h["seat"] for h in view["heroes"] if h["id"] == view["turn"])
    return f"{view['leg']}/{view['scene']}/{view['round']}/{view['turn']}", seat, TURN_SECONDS


# ---------------------------------------------------------------- the chart of a game
# what it shows: an id, its name, whether each seat has one, whether it is a mark wherever it rises
SERIES = (
    ("goals", Text("objectives met", "objectifs atteints"), False, True),
    ("health", LEXICON.text_of("health"), True, False),
    ("foes", LEXICON.text_of("enemy#many"), False, False),
)


def chart_values(view: seen.View) -> list[list[int]]:
    """The values of the series."""
    met = len([o for o in view.get("objectives", ()) if o["met"]])
    return [[met], [health(view, p["seat"]) for p in view["players"]], [len(view.get("foes", ()))]]


def health(view: seen.View, seat: int) -> int:
    """Return the health of all heroes of a seat."""
    return sum([h["hp"] for h in view["heroes"] if h["seat"] == seat])


# ---------------------------------------------------------------- how a game went
COURSE = ("health", "foes")
GOAL = None
TURN = Text("round {n}", "round {n}")
COUNTER = "round"
FIGURES = (
    Text("enemies defeated", "ennemis vaincus"),
    Text("damage suffered", "dégâts subis"),
    Text("cards used", "cartes utilisées"),
)
COUNTED: Final = ("defeated", "hurt", "uses")
MET: Final = 10  # what an objective weighs against a box of health


def count_event(event: ShownEvent) -> tuple[int, int, int] | None:
    """Which figure an event counts for, whose it is, and how much."""
    source = event["source"] or event
    seat = event["seat"] if event["seat"] >= 0 else source["seat"]  # an enemy falls to the hero whose doing it was
    if event["kind"] not in COUNTED or seat < 0:
        return None
    which = COUNTED.index(event["kind"])
    return which, seat, max(1, event["amount"]) if which == 1 else 1


def seat_progress(view: seen.View) -> list[int]:
    """How well it looks for everybody: what has been achieved and who still stands, against the enemies."""
    met = len([o for o in view.get("objectives", ()) if o["met"]])
    return [MET * met + sum([h["hp"] for h in view["heroes"]]) - len(view.get("foes", ()))]


# ---------------------------------------------------------------- tables that are not dealt yet
def seat_choices(settings: Json) -> list[tuple[str, Text]]:
    """The heroes that whoever sits down may choose."""
    return [(hero.id, Text(hero.name or hero.id)) for hero in content.pack().heroes]


def settle_choices(settings: Json, chosen: Sequence[str]) -> Json:
    """The settings with the hero that each seat has chosen; whoever has chosen none plays those of the settings."""
    wanted = HeroChoice().to_plain(settings.get("heroes") or (), len(chosen))
    others = [id for id, _ in seat_choices(settings) if id not in wanted]
    spare = [id for id in (*wanted, *others) if id not in chosen]
    out = [id or spare.pop(0) for id in chosen]
    return {**settings, "heroes": [*out, *spare[: max(0, max(SMALLEST, len(wanted)) - len(out))]]}
