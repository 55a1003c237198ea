"""What a game says to people: questions, labels, the log, and the names of seats and games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from tableforge.kernel.ask import RawDecision
from tableforge.kernel.aspect import Aspect, S
from tableforge.kernel.event import Event
from tableforge.kernel.scene import Line
from tableforge.kernel.settings import Json


class Speech(Aspect[S], ABC):
    """The words of a game.  `lang` is a language of `tongue.text.LANGUAGES`; a seat of None is the spectator."""

    @abstractmethod
    def question(self, s: S, d: RawDecision, lang: str) -> str:
        """Return what is being asked, as a sentence."""

    @abstractmethod
    def label(self, s: S, d: RawDecision, option: int, lang: str) -> str:
        """Return what an option says at the table."""

    @abstractmethod
    def tell(self, e: Event, seat: int | None, lang: str) -> str:
        """Return an event as a sentence, for the eyes of a seat.

        There is no position to look at: what was true when it happened is in the event.
        """

    def story(self, events: Sequence[Event], seat: int | None, lang: str) -> list[Line]:
        """Return what happened, in short, for the eyes of a seat; `tell` has every event in full."""
        return [Line(n, 1, self.tell(e, seat, lang), self.actor(e)) for n, e in enumerate(events)]

    def actor(self, e: Event) -> int:
        """Return the seat whose thing acted in an event, or to which it happened where nothing did."""
        return e.by.whose if e.by.whose >= 0 else e.seat

    def describe_setup(self, setup: dict[str, Json], lang: str) -> str:
        """Return what tells one game of a list from another: who plays what."""
        return self.game.name

    def seat_name(self, setup: dict[str, Json], seat: int, lang: str) -> str:
        """Return whom a seat plays, by name; "" in a game in which players are nobody but themselves."""
        return ""

    def deck_name(self, setup: dict[str, Json], seat: int, lang: str) -> str:
        """Return the name of a seat's deck; "" where the game has none, or names the seat after it."""
        return ""

    def explained_topics(self, events: Sequence[Event]) -> list[str]:
        """Return what a tutorial has explained in these events, by its names: it need not be said again (`TAUGHT`)."""
        return []
