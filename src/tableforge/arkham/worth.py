"""What a position of Arkham Horror promises the group: what it has and what it still lacks, in numbers, by learned weights.

A position is judged where a seat is asked for an act.  It may be one that was imagined: what lies hidden in it is read only where
it has no part in the judgement.  `bench/train_arkham.py` learns the weights, scenario by scenario.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tableforge.arkham.names import ENEMY, STILL_IN
from tableforge.arkham.policy import is_won
from tableforge.arkham.policy_errands import GATHER, clues_held, clues_wanted, errands
from tableforge.arkham.policy_facts import LITA, lore
from tableforge.arkham.policy_fights import (
    CULTISTS,
    PRIEST,
    UMORDHOTH,
    arms,
    chance_to_win,
    foe_of,
    priest_to_come,
)
from tableforge.arkham.policy_sight import Sight
from tableforge.arkham.state import Arkham

# What counts, in the order of `features`: of the group, then of a seat (the mean of those still in the game).
GROUP: Final = (
    "rounds left",
    "time is short",
    "second act",
    "third act",
    "clues wanted",
    "clues held",
    "second seat",
    "seats lost",
    "lurking",
    "priest's damage",
    "priest there",
    "cultists found",
    "cultists at large",
    "doom on cards",
    "clues on the act",
    "the Devourer",
    "places seen",
    "locked doors",
)
SEAT: Final = (
    "health",
    "sanity",
    "health up to 2",
    "sanity up to 2",
    "health 3 or 4",
    "sanity 3 or 4",
    "health of assets",
    "sanity of assets",
    "resources",
    "hand",
    "assets",
    "armed",
    "shots",
    "weapons in hand",
    "chance in a duel",
    "chance in the last duel",
    "toll",
    "engaged",
    "health of the engaged",
    "Lita",
    "clues here",
    "steps to go",
    "gathered",
    "bare odds of a clue",
)
FEATURES: Final = (*GROUP, *SEAT)
N: Final = len(GROUP) + len(SEAT)
FAR: Final = 4


def features(s: Arkham) -> list[float]:
    """What the group has and lacks, in the order of `FEATURES`."""
    out = [0.0] * N
    there = [p for p in range(len(s.players)) if s.players[p].status == STILL_IN]
    if not there:
        return out
    lead = Sight(s, there[0])
    time = lead.rounds_left()
    out[0] = min(14.0, time)
    out[1] = max(0.0, 4.0 - time)
    stage = s.cards[s.act].d.stage if s.act >= 0 else 3
    out[2] = 1.0 if stage == 2 else 0.0
    out[3] = 1.0 if stage == 3 else 0.0
    seats = len(s.players)
    out[4] = min(10.0, clues_wanted(lead) / seats)
    out[5] = min(8.0, clues_held(lead) / seats)
    out[6] = float(seats - 1)
    out[7] = float(seats - len(there)) / seats
    priest = -1
    for i in s.everything_in_play():
        c = s.cards[i]
        d = c.d
        if d.type == ENEMY:
            if c.at >= 0:
                out[8] += 1.0
            if d.id == PRIEST:
                priest = i
                out[9] = c.damage / seats
                out[10] = 1.0
            elif d.id in CULTISTS:
                out[12] += 1.0
            elif d.id == UMORDHOTH:
                out[15] = 1.0
        if c.doom and i != s.agenda:
            out[13] += float(c.doom)
        if d.id == "locked-door":
            out[17] += 1.0
    out[8] = min(5.0, out[8])
    for i in s.victory:
        if s.cards[i].d.id in CULTISTS:
            out[11] += 1.0
    out[14] = s.cards[s.act].clues / seats if s.act >= 0 else 0.0
    for x in s.locations:
        if s.cards[x].revealed:
            out[16] += 1.0
    share = 1.0 / len(there)
    for p in there:
        e = lead if p == there[0] else Sight(s, p)
        of_seat(e, priest, stage, share, out)
    return out


def of_seat(e: Sight, priest: int, stage: int, share: float, out: list[float]) -> None:
    """Add what a seat has, by its share of the group."""
    s = e.s
    k = len(GROUP)
    own = [0.0] * len(SEAT)
    own[0] = float(min(9, e.health))
    own[1] = float(min(9, e.sanity))
    own[2] = 1.0 if e.health <= 2 else 0.0
    own[3] = 1.0 if e.sanity <= 2 else 0.0
    own[4] = 1.0 if 3 <= e.health <= 4 else 0.0
    own[5] = 1.0 if 3 <= e.sanity <= 4 else 0.0
    own[6] = float(min(6, e.shield_h))
    own[7] = float(min(6, e.shield_s))
    own[8] = float(min(8, e.resources))
    own[9] = float(min(8, len(e.q.hand)))
    glad = 0.0
    for i in e.q.play:
        x = e.lore(i)
        if not x.weapon and not e.used_up(i):
            glad += x.glad
        if s.cards[i].d.id == LITA:
            own[19] = 1.0
    own[10] = min(8.0, glad)
    shots = 0
    for i in arms(e):
        own[11] = 1.0
        shots += s.cards[i].uses if s.cards[i].d.use_kind >= 0 else 6
    own[12] = float(min(8, shots))
    for i in e.q.hand:
        if lore(s.cards[i].d).weapon:
            own[13] += 1.0
    foe = foe_of(e, priest) if priest >= 0 else priest_to_come(5)
    own[14] = chance_to_win(e, foe)
    own[15] = own[14] if stage == 3 else 0.0
    own[16] = min(12.0, e.toll_of(e.engaged))
    own[17] = float(min(4, len(e.engaged)))
    for i in e.engaged:
        own[18] += float(e.left(i))
    if e.alive:
        lack = clues_wanted(e)
        own[20] = float(min(3, min(lack, e.clues_here)))
        nearest = FAR
        for place, n in e.steps(e.at).items():
            if n < nearest and errands(e, place):
                nearest = n
        own[21] = float(nearest)
        if lack == 0 and GATHER.get(e.act_id, "") == s.cards[e.at].d.id:
            own[22] = 1.0
        own[23] = e.odds(e.skill(1), 2)
    for j in range(len(SEAT)):
        out[k + j] += share * own[j]


def judge(s: Arkham, weights: list[float]) -> float:
    """What is to be expected of a position that goes on, from 0 to 1; the first weight is the constant."""
    z = weights[0]
    x = features(s)
    for k in range(N):
        z += weights[k + 1] * x[k]
    return 0.98 / (1.0 + exp(-max(-30.0, min(30.0, z))))


def score(s: Arkham) -> float:
    """What a game that has ended was worth, from 0 to 1: a victory; in The Midnight Masks, the cultists that were found.

    A little of it is how far the group came, so that there is something to learn where hardly any game is won.
    """
    found = 0
    for i in s.victory:
        if s.cards[i].d.id in CULTISTS:
            found += 1
    alive = 0
    for q in s.players:
        if q.status <= 1:
            alive += 1
    if s.scenario == "the-midnight-masks":
        return min(1.0, 0.15 * found + 0.08 * alive / len(s.players))
    if is_won(s):
        return 1.0
    stage = s.cards[s.act].d.stage if s.act >= 0 else 3
    out = 0.03 * (stage - 1) + 0.01 * alive / len(s.players)
    for c in s.cards:
        if c.damage and c.d.id == PRIEST:
            out += 0.01 * min(5.0, c.damage / len(s.players))
    if s.scenario == "the-devourer-below" and stage == 3 and s.act >= 0:
        out += 0.1 * s.cards[s.act].clues / max(1, 2 * len(s.players))
    return out


__all__ = ["FEATURES", "N", "features", "judge", "score"]
