"""What search asks of a position: what it comes to in numbers, and another one that agrees with all that a seat knows."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.chance import rng
from tableforge.keyforge import board
from tableforge.keyforge.state import KeyForge

# What counts for a player, in the order of `features`; all of it lies open.
FEATURES: Final = (
    "keys",
    "aember",
    "spare aember",
    "check",
    "creatures",
    "power left",
    "armor",
    "stunned",
    "artifacts",
    "upgrades",
    "captured",
    "hand",
    "archives",
    "chains",
)


def features(s: KeyForge, p: int) -> tuple[int, ...]:
    """What player p has: keys, æmber up to the cost of the next one, æmber beyond it, whether it is enough, and so on."""
    q = s.players[p]
    cost = board.key_cost(s, p)
    power = armor = stunned = upgrades = captured = 0
    for i in q.line:
        c = s.cards[i]
        power += board.power(s, i) - c.damage
        armor += board.armor(s, i)
        captured += c.amber
        upgrades += len(c.ups)
        if c.stun:
            stunned += 1
    check = 1 if q.amber >= cost else 0
    return (
        q.keys,
        min(q.amber, cost),
        max(0, q.amber - cost),
        check,
        len(q.line),
        power,
        armor,
        stunned,
        len(q.artifacts),
        upgrades,
        captured,
        len(q.hand),
        len(q.archives),
        q.chains,
    )


def imagined(s: KeyForge, unknown: list[list[int]], seed: int) -> KeyForge:
    """A copy in which the cards of each unknown group are dealt anew among their places, and chance begins anew."""
    chance = rng(seed)
    t = s.clone()
    for places in unknown:
        kinds = sorted([(s.cards[i].d.id, s.cards[i].house, i) for i in places])
        for i in places:
            _, house, j = kinds.pop(chance.below(len(kinds)))
            c = t.card(i)
            c.d = s.cards[j].d
            c.house = house
    t.take_words(chance)
    t.script = ()
    t.index = None
    return t
