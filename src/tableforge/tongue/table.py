"""One dispatch table for every language: a word is said by the function, or the row of data, that is filed under its class."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar, cast

T = TypeVar("T")  # what a sentence remembers while it is spoken
W = TypeVar("W")  # a class of words
R = TypeVar("R")  # what saying a word gives


class Table(Generic[T, R]):
    """Which function says the words of a class.

    >>> numbers: Table[str, str] = Table("English numbers")
    >>> @numbers.says(int)
    ... def number(talk: str, n: int) -> str:
    ...     return f"{talk} {n}"
    >>> numbers("of", 7), 7 in numbers, "seven" in numbers
    ('of 7', True, False)
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.rows: dict[type, Callable[[T, object], R]] = {}

    def says(self, *kinds: type[W]) -> Callable[[Callable[[T, W], R]], Callable[[T, W], R]]:
        """Files the function under these classes."""

        def file(say: Callable[[T, W], R]) -> Callable[[T, W], R]:
            for kind in kinds:
                assert kind not in self.rows, f"{self.name} say {kind.__name__} twice"
                self.rows[kind] = cast("Callable[[T, object], R]", say)
            return say

        return file

    def fill(self, kinds: Iterable[type], say: Callable[[T, W], R]) -> None:
        """Files one function under all these classes, but for those that have one of their own."""
        for kind in kinds:
            self.rows.setdefault(kind, cast("Callable[[T, object], R]", say))

    def __call__(self, talk: T, word: object) -> R:
        assert word in self, f"{self.name} have no words for {word!r}"
        return self.rows[type(word)](talk, word)

    def __contains__(self, word: object) -> bool:
        return type(word) in self.rows
