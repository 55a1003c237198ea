"""Planning a whole turn: every way to play it, the most promising ones first, judged by where they leave the player.

The active player answers every question, so that a turn is a search of one player alone.  It is searched step by step with a
beam: of all positions that are one answer further, the best are kept.  A way ends with the first question of the next turn.
"""

from __future__ import annotations

from typing import Final

from tableforge.errors import StepBudget
from tableforge.kernel.ask import NO_OPTION, RawDecision
from tableforge.kernel.core import BUDGET, State, reply
from tableforge.keyforge import codes, worth
from tableforge.keyforge.names import DO_DISCARD, DO_PLAY
from tableforge.keyforge.state import KeyForge

# Questions whose answer seldom matters: the first will do.
ORDERS: Final = (
    "order",
    "replace",
    "each-order",
    "capture-order",
    "deck-order",
    "pile-order",
    "return-order",
    "control-order",
)
DEEPEST: Final = 60  # answers of one turn
FAIR_CHANCE: Final = 3  # answers after which a way that falls behind is given up
STEPS: Final = 25  # so many steps of the engine cost as much as a position that is copied and judged
CLUTTER: Final = 8  # and so many cards in hand that are held against a lasting effect, which may allow their play
NOWHERE: Final = -1e9  # what an option is worth behind which no end was found


def plan(
    imagined: State,
    seat: int,
    weights: list[float],
    width: int,
    budget: int,
    cards: worth.CardWorth | None = None,
) -> list[float]:
    """How good the best turn behind each option is, as the logit of winning.

    The position is one that the seat has imagined, and is searched as it stands, chance and unseen cards included.  `width` ways
    are followed at once; beyond the `budget`, counted in positions, they are only brought to an end.  No clock is looked at,
    so that the same position gives the same plan on any machine.  With `cards`, single cards count as well.
    """
    assert isinstance(imagined, KeyForge)
    here = imagined.clone()
    here.nature_asks = False
    here.tracing = False
    asked = here.pending
    assert asked is not None
    best = [NOWHERE] * len(asked.options)
    front: list[tuple[int, KeyForge]] = [(-1, here)]
    seen: set[tuple[float, str, tuple[int, ...]]] = set()
    cost = 0
    serial = 0
    for depth in range(DEEPEST):
        found: list[tuple[float, int, int, KeyForge]] = []
        for root, p in front:
            d = p.pending
            assert d is not None
            options = d.options if depth == 0 else sensible(d, cost > budget)
            for j in range(len(options)):
                t = p.clone()
                try:
                    cost += effort(t, reply(t, options[j]))
                except StepBudget:
                    cost += BUDGET // STEPS
                    continue
                r = j if depth == 0 else root
                if t.over or t.turn != here.turn:
                    v = worth.ended(t, seat, weights, cards)
                    if v > best[r]:
                        best[r] = v
                    continue
                v = worth.under_way(t, seat, weights, cards)
                then = t.pending
                assert then is not None
                if depth:  # A then B is B then A; but every first answer is heard
                    mark = (v, then.kind, then.options)
                    if mark in seen:
                        continue
                    seen.add(mark)
                serial += 1
                found.append((-v, serial, r, t))
        if not found:
            break
        found.sort()
        front = kept(found, width, depth < FAIR_CHANCE)
    return best


def effort(s: KeyForge, steps: int) -> int:
    """What it has cost to come to a position in so many steps, in positions of the plainest kind."""
    return 1 + steps // STEPS + len(s.players[s.active].hand) * len(s.lasting) // CLUTTER


def sensible(d: RawDecision, hurry: bool) -> tuple[int, ...]:
    """The options of a later question that are worth following: the one that stops, in a hurry."""
    if d.kind in ORDERS:
        return d.options[:1]
    if hurry:
        return (d.stop,) if d.stop != NO_OPTION else d.options[-1:]
    if d.kind != "act":
        return d.options
    out: list[int] = []
    for o in d.options:  # a card that can be played is not discarded
        if codes.verb_of(o) != DO_DISCARD or codes.act(DO_PLAY, codes.card_of(o)) not in d.options:
            out.append(o)
    return tuple(out)


def kept(found: list[tuple[float, int, int, KeyForge]], width: int, fair: bool) -> list[tuple[int, KeyForge]]:
    """The best positions of a step, and while it is `fair` the best one behind every first answer."""
    out: list[tuple[int, KeyForge]] = []
    roots: set[int] = set()
    for _, _, root, t in found:
        if len(out) < width or (fair and root not in roots):
            roots.add(root)
            out.append((root, t))
        elif not fair:
            break
    return out
