"""A bot that looks one action ahead: it tries every option out and takes the one whose outcome it likes best.

What it may know.  It is handed a view, and everything it tries out happens in an *imagined* game: both decks, the
opponent's hand and archives and all chance are dealt anew from its own generator before anything is tried.  So it never
learns what it will draw, what the opponent holds, or how a shuffle falls; two positions that look the same to its seat
get the same answer.  It does know both deck lists, as players do.

How far it looks.  An action is followed through the questions it asks (targets, flanks, "may"), answered by the same
search, until the player is free again or the turn passes.  Nothing after that is tried.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

from tableforge.errors import StepBudget
from tableforge.table.sitting import Decision, Sitting

TRIALS = 120  # how many outcomes one answer may cost, shared out among its options
DEPTH = 4  # how many questions of one action are followed
ORDERS = ("order", "replace")  # which ability comes first seldom matters: the first will do


class Taste(Protocol):
    """What greedy must know of a game: the modules `bots.<game>` have it."""

    REST: tuple[str, ...]

    def worth(self, view: dict[str, Any], seat: int) -> float:
        """How much the seat likes what it sees."""
        ...

    def prefer(self, view: dict[str, Any], seat: int, kind: str, keys: list[str]) -> list[float] | None:
        """How good the options of a long-term question are; None where trying them out tells more."""
        ...

    def patience(self, view: dict[str, Any], seat: int, kind: str, keys: list[str], gains: list[float]) -> int | None:
        """Which option to take when nothing is gained by the best, or None to take the best all the same."""
        ...


class Greedy:
    """One action deep, by copy and evaluation."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.lot = Random(seed)
        self.trials = 0

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        if len(decision.options) == 1:
            return 0
        taste = cast(Taste, import_module(f"tableforge.bots.{view['game']}"))
        seat = decision.seat
        keys = [o.key for o in decision.options]
        likes = taste.prefer(view, seat, decision.kind, keys)
        if likes is None:
            here = taste.worth(view, seat)
            imagined = decision.imagined(self.lot.getrandbits(64))
            likes = []
            for i in range(len(keys)):
                self.trials = max(4, TRIALS // len(keys))
                likes.append(self.outcome(taste, imagined, i, seat, DEPTH) - here)
            patient = taste.patience(view, seat, decision.kind, keys, likes)
            if patient is not None:
                return patient
        best = max(likes)
        return likes.index(best)

    def outcome(self, taste: Taste, d: Decision, i: int, seat: int, depth: int) -> float:
        """What option i is worth when the questions that follow it are answered well."""
        try:
            g: Sitting = d.after(i)
        except StepBudget:
            return float("-inf")
        self.trials -= 1
        then = g.decision
        if then is None or then.seat != seat or then.kind in taste.REST or depth == 0 or self.trials <= 0:
            return taste.worth(g.view(seat, asked=False), seat)
        best = self.outcome(taste, then, 0, seat, depth - 1)
        for j in range(1, 1 if then.kind in ORDERS else len(then.options)):
            if self.trials <= 0:
                break
            best = max(best, self.outcome(taste, then, j, seat, depth - 1))
        return best
