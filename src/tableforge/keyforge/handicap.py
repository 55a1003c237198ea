"""Chains before a game: as a handicap from game to game, and bid for a deck.

>>> from tableforge.keyforge.decks.deck import load
>>> onyx, argus = load("starter:onyx"), load("starter:argus")
>>> book = Handicaps()
>>> [book.won(onyx, argus) for _ in range(3)][-1]
Advice(deck='starter:onyx', chains=4, rule='KF.handicap-start')
>>> book.suggested((onyx, argus))
(4, 0)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tableforge.errors import BadSetup, GameOver, IllegalAnswer, NotYourDecision
from tableforge.keyforge import refusals
from tableforge.keyforge.decks.deck import Deck
from tableforge.keyforge.settings import DECKS, MOST_CHAINS, deck_of
from tableforge.tongue.text import Text, expected_but_got

START: Final = "KF.handicap-start"
ADJUSTMENT: Final = "KF.handicap-adjustment"
BIDDING: Final = "KF.chain-bidding"

START_CHAINS: Final = 4
IN_A_ROW: Final = 3


# ---------------------------------------------------------------- from game to game
class Advice(NamedTuple):
    """Chains that the rulebook suggests for a deck, and the rule that says so."""

    deck: str
    chains: int
    rule: str


@dataclass(slots=True)
class Handicap:
    """What two decks have made of each other: which one is chained, how much, and how the last games went.

    The rulebook leaves to the players when to begin; three wins in a row are enough here (our reading).  A deck that
    falls to no chains is no longer the chained one.
    """

    decks: tuple[str, str]
    chained: str = ""
    chains: int = 0
    last: str = ""
    row: int = 0

    def chain(self, deck: str) -> Advice:
        """The players feel that this deck is the stronger one: it starts with four chains."""
        if deck not in self.decks:
            raise self._stranger(deck, START)
        self.chained, self.chains, self.last, self.row = deck, START_CHAINS, "", 0
        return Advice(deck, self.chains, START)

    def _stranger(self, deck: str, rule: str) -> BadSetup:
        a, b = self.decks
        return BadSetup(refusals.STRANGER.fill(deck=deck, a=a, b=b, rule=rule))

    def record(self, winner: str) -> Advice | None:
        """A game has ended; the new advice, if three in a row have changed it."""
        if winner not in self.decks:
            raise self._stranger(winner, ADJUSTMENT)
        self.row = self.row + 1 if winner == self.last else 1
        self.last = winner
        if self.row < IN_A_ROW:
            return None
        self.last, self.row = "", 0
        if not self.chained:
            return self.chain(winner)
        deck = self.chained
        self.chains = max(0, min(MOST_CHAINS, self.chains + (1 if winner == deck else -1)))
        if not self.chains:
            self.chained = ""
        return Advice(deck, self.chains, ADJUSTMENT)


@dataclass(slots=True)
class Handicaps:
    """The handicaps of all pairs of decks that have met."""

    pairs: dict[tuple[str, str], Handicap] = field(default_factory=dict)

    def between(self, a: Deck, b: Deck) -> Handicap:
        """The handicap of a pair; which of the two comes first does not matter."""
        one, other = sorted([key(a), key(b)])
        return self.pairs.setdefault((one, other), Handicap((one, other)))

    def won(self, winner: Deck, loser: Deck) -> Advice | None:
        """A game between two decks has ended.  A deck that meets itself has no handicap."""
        return None if key(winner) == key(loser) else self.between(winner, loser).record(key(winner))

    def record(self, settings: dict[str, Any], winner: int) -> Advice | None:
        """The same by the settings of the game, for a series of them."""
        decks = decks_of(settings)
        return self.won(decks[winner], decks[1 - winner])

    def apply_to(self, settings: dict[str, Any]) -> dict[str, Any]:
        """The settings with the chains that the decks should start with, unless the players have chosen some."""
        if any(settings.get("chains", ())):
            return settings
        return {**settings, "chains": list(self.suggested(decks_of(settings)))}

    def suggested(self, decks: tuple[Deck, Deck]) -> tuple[int, int]:
        """The chains that the decks should start with, in the order given (KF.handicap)."""
        pair = self.between(*decks)
        a, b = [pair.chains if pair.chained == key(deck) else 0 for deck in decks]
        return a, b


def decks_of(settings: dict[str, Any]) -> tuple[Deck, Deck]:
    """The decks of a game by its settings."""
    a, b = [deck_of(d) for d in settings.get("decks", DECKS)]
    return a, b


def key(deck: Deck) -> str:
    """What a deck is known by from game to game."""
    return deck.id or deck.name


# ---------------------------------------------------------------- bidding
class Auctioned(NamedTuple):
    """How the bidding ended: by seat, the deck and the chains it starts with."""

    decks: tuple[Deck, Deck]
    chains: tuple[int, int]
    rule: str


@dataclass(slots=True)
class Bidding:
    """Two seats bid rising numbers of chains for the first of two decks; who is not outbid plays it.

    The rulebook does not say what a pass before any bid means: here it leaves the deck to the other seat, without
    chains.  A first bid of 0 is allowed for the same reason.
    """

    decks: tuple[Deck, Deck]
    first: int = 0
    bids: list[int] = field(default_factory=list)
    passed: bool = False

    def __post_init__(self) -> None:
        if self.first not in (0, 1):
            raise BadSetup(expected_but_got(refusals.FIRST_BIDDER.fill(rule=BIDDING), self.first))

    @property
    def turn(self) -> int | None:
        """The seat that is to bid or pass; None when the bidding is over."""
        return None if self.passed else (self.first + len(self.bids)) % 2

    @property
    def over(self) -> bool:
        """Whether somebody has passed."""
        return self.passed

    @property
    def least(self) -> int:
        """The lowest bid that would do now."""
        return self.bids[-1] + 1 if self.bids else 0

    def bid(self, seat: int, chains: int) -> None:
        """Offer to play the deck with so many chains, more than the last bid."""
        self._asked(seat, refusals.BID.fill(chains=chains))
        if not self.least <= chains <= MOST_CHAINS:
            legal = refusals.PASS_ONLY
            if self.least <= MOST_CHAINS:
                legal = refusals.BID_OR_PASS.fill(least=self.least, most=MOST_CHAINS)
            raise IllegalAnswer(refusals.NO_SUCH_BID.fill(seat=seat, chains=chains, legal=legal, rule=BIDDING))
        self.bids.append(chains)

    def pass_(self, seat: int) -> None:
        """Leave the deck to the other seat."""
        self._asked(seat, Text("passed", "a passé"))
        self.passed = True

    @property
    def result(self) -> Auctioned | None:
        """Who plays which deck with how many chains, once somebody has passed."""
        if not self.passed:
            return None
        loser = (self.first + len(self.bids)) % 2
        chains = self.bids[-1] if self.bids else 0
        won, left = self.decks
        if loser == 0:
            return Auctioned((left, won), (0, chains), BIDDING)
        return Auctioned((won, left), (chains, 0), BIDDING)

    def _asked(self, seat: int, what: Text) -> None:
        if self.passed:
            raise GameOver(refusals.BIDDING_IS_OVER.fill(seat=seat, what=what, rule=BIDDING))
        if seat != self.turn:
            raise NotYourDecision(refusals.NOT_YOUR_BID.fill(seat=seat, what=what, turn=self.turn, rule=BIDDING))
