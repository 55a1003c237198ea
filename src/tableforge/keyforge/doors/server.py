"""KeyForge for the browser: its cards, its words and its decks, as plain data in a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from tableforge.kernel.shown import ShownEvent
from tableforge.keyforge import names
from tableforge.keyforge.cards import CARDS, definition
from tableforge.keyforge.decks import forge as forging
from tableforge.keyforge.decks.deck import Deck
from tableforge.keyforge.decks.figures import figures
from tableforge.keyforge.glossary import GLOSSARY as GLOSSARY
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.keyforge.lexicon import LEXICON
from tableforge.keyforge.seen import View
from tableforge.keyforge.sheet import printed_keywords, rules_of
from tableforge.keyforge.voice import table
from tableforge.keyforge.voice.languages import voice
from tableforge.keyforge.words import Title
from tableforge.tongue.text import Text, next_language

EDITION = "1.3"  # whose rules and errata a card shows where no game is played

Json = dict[str, Any]
# what a form calls the settings, in a word or two
SETTINGS = {
    "edition": "rulebook",
    "decks": "zone:deck",
    "chains": "chain#many",
    "first": "first-player",
    "mulligan": "mulligan",
}

UNDRAWN = ("other", "rarity", "rules", "errata")

# the parts of the rulebook, each from the number of its first rule on
CHAPTERS = {
    1: ("The golden rule", "La règle d’or"),
    11: ("Set-up", "Mise en place"),
    24: ("The turn, step by step", "Le tour, étape par étape"),
    43: ("Keys and æmber", "Clés et Aombre"),
    59: ("Houses", "Maisons"),
    78: ("The first turn", "Le premier tour"),
    87: ("Playing cards", "Jouer des cartes"),
    143: ("Using cards", "Utiliser des cartes"),
    183: ("Fighting and damage", "Combats et dégâts"),
    228: ("Leaving play", "Quitter le jeu"),
    255: ("Control and zones", "Contrôle et zones"),
    279: ("What cards say", "Ce que disent les cartes"),
    301: ("Keywords", "Mots-clés"),
    322: ("Æmber and counters", "Aombre et marqueurs"),
    335: ("Chains, Rule of Six", "Chaînes, Règle de Six"),
    355: ("Decks", "Decks"),
    363: ("Cards by name", "Cartes nommées"),
    372: ("Older editions", "Éditions antérieures"),
}


# ---------------------------------------------------------------- cards
def cards(lang: str) -> list[Json]:
    """Every card, house by house."""
    return [card(c, lang) for c in CARDS.values()]


def card(c: Title, lang: str) -> Json:
    """A card; what it has not is left out."""
    said, d = voice(lang), definition(c.id)
    text = said.card_text(c).splitlines()
    older = said.card_text(c, errata=False).splitlines() if c.older is not None else []
    facts: Json = {
        "id": c.id,
        "name": table.name(d, lang),
        "other": table.name(d, next_language(lang)),  # its name in the other language
        "faction": names.HOUSES[c.house.house],
        "type": names.TYPES[c.type],
        "traits": [t.name for t in c.traits],
        "keywords": printed_keywords(c),
        "rarity": c.rarity,
        "number": c.number,  # by set
        "text": text,
        "rules": rules_of(c.id, EDITION),
    }
    if c.amber:
        facts["amber"] = c.amber
    if c.type == names.CREATURE:
        facts |= {"power": c.power, "armor": c.armor}
    if older:
        facts["errata"] = older  # what it said before them
    return facts


# ---------------------------------------------------------------- words
def keywords(lang: str) -> list[Json]:
    """The keywords as texts have them, and their rules."""
    return [{"id": k.name, "word": k.said.text(lang), "rule": k.rule} for k in KEYWORDS.values()]


def words(lang: str) -> dict[str, str]:
    """What the game calls its things, and its settings."""
    return {
        **LEXICON.to_json(lang),
        "faction": LEXICON.word(lang, "house"),
        **{f"setting:{name}": LEXICON.word(lang, term) for name, term in SETTINGS.items()},
    }


# ---------------------------------------------------------------- the chart of a game
# what it shows: an id, its name, whether each seat has one, whether it is a mark wherever it rises
SERIES = (
    ("amber", LEXICON.text_of("aember"), True, False),
    ("keys", LEXICON.text_of("key#many"), True, True),
    ("creatures", Text("creatures in play", "créatures en jeu"), True, False),
)


def chart_values(view: View) -> list[list[int]]:
    """The values of the series."""
    players = view["players"]
    return [[p["amber"] for p in players], [p["keys"] for p in players], [len(p["line"]) for p in players]]


# ---------------------------------------------------------------- how a game went
COURSE = ("amber",)
KEY = 6  # æmber, as long as nothing changes it
GOAL = (KEY, Text(f"{KEY} for a key", f"{KEY} pour une clé"))
TURN = Text("turn {n}", "tour {n}")
COUNTER = "turn"
FIGURES = (
    Text("reaped", "moissons"),
    Text("æmber stolen", "Aombre volé"),
    Text("creatures felled", "créatures abattues"),
)


def count_event(event: ShownEvent) -> tuple[int, int, int] | None:
    """Which figure an event counts for, whose it is, and how much."""
    seat = event["seat"]
    if event["kind"] == "reap":
        return 0, seat, 1
    if event["kind"] == "steal":
        return 1, seat, event["amount"]
    fell = event["from"]
    if event["kind"] == "destroy" and fell is not None and fell["zone"] == "line":
        return 2, 1 - fell["seat"], 1  # of the other side
    return None


def seat_progress(view: View) -> list[int]:
    """How far each seat is: its æmber, and what its keys have cost."""
    return [p["amber"] + KEY * p["keys"] for p in view["players"]]


# ---------------------------------------------------------------- decks
def forge(seed: int) -> Deck:
    """A new deck: three houses of twelve, and an Archon of its own."""
    return forging.forge(seed)


def deck(d: Deck, lang: str) -> Json:
    """A deck in a list: its houses, its types, its bonus æmber."""
    counted = figures(d)
    return {
        "factions": [names.HOUSES[h] for h in d.houses],
        "types": counted["types"],
        "face": ["archon", d.name],  # whose picture it bears
        "set": d.set,
        "amber": counted["amber"],
    }


def played_deck(setup: Json, seat: int) -> Deck | None:
    """The deck that a seat plays with; none where a position was laid out."""
    return None if setup.get("position") is not None else Deck.from_json(setup["decks"][seat])


def deck_page(d: Deck, lang: str) -> Json:
    """A deck in full: its cards house by house, its creatures by power."""
    counted = figures(d)
    powers = cast("dict[str, int]", counted["power"])
    rows = [{"faction": names.HOUSES[h], "cards": row(d.of_house(h))} for h in d.houses]
    return {
        "groups": rows,
        "curve": {"about": "power", "bars": powers, "mean": counted["mean_power"], "n": sum(powers.values())},
        "figures": counted,
    }


def row(ids: Sequence[str]) -> list[Json]:
    """Cards and how many of each: creatures by power, then actions, artifacts and upgrades."""
    order = (names.CREATURE, names.ACTION, names.ARTIFACT, names.UPGRADE)
    found = sorted(Counter(ids).items(), key=lambda pair: (order.index(CARDS[pair[0]].type), -CARDS[pair[0]].power))
    return [{"id": id, "n": n} for id, n in found]
