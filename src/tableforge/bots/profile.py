"""A bot as people are offered it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tableforge.table.decision import Decision
from tableforge.tongue.text import Text


class Bot(Protocol):
    """Whoever can take a seat."""

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """The index of the option to take."""
        ...


@dataclass(frozen=True, slots=True)
class BotProfile:
    """What a bot is called, by programs and by people, how it plays, and how it is made from a seed.

    glances   whether it reads what it sees only while it chooses, and keeps nothing of it: its view is made when it is first read
    ms        the CPU time of an answer with the compiled engine, on average (docs/figures.md)
    ms_most   the longest of them
    version   which player of that name it is: another one as soon as it plays otherwise, so that figures name what they are of
    """

    name: str
    title: Text
    about: Text
    make: Callable[[int], Bot]
    glances: bool = False
    version: str = "1"
    ms: float = 1.0
    ms_most: float = 50.0
