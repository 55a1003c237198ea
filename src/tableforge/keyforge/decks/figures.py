"""What the cards of a deck come to, as plain data."""

from __future__ import annotations

from collections import Counter

from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.decks.deck import Deck
from tableforge.keyforge.names import CREATURE, TYPES
from tableforge.keyforge.sheet import printed_keywords
from tableforge.keyforge.words import Title


def cards_of(d: Deck) -> list[Title]:
    """Its cards, one by one."""
    return [CARDS[id] for id, _ in d.cards]


def figures(d: Deck) -> dict[str, object]:
    """Types, power, æmber, keywords, traits: how many of each."""
    found = cards_of(d)
    creatures = [c for c in found if c.type == CREATURE]
    powers = Counter([c.power for c in creatures])
    return {
        "types": {name: sum([c.type == k for c in found]) for k, name in enumerate(TYPES)},
        "rarities": dict(Counter([c.rarity for c in found]).most_common()),
        "amber": sum([c.amber for c in found]),
        "amber_cards": sum([c.amber > 0 for c in found]),
        "power": {str(p): powers[p] for p in sorted(powers)},
        "mean_power": round(sum([c.power for c in creatures]) / len(creatures), 2) if creatures else 0.0,
        "armor": sum([c.armor for c in creatures]),
        "keywords": dict(Counter([k for c in found for k in printed_keywords(c)]).most_common()),
        "traits": dict(Counter([t.name for c in found for t in c.traits]).most_common()),
        "mavericks": list(d.mavericks()),
        "legacies": [c.id for c in found if d.set and d.set not in c.number],
    }
