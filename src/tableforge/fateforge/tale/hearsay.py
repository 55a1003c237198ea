"""What is told at places of rest, and is true: who waits ahead, whose regard will matter, what somebody wants.

Everything is read from the campaign itself: from the scenes that may come next, whichever way the group will choose.
"""

from __future__ import annotations

from tableforge.fateforge.battle import scenes
from tableforge.fateforge.definition import EnemyDef, SceneDef
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale.definition import COMBAT, HAS_REP, REST, Tale, TaleScene


def ahead(told: Tale, start: str, until: tuple[int, ...]) -> list[TaleScene]:
    """The scenes that may follow, the nearest first; those of the last kinds are the end of a way."""
    seen: list[TaleScene] = []
    edge = [start]
    while edge:
        id = edge.pop(0)
        x = told.scenes.get(id)  # none where it goes back to the map or to the rest
        if x is None or x in seen:
            continue
        seen.append(x)
        if x.kind not in until:
            edge += x.leads_to()
    return seen


def worst(s: Fate, fought: SceneDef) -> EnemyDef:
    """The enemy of a combat that is worth a warning: its boss, else the highest of colour."""
    if fought.boss:
        return s.pack.enemy(fought.boss)
    return max([s.pack.enemy(line.enemy) for line in fought.place], key=rank)


def rank(d: EnemyDef) -> tuple[int, int]:
    return d.colour, d.res + d.arm


def news(s: Fate, quest: str) -> EnemyDef | None:
    """Who waits at the end of a side quest; None where nobody does."""
    assert s.tale is not None
    for x in ahead(s.tale, s.tale.quests[quest].start, ()):
        if x.kind == COMBAT:
            return worst(s, scenes.fought(s.pack, x.combat))
    return None


def rumours(s: Fate) -> list[EnemyDef]:
    """Who waits in the next combat of the main story: one enemy for each combat that it may be."""
    assert s.tale is not None and s.saga is not None
    next_ = ahead(s.tale, s.tale.scenes[s.saga.at].goto, (COMBAT, REST))
    return [worst(s, scenes.fought(s.pack, x.combat)) for x in next_ if x.kind == COMBAT]


def gossip(s: Fate) -> list[str]:
    """Whose regard the next chapter asks for, by whatever depends on it there."""
    assert s.tale is not None and s.saga is not None
    told = s.tale
    chapters = [x.chapter for x in ahead(told, told.scenes[s.saga.at].goto, (COMBAT, REST)) if x.chapter]
    asked = {
        w.what for x in told.scenes.values() if x.chapter in chapters[:1] for w in x.conditions() if w.kind == HAS_REP
    }
    return [r.id for r in told.reputations if r.id in asked]


def indexed(told: Tale) -> list[int]:
    """The people of whom an index can say what they want, by their number."""
    return [k for k, p in enumerate(told.people.values()) if p.wants.en]
