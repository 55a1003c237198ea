"""A player of Arkham Horror on positions: what each answer is worth by rules of thumb, at once and without words.

What can be weighed is weighed by what the seat sees (`policy_sight`): odds over the bag, harm, errands, fights.  The unit is an
action well spent.  What cannot be weighed is tried out on a copy, which may show what is hidden and what chance will bring: so
`answer`, which does that, is for positions that a seat has imagined, and `likes`, which does not, is for any.
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham import codes, legal
from tableforge.arkham.definition import Ability
from tableforge.arkham.names import (
    A_FIGHT,
    A_PARLEY,
    A_RESIGNATION,
    AGILITY,
    AN_EVASION,
    DO_ACTIVATE,
    DO_ADVANCE,
    DO_DRAW,
    DO_END,
    DO_ENGAGE,
    DO_EVADE,
    DO_FIGHT,
    DO_INVESTIGATE,
    DO_MOVE,
    DO_PLAY,
    DO_RESOURCE,
)
from tableforge.arkham.policy_errands import investigating, is_gathered, moving, seeking
from tableforge.arkham.policy_facts import FIST
from tableforge.arkham.policy_fights import attacking, attacking_best, is_prepared, slipping
from tableforge.arkham.policy_hand import ability_meant, drawing, earning, gladness, keeping, playing, using
from tableforge.arkham.policy_sight import PAIN, PAIN_FAR_OFF, Sight
from tableforge.arkham.policy_tests import Trial, committing, in_window, reacting
from tableforge.arkham.search import features
from tableforge.arkham.state import Arkham
from tableforge.errors import StepBudget
from tableforge.kernel.ask import PASS, RawDecision
from tableforge.kernel.core import reply

# Questions at which an action is over: the player is free again.
REST: Final = {"act": True, "mulligan": True, "window": True, "next-turn": True}
# Questions whose answer seldom matters: the first will do.
ORDERS: Final = {
    "order": True,
    "attack-order": True,
    "hunter-order": True,
    "weakness-order": True,
    "defeat-order": True,
    "discard-order": True,
    "result-order": True,
    "deck-order": True,
    "next-turn": True,
    "hunt-way": True,
    "hunt-whom": True,
    "engage-whom": True,
    "spawn-where": True,
    "spawn-prey": True,
    "attack-whom": True,
    "new-lead": True,
}
END: Final = 0.05
FOLLY: Final = -30.0
ADVANCE: Final = 20.0
PROVOKED: Final = 2.5  # how much more an attack counts that one brings about, and that leaves the enemy where it was
DEPTH: Final = 4  # how many questions of one action are followed
WIDEST: Final = 12  # how many options are tried out
WIDE: Final = 4  # … of a question that comes of one that is tried out
UNTRIED: Final = -1000.0
YES: Final = 1
UNPROVOKING: Final = 1 << A_FIGHT | 1 << AN_EVASION | 1 << A_RESIGNATION | 1 << A_PARLEY

# What a position is worth, where options are tried out, in the order of `search.FEATURES`; health and sanity are told apart.
ACT_REACHED: Final = 12.0
STILL: Final = 20.0


# ------------------------------------------------------------------ a turn's acts
def acting(e: Sight, act: int) -> float:
    """What an act is worth, with what the enemies take for it."""
    verb = codes.verb_of(act)
    if verb == DO_END:
        return END
    if verb == DO_ADVANCE:
        return ADVANCE
    i = codes.card_of(act)
    if verb == DO_FIGHT:
        return attacking(e, i, FIST, None, seeking(e))
    if verb == DO_EVADE:
        return slipping(e, i, AGILITY, 0)
    if verb == DO_ENGAGE:
        return -1.0
    gain = plain(e, verb, i, act)
    if not e.ready or legal.costs_no_action(e.s, act) or unprovoking(e, verb, i, act):
        return gain
    # An attack of opportunity comes before the act: who falls to it has done nothing.
    return FOLLY if e.fatal() else gain - PROVOKED * e.danger()


def unprovoking(e: Sight, verb: int, i: int, act: int) -> bool:
    """Whether enemies do not attack whoever does this."""
    a: Ability | None = None
    if verb == DO_PLAY:
        a = e.s.cards[i].d.play
    elif verb == DO_ACTIVATE:
        a = ability_meant(e, act)
    return a is not None and (not a.provokes or UNPROVOKING >> a.designator & 1 == 1)


def plain(e: Sight, verb: int, i: int, act: int) -> float:
    """What an act brings, apart from what enemies do about it."""
    if verb == DO_INVESTIGATE:
        return investigating(e, 0, 0)
    if verb == DO_MOVE:
        return moving(e, i)
    if verb == DO_DRAW:
        return drawing(e)
    if verb == DO_RESOURCE:
        return earning(e)
    if verb == DO_PLAY:
        return playing(e, i)
    return using(e, act)


# ------------------------------------------------------------------ all questions that can be weighed
def likes(s: Arkham, d: RawDecision) -> list[float] | None:
    """How the asked seat likes its options, by what it sees; None where trying them out tells more."""
    kind = d.kind
    options = d.options
    if kind in ORDERS:
        return [0.0] * len(options)
    e = Sight(s, d.seat)
    if kind == "act":
        return [acting(e, o) for o in options]
    if kind == "commit":
        x = Trial(e)
        return [0.0 if o >= PASS else committing(e, x, codes.card_of(o)) for o in options]
    if kind == "window":
        x = Trial(e)
        return [0.0 if o >= PASS else in_window(e, x, o) for o in options]
    if kind == "react":
        x = Trial(e)
        return [0.0 if o >= PASS else reacting(e, x, o) for o in options]
    if kind == "mulligan":
        return [0.0 if o >= PASS else 1.15 - keeping(e, o) for o in options]
    if kind == "hand-size" or kind == "make-room" or kind == "pay-card":
        return [0.1 if o < PASS and o in e.q.play and e.used_up(o) else -keeping(e, o) for o in options]
    if kind == "search":
        return [keeping(e, o) if o < PASS else 0.0 for o in options]
    if kind == "assign-damage":
        return [bearing(e, o, False) for o in options]
    if kind == "assign-horror":
        return [bearing(e, o, True) for o in options]
    if kind == "contribute":
        return [float(o) for o in options]
    if kind == "use-skill":
        return [float(e.skill(o)) for o in options]
    if kind == "may" and is_gathered(e):
        ready = is_prepared(e)
        return [1.0 if (o == YES) == ready else 0.0 for o in options]
    if kind == "target" and e.alive:
        out: list[float] = []
        for o in options:
            if o >= PASS or not s.is_enemy(o):
                return None
            out.append(attacking_best(e, o, seeking(e)))
        return out
    return None


def bearing(e: Sight, i: int, horror: bool) -> float:
    """How willingly a card takes the next damage or horror."""
    if i == e.q.card:
        return -e.pain(1, e.sanity if horror else e.health, 0)
    if i not in e.q.play:
        return -1.0
    c = e.s.cards[i]
    left = c.d.sanity - c.horror if horror else c.d.health - c.damage
    return -0.5 if left > 1 else -0.5 - gladness(e, i)


# ------------------------------------------------------------------ what is tried out
def stamina(left: int) -> float:
    """What so much health, or sanity, is worth."""
    out = 0.0
    for k in range(1, left + 1):
        out += PAIN[k] if k < 7 else PAIN_FAR_OFF
    return out


def standing(s: Arkham, seat: int) -> float:
    """How much a seat likes a position: its own state counts, and how far the group has come."""
    if s.over:
        return 200.0 if is_won(s) else -100.0
    x = features(s, seat)
    out = STILL * x[0] + ACT_REACHED * x[1] - 4.0 * x[2] + 0.6 * x[3] + 2.5 * x[4] - 1.0 * x[5]
    out += stamina(x[6]) + stamina(x[7]) + 0.3 * x[8] + 0.7 * x[9] + 1.4 * x[10] - 2.0 * x[11] + 1.0 * x[12]
    for p in range(len(s.players)):
        if p != seat:
            y = features(s, p)
            out += STILL * y[0] + 0.7 * (y[6] + y[7])
    return out


def is_won(s: Arkham) -> bool:
    """Whether a game that has ended was won."""
    return s.resolution in WINNING.get(s.scenario, ())


WINNING: Final = {
    "the-gathering": ("R1", "R2"),
    "the-midnight-masks": ("R1",),
    "the-devourer-below": ("R1", "R2"),
}


def try_out(s: Arkham, d: RawDecision, depth: int = DEPTH) -> list[float]:
    """What comes of each option, as far as the action goes; `s` is a position that was imagined."""
    out: list[float] = []
    most = WIDEST if depth == DEPTH else WIDE
    for o in d.options:
        if len(out) >= most:
            out.append(UNTRIED)
            continue
        t = s.clone()
        t.tracing = False
        t.reseed(s.ra)
        try:
            reply(t, o)
            out.append(outcome(t, d.seat, depth))
        except StepBudget:
            out.append(UNTRIED)
    return out


def outcome(t: Arkham, seat: int, depth: int) -> float:
    """What a position is worth once the questions that follow in this action have been answered."""
    n = depth
    while not t.over and n > 0:
        d = t.pending
        if d is None or d.seat != seat or d.kind in REST:
            break
        n -= 1
        found = likes(t, d)
        if found is None and n == DEPTH - 1:
            found = try_out(t, d, n)
        reply(t, d.options[0 if found is None else best_of(found)])
    return standing(t, seat)


def best_of(found: list[float]) -> int:
    """The first of the best."""
    best = 0
    for k in range(1, len(found)):
        if found[k] > found[best]:
            best = k
    return best


def choose(s: Arkham, d: RawDecision) -> int:
    """Which option of a question is taken, by its place; `s` is a position that was imagined."""
    if len(d.options) == 1 or d.kind in ORDERS:
        return 0
    found = likes(s, d)
    if found is None:
        found = try_out(s, d)
    return best_of(found)
