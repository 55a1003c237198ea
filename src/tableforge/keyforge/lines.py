"""The best line of a turn, answer by answer: what `plan` finds, with the way that leads there.

`plan` gives up an option that falls behind within a few answers, and has then no end behind it; a line is only told of options
whose end was found, and one that was given up is searched again alone.
"""

from __future__ import annotations

from typing import Final

from tableforge.errors import StepBudget
from tableforge.kernel.core import BUDGET, reply
from tableforge.keyforge import worth
from tableforge.keyforge.plan import DEEPEST, FAIR_CHANCE, NOWHERE, ORDERS, STEPS, effort, sensible
from tableforge.keyforge.state import KeyForge

Found = tuple[float, tuple[int, ...]]  # the end of a line as a logit, and its answers
SETTLED: Final = "house"  # the question whose options are each searched alone: they part a turn for good
ENDS: Final = 1e6  # a worth below this, without its sign, is one of an end that was found


class Way:
    """A position on the way, and the answers that lead to it from where the search began."""

    __slots__ = ("answers", "root", "s")

    def __init__(self, root: int, answers: tuple[int, ...], s: KeyForge) -> None:
        self.root = root
        self.answers = answers
        self.s = s


def best_lines(
    imagined: KeyForge,
    seat: int,
    weights: list[float],
    width: int,
    budget: int,
    cards: worth.CardWorth | None = None,
) -> list[Found]:
    """The best line behind each option of the question that is pending: its end as a logit, and its answers.

    An option behind which no end was found has `plan.NOWHERE` and no answers.  The position is searched as it stands, as `plan`
    does, and counted in positions: the same one gives the same lines on any machine.  With `cards`, single cards count as well.
    """
    here = imagined.clone()
    here.nature_asks = False
    here.tracing = False
    asked = here.pending
    assert asked is not None
    options = asked.options
    alone = asked.kind == SETTLED or len(options) == 1
    nothing: list[Found] = [(NOWHERE, ())] * len(options)
    best = nothing if alone else follow(here, seat, weights, width, budget, cards)
    for k, o in enumerate(options):
        if best[k][0] > -ENDS:
            continue
        t = here.clone()
        try:
            reply(t, o)
        except StepBudget:
            continue
        if t.over or t.turn != here.turn:
            best[k] = (worth.ended(t, seat, weights, cards), (o,))
            continue
        found = max(follow(t, seat, weights, width if alone else max(1, width // 4), budget, cards))
        if found[0] > -ENDS:
            best[k] = (found[0], (o, *found[1]))
    return best


def follow(
    here: KeyForge,
    seat: int,
    weights: list[float],
    width: int,
    budget: int,
    cards: worth.CardWorth | None = None,
) -> list[Found]:
    """The best line behind each option that a beam finds; `NOWHERE` behind those that it gave up."""
    asked = here.pending
    assert asked is not None
    best: list[Found] = [(NOWHERE, ())] * len(asked.options)
    front = [Way(-1, (), here)]
    seen: set[tuple[float, str, tuple[int, ...], tuple[int, ...]]] = set()
    cost = 0
    for depth in range(DEEPEST):
        found: list[tuple[float, int, Way]] = []
        for way in front:
            d = way.s.pending
            assert d is not None
            options = d.options if depth == 0 else sensible(d, cost > budget)
            for j, o in enumerate(options):
                t = way.s.clone()
                try:
                    cost += effort(t, reply(t, o))
                except StepBudget:
                    cost += BUDGET // STEPS
                    continue
                root = j if depth == 0 else way.root
                answers = (*way.answers, o)
                if t.over or t.turn != here.turn:
                    v = worth.ended(t, seat, weights, cards)
                    if v > best[root][0]:
                        best[root] = (v, answers)
                    continue
                v = worth.under_way(t, seat, weights, cards)
                then = t.pending
                assert then is not None
                if depth:
                    mark = (v, then.kind, then.options, wear_of(t))
                    if mark in seen:
                        continue
                    seen.add(mark)
                found.append((-v, len(found), Way(root, answers, t)))
        if not found:
            break
        found.sort()
        front = kept_ways(found, width, depth < FAIR_CHANCE)
    return best


def wear_of(s: KeyForge) -> tuple[int, ...]:
    """What tells positions apart that are worth the same: who was attacked this turn, and what damage and armor was spent."""
    out: list[int] = []
    for q in s.players:
        for i in q.line:
            c = s.cards[i]
            out.append(c.attacked << 16 | c.armor_used << 8 | c.damage)
    return tuple(out)


def kept_ways(found: list[tuple[float, int, Way]], width: int, fair: bool) -> list[Way]:
    """The best ways of a step, and while it is `fair` the best one behind every first answer."""
    out: list[Way] = []
    roots: set[int] = set()
    for _, _, way in found:
        if len(out) < width or (fair and way.root not in roots):
            roots.add(way.root)
            out.append(way)
        elif not fair:
            break
    return out


__all__ = ["NOWHERE", "ORDERS", "best_lines", "follow"]
