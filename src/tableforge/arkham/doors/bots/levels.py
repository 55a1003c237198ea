"""Players of Arkham Horror on three levels, which decide on positions and not on views.

Each weighs its options by rules of thumb (`arkham.policy`).  Where that is not all, the better ones are played on for two rounds
in imagined games and judged by learned weights (`arkham.deciding`, `arkham.worth`, and the weights beside this file).  The
levels differ in how many games they imagine, and in how far they misjudge what they see.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final

from tableforge.arkham.deciding import look_ahead, promising, weigh
from tableforge.arkham.policy import END, ORDERS, best_of
from tableforge.arkham.worth import FEATURES
from tableforge.bots.profile import BotProfile
from tableforge.table.decision import Decision
from tableforge.tongue.text import Text

WEIGHTS: Final = Path(__file__).with_name("weights.toml")
CONSTANT: Final = "constant"
OPEN: Final = (
    "search",
)  # the cards that it is about lie in a deck, and only in the true one where they were looked at


@dataclass(frozen=True, slots=True)
class Level:
    """How well a player plays.

    budget  how many steps of the engine may be spent on looking ahead for one answer; 0 where it does not look
    kinds   which questions are looked into
    top     how many options are looked at
    rounds  how many rounds far
    doubt   by how many standard errors another option must be ahead of the one that the rules of thumb like best
    blur    how far it misjudges an act, as a standard deviation, in actions well spent
    """

    name: str
    budget: int = 0
    kinds: tuple[str, ...] = ("act", "may", "choose-one", "target")
    top: int = 4
    rounds: int = 2
    doubt: float = 1.0
    blur: float = 0.0


EASY: Final = Level("easy", blur=0.5)
MEDIUM: Final = Level("medium", budget=15_000, top=3)
HARD: Final = Level("hard", budget=80_000)


class Strategist:
    """Takes what it likes best, by rules of thumb or by looking ahead."""

    def __init__(self, level: Level, seed: int = 0, weights: dict[str, list[float]] | None = None) -> None:
        self.level = level
        self.name = level.name
        self.rng = Random(seed)
        self.weights = learned_weights() if weights is None else weights
        self.looks = 0  # how often it has looked ahead
        self.turns = 0  # … and found something better

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """Return the index of the answer that promises most in an imagined position, at this level of care."""
        raw = decision.raw
        if len(raw.options) == 1 or raw.kind in ORDERS:
            return 0
        s = decision.here().state if raw.kind in OPEN else decision.imagined_state(self.rng.getrandbits(63))
        found = weigh(s, raw)
        x = self.level
        if x.budget and raw.kind in x.kinds:
            options = promising(s, raw, found, x.top)
            if len(options) == 1:
                return options[0]
            best = look_ahead(
                s, options, decision.imagined_state, self.next_seed, self.weights, x.budget, x.rounds, x.doubt
            )
            self.looks += 1
            self.turns += best != options[0]
            return best
        if x.blur and raw.kind == "act":
            found = [like + self.rng.gauss(0.0, x.blur) if like > END else like for like in found]
        return best_of(found)

    def next_seed(self) -> int:
        """The seed of the next game that is imagined."""
        return self.rng.getrandbits(63)


@cache
def learned_weights() -> dict[str, list[float]]:
    """The weights that were learned, by scenario, in the order of `worth.judge`."""
    return read(WEIGHTS.read_text("utf-8"))


def read(text: str) -> dict[str, list[float]]:
    """Weights by scenario, from a file of them."""
    found = tomllib.loads(text)
    return {name: [rows[CONSTANT], *[rows[x] for x in FEATURES]] for name, rows in found.items()}


def format_weights(weights: dict[str, list[float]], note: str) -> str:
    """Weights as a file, which `read` reads."""
    out = [f"# {line}" for line in note.split("\n")]
    for name, row in weights.items():
        out += ["", f"[{name}]", f"{CONSTANT} = {row[0]:.4f}"]
        out += [f'"{x}" = {w:.4f}' for x, w in zip(FEATURES, row[1:], strict=True)]
    return "\n".join([*out, ""])


def at(level: Level) -> Callable[[int], Strategist]:
    """How a player of that level is made from a seed."""
    return partial(Strategist, level)


LEVEL_BOTS: Final = (
    BotProfile(
        EASY.name,
        Text("Easy", "Facile"),
        Text(
            "Plays by rules of thumb and often misjudges what an action is worth: for a first game.",
            "Joue au jugé et se trompe souvent sur ce que vaut une action : pour une première partie.",
        ),
        at(EASY),
        glances=True,
        ms=0.2,
        ms_most=4.0,
        version="2",
    ),
    BotProfile(
        MEDIUM.name,
        Text("Medium", "Moyen"),
        Text(
            "Looks two rounds ahead in a few imagined games: a companion who pulls their weight.",
            "Regarde deux rounds plus loin dans quelques parties imaginées : un compagnon qui tient sa place.",
        ),
        at(MEDIUM),
        glances=True,
        ms=7.0,
        ms_most=40.0,
        version="2",
    ),
    BotProfile(
        HARD.name,
        Text("Hard", "Difficile"),
        Text(
            "Looks two rounds ahead in many imagined games and takes what comes out best.",
            "Regarde deux rounds plus loin dans de nombreuses parties imaginées et prend ce qui en sort le mieux.",
        ),
        at(HARD),
        glances=True,
        ms=12.0,
        ms_most=450.0,
        version="2",
    ),
)
