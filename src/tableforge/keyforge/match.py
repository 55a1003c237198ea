"""Several games between two decks: who begins, who has won, chains as a handicap, and bidding chains for a deck.

Plain data and no table: a match says what the next game is to be, and is told how it ended.

>>> from tableforge.keyforge.decks.deck import load
>>> match = Match((load("starter:onyx"), load("starter:argus")), best_of=3, seed=417)
>>> match.next_game().first
1
>>> match.record(winner=0); match.chooser
1
>>> match.name_first(seat=1, who=1); match.record(winner=0); match.winner
0
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tableforge.errors import BadSetup, GameOver, IllegalAnswer, NotYourDecision
from tableforge.kernel.core import State
from tableforge.keyforge.decks.deck import Deck
from tableforge.keyforge.settings import MOST_CHAINS
from tableforge.tongue.both import Both, got, quoted

FIRST_BY_CHANCE: Final = "KF.setup-first-player"
FIRST_IN_SERIES: Final = "KF.first-player-in-a-series"
START: Final = "KF.handicap-start"
ADJUSTMENT: Final = "KF.handicap-adjustment"
BIDDING: Final = "KF.chain-bidding"

START_CHAINS: Final = 4
IN_A_ROW: Final = 3
MOST_GAMES: Final = 99


class Game(NamedTuple):
    """The next game of a match, ready for the table: which number, seed and first seat, and by which rule."""

    number: int
    seed: int
    first: int
    rule: str
    decks: tuple[Deck, Deck]
    chains: tuple[int, int]


class Played(NamedTuple):
    """A game that has ended."""

    first: int
    winner: int


@dataclass(slots=True)
class Match:
    """Best of so many games.  Seats keep their decks; `chains` is what each seat starts every game with.

    With a book of handicaps and no chains of its own, each game starts with what the book suggests by then.  `first` is
    who begins the first game, where it is not left to chance.
    """

    decks: tuple[Deck, Deck]
    best_of: int = 3
    seed: int = 0
    chains: tuple[int, int] = (0, 0)
    games: list[Played] = field(default_factory=list)
    named: int = -1
    handicaps: Handicaps | None = None
    first: int | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.best_of <= MOST_GAMES or self.best_of % 2 == 0:
            en = f"a match is best of an odd number of games from 1 to {MOST_GAMES}"
            fr = f"un match se joue au meilleur d’un nombre impair de parties, de 1 à {MOST_GAMES}"
            raise BadSetup(got(en, fr, self.best_of))
        if not all([0 <= n <= MOST_CHAINS for n in self.chains]):
            en = f"chains are two numbers from 0 to {MOST_CHAINS}, one for each seat"
            fr = f"les chaînes sont deux nombres de 0 à {MOST_CHAINS}, un pour chaque siège"
            raise BadSetup(got(en, fr, self.chains))
        if self.named not in (-1, 0, 1) or self.first not in (None, 0, 1):
            en, fr = "the first player is seat 0 or 1", "le premier joueur est le siège 0 ou 1"
            raise BadSetup(got(en, fr, self.first if self.named in (-1, 0, 1) else self.named))

    @property
    def wins(self) -> tuple[int, int]:
        """Games won by each seat."""
        first = len([game for game in self.games if game.winner == 0])
        return first, len(self.games) - first

    @property
    def winner(self) -> int | None:
        """The seat that has won more than half of the games, if one has."""
        for seat in (0, 1):
            if 2 * self.wins[seat] > self.best_of:
                return seat
        return None

    @property
    def over(self) -> bool:
        """Whether the match has been won."""
        return self.winner is not None

    @property
    def chooser(self) -> int | None:
        """The seat that is to name the first player of the next game: the loser of the last one."""
        if self.over or not self.games or self.named >= 0:
            return None
        return 1 - self.games[-1].winner

    def name_first(self, seat: int, who: int) -> None:
        """The loser of the last game names the first player of the next: either of the two."""
        self._still_on(Both("name a first player", "désigner un premier joueur"), FIRST_IN_SERIES)
        named = f"le siège {seat} a désigné un premier joueur"
        if not self.games:
            raise IllegalAnswer(
                f"seat {seat} named a first player; game 1 begins by chance ({FIRST_BY_CHANCE})",
                fr=f"{named} ; le hasard décide qui commence la partie 1 ({FIRST_BY_CHANCE})",
            )
        loser = 1 - self.games[-1].winner
        if seat != loser:
            raise NotYourDecision(
                f"seat {seat} named a first player; seat {loser} lost and names ({FIRST_IN_SERIES})",
                fr=f"{named} ; c’est au siège {loser}, qui a perdu, de le faire ({FIRST_IN_SERIES})",
            )
        if who not in (0, 1):
            raise IllegalAnswer(
                f"seat {seat} named seat {who}; legal: 0, 1 ({FIRST_IN_SERIES})",
                fr=f"le siège {seat} a désigné le siège {who} ; réponses légales : 0, 1 ({FIRST_IN_SERIES})",
            )
        self.named = who

    def next_game(self) -> Game:
        """The game to be played now; the same each time it is asked, until `record`."""
        self._still_on(Both("begin a game", "commencer une partie"), FIRST_IN_SERIES)
        if self.chooser is not None:
            raise IllegalAnswer(
                f"seat {self.chooser} has yet to name the first player ({FIRST_IN_SERIES})",
                fr=f"le siège {self.chooser} doit encore désigner le premier joueur ({FIRST_IN_SERIES})",
            )
        chance = State(self.seed)
        chance.warm_up()
        by_chance = chance.below(2)
        seeds = [chance.next32() for _ in range(len(self.games) + 1)]
        begins = by_chance if self.first is None else self.first
        first, rule = (self.named, FIRST_IN_SERIES) if self.games else (begins, FIRST_BY_CHANCE)
        chains = self.chains
        if self.handicaps is not None and chains == (0, 0):
            chains = self.handicaps.suggested(self.decks)
        return Game(len(self.games) + 1, seeds[-1], first, rule, self.decks, chains)

    def record(self, winner: int) -> None:
        """The game that `next_game` gave has ended."""
        if winner not in (0, 1):
            raise IllegalAnswer(
                f"seat {winner} cannot have won; legal: 0, 1 (KF.two-players)",
                fr=f"le siège {winner} ne peut pas avoir gagné ; réponses légales : 0, 1 (KF.two-players)",
            )
        game = self.next_game()
        self.games.append(Played(game.first, winner))
        self.named = -1
        if self.handicaps is not None:
            self.handicaps.record(self.decks[winner], self.decks[1 - winner])

    def _still_on(self, what: Both, rule: str) -> None:
        if self.over:
            raise GameOver(
                f"nobody can {what}: seat {self.winner} has won the match, {self.wins} ({rule})",
                fr=f"personne ne peut {what.fr} : le siège {self.winner} a gagné le match, {self.wins} ({rule})",
            )


# ---------------------------------------------------------------- handicap
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
        return BadSetup(
            f"{deck!r} is not one of {a!r} and {b!r} ({rule})",
            fr=f"{quoted(deck)} n’est ni {quoted(a)} ni {quoted(b)} ({rule})",
        )

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

    def record(self, winner: Deck, loser: Deck) -> Advice | None:
        """A game between two decks has ended.  A deck that meets itself has no handicap."""
        return None if key(winner) == key(loser) else self.between(winner, loser).record(key(winner))

    def suggested(self, decks: tuple[Deck, Deck]) -> tuple[int, int]:
        """The chains that the decks should start with, in the order given (KF.handicap)."""
        pair = self.between(*decks)
        a, b = [pair.chains if pair.chained == key(deck) else 0 for deck in decks]
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
            en, fr = "the first bidder is seat 0 or 1", "le premier à miser est le siège 0 ou 1"
            raise BadSetup(got(f"{en} ({BIDDING})", f"{fr} ({BIDDING})", self.first))

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
        self._asked(seat, Both(f"bid {chains}", f"a misé {chains}"))
        if not self.least <= chains <= MOST_CHAINS:
            legal = Both("pass", "passer")
            if self.least <= MOST_CHAINS:
                legal = Both(f"{self.least} to {MOST_CHAINS}, or pass", f"de {self.least} à {MOST_CHAINS}, ou passer")
            raise IllegalAnswer(
                f"seat {seat} bid {chains} chains; legal: {legal} ({BIDDING})",
                fr=f"le siège {seat} a misé {chains} chaînes ; réponses légales : {legal.fr} ({BIDDING})",
            )
        self.bids.append(chains)

    def pass_(self, seat: int) -> None:
        """Leave the deck to the other seat."""
        self._asked(seat, Both("passed", "a passé"))
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

    def _asked(self, seat: int, what: Both) -> None:
        if self.passed:
            raise GameOver(
                f"seat {seat} {what}, but the bidding is over ({BIDDING})",
                fr=f"le siège {seat} {what.fr}, mais les mises sont closes ({BIDDING})",
            )
        if seat != self.turn:
            raise NotYourDecision(
                f"seat {seat} {what}, but seat {self.turn} is to bid or pass ({BIDDING})",
                fr=f"le siège {seat} {what.fr}, mais c’est au siège {self.turn} de miser ou de passer ({BIDDING})",
            )
