"""Seeds of games: which there are, which comes next, and the refusal of what is none."""

from __future__ import annotations

from typing import Final

from tableforge.errors import BadSetup
from tableforge.table import refusals

SEED_BITS: Final = 64  # all that a game's generator begins with (`kernel.chance`)
LARGEST_SEED: Final = (1 << SEED_BITS) - 1


def is_seed(value: object) -> bool:
    """Whether a value is a whole number that a game can begin with.

    >>> is_seed(LARGEST_SEED), is_seed(LARGEST_SEED + 1), is_seed(True), is_seed("7")
    (True, False, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST_SEED


def check_seed(value: object) -> None:
    """Refuse what is no seed by BadSetup: a save or a driver may bring anything."""
    if not is_seed(value):
        raise BadSetup(refusals.A_SEED.fill(seed=value))


def seed_after(seed: int) -> int:
    """The seed of the game that follows one.

    >>> seed_after(7), seed_after(LARGEST_SEED)
    (8, 0)
    """
    return (seed + 1) & LARGEST_SEED
