"""What bots and searches ask of a game: positions that agree with what a seat knows, and numbers that weigh them."""

from __future__ import annotations

from tableforge.kernel.aspect import Aspect, S
from tableforge.kernel.core import State


class Search(Aspect[S]):
    """What a search needs; a game in which nothing is hidden need say nothing here."""

    def imagine(self, s: S, seat: int | None, seed: int) -> State:
        """Return a copy that agrees with all the seat knows; what it cannot know, and chance, is dealt anew from the seed.

        A game that hides anything must write its own: without one this raises AssertionError as soon as something is hidden.
        """
        if any(self.game.laws.hidden_groups(s, seat)):
            raise AssertionError(f"{self.game.name} hides things, and must say how they are dealt anew")
        t = s.clone()
        t.reseed(seed)
        return t

    def features(self, s: S) -> tuple[tuple[int, ...], ...]:
        """Return what a position comes to in numbers, a row for each seat: for search, which has no time for views.

        Everybody knows all of it.  A game that says nothing is judged by its views.
        """
        return ()

    def is_mid_effect(self, s: S) -> bool:
        """Return whether a position waits deep inside an effect: where its copies are measured (`bench`)."""
        return len(s.stack) > 1
