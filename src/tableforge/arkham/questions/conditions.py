"""What holds or does not."""

from __future__ import annotations

from tableforge.arkham.names import FAILURE, SUCCESS
from tableforge.arkham.questions.under_way import test_of
from tableforge.arkham.state import AFrame, Arkham
from tableforge.words.amounts import Cond
from tableforge.words.node import SetNode


class Result(Cond[Arkham, AFrame]):
    """This test has succeeded, or failed: by so much or more, or by so much or less."""

    def __init__(self, success: bool, by: int = 0, most: int = -1) -> None:
        self.success = success
        self.by = by
        self.most = most

    def parts(self) -> tuple[object, ...]:
        return (self.success, self.by, self.most)

    def holds(self, s: Arkham, f: AFrame) -> bool:
        t = test_of(s)
        if t is None or t.result != (SUCCESS if self.success else FAILURE):
            return False
        return t.margin >= self.by and (self.most < 0 or t.margin <= self.most)


class SymbolRevealed(Cond[Arkham, AFrame]):
    """One of these symbols was revealed during this test."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces

    def parts(self) -> tuple[object, ...]:
        return (self.faces,)

    def holds(self, s: Arkham, f: AFrame) -> bool:
        t = test_of(s)
        return t is not None and any([x.read in self.faces for x in t.tokens if not x.ignored])


class TestIs(Cond[Arkham, AFrame]):
    """The test under way is an attack, an evasion or an investigation; of yours, and against a card of a set."""

    __test__ = False

    def __init__(self, kind: int, against: SetNode | None = None, yours: bool = False) -> None:
        self.kind = kind
        self.against = against
        self.yours = yours

    def parts(self) -> tuple[object, ...]:
        return (self.kind, self.against, self.yours)

    def holds(self, s: Arkham, f: AFrame) -> bool:
        t = test_of(s)
        if t is None or t.kind != self.kind or (self.yours and t.ctrl != f.ctrl):
            return False
        return self.against is None or (t.target >= 0 and self.against.match(s, f, t.target))


class ActIs(Cond[Arkham, AFrame]):
    """The investigators are at one of these acts."""

    def __init__(self, stages: tuple[int, ...]) -> None:
        self.stages = stages

    def parts(self) -> tuple[object, ...]:
        return (self.stages,)

    def holds(self, s: Arkham, f: AFrame) -> bool:
        return s.act >= 0 and s.cards[s.act].d.stage in self.stages


class OnlyOne(Cond[Arkham, AFrame]):
    """A card is the only one of a set."""

    def __init__(self, what: SetNode, of: SetNode) -> None:
        self.what = what
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.of)

    def holds(self, s: Arkham, f: AFrame) -> bool:
        return self.what.ids(s, f) == self.of.ids(s, f)


class TurnOf(Cond[Arkham, AFrame]):
    """One of these investigators is taking a turn."""

    def __init__(self, who: SetNode) -> None:
        self.who = who

    def parts(self) -> tuple[object, ...]:
        return (self.who,)

    def holds(self, s: Arkham, f: AFrame) -> bool:
        return s.active >= 0 and self.who.match(s, f, s.players[s.active].card)
