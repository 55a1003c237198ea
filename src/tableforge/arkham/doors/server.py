"""Arkham Horror for the browser: its cards, its words and its decks, as plain data in a language."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from tableforge.arkham import names, scenarios
from tableforge.arkham.cards import CARDS, definition
from tableforge.arkham.decks import pool
from tableforge.arkham.decks.deck import Deck
from tableforge.arkham.decks.figures import figures
from tableforge.arkham.glossary import GLOSSARY as GLOSSARY
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.seen import View
from tableforge.arkham.setup import RANDOM_WEAKNESS
from tableforge.arkham.sheet import KEYWORD_RULES, back_text, card_text, rules_of
from tableforge.arkham.voice import table
from tableforge.arkham.words import Title
from tableforge.kernel.shown import ShownEvent
from tableforge.tongue.text import Text, column, next_language

Json = dict[str, Any]
# what a form calls the settings and what can be chosen, in a word or two
SETTINGS = {
    "rules": "rulebook",
    "scenario": "played-scenario",
    "difficulty": "difficulty",
    "seats": "investigator#many",
    "investigators": "zone:deck",
    "lead": "lead",
    "windows": "window#many",
    "practice": "undo",
}
CHOICES = {
    "rules": {"2016": ("Book", "Livret"), "faq": ("Book and FAQ", "Livret et FAQ")},
    "windows": {"alike": ("all seats", "tous"), "quick": ("who can act", "qui peut agir")},
}
SKILLS = names.STATS[:5]  # of icons; those of an investigator are the first four

UNDRAWN = ("other", "quantity", "signature", "rules")

# the parts of the rulebook, each from the number of its first rule on
CHAPTERS = {
    1: ("The golden rules", "Les règles d’or"),
    20: ("Players and places", "Joueurs et lieux"),
    57: ("Set-up", "Mise en place"),
    77: ("The round, phase by phase", "Le round, phase par phase"),
    114: ("Actions", "Actions"),
    148: ("Playing and triggering", "Jouer et déclencher"),
    184: ("Timing", "Chronologie"),
    200: ("Costs, targets, effects", "Coûts, cibles, effets"),
    244: ("Skill tests", "Tests de compétence"),
    280: ("Damage, horror, defeat", "Dégâts, horreur, défaite"),
    321: ("Enemies", "Ennemis"),
    357: ("Encounters and weaknesses", "Rencontres et faiblesses"),
    378: ("Locations, clues, act, agenda", "Lieux, indices, acte, intrigue"),
    406: ("Cards of players", "Cartes des joueurs"),
    445: ("Decks and piles", "Decks et piles"),
    463: ("Building a deck", "Construire un deck"),
    478: ("Campaign", "Campagne"),
    501: ("Chaos bag, parts of cards", "Réserve du Chaos, parties des cartes"),
    514: ("Where books differ", "Où les livrets diffèrent"),
}


# ---------------------------------------------------------------- cards
def cards(lang: str) -> list[Json]:
    """Every card: investigators, player cards by class, and what the scenarios bring."""
    return [card(c, lang) for c in CARDS.values()]


def card(c: Title, lang: str) -> Json:
    """A card; what it has not is left out."""
    d = definition(c.id)
    facts: Json = {
        "id": c.id,
        "code": c.code,
        "name": table.name(d, lang),
        "other": table.name(d, next_language(lang)),  # its name in the other language
        "faction": names.CLASSES[names.NEUTRAL if c.weakness else c.cls],
        "type": names.TYPES[c.type],
        "traits": [t.name for t in c.traits],
        "text": card_text(c.id, lang).splitlines(),
        "rules": rules_of(c.id),
        "quantity": c.quantity,
        **numbers(c),
    }
    if any(c.sub):
        facts["sub"] = column(c.sub, lang)
    if c.weakness:
        facts["weakness"] = "basic-weakness" if c.basic else "weakness"
    if any(d.icons):
        facts["icons"] = {SKILLS[k]: n for k, n in enumerate(d.icons) if n}
    if c.type == names.INVESTIGATOR:
        facts["skills"] = {SKILLS[k]: n for k, n in enumerate(c.skills)}
        facts["signature"] = list(c.signature)
    if d.uses:
        facts["uses"] = {"n": d.uses, "kind": names.TOKENS[d.use_kind]}
    back = back_text(c.id, lang).splitlines()
    if back or any(c.back):
        facts["back"] = {"name": column(c.back, lang) if any(c.back) else facts["name"], "text": back}
    keywords = [k for k in KEYWORD_RULES if d.keywords & getattr(names, k.upper())]
    return {**facts, **({"keywords": keywords} if keywords else {})}


def numbers(c: Title) -> Json:
    """What is printed around the text: numbers, slots, signs of the map."""
    enemy, place = c.type == names.ENEMY, c.type == names.LOCATION
    told = {
        "level": c.level,
        "cost": c.cost,
        "health": c.health,
        "sanity": c.sanity,
        "victory": c.victory,
        "doom": c.doom,
    }
    if enemy:
        told |= {"fight": c.fight, "evade": c.evade, "damage": c.damage, "horror": c.horror}
    if place:
        told |= {"shroud": c.shroud}
    if place or c.type == names.ACT:
        told |= {"clues": c.clues}
    facts: Json = {name: n for name, n in told.items() if n >= 0}
    if c.per_investigator and (enemy or facts.get("clues")):
        facts["per_investigator"] = True
    if c.slots:
        facts["slots"] = [names.SLOTS[s] for s in c.slots]
    if place:
        facts |= {"icon": c.icon, "connects": list(c.connects)}
    more = {"stage": c.stage, "unique": c.unique, "only_for": c.only_for, "set": c.set}
    return {**facts, **{name: value for name, value in more.items() if value}}


# ---------------------------------------------------------------- words
def keywords(lang: str) -> list[Json]:
    """The keywords as texts have them, and their rules."""
    known = LEXICON.rows_with_mark("keyword:")
    return [{"id": name, "word": column(row, lang), "rule": KEYWORD_RULES[name]} for name, row in known.items()]


def words(lang: str) -> dict[str, str]:
    """What the game calls its things, its settings, scenarios and unrevealed locations."""
    return {
        **LEXICON.to_json(lang),
        "faction": LEXICON.word(lang, "class"),
        **{f"setting:{name}": LEXICON.word(lang, term) for name, term in SETTINGS.items()},
        **{f"{name}:{word}": column(row, lang) for name, rows in CHOICES.items() for word, row in rows.items()},
        **{f"edition:{name}": column(row, lang) for name, row in CHOICES["rules"].items()},
        **{f"scenario:{id}": scenarios.scenario(id).title.text(lang) for id in scenarios.IDS},
        **{id: table.name(table.unrevealed(id), lang) for id in table.UNREVEALED},
    }


# ---------------------------------------------------------------- the chart of a game
# what it shows: an id, its name, whether each seat has one, whether it is a mark wherever it rises
SERIES = (
    ("doom", LEXICON.text_of("doom"), False, False),
    ("clues", Text("clues held", "indices détenus"), True, False),
    ("damage", LEXICON.text_of("damage#many"), True, False),
    ("horror", LEXICON.text_of("horror"), True, False),
)


def chart_values(view: View) -> list[list[int]]:
    """The values of the series."""
    players = view["players"]
    return [[view["doom"]], *[[p[name] for p in players] for name in ("clues", "damage", "horror")]]


# ---------------------------------------------------------------- how a game went
COURSE = ("doom", "clues")
GOAL = None
TURN = Text("round {n}", "round {n}")
COUNTER = "turn"
FIGURES = (
    Text("clues discovered", "indices découverts"),
    Text("enemies defeated", "ennemis vaincus"),
    Text("tests passed", "tests réussis"),
)
COUNTED = ("discover", "defeated", "succeeds")
STAGE = 10  # what an act or an agenda weighs against a clue or a wound


def count_event(event: ShownEvent) -> tuple[int, int, int] | None:
    """Which figure an event counts for, whose it is, and how much."""
    if event["kind"] not in COUNTED or event["seat"] < 0:
        return None
    which = COUNTED.index(event["kind"])
    return which, event["seat"], event["amount"] if which == 0 else 1


def seat_progress(view: View) -> list[int]:
    """How well it looks for everybody: how far the act is, against agenda, doom and wounds."""
    act, agenda = [CARDS[card["id"]].stage if card else 0 for card in (view["act"], view["agenda"])]
    own = sum([p["clues"] - p["damage"] - p["horror"] for p in view["players"]])
    return [STAGE * (act - agenda) + own - view["doom"]]


# ---------------------------------------------------------------- decks
def deck(d: Deck, lang: str) -> Json:
    """A deck in a list: its investigator, its types, the experience in it."""
    who = definition(d.investigator)
    return {
        "factions": [names.CLASSES[who.cls]],
        "types": figures(d)["types"],
        "face": ["person", d.investigator],  # whose picture it bears
        "investigator": d.investigator,
        "who": table.name(who, lang),
        "experience": d.spent(),
    }


def played_deck(setup: Json, seat: int) -> Deck | None:
    """The deck that a seat plays with; none where a position was laid out.  Random weaknesses are told by their number alone."""
    if setup.get("position") is not None:
        return None
    who = setup["investigators"][seat]
    cards = Counter([id for id in who["deck"] if id != RANDOM_WEAKNESS])
    return Deck(who["id"], who["id"], tuple(cards.items()), who["deck"].count(RANDOM_WEAKNESS))


def deck_page(d: Deck, lang: str) -> Json:
    """A deck in full: its cards class by class, then what belongs to its investigator, and its cards by cost."""
    counted = figures(d)
    costs = cast("dict[str, int]", counted["costs"])
    n = sum(costs.values())
    groups: dict[str, list[Json]] = {}
    for id, copies in d.cards:
        c = pool.card(id)
        group = names.CLASSES[c.cls] if pool.counts(c) else "own"
        groups.setdefault(group, []).append({"id": id, "n": copies})
    order = [*names.CLASSES, "own"]
    mean = round(sum([int(cost) * k for cost, k in costs.items()]) / n, 2) if n else 0.0
    return {
        "groups": [{"faction": name, "cards": groups[name]} for name in order if name in groups],
        "random": d.random,  # basic weaknesses that are drawn when the game begins
        "curve": {"about": "cost", "bars": costs, "mean": mean, "n": n},
        "figures": counted,
    }
