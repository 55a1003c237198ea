"""Keywords: what one word on a card stands for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tableforge.tongue.text import Text


class Keyword(NamedTuple):
    """One keyword: what cards, views and saves call it, the bit that the engine asks for, its rule, and how it is said."""

    name: str
    bit: int
    rule: str
    said: Text


class Keywords(dict[str, Keyword]):
    """The keywords of a game by name, in the order of its rows.

    >>> bright, damp = Text("bright", "vif"), Text("damp", "humide")
    >>> two = Keywords([Keyword("bright", 1, "LL.walk", bright), Keyword("damp", 2, "LL.fog", damp)])
    >>> two.among(3), two.rules(["damp", "unheard-of"])
    (['bright', 'damp'], ['LL.fog'])
    """

    def __init__(self, rows: Iterable[Keyword]) -> None:
        super().__init__({k.name: k for k in rows})

    def among(self, bits: int) -> list[str]:
        """The names of the keywords whose bits are set."""
        return [k.name for k in self.values() if bits & k.bit]

    def rules(self, names: Iterable[str]) -> list[str]:
        """The rules of those that are named; what is no keyword cites none."""
        return [self[name].rule for name in names if name in self]
