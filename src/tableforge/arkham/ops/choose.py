"""Ops of targets: who is meant.

A target op leaves the cards it found in the frame's "it"; the effect op behind it acts on them.
"""

from __future__ import annotations

from tableforge.arkham.ops.common import end_of, seat_of
from tableforge.arkham.questions.events import EitherHappening, Happening
from tableforge.arkham.questions.sets import Ref
from tableforge.arkham.state import AFrame, AOp, Arkham
from tableforge.kernel.ask import DONE, NO_OPTION, NOT_YET
from tableforge.words.amounts import Amount
from tableforge.words.flow_ops import moot
from tableforge.words.frame import NO_IDS, NOBODY
from tableforge.words.node import PatternNode, SetNode


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


class PickCards(AOp):
    """Somebody picks cards of a set, one at a time: exactly n, or any number; only such as something can come of."""

    def __init__(self, sel: SetNode, least: Amount | None, most: Amount | None, by: SetNode | None) -> None:
        super().__init__("AH.choose-a-target")
        self.sel = sel
        self.least = least
        self.most = most
        self.by = by

    def legal(self, s: Arkham, f: AFrame) -> list[int]:
        """The cards of the set that the effect can do something to (AH.legal-target)."""
        out: list[int] = []
        before = f.it
        for i in self.sel.ids(s, f):
            f.it = (i,)
            if not moot(s, f, f.pc, end_of(f), [i], f.much):
                out.append(i)
            f.it = before
        return out

    def run(self, s: Arkham, f: AFrame) -> None:
        ids = self.legal(s, f)
        most = len(ids) if self.most is None else min(len(ids), max(0, self.most.value(s, f)))
        least = 0 if self.least is None else min(len(ids), max(0, self.least.value(s, f)))
        seat = s.decider(f) if self.by is None else seat_of(s, f, self.by)
        if seat == NOBODY:
            seat = s.decider(f)
        got: list[int] = list(ids) if least == most == len(ids) and not s.forced_asks else []
        enough = False
        for k in s.told(f):
            if k == DONE:
                enough = True
            elif k not in got:
                got.append(k)
        while not enough and len(got) < most:
            options = tuple([i for i in ids if i not in got])
            stop = NO_OPTION
            if len(got) >= least:
                options = (*options, DONE)
                stop = DONE
            k = s.ask(f, seat, "target", self.rule, options, self.sel, least - len(got), most - len(got), stop=stop)
            if k == NOT_YET:
                return
            if k == DONE:
                break
            got.append(k)
        f.it = tuple(got)
        f.picked = f.picked + f.it
        f.full = len(got) >= max(1, least)

    def candidates(self, s: Arkham, f: AFrame) -> list[int] | None:
        return self.sel.ids(s, f)


class Take(AOp):
    """Every card of a set, or the cards a pronoun stands for; nobody is asked."""

    def __init__(self, sel: SetNode) -> None:
        super().__init__("AH.as-many-as-possible")
        self.sel = sel
        self.acts = False

    def run(self, s: Arkham, f: AFrame) -> None:
        f.it = tuple(self.sel.ids(s, f))
        f.full = bool(f.it)

    def candidates(self, s: Arkham, f: AFrame) -> list[int] | None:
        if isinstance(self.sel, Ref) and self.sel.name == "that":
            return None
        return self.sel.ids(s, f)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return True


class TakeRandom(AOp):
    """Nature picks so many cards of a set; `each`: so many of each owner's."""

    def __init__(self, sel: SetNode, n: int, each: bool) -> None:
        super().__init__("AH.as-many-as-possible")
        self.sel = sel
        self.n = n
        self.each = each

    def run(self, s: Arkham, f: AFrame) -> None:
        ids = self.sel.ids(s, f)
        owners = sorted({s.cards[i].owner for i in ids}) if self.each else [NOBODY]
        got: list[int] = []
        for p in owners:
            rest = [i for i in ids if not self.each or s.cards[i].owner == p]
            for _ in range(min(self.n, len(rest))):
                k = s.chance(f, "random", self.rule, tuple(rest))
                if k == NOT_YET:
                    return
                got.append(k)
                rest = [i for i in rest if i != k]
        f.it = tuple(got)
        f.full = bool(got)

    def candidates(self, s: Arkham, f: AFrame) -> list[int] | None:
        return self.sel.ids(s, f)


class ChooseSkill(AOp):
    """Somebody names one of several skills."""

    def __init__(self, skills: tuple[int, ...]) -> None:
        super().__init__("AH.free-choice")
        self.skills = skills
        self.acts = False

    def run(self, s: Arkham, f: AFrame) -> None:
        k = s.ask(f, s.decider(f), "skill", self.rule, self.skills)
        if k != NOT_YET:
            f.number = k

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return True
