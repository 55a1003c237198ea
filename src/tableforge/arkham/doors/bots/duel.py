"""How a fight to the end would go: two sides, exact odds, blow by blow."""

from __future__ import annotations

from functools import cache


@cache
def duel(
    hits: tuple[tuple[float, int], ...],
    fist: tuple[float, int],
    foe: int,
    health: int,
    sanity: int,
    attack: tuple[int, int],
    retaliates: bool,
    actions: int = 3,
) -> float:
    """How likely an investigator is to defeat an enemy before being defeated.

    `hits` are the blows that can be dealt first, each with its odds and damage (a weapon's shots), then comes `fist` for ever.
    The enemy attacks after every third blow and, if it retaliates, after every miss.

    >>> duel((), (1.0, 1), 3, 1, 1, (1, 1), False), duel((), (1.0, 1), 4, 1, 1, (1, 1), False)
    (1.0, 0.0)
    >>> duel(((0.5, 2),), (0.0, 1), 2, 9, 9, (1, 1), False)
    0.5
    """
    if foe <= 0:
        return 1.0
    if health <= 0 or sanity <= 0 or (not hits and fist[0] <= 0.0):
        return 0.0
    if actions == 0:
        return duel(hits, fist, foe, health - attack[0], sanity - attack[1], attack, retaliates)
    p, damage = hits[0] if hits else fist
    rest = hits[1:]
    good = duel(rest, fist, foe - damage, health, sanity, attack, retaliates, actions - 1) if p else 0.0
    lost = attack if retaliates else (0, 0)
    bad = duel(rest, fist, foe, health - lost[0], sanity - lost[1], attack, retaliates, actions - 1) if p < 1.0 else 0.0
    return p * good + (1.0 - p) * bad


__all__ = ["duel"]
