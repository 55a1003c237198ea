"""Charts as inline SVG: drawn by numbers alone, coloured by the page around them, so that they are at home in light and in dark."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, Protocol

from tableforge.lab.texts import number, with_margin
from tableforge.tongue.text import LANGUAGES

WIDTH: Final = 860
LABELS: Final = 250  # the width of names on the left
WIDEST: Final = 440  # where names need more, so that those that begin alike are told apart
ROW: Final = 24
COLOURS: Final = 8
LETTER: Final = 7.2  # about the width of a letter
MOST_BINS: Final = 60


class Chart(Protocol):
    """Something that can be drawn."""

    def svg(self) -> str:
        """The drawing."""
        ...


def ticks(low: float, high: float, about: int = 6, least: float = 0.0) -> list[float]:
    """Round numbers along an axis, at least so far from each other: 1 where only whole numbers have a meaning.

    >>> ticks(0, 100), ticks(-40, 55, 4), ticks(0, 2, 4), ticks(0, 2, 4, least=1)
    ([0, 20, 40, 60, 80, 100], [0, 50], [0.0, 0.5, 1.0, 1.5, 2.0], [0, 1, 2])
    """
    if high <= low:
        return [low]
    raw = (high - low) / about
    size = 10 ** math.floor(math.log10(raw))
    step = max(least, next(size * k for k in (1, 2, 5, 10) if size * k >= raw))
    first = math.ceil(low / step - 1e-9)
    return [k * step for k in range(first, math.floor(high / step + 1e-9) + 1)]


def shorten(name: str, most: int) -> str:
    """Return a name of at most so many letters; what is cut off shows as an ellipsis."""
    return name if len(name) <= most else name[: most - 1] + "…"


def room_for(names: Sequence[str]) -> float:
    """How wide the names on the left are.

    >>> room_for(["short"]), room_for(["x" * 40]), room_for(["x" * 90])
    (250.0, 298.0, 440.0)
    """
    return float(min(WIDEST, max(LABELS, LETTER * max([len(name) for name in names], default=0) + 10)))


def draw(height: float, inside: Sequence[str], label: str = "") -> str:
    """A whole drawing."""
    named = f' aria-label="{escape(label)}"' if label else ""
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img"{named}>{"".join(inside)}</svg>'


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "") -> str:
    """Return a text at a place, as SVG."""
    cls = f' class="{kind}"' if kind else ""
    at = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{cls}{at}>{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Return a line between two points, as SVG."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def rect(x: float, y: float, w: float, h: float, kind: str, title: str = "", more: str = "") -> str:
    """Return a rectangle, as SVG; `title` is told where a pointer rests on it."""
    told = f"<title>{escape(title)}</title>" if title else ""
    size = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, w):.1f}" height="{max(0.0, h):.1f}"'
    return f'<rect {size} class="{kind}"{more}>{told}</rect>'


class Intervals:
    """A point with its margin for each name."""

    def __init__(
        self,
        rows: Sequence[tuple[str, float, float]],
        lang: str,
        *,
        low: float | None = None,
        high: float | None = None,
        zero: float | None = None,
        digits: int = 1,
        sign: bool = False,
    ) -> None:
        self.rows = rows
        self.lang = lang
        ends = [x for _, value, margin in rows for x in (value - margin, value + margin)] or [0.0, 1.0]
        self.low = min(ends) if low is None else low
        self.high = max(ends) if high is None else high
        if self.high <= self.low:
            self.high = self.low + 1
        self.zero = zero
        self.digits = digits
        self.sign = sign

    def svg(self) -> str:
        """The chart as a picture."""
        right = WIDTH - 110
        labels = room_for([name for name, _, _ in self.rows])
        height = ROW * len(self.rows) + 34

        def at(value: float) -> float:
            part = (value - self.low) / (self.high - self.low)
            return labels + max(0.0, min(1.0, part)) * (right - labels)

        out = []
        for tick in ticks(self.low, self.high):
            out.append(line(at(tick), 4, at(tick), height - 26, "axis" if tick == self.zero else "grid"))
            out.append(text(at(tick), height - 8, number(tick, self.lang, 0, self.sign), "mute", "middle"))
        for k, (name, value, margin) in enumerate(self.rows):
            y = ROW * k + 18
            told = with_margin(value, margin, self.lang, self.digits, self.sign)
            out.append(text(labels - 10, y + 4, shorten(name, int(labels / LETTER)), "", "end"))
            out.append(line(at(value - margin), y, at(value + margin), y, "margin"))
            tip = escape(f"{name}{LANGUAGES[self.lang].colon}{told}")
            out.append(f'<circle cx="{at(value):.1f}" cy="{y}" r="5" class="c0"><title>{tip}</title></circle>')
            out.append(text(right + 10, y + 4, told, "mute"))
        return draw(height, out)


class Heat:
    """How each row did against each column, in percent: one colour above a half, another below."""

    def __init__(
        self, names: Sequence[str], cells: Mapping[tuple[int, int], tuple[float, float, int]], lang: str
    ) -> None:
        self.names = names
        self.cells = cells
        self.lang = lang

    def svg(self) -> str:
        """The chart as a picture."""
        n = len(self.names)
        size = min(46.0, (WIDTH - LABELS - 10) / n)
        most = max([len(shorten(name, 26)) for name in self.names])
        top = 12 + 0.72 * LETTER * most
        out = []
        for k, name in enumerate(self.names):
            told = shorten(name, 26)
            x, y = LABELS + size * (k + 0.5), top + size * (k + 0.5)
            out.append(text(LABELS - 8, y + 4, shorten(name, int(LABELS / LETTER)), "", "end"))
            turned = f'transform="rotate(-46 {x:.1f} {top - 6:.1f})"'
            out.append(f'<text x="{x:.1f}" y="{top - 6:.1f}" {turned}>{escape(told)}</text>')
        for (i, j), (won, margin, games) in self.cells.items():
            x, y = LABELS + size * j, top + size * i
            pair = f"{self.names[i]} – {self.names[j]}{LANGUAGES[self.lang].colon}"
            told = f"{pair}{with_margin(won, margin, self.lang)} % ({number(games, self.lang)})"
            strength = min(1.0, abs(won - 50) / 40)
            kind = "good" if won >= 50 else "bad"
            more = f' fill-opacity="{strength:.2f}"'
            out.append(rect(x + 1, y + 1, size - 2, size - 2, "empty"))
            out.append(rect(x + 1, y + 1, size - 2, size - 2, kind, told, more))
            if size > 26:
                out.append(text(x + size / 2, y + size / 2 + 4, number(won, self.lang), "cell", "middle"))
        return draw(top + size * n + 8, out)


class Histogram:
    """How often each number was there."""

    def __init__(self, counts: Mapping[int, int], lang: str) -> None:
        self.counts = counts
        self.lang = lang

    def svg(self) -> str:
        """The chart as a picture."""
        low, high = min(self.counts), max(self.counts)
        step = max(1, math.ceil((high - low + 1) / MOST_BINS))
        bins: dict[int, int] = {}
        for value, n in self.counts.items():
            bins[(value - low) // step] = bins.get((value - low) // step, 0) + n
        places = (high - low) // step + 1
        top, bottom, left, right = 10.0, 190.0, 60.0, WIDTH - 14.0
        most = max(bins.values())
        each = (right - left) / places
        out = []
        for tick in ticks(0, most, 4, least=1):
            y = bottom - tick / most * (bottom - top)
            out += [line(left, y, right, y, "grid"), text(left - 8, y + 4, number(tick, self.lang), "mute", "end")]
        for k, n in sorted(bins.items()):
            tall = n / most * (bottom - top)
            first = low + k * step
            name = (
                number(first, self.lang)
                if step == 1
                else f"{number(first, self.lang)}–{number(first + step - 1, self.lang)}"
            )
            told = f"{name}{LANGUAGES[self.lang].colon}{number(n, self.lang)}"
            out.append(rect(left + each * k + 0.5, bottom - tall, each - 1, tall, "c0", told))
        for tick in ticks(low, high, 10, least=1):
            x = left + each * ((tick - low) / step + 0.5)
            out.append(text(x, bottom + 18, number(tick, self.lang), "mute", "middle"))
        return draw(bottom + 28, out)


def legend(names: Sequence[str], y: float) -> tuple[list[str], float]:
    """Names with their colours, in as many lines as they need; and how far down that goes."""
    out: list[str] = []
    x = 60.0
    for k, name in enumerate(names):
        told = shorten(name, 40)
        wide = 30 + LETTER * len(told)
        if x + wide > WIDTH and x > 60:
            x, y = 60.0, y + 20
        out += [rect(x, y - 9, 11, 11, f"c{k % COLOURS}"), text(x + 16, y + 1, told)]
        x += wide
    return out, y + 12


class Lines:
    """Several courses over turns."""

    def __init__(self, lines: Sequence[tuple[str, Sequence[float]]], lang: str) -> None:
        self.lines = lines
        self.lang = lang

    def svg(self) -> str:
        """The chart as a picture."""
        top, bottom, left, right = 10.0, 230.0, 60.0, WIDTH - 14.0
        longest = max([len(values) for _, values in self.lines], default=1)
        most = max([max(values, default=0.0) for _, values in self.lines], default=1.0) or 1.0
        each = (right - left) / max(1, longest - 1)
        out = []
        for tick in ticks(0, most, 5):
            y = bottom - tick / most * (bottom - top)
            told = number(tick, self.lang, 0 if tick == int(tick) else 1)
            out += [line(left, y, right, y, "grid"), text(left - 8, y + 4, told, "mute", "end")]
        for tick in ticks(1, longest, 10, least=1):
            out.append(text(left + each * (tick - 1), bottom + 18, number(tick, self.lang), "mute", "middle"))
        for k, (name, values) in enumerate(self.lines):
            points = " ".join(
                [f"{left + each * n:.1f},{bottom - v / most * (bottom - top):.1f}" for n, v in enumerate(values)]
            )
            out.append(
                f'<polyline points="{points}" class="line l{k % COLOURS}"><title>{escape(name)}</title></polyline>'
            )
        named, end = legend([name for name, _ in self.lines], bottom + 42)
        return draw(end, [*out, *named])


class Stacked:
    """The shares of several values, in one bar for each name."""

    def __init__(self, names: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]], lang: str) -> None:
        self.names = names
        self.rows = rows
        self.lang = lang

    def svg(self) -> str:
        """The chart as a picture."""
        right = WIDTH - 14.0
        labels = room_for([name for name, _ in self.rows])
        out = []
        for k, (name, parts) in enumerate(self.rows):
            y, x = ROW * k + 6.0, labels
            out.append(text(labels - 10, y + 13, shorten(name, int(labels / LETTER)), "", "end"))
            for n, part in enumerate(parts):
                wide = part / 100 * (right - labels)
                told = f"{name}{LANGUAGES[self.lang].colon}{self.names[n]} {number(part, self.lang, 1)} %"
                out.append(rect(x, y, max(0.0, wide - 1), ROW - 6, f"c{n % COLOURS}", told))
                x += wide
        named, end = legend(self.names, ROW * len(self.rows) + 22)
        return draw(end, [*out, *named])
