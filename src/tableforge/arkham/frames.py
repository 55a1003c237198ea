"""The rulebook's procedures under way, with what each must know; an ability of a card runs in a plain `AFrame`.

Everything here is plain data: `turn`, `play`, `use`, `skill`, `damage`, `enemies` and `encounter` have the programs that these
frames run.
"""

from __future__ import annotations

from typing import Final, final

from tableforge.arkham.definition import Ability, Mod
from tableforge.arkham.names import NO_DESIGNATOR, PLAIN, UNDECIDED, WILLPOWER
from tableforge.arkham.state import AFrame
from tableforge.kernel.core import Program
from tableforge.kernel.open import mypyc_attr
from tableforge.kernel.react import Fact, Moment
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY

# moments of a test at which what a card adds to it may happen
ON_TOKEN: Final = 0  # as soon as the tokens that stay revealed are known
ON_RESULT: Final = 1  # with the results, ST.7
AFTER_TEST: Final = 2  # when the test has ended


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnFrame(AFrame):
    """A turn, or a window in which several seats have a say.

    seats   whom it polls, in order        turn    whose say it is        passes  how many have passed in a row
    chosen_act  what the active investigator means to do once everybody has passed
    """

    def __init__(self, prog: Program, src: int, ctrl: int, seats: tuple[int, ...]) -> None:
        super().__init__(prog, src, ctrl)
        self.seats = seats
        self.turn = 0
        self.passes = 0
        self.chosen_act = -1

    def clone(self) -> TurnFrame:
        t = TurnFrame(self.prog, self.src, self.ctrl, self.seats)
        self.copy_registers_into(t)
        t.turn = self.turn
        t.passes = self.passes
        t.chosen_act = self.chosen_act
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.seats, self.turn, self.passes, self.chosen_act)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ActionFrame(AFrame):
    """Something being initiated by its steps: an action of the rulebook, a card being played, an ability being used.

    verb        what is done                       ability     by which ability of card `src`, if any
    designator  which action it counts as          targets     whom or what it is done to
    provokes    attacks of opportunity follow      attackers   the enemies that still have to make them
    price       the resources that it costs        costs       the actions that it costs
    deferred    tests, and moves that lead to one, that wait for its end
    """

    verb: int = 0
    ability: Ability | None = None
    designator: int = NO_DESIGNATOR
    targets: tuple[int, ...] = NO_IDS
    provokes: bool = False
    attackers: tuple[int, ...] = NO_IDS
    price: int = 0
    costs: int = 0
    deferred: tuple[AFrame, ...] = ()

    def clone(self) -> ActionFrame:
        t = ActionFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        t.verb = self.verb
        t.ability = self.ability
        t.designator = self.designator
        t.targets = self.targets
        t.provokes = self.provokes
        t.attackers = self.attackers
        t.price = self.price
        t.costs = self.costs
        t.deferred = self.deferred
        return t

    def dump(self) -> tuple[object, ...]:
        ability = None if self.ability is None else self.ability.number
        return (
            *super().dump(),
            self.verb,
            ability,
            self.designator,
            self.targets,
            self.provokes,
            self.attackers,
            self.price,
            self.costs,
            tuple([x.dump() for x in self.deferred]),
        )


@final
@mypyc_attr(acyclic=True)
class Rider:
    """What a card adds to a test: at which moment of it, and a program; its words are read in the frame that made it."""

    def __init__(self, moment: int, prog: Program, ctx: AFrame) -> None:
        self.moment = moment
        self.prog = prog
        self.ctx = ctx

    def dump(self) -> tuple[object, ...]:
        return (self.moment, self.prog.name, self.ctx.dump())


@final
@mypyc_attr(acyclic=True)
class Token:
    """A chaos token of the test: its face, how it is read, whether it still counts, and what is done to its number."""

    def __init__(self, face: int) -> None:
        self.face = face
        self.read = face
        self.ignored = False  # cancelled, or not chosen to be resolved
        self.flipped = False
        self.resolved = False

    def clone(self) -> Token:
        t = Token(self.face)
        t.read = self.read
        t.ignored = self.ignored
        t.flipped = self.flipped
        t.resolved = self.resolved
        return t

    def dump(self) -> tuple[object, ...]:
        return (self.face, self.read, self.ignored, self.flipped, self.resolved)


@final
@mypyc_attr(acyclic=True)
class TestMod:
    """A modifier for one test only, with the frame in which its words are read."""

    def __init__(self, mod: Mod, ctx: AFrame) -> None:
        self.mod = mod
        self.ctx = ctx

    def dump(self) -> tuple[object, ...]:
        return (self.mod.name, self.mod.kind, self.ctx.dump())


@final
@mypyc_attr(acyclic=True)
class TestFrame(AFrame):
    """A skill test: `ctrl` tests because of card `src`.

    skill       the skill that is tested                 kind        plain, attack, evasion or investigation
    base        its difficulty, where no card has it     target      the enemy, the location or the card it is against
    mods        modifiers for this test alone            riders      what cards add to its results
    committed   the committed cards, in order            tokens      what was revealed
    ok, ko      what the card itself says happens        ctx         the frame that these are read in
    results     instead of the usual results, if any     choose      how many of the revealed tokens count; 0: all
    verdict     automatic success or failure             result      what ST.6 established
    value       the modified skill                       margin      by how much
    reveal      how many tokens are still to be revealed deferred    what waits until the test is over
    """

    skill: int = WILLPOWER
    kind: int = PLAIN
    base: int = 0
    target: int = NO_CARD
    mods: tuple[TestMod, ...] = ()
    riders: tuple[Rider, ...] = ()
    committed: tuple[int, ...] = NO_IDS
    tokens: tuple[Token, ...] = ()
    ok: Program | None = None
    ko: Program | None = None
    ctx: AFrame | None = None
    results: Program | None = None
    verdict: int = UNDECIDED
    result: int = UNDECIDED
    value: int = 0
    difficulty: int = 0
    margin: int = 0
    reveal: int = 1
    choose: int = 0  # how many of the tokens that were revealed together are resolved; 0: all
    done: tuple[int, ...] = NO_IDS  # riders and results that have been applied
    passed: tuple[int, ...] = NO_IDS  # seats that have passed in a row in ST.2
    no_token: bool = False
    peril: bool = False
    deferred: tuple[AFrame, ...] = ()
    kept: tuple[int, ...] = NO_IDS  # committed cards that go back to hand in ST.8

    def clone(self) -> TestFrame:
        t = TestFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        t.skill = self.skill
        t.kind = self.kind
        t.base = self.base
        t.target = self.target
        t.mods = self.mods
        t.riders = self.riders
        t.committed = self.committed
        t.tokens = tuple([x.clone() for x in self.tokens])
        t.ok = self.ok
        t.ko = self.ko
        t.ctx = self.ctx
        t.results = self.results
        t.verdict = self.verdict
        t.result = self.result
        t.value = self.value
        t.difficulty = self.difficulty
        t.margin = self.margin
        t.reveal = self.reveal
        t.choose = self.choose
        t.done = self.done
        t.passed = self.passed
        t.no_token = self.no_token
        t.peril = self.peril
        t.deferred = tuple([x.clone() for x in self.deferred])
        t.kept = self.kept
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            *super().dump(),
            self.skill,
            self.kind,
            self.base,
            self.target,
            tuple([m.dump() for m in self.mods]),
            tuple([r.dump() for r in self.riders]),
            self.committed,
            tuple([t.dump() for t in self.tokens]),
            None if self.ok is None else self.ok.name,
            None if self.ko is None else self.ko.name,
            None if self.ctx is None else self.ctx.dump(),
            None if self.results is None else self.results.name,
            self.verdict,
            self.result,
            self.value,
            self.difficulty,
            self.margin,
            self.reveal,
            self.choose,
            self.done,
            self.passed,
            self.no_token,
            self.peril,
            tuple([x.dump() for x in self.deferred]),
            self.kept,
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HarmFrame(AFrame):
    """Damage and horror being dealt: determined, assigned, applied.

    packets   (card, kind, amount, direct) as they were dealt   assigned  (card, kind, amount) as they will be applied
    attacker  the enemy whose attack it is                      by        the seat whose doing it is
    seen      how many assignments have passed their "when"     felled    the cards that are to be defeated
    """

    packets: tuple[tuple[int, int, int, bool], ...] = ()
    assigned: tuple[tuple[int, int, int], ...] = ()
    attacker: int = NO_CARD
    by: int = NOBODY
    seen: int = 0
    felled: tuple[int, ...] = NO_IDS

    def clone(self) -> HarmFrame:
        t = HarmFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        t.packets = self.packets
        t.assigned = self.assigned
        t.attacker = self.attacker
        t.by = self.by
        t.seen = self.seen
        t.felled = self.felled
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.packets, self.assigned, self.attacker, self.by, self.seen, self.felled)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EnemyFrame(AFrame):
    """An enemy attacks, moves, spawns or is defeated; `queue` are the enemies or seats that are still to come.

    enemy   which one          whom    which investigator           place   which location
    phase_attack  it exhausts afterwards      harm    damage and horror, where they are not the printed ones
    """

    enemy: int = NO_CARD
    whom: int = NOBODY
    place: int = NO_CARD
    queue: tuple[int, ...] = NO_IDS
    phase_attack: bool = False
    plus_damage: int = 0
    plus_horror: int = 0
    no_damage: bool = False

    def clone(self) -> EnemyFrame:
        t = EnemyFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        t.enemy = self.enemy
        t.whom = self.whom
        t.place = self.place
        t.queue = self.queue
        t.phase_attack = self.phase_attack
        t.plus_damage = self.plus_damage
        t.plus_horror = self.plus_horror
        t.no_damage = self.no_damage
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            *super().dump(),
            self.enemy,
            self.whom,
            self.place,
            self.queue,
            self.phase_attack,
            self.plus_damage,
            self.plus_horror,
            self.no_damage,
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveFrame(AFrame):
    """An investigator moves: from where, to where; `follow` are the engaged enemies that come along."""

    start: int = NO_CARD
    place: int = NO_CARD
    mover: int = NOBODY

    def clone(self) -> MoveFrame:
        t = MoveFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        t.start = self.start
        t.place = self.place
        t.mover = self.mover
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.start, self.place, self.mover)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFrame(AFrame):
    """Cards are drawn: by which rule, how many still, what came, what has yet to be resolved, whether the deck ran out."""

    rule: str = "AH.draw-cards"
    left: int = 0
    drawn: tuple[int, ...] = NO_IDS
    weak: tuple[int, ...] = NO_IDS
    ran_out: bool = False

    def clone(self) -> DrawFrame:
        t = DrawFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        t.rule = self.rule
        t.left = self.left
        t.drawn = self.drawn
        t.weak = self.weak
        t.ran_out = self.ran_out
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.rule, self.left, self.drawn, self.weak, self.ran_out)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Point(Moment):
    """A timing point: what is about to happen, or, where there are several `facts`, what has happened in one effect.

    `answered` holds the abilities that have reacted, each with the fact that it reacted to: once to each occurrence.
    """

    def __init__(self, prog: Program, src: int, ctrl: int, seats: tuple[int, ...], facts: tuple[Fact, ...]) -> None:
        super().__init__(prog, src, ctrl, seats, facts[0])
        self.facts = facts

    def clone(self) -> Point:
        t = Point(self.prog, self.src, self.ctrl, self.seats, tuple([x.clone() for x in self.facts]))
        self.copy_frame_into(t)
        t.turn = self.turn
        t.passes = self.passes
        t.cancelled = self.cancelled
        t.happened = self.happened
        t.reacted = self.reacted
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), tuple([(*x.dump(), x.at) for x in self.facts]))


__all__ = [
    "AFTER_TEST",
    "ActionFrame",
    "DrawFrame",
    "EnemyFrame",
    "HarmFrame",
    "MoveFrame",
    "ON_RESULT",
    "ON_TOKEN",
    "Point",
    "Rider",
    "TestFrame",
    "TestMod",
    "Token",
    "TurnFrame",
]
