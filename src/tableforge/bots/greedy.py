"""A bot that looks one action ahead: it tries every option out and takes the one whose outcome it likes best.

What it may know.  It is handed a view, and everything it tries out happens in an *imagined* game: all that its seat
cannot see, and all chance, is dealt anew from its own generator before anything is tried.  So it never learns what it will
draw, what another seat holds, or how a shuffle falls; two positions that look the same to its seat get the same answer.

How far it looks.  An action is followed through the questions it asks (targets, flanks, "may"), answered by the same
search, until the player is free again or another seat is asked.  Nothing after that is tried.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from tableforge import games
from tableforge.bots.profile import BotProfile
from tableforge.errors import StepBudget, UnknownBot
from tableforge.table.decision import Decision
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

TRIALS = 120  # how many outcomes one answer may cost, shared out among its options
DEPTH = 4  # how many questions of one action are followed
CANNOT_JUDGE: Final = Text(
    "the bot greedy cannot judge a position of {game!r}; 'random' plays every game",
    "le bot greedy ne sait pas juger une position de {game!r} ; « random » joue à tous les jeux",
)


@runtime_checkable
class Evaluation(Protocol):
    """What greedy must know of a game: the modules `bots.<game>` have it."""

    @property
    def REST(self) -> tuple[str, ...]:
        """Kinds of question at which an action is over: the player is free again."""
        ...

    @property
    def ORDERS(self) -> tuple[str, ...]:
        """Kinds of question whose answer seldom matters: the first will do."""
        ...

    def worth(self, g: Sitting, seat: int) -> float:
        """How much the seat likes the position, by what it sees of it (`g.view(seat)`) or all may know (`g.features`)."""
        ...

    def prefer(self, view: Any, seat: int, kind: str, keys: list[str]) -> list[float] | None:
        """How good the options of a long-term question are; None where trying them out tells more."""
        ...

    def patience(self, view: Any, seat: int, kind: str, keys: list[str], gains: list[float]) -> int | None:
        """Which option to take when nothing is gained by the best, or None to take the best all the same."""
        ...


def evaluation_of(game: str) -> Evaluation:
    """What a game tells greedy about itself.  Raises UnknownBot where it tells nothing."""
    found = games.find_part("bots", game, Evaluation)
    if found is None:
        raise UnknownBot(CANNOT_JUDGE.fill(game=game))
    return found


class Greedy:
    """One action deep, by copy and evaluation."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.trials = 0

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """Return the index of the answer after which the position is worth most, as the game evaluates it."""
        if len(decision.options) == 1:
            return 0
        judge = evaluation_of(view["game"])
        seat = decision.seat
        keys = [o.key for o in decision.options]
        likes = judge.prefer(view, seat, decision.kind, keys)
        if likes is None:
            imagined = decision.imagined(self.rng.getrandbits(64))
            here = judge.worth(imagined.here(), seat)
            likes = []
            for i in range(len(keys)):
                self.trials = max(4, TRIALS // len(keys))
                likes.append(self.outcome(judge, imagined, i, seat, DEPTH) - here)
            patient = judge.patience(view, seat, decision.kind, keys, likes)
            if patient is not None:
                return patient
        best = max(likes)
        return likes.index(best)

    def outcome(self, judge: Evaluation, d: Decision, i: int, seat: int, depth: int) -> float:
        """What option i is worth when the questions that follow it are answered well."""
        try:
            g: Sitting = d.after(i)
        except StepBudget:
            return float("-inf")
        self.trials -= 1
        then = g.asked.get(seat)
        if then is None or then.kind in judge.REST or depth == 0 or self.trials <= 0:
            return judge.worth(g, seat)
        best = self.outcome(judge, then, 0, seat, depth - 1)
        for j in range(1, 1 if then.kind in judge.ORDERS else len(then.options)):
            if self.trials <= 0:
                break
            best = max(best, self.outcome(judge, then, j, seat, depth - 1))
        return best


PROFILE: Final = BotProfile(
    Greedy.name,
    Text("Greedy", "Glouton"),
    Text(
        "Tries each action out and takes what it likes best at once; it plans nothing.",
        "Essaie chaque action et prend ce qui lui plaît le plus sur-le-champ ; il ne prévoit rien.",
    ),
    Greedy,
    glances=True,
)
