"""What effects share: they become programs that conclude, and some may also be a cost."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.arkham.conclude import Conclude
from tableforge.arkham.ops.choose import Meant
from tableforge.arkham.state import Cost
from tableforge.kernel.core import Program
from tableforge.words.lower import Effect, Lowering
from tableforge.words.node import PatternNode


def program(low: Lowering, label: str, effects: tuple[Effect, ...], event: PatternNode | None = None) -> Program:
    """Effects as a program that concludes; what it reacts to, if anything, says which card is "that"."""
    first = None if event is None else Meant(event)
    prog = low.program(label, effects, first, Conclude("AH.effect-before-after"))
    prog.last = len(prog.ops) - 1
    return prog


@dataclass(frozen=True)
class Payable(Effect):
    """An effect that may also stand before the colon, as a cost."""

    def cost(self) -> Cost:
        raise AssertionError(f"{self!r} is no cost")


def several(x: Effect | tuple[Effect, ...]) -> tuple[Effect, ...]:
    return x if isinstance(x, tuple) else (x,)
