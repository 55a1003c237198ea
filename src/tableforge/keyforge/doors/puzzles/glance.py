"""Where a puzzle could be: a beam of the most promising ways through one imagined turn, and which goals their ends reach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tableforge.errors import StepBudget
from tableforge.kernel.core import State, reply
from tableforge.keyforge import worth
from tableforge.keyforge.doors.bots.planner import learned_weights
from tableforge.keyforge.plan import DEEPEST, FAIR_CHANCE, effort, kept, sensible
from tableforge.keyforge.state import KeyForge

WIDTH: Final = 24
BUDGET: Final = 1500
COMMON: Final = 0.2  # the part of the ends behind a house from which on a goal is too easy to be looked into
FEW: Final = 12  # … where that many ends are known, by which one can tell


def glance(
    imagined: State, seat: int, goals: Sequence[str], is_reached: Callable[[str, KeyForge, KeyForge, int], bool]
) -> dict[str, int]:
    """The goals that some end behind exactly one first answer reaches, and not too many of them, each with that answer."""
    assert isinstance(imagined, KeyForge)
    here = imagined.clone()
    here.nature_asks = False
    here.tracing = False
    ends = best_ends(here, seat)
    asked = here.pending
    assert asked is not None
    out: dict[str, int] = {}
    for goal in goals:
        good = [root for root, t in ends if is_reached(goal, here, t, seat)]
        if good and len({*good}) == 1:
            behind = [root for root, _ in ends if root == good[0]]
            if len(behind) < FEW or len(good) <= COMMON * len(behind):
                out[goal] = asked.options[good[0]]
    return out


def best_ends(here: KeyForge, seat: int) -> list[tuple[int, KeyForge]]:
    """The ends that a beam reaches, each with the place of its first answer: `keyforge.plan`, but with what it found."""
    weights = learned_weights()
    front: list[tuple[int, KeyForge]] = [(-1, here)]
    seen: set[tuple[float, str, tuple[int, ...]]] = set()
    out: list[tuple[int, KeyForge]] = []
    cost = serial = 0
    for depth in range(DEEPEST):
        found: list[tuple[float, int, int, KeyForge]] = []
        for root, p in front:
            d = p.pending
            assert d is not None
            for j, option in enumerate(sensible(d, cost > BUDGET) if depth else d.options):
                t = p.clone()
                try:
                    cost += effort(t, reply(t, option))
                except StepBudget:
                    continue
                r = root if depth else j
                if t.over or t.turn != here.turn:
                    out.append((r, t))
                    continue
                then = t.pending
                assert then is not None
                value = worth.under_way(t, seat, weights)
                if depth:
                    mark = (value, then.kind, then.options)
                    if mark in seen:
                        continue
                    seen.add(mark)
                serial += 1
                found.append((-value, serial, r, t))
        if not found:
            break
        found.sort()
        front = kept(found, WIDTH, depth < FAIR_CHANCE)
    return out
