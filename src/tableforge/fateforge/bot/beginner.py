"""A mind that plays as a beginner does: one act after the other, each by what it leads to at once, sometimes misjudged.

It is no fool: an act that is clearly worse than another is never taken for it, so that nobody walks into a certain knock-out
for nothing, and no turn is ended while something clearly good can be done.
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.battle import turn
from tableforge.fateforge.bot.mind import NO_GLANCE, Mind
from tableforge.fateforge.bot.plan import IN_HAND, Place, Plan, Step, answered, follow, free, step, steps_to
from tableforge.fateforge.bot.worth import Judge
from tableforge.fateforge.state import Fate

BLUR: Final = 2.5  # by how much a beginner misjudges an act at most
FOLLY: Final = 4.0  # an act that is worse than another by so much is not taken for it
GOOD: Final = 1.0  # a turn is not ended while an act makes the position better by so much
GRAIN: Final = 1024


class Act:
    """One way on from a question of the turn: what it leads to is worth, and its last step."""

    def __init__(self, value: float, last: Step, ends: bool) -> None:
        self.value = value
        self.last = last
        self.ends = ends


class Beginner(Mind):
    """Takes one act after the other, and prepares without thinking of the turn."""

    def __init__(self) -> None:
        super().__init__(glance=NO_GLANCE)

    def planned(self, s: Fate) -> list[Step]:
        """The next act and what it asks."""
        ways = acts(s, s.turn)
        if not ways:
            return []
        best = max([x.value for x in ways])
        end = next((x.value for x in ways if x.ends), best)
        sound = [x for x in ways if x.value >= best - FOLLY and not (x.ends and best >= end + GOOD)]
        chance = s.clone()
        return steps_to(max(sound, key=lambda x: x.value + blurred(chance)).last)


def blurred(s: Fate) -> float:
    """By how much something is misjudged: little as a rule."""
    return BLUR * (s.below(GRAIN) + s.below(GRAIN) - GRAIN) / GRAIN


def acts(s: Fate, me: int) -> list[Act]:
    """Every way on from the question that is pending, each followed to the end of its act; the turn's end stands among them."""
    here = s.clone()
    here.nature_asks = False
    here.forced_asks = False
    here.tracing = False
    d = here.pending
    assert d is not None
    judge = Judge(here, me)
    out: list[Act] = []
    if free(here, me):
        out.append(Act(judge.worth(here), step(d, turn.T_END, None), True))
    for o in d.options:
        if free(here, me) and o == turn.T_END:
            continue
        t, plan = here.clone(), Plan()
        settled: list[Place] = []
        if not answered(t, d, o, plan):
            continue
        follow(t, step(d, o, None), me, judge, plan, settled)
        for x in settled:
            if x.last is not None:
                out.append(Act(judge.worth(x.s) + IN_HAND * len(x.s.heroes[me].results), x.last, False))
        if plan.steps:  # the act cuts the turn short
            out.append(Act(plan.value, plan.steps[-1], False))
    return out
