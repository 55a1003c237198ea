"""What happened so far in a chronicle: entries of plain words, in their order, for whoever goes on later.

    chose:SCENE/CHOICE/HOW   a choice, and how its test went (passed, failed; told where there was none)
    won:SCENE, lost:SCENE    the combat of a scene            act:SCENE               an act has ended with this scene
    rest:SCENE               a rest is over                   quest:QUEST/STATE       a side quest has ended
    ally:ALLY                an ally has joined               swap:LEAVES/COMES       a hero has taken the place of another

No rule reads them, so they are no part of what positions are compared by; a memoir keeps them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tableforge.fateforge.definition import Pack
from tableforge.fateforge.pieces import Saga
from tableforge.fateforge.tale.definition import ACT_END, FAILED, PASSED, QUEST_STATES, REST, TOLD, Tale

CHOSE: Final = "chose"
WON: Final = "won"
LOST: Final = "lost"
ACT: Final = "act"
RESTED: Final = "rest"
QUEST: Final = "quest"
ALLY: Final = "ally"
SWAP: Final = "swap"
MOST: Final = 1_000  # entries that are kept, the latest ones


def remember(x: Saga, kind: str, *names: str) -> None:
    """Add an entry to what happened so far."""
    x.past = (*x.past, f"{kind}:{'/'.join(names)}")[-MOST:]


def of_acts_before(x: Saga) -> tuple[str, ...]:
    """The entries up to the beginning of the act that a chronicle is in."""
    ends = [k for k, entry in enumerate(x.past) if entry.startswith(f"{ACT}:")]
    return x.past[: ends[-1] + 1] if ends else ()


def renamed(entry: object, kind: str, old: str, new: str) -> object:
    """An entry in which a scene or a quest has another name; a gone one is named by nothing, and so is no entry any more."""
    sort, colon, names = entry.partition(":") if isinstance(entry, str) else ("", "", "")
    of = {CHOSE: "scene", WON: "scene", LOST: "scene", ACT: "scene", RESTED: "scene", QUEST: "quest"}.get(sort)
    first, slash, rest = names.partition("/")
    return f"{sort}{colon}{new}{slash}{rest}" if of == kind and first == old else entry


@lru_cache(maxsize=16)
def every_entry(told: Tale, pack: Pack) -> frozenset[str]:
    """Every entry that there may be in a chronicle of this tale."""
    out: list[str] = []
    for id, scene in told.scenes.items():
        out += [f"{CHOSE}:{id}/{c.id}/{how}" for c in scene.choices for how in (PASSED, FAILED, TOLD)]
        if scene.combat:
            out += [f"{WON}:{id}", f"{LOST}:{id}"]
        if scene.kind in (REST, ACT_END):
            out.append(f"{RESTED if scene.kind == REST else ACT}:{id}")
    out += [f"{QUEST}:{id}/{state}" for id in told.quests for state in QUEST_STATES]
    out += [f"{ALLY}:{a.id}" for a in pack.allies]
    out += [f"{SWAP}:{a}/{b}" for a in told.heroes for b in told.heroes if a != b]
    return frozenset(out)
