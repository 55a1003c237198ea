"""Where to be: what each location promises, what it takes to fetch it, and what a step towards it is worth."""

from __future__ import annotations

from typing import NamedTuple

from tableforge.arkham.doors.bots.eyes import Eyes, health_left
from tableforge.arkham.doors.bots.fights import power, prize
from tableforge.arkham.doors.bots.plans import QUARRY, best_odds_of_a_clue, clues_at, clues_wanted
from tableforge.arkham.names import INTELLECT
from tableforge.arkham.policy_errands import ALLY_OF_ALL, GATHER, MEETING, RESCUE, WHEN_MET
from tableforge.arkham.policy_facts import ENTRY, LITA
from tableforge.arkham.policy_fights import CLUE
from tableforge.arkham.seen import InPlay


class Errand(NamedTuple):
    """Something to be done at a location: what it brings in all, and how many actions it takes there."""

    gain: float
    actions: float


def errands(eyes: Eyes, at: str) -> list[Errand]:
    """What the seat could do at a location."""
    out = []
    lack = clues_wanted(eyes)
    if lack:
        n, p = min(lack, clues_at(eyes, at)), best_odds_of_a_clue(eyes, at)
        if n and p:
            out.append(Errand(n * CLUE, n / p))
    elif GATHER.get(eyes.act_id) == at:
        out.append(Errand(MEETING, 0.5))
    quarry = QUARRY.get(eyes.act_id, ())
    lita = any([c["id"] == LITA for c in eyes.me["play"]])
    for c in eyes.places[at]["here"]:
        if c["id"] == LITA and quarry:
            out.append(Errand(ALLY_OF_ALL, 1.0 / max(0.05, eyes.odds(eyes.skills[INTELLECT], 4))))
        if c["type"] == "enemy" and (c["id"] in quarry or c.get("doom")):
            out.append(killing(eyes, c, 1.0))
    for p_ in eyes.mates:
        if p_["at"] == at:
            if lita and any([c["id"] in quarry for c in p_["threat"]]):
                out.append(Errand(ALLY_OF_ALL, 1.0))
            out += [killing(eyes, c, RESCUE) for c in p_["threat"] if c["type"] == "enemy"]
    return out


def killing(eyes: Eyes, foe: InPlay, share: float) -> Errand:
    """Return the errand of defeating an enemy: its prize, and how many actions that takes."""
    return Errand(share * prize(eyes, foe), health_left(foe) / max(0.1, power(eyes, foe)))


def dread(eyes: Eyes, at: str) -> float:
    """What it costs to come to a location: what happens there, and who waits there."""
    cost = eyes.harm(*ENTRY[at]) if at in ENTRY else 0.0
    waiting = [c for c in eyes.lurking(at) if not c["exhausted"]]
    if waiting:
        # An enemy that falls to one blow costs that blow, no more.
        swift = sum([health_left(c) / max(0.2, power(eyes, c)) for c in waiting])
        cost += min(WHEN_MET * eyes.toll(*waiting), 1.2 * swift)
    return cost


def moving(eyes: Eyes, at: str) -> float:
    """What a step is worth: the best errand that it brings nearer, by the action, less what waits on the way."""
    here = eyes.at
    steps, before = eyes.distances(at), eyes.distances(here)
    best = -0.5
    for x, n in steps.items():
        if x in eyes.places and x != here and n < before.get(x, 99):
            cost = dread(eyes, at) + (dread(eyes, x) if n else 0.0)
            for errand in errands(eyes, x):
                best = max(best, (errand.gain - cost) / (n + 1 + errand.actions))
    return best
