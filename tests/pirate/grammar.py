"""The grammar of pirates: one of a thing is lone, several are a heap, and every sentence is shouted."""

from __future__ import annotations


def plural(noun: str) -> str:
    """
    >>> plural("doubloon")
    'heap o’ doubloon'
    """
    return f"heap o’ {noun}"


class SpokenNumber:
    """A number that can stand before a noun.

    >>> "{n:doubloon}, {m:doubloon}, {m}".format(n=SpokenNumber(1), m=SpokenNumber(3))
    'a lone doubloon, a heap o’ doubloon (3), 3'
    """

    def __init__(self, n: int) -> None:
        self.n = n

    def __format__(self, noun: str) -> str:
        if not noun:
            return str(self.n)
        return f"a lone {noun}" if self.n == 1 else f"a {plural(noun)} ({self.n})"


def sentence(text: str) -> str:
    """
    >>> sentence("hoist the anchor")
    'Hoist the anchor!'
    """
    return f"{text[:1].upper()}{text[1:]}!"
