"""Ops of targets: who is meant.

A target op leaves the cards it found in the frame's "it"; the effect op behind it acts on them.
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham.ops.common import seat_of
from tableforge.arkham.questions.events import Happening
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import AnyOp
from tableforge.words import target_ops
from tableforge.words.amounts import Amount
from tableforge.words.flow_ops import WordOp, moot
from tableforge.words.frame import NO_IDS, NOBODY, CardFrame, CardState
from tableforge.words.node import EitherHappening, PatternNode, SetNode
from tableforge.words.target_ops import Choosing


class Meant(AOp):
    """What the ability reacts to says which card is "that" in its words."""

    def __init__(self, event: PatternNode) -> None:
        super().__init__("")
        self.event = event
        self.acts = False

    def found(self, f: AFrame) -> tuple[int, ...]:
        e = self.event
        if f.fact is None:
            return NO_IDS
        if isinstance(e, EitherHappening):
            e = e.a if f.fact.kind in e.a.kinds() else e.b
        return e.subject(f.fact) if isinstance(e, Happening) else NO_IDS

    def run(self, s: Arkham, f: AFrame) -> None:
        f.it = self.found(f)

    def candidates(self, s: Arkham, f: AFrame) -> list[int] | None:
        return list(self.found(f))


def end_of(f: CardFrame) -> int:
    """Where the words of a program end."""
    return f.prog.last if f.prog.last >= 0 else len(f.prog.ops)


class PickCards(target_ops.PickCards):
    """Somebody picks cards of a set, only such as something can come of (AH.legal-target)."""

    def __init__(self, rule: str, sel: SetNode, n: Amount | None, by: SetNode | None) -> None:
        super().__init__(rule, sel, n, n)
        self.by = by
        self.next = -1  # where the effect on them begins; set once the program is laid out

    def fitting(self, s: CardState, f: CardFrame) -> list[int]:
        out: list[int] = []
        before = f.it
        stop = self.reach(f)
        for i in self.sel.ids(s, f):
            f.it = (i,)
            if not moot(s, f, self.next, stop, [i], f.much):
                out.append(i)
            f.it = before
        return out

    def reach(self, f: CardFrame) -> int:
        """Where that which is done to the cards ends: behind the first op that acts on them."""
        at, stop = self.next, end_of(f)
        while at < stop:
            op = f.prog.ops[at]
            at += 1
            if not isinstance(op, WordOp) or op.acts:
                break
        return at

    def chooser(self, s: CardState, f: CardFrame) -> int:
        assert isinstance(s, Arkham) and isinstance(f, AFrame)
        seat = seat_of(s, f, self.by) if self.by is not None else NOBODY
        return seat if seat >= 0 else s.decider(f)


class ChooseCard(PickCards):
    """One card is chosen for the words that follow: whether they come to anything hangs on which it is."""

    def reach(self, f: CardFrame) -> int:
        return end_of(f)

    def candidates(self, s: CardState, f: CardFrame) -> list[int] | None:
        return None

    def moot(self, s: CardState, f: CardFrame, ids: list[int]) -> bool:
        return not self.fitting(s, f)


class Take(target_ops.Take):
    """Every card of a set, or the cards a pronoun stands for; nobody is asked."""

    def __init__(self, rule: str, sel: SetNode) -> None:
        super().__init__(rule, sel)
        self.acts = False


class TakeOfEach(AOp):
    """Nature picks one card of a set for each of their owners."""

    def __init__(self, rule: str, sel: SetNode) -> None:
        super().__init__(rule)
        self.sel = sel

    def run(self, s: Arkham, f: AFrame) -> None:
        ids = self.sel.ids(s, f)
        got: list[int] = []
        for p in sorted({s.cards[i].owner for i in ids}):
            k = s.chance(f, "random", self.rule, tuple([i for i in ids if s.cards[i].owner == p]))
            if k == NOT_YET:
                return
            got.append(k)
        f.it = tuple(got)
        f.full = bool(got)

    def candidates(self, s: Arkham, f: AFrame) -> list[int] | None:
        return self.sel.ids(s, f)


class TakeRandom(target_ops.TakeRandom):
    """Nature picks so many cards of a set; without any nothing comes of it."""

    def candidates(self, s: CardState, f: CardFrame) -> list[int] | None:
        return self.sel.ids(s, f)


class ArkhamChoosing(Choosing):
    """How cards are chosen here: by somebody who can do something to them."""

    def pick(self, sel: SetNode, least: Amount | None, most: Amount | None, another: bool) -> AnyOp:
        raise AssertionError("words/targets.py picks cards itself, for it knows what follows")

    def take(self, sel: SetNode) -> AnyOp:
        return Take(self.rule, sel)

    def at_random(self, sel: SetNode, n: Amount) -> AnyOp:
        return TakeRandom(self.by_chance, sel, n)


CHOOSING: Final = ArkhamChoosing("AH.choose-a-target", "AH.as-many-as-possible")


class ChooseSkill(AOp):
    """Somebody names one of several skills."""

    def __init__(self, skills: tuple[int, ...]) -> None:
        super().__init__("AH.free-choice")
        self.skills = skills
        self.acts = False

    def run(self, s: Arkham, f: AFrame) -> None:
        k = s.ask(f, s.decider(f), "use-skill", self.rule, self.skills)
        if k != NOT_YET:
            f.number = k

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return True
