"""KeyForge for the browser: its cards, its words and its decks, as plain data in a language."""

from __future__ import annotations

from typing import Any

from tableforge.keyforge import glossary, names
from tableforge.keyforge.cards import CARDS, SETS, definition
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.keyforge.scene import STEPS, say
from tableforge.keyforge.sheet import printed_keywords, rules_of
from tableforge.keyforge.voice import table
from tableforge.keyforge.voice.languages import lexicon, voice
from tableforge.keyforge.words import Title
from tableforge.tongue.both import Both, column, next_language

EDITION = "1.3"  # whose rules and errata a card shows where no game is played

Json = dict[str, Any]


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
        "sets": c.number,
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
    """What the game calls its things; traits, steps, rarities and sets bear a mark, since some are called like others."""
    said = lexicon(lang)
    traits = sorted({t.name for c in CARDS.values() for t in c.traits})
    rarities = dict.fromkeys([c.rarity for c in CARDS.values()])
    return {
        **{word: column(glossary.WORDS[word], lang) for word in (*names.TYPES, "aember", "power", "armor", "maverick")},
        "faction": column(glossary.WORDS["house"], lang),
        **{house: said.house(house) for house in names.HOUSES},
        **{f"trait:{trait}": said.trait(trait) for trait in traits},
        **{f"keyword:{name}": said.keyword(name) for name in KEYWORDS},
        **{f"step:{step}": say(lang, step) for step in STEPS},
        **{f"rarity:{name}": column(glossary.WORDS[name], lang) for name in rarities},
        **{f"set:{name}": column(glossary.WORDS[name], lang) for name in SETS},
    }


# ---------------------------------------------------------------- the chart of a game
# what it shows: an id, its name, whether each seat has one, whether it is a mark wherever it rises
SERIES = (
    ("amber", Both("æmber", "Æmbre"), True, False),
    ("keys", Both("keys", "clés"), True, True),
    ("creatures", Both("creatures in play", "créatures en jeu"), True, False),
)


def charted(view: Json) -> list[list[int]]:
    """The values of the series."""
    players = view["players"]
    return [[p["amber"] for p in players], [p["keys"] for p in players], [len(p["line"]) for p in players]]
