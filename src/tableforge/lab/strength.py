"""How strong a deck is: games against the reference field until the margin is met; two decks compared; what makes them even.

All of it is played with the same seeds, so that the same deck gets the same answer, however many processes play.  It needs no
extra package.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from tableforge import bots, games
from tableforge.errors import BadDeck, UnknownBot
from tableforge.lab import refusals
from tableforge.lab.contribution import LEAST_GAMES, CardEffect, Hands
from tableforge.lab.crew import Crew
from tableforge.lab.evening import Curve, HandicapStep, find_even, fit
from tableforge.lab.parts import FieldSource, HandicapSource, Rated, ReferenceField, TrialSource
from tableforge.lab.play import Row
from tableforge.lab.rating import Duel, Rating, Sums, games_for, rate, share
from tableforge.lab.spec import BOTS, MOST_GAMES, Experiment
from tableforge.table.library import Deck
from tableforge.tongue.spelling import unknown

SEED: Final = 1
MARGIN: Final = 2.0
MINE, THEIRS = "mine", "theirs"  # what the decks that somebody asks about are called in an experiment
EVEN_GAMES: Final = 100  # of each step
TRIAL_GAMES: Final = 100


@dataclass(frozen=True, slots=True)
class Sofar:
    """How far a measurement is: games, about how many it takes, games won of a hundred, and the margin so far."""

    games: int
    needed: int
    won: float
    margin: float


Told = Callable[[Sofar], None]


def ignore(sofar: Sofar) -> None:
    """Take what is measured so far, and do nothing."""
    pass


@dataclass(frozen=True, slots=True)
class Matchup:
    """How a deck did against one of the field."""

    deck: str
    elo: float
    games: int
    won: float
    margin: float


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong a deck is: games won of a hundred against the field, Elo on its scale, and what else was seen on the way."""

    game: str
    bot: str
    field: str
    field_bot: str
    of: int
    games: int
    unfinished: int
    won: float
    margin: float
    elo: float
    elo_margin: float
    better: int
    matchups: tuple[Matchup, ...]
    deeds: dict[str, float]
    deeds_margin: dict[str, float]
    field_deeds: dict[str, float]
    cards: tuple[CardEffect, ...]
    version: str = ""  # of the bot that played, and of the one that rated the field; empty where nobody wrote it down
    field_version: str = ""

    def dump(self) -> dict[str, Any]:
        """As plain data, for JSON and for whoever keeps it with the deck."""
        plain = {name: getattr(self, name) for name in self.__slots__ if name not in ("matchups", "cards")}
        return {
            **plain,
            "matchups": [{name: getattr(m, name) for name in m.__slots__} for m in self.matchups],
            "cards": [{name: getattr(e, name) for name in e.__slots__} for e in self.cards],
        }

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Strength:
        """What `dump` gave."""
        plain = {name: data[name] for name in cls.__slots__ if name in data and name not in ("matchups", "cards")}
        matchups = tuple([Matchup(**m) for m in data["matchups"]])
        return cls(**plain, matchups=matchups, cards=tuple([CardEffect(**e) for e in data["cards"]]))


def find_field_source(game: str) -> FieldSource:
    """What a game measures its decks by; BadDeck where it has no field."""
    found = games.find_part("lab", game, FieldSource)
    if found is None:
        title = games.game(game).title or game
        if find_trial_source(game) is not None:
            raise BadDeck(refusals.TRIED_ALONE.fill(game=title))
        raise BadDeck(refusals.NO_FIELD.fill(game=title))
    return found


def bot_of(game: str, named: str, known: Sequence[str]) -> str:
    """The bot that plays: the one named, or the first of those by which decks are measured."""
    if named and named not in known:
        raise UnknownBot(unknown(bots.NO_BOT, named, known))
    return named or known[0]


# ---------------------------------------------------------------- against the field
def measure(
    game: str,
    deck: Deck,
    *,
    bot: str = "",
    margin: float = MARGIN,
    jobs: int = 1,
    nice: int = 0,
    told: Told = ignore,
    stop: Callable[[], bool] | None = None,
) -> Strength:
    """Play a deck against each of the field, equally often and from both seats, until the margin is met or `stop` says so.

    One that is stopped early tells what its whole rounds came to; `games` may be 0 then.
    """
    own = find_field_source(game)
    field, bot = own.field(), bot_of(game, bot, own.STRENGTH_BOTS)
    rivals = [x for x in field.decks if x.deck != deck.id]
    most = MOST_GAMES // (2 * len(rivals)) * 2
    combinations = tuple([{BOTS: [bot, bot], own.DECKS: [MINE, rival.deck]} for rival in rivals])
    experiment = Experiment(game, SEED, most, combinations, own.STRENGTH_KEEPS, decks={MINE: deck.to_json()})
    seen = Seen(own, rivals)
    needed = max(games_for(margin), 2 * len(rivals))  # a round is whole, or it says nothing

    def tell(more: int) -> None:
        """Tell how far it is: the games of a round under way are counted, and say nothing yet of how many are won."""
        games = seen.games + more
        told(Sofar(games, max(needed, games), *share(seen.won, seen.games)))

    for rows in in_rounds(experiment, jobs, needed, nice, stop, tell):
        for row in rows:
            seen.add(row)
        _, around = share(seen.won, seen.games)
        tell(0)
        if around <= margin or (stop is not None and stop()):
            break
    return seen.strength(game, bot, field)


def in_rounds(
    experiment: Experiment,
    jobs: int,
    needed: int,
    nice: int = 0,
    stop: Callable[[], bool] | None = None,
    waits: Callable[[int], None] = lambda games: None,
) -> Iterator[list[Row]]:
    """The rows of an experiment, round by round in their order: every combination once from each seat.

    `waits` is told how many games of a round that is not whole have been played.
    """
    size = experiment.seats * len(experiment.combinations)
    waiting: dict[int, Row | None] = {}
    begun = 0
    crew = Crew(experiment, jobs, nice=nice, stop=stop)
    for batch in crew.play(iter(range(experiment.total)), max(needed, size)):
        waiting.update({row["id"]: row for row in batch.rows})
        waiting.update({failure.id: None for failure in batch.failures})
        while all([id in waiting for id in range(begun, begun + size)]):
            found = [waiting.pop(id) for id in range(begun, begun + size)]
            begun += size
            yield [row for row in found if row is not None]
        if waiting:
            waits(len(waiting))


class Seen:
    """What the games of a deck against a field come to."""

    def __init__(self, own: FieldSource, rivals: Sequence[Rated]) -> None:
        self.own = own
        self.rivals = rivals
        self.games = self.unfinished = 0
        self.won = 0.0
        self.by: dict[tuple[int, int], list[float]] = {}  # by rival and seat: games, won
        self.did: dict[str, Sums] = {}
        self.hands = Hands()

    def add(self, row: Row) -> None:
        """Add one game by its row of results."""
        self.games += 1
        self.won += row["won"]
        self.unfinished += not row["over"]
        both = self.by.setdefault((row["combination"], row["seat"]), [0, 0.0])
        both[0] += 1
        both[1] += row["won"]
        for name, value in self.own.did(row, "a").items():
            self.did.setdefault(name, Sums()).add(1, value, value * value)
        self.hands.add(self.own.first_hand(row, "a"), row["won"])

    def strength(self, game: str, bot: str, field: ReferenceField) -> Strength:
        """Return how strong the deck is by the games that were added, beside the rivals of a field."""
        won, margin = share(self.won, self.games)
        known = {rival.deck: rival.elo for rival in self.rivals}
        duels = [Duel(MINE, self.rivals[rival].deck, 1 - 2 * seat, n, x) for (rival, seat), (n, x) in self.by.items()]
        rating = rate(duels, fixed=known).of(MINE) if duels else Rating(MINE, 0.0, 0.0, 0, won, margin)
        matchups = []
        for k, rival in enumerate(self.rivals):
            both = [self.by.get((k, seat), [0, 0.0]) for seat in (0, 1)]
            n, x = sum([b[0] for b in both]), sum([b[1] for b in both])
            matchups.append(Matchup(rival.deck, rival.elo, int(n), *share(x, n)))
        names = [deed.name for deed in self.own.DEEDS_TOLD]
        told = {name: self.did[name] for name in names if name in self.did}
        usual = {name: mean([r.deeds[name] for r in field.decks if name in r.deeds]) for name in names}
        return Strength(
            game,
            bot,
            field.name,
            field.bot,
            len(self.rivals),
            self.games,
            self.unfinished,
            won,
            margin,
            rating.elo,
            rating.margin,
            sum([rival.elo < rating.elo for rival in self.rivals]),
            tuple(sorted(matchups, key=lambda m: -m.won)),
            {name: sums.mean for name, sums in told.items()},
            {name: sums.margin for name, sums in told.items()},
            {name: value for name, value in usual.items() if value is not None},
            tuple(self.hands.effects()) if self.games >= LEAST_GAMES else (),
            bots.profile(bot, game).version,
            field.version,
        )


def mean(values: Sequence[float]) -> float | None:
    """Return the mean of some values; None where there are none."""
    return sum(values) / len(values) if values else None


# ---------------------------------------------------------------- two decks
@dataclass(frozen=True, slots=True)
class Comparison:
    """Two decks: how the first did against the second, and both against the field."""

    games: int
    won: float
    margin: float
    first: Strength
    second: Strength

    def dump(self) -> dict[str, Any]:
        """The comparison as plain data."""
        return {
            "games": self.games,
            "won": self.won,
            "margin": self.margin,
            "decks": [self.first.dump(), self.second.dump()],
        }

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Comparison:
        """What `dump` gave."""
        first, second = [Strength.load(one) for one in data["decks"]]
        return cls(data["games"], data["won"], data["margin"], first, second)


def duel(
    game: str,
    a: Deck,
    b: Deck,
    *,
    bot: str = "",
    margin: float = MARGIN,
    jobs: int = 1,
    nice: int = 0,
    told: Told = ignore,
    stop: Callable[[], bool] | None = None,
) -> tuple[int, float, float]:
    """How a deck does against another, until the margin is met or `stop` says so: games, won of a hundred, and the margin."""
    own = find_field_source(game)
    bot = bot_of(game, bot, own.STRENGTH_BOTS)
    experiment = Experiment(
        game,
        SEED,
        MOST_GAMES,
        ({BOTS: [bot, bot], own.DECKS: [MINE, THEIRS]},),
        decks={MINE: a.to_json(), THEIRS: b.to_json()},
    )
    count, score, needed = 0, 0.0, games_for(margin)
    won = around = 50.0
    for rows in in_rounds(experiment, jobs, needed, nice, stop):
        count += len(rows)
        score += sum([row["won"] for row in rows])
        won, around = share(score, count)
        told(Sofar(count, max(needed, count), won, around))
        if around <= margin or (stop is not None and stop()):
            break
    return count, won, around


def compare(
    game: str,
    a: Deck,
    b: Deck,
    *,
    bot: str = "",
    margin: float = MARGIN,
    jobs: int = 1,
    nice: int = 0,
    told: Callable[[str, Sofar], None] = lambda what, sofar: None,
    stop: Callable[[], bool] | None = None,
) -> Comparison:
    """Two decks against each other, and each against the field, all to the same margin; `told` also hears what is played.

    Where `stop` ends it early, `games` of whatever was not reached is 0.
    """
    how: dict[str, Any] = {"bot": bot, "margin": margin, "jobs": jobs, "nice": nice, "stop": stop}
    between = duel(game, a, b, told=partial(told, "duel"), **how)
    each = [measure(game, deck, told=partial(told, which), **how) for deck, which in ((a, "first"), (b, "second"))]
    return Comparison(*between, each[0], each[1])


def even(
    game: str,
    a: Deck,
    b: Deck,
    *,
    bot: str = "",
    margin: float = 1.5,
    jobs: int = 1,
    nice: int = 0,
    told: Callable[[int, int], None] = lambda games, handicap: None,
    stop: Callable[[], bool] | None = None,
) -> Curve:
    """The handicap on the first deck that makes both even; a negative one is on the second.  `told` hears each step.

    Where `stop` ends it early, the curve goes through the games that were played, and its margin is as wide as those leave it.
    """
    own, held = find_field_source(game), games.find_part("lab", game, HandicapSource)
    if held is None:
        raise BadDeck(refusals.NO_HANDICAP.fill(game=game))
    bot = bot_of(game, bot, own.STRENGTH_BOTS)
    setting, most = held.HANDICAP
    played: dict[int, int] = {}
    steps: list[HandicapStep] = []

    def play(handicap: int, count: int) -> float:
        begun, done, won = played.get(handicap, 0), sum(played.values()), 0.0
        counted = 0
        played[handicap] = begun + count
        handicaps = [max(0, handicap), max(0, -handicap)]
        one = {BOTS: [bot, bot], own.DECKS: [MINE, THEIRS], setting: handicaps}
        experiment = Experiment(game, SEED, begun + count, (one,), decks={MINE: a.to_json(), THEIRS: b.to_json()})
        for batch in Crew(experiment, jobs, nice=nice, stop=stop).play(iter(range(begun, begun + count)), count):
            won += sum([row["won"] for row in batch.rows])
            counted += len(batch.rows)
            done += len(batch)
            told(done, handicap)
            if stop is not None and stop():
                break
        steps.append(HandicapStep(handicap, counted, won))
        return won

    curve = find_even(play, most, margin, EVEN_GAMES, stop=stop)
    if stop is not None and stop():  # the last step may have fewer games than it was to have
        return fit([step for step in steps if step.games])
    return curve


# ---------------------------------------------------------------- where all win together
@dataclass(frozen=True, slots=True)
class DeckTrial:
    """What came of a deck in one combination: how often it won, and figures by column."""

    where: Mapping[str, Any]
    rows: tuple[Row, ...]


def find_trial_source(game: str) -> TrialSource | None:
    """What a game tries its decks in, where it has no field."""
    return games.find_part("lab", game, TrialSource)


def try_out(
    game: str,
    deck: Deck,
    *,
    bot: str = "",
    count: int = TRIAL_GAMES,
    axes: Mapping[str, Sequence[Any]] | None = None,
    jobs: int = 1,
    nice: int = 0,
    told: Callable[[int, int], None] = lambda done, of: None,
    stop: Callable[[], bool] | None = None,
) -> tuple[str, list[DeckTrial]]:
    """Try a deck by itself in each scenario: the bot that played, and what came of it until `stop` said so."""
    own = find_trial_source(game)
    if own is None:
        raise BadDeck(refusals.NO_FIELD.fill(game=game))
    bot = bot_of(game, bot, own.TRIAL_BOTS)
    combinations: list[dict[str, Any]] = [{BOTS: [bot], own.TRIAL_DECKS: [MINE]}]
    for name, values in (axes or own.TRIALS).items():
        combinations = [{**one, name: value} for one in combinations for value in values]
    experiment = Experiment(game, SEED, count, tuple(combinations), decks={MINE: deck.to_json()})
    found: dict[int, list[Row]] = {k: [] for k in range(len(combinations))}
    done = 0
    for batch in Crew(experiment, jobs, nice=nice, stop=stop).play(iter(range(experiment.total)), experiment.total):
        for row in batch.rows:
            found[row["combination"]].append(row)
        done += len(batch)
        told(done, experiment.total)
        if stop is not None and stop():
            break
    where = [{k: v for k, v in one.items() if k not in (BOTS, own.TRIAL_DECKS)} for one in combinations]
    return bot, [DeckTrial(where[k], tuple(rows)) for k, rows in found.items()]
