"""What an enemy would do if it acted now: the section of its strip, and whom each act of it would reach (`FF.enemy-section`).

Nothing is weighed and nobody is advised: it is the strip, read for the board and the order as they are.  Where chance would draw a
way, or the players would choose, all that could come of it is named.
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import board
from tableforge.fateforge.definition import EnemyAct
from tableforge.fateforge.enemies import strips
from tableforge.fateforge.names import BOSS, E_MOVE, E_PULL, E_PUSH, E_SHOOT, E_STRIKE, E_STUN, FERVOUR
from tableforge.fateforge.pieces import Foe
from tableforge.fateforge.state import Fate

# ---- why an enemy would do nothing, or what it would go by
STUNNED, OUT_OF_REACH, NOTHING_POSSIBLE, BY_CARD, BY_STRIP = range(5)
IDLE: Final = (0, 1, 2)  # reasons for which an enemy would do nothing
WHY: Final = ("stunned", "out-of-reach", "nothing-possible", "by-card", "by-strip")
AIMED: Final = (E_STRIKE, E_SHOOT, E_PUSH, E_PULL, E_STUN)


class Step:
    """One act of a strip as it would come out: where the enemy could go, or whom it could reach.

    zones   where a move would lead, several where chance draws     choice  whether the players would choose among `heroes`
    heroes  whom it would reach     minions  enemies that it would attack instead     n  how much damage
    """

    def __init__(self, act: EnemyAct) -> None:
        self.act = act
        self.zones: list[int] = []
        self.heroes: list[int] = []
        self.minions: list[int] = []
        self.choice = False
        self.n = 1 + act.plus

    @property
    def comes_to_nothing(self) -> bool:
        """Whether the act would be skipped (`FF.impossible-act`)."""
        if self.act.verb == E_MOVE:
            return not self.zones
        return self.act.verb in AIMED and not self.heroes and not self.minions


class Intent:
    """What an enemy goes by, which section, and its steps."""

    def __init__(self, why: int, section: int = -1) -> None:
        self.why = why
        self.section = section
        self.steps: list[Step] = []


def intent(s: Fate, i: int) -> Intent:
    """What the enemy with handle i would do if it acted now."""
    e = s.enemy(i)
    if e.d.colour == BOSS:
        return Intent(BY_CARD)
    if e.stunned:
        return Intent(STUNNED)
    k = strips.section_of(s, e)
    if k < 0:
        return Intent(OUT_OF_REACH)
    if not strips.can_act(s, i, k):
        return Intent(NOTHING_POSSIBLE, k)
    out = Intent(BY_STRIP, k)
    goals = tuple(strips.matching(s, e, e.d.strip[k]))
    worlds = [e]  # the enemy in every zone that it could be in by then
    for act in e.d.strip[k].acts:
        step = Step(act)
        if act.verb == E_MOVE:
            worlds = moved(s, worlds, act, goals, step)
        elif act.verb in AIMED:
            for x in worlds:
                aim(s, i, x, act, step)
            if act.verb == E_STRIKE and board.has(e, FERVOUR) and any([strips.fervent(s, i, x.zone) for x in worlds]):
                step.n += 1
        out.steps.append(step)
    return out


def moved(s: Fate, worlds: list[Foe], act: EnemyAct, goals: tuple[int, ...], step: Step) -> list[Foe]:
    """Where an enemy would be after a move; a snare that it walks into holds it there."""
    out: list[Foe] = []
    for x in worlds:
        zones = () if x.own is None and held(s, x) else strips.next_zones(s, x, act, goals)
        for z in zones:
            if z not in step.zones:
                step.zones.append(z)
                y = x.fork(None)
                y.zone = z
                out.append(y)
        if not zones:
            out.append(x)
    return out


def held(s: Fate, e: Foe) -> bool:
    """Whether a snare in its zone has caught it on the way there."""
    return board.snared(s, e.zone) > 0 and not board.flies(e)


def aim(s: Fate, i: int, e: Foe, act: EnemyAct, step: Step) -> None:
    """Whom an act would reach from the zone that the enemy would be in."""
    if act.colours:
        minions = strips.minions_in_reach(s, i, e.zone, act)
        if minions:
            step.minions.append(min(minions, key=strips.ByInitiative(s)))
        return
    found = strips.in_reach(s, e, act)
    if act.verb == E_PULL:
        found = [p for p in found if s.heroes[p].zone != e.zone]
    chosen = found if act.all else strips.picked(s, found, act.whom)
    step.choice = step.choice or (len(chosen) > 1 and not act.all)
    step.heroes += [p for p in chosen if p not in step.heroes]
