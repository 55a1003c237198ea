"""Several games that belong together: who plays the next one, by which settings, and how it all ended.

Plain data and no table: a series says what the next game is to be, and is told how it ended.

>>> match = Match("keyforge", best_of=3, seed=417)
>>> match.next_game().settings["first"]
1
>>> won = {"winner": 0, "keys": [3, 1], "turns": 20, "rule": "KF.victory"}  # as a game gives its `result`
>>> match.record(won); match.chooser
1
>>> match.name_first(seat=1, who=1); match.record(won); match.winner
0
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from tableforge import games
from tableforge.errors import BadSetup, GameOver, IllegalAnswer, NotYourDecision
from tableforge.kernel.chance import rng
from tableforge.kernel.settings import Seat
from tableforge.table import refusals
from tableforge.table.question import Choice, Question
from tableforge.tongue.text import Text

MOST_GAMES: Final = 99
FIRST: Final = "first"  # the setting that says who begins
WHO_BEGINS: Final = Text("Who begins the next game?", "Qui commence la partie suivante ?")
BEGINS: Final = Text("Seat {seat} begins", "Le siège {seat} commence")

Json = dict[str, Any]


class NextGame(NamedTuple):
    """The next game of a series, ready for the table: which number, seed and settings, and the rule by which somebody begins."""

    number: int
    seed: int
    settings: Json
    rule: str


class Series(ABC):
    """Several games that belong together: a match here, a campaign in `tableforge.campaign`."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = games.game(game)
        self.seed = seed

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the last game has been played."""

    @abstractmethod
    def next_game(self) -> NextGame:
        """The game to be played now; the same each time it is asked, until `record`."""

    @abstractmethod
    def record(self, result: Mapping[str, Any]) -> None:
        """The game that `next_game` gave has ended with this result."""

    @abstractmethod
    def dump(self) -> Json:
        """The series as plain data, for the note beside a saved game."""

    def question(self, lang: str = "en") -> Question | None:
        """What must be settled before the next game can begin; None where nothing is."""
        return None

    def answer(self, key: str, seat: int | None = None) -> None:
        """Answer `question` by a key.  Raises IllegalAnswer where nothing is asked, or the key is none of its options."""
        raise IllegalAnswer(refusals.NOBODY_ASKED.fill())


# ---------------------------------------------------------------- a match
class Handicap(Protocol):
    """What makes up for unequal sides, from game to game."""

    def apply_to(self, settings: Json) -> Json:
        """The settings with the handicap that is due by now."""
        ...

    def record(self, settings: Json, winner: int) -> object:
        """A game by these settings has been won."""
        ...


class PlayedGame(NamedTuple):
    """A game that has ended: who began and who won, None where nobody did."""

    first: int | None
    winner: int | None


class Match(Series):
    """Best of so many games.  The loser of a game names who begins the next, in games where somebody does."""

    def __init__(
        self,
        game: str,
        best_of: int = 3,
        seed: int = 0,
        settings: Mapping[str, Any] | None = None,
        handicap: Handicap | None = None,
        played: Sequence[PlayedGame] = (),
        named: int | None = None,
    ) -> None:
        super().__init__(game, seed)
        setup = self.game.setup(**(settings or {}))
        self.settings: Json = {name: setup[name] for name in settings or {}}  # checked, and plain data
        self.seats = self.game.count_seats(setup)
        if not 1 <= best_of <= MOST_GAMES or best_of % 2 == 0:
            raise BadSetup(refusals.BEST_OF.fill(most=MOST_GAMES, best_of=best_of))
        if best_of > 1 and self.game.all_win_alike:
            raise BadSetup(refusals.NO_MATCH.fill(game=game))
        self.best_of = best_of
        self.handicap = handicap
        self.games = list(played)
        self.named = named
        self.somebody_begins = any([s.name == FIRST and isinstance(s.kind, Seat) for s in self.game.settings])
        for k in [named, *[seat for game in self.games for seat in game]]:
            self.a_seat(k)

    def a_seat(self, seat: int | None) -> None:
        """Raise BadSetup where a seat is not one of the match; None passes."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetup(refusals.A_SEAT.fill(last=self.seats - 1, seat=seat))

    @property
    def wins(self) -> tuple[int, ...]:
        """Games won by each seat."""
        return tuple([sum([game.winner == seat for game in self.games]) for seat in range(self.seats)])

    @property
    def winner(self) -> int | None:
        """The seat that has won more than half of the games, if one has."""
        return next((seat for seat in range(self.seats) if 2 * self.wins[seat] > self.best_of), None)

    @property
    def over(self) -> bool:
        """Whether the match has been won."""
        return self.winner is not None

    # ------------------------------------------------------------ who begins
    @property
    def loser(self) -> int | None:
        """The seat that lost the last game; where there are more than two, the one after the winner."""
        last = self.games[-1].winner if self.games else None
        return None if last is None else (last + 1) % self.seats

    @property
    def chooser(self) -> int | None:
        """The seat that is to name the first player of the next game."""
        return None if self.over or not self.somebody_begins or self.named is not None else self.loser

    def question(self, lang: str = "en") -> Question | None:
        seat = self.chooser
        if seat is None:
            return None
        rule = self.game.begins[1]
        options = [Choice(f"seat:{k}", BEGINS.fill(seat=k).text(lang), rule) for k in range(self.seats)]
        return Question(len(self.games), seat, "first-player", WHO_BEGINS.text(lang), rule, tuple(options))

    def answer(self, key: str, seat: int | None = None) -> None:
        keys = [f"seat:{k}" for k in range(self.seats)]
        asked = self.chooser if seat is None else seat
        self.name_first(-1 if asked is None else asked, keys.index(key) if key in keys else -1)

    def name_first(self, seat: int, who: int) -> None:
        """The loser of the last game names the first player of the next.

        Raises IllegalAnswer or NotYourDecision, citing the rule, and GameOver once the match is won.
        """
        by_chance, in_series = self.game.begins
        self._still_on(refusals.TO_NAME)
        if self.loser is None:
            raise IllegalAnswer(refusals.CHANCE_NAMES.fill(seat=seat, n=len(self.games) + 1, rule=by_chance))
        if seat != self.loser:
            raise NotYourDecision(refusals.LOSER_NAMES.fill(seat=seat, loser=self.loser, rule=in_series))
        if not 0 <= who < self.seats:
            legal = ", ".join([str(k) for k in range(self.seats)])
            raise IllegalAnswer(refusals.NAMED_NOBODY.fill(seat=seat, who=who, legal=legal, rule=in_series))
        self.named = who

    # ------------------------------------------------------------ games
    def next_game(self) -> NextGame:
        self._still_on(refusals.TO_BEGIN)
        by_chance, in_series = self.game.begins
        if self.chooser is not None:
            raise IllegalAnswer(refusals.YET_TO_NAME.fill(seat=self.chooser, rule=in_series))
        chance = rng(self.seed)
        drawn = chance.below(self.seats)
        seed = [chance.next32() for _ in range(len(self.games) + 1)][-1]
        settings, rule = dict(self.settings), ""
        if self.somebody_begins:
            rule = by_chance if self.named is None else in_series
            begins = settings.get(FIRST) if self.named is None else self.named
            settings[FIRST] = drawn if begins is None else begins
        if self.handicap is not None:
            settings = self.handicap.apply_to(settings)
        return NextGame(len(self.games) + 1, seed, settings, rule)

    def record(self, result: Mapping[str, Any]) -> None:
        self.record_winners(self.game.shown.outcome(dict(result), self.seats, "en").winners)

    def record_winners(self, winners: Sequence[int]) -> None:
        """Record a game by who has won it: nobody, or several, make it a game that nobody has won."""
        winner = winners[0] if len(winners) == 1 else None
        if winner is not None and not 0 <= winner < self.seats:
            raise IllegalAnswer(refusals.CANNOT_HAVE_WON.fill(winner=winner, last=self.seats - 1))
        game = self.next_game()
        self.games.append(PlayedGame(game.settings.get(FIRST), winner))
        self.named = None
        if self.handicap is not None and winner is not None:
            self.handicap.record(game.settings, winner)

    def _still_on(self, what: Text) -> None:
        if self.over:
            rule = f" ({self.game.begins[1]})" if self.game.begins[1] else ""
            raise GameOver(refusals.MATCH_OVER.fill(what=what, winner=self.winner, wins=self.wins, rule=rule))

    # ------------------------------------------------------------ on paper
    def dump(self) -> Json:
        return {
            "best_of": self.best_of,
            "seed": self.seed,
            "settings": self.settings,
            "games": [list(g) for g in self.games],
            "named": self.named,
            "handicap": self.handicap is not None,
        }


def read_match(game: str, data: object, settings: Mapping[str, Any], handicap: Handicap | None = None) -> Match | None:
    """The match that `dump` wrote; one that makes no sense counts as none.

    `settings` are those of its game under way, `handicap` the one that holds where the match is played with one.
    """
    if not isinstance(data, dict):
        return None
    try:
        played = [PlayedGame(first, winner) for first, winner in data["games"]]
        # as notes had it before they had settings
        older = {name: data.get(name, value) for name, value in settings.items()}
        with_handicap = handicap if data.get("handicap") is True else None
        named = None if data["named"] == -1 else data["named"]
        match = Match(game, data["best_of"], data["seed"], data.get("settings", older), with_handicap, played, named)
        # one that is won, or that waits for a first player who should be named by now, is none to go on with
        return None if match.over or match.chooser is not None else match
    except (KeyError, TypeError, ValueError, OverflowError):
        return None
