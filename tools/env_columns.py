"""Writes the tables of docs/envs.md from the layouts of the encoders: `python tools/env_columns.py [--check]`.

A column is named and described once, by the code that fills it (`<game>/encode.py`); the page shows what that says.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tableforge import envs
from tableforge.kernel.columns import Layout, NumberColumn

PAGE = Path(__file__).resolve().parent.parent / "docs" / "envs.md"
GAMES = {"keyforge": "KeyForge", "arkham": "Arkham Horror", "fateforge": "Fateforge"}
MOST_WORDS = 14  # of which a page lists all


def words(column: NumberColumn) -> str:
    """What the numbers of a column stand for, where they are words."""
    if not column.words:
        return ""
    if len(column.words) > MOST_WORDS:
        return f" (one of {len(column.words)} words)"
    return f" (from 1: {', '.join(column.words)})"


def rows(columns: tuple[NumberColumn, ...]) -> list[str]:
    """The rows of a table; columns that differ in a seat or a face alone are told once."""
    out = []
    told: set[str] = set()
    for k, column in enumerate(columns):
        name = re.sub(r"^(seat-\d|foe)-", lambda m: "foe-" if m[1] == "foe" else "seat-n-", column.name)
        if name in told:
            continue
        told.add(name)
        out.append(f"| {k} | `{name}` | {column.says}{words(column)} |")
    return out


def section(name: str, layout: Layout) -> str:
    """The tables of one game."""
    lines = [f"### {GAMES[name]}", ""]
    blocks = (
        ("table", layout.table, ""),
        ("cards", layout.cards, f", {layout.rows} rows"),
        ("options", layout.options, f", {layout.places} rows"),
    )
    for block, columns, how_many in blocks:
        lines += [
            f"`{block}`: {len(columns)} columns{how_many}",
            "",
            "| | column | what it says |",
            "| --- | --- | --- |",
        ]
        lines += [*rows(columns), ""]
    return "\n".join(lines)


def page(text: str) -> str:
    """The page with its tables written anew."""
    tables = "\n".join([section(name, envs.layout(name)) for name in GAMES])
    return re.sub(r"(<!-- columns -->\n).*(<!-- end -->)", lambda m: f"{m[1]}\n{tables}\n{m[2]}", text, flags=re.DOTALL)


def main() -> int:
    before = PAGE.read_text("utf-8")
    after = page(before)
    if "--check" in sys.argv[1:]:
        return int(before != after)
    PAGE.write_text(after, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
