"""A boss turns over the next card of its deck and does what it says (187, 200)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.enemies.activation import do_act
from tableforge.fateforge.names import BOSS
from tableforge.fateforge.pieces import NONE
from tableforge.fateforge.state import DECK_STREAM, Fate, FFrame, frame
from tableforge.kernel.core import Op, Program


class BossActs(Op[Fate, FFrame]):
    """A boss on the board turns over the next card of its deck and does what it says (187, 200)."""

    def run(self, s: Fate, f: FFrame) -> None:
        bosses = [codes.FOE + k for k, e in enumerate(s.foes) if not e.out and e.d.colour == BOSS]
        if f.way >= len(bosses):
            f.way = 0
            return
        i = bosses[f.way]
        e = s.enemy(i)
        deck, away = e.deck, e.discard
        if not deck:
            again = s.shuffled_from(f, DECK_STREAM, tuple(sorted(away)), "FF.boss-deck")
            if again is None:
                return
            deck, away = again, NONE
        f.way += 1
        f.pc -= 1
        k = deck[0]
        e = s.foe(i)
        e.deck = deck[1:]
        e.discard = (*away, k)
        d = e.d.boss
        assert d is not None
        s.emit("FF.boss-deck", "boss-card", -1, (i,), k, note=d.deck[k].id)
        g = frame(BOSS_CARD, i)
        g.n = k
        s.call(g)


class BossCard(Op[Fate, FFrame]):
    """The acts of a boss's card, in order; a card of which nothing is possible is spent all the same."""

    def run(self, s: Fate, f: FFrame) -> None:
        e = s.enemy(f.src)
        d = e.d.boss
        assert d is not None
        acts = d.deck[f.n].acts
        if e.out or f.k >= len(acts):
            return
        if do_act(self, s, f, acts[f.k]):
            f.k += 1
            f.pc -= 1


BOSS_CARD: Final = Program("boss-card", (BossCard("FF.boss-turn"),))
