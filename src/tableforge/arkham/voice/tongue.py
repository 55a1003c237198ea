"""What the tongues of Arkham Horror's table must know beyond any table's: persons, chaos tokens, skills, phases."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tableforge.arkham.definition import CardDef
from tableforge.arkham.names import FACES, SKULL
from tableforge.tongue.sentence import Told, Tongue
from tableforge.tongue.text import format_signed

NOBODY_SAID: Final = ""  # the person of what is told of nobody
NAMED_AT_MOST: Final = 5  # of more cards than that the log tells the number


@dataclass(frozen=True, slots=True)
class Telling(Told[CardDef]):
    """What an event tells, with its further numbers; `who` is you, an investigator's first name, or nobody."""

    data: tuple[int, ...] = ()


def first_name(title: str) -> str:
    """What an investigator is called at the table.

    >>> first_name("Roland Banks"), first_name("“Skids” O’Toole")
    ('Roland', 'Skids')
    """
    return title.split()[0].strip("“”«»\"' ")


def titled(title: str, subtitle: str) -> str:
    """A title that tells a location from others that share it.

    >>> titled("Arkham Woods", "Cliffside"), titled("Attic", "")
    ('Arkham Woods (Cliffside)', 'Attic')
    """
    return f"{title} ({subtitle})" if subtitle else title


class TableTongue(Tongue[CardDef]):
    """A language at Arkham Horror's table."""

    moments: Mapping[str, str]  # what may be reacted to, by the kind of fact
    symbols: tuple[str, ...]  # the chaos tokens without a number, in the order of their faces
    skills: tuple[str, ...]
    phases: tuple[str, ...]
    periods: tuple[str, ...]
    tokens: tuple[str, ...]  # what lies on cards, as nouns that can be counted
    results: Mapping[str, str]  # how a campaign ends
    places: Mapping[str, str]  # where a card lies, to tell it from another of its name

    def face(self, face: int) -> str:
        """A chaos token."""
        if face >= SKULL:
            return self.symbols[face - SKULL]
        return format_signed(int(FACES[face])) if FACES[face] != "0" else "0"

    def noun(self, noun: str) -> object:
        """A noun in the middle of a sentence, which may take a preposition."""
        return noun

    def agreeing(self, d: CardDef | None) -> Mapping[str, object]:
        """The words that agree with a card, or with one that nobody sees, where a language has such words."""
        return {}

    @abstractmethod
    def together(self, titles: list[str]) -> str:
        """Names in a row, each once."""

    @abstractmethod
    def who(self, who: str) -> str:
        """A person in the middle of a sentence."""

    @abstractmethod
    def whose(self, who: str) -> str:
        """A person as the owner of what follows."""
