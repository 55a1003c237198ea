"""Encounter cards, drawn by their five steps (1.4); weaknesses are drawn by the same ones."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import enemies
from tableforge.arkham.conclude import Conclude
from tableforge.arkham.frames import EnemyFrame
from tableforge.arkham.moves import discard, to_limbo, to_victory
from tableforge.arkham.names import (
    ENCOUNTER_DECK,
    ENEMY,
    IS_DRAWN,
    LIMBO,
    PERIL,
    STILL_IN,
    SURGE,
    TREACHERY,
)
from tableforge.arkham.react import before, note
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.core import steps
from tableforge.kernel.react import Fact
from tableforge.words.frame import NO_CARD, NOBODY


def draw(s: Arkham, f: AFrame, p: int, i: int = NO_CARD) -> None:
    """Seat p draws the top card of the encounter deck, or card i from wherever it is, and resolves it."""
    t = EnemyFrame(ENCOUNTER, i, p)
    t.enemy = i
    t.whom = p
    s.call(t)


class Take(AOp):
    """Step 1: the top card; an empty deck is made anew from the discard pile (AH.encounter-deck-empty)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        if f.enemy < 0:
            if not s.encounter_deck and not renewed(s, f):
                return
            if not s.encounter_deck:
                f.pc = len(f.prog.ops)  # both are empty: nothing is drawn
                return
            f.enemy = s.encounter_deck[0]
        i = f.enemy
        f.src = i
        to_limbo(s, i, self.rule, "encounter", f.whom, "" if s.cards[i].zone == ENCOUNTER_DECK else "weakness")


class Renew(AOp):
    """The deck is made anew as soon as it is empty (AH.encounter-deck-empty)."""

    def run(self, s: Arkham, f: AFrame) -> None:
        if not s.encounter_deck and s.encounter_discard:
            renewed(s, f)


RENEW: Final = steps("renew", {"renew": Renew("AH.encounter-deck-empty")})


def renew(s: Arkham, but: tuple[int, ...]) -> None:
    """An effect has taken cards off the deck: if it is empty now, it is made anew of all but those still in use."""
    if not s.encounter_deck and s.encounter_discard:
        t = AFrame(RENEW, NO_CARD, NOBODY)
        t.it = but
        s.call(t)


def renewed(s: Arkham, f: AFrame) -> bool:
    """Shuffle the encounter discard pile into a new deck; False while chance is being asked."""
    ids = tuple([i for i in s.encounter_discard if i not in f.it])
    order = s.chance_order(f, ids, "AH.encounter-deck-empty")
    if order is None:
        return False
    for i in ids:
        s.card(i).zone = ENCOUNTER_DECK
    s.encounter_discard = tuple([i for i in s.encounter_discard if i in f.it])
    s.encounter_deck = order
    if order:
        s.emit(
            "AH.encounter-deck-empty",
            "reshuffle",
            NOBODY,
            order,
            len(order),
            frm=s.whole("encounter-discard", NOBODY),
            to=s.whole("encounter-deck", NOBODY),
            how="encounter",
        )
    return True


class CheckPeril(AOp):
    """Step 2: with Peril nobody else may act until the card is resolved."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        if s.cards[f.enemy].d.keywords & PERIL:
            s.peril = f.whom
            s.emit(self.rule, "peril", f.whom, (f.enemy,))
        before(s, f, Fact(IS_DRAWN, f.whom, f.enemy, NO_CARD, 0))


class Reveal(AOp):
    """Step 3: the Revelation, unless it was cancelled."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        prog = s.cards[f.enemy].d.revelation
        if f.cancelled:
            s.emit("AH.canceled-card", "cancelled", f.whom, (f.enemy,))
        elif prog is not None:
            s.emit(self.rule, "revelation", f.whom, (f.enemy,))
            s.call(AFrame(prog, f.enemy, f.whom))


class SpawnOrDiscard(AOp):
    """Step 4: an enemy spawns; a treachery that is not in play goes to its discard pile."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        i = f.enemy
        c = s.cards[i]
        if c.zone == LIMBO and c.d.type == ENEMY and s.players[f.whom].status == STILL_IN and not f.cancelled:
            enemies.spawn(s, f, i, f.whom)
        f.number = (c.d.keywords | c.gained) & SURGE  # a cancelled Revelation has gained it none (AH.surge-gained)


class Drawn(AOp):
    """The card has been drawn, and its effects are over."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        i = f.enemy
        if i < 0:
            return
        c = s.cards[i]
        if c.zone == LIMBO:
            if c.d.type == TREACHERY and c.d.victory >= 0:
                to_victory(s, i, "AH.treachery-with-victory")
            else:
                discard(s, i, self.rule)
            s.card(i).gained = 0
        if s.peril >= 0:
            s.peril = on_their_own(s, f)
        note(s, IS_DRAWN, f.whom, i, NO_CARD, 0)


def on_their_own(s: Arkham, done: EnemyFrame) -> int:
    """Who still resolves a card with Peril once this one is done: it may have been drawn in the midst of it (AH.peril)."""
    for f in reversed(s.stack):
        if f is not done and isinstance(f, EnemyFrame) and f.prog is ENCOUNTER and f.pc <= ENCOUNTER.at("drawn"):
            if s.cards[f.enemy].d.keywords & PERIL:
                return f.whom
    return NOBODY


class DrawAgain(AOp):
    """Step 5: Surge."""

    def run(self, s: Arkham, f: AFrame) -> None:
        assert isinstance(f, EnemyFrame)
        if f.number == SURGE and s.players[f.whom].status == STILL_IN:
            s.emit(self.rule, "surge", f.whom, (f.enemy,))
            draw(s, f, f.whom)


ENCOUNTER: Final = steps(
    "encounter",
    {
        "take": Take("AH.encounter-draw-1-take"),
        "renew": Renew("AH.encounter-deck-empty"),
        "peril": CheckPeril("AH.encounter-draw-2-peril"),
        "revelation": Reveal("AH.encounter-draw-3-revelation"),
        "spawn": SpawnOrDiscard("AH.encounter-draw-4-spawn-or-discard"),
        "drawn": Drawn("AH.encounter-draw-4-spawn-or-discard"),
        "end": Conclude("AH.when-and-after-drawn"),
        "surge": DrawAgain("AH.encounter-draw-5-surge"),
    },
    last="drawn",
)


def resolve_weakness(s: Arkham, f: AFrame, p: int, i: int) -> None:
    """A weakness that has come to a hand resolves: like an encounter card, or, as a player card, by its Revelation alone."""
    d = s.cards[i].d
    if d.type in (ENEMY, TREACHERY):
        draw(s, f, p, i)
    elif d.revelation is not None:
        s.emit("AH.weakness-player-type", "revelation", p, (i,))
        s.call(AFrame(d.revelation, i, p))
