"""What an English sentence remembers while it is spoken, and the tables that say each kind of word.

A word is spoken by the function that a table holds for its class; the modules beside this one
fill the tables.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from tableforge.keyforge.questions import Ref, Who
from tableforge.keyforge.state import Node
from tableforge.keyforge.voice.en_grammar import Said
from tableforge.keyforge.words import Ability, Domain, Effect, Label, Target, What

W = TypeVar("W")
R = TypeVar("R")

Word = Node | Effect | Ability | Target | Domain | Label


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
        self.topic: Ref | None = None  # what "it" would be understood as
        self.actor: Who | None = None  # whom "they" would be understood as
        self.pool: Who | None = None  # whose æmber "it" would be understood as
        self.it = Thing()
        self.chosen = Thing()
        self.way = ("card", "chosen")  # what happened "this way" to which noun
        self.much = ("damage", "dealt")  # what "that much" measures, and how it came about
        self.scale = ""  # "for each" of a number of targets, to be said with the effect
        self.optional = False  # that number of targets is optional
        self.opposed = False  # the other side of the fight has been named
        self.hit: list[What] = []  # whom damage has been dealt to
        self.relative = False  # "they" is "who": a player is being described
        self.permitted = False  # behind "you may"
        self.nested = False  # inside a sentence that has begun
        self.found = ""  # what the last effect looked for and may not have found
        self.dealer: Ref | None = None  # the card that deals the damage being spoken of: "its power", "its neighbors"
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


class Table(Generic[R]):
    """Which function says the words of a class."""

    def __init__(self) -> None:
        self.rows: dict[type, Callable[[Talk, Word], R]] = {}

    def says(self, kind: type[W]) -> Callable[[Callable[[Talk, W], R]], Callable[[Talk, W], R]]:
        """Decorates the function for a class of words."""

        def file(say: Callable[[Talk, W], R]) -> Callable[[Talk, W], R]:
            self.rows[kind] = cast(Callable[[Talk, Word], R], say)
            return say

        return file

    def __call__(self, talk: Talk, word: Word) -> R:
        assert type(word) in self.rows, f"the English voice has no words for {word!r}"
        return self.rows[type(word)](talk, word)


AMOUNTS: Table[Measure] = Table()
EFFECTS: Table[list[Said]] = Table()
ABILITIES: Table[list[Said]] = Table()
