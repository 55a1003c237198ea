"""Sets of cards: how they find their members, and how `&`, `|`, `~` join them."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.open import mypyc_attr
from tableforge.words.generic import F, S
from tableforge.words.node import SetNode

# how a set finds its members: by looking at what is in play, in a zone, or at named cards
BY_FILTER: Final = 0
BY_NOUN: Final = 1
BY_ZONE: Final = 2
BY_NAME: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Sel(SetNode[S, F]):
    """A set of cards; `rank` says how it finds its members, `gen` finds them."""

    def rank(self) -> int:
        return BY_FILTER

    def gen(self, s: S, f: F) -> list[int]:
        return s.everything_in_play()

    def ids(self, s: S, f: F) -> list[int]:
        """The members now, in a canonical order."""
        return [i for i in self.gen(s, f) if self.match(s, f, i)]

    def __and__(self, other: SetNode[S, F]) -> Sel[S, F]:
        return And(self, other)

    def __or__(self, other: SetNode[S, F]) -> Sel[S, F]:
        return Or(self, other)

    def __invert__(self) -> Sel[S, F]:
        return Not(self)


def rank_of(x: SetNode[S, F]) -> int:
    return x.rank() if isinstance(x, Sel) else BY_FILTER


def gen_of(x: SetNode[S, F], s: S, f: F) -> list[int]:
    return x.gen(s, f) if isinstance(x, Sel) else s.everything_in_play()


class And(Sel[S, F]):
    """What is in both sets; the one that knows its members best finds them."""

    def __init__(self, a: SetNode[S, F], b: SetNode[S, F]) -> None:
        self.a = a
        self.b = b
        self.best = a if rank_of(a) >= rank_of(b) else b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.b)

    def rank(self) -> int:
        return rank_of(self.best)

    def match(self, s: S, f: F, c: int) -> bool:
        return self.a.match(s, f, c) and self.b.match(s, f, c)

    def gen(self, s: S, f: F) -> list[int]:
        return gen_of(self.best, s, f)


class Or(Sel[S, F]):
    """What is in either set: those of the first, then those of the second."""

    def __init__(self, a: SetNode[S, F], b: SetNode[S, F]) -> None:
        self.a = a
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.b)

    def rank(self) -> int:
        return rank_of_either(self.a, self.b)

    def match(self, s: S, f: F, c: int) -> bool:
        return self.a.match(s, f, c) or self.b.match(s, f, c)

    def gen(self, s: S, f: F) -> list[int]:
        return gen_of_either(self.a, self.b, s, f)


class Ref(Sel[S, F]):
    """The cards a pronoun stands for: this, it, chosen, this_way."""

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def rank(self) -> int:
        return BY_NAME

    def gen(self, s: S, f: F) -> list[int]:
        return list(f.meant(self.name))

    def match(self, s: S, f: F, c: int) -> bool:
        return c in f.meant(self.name)

    def ids(self, s: S, f: F) -> list[int]:
        return self.gen(s, f)


def rank_of_either(a: SetNode[S, F], b: SetNode[S, F]) -> int:
    """Two filters together are a filter still: neither knows where its members are."""
    x, y = rank_of(a), rank_of(b)
    return BY_FILTER if BY_FILTER in (x, y) else max(x, y)


def gen_of_either(a: SetNode[S, F], b: SetNode[S, F], s: S, f: F) -> list[int]:
    if rank_of_either(a, b) == BY_FILTER:
        return s.everything_in_play()
    one = [i for i in gen_of(a, s, f) if a.match(s, f, i)]
    return one + [i for i in gen_of(b, s, f) if i not in one and b.match(s, f, i)]


class Not(Sel[S, F]):
    """What is in play and not in a set."""

    def __init__(self, a: SetNode[S, F]) -> None:
        self.a = a

    def parts(self) -> tuple[object, ...]:
        return (self.a,)

    def match(self, s: S, f: F, c: int) -> bool:
        return not self.a.match(s, f, c)
