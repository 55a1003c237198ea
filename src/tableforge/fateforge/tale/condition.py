"""Whether a condition of the story holds."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.battle import items
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale.definition import (
    ALL_OF,
    ANY_OF,
    HAS_CARD,
    HAS_CORRUPTION,
    HAS_COUNT,
    HAS_FLAG,
    HAS_FOOD,
    HAS_GOLD,
    HAS_HERO,
    HAS_ITEM,
    HAS_LOST,
    HAS_QUEST,
    HAS_REP,
    HAS_TRAIT,
    HAS_VISITED,
    HAS_WON,
    IS_BEATEN,
    NOT_THAT,
    When,
)

JOINED: Final = (ALL_OF, ANY_OF)
OPEN: Final = (HAS_GOLD, HAS_FOOD, HAS_REP)  # what anybody at the table can know that it wants


def holds(s: Fate, w: When) -> bool:
    """Whether it holds now."""
    x = s.saga
    told = s.tale
    assert x is not None and told is not None
    kind = w.kind
    if kind == ALL_OF:
        return all([holds(s, y) for y in w.parts])
    if kind == ANY_OF:
        return any([holds(s, y) for y in w.parts])
    if kind == NOT_THAT:
        return not holds(s, w.parts[0])
    if kind == HAS_HERO:
        return any([h.d.id == w.what for h in s.heroes])
    if kind == HAS_FLAG:
        return w.what in x.flags
    if kind == HAS_REP:
        return w.lo <= regard(s, told.reputation(w.what)) <= w.hi
    if kind == HAS_CARD:
        return w.what in x.cards
    if kind == HAS_ITEM:
        return items.has(s, w.what)
    if kind == HAS_GOLD:
        return s.gold >= w.lo
    if kind == HAS_FOOD:
        return s.food >= w.lo
    if kind == HAS_TRAIT:
        return any([w.what in h.traits or w.what in h.kit.mods.traits for h in s.heroes]) or bool(items.lent(s, w.what))
    if kind == HAS_COUNT:
        return w.lo <= x.counts[told.counters.index(w.what)] <= w.hi
    if kind == HAS_WON:
        return w.what in x.won
    if kind == HAS_LOST:
        return w.what in x.lost
    if kind == HAS_QUEST:
        return any([id == w.what and state == w.state for id, state, _ in x.quests])
    if kind == HAS_CORRUPTION:
        return any([len(h.corruption) >= w.lo for h in s.heroes])
    if kind == IS_BEATEN:
        return len(x.lost) >= w.lo and beaten(s)
    assert kind == HAS_VISITED
    return w.what in x.visited


def beaten(s: Fate) -> bool:
    """Whether a group has lost more of its combats than it has won."""
    return s.saga is not None and len(s.saga.lost) > len(s.saga.won)


def regard(s: Fate, k: int) -> int:
    """What somebody thinks of the group now: less, as long as a hero bears a mark that all can see (256)."""
    assert s.saga is not None and s.tale is not None
    lo, hi = s.tale.range
    return max(lo, min(hi, s.saga.regard[k] + sum([h.kit.mods.reputation for h in s.heroes])))
