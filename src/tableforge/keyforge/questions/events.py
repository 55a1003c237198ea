"""Kinds of happening: who does it, to which card, with which other card."""

from __future__ import annotations

from tableforge.kernel.react import Fact
from tableforge.keyforge.names import (
    ATTACKS,
    CHOOSES,
    DISCARDS,
    IS_ATTACKED_BY,
    IS_DESTROYED,
    IS_DESTROYED_FIGHTING,
    IS_DESTROYED_IN_A_FIGHT,
    PLAYS,
    USES,
)
from tableforge.keyforge.questions.sets import HouseIs, Neighbors
from tableforge.keyforge.state import KeyForge, KFrame
from tableforge.words.frame import NOBODY
from tableforge.words.node import EitherHappening, PatternNode, SeatsNode, SetNode


class Happening(PatternNode[KeyForge, KFrame]):
    """A kind of happening: who does it, to which card, with which other card."""

    def __init__(
        self,
        kind: int,
        who: SeatsNode | None = None,
        subj: SetNode | None = None,
        obj: SetNode | None = None,
        n: int = 0,
        attacking: bool = False,
    ) -> None:
        self.kind = kind
        self.who = who
        self.subj = subj
        self.obj = obj
        self.n = n
        self.attacking = attacking

    def parts(self) -> tuple[object, ...]:
        return (self.kind, self.who, self.subj, self.obj, self.n, self.attacking)

    def __call__(self, what: SetNode | int) -> Happening:
        """`you.plays(artifact)`, `any_player.forges(1)`."""
        if isinstance(what, int):
            return Happening(self.kind, self.who, self.subj, None, what, self.attacking)
        return Happening(self.kind, self.who, self.subj, what, self.n, self.attacking)

    def __or__(self, other: PatternNode) -> PatternNode:
        return EitherHappening(self, other)

    def kinds(self) -> tuple[int, ...]:
        return (self.kind,)

    def matches(self, s: KeyForge, f: KFrame, fact: Fact) -> bool:
        k = self.kind
        if k != fact.kind:
            return False
        if self.who is not None and fact.seat not in self.who.seats(s, f):
            return False
        if self.subj is not None:
            if k == IS_DESTROYED or k == IS_DESTROYED_IN_A_FIGHT:
                s.held_by = fact.seat
            ok = self.subj.match(s, f, fact.card)
            s.held_by = NOBODY
            if not ok and k == USES and isinstance(self.subj, Neighbors):
                ok = self.subj.stood(s, f, fact.card)
            if not ok:
                return False
        if self.n and fact.amount != self.n:
            return False
        if self.attacking and fact.amount == 0:
            return False
        if self.obj is None:
            return True
        if k == CHOOSES:
            return isinstance(self.obj, HouseIs) and self.obj.mask(s, f) >> fact.amount & 1 == 1
        if k == ATTACKS or k == IS_DESTROYED_FIGHTING or k == IS_ATTACKED_BY:
            return self.obj.match(s, f, fact.other)
        if k == DISCARDS:
            s.from_zone = fact.other
            ok = self.obj.match(s, f, fact.card)
            s.from_zone = -1
            return ok
        if k == PLAYS and isinstance(self.obj, HouseIs):  # the house it was played with, whatever it has become in play
            return self.obj.mask(s, f) >> s.cards[fact.card].house & 1 == 1
        return self.obj.match(s, f, fact.card)
