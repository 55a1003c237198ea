"""Cards played and used by cards; control, place, keys, chains."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.keyforge import ops
from tableforge.keyforge.questions import Amount, Happening, Who, Zone, num
from tableforge.keyforge.words.nouns import Domain, you
from tableforge.keyforge.words.targets import Pick, What, lower_target, probe_of, source_of
from tableforge.words.flow_ops import Fork
from tableforge.words.lower import Effect, Out
from tableforge.words.node import SetNode


@dataclass(frozen=True)
class PlayCard(Effect):
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.Play("KF.played-from-elsewhere"))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)

    def source(self) -> SetNode | None:
        return source_of(self.what)


def play_card(what: What) -> PlayCard:
    return PlayCard(what)


@dataclass(frozen=True)
class UseCard(Effect):
    what: What
    as_yours: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.Use(self.as_yours))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def use(what: What, as_yours: bool = False) -> UseCard:
    return UseCard(what, as_yours)


@dataclass(frozen=True)
class FightWithCard(Effect):
    what: What
    against: Pick | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.FightWith(None if self.against is None else self.against.sel))


def fight_with(what: What, against: Pick | None = None) -> FightWithCard:
    return FightWithCard(what, against)


@dataclass(frozen=True)
class TakeControlOf(Effect):
    what: What
    give: bool = False
    until: Happening | None = None

    def lower(self, out: Out) -> None:
        gone = ops.UnlessGone(self.until.subj) if self.until is not None and self.until.subj is not None else None
        if gone is not None:
            out.add(gone)
        lower_target(self.what, out)
        out.add(ops.TakeControl(self.give, gone is not None))
        if gone is not None:
            gone.to = out.here()


def take_control(what: What, until: Happening | None = None) -> TakeControlOf:
    return TakeControlOf(what, False, until)


def give_control(what: What) -> TakeControlOf:
    return TakeControlOf(what, True)


@dataclass(frozen=True)
class SwapCards(Effect):
    """Two creatures of one line, or two zones."""

    a: What
    b: What

    def lower(self, out: Out) -> None:
        if isinstance(self.a, Zone):
            assert isinstance(self.b, Zone)
            out.add(ops.SwapZones(self.a.who, self.a.zone, self.b.zone))
            return
        lower_target(self.a, out)
        out.add(ops.Keep(False))
        lower_target(self.b, out)
        out.add(ops.Swap("KF.swapping-creatures"))


def swap(a: What, b: What) -> SwapCards:
    return SwapCards(a, b)


@dataclass(frozen=True)
class MoveCardToFlank(Effect):
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.MoveToFlank("KF.moving-to-flank"))


def move_to_flank(what: What) -> MoveCardToFlank:
    return MoveCardToFlank(what)


@dataclass(frozen=True)
class ForgeKey(Effect):
    """At current cost plus `extra`; None: at no cost."""

    extra: Amount | None
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ops.Forge(self.extra, self.who))

    def offer(self, out: Out) -> list[Fork]:
        guard = ops.UnlessForgeable(self.extra, self.who)
        out.add(guard)
        return [guard, *super().offer(out)]

    def lower_agreed(self, out: Out) -> None:
        out.add(ops.Forge(self.extra, self.who, True))  # who has just agreed is not asked again


def forge(extra: Amount | int | Domain = 0, who: Who = you) -> ForgeKey:
    return ForgeKey(None if isinstance(extra, Domain) else num(extra), who)


@dataclass(frozen=True)
class UnforgeKey(Effect):
    """The key that a player forged in the previous turn."""

    who: Who

    def lower(self, out: Out) -> None:
        out.add(ops.Unforge(self.who))


def unforge(who: Who) -> UnforgeKey:
    return UnforgeKey(who)


@dataclass(frozen=True)
class GainChains(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ops.AddChains(self.n, self.who))


def gain_chains(n: Amount | int, who: Who = you) -> GainChains:
    return GainChains(num(n), who)
