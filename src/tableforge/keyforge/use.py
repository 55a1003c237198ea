"""Using a card: each way a program that reads like the rulebook.

A reap:   exhaust, gain, abilities, after.                            An action or omni:  exhaust, abilities, after.
A fight:  exhaust, target, before, strike, fallen, abilities, after (`fight`).
"""

from __future__ import annotations

from typing import Final

from tableforge.kernel.core import Program
from tableforge.keyforge import board, legal, moves
from tableforge.keyforge.fight import BeforeTheFight, ChooseTarget, Fallen, FightAbilities, Strike
from tableforge.keyforge.names import (
    ACTION_LABEL,
    CREATURE,
    DO_ACTION,
    DO_FIGHT,
    DO_OMNI,
    DO_REAP,
    DO_UNSTUN,
    GAINS_BY_REAPING,
    INSTEAD,
    MAIN_STEP,
    OMNI,
    REAP,
    REAPS,
    USES,
)
from tableforge.keyforge.play import pay_tolls
from tableforge.keyforge.state import Fact, KeyForge, KFrame, KOp
from tableforge.words.frame import NO_CARD


def use(s: KeyForge, i: int, verb: int, user: int, target: int = NO_CARD) -> None:
    """Start using card i; the caller has asked `legal`."""
    prog = REAPING if verb == DO_REAP else FIGHTING if verb == DO_FIGHT or verb == DO_UNSTUN else USING
    g = KFrame(prog, i, user)
    g.a = ACTION_LABEL if verb == DO_ACTION else OMNI
    g.opp = target
    g.num = s.running
    s.push(g)


class Exhaust(KOp):
    """The card exhausts; a stunned creature only loses its stun."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        i = f.src
        pay_tolls(s, legal.tolls(s, USES, s.active, i), s.active, "KF.if-you-do-in-order-to")
        s.acted = s.acted or s.step == MAIN_STEP
        c = s.card(i)
        c.ready = False
        s.titles = {**s.titles, c.d.id: s.titles.get(c.d.id, 0) + 1}
        s.record(Fact(USES, s.active, i, NO_CARD, 0))
        if c.stun:
            c.stun = False
            s.emit("KF.stun-next-use", "unstun", c.ctrl, (i,), 0, i)
            f.pc = len(f.prog.ops) - 1
        else:
            rule = self.rule
            if f.prog.name == "use" and c.d.type == CREATURE:
                rule = legal.action_rule(s, i) if f.a == ACTION_LABEL else legal.omni_rule(s, i)
            s.emit(rule, f.prog.name, c.ctrl, (i,), 0, i)


class AfterUse(KOp):
    """Whatever watches cards being used; the effect that caused the use learns whom it fought."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        g = s.stack[f.num]
        if f.opp >= 0 and isinstance(g, KFrame):
            g.opp = f.opp
        fought = 1 if f.prog.name == "fight" and f.opp >= 0 else 0  # one that only lost its stun has attacked nobody
        frames = moves.reactions(s, [Fact(USES, s.active, f.src, NO_CARD, fought)])
        if frames:
            moves.resolve(s, frames)


class ReapGain(KOp):
    """The controller gains 1 æmber, unless a card makes something else of it."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        fact = Fact(GAINS_BY_REAPING, f.ctrl, f.src, NO_CARD, 1)
        for row in board.index(s).rows[INSTEAD]:
            m = row.mod
            assert m.event is not None
            if GAINS_BY_REAPING in m.event.kinds() and board.live(s, row) and m.event.matches(s, row.ctx, fact):
                assert m.prog is not None
                s.push(moves.reaction(row, m.prog, fact))
                return
        if moves.grow(s, f.ctrl, 1):  # what another card takes was not gained
            s.emit(self.rule, "gain", f.ctrl, (), 1, f.src)
            f.much = 1
            moves.happen(s, [fact])


class JustGained(KOp):
    """What was just gained by reaping is "that much" only while it is still in the pool: read before, written after."""

    def __init__(self, rule: str, done: bool) -> None:
        super().__init__(rule)
        self.done = done

    def run(self, s: KeyForge, f: KFrame) -> None:
        reaps = [g for g in s.stack if isinstance(g, KFrame) and g.prog is REAPING]
        pool = s.players[f.who].amber
        if self.done:
            reaps[-1].much -= max(0, f.num - pool)
        else:
            f.num = pool
            f.much = min(f.much, max(0, reaps[-1].much))


class ReapAbilities(KOp):
    def run(self, s: KeyForge, f: KFrame) -> None:
        moves.resolve(s, board.abilities(s, f.src, REAP))


class AfterReap(KOp):
    def run(self, s: KeyForge, f: KFrame) -> None:
        moves.happen(s, [Fact(REAPS, f.ctrl, f.src, NO_CARD, 0)])


class LabelAbilities(KOp):
    """All "Action:" or all "Omni:" abilities of the card."""

    def run(self, s: KeyForge, f: KFrame) -> None:
        frames = board.abilities(s, f.src, f.a)
        for g in frames:
            g.ctrl = f.ctrl
        moves.resolve(s, frames)


REAPING: Final = Program(
    "reap",
    (
        Exhaust("KF.reap"),
        ReapGain("KF.reap"),
        ReapAbilities("KF.all-of-a-kind"),
        AfterReap("KF.reap"),
        AfterUse("KF.what-counts-as-use"),
    ),
)
USING: Final = Program(
    "use",
    (
        Exhaust("KF.artifact-exhaust-then-resolve"),
        LabelAbilities("KF.all-of-a-kind"),
        AfterUse("KF.what-counts-as-use"),
    ),
)
FIGHTING: Final = Program(
    "fight",
    (
        Exhaust("KF.fight-exhaust"),
        ChooseTarget("KF.fight-target"),
        BeforeTheFight("KF.fight-before"),
        Strike("KF.fight-damage"),
        Fallen("KF.fight-end-constants"),
        FightAbilities("KF.fight-after"),
        AfterUse("KF.what-counts-as-use"),
    ),
)

WAYS: Final = (DO_REAP, DO_FIGHT, DO_ACTION, DO_OMNI, DO_UNSTUN)


def ways_to_use(s: KeyForge, i: int, p: int) -> list[int]:
    """The ways in which a card that lets card i be used may use it."""
    return [v for v in WAYS if not legal.may_use_by_effect(s, i, v, p)]
