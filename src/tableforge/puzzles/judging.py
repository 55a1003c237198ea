"""An attempt at a puzzle: whether it is solved, missed or still open, what could come next, and how bots do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from tableforge import bots
from tableforge.kernel.core import State
from tableforge.puzzles import TRIES, Puzzle, source_of
from tableforge.puzzles.proving import MOST
from tableforge.puzzles.turns import TurnWalk
from tableforge.table.sitting import Sitting

Verdict = Literal["open", "solved", "missed"]
LONGEST: Final = 400  # answers of an attempt, after which a bot has missed it


def judge(p: Puzzle, start: State, s: State) -> Verdict:
    """How an attempt stands that began at `start` and has come to `s`."""
    source = source_of(p.game)
    if not source.is_end(start, s):
        return "open"
    return "solved" if source.is_reached(p.goal, start, s, p.seat) else "missed"


def play_turn(game: str, g: Sitting, bot: str, seed: int) -> State | None:
    """Where a bot ends the turn that is under way, which stays as it is; None where it comes to no end.

    It plays to win, and is told no goal.
    """
    source, start, d = source_of(game), g.state, g.decision
    assert d is not None
    t = d.here()
    players = [bots.make(bot, seed * g.seats + k, game) for k in range(g.seats)]
    for _ in range(LONGEST):
        d = t.decision
        if d is None or source.is_end(start, t.state):
            return t.state
        t.answer(players[d.seat].choose(t.view(d.seat, asked=False), d), d.seat)
    return None


class Tries:
    """How bots end one turn, each try once, whatever it is held against."""

    def __init__(self, game: str, g: Sitting) -> None:
        self.game = game
        self.g = g
        self._ends: dict[tuple[str, int], State | None] = {}

    def end(self, bot: str, seed: int) -> State | None:
        """Where a bot of a seed ends the turn."""
        if (bot, seed) not in self._ends:
            self._ends[bot, seed] = play_turn(self.game, self.g, bot, seed)
        return self._ends[bot, seed]

    def count(self, goal: str, seat: int, bot: str, tries: int = TRIES, enough: int = TRIES) -> int:
        """In how many tries a bot reaches a goal; counted no further once there are more than `enough`."""
        source, n = source_of(self.game), 0
        for seed in range(1, tries + 1):
            s = self.end(bot, seed)
            n += s is not None and source.is_reached(goal, self.g.state, s, seat)
            if n > enough:
                break
        return n


@dataclass(frozen=True, slots=True)
class AttemptStanding:
    """How an attempt stands: the verdict and, where chance decides, the chance that is left of the best one."""

    verdict: Verdict
    chance: str = ""


def judge_answers(p: Puzzle, g: Sitting) -> AttemptStanding:
    """How an attempt stands in a game that began with the answers of the puzzle and went on.

    Raises TooMany where a chance cannot be told within the usual budget.
    """
    first = len(p.save["answers"])
    if not p.chance:
        return AttemptStanding(judge(p, g.before(first).state, g.state))
    from tableforge.puzzles.weighing import replay_attempt

    return replay_attempt(p, g.before(first), g.answers[first:])


def find_hint(p: Puzzle, g: Sitting) -> str | None:
    """The key of an answer that leads on to the goal from where an attempt stands; None where none does any more."""
    first = len(p.save["answers"])
    given = tuple(g.answers[first:])
    if given == p.solution[: len(given)]:
        return p.solution[len(given)] if len(given) < len(p.solution) else None
    d = g.decision
    if d is None or p.chance:
        return None
    source, start = source_of(p.game), g.before(first).state
    is_end, mark = partial(source.is_end, start), partial(source.mark, start)
    turn = TurnWalk(g.state, is_end, mark, lambda s: True, MOST).turn()
    ways = [
        turn.way_to(at) for ends in turn.ends.values() for t, at in ends if source.is_reached(p.goal, start, t, p.seat)
    ]
    if not ways:
        return None
    option = min(ways, key=len)[0]
    return next(o.key for o in d.options if d.answer_for(o.code) == option)
