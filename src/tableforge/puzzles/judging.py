"""An attempt at a puzzle: whether it is solved, missed or still open, what could come next, and how bots do."""

from __future__ import annotations

from typing import Final, Literal

from tableforge import bots
from tableforge.kernel.core import State
from tableforge.puzzles import TRIES, Puzzle, source_of
from tableforge.puzzles.proving import open_puzzle
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


def count_solved(p: Puzzle, bot: str, tries: int = TRIES) -> int:
    """In how many tries a bot reaches the goal of a puzzle."""
    return Tries(p.game, open_puzzle(p)).count(p.goal, p.seat, bot, tries)
