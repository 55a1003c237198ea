"""The players of Fateforge on their levels, and what greedy likes in it.

The middle level is called planner: saves, baselines and experiments know it by that name.

planner  at the table; it thinks in `fateforge.bot`        balance  how hard the quests are, measured by play
campaigns  … and the combats of a campaign
"""

from __future__ import annotations

from typing import Any, Final

from tableforge.fateforge.bot.search import FEATURES
from tableforge.fateforge.doors.bots import balance, campaigns, planner
from tableforge.table.sitting import Sitting

BOTS: Final = planner.BOTS
LEVELS: Final[tuple[str, ...]] = (planner.EASY, planner.PLANNER, planner.HARD)
USUAL: Final[str] = planner.PLANNER
# The combats of Battle mode in which bots are measured, from the easiest place to the hardest.
SCENES: Final = (
    "ford-ambush",
    "alleys-gang",
    "marsh-crossing",
    "market-night",
    "cistern-depths",
    "catacomb-siege",
    "gate-yard-break",
    "clockwork-alarm",
    "shrine-vigil",
    "caldera-last-rite",
)

# Questions at which an action is over: the player is free again.
REST: Final = ("act", "prepare", "rest", "order", "dice")
# Questions whose answer seldom matters: the first will do.
ORDERS: Final = ("pay",)

# What each of a seat's features weighs.
WEIGHTS: Final = {
    "standing": 20.0,
    "health": 1.25,
    "energy": 0.6,
    "objectives": 15.0,
    "enemies": -1.5,
    "gold": 0.3,
    "round": 0.0,
    "won": 1000.0,
}
IN_ORDER: Final = tuple([WEIGHTS[name] for name in FEATURES])
STANDING: Final = FEATURES.index("standing")
OBJECTIVES: Final = FEATURES.index("objectives")
HEALTH: Final = FEATURES.index("health")


def arena(seed: int) -> dict[str, Any]:
    """The settings in which bots are measured: Battle mode's single scenes in turn, pairs of heroes in turn, a seat for each."""
    from tableforge.fateforge.cards import pack

    ids = [h.id for h in pack().heroes]
    pairs = [(a, b) for k, a in enumerate(ids) for b in ids[k + 1 :]]
    return {"heroes": list(pairs[seed // len(SCENES) % len(pairs)]), "scene": trial(seed), "seats": 2}


def trial(seed: int) -> str:
    """The scene that is played with a seed."""
    return SCENES[seed % len(SCENES)]


def score(g: Sitting) -> float:
    """How far a group came in a scene: 1 where it is won, else the part of its objectives that was met."""
    result = g.result
    if result is not None and result["won"]:
        return 1.0
    scene = g.setup["scene"]
    if not scene:
        return 0.0
    from tableforge.fateforge.cards import pack

    return min(1.0, g.features[0][OBJECTIVES] / len(pack().scenes[scene].objectives))


def worth(g: Sitting, seat: int) -> float:
    """How much the seat likes the position: its own heroes count most, and how far the group has come."""
    result = g.result
    if result is not None:
        return 1000.0 if result["won"] else -1000.0
    rows = g.features
    mine = sum([w * x for w, x in zip(IN_ORDER, rows[seat])])
    return mine + sum([20.0 * row[STANDING] + row[HEALTH] for p, row in enumerate(rows) if p != seat])


def prefer(view: dict[str, Any], seat: int, kind: str, keys: list[str]) -> list[float] | None:
    """Likings where nothing can be learned by trying: an extra round is always wanted, misses are rolled again."""
    if kind == "extra-round":
        return [float(k == "yes") for k in keys]
    return None


def patience(view: dict[str, Any], seat: int, kind: str, keys: list[str], gains: list[float]) -> int | None:
    """In a turn something is always done before it is ended, and a seat that gains nothing by preparing is ready."""
    best = gains.index(max(gains))
    if kind == "act" and keys[best] == "end-turn" and len(keys) > 1:
        others = [x if k != "end-turn" else float("-inf") for k, x in zip(keys, gains)]
        if max(others) > -0.7:
            return others.index(max(others))
    if kind == "prepare" and gains[best] <= 0:
        return len(keys) - 1
    if kind == "rest" and gains[best] <= 0 and "done" in keys:
        return keys.index("done")
    return None


__all__ = [
    "BOTS",
    "LEVELS",
    "ORDERS",
    "REST",
    "USUAL",
    "arena",
    "balance",
    "campaigns",
    "patience",
    "planner",
    "prefer",
    "score",
    "trial",
    "worth",
]
