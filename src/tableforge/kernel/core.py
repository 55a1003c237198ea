"""Frames, ops and the loop that runs them: the part that every game shares.

An effect in mid-resolution is data: a stack of frames, each a program and a place in it.  The loop takes the top frame,
runs one op, and stops when somebody must answer.  An op never blocks and never calls a player: it asks, and is run again
from its start once the answer is there, reading its answers in order (`State.ask`).  So an op must not change the state
before its last question is answered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from tableforge.errors import StepBudget
from tableforge.kernel.ask import NATURE, NO_OPTION, NOT_YET, Part, RawDecision, by_lot, joint
from tableforge.kernel.chance import SHUFFLE, Rng, Script, count_distinct, misfit, script_fits
from tableforge.kernel.event import ALL_SEATS, NOTHING, Event, Snapshot
from tableforge.kernel.open import mypyc_attr
from tableforge.kernel.refusals import NO_END

BUDGET: Final = 20_000
NO_PLACE: Final = -1  # on the stack, of a frame that nobody called


class Program:
    """An immutable list of ops with a stable name: the thing it belongs to and, after a '#', the part of it.

    `points` name places in it, for whoever begins or goes on somewhere else than at its start.  `last` is the place of its
    last part, what must be done however it ends (cards and tokens go back, whoever waits for a result is told); where
    nothing must be done, it is the program's end.
    """

    def __init__(self, name: str, ops: tuple[AnyOp, ...], points: dict[str, int] | None = None, last: str = "") -> None:
        self.name = name
        self.ops = ops
        self.order_free = bool(ops) and all([op.order_free for op in ops])
        self.points: dict[str, int] = {} if points is None else points
        self.names: frozenset[str] | None = None  # every name in the words that it was lowered from, where it was
        self.end = len(ops)
        self.last = self.points[last] if last else self.end

    def at(self, point: str) -> int:
        """The place with that name."""
        return self.points[point]

    def __repr__(self) -> str:
        return f"Program({self.name}, {len(self.ops)} ops)"


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """One activation of a program: the next op, the answers that it already has, and who called it.

    pc    the place of the next op           ans     the answers that the current op has already got
    src   the thing it is about, a handle    caller  the place on the stack of the frame that wants to know what came of it
    ctrl  the seat that is "you" in it, or NATURE where it is nobody's: the rulebook's own procedures
    at    how many of its answers the current op has read
    """

    def __init__(self, prog: Program, src: int, ctrl: int) -> None:
        self.prog = prog
        self.src = src
        self.ctrl = ctrl
        self.pc = 0
        self.ans: tuple[int, ...] = ()
        self.at = 0
        self.caller = NO_PLACE

    def clone(self) -> Frame:
        """Return an independent copy; `copy_frame_into` copies what every frame has."""
        raise AssertionError("a game's frame says how it is cloned")

    def copy_frame_into(self, t: Frame) -> None:
        """What the kernel itself keeps in a frame; a game's `clone` adds its own."""
        t.pc = self.pc
        t.ans = self.ans
        t.caller = self.caller

    def things_held(self) -> tuple[int, ...]:
        """What it has taken up so far, seen by others or not: with other things in their place it would not be this effect."""
        return self.ans

    def finish(self) -> None:
        """Go on at the last part of the program, unless it has come that far already."""
        if self.pc < self.prog.last:
            self.pc = self.prog.last
            self.ans = ()

    def without(self, seat: int) -> None:
        """Go on without a seat that has left the game: what was its own is finished."""
        if self.ctrl == seat:
            self.finish()

    def dump(self) -> tuple[object, ...]:
        """Everything that tells this frame from another, as plain data."""
        return (self.prog.name, self.pc, self.src, self.ctrl, self.ans, self.caller)


S = TypeVar("S", bound="State")
F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S, F]):
    """One lowered step.  It changes the state, pushes a frame, or asks; it never blocks.

    `rule` is the id of the rule it obeys.  `order_free` marks a step whose place among other such steps cannot matter, so
    that nobody is asked to order them.  `said` is the word of a card that it was lowered from, so that a question can be put
    in the card's own words; None for the steps of the rulebook.
    """

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.order_free = False
        self.said: object | None = None

    def run(self, s: S, f: F) -> None:
        """Do this step of a frame's program; an op that asks is run again from its start with the answer."""
        raise AssertionError(f"{type(self).__name__} does nothing")


AnyOp: TypeAlias = Op[Any, Any]  # a program holds the ops of its own game


def steps(name: str, named: dict[str, AnyOp], last: str = "") -> Program:
    """A program each of whose ops has a name: the steps of a procedure, in their order."""
    return Program(name, tuple(named.values()), {step: k for k, step in enumerate(named)}, last)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Rng):
    """Base of every game's state: write tag, effect stack, pending decision, its own generator of chance, event sink."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.tag: object = object()
        self.stack: list[Frame] = []
        self.pending: RawDecision | None = None
        self.script: Script = ()
        self.nature_asks = False
        self.forced_asks = False
        self.polls_alike = False
        self.events: list[Event] = []
        self.tracing = True
        self.over = False
        self.unsettled = False
        self.running = 0
        self.called = False  # whether a frame was called since the loop last took the top of the stack
        self.covered: set[tuple[str, int]] | None = None

    # -- chance
    def chance(self, f: Frame, kind: str, rule: str, options: tuple[int, ...], weights: tuple[int, ...] = ()) -> int:
        """Nature's answer: scripted in tests, asked in solvers, drawn from the state's own generator in play.

        Options are distinct; each is as likely as its weight says, or, without weights, as every other.

        Raises ScriptMisfit where a script has another answer next.
        """
        i = f.at
        f.at = i + 1
        if i < len(f.ans):
            return f.ans[i]
        if self.script and script_fits(self.script, kind, options):
            pick = self.script[0][1]
            self.script = self.script[1:]
        elif len(options) == 1:
            pick = options[0]
        elif self.script:
            raise misfit(self.script, kind, options)
        elif self.nature_asks:
            self.pending = RawDecision(NATURE, kind, rule, options, 1, 1, f.src, None)
            self.pending.weights = weights
            return NOT_YET
        else:
            pick = options[self.pick_weighted(weights) if weights else self.below(len(options))]
        f.ans = f.ans + (pick,)
        return pick

    def chance_pick(self, f: Frame, kind: str, rule: str, things: tuple[int, ...]) -> int:
        """Nature's pick of things that lie in order, several of which may be alike: each is as likely as every other."""
        if self.script or self.nature_asks or things[0] == things[-1]:
            options, weights = count_distinct(things)
            return self.chance(f, kind, rule, options, weights)
        i = f.at
        f.at = i + 1
        if i < len(f.ans):
            return f.ans[i]
        pick = things[self.below(len(things))]
        f.ans = f.ans + (pick,)
        return pick

    def chance_order(self, f: Frame, ids: tuple[int, ...], rule: str) -> tuple[int, ...] | None:
        """Things in nature's order, or None while nature is being asked.

        A script says what comes first, as far as its picks fit; the rest falls as it may.
        """
        n = len(ids)
        i = f.at
        if len(f.ans) >= i + n:  # it has been shuffled, and the op has asked something since
            f.at = i + n
            return f.ans[i : i + n]
        if self.nature_asks:
            return self._asked_order(f, ids, rule)
        rest = list(ids)
        first: list[int] = []
        while rest and self.script and script_fits(self.script, SHUFFLE, tuple(rest)):
            first.append(self.script[0][1])
            rest.remove(first[-1])
            self.script = self.script[1:]
        for k in range(len(rest) - 1, 0, -1):
            j = self.below(k + 1)
            rest[k], rest[j] = rest[j], rest[k]
        order = (*first, *rest)
        f.at = i + n
        f.ans = f.ans + order
        return order

    def _asked_order(self, f: Frame, ids: tuple[int, ...], rule: str) -> tuple[int, ...] | None:
        """The order of things when nature is asked for it, one after the other."""
        rest = list(ids)
        out: list[int] = []
        while rest:
            pick = self.chance(f, SHUFFLE, rule, tuple(rest))
            if pick == NOT_YET:
                return None
            rest.remove(pick)
            out.append(pick)
        return tuple(out)

    # -- questions
    def ask(
        self,
        f: Frame,
        seat: int,
        kind: str,
        rule: str,
        options: tuple[int, ...],
        about: object = None,
        least: int = 1,
        most: int = 1,
        always: bool = False,
        stop: int = NO_OPTION,
        idle: int = NO_OPTION,
    ) -> int:
        """The answer to this op's next question, or NOT_YET (the op then returns at once and is run again later).

        A question with one option is taken without asking, unless it is `always` asked (a moment the player should see), or
        whoever holds the game wants to be asked everything (`forced_asks`).
        `stop` and `idle` name the option that ends something open, and the one that a clock would take (see `Decision`).
        """
        i = f.at
        f.at = i + 1
        if i < len(f.ans):
            return f.ans[i]
        if len(options) == 1 and not always and not self.forced_asks:
            f.ans = f.ans + (options[0],)
            return options[0]
        self.pending = RawDecision(seat, kind, rule, options, least, most, f.src, about, stop, idle)
        return NOT_YET

    def ask_each(self, f: Frame, kind: str, rule: str, parts: tuple[Part, ...], about: object = None) -> int:
        """The next answer of any of these seats, as its seat times SEAT and its option, or NOT_YET.

        They are always asked, also where there is one option or one seat left: whoever may do nothing else is not told
        apart from the others by being left out.  An op that wants an answer of each asks again for those that remain.
        """
        i = f.at
        f.at = i + 1
        if i < len(f.ans):
            return f.ans[i]
        self.pending = joint(kind, rule, parts, f.src, about)
        return NOT_YET

    def take_answers(self, f: Frame) -> tuple[int, ...]:
        """All answers that this op already has to the questions that come next, taken at once.

        The rule for whoever writes an op that asks: *options are computed only where the answer is missing*.  The op is run
        again for each answer, so options made every time cost as much as all questions together, and a round of picks
        that makes them anew for each pick grows with the cube of them.  An op with one question looks at `f.ans` first; an
        op with a round of them takes what it was told, and goes on asking from there.
        """
        got = f.ans[f.at :]
        f.at = len(f.ans)
        return got

    # -- events
    def emit(
        self,
        rule: str,
        kind: str,
        seat: int,
        cards: tuple[int, ...],
        amount: int = 0,
        source: int = -1,
        seen_by: int = ALL_SEATS,
        note: str = "",
        data: tuple[int, ...] = (),
        frm: Snapshot = NOTHING,
        to: Snapshot = NOTHING,
        also: tuple[int, ...] = (),
        how: str = "",
    ) -> None:
        """Tell the log what happened, and in which way of its kind (`how`); rollouts switch the sink off.

        Cards that have come from somewhere (`frm`) have gone to where they lie now, unless `to` says otherwise.  `also` are
        further things for its sentence, each where the game's sentence expects it; below 0 where there is none.
        """
        if self.tracing:
            things: tuple[Snapshot, ...] = ()
            if len(cards) == 1:  # nearly always
                things = (self.snapshot(cards[0]),)
            elif cards:
                things = tuple([self.snapshot(i) for i in cards])
            if frm is not NOTHING and to is NOTHING and things:
                to = things[0]
            by = NOTHING
            if source >= 0:
                by = things[0] if things and cards[0] == source else self.snapshot(source)
            more: tuple[Snapshot, ...] = ()
            if also:
                more = tuple([self.snapshot(i) if i >= 0 else NOTHING for i in also])
            who, grantor = self.figure(seat), self.granted_by(source)
            self.events.append(
                Event(
                    kind,
                    seat,
                    cards,
                    amount,
                    source,
                    rule,
                    seen_by,
                    note,
                    data,
                    frm,
                    to,
                    things,
                    by,
                    who,
                    more,
                    grantor,
                    how,
                )
            )

    def figure(self, seat: int) -> str:
        """The id of the thing that stands for a seat; "" in a game that has no such things."""
        return ""

    def granted_by(self, source: int) -> Snapshot:
        """The thing that gave the source the ability by which it acts now; NOTHING where the ability is its own."""
        return NOTHING

    def whence(self, i: int) -> Snapshot:
        """A thing that is about to move, as it lies now: for the event that will tell of it."""
        return self.snapshot(i) if self.tracing else NOTHING

    def whole(self, zone: str, seat: int) -> Snapshot:
        """A zone of which all moves, for the event that will tell of it."""
        return Snapshot("", -1, zone, seat) if self.tracing else NOTHING

    # -- call and return
    def call(self, f: Frame) -> None:
        """Run a frame next; what now runs is its caller, and goes on when it is done."""
        top = len(self.stack) - 1
        f.caller = self.running if self.running < top else top
        self.called = True
        self.stack.append(f)

    def caller(self, f: Frame) -> Frame:
        """The frame that called this one; what came of it is written there."""
        return self.stack[f.caller]

    def stop(self) -> None:
        """Let everything under way end here: what the frames had left to do, their last parts too, is never done."""
        if self.covered is not None:
            self.covered.update([(f.prog.name, k) for f in self.stack for k in (f.pc, f.prog.last)])
        del self.stack[:]

    # -- hooks of a game
    def snapshot(self, i: int) -> Snapshot:
        """What the log keeps of the thing with handle i: what it is, whose, and where it lies now.

        No place is told in a zone in which it would tell a seat too much.
        """
        return NOTHING

    def settle(self) -> None:
        """What must be checked whenever something changed; may push frames."""
        self.unsettled = False

    def clone(self) -> State:
        """Return a copy that shares nothing with this position that either may change."""
        raise AssertionError("a game's state says how it is cloned")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def dump(self) -> tuple[object, ...]:
        """The whole position as plain data: equal positions have equal dumps."""
        d = self.pending
        return (
            tuple([f.dump() for f in self.stack]),
            None if d is None else d.dump(),
            (self.ra, self.rb, self.rc, self.rd),
            self.script,
            self.over,
        )

    def copy_kernel_into(self, t: State) -> None:
        """Copy what the kernel keeps into another state; a game's `clone` calls it and copies its own fields."""
        t.stack = [f.clone() for f in self.stack]
        t.pending = self.pending
        t.ra = self.ra
        t.rb = self.rb
        t.rc = self.rc
        t.rd = self.rd
        t.script = self.script
        t.nature_asks = self.nature_asks
        t.forced_asks = self.forced_asks
        t.polls_alike = self.polls_alike
        t.tracing = self.tracing
        t.over = self.over
        t.unsettled = self.unsettled
        t.covered = self.covered


def advance(s: State) -> int:
    """Run until a seat must answer, the stack is empty, or the game is over; the number of steps it took.

    Raises StepBudget where an effect never ends.
    """
    stack = s.stack
    covered = s.covered
    steps = 0
    while stack and not s.over:
        f = stack[-1]
        prog = f.prog
        depth = len(stack)
        pc = f.pc
        s.called = False
        while pc < prog.end:
            steps += 1
            if steps > BUDGET:
                names = " > ".join([g.prog.name for g in stack[-8:]])
                raise StepBudget(NO_END.fill(budget=BUDGET, names=names, pc=pc))
            f.at = 0
            f.pc = pc + 1
            s.running = depth - 1
            if covered is not None:
                covered.add((prog.name, pc))
            prog.ops[pc].run(s, f)
            if s.pending is not None:
                f.pc = pc
                return steps
            if f.ans:
                f.ans = ()
            if s.unsettled:
                s.settle()
            if s.called or len(stack) != depth or s.over:
                break  # another frame may be on top now
            pc = f.pc
        else:
            stack.pop()
    return steps


def abandon(s: State, seat: int) -> None:
    """Let a seat leave the game in the middle of effects, in order.

    Each of its own goes on at its last part once what lies above it is done, or ends.  What others have begun goes on, and
    does not wait for the seat any more.
    """
    for f in s.stack:
        f.without(seat)


def reply(s: State, option: int) -> int:
    """Answer the pending decision with one of its options (unchecked), then run on; the number of steps it took."""
    f = s.stack[-1]
    f.ans = f.ans + (option,) if f.ans else (option,)
    s.pending = None
    return advance(s)


def play_out(s: State, rng: Callable[[], float], early: float, most: int) -> int:
    """Answer every question by lot (`by_lot`) until the game is over; the number of answers."""
    n = 0
    while not s.over and n < most:
        d = s.pending
        assert d is not None
        reply(s, by_lot(d, rng, early))
        n += 1
    return n
