"""A chronicle that goes on from a memoir with other chance: what was known of the game that was left tells nothing of this one."""

from __future__ import annotations

from typing import Any, Final

from tableforge.fateforge import setup
from tableforge.fateforge.tale import fitting
from tableforge.fateforge.tale.memoir import ENTERING
from tableforge.kernel.chance import rng

Setup = dict[str, Any]
SHUFFLED: Final = ("corruption_deck", "fear_deck", "trap_deck")  # when an act is begun again
MIXED: Final = 0x2545F4914F6CDD1D  # with the seed, so that the decks tell nothing of the dice


def dealt_anew(given: Setup, seed: int) -> Setup:
    """A set-up whose memoir begins its chance anew from a seed; an act that is begun again is shuffled, too."""
    kept = given.get("memoir")
    if not isinstance(kept, dict):
        return given
    s = setup.lay(given)
    s.reseed(seed)
    new = {**kept, "chance": [list(words) for words in ((s.ra, s.rb, s.rc, s.rd), *s.streams)]}
    if kept["step"] == ENTERING and (kept["fitting"] or {}).get("way") == fitting.BUY:
        chance = rng(seed ^ MIXED)
        decks = dict(kept["decks"])
        for name in SHUFFLED:
            left = list(decks[name])
            decks[name] = [left.pop(chance.below(len(left))) for _ in range(len(left))]
        new["decks"] = decks
    return {**given, "memoir": new}
