"""Numbers and conditions: arithmetic, counting, comparing."""

from __future__ import annotations

from typing import Generic

from tableforge.kernel.open import mypyc_attr
from tableforge.words.generic import F, S
from tableforge.words.node import Node, SetNode


# ------------------------------------------------------------------ conditions
@mypyc_attr(allow_interpreted_subclasses=True)
class Cond(SetNode[S, F]):
    """Something that holds or does not; as a set, the cards for which it holds.  `&` and `~` join conditions."""

    def match(self, s: S, f: F, c: int) -> bool:
        before = s.cand
        s.cand = c
        ok = self.holds(s, f)
        s.cand = before
        return ok

    def holds(self, s: S, f: F) -> bool:
        raise AssertionError(self)

    def by_much(self) -> bool:
        """Whether it hangs on nothing but how much was done before, and is the same whichever cards are picked."""
        return False

    def fails(self, s: S, f: F) -> bool:
        """Whether the contrary holds; not so where the condition speaks of something that there is not."""
        return not self.holds(s, f)

    def __and__(self, other: Cond[S, F]) -> Cond[S, F]:
        return AllOf(self, other)

    def __invert__(self) -> Cond[S, F]:
        return NotSo(self)


class AllOf(Cond[S, F]):
    """Both hold."""

    def __init__(self, a: Cond[S, F], b: Cond[S, F]) -> None:
        self.a = a
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.b)

    def holds(self, s: S, f: F) -> bool:
        return self.a.holds(s, f) and self.b.holds(s, f)


class NotSo(Cond[S, F]):
    """The contrary holds."""

    def __init__(self, a: Cond[S, F]) -> None:
        self.a = a

    def parts(self) -> tuple[object, ...]:
        return (self.a,)

    def holds(self, s: S, f: F) -> bool:
        return self.a.fails(s, f)


class Exists(Cond[S, F]):
    """There is a card in the set, or there is none."""

    def __init__(self, of: SetNode[S, F], none: bool = False) -> None:
        self.of = of
        self.none = none

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.none)

    def holds(self, s: S, f: F) -> bool:
        return (not self.of.ids(s, f)) is self.none


@mypyc_attr(allow_interpreted_subclasses=True)
class Is(Cond[S, F]):
    """There is such a card, and each one belongs to a set."""

    def __init__(self, what: SetNode[S, F], sel: SetNode[S, F]) -> None:
        self.what = what
        self.sel = sel

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.sel)

    def holds(self, s: S, f: F) -> bool:
        ids = self.what.ids(s, f)
        return bool(ids) and all([self.sel.match(s, f, i) for i in ids])


class Compare(Cond[S, F]):
    """Two numbers stand so to each other."""

    def __init__(self, a: Amount[S, F], op: str, b: Amount[S, F]) -> None:
        self.a = a
        self.op = op
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.op, self.b)

    def by_much(self) -> bool:
        return self.a.by_much() and self.b.by_much()

    def holds(self, s: S, f: F) -> bool:
        x = self.a.value(s, f)
        y = self.b.value(s, f)
        op = self.op
        if op == "<":
            return x < y
        if op == "<=":
            return x <= y
        if op == ">":
            return x > y
        if op == ">=":
            return x >= y
        return x == y


# ------------------------------------------------------------------ numbers
@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node, Generic[S, F]):
    """A number that a card reads off the table.  `==` stays free for comparing what two words say."""

    def value(self, s: S, f: F) -> int:
        raise AssertionError(self)

    def least(self) -> int:
        """The least that it can ever be; below 0 where that is not known."""
        return -1

    def by_much(self) -> bool:
        """Whether it hangs on nothing but how much was done before."""
        return False

    def signed(self, s: S, f: F) -> int:
        """The number where it may fall below 0, as a difference that is added to something else may."""
        return self.value(s, f)

    def __lt__(self, other: Amount[S, F] | int) -> Compare[S, F]:
        return Compare(self, "<", num(other))

    def __le__(self, other: Amount[S, F] | int) -> Compare[S, F]:
        return Compare(self, "<=", num(other))

    def __gt__(self, other: Amount[S, F] | int) -> Compare[S, F]:
        return Compare(self, ">", num(other))

    def __ge__(self, other: Amount[S, F] | int) -> Compare[S, F]:
        return Compare(self, ">=", num(other))

    def __add__(self, other: Amount[S, F] | int) -> Amount[S, F]:
        return Math(self, "+", num(other))

    def __sub__(self, other: Amount[S, F] | int) -> Amount[S, F]:
        return Math(self, "-", num(other))

    def __rsub__(self, other: int) -> Amount[S, F]:
        return Math(num(other), "-", self)

    def __mul__(self, other: int) -> Amount[S, F]:
        return Math(num(other), "*", self)

    def __rmul__(self, other: int) -> Amount[S, F]:
        return Math(num(other), "*", self)


def num(x: Amount[S, F] | int) -> Amount[S, F]:
    """x as an amount."""
    return Number(x) if isinstance(x, int) else x


class Number(Amount[S, F]):
    """A number as it stands."""

    def __init__(self, n: int) -> None:
        self.n = n

    def parts(self) -> tuple[object, ...]:
        return (self.n,)

    def value(self, s: S, f: F) -> int:
        return self.n

    def least(self) -> int:
        return self.n

    def by_much(self) -> bool:
        return True


class Math(Amount[S, F]):
    """Sum, difference (never below 0), product."""

    def __init__(self, a: Amount[S, F], op: str, b: Amount[S, F]) -> None:
        self.a = a
        self.op = op
        self.b = b

    def parts(self) -> tuple[object, ...]:
        return (self.a, self.op, self.b)

    def value(self, s: S, f: F) -> int:
        x = self.a.value(s, f)
        y = self.b.value(s, f)
        if self.op == "+":
            return x + y
        return max(0, x - y) if self.op == "-" else x * y

    def signed(self, s: S, f: F) -> int:
        if self.op == "-":
            return self.a.value(s, f) - self.b.value(s, f)
        return self.value(s, f)


class Half(Amount[S, F]):
    """Half of a number, rounded down."""

    def __init__(self, of: Amount[S, F]) -> None:
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)

    def value(self, s: S, f: F) -> int:
        return self.of.value(s, f) // 2


class AtMost(Amount[S, F]):
    """A number with a cap."""

    def __init__(self, most: int, of: Amount[S, F]) -> None:
        self.most = most
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.most, self.of)

    def value(self, s: S, f: F) -> int:
        return min(self.most, self.of.value(s, f))


class ThatMuch(Amount[S, F]):
    """As much as the last effect did, to the card under consideration where it was not the same for each."""

    def value(self, s: S, f: F) -> int:
        return f.much_for(s.cand)

    def least(self) -> int:
        return 0


class Count(Amount[S, F]):
    """How many cards are in a set."""

    def __init__(self, of: SetNode[S, F]) -> None:
        self.of = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)

    def value(self, s: S, f: F) -> int:
        return len(self.of.ids(s, f))

    def least(self) -> int:
        return 0
