"""The players of KeyForge on their levels (`planner`), and what greedy likes in it: keys, æmber on the way to the next one, a
battleline that stays, cards in hand.

The unit is half an æmber in the pool.  The weights are our own judgement, checked against the random bots only.
"""

from __future__ import annotations

from typing import Any, Final

from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.doors.bots import planner
from tableforge.keyforge.search import FEATURES
from tableforge.keyforge.seen import Player, View
from tableforge.table.sitting import Sitting

BOTS: Final = planner.BOTS
LEVELS: Final[tuple[str, ...]] = ("easy", "medium", "hard", "expert")
USUAL: Final = "medium"

# Questions at which an action is over: the player is free again.
REST = ("act", "house", "mulligan")
# Which ability comes first seldom matters: the first will do.
ORDERS = ("order", "replace")

HAND = 0.35
# What each of a player's features weighs.
WEIGHTS = {
    "keys": 30.0,
    "aember": 2.0,  # up to the cost of the next key
    "spare aember": 1.0,
    "check": 5.0,  # enough for a key: mine may still be robbed, theirs will be spent next turn
    "creatures": 1.6,
    "power left": 0.6,
    "armor": 0.5,
    "stunned": -1.0,
    "artifacts": 2.0,
    "upgrades": 0.8,
    "captured": 1.2,  # æmber on a creature comes back to its owner's opponent when the creature dies
    "hand": HAND,
    "archives": 0.7,
    "chains": -0.6,
}
IN_ORDER = tuple([WEIGHTS[name] for name in FEATURES])


def arena(seed: int) -> dict[str, Any]:
    """The settings in which levels are measured: decks that are new in each game, in every other one the same for both."""
    return {"decks": (f"forged:{2 * seed}", f"forged:{2 * seed + seed % 2}")}


def worth(g: Sitting, seat: int) -> float:
    """How much the seat likes the position: what it has, less what the other player has."""
    result = g.result
    if result is not None:
        return 1000.0 if result["winner"] == seat else -1000.0
    sides = g.features
    return sum([w * (a - b) for w, a, b in zip(IN_ORDER, sides[seat], sides[1 - seat])])


def prefer(view: View, seat: int, kind: str, keys: list[str]) -> list[float] | None:
    """Likings for the questions whose worth shows only later: the opening hand and the house."""
    me = view["players"][seat]
    if kind == "mulligan":
        return [float((k == "keep") == planner.worth_keeping(view, seat)) for k in keys]
    if kind == "house":
        return [house(me, h) for h in keys]
    return None


def house(me: Player, h: str) -> float:
    """What can be done in a turn of that house: cards to play, creatures to use."""
    out = 0.0
    for held in me["hand"] or ():
        if held["house"] == h:
            card = CARDS[held["id"]]
            out += 1.0 + 0.8 * card.amber + (0.6 if held["type"] == "creature" else 0.0)
    for c in me["line"]:
        if c["ready"] and h in c.get("houses", (c["house"],)):
            out += 0.5 if c["stunned"] else 1.6
    for c in me["artifacts"]:
        if c["ready"] and h in c.get("houses", (c["house"],)):
            out += 0.6
    return out


def patience(view: View, seat: int, kind: str, keys: list[str], gains: list[float]) -> int | None:
    """In the main step: the best action if it gains anything, else what cannot be used well is discarded, else the end."""
    if kind != "act":
        return None
    end = keys.index("end-turn")
    best = -1
    for i, gain in enumerate(gains):
        # A discarded card is drawn anew at the end of the turn, so playing for nothing costs nothing.
        if i != end and not keys[i].startswith("discard:") and gain > -HAND - 0.01 and (best < 0 or gain > gains[best]):
            best = i
    return end if best < 0 else best
