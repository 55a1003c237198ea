"""Looking ahead: each good option is played on in games that are imagined, two rounds far, and what comes of it is judged.

The options share the imagined games, so that luck is the same for all of them as far as it can be: chance begins anew, from the
game's own seed, with each action of each round.  Half of the budget is for all options, then for the better half, and so on.
The budget is counted in steps of the engine and no clock is looked at, so that the same position and seed give the same answer
on any machine.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from tableforge.arkham import codes
from tableforge.arkham.policy import choose
from tableforge.arkham.state import Arkham
from tableforge.arkham.worth import judge, score
from tableforge.errors import StepBudget
from tableforge.kernel.ask import PASS, RawDecision
from tableforge.kernel.core import BUDGET, State, reply

MOST: Final = 400  # answers of one game that is played on
FOLLY: Final = -20.0  # what no look ahead is wasted on
AN_ANSWER: Final = 12  # steps of the engine that choosing an answer costs as much as
A_JUDGEMENT: Final = 40
LEAST: Final = 2  # imagined games of a stage
SOON: Final = 12  # imagined games after which a clear case is seen for one
CLEAR: Final = 3.0  # standard errors by which the best is ahead where nothing is left to find out
ALIKE: Final = 0.01  # a difference that is not worth finding out


class Playout:
    """One imagined game that is played on: what it came to, and what that has cost."""

    def __init__(self, t: Arkham, until: int, seed: int, weights: list[float]) -> None:
        self.t = t
        self.until = until
        self.seed = seed
        self.weights = weights
        self.cost = 0

    def run(self) -> float:
        """Play it on by the policy until the round, and judge it there; an end counts for what it is."""
        t = self.t
        last = -1
        n = 0
        while not t.over and n < MOST:
            d = t.pending
            if d is None:
                break
            if d.kind == "act" and t.round >= self.until:
                break
            if d.seat >= 0:
                mark = (t.round * 8 + t.phase) * 64 + d.seat * 16 + t.players[d.seat].actions
                if mark != last:
                    last = mark
                    t.reseed(self.seed ^ (mark * 0x9E3779B1))
            try:
                self.cost += AN_ANSWER + reply(t, d.options[choose(t, d)])
            except StepBudget:
                self.cost += BUDGET
                break
            n += 1
        self.cost += A_JUDGEMENT
        return score(t) if t.over else judge(t, self.weights)


def same(s: Arkham, d: RawDecision, a: int, b: int) -> bool:
    """Whether two options come to the same: copies of a card in one place."""
    if a >= PASS or b >= PASS or d.kind not in ("act", "window", "react", "commit"):
        return False
    if codes.verb_of(a) != codes.verb_of(b) or codes.ability_of(a) != codes.ability_of(b):
        return False
    x, y = s.cards[codes.card_of(a)], s.cards[codes.card_of(b)]
    if x.d is not y.d or x.zone != y.zone or x.seat != y.seat or x.at != y.at or x.d.back_icon != "":
        return False
    return x.damage == y.damage and x.uses == y.uses and x.exhausted == y.exhausted


def candidates(s: Arkham, d: RawDecision, found: list[float], top: int) -> list[int]:
    """The places of the options that are worth a look, the one that the policy likes best first."""
    order = sorted([(-x, k) for k, x in enumerate(found)])
    out: list[int] = []
    for minus, k in order:
        if len(out) == top or (out and -minus <= FOLLY):
            break
        if not any([same(s, d, d.options[k], d.options[j]) for j in out]):
            out.append(k)
    return out


class Look:
    """One look ahead: which option was found the best, and what each was worth in which imagined game."""

    def __init__(self, imagine: Callable[[int], State], weights: list[float], budget: int, rounds: int) -> None:
        self.imagine = imagine
        self.weights = weights
        self.budget = budget
        self.rounds = rounds
        self.cost = 0
        self.rows: dict[int, list[float]] = {}

    def one_game(self, seed: int, alive: list[int]) -> None:
        """Play each of these options on in one imagined game."""
        base = self.imagine(seed)
        assert isinstance(base, Arkham)
        base.tracing = False
        d = base.pending
        assert d is not None
        until = base.round + self.rounds
        for k in alive:
            t = base.clone()
            t.reseed(seed)
            try:
                self.cost += reply(t, d.options[k])
            except StepBudget:
                self.cost += BUDGET
                self.rows[k].append(0.0)
                continue
            p = Playout(t, until, seed, self.weights)
            self.rows[k].append(p.run())
            self.cost += p.cost

    def best(self, options: list[int], seeds: Callable[[], int], doubt: float) -> int:
        """The best of some options; the first is left only for one that is ahead by its standard error times `doubt`."""
        alive = list(options)
        self.rows = {k: [] for k in options}
        stages = 0
        n = len(options)
        while n > 1:
            stages += 1
            n = (n + 1) // 2
        first = options[0]
        for stage in range(stages):
            goal = self.budget * (stage + 1) // stages
            games = 0
            while games < LEAST or self.cost < goal:
                if games % 4 == 3 and self.is_settled(alive):
                    break
                self.one_game(seeds(), alive)
                games += 1
            ranked = sorted([(-mean(self.rows[k]), k) for k in alive])
            keep = max(1, (len(alive) + 1) // 2) if stage + 1 < stages else 1
            alive = [k for _, k in ranked[: max(keep, 1)]]
        best = alive[0]
        if best != first:
            ahead = self.lead(best, first)
            if ahead.mean < doubt * ahead.error:
                return first
        return best

    def is_settled(self, alive: list[int]) -> bool:
        """Whether it is clear which of these options is the best, or that it hardly matters."""
        if len(self.rows[alive[0]]) < SOON:
            return False
        best = alive[0]
        for k in alive:
            if mean(self.rows[k]) > mean(self.rows[best]):
                best = k
        for k in alive:
            if k != best:
                ahead = self.lead(best, k)
                if ahead.mean < CLEAR * ahead.error and ahead.mean + 2.0 * ahead.error > ALIKE:
                    return False
        return True

    def lead(self, a: int, b: int) -> Lead:
        """How far one option is ahead of another in the games that both were played on in."""
        one, other = self.rows[a], self.rows[b]
        n = min(len(one), len(other))
        return Lead([one[k] - other[k] for k in range(n)])


class Lead:
    """By how much an option is ahead on average, and its standard error."""

    def __init__(self, ahead: list[float]) -> None:
        n = len(ahead)
        mu = sum(ahead) / n
        self.mean = mu
        self.error = sqrt((sum([(x - mu) * (x - mu) for x in ahead]) + 0.02) / max(1, n - 1) / n)


def mean(found: list[float]) -> float:
    """The mean of what was found."""
    return sum(found) / len(found)
