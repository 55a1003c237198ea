"""Choices, replacement, effects that last, the story."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import story
from tableforge.arkham.definition import Mod
from tableforge.arkham.frames import Point
from tableforge.arkham.names import ATTACKS, NO_TOKEN, USE_SKILL
from tableforge.arkham.ops.common import seat_of
from tableforge.arkham.ops.test import snapshot
from tableforge.arkham.questions.sets import that
from tableforge.arkham.state import AFrame, AOp, Arkham, Lasting
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Frame
from tableforge.words.flow_ops import Fork, comes_to_nothing
from tableforge.words.frame import NOBODY
from tableforge.words.node import SetNode


class Choose(AOp):
    """One of several effects; with "must", only such as something can come of (AH.must-choose)."""

    def __init__(self, must: bool, by: SetNode | None) -> None:
        super().__init__("AH.must-choose" if must else "AH.free-choice")
        self.must = must
        self.by = by
        self.to: tuple[int, ...] = ()
        self.end = -1

    def useful(self, s: Arkham, f: AFrame) -> list[int]:
        """The branches that can change something."""
        return [k for k, at in enumerate(self.to) if not comes_to_nothing(s, f, at, self.end, list(f.it))]

    def run(self, s: Arkham, f: AFrame) -> None:
        if f.ans:
            f.pc = self.to[f.ans[0]]
            return
        useful = self.useful(s, f)
        options = (useful if self.must else list(range(len(self.to)))) if useful else []
        if not options:
            f.full = False
            f.pc = self.end
            return
        seat = s.decider(f) if self.by is None else seat_of(s, f, self.by)
        k = s.ask(f, seat if seat != NOBODY else s.lead, "choose-one", self.rule, tuple(options), f.prog)
        if k != NOT_YET:
            f.pc = self.to[k]

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return not self.useful(s, f)


class IfNotDone(Fork[Arkham, AFrame]):
    """ "If you cannot": go on only if the last effect did not happen."""

    def run(self, s: Arkham, f: AFrame) -> None:
        if f.full:
            f.pc = self.to


class Cancel(AOp):
    """What is about to happen does not: it is cancelled, or something else happens instead."""

    def __init__(self, instead: bool) -> None:
        super().__init__("AH.replacement" if instead else "AH.cancel")
        self.instead = instead

    def run(self, s: Arkham, f: AFrame) -> None:
        p = s.stack[f.moment] if f.moment >= 0 else self.point_of(s, f.src)
        f.full = isinstance(p, Point)
        if not isinstance(p, Point):
            return  # the test came too late: what it was about has happened
        p.cancelled = True
        if not self.instead:
            rule = s.ed.rule["canceled_attack"] if p.facts[0].kind == ATTACKS else self.rule
            s.emit(rule, "cancel", f.ctrl, (f.src,), 0, f.src)

    def point_of(self, s: Arkham, card: int) -> Frame | None:
        """The timing point that a test belongs to which an ability of the card has begun."""
        for f in reversed(s.stack):
            if isinstance(f, Point) and f.facts[0].card == card:
                return f
        return None

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return self.instead


class AddLasting(AOp):
    """Something holds until the end of a turn, a phase, a round; bound to the cards that are meant now."""

    def __init__(self, mods: tuple[Mod, ...], expiry: int) -> None:
        super().__init__("AH.lasting-effects")
        self.mods = mods  # one, or one for each skill that may have been named
        self.expiry = expiry

    def run(self, s: Arkham, f: AFrame) -> None:
        mod = self.mods[f.number if len(self.mods) > 1 else 0]
        s.serial += 1
        seat = f.ctrl if f.ctrl >= 0 else s.lead
        s.lasting = (*s.lasting, Lasting(s.serial, mod, snapshot(f, f.ctrl, f.it), self.expiry, seat, s.round))
        s.index = None
        s.emit(self.rule, "lasting", f.ctrl, (f.src, *f.it), self.expiry, f.src)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        m = self.mods[0]
        return (m.who == that and not ids) or (ONCE >> m.kind & 1 == 1 and holds_already(s, f, m))


ONCE: Final = 1 << USE_SKILL | 1 << NO_TOKEN  # what is no more so for being so twice


def holds_already(s: Arkham, f: AFrame, m: Mod) -> bool:
    """Whether such an effect is in force for "you" already, and so changes nothing.

    Nothing else is asked of an effect that lasts: whether a test will come in its time is not known when it begins
    (AH.initiation-restrictions).
    """
    return any([x.mod is m and x.ctx.ctrl == f.ctrl for x in s.lasting])


class TurnOver(AOp):
    """From here on another investigator is "you" and decides."""

    def __init__(self, to: SetNode) -> None:
        super().__init__("AH.individual-choices")
        self.to = to
        self.acts = False

    def run(self, s: Arkham, f: AFrame) -> None:
        p = seat_of(s, f, self.to)
        if p >= 0:
            f.ctrl = p

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return True


class Advance(AOp):
    """This act or agenda advances."""

    def __init__(self) -> None:
        super().__init__("AH.objective")

    def run(self, s: Arkham, f: AFrame) -> None:
        story.advance(s, f, f.src)

    def moot(self, s: Arkham, f: AFrame, ids: list[int]) -> bool:
        return f.src != s.act and f.src != s.agenda


class Resolve(AOp):
    """The scenario ends with a resolution."""

    def __init__(self, id: str) -> None:
        super().__init__("AH.resolution")
        self.id = id

    def run(self, s: Arkham, f: AFrame) -> None:
        story.resolve(s, self.id)
