"""Strength from games: a rating for each entrant and one for the seat, on the scale of Elo, with intervals of 95 %.

The model is Bradley and Terry's: the chance that one beats another depends on the difference of their ratings alone, and on who
moves first.  Ratings are found where the games are likeliest; their intervals come from how sharply that falls off around it.

>>> found = rate([Duel("a", "b", 1, 100, 64.0), Duel("a", "b", -1, 100, 64.0)])
>>> [(r.name, round(r.elo), round(r.margin)) for r in found.ratings]
[('a', 50, 25), ('b', -50, 25)]
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

SCALE: Final = 400 / math.log(10)  # Elo of one logit
CONFIDENCE: Final = 1.96  # standard deviations to either side of 95 in a hundred
PULL: Final = 1e-3  # towards the middle, in games: it keeps somebody who won all games at a number
MOST_EXACT: Final = 150  # entrants up to which every covariance is worked out
ROUNDS: Final = 60
ENOUGH: Final = 1e-9
MOST_TURNS: Final = 300
CLOSE: Final = 1e-6


class Duel(NamedTuple):
    """So many games of two entrants, of which the first won `score`; `first` is 1 where it moved first, -1 where the other did."""

    a: str
    b: str
    first: int
    games: float
    score: float


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong an entrant is: Elo and its margin, and how many of its games it won, in percent.

    group   entrants of one group have met, or others that have; between two groups no game says who is stronger
    """

    name: str
    elo: float
    margin: float
    games: int
    won: float
    won_margin: float
    group: int = 0


@dataclass(frozen=True, slots=True)
class Ratings:
    """All entrants, the strongest of each group first, and what moving first is worth in Elo."""

    ratings: tuple[Rating, ...]
    seat: float
    seat_margin: float

    @property
    def groups(self) -> list[list[Rating]]:
        """The entrants, group by group."""
        found: dict[int, list[Rating]] = {}
        for r in self.ratings:
            found.setdefault(r.group, []).append(r)
        return list(found.values())

    def of(self, name: str) -> Rating:
        """Return the rating of that name.  Raises StopIteration where there is none."""
        return next(r for r in self.ratings if r.name == name)


@dataclass(slots=True)
class Sums:
    """The mean of a figure, and how sure it is."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, n: int, total: float, squares: float) -> None:
        """Add `n` values by their sum and the sum of their squares."""
        self.n += n
        self.total += total
        self.squares += squares

    @property
    def mean(self) -> float:
        """The mean of the values; 0 where there is none."""
        return self.total / self.n if self.n else 0.0

    @property
    def margin(self) -> float:
        """The margin of the mean; 0 where fewer than two values were added."""
        if self.n < 2:
            return 0.0
        return CONFIDENCE * math.sqrt(max(0.0, self.squares / self.n - self.mean**2) / self.n)


def share(won: float, games: float) -> tuple[float, float]:
    """How many of a hundred were won, and the margin of it (95 %, by Agresti and Coull, which also holds near 0 and 100).

    >>> [round(x, 1) for x in share(50, 100)], [round(x, 1) for x in share(20, 20)]
    ([50.0, 9.6], [100.0, 10.9])
    """
    if not games:
        return 50.0, 50.0
    n = games + CONFIDENCE**2
    p = (won + CONFIDENCE**2 / 2) / n
    return 100 * won / games, 100 * CONFIDENCE * math.sqrt(p * (1 - p) / n)


def games_for(margin: float) -> int:
    """How many games a margin of so many points takes, where about half of them are won.

    >>> games_for(5), games_for(2), games_for(1)
    (385, 2401, 9604)
    """
    return math.ceil(round((CONFIDENCE * 50 / margin) ** 2, 6))


def expected_score(elo: float) -> float:
    """The share of games that somebody wins who is so many points of Elo above the other."""
    return 1 / (1 + math.exp(-elo / SCALE))


def rate(duels: Iterable[Duel], fixed: Mapping[str, float] | None = None, pull: float = PULL) -> Ratings:
    """The ratings that make these games likeliest; around 0 on average of each group that met, or, where some are `fixed`, on
    their scale.

    A stronger `pull` towards the middle keeps few games from saying much.
    """
    known = {name: elo / SCALE for name, elo in (fixed or {}).items()}
    games = pool_duels(duels)
    names = list(dict.fromkeys([name for d in games for name in (d.a, d.b) if name not in known]))
    at = {name: k for k, name in enumerate(names)}
    seat = len(names)  # the place of what moving first is worth
    w = [0.0] * (seat + 1)

    def side(name: str) -> float:
        return known[name] if name in known else w[at[name]]

    exact = seat <= MOST_EXACT
    if not exact:
        w = rate_one_by_one(games, at, known, pull)
    information: list[list[float]] = []
    diagonal: list[float] = []
    for _ in range(ROUNDS):
        slope = [-pull * x for x in w]
        diagonal = [pull] * (seat + 1)
        information = [[0.0] * (seat + 1) for _ in range(seat + 1)] if exact else []
        for d in games:
            p = 1 / (1 + math.exp(side(d.b) - side(d.a) - d.first * w[seat]))
            rest, weight = d.score - d.games * p, d.games * p * (1 - p)
            signs = [(at[name], sign) for name, sign in ((d.a, 1), (d.b, -1)) if name in at]
            signs.append((seat, d.first))
            for i, x in signs:
                slope[i] += x * rest
                diagonal[i] += x * x * weight
                if exact:
                    for j, y in signs:
                        information[i][j] += x * y * weight
        if exact:
            for i in range(seat + 1):
                information[i][i] += pull
            step = solve(information, slope)
        else:
            step = [0.0] * (seat + 1)
        far = max([abs(x) for x in step])
        w = [x + (s if far <= 1 else s / far) for x, s in zip(w, step)]
        if far < ENOUGH:
            break
    groups = [] if known else find_groups(games, at)
    variances = find_variances(information, groups) if exact else [1 / h for h in diagonal]
    group_of = {k: n for n, members in enumerate(groups) for k in members}
    middles = [sum([w[k] for k in members]) / len(members) for members in groups]
    out = []
    for name, k in at.items():
        mine = [(d.games, d.score) for d in games if d.a == name]
        mine += [(d.games, d.games - d.score) for d in games if d.b == name]
        count, won = sum([n for n, _ in mine]), sum([x for _, x in mine])
        group = group_of.get(k, 0)
        elo = SCALE * (w[k] - (middles[group] if middles else 0.0))
        margin = SCALE * CONFIDENCE * math.sqrt(variances[k])
        out.append(Rating(name, elo, margin, round(count), *share(won, count), group))
    first = SCALE * CONFIDENCE * math.sqrt(variances[seat])
    return Ratings(tuple(sorted(out, key=lambda r: (r.group, -r.elo))), SCALE * w[seat], first)


def rate_one_by_one(
    games: Sequence[Duel], at: Mapping[str, int], known: Mapping[str, float], pull: float
) -> list[float]:
    """The same ratings for a large field: each in turn is moved to where its own games are likeliest, until nobody moves."""
    seat = len(at)
    w = [0.0] * (seat + 1)
    mine: list[list[tuple[int, float, int, float, float]]] = [[] for _ in range(seat + 1)]
    for d in games:
        a, b = at.get(d.a, -1), at.get(d.b, -1)
        ka, kb = known.get(d.a, 0.0), known.get(d.b, 0.0)
        if a >= 0:
            mine[a].append((b, kb, d.first, d.games, d.score))
        if b >= 0:
            mine[b].append((a, ka, -d.first, d.games, d.games - d.score))
    for _ in range(MOST_TURNS):
        far = 0.0
        for k in range(seat):
            slope, weight = -pull * w[k], pull
            for other, fixed, first, n, won in mine[k]:
                p = 1 / (1 + math.exp((w[other] if other >= 0 else fixed) - w[k] - first * w[seat]))
                slope += won - n * p
                weight += n * p * (1 - p)
            step = max(-1.0, min(1.0, slope / weight))
            w[k] += step
            far = max(far, abs(step))
        slope, weight = -pull * w[seat], pull
        for d in games:
            a, b = at.get(d.a, -1), at.get(d.b, -1)
            ahead = (w[a] if a >= 0 else known[d.a]) - (w[b] if b >= 0 else known[d.b])
            p = 1 / (1 + math.exp(-ahead - d.first * w[seat]))
            slope += d.first * (d.score - d.games * p)
            weight += d.first**2 * d.games * p * (1 - p)
        w[seat] += slope / weight
        if max(far, abs(slope / weight)) < CLOSE:
            break
    return w


def pool_duels(duels: Iterable[Duel]) -> list[Duel]:
    """The same games with those of a pair and a seat in one."""
    sums: dict[tuple[str, str, int], list[float]] = {}
    for d in duels:
        if d.a != d.b and d.games:
            both = sums.setdefault((d.a, d.b, d.first), [0.0, 0.0])
            both[0] += d.games
            both[1] += d.score
    return [Duel(*key, n, won) for key, (n, won) in sums.items()]


def find_groups(games: Iterable[Duel], at: Mapping[str, int]) -> list[list[int]]:
    """The places of the entrants, divided into groups within which everybody has met somebody who has met somebody, and so on."""
    above = list(range(len(at)))

    def top(k: int) -> int:
        while above[k] != k:
            above[k] = k = above[above[k]]
        return k

    for d in games:
        a, b = top(at[d.a]), top(at[d.b])
        above[max(a, b)] = min(a, b)
    found: dict[int, list[int]] = {}
    for k in range(len(at)):
        found.setdefault(top(k), []).append(k)
    return list(found.values())


def find_variances(information: Sequence[Sequence[float]], groups: Iterable[Sequence[int]]) -> list[float]:
    """The variance of every rating, and at the end of what the seat is worth; in a group, of the distance from its mean."""
    covariance = inverse(information)
    out = [covariance[k][k] for k in range(len(covariance))]
    for members in groups:
        rows = {k: sum([covariance[k][j] for j in members]) / len(members) for k in members}
        whole = sum(rows.values()) / len(members)
        for k in members:
            out[k] += whole - 2 * rows[k]
    return [max(0.0, x) for x in out]


# ---------------------------------------------------------------- plain linear algebra
def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The x for which matrix · x = right; the matrix is symmetric and positive."""
    low = triangle(matrix)
    return backward(low, forward(low, right))


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a symmetric, positive matrix."""
    low, n = triangle(matrix), len(matrix)
    return [backward(low, forward(low, [float(i == k) for i in range(n)])) for k in range(n)]


def triangle(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The lower triangle whose product with its mirror image is the matrix (Cholesky)."""
    n = len(matrix)
    low = [[0.0] * n for _ in range(n)]
    for i in range(n):
        row = low[i]
        for j in range(i + 1):
            other = low[j]
            left = matrix[i][j] - sum([row[k] * other[k] for k in range(j)])
            row[j] = math.sqrt(max(left, 1e-300)) if i == j else left / other[j]
    return low


def forward(low: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a system whose matrix is lower triangular."""
    out: list[float] = []
    for i, row in enumerate(low):
        out.append((right[i] - sum([row[k] * out[k] for k in range(i)])) / row[i])
    return out


def backward(low: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a system whose matrix is the transpose of a lower triangular one."""
    n = len(low)
    out = [0.0] * n
    for i in range(n - 1, -1, -1):
        out[i] = (right[i] - sum([low[k][i] * out[k] for k in range(i + 1, n)])) / low[i][i]
    return out
