"""What a question is, as far as the state knows: sets, numbers, conditions, players and patterns are told apart here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tableforge.keyforge.state import Fact, KeyForge, KFrame


class Node:
    """A question that can be asked of a position.  Immutable, compared by what it says."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.parts()!r}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))


class SetNode(Node):
    """A set of cards."""

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        raise AssertionError(self)

    def ids(self, s: KeyForge, f: KFrame) -> list[int]:
        raise AssertionError(self)


class AmountNode(Node):
    """A number."""

    def value(self, s: KeyForge, f: KFrame) -> int:
        raise AssertionError(self)

    def least(self) -> int:
        """The least that it can ever be; below 0 where that is not known."""
        return -1

    def signed(self, s: KeyForge, f: KFrame) -> int:
        """The number where it may fall below 0: what a card adds to the cost of a key."""
        return self.value(s, f)


class CondNode(SetNode):
    """Something that holds or does not; as a set, the cards for which it holds."""

    def match(self, s: KeyForge, f: KFrame, c: int) -> bool:
        before = s.cand
        s.cand = c
        ok = self.holds(s, f)
        s.cand = before
        return ok

    def holds(self, s: KeyForge, f: KFrame) -> bool:
        raise AssertionError(self)


class SeatsNode(Node):
    """One or two players."""

    def seats(self, s: KeyForge, f: KFrame) -> tuple[int, ...]:
        raise AssertionError(self)


class PatternNode(Node):
    """A kind of happening; `kinds` says which, `matches` whether a fact is one of them."""

    def kinds(self) -> tuple[int, ...]:
        raise AssertionError(self)

    def matches(self, s: KeyForge, f: KFrame, fact: Fact) -> bool:
        raise AssertionError(self)
