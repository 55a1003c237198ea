"""What a folder of results comes to, combination by combination.  Shards are read one at a time, so that memory stays small."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tableforge.extras import need
from tableforge.lab import refusals
from tableforge.lab.errors import BadExperiment
from tableforge.lab.folder import ResultFolder
from tableforge.lab.parts import Column, word_of
from tableforge.lab.play import axis_columns, cell_text, columns_of
from tableforge.lab.rating import Duel, Ratings, Sums, rate
from tableforge.lab.spec import BOTS, Experiment, is_list

CPU: Final = "cpu_ms"
MOST_COURSES: Final = 20_000  # games of which the course is looked at
LONGEST_COURSE: Final = 400
MOST_VALUES: Final = 200  # of a share or a length that are told apart


@dataclass(slots=True)
class MeanCourse:
    """The mean of a figure turn by turn, and how many games were still going on."""

    sums: list[list[float]] = field(default_factory=list)

    def add(self, values: Sequence[float]) -> None:
        """Add the course of one game."""
        for k, value in enumerate(values[:LONGEST_COURSE]):
            if k == len(self.sums):
                self.sums.append([0, 0.0])
            self.sums[k][0] += 1
            self.sums[k][1] += value

    def join(self, other: MeanCourse) -> None:
        """Add all that another one has counted."""
        for k, (n, total) in enumerate(other.sums):
            if k == len(self.sums):
                self.sums.append([0, 0.0])
            self.sums[k][0] += n
            self.sums[k][1] += total

    def means(self, least: float = 0.1) -> list[float]:
        """The means, as long as such a part of the games lasts."""
        games = self.sums[0][0] if self.sums else 0
        return [total / n for n, total in self.sums if n >= least * games]


@dataclass(slots=True)
class Cell:
    """What came of one combination."""

    seats: dict[int, list[float]] = field(default_factory=dict)  # by the seat of its first side: games, won
    unfinished: int = 0
    means: dict[str, Sums] = field(default_factory=dict)
    counts: dict[str, dict[Any, int]] = field(default_factory=dict)  # of shares and lengths: how often each value
    courses: dict[str, MeanCourse] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """How many games are counted here."""
        return round(sum([n for n, _ in self.seats.values()]))

    @property
    def score(self) -> float:
        """How many of them were won; a draw counts half."""
        return sum([won for _, won in self.seats.values()])


@dataclass
class Figures:
    """All that a folder says."""

    experiment: Experiment
    engine: str
    begun: str
    cells: list[Cell]
    failures: dict[int, str]
    courses: int  # games of which the course was looked at

    @property
    def games(self) -> int:
        """How many games are counted in all cells."""
        return sum([cell.games for cell in self.cells])

    @property
    def unfinished_games(self) -> int:
        """How many games were stopped before their end."""
        return sum([cell.unfinished for cell in self.cells])

    @property
    def seconds(self) -> float:
        """CPU time of all games."""
        return sum([cell.means[CPU].total for cell in self.cells if CPU in cell.means]) / 1e3

    @property
    def contest(self) -> bool:
        """Whether the sides play against each other."""
        return self.experiment.seats == 2

    @property
    def varying(self) -> list[str]:
        """The axes that have more than one value."""
        every = self.experiment.combinations
        return [name for name in self.experiment.axes if any([one[name] != every[0][name] for one in every])]

    @property
    def telling(self) -> list[str]:
        """The axes that tell combinations apart; not the bots, where one and the same plays in all of them, once or more often."""
        who = {bot for one in self.experiment.combinations for bot in one[BOTS]}
        return [name for name in self.varying if name != BOTS or len(who) > 1]

    def columns(self, show: str) -> list[Column]:
        """Return the columns of the experiment that are shown in one way, such as "mean"."""
        return [column for column in columns_of(self.experiment) if column.show == show]

    # ------------------------------------------------------------ names
    def value(self, k: int, name: str, lang: str) -> str:
        """The value of an axis in a combination, by its word in a language where it has one."""
        value = self.experiment.combinations[k][name]
        if is_list(value):
            return cell_text([word_of(self.experiment.game, name, cell_text(x), lang) for x in value])
        return word_of(self.experiment.game, name, cell_text(value), lang)

    def label(self, k: int, lang: str) -> str:
        """A combination by what tells it from the others; of the bots, who are the same in all seats, one is named."""
        told = [self.value(k, name, lang) for name in self.telling]
        return ", ".join(told) or self.value(k, BOTS, lang)

    def entrants(self, k: int) -> tuple[str, str]:
        """The two sides of a combination, each by what tells it from the others."""
        one = self.experiment.combinations[k]
        sided = [name for name, column in axis_columns(self.experiment) if column.side == 0]
        telling = [name for name in sided if name in self.varying] or [
            name for name in sided if one[name][0] != one[name][1]
        ]
        telling = telling or sided[1:] or sided
        a, b = [" · ".join([cell_text(one[name][side]) for name in telling]) for side in (0, 1)]
        return a, b

    # ------------------------------------------------------------ contests
    def duels(self) -> list[Duel]:
        """The games of all pairs."""
        out = []
        for k, cell in enumerate(self.cells):
            a, b = self.entrants(k)
            out += [Duel(a, b, 1 - 2 * seat, n, won) for seat, (n, won) in cell.seats.items() if a != b]
        return out

    def ratings(self) -> Ratings:
        """How strong the sides are, by all duels."""
        return rate(self.duels())

    def pairs(self) -> dict[tuple[str, str], list[float]]:
        """Games and wins of each entrant against each other."""
        out: dict[tuple[str, str], list[float]] = {}
        for d in self.duels():
            for pair, won in (((d.a, d.b), d.score), ((d.b, d.a), d.games - d.score)):
                both = out.setdefault(pair, [0, 0.0])
                both[0] += d.games
                both[1] += won
        return out

    def by_entrant(self, named: str, part: str) -> dict[str, Any]:
        """What a figure of a side comes to for each entrant, joined over all of its games; `part` is where the cells have it."""
        out: dict[str, Any] = {}
        for k, cell in enumerate(self.cells):
            for side, entrant in zip("ab", self.entrants(k)):
                found = getattr(cell, part).get(f"{named}_{side}")
                if isinstance(found, Sums):
                    out.setdefault(entrant, Sums()).add(found.n, found.total, found.squares)
                elif isinstance(found, MeanCourse):
                    out.setdefault(entrant, MeanCourse()).join(found)
        return out


def gather(folder: ResultFolder) -> Figures:
    """Read all shards of a folder; BadExperiment where it has no games."""
    experiment = folder.experiment
    columns = columns_of(experiment)
    found = Figures(
        experiment,
        str(folder.body["engine"]),
        str(folder.body.get("begun", "")),
        [Cell() for _ in experiment.combinations],
        folder.failures(),
        0,
    )
    means = [CPU, *[c.name for c in columns if c.show == "mean"]]
    counted = [c.name for c in columns if c.show in ("share", "length")]
    courses = [c.name for c in columns if c.show == "course"]
    need_ = ["combination", "seat", "won", "over", *means, *counted, *courses]
    for table in folder.tables(need_):
        _count(found, table, means, counted)
        if courses and found.courses < MOST_COURSES:
            part = table.slice(0, MOST_COURSES - found.courses)
            found.courses += part.num_rows
            read = part.select(["combination", *courses]).to_pydict()
            for k, combination in enumerate(read["combination"]):
                for name in courses:
                    values = read[name][k]
                    if values:
                        found.cells[combination].courses.setdefault(name, MeanCourse()).add(values)
    if not found.games:
        raise BadExperiment(refusals.NO_GAMES_YET.fill(path=folder.path))
    return found


def _count(found: Figures, table: Any, means: Sequence[str], counted: Sequence[str]) -> None:
    """Add a shard to the figures."""
    compute = need("pyarrow.compute", "lab")
    for row in table.group_by(["combination", "seat"]).aggregate([("won", "sum"), ("won", "count")]).to_pylist():
        both = found.cells[row["combination"]].seats.setdefault(row["seat"], [0, 0.0])
        both[0] += row["won_count"]
        both[1] += row["won_sum"]
    open_ = table.filter(compute.invert(table["over"]))
    for row in open_.group_by(["combination"]).aggregate([("over", "count")]).to_pylist():
        found.cells[row["combination"]].unfinished += row["over_count"]
    for name in means:
        squared = table.append_column("squared", compute.power(compute.cast(table[name], "float64"), 2))
        sums = squared.group_by(["combination"]).aggregate([(name, "count"), (name, "sum"), ("squared", "sum")])
        for row in sums.to_pylist():
            cell = found.cells[row["combination"]].means.setdefault(name, Sums())
            cell.add(row[f"{name}_count"], row[f"{name}_sum"] or 0.0, row["squared_sum"] or 0.0)
    for name in counted:
        for row in table.group_by(["combination", name]).aggregate([([], "count_all")]).to_pylist():
            counts = found.cells[row["combination"]].counts.setdefault(name, {})
            value = row[name]
            if value in counts or len(counts) < MOST_VALUES or isinstance(value, int):
                counts[value] = counts.get(value, 0) + row["count_all"]


def joined_counts(cells: Sequence[Cell], name: str) -> dict[Any, int]:
    """How often each value of a column was there, over several combinations."""
    out: dict[Any, int] = {}
    for cell in cells:
        for value, n in cell.counts.get(name, {}).items():
            out[value] = out.get(value, 0) + n
    return out


def percentile(counts: Mapping[int, int], part: float) -> int:
    """The value that such a part of all is not above.

    >>> percentile({3: 1, 5: 2, 9: 1}, 0.5)
    5
    """
    left = part * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts, default=0)
