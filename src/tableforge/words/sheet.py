"""The sheet of a card: which rules its abilities touch, read off the programs and the words they came from.

A step cites the rule of its op.  What is true of one card only, or of cards in play only, is not always cited as the op has it: a
`Reader` follows the sentence, knows what its pronouns stand for, and lets the game say which rule then holds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass

from tableforge.kernel.core import AnyOp, Program
from tableforge.words.amounts import Number
from tableforge.words.flow import ForEach
from tableforge.words.lower import Target
from tableforge.words.node import Node, SetNode
from tableforge.words.targets import Pick, Random

Meant = Target | SetNode  # what says which cards are meant


class Reader(ABC):
    """Reads the programs of one card at a time."""

    def rules(self, prog: Program) -> Iterator[str]:
        """The rule of every step that cites one, in order."""
        several = {"it": False, "chosen": False}  # whether the pronouns stand for several cards
        outside = False  # whether they lie out of play
        for op in prog.ops:
            now = False
            for what in self.meant(op.said):
                now = now or (self.many(what, several) and not isinstance(op.said, ForEach))
                several["chosen" if self.names(op.said) else "it"] = now
                outside = self.outside(op.said, what, outside)
            if op.rule:
                cited = self.cited(op, now, outside)
                if cited:
                    yield cited

    def meant(self, word: object) -> list[Meant]:
        """The cards that a word names."""
        if not is_dataclass(word):
            return []
        said = [getattr(word, f.name) for f in fields(word)]
        return [x for x in said if isinstance(x, (Target, SetNode)) and self.is_cards(x)]

    def many(self, what: Meant, several: Mapping[str, bool]) -> bool:
        """Whether more than one card can be meant."""
        if isinstance(what, Pick):
            return not (isinstance(what.n, Number) and what.n.n == 1)
        return what.n > 1 if isinstance(what, Random) else True

    def is_cards(self, what: Meant) -> bool:
        """Whether a word's set is one of cards; a game may have sets of other things."""
        return True

    @abstractmethod
    def names(self, word: object) -> bool:
        """Whether the word only names cards for later: they are "the chosen" then, not "it"."""

    @abstractmethod
    def outside(self, word: object, what: Meant, before: bool) -> bool:
        """Whether the cards meant lie out of play; `before`: whether those of the word before did."""

    @abstractmethod
    def cited(self, op: AnyOp, several: bool, outside: bool) -> str:
        """The rule that a step cites where it is about one card or several, in play or not; "" where it cites none."""


def once(rules: Iterable[str], held: Callable[[str], str]) -> list[str]:
    """Every rule once, in the order in which they are cited; `held` gives the one that holds in the edition.

    >>> once(["LL.fog", "LL.walk", "LL.fog"], str)
    ['LL.fog', 'LL.walk']
    """
    return list(dict.fromkeys([held(rule) for rule in rules]))


def parts(x: object, kinds: tuple[type, ...]) -> list[object]:
    """Every part of those kinds in a target or a set."""
    if isinstance(x, kinds):
        return [x]
    if is_dataclass(x):
        inside: tuple[object, ...] = tuple([getattr(x, f.name) for f in fields(x)])
    else:
        inside = x.parts() if isinstance(x, Node) else x if isinstance(x, tuple) else ()
    return [y for part in inside for y in parts(part, kinds)]
