"""What a card does to æmber, creatures, cards, keys."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.keyforge import names, ops
from tableforge.keyforge.questions import (
    Amount,
    And,
    Count,
    Happening,
    Math,
    Number,
    Or,
    PlayerAmount,
    Ref,
    Sel,
    Who,
    Zone,
    num,
)
from tableforge.keyforge.words.nouns import (
    AMBER,
    POWER,
    Domain,
    damaged,
    its_controller,
    its_opponent,
    its_owner,
    opponent,
    supply,
    that_much,
    this,
    with_amber,
    you,
)
from tableforge.keyforge.words.targets import Pick, What, lower_target, probe_of, source_of
from tableforge.words.flow_ops import Fork
from tableforge.words.lower import Effect, Out
from tableforge.words.node import SeatsNode, SetNode
from tableforge.words.targets import Each


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


@dataclass(frozen=True)
class GainAmber(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        fixed = self.who in (you, opponent, its_owner, its_controller, its_opponent)
        out.add(ops.Gain(self.n, self.who, isinstance(self.n, Number) and fixed))


def gain(n: Amount | int, who: Who = you) -> GainAmber:
    return GainAmber(num(n), who)


@dataclass(frozen=True)
class LoseAmber(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ops.Lose(self.n, self.who))


def lose(n: Amount | int, who: Who = you) -> LoseAmber:
    return LoseAmber(num(n), who)


@dataclass(frozen=True)
class StealAmber(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ops.Steal(self.n, self.who))


def steal(n: Amount | int, who: Who = you) -> StealAmber:
    return StealAmber(num(n), who)


@dataclass(frozen=True)
class CaptureAmber(Effect):
    n: Amount
    by: What
    frm: Who | None

    def lower(self, out: Out) -> None:
        n = lower_amount(self.n, self.by, out)
        out.add(ops.Capture(n, self.frm))


def capture(n: Amount | int, by: What = this, frm: Who | None = None) -> CaptureAmber:
    return CaptureAmber(num(n), by, frm)


@dataclass(frozen=True)
class MoveAmber(Effect):
    """Æmber between a pool or the supply and a card, either way."""

    n: Amount
    frm: What | Who
    to: What | Who

    def lower(self, out: Out) -> None:
        if isinstance(self.frm, Who):
            assert not isinstance(self.to, Who)
            lower_target(self.to, out)
            out.add(ops.PlaceAmber(self.n, None if self.frm == supply else self.frm))
        else:
            assert isinstance(self.to, Who)
            lower_target(self.frm, out)
            out.add(ops.TakeAmber(self.n, None if self.to == supply else self.to))


def move_amber(n: Amount | int, frm: What | Who, to: What | Who) -> MoveAmber:
    return MoveAmber(num(n), frm, to)


@dataclass(frozen=True)
class PayAmber(Effect):
    n: Amount
    frm: Who
    to: Who

    def lower(self, out: Out) -> None:
        out.add(ops.Pay(self.n, self.frm, self.to))


def pay(n: Amount | int, frm: Who, to: Who) -> PayAmber:
    return PayAmber(num(n), frm, to)


@dataclass(frozen=True)
class RedistributeTokens(Effect):
    what: Domain
    among: Sel

    def lower(self, out: Out) -> None:
        out.add(ops.Redistribute(self.what == AMBER, self.among))

    def probe(self) -> SetNode | None:
        return And(self.among, with_amber if self.what == AMBER else damaged)


def redistribute(what: Domain, among: Sel) -> RedistributeTokens:
    return RedistributeTokens(what, among)


@dataclass(frozen=True)
class DealDamage(Effect):
    n: Amount
    to: What
    splash: int
    ignoring_armor: bool
    by: Ref | None = None

    def lower(self, out: Out) -> None:
        n = lower_amount(self.n, self.to, out)
        out.add(ops.Deal(n, self.splash, self.ignoring_armor, self.by))

    def probe(self) -> SetNode | None:
        return probe_of(self.to)


def deal(n: Amount | int, to: What, splash: int = 0, ignoring_armor: bool = False, by: Ref | None = None) -> DealDamage:
    return DealDamage(num(n), to, splash, ignoring_armor, by)


@dataclass(frozen=True)
class DivideDamage(Effect):
    n: Amount
    among: Pick

    def lower(self, out: Out) -> None:
        out.add(ops.Divide(self.n, self.among.sel))


def divide(n: Amount | int, among: Pick) -> DivideDamage:
    return DivideDamage(num(n), among)


@dataclass(frozen=True)
class HealDamage(Effect):
    """Heal so much, or fully (n is None)."""

    n: Amount | None
    who: What
    up_to: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(ops.Heal(self.n, self.up_to))

    def probe(self) -> SetNode | None:
        return probe_of(self.who)


def heal(n: Amount | int, who: What, up_to: bool = False) -> HealDamage:
    return HealDamage(num(n), who, up_to)


def fully_heal(who: What) -> HealDamage:
    return HealDamage(None, who)


@dataclass(frozen=True)
class DestroyCards(Effect):
    what: What
    sacrifice: bool = False
    by: Who | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.Destroy(self.sacrifice, self.by))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def destroy(what: What) -> DestroyCards:
    return DestroyCards(what)


def sacrifice(what: What, by: Who | None = None) -> DestroyCards:
    return DestroyCards(what, True, by)


@dataclass(frozen=True)
class ChangeStatus(Effect):
    """ready, exhaust, stun, unstun."""

    status: str
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.SetStatus(self.status))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def ready(what: What) -> ChangeStatus:
    return ChangeStatus("ready", what)


def exhaust(what: What) -> ChangeStatus:
    return ChangeStatus("exhaust", what)


def stun(what: What) -> ChangeStatus:
    return ChangeStatus("stun", what)


def unstun(what: What) -> ChangeStatus:
    return ChangeStatus("unstun", what)


@dataclass(frozen=True)
class PlaceCounters(Effect):
    n: Amount
    on: What
    kind: Domain
    remove: bool = False

    def lower(self, out: Out) -> None:
        n = lower_amount(self.n, self.on, out)
        out.add(ops.Counters(n, self.kind.name, -1 if self.remove else 1))


def add_counters(n: Amount | int, on: What, kind: Domain = POWER) -> PlaceCounters:
    return PlaceCounters(num(n), on, kind)


def remove_counters(n: Amount | int, frm: What, kind: Domain = POWER) -> PlaceCounters:
    return PlaceCounters(num(n), frm, kind, True)


@dataclass(frozen=True)
class MoveCards(Effect):
    """purge, discard, archive, return_to_hand, put_on_deck, shuffle_into_deck."""

    verb: str
    what: What
    whose: Who | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        if self.verb == "put_on_deck" and isinstance(self.what, Each):
            out.add(ops.DeckOrder("KF.all-decisions"))
        out.add(ops.Move(MOVES[self.verb], self.whose, self.whose == you))
        if self.verb == "shuffle_into_deck":
            whole = self.what.sel if isinstance(self.what, Each) else None
            out.add(ops.ShuffleBack(None if whole is None else whole_zones_of(whole)))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)

    def source(self) -> SetNode | None:
        return source_of(self.what)


MOVES = {
    "purge": names.PURGED, "discard": names.DISCARD, "archive": names.ARCHIVES, "return_to_hand": names.HAND,
    "put_on_deck": names.DECK, "shuffle_into_deck": names.DECK,
}  # fmt: skip


def whole_zones_of(x: SetNode) -> SeatsNode | None:
    """The player, if this is a whole zone of one player, or several of them."""
    if isinstance(x, Or):
        who = whole_zones_of(x.a)
        return who if who == whole_zones_of(x.b) else None
    return x.who if isinstance(x, Zone) else None


def purge(what: What) -> MoveCards:
    return MoveCards("purge", what)


def discard(what: What) -> MoveCards:
    return MoveCards("discard", what)


def archive(what: What, whose: Who | None = None) -> MoveCards:
    return MoveCards("archive", what, whose)


def return_to_hand(what: What) -> MoveCards:
    return MoveCards("return_to_hand", what)


def put_on_deck(what: What) -> MoveCards:
    return MoveCards("put_on_deck", what)


def shuffle_into_deck(what: What) -> MoveCards:
    return MoveCards("shuffle_into_deck", what)


@dataclass(frozen=True)
class DrawCards(Effect):
    n: Amount
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ops.Draw(self.n, self.who, isinstance(self.n, Number) and self.who == you))


def draw(n: Amount | int, who: Who = you) -> DrawCards:
    return DrawCards(num(n), who)


@dataclass(frozen=True)
class RefillHand(Effect):
    who: Who

    def lower(self, out: Out) -> None:
        out.add(ops.Refill(False, self.who))
        out.add(ops.Refill(True, self.who))


def refill_hand(who: Who) -> RefillHand:
    return RefillHand(who)


@dataclass(frozen=True)
class ShuffleZone(Effect):
    zone: Zone

    def lower(self, out: Out) -> None:
        out.add(ops.Shuffle(self.zone.who))


def shuffle(zone: Zone) -> ShuffleZone:
    return ShuffleZone(zone)


@dataclass(frozen=True)
class Search(Effect):
    """Look through zones for cards, reveal what is found and take it into hand."""

    what: Pick | Each
    zones: Sel

    def lower(self, out: Out) -> None:
        most = None if isinstance(self.what, Each) else self.what.n
        out.add(ops.LookThrough(self.zones))
        out.add(ops.PickCards(And(self.what.sel, self.zones), None, most, False, False, 0))
        out.add(ops.Found("KF.search"))
        deck = deck_of(self.zones)
        if deck is not None:
            out.add(ops.ShuffleSearched(deck, True))


def deck_of(zones: SetNode) -> SeatsNode | None:
    """Whose deck is among these zones."""
    if isinstance(zones, Or):
        return deck_of(zones.a) or deck_of(zones.b)
    return zones.who if isinstance(zones, Zone) and zones.zone == names.DECK else None


def search(what: Pick | Each, zones: Sel) -> Search:
    return Search(what, zones)


@dataclass(frozen=True)
class ShowCards(Effect):
    what: What
    look: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.Show(not self.look))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def reveal(what: What) -> ShowCards:
    return ShowCards(what)


def look_at(what: What) -> ShowCards:
    return ShowCards(what, True)


@dataclass(frozen=True)
class DiscardCardsUntil(Effect):
    sel: SetNode

    def lower(self, out: Out) -> None:
        out.add(ops.DiscardUntil(self.sel))


def discard_until(sel: SetNode) -> DiscardCardsUntil:
    return DiscardCardsUntil(sel)


@dataclass(frozen=True)
class PutCardsUnder(Effect):
    what: What
    card: Sel

    def lower(self, out: Out) -> None:
        gone = ops.UnlessGone(self.card)
        out.add(gone)
        lower_target(self.what, out)
        out.add(ops.PutUnder(self.card))
        gone.to = out.here()


def put_under(what: What, card: Sel) -> PutCardsUnder:
    return PutCardsUnder(what, card)


@dataclass(frozen=True)
class PutCardsIntoPlay(Effect):
    what: What
    under: Who

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.PutIntoPlay(self.under))


def put_into_play(what: What, under: Who = you) -> PutCardsIntoPlay:
    return PutCardsIntoPlay(what, under)


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
