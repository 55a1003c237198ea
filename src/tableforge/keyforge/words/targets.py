"""Which cards are meant: quantifiers over sets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tableforge.keyforge import ops
from tableforge.keyforge.questions import (
    ADiscardPile,
    And,
    Count,
    InPlay,
    Math,
    Or,
    PlayerAmount,
    Ref,
    UnderCard,
    Who,
    Zone,
)
from tableforge.keyforge.words.nouns import that_much
from tableforge.words import targets
from tableforge.words.amounts import Amount, Number, num
from tableforge.words.lower import Out, Target
from tableforge.words.node import SetNode
from tableforge.words.targets import Each, Random


def uses_one_pile(x: object) -> bool:
    if isinstance(x, (And, Or)):
        return uses_one_pile(x.a) or uses_one_pile(x.b)
    return isinstance(x, ADiscardPile)


@dataclass(frozen=True)
class Pick(targets.Pick):
    """n cards of a set, chosen; `total_power`: so many that together they have it."""

    total_power: int = 0

    def lower(self, out: Out) -> None:
        least = None if self.up_to else self.n
        out.add(ops.PickCards(self.sel, least, self.n, self.another, uses_one_pile(self.sel), self.total_power))

    def probe(self) -> SetNode | None:
        return ops.Together(self.sel, self.total_power) if self.total_power else self.sel


@dataclass(frozen=True)
class Both(Target):
    """Several targets at once."""

    targets: tuple[What, ...]

    def lower(self, out: Out) -> None:
        for k, t in enumerate(self.targets):
            lower_target(t, out)
            out.add(ops.Gather(k == 0, k == len(self.targets) - 1))


@dataclass(frozen=True)
class Top(Target):
    """The top n cards of a deck or pile."""

    zone: Zone
    n: int = 1

    def lower(self, out: Out) -> None:
        out.add(ops.TakeTop(self.zone.who, self.zone.zone, Number(self.n)))


@dataclass(frozen=True)
class Archived(Target):
    """An archived card, whosever it is."""

    def lower(self, out: Out) -> None:
        out.add(ops.ChooseArchived(ARCHIVES))

    def probe(self) -> SetNode | None:
        return ARCHIVES


ARCHIVES = Who("any_player").archives
archived_card = Archived()
# a pronoun, what lies under a card and a whole pile say themselves which they are
What = Target | Ref | UnderCard | Zone


def lower_target(t: What, out: Out) -> None:
    if isinstance(t, Target):
        t.lower(out)
    elif isinstance(t, Ref) and t.name == "opposing":  # known after it has left, but touched only in play
        out.add(ops.Take(And(t, InPlay())))
    elif not (isinstance(t, Ref) and t.name in ("it", "them")):
        out.add(ops.Take(t))


def a(sel: SetNode) -> Pick:
    """One card of the set, chosen."""
    return Pick(sel, Number(1))


def another(sel: SetNode) -> Pick:
    """One card of the set that was not picked before."""
    return Pick(sel, Number(1), another=True)


def pick(n: Amount | int, sel: SetNode) -> Pick:
    """n cards of the set, as many as there are."""
    return Pick(sel, num(n))


def up_to(n: Amount | int, sel: SetNode) -> Pick:
    return Pick(sel, num(n), up_to=True)


def any_number(sel: SetNode, total_power: int = 0) -> Pick:
    return Pick(sel, None, up_to=True, total_power=total_power)


def each(sel: SetNode, but: Target | None = None) -> Each:
    return Each(sel, but)


def both(*targets: What) -> Both:
    return Both(targets)


def top(zone: Zone, n: int = 1) -> Top:
    return Top(zone, n)


def source_of(what: What) -> SetNode | None:
    """The set of which the top card or one by chance is taken."""
    return what.zone if isinstance(what, Top) else what.sel if isinstance(what, Random) else None


def random(n: int, sel: SetNode) -> Random:
    return Random(n, sel)


def probe_of(what: What) -> SetNode | None:
    """The set that must not be empty for there to be something to do it to."""
    if isinstance(what, Target):
        return what.probe()
    if isinstance(what, Ref):
        return ops.Reachable(what)
    return what if isinstance(what, UnderCard) else None


def unquantified(sentence: object) -> Iterator[tuple[object, SetNode]]:
    """The words that are told a kind of card where they want to be told which cards, and that kind."""
    return targets.unquantified(sentence, "What", (Target, Ref, UnderCard, Zone))


def lower_amount(n: Amount, to: What, out: Out) -> Amount:
    """Lower whom so much is for, and give how much it is for each of them.

    So much "for each" of something, to a card that is picked here: it is picked anew each time (KF.for-each).
    """
    unit, times = unit_of(n)
    if times is None or not isinstance(to, Pick) or to.n != Number(1):
        lower_target(to, out)
        return n
    out.add(ops.ChooseEach(to.sel, times))
    return that_much if unit == 1 else Math(Number(unit), "*", that_much)


def unit_of(n: Amount) -> tuple[int, Amount | None]:
    """How much for each, and of how many; None where it is not "for each" of anything."""
    if isinstance(n, (Count, PlayerAmount)):
        return 1, n
    if isinstance(n, Math) and n.op == "*" and isinstance(n.a, Number):
        unit, times = unit_of(n.b)
        return unit * n.a.n, times
    return 0, None
