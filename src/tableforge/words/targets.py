"""Which cards are meant: some of a set that are chosen, every one of it, or some by chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache

from tableforge.words.amounts import Amount, Number
from tableforge.words.flow_ops import Fork, UnlessDone
from tableforge.words.lower import Out, Target, inside
from tableforge.words.node import SetNode


@dataclass(frozen=True)
class Pick(Target):
    """n cards of a set, chosen: exactly n, up to n, or (n is None) any number; `another`: none that was picked before."""

    sel: SetNode
    n: Amount | None
    up_to: bool = False
    another: bool = False

    def lower(self, out: Out) -> None:
        out.add(out.idiom.choosing.pick(self.sel, None if self.up_to else self.n, self.n, self.another))

    def probe(self) -> SetNode | None:
        return self.sel

    def rounds(self) -> Amount | None:
        return self.n

    def lower_round(self, out: Out) -> Fork:
        """One at a time, each a card not picked before."""
        out.add(out.idiom.choosing.pick(self.sel, None if self.up_to else Number(1), Number(1), True))
        stop = UnlessDone(out.idiom.if_done)
        out.add(stop)
        return stop


@dataclass(frozen=True)
class Each(Target):
    """Every card of a set, as one batch; `but` spares some."""

    sel: SetNode
    but: Target | None = None

    def lower(self, out: Out) -> None:
        if self.but is None:
            out.add(out.idiom.choosing.take(self.sel))
        else:
            self.but.lower(out)
            out.add(out.idiom.choosing.all_but(self.sel))

    def probe(self) -> SetNode | None:
        return self.sel


@dataclass(frozen=True)
class Random(Target):
    """n cards of a set, by chance."""

    n: int
    sel: SetNode

    def lower(self, out: Out) -> None:
        out.add(out.idiom.choosing.at_random(self.sel, Number(self.n)))


def unquantified(sentence: object, kind: str, which: tuple[type, ...]) -> Iterator[tuple[object, SetNode]]:
    """The words that are told a kind of card where they want to be told which cards, and that kind.

    `kind` is what a game calls the type of such a field, `which` are the types that say it.
    """
    for word in inside(sentence):
        of: type = type(word)
        for name in target_fields(of, kind):
            value = getattr(word, name)
            for x in value if isinstance(value, tuple) else (value,):
                if isinstance(x, SetNode) and not isinstance(x, which):
                    yield word, x


@cache
def target_fields(word: type, kind: str) -> tuple[str, ...]:
    """The fields of a word that say which cards are meant."""
    return tuple([f.name for f in fields(word) if kind in str(f.type)]) if is_dataclass(word) else ()
