"""Three climbers on one rope: the smallest game with all that a game of co-operating seats asks of the kernel.

A climber pays for an action, is butted by each goat beside it, and is then tested.  A test opens a window to all, draws a
stone from a bag, and may start another test inside itself; its stone goes back however it ends.  A butt passes its timing
points.  Whoever has no strength left falls, in the middle of whatever is under way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kernel.occurrences import Occurrences, cause

from tableforge.kernel.ask import NATURE, NOT_YET, Part, option_in, seat_in
from tableforge.kernel.chance import Script
from tableforge.kernel.core import Frame, Op, Program, State, abandon, advance, reply, steps
from tableforge.kernel.react import AFTER, AT, WHEN, WOULD, Fact, Index, Moment, Row
from tableforge.kernel.window import Poll, Window

ANN, BEN, CAM = SEATS = (0, 1, 2)
BUTT, REST = 0, 1  # what happens: a goat butts a climber, a climber gathers strength
SLIP: Final = 9  # the stone that tests once more; any other adds its number
NO_STONE: Final = -1
HANG_ON, LET_GO = 0, 1

# What a climber holds: a hook adds one to a test, a stone thrown in a window makes a goat butt the one who is tested.
HOOK, THROW = 100, 101
# The others react to a butt.  A handle is ten times the tool, and its number among its like.
SHIELD, BED, HELMET, FLUTE, HORN, SALVE = 1, 2, 3, 4, 5, 6
REACTIONS: Final[dict[int, tuple[int, bool]]] = {
    SHIELD: (WHEN, False),  # cancels the butt
    BED: (WOULD, False),  # makes a rest of it
    HELMET: (WHEN, True),  # softens it
    FLUTE: (AT, False),  # is only heard
    HORN: (AFTER, False),  # makes a goat butt the next climber
    SALVE: (AFTER, True),  # gives back one strength
}
NAMES: Final = {SHIELD: "shield", BED: "bed", HELMET: "helmet", FLUTE: "flute", HORN: "horn", SALVE: "salve"}


class Step(Frame):
    """A step under way: who is tested, how hard, with what, and what came of it."""

    def __init__(self, prog: Program, src: int, ctrl: int) -> None:
        super().__init__(prog, src, ctrl)
        self.goats = 0
        self.total = 0
        self.stone = NO_STONE
        self.passed = False

    def clone(self) -> Step:
        t = Step(self.prog, self.src, self.ctrl)
        self.copy_frame_into(t)
        t.goats, t.total, t.stone, t.passed = self.goats, self.total, self.stone, self.passed
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.goats, self.total, self.stone, self.passed)


Tool = Row[int, Step]


class Climb(State):
    """The rope: strength and tools of each climber, goats beside it, stones in the bag."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.strength = [9, 9, 9]
        self.tools: list[tuple[int, ...]] = [(), (), ()]
        self.goats = [0, 0, 0]
        self.bag = [0, 1, 2, SLIP]
        self.fallen: tuple[int, ...] = ()
        self.lead = ANN

    def clone(self) -> Climb:
        t = Climb(0)
        self.copy_kernel_into(t)
        t.strength, t.tools, t.goats, t.bag = self.strength[:], self.tools[:], self.goats[:], self.bag[:]
        t.fallen, t.lead = self.fallen, self.lead
        return t

    def dump(self) -> tuple[object, ...]:
        mine = (tuple(self.strength), tuple(self.tools), tuple(self.goats), tuple(self.bag), self.fallen, self.lead)
        return (super().dump(), mine)

    def up(self) -> tuple[int, ...]:
        """The climbers still on the rope, from the lead on."""
        return tuple([p for k in range(3) if (p := (self.lead + k) % 3) not in self.fallen])

    def spend(self, seat: int, tool: int) -> None:
        self.tools[seat] = tuple([t for t in self.tools[seat] if t != tool])

    def settle(self) -> None:
        """Whoever has no strength left falls, and leaves what is under way."""
        self.unsettled = False
        for p in self.up():
            if self.strength[p] <= 0:
                self.fallen = (*self.fallen, p)
                self.tools[p] = ()
                self.emit("C.fall", "falls", p, ())
                abandon(self, p)
        if not self.up():
            self.over = True
        elif self.lead in self.fallen:
            self.lead = self.up()[0]


# ------------------------------------------------------------------ what happens, and who reacts
class Butting(Occurrences[Climb, Tool]):
    """Butts and rests; the tools of all climbers on the rope react to butts."""

    def index(self, s: Climb) -> Index[Tool]:
        found: Index[Tool] = Index(0)
        for p in s.up():
            for tool in s.tools[p]:
                if tool // 10 in REACTIONS:
                    timing, _ = REACTIONS[tool // 10]
                    found.listen(timing, BUTT, Row(tool // 10, Step(NOTHING, tool, p), tool))
        return found

    def lead(self, s: Climb) -> int:
        return s.lead

    def seats(self, s: Climb) -> tuple[int, ...]:
        return s.up()

    def forced(self, row: Tool) -> bool:
        return REACTIONS[row.mod][1]

    def fits(self, s: Climb, row: Tool, m: Moment) -> bool:
        return row.mod == HORN or row.ctx.ctrl == m.fact.seat

    def ability(self, s: Climb, row: Tool, m: Moment) -> Frame:
        return Step(USING, row.key, row.ctx.ctrl)

    def happens(self, s: Climb, fact: Fact, src: int, ctrl: int) -> None:
        if fact.seat not in s.fallen:
            s.strength[fact.seat] += fact.amount if fact.kind == REST else -fact.amount
            s.unsettled = True
            s.emit("C.butt", "butted" if fact.kind == BUTT else "rests", fact.seat, (), fact.amount)


class UseTool(Op[Climb, Step]):
    """A tool reacts to a butt, and is gone."""

    def run(self, s: Climb, f: Step) -> None:
        m, tool = cause(s, f), f.src // 10
        s.spend(f.ctrl, f.src)
        s.emit(self.rule, NAMES[tool], f.ctrl, ())
        if tool == SHIELD:
            m.cancelled = True
        elif tool == BED:
            m.fact = Fact(REST, f.ctrl, -1, -1, 1)
        elif tool == HELMET:
            m.fact.amount -= 1
        elif tool == HORN:
            butt(s, (m.fact.seat + 1) % 3, 1)
        elif tool == SALVE:
            TIMING.occur(s, Fact(REST, f.ctrl, -1, -1, 1), f.src, f.ctrl)


def butt(s: Climb, seat: int, force: int) -> None:
    """A goat butts a climber: nobody's doing."""
    TIMING.occur(s, Fact(BUTT, seat, -1, -1, force), -1, NATURE)


# ------------------------------------------------------------------ an action: cost, goats, effect
class Pay(Op[Climb, Step]):
    def run(self, s: Climb, f: Step) -> None:
        f.goats = s.goats[f.ctrl]
        s.emit(self.rule, "pays", f.ctrl, ())


class Goats(Op[Climb, Step]):
    """Each goat beside the climber butts once, one after the other."""

    def run(self, s: Climb, f: Step) -> None:
        if f.goats > 0:
            f.goats -= 1
            f.pc -= 1
            butt(s, f.ctrl, 1)


class Try(Op[Climb, Step]):
    """A test begins; what came of it is written into this frame."""

    def run(self, s: Climb, f: Step) -> None:
        s.call(Step(TEST, f.src, f.ctrl))


class Gain(Op[Climb, Step]):
    def run(self, s: Climb, f: Step) -> None:
        s.emit(self.rule, "climbs" if f.passed else "stays", f.ctrl, ())


class Tell(Op[Climb, Step]):
    """Say that something has ended."""

    def run(self, s: Climb, f: Step) -> None:
        s.emit(self.rule, f"{f.prog.name} ends", f.ctrl, ())


# ------------------------------------------------------------------ a test
class Begin(Op[Climb, Step]):
    def run(self, s: Climb, f: Step) -> None:
        s.emit(self.rule, "test", f.ctrl, ())
        order = [p for k in range(3) if (p := (f.ctrl + k) % 3) not in s.fallen]
        s.call(Window(HELPING, f.src, f.ctrl, tuple(order)))


class Help(Poll[Climb]):
    """Each climber in turn, from the tested one on, may hold a hook or throw a stone."""

    def options(self, s: Climb, f: Window, seat: int) -> tuple[int, ...]:
        return tuple([t for t in s.tools[seat] if t in (HOOK, THROW)])

    def take(self, s: Climb, f: Window, seat: int, option: int) -> None:
        s.spend(seat, option)
        s.emit(self.rule, "hook" if option == HOOK else "throws", seat, ())
        if option == HOOK:
            test = s.caller(f)
            assert isinstance(test, Step)
            test.total += 1
        else:
            s.call(Step(THROWN, f.ctrl, seat))


class Provoked(Op[Climb, Step]):
    def run(self, s: Climb, f: Step) -> None:
        butt(s, f.src, 1)


class DrawStone(Op[Climb, Step]):
    def run(self, s: Climb, f: Step) -> None:
        stone = s.chance(f, "stone", self.rule, tuple(s.bag))
        if stone != NOT_YET:
            s.bag.remove(stone)
            f.stone = stone
            if stone == SLIP:
                s.call(Step(SLIPPING, f.src, f.ctrl))


class Judge(Op[Climb, Step]):
    """The result goes to the caller."""

    def run(self, s: Climb, f: Step) -> None:
        action = s.caller(f)
        assert isinstance(action, Step)
        action.passed = f.total + f.stone % SLIP >= 2
        s.emit(self.rule, "passed" if action.passed else "failed", f.ctrl, ())


class CloseTest(Tell):
    def run(self, s: Climb, f: Step) -> None:
        if f.stone != NO_STONE:
            s.bag = sorted([*s.bag, f.stone])
        super().run(s, f)


class Slipped(Op[Climb, Step]):
    """Whoever fails the test within the test is butted by three."""

    def run(self, s: Climb, f: Step) -> None:
        if not f.passed:
            butt(s, f.ctrl, 3)


# ------------------------------------------------------------------ all at once
class Avalanche(Op[Climb, Step]):
    """All climbers say at once whether they hang on; then, together, those who do lose one strength, the others two."""

    def run(self, s: Climb, f: Step) -> None:
        said: dict[int, int] = {}
        while len(said) < len(s.up()):
            parts = [Part(p, (HANG_ON, LET_GO), idle=LET_GO) for p in s.up() if p not in said]
            a = s.ask_each(f, "avalanche", self.rule, tuple(parts))
            if a == NOT_YET:
                return
            said[seat_in(a)] = option_in(a)
        for p in s.up():
            s.strength[p] -= 1 + said[p]
            s.emit(self.rule, "let go" if said[p] else "hung on", p, ())
        s.unsettled = True


class Call(Op[Climb, Step]):
    """Call a program for the frame's own seat."""

    def __init__(self, prog: Program) -> None:
        super().__init__("C.call")
        self.prog = prog

    def run(self, s: Climb, f: Step) -> None:
        s.call(Step(self.prog, f.src, f.ctrl))


NOTHING = Program("nothing", ())
USING = Program("using", (UseTool("C.tool"),))
TIMING = Butting("butt", ("C.would", "C.when", "C.at", "C.after"), "C.butt")
ACTION = steps(
    "action",
    {
        "cost": Pay("C.cost"),
        "goats": Goats("C.goats"),
        "effect": Try("C.climb"),
        "gain": Gain("C.climb"),
        "end": Tell("C.end"),
    },
    last="end",
)
TEST = steps(
    "test",
    {"begin": Begin("C.test"), "stone": DrawStone("C.stone"), "judge": Judge("C.judge"), "close": CloseTest("C.close")},
    last="close",
)
HELPING = Program("helping", (Help("C.help", "help"),))
THROWN = steps("throw", {"throw": Provoked("C.throw"), "end": Tell("C.throw")}, last="end")
SLIPPING = Program("slipping", (Try("C.slip"), Slipped("C.slip")))
AVALANCHE = steps("avalanche", {"choose": Avalanche("C.avalanche"), "end": Tell("C.avalanche")}, last="end")
ROUND = Program("round", (Tell("C.round"),))


def on_the_rope(
    ann: Sequence[int] = (),
    ben: Sequence[int] = (),
    cam: Sequence[int] = (),
    stones: Sequence[int] = (),
    **fields: list[int],
) -> Climb:
    """Three climbers with their tools; `stones` are what is drawn, in order."""
    s = Climb(1)
    s.tools = [tuple(ann), tuple(ben), tuple(cam)]
    for name, value in fields.items():
        setattr(s, name, value)
    script: Script = tuple([("stone", n) for n in stones])
    s.script = script
    s.call(Step(ROUND, -1, NATURE))
    return s


def begin(s: Climb, prog: Program, seat: int) -> Climb:
    """Let a climber begin something, up to the first question."""
    s.call(Step(prog, -1, seat))
    advance(s)
    return s


def answer(s: Climb, *options: int) -> Climb:
    for option in options:
        reply(s, option)
    return s


def asked(s: Climb) -> tuple[int, str, tuple[int, ...]] | None:
    """Whom the game asks what, with which options."""
    d = s.pending
    return None if d is None else (d.seat, d.kind, d.options)


def story(s: Climb) -> list[str]:
    """What has happened, in order: who, and what."""
    return [f"{('ann', 'ben', 'cam', 'all')[e.seat]} {e.kind}" for e in s.events]
