"""Objectives: how far they have come, what opens when one is done, and whether the scene is won."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.definition import Objective, Outcome
from tableforge.fateforge.map import ways_of
from tableforge.fateforge.names import BEAT_BOSS, COLLECT, DEFEAT, HOLD, INTERACT, LIMIT, SPARE, WARD
from tableforge.fateforge.pieces import NO_ONE
from tableforge.fateforge.state import DOOR_DUTY, EXIT_DUTY, OBJECTIVE_DUTY, PORTAL_DUTY, Fate

LIMITED: Final = (WARD, LIMIT, SPARE)  # what must not happen, or not too often


def tell(s: Fate, k: int) -> None:
    """How far an objective has come, of how many units; or how often something has happened, and how often it may."""
    assert s.scene is not None
    o = s.scene.objectives[k]
    figure = s.by_count(o.most if o.kind in LIMITED else o.need)
    note, how = f"{s.scene.id}/{o.id}", "limited" if o.kind in LIMITED else ""
    s.emit("FF.objective-units", "objective", -1, (), s.units[k], note=note, data=(figure,), how=how)


def tell_failed(s: Fate) -> None:
    """Which objectives a scene was lost by: how far each had come, of how many units."""
    assert s.scene is not None
    for k, o in enumerate(s.scene.objectives):
        if not o.bonus and not s.met_objectives >> k & 1:
            figure = s.by_count(o.most if o.kind in LIMITED else o.need)
            note, how = f"{s.scene.id}/{o.id}", "limited" if o.kind in LIMITED else "zones" if o.kind == HOLD else ""
            s.emit("FF.outcome", "failed", -1, (), units(s, k, o), note=note, data=(figure,), how=how)


def progress(s: Fate, k: int, n: int) -> None:
    """An objective has come further by n units; what hangs on it follows as soon as it is done."""
    assert s.scene is not None
    o = s.scene.objectives[k]
    before = s.units[k]
    s.units = (*s.units[:k], before + n, *s.units[k + 1 :])
    need = s.by_count(o.need)
    tell(s, k)
    if before < need <= s.units[k]:
        for id, x in s.scene.on_done:
            if id == o.id:
                opens(s, x)


def opens(s: Fate, x: Outcome) -> None:
    """What is done when an objective is: a door opens, a token or an exit is no longer defended."""
    assert s.scene is not None
    if x.word == "open":
        k = next(k for k, d in enumerate(s.scene.doors) if d.id == x.what)
        s.doors |= 1 << k
        remap(s)
        s.emit("FF.objective-done", "door", -1, (), 1, note=x.what, how="by-itself")
    else:
        assert x.word == "undefend", x.word
        undefend(s, x.what)


def undefend(s: Fate, what: str) -> None:
    """Nobody defends this any more."""
    d = duty(s, what)
    for k, e in enumerate(s.foes):
        if not e.out and e.defends >= 0 and s.duties[e.defends] == d:
            s.foe(codes.FOE + k).defends = NO_ONE
    assert s.scene is not None
    s.emit("FF.objective-done", "undefended", -1, (), note=f"{s.scene.id}/{what}")


def duty(s: Fate, what: str) -> tuple[int, int]:
    """What a name stands for that can be defended: an objective, an exit, a door, a portal."""
    assert s.scene is not None
    for k, o in enumerate(s.scene.objectives):
        if o.id == what:
            return (OBJECTIVE_DUTY, k)
    for k, (letter, _) in enumerate(s.scene.exits):
        if what == f"exit:{letter}":
            return (EXIT_DUTY, k)
    for k, d in enumerate(s.scene.doors):
        if d.id == what:
            return (DOOR_DUTY, k)
    for k, x in enumerate(s.scene.map.portals):
        if x.id == what:
            return (PORTAL_DUTY, k)
    raise AssertionError(f"{s.scene.id}: nothing called {what} can be defended")


def remap(s: Fate) -> None:
    """Work out the ways anew: a door, a wall or a barricade has changed."""
    assert s.scene is not None
    shut = tuple([(d.a, d.b) for k, d in enumerate(s.scene.doors) if not s.doors >> k & 1])
    s.ways = ways_of(len(s.scene.map.letters), s.paths, shut, s.walls)


def met(s: Fate, k: int, o: Objective) -> bool:
    """Whether an objective is met as the board stands at the end (344–351)."""
    need = s.by_count(o.need)
    if o.kind in (DEFEAT, INTERACT, BEAT_BOSS):
        return s.units[k] >= need
    if o.kind == COLLECT:
        return s.units[k] + carried(s, k) >= need
    if o.kind == HOLD:
        held = [z for z in o.at if not s.any_foe_in(z) and any([h.zone == z and not h.down for h in s.heroes])]
        return len(held) + s.units[k] >= min(need, len(o.at))
    if o.kind in (WARD, LIMIT):
        return s.units[k] <= s.by_count(o.most)
    assert o.kind == SPARE
    return s.units[k] == 0


def carried(s: Fate, k: int) -> int:
    """Tokens of an objective in the hands of heroes who stand."""
    return sum([h.carried.count(k) for h in s.heroes if not h.down])


def units(s: Fate, k: int, o: Objective) -> int:
    """How far an objective has come, to be shown."""
    return s.units[k] + carried(s, k) if o.kind == COLLECT else s.units[k]


def all_met(s: Fate) -> bool:
    """Whether every objective that is needed is met."""
    assert s.scene is not None
    return all([o.bonus or met(s, k, o) for k, o in enumerate(s.scene.objectives)])


def judge(s: Fate) -> None:
    """Objectives are judged as the board stands after the last upkeep, before the way out is paid for."""
    assert s.scene is not None
    s.met_objectives = sum([1 << k for k, o in enumerate(s.scene.objectives) if met(s, k, o)])
    s.outcome = 1 if all_met(s) else 0
