"""Planning a hero's whole turn: every way to spend its results, the most promising first, judged by where they leave the group.

A turn is searched act by act with a beam: of all positions that are one act further, the best are kept.  An act is followed
through the questions it asks (whom, how it is paid), whoever is asked.  Any position between two acts may be where the turn
ends.  What comes after a turn is not played but judged (`worth`).
"""

from __future__ import annotations

from typing import Final

from tableforge.errors import StepBudget
from tableforge.fateforge import board, codes
from tableforge.fateforge.battle import prepare, turn
from tableforge.fateforge.bot.worth import Judge, sturdy
from tableforge.fateforge.names import DO_GRANT
from tableforge.fateforge.state import Fate
from tableforge.kernel.ask import NO_OPTION, RawDecision
from tableforge.kernel.core import State, reply

DEEPEST: Final = 16  # acts of one turn
FOLLOWED: Final = 40  # positions inside one act
PAYMENTS: Final = 2  # ways of paying that are tried, the cheapest first
IN_HAND: Final = 0.55  # what a result that is not spent yet promises
PATIENCE: Final = 200  # questions until a hero's turn comes
MOST_KEPT: Final = 256  # ends of a turn that are remembered, until the worse of them are forgotten
ALIKE: Final = 0.4  # ends of a turn that differ by no more are taken for one


class Step:
    """One answer of a plan: who is asked what, with which options, and what it says."""

    def __init__(self, seat: int, kind: str, options: tuple[int, ...], answer: int, before: Step | None) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.answer = answer
        self.before = before


class Place:
    """A position on the way, and the last step that led to it."""

    def __init__(self, s: Fate, last: Step | None) -> None:
        self.s = s
        self.last = last


class Turn:
    """One way to play a turn: what it leads to is worth, its last step, and the position before the turn is ended."""

    def __init__(self, value: float, last: Step | None, s: Fate) -> None:
        self.value = value
        self.last = last
        self.s = s

    def steps(self) -> list[Step]:
        """Its steps, in order."""
        return steps_to(self.last)


class Plan:
    """The best way to play a turn that was found: its steps in order, and what the position is worth in the end.

    `close`  how much less than the best another way may be worth to be remembered, too; below 0 only the best is
    """

    def __init__(self, close: float = -1.0) -> None:
        self.value = -1e9
        self.steps: list[Step] = []
        self.cost = 0  # positions that were looked at
        self.close = close
        self.turns: list[Turn] = []

    def offer(self, value: float, last: Step | None, s: Fate) -> None:
        """Keep this way if it is better than what was found so far, or lies close."""
        if self.close >= 0.0 and value >= self.value - self.close:
            self.turns.append(Turn(value, last, s))
            if len(self.turns) > MOST_KEPT:
                self.turns = self.different(MOST_KEPT // 2)
        if value <= self.value:
            return
        self.value = value
        self.steps = steps_to(last)

    def different(self, most: int) -> list[Turn]:
        """The ways that were remembered and lie close to the best, the best first; of those that are worth about the same, one."""
        ranked = [(-x.value, k, x) for k, x in enumerate(self.turns) if x.value >= self.value - self.close]
        ranked.sort()
        found: list[Turn] = []
        for _, _, x in ranked:
            if len(found) == most:
                break
            if not found or found[-1].value - x.value > ALIKE:
                found.append(x)
        return found


def plan_turn(imagined: State, me: int, width: int, budget: int) -> Plan:
    """The best way to play out the turn under way of hero `me`, from the question that is pending.

    The position is one that a seat has imagined.  `width` ways are followed at once, until the `budget`, counted in positions, is
    spent.  No clock is looked at, so that the same position gives the same plan on any machine.
    """
    plan = Plan()
    search_turn(plan, imagined, me, width, budget)
    return plan


def plan_turns(imagined: State, me: int, width: int, budget: int, close: float) -> Plan:
    """The same search, which remembers besides the best all clearly different ways that lie so close to it."""
    plan = Plan(close)
    search_turn(plan, imagined, me, width, budget)
    return plan


def search_turn(plan: Plan, imagined: State, me: int, width: int, budget: int) -> None:
    """Search the turn under way of hero `me`; what is found is offered to the plan."""
    assert isinstance(imagined, Fate)
    here = imagined.clone()
    here.nature_asks = False
    here.forced_asks = False
    here.tracing = False
    judge = Judge(here, me)
    front: list[Place] = []
    settled: list[Place] = []
    follow(here, None, me, judge, plan, settled)
    for x in settled:
        plan.offer(judge.worth(x.s), ending(x), x.s)
        front.append(x)
    seen: set[tuple[float, tuple[int, ...], tuple[int, ...]]] = set()
    for _ in range(DEEPEST):
        found: list[tuple[float, int, Place]] = []
        for x in front:
            d = x.s.pending
            assert d is not None
            for o in d.options:
                if o == turn.T_END:
                    continue
                t = x.s.clone()
                settled = []
                if not answered(t, d, o, plan):
                    continue
                follow(t, step(d, o, x.last), me, judge, plan, settled)
                for y in settled:
                    v = judge.worth(y.s)
                    h = y.s.heroes[me]
                    mark = (v, h.results, h.used)
                    if mark in seen:
                        continue
                    seen.add(mark)
                    plan.offer(v, ending(y), y.s)
                    found.append((-v - IN_HAND * len(h.results), len(found), y))
            if plan.cost > budget:
                return
        if not found:
            break
        found.sort()
        front = [y for _, _, y in found[:width]]


def steps_to(last: Step | None) -> list[Step]:
    """The steps up to this one, in order."""
    out: list[Step] = []
    while last is not None:
        out.append(last)
        last = last.before
    out.reverse()
    return out


def step(d: RawDecision, answer: int, before: Step | None) -> Step:
    return Step(d.seat_of(answer), d.kind, d.options, d.option_of(answer), before)


def ending(x: Place) -> Step:
    """The step that ends the turn in a position between two acts."""
    d = x.s.pending
    assert d is not None
    return step(d, turn.T_END, x.last)


def answered(t: Fate, d: RawDecision, o: int, plan: Plan) -> bool:
    """Give an answer; False where the position cannot be followed any further."""
    plan.cost += 1
    try:
        reply(t, o)
    except StepBudget:
        return False
    return True


def free(t: Fate, me: int) -> bool:
    """Whether a position lies between two acts of the hero's turn."""
    return t.pending is not None and t.turn == me and t.pending.kind == "act"


def follow(t: Fate, last: Step | None, me: int, judge: Judge, plan: Plan, settled: list[Place]) -> None:
    """Follow an act through all of its questions, to the positions between two acts; a turn that is cut short ends there."""
    todo = [Place(t, last)]
    tried = 0
    while todo:
        x = todo.pop()
        if free(x.s, me):
            settled.append(x)
            continue
        d = x.s.pending
        if d is None or x.s.turn != me:
            plan.offer(judge.worth(x.s), x.last, x.s)
            continue
        for o in sensible(d):
            tried += 1
            if tried > FOLLOWED:
                break
            y = x.s.clone()
            if answered(y, d, o, plan):
                todo.append(Place(y, step(d, o, x.last)))


def sensible(d: RawDecision) -> list[int]:
    """The options of a question inside an act that are worth following: of those put to a group, what one seat may say."""
    options = d.options
    if d.joint:
        part = d.joint[0]
        options = tuple([d.answer(part.seat, o) for o in part.options])
    if d.kind == "pay":
        options = options[:PAYMENTS]
    return list(options)


# ------------------------------------------------------------------ before the turn
def foreseen(imagined: State, me: int, answer: int, width: int, budget: int) -> float:
    """What a hero's turn would come to after this answer in the preparation, if it then played before the others."""
    assert isinstance(imagined, Fate)
    t = imagined.clone()
    t.nature_asks = False
    t.forced_asks = False
    t.tracing = False
    reply(t, answer)
    best = -1e9
    todo = [t]
    while todo:
        t = todo.pop()
        d = t.pending
        if d is not None and d.kind in ("stance", "reroll"):  # what a card of the preparation asks
            for o in d.options[:4]:
                y = t.clone()
                reply(y, o)
                todo.append(y)
            continue
        best = max(best, played(t, me, width, budget))
    return best


def played(t: Fate, me: int, width: int, budget: int) -> float:
    """What a hero's turn comes to once everybody is ready."""
    for _ in range(PATIENCE):
        d = t.pending
        if d is None or t.scene is None:
            break
        if free(t, me):
            return plan_turn(t, me, width, budget).value
        if d.kind == "extra-round" or d.kind == "exit":
            break
        reply(t, plain(t, d, me))
    return Judge(t, me).worth(t)


def plain(t: Fate, d: RawDecision, me: int) -> int:
    """An answer that needs no thought."""
    if d.kind == "order":
        for o in d.options:
            if d.option_of(o) == me:
                return o
    if d.kind == "prepare":
        for o in d.options:
            if codes.verb_of(codes.option_in(d.option_of(o))) == prepare.P_READY:
                return o
    if d.kind == "absorb":
        return d.options[0]
    if d.joint:
        part = d.joint[0]
        return d.answer(part.seat, part.stop if part.stop != NO_OPTION else part.options[0])
    return d.stop if d.stop != NO_OPTION else d.options[0]


def tried(imagined: State, me: int) -> list[float]:
    """What the position is worth after each option of the question that is pending, at the next question."""
    assert isinstance(imagined, Fate)
    d = imagined.pending
    assert d is not None
    judge = Judge(imagined, me)
    out: list[float] = []
    for o in d.options:
        t = imagined.clone()
        t.tracing = False
        t.nature_asks = False
        try:
            reply(t, o)
            out.append(judge.worth(t))
        except StepBudget:
            out.append(-1e9)
    return out


def leftmost(s: Fate, found: list[int]) -> int:
    """Who plays first: who gives results to others, then who can take most."""
    best = found[0]
    most = -1e9
    for p in found:
        h = s.heroes[p]
        v = sturdy(s, h) + (2.0 if gives(s, p) else 0.0) - (3.0 if h.hidden else 0.0)
        if v > most:
            best, most = p, v
    return best


def gives(s: Fate, p: int) -> bool:
    """Whether a hero has a card that gives others a result for their turns."""
    for c in s.heroes[p].kit.cards:
        for a in c.alts:
            for g in a.gains:
                for act in g.acts:
                    if act.verb == DO_GRANT:
                        return True
    return False


def absorbing(s: Fate, p: int) -> int:
    """Parry tokens and armour cubes of a hero."""
    h = s.heroes[p]
    n = h.parry
    for i in board.worn(s, h):
        n += s.gear[i].cubes
    return n
