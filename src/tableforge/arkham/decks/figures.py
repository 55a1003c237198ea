"""What the cards of a deck come to, as plain data."""

from __future__ import annotations

from collections import Counter

from tableforge.arkham.decks import pool
from tableforge.arkham.decks.deck import Deck
from tableforge.arkham.decks.weaknesses import REQUIRED, extra
from tableforge.arkham.definition import CardDef
from tableforge.arkham.names import CLASSES, STATS, TYPES


def counted_cards(d: Deck) -> list[CardDef]:
    """The cards that count towards the deck's size, one by one."""
    return [pool.card(id) for id in d.ids() if pool.counts(pool.card(id))]


def figures(d: Deck) -> dict[str, object]:
    """Types, classes, levels, costs, skill icons, experience: how many of each."""
    found = counted_cards(d)
    costs = Counter([c.cost for c in found if c.cost >= 0])
    return {
        "size": len(found),
        "types": {TYPES[t]: n for t, n in sorted(Counter([c.type for c in found]).items())},
        "classes": {CLASSES[c]: n for c, n in sorted(Counter([c.cls for c in found]).items())},
        "levels": {str(n): k for n, k in sorted(Counter([c.level for c in found]).items())},
        "costs": {str(n): costs[n] for n in sorted(costs)},
        "icons": {STATS[k]: sum([c.icons[k] for c in found]) for k in range(5)},
        "experience": {"spent": d.spent(), "unspent": d.experience},
        "standalone_weaknesses": REQUIRED + extra(d.spent()),
        "core_sets": d.core_sets(),
        "digest": d.digest(),
    }
