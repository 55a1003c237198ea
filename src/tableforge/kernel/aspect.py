"""What one sort of reader asks of a game, as an object of its own.

A `Game` (`kernel.game`) has the rules and the set-up.  Everything else is asked of its aspects:

    game.options      keys, meanings and refusals of answers          read by tables and doors
    game.speech       questions, labels, the log, names               read by people
    game.shown        views, scenes, events as plain data             read by tables, bots and browsers
    game.undo         what may be taken back                          read by tables
    game.search       imagined positions and numbers that weigh them  read by bots
    game.persistence  saves that outlive a change, pickled states     read by saves and other processes
    game.laws         what must hold, and what is hidden              read by the laws

An aspect is made for one game and knows it, so that it can ask the others: `self.game.laws.hidden_groups(s, seat)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from tableforge.kernel.core import State

if TYPE_CHECKING:
    from tableforge.kernel.game import Game

S = TypeVar("S", bound=State)


class Aspect(Generic[S]):
    """One side of a game whose positions are of class S.

    Every state that an aspect is handed is one that `Game.start` gave, or a copy of one.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
