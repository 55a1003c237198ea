"""What KeyForge brings into environments: its encoder, and what it rewards."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.options import Points
from tableforge.keyforge import board, encode, points, terms
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.state import KeyForge

PLACES: Final = 64  # the most options that were seen in a million questions are 50
KEYS_TO_WIN: Final = 3
MEANS: Final[dict[Points[KeyForge], int]] = {
    points.ACT: encode.ACT,
    points.CARD: encode.CARD_OPTION,
    points.WAITING: encode.WAITING,
    points.USE: encode.USE,
}


def encoder(places: int) -> encode.Encoder:
    """The encoder with room for so many options; cards are numbered in the order of their names."""
    kinds = tuple([kind.name for kind in terms.KINDS])
    means = {kind.name: MEANS.get(kind.points, encode.NUMBER) for kind in terms.KINDS}
    return encode.Encoder(tuple(sorted(CARDS)), kinds, means, places)


def progress(s: KeyForge, seat: int) -> float:
    """Half the way for even chances: keys with the æmber for the next one, one's own less the opponent's."""
    return 0.5 + (keys_so_far(s, seat) - keys_so_far(s, 1 - seat)) / (2 * KEYS_TO_WIN)


def keys_so_far(s: KeyForge, seat: int) -> float:
    """A player's keys, and how much of the next one there is."""
    q = s.players[seat]
    if q.keys >= KEYS_TO_WIN:
        return float(KEYS_TO_WIN)
    cost = max(1, board.key_cost(s, seat))
    return q.keys + min(q.amber, cost) / (cost + 1)


def score(s: KeyForge, seat: int) -> float:
    """Keys that the seat forged, less those of its opponent."""
    return float(s.players[seat].keys - s.players[1 - seat].keys)
