"""How strong an owner's decks play, beside the rating that the owner's own export gives them: Spearman's rank correlation.

>>> spearman([1.0, 2.0, 3.0, 4.0], [10.0, 20.0, 40.0, 30.0])
0.8
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tableforge.lab import refusals
from tableforge.lab.errors import BadExperiment
from tableforge.lab.rating import CONFIDENCE
from tableforge.table.library import Deck, DeckReader
from tableforge.tongue.text import Text, system_says

NAME: Final = "Name"
RATING: Final = "Sas Rating"
LEAST: Final = 4
ENOUGH: Final = 100  # decks from which the interval is narrow
LARGEST: Final = 64 << 20


class Valued(NamedTuple):
    """A deck and the rating that its owner's export gives it."""

    deck: Deck
    rating: float


def read_export(path: Path, reader: DeckReader) -> tuple[list[Valued], list[Text]]:
    """The decks of an export that can be played and have a rating, and why each of the others was left out."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST)
    except OSError as e:
        raise BadExperiment(refusals.NOT_READ.fill(path=path, why=system_says(e))) from None
    ratings = ratings_of(data.decode("utf-8-sig", errors="replace"), path)
    found, left = [], []
    for verdict in reader.survey(data, str(path)):
        if verdict.deck is None:
            left.append(verdict.problems[0] if verdict.problems else Text(verdict.name))
        elif verdict.name in ratings:
            found.append(Valued(verdict.deck, ratings[verdict.name]))
    return found, left


def ratings_of(text: str, path: Path) -> dict[str, float]:
    """The ratings of an export, by the names of the decks."""
    first = text.lstrip().partition("\n")[0]
    rows = csv.DictReader(
        io.StringIO(text.lstrip(), newline=""), delimiter=";" if first.count(";") > first.count(",") else ","
    )
    heads = [head.strip() for head in rows.fieldnames or ()]
    for column in (NAME, RATING):
        if column not in heads:
            raise BadExperiment(refusals.NO_RATING.fill(path=path, column=column))
    out = {}
    try:
        for row in rows:
            told = {str(key).strip(): value for key, value in row.items()}
            try:
                out[str(told[NAME])] = float(str(told[RATING]).replace(",", "."))
            except ValueError:
                continue
    except csv.Error as e:
        raise BadExperiment(refusals.NOT_READ.fill(path=path, why=Text(str(e)))) from None
    return out


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value; equal ones share theirs.

    >>> ranks([5.0, 1.0, 5.0])
    [2.5, 1.0, 2.5]
    """
    ordered = sorted(range(len(values)), key=lambda k: values[k])
    out = [0.0] * len(values)
    at = 0
    while at < len(ordered):
        end = at
        while end < len(ordered) and values[ordered[end]] == values[ordered[at]]:
            end += 1
        for k in ordered[at:end]:
            out[k] = (at + 1 + end) / 2
        at = end
    return out


def spearman(x: Sequence[float], y: Sequence[float]) -> float:
    """The correlation of two rankings: 1 where they agree, -1 where one is the other upside down, 0 where one of them is flat."""
    a, b = ranks(x), ranks(y)
    n = len(a)
    ma, mb = sum(a) / n, sum(b) / n
    sab = sum([(p - ma) * (q - mb) for p, q in zip(a, b)])
    saa, sbb = sum([(p - ma) ** 2 for p in a]), sum([(q - mb) ** 2 for q in b])
    return sab / math.sqrt(saa * sbb) if saa and sbb else 0.0


def interval(rho: float, n: int) -> tuple[float, float]:
    """Between which values a rank correlation lies with 95 %, by Fisher's transformation with Bonett and Wright's variance.

    >>> [round(x, 2) for x in interval(0.5, 103)]
    [0.33, 0.64]
    """
    if n <= 3:
        return -1.0, 1.0
    z = math.atanh(max(-0.999999, min(0.999999, rho)))
    wide = CONFIDENCE * math.sqrt((1 + rho**2 / 2) / (n - 3))
    return math.tanh(z - wide), math.tanh(z + wide)
