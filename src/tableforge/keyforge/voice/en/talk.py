"""What an English sentence remembers while it is spoken, and the tables that say each kind of word."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.tongue.en import Person, Said
from tableforge.tongue.table import Table


@dataclass(slots=True)
class Thing:
    """What a pronoun stands for: the noun, and whether it is several."""

    noun: str = "creature"
    many: bool = False

    def named(self) -> str:
        return f"those {self.noun}s" if self.many else f"that {self.noun}"


class Talk:
    """One ability being spoken: what was mentioned, so that pronouns can be chosen."""

    def __init__(self, title: str = "this card") -> None:
        self.title = title
        self.topic: q.Ref | None = None  # what "it" would be understood as
        self.actor: q.Who | None = None  # whom "they" would be understood as
        self.pool: q.Who | None = None  # whose æmber "it" would be understood as
        self.under: q.UnderCard | None = None  # the card under a card, once it has been named
        self.it = Thing()
        self.chosen = Thing()
        self.way = ("card", "chosen")  # what happened "this way" to which noun
        self.much = ("damage", "dealt")  # what "that much" measures, and how it came about
        self.scale = ""  # "for each" of a number of targets, to be said with the effect
        self.optional = False  # that number of targets is optional
        self.in_loop = False  # inside what is done for each of so many, where "another" is each time a different one
        self.opposed = False  # the other side of the fight has been named
        self.hit: list[w.What] = []  # whom damage has been dealt to
        self.relative = False  # "they" is "who": a player is being described
        self.permitted = False  # behind "you may"
        self.nested = False  # inside a sentence that has begun
        self.found = ""  # what the last effect looked for and may not have found
        self.dealer: q.Ref | None = None  # the card that deals the damage being spoken of: "its power", "its neighbors"
        self.fought = False  # whether a fight was ordered, so that its other side is "the attacked creature"
        self.doing = False  # inside the effects of an ability, not in its event or subject
        self.lasting = False  # inside a duration
        self.theirs = False  # the card was just said to enter play on the other side, where "you" is somebody else
        self.imperative = False  # inside a boldface ability, where "capture" means the card itself
        self.no = False  # the condition being spoken is denied
        self.unless = False  # the condition being spoken stands behind "unless"
        self.place = "in"  # the preposition of a zone: cards are counted in it and moved from it

    def stop(self) -> None:
        """A sentence ends: what comes next cannot lean on its pronouns."""
        self.topic = self.actor = self.pool = None

    def quoting(self) -> Talk:
        """The talk of a gained ability: it begins anew."""
        return Talk(self.title)


@dataclass(frozen=True, slots=True)
class Measure:
    """An amount in the ways it can be said: so many, for each of …, equal to …, the whole of …."""

    n: int = 1
    each: str = ""
    equal: str = ""
    whole: str = ""
    that_much: bool = False
    most: int = 0

    def times(self, k: int) -> Measure:
        return Measure(self.n * k, self.each, self.equal, self.whole, self.that_much, self.most)

    def tail(self) -> str:
        if self.each:
            return f"for each {self.each}"
        return f"equal to {self.equal}" if self.equal else ""


EFFECTS: Table[Talk, list[Said]] = Table("English effects")  # what a card does
ABILITIES: Table[Talk, list[Said]] = Table("English abilities")  # what a card has
TARGETS: Table[Talk, Person] = Table("English targets")  # which cards are meant
AMOUNTS: Table[Talk, Measure] = Table("English amounts")
CONDITIONS: Table[Talk, str] = Table("English conditions")  # after "if", "while"
