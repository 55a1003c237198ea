"""Which cards are meant: quantifiers over sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tableforge.arkham.ops.choose import PickCards, TakeOfEach
from tableforge.arkham.questions.sets import Attached, Current, Named, Nearest, Person, YourLocation, Zone, that
from tableforge.words import targets
from tableforge.words.amounts import Amount, Number, num
from tableforge.words.lower import Out, Target
from tableforge.words.node import SetNode
from tableforge.words.sets import Ref
from tableforge.words.targets import Each as Each
from tableforge.words.targets import Random as Random

LEAD: Final = Person("lead")


@dataclass(frozen=True)
class Pick(targets.Pick):
    """n cards of a set, chosen; `by`: by whom, where that is not whoever resolves the effect."""

    by: SetNode | None = None

    def lower(self, out: Out) -> None:
        if isinstance(self.sel, Nearest):  # what is equally near is for the lead investigator to tell apart
            self.lower_as(PickCards("AH.nearest", self.sel, self.n, LEAD), out)
        else:
            self.lower_as(PickCards(out.idiom.choosing.rule, self.sel, self.n, self.by), out)

    def lower_as(self, op: PickCards, out: Out) -> None:
        out.add(op)
        op.next = out.here()


@dataclass(frozen=True)
class RandomOfEach(Target):
    """One card of every player's, by chance."""

    sel: SetNode

    def lower(self, out: Out) -> None:
        out.add(TakeOfEach(out.idiom.choosing.by_chance, self.sel))

    def probe(self) -> SetNode | None:
        return self.sel


What = Target | SetNode  # of sets, only such as say themselves which cards they have: see `WHICH`
WHICH = (Ref, Person, YourLocation, Attached, Current, Zone, Named)


def lower_target(t: What, out: Out) -> None:
    if isinstance(t, Target):
        t.lower(out)
    elif not (isinstance(t, Ref) and t.name == "that"):
        out.add(out.idiom.choosing.take(t))


def set_of(t: What) -> SetNode:
    """The set that a modifier speaks of: live for "each", fixed for what was chosen."""
    if isinstance(t, Each):
        return t.sel
    return that if isinstance(t, Target) else t


def probe_of(what: What) -> SetNode | None:
    """The set that must not be empty for there to be something to do it to."""
    return what.probe() if isinstance(what, Target) else what


def one(sel: SetNode, by: SetNode | None = None) -> Pick:
    """One card of the set, chosen."""
    return Pick(sel, Number(1), by=by)


def pick(n: Amount | int, sel: SetNode) -> Pick:
    """n cards of the set, as many as there are."""
    return Pick(sel, num(n))


def each(sel: SetNode) -> Each:
    return Each(sel)


def random_(sel: SetNode, n: int = 1) -> Random:
    return Random(n, sel)


def random_of_each(sel: SetNode) -> RandomOfEach:
    return RandomOfEach(sel)
