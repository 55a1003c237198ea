"""What search asks of a position: what it comes to in numbers, and another one that agrees with all that a seat knows."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import board
from tableforge.arkham.names import HEALTH, SANITY, STILL_IN
from tableforge.arkham.state import Arkham
from tableforge.kernel.chance import rng

# What counts for an investigator, in the order of `features`; all of it lies open.
FEATURES: Final = (
    "still in",
    "act",
    "agenda",
    "doom left",
    "clues",
    "clues out there",
    "health left",
    "sanity left",
    "resources",
    "hand",
    "assets",
    "enemies engaged",
    "victory",
)


def features(s: Arkham, p: int) -> tuple[int, ...]:
    """What seat p has, and how far the group has come."""
    q = s.players[p]
    there = q.status == STILL_IN
    doom = board.threshold(s, s.agenda) - board.doom_in_play(s) if s.agenda >= 0 else 0
    return (
        1 if there else 0,
        s.cards[s.act].d.stage if s.act >= 0 else 9,
        s.cards[s.agenda].d.stage if s.agenda >= 0 else 9,
        doom,
        s.cards[q.card].clues,
        sum([s.cards[x].clues for x in s.locations]),
        board.remaining(s, q.card, HEALTH) if there else 0,
        board.remaining(s, q.card, SANITY) if there else 0,
        q.resources,
        len(q.hand),
        len(q.play),
        len(board.enemies_engaged(s, p)) if there else 0,
        sum([max(0, s.cards[i].d.victory) for i in s.victory]),
    )


def imagined(s: Arkham, unknown: list[list[int]], seed: int) -> Arkham:
    """A copy in which the cards of each unknown group are dealt anew among their places, and chance begins anew."""
    chance = rng(seed)
    t = s.clone()
    for places in unknown:
        kinds = sorted([(s.cards[i].d.id, i) for i in places])
        for i in places:
            _, j = kinds.pop(chance.below(len(kinds)))
            t.card(i).d = s.cards[j].d
    for p, q in enumerate(t.players):
        t.set_zone(p, 0, q.hand)  # what a hand reacts to goes by its cards
    t.take_words(chance)
    t.script = ()
    t.anew()
    return t
