"""What a game must offer so that a table can seat it: the one interface of sittings, laws, bots and doors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tableforge.kernel.core import Decision, Event, State
from tableforge.kernel.rules import RuleIndex

Json = Any  # plain data: what json.dumps takes


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something may not be done: the rule, and a sentence in each language."""

    rule: str
    en: str
    fr: str

    def text(self, lang: str = "en") -> str:
        return self.fr if lang == "fr" else self.en

    def cited(self, lang: str = "en") -> str:
        """The sentence with its rule."""
        return f"{self.text(lang)} ({self.rule})"

    def __str__(self) -> str:
        return self.cited()


class Game:
    """A game that can be put on the table.  `S` below is the game's own state."""

    name: str = ""
    editions: tuple[str, ...] = ()
    seats: int = 2

    @property
    def rules(self) -> RuleIndex:
        raise NotImplementedError

    def setup(self, **options: Json) -> dict[str, Json]:
        """The checked, JSON-ready set-up that a save keeps."""
        raise NotImplementedError

    def restored(self, setup: dict[str, Json]) -> dict[str, Json]:
        """The set-up that a save brings, checked again; it may name nothing outside the save."""
        return self.setup(**setup)

    def seated(self, setup: dict[str, Json]) -> int:
        """How many seats a set-up has; a game for several numbers of players says it here."""
        return self.seats

    def start(self, setup: dict[str, Json], seed: int) -> State:
        """The first position, run up to its first question."""
        raise NotImplementedError

    def key(self, s: State, d: Decision, option: int) -> str:
        """The readable key of an option."""
        raise NotImplementedError

    def label(self, s: State, d: Decision, option: int, lang: str) -> str:
        """What an option says at the table."""
        raise NotImplementedError

    def option_rule(self, s: State, d: Decision, option: int) -> str:
        """The rule that lets the option be taken."""
        return d.rule

    def question(self, s: State, d: Decision, lang: str) -> str:
        """What is being asked, as a sentence."""
        raise NotImplementedError

    def why_not(self, s: State, key: str) -> Reason | None:
        """Why the key is no legal answer now; None where it is one."""
        raise NotImplementedError

    def view(self, s: State, seat: int | None) -> dict[str, Json]:
        """What a seat knows; None is the spectator."""
        raise NotImplementedError

    def tell(self, s: State, e: Event, seat: int | None, lang: str) -> str:
        """An event as a sentence, for the eyes of a seat."""
        raise NotImplementedError

    def result(self, s: State) -> dict[str, Json] | None:
        """Who won, once the game is over."""
        raise NotImplementedError

    def imagine(self, s: State, seat: int | None, seed: int) -> State:
        """A copy that agrees with all the seat knows; what it cannot know, and chance, is dealt anew from the seed."""
        raise NotImplementedError

    # what the laws need
    def census(self, s: State) -> Json:
        """What must never change: the cards and their owners.  A text says what is wrong with the position itself."""
        raise NotImplementedError

    def hidden(self, s: State, seat: int | None) -> list[list[int]]:
        """Groups of handles among which the seat cannot tell one thing from another."""
        raise NotImplementedError

    def swap(self, s: State, i: int, j: int) -> State:
        """A copy in which the things with handles i and j have changed their identities, and nothing else."""
        raise NotImplementedError

    def alike(self, s: State, i: int, j: int) -> bool:
        """Whether i and j are copies of one thing, so that swapping them would prove nothing."""
        return False

    def probes(self, s: State, seat: int, i: int) -> list[str]:
        """Keys with which a curious seat could try to learn what handle i is."""
        return []
