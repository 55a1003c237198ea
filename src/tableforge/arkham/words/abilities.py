"""What a card has: keywords, constant effects, triggered abilities, and those that belong to one kind of card."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.arkham import names
from tableforge.arkham.definition import Ability, Mod, Prey
from tableforge.arkham.frames import ON_RESULT, ON_TOKEN
from tableforge.arkham.ops.test import Attempt
from tableforge.arkham.questions.conditions import Result, SymbolRevealed
from tableforge.arkham.questions.events import periods_of
from tableforge.arkham.questions.sets import Opposed
from tableforge.arkham.words.board import Resign
from tableforge.arkham.words.common import Payable, program
from tableforge.arkham.words.flow import AdvanceThis
from tableforge.arkham.words.modifiers import Modifier, mods_in, new_mod, only_modifies
from tableforge.arkham.words.targets import What, set_of
from tableforge.kernel.core import Program
from tableforge.kernel.react import AFTER, AT, WHEN, WOULD
from tableforge.words.amounts import Amount, Cond, num
from tableforge.words.flow import If, IfDone, May
from tableforge.words.lower import Effect, Lowering, Out
from tableforge.words.node import Node, PatternNode, SetNode

GAINED = 8  # the abilities that a card gives to others are numbered from here on


@dataclass(frozen=True)
class Has:
    """Something a card has."""


# ------------------------------------------------------------------ keywords and other facts in words
@dataclass(frozen=True)
class Keyword(Has):
    name: str
    bit: int


fast, hunter, retaliate = (
    Keyword("fast", names.FAST),
    Keyword("hunter", names.HUNTER),
    Keyword("retaliate", names.RETALIATE),
)
massive, aloof = Keyword("massive", names.MASSIVE), Keyword("aloof", names.ALOOF)
peril, surge = Keyword("peril", names.PERIL), Keyword("surge", names.SURGE)


@dataclass(frozen=True)
class Uses(Has):
    """It enters play with so many uses; `discard_empty`: without any it is discarded."""

    n: int
    kind: int
    discard_empty: bool = False


def uses(n: int, kind: int, discard_empty: bool = False) -> Uses:
    return Uses(n, kind, discard_empty)


@dataclass(frozen=True)
class PreyIs(Has):
    """Whom an enemy prefers: who has the most or the least of something, or nobody but its bearer."""

    n: Amount | None
    most: bool = False

    def lowered(self) -> Prey:
        return Prey(self.n, self.most, self.n is None, self.n is None)


def prey_most(n: Amount) -> PreyIs:
    return PreyIs(n, True)


def prey_least(n: Amount) -> PreyIs:
    return PreyIs(n)


bearer_only = PreyIs(None)


@dataclass(frozen=True)
class SpawnsAt(Has):
    """Where an enemy spawns; without a place, engaged with its prey."""

    place: SetNode | None


def spawn(place: SetNode) -> SpawnsAt:
    return SpawnsAt(place)


spawn_engaged_with_prey = SpawnsAt(None)


@dataclass(frozen=True)
class Commits(Has):
    """How a skill may be committed: so many of its title to one test, or to your own tests only."""

    most: int = 0
    own_tests_only: bool = False


def max_committed(n: int) -> Commits:
    return Commits(n)


only_to_your_tests = Commits(0, True)


# ------------------------------------------------------------------ when, how often, for what
@dataclass(frozen=True)
class Timed:
    """A moment: before something happens, as it happens, once it has happened."""

    timing: int
    event: PatternNode


def would(event: PatternNode) -> Timed:
    return Timed(WOULD, event)


def when(event: PatternNode) -> Timed:
    return Timed(WHEN, event)


def at(event: PatternNode) -> Timed:
    return Timed(AT, event)


def if_occurs(event: PatternNode) -> Timed:
    return Timed(AT, event)


def after(event: PatternNode) -> Timed:
    return Timed(AFTER, event)


@dataclass(frozen=True)
class Limit:
    """How often an ability may be used in a period: by each player, or by the whole group."""

    n: int
    period: int
    group: bool = False


def limit(n: int, period: int, group: bool = False) -> Limit:
    return Limit(n, period, group)


# ------------------------------------------------------------------ what belongs to one test
def speaks_of(x: object, kind: type[Node]) -> bool:
    """Whether a condition has a word of this kind in it."""
    if isinstance(x, kind):
        return True
    parts = x.parts() if isinstance(x, Node) else x if isinstance(x, tuple) else ()
    return any([speaks_of(y, kind) for y in parts])


Riders = tuple[tuple[int, Program], ...]


def scoped(low: Lowering, words: tuple[Effect, ...]) -> tuple[tuple[Mod, ...], Riders, tuple[Effect, ...]]:
    """What is said within a test: its modifiers, what waits for its tokens or its result, and the rest."""
    mods: list[Mod] = []
    riders: list[tuple[int, Program]] = []
    rest: list[Effect] = []
    for e in words:
        if only_modifies(e):
            mods.extend(mods_in(e, low, None))
        elif isinstance(e, If) and speaks_of(e.cond, SymbolRevealed):
            riders.append((ON_TOKEN, program(low, "symbol", (e,))))
        elif isinstance(e, If) and speaks_of(e.cond, Result):
            riders.append((ON_RESULT, program(low, "result", (e,))))
        else:
            rest.append(e)
    return tuple(mods), tuple(riders), tuple(rest)


@dataclass(frozen=True)
class Results(Effect):
    """What a successful test brings in place of its usual results."""

    effects: tuple[Effect, ...]


def results(*effects: Effect) -> Results:
    return Results(effects)


@dataclass(frozen=True)
class Designated(Effect):
    """An action of the rulebook, by a card: fight, evade, investigate, parley, resign."""

    designator: int
    words: tuple[Effect, ...]

    def target(self) -> SetNode | None:
        """What the action is taken against, where it is a test against something."""
        if self.designator == names.A_FIGHT:
            return Opposed("fight")
        if self.designator == names.AN_EVASION and self.is_test():
            return Opposed("evade")
        return Opposed("investigate") if self.designator == names.AN_INVESTIGATION else None

    def is_test(self) -> bool:
        """Whether there is a test; a card may have it happen automatically instead."""
        return not self.words or any([isinstance(e, (Modifier, If, Results)) for e in self.words])

    def lower(self, out: Out) -> None:
        target = self.target()
        if target is None:
            out.say(*self.words)
            return
        low = out.lowering
        instead = [e for e in self.words if isinstance(e, Results)]
        mods, riders, rest = scoped(low, tuple([e for e in self.words if not isinstance(e, Results)]))
        assert not rest, rest
        prog = program(low, "results", instead[0].effects) if instead else None
        out.add(Attempt(self.designator, target, mods, riders, prog))


def fight(*words: Effect) -> Designated:
    return Designated(names.A_FIGHT, words)


def evade(*words: Effect) -> Designated:
    return Designated(names.AN_EVASION, words)


def investigate(*words: Effect) -> Designated:
    return Designated(names.AN_INVESTIGATION, words)


def parley(*words: Effect) -> Designated:
    return Designated(names.A_PARLEY, words)


def resign() -> Designated:
    return Designated(names.A_RESIGNATION, (Resign(),))


# ------------------------------------------------------------------ abilities
@dataclass(frozen=True)
class Constant(Has):
    """What holds while the card is in play; `unrevealed`: while a location shows its other side."""

    words: tuple[Effect | Gains, ...]
    while_: Cond | None = None
    unrevealed: bool = False

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        out: list[Mod] = []
        for w in self.words:
            if isinstance(w, Gains):
                out.append(w.mod(low, self.while_))
            else:
                out.extend(mods_in(w, low, self.while_))
        return tuple(out)


def constant(*words: Effect | Gains, while_: Cond | None = None) -> Constant:
    return Constant(words, while_)


def while_unrevealed(*words: Effect) -> Constant:
    return Constant(words, None, True)


@dataclass(frozen=True)
class Triggered(Has):
    """action, free, reaction, forced: an ability with its moment, its cost, its limit."""

    kind: int
    effects: tuple[Effect, ...]
    timed: Timed | None = None
    given: Cond | None = None
    costs: tuple[Payable, ...] = ()
    limit: Limit | None = None
    actions: int = 0
    from_hand: bool = False
    provokes: bool = True

    def lowered(self, low: Lowering, number: int) -> Ability:
        event = None if self.timed is None else self.timed.event
        a = Ability(number, self.kind, program(low, names.ABILITIES[self.kind], self.effects, event))
        a.actions = self.actions
        a.given = self.given
        a.provokes = self.provokes
        a.zone = names.HAND if self.from_hand else names.PLAY
        designate(a, self.effects)
        timed(a, self.timed)
        if self.costs:
            low.made["cost"] = low.made.get("cost", 0) + 1
            ops = tuple([c.cost() for c in self.costs])
            a.cost = Program(f"{low.id}#cost{low.made['cost']}", ops)
            low.programs[a.cost.name] = a.cost
            for op, word in zip(ops, self.costs, strict=True):
                op.said = word
        if self.limit is not None:
            a.limit, a.period, a.group = self.limit.n, self.limit.period, self.limit.group
        return a


def designate(a: Ability, effects: tuple[Effect, ...]) -> None:
    """Say which action an ability is, and what it is taken against."""
    for e in effects:
        if isinstance(e, Designated):
            a.designator = e.designator
            a.target = e.target()


def timed(a: Ability, t: Timed | None) -> None:
    """Say when an ability reacts, and to what."""
    if t is not None:
        a.timing, a.event, a.periods = t.timing, t.event, periods_of(t.event)


Costs = Payable | tuple[Payable, ...]


def costs_in(cost: Costs) -> tuple[Payable, ...]:
    return cost if isinstance(cost, tuple) else (cost,)


def action(
    *effects: Effect,
    n: int = 1,
    cost: Costs = (),
    limit: Limit | None = None,
    given: Cond | None = None,
    provokes: bool = True,
) -> Triggered:
    return Triggered(names.ACTION_ABILITY, effects, None, given, costs_in(cost), limit, n, False, provokes)


def free(*effects: Effect, cost: Costs = (), limit: Limit | None = None, given: Cond | None = None) -> Triggered:
    return Triggered(names.FREE, effects, None, given, costs_in(cost), limit)


def reaction(
    moment: Timed, *effects: Effect, cost: Costs = (), limit: Limit | None = None, given: Cond | None = None
) -> Triggered:
    return Triggered(names.REACTION, effects, moment, given, costs_in(cost), limit)


def forced(moment: Timed, *effects: Effect, given: Cond | None = None, from_hand: bool = False) -> Triggered:
    return Triggered(names.FORCED, effects, moment, given, from_hand=from_hand)


@dataclass(frozen=True)
class Gains:
    """Cards gain an ability."""

    who: What
    ability: Triggered

    def mod(self, low: Lowering, guard: Cond | None) -> Mod:
        m = new_mod(low, names.GAINS)
        m.who, m.guard = set_of(self.who), guard
        m.abilities = (self.ability.lowered(low, GAINED),)
        return m


def gains(who: What, ability: Triggered) -> Gains:
    return Gains(who, ability)


@dataclass(frozen=True)
class Play(Has):
    """What an event does when it is played; `timed`: as a reaction; `given`: only in a period."""

    effects: tuple[Effect, ...]
    timed: Timed | None = None
    given: Cond | None = None

    def lowered(self, low: Lowering, number: int) -> Ability:
        event = None if self.timed is None else self.timed.event
        a = Ability(number, names.PLAY_ABILITY, program(low, "play", self.effects, event))
        a.given = self.given
        a.zone = names.HAND
        designate(a, self.effects)
        timed(a, self.timed)
        return a


def play(*effects: Effect, timing: Timed | None = None, during: Cond | None = None) -> Play:
    return Play(effects, timing, during)


@dataclass(frozen=True)
class Revelation(Has):
    effects: tuple[Effect, ...]


def revelation(*effects: Effect) -> Revelation:
    return Revelation(effects)


@dataclass(frozen=True)
class Committed(Has):
    """What a skill adds to the test that it is committed to."""

    words: tuple[Effect, ...]

    def lowered(self, low: Lowering, number: int) -> Ability:
        return in_test(low, number, names.COMMITTED, self.words)


def in_test(low: Lowering, number: int, kind: int, words: tuple[Effect, ...]) -> Ability:
    """An ability that adds to a test."""
    mods, riders, rest = scoped(low, words)
    a = Ability(number, kind, program(low, names.ABILITIES[kind], rest))
    a.mods, a.riders = mods, riders
    return a


def committed(*words: Effect) -> Committed:
    return Committed(words)


@dataclass(frozen=True)
class Symbol(Has):
    """What a chaos symbol stands for: on a scenario card, for one of its sides; on an investigator, the elder sign."""

    face: int
    n: Amount
    words: tuple[Effect, ...]
    hard: bool = False

    def lowered(self, low: Lowering, number: int) -> Ability:
        elder = self.face == names.ELDER_SIGN
        a = in_test(low, number, names.ELDER_SIGN_ABILITY if elder else names.SYMBOL, self.words)
        a.face, a.modifier = self.face, self.n
        return a


def elder_sign(n: Amount | int, *words: Effect) -> Symbol:
    return Symbol(names.ELDER_SIGN, num(n), words)


def symbol(face: int, n: Amount | int, *words: Effect) -> Symbol:
    return Symbol(face, num(n), words)


def hard_symbol(face: int, n: Amount | int, *words: Effect) -> Symbol:
    return Symbol(face, num(n), words, True)


@dataclass(frozen=True)
class Objective(Has):
    """How an act advances by itself; with a cost, whoever may pay it says whether they do."""

    timed: Timed
    given: Cond | None = None
    cost: Payable | None = None
    effects: tuple[Effect, ...] = ()

    def lowered(self, low: Lowering, number: int) -> Ability:
        done = self.effects or (AdvanceThis(),)
        effects = done if self.cost is None else (May((self.cost, IfDone(done))),)
        a = Ability(number, names.OBJECTIVE, program(low, "objective", effects))
        a.given = self.given
        timed(a, self.timed)
        return a


def objective(moment: Timed, *effects: Effect, given: Cond | None = None, may_pay: Payable | None = None) -> Objective:
    return Objective(moment, given, may_pay, effects)


@dataclass(frozen=True)
class Advance(Has):
    """What side b of an act or agenda says."""

    effects: tuple[Effect, ...]


def advance(*effects: Effect) -> Advance:
    return Advance(effects)
