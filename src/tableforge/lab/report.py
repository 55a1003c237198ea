"""A report of results: sections with a table each, and with a chart where one says more.  `page` and the command line show them."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass, field
from typing import Any, Final

from tableforge import games
from tableforge.lab import texts
from tableforge.lab.charts import Chart, Heat, Histogram, Intervals, Lines, Stacked
from tableforge.lab.figures import Figures, joined_counts, percentile
from tableforge.lab.parts import word_of
from tableforge.lab.play import axis_columns, cell_text
from tableforge.lab.rating import share
from tableforge.lab.texts import number, span, with_margin

MOST_LINES: Final = 8  # in one chart
MOST_BARS: Final = 60
MOST_HEAT: Final = 60
MOST_SHARES: Final = 8  # values of a share that are told apart; all others are one


@dataclass
class ReportSection:
    """One part of a report: a table, a note under it, a chart."""

    title: str
    heads: list[str]
    rows: list[list[str]]
    numbers: tuple[int, ...] = ()
    note: str = ""
    chart: Chart | None = None
    hidden: bool = False  # whether a screen leaves the table out: it is too wide


@dataclass
class LabReport:
    """The whole of it."""

    title: str
    facts: list[tuple[str, str]]
    sections: list[ReportSection] = field(default_factory=list)


def report(found: Figures, lang: str) -> LabReport:
    """What a folder says, in a language."""
    e = found.experiment
    total = number(e.total, lang)
    title = texts.TITLE.fill(game=games.game(e.game).title, games=number(found.games, lang), total=total).text(lang)
    facts = [
        (texts.ENGINE, found.engine),
        (texts.BEGUN, found.begun),
        (texts.SEED, str(e.seed)),
        (texts.COMBINATIONS, number(len(e.combinations), lang)),
        (
            texts.CPU,
            f"{span(found.seconds, lang)} ({number(1e3 * found.seconds / found.games, lang, 1)} ms × {number(found.games, lang)})",
        ),
        (texts.UNFINISHED, number(found.unfinished_games, lang)),
        (texts.FAILED, number(len(found.failures), lang)),
    ]
    out = LabReport(title, [(name.text(lang), value) for name, value in facts])
    out.sections += contests(found, lang) if found.contest else together(found, lang)
    out.sections += means(found, lang)
    out.sections += shares(found, lang)
    out.sections += lengths(found, lang)
    out.sections += courses(found, lang)
    return out


def head(text: str) -> str:
    """A title with a capital."""
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------- who won
def contests(found: Figures, lang: str) -> list[ReportSection]:
    """Ratings of all entrants, and how each did against each other."""
    ratings = found.ratings()
    if not ratings.ratings:
        return together(found, lang)
    note = texts.SEAT_WORTH.fill(
        elo=number(ratings.seat, lang, 0, True), margin=number(ratings.seat_margin, lang)
    ).text(lang)
    groups = ratings.groups
    notes = [note, texts.INTERVALS.text(lang), *([texts.GROUPS.text(lang)] if len(groups) > 1 else [])]
    out = []
    for k, group in enumerate(groups, 1):
        rows = [
            [
                r.name,
                number(r.games, lang),
                with_margin(r.won, r.won_margin, lang),
                with_margin(r.elo, r.margin, lang, 0, True),
            ]
            for r in group
        ]
        elo = [(r.name, r.elo, r.margin) for r in group[:MOST_BARS]]
        title = texts.RATINGS if len(groups) == 1 else texts.RATINGS_OF.fill(k=k, of=len(groups))
        heads = [h.text(lang) for h in (texts.ENTRANT, texts.GAMES, texts.WON, texts.ELO)]
        chart = Intervals(elo, lang, zero=0.0, digits=0, sign=True)
        out.append(ReportSection(title.text(lang), heads, rows, (1, 2, 3), " ".join(notes), chart))
        names = [r.name for r in group][:MOST_HEAT]
        if len(names) > 2:
            out.append(pairs(found, names, lang))
    return out


def pairs(found: Figures, names: list[str], lang: str) -> ReportSection:
    """How each of some entrants did against each other."""
    met = found.pairs()
    cells: dict[tuple[int, int], tuple[float, float, int]] = {}
    grid = []
    for i, a in enumerate(names):
        line = [a]
        for j, b in enumerate(names):
            n, won = met.get((a, b), (0, 0.0))
            line.append(number(100 * won / n, lang) if n else "")
            if n:
                cells[i, j] = (*share(won, n), round(n))
        grid.append(line)
    section = ReportSection(texts.PAIRS.text(lang), ["", *names], grid, tuple(range(1, len(names) + 1)))
    section.chart = Heat(names, cells, lang)
    section.hidden = len(names) > 10
    return section


def together(found: Figures, lang: str) -> list[ReportSection]:
    """How often each combination was won."""
    rows, bars = [], []
    for k, cell in enumerate(found.cells):
        won, margin = share(cell.score, cell.games)
        axes = [found.value(k, name, lang) for name in found.telling]
        rows.append([*axes, number(cell.games, lang), with_margin(won, margin, lang)])
        bars.append((found.label(k, lang), won, margin))
    titles = {name: column.title for name, column in reversed(axis_columns(found.experiment))}
    heads = [*[titles[name].text(lang) for name in found.telling], texts.GAMES.text(lang), texts.WON.text(lang)]
    n = len(found.telling)
    chart = Intervals(bars[:MOST_BARS], lang, low=0.0, high=100.0)
    return [ReportSection(texts.WON_TITLE.text(lang), heads, rows, (n, n + 1), texts.INTERVALS.text(lang), chart)]


# ---------------------------------------------------------------- figures of the game
def means(found: Figures, lang: str) -> list[ReportSection]:
    """The mean of every figure that has one, by entrant or by combination."""
    columns = found.columns("mean")
    sided = {c.name.rpartition("_")[0]: c for c in columns if c.side == 0}
    out = []
    if sided:
        by = {name: found.by_entrant(name, "means") for name in sided}
        entrants = list(dict.fromkeys([entrant for sums in by.values() for entrant in sums]))
        rows = [
            [
                x,
                *[
                    with_margin(by[name][x].mean, by[name][x].margin, lang, 2) if x in by[name] else ""
                    for name in sided
                ],
            ]
            for x in entrants
        ]
        heads = [texts.ENTRANT.text(lang), *[c.title.text(lang) for c in sided.values()]]
        out.append(ReportSection(texts.MEANS.text(lang), heads, rows, tuple(range(1, len(heads)))))
    plain = [
        c for c in columns if c.side < 0 and any([cell.means[c.name].n for cell in found.cells if c.name in cell.means])
    ]
    if not plain:
        return out
    rows = []
    for k, cell in enumerate(found.cells):
        sums = [cell.means.get(c.name) for c in plain]
        told = [with_margin(s.mean, s.margin, lang, 2) if s is not None and s.n else "" for s in sums]
        rows.append([found.label(k, lang), *told])
    heads = [texts.COMBINATION.text(lang), *[c.title.text(lang) for c in plain]]
    out.append(ReportSection(texts.MEANS.text(lang), heads, rows, tuple(range(1, len(heads)))))
    return out


def shares(found: Figures, lang: str) -> list[ReportSection]:
    """How often each value of a figure was there."""
    out = []
    for column in found.columns("share"):
        total = joined_counts(found.cells, column.name)
        if not total or [*total] in ([""], [None]):
            continue
        common = sorted(total, key=lambda value: (-total[value], str(value)))
        told, rest = common[:MOST_SHARES], common[MOST_SHARES:]
        names = [word_of(found.experiment.game, column.name, str(value or ""), lang) or "–" for value in told]
        names += ["…"] if rest else []
        rows, bars = [], []
        for k, cell in enumerate(found.cells):
            counts = cell.counts.get(column.name, {})
            n = max(1, sum(counts.values()))
            parts = [100 * counts.get(value, 0) / n for value in told]
            if rest:
                parts.append(100 * sum([counts.get(value, 0) for value in rest]) / n)
            rows.append([found.label(k, lang), *[number(x, lang, 1) for x in parts]])
            bars.append((found.label(k, lang), parts))
        title = texts.SHARES.fill(what=head(column.title.text(lang))).text(lang)
        section = ReportSection(title, [texts.COMBINATION.text(lang), *names], rows, tuple(range(1, len(names) + 1)))
        section.chart = Stacked(names, bars[:MOST_BARS], lang)
        out.append(section)
    return out


def lengths(found: Figures, lang: str) -> list[ReportSection]:
    """How long games were, in each measure that there is."""
    rows, out = [], []
    for column in found.columns("length"):
        counts = {int(v): n for v, n in joined_counts(found.cells, column.name).items() if v is not None}
        if not counts:
            continue
        games = sum(counts.values())
        mean = sum([v * n for v, n in counts.items()]) / games
        told = [percentile(counts, 0.5), percentile(counts, 0.95), max(counts)]
        name = head(column.title.text(lang))
        rows.append([name, number(mean, lang, 1), *[number(x, lang) for x in told]])
        title = texts.LENGTHS.fill(what=name).text(lang)
        out.append(ReportSection(title, [], [], chart=Histogram(counts, lang)))
    heads = [h.text(lang) for h in (texts.FIGURE, texts.MEAN, texts.MEDIAN, texts.NINETY_FIVE, texts.MOST)]
    return [ReportSection(texts.LENGTH.text(lang), heads, rows, (1, 2, 3, 4)), *out] if rows else []


def courses(found: Figures, lang: str) -> list[ReportSection]:
    """How figures go on average from turn to turn."""
    out = []
    for column in found.columns("course"):
        if column.side != 0:
            continue
        by = found.by_entrant(column.name.rpartition("_")[0], "courses")
        entrants = list(by)
        if found.contest and (ranked := [r.name for r in found.ratings().ratings]):
            entrants = [x for x in ranked if x in by]
        if len(entrants) > MOST_LINES:  # the strongest and the weakest
            entrants = entrants[: MOST_LINES // 2] + entrants[-MOST_LINES // 2 :]
        lines = [(x, by[x].means()) for x in entrants]
        title = texts.COURSES.fill(what=head(column.title.text(lang))).text(lang)
        note = texts.COURSE_NOTE.fill(games=number(found.courses, lang)).text(lang)
        out.append(ReportSection(title, [], [], note=note, chart=Lines(lines, lang)))
    return out


# ---------------------------------------------------------------- for other programs
def as_csv(found: Figures) -> str:
    """One line for each combination: its axes, games, won and the margin, and every mean with its margin."""
    out = io.StringIO()
    columns = found.columns("mean")
    axes = list(found.experiment.axes)
    heads = ["combination", *axes, "games", "won", "margin", "unfinished"]
    heads += [name for c in columns for name in (c.name, f"{c.name}_margin")]
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(heads)
    for k, (one, cell) in enumerate(zip(found.experiment.combinations, found.cells)):
        won, margin = share(cell.score, cell.games)
        cells: list[object] = [k, *[cell_text(one[name]) for name in axes], cell.games]
        cells += [round(won, 4) if cell.games else "", round(margin, 4), cell.unfinished]
        for c in columns:
            s = cell.means.get(c.name)
            cells += [round(s.mean, 6), round(s.margin, 6)] if s is not None and s.n else ["", ""]
        writer.writerow(cells)
    return out.getvalue()


def as_json(found: Figures) -> dict[str, Any]:
    """The figures as plain data."""
    e = found.experiment
    combinations = []
    for one, cell in zip(e.combinations, found.cells):
        won, margin = share(cell.score, cell.games)
        combinations.append(
            {
                "settings": one,
                "games": cell.games,
                "won": round(won, 4),
                "margin": round(margin, 4),
                "unfinished": cell.unfinished,
                "means": {name: [round(s.mean, 6), round(s.margin, 6)] for name, s in cell.means.items() if s.n},
                "counts": {name: {str(v): n for v, n in counts.items()} for name, counts in cell.counts.items()},
            }
        )
    out: dict[str, Any] = {
        "game": e.game,
        "engine": found.engine,
        "games": found.games,
        "of": e.total,
        "failed": len(found.failures),
        "combinations": combinations,
    }
    if found.contest:
        ratings = found.ratings()
        out["ratings"] = [{name: getattr(r, name) for name in r.__slots__} for r in ratings.ratings]
        out["moving_first"] = [ratings.seat, ratings.seat_margin]
    return out
