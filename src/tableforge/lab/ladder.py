"""The levels of a game on one scale, from the games that they played against each other, or alone against the same trials.

Where people play against each other, the ratings are those that make the games of all pairs likeliest; the rival stands at 0.
Where all win together, every trial (a scenario, a difficulty) is an opponent with a rating of its own, which all levels meet:
the harder it is, the higher.  A level of 0 would win half of all that was played.

Margins are those of 95 in a hundred: the greater of what the model says and of what comes of drawing the seeds again by lot,
for all pairs play the same seeds, and their games are not independent.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tableforge import bots
from tableforge.bots.contest import Bout, ContestResult, sum_up
from tableforge.lab.rating import CONFIDENCE, Duel, Ratings, Sums, expected_score, rate

PULL: Final = 0.5  # games' worth of pull towards the middle: who won or lost all of a few games still has a number
RESAMPLES: Final = 100  # times that the seeds are drawn again
FARTHEST: Final = 4000.0  # Elo within which the middle of all trials is looked for
HALVINGS: Final = 60
TRIAL: Final = "trial "  # before the name of a trial among entrants


@dataclass(frozen=True, slots=True)
class Rung:
    """A level on the ladder: which bot it is, its rating, and how it did.

    score    of games won together, how far the group came, of a hundred; nothing where the game does not tell
    """

    name: str
    version: str
    elo: float
    elo_margin: float
    did: ContestResult
    score: float | None = None
    score_margin: float | None = None

    def dump(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        told = {"version": self.version, "elo": round(self.elo, 1), "elo_margin": round(self.elo_margin, 1)}
        if self.score is not None:
            told |= {"score": round(self.score, 2), "score_margin": round(self.score_margin or 0.0, 2)}
        return {**self.did.dump(), **told}


@dataclass(frozen=True, slots=True)
class RatedTrial:
    """What levels met alone: how hard it is on their scale, and how many of a hundred games each won."""

    name: str
    elo: float
    games: int
    won: Mapping[str, float]

    def dump(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {"name": self.name, "elo": round(self.elo, 1), "games": self.games, "won": dict(self.won)}


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two entrants that met: how many of a hundred games the first one won, and the margin."""

    name: str
    rival: str
    games: int
    won: float
    margin: float

    def dump(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels of a game, the weakest first; whom they met, or what."""

    rungs: tuple[Rung, ...]
    pairings: tuple[Pairing, ...]
    trials: tuple[RatedTrial, ...]

    def dump(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {
            "levels": [x.dump() for x in self.rungs],
            "pairs": [x.dump() for x in self.pairings],
            "trials": [x.dump() for x in self.trials],
        }


def list_pairs(names: Sequence[str], rival: str, everybody: bool) -> list[tuple[str, str]]:
    """Who meets whom: each level the rival, and where `everybody` meets, each level every other; or each alone without a rival."""
    own = list(dict.fromkeys(names))
    if not rival:
        return [(name, "") for name in own]
    pairs = [(name, rival) for name in own if name != rival or len(own) == 1]
    if everybody:
        others = [name for name in own if name != rival]
        pairs += [(b, a) for k, a in enumerate(others) for b in others[k + 1 :]]
    return pairs


def rank(game: str, bouts: Sequence[Bout], rival: str) -> Ladder:
    """The ladder that these bouts make; `rival` stands at 0, and where there is none whoever would win half of all games."""
    names = list(dict.fromkeys([name for x in bouts for name in (x.name, x.rival) if name]))
    if rival:
        elos, margins = rate_rivals(bouts, rival)
        trials: tuple[RatedTrial, ...] = ()
    else:
        elos, margins, trials = rate_alone(bouts)
    rungs = []
    for name in names:
        own = sum_up(name, bouts)
        score, margin = (None, None) if rival else score_of(name, bouts)
        profile = bots.profile(name, game)
        rungs.append(Rung(name, profile.version, elos.get(name, 0.0), margins.get(name, 0.0), own, score, margin))
    rungs.sort(key=lambda x: (x.elo, x.name))
    return Ladder(tuple(rungs), list_pairings(bouts) if rival else (), trials)


def score_of(name: str, bouts: Sequence[Bout]) -> tuple[float, float]:
    """How far a level came on average, of a hundred, and the margin."""
    sums = Sums()
    for x in bouts:
        for p in x.games:
            if x.name == name:
                sums.add(1, p.score, p.score**2)
    return 100 * sums.mean, 100 * sums.margin


def list_pairings(bouts: Sequence[Bout]) -> tuple[Pairing, ...]:
    """Who met whom, and how it went, in the order in which they met."""
    out = []
    for name, rival in dict.fromkeys([(x.name, x.rival) for x in bouts]):
        did = sum_up(name, [x for x in bouts if (x.name, x.rival) == (name, rival)])
        out.append(Pairing(name, rival, did.games, did.won, did.margin))
    return tuple(out)


# ---------------------------------------------------------------- ratings
def duels_of(bouts: Sequence[Bout]) -> list[Duel]:
    """Bouts as games of two entrants: the level and its rival, or the trial that it met."""
    return [Duel(x.name, x.rival or TRIAL + x.trial, 0, len(x.games), x.share * len(x.games)) for x in bouts]


def rate_rivals(bouts: Sequence[Bout], rival: str) -> tuple[dict[str, float], dict[str, float]]:
    """The ratings of all who met, and their margins, with the rival at 0."""
    fixed = {rival: 0.0}
    found = rate(duels_of(bouts), fixed, PULL)
    return {rival: 0.0} | elos_of(found), {rival: 0.0} | find_margins(bouts, fixed, found)


def rate_alone(bouts: Sequence[Bout]) -> tuple[dict[str, float], dict[str, float], tuple[RatedTrial, ...]]:
    """The ratings of levels that met the same trials, their margins, and the trials; margins take the trials as they were found."""
    ratings = elos_of(rate(duels_of(bouts), pull=PULL))
    met = [TRIAL + x.trial for x in bouts]
    middle = find_middle([ratings[name] for name in met])
    fixed = {name: ratings[name] - middle for name in dict.fromkeys(met)}
    found = rate(duels_of(bouts), fixed, PULL)
    trials = []
    for name, elo in sorted(fixed.items(), key=lambda x: (x[1], x[0])):
        own = [x for x in bouts if TRIAL + x.trial == name]
        won = {
            level: sum_up(level, [x for x in own if x.name == level]).won
            for level in dict.fromkeys([x.name for x in own])
        }
        trials.append(RatedTrial(name.removeprefix(TRIAL), elo, sum([len(x.games) for x in own]), won))
    return elos_of(found), find_margins(bouts, fixed, found), tuple(trials)


def elos_of(found: Ratings) -> dict[str, float]:
    """The Elo of everybody who was rated."""
    return {r.name: r.elo for r in found.ratings}


def find_middle(difficulties: Sequence[float]) -> float:
    """The rating that wins half of the games against opponents of these ratings."""
    low, high = -FARTHEST, FARTHEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum([expected_score(middle - x) for x in difficulties]) < len(difficulties) / 2:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def find_margins(bouts: Sequence[Bout], fixed: Mapping[str, float], found: Ratings) -> dict[str, float]:
    """The margin of every rating: the model's, or where that is greater, that of ratings from seeds that are drawn again by lot."""
    by_seed: dict[int, list[Bout]] = {}
    for x in bouts:
        by_seed.setdefault(x.seed, []).append(x)
    seeds, lot = list(by_seed), Random(0)
    sums = {r.name: Sums() for r in found.ratings}
    for _ in range(RESAMPLES):
        drawn = [x for seed in lot.choices(seeds, k=len(seeds)) for x in by_seed[seed]]
        for name, elo in elos_of(rate(duels_of(drawn), fixed, PULL)).items():
            sums[name].add(1, elo, elo * elo)
    spread = {name: math.sqrt(max(0.0, x.squares / x.n - x.mean**2)) for name, x in sums.items() if x.n}
    return {r.name: max(r.margin, CONFIDENCE * spread.get(r.name, 0.0)) for r in found.ratings}


__all__ = ["Ladder", "Pairing", "RatedTrial", "Rung", "list_pairs", "rank"]
