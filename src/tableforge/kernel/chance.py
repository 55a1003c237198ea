"""Chance: a small random generator that is part of the position, and scripts that say beforehand what it will pick."""

from __future__ import annotations

from typing import Final, TypeAlias

from tableforge.errors import ScriptMisfit
from tableforge.kernel.open import mypyc_attr
from tableforge.kernel.refusals import MISFIT

M32: Final = 0xFFFFFFFF
SHUFFLE: Final = "shuffle"  # the kind of question that a shuffle asks: which comes next?
ANY_KIND: Final = ""  # in a script, of a pick that fits whatever chance is asked next

# What chance will pick, in order: for which kind of question, and which option.
Script: TypeAlias = tuple[tuple[str, int], ...]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rng:
    """sfc32 by its four words: 32-bit arithmetic only, the same stream interpreted and compiled."""

    def __init__(self, seed: int) -> None:
        self.ra = seed & M32
        self.rb = (seed >> 32) & M32
        self.rc = 0x9E3779B9
        self.rd = 1

    def reseed(self, seed: int) -> None:
        """Begin the stream anew, as a generator of this seed would."""
        self.ra = seed & M32
        self.rb = (seed >> 32) & M32
        self.rc = 0x9E3779B9
        self.rd = 1
        self.warm_up()

    def warm_up(self) -> None:
        """Stir the seed into all four words."""
        for _ in range(12):
            self.next32()

    def next32(self) -> int:
        """The next word."""
        b, c, d = self.rb, self.rc, self.rd
        t = (self.ra + b + d) & M32
        self.ra = b ^ (b >> 9)
        self.rb = (c + (c << 3)) & M32
        self.rc = ((((c << 21) & M32) | (c >> 11)) + t) & M32
        self.rd = (d + 1) & M32
        return t

    def below(self, n: int) -> int:
        """A fair number from 0 to n-1."""
        if n <= 1:
            return 0
        limit = 0x100000000 - (0x100000000 % n)
        while True:
            x = self.next32()
            if x < limit:
                return x % n

    def pick_weighted(self, weights: tuple[int, ...]) -> int:
        """A place among the weights, each as likely as its weight says."""
        x = self.below(sum(weights))
        for k, w in enumerate(weights):
            x -= w
            if x < 0:
                return k
        raise AssertionError(f"weights are whole numbers above 0: {weights}")

    def take_words(self, other: Rng) -> None:
        """Go on with a stream that another generator begins."""
        self.ra = other.next32()
        self.rb = other.next32()
        self.rc = other.next32()
        self.rd = other.next32()


def rng(seed: int) -> Rng:
    """A generator of its own, ready to be drawn from."""
    out = Rng(seed)
    out.warm_up()
    return out


def count_distinct(things: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What there is among things that lie in order, and how often each."""
    found: list[int] = []
    often: list[int] = []
    n = 0
    for k, x in enumerate(things):
        n += 1
        if k + 1 == len(things) or things[k + 1] != x:
            found.append(x)
            often.append(n)
            n = 0
    return tuple(found), tuple(often)


def script_fits(script: Script, kind: str, options: tuple[int, ...]) -> bool:
    """Whether what the script has next is an answer to this question of chance."""
    named, pick = script[0]
    return (named == kind or named == ANY_KIND) and pick in options


def misfit(script: Script, kind: str, options: tuple[int, ...]) -> ScriptMisfit:
    """The error that a script gets which does not fit the game."""
    named, pick = script[0]
    told = f"{named!r} {pick}" if named else str(pick)
    legal = ", ".join([str(o) for o in options])
    return ScriptMisfit(
        MISFIT.fill(told=told, kind=kind, legal=legal),
        kind=kind,
        options=options,
        pick=pick,
    )
