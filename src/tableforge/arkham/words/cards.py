"""Cards that are drawn, sought, discarded, put into play, attached, shown, turned, or moved between zones."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.arkham import names
from tableforge.arkham.ops import cards as ops
from tableforge.arkham.ops import costs
from tableforge.arkham.ops import test as test_ops
from tableforge.arkham.questions.sets import Zone, that, this, you
from tableforge.arkham.state import Cost
from tableforge.arkham.words.common import Payable
from tableforge.arkham.words.targets import Pick, What, lower_target, probe_of
from tableforge.words.amounts import Amount, num
from tableforge.words.lower import Effect, Out
from tableforge.words.node import SetNode


@dataclass(frozen=True)
class DrawCards(Effect):
    """Investigators draw cards."""

    n: Amount
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(ops.Draw(self.n))


def draw(n: Amount | int, who: What = you) -> DrawCards:
    return DrawCards(num(n), who)


@dataclass(frozen=True)
class DrawEncounter(Effect):
    """You draw the top card of the encounter deck."""

    def lower(self, out: Out) -> None:
        out.add(ops.DrawEncounter())


def draw_encounter() -> DrawEncounter:
    return DrawEncounter()


@dataclass(frozen=True)
class DrawThat(Effect):
    """Somebody draws a certain card, wherever it lies."""

    what: What
    who: SetNode | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.DrawThat(self.who))


def draw_that(what: What, who: SetNode | None = None) -> DrawThat:
    return DrawThat(what, who)


@dataclass(frozen=True)
class SearchDeck(Effect):
    """Look through a deck, or its top cards, for a card; it is drawn or added to the hand, and the deck shuffled."""

    what: SetNode
    top: int
    drawn: bool
    who: What
    encounter: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        who: SetNode = self.who if isinstance(self.who, SetNode) else that
        where = ops.ENCOUNTER if self.encounter else ops.OWN_DECK
        out.add(ops.LookThrough(where, self.top, who))
        out.add(ops.Search(where, self.top, who, self.what, self.drawn))


def search(what: SetNode, top: int = 0, draw: bool = False, who: What = you) -> SearchDeck:
    return SearchDeck(what, top, draw, who)


def fetch(what: SetNode) -> SearchDeck:
    """Search the encounter deck and discard pile for a card and draw it."""
    return SearchDeck(what, 0, True, you, True)


@dataclass(frozen=True)
class LookAtTop(Effect):
    """Look at the top cards of any investigator's deck or of the encounter deck, and put them back in any order."""

    n: int

    def lower(self, out: Out) -> None:
        out.add(ops.LookAtTop(self.n))
        out.add(ops.LayBack())


def look_at_top(n: int) -> LookAtTop:
    return LookAtTop(n)


@dataclass(frozen=True)
class DiscardUntil(Effect):
    """Discard from the top of the encounter deck until so many cards of a set have come."""

    what: SetNode
    n: Amount

    def lower(self, out: Out) -> None:
        out.add(ops.DiscardUntil(self.what, self.n))


def discard_until(what: SetNode, n: Amount | int = 1) -> DiscardUntil:
    return DiscardUntil(what, num(n))


@dataclass(frozen=True)
class DiscardCards(Payable):
    """Cards go to their owners' discard piles."""

    what: What

    def cost(self) -> Cost:
        if isinstance(self.what, Pick):
            assert self.what.n is not None
            return costs.PayCards(self.what.sel, self.what.n)
        assert self.what == this
        return costs.PayDiscardThis()

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.Discard())

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def discard(what: What) -> DiscardCards:
    return DiscardCards(what)


@dataclass(frozen=True)
class MoveCards(Effect):
    """remove, to_hand, keep, gain_to_hand, to_victory, to_bottom: cards go somewhere."""

    verb: str
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        if self.verb == "remove":
            out.add(ops.Remove())
        elif self.verb == "to_victory":
            out.add(ops.ToVictory())
        elif self.verb == "to_bottom":
            out.add(ops.ToBottom())
        elif self.verb == "keep":
            out.add(test_ops.Keep())
        else:
            out.add(ops.ToHand(self.verb == "gain_to_hand"))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def remove(what: What) -> MoveCards:
    return MoveCards("remove", what)


def return_to_hand(what: What) -> MoveCards:
    return MoveCards("to_hand", what)


def keep_after_test(what: What) -> MoveCards:
    """A committed card returns to hand after the test instead of being discarded."""
    return MoveCards("keep", what)


def gain_to_hand(what: What) -> MoveCards:
    """A card of the collection is yours from now on, and comes to your hand."""
    return MoveCards("gain_to_hand", what)


def add_to_victory(what: What) -> MoveCards:
    return MoveCards("to_victory", what)


def put_on_bottom(what: What) -> MoveCards:
    """At the bottom of the deck instead of in the discard pile."""
    return MoveCards("to_bottom", what)


@dataclass(frozen=True)
class ShuffleIn(Effect):
    """Cards, or the whole encounter discard pile, are shuffled into the encounter deck."""

    what: What

    def lower(self, out: Out) -> None:
        pile = isinstance(self.what, Zone)
        if not pile:
            lower_target(self.what, out)
        out.add(ops.ShuffleIn(pile))


def shuffle_in(what: What) -> ShuffleIn:
    return ShuffleIn(what)


@dataclass(frozen=True)
class PutInThreat(Effect):
    """This card comes into play in your threat area, with so many tokens of a kind on it."""

    kind: int = -1
    n: int = 0

    def lower(self, out: Out) -> None:
        out.add(ops.PutInThreat(self.kind, self.n))


def put_in_threat_area(kind: int = -1, n: int = 0) -> PutInThreat:
    return PutInThreat(kind, n)


@dataclass(frozen=True)
class PutInPlay(Effect):
    """Cards come into play; those that are no locations at a location."""

    what: What
    at: SetNode | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.PutInPlay(self.at))


def put_into_play(what: What, at: SetNode | None = None) -> PutInPlay:
    return PutInPlay(what, at)


@dataclass(frozen=True)
class AttachThis(Effect):
    """This card is attached to another; `most`: how many of its title that one may have."""

    to: What
    most: int = 0

    def lower(self, out: Out) -> None:
        lower_target(self.to, out)
        out.add(ops.Attach(self.most))


def attach(to: What, most: int = 0) -> AttachThis:
    return AttachThis(to, most)


@dataclass(frozen=True)
class RevealPlace(Effect):
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.RevealPlaces())


def reveal(what: What) -> RevealPlace:
    return RevealPlace(what)


@dataclass(frozen=True)
class ShowCard(Effect):
    """A card in hand is shown to all."""

    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.Show())


def show(what: What) -> ShowCard:
    return ShowCard(what)


@dataclass(frozen=True)
class TurnCards(Payable):
    """Ready or exhaust cards."""

    what: What
    ready: bool

    def cost(self) -> Cost:
        assert self.what == this and not self.ready
        return costs.PayExhaust()

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.SetReady(self.ready))


def ready(what: What) -> TurnCards:
    return TurnCards(what, True)


def exhaust(what: What) -> TurnCards:
    return TurnCards(what, False)


@dataclass(frozen=True)
class TakeControl(Effect):
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(ops.TakeControl())


def take_control(what: What) -> TakeControl:
    return TakeControl(what)


@dataclass(frozen=True)
class GainsSurge(Effect):
    """This card gains surge."""

    def lower(self, out: Out) -> None:
        out.add(ops.GainKeyword(names.SURGE))


def gains_surge() -> GainsSurge:
    return GainsSurge()
