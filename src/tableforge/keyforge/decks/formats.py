"""Deck files, told apart by what is in them: Master Vault JSON, Decks of KeyForge JSON and CSV, keyteki JSON, our text.

`read` gives the decks or says everything that is wrong with them; `survey` gives the good ones beside the others;
`to_text` writes the form that people read (`as_text`).  A file is never trusted: sizes, counts, lengths and nesting
have caps, and nothing is written.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator
from typing import Final

from tableforge.decks.files import all_playable, decode_text, is_file, read_bytes, survey_decks
from tableforge.decks.refusals import ADDRESS
from tableforge.decks.values import parse
from tableforge.decks.wording import Verdict, at_line, clean, playable_deck, shorten
from tableforge.errors import BadDeck
from tableforge.keyforge.cards import CARDS, titles
from tableforge.keyforge.decks import as_json, refusals
from tableforge.keyforge.decks.as_text import MOST_LINES, from_text, to_text
from tableforge.keyforge.decks.deck import LONGEST_TITLE, MOST_LATER, Deck, Draft, Judge, Line, tables
from tableforge.keyforge.decks.problems import DECK_SIZE, no_deck
from tableforge.keyforge.decks.refusals import DOK_CSV
from tableforge.keyforge.names import HOUSES
from tableforge.tongue.spelling import squash

ONE_DECK: Final = 1 << 20
LONGEST_LINE: Final = 128 << 10
MOST_COLUMNS: Final = 200

TEXT: Final = "deck text"


# ---------------------------------------------------------------- doors
def read(data: bytes | str, source: str = "") -> list[Deck]:
    """The decks of a file; `BadDeck` with every problem if one of them cannot be played.

    >>> from tableforge.keyforge.decks.deck import load
    >>> onyx = load("starter:onyx")
    >>> read(to_text(onyx)) == [onyx]
    True
    """
    return all_playable(survey(data, source), source)


def survey(data: bytes | str, source: str = "") -> list[Verdict[Deck]]:
    """Every deck of a file, playable or not; `BadDeck` if it is no deck file at all."""
    return survey_decks(lambda: _verdicts(decode_text(data, refusals.WOULD_DO)), source, refusals.WOULD_DO)


def _verdicts(text: str) -> list[Verdict[Deck]]:
    judge = Judge()
    return [judge.verdict(draft) for draft in _drafts(text)]


def survey_file(path: str) -> list[Verdict[Deck]]:
    """Every deck of the file at a path."""
    return survey(read_bytes(path, refusals.KINDS_OF_REF), shorten(path, 100))


def read_file(path: str) -> list[Deck]:
    """The decks of the file at a path, as `read` gives them."""
    return [playable_deck(verdict, path) for verdict in survey_file(path)]


def detect(text: str) -> str:
    """The kind of a file by its content; JSON is told apart further when it is read."""
    start = text[:4096].lstrip()
    if start.startswith(("{", "[")):
        return "JSON"
    if start.startswith("<"):
        raise no_deck(refusals.WEB_PAGE)
    if "House 1 Cards" in text[:LONGEST_LINE].lstrip().partition("\n")[0]:
        return DOK_CSV
    alone = text.strip() if len(text) < 500 else ""
    if "\n" not in alone and (as_json.UUID.fullmatch(alone) or alone.startswith(("http://", "https://"))):
        raise no_deck(ADDRESS)
    return TEXT


def _drafts(text: str) -> Iterator[Draft]:
    kind = detect(text)
    if kind == DOK_CSV:
        return _csv(text)
    if len(text) > ONE_DECK:
        raise no_deck(refusals.TOO_LARGE_BUT_CSV.fill(most=ONE_DECK >> 20, csv=DOK_CSV))
    return as_json.decks_of(parse(text, refusals.WOULD_DO)) if kind == "JSON" else iter([from_text(text)])


# ---------------------------------------------------------------- CSV
def _csv(text: str) -> Iterator[Draft]:
    """The rows of an export, columns found by their names."""
    header, rows = _csv_rows(text)
    later = 0
    for line, row in rows:
        cells = {name: row[i] if i < len(row) else "" for name, i in header.items()}
        later += squash(cells.get("Expansion", "")[:LONGEST_TITLE]) in tables()[1]
        yield _csv_deck(cells, line, later <= MOST_LATER)


def _csv_rows(text: str) -> tuple[dict[str, int], list[tuple[int, list[str]]]]:
    """Where each column stands, and the rows with their line numbers; all caps hold before any row is looked into."""
    if text.count("\n") > MOST_LINES:
        raise BadDeck(refusals.CSV_LINES.fill(most=MOST_LINES))
    head = text.lstrip().partition("\n")[0]
    rows = csv.reader(_short_lines(text), delimiter=";" if head.count(";") > head.count(",") else ",")
    header: dict[str, int] = {}
    found: list[tuple[int, list[str]]] = []
    try:
        for row in rows:
            if len(row) > MOST_COLUMNS:
                raise BadDeck(refusals.CSV_COLUMNS.fill(n=rows.line_num, columns=len(row), most=MOST_COLUMNS))
            if not any(row):
                continue
            if not header:
                header = {name.strip(): i for i, name in enumerate(row)}
                for name in ("Name", "Houses", "House 1 Cards", "House 2 Cards", "House 3 Cards"):
                    if name not in header:
                        raise BadDeck(refusals.CSV_NO_COLUMN.fill(name=name))
                continue
            found.append((rows.line_num, row))
            if len(found) > as_json.MOST_DECKS:
                raise BadDeck(refusals.CSV_DECKS.fill(most=as_json.MOST_DECKS))
    except csv.Error as e:
        raise BadDeck(refusals.CSV_DAMAGED.fill(n=rows.line_num, e=e)) from None
    return header, found


def _short_lines(text: str) -> Iterator[str]:
    for line in io.StringIO(text.lstrip(), newline=""):
        if len(line) > LONGEST_LINE:
            raise BadDeck(refusals.CSV_LONG_LINE.fill(most=LONGEST_LINE >> 10))
        yield line


def _csv_deck(row: dict[str, str], line: int, full: bool) -> Draft:
    draft = Draft(row["Name"], row.get("Expansion", ""), id=as_json.vault_id(row.get("Master Vault Link")))
    draft.houses = [clean(house[:LONGEST_TITLE]) for house in row["Houses"][:500].split("|") if house.strip()]
    pods = [row[f"House {i} Cards"].split("|") for i in (1, 2, 3)]
    if not full and squash(row.get("Expansion", "")[:LONGEST_TITLE]) in tables()[1]:
        return draft  # of the many decks of later sets, `Judge` tells no more than the set
    where = at_line(line)
    if (cards := sum([len(pod) for pod in pods])) > 2 * DECK_SIZE:
        draft.problems.append(refusals.CSV_SIZE.fill(size=DECK_SIZE, cards=cards, where=where))
        return draft
    for house, pod in zip(_pod_houses(draft.houses, pods), pods):
        cut = [clean(title[: LONGEST_TITLE + 1]) for title in pod]
        draft.lines += [Line(title, house, where=where) for title in cut if title]
    return draft


def _pod_houses(houses: list[str], pods: list[list[str]]) -> list[str]:
    """Which house each column belongs to: as 'Houses' orders them, unless the cards say another order clearly."""
    most, known_titles = [], titles()
    for pod in pods:
        ids = [known_titles.get(squash(title[:LONGEST_TITLE])) for title in pod]
        printed = Counter([CARDS[id].house.house for id in ids if id])
        most.append(HOUSES[printed.most_common(1)[0][0]] if printed else "")
    _, _, known, _ = tables()
    if sorted(most) == sorted([known.get(squash(house), "?") for house in houses]):
        return most
    return [*houses[:3], "", "", ""][:3]


__all__ = ["detect", "is_file", "playable_deck", "read", "read_file", "survey", "survey_file", "to_text"]
