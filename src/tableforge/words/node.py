"""What a question of a card is: sets, players and happenings (numbers and conditions are in `amounts`).

A node is immutable, compared by what it says, and answers for a position (`s`) and an ability under way (`f`).
"""

from __future__ import annotations

from typing import Final, Generic

from tableforge.kernel.open import mypyc_attr
from tableforge.kernel.react import Fact
from tableforge.words.generic import F, S

NEEDS: Final = "needs"


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A question that can be asked of a position."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.parts()!r}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))


@mypyc_attr(allow_interpreted_subclasses=True)
class SetNode(Node, Generic[S, F]):
    """A set of cards."""

    def match(self, s: S, f: F, c: int) -> bool:
        raise AssertionError(self)

    def ids(self, s: S, f: F) -> list[int]:
        raise AssertionError(self)

    def lack(self) -> str:
        """How the log tells that there are no such cards: by the words of the set, or by a sentence of its own."""
        return NEEDS

    def secret(self, s: S, f: F) -> bool:
        """Whether which cards it has, or whether any, hangs on cards that not everybody sees.

        Whoever decides is then asked whatever there is, for being spared the question would tell the others.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatsNode(Node, Generic[S, F]):
    """One player, or several."""

    def seats(self, s: S, f: F) -> tuple[int, ...]:
        raise AssertionError(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class PatternNode(Node, Generic[S, F]):
    """A kind of happening; `kinds` says which, `matches` whether a fact is one of them."""

    def kinds(self) -> tuple[int, ...]:
        raise AssertionError(self)

    def matches(self, s: S, f: F, fact: Fact) -> bool:
        raise AssertionError(self)


class EitherHappening(PatternNode[S, F]):
    """One thing or another."""

    def __init__(self, a: PatternNode[S, F], b: PatternNode[S, F]) -> None:
        self.a = a
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.b)

    def kinds(self) -> tuple[int, ...]:
        return (*self.a.kinds(), *self.b.kinds())

    def matches(self, s: S, f: F, fact: Fact) -> bool:
        return self.a.matches(s, f, fact) or self.b.matches(s, f, fact)
