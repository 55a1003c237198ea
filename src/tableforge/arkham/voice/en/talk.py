"""What an English sentence remembers while it is spoken, and the tables that say each kind of word."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.arkham import names
from tableforge.arkham.voice.en.lexicon import PEOPLE
from tableforge.tongue.en import YOU, Person, Said, possessive
from tableforge.tongue.table import Table

OWN: dict[int, str] = {
    names.LOCATION: "this location",
    names.ACT: "this act",
    names.AGENDA: "this agenda",
}  # what says its kind rather than its title


class Talk:
    """One ability being spoken: what was mentioned, so that pronouns can be chosen."""

    def __init__(self, title: str = "this card", type: int = names.ASSET) -> None:
        self.title = OWN.get(type, title)
        self.type = type
        self.about_this = False  # whether "it" is understood as this card
        self.noun = "card"  # what "that" is taken up by
        self.many = False  # whether "that" is several
        self.you: Person = YOU  # who is "you": somebody else where another does it
        self.test = "skill test"  # what the test under way is called
        self.by = "fail"  # whether its margin is by how much you succeed or fail
        self.event = -1  # the kind of happening that is reacted to
        self.place = "in"  # the preposition of a zone: cards are counted in it and taken from it
        self.constant = False  # whether it holds as long as the card is in play
        self.committed = False  # whether it stands on a skill, whose test may be another's

    def me(self) -> str:
        """You, as an object."""
        return "you" if self.you == YOU else "them"

    def my(self) -> str:
        """Your."""
        return possessive("you" if self.you == YOU else "they")

    def this(self) -> str:
        """This card: by its title, and by a pronoun as long as nothing else was named."""
        text = PEOPLE.get(self.title, ("it", "it"))[1] if self.about_this else self.title
        self.about_this = True
        return text

    def now(self, noun: str, many: bool = False) -> None:
        """Something else was named: "that" stands for it."""
        self.noun, self.many, self.about_this = noun, many, False

    def that(self) -> str:
        return f"those {self.noun.replace('enemy', 'enemie')}s" if self.many else f"that {self.noun}"


@dataclass(frozen=True, slots=True)
class Measure:
    """An amount in the ways it can be said: so many, in a pattern of its own, for each of …, as a value."""

    n: int = 1
    pattern: str = "{unit}"  # {unit}: so many of them; {many}: them in the plural
    each: str = ""
    value: str = ""  # what it is: the number of …

    def of(self, unit: tuple[str, str]) -> str:
        return self.pattern.format(unit=f"{self.n} {unit[self.n != 1]}", many=unit[1], one=unit[0])

    def tail(self) -> str:
        return f"for each {self.each}" if self.each else ""


EFFECTS: Table[Talk, list[Said]] = Table("English effects")  # what a card does
ABILITIES: Table[Talk, str] = Table("English abilities")  # what a card has
TARGETS: Table[Talk, Person] = Table("English targets")  # which cards are meant
AMOUNTS: Table[Talk, Measure] = Table("English amounts")
CONDITIONS: Table[Talk, str] = Table("English conditions")  # after "if", "while"
