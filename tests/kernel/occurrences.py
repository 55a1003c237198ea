"""How things happen in the games of these tests: each passes would, when, the thing itself, at and after, as `Timing` has them."""

from __future__ import annotations

from typing import Generic

from tableforge.kernel.core import NO_PLACE, AnyOp, Frame, Op, Program, S, State
from tableforge.kernel.react import AFTER, AT, WHEN, WOULD, Fact, Forced, Index, Moment, Offered, R, Timing


def cause(s: State, f: Frame) -> Moment:
    """The occurrence that an ability reacts to, also where it runs in a frame that the ability has called."""
    while not isinstance(f, Moment):
        assert f.caller != NO_PLACE, f"{f.prog.name} reacts to nothing"
        f = s.stack[f.caller]
    return f


class Occurrences(Timing[S, R]):
    """Occurrences with all timing points around them; `rules` are those of WOULD, WHEN, AT and AFTER.

    Where nothing listens to a kind of fact it simply happens, and no frame is made.  Where what comes after belongs to a
    whole effect and not to each of its parts, the parts `take_place`, and `aftermath` is called when the effect is done.
    """

    def __init__(self, name: str, rules: tuple[str, str, str, str], rule: str) -> None:
        would, when, at, after = rules
        before: tuple[AnyOp, ...] = (
            Forced(would, WOULD, self),
            Offered(would, WOULD, self),
            Forced(when, WHEN, self),
            Offered(when, WHEN, self),
            Happens(rule, self),
            Forced(at, AT, self),
            Offered(at, AT, self),
        )
        behind: tuple[AnyOp, ...] = (Forced(after, AFTER, self), Offered(after, AFTER, self))
        self.whole = Program(name, before + behind)
        self.before = Program(f"{name}-before", before)
        self.behind = Program(f"{name}-after", behind)

    def occur(self, s: S, fact: Fact, src: int, ctrl: int) -> None:
        """Let this happen, because of card `src` and seat `ctrl`; all timing points are passed."""
        self._begin(s, self.whole, fact, src, ctrl)

    def take_place(self, s: S, fact: Fact, src: int, ctrl: int) -> None:
        """Let this happen as a part of something: what comes after it waits for `aftermath`."""
        self._begin(s, self.before, fact, src, ctrl)

    def aftermath(self, s: S, fact: Fact, src: int, ctrl: int) -> None:
        """Let abilities react to what took place before."""
        if self.index(s).watched >> fact.kind & 1:
            m = Moment(self.behind, src, ctrl, self.seats(s), fact)
            m.happened = True
            s.call(m)

    def _begin(self, s: S, points: Program, fact: Fact, src: int, ctrl: int) -> None:
        if self.index(s).watched >> fact.kind & 1:
            s.call(Moment(points, src, ctrl, self.seats(s), fact))
        else:
            self.happens(s, fact, src, ctrl)

    def due(self, s: S, m: Moment, timing: int, forced: bool) -> list[R]:
        """The abilities that may still react to this occurrence now, forced or offered ones."""
        return [
            row
            for row in self.index(s).listeners(timing, m.fact.kind)
            if row.key not in m.reacted and self.forced(row) is forced and self.fits(s, row, m)
        ]

    def react(self, s: S, m: Moment, row: R) -> None:
        """Run an ability now; the moment that it reacts to is its caller."""
        m.reacted += (row.key,)
        s.call(self.ability(s, row, m))

    def index(self, s: S) -> Index[R]:
        """What is in force now."""
        raise AssertionError("a game says where its index is")

    def seats(self, s: S) -> tuple[int, ...]:
        """The seats that are offered something, in their order."""
        raise AssertionError("a game says who is offered something")

    def forced(self, row: R) -> bool:
        """Whether this ability must react."""
        raise AssertionError("a game says what is forced")

    def fits(self, s: S, row: R, m: Moment) -> bool:
        """Whether this ability reacts to just this occurrence."""
        raise AssertionError("a game says what an ability reacts to")

    def ability(self, s: S, row: R, m: Moment) -> Frame:
        """The frame in which the ability runs."""
        raise AssertionError("a game says how an ability runs")

    def happens(self, s: S, fact: Fact, src: int, ctrl: int) -> None:
        """Do what is to happen."""
        raise AssertionError("a game says what happens")


class Happens(Op[S, Moment], Generic[S, R]):
    """The thing itself, unless it was cancelled."""

    def __init__(self, rule: str, how: Occurrences[S, R]) -> None:
        super().__init__(rule)
        self.how = how

    def run(self, s: S, m: Moment) -> None:
        if not m.cancelled:
            m.happened = True
            self.how.happens(s, m.fact, m.src, m.ctrl)
