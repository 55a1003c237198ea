"""Players of KeyForge that plan their whole turn, on four levels.

Each plays its turn to the end in one imagined game, in many ways, and takes the first step of the best: `keyforge.plan` searches,
`keyforge.worth` judges by the weights beside this file.  The levels differ in how many ways they follow at once, and in how far
they misjudge what they find, among what is sensible: already one way, judged well, wins three games of four against greedy.
The best level weighs single cards, too: what it holds, what is in play (`expert.toml`, by `bench/train_expert.py`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from tableforge.bots.profile import BotProfile
from tableforge.keyforge.plan import ORDERS, plan
from tableforge.keyforge.seen import Player, View
from tableforge.keyforge.worth import PLACES, SIDE, CardWorth
from tableforge.table.decision import Decision
from tableforge.tongue.text import Text

WEIGHTS: Final = Path(__file__).with_name("weights.toml")
EXPERTISE: Final = Path(__file__).with_name("expert.toml")
IDLE: Final = ("end-turn", "discard")  # what is done where nothing else is good
OWN: Final = "own"
FOE: Final = "foe"
HARM: Final = 0.15  # what an upgrade must gain on an enemy's creature to be meant for it, as a logit
FEWEST: Final = 3  # cards of one house with which a first hand is kept


@dataclass(frozen=True, slots=True)
class Level:
    """How well a planner plays.

    width   how many ways to play the turn are followed at once
    budget  how many positions may be looked at for an answer before the ways are only brought to an end
    blur    how far it misjudges what comes of an option, as a standard deviation of the logit
    cards   whether it weighs single cards, too
    """

    name: str
    width: int
    budget: int
    blur: float = 0.0
    cards: bool = False


EASY: Final = Level("easy", width=1, budget=500, blur=0.5)
MEDIUM: Final = Level("medium", width=3, budget=600, blur=0.14)
HARD: Final = Level("hard", width=64, budget=6000)
EXPERT: Final = Level("expert", width=64, budget=6000, cards=True)


class Planner:
    """Takes the first step of the best turn that it finds."""

    def __init__(self, level: Level, seed: int = 0, weights: list[float] | None = None) -> None:
        self.level = level
        self.name = level.name
        self.rng = Random(seed)
        self.weights = weights or (expert_weights() if level.cards else learned_weights())
        self.cards = expert_cards() if level.cards else None

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """Return the index of the answer that the plan for an imagined position gives."""
        seen, n = cast(View, view), len(decision.raw.options)
        if n == 1 or decision.kind in ORDERS:
            return 0
        if decision.kind == "mulligan":
            return [o.key for o in decision.options].index("keep" if worth_keeping(seen, decision.seat) else "mulligan")
        guess = decision.imagined_state(self.rng.getrandbits(63))
        likes = plan(guess, decision.seat, self.weights, self.level.width, self.level.budget, self.cards)
        if self.level.blur:
            keys = [o.key for o in decision.options]
            apt = sensible(seen, decision.seat, decision.kind, keys, likes)
            likes = [
                x + self.rng.gauss(0.0, self.level.blur) if k in apt else float("-inf") for k, x in enumerate(likes)
            ]
        return likes.index(max(likes))


def sensible(view: View, seat: int, kind: str, keys: list[str], likes: list[float]) -> set[int]:
    """The options among which somebody may misjudge what they are worth: one may play badly, and not against oneself.

    Nobody ends the turn, or throws a card away, while there is something good to do, and nobody does what is worse than to end
    the turn; nobody takes a house with which nothing can be done; and whoever means a card of one side, an upgrade's creature or
    a target, does not choose one of the other.
    """
    best = likes.index(max(likes))
    if kind == "act":
        least = likes[keys.index("end-turn")]
        amiss = stray(view["players"][seat], keys)
        good = [k for k, like in enumerate(likes) if like >= least and k not in amiss]
        return {k for k in good if keys[k].partition(":")[0] not in IDLE} or {*good}
    if kind == "house":
        able = {k for k, house in enumerate(keys) if at_hand(view["players"][seat], house)}
        return able | {best}
    side = whose(keys[best])
    own = [k for k, key in enumerate(keys) if whose(key) == OWN]
    if kind == "host" and own and max([likes[k] for k in own]) > likes[best] - HARM:
        side = OWN
    return {k for k, key in enumerate(keys) if whose(key) == side}


def whose(key: str) -> str:
    """Whose side the card of a key lies on; nobody's where it stands for no card."""
    _, at, place = key.rpartition("@")
    return "" if not at else FOE if place.startswith("foe-") else OWN


def stray(me: Player, keys: list[str]) -> set[int]:
    """The plays of upgrades that could be put on an enemy's creature only."""
    upgrades = {f"play:{c['id']}@{c['at']}" for c in me["hand"] or () if c["type"] == "upgrade"}
    return {k for k, key in enumerate(keys) if key in upgrades and not me["line"]}


def at_hand(me: Player, house: str) -> int:
    """How many cards of a house are in hand, or ready in play."""
    ready = [c for c in (*me["line"], *me["artifacts"]) if c["ready"] and house in c.get("houses", (c["house"],))]
    return len(ready) + sum([c["house"] == house for c in me["hand"] or ()])


def worth_keeping(view: View, seat: int) -> bool:
    """Whether a first hand has enough of one house for a good first turn."""
    me = view["players"][seat]
    most: int = max([sum([c["house"] == h for c in me["hand"] or ()]) for h in me["houses"]])
    return most >= FEWEST


@cache
def learned_weights() -> list[float]:
    """The weights that were learned, in the order of `worth.ended`."""
    return read(WEIGHTS.read_text("utf-8"))


@cache
def expert_weights() -> list[float]:
    """The same weights, as they are beside those of single cards."""
    return read(EXPERTISE.read_text("utf-8"))


@cache
def expert_cards() -> CardWorth:
    """What single cards are worth, as it was learned."""
    return read_cards(EXPERTISE.read_text("utf-8"))


def read_cards(text: str) -> CardWorth:
    """The worth of single cards, from a file that has a row for each card: its worth in each of `worth.PLACES`."""
    rows: dict[str, list[float]] = tomllib.loads(text)["cards"]
    places = [{id: row[k] for id, row in rows.items() if row[k]} for k in range(len(PLACES))]
    return CardWorth(*places)


def read(text: str) -> list[float]:
    """Weights as `worth.ended` takes them, from a file of them."""
    found = tomllib.loads(text)
    sides = [found["worth"][name] for name in SIDE]
    return [found["to_move"], *[a for a, _ in sides], *[b for _, b in sides]]


def format_weights(weights: list[float], note: str) -> str:
    """Weights as a file, which `read` reads."""
    n = len(SIDE)
    rows = [f'"{name}" = [{weights[1 + k]:.4f}, {weights[1 + n + k]:.4f}]' for k, name in enumerate(SIDE)]
    return "\n".join([f"# {note}", f"to_move = {weights[0]:.4f}", "", "[worth]", *rows, ""])


def format_cards(rows: dict[str, list[float]]) -> str:
    """The worth of single cards as a part of a file, which `read_cards` reads; cards that are worth nothing are left out."""
    lines = [f'"{id}" = [{", ".join([f"{x:.2f}" for x in row])}]' for id, row in sorted(rows.items()) if any(row)]
    return "\n".join([f"# {', '.join(PLACES)}", "[cards]", *lines, ""])


def at(level: Level) -> Callable[[int], Planner]:
    """How a planner of that level is made from a seed."""
    return partial(Planner, level)


BOTS: Final = (
    BotProfile(
        "easy",
        Text("Easy", "Facile"),
        Text(
            "Plays one step after the other and often misjudges it: for a first game.",
            "Joue un pas après l’autre et se trompe souvent : pour une première partie.",
        ),
        at(EASY),
        glances=True,
        ms=0.8,
        ms_most=46.0,
    ),
    BotProfile(
        "medium",
        Text("Medium", "Moyen"),
        Text(
            "Plans its whole turn in a few ways, and misses some things: for players who know their decks.",
            "Prévoit tout son tour par quelques voies, et manque certaines choses : pour qui connaît ses decks.",
        ),
        at(MEDIUM),
        glances=True,
        ms=1.1,
        ms_most=52.0,
    ),
    BotProfile(
        "hard",
        Text("Hard", "Difficile"),
        Text(
            "Plans its whole turn in many ways and takes the best: it misses little.",
            "Prévoit tout son tour par de nombreuses voies et prend la meilleure : peu lui échappe.",
        ),
        at(HARD),
        glances=True,
        ms=8.5,
        ms_most=202.0,
    ),
    BotProfile(
        "expert",
        Text("Expert", "Expert"),
        Text(
            "Plans as Hard does, and knows what each card is worth in hand and in play: as strong, with another taste.",
            "Prévoit comme Difficile, et sait ce que vaut chaque carte en main et en jeu : aussi fort, avec d’autres goûts.",
        ),
        at(EXPERT),
        glances=True,
        ms=9.4,
        ms_most=222.0,
    ),
)
