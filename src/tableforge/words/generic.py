"""What every word leaves open: the state and the frame of its game.

A game's own nodes say whose they are (`class Burning(Sel[Lamps, LFrame])`); whoever only passes words on or speaks them
writes the bare name, which leaves it open still.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tableforge.words.frame import CardFrame, CardState

if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import TypeVar  # the type checker has it; at run time nothing needs the default

    S = TypeVar("S", bound=CardState, default=Any)
    F = TypeVar("F", bound=CardFrame, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=CardState)
    F = TypeVar("F", bound=CardFrame)
