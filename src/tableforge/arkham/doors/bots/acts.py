"""A turn's acts: what each brings, less what the enemies take for it."""

from __future__ import annotations

from typing import Final

from tableforge.arkham.doors.bots import cards, fights, plans, ways
from tableforge.arkham.doors.bots.eyes import Eyes
from tableforge.arkham.names import A_FIGHT, A_PARLEY, A_RESIGNATION, AN_EVASION
from tableforge.arkham.printed import FIST, ability

END: Final = 0.05
FOLLY: Final = -30.0
ADVANCE: Final = 20.0
UNPROVOKING: Final = (A_FIGHT, AN_EVASION, A_RESIGNATION, A_PARLEY)


def acting(eyes: Eyes, key: str) -> float:
    """What an act is worth."""
    verb, _, at = key.partition(":")
    if verb == "end-turn":
        return END
    if verb == "advance":
        return ADVANCE
    if verb == "fight":
        return fights.fighting(eyes, at, FIST)
    if verb == "evade":
        return fights.evading(eyes, at)
    if verb == "engage":
        return -1.0
    gain = plain(eyes, verb, at, key)
    a = ability(key) if verb in ("play", "activate", "use") else None
    if cards.free_of_charge(key) or (a is not None and (a.designator in UNPROVOKING or not a.provokes)):
        return gain
    # An attack of opportunity comes before the act: who falls to it has done nothing.
    return FOLLY if eyes.ready and eyes.fatal(*eyes.ready) else gain - eyes.toll(*eyes.ready)


def plain(eyes: Eyes, verb: str, at: str, key: str) -> float:
    """What an act brings, apart from what enemies do about it."""
    if verb == "investigate":
        return plans.investigating(eyes)
    if verb == "move":
        return ways.moving(eyes, at)
    if verb == "draw":
        return cards.drawing(eyes)
    if verb == "resource":
        return cards.earning(eyes)
    if verb == "play":
        return cards.playing(eyes, key)
    return cards.using(eyes, key)
