"""The rulebook's procedures under way, with what each must know; an ability of a card runs in a plain `KFrame`.

Everything here is plain data: `turn`, `play`, `use`, `fight`, `damage` and `moves` have the programs that these frames run.
"""

from __future__ import annotations

from tableforge.kernel.core import Program
from tableforge.kernel.open import mypyc_attr
from tableforge.keyforge.names import DECK, PLAY
from tableforge.keyforge.state import KFrame
from tableforge.words.frame import NO_CARD, NO_IDS, NOBODY


@mypyc_attr(acyclic=True)
class SetupFrame(KFrame):
    """The set-up: who is to be the first player (chance says, where it is nobody), and whether hands may be taken back."""

    first: int = NOBODY
    mulligan: bool = True

    def clone(self) -> SetupFrame:
        t = SetupFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        t.first = self.first
        t.mulligan = self.mulligan
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.first, self.mulligan)


@mypyc_attr(acyclic=True, free_list_len=1)
class WindowFrame(KFrame):
    """Several abilities due at the same moment: those that have not resolved yet."""

    def __init__(self, prog: Program, src: int, ctrl: int, queue: tuple[KFrame, ...]) -> None:
        super().__init__(prog, src, ctrl)
        self.queue = queue

    def clone(self) -> WindowFrame:
        t = WindowFrame(self.prog, self.src, self.ctrl, self.queue)
        self.copy_registers_into(t)
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), tuple([q.dump() for q in self.queue]))

    def waiting(self) -> tuple[KFrame, ...]:
        return self.queue


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayFrame(KFrame):
    """A card being played: from which zone, as if it were yours, not as the first act of the step, and what it copies."""

    origin: int = DECK
    as_yours: bool = False
    late: bool = False
    copied: int = NO_CARD

    def clone(self) -> PlayFrame:
        t = PlayFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        t.origin = self.origin
        t.as_yours = self.as_yours
        t.late = self.late
        t.copied = self.copied
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.origin, self.as_yours, self.late, self.copied)


@mypyc_attr(acyclic=True, free_list_len=1)
class UseFrame(KFrame):
    """A card being used: for which label, and how much of what it gained by reaping is still there."""

    label: int = PLAY
    gained: int = 0

    def clone(self) -> UseFrame:
        t = UseFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        t.label = self.label
        t.gained = self.gained
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.label, self.gained)


@mypyc_attr(acyclic=True, free_list_len=1)
class FightFrame(UseFrame):
    """A fight.

    first       it is the first attack on its target this turn
    struck      whom the attacker's damage goes to, where a card sends it elsewhere
    broken_off  assault or hazardous damage has left nobody to fight with
    queue       what has become due by the fight itself and waits for the attacker's own abilities
    """

    first: bool = False
    struck: int = NO_CARD
    broken_off: bool = False
    queue: tuple[KFrame, ...] = ()

    def clone(self) -> FightFrame:
        t = FightFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        t.label = self.label
        t.gained = self.gained
        t.first = self.first
        t.struck = self.struck
        t.broken_off = self.broken_off
        t.queue = self.queue
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.first, self.struck, self.broken_off, tuple([q.dump() for q in self.queue]))

    def waiting(self) -> tuple[KFrame, ...]:
        return self.queue


@mypyc_attr(acyclic=True)
class ForgeFrame(KFrame):
    """A key being forged: at how much more than its current cost, or at no cost; the player has agreed to it already."""

    extra: int = 0
    free: bool = False
    agreed: bool = False

    def clone(self) -> ForgeFrame:
        t = ForgeFrame(self.prog, self.src, self.ctrl)
        self.copy_registers_into(t)
        t.extra = self.extra
        t.free = self.free
        t.agreed = self.agreed
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.extra, self.free, self.agreed)


@mypyc_attr(acyclic=True, free_list_len=1)
class BatchFrame(KFrame):
    """Several cards to which one thing happens: they would take the same æmber, or go over to another controller."""

    def __init__(self, prog: Program, src: int, ctrl: int, ids: tuple[int, ...]) -> None:
        super().__init__(prog, src, ctrl)
        self.ids = ids

    def clone(self) -> BatchFrame:
        t = BatchFrame(self.prog, self.src, self.ctrl, self.ids)
        self.copy_registers_into(t)
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.ids)


@mypyc_attr(acyclic=True)
class DepartureFrame(BatchFrame):
    """Cards that leave play for a zone, of their owners or of the player it names; `homeward`: marked to go home from it.

    `how` it is told follows from the op that moves them.
    """

    zone: int = DECK
    whose: int = NOBODY
    homeward: bool = False
    how: str = ""

    def clone(self) -> DepartureFrame:
        t = DepartureFrame(self.prog, self.src, self.ctrl, self.ids)
        self.copy_registers_into(t)
        t.zone = self.zone
        t.whose = self.whose
        t.homeward = self.homeward
        t.how = self.how
        return t

    def dump(self) -> tuple[object, ...]:
        return (*super().dump(), self.zone, self.whose, self.homeward)


@mypyc_attr(acyclic=True, free_list_len=1)
class DestructionFrame(BatchFrame):
    """Cards that are destroyed together.

    in_fight  by the damage of a fight
    wanted    how many its effect was to destroy; it learns which were. 0: no effect wants to know
    saved     those that something else has happened to instead
    queue     what would have something else happen, until it resolves with the "Destroyed:" abilities
    """

    in_fight: bool = False
    wanted: int = 0
    saved: tuple[int, ...] = NO_IDS
    queue: tuple[KFrame, ...] = ()

    def clone(self) -> DestructionFrame:
        t = DestructionFrame(self.prog, self.src, self.ctrl, self.ids)
        self.copy_registers_into(t)
        t.in_fight = self.in_fight
        t.wanted = self.wanted
        t.saved = self.saved
        t.queue = self.queue
        return t

    def dump(self) -> tuple[object, ...]:
        return (
            *super().dump(),
            self.in_fight,
            self.wanted,
            self.saved,
            tuple([q.dump() for q in self.queue]),
        )

    def waiting(self) -> tuple[KFrame, ...]:
        return self.queue
