"""From words to programs: what an effect and a target are, and the program that their words are lowered into."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import TypeVar

from tableforge.kernel.core import AnyOp, Program
from tableforge.tongue.text import Text
from tableforge.words.amounts import Amount
from tableforge.words.flow_ops import Fork, Offer
from tableforge.words.node import Node, SetNode
from tableforge.words.target_ops import Choosing

T = TypeVar("T")


@dataclass(frozen=True)
class Idiom:
    """What a game adds to the shared words: the ids of the rules that their questions obey, and ops of its own."""

    may: str
    if_done: str
    choose_one: str
    any_order: str
    repeat: str
    repeat_once: str
    choosing: Choosing
    custom: Mapping[str, tuple[type[AnyOp], str]] = field(default_factory=dict)


class Out:
    """A program under construction."""

    def __init__(self, lowering: Lowering) -> None:
        self.ops: list[AnyOp] = []
        self.lowering = lowering
        self.idiom = lowering.idiom
        self.word: Effect | None = None
        self.looping = False

    def say(self, *words: Effect) -> None:
        """Lower words, one after the other; each op remembers the innermost word it came from."""
        for word in words:
            self.say_by(word, word.lower)

    def say_by(self, word: Effect, lower: Callable[[Out], None]) -> None:
        """Lower a word in another way than its usual one."""
        outer, self.word = self.word, word
        lower(self)
        self.word = outer

    def add(self, op: AnyOp) -> None:
        if op.said is None:
            op.said = self.word
        self.ops.append(op)

    def here(self) -> int:
        return len(self.ops)


class Lowering:
    """Names the programs of one card while they are made."""

    def __init__(self, id: str, idiom: Idiom) -> None:
        self.id = id
        self.idiom = idiom
        self.made: dict[str, int] = {}
        self.programs: dict[str, Program] = {}

    def program(
        self, label: str, effects: tuple[Effect, ...], first: AnyOp | None = None, last: AnyOp | None = None
    ) -> Program:
        """The effects as a program; `first` and `last` belong to the moment, not to the words."""
        n = self.made[label] = self.made.get(label, 0) + 1
        out = Out(self)
        if first is not None:
            out.add(first)
        out.say(*effects)
        if last is not None:
            out.add(last)
        prog = Program(f"{self.id}#{label}{'' if n == 1 else n}", tuple(out.ops))
        prog.names = frozenset(names_in(effects))
        self.programs[prog.name] = prog
        return prog


@dataclass(frozen=True)
class Effect:
    """Something a card does."""

    def lower(self, out: Out) -> None:
        raise AssertionError(self)

    def probe(self) -> SetNode | None:
        """The set that must not be empty for the effect to do anything; None where that cannot be told."""
        return None

    def source(self) -> SetNode | None:
        """The cards of which it takes one that nobody chooses; None where it takes no such card."""
        return None

    def offer(self, out: Out) -> list[Fork]:
        """Ask whether it shall be done; the forks lead past it."""
        may = Offer(out.idiom.may, self.probe())
        out.add(may)
        return [may]

    def lower_agreed(self, out: Out) -> None:
        """Lower it behind an offer that was taken."""
        self.lower(out)


@dataclass(frozen=True)
class Target:
    """Which cards of a set are meant."""

    def lower(self, out: Out) -> None:
        raise AssertionError(self)

    def probe(self) -> SetNode | None:
        """The set that must not be empty for there to be a target."""
        return None

    def rounds(self) -> Amount | None:
        """How many there may be at most, where they are asked for one at a time."""
        return None

    def lower_round(self, out: Out) -> Fork:
        """Ask for the next one; the fork leads out of the loop where there is none."""
        raise AssertionError(f"{self!r} is not chosen one at a time")


@dataclass(frozen=True)
class Custom(Effect):
    """What no word can say: a named op, and its sentence in both languages."""

    name: str
    text: Text

    def lower(self, out: Out) -> None:
        known = out.idiom.custom
        if self.name not in known:
            raise ValueError(f"there is no custom op {self.name!r}; ops/custom.py has {', '.join(known)}")
        kind, rule = known[self.name]
        out.add(kind(rule))


def custom(name: str, en: str, fr: str) -> Custom:
    return Custom(name, Text(en, fr))


def names_in(x: object) -> set[str]:
    """The pronouns and all other names in a sentence, and the kinds of its words."""
    if isinstance(x, str):
        return {x}
    if isinstance(x, tuple):
        return {name for y in x for name in names_in(y)}
    kind: type = type(x)
    parts = x.parts() if isinstance(x, Node) else tuple([getattr(x, name) for name in field_names(kind)])
    return {kind.__name__} | names_in(parts)


def walk(x: object, kind: type[T]) -> list[T]:
    """Every word of a kind inside a sentence."""
    return [y for y in inside(x) if isinstance(y, kind)]


def inside(x: object) -> list[object]:
    """A sentence and all its words, in the order in which they stand."""
    if isinstance(x, tuple):
        return [z for y in x for z in inside(y)]
    kind: type = type(x)
    return [x, *[z for name in field_names(kind) for z in inside(getattr(x, name))]]


@cache
def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a word; none of anything else."""
    return tuple([f.name for f in fields(kind)]) if is_dataclass(kind) else ()
