"""What may be taken back in a game that is played in earnest."""

from __future__ import annotations

from collections.abc import Sequence

from tableforge.kernel.aspect import Aspect, S
from tableforge.kernel.event import Event
from tableforge.kernel.settings import PRACTICE, Json


class UndoRules(Aspect[S]):
    """Which answers stay.  A table asks this once for every answer; by default chance alone makes one final."""

    def allows_everything(self, setup: dict[str, Json]) -> bool:
        """Return whether anything at all may be taken back, also what has shown something hidden: as a setting says."""
        return bool(setup.get(PRACTICE.name, True))

    def makes_final(self, e: Event) -> bool:
        """Return whether an event shows what was hidden, or ends what players may think over.

        In earnest nobody takes back what led to it.  Chance that has fallen does so whatever a game says here.
        """
        return False

    def is_final(self, s: S, news: Sequence[Event], chance_fell: bool) -> bool:
        """Return whether an answer stays, by the events it brought about and by whether chance has fallen since."""
        return chance_fell or any([self.makes_final(e) for e in news])

    def chance_drawn(self, s: S) -> tuple[object, ...]:
        """Return how far chance has been drawn, in every stream that the game has; equal where none was drawn between."""
        return (s.ra, s.rb, s.rc, s.rd)
