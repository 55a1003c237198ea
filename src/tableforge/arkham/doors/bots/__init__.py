"""Players of Arkham Horror: three levels that decide on positions (`levels`), and scout, who decides on views.

Scout weighs what a seat may do by what the seat sees, and tries out what it cannot weigh.
Acts, commitments and reactions are weighed from the view alone: exact odds over the chaos bag, the harm that an action would
cost, what the group still lacks.  All other questions are tried out in an imagined game, as greedy does.  The unit is an
action well spent.  The weights are our own judgement, checked by the games that scout wins (`bench/arkham_bots.py`).

    eyes    what a seat sees: odds, what harm costs, time left, ways
    plans   what the story asks for, act by act                         duel    how a fight to the end would go
    fights  blows, enemies, slipping away                               ways    where to be
    cards   what cards are worth in hand, in play, in use               trials  skill tests: stakes, commitments, reactions
    acts    a turn's acts, all weighed against each other        levels  easy, medium and hard
"""

from __future__ import annotations

from typing import Any, Final

from tableforge.arkham.doors.bots import acts, cards, fights, plans, trials
from tableforge.arkham.doors.bots.eyes import Eyes, is_used_up
from tableforge.arkham.doors.bots.levels import LEVEL_BOTS, MEDIUM
from tableforge.arkham.names import STATS
from tableforge.arkham.policy_sight import PAIN, PAIN_FAR_OFF
from tableforge.arkham.printed import id_of
from tableforge.arkham.search import FEATURES
from tableforge.arkham.seen import View
from tableforge.bots.greedy import Greedy
from tableforge.bots.profile import BotProfile
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

# Questions at which an action is over: the player is free again.
REST: Final = ("act", "mulligan", "window", "next-turn")
# Questions whose answer seldom matters: the first will do.
ORDERS: Final = (
    "order",
    "attack-order",
    "hunter-order",
    "weakness-order",
    "defeat-order",
    "deck-order",
    "next-turn",
    "hunt-way",
    "hunt-whom",
    "engage-whom",
    "spawn-where",
    "spawn-prey",
    "attack-whom",
    "new-lead",
)

# What a position is worth, where options are tried out.
WEIGHTS: Final = {
    "still in": 20.0,
    "act": 12.0,
    "agenda": -4.0,
    "doom left": 0.6,
    "clues": 2.5,
    "clues out there": -1.0,
    "health left": 0.0,
    "sanity left": 0.0,
    "resources": 0.3,
    "hand": 0.7,
    "assets": 1.4,
    "enemies engaged": -2.0,
    "victory": 1.0,
}
IN_ORDER: Final = tuple([WEIGHTS[name] for name in FEATURES])
HEALTH: Final = FEATURES.index("health left")
SANITY: Final = FEATURES.index("sanity left")


class Scout(Greedy):
    """Weighs what it knows how to weigh, and tries the rest out in an imagined game."""

    name = "scout"


BOTS: Final = (
    BotProfile(
        Scout.name,
        Text("Scout", "Éclaireur"),
        Text(
            "Weighs odds and harm as a careful player does, and plans its errands and fights.",
            "Pèse les chances et les dommages en joueur prudent, et prévoit ses courses et ses combats.",
        ),
        Scout,
        glances=True,
    ),
    *LEVEL_BOTS,
)
LEVELS: Final[tuple[str, ...]] = tuple([level.name for level in LEVEL_BOTS])
USUAL: Final[str] = MEDIUM.name


def stamina(left: int) -> float:
    """What so much health, or sanity, is worth."""
    return sum(PAIN[1 : left + 1]) + PAIN_FAR_OFF * max(0, left + 1 - len(PAIN))


def worth(g: Sitting, seat: int) -> float:
    """How much the seat likes the position: its own state counts, and how far the group has come."""
    result = g.result
    if result is not None:
        return 200.0 if result["won"] else -100.0
    rows = g.features
    mine = sum([w * x for w, x in zip(IN_ORDER, rows[seat])])
    mine += stamina(rows[seat][HEALTH]) + stamina(rows[seat][SANITY])
    return mine + sum([20.0 * row[0] + 0.7 * (row[HEALTH] + row[SANITY]) for p, row in enumerate(rows) if p != seat])


def prefer(view: View, seat: int, kind: str, keys: list[str]) -> list[float] | None:
    """Likings for the options of the questions that can be weighed; None where trying them out tells more."""
    eyes = Eyes(view, seat)
    if kind == "act":
        return [acts.acting(eyes, k) for k in keys]
    if kind == "commit":
        return [0.0 if k == "pass" else trials.committing(eyes, k) for k in keys]
    if kind == "window":
        return [0.0 if k == "pass" else trials.in_window(eyes, k) for k in keys]
    if kind == "react":
        return [0.0 if k == "pass" else trials.reacting(eyes, k) for k in keys]
    if kind == "mulligan":
        return [0.0 if k == "done" else 1.15 - cards.keeping(eyes, id_of(k)) for k in keys]
    if kind in ("hand-size", "make-room", "pay-card"):
        gone = [c["key"] for c in eyes.me["play"] if is_used_up(c)]
        return [0.1 if k in gone else -cards.keeping(eyes, id_of(k)) for k in keys]
    if kind == "search":
        return [cards.keeping(eyes, id_of(k)) for k in keys]
    if kind in ("assign-damage", "assign-horror"):
        return [bearing(eyes, id_of(k), kind.removeprefix("assign-")) for k in keys]
    if kind == "contribute":
        return [float(k) for k in keys]
    if kind == "use-skill":
        return [float(eyes.skills[STATS.index(k)]) for k in keys]
    if kind == "may" and plans.is_gathered(eyes):
        return [float((k == "yes") == fights.is_prepared(eyes)) for k in keys]
    if kind == "target":
        return targets(eyes, keys)
    return [0.0] * len(keys) if kind in ORDERS else None


def targets(eyes: Eyes, keys: list[str]) -> list[float] | None:
    """Which enemy to strike, where all that can be chosen are enemies."""
    foes = [eyes.enemy(k) for k in keys]
    found = [fights.attacking_best(eyes, c) for c in foes if c is not None]
    return found if len(found) == len(keys) else None


def bearing(eyes: Eyes, id: str, kind: str) -> float:
    """How willingly a card takes the next damage or horror."""
    if id == eyes.me["investigator"]:
        left = eyes.health if kind == "damage" else eyes.sanity
        return -eyes.pain(1, left, 0)
    card = next((c for c in eyes.me["play"] if c["id"] == id), None)
    if card is None:
        return -1.0
    if kind == "damage":
        left = card["health"] - card.get("damage", 0)
    else:
        left = card["sanity"] - card.get("horror", 0)
    return -0.5 if left > 1 else -0.5 - cards.gladness(eyes, id)


def patience(view: dict[str, Any], seat: int, kind: str, keys: list[str], gains: list[float]) -> int | None:
    """Return None: it never waits for a better moment."""
    return None


__all__ = ["BOTS", "LEVELS", "ORDERS", "REST", "USUAL", "Scout", "patience", "prefer", "worth"]
