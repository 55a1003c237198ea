"""Cards that are destroyed, drawn, shown, or moved between zones."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.keyforge import names, ops
from tableforge.keyforge.questions import Amount, And, Number, Or, Sel, Who, Zone, num
from tableforge.keyforge.words.nouns import you
from tableforge.keyforge.words.targets import Pick, What, lower_target, probe_of, source_of
from tableforge.words.lower import Effect, Out
from tableforge.words.node import SeatsNode, SetNode
from tableforge.words.targets import Each


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
class MoveCards(Effect):
    """purge, discard, archive, return_to_hand, put_on_deck, shuffle_into_deck."""

    verb: str
    what: What
    whose: Who | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        if self.verb == "put_on_deck" and isinstance(self.what, Each):
            out.add(ops.DeckOrder("KF.all-decisions"))
        out.add(ops.Move(MOVES[self.verb], self.whose, self.whose == you, self.verb == "shuffle_into_deck"))
        if self.verb == "shuffle_into_deck":
            whole = self.what.sel if isinstance(self.what, Each) else None
            out.add(ops.ShuffleBack(None if whole is None else whole_zones_of(whole)))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)

    def source(self) -> SetNode | None:
        return source_of(self.what)


MOVES = {
    "purge": names.PURGED,
    "discard": names.DISCARD,
    "archive": names.ARCHIVES,
    "return_to_hand": names.HAND,
    "put_on_deck": names.DECK,
    "shuffle_into_deck": names.DECK,
}


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
