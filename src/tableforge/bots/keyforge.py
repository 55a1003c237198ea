"""What greedy likes in KeyForge: keys, æmber on the way to the next one, a battleline that stays, cards in hand.

The unit is half an æmber in the pool.  The weights are our own judgement, checked against the random bots only.
"""

from __future__ import annotations

from typing import Any

from tableforge.keyforge.cards import CARDS

# Questions at which an action is over: the player is free again.
REST = ("act", "house", "mulligan")
# Which ability comes first seldom matters: the first will do.
ORDERS = ("order", "replace")

KEY = 30.0
AMBER = 2.0
SPARE_AMBER = 1.0  # beyond the cost of the next key
CHECK = 5.0  # enough æmber for a key: mine may still be robbed, theirs will be spent next turn
CREATURE = 1.6
POWER = 0.6
ARMOR = 0.5
STUN = 1.0
ARTIFACT = 2.0
UPGRADE = 0.8
CAPTURED = 1.2  # æmber on a creature comes back to its owner's opponent when the creature dies
HAND = 0.35
ARCHIVED = 0.7
CHAIN = 0.6


def worth(view: dict[str, Any], seat: int) -> float:
    """How much the seat likes what it sees."""
    if view["over"]:
        return 1000.0 if view["winner"] == seat else -1000.0
    me, foe = view["players"][seat], view["players"][1 - seat]
    return side(me) - side(foe)


def side(p: dict[str, Any]) -> float:
    """How well one player stands."""
    amber, cost = p["amber"], p["key_cost"]
    out: float = KEY * p["keys"] + AMBER * min(amber, cost) + SPARE_AMBER * max(0, amber - cost)
    if amber >= cost:
        out += CHECK
    for c in p["line"]:
        out += CREATURE + POWER * (c["power"] - c["damage"]) + ARMOR * c["armor"]
        if c["stunned"]:
            out -= STUN
        out += UPGRADE * len(c["upgrades"]) + CAPTURED * c.get("amber", 0)
    out += ARTIFACT * len(p["artifacts"])
    out += HAND * p["hand_size"] + ARCHIVED * p["archives_size"] - CHAIN * p["chains"]
    return out


def prefer(view: dict[str, Any], seat: int, kind: str, keys: list[str]) -> list[float] | None:
    """Likings for the questions whose worth shows only later: the opening hand and the house."""
    me = view["players"][seat]
    if kind == "mulligan":
        most = max([sum([c["house"] == h for c in me["hand"]]) for h in me["houses"]])
        return [1.0 if k == "keep" else 1.5 if most < 3 else 0.0 for k in keys]
    if kind == "house":
        return [house(me, h) for h in keys]
    return None


def house(me: dict[str, Any], h: str) -> float:
    """What can be done in a turn of that house: cards to play, creatures to use."""
    out = 0.0
    for c in me["hand"]:
        if c["house"] == h:
            card = CARDS[c["id"]]
            out += 1.0 + 0.8 * card.amber + (0.6 if c["type"] == "creature" else 0.0)
    for c in me["line"]:
        if c["ready"] and h in c.get("houses", (c["house"],)):
            out += 0.5 if c["stunned"] else 1.6
    for c in me["artifacts"]:
        if c["ready"] and h in c.get("houses", (c["house"],)):
            out += 0.6
    return out


def patience(view: dict[str, Any], seat: int, kind: str, keys: list[str], gains: list[float]) -> int | None:
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
