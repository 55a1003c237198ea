"""Players, and what they own and do."""

from __future__ import annotations

from tableforge.keyforge.names import (
    ARCHIVES,
    ATTACHED,
    CHOOSES,
    DECK,
    DISCARD,
    DISCARDS,
    FORGES,
    GAINS_BY_REAPING,
    HAND,
    IS_ROBBED,
    IS_STOLEN_FROM,
    PLAYS,
    POOL_GROWS,
    SPENDS_TO_FORGE,
    USES,
)
from tableforge.keyforge.questions.amounts import PlayerAmount
from tableforge.keyforge.questions.events import Happening
from tableforge.keyforge.questions.sets import And, ControlledBy, Sel, Zone, creature
from tableforge.keyforge.state import KeyForge, KFrame
from tableforge.words.amounts import Amount
from tableforge.words.node import SeatsNode


class Who(SeatsNode[KeyForge, KFrame]):
    """One player, or both."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def seats(self, s: KeyForge, f: KFrame) -> tuple[int, ...]:
        n = self.name
        if n == "you":
            return (f.ctrl,)
        if n == "opponent":
            return (1 - f.ctrl,)
        if n == "each_player" or n == "any_player":
            return (s.active, 1 - s.active)
        if n == "they":
            return (f.who,) if f.who >= 0 else ()
        if n == "chosen_player":
            return (f.player,)
        if n == "its_opponent" and f.who >= 0 and s.cand < 0 and not f.it:
            return (1 - f.who,)
        i = s.cand
        if i < 0:
            if f.it:
                i = f.it[0]
            else:
                c = s.cards[f.src]
                i = c.host if c.zone == ATTACHED else f.src
        if n == "its_owner":
            return (s.cards[i].owner,)
        return (s.cards[i].ctrl,) if n == "its_controller" else (1 - s.cards[i].ctrl,)

    @property
    def hand(self) -> Zone:
        return Zone(self, HAND)

    @property
    def deck(self) -> Zone:
        return Zone(self, DECK)

    @property
    def discard_pile(self) -> Zone:
        return Zone(self, DISCARD)

    @property
    def archives(self) -> Zone:
        return Zone(self, ARCHIVES)

    @property
    def amber(self) -> Amount:
        return PlayerAmount(self, "amber")

    @property
    def keys(self) -> Amount:
        return PlayerAmount(self, "keys")

    @property
    def unforged_keys(self) -> Amount:
        return PlayerAmount(self, "unforged_keys")

    @property
    def creature(self) -> Sel:
        return And(ControlledBy(self), creature)

    @property
    def forges(self) -> Happening:
        return Happening(FORGES, self)

    @property
    def plays(self) -> Happening:
        return Happening(PLAYS, self)

    @property
    def uses(self) -> Happening:
        return Happening(USES, self)

    @property
    def discards(self) -> Happening:
        return Happening(DISCARDS, self)

    @property
    def chooses(self) -> Happening:
        return Happening(CHOOSES, self)

    @property
    def gains_by_reaping(self) -> Happening:
        return Happening(GAINS_BY_REAPING, self)

    @property
    def pool_grows(self) -> Happening:
        return Happening(POOL_GROWS, self)

    @property
    def is_robbed(self) -> Happening:
        return Happening(IS_ROBBED, self)

    @property
    def is_stolen_from(self) -> Happening:
        return Happening(IS_STOLEN_FROM, self)

    @property
    def spends_to_forge(self) -> Happening:
        return Happening(SPENDS_TO_FORGE, self)
