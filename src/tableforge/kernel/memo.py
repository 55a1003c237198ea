"""What was worked out once and is found again: bounded, and of things alone that nobody changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
V = TypeVar("V")


class Memo(Generic[V]):
    """Values by their keys; where there are too many, all are forgotten.

    >>> squares: Memo[int] = Memo(most=2)
    >>> [squares.get(n, lambda: n * n) for n in (1, 2, 3)], len(squares.kept)
    ([1, 4, 9], 1)
    """

    __slots__ = ("kept", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: dict[Hashable, V] = {}

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value of a key; it is made where it is not known."""
        found = self.kept.get(key)
        if found is None:
            found = make()
            self.put(key, found)
        return found

    def put(self, key: Hashable, value: V) -> None:
        """Keep a value."""
        if len(self.kept) >= self.most:
            self.kept.clear()
        self.kept[key] = value


class IdentityMemo(Generic[T, V]):
    """What follows from an object, found again by the very object, which is kept along with it: nothing else has its identity.

    >>> lengths = IdentityMemo(len, most=10)
    >>> word = "lantern"
    >>> lengths(word), lengths(word), len(lengths.known.kept)
    (7, 7, 1)
    """

    __slots__ = ("known", "make")

    def __init__(self, make: Callable[[T], V], most: int) -> None:
        self.make = make
        self.known: Memo[tuple[T, V]] = Memo(most)

    def __call__(self, x: T) -> V:
        found = self.known.kept.get(id(x))
        if found is None:
            found = (x, self.make(x))
            self.known.put(id(x), found)
        return found[1]
