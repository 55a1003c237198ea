"""Using a card: each way a program that reads like the rulebook.

A reap:   exhaust, gain, abilities, after.                            An action or omni:  exhaust, abilities, after.
A fight:  exhaust, target, before, strike, fallen, abilities, after (`fight`).
"""

from __future__ import annotations

from typing import Final

from tableforge.kernel.core import Op, steps
from tableforge.kernel.react import Fact
from tableforge.keyforge import board, legal, moves
from tableforge.keyforge.fight import BeforeTheFight, ChooseTarget, Fallen, FightAbilities, Strike
from tableforge.keyforge.frames import FightFrame, UseFrame
from tableforge.keyforge.idle import tell_nothing
from tableforge.keyforge.names import (
    ACTION_LABEL,
    CREATURE,
    DO_ACTION,
    DO_FIGHT,
    DO_REAP,
    DO_UNSTUN,
    GAINS_BY_REAPING,
    INSTEAD,
    MAIN_STEP,
    OMNI,
    REAP,
    REAPS,
    USES,
    WAYS_OF_USE,
)
from tableforge.keyforge.play import pay_tolls
from tableforge.keyforge.state import KeyForge, KFrame, KOp
from tableforge.words.frame import NO_CARD


def use(s: KeyForge, i: int, verb: int, user: int, target: int = NO_CARD) -> None:
    """Start using card i; the caller has asked `legal`."""
    if verb == DO_FIGHT or verb == DO_UNSTUN:
        fight = FightFrame(FIGHTING, i, user)
        fight.opp = target
        s.call(fight)
        return
    g = UseFrame(REAPING if verb == DO_REAP else USING, i, user)
    g.label = REAP if verb == DO_REAP else ACTION_LABEL if verb == DO_ACTION else OMNI
    s.call(g)


class Exhaust(Op[KeyForge, UseFrame]):
    """The card exhausts; a stunned creature only loses its stun."""

    def run(self, s: KeyForge, f: UseFrame) -> None:
        i = f.src
        pay_tolls(s, legal.tolls(s, USES, s.active, i), s.active, "KF.if-you-do-in-order-to")
        s.acted = s.acted or s.step == MAIN_STEP
        c = s.card(i)
        c.ready = False
        s.titles = {**s.titles, c.d.id: s.titles.get(c.d.id, 0) + 1}
        s.record(Fact(USES, s.active, i, NO_CARD, 0))
        if c.stun:
            c.stun = False
            s.emit("KF.stun-next-use", "unstun", c.ctrl, (i,), 0, i, how="used")
            f.finish()
        else:
            rule = self.rule
            if f.prog.name == "use" and c.d.type == CREATURE:
                rule = legal.action_rule(s, i) if f.label == ACTION_LABEL else legal.omni_rule(s, i)
            s.emit(rule, f.prog.name, c.ctrl, (i,), 0, i)


class AfterUse(Op[KeyForge, UseFrame]):
    """Whatever watches cards being used; the effect that caused the use learns whom it fought."""

    def run(self, s: KeyForge, f: UseFrame) -> None:
        g = s.caller(f)
        if f.opp >= 0 and isinstance(g, KFrame):
            g.opp = f.opp
        fought = 1 if isinstance(f, FightFrame) and f.opp >= 0 else 0  # one that only lost its stun has attacked nobody
        if board.watched(s, USES):
            moves.resolve(s, moves.reactions(s, Fact(USES, s.active, f.src, NO_CARD, fought)))


class ReapGain(Op[KeyForge, UseFrame]):
    """The controller gains 1 æmber, unless a card makes something else of it."""

    def run(self, s: KeyForge, f: UseFrame) -> None:
        fact = Fact(GAINS_BY_REAPING, f.ctrl, f.src, NO_CARD, 1)
        for row in board.index(s).rows[INSTEAD]:
            m = row.mod
            assert m.event is not None
            if GAINS_BY_REAPING in m.event.kinds() and board.live(s, row) and m.event.matches(s, row.ctx, fact):
                assert m.prog is not None
                s.call(moves.reaction(row, m.prog, fact))
                return
        if moves.grow(s, f.ctrl, 1):  # what another card takes was not gained
            s.emit(self.rule, "gain", f.ctrl, (), 1, f.src)
            f.gained = 1
            moves.happen(s, fact)


class JustGained(KOp):
    """What was just gained by reaping is "that much" only while it is still in the pool: read before, written after."""

    def __init__(self, rule: str, done: bool) -> None:
        super().__init__(rule)
        self.done = done

    def run(self, s: KeyForge, f: KFrame) -> None:
        reap = [g for g in s.stack if isinstance(g, UseFrame) and g.prog is REAPING][-1]
        pool = s.players[f.who].amber
        if self.done:
            reap.gained -= max(0, f.pool - pool)
        else:
            f.pool = pool
            f.much = min(f.much, max(0, reap.gained))


class ReapAbilities(KOp):
    def run(self, s: KeyForge, f: KFrame) -> None:
        frames = board.abilities(s, f.src, REAP)
        tell_nothing(s, f.src, frames)
        moves.resolve(s, frames)


class AfterReap(KOp):
    def run(self, s: KeyForge, f: KFrame) -> None:
        moves.happen(s, Fact(REAPS, f.ctrl, f.src, NO_CARD, 0))


class LabelAbilities(Op[KeyForge, UseFrame]):
    """All "Action:" or all "Omni:" abilities of the card."""

    def run(self, s: KeyForge, f: UseFrame) -> None:
        frames = board.abilities(s, f.src, f.label)
        for g in frames:
            g.ctrl = f.ctrl
        tell_nothing(s, f.src, frames)
        moves.resolve(s, frames)


REAPING: Final = steps(
    "reap",
    {
        "exhaust": Exhaust("KF.reap"),
        "gain": ReapGain("KF.reap"),
        "abilities": ReapAbilities("KF.all-of-a-kind"),
        "after": AfterReap("KF.reap"),
        "after-use": AfterUse("KF.what-counts-as-use"),
    },
    last="after-use",
)
USING: Final = steps(
    "use",
    {
        "exhaust": Exhaust("KF.artifact-exhaust-then-resolve"),
        "abilities": LabelAbilities("KF.all-of-a-kind"),
        "after-use": AfterUse("KF.what-counts-as-use"),
    },
    last="after-use",
)
FIGHTING: Final = steps(
    "fight",
    {
        "exhaust": Exhaust("KF.fight-exhaust"),
        "target": ChooseTarget("KF.fight-target"),
        "before": BeforeTheFight("KF.fight-before"),
        "strike": Strike("KF.fight-damage"),
        "fallen": Fallen("KF.fight-end-constants"),
        "abilities": FightAbilities("KF.fight-after"),
        "after-use": AfterUse("KF.what-counts-as-use"),
    },
    last="after-use",
)


def ways_to_use(s: KeyForge, i: int, p: int) -> list[int]:
    """The ways in which a card that lets card i be used may use it."""
    return [v for v in WAYS_OF_USE if not legal.may_use_by_effect(s, i, v, p)]
