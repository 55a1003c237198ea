"""What the story asks of the group, act by act: clues, a place to be at, somebody to defeat; and when to go on or leave."""

from __future__ import annotations

from typing import Final

from tableforge.arkham.cards import definition
from tableforge.arkham.doors.bots.eyes import Eyes, is_used_up
from tableforge.arkham.names import INTELLECT
from tableforge.arkham.policy_errands import GATHER, RITUAL, SPARE_CLUE
from tableforge.arkham.policy_facts import GLASSES, INVESTIGATED_WITH, LAMP
from tableforge.arkham.policy_fights import CLUE, CONSPIRACY
from tableforge.arkham.scenarios.the_midnight_masks import CULTISTS

# Whom the group must defeat for an act to advance.
QUARRY: Final = {
    "what-have-you-done": ("ghoul-priest",),
    "vengeance-awaits": ("umordhoth",),
    "uncovering-the-conspiracy": CULTISTS,
}
UNSEEN: Final = "unrevealed"  # how the ids of locations begin that cannot be told apart yet


def clues_wanted(eyes: Eyes) -> int:
    """How many more clues the act needs."""
    held: int = sum([p["clues"] for p in eyes.view["players"]])
    seats = len(eyes.view["players"])
    if eyes.act_id == CONSPIRACY:
        met = (
            [c["id"] for c in eyes.view["victory"]]
            + [c["id"] for x in eyes.places.values() for c in x["here"]]
            + [c["id"] for p in eyes.view["players"] for c in p["threat"]]
        )
        hidden = sum([id not in met for id in CULTISTS[:-1]])
        return max(0, 2 * seats * hidden - held)
    act = eyes.view["act"]
    if act is not None and act["id"] == RITUAL:
        return max(0, 2 * seats - act.get("clue", 0) - held)
    threshold = act["threshold"] if act is not None else 0
    return max(0, threshold - held)


def seeking(eyes: Eyes) -> bool:
    """Whether the group still needs clues."""
    return clues_wanted(eyes) > 0


def clue(eyes: Eyes) -> float:
    """What one clue is worth."""
    return CLUE if seeking(eyes) else SPARE_CLUE


def clues_at(eyes: Eyes, at: str) -> int:
    """How many clues lie at a location, or are printed on one that nobody has seen yet."""
    x = eyes.places[at]
    if x["revealed"] or x["id"].startswith(UNSEEN):
        return int(x["clue"]) if x["revealed"] else 1
    d = definition(x["id"])
    return d.clues * (len(eyes.view["players"]) if d.per_investigator else 1)


def best_odds_of_a_clue(eyes: Eyes, at: str) -> float:
    """How likely the seat is to find a clue at a location with the best that it has for that."""
    lamp = any([c["id"] == LAMP and not is_used_up(c) for c in eyes.me["play"]])
    skill = INVESTIGATED_WITH.get(eyes.places[at]["id"], INTELLECT)
    return odds_of_a_clue(eyes, at, eyes.aid(skill)[0], -2 if lamp else 0)


def odds_of_a_clue(eyes: Eyes, at: str, plus: int = 0, shroud: int = 0) -> float:
    """How likely the seat is to find a clue at a location, if it stood there."""
    x = eyes.places[at]
    skill = INVESTIGATED_WITH.get(x["id"], INTELLECT)
    glasses = sum([c["id"] in GLASSES for c in eyes.me["play"]]) if skill == INTELLECT else 0
    unseen = 3 if x["id"].startswith(UNSEEN) else definition(x["id"]).shroud
    return eyes.odds(eyes.skills[skill] + plus + glasses, max(0, x.get("shroud", unseen) + shroud))


def investigating(eyes: Eyes, plus: int = 0, shroud: int = 0) -> float:
    """What it is worth to investigate one's location."""
    if eyes.here is None or not eyes.here["clue"]:
        return -1.0
    more, price = eyes.aid(INVESTIGATED_WITH.get(eyes.here["id"], INTELLECT))
    alone, helped = [odds_of_a_clue(eyes, eyes.at, n, shroud) * clue(eyes) for n in (plus, plus + more)]
    return max(alone, helped - price)


def is_gathered(eyes: Eyes) -> bool:
    """Whether the seat stands where an act advances at the end of a round, and the round ends."""
    return bool(eyes.view["phase"] == "upkeep" and eyes.me["at"] and GATHER.get(eyes.act_id) == eyes.me["at"])
