"""The course of one game: its answers as codes, what was told of them, and marks from which any position can be had again.

A mark is a copy of the position, made every few answers and around every change by hand.  Any position of the game is the mark
before it and the answers since then, given again: the same answers lead to the same position.
"""

from __future__ import annotations

from typing import Final, final

from tableforge.kernel.ask import NO_OPTION, RawDecision
from tableforge.kernel.core import State, reply
from tableforge.kernel.event import Event
from tableforge.kernel.open import mypyc_attr

EVERY: Final = 32  # answers from one mark to the next
SELDOM: Final = 1024  # the same where nothing is ever taken back: only whoever looks at an old position waits for it
BY_HAND: Final = -1  # in place of an answer, where the position was changed by hand
ALL: Final = -1  # as many answers can be taken back as were given
WHOEVER: Final = -2  # the seat that is asked, whichever it is


@mypyc_attr(acyclic=True)
class PositionCopy:
    """The position before the nth answer; nobody writes into it.

    `root` marks stay for good: no answers lead to them from an earlier mark.
    """

    def __init__(self, n: int, state: State, root: bool) -> None:
        self.n = n
        self.state = state
        self.root = root


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PositionRef:
    """A position that somebody looks at, before the nth answer: the game's own state while it stands there, then the way to it.

    The answers are one list for all places of a course: answers are added to it, none is taken out.
    """

    def __init__(self, n: int, here: State | None) -> None:
        self.n = n
        self.here = here
        self.mark: PositionCopy | None = None
        self.answers: list[int] | None = None

    def leave(self, mark: PositionCopy, answers: list[int]) -> None:
        """The game goes on: from now on this position is a mark, and the answers since."""
        self.here = None
        self.mark = mark
        self.answers = answers

    def state(self) -> State:
        """The position; once the game has gone on, a copy of its own."""
        s = self.here
        if s is None:
            assert self.mark is not None and self.answers is not None
            s = self.mark.state.clone()
            tracing = s.tracing
            s.tracing = False
            for a in self.answers[self.mark.n : self.n]:
                reply(s, a)
            s.tracing = tracing
            self.here = s
        return s


@final
@mypyc_attr(acyclic=True)
class Course:
    """A game under way, without words: it takes answers that are known to be legal, and takes them back."""

    def __init__(self, live: State | None) -> None:
        self.live = live  # None after an error: the position is then replayed from the last copy
        self.looked: PositionRef | None = None  # a reference to the present position, where one was handed out
        self.answers: list[int] = []  # references to earlier positions read this list, so it only grows
        self.events: list[Event] = []
        self.told: list[int] = []  # how many events there were before each answer
        self.marks: list[PositionCopy] = []
        self.next_mark = 0
        self.undoable = 0
        self.keep = ALL
        if live is not None:
            self.collect(live)

    def fork(self) -> Course:
        """An independent copy; the marks are shared, for nobody writes into them."""
        t = Course(self.state().clone())
        t.answers = self.answers[:]
        t.events = self.events[:]
        t.told = self.told[:]
        t.marks = self.marks[:]
        t.next_mark = self.next_mark
        t.undoable = self.undoable
        t.keep = self.keep
        return t

    def until(self, n: int) -> Course:
        """The course of the same game up to before the nth answer: an independent copy that stands there."""
        t = Course(None)
        t.answers = self.answers[:n]
        t.events = self.events[: self.told[n]] if n < len(self.told) else self.events[:]
        t.told = self.told[:n]
        t.marks = [m for m in self.marks if m.n <= n]
        t.next_mark = t.marks[-1].n + EVERY
        t.undoable = max(0, self.undoable - (len(self.answers) - n))
        t.keep = self.keep
        return t

    def state(self) -> State:
        """The position as it stands."""
        s = self.live
        if s is None:
            s = self.before(len(self.answers)).state()
            self.live = s
        return s

    def question(self) -> RawDecision | None:
        """What is asked now, or None once the game is over."""
        s = self.live
        if s is None:
            s = self.state()
        return None if s.over else s.pending

    def nth(self, index: int, seat: int = WHOEVER) -> int:
        """The option at this place of a question to one seat; NO_OPTION where there is none, or other seats are asked."""
        d = self.question()
        if d is None or d.joint or not 0 <= index < len(d.options) or (seat != WHOEVER and seat != d.seat):
            return NO_OPTION
        return d.options[index]

    def place(self) -> PositionRef:
        """The position as it stands, for somebody who may still look at it when the game has gone on."""
        p = self.looked
        if p is None:
            p = PositionRef(len(self.answers), self.state())
            self.looked = p
        return p

    def before(self, n: int) -> PositionRef:
        """The position before the nth answer."""
        k = len(self.marks) - 1
        while self.marks[k].n > n:
            k -= 1
        m = self.marks[k]
        p = PositionRef(n, None)
        p.leave(m, self.answers)
        return p

    def leave(self) -> State:
        """The position as it stands, for somebody who will change it."""
        s = self.state()
        if len(self.answers) >= self.next_mark:
            self.mark(s)
        p = self.looked
        if p is not None:
            p.leave(self.marks[-1], self.answers)
            self.looked = None
        self.live = None  # set again once the change is complete
        return s

    def take(self, answer: int) -> None:
        """Answer the pending question; on any error, also an interrupt, the position is as before."""
        s = self.leave()
        reply(s, answer)
        self.live = s
        self.enter(s, answer)

    def begin_change(self) -> None:
        """Mark the position before it is changed by hand."""
        self.next_mark = len(self.answers)
        self.live = self.leave()

    def end_change(self) -> None:
        """Enter the change as a step of its own, like an answer."""
        n = len(self.answers)
        self.enter(self.state(), BY_HAND)
        self.next_mark = n + 1  # copy the position after a change: no answer reproduces it

    def replace(self, s: State) -> None:
        """Go on from another position; what led here stays in the log."""
        self.live = s
        self.looked = None
        self.drop_marks(len(self.answers))
        self.mark(s, True)

    def enter(self, s: State, answer: int) -> None:
        """Keep a step that was taken, and what was told of it."""
        self.answers.append(answer)
        self.told.append(len(self.events))
        self.undoable += 1
        if 0 <= self.keep < self.undoable:
            self.undoable = self.keep
        self.collect(s)

    def collect(self, s: State) -> None:
        """Move the events that the state has collected to the end of the log."""
        if s.events:
            self.events.extend(s.events)
            s.events = []

    def undo(self) -> None:
        """Take back the last answer or change; `undoable` says how many there are to take back."""
        self.live = None
        self.looked = None
        self.answers = self.answers[:-1]
        del self.events[self.told.pop() :]
        self.undoable -= 1
        self.drop_marks(len(self.answers) + 1)
        self.next_mark = self.marks[-1].n + EVERY

    # -- marks
    def mark(self, s: State, root: bool = False) -> None:
        """Keep a copy of the position as it stands, and of earlier ones only as many as undo may need."""
        n = len(self.answers)
        self.next_mark = n + (EVERY if self.keep else SELDOM)
        if self.marks and self.marks[-1].n == n:
            return
        if self.keep != ALL:
            self.prune(n - self.undoable)
        root = root or not self.marks or self.answers[n - 1] == BY_HAND
        self.marks.append(PositionCopy(n, s.clone(), root))

    def drop_marks(self, n: int) -> None:
        """Forget the marks from the nth answer on."""
        while self.marks and self.marks[-1].n >= n:
            self.marks.pop()

    def prune(self, first: int) -> None:
        """Forget marks that only lead to positions before the first one that is still wanted."""
        last = 0  # the mark that leads to it
        for k, m in enumerate(self.marks):
            if m.n <= first:
                last = k
        self.marks = [m for k, m in enumerate(self.marks) if m.root or k >= last]
