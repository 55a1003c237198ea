"""The players of Fateforge: planner, and what greedy likes in it.

planner  at the table; it thinks in `fateforge.mind`        balance  how hard the quests are, measured by play
campaigns  … and the combats of a campaign
"""

from __future__ import annotations

from typing import Any, Final

from tableforge.bots.profile import BotProfile
from tableforge.fateforge.bot.search import FEATURES
from tableforge.fateforge.doors.bots import balance, campaigns
from tableforge.fateforge.doors.bots.planner import Planner
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

BOTS: Final = (
    BotProfile(
        Planner.name,
        Text("Planner", "Planificateur"),
        Text(
            "Searches its heroes’ turns over dice, skills and moves, reads the enemies’ strips, and buys with care.",
            "Explore les tours de ses héros, dés, compétences et déplacements, lit les bandeaux ennemis et achète avec soin.",
        ),
        Planner,
        glances=True,
    ),
)
LEVELS: Final[tuple[str, ...]] = ("random", "greedy", Planner.name)
USUAL: Final = Planner.name

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
HEALTH: Final = FEATURES.index("health")


def arena(seed: int) -> dict[str, Any]:
    """The settings in which bots are measured: pairs of heroes in turn, on the quests in turn, a seat for each."""
    from tableforge.fateforge.cards import pack

    content = pack()
    ids = [h.id for h in content.heroes]
    pairs = [(a, b) for k, a in enumerate(ids) for b in ids[k + 1 :]]
    quests = list(content.quests)
    return {"heroes": list(pairs[seed % len(pairs)]), "quest": quests[seed // len(pairs) % len(quests)], "seats": 2}


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
    "Planner",
    "arena",
    "balance",
    "campaigns",
    "patience",
    "prefer",
    "worth",
]
