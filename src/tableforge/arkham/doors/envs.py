"""What Arkham Horror brings into environments: its encoder, and what it rewards."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board, encode, points, story, terms
from tableforge.arkham.cards import CARDS, definition
from tableforge.arkham.names import ENEMY, HEALTH
from tableforge.arkham.state import Arkham
from tableforge.kernel.options import SEATS, Points

PLACES: Final = 32  # the most options that were seen in a million questions are 24
MEANS: Final[dict[Points[Arkham], int]] = {
    points.ACT: encode.ACT,
    points.CARD: encode.CARD_OPTION,
    SEATS: encode.SEAT_OPTION,
}


def encoder(places: int) -> encode.Encoder:
    """The encoder with room for so many options; cards are numbered in the order of their names."""
    kinds = tuple([kind.name for kind in terms.KINDS])
    means = {kind.name: MEANS.get(kind.points, encode.NUMBER) for kind in terms.KINDS}
    unrevealed = {f"unrevealed-{icon}" for card in CARDS if (icon := definition(card).back_icon)}
    return encode.Encoder(tuple(sorted({*CARDS, *unrevealed})), kinds, means, places)


def progress(s: Arkham, seat: int) -> float:
    """How far the acts have come: those that are done, and of the present one the clues that it needs or its foe's wounds."""
    if s.over and story.won(s):
        return 1.0
    if s.act < 0:
        return 1.0 if not s.act_deck else 0.0
    stage = s.cards[s.act].d.stage
    acts = max(stage, 1) + len(s.act_deck)
    needed = board.threshold(s, s.act)
    if needed > 0:
        part = min(1.0, sum([s.cards[q.card].clues for q in s.players]) / needed)
    else:
        part = max([share_of_wounds(s, i) for i in s.everything_in_play()], default=0.0)
    return (max(stage, 1) - 1 + 0.9 * part) / acts


def share_of_wounds(s: Arkham, i: int) -> float:
    """How much of its health an enemy that is worth victory points has lost."""
    c = s.cards[i]
    if c.d.type != ENEMY or c.d.victory < 1:
        return 0.0
    return min(1.0, c.damage / max(1, board.stat(s, i, HEALTH)))


def score(s: Arkham, seat: int) -> float:
    """The experience that the seat has earned, less the trauma that it has."""
    return float(story.experience(s, seat) - sum(s.players[seat].trauma))
