"""What the laws (`tableforge.laws`) ask of a game: what must never change, and what a seat cannot see."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tableforge.kernel.aspect import Aspect, S
from tableforge.kernel.core import State
from tableforge.kernel.event import Event
from tableforge.kernel.settings import ALIKE, WINDOWS, Json


class Laws(Aspect[S], ABC):
    """What a game is held to.  A handle is whatever number the game gives to a thing that may be hidden."""

    @abstractmethod
    def census(self, s: S) -> Json:
        """Return what must never change: the cards and their owners.  A text says what is wrong with the position itself."""

    @abstractmethod
    def hidden_groups(self, s: S, seat: int | None) -> list[list[int]]:
        """Return groups of handles among which the seat cannot tell one thing from another."""

    @abstractmethod
    def swap(self, s: S, i: int, j: int) -> State:
        """Return a copy in which the things with handles i and j have changed their identities, and nothing else."""

    def alike(self, s: S, i: int, j: int) -> bool:
        """Return whether i and j are copies of one thing, so that swapping them would prove nothing."""
        return False

    def shows(self, e: Event, i: int) -> bool:
        """Return whether an event brings to light what lies at handle i, for those who see the event."""
        return i in e.cards or e.source == i

    def probes(self, s: S, seat: int, i: int) -> list[str]:
        """Return keys with which a curious seat could try to learn what handle i is."""
        return []

    def silent(self, setup: dict[str, Json]) -> bool:
        """Return whether who is asked, and how often, tells nothing of what a seat cannot see: the law "silence".

        It holds in every game; only a setting that lets windows be quick gives it up, and says so.
        """
        return bool(setup.get(WINDOWS.name, ALIKE) == ALIKE)


class OpenLaws(Laws[S], ABC):
    """The laws of a game in which nothing is hidden: only its census is left to say."""

    def hidden_groups(self, s: S, seat: int | None) -> list[list[int]]:
        return []

    def swap(self, s: S, i: int, j: int) -> State:
        raise AssertionError("nothing is hidden, so there is nothing to swap")
