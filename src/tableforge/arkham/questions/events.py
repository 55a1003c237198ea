"""Kinds of happening: who does it, to which card, with which other card.

"That", in an ability which reacts to one, is the card that the sentence has named: the enemy that attacks, not the one attacked.
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham import chaos, codes
from tableforge.arkham.names import (
    ADVANCES,
    BEGINS,
    DISCOVERS,
    ENDS,
    ENTERS_VICTORY,
    FAILS,
    IS_DEALT,
    IS_DISCARDED,
    IS_PLACED,
    PHASE,
    SUCCEEDS,
    TAKES,
    TOKEN_REVEALED,
)
from tableforge.arkham.questions.under_way import test_of
from tableforge.arkham.state import AFrame, Arkham
from tableforge.kernel.react import Fact
from tableforge.words.frame import NO_CARD, NO_IDS
from tableforge.words.node import EitherHappening, PatternNode, SetNode

ANY: Final = -1
ABOUT_TO: Final = 1  # of a token: it is about to be revealed, and nobody knows which


class Happening(PatternNode[Arkham, AFrame]):
    """A kind of happening.

    who    the investigator whose doing or whose loss it is     subj  the card that it happens to
    other  the other card in it: what dealt it, where it spawns what  which of several: a kind of token, of test, a period, a zone
    n      so many or more; or, with `most`, so many or fewer
    """

    def __init__(
        self,
        kind: int,
        who: SetNode | None = None,
        subj: SetNode | None = None,
        other: SetNode | None = None,
        what: int = ANY,
        n: int = 0,
        most: int = ANY,
    ) -> None:
        self.kind = kind
        self.who = who
        self.subj = subj
        self.other = other
        self.what = what
        self.n = n
        self.most = most

    def parts(self) -> tuple[object, ...]:
        return (self.kind, self.who, self.subj, self.other, self.what, self.n, self.most)

    def __or__(self, other: PatternNode) -> EitherHappening:
        return EitherHappening(self, other)

    def kinds(self) -> tuple[int, ...]:
        return (self.kind,)

    def matches(self, s: Arkham, f: AFrame, fact: Fact) -> bool:
        k = self.kind
        if k != fact.kind:
            return False
        if self.who is not None and (fact.seat < 0 or not self.who.match(s, f, s.players[fact.seat].card)):
            return False
        if self.subj is not None and not self.subj.match(s, f, fact.card):
            return False
        if self.other is not None and (fact.other < 0 or not self.other.match(s, f, fact.other)):
            return False
        return self.which(s, f, fact)

    def which(self, s: Arkham, f: AFrame, fact: Fact) -> bool:
        """Whether it is of the kind, and about the number, that is meant."""
        k = self.kind
        if k == BEGINS or k == ENDS:
            return fact.amount == self.what and (self.n == 0 or self.what != PHASE or fact.card == self.n)
        if k == IS_DISCARDED or k == ENTERS_VICTORY:
            return self.what == ANY or fact.amount == self.what
        if k == SUCCEEDS or k == FAILS:
            if self.what != ANY and fact.at != self.what:
                return False
            return fact.amount >= self.n and (self.most == ANY or fact.amount <= self.most)
        if k == TOKEN_REVEALED:
            if self.what == ABOUT_TO:
                return fact.at < 0
            return fact.at >= 0 and (self.n == 0 or negative(s, fact))
        if k == IS_DEALT or k == TAKES or k == IS_PLACED:
            return fact.at == self.what and fact.amount > 0
        return k != DISCOVERS or fact.amount > 0

    def subject(self, fact: Fact) -> tuple[int, ...]:
        """What "that" stands for."""
        k = self.kind
        if k == IS_DEALT:
            i = fact.other
        elif k == BEGINS or k == ENDS or k == TOKEN_REVEALED or k == ADVANCES:
            i = NO_CARD
        else:
            i = fact.card
        return (i,) if i >= 0 else NO_IDS


def periods_of(event: PatternNode) -> int:
    """The beginnings and ends of periods that a kind of happening is about, as bits (`codes.moment`)."""
    if isinstance(event, EitherHappening):
        return periods_of(event.a) | periods_of(event.b)
    assert isinstance(event, Happening)
    return 1 << codes.moment(event.kind, event.what) if event.kind in (BEGINS, ENDS) else 0


def negative(s: Arkham, fact: Fact) -> bool:
    """Whether the token that was revealed has a negative modifier."""
    t = test_of(s)
    return t is not None and 0 <= fact.at < len(t.tokens) and chaos.modifier(s, t, t.tokens[fact.at]) < 0
